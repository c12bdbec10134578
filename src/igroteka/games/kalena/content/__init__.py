"""The content files of Haunted Lands as frozen, typed tables."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from igroteka.games.kalena.content.entries import (
    Action,
    Board,
    BonusCard,
    Building,
    ComponentsFile,
    Die,
    GhostCard,
    MainBoard,
    MarketCard,
    ModesFile,
    PlayerBoard,
    Quest,
    Resource,
    Skill,
    Terrain,
    Tile,
)
from igroteka.games.kalena.content.geometry import hexes_of
from igroteka.kernel.almanac import Book
from igroteka.kernel.content import load

FOLDER: Final = files("igroteka.games.kalena")
_CONTENT = FOLDER / "content"


_modes = load(_CONTENT, "modes", ModesFile)
_components = load(_CONTENT, "components", ComponentsFile)

BOARD: Final = load(_CONTENT, "board", Board)
HEXES: Final = hexes_of(BOARD)
MAIN_BOARD: Final = load(_CONTENT, "main_board", MainBoard)
PLAYER_BOARD: Final = load(_CONTENT, "player_board", PlayerBoard)
TERRAINS: Final = load(_CONTENT, "terrain", dict[str, tuple[Terrain, ...]])["terrain"]
TILES: Final = load(_CONTENT, "tiles", dict[str, tuple[Tile, ...]])["tiles"]
BUILDINGS: Final = load(_CONTENT, "buildings", dict[str, tuple[Building, ...]])["buildings"]
SKILLS: Final = load(_CONTENT, "skills", dict[str, tuple[Skill, ...]])["skills"]
GHOST_CARDS: Final = load(_CONTENT, "ghost_cards", dict[str, tuple[GhostCard, ...]])["ghost_cards"]
BONUS_CARDS: Final = load(_CONTENT, "bonus_cards", dict[str, tuple[BonusCard, ...]])["bonus_cards"]
MARKETS: Final = load(_CONTENT, "market", dict[str, tuple[MarketCard, ...]])["market_cards"]
QUESTS: Final = load(_CONTENT, "quests", dict[str, tuple[Quest, ...]])["quests"]
DICE: Final = load(_CONTENT, "dice", dict[str, tuple[Die, ...]])["dice"]
ACTIONS: Final = load(_CONTENT, "actions", dict[str, tuple[Action, ...]])["actions"]
RESOURCES: Final = load(_CONTENT, "resources", dict[str, tuple[Resource, ...]])["resources"]
BOOK: Final = load(_CONTENT, "almanac", Book)
SUPPLY: Final = _components.supply
PIECES: Final = _components.pieces
MODES: Final = {mode.id: mode for mode in _modes.modes}
PLAYER_COUNTS: Final = {count.players: count for count in _modes.player_counts}
CALENDAR: Final = _modes.game
TRACKS: Final = PLAYER_BOARD.tracks
COLOURS: Final = PLAYER_BOARD.players

_COUNT = {kind.id: kind.count for kind in SUPPLY}
GHOSTS: Final = _COUNT["ghost"]
EXHAUSTION_TOKENS: Final = _COUNT["exhaustion_token"]

TERRAIN_DIE: Final = next(die for die in DICE if die.id == "terrain_die")
BONUS_DIE: Final = next(die for die in DICE if die.id == "bonus_die")

# Resources, tracks, terrains, buildings, skills and quests are numbered by their order in the
# files; these names are for the rules that speak of one of them.
_resource = [entry.id for entry in RESOURCES]
FOOD: Final = _resource.index("food")
WATER: Final = _resource.index("water")
WOOD: Final = _resource.index("wood")
ORE: Final = _resource.index("ore")
_track = [entry.id for entry in TRACKS]
EXPLORATION: Final = _track.index("exploration")
CONTACT: Final = _track.index("contact")
EXTRACTION: Final = _track.index("extraction")
CONSTRUCTION: Final = _track.index("construction")
_terrain = [entry.id for entry in TERRAINS]
CITY: Final = _terrain.index("city")
SUBURB: Final = _terrain.index("suburb")
PLAIN: Final = _terrain.index("plain")
FOREST: Final = _terrain.index("forest")
MOUNTAIN: Final = _terrain.index("mountain")
LAKE: Final = _terrain.index("lake")
