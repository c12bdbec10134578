"""How far everything is: for the bots, which look it up at every thought.

Land and skills fix the exploration costs, so the nearest places of each kind are worked out
once for every hex somebody stands on, and then read as tables.
"""

from __future__ import annotations

from functools import lru_cache
from heapq import heappop, heappush

import msgspec

from igroteka.games.kalena.content import CITY, FOREST, LAKE, MOUNTAIN, PLAIN, SUBURB
from igroteka.games.kalena.rules.land import NEIGHBOURS, Land
from igroteka.games.kalena.rules.powers import IMPASSABLE

Places = tuple[tuple[int, int], ...]
"""Pairs (distance, hex), the nearest first."""


class View(msgspec.Struct, frozen=True):
    """What lies around one hex, by distance in exploration tokens."""

    everywhere: Places
    terrain: dict[int, Places]
    lakeside: Places
    """Land where a noria may stand."""
    wells: tuple[tuple[int, tuple[int, ...]], ...]
    """Where to stand for water, each with the hexes it may be taken from."""
    city: int
    suburb: int


@lru_cache(maxsize=2048)
def view(tiles: tuple[str, ...], costs: tuple[int, ...], start: int) -> View:
    """The view from a hex of a land with these tiles, at these costs by terrain."""
    land = _land(tiles)
    places = _distances(land, costs, start)
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


def _distances(land: Land, costs: tuple[int, ...], start: int) -> Places:
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
            if cost < IMPASSABLE and land.terrain[near] != LAKE and near not in reached:
                heappush(frontier, (far + cost, near))
    return tuple(sorted((far, hex) for hex, far in reached.items()))
