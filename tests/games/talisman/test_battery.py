"""The battery on every table of the game: player counts, choosers, alternative rules."""

from __future__ import annotations

import os
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from igroteka.games.talisman import GAME
from igroteka.games.talisman.options import VARIANTS
from igroteka.kernel.battery import guided, run, uniform
from igroteka.kernel.flow import Question
from igroteka.kernel.record import fast_luck

MATCHES = int(os.environ.get("IGROTEKA_FUZZ", "2"))
"""Matches per table; `make fuzz` plays more."""

SEED = int(os.environ.get("IGROTEKA_FUZZ_SEED", "0"))

pytestmark = pytest.mark.battery


def name(table: dict[str, Any]) -> str:
    rules = "-".join(key for key in table if key != "players") or "plain"
    return f"{table['players']}-{rules}"


@pytest.mark.parametrize("table", VARIANTS, ids=name)
def test_random_matches(table: dict[str, Any]) -> None:
    """Half of them without sense, half guided, so that they get far."""
    for number in range(MATCHES):
        seed = SEED * 10_000 + number
        rng = Random(seed)
        choose = guided(GAME, rng) if number % 2 else uniform(rng)
        run(GAME, table, fast_luck(seed), choose, share=0.002, seed=seed)


@pytest.mark.parametrize("players", [2, 6])
def test_every_single_decision_of_a_short_match(players: int) -> None:
    """All costly checks at every decision, where they are otherwise only sampled."""
    table = {"players": players, "rounds": 3}
    run(GAME, table, fast_luck(players), guided(GAME, Random(players)), share=1)


@settings(max_examples=10, deadline=None)
@given(st.data(), st.sampled_from(VARIANTS), st.integers(0, 10**6))
def test_whatever_hypothesis_chooses(data: st.DataObject, table: Any, seed: int) -> None:
    """Choices drawn by hypothesis for some rounds: what fails is shrunk to the shortest way."""

    def choose(_match: Any, question: Question) -> int:
        return data.draw(st.integers(0, len(question.options) - 1))

    run(GAME, {**table, "rounds": 4}, fast_luck(seed), choose, share=0.02, seed=seed)
