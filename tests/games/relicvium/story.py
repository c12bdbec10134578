"""Whole matches of Relicvium, guided so that they get far."""

from __future__ import annotations

from random import Random

from igroteka.games.relicvium import GAME
from igroteka.games.relicvium.rules.options import Options
from igroteka.games.relicvium.rules.state import Relicvium
from igroteka.kernel.chance import Fast
from igroteka.testing import story
from igroteka.testing.battery import guided
from igroteka.testing.story import Story


def play(options: Options, seed: int) -> Story[Relicvium]:
    """A match by guidance, from set-up to its end."""
    return story.play(GAME, options, Fast.seeded("story", seed), guided(GAME, Random(seed)))
