"""Operations that lead to other operations: if, choose, roll, each."""

from __future__ import annotations

from typing import Final

from igroteka.games.talisman.content.names import label
from igroteka.games.talisman.content.vocabulary import Choice, Choose, Each, If, Roll
from igroteka.games.talisman.rules.components.offers import of_cards
from igroteka.games.talisman.rules.effects.conditions import holds
from igroteka.games.talisman.rules.effects.dice import rolled
from igroteka.games.talisman.rules.effects.doing import NOTHING, Doing, deed
from igroteka.games.talisman.rules.effects.interpreter import PERFORM, carry_out, run
from igroteka.games.talisman.rules.encounter.visits import visited
from igroteka.games.talisman.rules.hero.counters import pay
from igroteka.games.talisman.rules.hero.limits import settle
from igroteka.games.talisman.rules.state import PLAYING, Talisman, clockwise
from igroteka.kernel.flow import PASS, Flow, Option, one_of

_CHOICES: Final[dict[int, Option]] = {}
"""By the identity of a choice: content lives as long as the game."""


def _choice(choice: Choice) -> Option:
    option = _CHOICES.get(id(choice))
    if option is None:
        args = {"what": label(choice.label)}
        option = _CHOICES[id(choice)] = Option(f"choose:{choice.id}", "choose", choice, args)
    return option


def _if(g: Talisman, op: If, doing: Doing) -> Flow[int] | int:
    return carry_out(g, op.then if holds(g, op.cond, doing) else op.else_, doing)


def _choose(g: Talisman, op: Choose, doing: Doing) -> Flow[int]:
    """TAL-ENC-20, TAL-DEC-23: one of the options that are open to the hero."""
    hero = doing.hero
    candidates = [_choice(choice) for choice in op.options]

    def forbids(option: Option) -> str | None:
        return _shut(g, option.value, doing)

    also = (PASS,) if op.optional else ()
    option: Option = yield one_of(hero.seat, "choose", "TAL-DEC-23", candidates, forbids, also=also)
    if option is PASS:
        return NOTHING
    choice: Choice = option.value
    for cost in choice.cost:
        pay(g, hero, cost.amount, doing.rule)
    if doing.place:
        yield from visited(g, hero, f"{doing.place}.{choice.id}")
    does = carry_out(g, choice.do, doing)
    return does if isinstance(does, int) else (yield from does)


def _shut(g: Talisman, choice: Choice, doing: Doing) -> str | None:
    """The rule by which a choice is not open: its condition, or its price."""
    if choice.cond is not None and not holds(g, choice.cond, doing):
        return "TAL-DEC-23"
    if not choice.cost or doing.hero.gold >= sum([cost.amount for cost in choice.cost]):
        return None
    return "TAL-GOLD-5"


def _roll(g: Talisman, op: Roll, doing: Doing) -> Flow[int]:
    row = yield from rolled(g, op, doing)
    does = carry_out(g, row.do, doing)
    return does if isinstance(does, int) else (yield from does)


def _each(g: Talisman, op: Each, doing: Doing) -> Flow[int]:
    if op.over == "heroes":
        return _each_hero(g, op, doing)
    return _each_follower(g, op, doing)


def _each_hero(g: Talisman, op: Each, doing: Doing) -> Flow[int]:
    """In turn order from the acting hero; `self` is the hero whose run it is."""
    for hero in clockwise(g, doing.hero.seat):
        if hero.status == PLAYING:
            yield from run(g, op.do, deed(hero, doing.rule, doing.card, doing.place))
            yield from settle(g)
    return NOTHING


def _each_follower(g: Talisman, op: Each, doing: Doing) -> Flow[int]:
    """TAL-SPC-12, TAL-FATE-11: once per Follower, in an order of his choice."""
    hero = doing.hero
    left = hero.followers[:]

    def forbids(option: Option) -> str | None:
        return None if option.value in left else "TAL-SPC-12"

    while left and hero.status == PLAYING:
        rolled_for = [card for card in hero.followers if card not in left]
        candidates = of_cards("next", [*left, *rolled_for])
        option: Option = yield one_of(hero.seat, "next-follower", "TAL-SPC-12", candidates, forbids)
        doing.about = option.value
        left.remove(option.value)
        yield from run(g, op.do, doing)
    return NOTHING


PERFORM[If] = _if
PERFORM[Choose] = _choose
PERFORM[Roll] = _roll
PERFORM[Each] = _each
