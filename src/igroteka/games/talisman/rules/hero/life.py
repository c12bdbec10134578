"""Losing Lives (LIFE, W-LIFE): prevention is offered before any Life is removed."""

from __future__ import annotations

from functools import partial

from igroteka.games.talisman.rules.components.cards import KIND, Power
from igroteka.games.talisman.rules.components.roster import HEROES
from igroteka.games.talisman.rules.effects.conditions import Doing
from igroteka.games.talisman.rules.effects.interpreter import use
from igroteka.games.talisman.rules.hero.counters import remove_lives
from igroteka.games.talisman.rules.hero.death import fall
from igroteka.games.talisman.rules.hero.totals import usable
from igroteka.games.talisman.rules.magic.casting import cast
from igroteka.games.talisman.rules.magic.timing import LIFE_LOSS, castable, holders, refused
from igroteka.games.talisman.rules.state import PLAYING, Hero, Talisman, clockwise
from igroteka.kernel.flow import PASS, WHO, Flow, Option, Question


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

    `battle`: the loser was beaten in a battle, so Armour helps (TAL-LIFE-6).
    """
    due = []
    for hero, amount in losses:
        left = amount
        if (battle and hero.words & LIFE_LOSS) or holders(g, LIFE_LOSS):
            left = yield from prevention(g, hero, amount, battle)
        due.append(left)
    lost = [
        remove_lives(g, hero, amount, rule) for (hero, _), amount in zip(losses, due, strict=True)
    ]
    dead = [hero for hero, _ in losses if hero.status == PLAYING and hero.life == 0]
    if dead:
        yield from fall(g, dead, killer)
    return lost


def prevention(g: Talisman, hero: Hero, amount: int, battle: bool) -> Flow[int]:
    """TAL-PRI-16, TAL-PRI-21: the hero first, then clockwise; a failed means leaves it open."""
    armoured = False
    waiting = clockwise(g, hero.seat)
    while waiting and amount:
        who = waiting.pop(0)
        options = castable(g, who, LIFE_LOSS, hero)
        if who is hero and battle and not armoured:
            options += armour(g, hero)
        if not options:
            continue
        options.append(PASS)
        args = {"who": WHO[hero.seat], "amount": amount}
        why_not = partial(refused, g, who, LIFE_LOSS, hero)
        option: Option = yield Question(
            who.seat, "life", options, "TAL-PRI-16", args, why_not, concealed=True
        )
        if option is PASS:
            continue
        if option.verb == "cast":
            doing = yield from cast(g, who, option, hero)
        else:
            armoured = True
            power: Power = option.value
            doing = Doing(hero, "TAL-LIFE-6")
            yield from use(g, power.effect, doing)
        amount -= min(amount, doing.prevented)
        waiting = clockwise(g, hero.seat)
    return amount


def armour(g: Talisman, hero: Hero) -> list[Option]:
    """TAL-ATK-3, TAL-LIFE-6: one card of the class Armour per attack."""
    if hero.toad or HEROES[hero.card].no_armour:
        return []
    found: dict[str, Option] = {}
    for card in hero.objects:
        kind = KIND[card]
        if kind.armour and usable(g, hero, kind):
            found[kind.id] = kind.on("life_loss")[0].copies[card]
    return list(found.values())
