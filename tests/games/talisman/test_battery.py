"""The battery on every table of the game: player counts, choosers, alternative rules."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from igroteka.games.talisman import GAME
from igroteka.games.talisman.rules.options import VARIANTS
from igroteka.kernel.record import fast_luck
from igroteka.testing.battery import guided, run
from igroteka.testing.explained import SHARE, measure
from igroteka.testing.matches import drawn, run_random_matches

pytestmark = pytest.mark.battery


def name(table: dict[str, Any]) -> str:
    rules = "-".join(key for key in table if key != "players") or "plain"
    return f"{table['players']}-{rules}"


@pytest.mark.parametrize("table", VARIANTS, ids=name)
def test_random_matches(table: dict[str, Any]) -> None:
    run_random_matches(GAME, table, 2)


@pytest.mark.parametrize("players", [2, 6])
def test_every_single_decision_of_a_short_match(players: int) -> None:
    """All costly checks at every decision, where they are otherwise only sampled."""
    table = {"players": players, "rounds": 3}
    run(GAME, table, fast_luck(players), guided(GAME, Random(players)), share=1)


@settings(max_examples=10)
@given(st.data(), st.sampled_from(VARIANTS), st.integers(0, 10**6))
def test_whatever_hypothesis_chooses(data: st.DataObject, table: Any, seed: int) -> None:
    """Choices drawn by hypothesis for some rounds: what fails is shrunk to the shortest way."""
    run(GAME, {**table, "rounds": 4}, fast_luck(seed), drawn(data), share=0.02, seed=seed)


def test_the_table_explains_itself() -> None:
    """What looks as if it could be used is offered, or refused with its rule."""
    found = measure(GAME, VARIANTS[:5], 1)
    assert found.share >= SHARE, found.report()
