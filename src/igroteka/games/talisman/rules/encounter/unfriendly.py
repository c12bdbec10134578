"""Evading unpleasant persons (VAR-1 to VAR-3)."""

from __future__ import annotations

from typing import Final

from igroteka.games.talisman.content import VARIANT_RULES
from igroteka.games.talisman.rules.attack.evade import evaded
from igroteka.games.talisman.rules.state import Hero, Talisman
from igroteka.kernel.flow import Flow

UNFRIENDLY: Final = VARIANT_RULES["evade_unfriendly"]


def avoided(g: Talisman, hero: Hero) -> Flow[bool]:
    """TAL-VAR-1 to TAL-VAR-3: with this variant an unpleasant person may be evaded too."""
    return g.options.evade_unfriendly and (yield from evaded(g, hero, "creature"))
