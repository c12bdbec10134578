"""The greedy bot: tries each option on a guess and keeps the one that looks best.

It never sees the true hidden cards nor the true luck ahead: all it tries, it tries on guesses.
"""

from __future__ import annotations

from random import Random
from typing import Any

from igroteka.bots.bot import open_question
from igroteka.kernel.flow import Option, Question
from igroteka.kernel.game import Game
from igroteka.kernel.match import Guess, Match

GUESSES = 4
"""Over how many guesses an option is averaged once chance has a hand in its outcome."""

TRIED = 8
"""Where a game's guidance can be trusted no more options are tried than the heaviest of these,
and what weighs as much as the last of them."""

FOLLOW_UPS = 8
"""How many questions that belong to the same action are answered in passing, at the most."""


class Greedy:
    """Looks one decision ahead with the game's own evaluation."""

    name = "greedy"
    looks_ahead = True

    def __init__(self, seed: int) -> None:
        self._rng = Random(seed)

    def choose(self, match: Match[Any], seat: int) -> Option:
        """The option with the best outlook; equals are decided by lot.

        All options are tried on the same guesses: they differ by what they do, not by luck.
        """
        question = open_question(match, seat)
        worlds = _Worlds(match, seat, [self._rng.getrandbits(64) for _ in range(GUESSES)])
        twin = worlds.first()
        options = list(question.options)
        outlooks = match.game.guide(twin.g, open_question(twin, seat))
        # Others choose at the same time: then no effect of a choice is to be seen. A guess tells,
        # since it leaves out what others may have chosen already.
        if len(twin.asks) == 1:
            options = _worth_trying(match.game, options, outlooks)
            if len(options) == 1:
                return options[0]
            outlooks = [worlds.outlook(option) for option in options]
        best = max(outlooks)
        return self._rng.choice(
            [o for o, outlook in zip(options, outlooks, strict=True) if outlook == best]
        )


class _Worlds:
    """The guesses that all options of one decision are tried on, each made when it is needed."""

    def __init__(self, match: Match[Any], seat: int, seeds: list[int]) -> None:
        self._match = match
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
        twin.follow(seat, option)
        for _ in range(FOLLOW_UPS):
            ask = twin.ask
            if ask is None or ask.anchor or ask.seat != seat:
                break
            twin.follow(seat, _heaviest(twin, ask))
        return self._match.game.evaluate(twin.g, seat), twin.g.chance.at != luck

    def _twin(self, number: int) -> Match[Any]:
        if number == 0 and self._unused is not None:
            unused, self._unused = self._unused, None
            return unused
        guess = self._guesses[number]
        if guess is None:
            rng = Random(self._seeds[number])
            guess = self._guesses[number] = self._match.guess(self._seat, rng)
        return guess.twin()


def _worth_trying(game: Game[Any], options: list[Option], weights: list[float]) -> list[Option]:
    """What guidance does not hold hopeless, if that is not too many."""
    if not game.hopeless:
        return options
    heaviest = sorted(weights, reverse=True)
    least, last = game.hopeless * heaviest[0], heaviest[:TRIED][-1]
    return [o for o, w in zip(options, weights, strict=True) if w > least and w >= last]


def _heaviest(match: Match[Any], question: Question) -> Option:
    """The option that the game's guidance weighs most: good enough for a follow-up."""
    weights = match.game.guide(match.g, question)
    return question.options[weights.index(max(weights))]
