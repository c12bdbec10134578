"""What an effect knows while it runs, and what it brings about."""

from __future__ import annotations

from typing import Final

from igroteka.games.talisman.rules.state import NONE, Hero

NOTHING: Final = 0
EVADES: Final = 1
"""Its user gets away."""
PREVENTS: Final = 2
"""One loss does not happen (TAL-LIFE-7)."""
SAVED: Final = 4
"""An Enemy that should have died was saved: the attack is a stand-off, and nothing follows."""
GONE: Final = 8
"""The Enemy concerned is gone: killed or recruited."""
KILLED: Final = 16
IDLE: Final = 32
"""Its owner has done nothing with it (TAL-HAVE-7)."""
CROSSED: Final = 64
"""The hero is across the Storm River."""


class Doing:
    """Whose effect it is, what it sits on, whom and what it is about.

    Only public things: hidden cards stay in their zones.
    """

    __slots__ = ("about", "card", "hero", "life_taken", "named", "other", "place", "rolled", "rule")

    def __init__(self, hero: Hero, rule: str, card: int = NONE, place: str = "") -> None:
        self.hero: Hero = hero
        self.rule: str = rule
        self.card: int = card
        """The card the effect sits on."""
        self.place: str = place
        """The space kind or card id being visited."""
        self.other: Hero | None = None
        """The target of a Spell, the opponent in an attack or a meeting."""
        self.about: int = NONE
        """The Enemy or Follower concerned; NONE for a Creature of a space."""
        self.named: list[int] | None = None
        """Cards, a coin or a space named beforehand (TAL-CHAIN-1)."""
        self.rolled: int = 0
        """What was thrown: the natural number in front of its row or condition."""
        self.life_taken: bool = False
