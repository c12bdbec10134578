"""What the score of a hero is made of: the Crown, or what was gathered when time is up."""

from __future__ import annotations

from collections.abc import Sequence

from igroteka.games.talisman.rules.state import PLAYING, Talisman
from igroteka.kernel.fact import Fact
from igroteka.kernel.tally import Tally, add, empty


def tally(g: Talisman, facts: Sequence[Fact]) -> Tally:
    """TAL-END-1: the Crown is all; TAL-VAR-16: a point for each counter, coin and card."""
    found = empty(len(g.heroes))
    for hero in g.heroes:
        if g.ended_by != "TAL-VAR-16":
            add(found, hero.seat, "crown", int(hero.seat in g.winners))
        elif hero.status == PLAYING:
            add(found, hero.seat, "strength", hero.strength_counters)
            add(found, hero.seat, "craft", hero.craft_counters)
            add(found, hero.seat, "gold", hero.gold)
            add(found, hero.seat, "spells", len(hero.spells))
            add(found, hero.seat, "followers", len(hero.followers))
            add(found, hero.seat, "objects", len(hero.objects))
    return found
