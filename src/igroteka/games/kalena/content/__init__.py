"""The content files of Haunted Lands as frozen, typed tables."""

from __future__ import annotations

from importlib.resources import files

from igroteka.games.kalena.content.entries import (
    Action,
    Board,
    BonusCard,
    Building,
    Calendar,
    Die,
    GhostCard,
    MainBoard,
    MarketCard,
    Mode,
    PlayerBoard,
    PlayerCount,
    Quest,
    Resource,
    Skill,
    Supply,
    Terrain,
    Tile,
)
from igroteka.games.kalena.content.geometry import hexes_of
from igroteka.kernel.almanac import Book
from igroteka.kernel.content import Entry, Named, load

FOLDER = files("igroteka.games.kalena")
_CONTENT = FOLDER / "content"


class _Modes(Entry, frozen=True):
    modes: tuple[Mode, ...]
    player_counts: tuple[PlayerCount, ...]
    game: Calendar


class _Components(Entry, frozen=True):
    supply: tuple[Supply, ...]
    pieces: tuple[Named, ...]


_modes = load(_CONTENT, "modes", _Modes)
_components = load(_CONTENT, "components", _Components)

BOARD = load(_CONTENT, "board", Board)
HEXES = hexes_of(BOARD)
MAIN_BOARD = load(_CONTENT, "main_board", MainBoard)
PLAYER_BOARD = load(_CONTENT, "player_board", PlayerBoard)
TERRAINS = load(_CONTENT, "terrain", dict[str, tuple[Terrain, ...]])["terrain"]
TILES = load(_CONTENT, "tiles", dict[str, tuple[Tile, ...]])["tiles"]
BUILDINGS = load(_CONTENT, "buildings", dict[str, tuple[Building, ...]])["buildings"]
SKILLS = load(_CONTENT, "skills", dict[str, tuple[Skill, ...]])["skills"]
GHOST_CARDS = load(_CONTENT, "ghost_cards", dict[str, tuple[GhostCard, ...]])["ghost_cards"]
BONUS_CARDS = load(_CONTENT, "bonus_cards", dict[str, tuple[BonusCard, ...]])["bonus_cards"]
MARKETS = load(_CONTENT, "market", dict[str, tuple[MarketCard, ...]])["market_cards"]
QUESTS = load(_CONTENT, "quests", dict[str, tuple[Quest, ...]])["quests"]
DICE = load(_CONTENT, "dice", dict[str, tuple[Die, ...]])["dice"]
ACTIONS = load(_CONTENT, "actions", dict[str, tuple[Action, ...]])["actions"]
RESOURCES = load(_CONTENT, "resources", dict[str, tuple[Resource, ...]])["resources"]
BOOK = load(_CONTENT, "almanac", Book)
SUPPLY = _components.supply
PIECES = _components.pieces
MODES = {mode.id: mode for mode in _modes.modes}
PLAYER_COUNTS = {count.players: count for count in _modes.player_counts}
CALENDAR = _modes.game
TRACKS = PLAYER_BOARD.tracks
COLOURS = PLAYER_BOARD.players

_COUNT = {kind.id: kind.count for kind in SUPPLY}
GHOSTS = _COUNT["ghost"]
EXHAUSTION_TOKENS = _COUNT["exhaustion_token"]

TERRAIN_DIE = next(die for die in DICE if die.id == "terrain_die")
BONUS_DIE = next(die for die in DICE if die.id == "bonus_die")

# Resources, tracks, terrains, buildings, skills and quests are numbered by their order in the
# files; these names are for the rules that speak of one of them.
FOOD, WATER, WOOD, ORE = (
    [resource.id for resource in RESOURCES].index(name) for name in ("food", "water", "wood", "ore")
)
EXPLORATION, CONTACT, EXTRACTION, CONSTRUCTION = (
    [track.id for track in TRACKS].index(name)
    for name in ("exploration", "contact", "extraction", "construction")
)
CITY, SUBURB, PLAIN, FOREST, MOUNTAIN, LAKE = (
    [terrain.id for terrain in TERRAINS].index(name)
    for name in ("city", "suburb", "plain", "forest", "mountain", "lake")
)
