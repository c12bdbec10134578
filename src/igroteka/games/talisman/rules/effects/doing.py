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

    Only public things: hidden cards stay in their zones. Made by `deed`: a constructor takes twice
    the time.
    """

    __slots__ = ("about", "card", "hero", "life_taken", "named", "other", "place", "rolled", "rule")

    hero: Hero
    rule: str
    card: int
    """The card the effect sits on."""
    place: str
    """The space kind or card id being visited."""
    other: Hero | None
    """The target of a Spell, the opponent in an attack or a meeting."""
    about: int
    """The Enemy or Follower concerned; NONE for a Creature of a space."""
    named: list[int] | None
    """Cards, a coin or a space named beforehand (TAL-CHAIN-1)."""
    rolled: int
    """What was thrown: the natural number in front of its row or condition."""
    life_taken: bool


def deed(hero: Hero, rule: str, card: int = NONE, place: str = "") -> Doing:
    """An effect is about to do something."""
    doing = Doing()
    doing.hero = hero
    doing.rule = rule
    doing.card = card
    doing.place = place
    doing.other = None
    doing.about = NONE
    doing.named = None
    doing.rolled = 0
    doing.life_taken = False
    return doing
