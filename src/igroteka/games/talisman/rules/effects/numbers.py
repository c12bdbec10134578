"""Operations on what a hero has in numbers: gain, lose, heal, replenish, Spells."""

from __future__ import annotations

from typing import Final

from igroteka.games.talisman.content.vocabulary import (
    Amount,
    DiscardSpell,
    Gain,
    GainSpell,
    Heal,
    LifeSafe,
    Lose,
    Pay,
    Reckoned,
    Replenish,
    Suppress,
)
from igroteka.games.talisman.rules.components.cards import KIND
from igroteka.games.talisman.rules.components.decks import gain_spells
from igroteka.games.talisman.rules.components.offers import of_cards
from igroteka.games.talisman.rules.components.roster import HEROES
from igroteka.games.talisman.rules.components.spaces import REGION, SPACE_KIND
from igroteka.games.talisman.rules.effects.conditions import holds
from igroteka.games.talisman.rules.effects.dice import modifiers
from igroteka.games.talisman.rules.effects.doing import NOTHING, Doing
from igroteka.games.talisman.rules.effects.interpreter import PERFORM
from igroteka.games.talisman.rules.hero.counters import gain, heal, lose, pay, replenish
from igroteka.games.talisman.rules.hero.followers import kill_follower
from igroteka.games.talisman.rules.hero.life import lose_lives
from igroteka.games.talisman.rules.hero.limits import settle
from igroteka.games.talisman.rules.hero.totals import UNLIMITED, life_value, refresh, spell_limit
from igroteka.games.talisman.rules.state import (
    NONE,
    PLAYING,
    Hero,
    Lasting,
    Talisman,
    clockwise,
    others,
)
from igroteka.kernel.flow import DONE, WHO, Flow, Option, any_of, one_of

MORE: Final = Option("more", "more")
GIVE_LIFE: Final = Option("give:life", "give-life")


def whom(g: Talisman, who: str, doing: Doing) -> list[Hero]:
    """The heroes an operation is about, in turn order from the acting hero."""
    hero = doing.hero
    if who == "self":
        return [hero]
    if who == "target" or who == "opponent":
        return [] if doing.other is None else [doing.other]
    if who == "each":
        return clockwise(g, hero.seat)
    if who == "each_other":
        return others(g, hero.seat)
    region = REGION[hero.space]
    return [other for other in clockwise(g, hero.seat) if REGION[other.space] == region]


def number(amount: Amount, everything: int) -> int:
    """A plain number, or everything there is."""
    if isinstance(amount, int):
        return amount
    assert not isinstance(amount, Reckoned)
    return everything


def _gain(g: Talisman, op: Gain, doing: Doing) -> int:
    for hero in whom(g, op.who, doing):
        gain(g, hero, op.stat, number(op.amount, UNLIMITED), doing.rule)
    return NOTHING


def _lose(g: Talisman, op: Lose, doing: Doing) -> Flow[int] | int:
    if op.stat != "life":
        for hero in whom(g, op.who, doing):
            lose(g, hero, op.stat, number(op.amount, UNLIMITED), doing.rule)
        return NOTHING
    if op.instead is not None:
        return _vampire(g, number(op.amount, UNLIMITED), doing)
    return _lose_lives(g, op, doing)


def _lose_lives(g: Talisman, op: Lose, doing: Doing) -> Flow[int]:
    losses = [
        (hero, number(op.amount, hero.life))
        for hero in whom(g, op.who, doing)
        if not (doing.place and _safe(g, hero, doing))
    ]
    if losses:
        yield from lose_lives(g, losses, doing.rule)
    return NOTHING


def _safe(g: Talisman, hero: Hero, doing: Doing) -> bool:
    """Water Bottle, Holy Grail, Cross: the instruction of that space costs no Life."""
    if doing.card != NONE:
        return False
    kind = SPACE_KIND[hero.space]
    return any(
        isinstance(mod, LifeSafe)
        and kind in mod.space_kind
        and (mod.if_ is None or holds(g, mod.if_, doing))
        for mod in modifiers(g, hero)
    )


def _vampire(g: Talisman, amount: int, doing: Doing) -> Flow[int]:
    """TAL-VAM-2, TAL-VAM-3: for each Life he may let a Follower be killed instead; who survives
    has completed the Tower (TAL-VAM-4)."""
    hero = doing.hero
    given: list[int] = []
    lives = 0

    def forbids(option: Option) -> str | None:
        if option.value in given:
            return "TAL-VAM-2"
        return "TAL-FOL-5" if KIND[option.value].stuck else None

    for _ in range(amount):
        rest = [card for card in hero.followers if card not in given]
        candidates = of_cards("give", [*rest, *given])
        option: Option = yield one_of(
            hero.seat, "vampire", "TAL-VAM-2", candidates, forbids, also=(GIVE_LIFE,)
        )
        if option is GIVE_LIFE:
            lives += 1
        else:
            given.append(option.value)
    for card in given:
        yield from kill_follower(g, hero, card, "TAL-VAM-3")
    if lives:
        yield from lose_lives(g, [(hero, lives)], "TAL-VAM-1")
    return NOTHING


def _heal(g: Talisman, op: Heal, doing: Doing) -> Flow[int] | int:
    if op.price:
        return _bought_healing(g, op, doing)
    for hero in whom(g, op.who, doing):
        heal(g, hero, number(op.amount, UNLIMITED), doing.rule)
    return NOTHING


def _bought_healing(g: Talisman, op: Heal, doing: Doing) -> Flow[int]:
    """TAL-SPC-16: paid piece by piece, and he may stop at any point."""
    hero = doing.hero
    for _ in range(number(op.amount, UNLIMITED)):
        if hero.life >= life_value(hero) or hero.gold < op.price or not g.life_left:
            break
        args = {"price": op.price}
        question = any_of(hero.seat, "buy-life", "TAL-SPC-16", (MORE, DONE), args)
        if (yield question) is DONE:
            break
        pay(g, hero, op.price, "TAL-SPC-16")
        heal(g, hero, 1, doing.rule)
    return NOTHING


def _replenish(g: Talisman, op: Replenish, doing: Doing) -> Flow[int] | int:
    if op.price:
        return _bought_fate(g, op, doing)
    replenish(g, doing.hero, number(op.amount, UNLIMITED), doing.rule)
    return NOTHING


def _bought_fate(g: Talisman, op: Replenish, doing: Doing) -> Flow[int]:
    """TAL-SPC-5, TAL-SPC-16: Fate at a price, piece by piece."""
    hero = doing.hero
    while hero.fate < HEROES[hero.card].fate and hero.gold >= op.price and g.fate_left:
        args = {"price": op.price}
        question = any_of(hero.seat, "buy-fate", "TAL-SPC-16", (MORE, DONE), args)
        if (yield question) is DONE:
            break
        pay(g, hero, op.price, "TAL-SPC-16")
        replenish(g, hero, 1, doing.rule)
    return NOTHING


def _pay(g: Talisman, op: Pay, doing: Doing) -> int:
    pay(g, doing.hero, op.amount, doing.rule)
    return NOTHING


def _gain_spell(g: Talisman, op: GainSpell, doing: Doing) -> int:
    hero = doing.hero
    gain_spells(g, hero, number(op.amount, spell_limit(hero)), doing.rule)
    return NOTHING


def _discard_spell(g: Talisman, op: DiscardSpell, doing: Doing) -> int:
    """TAL-SPL-16: Spells lost this way are not replaced."""
    for hero in whom(g, op.who, doing):
        if hero.spells:
            count = len(hero.spells)
            g.spells.discard.extend(hero.spells)
            hero.spells = []
            g.tell("lost-spells", doing.rule, who=WHO[hero.seat], count=count)
    return NOTHING


def _suppress(g: Talisman, op: Suppress, doing: Doing) -> Flow[int]:
    """Destroy Magic: until the caster's next turn slot begins (TAL-TURN-7)."""
    g.casting.remove(doing.card)
    g.lasting.append(Lasting(doing.card, NONE, doing.hero.seat, 0))
    g.tell("suppressed", "TAL-TURN-7", who=WHO[doing.hero.seat])
    for hero in g.heroes:
        if hero.status == PLAYING:
            refresh(g, hero)
    yield from settle(g)
    return NOTHING


PERFORM[Gain] = _gain
PERFORM[Lose] = _lose
PERFORM[Heal] = _heal
PERFORM[Replenish] = _replenish
PERFORM[Pay] = _pay
PERFORM[GainSpell] = _gain_spell
PERFORM[DiscardSpell] = _discard_spell
PERFORM[Suppress] = _suppress
