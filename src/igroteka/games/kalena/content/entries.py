"""The shapes of the content files: one frozen struct per kind of entry."""

from __future__ import annotations

from typing import Literal

from igroteka.kernel.content import Entry, Named, Point, Text, Told

# Terrain, tiles, board ------------------------------------------------------------------------


class Yield(Entry, frozen=True):
    """What an extraction gives, and what it needs."""

    resource: str
    requires: Literal["none", "adjacent_lake", "actor_adjacent"]


class Terrain(Told, frozen=True, kw_only=True):
    """A kind of land."""

    explore_cost: int | None
    """None: it cannot be entered."""
    extract: tuple[Yield, ...]
    actions: tuple[str, ...]


class Tile(Told, frozen=True, kw_only=True):
    """Seven hexes that are laid together and never turned."""

    usage: Literal["always", "drawn"]
    hexes: dict[str, str]


class Position(Entry, frozen=True):
    """A place inside a tile."""

    offset: tuple[int, int]
    name: Text


class Slot(Entry, frozen=True):
    """A place where a tile lies."""

    centre: tuple[int, int]
    holds: Literal["kalena", "region"]
    name: Text


class Board(Entry, frozen=True, kw_only=True):
    """The geometry of the board."""

    canvas: int
    spacing: float
    hex_radius: int
    directions: dict[str, tuple[int, int]]
    positions: dict[str, Position]
    slots: dict[str, Slot]
    hex_names: dict[str, Text]


class Hex(Named, frozen=True, kw_only=True):
    """One hex of the board; `geometry.py` works it out from the board."""

    slot: str
    position: str
    neighbours: tuple[str, ...]
    layout: Point


# Buildings, resources, tracks -----------------------------------------------------------------


class Cost(Entry, frozen=True):
    """What a building costs."""

    tokens: dict[str, int]
    resources: dict[str, int]


class Building(Told, frozen=True, kw_only=True):
    """A kind of building."""

    count: int
    terrain: tuple[str, ...]
    requires: Literal["none", "adjacent_lake"]
    cost: Cost
    valour: int
    income: dict[str, int]


class Resource(Told, frozen=True, kw_only=True):
    """A type of resource."""

    count: int
    terrain: str


class Track(Named, frozen=True, kw_only=True):
    """An action track of the player board."""

    slots: int
    start_tokens: int
    train_cost: tuple[int | None, ...]
    completion_valour: int


class Colour(Named, frozen=True, kw_only=True):
    """A player colour."""

    markers: int


class PlayerBoard(Entry, frozen=True, kw_only=True):
    """The board that every player has."""

    tracks: tuple[Track, ...]
    storage_limit: int
    players: tuple[Colour, ...]


# Cards ----------------------------------------------------------------------------------------


class Effect(Entry, frozen=True, rename={"condition": "if"}):
    """One effect of a skill or ghost card; `powers.py` gives it meaning."""

    when: str
    op: str
    amount: int = 0
    delta: int = 0
    value: int = 0
    min_resources: int = 0
    terrain: str = ""
    action: str = ""
    at: str = ""
    condition: str = ""


class Skill(Told, frozen=True, kw_only=True):
    """A skill card."""

    kind: str
    cost: dict[str, int]
    effects: tuple[Effect, ...]


class GhostCard(Told, frozen=True, kw_only=True):
    """A ghost card."""

    number: int
    effects: tuple[Effect, ...]


class Reward(Entry, frozen=True):
    """One row of a bonus card."""

    face: int
    pecunias: int
    any_resources: int
    valour: int


class BonusCard(Told, frozen=True, kw_only=True):
    """The bonus card of a season."""

    contact_cost: int
    rows: tuple[Reward, ...]


class Sale(Entry, frozen=True):
    """One line of a market card."""

    id: str
    resources: int
    pattern: Literal["any", "same", "different"]
    pecunias: int


class MarketCard(Told, frozen=True, kw_only=True):
    """A market card."""

    options: tuple[Sale, ...]


class Score(Entry, frozen=True):
    """What a quest counts, and the valour for each time it is met."""

    per: Literal["resource_set", "pecunias", "region_majority", "rightmost_skill_slot", "building"]
    valour: int
    size: int = 1
    building: str = ""


class Quest(Told, frozen=True, kw_only=True):
    """A quest card; every player owns one of each."""

    number: int
    score: Score


class Die(Told, frozen=True, kw_only=True):
    """A die."""

    faces: tuple[str | int, ...]


# Modes, main board, box -----------------------------------------------------------------------


class Pick(Entry, frozen=True):
    """Who picks how many quests at the end of a season."""

    who: Literal["non_leaders", "all", "none"]
    amount: int
    amount_by_players: dict[int, int] = {}


class Mode(Told, frozen=True, kw_only=True):
    """A mode of play."""

    base_ghost_card: int
    extra_ghost_cards: tuple[tuple[int, ...], ...]
    quest_picks: dict[str, Pick]


class PlayerCount(Entry, frozen=True, kw_only=True):
    """What changes with the number of players."""

    players: int
    blocked_skill_slots: tuple[int, ...]
    removed_quests: tuple[int, ...]


class Calendar(Named, frozen=True, kw_only=True):
    """The figures of the game as a whole."""

    seasons: int
    rounds_per_season: int
    ghosts_per_spread: int


class ValourSpace(Named, frozen=True, kw_only=True):
    """A space of the valour track."""

    index: int
    layout: Point


class ValourTrack(Entry, frozen=True):
    """The valour track, a loop."""

    lap: int
    spaces: tuple[ValourSpace, ...]


class Cell(Named, frozen=True, kw_only=True):
    """A card cell of the main board."""

    layout: Point


class SkillSlot(Entry, frozen=True):
    """A marker slot of a skill column."""

    slot: int
    valour: int
    layout: Point


class SkillColumn(Named, frozen=True, kw_only=True):
    """A skill cell with its marker slots."""

    kind: str
    card_layout: Point
    slots: tuple[SkillSlot, ...]


class RoundSpace(Entry, frozen=True):
    """A space of the season track."""

    id: str
    season: int
    round: int
    layout: Point


class MainBoard(Entry, frozen=True, kw_only=True):
    """The main board."""

    valour_track: ValourTrack
    cells: tuple[Cell, ...]
    skill_columns: tuple[SkillColumn, ...]
    round_spaces: tuple[RoundSpace, ...]


class Supply(Named, frozen=True, kw_only=True):
    """A kind of piece that everybody takes from."""

    count: int


class Action(Told, frozen=True, kw_only=True):
    """An action, for names and reference texts."""


class ModesFile(Entry, frozen=True):
    """Modes, numbers of players, the calendar."""

    modes: tuple[Mode, ...]
    player_counts: tuple[PlayerCount, ...]
    game: Calendar


class ComponentsFile(Entry, frozen=True):
    """What is in the box."""

    supply: tuple[Supply, ...]
    pieces: tuple[Named, ...]
