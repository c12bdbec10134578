"""Toads (TOAD)."""

from __future__ import annotations

from igroteka.games.talisman.content import MISC
from igroteka.games.talisman.rules.hero.ditching import leave_everything
from igroteka.games.talisman.rules.hero.totals import refresh
from igroteka.games.talisman.rules.state import Hero, Talisman
from igroteka.kernel.flow import WHO


def become_toad(g: Talisman, hero: Hero, turns: int) -> None:
    """TAL-TOAD-1 to TAL-TOAD-3, TAL-TOAD-13, TAL-TOAD-15; the turn of the change is not counted.

    Worked example: TAL-EX-16.
    """
    toads = sum([other.toad > 0 for other in g.heroes])
    if not hero.toad and toads >= MISC.components.toad_cards:
        return
    again = bool(hero.toad)
    hero.toad = turns + (1 if hero.seat == g.active else 0)
    g.tell("toad", "TAL-TOAD-1", who=WHO[hero.seat], turns=turns)
    if not again:
        leave_everything(g, hero)
    refresh(g, hero)


def toad_turn_over(g: Talisman, hero: Hero) -> None:
    """TAL-TOAD-1, TAL-TOAD-2, TAL-TOAD-7: at the end of his third turn he is himself again."""
    hero.toad -= 1
    if hero.toad == 0:
        g.strength_left += hero.toad_strength
        g.craft_left += hero.toad_craft
        hero.toad_strength = hero.toad_craft = 0
        refresh(g, hero)
        g.tell("restored", "TAL-TOAD-1", who=WHO[hero.seat])
