"""Names of everything a text may mention, by id; and texts of cards, by `<id>:text`."""

from __future__ import annotations

from igroteka.games.candelabria.content import (
    ACTIONS,
    BOARDS,
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

NAMES = names_of(_NAMED) | {
    "bridge": Text("мост", "bridge"),
    "water": Text("вода", "water"),
    "track_marker": Text("пламя на шкале очерёдности", "land flame on the turn-order track"),
}
NAMES |= {
    f"{house.id}:slot_{action.slot}": action.text for house in HOUSES for action in house.war_board
}
"""The weak actions of the war boards by House and slot."""
