"""Alignment (ALI)."""

from __future__ import annotations

from igroteka.games.talisman.rules.components.cards import ALIGNMENTS, KIND
from igroteka.games.talisman.rules.hero.ditching import put_down
from igroteka.games.talisman.rules.state import Hero, Talisman
from igroteka.kernel.flow import WHO


def realign(g: Talisman, hero: Hero, to: int, rule: str) -> None:
    """TAL-ALI-2 to TAL-ALI-6, TAL-HAVE-6: at most once per turn; forbidden cards are put down at
    once."""
    if hero.realigned or hero.alignment == to:
        return
    hero.alignment = to
    hero.realigned = 1
    g.tell("aligned", rule, who=WHO[hero.seat], side=f"alignment:{ALIGNMENTS[to]}")
    for card in hero.objects + hero.followers:
        if KIND[card].forbidden >> to & 1:
            put_down(g, hero, card, "TAL-ALI-4")
