"""Asking who may cast a Spell in a CLOSED window (PRI-5, PRI-11)."""

from __future__ import annotations

from igroteka.games.talisman.rules.magic.timing import castable, hand, uncastable
from igroteka.games.talisman.rules.state import Hero, Talisman
from igroteka.kernel.flow import PASS, Args, Flow, Option, one_of


def offer_spells(
    g: Talisman, hero: Hero, words: int, prompt: str, rule: str, args: Args
) -> Flow[Option]:
    """One of the Spells for this window, or PASS; who holds none passes silently."""
    quick = castable(g, hero, words)
    if not quick:
        return PASS
    question = one_of(
        hero.seat,
        prompt,
        rule,
        lambda: hand(hero),
        lambda option: uncastable(g, hero, option, words),
        args,
        also=(PASS,),
        quick=quick,
        concealed=True,
    )
    option: Option = yield question
    return option
