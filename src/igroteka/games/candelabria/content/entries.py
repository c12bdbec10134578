"""The shapes of the content files: one frozen struct per kind of entry."""

from __future__ import annotations

from typing import Literal

from igroteka.kernel.content import Canvas, Entry, Named, Point, Text, Told

# Boards ---------------------------------------------------------------------------------------

Action = Literal["curse_influence", "barracks", "forge", "mine", "portal", "tavern"]


class BoardHead(Entry, frozen=True):
    """One side of the board as a whole."""

    id: Literal["large", "small"]
    turn_track_spaces: int
    canvas: Canvas
    water: tuple[str, ...]


class RegionEntry(Named, frozen=True, kw_only=True):
    """A region: three territories."""

    number: int
    color: str
    territories: tuple[str, ...]
    layout: Point


class TerritoryEntry(Named, frozen=True, kw_only=True):
    """A territory with its action symbol."""

    region: int
    action: Action
    adjacent: tuple[str, ...]
    layout: Point
    polygon: str


class Ends(Entry, frozen=True, rename={"start": "from", "end": "to"}):
    """Where a bridge is drawn."""

    start: tuple[int, int]
    end: tuple[int, int]


class Bridge(Entry, frozen=True, kw_only=True):
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


class Effect(Entry, frozen=True):
    """One symbol or odd effect; `effects.py` and the chapter of its card give it meaning."""

    op: str
    n: int = 1
    options: tuple[Effect, ...] = ()


class Power(Entry, frozen=True):
    """What an upgrade or a House ability does; `powers.py` gives it meaning."""

    kind: Literal["passive", "trigger", "end_game"]
    what: str = ""
    action: str = ""
    n: int = 1
    when: str = ""
    effects: tuple[Effect, ...] = ()
    per: str = ""
    vp: int = 0
    per_card: int = 1


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

    year: int
    effect: Power


class WeakAction(Entry, frozen=True, kw_only=True):
    """The weak action of a slot of the war board."""

    slot: int
    effects: tuple[Effect, ...]
    text: Text


class House(Named, frozen=True, kw_only=True):
    """A House."""

    color: str
    start: Start
    abilities: tuple[Ability, ...]
    war_board: tuple[WeakAction, ...]


class Role(Told, frozen=True, kw_only=True):
    """A role of a candle."""

    max_flames: int
    skips: int = 0
    """Territories that it may skip in one move."""
    pushes: int = 0
    """How far it pushes a candle."""


# Cards and tokens -----------------------------------------------------------------------------


class CandleCard(Told, frozen=True, kw_only=True):
    """A candle card, of a House or upgraded."""

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

    region: int
    strength: int
    effect: Effect


class UpgradeToken(Told, frozen=True, kw_only=True):
    """A kind of castle upgrade."""

    count: int
    year: int
    cost_gold: int
    effect: Power


class Temple(Told, frozen=True, kw_only=True):
    """A colour of temple."""

    count: int
    color: Literal["white", "grey", "black"]
    cost_gold: int
    place_vp: int = 0
    """Points for who places it."""
    destroy_vp: int = 0
    """Points for who destroys it."""


class Condition(Entry, frozen=True):
    """The event that a quest listens to."""

    event: str
    slot: int = 0
    year: int = 0
    region: int = 0
    top_temple: str = ""
    curse_in_region: str = ""
    means: str = ""


class QuestCard(Told, frozen=True, kw_only=True):
    """A quest card."""

    kind: Literal["annual", "ranked"]
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


class Strengths(Entry, frozen=True):
    """Base strengths."""

    curse: int
    castle: int


class Constants(Entry, frozen=True):
    """The figures of the game as a whole."""

    years: int
    battle_vp: dict[int, int]
    strength: Strengths
    starting_gold: int
    starting_wax: int
    land_flames: int
    """Of each House."""
    warehouse_cells: int
    upgrade_slots: int
    tactics_display: int
    temple_cost_gold: int
    upgrade_stacks: int
    upgrade_stack_size: int
    supply_gold: int
    supply_wax: int
    maneuver_moves: int
    maneuver_extra_moves_max: int


class Mode(Entry, frozen=True, kw_only=True):
    """What changes with the number of players."""

    players: int
    board: Literal["large", "small"]
    houses: tuple[str, ...]
    curse_regions: tuple[int, ...]
    new_curses_by_year: dict[int, int]
    sides: dict[str, tuple[str, ...]] = {}


class Box(Entry, frozen=True):
    """The contents of the box."""

    components: tuple[Named, ...]
    constants: Constants
    modes: tuple[Mode, ...]


class RolesFile(Entry, frozen=True):
    """The three roles, and the castle."""

    roles: tuple[Role, ...]
    castle: Told


class TacticsFile(Entry, frozen=True):
    """Tactics cards: the common ones, and those of the Houses."""

    common_tactics: tuple[TacticsCard, ...]
    house_tactics: tuple[TacticsCard, ...]


class QuestsFile(Entry, frozen=True):
    """Quests, and what they bring."""

    rewards: Rewards
    quests: tuple[QuestCard, ...]
