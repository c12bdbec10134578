"""What every judge of positions must do: give a number at all times, and change nothing."""

from __future__ import annotations

import math
from collections.abc import Callable
from random import Random
from typing import Any, TypeVar

from igroteka.kernel.chance import Fast
from igroteka.kernel.flow import Question
from igroteka.kernel.game import Game
from igroteka.kernel.match import Match
from igroteka.kernel.state import State, encode

S = TypeVar("S", bound=State)


def assert_every_position_can_be_judged(
    game: Game[S],
    variant: dict[str, Any],
    evaluate: Callable[[S, int], float],
    guide: Callable[[S, Question], list[float]],
) -> None:
    """Guided play, to get far; every seat judges every position without changing it."""
    options = game.configure(variant)
    match = Match.new(game, options, Fast.seeded("judged", str(variant)))
    seats = range(options.players)
    rng = Random(1)
    decisions = 0
    while not match.over:
        before = encode(match.g) if decisions % 25 == 0 else b""
        for seat in seats:
            assert math.isfinite(evaluate(match.g, seat))
        question = match.asks[0]
        weights = guide(match.g, question)
        assert len(weights) == len(question.options)
        assert min(weights) > 0
        assert not before or encode(match.g) == before
        match.answer(question.seat, rng.choices(question.options, weights)[0])
        decisions += 1
    for seat in seats:
        assert math.isfinite(evaluate(match.g, seat))
