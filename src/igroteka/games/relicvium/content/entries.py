"""The shapes of the content files: one frozen struct per kind of entry."""

from __future__ import annotations

from typing import Literal

from igroteka.kernel.content import Canvas, Entry, Named, Point, Text, Told

Terrain = Literal["plain", "mountain", "forest"]


# The board ------------------------------------------------------------------------------------


class Area(Told, frozen=True, kw_only=True):
    """REL-TERM-1, REL-TERM-2: a land with its terrain, or a water space."""

    kind: Literal["land", "water"]
    terrain: Literal["plain", "mountain", "forest", "water"]
    role: Literal["home", "gate", "frontier", "ring", "centre", "sea"]
    quadrant: str
    layout: Point
    polygon: tuple[tuple[int, int], ...]


class Border(Entry, frozen=True):
    """REL-TERM-3: what makes two areas adjacent; tokens lie on its segment."""

    id: str
    a: str
    b: str
    segment: tuple[tuple[int, int], tuple[int, int]]


class Junction(Entry, frozen=True):
    """REL-TERM-13: a point where three areas meet."""

    id: str
    areas: tuple[str, str, str]
    x: int
    y: int


class Board(Entry, frozen=True):
    """The whole map."""

    canvas: Canvas
    areas: tuple[Area, ...]
    borders: tuple[Border, ...]
    junctions: tuple[Junction, ...]


# Factions and their pieces --------------------------------------------------------------------


class Faction(Told, frozen=True, kw_only=True):
    """A faction board: initiative, home and possession track."""

    initiative: int
    colour: str
    opposite: str
    home: dict[Terrain, str]
    gate: str
    closed_when_absent: tuple[str, ...]
    track: tuple[Terrain, ...]
    creatures: tuple[str, ...]


class Strength(Entry, frozen=True):
    """A figure for each of the three roles."""

    attack: int
    defence: int
    support: int


class Unit(Told, frozen=True, kw_only=True):
    """A class of units, or the warlord."""

    per_faction: int
    counts_for_limit: bool
    starts_in: Terrain | None = None
    strength: Strength | None = None


class Token(Told, frozen=True, kw_only=True):
    """A cardboard token: a castle, a melee or a ranged token, or the action marker."""

    kind: Literal["castle", "melee", "ranged", "marker"]
    attack_bonus: int = 0
    arrows: int = 0


SkillOp = Literal[
    "return_token",
    "block_border",
    "swap_class",
    "march",
    "area_defence",
    "recruit",
    "melee_token",
    "build_castle",
    "relocate_in",
    "relocate_out",
    "destroy_unit",
]


class Aura(Entry, frozen=True):
    """REL-AURA-1: which class it strengthens, and by how much."""

    unit_class: str
    bonus: int


class Skill(Entry, frozen=True):
    """REL-SKILL: what the creature can do right after it was summoned."""

    name: Text
    op: SkillOp
    own_units: int
    amount: int = 0


class Creature(Told, frozen=True, kw_only=True):
    """A legendary creature."""

    aura: Aura | None = None
    skill: Skill


# Modules --------------------------------------------------------------------------------------

Metric = Literal[
    "areas_controlled",
    "castles_on_board",
    "units_on_board",
    "warriors_on_board",
    "defenders_on_board",
    "mages_on_board",
    "peace_cards_won",
    "war_cards_won",
    "creatures_summoned",
    "units_recruited",
    "waters_controlled",
    "free_areas_entered",
    "castles_garrisoned",
    "battles_won_attacking",
    "battles_won_defending",
    "castles_razed",
    "units_destroyed",
    "highest_army_strength",
    "units_sent_in_support",
    "areas_taken_by_attack",
    "controls_sky_peak",
]
"""What factions are compared by (REL-STR-5, REL-STR-6, REL-CAMP-13, REL-CAMP-14)."""


class StrengthCard(Told, frozen=True, kw_only=True):
    """A strength card: who takes it, and what it adds to the warlord."""

    mode: Literal["any", "campaign"]
    metric: Metric
    icons: Strength


class Relation(Told, frozen=True, kw_only=True):
    """How two factions stand to each other, from war to alliance."""


EventOp = Literal[
    "recruit_amount",
    "recruit_beside_unit",
    "build_beside_castle",
    "march_max_units",
    "march_through_water",
    "forbid_summon",
    "reverse_initiative",
    "melee_tokens_max",
    "support_strength",
    "warrior_attack",
    "castle_defence",
    "arrows",
    "forbid_auras",
    "loser_loss",
    "fixed_losses",
    "tie_for_attacker",
]


class Effect(Entry, frozen=True):
    """What an event changes."""

    op: EventOp
    amount: int = 0


class Event(Told, frozen=True, kw_only=True):
    """An event card."""

    code: str
    effect: Effect


class Goal(Told, frozen=True, kw_only=True):
    """A goal of a plot: the faction that is strictly best takes the card (REL-CAMP-4)."""

    metric: Metric


class Twist(Told, frozen=True, kw_only=True):
    """A special condition of a plot."""

    op: Literal["none", "tie_to_the_smaller", "bonus_for_the_peak", "mightiest_left_out"]
    amount: int = 0


class Verse(Entry, frozen=True):
    """One half of a plot's title and story: of its letter, or of its digit."""

    title: Text
    intro: Text


class CampaignFile(Entry, frozen=True):
    """War of Relics."""

    campaign: Named
    peace_goals: tuple[Goal, ...]
    war_goals: tuple[Goal, ...]
    twists: tuple[Twist, ...]
    letters: tuple[Verse, ...]
    digits: tuple[Verse, ...]


# The table ------------------------------------------------------------------------------------


class Module(Told, frozen=True, kw_only=True):
    """A part of the expansion that can be switched on or off."""

    needs: tuple[str, ...]
    players: tuple[int, ...]
    usual: tuple[int, ...]


class Bounds(Entry, frozen=True):
    """What a table may choose between."""

    usual: int
    least: int
    most: int


class SetupFile(Entry, frozen=True):
    """Modules, bounds and the names of the seats."""

    modules: tuple[Module, ...]
    bounds: dict[Literal["event_cards", "rounds"], Bounds]
    seats: tuple[Named, ...]
