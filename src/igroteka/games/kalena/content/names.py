"""Names of everything a text may mention, by id; and texts of cards, by `<id>:text`."""

from __future__ import annotations

from typing import Protocol

from igroteka.games.kalena.content import (
    ACTIONS,
    BOARD,
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
from igroteka.kernel.content import Text


class Named(Protocol):
    """A content entry that has a name."""

    @property
    def id(self) -> str: ...

    @property
    def name(self) -> Text: ...


class Told(Protocol):
    """A content entry that has a text to read."""

    @property
    def id(self) -> str: ...

    @property
    def text(self) -> Text: ...


_NAMED: tuple[Named, ...] = (
    *COMPONENTS,
    *ACTIONS,
    *TERRAINS,
    *TILES,
    *BOARD.hexes,
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
    *MAIN_BOARD.valour_track.spaces,
)

_TOLD: tuple[Told, ...] = (
    *ACTIONS,
    *TERRAINS,
    *TILES,
    *BUILDINGS,
    *RESOURCES,
    *SKILLS,
    *GHOST_CARDS,
    *BONUS_CARDS,
    *MARKETS,
    *QUESTS,
    *DICE,
    *MODES.values(),
)

NAMES: dict[str, Text] = {entry.id: entry.name for entry in _NAMED}
NAMES |= {f"{entry.id}:text": entry.text for entry in _TOLD}
