"""Followers that are killed (FOL-2, TERM-5, W-FOLLOWER)."""

from __future__ import annotations

from typing import Final

from igroteka.games.talisman.rules.components.cards import BIT
from igroteka.games.talisman.rules.hero.having import lose_card
from igroteka.games.talisman.rules.magic.saving import saved
from igroteka.games.talisman.rules.state import Hero, Talisman
from igroteka.kernel.flow import Flow

FOLLOWER_DEATH: Final = BIT["follower_death"]


def kill_follower(g: Talisman, hero: Hero, card: int, rule: str) -> Flow[None]:
    """A Follower is killed, unless somebody saves it: the owner is asked first."""
    if not (yield from saved(g, hero.seat, FOLLOWER_DEATH, "save-follower", "TAL-TERM-5", card)):
        lose_card(g, hero, card, rule)
