"""The guided bot: random choices weighted by the game, quick enough for rollouts."""

from __future__ import annotations

from bisect import bisect
from itertools import accumulate
from random import Random
from typing import Any

from igroteka.bots.bot import open_question
from igroteka.kernel.errors import RulesError
from igroteka.kernel.flow import Option, Question
from igroteka.kernel.match import Match


class Guided:
    """Takes options in proportion to the weights of the game's guidance."""

    name = "guided"
    looks_ahead = False

    def __init__(self, seed: int) -> None:
        self._rng = Random(seed)

    def choose(self, match: Match[Any], seat: int) -> Option:
        """One of the options, the likelier the heavier it weighs."""
        question = match.ask
        if question is None or question.seat != seat:
            question = open_question(match, seat)
        return guided_choice(match, question, self._rng)


def guided_choice(match: Match[Any], question: Question, rng: Random) -> Option:
    """One option of a question, drawn by the weights of the game's guidance."""
    summed = [*accumulate(match.game.guide(match.g, question))]
    total = summed.pop()
    if not total > 0:
        raise RulesError(f"guidance leaves nothing to choose for {question!r}")
    return (question.made or question.options)[bisect(summed, rng.random() * total)]
