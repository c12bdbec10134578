"""The effect vocabulary as structs: operations, conditions, effects, modifiers.

`content/README.md` explains every word; these structs are what the files are checked
against, so a misspelt parameter is an error with file, entry and field.
"""

from __future__ import annotations

from typing import Literal

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
    who: Who = "self"


class CancelSpell(Op, frozen=True, tag="cancel_spell"):
    pass


class Suppress(Op, frozen=True, tag="suppress"):
    pass


class GainCard(Op, frozen=True, tag="gain_card"):
    card: str


class Ware(Entry, frozen=True):
    card: str
    price: int


class Shop(Op, frozen=True, tag="shop"):
    stock: tuple[Ware, ...]


class Convert(Op, frozen=True, tag="convert"):
    gold_each: int


class TakeFrom(Op, frozen=True, tag="take_from", rename={"except_": "except"}):
    kinds: tuple[Literal["gold", "object", "follower"], ...]
    who: Who
    amount: int
    only: tuple[str, ...] = ()
    except_: tuple[str, ...] = ()


class Discard(Op, frozen=True, tag="discard"):
    amount: Amount
    chooser: Literal["self", "current"] = "self"


class DiscardSelf(Op, frozen=True, tag="discard_self"):
    pass


class PlaceSelf(Op, frozen=True, tag="place_self"):
    space: str | None = None


class DropGold(Op, frozen=True, tag="drop_gold"):
    amount: Amount
    space: str


class TakeToken(Op, frozen=True, tag="take_token"):
    pass


class RemoveCard(Op, frozen=True, tag="remove_card"):
    card_types: tuple[CardType, ...]


class Peek(Op, frozen=True, tag="peek"):
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
    pass


class Fight(Op, frozen=True, tag="fight"):
    creature: str
    amount: Amount = 1


class NoAttack(Op, frozen=True, tag="no_attack"):
    pass


class Kill(Op, frozen=True, tag="kill"):
    pass


class Evade(Op, frozen=True, tag="evade"):
    until: Literal["turn"] | None = None


class Prevent(Op, frozen=True, tag="prevent"):
    pass


class Boost(Op, frozen=True, tag="boost"):
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
    label: Text | None = None
    """What tells this use of a card from its other uses in the same window."""


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


class WeaponLimit(Mod, frozen=True, tag="weapon_limit"):
    amount: int


class CannotUse(Mod, frozen=True, tag="cannot_use"):
    classes: tuple[Literal["weapon", "armour"], ...]


class CannotCast(Mod, frozen=True, tag="cannot_cast"):
    pass


class SpellProof(Mod, frozen=True, tag="spell_proof", rename={"except_": "except"}):
    pass


class SpellFloor(Mod, frozen=True, tag="spell_floor"):
    amount: int


class AttackMode(Mod, frozen=True, tag="attack_mode"):
    pass


class SilentKill(Mod, frozen=True, tag="silent_kill"):
    not_on: tuple[str, ...]


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
)
