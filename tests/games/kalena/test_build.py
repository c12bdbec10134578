"""The action build (KAL-BUILD)."""

from __future__ import annotations

import pytest

from igroteka.kernel.state import put
from igroteka.testing.coverage import rules
from tests.games.kalena.table import BLUE, RED, Table, building_number

ALL = {"food": 3, "water": 3, "wood": 3, "ore": 3}


def rich(hex: str) -> Table:
    """Red stands on a hex with all he could need."""
    t = Table()
    t.at(RED, hex)
    t.give(RED, **ALL)
    return t


@pytest.mark.parametrize(
    ("hex", "allowed"),
    [
        ("se_w", ["mill"]),
        ("n_c", ["mill", "noria"]),
        ("n_w", ["sawmill"]),
        ("n_e", ["noria", "sawmill"]),
        ("n_nw", ["mine"]),
        ("se_c", ["mine", "noria"]),
    ],
)
def test_KAL_BUILD_1_the_terrain_decides_and_a_lake_adds_the_noria(
    hex: str, allowed: list[str]
) -> None:
    t = rich(hex)
    assert t.options("build") == [f"build:{name}" for name in allowed]
    for other in {"mill", "sawmill", "mine", "noria"} - set(allowed):
        assert t.refused(f"build:{other}") == "KAL-BUILD-1"
    assert t.built() == {}


@pytest.mark.parametrize(("hex", "rule"), [("k_c", "KAL-TERR-3"), ("k_ne", "KAL-TERR-4")])
def test_KAL_BUILD_1_nothing_is_built_in_kalena_not_even_beside_a_lake(hex: str, rule: str) -> None:
    t = rich(hex)
    assert t.options("build") == []
    for building in ("mill", "sawmill", "mine", "noria"):
        assert t.refused(f"build:{building}") == rule


@pytest.mark.parametrize("owner", [RED, BLUE])
def test_KAL_BUILD_2_not_beside_another_building_on_the_hex(owner: int) -> None:
    t = rich("n_c")
    t.building(owner, "noria", "n_c")
    assert t.options("build") == []
    assert t.refused("build:mill") == "KAL-BUILD-2"
    assert t.refused("build:noria") == "KAL-BUILD-2"
    assert t.built() == {"n_c": ("noria", owner)}


def test_KAL_BUILD_2_not_on_the_hex_of_a_ghost() -> None:
    t = rich("n_c")
    t.ghosts("n_c")
    assert t.options("build") == []
    assert t.refused("build:mill") == "KAL-BUILD-2"


def test_KAL_BUILD_2_neighbouring_ghosts_and_buildings_do_not_matter() -> None:
    t = rich("n_c")
    t.ghosts("n_sw", "n_nw")
    t.building(BLUE, "mill", "n_ne")
    assert t.options("build") == ["build:mill", "build:noria"]


def test_KAL_BUILD_3_exhaustion_token_returns() -> None:
    t = rich("n_c")
    t.at(BLUE, "n_c")
    t.exhaust("n_c", "n_sw")
    t.do("build:mill")
    assert t.exhausted() == {"n_sw"}
    assert t.g.exhaustion_supply == 11
    assert t.built() == {"n_c": ("mill", RED)}
    assert t.where(BLUE) == "n_c"


def test_KAL_BUILD_3_without_an_exhaustion_token_none_returns() -> None:
    t = rich("n_c")
    t.exhaust("n_sw")
    t.do("build:mill")
    assert t.exhausted() == {"n_sw"}
    assert t.g.exhaustion_supply == 11


COSTS = [
    ("mill", "n_c", {"wood": 1, "water": 1}, 1),
    ("sawmill", "n_e", {"food": 1, "water": 1}, 2),
    ("mine", "se_c", {"food": 1, "wood": 1}, 3),
    ("noria", "n_c", {"ore": 1}, 1),
]


@pytest.mark.parametrize(("building", "hex", "cost", "valour"), COSTS)
def test_KAL_BUILD_4_pay_place_with_marker_and_gain_valour(
    building: str, hex: str, cost: dict[str, int], valour: int
) -> None:
    t = Table()
    t.at(RED, hex)
    t.give(RED, pecunias=4, **cost)
    t.do(f"build:{building}")
    assert t.resources(RED) == {}
    assert t.supply() == {"food": 16, "water": 16, "wood": 16, "ore": 16}
    assert t.active(RED) == "4/1/1/0"
    assert t.player(RED).tokens == (4, 1, 1, 1)
    assert t.player(RED).markers == 14
    assert t.player(RED).pecunias == 4
    assert t.player(RED).valour == valour
    assert t.built() == {hex: (building, RED)}
    assert t.g.building_supply[building_number(building)] == 11
    assert sum(t.g.building_supply) == 47
    assert t.told("built") == [("KAL-BUILD-4", {"who": "@0", "building": building, "hex": hex})]
    assert t.told("valour") == [
        ("KAL-BUILD-4", {"who": "@0", "amount": valour, "total": valour}),
    ]
    assert t.player(BLUE).markers == 15
    assert t.player(BLUE).valour == 0


@pytest.mark.parametrize(("building", "hex", "cost", "valour"), COSTS)
def test_KAL_BUILD_4_one_resource_short_is_too_little(
    building: str, hex: str, cost: dict[str, int], valour: int
) -> None:
    for missing in cost:
        t = Table()
        t.at(RED, hex)
        t.give(RED, **{name: 0 if name == missing else 3 for name in ALL})
        assert t.refused(f"build:{building}") == "KAL-TERM-9"
        assert t.player(RED).valour == 0


def test_KAL_BUILD_4_needs_an_active_construction_token() -> None:
    t = rich("n_c")
    t.track(RED, "construction", tokens=2, active=0)
    assert t.options("build") == []
    assert t.refused("build:mill") == "KAL-TERM-9"
    t = rich("n_c")
    t.track(RED, "construction", tokens=2, active=1)
    t.do("build:noria")
    assert t.player(RED).active[3] == 0


def test_KAL_BUILD_4_a_noria_stands_on_the_own_hex_never_on_the_lake() -> None:
    t = rich("n_sw")
    t.do("build:noria")
    assert t.built() == {"n_sw": ("noria", RED)}
    assert t.options("extract") == ["extract:n_se:water"]


def test_KAL_BUILD_4_the_cost_is_told_with_the_option() -> None:
    t = rich("n_c")
    mill, noria = (t.ask.option(f"build:{name}") for name in ("mill", "noria"))
    assert mill is not None
    assert noria is not None
    assert mill.args == {"building": "mill", "hex": "n_c", "cost": ["wood", "water"]}
    assert mill.touches == ("n_c", "supply:mill")
    assert noria.args == {"building": "noria", "hex": "n_c", "cost": ["ore"]}


def test_KAL_BUILD_5_master_builder_gains_one_valour_more() -> None:
    t = rich("n_nw")
    t.knows(RED, "craft_master_builder")
    t.tokens(RED, "4/1/1/2")
    t.do("build:mine")
    assert t.player(RED).valour == 4
    assert t.told("valour") == [
        ("KAL-BUILD-4", {"who": "@0", "amount": 3, "total": 3}),
        ("KAL-BUILD-5", {"who": "@0", "amount": 1, "total": 4}),
    ]
    t.do("explore:n_c", "build:mill")
    assert t.player(RED).valour == 6


def test_KAL_BUILD_5_only_the_master_builder_gains_it() -> None:
    t = rich("n_nw")
    t.knows(BLUE, "craft_master_builder")
    t.do("build:mine")
    assert t.player(RED).valour == 3
    assert t.player(BLUE).valour == 0


@rules("KAL-SUP-3")
def test_KAL_BUILD_6_the_last_figure_can_be_built_and_no_further_one() -> None:
    t = rich("n_c")
    t.at(BLUE, "n_ne")
    t.give(BLUE, **ALL)
    t.g.building_supply = put(t.g.building_supply, building_number("mill"), 1)
    t.do("build:mill", "end")
    assert t.g.building_supply[building_number("mill")] == 0
    assert t.ask.seat == BLUE
    assert t.options("build") == []
    assert t.refused("build:mill") == "KAL-BUILD-6"


def test_KAL_BUILD_6_only_the_kind_that_is_used_up_is_missing() -> None:
    t = rich("n_c")
    t.g.building_supply = put(t.g.building_supply, building_number("mill"), 0)
    assert t.options("build") == ["build:noria"]
    assert t.refused("build:mill") == "KAL-BUILD-6"
    assert t.refused("build:mine") == "KAL-BUILD-1"


def test_KAL_BUILD_7_the_last_marker_serves_once() -> None:
    t = rich("n_c")
    t.tokens(RED, "4/1/1/2")
    t.player(RED).markers = 1
    t.do("build:mill")
    assert t.player(RED).markers == 0
    t.do("explore:n_ne")
    assert t.options("build") == []
    assert t.refused("build:mill") == "KAL-BUILD-7"


def test_KAL_BUILD_8_a_building_first_produces_in_the_next_production() -> None:
    t = Table()
    t.at(RED, "n_c")
    t.give(RED, wood=1, water=1)
    t.do("build:mill")
    assert t.resources(RED) == {}
    t.force_terrain("mountain")
    t.end_turns()
    assert t.resources(RED) == {}
    t.do("haunt:se_c", "haunt:s_e", "haunt:ne_ne", "haunt:sw_w")
    assert t.g.phase == "turns"
    assert t.resources(RED) == {"food": 1}


def test_KAL_BUILD_9_extract_from_a_hex_and_build_on_it_in_this_order() -> None:
    t = Table()
    t.at(RED, "n_sw")
    t.tokens(RED, "4/1/2/1")
    t.give(RED, wood=1)
    t.do("extract:n_sw:water", "build:mill")
    assert t.built() == {"n_sw": ("mill", RED)}
    assert t.exhausted() == set()
    assert t.g.exhaustion_supply == 12
    assert t.options("extract") == ["extract:n_se:water"]
    assert t.refused("extract:n_sw:food") == "KAL-EXTR-2"
    assert t.refused("extract:n_sw:water") == "KAL-EXTR-2"
