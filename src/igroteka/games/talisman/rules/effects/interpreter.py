"""The interpreter of the effect vocabulary: every card, ability and space runs through here.

`PERFORM` maps an operation to its function; the families of operations fill it (`ops_*.py`).
A function returns None when it is done at once, or a flow when somebody may have to choose.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from igroteka.games.talisman.content.vocabulary import AnyOp, Effect
from igroteka.games.talisman.rules.components.cards import Power
from igroteka.games.talisman.rules.components.offers import NO, YES
from igroteka.games.talisman.rules.effects.conditions import Doing, holds
from igroteka.games.talisman.rules.hero.counters import pay
from igroteka.games.talisman.rules.state import PLAYING, Hero, Talisman
from igroteka.kernel.flow import Flow, Option, Question

Perform = Callable[[Talisman, Any, Doing], Flow[None] | None]

PERFORM: dict[type, Perform] = {}


def run(g: Talisman, ops: tuple[AnyOp, ...], doing: Doing) -> Flow[None]:
    """Top to bottom to its end; only the acting hero's death cuts it short.

    Where a kill was prevented nothing follows from it: the Priest gains no Spell.
    """
    for op in ops:
        if doing.hero.status != PLAYING or doing.saved:
            return
        flow = PERFORM[type(op)](g, op, doing)
        if flow is not None:
            yield from flow


def price(effect: Effect) -> int:
    """TAL-GOLD-5: what using the effect costs."""
    return sum([op.amount for op in effect.cost])


def available(g: Talisman, effect: Effect, doing: Doing) -> bool:
    """Whether the effect may be used now: its condition holds and it can be paid for."""
    if effect.if_ is not None and not holds(g, effect.if_, doing):
        return False
    return not effect.cost or doing.hero.gold >= price(effect)


def use(g: Talisman, effect: Effect, doing: Doing) -> Flow[None]:
    """Pay for an effect and carry it out."""
    if effect.cost:
        pay(g, doing.hero, price(effect), doing.rule)
    yield from run(g, effect.do, doing)


def befall(g: Talisman, power: Power, doing: Doing) -> Flow[None]:
    """An effect whose moment has come: compulsory, or offered to the acting hero (TAL-TERM-11)."""
    effect = power.effect
    if not available(g, effect, doing):
        return
    if effect.optional and not (yield from agrees(doing.hero, power.name, doing.rule)):
        return
    yield from use(g, effect, doing)


def agrees(hero: Hero, what: str, rule: str) -> Flow[bool]:
    """Ask whether the hero makes use of something."""
    option: Option = yield Question(hero.seat, "use", (YES, NO), rule, {"what": what})
    yes: bool = option.value
    return yes
