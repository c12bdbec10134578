"""The shapes of the content files: one frozen struct per kind of entry."""

from __future__ import annotations

from typing import Literal

from igroteka.kernel.content import Entry, Text


class Sourced(Entry, frozen=True, kw_only=True):
    """An entry that says whether the rulebook or we are the source of its figures."""

    source: Literal["rulebook", "designed", "public"]
    designed_fields: tuple[str, ...] = ()


class Point(Entry, frozen=True):
    """A place on a canvas of 1000 × 1000."""

    x: int
    y: int


# Terrain, tiles, board ------------------------------------------------------------------------


class Yield(Entry, frozen=True):
    """What an extraction gives, and what it needs."""

    resource: str
    amount: int
    requires: Literal["none", "adjacent_lake", "actor_adjacent"]


class Terrain(Sourced, frozen=True, kw_only=True):
    """A kind of land."""

    id: str
    name: Text
    count: int
    explore_cost: int | None
    extract: tuple[Yield, ...]
    buildings: tuple[str, ...]
    actions: tuple[str, ...]
    ghost_allowed: bool
    die_faces: int
    text: Text


class Tile(Sourced, frozen=True, kw_only=True):
    """Seven hexes that are laid together and never turned."""

    id: str
    name: Text
    count: int
    usage: Literal["always", "drawn"]
    hexes: dict[str, str]
    totals: dict[str, int]
    text: Text
    slot: str = ""


class Position(Entry, frozen=True):
    """A place inside a tile."""

    offset: tuple[int, int]
    name: Text


class Slot(Entry, frozen=True):
    """A place where a tile lies."""

    center: tuple[int, int]
    holds: Literal["kalena", "region"]
    name: Text
    touches: tuple[str, ...]
    positions_touching_kalena: tuple[str, ...]


class Hex(Entry, frozen=True):
    """One hex of the board."""

    id: str
    name: Text
    slot: str
    position: str
    type: str
    q: int
    r: int
    adj: tuple[str, ...]
    layout: Point


class Board(Sourced, frozen=True, kw_only=True):
    """The geometry of the board."""

    hex_orientation: Literal["pointy_top"]
    hex_radius: int
    directions: dict[str, tuple[int, int]]
    positions: dict[str, Position]
    slots: dict[str, Slot]
    hexes: tuple[Hex, ...]
    reference_boards: dict[str, dict[str, str]]
    """Layouts of region tiles that worked examples and scenarios speak of."""


# Buildings, resources, tracks -----------------------------------------------------------------


class Cost(Entry, frozen=True):
    """What a building costs."""

    tokens: dict[str, int]
    resources: dict[str, int]


class Building(Sourced, frozen=True, kw_only=True):
    """A kind of building."""

    id: str
    name: Text
    count: int
    terrain: tuple[str, ...]
    requires: Literal["none", "adjacent_lake"]
    cost: Cost
    valour: int
    income: dict[str, int]
    text: Text


class Resource(Sourced, frozen=True, kw_only=True):
    """A type of resource."""

    id: str
    name: Text
    count: int
    box_limited: bool
    terrain: str
    building: str
    text: Text


class Coin(Sourced, frozen=True, kw_only=True):
    """A coin."""

    id: str
    name: Text
    count: int
    value: int
    box_limited: bool
    text: Text


class TrackLayout(Entry, frozen=True):
    """Where a track is drawn on the player board."""

    x: int
    y: int
    dx: int
    dy: int


class Track(Entry, frozen=True):
    """An action track of the player board."""

    id: str
    name: Text
    slots: int
    start_tokens: int
    train_cost: tuple[int | None, ...]
    completion_valour: int
    layout: TrackLayout


class Storage(Entry, frozen=True):
    """The storage of the player board."""

    limit: int
    resources: tuple[str, ...]
    layout: dict[str, Point]


class PecuniaArea(Entry, frozen=True):
    """The place for coins."""

    limit: None
    layout: Point


class QuestArea(Entry, frozen=True):
    """The place for picked quests."""

    face: Literal["down"]
    layout: Point


class Colour(Sourced, frozen=True, kw_only=True):
    """A player colour and the pieces that come in it."""

    id: str
    name: Text
    markers: int
    sensorics: int
    valour_tokens: int
    quest_cards: int


class PlayerBoard(Sourced, frozen=True, kw_only=True):
    """The board that every player has."""

    count: int
    tracks: tuple[Track, ...]
    storage: Storage
    pecunia_area: PecuniaArea
    quest_area: QuestArea
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
    track: str = ""
    terrain: str = ""
    action: str = ""
    at: str = ""
    resource: str = ""
    optional: bool = False
    condition: str = ""


class Skill(Sourced, frozen=True, kw_only=True):
    """A skill card."""

    id: str
    name: Text
    count: int
    kind: str
    number: int
    cost: dict[str, int]
    effects: tuple[Effect, ...]
    text: Text


class GhostCard(Sourced, frozen=True, kw_only=True):
    """A ghost card."""

    id: str
    name: Text
    number: int
    count: int
    effects: tuple[Effect, ...]
    text: Text


class Reward(Entry, frozen=True):
    """One row of a bonus card."""

    face: int
    pecunias: int
    any_resources: int
    valour: int


class BonusCard(Sourced, frozen=True, kw_only=True):
    """The bonus card of a season."""

    id: str
    name: Text
    season: int
    count: int
    contact_cost: int
    rows: tuple[Reward, ...]
    text: Text


class Sale(Entry, frozen=True):
    """One line of a market card."""

    id: str
    resources: int
    pattern: Literal["any", "same", "different"]
    pecunias: int


class MarketCard(Sourced, frozen=True, kw_only=True):
    """A market card."""

    id: str
    name: Text
    number: int
    count: int
    options: tuple[Sale, ...]
    text: Text


class Score(Entry, frozen=True):
    """What a quest counts, and the valour for each time it is met."""

    per: Literal["resource_set", "pecunias", "region_majority", "rightmost_skill_slot", "building"]
    valour: int
    size: int = 1
    building: str = ""


class Quest(Sourced, frozen=True, kw_only=True):
    """A quest card; every player owns one of each."""

    id: str
    name: Text
    number: int
    count: int
    removed_in: tuple[int, ...]
    score: Score
    text: Text


class Die(Sourced, frozen=True, kw_only=True):
    """A die."""

    id: str
    name: Text
    count: int
    faces: tuple[str | int, ...]
    rolled_by: str
    text: Text


# Modes, main board, box -----------------------------------------------------------------------


class Pick(Entry, frozen=True):
    """Who picks how many quests at the end of a season."""

    who: Literal["non_leaders", "all", "none"]
    amount: int
    amount_by_players: dict[int, int] = {}


class Mode(Sourced, frozen=True, kw_only=True):
    """A mode of play."""

    id: str
    name: Text
    default: bool
    base_ghost_card: int
    extra_ghost_cards: tuple[tuple[int, ...], ...]
    quest_picks: dict[str, Pick]
    text: Text


class PlayerCount(Sourced, frozen=True, kw_only=True):
    """What changes with the number of players."""

    players: int
    blocked_skill_slots: tuple[int, ...]
    removed_quests: tuple[int, ...]
    counter_markers_used: int
    quests_per_player: int


class Calendar(Entry, frozen=True):
    """The figures of the game as a whole."""

    id: str
    name: Text
    name_source: str
    seasons: int
    rounds_per_season: int
    ghosts_per_spread: int
    regions_in_play: int
    source: str


class ValourSpace(Entry, frozen=True):
    """A space of the valour track."""

    id: str
    name: Text
    index: int
    type: Literal["valour_space"]
    adj: tuple[str, ...]
    layout: Point


class ValourTrack(Entry, frozen=True):
    """The valour track, a loop."""

    start_space: int
    lap: int
    spaces: tuple[ValourSpace, ...]


class Cell(Entry, frozen=True):
    """A card cell of the main board."""

    id: str
    name: Text
    type: Literal["card_cell"]
    holds: str
    capacity: int
    layout: Point


class SkillSlot(Entry, frozen=True):
    """A marker slot of a skill column."""

    slot: int
    valour: int
    blocked_in: tuple[int, ...]
    layout: Point


class SkillColumn(Entry, frozen=True):
    """A skill cell with its marker slots."""

    id: str
    name: Text
    kind: str
    card_layout: Point
    slots: tuple[SkillSlot, ...]


class RoundSpace(Entry, frozen=True):
    """A space of the season track."""

    id: str
    season: int
    round: int
    layout: Point


class MainBoard(Sourced, frozen=True, kw_only=True):
    """The main board."""

    valour_track: ValourTrack
    cells: tuple[Cell, ...]
    skill_columns: tuple[SkillColumn, ...]
    round_spaces: tuple[RoundSpace, ...]


class Component(Sourced, frozen=True, kw_only=True):
    """A kind of piece in the box."""

    id: str
    name: Text
    count: int
    limited: bool
    on_empty: str
    defined_in: str
    per_player: int | None = None
    per_player_max: int | None = None


class ActionEntry(Sourced, frozen=True, kw_only=True):
    """An action, for names and reference texts."""

    id: str
    name: Text
    group: Literal["basic", "additional", "control"]
    where: str
    cost: dict[str, int | str]
    steps: tuple[str, ...]
    text: Text
