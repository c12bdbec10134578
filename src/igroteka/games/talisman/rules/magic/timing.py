"""When a Spell may be cast, and at whom (SPL, CHAIN-1)."""

from __future__ import annotations

from igroteka.games.talisman.content.entries import Mode
from igroteka.games.talisman.content.vocabulary import Convert, DiscardSpell, Heal, Peek, TakeFrom
from igroteka.games.talisman.rules.components.cards import (
    BIT,
    CARDS,
    DECK,
    KIND,
    SPELL,
    SPELL_WORDS,
)
from igroteka.games.talisman.rules.components.spaces import INNER, VOID
from igroteka.games.talisman.rules.effects.conditions import Doing, holds
from igroteka.games.talisman.rules.effects.picking import board_cards, items, objects_to_convert
from igroteka.games.talisman.rules.hero.totals import usable
from igroteka.games.talisman.rules.state import NONE, Hero, Talisman, clockwise
from igroteka.kernel.flow import Option, Refusal

SPELL_CAST = BIT["spell_cast"]
LIFE_LOSS = BIT["life_loss"]


def _bits(mode: Mode) -> int:
    bits = 0
    for word in mode.cast:
        bits |= BIT[word]
    return bits


MODES = tuple(tuple(_bits(mode) for mode in KIND[card].modes) for card in range(CARDS))
"""The windows of each mode of each Spell, as bits."""


def _option(card: int, number: int) -> Option:
    kind = KIND[card]
    mode = kind.modes[number]
    key = f"cast:{kind.id}" if len(kind.modes) == 1 else f"cast:{kind.id}:{mode.id}"
    return Option(key, "cast", (card, number), {"card": kind.id}, (f"card:{card}",))


CAST = tuple(
    tuple(_option(card, n) for n in range(len(KIND[card].modes))) if DECK[card] == SPELL else ()
    for card in range(CARDS)
)


def holders(g: Talisman, words: int) -> bool:
    """Whether anybody holds a Spell for such a window at all: the cheap test before any work."""
    for hero in g.heroes:
        for card in hero.spells:
            if SPELL_WORDS[card] & words:
                return True
    return False


def proof(g: Talisman, hero: Hero) -> bool:
    """The Amulet: Spells cannot be aimed at its owner (TAL-HAVE-2)."""
    return any(KIND[card].proof and usable(g, hero, KIND[card]) for card in hero.objects)


def apart(g: Talisman, hero: Hero, other: Hero) -> bool:
    """TAL-EVD-3: one has evaded the other this turn, and neither can affect the other."""
    if not g.shunned:
        return False
    seats = (hero.seat, other.seat)
    return hero is not other and g.active in seats and any(seat in g.shunned for seat in seats)


def may_not_cast(g: Talisman, hero: Hero) -> str | None:
    """The rule that forbids the hero all casting now, the Command Spell included."""
    if hero.toad:
        return "TAL-TOAD-10"
    if hero.frozen:
        return "TAL-TURN-8"
    if VOID[hero.space]:
        return "TAL-SPC-14"
    if g.suppressed or any(KIND[card].no_cast for card in hero.objects):
        return "TAL-HAVE-2"
    return None


def barred(g: Talisman, hero: Hero) -> str | None:
    """TAL-SPL-10, TAL-SPL-11: or the limits of this turn."""
    if hero.seat == g.active:
        if hero.cast >= hero.cast_limit:
            return "TAL-SPL-10"
    elif hero.cast:
        return "TAL-SPL-11"
    return may_not_cast(g, hero)


def castable(g: Talisman, hero: Hero, words: int, about: Hero | None = None) -> list[Option]:
    """The Spells the hero may cast in a window, one option per kind and mode (TAL-PRI-6)."""
    options: list[Option] = []
    checked = False
    for card in hero.spells:
        if not SPELL_WORDS[card] & words:
            continue
        if not checked:
            if barred(g, hero) is not None:
                return options
            checked = True
        for number, bits in enumerate(MODES[card]):
            if bits & words and forbids(g, hero, card, number, about) is None:
                option = CAST[card][number]
                if all(option.key != other.key for other in options):
                    options.append(option)
    return options


def refused(g: Talisman, hero: Hero, words: int, about: Hero | None = None) -> list[Refusal]:
    """The Spells in hand that cannot be cast in this window, each with the rule."""
    found: dict[str, Refusal] = {}
    allowed = {option.key for option in castable(g, hero, words, about)}
    for card in hero.spells:
        for number, bits in enumerate(MODES[card]):
            option = CAST[card][number]
            if option.key in allowed:
                continue
            rule = barred(g, hero)
            if rule is None:
                if bits & words:
                    rule = forbids(g, hero, card, number, about)
                else:
                    rule = _out_of_place(KIND[card].modes[number], words)
            found[option.key] = Refusal(option, rule or "TAL-PRI-6")
    return list(found.values())


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
        return bool(targets(g, hero, card, mode))
    if target.kind == "self":
        return not isinstance(op, Convert) or bool(objects_to_convert(hero))
    if target.kind == "board_card":
        return bool(board_cards(g, op))
    if target.kind == "creature":
        attack = g.attack
        return (
            attack is not None
            and attack.rival == NONE
            and attack.seat == hero.seat
            and not INNER[hero.space]
        )
    if target.kind == "enemy":  # TAL-SPL-9
        return g.attack is not None and not INNER[g.heroes[g.attack.seat].space]
    return not isinstance(op, Peek) or bool(g.top or g.deck or g.discard)


def targets(g: Talisman, hero: Hero, card: int, mode: Mode) -> list[Hero]:
    """Heroes at whom the Spell may be aimed: they have what it would take, and are not proof."""
    candidates = [g.heroes[g.active]] if mode.target.whose_turn else clockwise(g, hero.seat)
    return [
        other
        for other in candidates
        if not (mode.target.other and other is hero)
        and not proof(g, other)
        and not apart(g, hero, other)
        and _worthwhile(hero, other, card, mode)
    ]


def _worthwhile(hero: Hero, other: Hero, card: int, mode: Mode) -> bool:
    op = mode.do[0]
    if isinstance(op, TakeFrom):
        return bool(items(hero, other, op))
    if isinstance(op, DiscardSpell):
        return len(other.spells) > (1 if other is hero and card in hero.spells else 0)
    return True
