"""How far everything is: for the bots, which look it up at every thought.

Land and skills fix the exploration costs (and under ghost card 3 the ghosts), so the nearest
places of each kind are worked out once for every hex somebody stands on, and then read as tables.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from heapq import heappop, heappush
from typing import Final, NamedTuple

from igroteka.games.kalena.content import CITY, FOREST, MOUNTAIN, PLAIN, SUBURB
from igroteka.games.kalena.rules.land import NEIGHBOURS, Land
from igroteka.games.kalena.rules.powers import haunting_of
from igroteka.games.kalena.rules.state import Kalena, Player

Places = tuple[tuple[int, int], ...]
"""Pairs (distance, hex), the nearest first."""


@dataclass(slots=True)
class View:
    """What lies around one hex, by distance in exploration tokens."""

    everywhere: Places
    terrain: dict[int, Places]
    lakeside: Places
    """Land where a noria may stand."""
    wells: tuple[tuple[int, tuple[int, ...]], ...]
    """Where to stand for water, each with the hexes it may be taken from."""
    city: int
    suburb: int


Costs = tuple[int | None, ...]
"""By terrain; None for what cannot be entered."""


class Dread(NamedTuple):
    """KAL-EXPL-4: ghosts that make it dearer to enter their hexes."""

    surcharge: int
    ghosts: bytes
    """1 for each hex that holds one."""


FEARLESS: Final = Dread(0, bytes(len(NEIGHBOURS)))


def view_of(g: Kalena, player: Player, costs: Costs) -> View:
    """The view from where a player stands."""
    surcharge = haunting_of(g.ghost_cards).explore_cost
    dread = Dread(surcharge, bytes(g.ghosts)) if surcharge else FEARLESS
    return view(g.land.tiles, costs, player.hex, dread)


@lru_cache(maxsize=4096)
def view(tiles: tuple[str, ...], costs: Costs, start: int, dread: Dread = FEARLESS) -> View:
    """The view from a hex of a land with these tiles, at these costs."""
    land = _land(tiles)
    places = _distances(land, costs, start, dread)
    return View(
        everywhere=places,
        terrain={kind: _only(land, places, kind) for kind in (PLAIN, FOREST, MOUNTAIN)},
        lakeside=tuple(
            (far, hex)
            for far, hex in places
            if land.lakes[hex] and land.terrain[hex] not in (CITY, SUBURB)
        ),
        wells=tuple((far, (*land.lakes[hex], hex)) for far, hex in places if land.lakes[hex]),
        city=next(far for far, hex in places if land.terrain[hex] == CITY),
        suburb=next(far for far, hex in places if land.terrain[hex] == SUBURB),
    )


@lru_cache(maxsize=16)
def _land(tiles: tuple[str, ...]) -> Land:
    return Land.from_key(tiles)


def _only(land: Land, places: Places, terrain: int) -> Places:
    return tuple(place for place in places if land.terrain[place[1]] == terrain)


def _distances(land: Land, costs: Costs, start: int, dread: Dread) -> Places:
    """Every hex that can be entered, by the cheapest way there (Dijkstra)."""
    reached: dict[int, int] = {}
    frontier = [(0, start)]
    while frontier:
        far, hex = heappop(frontier)
        if hex in reached:
            continue
        reached[hex] = far
        for near in NEIGHBOURS[hex]:
            cost = costs[land.terrain[near]]
            if cost is not None and near not in reached:
                heappush(frontier, (far + cost + dread.surcharge * dread.ghosts[near], near))
    return tuple(sorted((far, hex) for hex, far in reached.items()))
