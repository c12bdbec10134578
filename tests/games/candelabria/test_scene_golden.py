"""Whole scenes of Candelabria against golden files: a war, a battle, and the kingdom of two.

After an intended change: IGROTEKA_GOLDEN=write make test, then read what changed.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from igroteka.games.candelabria.content import WITHERING
from igroteka.testing.golden import assert_drawn_as_before
from tests.games.candelabria.table import ASH, COVEN, KNIGHTS, SOWERS, Table

GOLDEN = Path(__file__).parent / "scenes"


def war() -> Table:
    """The second year: something of everything lies on the table."""
    t = Table(year=2, quests=True, withering=True)
    t.turn_of(ASH)
    t.cubes(ASH, gold=2, wax=1)
    t.candle(ASH, "warrior", "r3_forge", 2, "ash_coal_burner")
    t.candle(COVEN, "pilgrim", "r3_mine")
    t.tactics(ASH, "blackout", "rekindle")
    t.upgrades(ASH, "bastion")
    t.temple(4, "grey")
    t.temple(2, "white")
    t.influence(1, {ASH: 2, COVEN: 1})
    t.curse_in(2, KNIGHTS, 5)
    t.vp(SOWERS, 31)
    t.withered(COVEN, 1, WITHERING[0].id)
    return t


def battle() -> Table:
    """One has laid cards in secret; the others have still to."""
    t = Table(year=3)
    t.battle(3)
    t.castle(SOWERS, "r3_curse")
    t.land(COVEN, "r3_mine")
    t.candle(ASH, "warrior", "r3_forge", 2)
    t.tactics(ASH, "blackout", "rekindle")
    t.tactics(SOWERS, "snuff")
    t.lay(ASH, "blackout", "rekindle")
    return t


def duel() -> Table:
    """Two Houses on the small side of the board."""
    t = Table(ASH, SOWERS, year=1)
    t.turn_of(ASH)
    return t


@pytest.mark.parametrize(
    ("name", "viewer"), [("war", 0), ("war", None), ("battle", 0), ("duel", 1)]
)
def test_the_scene_is_still_the_same(name: str, viewer: int | None) -> None:
    table = {"war": war, "battle": battle, "duel": duel}[name]()
    assert_drawn_as_before(GOLDEN, name, viewer, table.scene(viewer))
