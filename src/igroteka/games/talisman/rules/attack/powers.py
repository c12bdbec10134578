"""Abilities and held cards with effects of one window."""

from __future__ import annotations

from igroteka.games.talisman.rules.components.cards import KIND, Power
from igroteka.games.talisman.rules.components.roster import HEROES
from igroteka.games.talisman.rules.hero.totals import usable
from igroteka.games.talisman.rules.state import Hero, Talisman


def own_powers(g: Talisman, hero: Hero, when: str) -> list[Power]:
    """Abilities and usable held cards with effects of this window, one of a kind."""
    found: list[Power] = []
    if not hero.toad:
        found += HEROES[hero.card].on(when)
    for card in (*hero.objects, *hero.followers):
        kind = KIND[card]
        if card not in g.binder and kind.on(when) and usable(g, hero, kind):
            found += [power for power in kind.on(when) if power not in found]
    return found
