"""The greedy bot: tries each option on a guess and keeps the one that looks best.

It never sees the true hidden cards nor the true luck ahead: all it tries, it tries on guesses.
"""

from __future__ import annotations

from random import Random
from typing import Any

from igroteka.bots.bot import open_question
from igroteka.kernel.flow import Option, Question
from igroteka.kernel.match import Match

GUESSES = 4
"""Over how many guesses an option is averaged once chance has a hand in its outcome."""

FOLLOW_UPS = 8
"""How many questions that belong to the same action are answered in passing, at the most."""


class Greedy:
    """Looks one decision ahead with the game's own evaluation."""

    name = "greedy"

    def __init__(self, seed: int) -> None:
        self._rng = Random(seed)

    def choose(self, match: Match[Any], seat: int) -> Option:
        """The option with the best outlook; equals are decided by lot.

        All options are tried on the same guesses: they differ by what they do, not by luck.
        """
        question = open_question(match, seat)
        guesses = [self._rng.getrandbits(64) for _ in range(GUESSES)]
        outlooks = (
            _offhand(match, seat, guesses[0])
            if _secret(match, question, guesses[0])
            else [_outlook(match, seat, option, guesses) for option in question.options]
        )
        best = max(outlooks)
        return self._rng.choice(
            [
                option
                for option, outlook in zip(question.options, outlooks, strict=True)
                if outlook == best
            ]
        )


def _secret(match: Match[Any], question: Question, guess: int) -> bool:
    """Whether others choose at the same time: then no effect of a choice is to be seen.

    A guess tells, since it leaves out what others may have chosen already. The question that a
    step begins with is nobody's secret.
    """
    return not question.anchor and len(match.guess(question.seat, Random(guess)).asks) > 1


def _offhand(match: Match[Any], seat: int, guess: int) -> list[float]:
    """Weights by the game's guidance, where looking ahead shows nothing."""
    twin = match.guess(seat, Random(guess))
    return match.game.guide(twin.g, open_question(twin, seat))


def _outlook(match: Match[Any], seat: int, option: Option, guesses: list[int]) -> float:
    """What the position is worth after an option; averaged if chance had a hand in it."""
    value, by_chance = _tried(match, seat, option, guesses[0])
    if not by_chance:
        return value
    more = [_tried(match, seat, option, guess)[0] for guess in guesses[1:]]
    return (value + sum(more)) / (1 + len(more))


def _tried(match: Match[Any], seat: int, option: Option, guess: int) -> tuple[float, bool]:
    """The worth of an option on one guess, and whether chance was asked for anything."""
    twin = match.guess(seat, Random(guess))
    luck = twin.g.chance.at
    twin.answer(seat, option)
    for _ in range(FOLLOW_UPS):
        ask = twin.ask
        if ask is None or ask.anchor or ask.seat != seat:
            break
        twin.answer(seat, _heaviest(twin, ask))
    return match.game.evaluate(twin.g, seat), twin.g.chance.at != luck


def _heaviest(match: Match[Any], question: Question) -> Option:
    """The option that the game's guidance weighs most: good enough for a follow-up."""
    weights = match.game.guide(match.g, question)
    return question.options[weights.index(max(weights))]
