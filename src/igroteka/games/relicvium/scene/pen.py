"""Borders as a pen draws them: a straight side of the map becomes a line that wavers a little.

Two provinces share each side, so what is drawn depends on the side alone, whichever way it is gone.
"""

from __future__ import annotations

from functools import cache
from math import hypot
from zlib import crc32

Point = tuple[int, int]

_STROKE = 24
"""How long a hand draws straight on."""
_WAVER = 5.0
"""How far it strays, at most."""


def inked(corners: tuple[Point, ...]) -> tuple[Point, ...]:
    """A closed outline, each of its sides drawn by hand."""
    around = zip(corners, (*corners[1:], corners[0]), strict=True)
    return tuple(point for start, end in around for point in line(start, end)[:-1])


def line(start: Point, end: Point) -> tuple[Point, ...]:
    """From one corner to another; the way back is the same line."""
    return _drawn(start, end) if start < end else _drawn(end, start)[::-1]


@cache
def _drawn(start: Point, end: Point) -> tuple[Point, ...]:
    (x, y), (u, v) = start, end
    long = hypot(u - x, v - y)
    strokes = max(1, round(long / _STROKE))
    between = []
    for n in range(1, strokes):
        share, aside = n / strokes, _aside(start, end, n) / long
        between.append(
            (
                round(x + (u - x) * share - (v - y) * aside),
                round(y + (v - y) * share + (u - x) * aside),
            )
        )
    return (start, *between, end)


def _aside(start: Point, end: Point, n: int) -> float:
    """Between -_WAVER and _WAVER, always alike for the same stroke."""
    noise = crc32(repr((start, end, n)).encode()) % 1001
    return _WAVER * (noise / 500 - 1)
