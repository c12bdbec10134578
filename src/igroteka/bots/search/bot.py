"""The searching bot: options race each other on guesses, and the winner is played."""

from __future__ import annotations

import time
from collections.abc import Callable, Collection
from random import Random
from typing import Any, Final, NamedTuple

from igroteka.bots.bot import open_question
from igroteka.bots.search.policy import outlook, worth_trying
from igroteka.bots.search.race import Ceiling, Race, Racer
from igroteka.bots.search.value import Value
from igroteka.kernel.flow import Option
from igroteka.kernel.match import Guess, Match

SCREENED_ON: Final = 2
"""On how many guesses a large choice is looked over."""

MOST_SCREENED: Final = 24
"""How many options are looked over, the heaviest of them."""


class Budget(NamedTuple):
    """What a decision may cost: playouts, and seconds, which are a ceiling."""

    playouts: int
    seconds: float


class Searcher:
    """Looks some turns ahead, on guesses of what its seat cannot know."""

    looks_ahead = True

    def __init__(
        self,
        name: str,
        seed: int,
        budget: Budget,
        options: int,
        *,
        taught: bool = False,
    ) -> None:
        """It thinks about so many `options`, and may be `taught` what was learned of the game."""
        self.name = name
        self.clock: Callable[[], float] = time.monotonic
        """What the ceiling is measured with: who waits for an answer looks at the clock on the
        wall. Who compares bots takes the time of the processor, so that a busy machine weakens
        nobody."""
        self.helpers = 0
        """How many processes may think along; what is chosen does not depend on it."""
        self._rng = Random(seed)
        self._budget = budget
        self._options = options
        self._taught = taught

    def choose(self, match: Match[Any], seat: int) -> Option:
        """The option that comes out best."""
        return self.ranked(match, seat)[0].option

    def ranked(
        self, match: Match[Any], seat: int, among: Collection[str] | None = None
    ) -> list[Racer]:
        """The options that were tried, the best first; `among` are the keys of those that count,
        where not all do."""
        question = open_question(match, seat)
        if len(question.options) == 1:
            return [Racer(question.options[0])]
        ceiling = Ceiling(self._budget.seconds, self.clock)
        guesses = [self._guess(match, seat) for _ in range(SCREENED_ON)]
        twin = guesses[0].twin()
        weights = match.game.guide(twin.g, open_question(twin, seat))
        options = worth_trying(match.game, question.options, weights, MOST_SCREENED)
        if among is not None:
            options = [option for option in question.options if option.key in among]
        racers = _screened(guesses, seat, options)[: self._options]
        value = Value(match.game, guesses[0].twin().g, seat, taught=self._taught)
        race = Race(match, seat, racers, self._rng, value)
        return race.run(self._budget.playouts, ceiling.is_over, self.helpers)

    def _guess(self, match: Match[Any], seat: int) -> Guess[Any]:
        return match.guess(seat, Random(self._rng.getrandbits(64)), settled=True)


def _screened(guesses: list[Guess[Any]], seat: int, options: list[Option]) -> list[Racer]:
    """The options by how the position looks right after them, the best first: a large choice is
    looked over before its best part is thought about."""
    worths = [_mean([outlook(guess.twin(), seat, o) for guess in guesses]) for o in options]
    mean = _mean(worths)
    racers = [Racer(o, worth - mean) for o, worth in zip(options, worths, strict=True)]
    return sorted(racers, key=lambda racer: -racer.ahead)


def _mean(worths: list[float]) -> float:
    return sum(worths) / len(worths)
