"""The map as tables by number: neighbours, borders in both directions (arcs) and junctions."""

from __future__ import annotations

from typing import Final

from igroteka.games.relicvium.content import AREAS, BOARD, FACTIONS, TERRAINS, WATER

NONE: Final = -1

AREA_ID: Final = tuple(area.id for area in AREAS)
AREA: Final = {id: number for number, id in enumerate(AREA_ID)}
COUNT: Final = len(AREAS)
EVERYWHERE: Final = range(COUNT)

_TERRAIN: Final[dict[str, int]] = {terrain: number for number, terrain in enumerate(TERRAINS)}
TERRAIN: Final = tuple(_TERRAIN.get(area.terrain, WATER) for area in AREAS)
SKY_PEAK: Final = AREA["sky_peak"]

# Borders and arcs: arc 2b leads from side a to side b of border b, arc 2b + 1 back.

BORDER_ID: Final = tuple(border.id for border in BOARD.borders)
SIDES: Final = tuple((AREA[border.a], AREA[border.b]) for border in BOARD.borders)
SOURCE: Final = tuple(side for a, b in SIDES for side in (a, b))
TARGET: Final = tuple(side for a, b in SIDES for side in (b, a))
ARCS: Final = range(len(SOURCE))

ARC: Final = {(SOURCE[arc], TARGET[arc]): arc for arc in ARCS}
"""The arc from one area to another, where they are adjacent (REL-TERM-3)."""
ARCS_FROM: Final = tuple(tuple(arc for arc in ARCS if SOURCE[arc] == area) for area in EVERYWHERE)
NEIGHBOURS: Final = tuple(tuple(TARGET[arc] for arc in arcs) for arcs in ARCS_FROM)


def _beyond_water(start: int) -> tuple[tuple[int, int, int], ...]:
    """REL-EVENT-D: first and second arc of each way across one water space, and its end."""
    return tuple(
        (first, second, TARGET[second])
        for first in ARCS_FROM[start]
        if TERRAIN[TARGET[first]] == WATER
        for second in ARCS_FROM[TARGET[first]]
        if TARGET[second] != start
    )


ACROSS_WATER: Final = tuple(_beyond_water(area) for area in EVERYWHERE)

# Junctions ------------------------------------------------------------------------------------

JUNCTION_ID: Final = tuple(junction.id for junction in BOARD.junctions)
JUNCTION: Final = {id: number for number, id in enumerate(JUNCTION_ID)}
JUNCTIONS: Final = range(len(JUNCTION_ID))
PRESENCE: Final = tuple(
    (AREA[one], AREA[two], AREA[three]) for one, two, three in (j.areas for j in BOARD.junctions)
)
"""REL-TERM-14: the three areas that meet there."""
BORDERS_AT: Final = tuple(
    tuple(b for b, (one, two) in enumerate(SIDES) if one in areas and two in areas)
    for areas in PRESENCE
)
"""The three borders between them."""
JUNCTIONS_OF: Final = tuple(
    tuple(j for j in JUNCTIONS if area in PRESENCE[j]) for area in EVERYWHERE
)

# Homes ----------------------------------------------------------------------------------------

HOME: Final = tuple(
    tuple(AREA[faction.home[terrain]] for terrain in TERRAINS) for faction in FACTIONS
)
"""The home land of each terrain."""
GATE: Final = tuple(AREA[faction.gate] for faction in FACTIONS)
CLOSED_WITHOUT: Final = tuple(
    tuple(AREA[id] for id in faction.closed_when_absent) for faction in FACTIONS
)
_FACTION: Final = {faction.id: number for number, faction in enumerate(FACTIONS)}
OPPOSITE: Final = tuple(_FACTION[faction.opposite] for faction in FACTIONS)
TRACK: Final = tuple(tuple(_TERRAIN[terrain] for terrain in faction.track) for faction in FACTIONS)
"""REL-ACT-9: the terrain of each division, left to right."""
