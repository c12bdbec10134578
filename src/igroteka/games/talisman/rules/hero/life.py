"""Losing Lives (LIFE, W-LIFE): prevention is offered before any Life is removed."""

from __future__ import annotations

from igroteka.games.talisman.rules.components.cards import KIND, KINDS, Power
from igroteka.games.talisman.rules.components.roster import HEROES
from igroteka.games.talisman.rules.effects.doing import PREVENTS, deed
from igroteka.games.talisman.rules.effects.interpreter import use
from igroteka.games.talisman.rules.hero.counters import remove_lives
from igroteka.games.talisman.rules.hero.death import fall
from igroteka.games.talisman.rules.hero.totals import usable
from igroteka.games.talisman.rules.magic.casting import cast
from igroteka.games.talisman.rules.magic.timing import (
    LIFE_LOSS,
    castable,
    hand,
    holders,
    uncastable,
)
from igroteka.games.talisman.rules.state import PLAYING, Hero, Talisman, clockwise
from igroteka.kernel.flow import PASS, WHO, Flow, Option, Question, one_of
from igroteka.kernel.windows import window


def lose_life(g: Talisman, hero: Hero, amount: int, rule: str) -> Flow[int]:
    """One hero loses Lives; returns how many he really lost."""
    lost = yield from lose_lives(g, [(hero, amount)], rule)
    return lost[0]


def lose_lives(
    g: Talisman,
    losses: list[tuple[Hero, int]],
    rule: str,
    battle: bool = False,
    killer: Hero | None = None,
) -> Flow[list[int]]:
    """TAL-LIFE-7, TAL-LIFE-9: prevention one after another, then all lose at once.

    `battle`: the loser was beaten in a battle, so Armour helps (TAL-LIFE-5, TAL-LIFE-6); in
    psychic combat no Object does (TAL-PSY-2).
    """
    due = []
    for hero, amount in losses:
        left = amount
        if (battle and hero.words & LIFE_LOSS) or holders(g, LIFE_LOSS):
            left = yield from prevention(g, hero, amount, battle)
        due.append(left)
    lost: list[int] = []
    dead: list[Hero] = []
    for (hero, _), left in zip(losses, due, strict=True):
        lost.append(remove_lives(g, hero, left, rule))
        if hero.status == PLAYING and hero.life == 0:
            dead.append(hero)
    if dead:
        yield from fall(g, dead, killer)
    return lost


def prevention(g: Talisman, hero: Hero, amount: int, battle: bool) -> Flow[int]:
    """TAL-PRI-16, TAL-PRI-21: the hero first, then clockwise; a failed means leaves it open.

    Returns how many Lives are still to be lost.
    """
    left = [amount]
    worn: list[int] = []  # TAL-ATK-3: one Armour per attack

    def order() -> list[int]:
        return [who.seat for who in clockwise(g, hero.seat)]

    def offer(seat: int) -> Flow[Option]:
        who = g.heroes[seat]
        quick = castable(g, who, LIFE_LOSS, hero)
        if battle and who is hero:
            quick += [option for option in armour(hero) if no_armour(g, hero, option, worn) is None]
        if not quick:
            return PASS
        option: Option = yield _question(g, who, hero, left[0], battle, worn, quick)
        return option

    def prevented(seat: int, option: Option) -> Flow[bool]:
        if option.verb == "cast":
            done = yield from cast(g, g.heroes[seat], option, hero)
        else:
            power: Power = option.value
            worn.append(hero.seat)
            done = yield from use(g, power.effect, deed(hero, "TAL-LIFE-6"))
        if done & PREVENTS:
            left[0] -= 1
        return left[0] == 0

    yield from window(order, offer, prevented)
    return left[0]


def _question(
    g: Talisman,
    who: Hero,
    hero: Hero,
    amount: int,
    battle: bool,
    worn: list[int],
    quick: list[Option],
) -> Question:
    def forbids(option: Option) -> str | None:
        if option.verb == "use":
            return no_armour(g, hero, option, worn) if battle else "TAL-LIFE-6"
        return uncastable(g, who, option, LIFE_LOSS, hero)

    return one_of(
        who.seat,
        "life",
        "TAL-PRI-16",
        lambda: hand(who) + (armour(hero) if who is hero else []),
        forbids,
        {"who": WHO[hero.seat], "amount": amount},
        also=(PASS,),
        quick=quick,
        concealed=True,
    )


def armour(hero: Hero) -> list[Option]:
    """The Armour a hero has."""
    found: dict[str, Option] = {}
    for card in hero.objects:
        if KIND[card].armour:
            found[KIND[card].id] = KIND[card].on("life_loss")[0].copies[card]
    return list(found.values())


def no_armour(g: Talisman, hero: Hero, option: Option, worn: list[int]) -> str | None:
    """TAL-ATK-3, TAL-LIFE-6: one card of the class Armour per attack, if he may use it."""
    if hero.toad or HEROES[hero.card].no_armour:
        return "TAL-HAVE-2"
    if worn:
        return "TAL-ATK-3"
    power: Power = option.value
    return None if usable(g, hero, KINDS[power.name]) else "TAL-SPC-14"
