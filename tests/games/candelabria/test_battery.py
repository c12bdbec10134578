"""The battery on every table of the game: player counts with each expansion, both and none."""

from __future__ import annotations

import os
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from igroteka.games.candelabria import GAME
from igroteka.games.candelabria.options import VARIANTS
from igroteka.kernel.battery import guided, run, uniform
from igroteka.kernel.flow import Question
from igroteka.kernel.record import fast_luck

MATCHES = int(os.environ.get("IGROTEKA_FUZZ", "4"))
"""Matches per table; `make fuzz` plays more."""

SEED = int(os.environ.get("IGROTEKA_FUZZ_SEED", "0"))

pytestmark = pytest.mark.battery


def name(table: dict[str, Any]) -> str:
    parts = [part for part in ("quests", "withering") if table[part]]
    return "-".join([str(table["players"]), *parts])


@pytest.mark.parametrize("table", VARIANTS, ids=name)
def test_random_matches(table: dict[str, Any]) -> None:
    """Half of them without sense, half guided, so that they get far."""
    for number in range(MATCHES):
        seed = SEED * 10_000 + number
        rng = Random(seed)
        choose = guided(GAME, rng) if number % 2 else uniform(rng)
        run(GAME, table, fast_luck(seed), choose, share=0.002, seed=seed)


@pytest.mark.parametrize("players", [2, 3, 5])
def test_every_single_decision_of_one_match(players: int) -> None:
    """Costly checks at most decisions, where they are otherwise only sampled."""
    table = {"players": players, "houses": "choice", "quests": True, "withering": True}
    share = {2: 1.0, 3: 0.1, 5: 0.02}[players]
    run(GAME, table, fast_luck(players), guided(GAME, Random(players)), share=share)


@settings(max_examples=25, deadline=None)
@given(st.data(), st.sampled_from(VARIANTS), st.integers(0, 10**6))
def test_whatever_hypothesis_chooses(data: st.DataObject, table: Any, seed: int) -> None:
    """Choices drawn by hypothesis: what fails is shrunk to the shortest way there."""

    def choose(_match: Any, question: Question) -> int:
        return data.draw(st.integers(0, len(question.options) - 1))

    run(GAME, table, fast_luck(seed), choose, share=0.01, seed=seed)
