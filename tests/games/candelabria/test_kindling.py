"""CAN-KIND: turns of the Kindling season."""

from __future__ import annotations

import pytest

from tests.games.candelabria.table import ASH, COVEN, KNIGHTS, SOWERS, Table


def test_CAN_KIND_1_one_deploy_or_one_maneuver_then_the_next_player() -> None:
    t = Table()
    assert {key.split(":")[0] for key in t.options()} == {"deploy", "maneuver"}
    t.do("deploy:ash_coal_burner:explorer", "decline")
    assert (t.asked, t.prompt()) == (SOWERS, "turn")
    t.maneuver("done")
    assert (t.asked, t.prompt()) == (COVEN, "turn")


def test_CAN_KIND_1_round_after_round() -> None:
    t = Table()
    asked = []
    for _ in range(8):
        asked.append(t.asked)
        t.maneuver()
        t.decline_all()
    assert asked == 2 * [ASH, SOWERS, COVEN, KNIGHTS]


def test_CAN_KIND_2_nobody_with_a_card_may_pass() -> None:
    t = Table()
    assert "pass" not in t.options()
    assert t.refused("pass") == "CAN-KIND-2"
    assert t.asked == ASH


def test_CAN_KIND_2_who_has_no_card_is_passed_over() -> None:
    t = Table()
    t.hand(SOWERS)
    t.hand(COVEN)
    t.maneuver("done")
    assert t.asked == KNIGHTS


def test_CAN_KIND_3_who_runs_out_waits_until_all_have() -> None:
    t = Table()
    t.no_hands_but(SOWERS, KNIGHTS)
    t.hand(SOWERS, "stub_the_vagrant", "moth_catcher", "street_minstrel")
    t.hand(KNIGHTS, "wax_pickpocket")
    t.turn_of(SOWERS)
    asked = []
    while t.g.year == 1:
        asked.append(t.asked)
        t.maneuver()
        t.decline_all()
    assert asked == [SOWERS, KNIGHTS, SOWERS, SOWERS]


@pytest.mark.parametrize("seed", [2, 3])
def test_CAN_KIND_4_as_many_maneuvers_as_cards_at_the_start_of_the_season(seed: int) -> None:
    t = Table()
    for _ in t.play_on(seed):
        if t.g.phase != "kindling" or t.g.year > 1:
            break
    for seat in range(4):
        who = f"@{seat}"
        maneuvers = [fact for fact in t.facts("maneuver") if fact.args["who"] == who]
        deploys = [fact for fact in t.facts("deployed") if fact.args["who"] == who]
        assert len(maneuvers) == 3
        assert len(deploys) <= 3
    assert t.facts("deployed")


def test_CAN_KIND_4_a_deploy_keeps_the_size_of_the_hand_and_a_maneuver_lowers_it() -> None:
    t = Table()
    t.do("deploy:ash_coal_burner:explorer", "decline")
    assert len(t.hand_of(ASH)) == 3
    t.maneuver("done")
    assert len(t.hand_of(SOWERS)) == 2
