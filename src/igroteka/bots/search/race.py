"""A race: options are played out side by side on the same guesses until one is ahead.

After every row of playouts, one for each option that is left, those fall out that are behind by
more than chance explains; from time to time the worse half does. So the budget goes where the
choice is hard, and a plain one costs little.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import sqrt
from random import Random
from typing import Any, Final

from igroteka.bots.search.crew import Crew, Row
from igroteka.bots.search.playout import Leaf, played
from igroteka.bots.search.value import Value
from igroteka.kernel.flow import Option
from igroteka.kernel.game import Foresight
from igroteka.kernel.match import Match

ROWS: Final = 4
"""So many rows are played before anybody falls out."""

BEHIND: Final = 2.5
"""By how many standard errors one must be behind to fall out."""

AHEAD: Final = 4
"""For how many rows counts how an option looked right after it was chosen: playouts are noisy, and
where they tell nothing that look is not to be forgotten."""

VICTORY: Final = 2.0
"""What a victory counts for beside a defeat, in spreads of the worths that were seen."""


class Ceiling:
    """A time that is not to be exceeded: it is over when what took longest so far would no longer
    fit in."""

    def __init__(self, seconds: float, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._now = clock()
        self._until = self._now + seconds
        self._longest = 0.0

    def is_over(self) -> bool:
        """Whether to stop now; asked before every piece of work."""
        before, self._now = self._now, self._clock()
        self._longest = max(self._longest, self._now - before)
        return self._now + self._longest > self._until


class Racer:
    """One option, and where its playouts ended. `ahead` is by how much it looked better than the
    mean of all right after it was chosen: that counts as some rows in which it came out so."""

    def __init__(
        self, option: Option, ahead: float = 0.0, plan: tuple[str, ...] = (), sure: int = 0
    ) -> None:
        self.option = option
        self.plan = plan
        """The keys of the actions that are to follow it, as long as they are offered,"""
        self.sure = sure
        """… and how many of them until luck has had a hand in it."""
        self.ahead = ahead
        self.leaves: list[Leaf] = []
        self.scores: list[float] = []
        self.worth = ahead
        """What it is worth, by all that was played."""

    def again(self, ahead: float) -> Racer:
        """The same at the start of another race."""
        return Racer(self.option, ahead, self.plan, self.sure)

    def weigh(self, mean: float) -> None:
        """Count together what was seen at first and what was played; `mean` is that of all."""
        rows = len(self.scores)
        self.worth = (AHEAD * (mean + self.ahead) + sum(self.scores)) / (AHEAD + rows)


class Race:
    """The options of one question, played out on guesses."""

    def __init__(
        self,
        match: Match[Any],
        seat: int,
        racers: Sequence[Racer],
        rng: Random,
        value: Value,
        far: Foresight | None = None,
    ) -> None:
        """Playouts look as far ahead as the game's foresight says, unless `far` is given."""
        self._far = far or match.game.foresight
        self._match = match
        self._seat = seat
        self._value = value
        self._rng = rng
        self.racers = list(racers)
        self.rows = 0

    def run(self, playouts: int, time_is_over: Callable[[], bool], helpers: int = 0) -> list[Racer]:
        """All options, the best first: those that stayed to the end before those that fell out,
        and equals in the order in which they came. What is not plain after a few rows is played
        out with so many helpers."""

        def play(row: Row, places: Sequence[int]) -> list[Leaf] | None:
            return self._played(row, places, time_is_over)

        crew = Crew(play, helpers)
        try:
            return self._run(playouts, crew)
        finally:
            crew.dismiss()

    def _run(self, playouts: int, crew: Crew) -> list[Racer]:
        left = self.racers[:]
        fallen: list[Racer] = []
        halvings = max(1, (len(left) - 1).bit_length())
        played_so_far, stage = 0, 1
        while len(left) > 1 and played_so_far + len(left) <= max(playouts, len(left)):
            if self.rows == ROWS:
                crew.call()
            if not self._row(left, crew):
                break
            played_so_far += len(left)
            self._score()
            left, out = self._parted(left)
            fallen[:0] = out
            if played_so_far >= playouts * stage / halvings and len(left) > 2:
                stage += 1
                left.sort(key=_worse)
                half = (len(left) + 1) // 2
                fallen[:0] = left[half:]
                left = left[:half]
        return sorted(left, key=_worse) + fallen

    def _row(self, left: list[Racer], crew: Crew) -> bool:
        """One guess for all; False where the time was over before all had their turn."""
        row = Row(self._rng.getrandbits(64), self._rng.getrandbits(64))
        leaves = crew.play(row, [self.racers.index(racer) for racer in left])
        if leaves is None:
            return False
        for racer, leaf in zip(left, leaves, strict=True):
            racer.leaves.append(leaf)
        self.rows += 1
        return True

    def _played(
        self, row: Row, places: Sequence[int], time_is_over: Callable[[], bool]
    ) -> list[Leaf] | None:
        """Where the options at these places lead on a guess; None where the time is over."""
        guess = self._match.guess(self._seat, Random(row.guess), settled=True)
        leaves = []
        for place in places:
            if time_is_over():
                return None
            racer, twin = self.racers[place], guess.twin()
            option, plan = racer.option, racer.plan
            leaves.append(played(twin, self._seat, option, row.luck, self._far, self._value, plan))
        return leaves

    def _score(self) -> None:
        """Worths and results on one scale: that of what was seen in this race."""
        worths = [leaf.worth for racer in self.racers for leaf in racer.leaves]
        mean = sum(worths) / len(worths)
        spread = sqrt(sum([(worth - mean) ** 2 for worth in worths]) / len(worths))
        for racer in self.racers:
            racer.scores = [
                leaf.worth + (0.0 if leaf.won is None else VICTORY * spread * (leaf.won - 0.5))
                for leaf in racer.leaves
            ]
        for racer in self.racers:
            racer.weigh(mean)

    def _parted(self, left: list[Racer]) -> tuple[list[Racer], list[Racer]]:
        """Who stays in the race, and who falls out."""
        if self.rows < ROWS:
            return left, []
        leader = min(left, key=_worse)
        stay: list[Racer] = []
        out: list[Racer] = []
        for racer in left:
            (out if racer is not leader and _behind(racer, leader) else stay).append(racer)
        return stay, sorted(out, key=_worse)


def _worse(racer: Racer) -> float:
    return -racer.worth


def _behind(racer: Racer, leader: Racer) -> bool:
    """Whether an option is behind by more than chance explains; or is the same in all guesses."""
    lacks = [one - other for one, other in zip(leader.scores, racer.scores, strict=True)]
    mean = sum(lacks) / len(lacks)
    variance = sum([(lack - mean) ** 2 for lack in lacks]) / (len(lacks) - 1)
    return leader.worth - racer.worth >= BEHIND * sqrt(variance / len(lacks))
