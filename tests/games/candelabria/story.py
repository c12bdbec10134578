"""Whole matches played at random with a liking for using what there is."""

from __future__ import annotations

from random import Random

from igroteka.games.candelabria import GAME
from igroteka.games.candelabria.rules.options import Options
from igroteka.games.candelabria.rules.state import Candelabria
from igroteka.kernel.chance import Fast
from igroteka.kernel.flow import Option
from igroteka.testing import story


def play(options: Options, seed: int) -> story.Story[Candelabria]:
    """Play a match to its end."""
    chance = Fast.seeded("story", seed)
    return story.play(GAME, options, chance, story.liked(liking, Random(seed)))


def liking(_g: Candelabria, option: Option) -> float:
    """Seldom leave undone what could be done."""
    return 0.2 if option.verb in ("done", "decline") else 1.0
