"""Names of everything a text may mention, by id."""

from __future__ import annotations

from igroteka.games.kalena.content import (
    ACTIONS,
    BONUS_CARDS,
    BUILDINGS,
    COINS,
    COLOURS,
    COMPONENTS,
    DICE,
    GHOST_CARDS,
    MAIN_BOARD,
    MARKETS,
    MODES,
    QUESTS,
    RESOURCES,
    SKILLS,
    TERRAINS,
    TILES,
    TRACKS,
)
from igroteka.games.kalena.land import HEXES
from igroteka.kernel.content import Text

_NAMED = (
    *COMPONENTS,
    *ACTIONS,
    *TERRAINS,
    *TILES,
    *HEXES,
    *BUILDINGS,
    *RESOURCES,
    *COINS,
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
)

NAMES: dict[str, Text] = {entry.id: entry.name for entry in _NAMED}
