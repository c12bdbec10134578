"""CAN-PORTAL: figures go anywhere, and nothing follows."""

from __future__ import annotations

import pytest

from tests.games.candelabria.table import COVEN, KNIGHTS, SOWERS, Table, bare_map


def through_portal(*others: str) -> Table:
    """The Sowers' castle has entered the portal of region 7; a pilgrim and a warrior look on."""
    t = bare_map(SOWERS)
    t.land(SOWERS, *others)
    t.castle(SOWERS, "r3_mine")
    t.candle(SOWERS, "pilgrim", "r3_forge")
    t.candle(SOWERS, "warrior", "r3_curse")
    t.maneuver("castle:r7_portal")
    return t


def test_CAN_PORTAL_1_any_own_figure_to_any_territory() -> None:
    t = through_portal()
    assert t.options() == ["done", "figure:castle", "figure:pilgrim", "figure:warrior"]
    t.do("figure:pilgrim")
    assert len(t.options("to")) == 29, "everywhere but where it stands"
    t.do("to:r10_curse")
    assert t.where(SOWERS, "pilgrim") == "r10_curse"
    assert t.prompt() == "move"


def test_CAN_PORTAL_1_the_figure_that_entered_may_go_on() -> None:
    t = through_portal()
    t.do("figure:castle", "to:r1_curse")
    assert t.where(SOWERS, "castle") == "r1_curse"


@pytest.mark.parametrize("others", [(), ("r6_portal",), ("r6_portal", "r4_portal")])
def test_CAN_PORTAL_1_n_portals_n_figures(others: tuple[str, ...]) -> None:
    t = through_portal(*others)
    journeys = {"pilgrim": "r1_curse", "castle": "r1_forge", "warrior": "r1_barracks"}
    for figure in ("pilgrim", "castle", "warrior")[: 1 + len(others)]:
        assert t.prompt() == "portal"
        t.do(f"figure:{figure}", f"to:{journeys[figure]}")
        assert t.where(SOWERS, figure) == journeys[figure]
    assert t.prompt() == "move"


def test_CAN_PORTAL_2_each_figure_once_and_fewer_are_allowed() -> None:
    t = through_portal("r6_portal", "r4_portal")
    t.do("figure:warrior", "to:r1_curse")
    assert t.options() == ["done", "figure:castle", "figure:pilgrim"]
    t.do("done")
    assert t.prompt() == "move"
    assert t.where(SOWERS, "pilgrim") == "r3_forge"


def test_CAN_PORTAL_2_none_at_all_is_allowed() -> None:
    t = through_portal()
    t.do("done")
    assert (t.asked, t.prompt()) == (SOWERS, "move")
    assert t.where(SOWERS, "castle") == "r7_portal"


def test_CAN_PORTAL_3_no_flame_no_action_and_no_part_of_the_two_moves() -> None:
    t = through_portal()
    t.do("figure:pilgrim", "to:r10_mine")
    assert t.flames(SOWERS) == {"r7_portal"}
    assert (t.player(SOWERS).gold, t.player(SOWERS).wax) == (2, 2)
    assert t.prompt() == "move"
    assert len(t.facts("moved")) == 1
    assert t.facts("deployed") == []


def test_CAN_PORTAL_4_a_castle_out_of_a_portal_puts_nothing_out() -> None:
    t = through_portal()
    t.land(COVEN, "r10_mine")
    t.candle(KNIGHTS, "pilgrim", "r10_mine")
    t.do("figure:castle", "to:r10_mine")
    assert t.prompt() == "move"
    assert t.flames(COVEN) == {"r10_mine"}
    assert t.lit(KNIGHTS, "pilgrim") == 3
