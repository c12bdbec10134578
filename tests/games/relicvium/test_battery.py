"""The battery on every table of the game: player counts, modules pairwise."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from igroteka.games.relicvium import GAME
from igroteka.games.relicvium.rules.options import VARIANTS
from igroteka.kernel.record import fast_luck
from igroteka.testing.battery import guided, run
from igroteka.testing.explained import SHARE, measure
from igroteka.testing.matches import drawn, run_random_matches

pytestmark = pytest.mark.battery

MODULES = ("warlords", "strength", "diplomacy", "events", "campaign")


def name(table: dict[str, Any]) -> str:
    on = [module for module in MODULES if table[module] in (True, "on")]
    return "-".join([str(table["players"]), *on])


@pytest.mark.parametrize("table", VARIANTS, ids=name)
def test_random_matches(table: dict[str, Any]) -> None:
    run_random_matches(GAME, table, 6)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_single_decision_of_one_match(players: int) -> None:
    """Costly checks at many decisions, where they are otherwise only sampled."""
    table = {"players": players, "campaign": True}
    share = {2: 0.5, 3: 0.3, 4: 0.2}[players]
    run(GAME, table, fast_luck(players), guided(GAME, Random(players)), share=share)


@settings(max_examples=20)
@given(st.data(), st.sampled_from(VARIANTS), st.integers(0, 10**6))
def test_whatever_hypothesis_chooses(data: st.DataObject, table: Any, seed: int) -> None:
    """Choices drawn by hypothesis: what fails is shrunk to the shortest way there."""
    run(GAME, table, fast_luck(seed), drawn(data), share=0.01, seed=seed)


def test_the_table_explains_itself() -> None:
    found = measure(GAME, VARIANTS, 1)
    assert found.share >= SHARE, found.report()
