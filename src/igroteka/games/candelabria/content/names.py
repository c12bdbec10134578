"""Names of everything a text may mention, by id; and texts of cards, by `<id>:text`."""

from __future__ import annotations

from igroteka.games.candelabria.content import (
    ACTIONS,
    BOARDS,
    BOOK,
    BOX,
    CANDLES,
    CASTLE_FIGURE,
    CURSES,
    HOUSES,
    QUESTS,
    ROLES,
    SEATS,
    TACTICS,
    TEMPLES,
    UPGRADES,
    WITHERING,
)
from igroteka.games.candelabria.content.entries import House
from igroteka.kernel.almanac import names_in
from igroteka.kernel.content import Named, Text, names_of

_NAMED: tuple[Named, ...] = (
    *BOX.components,
    *SEATS,
    *HOUSES,
    *(region for board in BOARDS.values() for region in board.regions),
    *(territory for board in BOARDS.values() for territory in board.territories),
    *ACTIONS,
    *ROLES,
    CASTLE_FIGURE,
    *(ability for house in HOUSES for ability in house.abilities),
    *CANDLES,
    *TACTICS,
    *CURSES,
    *UPGRADES,
    *TEMPLES,
    *QUESTS,
    *WITHERING,
)


def _abilities(house: House) -> Text:
    """CAN-HOUSE-1: all that a House can do, with the year from which it can."""
    return Text(
        ru=" ".join(f"{one.name.ru} (год {one.year}): {one.text.ru}" for one in house.abilities),
        en=" ".join(f"{one.name.en} (year {one.year}): {one.text.en}" for one in house.abilities),
    )


NAMES = names_of(_NAMED) | {
    "bridge": Text("мост", "bridge"),
    "water": Text("вода", "water"),
    "track_marker": Text("пламя на шкале очерёдности", "land flame on the turn-order track"),
}
NAMES |= {
    f"{house.id}:slot_{action.slot}": action.text for house in HOUSES for action in house.war_board
}
"""The weak actions of the war boards by House and slot."""
NAMES |= {f"{house.id}:text": _abilities(house) for house in HOUSES}
NAMES |= names_in(BOOK)
