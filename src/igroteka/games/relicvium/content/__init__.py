"""The content files of Relicvium as frozen, typed tables. Everything is numbered by its order.

Factions stand in the order of their initiative (REL-INIT-2).
"""

from __future__ import annotations

from importlib.resources import files

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

GAME_ID = "relicvium"
FOLDER = files("igroteka.games.relicvium")
_CONTENT = FOLDER / "content"

BOOK = load(_CONTENT, "almanac", Book)
BOARD = load(_CONTENT, "areas", Board)
AREAS = BOARD.areas
FACTIONS = tuple(
    sorted(
        load(_CONTENT, "factions", dict[str, tuple[Faction, ...]])["factions"],
        key=lambda faction: faction.initiative,
    )
)
UNITS = load(_CONTENT, "units", dict[str, tuple[Unit, ...]])["units"]
TOKENS = load(_CONTENT, "tokens", dict[str, tuple[Token, ...]])["tokens"]
STRENGTH_CARDS = load(_CONTENT, "strength_cards", dict[str, tuple[StrengthCard, ...]])[
    "strength_cards"
]
RELATIONS = load(_CONTENT, "diplomacy", dict[str, tuple[Relation, ...]])["relations"]
EVENTS = load(_CONTENT, "events", dict[str, tuple[Event, ...]])
PEACE_EVENTS = EVENTS["peace"]
WAR_EVENTS = EVENTS["war"]
CAMPAIGN = load(_CONTENT, "campaign", CampaignFile)
"""REL-MOD-15: War of Relics, the one campaign there is."""
SETUP = load(_CONTENT, "setup", SetupFile)
MODULES = {module.id: module for module in SETUP.modules}
SEATS = SETUP.seats

_creatures = load(_CONTENT, "creatures", dict[str, tuple[Creature, ...]])["creatures"]
CREATURES = tuple(
    tuple(creature for creature in _creatures if creature.id in faction.creatures)
    for faction in FACTIONS
)
"""Three legendary creatures of each faction."""

MELEE = tuple(token for token in TOKENS if token.kind == "melee")
"""REL-COMP-4: with attack bonus 2, 1 and 0."""
RANGED = tuple(token for token in TOKENS if token.kind == "ranged")
"""REL-COMP-5: with 3, 2 and 1 arrows."""
CASTLES = tuple(token for token in TOKENS if token.kind == "castle")

TERRAINS: tuple[Terrain, ...] = ("plain", "mountain", "forest")
PLAIN, MOUNTAIN, FOREST = range(3)
WATER = 3

WARRIOR, DEFENDER, MAGE, WARLORD = range(4)
BROTHERHOOD, NATURE, ORDER, LEGION = range(4)
WAR, NEUTRAL, ALLIANCE = range(3)
