"""CAN-DEPLOY: candles come into play."""

from __future__ import annotations

import pytest

from igroteka.games.candelabria.content import CANDLES
from tests.games.candelabria.table import ASH, COVEN, ENGINEERS, KNIGHTS, SOWERS, Table

ROLES = ("explorer", "pilgrim", "warrior")


@pytest.mark.parametrize(("role", "slot"), [("explorer", 0), ("pilgrim", 1), ("warrior", 2)])
def test_CAN_DEPLOY_1_the_card_goes_to_the_slot_of_its_role(role: str, slot: int) -> None:
    t = Table()
    t.do(f"deploy:ash_cinder_mourner:{role}", "decline")
    deployed = t.player(ASH).deployed
    assert CANDLES[deployed[slot]].id == "ash_cinder_mourner"
    assert [card for card in deployed if card >= 0] == [deployed[slot]]
    assert "ash_cinder_mourner" not in t.hand_of(ASH)


def test_CAN_DEPLOY_1_a_slot_holds_one_card() -> None:
    t = Table()
    t.candle(ASH, "pilgrim", "r8_mine")
    t.hand(ASH, "ash_coal_burner")
    assert t.options("deploy") == [
        "deploy:ash_coal_burner:explorer",
        "deploy:ash_coal_burner:warrior",
    ]
    assert t.refused("deploy:ash_coal_burner:pilgrim") == "CAN-DEPLOY-1"


def test_CAN_DEPLOY_1_only_cards_in_hand() -> None:
    t = Table()
    assert t.refused("deploy:sow_masked_novice:explorer") is None
    assert t.refused("deploy:stub_the_vagrant:explorer") is None


def test_CAN_DEPLOY_2_three_candles_in_a_year_and_no_fourth() -> None:
    t = Table()
    t.no_hands_but(ASH)
    t.hand(ASH, "street_minstrel", "stub_the_vagrant", "moth_catcher", "wax_pickpocket")
    for card, role in zip(
        ("street_minstrel", "stub_the_vagrant", "moth_catcher"), ROLES, strict=True
    ):
        t.do(f"deploy:{card}:{role}")
        t.decline_all()
    assert all(t.where(ASH, role) == "r8_forge" for role in ROLES)
    assert t.options("deploy") == []
    assert t.refused("deploy:wax_pickpocket:explorer") == "CAN-DEPLOY-2"
    assert t.options("maneuver")


def test_CAN_DEPLOY_3_the_cost_is_paid_in_wax() -> None:
    t = Table()
    t.cubes(ASH, gold=5, wax=2)
    t.hand(ASH, "drowsy_guard", "link_boy", "thief_of_the_fourth_candle")
    assert t.refused("deploy:thief_of_the_fourth_candle:warrior") == "CAN-DEPLOY-3"
    t.do("deploy:drowsy_guard:warrior")
    t.decline_all()
    assert (t.player(ASH).gold, t.player(ASH).wax) == (5, 0)
    assert t.g.wax == 50 - 6


def test_CAN_DEPLOY_3_without_wax_only_cards_without_cost() -> None:
    t = Table()
    t.cubes(ASH, gold=9)
    assert {key.split(":")[1] for key in t.options("deploy")} == {"ash_coal_burner"}
    for card in ("ash_cinder_mourner", "ash_scarlet_vine_priest"):
        assert t.refused(f"deploy:{card}:explorer") == "CAN-DEPLOY-3"


@pytest.mark.parametrize(("role", "flames"), [("explorer", 2), ("pilgrim", 3), ("warrior", 4)])
def test_CAN_DEPLOY_4_the_figure_appears_fully_lit_at_the_castle(role: str, flames: int) -> None:
    t = Table()
    t.castle(ASH, "r1_curse")
    t.do(f"deploy:ash_coal_burner:{role}")
    assert t.where(ASH, role) == "r1_curse"
    assert t.lit(ASH, role) == flames
    assert [t.where(ASH, other) for other in ROLES if other != role] == [None, None]


@pytest.mark.parametrize(
    ("year", "card", "points"),
    [
        (1, "street_minstrel", 1),
        (3, "street_minstrel", 1),
        (1, "the_last_wick", 0),
        (2, "the_last_wick", 0),
        (3, "the_last_wick", 2),
    ],
)
def test_CAN_DEPLOY_5_effects_work_from_the_year_of_the_card_on(
    year: int, card: str, points: int
) -> None:
    t = Table(year=year)
    t.hand(ASH, card, "stub_the_vagrant")
    t.do(f"deploy:{card}:explorer")
    assert t.score(ASH) == points
    assert t.where(ASH, "explorer") == "r8_forge"


def test_CAN_DEPLOY_5_a_card_deployed_too_early_gets_no_effect_later() -> None:
    t = Table()
    t.no_hands_but(ASH)
    t.hand(ASH, "court_jester", "stub_the_vagrant")
    t.do("deploy:court_jester:explorer")
    t.g.year = 2
    t.maneuver("done")
    assert t.score(ASH) == 0


def test_CAN_DEPLOY_6_effects_reach_every_territory_of_the_map() -> None:
    t = Table()
    t.bare()
    t.land(KNIGHTS, "r3_forge", "r10_curse")
    t.hand(ASH, "border_scout")
    t.do("deploy:border_scout:explorer")
    free = {key.removeprefix("light:") for key in t.options("light-land")}
    assert len(free) == 30
    t.do("light:r7_portal")
    assert t.options("extinguish-land") == [
        "extinguish:knights_of_light:r10_curse",
        "extinguish:knights_of_light:r3_forge",
    ]


def test_CAN_DEPLOY_7_one_upgraded_candle_is_drawn_at_the_end() -> None:
    t = Table()
    t.force_candles("kings_tear")
    t.do("deploy:ash_coal_burner:explorer")
    assert len(t.hand_of(ASH)) == 2, "not before the effects are done"
    t.do("decline")
    assert t.hand_of(ASH)[2:] == ["kings_tear"]
    assert len(t.g.candle_deck.cards) == 49


def test_CAN_DEPLOY_8_pay_place_card_house_upgrades_draw() -> None:
    t = Table(ENGINEERS, ASH, SOWERS, year=2)
    t.turn_of(ENGINEERS)
    t.upgrades(ENGINEERS, "smoke_vents", "lamp_yard")
    t.cubes(ENGINEERS, wax=1)
    t.hand(ENGINEERS, "link_boy", "stub_the_vagrant")
    t.do("deploy:link_boy:explorer")
    assert t.player(ENGINEERS).wax == 0
    assert t.lit(ENGINEERS, "explorer") == 2
    asked = []
    while t.prompt() != "turn":
        asked.append(t.prompt())
        assert len(t.hand_of(ENGINEERS)) == 1
        if t.prompt() == "light" and asked.count("light") == 1:
            t.do("light:r7_portal", "light:r7_mine")
        else:
            t.do("decline")
    assert asked == ["light", "steal", "extinguish", "light"]
    assert len(t.hand_of(ENGINEERS)) == 2


def test_CAN_DEPLOY_8_upgrades_react_in_the_order_of_their_cells() -> None:
    t = Table(year=1)
    t.upgrades(ASH, "lamp_yard", "smoke_vents", "toll_gate")
    t.hand(ASH, "street_minstrel", "stub_the_vagrant")
    t.do("deploy:street_minstrel:explorer")
    asked = []
    while t.asked == ASH:
        asked.append(t.prompt())
        t.do("decline")
    assert asked == ["light", "extinguish", "steal"]


def test_CAN_DEPLOY_9_deploying_is_no_movement() -> None:
    t = Table()
    t.bare()
    t.castle(ASH, "r4_mine")
    t.candle(KNIGHTS, "pilgrim", "r4_mine")
    t.land(COVEN, "r4_mine")
    t.hand(ASH, "street_minstrel", "moth_catcher")
    t.do("deploy:street_minstrel:warrior")
    assert t.asked == SOWERS, "nothing is asked: no push, no mine, no flame put out"
    assert t.flames(ASH) == set()
    assert t.where(KNIGHTS, "pilgrim") == "r4_mine"
    assert t.flames(COVEN) == {"r4_mine"}
    assert (t.player(ASH).gold, t.player(ASH).wax) == (2, 2)


def test_CAN_DEPLOY_10_a_card_of_a_later_year_serves_for_its_figure() -> None:
    t = Table()
    t.cubes(ASH, wax=3)
    t.hand(ASH, "white_feather", "stub_the_vagrant")
    t.do("deploy:white_feather:warrior")
    assert t.lit(ASH, "warrior") == 4
    assert t.player(ASH).wax == 0
    assert t.score(ASH) == 0
    assert t.asked == SOWERS
    assert len(t.hand_of(ASH)) == 2


def test_CAN_DEPLOY_11_a_candle_of_another_house_is_used_like_any_other() -> None:
    t = Table()
    t.hand(SOWERS)
    t.hand(ASH, "sow_order_treasurer", "stub_the_vagrant")
    t.do("deploy:sow_order_treasurer:pilgrim")
    assert t.score(ASH) == 9
    assert t.score(SOWERS) == 0
    assert t.where(ASH, "pilgrim") == "r8_forge"
    assert t.prompt() == "steal"
    assert any("sowers_order" in key for key in t.options())
    assert t.player(ASH).wax == 0
