"""What an analysis says: chances over time, what decisions and what luck changed, seat by seat.

All chances are shares from 0 to 1; where a tuple has one figure a seat it is in the order of the
seats. `answers` is how many answers had been given before the moment that is spoken of.
"""

from __future__ import annotations

from typing import Any

import msgspec

from igroteka.kernel.fact import Fact


class ToldBase(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """Base of what is told of a match."""


class Taken(ToldBase, frozen=True, kw_only=True):
    """An option, as its text needs it: `option-<verb>` with its arguments."""

    key: str
    verb: str
    args: dict[str, Any]


class ChancesAt(ToldBase, frozen=True, kw_only=True):
    """The chances of every seat after so many answers."""

    answers: int
    chances: tuple[float, ...]


class Decision(ToldBase, frozen=True, kw_only=True):
    """An answer that could have been better, by what its seat could know."""

    answers: int
    seat: int
    prompt: str
    args: dict[str, Any]
    taken: Taken
    better: Taken
    """The best that was found."""
    chance: float
    """The chance to win after what was chosen, as the seat could reckon it."""
    best: float
    """The same after the best that was found."""
    facts: tuple[Fact, ...]
    """What was told because of it, the weightiest first."""

    @property
    def loss(self) -> float:
        """What it cost."""
        return self.best - self.chance


class TurnTold(ToldBase, frozen=True, kw_only=True):
    """All that a seat decided until another did, and what that changed, luck apart. Single answers
    of a turn say little: one spends what the next one gains by."""

    answers: int
    until: int
    """How many answers had been given when it was over."""
    seat: int
    change: tuple[float, ...]
    facts: tuple[Fact, ...]

    @property
    def weight(self) -> float:
        """By how much it changed somebody's chances, at the most."""
        return max(map(abs, self.change))


class Fortune(ToldBase, frozen=True, kw_only=True):
    """Dice, a draw or a hidden card that mattered: what was to be expected, and what came."""

    answers: int
    seat: int
    """Who had answered when it fell."""
    kind: str
    """`roll`, `pick`, `draw`, `shuffle`; `hidden`: what lay face down; `setup`: before the first
    question."""
    rule: str
    """The rule that asked for it; empty where none did."""
    got: tuple[int, ...]
    """The faces of dice."""
    expected: tuple[float, ...]
    actual: tuple[float, ...]
    points_expected: tuple[float, ...]
    """What the position was worth on average, in points of the game."""
    points: tuple[float, ...]
    facts: tuple[Fact, ...]

    @property
    def weight(self) -> float:
        """By how much it changed somebody's chances, at the most."""
        return max(abs(a - e) for a, e in zip(self.actual, self.expected, strict=True))


class Account(ToldBase, frozen=True, kw_only=True):
    """How the chances of a seat came from start to end: start + own + others + luck = end."""

    start: float
    """What the seat could expect before anything was dealt."""
    own: float
    """What its own decisions changed."""
    others: float
    """What the decisions of the others changed."""
    luck: float
    """What dice and cards changed, beside what was to be expected of them."""
    end: float
    """One for a victory; shared by those who share it."""
    points: float
    """The luck of the seat in points of the game."""
    lost: float
    """What its decisions cost it against the best that was found, all together."""


class Analysis(ToldBase, frozen=True, kw_only=True):
    """A finished match, analysed. `in_points`: whether the game counts points at all."""

    game: str
    answers: int
    in_points: bool
    course: tuple[ChancesAt, ...]
    turns: tuple[TurnTold, ...]
    """Those that changed most, in their order."""
    decisions: tuple[Decision, ...]
    """Those that cost most, in the order in which they were made."""
    fortunes: tuple[Fortune, ...]
    """Those that weighed most, in the order in which they fell."""
    accounts: tuple[Account, ...]
