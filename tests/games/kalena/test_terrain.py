"""KAL-TERR: what each terrain costs, yields and forbids."""

from __future__ import annotations

import pytest

from igroteka.games.kalena.rules.land import HEX_ID
from igroteka.testing.coverage import rules
from tests.games.kalena.table import BLUE, RED, Table

COSTS = [
    ("k_e", "k_c", "city", 1),
    ("k_c", "k_e", "suburb", 1),
    ("k_e", "se_w", "plain", 1),
    ("k_e", "se_nw", "forest", 2),
    ("n_sw", "nw_ne", "mountain", 3),
]


@pytest.mark.parametrize(("start", "target", "terrain", "cost"), COSTS)
def test_KAL_TERR_1_entering_costs_1_forest_2_mountain_3(
    start: str, target: str, terrain: str, cost: int
) -> None:
    table = Table()
    table.at(RED, start)
    table.tokens(RED, f"{cost}/1/1/1")
    assert table.args(f"explore:{target}") == {"hex": target, "terrain": terrain, "cost": cost}
    table.do(f"explore:{target}")
    assert table.where(RED) == target
    assert table.active(RED) == "0/1/1/1"


@pytest.mark.parametrize(("start", "target", "terrain", "cost"), COSTS)
def test_KAL_TERR_1_one_token_less_does_not_do(
    start: str, target: str, terrain: str, cost: int
) -> None:
    table = Table()
    table.at(RED, start)
    table.tokens(RED, f"{cost - 1}/1/1/1")
    table.give(RED, pecunias=2, food=1)  # something else to do everywhere
    assert table.refused(f"explore:{target}") == "KAL-TERM-9"


def test_KAL_TERR_2_a_lake_cannot_be_entered() -> None:
    table = Table()
    table.at(RED, "n_sw")
    table.tokens(RED, "6/1/1/1")
    assert table.near(table.forbidden("explore")) == {"explore:n_se": "KAL-TERR-2"}
    assert table.refused("explore:n_se") == "KAL-TERR-2"
    assert table.args("explore:n_se") == {"hex": "n_se", "terrain": "lake", "cost": 0}
    assert table.where(RED) == "n_sw"
    assert table.active(RED) == "6/1/1/1"


@pytest.mark.parametrize(
    ("board", "lakes"),
    [("ref_a", "n_se ne_w se_ne s_sw sw_e nw_nw"), ("ref_b", "n_c ne_ne ne_nw sw_sw nw_ne")],
)
def test_KAL_TERR_2_no_lake_is_ever_offered(board: str, lakes: str) -> None:
    reached: set[str] = set()
    for hex in set(HEX_ID) - set(lakes.split()):
        table = Table(board)
        table.at(RED, hex)
        table.tokens(RED, "6/1/1/1")
        reached |= {key.removeprefix("explore:") for key in table.options("explore")}
    assert reached == set(HEX_ID) - set(lakes.split())


def test_KAL_TERR_3_in_the_city_nothing_is_extracted_or_built() -> None:
    table = Table()
    table.give(RED, food=3, water=3, wood=3, ore=3)
    assert table.options("extract") == table.options("build") == []
    assert table.forbidden("extract", but="KAL-EXTR-1") == {"extract:k_c:water": "KAL-TERR-3"}
    assert table.forbidden("build") == {
        f"build:{kind}": "KAL-TERR-3" for kind in ("mill", "sawmill", "mine", "noria")
    }


def test_KAL_TERR_4_a_suburb_away_from_lakes_gives_no_water() -> None:
    table = Table()
    table.at(RED, "k_e")
    assert table.options("extract") == []
    assert table.forbidden("extract", but="KAL-EXTR-1") == {"extract:k_e:water": "KAL-TERR-4"}


def test_KAL_TERR_4_a_suburb_beside_a_lake_gives_water() -> None:
    table = Table()
    table.at(RED, "k_nw")
    assert table.options("extract") == ["extract:k_nw:water", "extract:n_se:water"]
    table.do("extract:k_nw:water")
    assert table.resources(RED) == {"water": 1}
    assert table.exhausted() == {"k_nw"}


@pytest.mark.parametrize("hex", ["k_e", "k_nw"])
def test_KAL_TERR_4_in_a_suburb_nothing_is_built_beside_a_lake_or_not(hex: str) -> None:
    table = Table()
    table.at(RED, hex)
    table.give(RED, food=3, water=3, wood=3, ore=3)
    assert table.options("build") == []
    assert table.forbidden("build") == {
        f"build:{kind}": "KAL-TERR-4" for kind in ("mill", "sawmill", "mine", "noria")
    }


@pytest.mark.parametrize(("hex", "resource"), [("n_ne", "food"), ("n_w", "wood"), ("n_nw", "ore")])
def test_KAL_TERR_5_land_away_from_lakes_yields_its_own_resource(hex: str, resource: str) -> None:
    table = Table()
    table.at(RED, hex)
    assert table.options("extract") == [f"extract:{hex}:{resource}"]
    assert table.forbidden("extract", but="KAL-EXTR-1") == {f"extract:{hex}:water": "KAL-TERR-5"}
    table.do(f"extract:{hex}:{resource}")
    assert table.resources(RED) == {resource: 1}


@pytest.mark.parametrize(
    ("hex", "resource", "lakes"),
    [
        ("n_c", "food", ["n_se"]),
        ("n_e", "wood", ["n_se", "ne_w"]),
        ("nw_ne", "ore", ["nw_nw"]),
    ],
)
def test_KAL_TERR_5_land_beside_a_lake_yields_water_instead(
    hex: str, resource: str, lakes: list[str]
) -> None:
    for chosen in (resource, "water"):
        table = Table()
        table.at(RED, hex)
        own = [f"extract:{hex}:{resource}", f"extract:{hex}:water"]
        assert table.options("extract") == sorted(own + [f"extract:{lake}:water" for lake in lakes])
        assert table.forbidden("extract", but="KAL-EXTR-1") == {}
        table.do(f"extract:{hex}:{chosen}")
        assert table.resources(RED) == {chosen: 1}
        assert table.exhausted() == {hex}


def test_KAL_TERR_6_a_lake_yields_water_to_its_neighbours_only() -> None:
    table = Table()
    table.at(RED, "n_c")
    table.at(BLUE, "n_ne")
    assert "extract:n_se:water" in table.options()
    for other in ("food", "wood", "ore"):
        assert table.refused(f"extract:n_se:{other}") is None
    table.do("extract:n_se:water")
    assert table.resources(RED) == {"water": 1}
    table.do("end")
    assert table.refused("extract:n_se:water") == "KAL-EXTR-1"  # two steps away


@rules("KAL-TERR-4", "KAL-TERR-5")
@pytest.mark.parametrize("hex", ["k_nw", "n_c"])
def test_KAL_TERR_7_an_exhausted_lake_still_makes_its_neighbours_lakeside(hex: str) -> None:
    table = Table()
    table.at(RED, hex)
    table.exhaust("n_se")
    assert f"extract:{hex}:water" in table.options()
    assert table.refused("extract:n_se:water") == "KAL-EXTR-2"
    table.do(f"extract:{hex}:water")
    assert table.resources(RED) == {"water": 1}
    assert table.exhausted() == {hex, "n_se"}


def test_KAL_TERR_7_a_noria_may_stand_beside_an_exhausted_lake() -> None:
    table = Table()
    table.at(RED, "n_c")
    table.exhaust("n_se")
    table.give(RED, ore=1)
    assert table.options("build") == ["build:noria"]
    table.do("build:noria")
    assert table.built() == {"n_c": ("noria", RED)}
    assert table.exhausted() == {"n_se"}
