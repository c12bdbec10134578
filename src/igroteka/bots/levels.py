"""Levels: opponents for a child, for an expert, and for everybody between.

The same names in the lobby, at the terminal and in the library.
"""

from __future__ import annotations

from random import Random
from typing import Any, Final, NamedTuple

from igroteka.bots.bot import open_question
from igroteka.bots.greedy import Greedy
from igroteka.bots.search.bot import Budget, Searcher
from igroteka.bots.search.policy import outlook, worth_trying
from igroteka.kernel.flow import Option
from igroteka.kernel.match import Match

OFFHAND: Final = 0.5
"""How often a novice does what first comes to mind, without a look at what comes of it."""

LOOKED_AT: Final = 4
"""How many options a novice looks at when he does."""

SECOND: Final = 0.25
"""How often he then misjudges the best, and takes the next best."""


class Novice:
    """Plays quickly and plausibly, and errs as people do: he acts on a whim, does not see every
    option, and mistakes the second best for the best. What guidance holds hopeless he never does.
    """

    name = "novice"
    looks_ahead = True

    def __init__(self, seed: int) -> None:
        self._rng = Random(seed)

    def choose(self, match: Match[Any], seat: int) -> Option:
        """Something one might do."""
        rng, game = self._rng, match.game
        question = open_question(match, seat)
        guess = match.guess(seat, Random(rng.getrandbits(64)), settled=True)
        twin = guess.twin()
        weights = game.guide(twin.g, open_question(twin, seat))
        options = worth_trying(game, question.options, weights, LOOKED_AT)
        if twin.secretly or len(options) == 1 or rng.random() < OFFHAND:
            [whim] = rng.choices(question.options, weights)
            return whim if whim in options else options[0]
        worth = {option.key: outlook(guess.twin(), seat, option) for option in options}
        options.sort(key=lambda option: -worth[option.key])
        return options[rng.random() < SECOND]


def apprentice(seed: int) -> Greedy:
    """Looks one decision ahead, at every option that is not hopeless."""
    return Greedy(seed, "apprentice", settled=True)


class Strength(NamedTuple):
    """How hard a searching level thinks."""

    budget: Budget
    options: int
    offhand: bool = False
    """Whether it trusts its first look as often as the game says, and does not think then."""
    plans: bool = False
    """Whether it plans whole turns."""
    taught: bool = False
    """Whether it knows what was learned of the game."""

    def thinker(self, name: str, seed: int, budget: Budget | None = None) -> Searcher:
        """A bot that thinks so hard."""
        return Searcher(
            name,
            seed,
            budget or self.budget,
            self.options,
            offhand=self.offhand,
            plans=self.plans,
            taught=self.taught,
        )


ADEPT: Final = Strength(Budget(16, 0.5, care=2), 6, offhand=True)
MASTER: Final = Strength(Budget(48, 3.0, care=6, second=100), 8, plans=True, taught=True)


def adept(seed: int) -> Searcher:
    """Plays its options out on guesses, unless it trusts its first look: now and then it does, as
    a player of some experience would, and is not always right."""
    return ADEPT.thinker("adept", seed)


def master(seed: int) -> Searcher:
    """The same with more options, on more guesses, and with what was learned of the game; where the
    game says that it pays, it plans whole turns and looks a second time, farther ahead."""
    return MASTER.thinker("master", seed)
