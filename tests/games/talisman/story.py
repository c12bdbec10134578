"""Whole matches played at random by heroes with a liking for fights and for the Crown."""

from __future__ import annotations

from random import Random

from igroteka.games.talisman import GAME
from igroteka.games.talisman.rules.options import Options
from igroteka.games.talisman.rules.state import Talisman
from igroteka.kernel.chance import Fast
from igroteka.kernel.flow import Option
from igroteka.testing import story
from igroteka.testing.battery import Choice

LIKING = {
    "ditch": 0.02,
    "bare": 0.02,
    "discard-enemy": 0.05,
    "back": 0.02,
    "align": 0.1,
    "pass": 2.0,
    "cast": 4.0,
    "take": 6.0,
    "trophy": 6.0,
    "exchange-strength": 9.0,
    "exchange-craft": 9.0,
    "meet": 9.0,
    "take-life": 9.0,
    "cross": 9.0,
    "portal-strength": 9.0,
    "portal-craft": 9.0,
    "on": 9.0,
    "stay": 9.0,
}
"""How much likelier than other things a thing is done: enough that matches come to an end."""


def play(options: Options, seed: int) -> story.Story[Talisman]:
    """Play a match to its end."""
    return story.play(GAME, options, Fast.seeded("story", seed), liked(Random(seed)))


def liked(rng: Random) -> Choice:
    """Choices at random but with these likings."""
    return story.liked(liking, rng)


def liking(_g: Talisman, option: Option) -> float:
    """Wherever the heroes stand, they like the same things."""
    return LIKING.get(option.verb, 1.0)
