"""When a Spell may be cast, and at whom (SPL, CHAIN-1)."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from igroteka.games.talisman.content.vocabulary import (
    AnyOp,
    Cond,
    Convert,
    DiscardSpell,
    Heal,
    Peek,
    RemoveCard,
    TakeFrom,
)
from igroteka.games.talisman.rules.components.cards import (
    BIT,
    CARDS,
    KIND,
    SPELL_WORDS,
)
from igroteka.games.talisman.rules.components.spaces import INNER, VOID
from igroteka.games.talisman.rules.effects.conditions import holds
from igroteka.games.talisman.rules.effects.doing import deed
from igroteka.games.talisman.rules.effects.picking import (
    anything_to_remove,
    anything_to_take,
    objects_to_convert,
)
from igroteka.games.talisman.rules.hero.totals import usable
from igroteka.games.talisman.rules.state import NONE, PLAYING, Hero, Talisman
from igroteka.kernel.flow import Option

SPELL_CAST: Final = BIT["spell_cast"]
LIFE_LOSS: Final = BIT["life_loss"]


def _option(card: int, number: int) -> Option:
    kind = KIND[card]
    mode = kind.modes[number]
    key = f"cast:{kind.id}" if len(kind.modes) == 1 else f"cast:{kind.id}:{mode.id}"
    return Option(key, "cast", (card, number), {"card": kind.id}, (f"card:{card}",))


class Casting:
    """One way to cast a Spell: in which windows and when, at whom or what; worked out once."""

    __slots__ = (
        "aim",
        "card",
        "cond",
        "op",
        "option",
        "other",
        "own",
        "steals",
        "unlearns",
        "whose",
        "words",
    )

    def __init__(self, card: int, number: int) -> None:
        mode = KIND[card].modes[number]
        op = mode.do[0]
        self.card: int = card
        self.option: Option = _option(card, number)
        self.words: int = 0
        """The windows, as bits."""
        for word in mode.cast:
            self.words |= BIT[word]
        self.own: bool = mode.own
        """In one's own turn only."""
        self.cond: Cond | None = mode.if_
        self.op: AnyOp = op
        self.aim: str = mode.target.kind
        self.other: bool = mode.target.other
        """Not at oneself."""
        self.whose: bool = mode.target.whose_turn
        """At the active hero only."""
        self.steals: TakeFrom | None = op if isinstance(op, TakeFrom) else None
        self.unlearns: bool = isinstance(op, DiscardSpell)


CASTINGS: Final = tuple(
    tuple(Casting(card, number) for number in range(len(KIND[card].modes))) for card in range(CARDS)
)
"""By card and mode."""


@lru_cache(maxsize=512)
def _copies(option: Option, other: int) -> Option:
    touches = (*option.touches, f"card:{other}")
    return Option(option.key, "cast", option.value, option.args, touches)


def holders(g: Talisman, words: int) -> bool:
    """Whether anybody holds a Spell for such a window at all: the cheap test before any work."""
    for hero in g.heroes:
        if hero.spells:  # mostly there are none
            for card in hero.spells:
                if SPELL_WORDS[card] & words:
                    return True
    return False


def proof(g: Talisman, hero: Hero) -> bool:
    """The Amulet: Spells cannot be aimed at its owner (TAL-HAVE-2)."""
    for card in hero.objects:
        if KIND[card].proof:
            return usable(g, hero, KIND[card])
    return False


def apart(g: Talisman, hero: Hero, other: Hero) -> bool:
    """TAL-EVD-3: one has evaded the other this turn, and neither can affect the other."""
    if not g.shunned:
        return False
    seats = (hero.seat, other.seat)
    return hero is not other and g.active in seats and any(seat in g.shunned for seat in seats)


def may_not_cast(g: Talisman, hero: Hero) -> str | None:
    """The rule that forbids the hero all casting now, the Command Spell included: "cannot"
    overrides "can" (TAL-GOLDEN-2), and a Toad never casts (TAL-TOAD-14)."""
    if hero.toad:
        return "TAL-TOAD-10"
    if hero.frozen:
        return "TAL-TURN-8"
    if VOID[hero.space]:
        return "TAL-SPC-14"
    if g.lasting and g.suppressed:
        return "TAL-HAVE-2"
    for card in hero.objects:
        if KIND[card].no_cast:
            return "TAL-HAVE-2"
    return None


def barred(g: Talisman, hero: Hero) -> str | None:
    """TAL-SPL-10, TAL-SPL-11, TAL-SPL-14: or the limits of this turn, which count Spells only. The
    Command Spell is outside of them (TAL-SPL-12)."""
    if hero.seat == g.active:
        if hero.cast >= hero.cast_limit:
            return "TAL-SPL-10"
    elif hero.cast:
        return "TAL-SPL-11"
    return may_not_cast(g, hero)


def hand(hero: Hero) -> list[Option]:
    """Every way to cast a Spell of the hand, whatever the moment; copies of a Spell are one."""
    return _merged([casting.option for card in hero.spells for casting in CASTINGS[card]])


def castable(g: Talisman, hero: Hero, words: int, about: Hero | None = None) -> list[Option]:
    """The Spells the hero may cast in a window: what `uncastable` lets pass, found quickly."""
    found: list[Option] = []
    for card in hero.spells:
        if SPELL_WORDS[card] & words:
            for casting in CASTINGS[card]:
                if casting.words & words and forbids(g, hero, casting, about) is None:
                    found.append(casting.option)  # noqa: PERF401  (mostly there is none)
    if not found or barred(g, hero) is not None:
        return []
    return found if len(found) < 2 else _merged(found)


def _merged(found: list[Option]) -> list[Option]:
    """Copies of a Spell are one option."""
    merged: dict[str, Option] = {}
    for option in found:
        same = merged.get(option.key)
        merged[option.key] = option if same is None else _copies(same, option.value[0])
    return list(merged.values())


def uncastable(
    g: Talisman, hero: Hero, option: Option, words: int, about: Hero | None = None
) -> str | None:
    """The rule by which the hero may not cast a Spell in a window with these words."""
    return barred(g, hero) or _untimely(g, hero, option, words, about)


def _untimely(
    g: Talisman, hero: Hero, option: Option, words: int, about: Hero | None
) -> str | None:
    card, number = option.value
    casting = CASTINGS[card][number]
    if casting.words & words:
        return forbids(g, hero, casting, about)
    return _out_of_place(casting, words)


def _out_of_place(casting: Casting, words: int) -> str:
    """The rule that keeps a Spell with another timing out of this window."""
    if words == SPELL_CAST:
        return "TAL-CHAIN-4"
    if words == LIFE_LOSS and isinstance(casting.op, Heal):
        return "TAL-PRI-17"
    return "TAL-PRI-6"


def forbids(g: Talisman, hero: Hero, casting: Casting, about: Hero | None = None) -> str | None:
    """TAL-CHAIN-1: a Spell needs its moment and a legal target."""
    if casting.own and hero.seat != g.active:
        return "TAL-PRI-6"
    cond = casting.cond
    if cond is not None and not holds(g, cond, deed(hero, "TAL-CHAIN-1", casting.card)):
        return "TAL-PRI-6"
    return None if _has_target(g, hero, casting, about) else "TAL-CHAIN-1"


def _has_target(g: Talisman, hero: Hero, casting: Casting, about: Hero | None) -> bool:
    aim, op = casting.aim, casting.op
    if aim == "hero":
        if about is not None:
            return not proof(g, about) and not apart(g, hero, about)
        return _any_hero(g, hero, casting)
    if aim == "self":
        return not isinstance(op, Convert) or bool(objects_to_convert(hero))
    if aim == "board_card":
        assert isinstance(op, RemoveCard)
        return anything_to_remove(g, op)
    attack = g.attack
    if aim == "creature":
        if attack is None or attack.rival != NONE or attack.seat != hero.seat:
            return False
        return not INNER[hero.space]
    if aim == "enemy":  # TAL-SPL-9
        return attack is not None and not INNER[g.heroes[attack.seat].space]
    return not isinstance(op, Peek) or bool(g.adventure.left or g.adventure.discard)


def _any_hero(g: Talisman, hero: Hero, casting: Casting) -> bool:
    """Whether there is a hero to aim at; first what most of them fail by."""
    for other in g.heroes:
        if (
            other.status == PLAYING
            and (other.spells or not casting.unlearns)
            and _worthwhile(hero, other, casting)
            and no_target(g, hero, other, casting) is None
        ):
            return True
    return False


def no_target(g: Talisman, hero: Hero, other: Hero, casting: Casting) -> str | None:
    """The rule by which a Spell may not be aimed at a hero, wherever he stands (TAL-SPL-8):
    somebody else's turn, proof against Spells, evaded, or nothing that it could take."""
    if casting.whose and other.seat != g.active:
        return "TAL-PRI-6"
    if casting.other and other is hero:
        return "TAL-CHAIN-1"
    if proof(g, other):
        return "TAL-HAVE-2"
    if apart(g, hero, other):
        return "TAL-EVD-3"
    return None if _worthwhile(hero, other, casting) else "TAL-CHAIN-1"


def _worthwhile(hero: Hero, other: Hero, casting: Casting) -> bool:
    if casting.steals is not None:
        return anything_to_take(hero, other, casting.steals)
    if casting.unlearns:
        return len(other.spells) > (1 if other is hero and casting.card in hero.spells else 0)
    return True
