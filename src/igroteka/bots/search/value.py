"""What a position is worth where a playout ends: the game's evaluation, and what was learned.

What was learned (`igroteka train`) says, by figures that the game names, how much more or less
will come of a position than the evaluation says. It is right where a turn has ended, and nowhere
else: in the middle of one the hand-written evaluation is asked alone.
"""

from __future__ import annotations

from bisect import bisect_right
from typing import Any, Final

import msgspec

from igroteka.kernel.content import ContentError, Entry, load
from igroteka.kernel.game import Game

FILE: Final = "learned"
"""`bot/learned.yaml` of a game; a game without it is judged by its evaluation alone."""

_LEARNED: dict[str, Learned | None] = {}


class Learned(Entry, frozen=True, kw_only=True):
    """The file: what a figure weighs at each knot of the course of a match; between knots the
    weights go over into each other."""

    command: str
    """What made it,"""
    matches: int
    """… from so many matches,"""
    rules_version: str
    """… under these rules."""
    mix: float
    """How much of it counts: found in the arena, by hand."""
    knots: tuple[float, ...]
    weights: dict[str, tuple[float, ...]]

    def adds(self, figures: list[float], progress: float) -> float:
        """What is to be added to the evaluation, up to a constant."""
        knots = self.knots
        at = min(max(bisect_right(knots, progress), 1), len(knots) - 1)
        part = (progress - knots[at - 1]) / (knots[at] - knots[at - 1])
        early, late = at - 1, at
        total = 0.0
        for figure, weights in zip(figures, self.weights.values(), strict=True):
            total += figure * (weights[early] + part * (weights[late] - weights[early]))
        return total


def learned(game: Game[Any]) -> Learned | None:
    """What was learned of a game, if anything was."""
    if game.id not in _LEARNED:
        _LEARNED[game.id] = _read(game)
    return _LEARNED[game.id]


def _read(game: Game[Any]) -> Learned | None:
    folder = game.folder / "bot"
    if game.features is None or not (folder / f"{FILE}.yaml").is_file():
        return None
    found = load(folder, FILE, Learned)
    if tuple(found.weights) != tuple(game.features.names):
        raise ContentError(f"{FILE}.yaml", "weighs other figures than the game names; train anew.")
    wrong = [name for name, row in found.weights.items() if len(row) != len(found.knots)]
    if wrong or len(found.knots) < 2:
        raise ContentError(f"{FILE}.yaml", "lacks the weight of a knot.", ", ".join(wrong))
    return found


class Value:
    """What positions are worth to a seat, seen from where it stands now; to somebody who is
    `taught` also by what was learned."""

    def __init__(self, game: Game[Any], now: Any, seat: int, *, taught: bool = True) -> None:
        self._game = game
        self._seat = seat
        self._learned = learned(game) if taught else None
        # Nothing is added to the position as it is now: else the end of a match, which is judged
        # by its evaluation alone, would not compare with what is still open.
        self._now = self._added(now)

    def by_hand(self, g: Any) -> float:
        """What the evaluation of the game says."""
        return self._game.evaluate(g, self._seat)

    def at_end_of_turn(self, g: Any) -> float:
        """The worth of a position of a match that goes on."""
        return self.by_hand(g) + self._added(g) - self._now

    def _added(self, g: Any) -> float:
        learned, features = self._learned, self._game.features
        if learned is None or features is None:
            return 0.0
        return learned.mix * learned.adds(features.of(g, self._seat), features.progress(g))


def written(found: Learned) -> str:
    """The file, a line for each figure."""
    head = {name: getattr(found, name) for name in found.__struct_fields__ if name != "weights"}
    lines = [f"{name}: {msgspec.json.encode(value).decode()}" for name, value in head.items()]
    lines.append("weights:")
    for name, row in found.weights.items():
        lines.append(f"  {name}: [{', '.join(f'{weight:.4g}' for weight in row)}]")
    return "\n".join(lines) + "\n"
