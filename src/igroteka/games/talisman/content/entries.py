"""The shapes of the content files: cards, spaces, heroes, limits and shared tables."""

from __future__ import annotations

from typing import Literal

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
)
from igroteka.kernel.content import Entry, Text

# Entries --------------------------------------------------------------------------------------


class Sourced(Entry, frozen=True, kw_only=True):
    """What every entry has: where its figures come from, and rulings on unclear points."""

    id: str
    name: Text


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


class Purchase(CardEntry, frozen=True, kw_only=True):
    card_type: Literal["object", "follower"]


class Talisman(CardEntry, frozen=True, kw_only=True):
    card_type: Literal["magic_object"]


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

    strength: int
    craft: int
    life: int
    fate: int
    alignment: Alignment
    start: str
    objects: tuple[str, ...]
    abilities: tuple[AbilityEntry, ...]


class Layout(Entry, frozen=True):
    x: int
    y: int
    w: int
    h: int


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


class Link(Entry, frozen=True, kw_only=True):
    """A crossing between regions. Its rules are chapters of the ledger; here is its place."""

    id: str
    name: Text
    kind: Literal["bridge", "portal", "ascent", "raft", "ferry"]
    a: str = ""
    b: str = ""


class Region(Sourced, frozen=True, kw_only=True):
    """A region of the board."""


class Edges(Entry, frozen=True):
    """Where a river or wall begins and ends, on either axis."""

    outer_edge: tuple[int, int]
    inner_edge: tuple[int, int]


class Feature(Entry, frozen=True):
    """What parts two regions."""

    id: str
    name: Text
    layout: Edges


class Board(Entry, frozen=True):
    size: int
    regions: tuple[Region, ...]
    features: tuple[Feature, ...]
    links: tuple[Link, ...]
    spaces: tuple[Space, ...]


class Creature(Sourced, frozen=True, kw_only=True):
    """A creature that is no Adventure card."""

    attack: Kind
    types: tuple[Literal["animal", "dragon", "monster", "spirit"], ...]
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
    pay: Price | None = None


class Quests(Entry, frozen=True):
    roll: int
    table: tuple[Quest, ...]
    reward: tuple[AnyOp, ...]


class CommandRow(Entry, frozen=True):
    players: tuple[int | None, int | None]
    works_on: tuple[int, ...]


class CommandSpell(Entry, frozen=True):
    effect: tuple[AnyOp, ...]
    dice: int
    works_on: dict[str, tuple[int, ...]]
    variant_by_players: tuple[CommandRow, ...]


class LimitRow(Entry, frozen=True):
    craft: tuple[int | None, int | None]
    spells: int


class SpellLimit(Entry, frozen=True):
    table: tuple[LimitRow, ...]


class ToadEntry(Entry, frozen=True, kw_only=True):
    name: Text
    text: Text
    strength: int
    craft: int


class Alignments(Entry, frozen=True):
    name: Text
    names: dict[str, Text]


class Variant(Entry, frozen=True, kw_only=True):
    """An alternative rule of chapter VAR."""

    id: str
    name: Text
    may_evade_spaces: tuple[str, ...] = ()
    may_evade_cards: tuple[str, ...] = ()
    talisman_cards: int = 0


class Counters(Entry, frozen=True):
    points: int


class Components(Entry, frozen=True):
    toad_cards: int
    fate_tokens: int
    gold_coins: int
    counters: dict[str, Counters]


class ObjectLimit(Entry, frozen=True):
    base: int


class SetUp(Entry, frozen=True):
    start_gold: int
    choose_from: int


class Misc(Entry, frozen=True):
    """Limits and shared tables; what is prose here is a chapter of the ledger."""

    components: Components
    setup: SetUp
    spell_limit: SpellLimit
    object_limit: ObjectLimit
    creatures: tuple[Creature, ...]
    warlock_quests: Quests
    command_spell: CommandSpell
    toad: ToadEntry
    alignment_cards: Alignments
    variants: tuple[Variant, ...]


class Adventures(Entry, frozen=True):
    adventures: tuple[Adventure, ...]


class Spells(Entry, frozen=True):
    spells: tuple[Spell, ...]


class Purchases(Entry, frozen=True):
    purchases: tuple[Purchase, ...]


class Talismans(Entry, frozen=True):
    talismans: tuple[Talisman, ...]


class Heroes(Entry, frozen=True):
    heroes: tuple[HeroEntry, ...]
