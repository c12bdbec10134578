"""KAL-EXPL: moving a sensoric."""

from __future__ import annotations

import pytest

from igroteka.games.kalena.rules.explore import explore_cost
from igroteka.games.kalena.rules.land import HEX, HEX_ID
from igroteka.testing.coverage import rules
from tests.games.kalena.table import BLUE, GREEN, RED, Table


@rules("KAL-TERR-2")
def test_KAL_EXPL_1_moves_to_a_neighbour_for_its_cost() -> None:
    table = Table()
    table.do("explore:k_nw", "explore:n_sw")
    assert table.active(RED) == "2/1/1/1"
    assert table.player(RED).tokens == (4, 1, 1, 1)
    assert table.where(RED) == "n_sw"
    assert table.options("explore") == [
        "explore:k_nw",
        "explore:n_c",
        "explore:n_w",
        "explore:nw_e",
    ]
    assert table.near(table.forbidden("explore")) == {
        "explore:n_se": "KAL-TERR-2",
        "explore:nw_ne": "KAL-TERM-9",
    }
    costs = {key: table.args(key)["cost"] for key in table.options("explore")}
    assert costs == {"explore:k_nw": 1, "explore:n_c": 1, "explore:n_w": 2, "explore:nw_e": 2}
    assert table.args("explore:nw_ne") == {"hex": "nw_ne", "terrain": "mountain", "cost": 3}


def test_KAL_EXPL_1_only_the_own_sensoric_moves_and_the_move_is_told() -> None:
    table = Table()
    table.at(RED, "k_nw")
    table.do("explore:nw_e")
    assert table.where(RED) == "nw_e"
    assert [table.where(seat) for seat in (1, 2, 3)] == ["k_c"] * 3
    assert [table.active(seat) for seat in (1, 2, 3)] == ["4/1/1/1"] * 3
    assert table.told("explored") == [
        (
            "KAL-EXPL-1",
            {"who": "@0", "start": "k_nw", "hex": "nw_e", "terrain": "forest", "cost": 2},
        )
    ]


@pytest.mark.parametrize("tokens", [0, 6])
@pytest.mark.parametrize("hex", ["k_c", "n_c", "se_w"])
def test_KAL_EXPL_1_a_hex_that_is_no_neighbour_is_too_far(hex: str, tokens: int) -> None:
    table = Table()
    table.at(RED, "k_nw" if hex != "k_c" else "n_c")
    table.tokens(RED, f"{tokens}/1/1/1")
    table.ghosts("k_nw", "n_c")  # there is something to contact: the turn goes on
    assert table.refused(f"explore:{hex}") == "KAL-EXPL-1"


@rules("KAL-TERR-2")
@pytest.mark.parametrize("tokens", [0, 1, 6])
@pytest.mark.parametrize("lake", ["n_se", "sw_e"])
def test_KAL_EXPL_1_a_lake_is_closed_by_its_own_rule(lake: str, tokens: int) -> None:
    """Near or far, and whether or not one could pay."""
    table = Table()
    table.at(RED, "n_sw")
    table.tokens(RED, f"{tokens}/1/1/1")
    assert table.refused(f"explore:{lake}") == "KAL-TERR-2"


def test_KAL_EXPL_1_every_hex_but_the_own_is_offered_or_refused() -> None:
    table = Table()
    table.at(RED, "n_sw")
    keys = {*table.options("explore"), *table.forbidden("explore")}
    assert keys == {f"explore:{hex}" for hex in HEX_ID if hex != "n_sw"}


def test_KAL_EXPL_2_each_step_is_paid_in_full() -> None:
    table = Table()
    table.at(RED, "n_sw")
    table.tokens(RED, "2/1/1/1")
    assert table.refused("explore:nw_ne") == "KAL-TERM-9"
    table.do("end")
    assert table.active(RED) == "2/1/1/1"  # nothing was paid on account
    table.force_terrain("plain")
    table.end_turns()
    while table.ask.prompt == "spread":
        table.do(table.options()[-1])
    table.do("explore:nw_ne")
    assert table.active(RED) == "1/1/1/1"
    assert table.forbidden("explore")["explore:n_w"] == "KAL-TERM-9"


def test_KAL_EXPL_3_nobody_and_nothing_closes_a_hex() -> None:
    table = Table()
    table.at(RED, "n_sw")
    table.tokens(RED, "6/1/1/1")
    table.at(BLUE, "n_c")
    table.ghosts("n_c", "k_nw", "n_sw")
    table.building(GREEN, "sawmill", "n_w")
    table.building(RED, "sawmill", "nw_e")
    costs = {key: table.args(key)["cost"] for key in table.options("explore")}
    assert costs == {
        "explore:k_nw": 1,
        "explore:n_c": 1,
        "explore:n_w": 2,
        "explore:nw_e": 2,
        "explore:nw_ne": 3,
    }
    table.do("explore:n_w", "explore:n_c", "explore:n_sw", "explore:k_nw")
    assert table.where(RED) == "k_nw"
    assert table.where(BLUE) == "n_c"
    assert table.active(RED) == "1/1/1/1"
    assert table.haunted() == {"n_c", "k_nw", "n_sw"}


@pytest.mark.parametrize(
    ("start", "target", "cost"),
    [
        ("k_nw", "k_c", 2),
        ("k_c", "k_nw", 2),
        ("k_nw", "n_sw", 2),
        ("n_sw", "n_w", 3),
        ("n_sw", "nw_ne", 4),
    ],
)
def test_KAL_EXPL_4_creeping_dread_makes_haunted_hexes_dearer(
    start: str, target: str, cost: int
) -> None:
    table = Table(mode="citizen")
    table.at(RED, start)
    table.ghosts(target)
    table.tokens(RED, f"{cost}/1/1/1")
    assert table.args(f"explore:{target}")["cost"] == cost
    table.do(f"explore:{target}")
    assert table.active(RED) == "0/1/1/1"
    short = Table(mode="citizen")
    short.at(RED, start)
    short.ghosts(target)
    short.tokens(RED, f"{cost - 1}/1/1/1")
    assert short.refused(f"explore:{target}") == "KAL-TERM-9"


def test_KAL_EXPL_4_leaving_a_haunted_hex_costs_nothing_extra() -> None:
    table = Table(mode="citizen")
    table.at(RED, "n_sw")
    table.ghosts("n_sw")
    assert table.args("explore:n_c")["cost"] == 1
    table.do("explore:n_c")
    assert table.active(RED) == "3/1/1/1"


@pytest.mark.parametrize("mode", ["wanderer", "builder"])
def test_KAL_EXPL_4_other_ghost_cards_change_no_cost(mode: str) -> None:
    table = Table(mode=mode)
    table.at(RED, "n_sw")
    table.ghosts("n_c", "n_w", "nw_ne")
    costs = {hex: table.args(f"explore:{hex}")["cost"] for hex in ("n_c", "n_w", "nw_ne")}
    assert costs == {"n_c": 1, "n_w": 2, "nw_ne": 3}


def test_KAL_EXPL_4_a_lake_stays_closed_under_creeping_dread() -> None:
    table = Table(mode="citizen")
    table.at(RED, "n_sw")
    table.ghosts("n_sw", "n_c")
    table.tokens(RED, "6/1/1/1")
    assert table.near(table.forbidden("explore")) == {"explore:n_se": "KAL-TERR-2"}


@pytest.mark.parametrize(
    ("skill", "costs"),
    [
        ("travel_forest_trails", {"n_c": 1, "n_w": 1, "nw_ne": 3, "k_nw": 1}),
        ("travel_mountain_step", {"n_c": 1, "n_w": 2, "nw_ne": 2, "k_nw": 1}),
        ("travel_open_gates", {"n_c": 1, "n_w": 2, "nw_ne": 3, "k_nw": 1}),
    ],
)
def test_KAL_EXPL_5_travel_skills_lower_the_cost_for_their_owner(
    skill: str, costs: dict[str, int]
) -> None:
    table = Table()
    table.knows(RED, skill)
    table.at(RED, "n_sw")
    table.at(BLUE, "n_sw")
    assert {hex: table.args(f"explore:{hex}")["cost"] for hex in costs} == costs
    table.do("end")
    unskilled = {"n_c": 1, "n_w": 2, "nw_ne": 3, "k_nw": 1}
    assert {hex: table.args(f"explore:{hex}")["cost"] for hex in costs} == unskilled


@pytest.mark.parametrize(
    ("skill", "target"), [("travel_forest_trails", "n_w"), ("travel_mountain_step", "nw_ne")]
)
def test_KAL_EXPL_5_the_lower_cost_is_what_is_paid(skill: str, target: str) -> None:
    table = Table()
    table.knows(RED, skill)
    table.at(RED, "n_sw")
    table.tokens(RED, "2/1/1/1")
    table.do(f"explore:{target}")
    assert table.active(RED) == ("1/1/1/1" if target == "n_w" else "0/1/1/1")


def test_KAL_EXPL_6_skills_and_ghosts_add_up() -> None:
    table = Table(mode="citizen")
    table.knows(RED, "travel_forest_trails")
    table.ghosts("n_w", "k_w", "nw_c")
    expected = {"n_w": 2, "nw_e": 1, "k_w": 2, "nw_c": 2, "nw_ne": 3}
    red, blue = table.player(RED), table.player(BLUE)
    assert {hex: explore_cost(table.g, red, HEX[hex]) for hex in expected} == expected
    assert explore_cost(table.g, blue, HEX["n_w"]) == 3
    assert explore_cost(table.g, blue, HEX["nw_e"]) == 2
    table.at(RED, "n_sw")
    table.tokens(RED, "2/1/1/1")
    table.do("explore:n_w")
    assert table.active(RED) == "0/1/1/1"


def test_KAL_TERM_9_the_last_token_is_enough() -> None:
    """What is offered is not refused as well: two tokens pay for a forest."""
    table = Table()
    table.at(RED, "n_sw")
    table.tokens(RED, "2/1/1/1")
    assert "explore:nw_e" in table.options("explore")
    assert table.near(table.forbidden("explore")) == {
        "explore:n_se": "KAL-TERR-2",
        "explore:nw_ne": "KAL-TERM-9",
    }
