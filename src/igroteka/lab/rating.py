"""Ratings: how strong bots are, from who won against whom; with what can be known of it.

A match is won by a seat in proportion to its strength (Bradley and Terry, for any number of
seats); Elo is the logarithm of strength, 400 points for ten times as much. A wide prior keeps the
rating of a bot that never lost finite: it weighs less than one match.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log, sqrt

import msgspec

from igroteka.lab.report import Z95

ELO = 400 / log(10)
"""Points of Elo in one unit of the logarithm of strength."""

PRIOR = 3.0
"""Standard deviation of the prior, in the same unit: 520 points."""

STEPS = 50
CLOSE = 1e-9

Decided = tuple[tuple[str, ...], tuple[int, ...]]
"""Who sat in which seat, and the seats that won."""


class Rating(msgspec.Struct, frozen=True):
    """The strength of a bot in points of Elo, the mean of all bots being zero."""

    bot: str
    elo: float
    low: float
    high: float


def ratings(matches: Sequence[Decided], bots: Sequence[str]) -> list[Rating]:
    """The likeliest strengths, the strongest first, each with its 95 % interval."""
    place = {bot: number for number, bot in enumerate(bots)}
    seated = [([place[bot] for bot in seats], winners) for seats, winners in matches if winners]
    theta = [0.0] * len(bots)
    for _ in range(STEPS):
        slope, bend = _slope_and_bend(seated, theta)
        step = _solved(bend, slope)
        theta = [old + change for old, change in zip(theta, step, strict=True)]
        if max(map(abs, step), default=0.0) < CLOSE:
            break
    _, bend = _slope_and_bend(seated, theta)
    mean = sum(theta) / len(theta)
    found = []
    for bot, number in place.items():
        # The spread of this strength against the mean of all, which is what is told.
        against = [(row == number) - 1 / len(bots) for row in range(len(bots))]
        spread = sqrt(_times(against, _solved(bend, against)))
        elo = ELO * (theta[number] - mean)
        found.append(Rating(bot, elo, elo - Z95 * ELO * spread, elo + Z95 * ELO * spread))
    return sorted(found, key=lambda rating: -rating.elo)


Seated = tuple[list[int], tuple[int, ...]]


def _slope_and_bend(
    seated: Sequence[Seated], theta: list[float]
) -> tuple[list[float], list[list[float]]]:
    """The gradient of the log-likelihood, and its curvature with the sign turned."""
    size = len(theta)
    slope = [-value / PRIOR**2 for value in theta]
    bend = [[(row == column) / PRIOR**2 for column in range(size)] for row in range(size)]
    for seats, winners in seated:
        strength = [exp(theta[bot]) for bot in seats]
        total = sum(strength)
        part = [0.0] * size
        for bot, value in zip(seats, strength, strict=True):
            part[bot] += value / total
        for seat in winners:
            slope[seats[seat]] += 1 / len(winners)
        for row in range(size):
            slope[row] -= part[row]
            bend[row][row] += part[row]
            for column in range(size):
                bend[row][column] -= part[row] * part[column]
    return slope, bend


def _times(one: Sequence[float], two: Sequence[float]) -> float:
    return sum(x * y for x, y in zip(one, two, strict=True))


def _solved(matrix: Sequence[Sequence[float]], right: Sequence[float]) -> list[float]:
    """The vector that the matrix, which is positive, turns into `right` (Gauss)."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    size = len(rows)
    for pivot in range(size):
        for row in range(pivot + 1, size):
            factor = rows[row][pivot] / rows[pivot][pivot]
            rows[row] = [x - factor * y for x, y in zip(rows[row], rows[pivot], strict=True)]
    found = [0.0] * size
    for row in reversed(range(size)):
        known = _times(rows[row][row + 1 : size], found[row + 1 :])
        found[row] = (rows[row][size] - known) / rows[row][row]
    return found
