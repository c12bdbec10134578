"""The battery on every table of the game: each adventure, base and expansion, each part alone."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from igroteka.games.cadwallon import GAME
from igroteka.games.cadwallon.content import ADVENTURES
from igroteka.games.cadwallon.rules.options import MODULES, VARIANTS, WHOLE
from igroteka.kernel.record import fast_luck
from igroteka.testing.battery import guided, run
from igroteka.testing.matches import drawn, run_random_matches

pytestmark = pytest.mark.battery


def name(table: dict[str, Any]) -> str:
    parts = [module for module in MODULES if table.get(module)]
    what = "all" if len(parts) == len(MODULES) else "-".join(parts) or "base"
    return f"{table['players']}-{table.get('adventure', 'dukes_treasure')}-{what}"


@pytest.mark.parametrize("table", VARIANTS, ids=name)
def test_random_matches(table: dict[str, Any]) -> None:
    run_random_matches(GAME, table, 4)


SHEETS = [
    {"players": 2 + (adventure.number + whole) % 3, "adventure": adventure.id}
    | (WHOLE if whole else {})
    for adventure in ADVENTURES
    for whole in (False, True)
    if whole or adventure.set == "base"
]


@pytest.mark.parametrize("table", SHEETS, ids=name)
def test_many_decisions_of_one_match(table: dict[str, Any]) -> None:
    """The costly checks at many decisions, where they are otherwise only sampled."""
    seed = SHEETS.index(table)
    run(GAME, table, fast_luck(seed), guided(GAME, Random(seed)), share=0.05, seed=seed)


def test_the_second_part_of_a_campaign() -> None:
    record = {
        "ducats": [[20, 10, 5]],
        "winners": [[0]],
        "experience": [2, 0, 1],
        "lineups": [
            ["executioners", "leona", "davitto", "iris", "chufflock"],
            ["cursed", "dorak", "zora", "gholam", "vesper"],
            ["kaldern", "tortok", "elise", "sienne", "bragg"],
        ],
    }
    table = {"players": 3, "adventure": "sealed_stair", **WHOLE, "campaign": record}
    run_random_matches(GAME, table, 4)


@settings(max_examples=15)
@given(st.data(), st.sampled_from(VARIANTS), st.integers(0, 10**6))
def test_whatever_hypothesis_chooses(data: st.DataObject, table: Any, seed: int) -> None:
    """Choices drawn by hypothesis: what fails is shrunk to the shortest way there."""
    run(GAME, table, fast_luck(seed), drawn(data), share=0.01, seed=seed)
