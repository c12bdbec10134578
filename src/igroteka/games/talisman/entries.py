"""The shapes of the content files: operations, conditions, effects, cards, spaces, heroes.

`content/vocabulary.yaml` explains every word; these structs are what the files are checked
against, so a misspelt parameter is an error with file, entry and field.
"""

from __future__ import annotations

from typing import Any, Literal

from igroteka.kernel.content import Entry, Text

Stat = Literal["strength", "craft", "life", "fate", "gold"]
Ability = Literal["strength", "craft"]
Kind = Literal["battle", "psychic"]
Alignment = Literal["good", "neutral", "evil"]
RegionId = Literal["outer", "middle", "inner"]
Who = Literal["self", "target", "opponent", "each", "each_other", "each_in_region"]
Sort = Literal["hero", "creature", "animal", "dragon", "monster", "spirit"]
Limit = Literal["once_per_turn", "once_per_visit", "once_per_attack", "once_per_draw"]
When = Literal[
    "setup",
    "turn_start",
    "hero_turn_start",
    "move_instead",
    "move_roll",
    "move_rolled",
    "move_end",
    "land",
    "draw",
    "reveal",
    "encounter",
    "visit",
    "meet_hero",
    "evade",
    "attack_declared",
    "attack_start",
    "attack_won",
    "kill",
    "life_loss",
    "follower_death",
    "enemy_death",
    "spell_cast",
    "take",
    "river_crossed",
    "own_turn",
    "turn_end",
    "any_time",
]
CardType = Literal["event", "enemy", "stranger", "object", "magic_object", "follower", "place"]


class Reckoned(Entry, frozen=True, rename={"from_": "from"}):
    """An amount that is worked out when it is needed."""

    dice: int = 0
    value: Ability | None = None
    from_: Literal["card_strength"] | None = None


Amount = int | Literal["all", "full", "any"] | Reckoned


class StatBound(Entry, frozen=True):
    """A bound on one figure of a hero."""

    strength: int | None = None
    craft: int | None = None
    life: int | None = None
    fate: int | None = None
    gold: int | None = None


class Cond(Entry, frozen=True, rename={"all_": "all", "any_": "any", "not_": "not"}):
    """A condition: exactly one of these is given, and perhaps `who` it is about."""

    who: Who = "self"
    alignment: tuple[Alignment, ...] | None = None
    stat_min: StatBound | None = None
    stat_below: StatBound | None = None
    has: tuple[str, ...] | None = None
    space_kind: tuple[str, ...] | None = None
    region: tuple[RegionId, ...] | None = None
    natural_roll: tuple[int, ...] | None = None
    attack: Kind | None = None
    versus: tuple[Sort, ...] | None = None
    used: tuple[str, ...] | None = None
    life_taken: bool | None = None
    won_by: Kind | None = None
    quest_open: bool | None = None
    alone: bool | None = None
    roll_beats: Literal["enemy_strength"] | None = None
    all_: tuple[Cond, ...] | None = None
    any_: tuple[Cond, ...] | None = None
    not_: Cond | None = None


# Operations -----------------------------------------------------------------------------------


class Op(Entry, frozen=True, tag_field="op"):
    """One operation of the vocabulary."""


class Gain(Op, frozen=True, tag="gain"):
    stat: Stat
    amount: Amount
    who: Who = "self"


class Lose(Op, frozen=True, tag="lose"):
    stat: Stat
    amount: Amount
    who: Who = "self"
    instead: Literal["follower"] | None = None


class Heal(Op, frozen=True, tag="heal"):
    amount: Amount
    price: int = 0
    who: Who = "self"


class Replenish(Op, frozen=True, tag="replenish"):
    amount: Amount
    price: int = 0


class Pay(Op, frozen=True, tag="pay"):
    amount: int


class GainSpell(Op, frozen=True, tag="gain_spell"):
    amount: Amount


class DiscardSpell(Op, frozen=True, tag="discard_spell"):
    amount: Amount
    who: Who = "self"


class CancelSpell(Op, frozen=True, tag="cancel_spell"):
    pass


class Suppress(Op, frozen=True, tag="suppress"):
    what: tuple[Literal["spells", "magic_objects"], ...]
    until: Literal["next_own_turn"]


class GainCard(Op, frozen=True, tag="gain_card"):
    stock: Literal["purchase", "talisman"]
    card: str


class Ware(Entry, frozen=True):
    card: str
    price: int


class Shop(Op, frozen=True, tag="shop"):
    stock: tuple[Ware, ...]
    max: Amount = "any"


class Convert(Op, frozen=True, tag="convert"):
    gold_each: int
    amount: Amount


class TakeFrom(Op, frozen=True, tag="take_from", rename={"except_": "except"}):
    kinds: tuple[Literal["gold", "object", "follower"], ...]
    who: Who
    amount: int
    only: tuple[str, ...] = ()
    except_: tuple[str, ...] = ()


class Discard(Op, frozen=True, tag="discard"):
    kind: Literal["object", "magic_object", "follower"]
    amount: Amount
    chooser: Literal["self", "current"] = "self"
    killed: bool = False


class DiscardSelf(Op, frozen=True, tag="discard_self"):
    pass


class PlaceSelf(Op, frozen=True, tag="place_self"):
    space: str | None = None
    pick: Literal["unoccupied_outer_middle"] | None = None


class DropGold(Op, frozen=True, tag="drop_gold"):
    amount: Amount
    space: str


class TakeToken(Op, frozen=True, tag="take_token"):
    pass


class RemoveCard(Op, frozen=True, tag="remove_card"):
    where: Literal["board"]
    card_types: tuple[CardType, ...]


class Peek(Op, frozen=True, tag="peek"):
    deck: Literal["adventure"]
    amount: int


class Draw(Op, frozen=True, tag="draw"):
    up_to: int


class Redraw(Op, frozen=True, tag="redraw"):
    amount: int


class Recruit(Op, frozen=True, tag="recruit"):
    pass


class MoveTo(Op, frozen=True, tag="move_to"):
    space: str | None = None
    pick: Literal["any_in_region", "other_in_region", "same_kind_in_region"] | None = None


class NextMove(Op, frozen=True, tag="next_move"):
    space: str | None = None
    pick: Literal["other_in_region"] | None = None
    river: bool = False


class CrossRiver(Op, frozen=True, tag="cross_river"):
    pass


class MissTurn(Op, frozen=True, tag="miss_turn"):
    amount: int
    who: Who = "self"


class ExtraTurns(Op, frozen=True, tag="extra_turns"):
    amount: int


class EndTurn(Op, frozen=True, tag="end_turn"):
    pass


class Hold(Op, frozen=True, tag="hold"):
    release: Literal["roll_456", "victory"]


class BecomeToad(Op, frozen=True, tag="toad"):
    turns: int
    who: Who = "self"


class Align(Op, frozen=True, tag="align"):
    to: Alignment
    who: Who = "self"


class TakeQuest(Op, frozen=True, tag="quest"):
    table: Literal["warlock_quests"]


class Fight(Op, frozen=True, tag="fight"):
    creature: str
    amount: Amount = 1


class NoAttack(Op, frozen=True, tag="no_attack"):
    pass


class Kill(Op, frozen=True, tag="kill"):
    trophy: bool


class Evade(Op, frozen=True, tag="evade"):
    until: Literal["turn"] | None = None


class Prevent(Op, frozen=True, tag="prevent"):
    what: Literal["life", "follower", "enemy"]


class Boost(Op, frozen=True, tag="boost"):
    stat: Ability
    amount: Amount
    until: Literal["attack", "turn"]
    scope: Literal["always", "battle"] = "always"


class Immobilise(Op, frozen=True, tag="immobilise"):
    what: Literal["hero", "creature"]


class Contest(Op, frozen=True, tag="contest"):
    dice: int
    win: tuple[AnyOp, ...]
    tie: tuple[AnyOp, ...]
    lose: tuple[AnyOp, ...]


class Command(Op, frozen=True, tag="command"):
    pass


class If(Op, frozen=True, tag="if", rename={"else_": "else"}):
    cond: Cond
    then: tuple[AnyOp, ...]
    else_: tuple[AnyOp, ...] = ()


class Choice(Entry, frozen=True):
    id: str
    label: Text
    do: tuple[AnyOp, ...]
    cond: Cond | None = None
    cost: tuple[Pay, ...] = ()


class Choose(Op, frozen=True, tag="choose"):
    options: tuple[Choice, ...]
    optional: bool = False


class Row(Entry, frozen=True):
    """A row of a die table: a range with perhaps an open end."""

    range: tuple[int | None, int | None]
    do: tuple[AnyOp, ...]
    label: Text | None = None


class Roll(Op, frozen=True, tag="roll"):
    dice: int
    table: tuple[Row, ...]
    minus: Ability | None = None
    tag: Literal["pray", "cave", "mines", "crypt", "chasm", "forest", "crags", "armour"] | None = (
        None
    )


class Each(Op, frozen=True, tag="each"):
    over: Literal["followers", "heroes"]
    do: tuple[AnyOp, ...]


AnyOp = (
    Gain
    | Lose
    | Heal
    | Replenish
    | Pay
    | GainSpell
    | DiscardSpell
    | CancelSpell
    | Suppress
    | GainCard
    | Shop
    | Convert
    | TakeFrom
    | Discard
    | DiscardSelf
    | PlaceSelf
    | DropGold
    | TakeToken
    | RemoveCard
    | Peek
    | Draw
    | Redraw
    | Recruit
    | MoveTo
    | NextMove
    | CrossRiver
    | MissTurn
    | ExtraTurns
    | EndTurn
    | Hold
    | BecomeToad
    | Align
    | TakeQuest
    | Fight
    | NoAttack
    | Kill
    | Evade
    | Prevent
    | Boost
    | Immobilise
    | Contest
    | Command
    | If
    | Choose
    | Roll
    | Each
)


class Effect(Entry, frozen=True, rename={"if_": "if"}):
    """An event of the game with the operations it sets off."""

    when: When
    do: tuple[AnyOp, ...] = ()
    if_: Cond | None = None
    at: tuple[str, ...] = ()
    optional: bool = False
    limit: Limit | None = None
    cost: tuple[Pay, ...] = ()


# Modifiers ------------------------------------------------------------------------------------


class Mod(Entry, frozen=True, tag_field="mod"):
    """A continuous rule."""


class StatMod(Mod, frozen=True, tag="stat", rename={"if_": "if"}):
    stat: Ability
    amount: Amount
    scope: Literal["always", "battle", "psychic"]
    if_: Cond | None = None


class Carry(Mod, frozen=True, tag="carry"):
    amount: int


class LifeSafe(Mod, frozen=True, tag="life_safe", rename={"if_": "if"}):
    space_kind: tuple[str, ...]
    if_: Cond | None = None


class RollOptional(Mod, frozen=True, tag="roll_optional"):
    space_kind: tuple[str, ...]


class Dice(Mod, frozen=True, tag="dice"):
    at: Literal["mines", "portal_craft"]
    dice: int


class RollAdd(Mod, frozen=True, tag="roll_add"):
    tag: Literal["pray", "cave"]
    amount: int


class EvadeAt(Mod, frozen=True, tag="evade_at"):
    space_kind: tuple[str, ...]
    versus: tuple[Literal["creature", "hero"], ...]


class AttackDice(Mod, frozen=True, tag="attack_dice"):
    attack: Kind
    dice: int
    keep: Literal["highest"]


class WeaponLimit(Mod, frozen=True, tag="weapon_limit"):
    amount: int


class CannotUse(Mod, frozen=True, tag="cannot_use"):
    classes: tuple[Literal["weapon", "armour"], ...]


class CannotCast(Mod, frozen=True, tag="cannot_cast"):
    including: tuple[Literal["command"], ...]


class SpellProof(Mod, frozen=True, tag="spell_proof", rename={"except_": "except"}):
    except_: tuple[Literal["command"], ...] = ()


class SpellFloor(Mod, frozen=True, tag="spell_floor"):
    amount: int
    on_take: bool = False


class AttackMode(Mod, frozen=True, tag="attack_mode"):
    add: Literal["psychic"]


class SilentKill(Mod, frozen=True, tag="silent_kill"):
    not_on: tuple[str, ...]
    forced_reward: Literal["life"]


class WontAttack(Mod, frozen=True, tag="wont_attack"):
    types: tuple[Literal["animal", "dragon"], ...]


class MoveCap(Mod, frozen=True, tag="move_cap"):
    amount: int
    scope: Literal["owner", "everyone"] = "owner"


class SeeSpells(Mod, frozen=True, tag="see_spells"):
    pass


class FreeAlign(Mod, frozen=True, tag="free_align"):
    pass


class SoleFollower(Mod, frozen=True, tag="sole_follower"):
    pass


class Stuck(Mod, frozen=True, tag="stuck"):
    pass


class CreatureAdd(Mod, frozen=True, tag="creature_add"):
    amount: int


class MagicVoid(Mod, frozen=True, tag="magic_void"):
    pass


class ImmuneTo(Mod, frozen=True, tag="immune_to"):
    cards: tuple[str, ...]


class Pass(Mod, frozen=True, tag="pass"):
    space: str


class FightOne(Mod, frozen=True, tag="fight_one"):
    group: Literal["raised", "charmed"]


AnyMod = (
    StatMod
    | Carry
    | LifeSafe
    | RollOptional
    | Dice
    | RollAdd
    | EvadeAt
    | AttackDice
    | WeaponLimit
    | CannotUse
    | CannotCast
    | SpellProof
    | SpellFloor
    | AttackMode
    | SilentKill
    | WontAttack
    | MoveCap
    | SeeSpells
    | FreeAlign
    | SoleFollower
    | Stuck
    | CreatureAdd
    | MagicVoid
    | ImmuneTo
    | Pass
    | FightOne
)

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
