"""The battery on every table of the game: player counts with each expansion, both and none."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from igroteka.games.candelabria import GAME
from igroteka.games.candelabria.rules.options import VARIANTS
from igroteka.kernel.record import fast_luck
from igroteka.testing.battery import guided, run
from igroteka.testing.explained import measure
from igroteka.testing.matches import drawn, run_random_matches

pytestmark = pytest.mark.battery


def name(table: dict[str, Any]) -> str:
    parts = [part for part in ("quests", "withering") if table[part]]
    return "-".join([str(table["players"]), *parts])


@pytest.mark.parametrize("table", VARIANTS, ids=name)
def test_random_matches(table: dict[str, Any]) -> None:
    run_random_matches(GAME, table, 4)


@pytest.mark.parametrize("players", [2, 3, 5])
def test_every_single_decision_of_one_match(players: int) -> None:
    """Costly checks at most decisions, where they are otherwise only sampled."""
    table = {"players": players, "houses": "choice", "quests": True, "withering": True}
    share = {2: 1.0, 3: 0.1, 5: 0.02}[players]
    run(GAME, table, fast_luck(players), guided(GAME, Random(players)), share=share)


@settings(max_examples=25)
@given(st.data(), st.sampled_from(VARIANTS), st.integers(0, 10**6))
def test_whatever_hypothesis_chooses(data: st.DataObject, table: Any, seed: int) -> None:
    """Choices drawn by hypothesis: what fails is shrunk to the shortest way there."""
    run(GAME, table, fast_luck(seed), drawn(data), share=0.01, seed=seed)


def test_whatever_looks_usable_says_why_it_is_not() -> None:
    """Every space, piece and card beside one that a question is about."""
    found = measure(GAME, VARIANTS, 1)
    assert found.share == 1.0, found.report()
