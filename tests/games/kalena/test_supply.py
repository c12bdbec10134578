"""Supply limits (KAL-SUP)."""

from __future__ import annotations

import pytest

from igroteka.games.kalena.rules.land import HEX_ID
from igroteka.kernel.state import put
from tests.games.kalena.table import BLUE, RED, Table

SIXTEEN = {"food": 16, "water": 16, "wood": 16, "ore": 16}
FORESTS = ("n_e", "n_w", "ne_c", "ne_sw", "se_nw", "se_se", "s_ne", "s_w", "sw_c", "sw_nw")


def test_KAL_SUP_1_sixteen_of_each_type_fill_four_roomy_packs() -> None:
    t = Table()
    assert t.supply() == SIXTEEN
    for seat in range(4):
        t.knows(seat, "trade_roomy_pack")
        t.give(seat, food=4)
    t.at(RED, "n_c")
    assert t.supply() == {**SIXTEEN, "food": 0}
    t.do("extract:n_c:food")
    assert t.resources(RED) == {"food": 4}
    assert t.supply() == {**SIXTEEN, "food": 0}


def test_KAL_SUP_1_a_resource_that_is_not_there_is_not_gained() -> None:
    t = Table()
    t.at(RED, "n_c")
    t.g.resource_supply = put(t.g.resource_supply, 0, 0)
    t.do("extract:n_c:food")
    assert t.resources(RED) == {}
    assert t.supply()["food"] == 0
    assert t.exhausted() == {"n_c"}
    assert t.told("received") == []
    assert t.told("no-room") == [("KAL-EXTR-9", {"who": "@0", "resource": "food", "amount": 1})]


def test_KAL_SUP_1_the_last_one_is_gained() -> None:
    t = Table()
    t.at(RED, "n_c")
    t.building(RED, "mill", "ne_e")
    t.knows(RED, "craft_abundance")
    t.g.resource_supply = put(t.g.resource_supply, 0, 1)
    t.force_terrain("mountain")
    t.end_turns()
    t.do("haunt:se_c", "haunt:s_e", "haunt:nw_ne", "haunt:sw_w")
    assert t.resources(RED) == {"food": 1}
    assert t.supply()["food"] == 0
    assert t.told("received") == [("KAL-PROD-1", {"who": "@0", "resource": "food", "amount": 1})]
    assert t.told("no-room") == [("KAL-PROD-4", {"who": "@0", "resource": "food", "amount": 1})]


def test_KAL_SUP_2_there_are_25_ghosts() -> None:
    t = Table(phase="spread")
    assert t.g.ghost_supply == 25
    t.ghosts(*[hex for hex in HEX_ID if hex.startswith(("n_", "ne_", "nw_"))])
    assert t.g.ghost_supply == 4
    t.force_terrain("mountain")
    assert t.ask.prompt == "spread"
    t.do("haunt:se_c", "haunt:s_e", "haunt:sw_w", "haunt:sw_se")
    assert t.g.ghost_supply == 0
    assert t.ask.prompt == "turn"
    t.end_turns()
    assert t.match.over
    assert t.match.result.rule == "KAL-LOSE-2"


def test_KAL_SUP_3_there_are_12_buildings_of_each_kind() -> None:
    t = Table()
    assert t.g.building_supply == (12, 12, 12, 12)
    t.building(RED, "sawmill", *FORESTS)
    t.building(BLUE, "noria", "s_c")
    assert t.g.building_supply == (12, 2, 12, 11)
    t.at(RED, "nw_e")
    t.at(BLUE, "nw_sw")
    t.give(RED, food=1, water=1)
    t.give(BLUE, food=1, water=1)
    t.do("build:sawmill", "end", "build:sawmill")
    assert t.g.building_supply == (12, 0, 12, 11)
    assert len(t.built()) == 13


def test_KAL_SUP_4_there_are_12_exhaustion_tokens() -> None:
    t = Table()
    assert t.g.exhaustion_supply == 12
    t.at(RED, "n_c")
    t.exhaust("n_c", "n_ne", *FORESTS[:9])
    assert t.g.exhaustion_supply == 1
    t.tokens(RED, "4/1/2/1")
    t.give(RED, wood=1)
    t.do("extract:n_se:water")
    assert t.g.exhaustion_supply == 0
    t.do("explore:n_sw")
    assert t.options("extract") == []
    assert t.refused("extract:n_sw:food") == "KAL-EXTR-10"
    t.do("explore:n_c", "build:mill")
    assert t.g.exhaustion_supply == 1
    t.do("explore:n_sw", "extract:n_sw:food")
    assert t.g.exhaustion_supply == 0


@pytest.mark.parametrize("held", [0, 135, 136, 10_000])
def test_KAL_SUP_5_pecunias_are_never_exhausted(held: int) -> None:
    t = Table()
    t.give(RED, pecunias=held, food=3)
    t.give(BLUE, pecunias=136, food=1)
    t.do("sell:sell_3_same:food", "end", "sell:sell_1_any:food")
    assert t.player(RED).pecunias == held + 8
    assert t.player(BLUE).pecunias == 138


def test_KAL_SUP_6_fifteen_markers_for_buildings_and_skills_together() -> None:
    t = Table(round=3)
    assert [player.markers for player in t.g.players] == [15, 15, 15, 15]
    t.at(RED, "nw_se")
    t.give(RED, wood=2, water=1, food=1)
    t.do("build:mill", "explore:k_w", "learn:travel_forest_trails")
    assert [player.markers for player in t.g.players] == [13, 15, 15, 15]
    t.end_turns()
    assert t.player(RED).markers == 13
    t.building(BLUE, "sawmill", *FORESTS)
    t.knows(BLUE, "comm_renown", "trade_roomy_pack", "craft_abundance", "travel_forest_trails")
    assert t.player(BLUE).markers == 1


def test_KAL_SUP_6_without_a_marker_neither_building_nor_learning() -> None:
    t = Table()
    t.player(RED).markers = 0
    t.at(RED, "nw_se")
    t.give(RED, wood=2, water=1, food=1)
    assert t.refused("build:mill") == "KAL-BUILD-7"
    t.do("explore:k_w")
    assert t.refused("learn:travel_forest_trails") == "KAL-LEARN-8"
    assert t.player(RED).markers == 0
