"""The interpreter of the effect vocabulary: every card, ability and space runs through here.

`PERFORM` maps an operation to its function; the families of operations fill it. A function
returns what it brings about (`doing.py`), or a flow that does when somebody may have to choose.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from igroteka.games.talisman.content.vocabulary import AnyOp, Effect
from igroteka.games.talisman.rules.components.cards import Power
from igroteka.games.talisman.rules.effects.conditions import holds
from igroteka.games.talisman.rules.effects.doing import NOTHING, SAVED, Doing
from igroteka.games.talisman.rules.effects.purpose import works
from igroteka.games.talisman.rules.hero.counters import pay
from igroteka.games.talisman.rules.state import PLAYING, Hero, Talisman
from igroteka.kernel.flow import NO, YES, Flow, Option, any_of

Perform = Callable[[Talisman, Any, Doing], Flow[int] | int]

PERFORM: Final[dict[type, Perform]] = {}


def run(g: Talisman, ops: tuple[AnyOp, ...], doing: Doing) -> Flow[int]:
    """Top to bottom to its end; only the acting hero's death cuts it short.

    Where a kill was prevented nothing follows from it: the Priest gains no Spell.
    """
    does = carry_out(g, ops, doing)
    return brought(does) if isinstance(does, int) else does


def carry_out(g: Talisman, ops: tuple[AnyOp, ...], doing: Doing) -> Flow[int] | int:
    """The same; where nobody has to choose it is done at once, and no flow."""
    if len(ops) != 1 or doing.hero.status != PLAYING:
        return _all(g, ops, doing)
    op = ops[0]  # as a rule there is one
    return PERFORM[type(op)](g, op, doing)


def _all(g: Talisman, ops: tuple[AnyOp, ...], doing: Doing) -> Flow[int]:
    done = NOTHING
    for op in ops:
        if doing.hero.status != PLAYING or done & SAVED:
            break
        does = PERFORM[type(op)](g, op, doing)
        done |= does if isinstance(does, int) else (yield from does)
    return done


def brought(done: int) -> Flow[int]:
    """What has happened already, as a flow."""
    return done
    yield


def price(effect: Effect) -> int:
    """TAL-GOLD-5: what using the effect costs."""
    return sum([op.amount for op in effect.cost])


def unavailable(g: Talisman, effect: Effect, doing: Doing) -> str | None:
    """The rule by which an effect may not be used now: its condition, or its price."""
    if effect.if_ is not None and not holds(g, effect.if_, doing):
        return "TAL-PRI-6"
    if effect.cost and doing.hero.gold < price(effect):
        return "TAL-GOLD-5"
    return None


def use(g: Talisman, effect: Effect, doing: Doing) -> Flow[int]:
    """Pay for an effect and carry it out."""
    if effect.cost:
        pay(g, doing.hero, price(effect), doing.rule)
    return run(g, effect.do, doing)


def befall(g: Talisman, power: Power, doing: Doing) -> Flow[int] | None:
    """An effect whose moment has come: compulsory, or offered to the acting hero (TAL-TERM-11).
    None where it is over with that."""
    effect = power.effect
    if power.bound and unavailable(g, effect, doing) is not None:
        return None
    return _offered(g, power, doing) if effect.optional else used(g, effect, doing)


def used(g: Talisman, effect: Effect, doing: Doing) -> Flow[int] | None:
    """As `use`; None where nobody has to choose: then it is done."""
    if effect.cost:
        pay(g, doing.hero, price(effect), doing.rule)
    does = carry_out(g, effect.do, doing)
    return None if isinstance(does, int) else does


def _offered(g: Talisman, power: Power, doing: Doing) -> Flow[int]:
    if not works(g, doing.hero, power.effect):
        return NOTHING
    if not (yield from agrees(doing.hero, power.name, doing.rule)):
        return NOTHING
    return (yield from use(g, power.effect, doing))


def agrees(hero: Hero, what: str, rule: str) -> Flow[bool]:
    """Ask whether the hero makes use of something."""
    option: Option = yield any_of(hero.seat, "use", rule, (YES, NO), {"what": what})
    return option is YES
