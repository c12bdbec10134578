"""The action build (KAL-BUILD, KAL-BLDG)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from operator import ge
from typing import Final

from igroteka.games.kalena.content import (
    BUILDINGS,
    CITY,
    CONSTRUCTION,
    SUBURB,
    TERRAINS,
)
from igroteka.games.kalena.rules.land import HEX_ID, TERRAIN
from igroteka.games.kalena.rules.powers import powers_of
from igroteka.games.kalena.rules.state import EMPTY, Kalena, Player
from igroteka.games.kalena.rules.storage import can_spend, per_type, spend
from igroteka.games.kalena.rules.valour import gain_valour
from igroteka.kernel.actions import Action
from igroteka.kernel.flow import WHO, Flow, Option
from igroteka.kernel.state import put

_SITES: Final = tuple(
    frozenset(TERRAIN[name] for name in building.terrain) for building in BUILDINGS
)
_NEEDS_LAKE: Final = tuple(building.requires == "adjacent_lake" for building in BUILDINGS)
_COST: Final = tuple(per_type(building.cost.resources) for building in BUILDINGS)
_TOKENS: Final = tuple(building.cost.tokens["construction"] for building in BUILDINGS)
_NOWHERE: Final = {CITY: "KAL-TERR-3", SUBURB: "KAL-TERR-4"}
_KINDS: Final = tuple(
    tuple(
        tuple(
            number
            for number in range(len(BUILDINGS))
            if terrain in _SITES[number] and (lakeside or not _NEEDS_LAKE[number])
        )
        for lakeside in (False, True)
    )
    for terrain in range(len(TERRAINS))
)
"""The buildings that may stand on each terrain, away from lakes and beside one (KAL-BUILD-1)."""


@cache
def _buildings_on(hex: int) -> tuple[Option, ...]:
    name = HEX_ID[hex]
    return tuple(
        Option(
            f"build:{building.id}",
            "build",
            number,
            {"building": building.id, "hex": name, "cost": list(building.cost.resources)},
            (name, f"supply:{building.id}"),
        )
        for number, building in enumerate(BUILDINGS)
    )


def candidates(g: Kalena, player: Player) -> tuple[Option, ...]:
    """KAL-DEC-7: any of the buildings, on the hex of the sensoric."""
    return _buildings_on(player.hex)


def barred(g: Kalena, player: Player) -> str | None:
    """KAL-BUILD-2, KAL-BUILD-7, KAL-TERR-3, KAL-TERR-4: what forbids building here at all."""
    hex = player.hex
    terrain = g.land.terrain[hex]
    if terrain in _NOWHERE:
        return _NOWHERE[terrain]
    if g.buildings[hex] != EMPTY or g.ghosts[hex]:  # KAL-BLDG-6
        return "KAL-BUILD-2"
    return None if player.markers else "KAL-BUILD-7"


def forbids(g: Kalena, player: Player, option: Option) -> str | None:
    """KAL-BUILD-1, KAL-BUILD-6, KAL-TERM-9: the right terrain, in supply, and affordable."""
    building: int = option.value
    if g.land.terrain[player.hex] not in _SITES[building]:
        return "KAL-BUILD-1"
    if _NEEDS_LAKE[building] and not g.land.lakes[player.hex]:
        return "KAL-BUILD-1"
    if not g.building_supply[building]:
        return "KAL-BUILD-6"
    if player.active[CONSTRUCTION] < _TOKENS[building] or not can_spend(player, _COST[building]):
        return "KAL-TERM-9"
    return None


@cache
def _affordable(food: int, water: int, wood: int, ore: int) -> frozenset[int]:
    """The buildings whose resources such a storage holds."""
    held = (food, water, wood, ore)
    return frozenset(n for n, cost in enumerate(_COST) if all(map(ge, held, cost)))


def quick(g: Kalena, player: Player) -> Sequence[Option]:
    """Only the one or two kinds that fit the hex are looked at, and only if they can be paid."""
    affordable = _affordable(*player.resources)
    if not affordable or not player.active[CONSTRUCTION] or barred(g, player) is not None:
        return ()
    hex = player.hex
    options = _buildings_on(hex)
    kinds = _KINDS[g.land.terrain[hex]][1 if g.land.lakes[hex] else 0]
    return [options[n] for n in kinds if n in affordable and forbids(g, player, options[n]) is None]


def perform(g: Kalena, player: Player, option: Option) -> Flow[None]:
    """KAL-BUILD-3 to KAL-BUILD-5: pay, clear exhaustion, place with marker, gain valour."""
    building: int = option.value
    hex = player.hex
    left = player.active[CONSTRUCTION] - _TOKENS[building]
    player.active = put(player.active, CONSTRUCTION, left)
    spend(g, player, _COST[building])
    g.exhaustion_supply += g.exhausted[hex]
    g.exhausted = put(g.exhausted, hex, 0)
    g.building_supply = put(g.building_supply, building, g.building_supply[building] - 1)
    g.buildings = put(g.buildings, hex, building)
    g.owners = put(
        g.owners, hex, player.seat
    )  # KAL-BLDG-5: for good, with a marker that never comes back
    player.markers -= 1
    card = BUILDINGS[building]
    g.tell("built", "KAL-BUILD-4", who=WHO[player.seat], building=card.id, hex=HEX_ID[hex])
    gain_valour(g, player, card.valour, "KAL-BUILD-4")
    gain_valour(g, player, powers_of(player.skills).build_valour, "KAL-BUILD-5")
    return
    yield


BUILD: Final = Action("build", barred, candidates, forbids, perform, quick=quick)
