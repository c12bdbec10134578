"""The shapes of the content files: cards, spaces, heroes, limits and shared tables."""

from __future__ import annotations

from typing import Any, Literal

from igroteka.games.talisman.content.vocabulary import (
    Alignment,
    Amount,
    AnyMod,
    AnyOp,
    CardType,
    Cond,
    Effect,
    Kind,
    Pay,
    RegionId,
    When,
    Who,
)
from igroteka.kernel.content import Entry, Text

# Entries --------------------------------------------------------------------------------------


class Ruling(Entry, frozen=True):
    text: str
    source: str
    why: str = ""


class Sourced(Entry, frozen=True, kw_only=True):
    """What every entry has: where its figures come from, and rulings on unclear points."""

    id: str
    name: Text
    source: Literal["rulebook", "public", "designed"]
    name_ru_source: Literal["rulebook", "translated"] = "rulebook"
    rulebook: str = ""
    rulings: tuple[Ruling, ...] = ()


class Tokens(Entry, frozen=True):
    """Counters laid on a place card when it is revealed."""

    stat: Literal["strength", "craft", "life"]
    amount: int


class Rounds(Entry, frozen=True):
    rounds: int


class CardEntry(Sourced, frozen=True, kw_only=True, rename={"class_": "class"}):
    """What cards of every deck have in common."""

    count: int
    text: Text
    effects: tuple[Effect, ...] = ()
    modifiers: tuple[AnyMod, ...] = ()
    class_: Literal["weapon", "armour"] | None = None


class Adventure(CardEntry, frozen=True, kw_only=True):
    type: CardType
    number: int
    after: Literal["discard", "lasting", "enemy", "stay", "take", "forced"]
    enemy_type: Literal["animal", "dragon", "monster", "spirit"] | None = None
    attack: Kind | None = None
    strength: int = 0
    craft: int = 0
    forbidden: tuple[Alignment, ...] = ()
    take_cost: tuple[Pay, ...] = ()
    tokens: Tokens | None = None
    duration: Rounds | None = None
    same_as: str | None = None


class Purchase(CardEntry, frozen=True, kw_only=True):
    card_type: Literal["object", "follower"]
    on_adventure_card: int
    prices: dict[str, int]


class Talisman(CardEntry, frozen=True, kw_only=True):
    card_type: Literal["magic_object"]
    gained_by: tuple[str, ...]


class Target(Entry, frozen=True):
    kind: Literal[
        "self", "hero", "space", "board_card", "creature", "follower", "enemy", "spell", "none"
    ]
    other: bool = False
    whose_turn: bool = False
    without_heroes: bool = False
    regions: tuple[RegionId, ...] = ()


class Mode(Entry, frozen=True, kw_only=True, rename={"if_": "if"}):
    """One way to cast a spell."""

    id: str
    cast: tuple[When, ...]
    target: Target
    do: tuple[AnyOp, ...]
    own: bool = False
    if_: Cond | None = None
    roller: Literal["target"] | None = None


class Stays(Entry, frozen=True):
    rounds: int
    has_number: bool
    counts_as_card: bool


class Spell(CardEntry, frozen=True, kw_only=True):
    modes: tuple[Mode, ...]
    stays: Stays | None = None


class AbilityEntry(Entry, frozen=True):
    id: str
    name: Text
    text: Text
    effects: tuple[Effect, ...] = ()
    modifiers: tuple[AnyMod, ...] = ()


class HeroEntry(Sourced, frozen=True, kw_only=True):
    """A hero card: printed values, start, abilities."""

    count: int
    strength: int
    craft: int
    life: int
    fate: int
    alignment: Alignment
    start: str
    spells: int
    objects: tuple[str, ...]
    abilities: tuple[AbilityEntry, ...]


class Layout(Entry, frozen=True):
    x: int
    y: int
    w: int
    h: int
    side: str
    grid: tuple[int, int]


class Space(Sourced, frozen=True, kw_only=True):
    """A space of the board."""

    region: RegionId
    kind: str
    adjacent: tuple[str, ...]
    instruction: Literal["draw", "act", "none"]
    effects: tuple[Effect, ...]
    text: Text
    layout: Layout
    cw: str = ""
    ccw: str = ""
    river_opposite: tuple[str, ...] = ()
    modifiers: tuple[AnyMod, ...] = ()
    meet_heroes: bool = True
    enter_needs: Cond | None = None


class Region(Sourced, frozen=True, kw_only=True):
    move: dict[str, Any]
    evade_creatures: bool
    draws_cards: bool


class Link(Entry, frozen=True, kw_only=True):
    """A crossing between regions. Its rules are chapters of the ledger; here is its place."""

    id: str
    name: Text
    kind: Literal["bridge", "portal", "ascent", "raft", "ferry"]
    source: str
    a: str = ""
    b: str = ""
    steps: int = 0
    turn_freely: bool = False
    crossings_per_move: int = 0
    river: bool = False
    uses: str = ""
    a_to_b: dict[str, Any] = {}
    b_to_a: dict[str, Any] = {}
    public_parts: str = ""
    rulebook: str = ""
    note: str = ""
    note_source: str = ""
    note_why: str = ""


class Board(Entry, frozen=True):
    meta: dict[str, Any]
    regions: tuple[Region, ...]
    features: tuple[dict[str, Any], ...]
    links: tuple[Link, ...]
    spaces: tuple[Space, ...]


class Creature(Sourced, frozen=True, kw_only=True):
    """A creature that is no Adventure card."""

    attack: Kind
    types: tuple[Literal["animal", "dragon", "monster", "spirit"], ...]
    at: str
    strength: Amount = 0
    craft: int = 0
    per_hero: bool = False


class Price(Entry, frozen=True):
    """What a quest asks for."""

    amount: int
    kind: Literal["follower", "magic_object"] | None = None
    stat: Literal["gold"] | None = None


class Quest(Entry, frozen=True):
    range: tuple[int, int]
    id: str
    label: Text
    done_when: str = ""
    pay: Price | None = None


class Quests(Entry, frozen=True):
    roll: int
    table: tuple[Quest, ...]
    reward: tuple[AnyOp, ...]
    blocks: str
    rulings: tuple[Ruling, ...]
    source: str
    rulebook: str


class CommandRow(Entry, frozen=True):
    players: tuple[int | None, int | None]
    works_on: tuple[int, ...]


class CommandSpell(Entry, frozen=True):
    cast_when: str
    affects: Who
    effect: tuple[AnyOp, ...]
    dice: int
    works_on: dict[str, tuple[int, ...]]
    variant_by_players: tuple[CommandRow, ...]
    counts_toward_casting_limit: bool
    can_be_cancelled_by: tuple[str, ...]
    fate_reroll: bool
    stopped_by: dict[str, str]
    source: str
    public_parts: str


class LimitRow(Entry, frozen=True):
    craft: tuple[int | None, int | None]
    spells: int


class SpellLimit(Entry, frozen=True):
    table: tuple[LimitRow, ...]
    casts_in_own_turn: str
    casts_in_other_turn: int
    command_spell_counts: bool
    source: str


class ToadEntry(Entry, frozen=True, kw_only=True):
    name: Text
    text: Text
    count: int
    turns: int
    strength: int
    craft: int
    move: dict[str, Any]
    on_change: dict[str, Any]
    cannot_have: dict[str, Any]
    keeps: tuple[str, ...]
    abilities: bool
    gain_spells: bool
    cast_spells: bool
    counters: dict[str, str]
    again: str
    ends: str
    name_ru_source: str
    rulings: tuple[Ruling, ...]
    source: str


class Alignments(Entry, frozen=True):
    name: Text
    names: dict[str, Text]
    count: int
    sides: tuple[Alignment, ...]
    neutral_marker: str
    change_limit: str
    source: str


class Variant(Entry, frozen=True, kw_only=True):
    """An alternative rule of chapter VAR."""

    id: str
    name: Text
    source: str
    may_evade_spaces: tuple[str, ...] = ()
    may_evade_cards: tuple[str, ...] = ()
    never: str = ""
    list_source: str = ""
    why: str = ""
    points_per_counter: tuple[int, ...] = ()
    each_player: str = ""
    talisman_cards: int = 0
    killed_players: str = ""
    excludes: tuple[str, ...] = ()
    table: str = ""
    win: str = ""
    score: str = ""


class Counters(Entry, frozen=True):
    pieces: int
    large: int
    small: int
    large_worth: int
    points: int
    colour: str


class Components(Entry, frozen=True):
    adventure_cards: int
    spell_cards: int
    purchase_cards: int
    talisman_cards: int
    hero_cards: int
    hero_figures: int
    toad_cards: int
    toad_figures: int
    alignment_cards: int
    fate_tokens: int
    gold_coins: int
    dice: int
    counters: dict[str, Counters]
    source: str


class ObjectLimit(Entry, frozen=True):
    base: int
    per_mule: int
    gold_counts: bool
    followers: str
    raft_counts: bool
    source: str


class TrophyPrices(Entry, frozen=True):
    default: int
    variants: tuple[int, ...]


class Trophies(Entry, frozen=True):
    exchange_when: str
    points_per_counter: TrophyPrices
    strength_from: tuple[str, ...]
    craft_from: tuple[str, ...]
    surplus: str
    only_cards: bool
    source: str


class Misc(Entry, frozen=True):
    """Limits and shared tables; what is prose here is a chapter of the ledger."""

    provenance: dict[str, str]
    components: Components
    supply: dict[str, Any]
    setup: dict[str, Any]
    spell_limit: SpellLimit
    object_limit: ObjectLimit
    weapons_per_attack: dict[str, Any]
    trophies: Trophies
    encounter_numbers: dict[str, Any]
    creatures: tuple[Creature, ...]
    creature_rulings: tuple[dict[str, str], ...]
    warlock_quests: Quests
    command_spell: CommandSpell
    toad: ToadEntry
    alignment_cards: Alignments
    fate: dict[str, Any]
    durations: dict[str, str]
    variants: tuple[Variant, ...]


class Adventures(Entry, frozen=True):
    provenance: dict[str, str]
    adventures: tuple[Adventure, ...]


class Spells(Entry, frozen=True):
    provenance: dict[str, str]
    spells: tuple[Spell, ...]


class Purchases(Entry, frozen=True):
    provenance: dict[str, str]
    sellers: tuple[dict[str, Any], ...]
    purchases: tuple[Purchase, ...]
    count_confidence: str


class Talismans(Entry, frozen=True):
    provenance: dict[str, str]
    talismans: tuple[Talisman, ...]


class Heroes(Entry, frozen=True):
    provenance: dict[str, str]
    heroes: tuple[HeroEntry, ...]
