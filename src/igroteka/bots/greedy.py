"""The greedy bot: tries each option on a guess and keeps the one that looks best.

It never sees the true hidden cards nor the true luck ahead: all it tries, it tries on guesses.
"""

from __future__ import annotations

from random import Random
from typing import Any

from igroteka.bots.bot import open_question
from igroteka.kernel.flow import Option, Question
from igroteka.kernel.game import Game
from igroteka.kernel.match import Match

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

    def __init__(self, seed: int) -> None:
        self._rng = Random(seed)

    def choose(self, match: Match[Any], seat: int) -> Option:
        """The option with the best outlook; equals are decided by lot.

        All options are tried on the same guesses: they differ by what they do, not by luck.
        """
        question = open_question(match, seat)
        guesses = [self._rng.getrandbits(64) for _ in range(GUESSES)]
        twin = match.determinize(seat, Random(guesses[0]))
        options = list(question.options)
        outlooks = match.game.guide(twin.g, open_question(twin, seat))
        # Others choose at the same time: then no effect of a choice is to be seen. A guess tells,
        # since it leaves out what others may have chosen already.
        if len(twin.asks) == 1:
            options = _worth_trying(match.game, options, outlooks)
            if len(options) == 1:
                return options[0]
            outlooks = [_outlook(match, seat, option, guesses) for option in options]
        best = max(outlooks)
        return self._rng.choice(
            [o for o, outlook in zip(options, outlooks, strict=True) if outlook == best]
        )


def _worth_trying(game: Game[Any], options: list[Option], weights: list[float]) -> list[Option]:
    """What guidance does not hold hopeless, if that is not too many."""
    if not game.hopeless:
        return options
    heaviest = sorted(weights, reverse=True)
    least, last = game.hopeless * heaviest[0], heaviest[:TRIED][-1]
    return [o for o, w in zip(options, weights, strict=True) if w > least and w >= last]


def _outlook(match: Match[Any], seat: int, option: Option, guesses: list[int]) -> float:
    """What the position is worth after an option; averaged if chance had a hand in it."""
    value, by_chance = _tried(match, seat, option, guesses[0])
    if not by_chance:
        return value
    more = [_tried(match, seat, option, guess)[0] for guess in guesses[1:]]
    return (value + sum(more)) / (1 + len(more))


def _tried(match: Match[Any], seat: int, option: Option, guess: int) -> tuple[float, bool]:
    """The worth of an option on one guess, and whether chance was asked for anything."""
    twin = match.determinize(seat, Random(guess))
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
