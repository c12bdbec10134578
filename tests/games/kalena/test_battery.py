"""The battery on every table of the game: player counts, modes, extra ghost cards."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from igroteka.games.kalena import GAME
from igroteka.games.kalena.rules.options import VARIANTS
from igroteka.kernel.record import fast_luck
from igroteka.testing.battery import guided, run
from igroteka.testing.explained import measure
from igroteka.testing.matches import drawn, run_random_matches

pytestmark = pytest.mark.battery


def name(table: dict[str, Any]) -> str:
    extra = table["extra_ghosts"]
    ghosts = extra if extra == "random" else "".join(map(str, extra)) or "none"
    return f"{table['players']}-{table['mode']}-{ghosts}"


@pytest.mark.parametrize("table", VARIANTS, ids=name)
def test_random_matches(table: dict[str, Any]) -> None:
    run_random_matches(GAME, table, 100)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_single_decision_of_one_match(players: int) -> None:
    """All costly checks at every decision, where they are otherwise only sampled."""
    table = {"players": players, "mode": "wanderer", "extra_ghosts": "random"}
    run(GAME, table, fast_luck(players), guided(GAME, Random(players)), share=1)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_whatever_looks_usable_explains_itself(players: int) -> None:
    tables = [table for table in VARIANTS if table["players"] == players]
    found = measure(GAME, tables, 1)
    assert {"turn", "spread", "quests"} <= set(found.plausible)
    assert found.share >= 0.99, found.report()


@settings(max_examples=25)
@given(st.data(), st.sampled_from(VARIANTS), st.integers(0, 10**6))
def test_whatever_hypothesis_chooses(data: st.DataObject, table: Any, seed: int) -> None:
    """Choices drawn by hypothesis: what fails is shrunk to the shortest way there."""
    run(GAME, table, fast_luck(seed), drawn(data), share=0.01, seed=seed)
