"""The content files of Relicvium as frozen, typed tables. Everything is numbered by its order.

Factions stand in the order of their initiative (REL-INIT-2).
"""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from igroteka.games.relicvium.content.entries import (
    Board,
    CampaignFile,
    Creature,
    Event,
    Faction,
    Relation,
    SetupFile,
    StrengthCard,
    Terrain,
    Token,
    Unit,
)
from igroteka.kernel.almanac import Book
from igroteka.kernel.content import load

GAME_ID: Final = "relicvium"
FOLDER: Final = files("igroteka.games.relicvium")
_CONTENT = FOLDER / "content"

BOOK: Final = load(_CONTENT, "almanac", Book)
BOARD: Final = load(_CONTENT, "areas", Board)
AREAS: Final = BOARD.areas
FACTIONS: Final = tuple(
    sorted(
        load(_CONTENT, "factions", dict[str, tuple[Faction, ...]])["factions"],
        key=lambda faction: faction.initiative,
    )
)
UNITS: Final = load(_CONTENT, "units", dict[str, tuple[Unit, ...]])["units"]
TOKENS: Final = load(_CONTENT, "tokens", dict[str, tuple[Token, ...]])["tokens"]
STRENGTH_CARDS: Final = load(_CONTENT, "strength_cards", dict[str, tuple[StrengthCard, ...]])[
    "strength_cards"
]
RELATIONS: Final = load(_CONTENT, "diplomacy", dict[str, tuple[Relation, ...]])["relations"]
EVENTS: Final = load(_CONTENT, "events", dict[str, tuple[Event, ...]])
PEACE_EVENTS: Final = EVENTS["peace"]
WAR_EVENTS: Final = EVENTS["war"]
CAMPAIGN: Final = load(_CONTENT, "campaign", CampaignFile)
"""REL-MOD-15: War of Relics, the one campaign there is."""
SETUP: Final = load(_CONTENT, "setup", SetupFile)
MODULES: Final = {module.id: module for module in SETUP.modules}
SEATS: Final = SETUP.seats

_creatures = load(_CONTENT, "creatures", dict[str, tuple[Creature, ...]])["creatures"]
CREATURES: Final = tuple(
    tuple(creature for creature in _creatures if creature.id in faction.creatures)
    for faction in FACTIONS
)
"""Three legendary creatures of each faction."""

MELEE: Final = tuple(token for token in TOKENS if token.kind == "melee")
"""REL-COMP-4: with attack bonus 2, 1 and 0."""
RANGED: Final = tuple(token for token in TOKENS if token.kind == "ranged")
"""REL-COMP-5: with 3, 2 and 1 arrows."""
CASTLES: Final = tuple(token for token in TOKENS if token.kind == "castle")

TERRAINS: Final[tuple[Terrain, ...]] = ("plain", "mountain", "forest")
PLAIN, MOUNTAIN, FOREST = range(3)
WATER: Final = 3

WARRIOR, DEFENDER, MAGE, WARLORD = range(4)
BROTHERHOOD, NATURE, ORDER, LEGION = range(4)
WAR, NEUTRAL, ALLIANCE = range(3)
