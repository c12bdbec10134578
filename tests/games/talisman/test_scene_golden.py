"""Whole scenes against golden files.

After an intended change: IGROTEKA_GOLDEN=write make test, then read what changed.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from igroteka.games.talisman import GAME
from igroteka.testing.golden import assert_drawn_as_before
from tests.games.talisman import positions
from tests.games.talisman.table import A, B, Table

GOLDEN = Path(__file__).parent / "scenes"

TABLES: dict[str, Callable[[], Table]] = {
    "busy-table": positions.busy_table,
    "battle": positions.battle,
    "first-choice": positions.first_choice,
    "inheritance": positions.inheritance,
    "duel": positions.duel,
    "duel-thrown": lambda: positions.thrown(2, 5),
    "duel-won": lambda: positions.decided(6, 1),
    "duel-lost": lambda: positions.decided(1, 6),
    "blast": positions.blast,
    "spirit": positions.spirit,
    "sentinel": positions.sentinel,
    "glade": positions.glade,
    "toad": positions.toad,
    "finished": positions.finished,
}
SEEN = [
    ("busy-table", A),
    ("busy-table", B),
    ("busy-table", None),
    ("first-choice", B),
    ("inheritance", A),
    ("finished", B),
    *(
        (name, A)
        for name in TABLES
        if name not in ("busy-table", "first-choice", "inheritance", "finished")
    ),
]


@pytest.mark.parametrize(("name", "viewer"), SEEN)
def test_the_scene_is_still_the_same(name: str, viewer: int | None) -> None:
    assert_drawn_as_before(GOLDEN, name, viewer, positions.scene_of(TABLES[name](), viewer))


@pytest.mark.parametrize("name", TABLES)
def test_an_own_scene_is_made_out_of_what_a_spectator_sees(name: str) -> None:
    match = TABLES[name]().match
    assert GAME.own is not None
    open_to_all = GAME.scene(match.view(None), None)
    for seat in (A, B):
        g = match.view(seat)
        assert GAME.own(g, seat, open_to_all) == GAME.scene(g, seat)
