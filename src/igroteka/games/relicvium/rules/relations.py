"""How factions stand to each other (REL-DIP-1): a relation for each pair of seats.

Without the diplomacy module everybody is at war with everybody: attacks need no declaration, and
nobody has allies.
"""

from __future__ import annotations

from typing import Final

from igroteka.games.relicvium.content import ALLIANCE, FACTIONS, WAR
from igroteka.games.relicvium.rules.state import Relicvium

_SEATS: Final = range(len(FACTIONS))
PAIRS: Final = tuple((one, two) for one in _SEATS for two in _SEATS if one < two)
PAIR: Final = tuple(
    tuple(PAIRS.index((min(one, two), max(one, two))) if one != two else -1 for two in _SEATS)
    for one in _SEATS
)


def relation(g: Relicvium, one: int, two: int) -> int:
    """War, neutral or alliance."""
    return g.relations[PAIR[one][two]]


def at_war(g: Relicvium, one: int, two: int) -> bool:
    """Whether two seats may attack each other without a declaration."""
    return g.relations[PAIR[one][two]] == WAR


def allied(g: Relicvium, one: int, two: int) -> bool:
    """Whether two seats are allies."""
    return g.relations[PAIR[one][two]] == ALLIANCE


def allies(g: Relicvium, seat: int) -> list[int]:
    """All allies of a seat (REL-DIP-13: any number)."""
    pairs = PAIR[seat]
    return [
        other
        for other in range(len(g.players))
        if other != seat and g.relations[pairs[other]] == ALLIANCE
    ]
