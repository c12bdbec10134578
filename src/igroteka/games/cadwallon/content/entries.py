"""The shapes of the content files: one frozen struct per kind of entry."""

from __future__ import annotations

from typing import Literal

from igroteka.kernel.content import Canvas, Entry, Named, Point, Text, Told

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


# Constants ------------------------------------------------------------------------------------


class Title(Entry, frozen=True):
    """The game."""

    id: str


class Rulefigures(Entry, frozen=True):
    """The file of constants."""

    game: Title
    constants: dict[str, int]
    costs_ap: dict[str, int]


# Boards ---------------------------------------------------------------------------------------


class BoardTitle(Named, frozen=True, kw_only=True):
    """A board, by name and size."""

    layout: Canvas


class House(Named, frozen=True, kw_only=True):
    """Rooms joined by inner doors."""

    rooms: tuple[str, ...]


class Node(Named, frozen=True, kw_only=True):
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

    board: BoardTitle
    buildings: tuple[House, ...]
    militia_start: dict[str, str]
    nodes: tuple[Node, ...]
    edges: tuple[Border, ...]
    walls: tuple[Wall, ...]


class Vault(Told, frozen=True, kw_only=True):
    """A space of the Catacombs."""

    type: Literal["room", "center", "prison", "lair"]
    stairs_entry: bool
    arrows: tuple[str, ...]
    layout: Point
    cyclops_roll: int = 0


class Catacombs(Entry, frozen=True):
    """The Catacombs board."""

    board: BoardTitle
    nodes: tuple[Vault, ...]


# Effects --------------------------------------------------------------------------------------


class Effect(Entry, frozen=True, kw_only=True):
    """What a card does; the fields that matter depend on `op` (see the file)."""

    op: str
    who: str = ""
    delta: int = 0
    n: int = 0
    range: int = 0
    surcharge: int = 0


# Figures --------------------------------------------------------------------------------------


class Gang(Named, frozen=True, kw_only=True):
    """Four thieves and the mercenary of their colour."""

    colour: Literal["yellow", "green", "blue", "red"]
    members: tuple[str, ...]
    mercenary: str


class Thief(Named, frozen=True, kw_only=True):
    """A character."""

    gang: str
    combat: int
    move: int
    mind: int
    skill: Told | None
    text: Text | None = None


class GuardMove(Entry, frozen=True):
    """How far a militiaman walks."""

    stay_on: tuple[int, ...] = ()
    purple: int = 0


class Guard(Told, frozen=True, kw_only=True):
    """A militiaman's card."""

    mode: Literal["base", "expansion"]
    combat: int
    move: GuardMove


class Monster(Told, frozen=True, kw_only=True):
    """The Cyclops."""

    combat: int
    bouts: int


class SpecialFigure(Told, frozen=True, kw_only=True):
    """A figure of one adventure."""

    combat: int


class Cast(Entry, frozen=True):
    """The file of figures."""

    gangs: tuple[Gang, ...]
    thieves: tuple[Thief, ...]
    mercenaries: tuple[Thief, ...]
    militia: tuple[Guard, ...]
    monsters: tuple[Monster, ...]
    special_figures: tuple[SpecialFigure, ...]


# Cards and tokens -----------------------------------------------------------------------------


class Arcana(Told, frozen=True, kw_only=True):
    """A kind of Arcana card."""

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


class Equipment(Told, frozen=True, kw_only=True):
    """An equipment card."""

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


class Intrigue(Told, frozen=True, kw_only=True):
    """An intrigue card."""

    kind: Literal["instant", "end"]
    condition: Condition
    reward: Prize
    penalty: Prize
    needs: tuple[Module, ...] = ()


class Mission(Told, frozen=True, kw_only=True):
    """A mission of the guild."""

    needs: dict[str, int]
    reward: int


class Token(Told, frozen=True, kw_only=True):
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
    bonus: int


class Seals(Entry, frozen=True):
    """ADV-14: stairs that cost."""

    ap: int
    free_with: tuple[str, ...]


class Beast(Entry, frozen=True):
    """ADV-15: a Cyclops with a price on its head, and where it lies in wait."""

    space: str
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
    fine: int


class Duke(Entry, frozen=True):
    """ADV-19, ADV-20: the captive."""

    space: str
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
    open: dict[str, str] = {}
    """ADV-14 to ADV-16: exploration tokens that lie face up from the start, by room."""
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


class Adventure(Told, frozen=True, kw_only=True):
    """An adventure sheet."""

    number: int
    set: Literal["base", "expansion"]
    rounds: int
    alarm_round: int
    portcullises: dict[int, int]
    sheet: Sheet = Sheet()
    needs: tuple[Module, ...] = ()
    forbidden_mercenaries: tuple[str, ...] = ()
    winner_bonus: Bonus = Bonus()


class Campaign(Named, frozen=True, kw_only=True):
    """The four-part campaign."""

    parts: tuple[str, ...]


class Adventures(Entry, frozen=True):
    """The file of adventures."""

    adventures: tuple[Adventure, ...]
    campaign: Campaign
