"""Operations that lead to other operations: if, choose, roll, each."""

from __future__ import annotations

from igroteka.games.talisman.content.names import label
from igroteka.games.talisman.content.vocabulary import Choice, Choose, Each, If, Roll
from igroteka.games.talisman.rules.components.offers import of_cards
from igroteka.games.talisman.rules.effects.conditions import Doing, holds
from igroteka.games.talisman.rules.effects.dice import rolled
from igroteka.games.talisman.rules.effects.interpreter import PERFORM, run
from igroteka.games.talisman.rules.encounter.visits import visited
from igroteka.games.talisman.rules.hero.counters import pay
from igroteka.games.talisman.rules.hero.limits import settle
from igroteka.games.talisman.rules.state import PLAYING, Talisman, clockwise
from igroteka.kernel.flow import PASS, Flow, Option, Question

_CHOICES: dict[int, Option] = {}
"""By the identity of a choice: content lives as long as the game."""


def _choice(choice: Choice) -> Option:
    option = _CHOICES.get(id(choice))
    if option is None:
        args = {"what": label(choice.label)}
        option = _CHOICES[id(choice)] = Option(f"choose:{choice.id}", "choose", choice, args)
    return option


def _if(g: Talisman, op: If, doing: Doing) -> Flow[None]:
    return run(g, op.then if holds(g, op.cond, doing) else op.else_, doing)


def _choose(g: Talisman, op: Choose, doing: Doing) -> Flow[None]:
    """TAL-ENC-20, TAL-DEC-23: one of the options that are open to the hero."""
    hero = doing.hero
    options = [_choice(choice) for choice in op.options if _open(g, choice, doing)]
    if op.optional:
        options.append(PASS)
    option = yield Question(hero.seat, "choose", options, "TAL-DEC-23")
    if option is PASS:
        return
    choice: Choice = option.value
    for cost in choice.cost:
        pay(g, hero, cost.amount, doing.rule)
    if doing.place:
        yield from visited(g, hero, f"{doing.place}.{choice.id}")
    yield from run(g, choice.do, doing)


def _open(g: Talisman, choice: Choice, doing: Doing) -> bool:
    if choice.cond is not None and not holds(g, choice.cond, doing):
        return False
    return doing.hero.gold >= sum([cost.amount for cost in choice.cost])


def _roll(g: Talisman, op: Roll, doing: Doing) -> Flow[None]:
    row = yield from rolled(g, op, doing)
    yield from run(g, row.do, doing)


def _each(g: Talisman, op: Each, doing: Doing) -> Flow[None]:
    if op.over == "heroes":
        return _each_hero(g, op, doing)
    return _each_follower(g, op, doing)


def _each_hero(g: Talisman, op: Each, doing: Doing) -> Flow[None]:
    """In turn order from the acting hero; `self` is the hero whose run it is."""
    for hero in clockwise(g, doing.hero.seat):
        if hero.status == PLAYING:
            yield from run(g, op.do, Doing(hero, doing.rule, doing.card, doing.place))
            yield from settle(g)


def _each_follower(g: Talisman, op: Each, doing: Doing) -> Flow[None]:
    """TAL-SPC-12, TAL-FATE-11: once per Follower, in an order of his choice."""
    hero = doing.hero
    left = hero.followers[:]
    while left and hero.status == PLAYING:
        options = of_cards("next", left)
        option = yield Question(hero.seat, "next-follower", options, "TAL-SPC-12")
        doing.follower = option.value
        left.remove(option.value)
        yield from run(g, op.do, doing)


PERFORM[If] = _if
PERFORM[Choose] = _choose
PERFORM[Roll] = _roll
PERFORM[Each] = _each
