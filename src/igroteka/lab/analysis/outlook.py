"""What an answer cost: every option tried on guesses of what its seat could know, and compared."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from igroteka.bots.greedy import not_hopeless
from igroteka.bots.search.policy import act
from igroteka.kernel.flow import Option, Question
from igroteka.kernel.match import Match
from igroteka.lab.analysis.scale import Worth

GUESSES = 4
"""On how many guesses all options are tried."""
CLOSER = 16
"""And on how many others those two that matter, where a better one was found."""
MATTERS = 0.02
"""A smaller difference is no mistake, but noise."""

Judged = Callable[[Match[Any]], Worth]


class Better:
    """An option that would have been better, with the chances of both."""

    __slots__ = ("best", "chance", "option")

    def __init__(self, option: Option, chance: float, best: float) -> None:
        self.option = option
        self.chance = chance
        self.best = best


def better(match: Match[Any], seat: int, taken: Option, seed: str, judged: Judged) -> Better | None:
    """The best option found, if it is better than what was chosen by what the seat could know.

    Where others choose at the same time no effect of a choice is to be seen; what stands beside a
    question is no answer to it. Neither is judged.
    """
    question = match.asked(seat)
    if question is None or match.secretly or taken not in question.options:
        return None
    options = _worth_trying(match, seat, question, taken, seed)
    if len(options) < 2:
        return None
    tried = _Tried(match, seat, f"{seed} all", judged)
    found = max(options, key=lambda option: tried.chance(option, GUESSES))
    if tried.chance(found, GUESSES) - tried.chance(taken, GUESSES) < MATTERS:
        return None
    closer = _Tried(match, seat, f"{seed} closer", judged)
    chance, best = closer.chance(taken, CLOSER), closer.chance(found, CLOSER)
    return Better(found, chance, best) if best - chance >= MATTERS else None


class _Tried:
    """Options tried on the same guesses."""

    def __init__(self, match: Match[Any], seat: int, seed: str, judged: Judged) -> None:
        self._match = match
        self._seat = seat
        self._seed = seed
        self._judged = judged
        self._guesses: dict[int, Any] = {}
        self._known: dict[tuple[str, int], float] = {}

    def chance(self, option: Option, guesses: int) -> float:
        """The chance of the seat after an option, on average over so many guesses."""
        known = self._known.get((option.key, guesses))
        if known is None:
            chances = [self._one(option, number) for number in range(guesses)]
            known = self._known[option.key, guesses] = sum(chances) / guesses
        return known

    def _one(self, option: Option, number: int) -> float:
        seat = self._seat
        guess = self._guesses.get(number)
        if guess is None:
            rng = Random(f"{self._seed} {number}")
            guess = self._guesses[number] = self._match.guess(seat, rng, settled=True)
        twin = guess.twin()
        act(twin, seat, option)
        return self._judged(twin).chances[seat]


def _worth_trying(
    match: Match[Any], seat: int, question: Question, taken: Option, seed: str
) -> list[Option]:
    """What guidance does not hold hopeless, if that is not too many, and what was chosen."""
    game, options = match.game, list(question.options)
    if not game.hopeless or len(options) < 2:
        return options
    twin = match.guess(seat, Random(f"{seed} guide"), settled=True).twin()
    asked = twin.asked(seat)
    assert asked is not None
    tried = not_hopeless(game, options, game.guide(twin.g, asked))
    return [option for option in options if option is taken or option in tried]
