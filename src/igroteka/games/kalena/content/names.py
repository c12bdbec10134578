"""Names of everything a text may mention, by id; and texts of cards, by `<id>:text`."""

from __future__ import annotations

from igroteka.games.kalena.content import (
    ACTIONS,
    BONUS_CARDS,
    BOOK,
    BUILDINGS,
    COLOURS,
    DICE,
    GHOST_CARDS,
    HEXES,
    MAIN_BOARD,
    MARKETS,
    MODES,
    PIECES,
    QUESTS,
    RESOURCES,
    SKILLS,
    SUPPLY,
    TERRAINS,
    TILES,
    TRACKS,
)
from igroteka.kernel.almanac import names_in
from igroteka.kernel.content import Named, Text, names_of

_NAMED: tuple[Named, ...] = (
    *SUPPLY,
    *PIECES,
    *ACTIONS,
    *TERRAINS,
    *TILES,
    *HEXES,
    *BUILDINGS,
    *RESOURCES,
    *TRACKS,
    *SKILLS,
    *GHOST_CARDS,
    *BONUS_CARDS,
    *MARKETS,
    *QUESTS,
    *DICE,
    *COLOURS,
    *MODES.values(),
    *MAIN_BOARD.skill_columns,
    *MAIN_BOARD.cells,
    *MAIN_BOARD.valour_track.spaces,
)

NAMES: dict[str, Text] = names_of(_NAMED) | names_in(BOOK)
