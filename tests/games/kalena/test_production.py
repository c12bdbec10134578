"""KAL-PROD: what buildings bring, and what ghosts take away."""

from __future__ import annotations

import pytest

from igroteka.testing.coverage import rules
from tests.games.kalena.table import BLUE, GREEN, RED, YELLOW, Table

FAR = ("haunt:se_c", "haunt:se_sw", "haunt:s_e", "haunt:sw_se")
"""Four mountains that touch nothing in the north."""


def before_production(mode: str = "wanderer") -> Table:
    table = Table(mode=mode, phase="spread")
    table.force_terrain("mountain")
    return table


def test_KAL_PROD_1_every_building_brings_its_income_to_its_owner() -> None:
    table = before_production()
    table.building(RED, "mill", "n_ne", "ne_e")
    table.building(BLUE, "sawmill", "n_w")
    table.building(GREEN, "mine", "n_nw")
    table.building(YELLOW, "noria", "n_c")
    table.at(RED, "sw_sw")
    table.at(BLUE, "n_ne")
    table.do(*FAR)
    assert [table.resources(seat) for seat in (RED, BLUE, GREEN, YELLOW)] == [
        {"food": 2},
        {"wood": 1},
        {"ore": 1},
        {"water": 1},
    ]
    assert table.supply() == {"food": 14, "water": 15, "wood": 15, "ore": 15}
    assert ("KAL-PROD-1", {"who": "@2", "resource": "ore", "amount": 1}) in table.told("received")


def test_KAL_PROD_1_land_without_buildings_brings_nothing() -> None:
    table = before_production()
    table.at(RED, "n_c")
    table.do(*FAR)
    assert table.supply() == {"food": 16, "water": 16, "wood": 16, "ore": 16}
    assert table.told("received") == table.told("chilled") == []


@pytest.mark.parametrize("ghost", ["n_e", "n_nw", "n_w", "n_sw"])
def test_KAL_PROD_2_a_building_beside_a_ghost_brings_nothing(ghost: str) -> None:
    table = before_production()
    table.knows(RED, "craft_abundance")
    table.building(RED, "mill", "n_c")
    table.building(BLUE, "mill", "s_nw")
    table.ghosts(ghost)
    table.do(*FAR)
    assert table.resources(RED) == {}
    assert table.resources(BLUE) == {"food": 1}
    assert table.told("chilled") == [("KAL-PROD-2", {"building": "mill", "hex": "n_c"})]
    assert len(table.told("received")) == 1


@pytest.mark.parametrize("ghost", ["nw_ne", "ne_nw", "k_nw"])
def test_KAL_PROD_2_a_ghost_two_hexes_away_does_no_harm(ghost: str) -> None:
    table = before_production()
    table.building(RED, "mill", "n_c")
    table.ghosts(ghost)
    table.do(*FAR)
    assert table.resources(RED) == {"food": 1}
    assert table.told("chilled") == []


@pytest.mark.parametrize("mode", ["builder", "citizen"])
def test_KAL_PROD_2_holds_only_under_ghost_card_1(mode: str) -> None:
    table = before_production(mode)
    table.building(RED, "mill", "n_c")
    table.ghosts("n_sw", "n_ne")
    table.do(*FAR)
    assert table.resources(RED) == {"food": 1}
    assert table.told("chilled") == []


def test_KAL_PROD_3_abundance_adds_one_of_the_own_resource_to_each_building() -> None:
    table = before_production()
    table.knows(RED, "craft_abundance")
    table.building(RED, "mill", "n_ne")
    table.building(RED, "noria", "n_c")
    table.building(BLUE, "sawmill", "n_w")
    table.do(*FAR)
    assert table.resources(RED) == {"food": 2, "water": 2}
    assert table.resources(BLUE) == {"wood": 1}
    assert table.supply() == {"food": 14, "water": 14, "wood": 15, "ore": 16}


@rules("KAL-PROD-2", "KAL-PROD-3")
def test_KAL_PROD_4_what_does_not_fit_goes_back_to_the_supply() -> None:
    table = before_production()
    table.knows(RED, "craft_abundance")
    table.building(RED, "mill", "n_c")
    table.building(RED, "sawmill", "n_w")
    table.give(RED, food=2)
    table.ghosts("nw_ne")
    table.do(*FAR)
    assert table.resources(RED) == {"food": 3}
    assert table.supply() == {"food": 13, "water": 16, "wood": 16, "ore": 16}
    assert table.told("received") == [
        ("KAL-PROD-1", {"who": "@0", "resource": "food", "amount": 1})
    ]
    assert [args for _, args in table.told("no-room")] == [
        {"who": "@0", "resource": "food", "amount": 1}
    ]


@pytest.mark.parametrize(("held", "after", "lost"), [(1, 3, []), (2, 3, [1]), (3, 3, [2])])
def test_KAL_PROD_4_only_the_excess_is_lost(held: int, after: int, lost: list[int]) -> None:
    table = before_production("builder")
    table.knows(RED, "craft_abundance")
    table.building(RED, "mill", "n_ne")
    table.give(RED, food=held)
    table.do(*FAR)
    assert table.resources(RED) == {"food": after}
    assert table.supply()["food"] == 16 - after
    assert [args["amount"] for _, args in table.told("no-room")] == lost
    gained = [args["amount"] for _, args in table.told("received")]
    assert gained == ([after - held] if after > held else [])


def test_KAL_PROD_5_production_asks_nobody_anything() -> None:
    table = before_production()
    table.g.order = (GREEN, YELLOW, RED, BLUE)
    table.knows(RED, "craft_gleaner")
    table.building(RED, "mill", "n_ne")
    table.building(GREEN, "mill", "n_c")
    table.give(RED, food=3)
    table.do(*FAR)
    assert (table.ask.prompt, table.ask.seat) == ("turn", GREEN)
    assert table.resources(RED) == {"food": 3}
    assert table.resources(GREEN) == {"food": 1}


def test_KAL_PROD_5_enough_for_all_whatever_the_order() -> None:
    table = before_production("builder")
    for seat, hexes in enumerate((("n_ne", "ne_e"), ("n_c", "ne_nw"), ("n_sw", "nw_c"), ("nw_w",))):
        table.building(seat, "mill", *hexes)
        table.give(seat, food=3)
    table.give(YELLOW, food=-1)
    table.do(*FAR)
    assert [table.resources(seat) for seat in range(4)] == [{"food": 3}] * 4
    assert table.supply()["food"] == 4
