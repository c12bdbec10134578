"""Armies as numbers: two bits for the units of each class, one for the warlord (REL-WL-1).

Units of a class are alike, so an army is told by how many of each it holds. Armies are added and
taken away like numbers; what they hold is looked up.
"""

from __future__ import annotations

from typing import Final

from igroteka.games.relicvium.content import UNITS, WARLORD

Army = int

CLASSES: Final = range(len(UNITS))
REGULAR: Final = tuple(kind for kind in CLASSES if UNITS[kind].counts_for_limit)
ONE: Final[tuple[Army, ...]] = (1, 4, 16, 64)
"""A single unit of each class."""
LIMIT: Final = 3
"""REL-COMP-14: an area holds at most three regular units."""

_ARMIES: Final = range(128)


def _held(army: Army, kind: int) -> int:
    return army >> 2 * kind & 3


def army_of(counts: list[int]) -> Army:
    """An army with so many units of each class."""
    return sum([number * ONE[kind] for kind, number in enumerate(counts)])


HELD: Final = tuple(tuple(_held(army, kind) for army in _ARMIES) for kind in CLASSES)
"""How many units of a class an army holds: `HELD[WARRIOR][army]`."""
SIZE: Final = tuple(sum([_held(army, kind) for kind in CLASSES]) for army in _ARMIES)
REGULARS: Final = tuple(sum([_held(army, kind) for kind in REGULAR]) for army in _ARMIES)
KINDS: Final = tuple(tuple(kind for kind in CLASSES if _held(army, kind)) for army in _ARMIES)
"""The classes that an army holds at least one unit of."""
REGULAR_KINDS: Final = tuple(tuple(kind for kind in kinds if kind != WARLORD) for kinds in KINDS)
WHOLE: Final[Army] = army_of([unit.per_faction for unit in UNITS])
"""All figures of a faction; without warlords one less."""


def members(army: Army) -> list[int]:
    """The class of each unit, one by one."""
    return [kind for kind in KINDS[army] for _ in range(HELD[kind][army])]
