"""The random bot: the yardstick every other bot is measured against."""

from __future__ import annotations

from random import Random
from typing import Any

from igroteka.bots.bot import open_question
from igroteka.kernel.flow import Option
from igroteka.kernel.match import Match


class Uniform:
    """Takes any option, each with the same chance."""

    name = "random"
    looks_ahead = False

    def __init__(self, seed: int) -> None:
        self._rng = Random(seed)

    def choose(self, match: Match[Any], seat: int) -> Option:
        """Any of the options."""
        return self._rng.choice(open_question(match, seat).options)
