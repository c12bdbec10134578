"""The map as tables by number: neighbours, borders in both directions (arcs) and junctions."""

from __future__ import annotations

from igroteka.games.relicvium.content import AREAS, BOARD, FACTIONS, TERRAINS, WATER

NONE = -1

AREA_ID = tuple(area.id for area in AREAS)
AREA = {id: number for number, id in enumerate(AREA_ID)}
COUNT = len(AREAS)
EVERYWHERE = range(COUNT)

_TERRAIN: dict[str, int] = {terrain: number for number, terrain in enumerate(TERRAINS)}
TERRAIN = tuple(_TERRAIN.get(area.terrain, WATER) for area in AREAS)
SKY_PEAK = AREA["sky_peak"]

# Borders and arcs: arc 2b leads from side a to side b of border b, arc 2b + 1 back.

BORDER_ID = tuple(border.id for border in BOARD.borders)
SIDES = tuple((AREA[border.a], AREA[border.b]) for border in BOARD.borders)
SOURCE = tuple(side for a, b in SIDES for side in (a, b))
TARGET = tuple(side for a, b in SIDES for side in (b, a))
ARCS = range(len(SOURCE))

ARC = {(SOURCE[arc], TARGET[arc]): arc for arc in ARCS}
"""The arc from one area to another, where they are adjacent (REL-TERM-3)."""
ARCS_FROM = tuple(tuple(arc for arc in ARCS if SOURCE[arc] == area) for area in EVERYWHERE)
NEIGHBOURS = tuple(tuple(TARGET[arc] for arc in arcs) for arcs in ARCS_FROM)


def border_of(arc: int) -> int:
    """The border that an arc crosses."""
    return arc >> 1


def _beyond_water(start: int) -> tuple[tuple[int, int, int], ...]:
    """REL-EVENT-D: first and second arc of each way across one water space, and its end."""
    return tuple(
        (first, second, TARGET[second])
        for first in ARCS_FROM[start]
        if TERRAIN[TARGET[first]] == WATER
        for second in ARCS_FROM[TARGET[first]]
        if TARGET[second] != start
    )


ACROSS_WATER = tuple(_beyond_water(area) for area in EVERYWHERE)

# Junctions ------------------------------------------------------------------------------------

JUNCTION_ID = tuple(junction.id for junction in BOARD.junctions)
JUNCTION = {id: number for number, id in enumerate(JUNCTION_ID)}
JUNCTIONS = range(len(JUNCTION_ID))
PRESENCE = tuple(
    (AREA[one], AREA[two], AREA[three]) for one, two, three in (j.areas for j in BOARD.junctions)
)
"""REL-TERM-14: the three areas that meet there."""
BORDERS_AT = tuple(
    tuple(b for b, (one, two) in enumerate(SIDES) if one in areas and two in areas)
    for areas in PRESENCE
)
"""The three borders between them."""
JUNCTIONS_OF = tuple(tuple(j for j in JUNCTIONS if area in PRESENCE[j]) for area in EVERYWHERE)

# Homes ----------------------------------------------------------------------------------------

HOME = tuple(tuple(AREA[faction.home[terrain]] for terrain in TERRAINS) for faction in FACTIONS)
"""The home land of each terrain."""
GATE = tuple(AREA[faction.gate] for faction in FACTIONS)
CLOSED_WITHOUT = tuple(tuple(AREA[id] for id in faction.closed_when_absent) for faction in FACTIONS)
_FACTION = {faction.id: number for number, faction in enumerate(FACTIONS)}
OPPOSITE = tuple(_FACTION[faction.opposite] for faction in FACTIONS)
TRACK = tuple(tuple(_TERRAIN[terrain] for terrain in faction.track) for faction in FACTIONS)
"""REL-ACT-9: the terrain of each division, left to right."""
