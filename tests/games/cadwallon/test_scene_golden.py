"""Whole scenes of Cadwallon against golden files: a heist in the city, and one below it.

After an intended change: IGROTEKA_GOLDEN=write make test, then read what changed.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from igroteka.games.cadwallon import GAME
from igroteka.games.cadwallon.rules.board import SPACE
from igroteka.testing.golden import assert_drawn_as_before
from tests.games.cadwallon.table import A, B, Table

GOLDEN = Path(__file__).parent / "scenes"


def heist() -> Table:
    """The alarm is raised; chests, loads, one who is out and one who is wounded."""
    table = Table(players=3, round=5)
    table.alarm("exit_n1", "exit_s2")
    table.at("iris", "bakery")
    table.chest("bakery", "ruby")
    table.chest("stable", "scroll")
    table.carry("iris", "emerald", "key_ring")
    table.at("nyx", "plaza").wounds = 1
    table.who("valdur").at = -2
    table.who("silke").at = -3
    table.carry("valdur", "sapphire")
    table.hand(A, "run", "dodge")
    table.hand(B, "parry")
    table.g.hoard = 10
    table.do("activate:iris")
    return table


def below() -> Table:
    """The whole expansion: tokens of both faces, gear, plots, the Cyclops, a prisoner, a Move."""
    table = Table(whole=True, adventure="dukes_ransom")
    table.at("leona", "archive").visit = True
    table.stand(nyx="prison", cyclops="tunnel", iris="cross_21")
    table.token("bakery", "trap")
    table.found("stable", "staircase")
    table.found("smithy", "mechanism")
    table.chest("chapel", "magic_gem")
    table.gear("iris", "soft_boots")
    table.plot(A, "beast_slayer")
    table.g.duke = SPACE["torture_chamber"]
    table.player(B).experience = 2
    table.top("purple")
    table.walk("iris")
    return table


SCENES = {"heist": heist, "below": below}


@pytest.mark.parametrize("viewer", [A, B, None])
@pytest.mark.parametrize("name", SCENES)
def test_the_table_is_drawn_as_before(name: str, viewer: int | None) -> None:
    match = SCENES[name]().match
    assert_drawn_as_before(GOLDEN, name, viewer, GAME.scene(match.view(viewer), viewer))
