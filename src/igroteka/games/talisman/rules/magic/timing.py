"""When a Spell may be cast, and at whom (SPL, CHAIN-1)."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from igroteka.games.talisman.content.entries import Mode
from igroteka.games.talisman.content.vocabulary import (
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
    DECK,
    KIND,
    SPELL,
    SPELL_WORDS,
)
from igroteka.games.talisman.rules.components.spaces import INNER, VOID
from igroteka.games.talisman.rules.effects.conditions import holds
from igroteka.games.talisman.rules.effects.doing import Doing
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


def _bits(mode: Mode) -> int:
    bits = 0
    for word in mode.cast:
        bits |= BIT[word]
    return bits


MODES: Final = tuple(tuple(_bits(mode) for mode in KIND[card].modes) for card in range(CARDS))
"""The windows of each mode of each Spell, as bits."""


def _option(card: int, number: int) -> Option:
    kind = KIND[card]
    mode = kind.modes[number]
    key = f"cast:{kind.id}" if len(kind.modes) == 1 else f"cast:{kind.id}:{mode.id}"
    return Option(key, "cast", (card, number), {"card": kind.id}, (f"card:{card}",))


CAST: Final = tuple(
    tuple(_option(card, n) for n in range(len(KIND[card].modes))) if DECK[card] == SPELL else ()
    for card in range(CARDS)
)


@lru_cache(maxsize=512)
def _copies(option: Option, other: int) -> Option:
    touches = (*option.touches, f"card:{other}")
    return Option(option.key, "cast", option.value, option.args, touches)


def holders(g: Talisman, words: int) -> bool:
    """Whether anybody holds a Spell for such a window at all: the cheap test before any work."""
    for hero in g.heroes:
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
    if g.suppressed:
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
    found: dict[str, Option] = {}
    for card in hero.spells:
        for option in CAST[card]:
            same = found.get(option.key)
            found[option.key] = option if same is None else _copies(same, card)
    return list(found.values())


def castable(g: Talisman, hero: Hero, words: int, about: Hero | None = None) -> list[Option]:
    """The Spells the hero may cast in a window: what `uncastable` lets pass, found quickly."""
    held = [card for card in hero.spells if SPELL_WORDS[card] & words]
    if not held or barred(g, hero) is not None:
        return []
    timely: dict[str, Option] = {}
    for card in held:
        for number, option in enumerate(CAST[card]):
            if MODES[card][number] & words:
                same = timely.get(option.key)
                timely[option.key] = option if same is None else _copies(same, card)
    return [o for o in timely.values() if _untimely(g, hero, o, words, about) is None]


def uncastable(
    g: Talisman, hero: Hero, option: Option, words: int, about: Hero | None = None
) -> str | None:
    """The rule by which the hero may not cast a Spell in a window with these words."""
    return barred(g, hero) or _untimely(g, hero, option, words, about)


def _untimely(
    g: Talisman, hero: Hero, option: Option, words: int, about: Hero | None
) -> str | None:
    card, number = option.value
    if MODES[card][number] & words:
        return forbids(g, hero, card, number, about)
    return _out_of_place(KIND[card].modes[number], words)


def _out_of_place(mode: Mode, words: int) -> str:
    """The rule that keeps a Spell with another timing out of this window."""
    if words == SPELL_CAST:
        return "TAL-CHAIN-4"
    if words == LIFE_LOSS and isinstance(mode.do[0], Heal):
        return "TAL-PRI-17"
    return "TAL-PRI-6"


def forbids(
    g: Talisman, hero: Hero, card: int, number: int, about: Hero | None = None
) -> str | None:
    """TAL-CHAIN-1: a Spell needs its moment and a legal target."""
    mode = KIND[card].modes[number]
    if mode.own and hero.seat != g.active:
        return "TAL-PRI-6"
    if mode.if_ is not None and not holds(g, mode.if_, Doing(hero, "TAL-CHAIN-1", card)):
        return "TAL-PRI-6"
    return None if _has_target(g, hero, card, mode, about) else "TAL-CHAIN-1"


def _has_target(g: Talisman, hero: Hero, card: int, mode: Mode, about: Hero | None) -> bool:
    target = mode.target
    op = mode.do[0]
    if target.kind == "hero":
        if about is not None:
            return not proof(g, about) and not apart(g, hero, about)
        return _any_hero(g, hero, card, mode)
    if target.kind == "self":
        return not isinstance(op, Convert) or bool(objects_to_convert(hero))
    if target.kind == "board_card":
        assert isinstance(op, RemoveCard)
        return anything_to_remove(g, op)
    attack = g.attack
    if target.kind == "creature":
        if attack is None or attack.rival != NONE or attack.seat != hero.seat:
            return False
        return not INNER[hero.space]
    if target.kind == "enemy":  # TAL-SPL-9
        return attack is not None and not INNER[g.heroes[attack.seat].space]
    return not isinstance(op, Peek) or bool(g.adventure.left or g.adventure.discard)


def _any_hero(g: Talisman, hero: Hero, card: int, mode: Mode) -> bool:
    """Whether there is a hero to aim at; first what most of them fail by."""
    for other in g.heroes:
        if (
            other.status == PLAYING
            and _worthwhile(hero, other, card, mode)
            and no_target(g, hero, other, card, mode) is None
        ):
            return True
    return False


def no_target(g: Talisman, hero: Hero, other: Hero, card: int, mode: Mode) -> str | None:
    """The rule by which a Spell may not be aimed at a hero, wherever he stands (TAL-SPL-8):
    somebody else's turn, proof against Spells, evaded, or nothing that it could take."""
    if mode.target.whose_turn and other.seat != g.active:
        return "TAL-PRI-6"
    if mode.target.other and other is hero:
        return "TAL-CHAIN-1"
    if proof(g, other):
        return "TAL-HAVE-2"
    if apart(g, hero, other):
        return "TAL-EVD-3"
    return None if _worthwhile(hero, other, card, mode) else "TAL-CHAIN-1"


def _worthwhile(hero: Hero, other: Hero, card: int, mode: Mode) -> bool:
    op = mode.do[0]
    if isinstance(op, TakeFrom):
        return anything_to_take(hero, other, op)
    if isinstance(op, DiscardSpell):
        return len(other.spells) > (1 if other is hero and card in hero.spells else 0)
    return True
