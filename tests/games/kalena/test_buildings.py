"""KAL-BLDG: where buildings stand, what they cost and what they bring."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from igroteka.testing.coverage import rules
from tests.games.kalena.table import BLUE, GREEN, RED, YELLOW, Table


class Site(NamedTuple):
    """A building on a hex of REF-A, with the ledger's figures."""

    kind: str
    hex: str
    cost: tuple[str, ...]
    valour: int
    income: str


SITES = [
    Site("mill", "n_ne", ("wood", "water"), 1, "food"),
    Site("sawmill", "n_w", ("food", "water"), 2, "wood"),
    Site("mine", "n_nw", ("food", "wood"), 3, "ore"),
    Site("noria", "n_c", ("ore",), 1, "water"),
    Site("noria", "n_e", ("ore",), 1, "water"),
    Site("noria", "nw_ne", ("ore",), 1, "water"),
]
KINDS = ("mill", "sawmill", "mine", "noria")
ALL = ("food", "water", "wood", "ore")


def standing_on(hex: str, *held: str) -> Table:
    table = Table()
    table.at(RED, hex)
    table.give(RED, **dict.fromkeys(held, 1))
    return table


def spread_far_away(table: Table) -> None:
    """End the round; the next ghosts go where they bother nobody in the north."""
    table.force_terrain("forest")
    table.end_turns()
    table.do("haunt:se_se", "haunt:s_ne", "haunt:s_w", "haunt:sw_c")


@pytest.mark.parametrize("site", SITES)
def test_KAL_BLDG_1_hex_and_valour(site: Site) -> None:
    table = standing_on(site.hex, *ALL)
    table.do(f"build:{site.kind}")
    assert table.built() == {site.hex: (site.kind, RED)}
    assert table.player(RED).valour == site.valour
    assert table.told("valour") == [
        ("KAL-BUILD-4", {"who": "@0", "amount": site.valour, "total": site.valour})
    ]
    assert [player.valour for player in table.g.players[1:]] == [0, 0, 0]


@pytest.mark.parametrize("site", SITES)
def test_KAL_BLDG_1_kind_of_income(site: Site) -> None:
    table = standing_on(site.hex, *site.cost)
    table.do(f"build:{site.kind}")
    spread_far_away(table)
    assert table.resources(RED) == {site.income: 1}


@pytest.mark.parametrize(
    ("hex", "kinds"),
    [
        ("n_ne", {"mill"}),
        ("n_w", {"sawmill"}),
        ("n_nw", {"mine"}),
        ("n_c", {"mill", "noria"}),
        ("n_e", {"sawmill", "noria"}),
        ("nw_ne", {"mine", "noria"}),
    ],
)
def test_KAL_BLDG_1_no_building_stands_on_foreign_terrain(hex: str, kinds: set[str]) -> None:
    table = standing_on(hex, *ALL)
    assert set(table.options("build")) == {f"build:{kind}" for kind in kinds}
    assert table.forbidden("build") == {
        f"build:{kind}": "KAL-BUILD-1" for kind in KINDS if kind not in kinds
    }


@pytest.mark.parametrize("site", SITES)
def test_KAL_BLDG_2_one_construction_token_and_two_resources_one_for_a_noria(site: Site) -> None:
    table = standing_on(site.hex, *ALL)
    table.track(RED, "construction", tokens=2, active=1)
    table.do(f"build:{site.kind}")
    assert table.active(RED) == "4/1/1/0"
    assert table.player(RED).tokens[3] == 2
    assert sum(table.resources(RED).values()) == (3 if site.kind == "noria" else 2)


@pytest.mark.parametrize("site", SITES)
def test_KAL_BLDG_2_without_an_active_construction_token_nothing_is_built(site: Site) -> None:
    table = standing_on(site.hex, *ALL)
    table.track(RED, "construction", tokens=1, active=0)
    assert table.refused(f"build:{site.kind}") == "KAL-TERM-9"
    assert table.options("build") == []


@pytest.mark.parametrize("site", SITES)
def test_KAL_BLDG_3_exactly_the_listed_types_are_spent(site: Site) -> None:
    table = standing_on(site.hex, *ALL)
    assert table.args(f"build:{site.kind}") == {
        "building": site.kind,
        "hex": site.hex,
        "cost": list(site.cost),
    }
    table.do(f"build:{site.kind}")
    assert table.resources(RED) == {name: 1 for name in ALL if name not in site.cost}
    assert table.supply() == {name: 16 if name in site.cost else 15 for name in ALL}


@pytest.mark.parametrize("site", SITES)
def test_KAL_BLDG_3_the_listed_types_suffice_and_none_may_be_missing(site: Site) -> None:
    assert f"build:{site.kind}" in standing_on(site.hex, *site.cost).options()
    for missing in site.cost:
        others = [name for name in ALL if name != missing]
        assert standing_on(site.hex, *others).refused(f"build:{site.kind}") == "KAL-TERM-9"


@pytest.mark.parametrize("site", SITES)
def test_KAL_BLDG_4_a_building_brings_one_resource_in_every_round(site: Site) -> None:
    table = Table()
    table.building(RED, site.kind, site.hex)
    spread_far_away(table)
    assert table.resources(RED) == {site.income: 1}
    assert table.told("received") == [
        ("KAL-PROD-1", {"who": "@0", "resource": site.income, "amount": 1})
    ]
    table.force_terrain("mountain")
    table.end_turns()
    table.do("haunt:se_c", "haunt:se_sw", "haunt:s_e", "haunt:sw_se")
    assert table.resources(RED) == {site.income: 2}
    assert table.supply()[site.income] == 14


def test_KAL_BLDG_5_a_building_costs_one_marker_and_stays_to_the_end() -> None:
    table = standing_on("n_ne", "wood", "water")
    table.g.season, table.g.round = 3, 2
    table.do("build:mill")
    assert table.player(RED).markers == 14
    assert table.g.building_supply == (11, 12, 12, 12)
    spread_far_away(table)
    table.end_turns()
    assert table.match.over
    assert table.built() == {"n_ne": ("mill", RED)}
    assert table.player(RED).markers == 14
    assert [player.markers for player in table.g.players[1:]] == [15, 15, 15]


@rules("KAL-BLDG-5")
def test_a_building_stays_between_seasons() -> None:
    table = Table(season=1, round=3)
    table.building(BLUE, "sawmill", "n_w")
    table.end_turns()
    assert table.g.season == 2
    assert table.built() == {"n_w": ("sawmill", BLUE)}
    assert table.g.building_supply == (12, 11, 12, 12)
    assert table.player(BLUE).markers == 14


@pytest.mark.parametrize("owner", [RED, BLUE, GREEN, YELLOW])
def test_KAL_BLDG_6_a_hex_holds_one_building_whoever_owns_it(owner: int) -> None:
    table = standing_on("n_c", *ALL)
    table.building(owner, "mill", "n_c")
    assert table.options("build") == []
    assert table.refused("build:noria") == "KAL-BUILD-2"
    assert table.refused("build:mill") == "KAL-BUILD-2"
    assert table.built() == {"n_c": ("mill", owner)}
