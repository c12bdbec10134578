"""Evading unpleasant persons (VAR-1 to VAR-3)."""

from __future__ import annotations

from typing import Final

from igroteka.games.talisman.content import VARIANT_RULES
from igroteka.games.talisman.rules.attack.evade import evaded
from igroteka.games.talisman.rules.state import Hero, Talisman
from igroteka.kernel.flow import Flow

_UNFRIENDLY: Final = VARIANT_RULES["evade_unfriendly"]
UNFRIENDLY_CARDS: Final = frozenset(_UNFRIENDLY.may_evade_cards)
UNFRIENDLY_SPACES: Final = frozenset(_UNFRIENDLY.may_evade_spaces)


def avoided(g: Talisman, hero: Hero) -> Flow[bool]:
    """TAL-VAR-1 to TAL-VAR-3: with this variant an unpleasant person may be evaded too."""
    return g.options.evade_unfriendly and (yield from evaded(g, hero, "creature"))
