"""The map (CAN-BOARD): territories by number, sets of them as bits, and the two sides.

The territories of both sides have one numbering: `r8_forge` is the same forge on either side,
only its neighbours differ. A set of territories is an int with one bit for each.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Generic, TypeVar

from igroteka.games.candelabria.content import ACTIONS, BOARDS, MODES
from igroteka.kernel.state import Derived

T = TypeVar("T")

OFF: Final = -1
"""Where a candle is that is not on the map."""

_ENTRIES: Final = {
    territory.id: territory for board in BOARDS.values() for territory in board.territories
}
_ACTION_IDS: Final = [action.id for action in ACTIONS]

TERRITORY_ID: Final = tuple(_ENTRIES)
TERRITORY: Final = {id: number for number, id in enumerate(TERRITORY_ID)}
REGIONS: Final = 1 + max(territory.region for territory in _ENTRIES.values())
"""One more than the highest number of a region: lists by region leave place 0 unused."""
REGION_ID: Final = tuple(f"r{number}" for number in range(REGIONS))
CENTRE: Final = 6
"""CAN-BOARD-5: the region that no curse strikes."""

# Each of these has one entry more, for OFF.
REGION_OF: Final = (*(territory.region for territory in _ENTRIES.values()), 0)
ACTION_OF: Final = (*(_ACTION_IDS.index(territory.action) for territory in _ENTRIES.values()), OFF)
BIT: Final = (*(1 << number for number in range(len(TERRITORY_ID))), 0)

FARTHEST: Final = 6
"""No push and no skip can reach further than this many steps."""


def bits(numbers: list[int]) -> int:
    """A set of territories."""
    return sum(BIT[number] for number in numbers)


_BITS: Final = 9
_PART: Final = (1 << _BITS) - 1


class ByTerritory(Generic[T]):
    """Things by territory, taken out by a set of territories: looked up in four parts of it."""

    __slots__ = ("_parts",)

    def __init__(self, things: Sequence[T]) -> None:
        self._parts = tuple(
            tuple(
                tuple([thing for bit, thing in enumerate(some) if part >> bit & 1])
                for part in range(1 << len(some))
            )
            for some in (things[first : first + _BITS] for first in range(0, len(things), _BITS))
        )

    def of(self, mask: int) -> list[T]:
        """The things of these territories, in order."""
        one, two, three, four = self._parts
        return [
            *one[mask & _PART],
            *two[mask >> _BITS & _PART],
            *three[mask >> 2 * _BITS & _PART],
            *four[mask >> 3 * _BITS],
        ]


_PLACES: Final = ByTerritory(range(len(TERRITORY_ID)))


def members(mask: int) -> list[int]:
    """The territories of a set, in order."""
    return _PLACES.of(mask)


class Side(Derived):
    """One side of the board (CAN-BOARD-3, CAN-BOARD-6)."""

    __slots__ = (
        "adjacent",
        "alike",
        "all",
        "id",
        "mine",
        "region",
        "regions",
        "symbol",
        "territories",
        "within",
    )

    def __init__(self, id: str) -> None:
        board = BOARDS[id]
        places = [TERRITORY[territory.id] for territory in board.territories]
        self.id = id
        self.territories = tuple(sorted(places))
        self.all = bits(places)
        self.regions = tuple(region.number for region in board.regions)
        """The numbers of the regions, rising."""
        adjacent = [0] * len(TERRITORY_ID)
        for entry in board.territories:
            adjacent[TERRITORY[entry.id]] = bits([TERRITORY[other] for other in entry.adjacent])
        self.adjacent = tuple(adjacent)
        """CAN-BOARD-2: the neighbours of each territory, bridges included."""
        self.region = tuple(
            bits([place for place in places if REGION_OF[place] == number])
            for number in range(REGIONS)
        )
        self.symbol = tuple(
            bits([place for place in places if ACTION_OF[place] == action])
            for action in range(len(ACTIONS))
        )
        self.alike = tuple(
            self.symbol[ACTION_OF[place]] & ~BIT[place] for place in range(len(TERRITORY_ID))
        )
        """CAN-ROLE-2: the other territories with the same symbol."""
        self.within = tuple(self._reach(place) for place in range(len(TERRITORY_ID)))
        """The territories within so many steps of each, itself left out."""
        self.mine = tuple(self._mine(number) for number in range(REGIONS))
        """CAN-BOARD-8: the mine of each region, or OFF."""

    def next_to(self, places: int) -> int:
        """The neighbours of all these territories."""
        near = 0
        while places:
            lowest = places & -places
            near |= self.adjacent[lowest.bit_length() - 1]
            places ^= lowest
        return near

    def _reach(self, start: int) -> tuple[int, ...]:
        reached = [BIT[start]]
        for _ in range(FARTHEST):
            reached.append(reached[-1] | self.next_to(reached[-1]))
        return tuple(mask & ~BIT[start] for mask in reached)

    def _mine(self, region: int) -> int:
        mines = members(self.region[region] & self.symbol[_ACTION_IDS.index("mine")])
        return mines[0] if mines else OFF

    def key(self) -> str:
        return self.id

    @classmethod
    def from_key(cls, key: str) -> Side:
        return SIDES[key]


SIDES: Final = {id: Side(id) for id in BOARDS}
SIDE_FOR: Final = {players: SIDES[mode.board] for players, mode in MODES.items()}
"""CAN-SETUP-1: the side for a number of players."""
