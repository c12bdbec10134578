"""Spells that keep a card from its death (W-FOLLOWER, W-RESULT)."""

from __future__ import annotations

from functools import partial

from igroteka.games.talisman.rules.components.cards import IDS
from igroteka.games.talisman.rules.magic.casting import cast
from igroteka.games.talisman.rules.magic.timing import castable, holders, refused
from igroteka.games.talisman.rules.state import Talisman, clockwise
from igroteka.kernel.flow import PASS, Flow, Question


def saved(g: Talisman, first: int, words: int, prompt: str, rule: str, card: int) -> Flow[bool]:
    """Whether somebody casts a Spell that keeps a card from its death; from this seat clockwise."""
    waiting = clockwise(g, first) if holders(g, words) else []
    while waiting:
        who = waiting.pop(0)
        options = castable(g, who, words)
        if not options:
            continue
        options.append(PASS)
        args = {"card": IDS[card]}
        why_not = partial(refused, g, who, words)
        option = yield Question(who.seat, prompt, options, rule, args, why_not, concealed=True)
        if option is PASS:
            continue
        doing = yield from cast(g, who, option)
        if doing.prevented:
            return True
        waiting = clockwise(g, first)
    return False
