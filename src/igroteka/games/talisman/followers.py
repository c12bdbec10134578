"""Followers that are killed (FOL-2, TERM-5, W-FOLLOWER)."""

from __future__ import annotations

from functools import partial

from igroteka.games.talisman.belongings import lose_card
from igroteka.games.talisman.cards import BIT, IDS
from igroteka.games.talisman.spells import cast, castable, holders, refused
from igroteka.games.talisman.state import Hero, Talisman, clockwise
from igroteka.kernel.flow import Flow, Question
from igroteka.kernel.windows import PASS

FOLLOWER_DEATH = BIT["follower_death"]


def kill_follower(g: Talisman, hero: Hero, card: int, rule: str) -> Flow[None]:
    """A Follower is killed, unless somebody saves it: the owner is asked first."""
    waiting = clockwise(g, hero.seat) if holders(g, FOLLOWER_DEATH) else []
    while waiting:
        who = waiting.pop(0)
        options = castable(g, who, FOLLOWER_DEATH)
        if not options:
            continue
        options.append(PASS)
        args = {"card": IDS[card]}
        why_not = partial(refused, g, who, FOLLOWER_DEATH)
        option = yield Question(
            who.seat, "save-follower", options, "TAL-TERM-5", args, why_not, concealed=True
        )
        if option is PASS:
            continue
        doing = yield from cast(g, who, option)
        if doing.prevented:
            return
        waiting = clockwise(g, hero.seat)
    lose_card(g, hero, card, rule)
