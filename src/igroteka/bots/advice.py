"""Advice: what a seat had best answer now, by playing it out on guesses of what it cannot know.

Nothing here reads the true hidden cards nor the true luck ahead. What is advised depends on what
the seat knows and on the seed alone, as long as there is time enough.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from math import inf
from random import Random
from typing import Any, Final

from igroteka.bots.levels import MASTER
from igroteka.bots.search.policy import outlook
from igroteka.bots.search.race import Racer
from igroteka.kernel.flow import Option
from igroteka.kernel.match import Guess, Match
from igroteka.kernel.state import State

WORLDS: Final = 12
"""On how many guesses the outcome of an option is shown."""


@dataclass(frozen=True, slots=True)
class Advice:
    """One option and what comes of it.

    `outcomes[n]` is the position that the option led to on the n-th guess; the guesses are the
    same for all options of one piece of advice, so that what differs between the n-th positions of
    two options is what the options do. An advisor compares them pair by pair. They are positions
    of a world that the seat may believe in: nothing in them is the true hidden card.
    """

    option: Option
    value: float
    """What it is worth to the seat, in points of the game's evaluation: some turns later, or right
    after it where there was no time to look further, or where masters judge by something else."""
    outcomes: tuple[State, ...]


def advise(
    match: Match[Any],
    seat: int,
    *,
    seed: int,
    seconds: float,
    best: int = 3,
    among: Collection[str] | None = None,
) -> list[Advice]:
    """The best options for the open question of a seat, the best first; at most `best` of them.

    `seconds` is a ceiling; with time enough the same seed gives the same advice. Where not all
    that is offered counts, `among` are the keys of what does.
    """
    budget = MASTER.budget._replace(seconds=seconds)
    thinker = MASTER.thinker("advisor", seed, budget)
    rng = Random(seed)
    guesses = [match.guess(seat, Random(rng.getrandbits(64)), settled=True) for _ in range(WORLDS)]
    in_points = thinker.foresight(match.game).judge is None
    advised: list[Advice] = []
    most = inf
    for racer in thinker.ranked(match, seat, among)[:best]:
        advised.append(_advice(racer, guesses, seat, most, in_points))
        most = advised[-1].value
    return advised


def _advice(
    racer: Racer, guesses: list[Guess[Any]], seat: int, most: float, in_points: bool
) -> Advice:
    """An option with what it leads to in each of these worlds, its follow-ups settled. It is worth
    `most` at the most, as much as the one before it: where it fell out of the race early and seems
    worth more, its few playouts were lucky."""
    worths, outcomes = [], []
    for guess in guesses:
        twin = guess.twin()
        worths.append(outlook(twin, seat, racer.option))
        outcomes.append(twin.g)
    at_once = sum(worths) / len(worths)
    worth = racer.worth if racer.leaves and in_points else at_once
    return Advice(racer.option, min(worth, most), tuple(outcomes))
