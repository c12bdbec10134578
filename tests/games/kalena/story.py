"""Whole matches played at random with a liking for ghosts."""

from __future__ import annotations

from random import Random

from igroteka.games.kalena import GAME
from igroteka.games.kalena.rules.options import Options
from igroteka.games.kalena.rules.state import Kalena
from igroteka.kernel.chance import Fast
from igroteka.kernel.flow import Option
from igroteka.testing import story

WEIGHTS = {"contact": 100.0, "build": 8.0, "learn": 8.0, "sell": 4.0, "train": 4.0, "end": 0.1}
"""How much likelier than a step a thing is done: enough that some matches are not lost."""


def play(options: Options, seed: int) -> story.Story[Kalena]:
    """Play a match to its end."""
    chance = Fast.seeded("story", seed)
    return story.play(GAME, options, chance, story.liked(liking, Random(seed)))


def liking(g: Kalena, option: Option) -> float:
    """Contact ghosts, walk towards them and train for them; stop when little else is left."""
    if option.verb == "explore" and g.ghosts[option.value[0]]:
        return 20.0
    if option.key == "train:contact":
        return 100.0
    return WEIGHTS.get(option.verb, 1.0)
