"""From points to chances: by how many points one must lead to be so likely to win.

A lead is worth more the later it is. Both, the scale at the start and how it shrinks, are fitted to
matches that guidance plays at the same table: quick, and measured on greedy matches as good as a
scale fitted to those (docs/analysis.md). It knows nothing of the match that is analysed, else luck
would seem to favour those who won.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from igroteka.bots.search.policy import heaviest
from igroteka.kernel.chance import Fast
from igroteka.kernel.game import Game, Options, Result
from igroteka.kernel.match import Match
from igroteka.kernel.state import State

MATCHES = 24
"""How many matches guidance plays to find the scale, at most."""
FEWEST = 8
"""And at least, however long they are."""
ANSWERS = 12_000
"""More answers are not given for it, where that many matches are played."""
SAMPLES = 16
"""And at how many moments of each the seats are compared."""
KEPT = 64
"""Scales that are remembered, one a table."""
LEAST = 1e-3
"""No chance is held for smaller while scales are compared: one upset must not decide."""

WIDTHS = tuple(2 ** (exponent / 2) for exponent in range(-6, 13))
"""Scales that are tried, in units of how far seats are apart."""
SHRINKS = (0.0, 0.5, 1.0, 1.5, 2.0, 2.5)
"""How fast they are tried to shrink."""

Shares = tuple[float, ...]
"""A figure for each seat."""


class Scale(msgspec.Struct, frozen=True):
    """Points that make a lead: at the start of a match, and how they shrink until its end."""

    points: float
    shrinks: float
    length: float = 0.0
    """How many answers a match takes, as a rule."""

    def played(self, answers: int) -> float:
        """How much of a match is played after so many answers, as far as one can tell."""
        return min(1.0, answers / self.length) if self.length else 0.0

    def at(self, played: float) -> float:
        """The same when so much of the match (0 to 1) is played."""
        return self.points * math.exp(-self.shrinks * min(1.0, played))

    def chances(self, worth: Sequence[float], played: float) -> Shares:
        """The chances of seats whose positions are worth so much."""
        scale, most = self.at(played), max(worth)
        weights = [math.exp((one - most) / scale) for one in worth]
        whole = sum(weights)
        return tuple(weight / whole for weight in weights)


class Worth(msgspec.Struct, frozen=True, gc=False):
    """A position: the chances of everybody, and its worth to everybody in points."""

    chances: Shares
    points: Shares


class Judge:
    """Judges the positions of one table."""

    def __init__(self, game: Game[Any], options: Options) -> None:
        self.game = game
        self.seats = options.players
        self.scale = scale_of(game, options)

    def worth(self, match: Match[Any], played: float) -> Worth:
        """What a position is worth when so much of the match is played; where it is over, what it
        has come to."""
        points = evaluated(self.game, match.g, self.seats)
        if match.over:
            return Worth(shared(match.result, self.seats), points)
        return Worth(self.scale.chances(points, played), points)


def evaluated(game: Game[Any], g: State, seats: int) -> Shares:
    """What a position is worth to each seat by the game's own evaluation."""
    return tuple([game.evaluate(g, seat) for seat in range(seats)])


def shared(result: Result, seats: int) -> Shares:
    """The victory, shared among those who have won; nobody has any of it where all have lost."""
    winners = result.winners
    return tuple(1 / len(winners) if seat in winners else 0.0 for seat in range(seats))


_SCALES: dict[tuple[str, bytes], Scale] = {}


def scale_of(game: Game[Any], options: Options) -> Scale:
    """The scale of a table."""
    table = game.id, msgspec.json.encode(options)
    if table not in _SCALES:
        if len(_SCALES) >= KEPT:
            del _SCALES[next(iter(_SCALES))]
        _SCALES[table] = _found(game, options)
    return _SCALES[table]


def _found(game: Game[Any], options: Options) -> Scale:
    seen: list[_Sample] = []
    given = number = 0
    for number in range(MATCHES):
        moments, won = _played(game, options, number)
        seen += _samples(moments, won)
        given += len(moments)
        if given > ANSWERS and number + 1 >= FEWEST:
            break
    apart = [max(points) - min(points) for _, points, _ in seen]
    unit = sum(apart) / len(apart) if any(apart) else 1.0
    length = given / (number + 1)
    tried = [Scale(unit * width, shrink, length) for width in WIDTHS for shrink in SHRINKS]
    return min(tried, key=lambda scale: _surprise(scale, seen))


_Sample = tuple[float, Shares, Shares]
"""How much was played, what the position was worth, and who has won."""


def _played(game: Game[Any], options: Options, number: int) -> tuple[list[Shares], Shares]:
    """One match by guidance: what every position was worth, and who has won."""
    luck = Fast.seeded("scale", number)
    match: Match[Any] = Match.new(game, options, luck, tracked=False)
    moments: list[Shares] = []
    while not match.over and len(moments) <= game.longest:
        moments.append(evaluated(game, match.g, options.players))
        ask = match.asks[0]
        match.answer(ask.seat, heaviest(match, ask))
    return moments, shared(match.result, options.players) if match.over else ()


def _samples(moments: list[Shares], won: Shares) -> Iterator[_Sample]:
    """Some moments of a match, if somebody has won it."""
    for sample in range(SAMPLES if any(won) else 0):
        at = len(moments) * sample // SAMPLES
        yield at / len(moments), moments[at], won


def _surprise(scale: Scale, seen: Sequence[_Sample]) -> float:
    """How surprising these matches are on a scale: the likeliest one surprises least."""
    return -sum(
        share * math.log(max(chance, LEAST))
        for played, points, won in seen
        for share, chance in zip(won, scale.chances(points, played), strict=True)
        if share
    )
