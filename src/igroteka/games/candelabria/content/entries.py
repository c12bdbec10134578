"""The shapes of the content files: one frozen struct per kind of entry."""

from __future__ import annotations

from typing import Literal

from igroteka.kernel.content import Entry, Text

Source = Literal["rulebook", "designed", "public"]


class Sourced(Entry, frozen=True, kw_only=True):
    """An entry that says whether the rulebook or we are the source of its figures."""

    source: Source
    owner_source: str = ""
    effect_source: str = ""
    symbol_source: str = ""
    year_source: str = ""
    count_source: str = ""
    designed_parts: tuple[str, ...] = ()


class Named(Sourced, frozen=True, kw_only=True):
    """An entry that is called something."""

    id: str
    name: Text


class Told(Named, frozen=True, kw_only=True):
    """An entry that carries a text to read."""

    text: Text


class Point(Entry, frozen=True):
    """A place on a canvas of 1000 × 1000."""

    x: int
    y: int


# Boards ---------------------------------------------------------------------------------------

Action = Literal["curse_influence", "barracks", "forge", "mine", "portal", "tavern"]


class Track(Entry, frozen=True):
    """The points track."""

    min: int
    max: int


class Canvas(Entry, frozen=True):
    """The size of the drawing."""

    width: int
    height: int


class BoardHead(Entry, frozen=True):
    """One side of the board as a whole."""

    id: Literal["large", "small"]
    name: Text
    players: tuple[int, ...]
    turn_track_spaces: int
    vp_track: Track
    canvas: Canvas
    outline: str
    water: tuple[str, ...]


class RegionEntry(Named, frozen=True, kw_only=True):
    """A region: three territories."""

    number: int
    color: str
    territories: tuple[str, ...]
    cursable: bool
    central: bool
    home_of: str | None
    adjacent_regions: tuple[int, ...]
    layout: Point
    side: str | None = None


class TerritoryEntry(Named, frozen=True, kw_only=True):
    """A territory with its action symbol."""

    region: int
    type: Literal["territory"]
    action: Action
    adjacent: tuple[str, ...]
    via_bridge: tuple[str, ...]
    layout: Point
    polygon: str


class Ends(Entry, frozen=True, rename={"start": "from", "end": "to"}):
    """Where a bridge is drawn."""

    start: tuple[int, int]
    end: tuple[int, int]


class Bridge(Sourced, frozen=True, kw_only=True):
    """A bridge; the adjacency lists already hold it."""

    id: str
    between: tuple[str, str]
    layout: Ends


class BoardFile(Entry, frozen=True):
    """One side of the board."""

    board: BoardHead
    regions: tuple[RegionEntry, ...]
    territories: tuple[TerritoryEntry, ...]
    bridges: tuple[Bridge, ...]


# Effects --------------------------------------------------------------------------------------


class Effect(Entry, frozen=True, rename={"origin": "from", "returned": "return"}):
    """One symbol or odd effect; `effects.py` and the chapter of its card give it meaning."""

    op: str
    n: int | str = 1
    scope: str = ""
    options: tuple[Effect | str, ...] = ()
    origin: str = ""
    to: str = ""
    whose: str = ""
    region: str = ""
    free: bool = False
    condition: str = ""
    includes_own: bool = False
    candle: str = ""
    light_on_that_candle: bool = True
    step: str = ""
    action: str = ""
    target: str = ""
    types: tuple[str, ...] = ()
    figures: tuple[str, ...] = ()
    draw: str = ""
    returned: str = ""
    mandatory: bool = True


class Power(Entry, frozen=True):
    """What an upgrade or a House ability does; `powers.py` gives it meaning."""

    kind: Literal["passive", "trigger", "end_game"]
    what: str = ""
    action: str = ""
    n: int = 1
    when: str = ""
    scope: str = ""
    optional: bool = False
    effects: tuple[Effect, ...] = ()
    per: str = ""
    vp: int = 0
    per_card: int = 1
    keep_after_deploy: int = 1
    tavern_returns: str = ""


# Houses ---------------------------------------------------------------------------------------


class Start(Entry, frozen=True):
    """Where a House begins."""

    order: int
    region: dict[Literal["large", "small"], int]
    castle_on: Action
    land_flames: Literal["all_three", "all_but_portal"]
    temple: Literal["white", "grey", "black"] | None


class Ability(Told, frozen=True, kw_only=True):
    """A printed ability of a House."""

    slot: int
    year: int
    effect: Power


class WeakAction(Sourced, frozen=True, kw_only=True):
    """The weak action of a slot of the war board."""

    slot: int
    effects: tuple[Effect, ...]
    text: Text


class House(Named, frozen=True, kw_only=True):
    """A House."""

    count: int
    color: str
    start: Start
    abilities: tuple[Ability, ...]
    war_board: tuple[WeakAction, ...]
    components: dict[str, int]
    upgrade_slots: int
    warehouse_cells: int


class Movement(Entry, frozen=True):
    """How a figure moves, or what it does on entering."""

    kind: str
    n: int = 1
    optional: bool = False


class Role(Told, frozen=True, kw_only=True):
    """A role of a candle."""

    slot: int
    count_per_house: int
    max_flames: int
    move: Movement


class Castle(Told, frozen=True, kw_only=True):
    """The wandering castle."""

    count_per_house: int
    strength: int
    move: Movement
    one_castle_per_territory: bool


# Cards and tokens -----------------------------------------------------------------------------


class CandleCard(Told, frozen=True, kw_only=True):
    """A candle card, of a House or upgraded."""

    count: int
    cost_wax: int
    year: int
    effects: tuple[Effect, ...]
    house: str = ""
    starts_in: str = ""


class TacticsCard(Told, frozen=True, kw_only=True):
    """A tactics card."""

    count: int
    effects: tuple[Effect, ...]
    symbols: tuple[str, ...]
    can_neutralise: bool
    house: str = ""


class CurseCard(Told, frozen=True, kw_only=True):
    """A curse card."""

    count: int
    region: int
    strength: int
    effect: Effect
    min_players: int


class UpgradeToken(Told, frozen=True, kw_only=True):
    """A kind of castle upgrade."""

    count: int
    year: int
    cost_gold: int
    effect: Power


class TempleEffect(Entry, frozen=True):
    """What a temple does."""

    on_place: Effect | None = None
    on_destroy: Effect | None = None
    battle: str = ""
    requires: str = ""
    forbid: str | tuple[str, ...] = ""


class Temple(Told, frozen=True, kw_only=True):
    """A colour of temple."""

    count: int
    color: Literal["white", "grey", "black"]
    cost_gold: int
    effect: TempleEffect
    two_players: TempleEffect | None = None
    text_two_players: Text | None = None


class TerritoryAction(Told, frozen=True, kw_only=True):
    """A territory action."""

    count_basis: str
    mandatory: bool
    effect: Effect
    two_players: Effect | None = None
    text_two_players: Text | None = None


class Condition(Entry, frozen=True):
    """The event that a quest listens to."""

    event: str
    by: str = ""
    whose: str = ""
    slot: int = 0
    year: int = 0
    region: int = 0
    then: str = ""
    n: int = 1
    contested: bool = False
    top_temple: str = ""
    curse_in_region: str = ""
    means: str = ""


class QuestCard(Told, frozen=True, kw_only=True):
    """A quest card."""

    kind: Literal["annual", "ranked"]
    count: int
    condition: Condition
    two_players: bool


class Rewards(Entry, frozen=True):
    """What quests pay."""

    annual_by_year: dict[int, int]
    ranked_slots: tuple[int, ...]
    ranked_slots_two_players: tuple[int | None, ...]
    annual_first_year_two_players: int


class WitheringCard(Told, frozen=True, kw_only=True):
    """A kind of Withering card."""

    count: int
    effect: Effect


# The box --------------------------------------------------------------------------------------


class Title(Entry, frozen=True):
    """What the game is called."""

    ru: str
    en: str
    source: Source
    source_kind: str


class Component(Named, frozen=True, kw_only=True):
    """A kind of piece in the box."""

    count: int


class Strengths(Entry, frozen=True):
    """Base strengths."""

    land_flame: int
    curse: int
    castle: int
    candle: Literal["flames"]


class Constants(Entry, frozen=True):
    """The figures of the game as a whole."""

    years: int
    battle_vp: dict[int, int]
    strength: Strengths
    starting_gold: int
    starting_wax: int
    warehouse_cells: int
    upgrade_slots: int
    tactics_display: int
    tactics_cards_per_battle_max: int
    temple_cost_gold: int
    upgrade_stacks: int
    upgrade_stack_size: int
    supply_gold: int
    supply_wax: int
    maneuver_moves: int
    maneuver_extra_moves_max: int


class Mode(Sourced, frozen=True, kw_only=True):
    """What changes with the number of players."""

    players: int
    board: Literal["large", "small"]
    houses: tuple[str, ...]
    house_choice: Literal["region_draft", "free"]
    curse_regions: tuple[int, ...]
    curse_piles: tuple[int, ...]
    new_curses_by_year: dict[int, int]
    curses_controlled: bool
    tactics_single_use: bool
    withering: bool
    sides: dict[str, tuple[str, ...]] = {}
    curses_on_board_each_year: int = 0


class Box(Entry, frozen=True):
    """The contents of the box."""

    title: Title
    components: tuple[Component, ...]
    constants: Constants
    modes: tuple[Mode, ...]
