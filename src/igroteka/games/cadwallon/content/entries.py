"""The shapes of the content files: one frozen struct per kind of entry."""

from __future__ import annotations

from typing import Literal

from igroteka.kernel.content import Entry, Named, Text, Told

Source = Literal["rulebook", "public", "designed"]
Module = Literal[
    "mercenaries",
    "exploration",
    "patrols",
    "no_mercy",
    "passing",
    "experience",
    "equipment",
    "intrigues",
    "catacombs",
]
"""A part of the expansion that a table may take or leave."""


class Sourced(Entry, frozen=True, kw_only=True):
    """An entry that says whether the rulebook, the public or we are the source of it."""

    source: Source
    source_note: str = ""


class OwnNamed(Named, frozen=True, kw_only=True):
    """A named entry with its source."""

    source: Source
    source_note: str = ""


class OwnTold(Told, frozen=True, kw_only=True):
    """An entry to read with its source."""

    source: Source
    source_note: str = ""


class Point(Entry, frozen=True):
    """A place on a canvas of 1000 × 1000."""

    x: int
    y: int


class Canvas(Entry, frozen=True):
    """The size of a board."""

    width: int
    height: int


# Constants ------------------------------------------------------------------------------------


class Constant(Sourced, frozen=True, kw_only=True):
    """One figure of the rules."""

    value: int | None


class Players(Entry, frozen=True):
    """How many may play."""

    min: int
    max: int


class Title(Entry, frozen=True):
    """The game and its expansion."""

    id: str
    name: Text
    expansion: Text
    players: Players


class Component(Sourced, frozen=True, kw_only=True):
    """One kind of thing in the box."""

    id: str
    count: int
    note: str = ""


class Box(Entry, frozen=True):
    """What lies in the two boxes."""

    base: tuple[Component, ...]
    expansion: tuple[Component, ...]


class Rulefigures(Entry, frozen=True):
    """The file of constants."""

    game: Title
    constants: dict[str, Constant]
    costs_ap: dict[str, Constant]
    components: Box


# Boards ---------------------------------------------------------------------------------------


class BoardTitle(Named, frozen=True, kw_only=True):
    """A board, by name and size."""

    layout: Canvas


class House(OwnNamed, frozen=True, kw_only=True):
    """Rooms joined by inner doors."""

    rooms: tuple[str, ...]


class Node(OwnNamed, frozen=True, kw_only=True):
    """A space of the district."""

    type: Literal["room", "street"]
    adjacent: tuple[str, ...]
    layout: Point
    intrigue: bool = False
    building: str = ""
    exit: Literal["", "north", "east", "south", "west"] = ""
    pentagram: bool = False
    plaza: bool = False


class Border(Entry, frozen=True):
    """An open border between two spaces."""

    a: str
    b: str
    kind: Literal["street", "door", "window", "inner_door", "pentagram"]


class Wall(Entry, frozen=True):
    """A closed border between two spaces."""

    a: str
    b: str


class District(Entry, frozen=True):
    """The district board."""

    source: Source
    source_note: str
    board: BoardTitle
    buildings: tuple[House, ...]
    militia_start: dict[str, str]
    nodes: tuple[Node, ...]
    edges: tuple[Border, ...]
    walls: tuple[Wall, ...]


class Vault(OwnTold, frozen=True, kw_only=True):
    """A space of the Catacombs."""

    type: Literal["room", "center", "prison", "lair"]
    stairs_entry: bool
    capacity: int
    arrows: tuple[str, ...]
    connected: tuple[str, ...]
    layout: Point
    cyclops_roll: int = 0


class Catacombs(Entry, frozen=True):
    """The Catacombs board."""

    source: Source
    board: BoardTitle
    nodes: tuple[Vault, ...]


# Effects --------------------------------------------------------------------------------------


class Effect(Entry, frozen=True, kw_only=True):
    """What a card or skill does; the fields that matter depend on `op` (see the files)."""

    op: str
    when: str = ""
    who: str = ""
    whom: str = ""
    which: str = ""
    role: Literal["", "attacker", "defender"] = ""
    target: str = ""
    to: str = ""
    roll: str | bool = ""
    per: str = ""
    mandatory: bool = False
    delta: int = 0
    min: int = 0
    max: int = 0
    cost: int = 0
    cost_ap: int = 0
    times: int = 0
    n: int = 0
    range: int = 0
    points: int = 0
    value: int = 0
    surcharge: int = 0
    break_on: int = 0
    ap: int = 0
    wound: int = 0


# Figures --------------------------------------------------------------------------------------


class Gang(OwnNamed, frozen=True, kw_only=True):
    """Four thieves and the mercenary of their colour."""

    colour: Literal["yellow", "green", "blue", "red"]
    members: tuple[str, ...]
    mercenary: str


class Price(Entry, frozen=True):
    """What using a skill costs."""

    type: Literal["none", "ap", "discard"]
    value: int = 0


class Skill(Told, frozen=True, kw_only=True):
    """What one character alone can do."""

    cost: Price
    timing: str
    effects: tuple[Effect, ...]


class Thief(OwnNamed, frozen=True, kw_only=True):
    """A character."""

    gang: str
    count: int
    combat: int
    move: int
    mind: int
    skill: Skill | None
    text: Text | None = None


class GuardMove(Entry, frozen=True):
    """How far a militiaman walks."""

    type: Literal["die", "arcana_colour"]
    stay_on: tuple[int, ...] = ()
    purple: int = 0
    blue: int = 0


class Victory(Entry, frozen=True):
    """What becomes of a character that a militiaman has beaten."""

    loser: Literal["flee", "prison"]
    fine: int = 0
    steal: bool = False


class Guard(OwnTold, frozen=True, kw_only=True):
    """A militiaman's card."""

    count: int
    mode: Literal["base", "expansion"]
    combat: int
    move: GuardMove
    on_win: Victory
    replaces: str = ""


class Home(Entry, frozen=True):
    """Where a beaten monster goes."""

    to: str


class Monster(OwnTold, frozen=True, kw_only=True):
    """The Cyclops."""

    count: int
    mode: Literal["base", "expansion"]
    combat: int
    move: None
    bouts: int
    start: str
    on_win: Victory
    on_loss: Home


class SpecialFigure(OwnTold, frozen=True, kw_only=True):
    """A figure of one adventure."""

    count: int
    adventure: int
    combat: int
    moves_like: Literal["militiaman", "none"]
    figure: str = ""


class Cast(Entry, frozen=True):
    """The file of figures."""

    gangs: tuple[Gang, ...]
    thieves: tuple[Thief, ...]
    mercenaries: tuple[Thief, ...]
    militia: tuple[Guard, ...]
    monsters: tuple[Monster, ...]
    special_figures: tuple[SpecialFigure, ...]


# Cards and tokens -----------------------------------------------------------------------------


class Arcana(OwnTold, frozen=True, kw_only=True):
    """A kind of Arcana card."""

    set: Literal["base", "expansion"]
    colour: Literal["purple", "blue"]
    count: int
    play: Literal[
        "fight_cards",
        "own_phase",
        "own_activation",
        "own_move",
        "enemy_move",
        "chest_pick",
        "chest_opened",
    ]
    effects: tuple[Effect, ...]
    needs: tuple[Module, ...] = ()


class Equipment(OwnTold, frozen=True, kw_only=True):
    """An equipment card."""

    count: int
    use: Literal["permanent", "single"]
    timing: str
    effects: tuple[Effect, ...]
    needs: tuple[Module, ...] = ()


class Condition(Entry, frozen=True, kw_only=True):
    """What fulfils an intrigue; all that is set must hold at once."""

    character_in: tuple[str, ...] = ()
    and_other_in: tuple[str, ...] = ()
    carrying: dict[str, int] = {}
    carrying_any_of: tuple[str, ...] = ()
    carrying_nothing: bool = False
    gang_carries: dict[str, int] = {}
    equipped_characters: int = 0
    event: str = ""
    min: int = 0
    catacomb_rooms: int = 0
    end_all_escaped: bool = False
    end_treasures_out: int = 0
    end_magic_gems_out: int = 0
    end_none_imprisoned_and_rival_imprisoned: bool = False
    end_left_by_tunnel: int = 0
    end_poorer_than_a_rival: bool = False


class Prize(Entry, frozen=True):
    """What an intrigue brings, or costs."""

    ducats: int = 0
    experience: int = 0


class Intrigue(OwnTold, frozen=True, kw_only=True):
    """An intrigue card."""

    count: int
    kind: Literal["instant", "end"]
    condition: Condition
    reward: Prize
    penalty: Prize
    needs: tuple[Module, ...] = ()


class Mission(OwnTold, frozen=True, kw_only=True):
    """A mission of the guild."""

    count: int
    needs: dict[str, int]
    reward: int


class Token(OwnTold, frozen=True, kw_only=True):
    """A kind of token."""

    count: int


class Tokens(Entry, frozen=True):
    """The file of tokens."""

    treasures: tuple[Token, ...]
    exploration: tuple[Token, ...]
    encounter: tuple[Token, ...]
    other: tuple[Token, ...]


# Adventures -----------------------------------------------------------------------------------


class Coffer(Entry, frozen=True):
    """ADV-1: the Duke's hoard."""

    space: str
    ducats: int
    ap: int
    gives: tuple[str, ...]
    dice: int


class Encounters(Entry, frozen=True):
    """ADV-5, ADV-8: face-down tokens, and what a target is worth."""

    target: Literal["zombie", "hostage"]
    ducats: int
    spaces: tuple[str, ...]


class Fence(Entry, frozen=True):
    """ADV-10: selling in the open."""

    space: str
    ap: int
    bonus: int
    max: int


class Seals(Entry, frozen=True):
    """ADV-14: a staircase from the start, and stairs that cost."""

    space: str
    ap: int
    free_with: tuple[str, ...]


class Beast(Entry, frozen=True):
    """ADV-15: a Cyclops with a price on its head."""

    combat: int
    ducats: int
    led_by_active_player: bool


class OpenVault(Entry, frozen=True):
    """ADV-16: richer Catacombs."""

    bonus: int
    gem_price: int


class Crowd(Entry, frozen=True):
    """ADV-17, ADV-18: crowded spaces, and pockets to pick."""

    spaces: tuple[str, ...]
    cost: int
    ap: int
    fine: int


class Duke(Entry, frozen=True):
    """ADV-19, ADV-20: the captive."""

    space: str
    ap: int
    slots: int
    slows: int
    ducats: int


class Sheet(Entry, frozen=True, kw_only=True):
    """What an adventure changes."""

    coffer: Coffer | None = None
    double_watch: bool = False
    hunters: dict[str, str] = {}
    encounters: Encounters | None = None
    fence: Fence | None = None
    fire_from: int = 0
    tremors: tuple[int, ...] = ()
    seals: Seals | None = None
    beast: Beast | None = None
    vault: OpenVault | None = None
    crowd: Crowd | None = None
    duke: Duke | None = None


class Bonus(Entry, frozen=True):
    """What the winner of the part before starts with."""

    equipment: int = 0
    arcana: int = 0
    experience: int = 0
    first_player: bool = False


class Adventure(OwnTold, frozen=True, kw_only=True):
    """An adventure sheet."""

    number: int
    set: Literal["base", "expansion"]
    rounds: int
    alarm_round: int
    portcullises: dict[int, int]
    sheet: Sheet = Sheet()
    needs: tuple[Module, ...] = ()
    campaign_part: int = 0
    forbidden_mercenaries: tuple[str, ...] = ()
    winner_bonus: Bonus = Bonus()


class Campaign(OwnNamed, frozen=True, kw_only=True):
    """The four-part campaign."""

    parts: tuple[str, ...]
    lineup_locked: bool
    carries_over: tuple[str, ...]
    recorded: tuple[str, ...]
    lost: tuple[str, ...]
    returns: tuple[str, ...]
    winner: str
    tie_breaks: tuple[str, ...]


class Adventures(Entry, frozen=True):
    """The file of adventures."""

    adventures: tuple[Adventure, ...]
    campaign: Campaign
