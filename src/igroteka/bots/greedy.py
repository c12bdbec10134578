"""The greedy bot: tries each option on a guess and keeps the one that looks best.

It never sees the true hidden cards nor the true luck ahead: all it tries, it tries on guesses.
"""

from __future__ import annotations

from random import Random
from typing import Any, Final

from igroteka.bots.bot import open_question
from igroteka.bots.search.policy import outlook
from igroteka.kernel.flow import Option
from igroteka.kernel.game import Game
from igroteka.kernel.match import Guess, Match

GUESSES: Final = 4
"""Over how many guesses an option is averaged once chance has a hand in its outcome."""

TRIED: Final = 8
"""Where a game's guidance can be trusted no more options are tried than the heaviest of these,
and what weighs as much as the last of them."""


class Greedy:
    """Looks one decision ahead with the game's own evaluation."""

    looks_ahead = True

    def __init__(self, seed: int, name: str = "greedy", settled: bool = False) -> None:
        """`settled` guesses take longer; what is chosen on them depends on the seed and on what
        the seat knows, and not even on how the hidden cards happen to lie."""
        self.name = name
        self._settled = settled
        self._rng = Random(seed)

    def choose(self, match: Match[Any], seat: int) -> Option:
        """The option with the best outlook; equals are decided by lot.

        All options are tried on the same guesses: they differ by what they do, not by luck.
        """
        question = open_question(match, seat)
        seeds = [self._rng.getrandbits(64) for _ in range(GUESSES)]
        worlds = _Worlds(match, seat, seeds, self._settled)
        twin = worlds.first()
        options = list(question.options)
        outlooks = match.game.guide(twin.g, open_question(twin, seat))
        # Others choose at the same time: then no effect of a choice is to be seen. A guess tells,
        # since it leaves out what others may have chosen already.
        if len(twin.asks) == 1:
            options = not_hopeless(match.game, options, outlooks)
            if len(options) == 1:
                return options[0]
            outlooks = [worlds.outlook(option) for option in options]
        best = max(outlooks)
        return self._rng.choice(
            [o for o, outlook in zip(options, outlooks, strict=True) if outlook == best]
        )


class _Worlds:
    """The guesses that all options of one decision are tried on, each made when it is needed."""

    def __init__(self, match: Match[Any], seat: int, seeds: list[int], settled: bool) -> None:
        self._match = match
        self._settled = settled
        self._seat = seat
        self._seeds = seeds
        self._guesses: list[Guess[Any] | None] = [None] * len(seeds)
        self._unused: Match[Any] | None = None

    def first(self) -> Match[Any]:
        """The first guess, to look at; what is tried first is tried on it."""
        self._unused = self._twin(0)
        return self._unused

    def outlook(self, option: Option) -> float:
        """What the position is worth after an option; averaged if chance had a hand in it."""
        value, by_chance = self._tried(option, 0)
        if not by_chance:
            return value
        more = [self._tried(option, number)[0] for number in range(1, len(self._seeds))]
        return (value + sum(more)) / (1 + len(more))

    def _tried(self, option: Option, number: int) -> tuple[float, bool]:
        """The worth of an option on one guess, and whether chance was asked for anything."""
        seat = self._seat
        twin = self._twin(number)
        luck = twin.g.chance.at
        return outlook(twin, seat, option), twin.g.chance.at != luck

    def _twin(self, number: int) -> Match[Any]:
        if number == 0 and self._unused is not None:
            unused, self._unused = self._unused, None
            return unused
        guess = self._guesses[number]
        if guess is None:
            rng = Random(self._seeds[number])
            guess = self._guesses[number] = self._match.guess(
                self._seat, rng, settled=self._settled, turn=True
            )
        return guess.twin()


def not_hopeless(game: Game[Any], options: list[Option], weights: list[float]) -> list[Option]:
    """What guidance does not hold hopeless, if that is not too many."""
    if not game.hopeless:
        return options
    heaviest = sorted(weights, reverse=True)
    least, last = game.hopeless * heaviest[0], heaviest[:TRIED][-1]
    return [o for o, w in zip(options, weights, strict=True) if w > least and w >= last]
