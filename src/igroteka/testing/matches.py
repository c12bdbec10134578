"""The battery as every game runs it: matches at random, and choices that hypothesis shrinks."""

from __future__ import annotations

import os
from random import Random
from typing import Any, TypeVar

from hypothesis import strategies as st

from igroteka.kernel.flow import Question
from igroteka.kernel.game import Game
from igroteka.kernel.record import fast_luck
from igroteka.kernel.state import State
from igroteka.testing.battery import Choice, guided, run, uniform

S = TypeVar("S", bound=State)

SEED = int(os.environ.get("IGROTEKA_FUZZ_SEED", "0"))


def run_random_matches(game: Game[S], table: dict[str, Any], matches: int) -> None:
    """Half of them without sense, half guided, so that they get far; `make fuzz` plays more."""
    for number in range(int(os.environ.get("IGROTEKA_FUZZ", matches))):
        seed = SEED * 10_000 + number
        rng = Random(seed)
        choose = guided(game, rng) if number % 2 else uniform(rng)
        run(game, table, fast_luck(seed), choose, share=0.002, seed=seed)


def drawn(data: st.DataObject) -> Choice:
    """Choices drawn by hypothesis: what fails is shrunk to the shortest way there."""

    def choose(_match: Any, question: Question) -> int:
        return data.draw(st.integers(0, len(question.options) - 1))

    return choose
