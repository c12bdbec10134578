"""The scenarios of `scenarios.md` that take place within one player's turn."""

from __future__ import annotations

import pytest

from igroteka.games.kalena.rules.explore import explore_cost
from igroteka.games.kalena.rules.land import HEX
from tests.games.kalena.table import BLUE, GREEN, RED, Table


def test_KAL_S01_reach_of_four_exploration_tokens() -> None:
    table = Table(board="ref_a")
    table.do("explore:k_nw", "explore:n_sw")
    assert table.active(RED) == "2/1/1/1"
    assert table.explore_costs() == {"k_nw": 1, "n_c": 1, "n_w": 2, "nw_e": 2}
    assert explore_cost(table.g, table.player(RED), HEX["nw_ne"]) == 3
    assert table.refused("explore:nw_ne") == "KAL-TERM-9"
    assert table.refused("explore:n_se") == "KAL-TERR-2"


def test_KAL_S02_noria_on_the_very_first_turn() -> None:
    table = Table(board="ref_b")
    table.do("explore:k_ne")
    assert table.explore_costs()["n_se"] == 3
    table.do("explore:n_se", "extract:n_se:ore")
    assert table.resources(RED) == {"ore": 1}
    assert table.exhausted() == {"n_se"}
    table.do("build:noria")
    assert table.player(RED).valour == 1
    assert table.resources(RED) == {}
    assert table.built() == {"n_se": ("noria", RED)}
    assert table.exhausted() == set()
    assert table.g.exhaustion_supply == 12
    assert table.active(RED) == "0/1/0/0"
    assert [fact.args["who"] for fact in table.facts("turn-ended")] == ["@0"]
    assert table.ask.seat == BLUE


def test_KAL_S03_three_ways_to_extract_beside_a_lake() -> None:
    table = Table()
    table.at(RED, "n_sw")
    ways = ["extract:n_se:water", "extract:n_sw:food", "extract:n_sw:water"]
    assert table.options("extract") == ways
    table.do("extract:n_se:water")
    assert table.exhausted() == {"n_se"}
    assert table.resources(RED) == {"water": 1}


def test_KAL_S04_an_exhausted_lake_still_counts_as_a_lake() -> None:
    table = Table()
    table.exhaust("n_se")
    table.at(BLUE, "k_ne")
    table.turn_of(BLUE)
    assert table.options("extract") == ["extract:k_ne:water", "extract:ne_w:water"]
    assert table.refused("extract:n_se:water") == "KAL-EXTR-2"


def test_KAL_S05_extraction_with_a_full_storage() -> None:
    table = Table()
    table.at(RED, "n_c")
    table.give(RED, food=3)
    table.do("extract:n_c:food")
    assert table.resources(RED) == {"food": 3}
    assert table.active(RED) == "4/1/0/1"
    assert table.exhausted() == {"n_c"}


def test_KAL_S06_gleaner_with_a_full_type() -> None:
    table = Table()
    table.knows(RED, "craft_gleaner")
    table.at(RED, "n_c")
    table.give(RED, food=3, wood=2)
    table.do("extract:n_c:food")
    assert table.options() == ["gain:food", "gain:ore", "gain:water", "gain:wood"]
    table.do("gain:wood")
    assert table.resources(RED) == {"food": 3, "wood": 3}
    assert table.exhausted() == {"n_c"}
    assert table.g.exhaustion_supply == 11


def test_KAL_S07_exhaustion_tokens_run_out() -> None:
    table = Table()
    table.exhaust("n_c", *[hex for hex in table.hexes("plain") if hex != "n_c"][:11])
    assert table.g.exhaustion_supply == 0
    table.at(GREEN, "n_c")
    table.give(GREEN, wood=1, water=1)
    table.turn_of(GREEN)
    assert table.active(GREEN) == "4/1/1/1"
    assert table.refused("extract:n_se:water") == "KAL-EXTR-10"
    table.do("build:mill")
    assert table.player(GREEN).valour == 1
    assert table.g.exhaustion_supply == 1
    assert "n_c" not in table.exhausted()
    table.do("extract:n_se:water")
    assert table.resources(GREEN) == {"water": 1}
    assert table.g.exhaustion_supply == 0


def test_KAL_S08_ghost_card_2_looks_at_the_chosen_hex() -> None:
    table = Table(mode="builder")
    table.ghosts("n_sw")
    table.at(RED, "n_sw")
    table.tokens(RED, "0/1/1/0")
    assert table.options("extract") == ["extract:n_se:water"]
    assert table.refused("extract:n_sw:food") == "KAL-EXTR-7"
    assert table.refused("extract:n_sw:water") == "KAL-EXTR-7"
    table.do("contact", luck=(1,))
    ways = ["extract:n_se:water", "extract:n_sw:food", "extract:n_sw:water"]
    assert table.options("extract") == ways


def test_KAL_S09_exploration_modifiers_add_up() -> None:
    table = Table(mode="citizen")
    table.knows(RED, "travel_forest_trails")
    table.ghosts("n_w", "k_w", "nw_c")
    red, blue = table.player(RED), table.player(BLUE)
    costs = {"n_w": 2, "nw_e": 1, "k_w": 2, "nw_c": 2, "nw_ne": 3}
    assert {hex: explore_cost(table.g, red, HEX[hex]) for hex in costs} == costs
    assert explore_cost(table.g, blue, HEX["n_w"]) == 3
    table.at(RED, "n_sw")
    assert table.explore_costs() == {"k_nw": 1, "n_c": 1, "n_w": 2, "nw_e": 1, "nw_ne": 3}
    table.do("explore:n_w")
    assert table.active(RED) == "2/1/1/1"
    assert table.explore_costs() == {"n_c": 1, "n_sw": 1}


def test_KAL_S17_reward_with_no_room() -> None:
    table = Table(season=1)
    table.at(RED, "n_c")
    table.ghosts("n_c")
    table.give(RED, food=3, water=3, wood=3, ore=3)
    table.do("contact", luck=(2,))
    assert table.player(RED).pecunias == 2
    assert table.resources(RED) == {"food": 3, "water": 3, "wood": 3, "ore": 3}
    assert table.ask.prompt == "turn"


def test_KAL_S18_one_token_three_contacts() -> None:
    table = Table(season=1)
    table.knows(RED, "comm_second_breath")
    table.at(RED, "k_nw")
    table.ghosts("k_nw", "n_sw", "n_c")
    table.do("contact", "explore:n_sw", "contact", "explore:n_c", "contact", luck=(1, 1, 1))
    assert table.g.ghost_supply == 25
    assert len(table.facts("bonus-rolled")) == 3
    assert table.active(RED) == "2/1/1/1"


def test_KAL_S19_second_breath_in_season_2() -> None:
    table = Table(season=2)
    table.knows(RED, "comm_second_breath")
    table.tokens(RED, "4/2/1/1")
    table.at(RED, "k_nw")
    table.ghosts("k_nw", "n_sw")
    table.do("contact", "explore:n_sw", luck=(1,))
    assert table.active(RED) == "3/1/1/1"
    assert table.refused("contact") == "KAL-TERM-9"


def test_KAL_S20_choosing_the_row() -> None:
    table = Table(season=3)
    table.knows(RED, "comm_insight")
    table.tokens(RED, "4/3/1/1")
    table.valour(12)
    table.at(RED, "n_c")
    table.ghosts("n_c")
    luck = table.g.chance.at
    table.do("contact")
    assert table.options() == ["roll", *(f"row:{face}" for face in range(1, 7))]
    table.do("row:6", "gain:ore")
    assert table.facts("bonus-rolled") == []
    assert table.g.chance.at == luck
    assert table.resources(RED) == {"ore": 1}
    assert table.player(RED).valour == 15
    assert table.active(RED) == "4/0/1/1"


def test_KAL_S21_two_sales_with_haggler() -> None:
    table = Table(market="market_uniform")
    table.knows(RED, "trade_haggler")
    table.give(RED, food=3, wood=1)
    table.do("sell:sell_3_same:food")
    assert table.player(RED).pecunias == 8 + 1
    table.do("sell:sell_1_any:wood")
    assert table.player(RED).pecunias == 8 + 1 + 2 + 1 == 12
    assert table.resources(RED) == {}


@pytest.fixture
def wholesaler() -> Table:
    table = Table(market="market_assorted")
    table.knows(RED, "trade_wholesale")
    table.give(RED, food=2, wood=2, ore=1)
    table.tokens(RED, "0/1/0/1")
    return table


def test_KAL_S22_wholesale_counts_one_action(wholesaler: Table) -> None:
    sales = {
        "sell:sell_2_different:food+wood": 5,
        "sell:sell_1_any:food": 5 + 2,
        "sell:sell_2_different:wood+ore": 5 + 2 + 5,
    }
    for sale, pecunias in sales.items():
        wholesaler.do(sale)
        assert wholesaler.player(RED).pecunias == pecunias
    assert wholesaler.player(RED).pecunias == 12
    assert wholesaler.active(RED) == "0/1/0/1"
    assert wholesaler.facts("restored") == []


@pytest.mark.parametrize(
    ("track", "tokens"), [("exploration", "1/1/0/1"), ("extraction", "0/1/1/1")]
)
def test_KAL_S22_wholesale_restores_for_three_at_once(
    wholesaler: Table, track: str, tokens: str
) -> None:
    wholesaler.do("sell:sell_3_different:food+wood+ore")
    assert wholesaler.player(RED).pecunias == 8
    assert wholesaler.options() == ["restore:exploration", "restore:extraction"]
    wholesaler.do(f"restore:{track}")
    assert wholesaler.active(RED) == tokens


def test_KAL_S23_a_freshly_trained_token_restored_by_wholesale() -> None:
    table = Table(market="market_uniform")
    table.knows(RED, "trade_wholesale", "travel_open_gates")
    table.at(RED, "k_ne")
    table.give(RED, pecunias=7, food=3)
    table.do("train:extraction")
    assert table.player(RED).pecunias == 0
    assert table.player(RED).valour == 2
    assert table.active(RED) == "4/1/1/1"
    table.do("sell:sell_3_same:food")
    assert table.player(RED).pecunias == 8
    assert table.ask.prompt == "turn"
    assert table.active(RED) == "4/1/2/1"
    table.do("extract:k_ne:water", "extract:n_se:water")
    assert table.resources(RED) == {"water": 2}


def test_KAL_S24_finishing_the_contact_track() -> None:
    table = Table()
    table.at(RED, "k_ne")
    table.track(RED, "contact", tokens=3, active=2)
    table.give(RED, pecunias=12)
    for left in (12 - 3, 12 - 3 - 4, 0):
        table.do("train:contact")
        assert table.player(RED).pecunias == left
    assert table.player(RED).tokens[1] == 6
    assert table.player(RED).active[1] == 2
    assert table.player(RED).valour == 5
    assert table.refused("train:contact") == "KAL-TRAIN-5"


@pytest.mark.parametrize(
    ("players", "slots", "valour"),
    [(4, [1, 2], (4, 3)), (3, [2, 3], (3, 2)), (2, [2, 3], (3, 2))],
)
def test_KAL_S25_slot_values_by_player_count(
    players: int, slots: list[int], valour: tuple[int, int]
) -> None:
    table = Table(players=players)
    for seat in (RED, BLUE):
        table.at(seat, "k_w")
        table.give(seat, water=1, ore=1)
    table.do("learn:comm_renown", "end", "learn:comm_renown")
    assert (table.player(RED).valour, table.player(BLUE).valour) == valour
    assert [table.g.slots[0].index(seat) + 1 for seat in (RED, BLUE)] == slots


def test_KAL_S26_a_skill_works_at_once() -> None:
    table = Table()
    table.at(RED, "k_ne")
    table.give(RED, water=3, wood=1, food=1)
    table.do("learn:trade_roomy_pack", "extract:k_ne:water")
    assert table.resources(RED) == {"water": 4}


def test_KAL_S27_open_gates_from_the_suburb() -> None:
    table = Table(
        market="market_full_basket",
        skills=("comm_renown", "travel_open_gates", "trade_roomy_pack", "craft_abundance"),
    )
    table.at(RED, "k_w")
    table.give(RED, food=2, water=2, wood=1, ore=1)
    table.do("learn:travel_open_gates")
    assert table.resources(RED) == {"food": 1, "water": 1, "wood": 1, "ore": 1}
    table.do("sell:sell_4_different:food+water+wood+ore")
    assert table.player(RED).pecunias == 12
    table.do("train:contact")
    assert table.player(RED).pecunias == 12 - 2 == 10
    assert table.resources(RED) == {}
    assert table.player(RED).tokens[1] == 2
    assert table.player(RED).active[1] == 1


def test_KAL_S36_what_a_ghost_forbids() -> None:
    table = Table(mode="wanderer")
    table.ghosts("se_w", "k_e")
    table.at(RED, "se_w")
    table.give(RED, pecunias=2, wood=1, water=1)
    table.tokens(RED, "4/0/1/1")
    assert table.refused("build:mill") == "KAL-BUILD-2"
    assert table.refused("contact") == "KAL-TERM-9"
    assert "extract:se_w:food" in table.options("extract")
    assert table.explore_costs()["k_e"] == 1
    table.do("explore:k_e")
    assert table.options("train") == ["train:contact"]
    table.do("train:contact")
    assert table.player(RED).pecunias == 0


@pytest.mark.parametrize(
    ("building", "left", "valour"),
    [
        ("sawmill", {"wood": 1, "ore": 1}, 2),
        ("noria", {"food": 1, "water": 1, "wood": 1}, 1),
    ],
)
def test_KAL_S41_what_a_building_costs(building: str, left: dict[str, int], valour: int) -> None:
    table = Table()
    table.at(RED, "s_w")
    table.give(RED, food=1, water=1, wood=1, ore=1)
    table.tokens(RED, "0/1/0/1")
    assert table.options("build") == ["build:noria", "build:sawmill"]
    table.do(f"build:{building}")
    assert table.resources(RED) == left
    assert table.player(RED).valour == valour
    assert table.active(RED) == "0/1/0/0"
    assert table.player(RED).markers == 14


@pytest.fixture
def contacting() -> Table:
    """Red has just contacted a ghost, and the die shows 4."""
    table = Table(season=2)
    table.at(RED, "n_c")
    table.ghosts("n_c")
    table.tokens(RED, "4/2/1/1")
    table.give(RED, food=3, water=3, wood=3, ore=2)
    table.do("contact", luck=(4,))
    return table


def test_KAL_S42_two_any_resources_one_at_a_time(contacting: Table) -> None:
    assert contacting.options() == ["gain:food", "gain:ore", "gain:water", "gain:wood"]
    contacting.do("gain:ore")
    assert contacting.ask.prompt == "turn"
    assert contacting.resources(RED) == {"food": 3, "water": 3, "wood": 3, "ore": 3}
    assert contacting.player(RED).pecunias == 2


def test_KAL_S42_two_any_resources_and_one_named_in_vain(contacting: Table) -> None:
    contacting.do("gain:food")
    assert contacting.resources(RED) == {"food": 3, "water": 3, "wood": 3, "ore": 2}
    assert contacting.ask.prompt == "any-resource"
    contacting.do("gain:ore")
    assert contacting.resources(RED) == {"food": 3, "water": 3, "wood": 3, "ore": 3}
    assert contacting.player(RED).pecunias == 2
