"""The action sell (KAL-SELL)."""

from __future__ import annotations

import pytest

from igroteka.testing.coverage import rules
from tests.games.kalena.table import BLUE, RED, Table

SUBURBS = ("k_e", "k_ne", "k_nw", "k_w", "k_sw", "k_se")


def seller(hex: str = "k_c", market: str = "market_uniform", **resources: int) -> Table:
    t = Table(market=market)
    t.at(RED, hex)
    t.give(RED, **resources)
    return t


def test_KAL_SELL_1_in_the_city_only() -> None:
    assert seller(food=1).options("sell") == ["sell:sell_1_any:food"]
    for hex in (*SUBURBS, "n_c"):
        t = seller(hex, food=1)
        assert t.options("sell") == []
        assert t.refused("sell:sell_1_any:food") == "KAL-SELL-1"
        assert t.resources(RED) == {"food": 1}


def test_KAL_SELL_1_open_gates_let_their_owner_sell_in_suburbs_too() -> None:
    for hex in ("k_c", *SUBURBS):
        t = seller(hex, food=1)
        t.knows(RED, "travel_open_gates")
        t.do("sell:sell_1_any:food")
        assert t.player(RED).pecunias == 2
    t = seller("n_c", food=1)
    t.knows(RED, "travel_open_gates")
    assert t.refused("sell:sell_1_any:food") == "KAL-SELL-1"
    t = seller("k_e", food=1)
    t.knows(BLUE, "travel_open_gates")
    assert t.refused("sell:sell_1_any:food") == "KAL-SELL-1"


def test_KAL_SELL_2_one_line_is_spent_and_received() -> None:
    t = seller(food=3, wood=1)
    t.do("sell:sell_2_same:food")
    assert t.resources(RED) == {"food": 1, "wood": 1}
    assert t.supply() == {"food": 15, "water": 16, "wood": 15, "ore": 16}
    assert t.player(RED).pecunias == 5
    assert t.active(RED) == "4/1/1/1"
    assert t.player(RED).valour == 0
    assert t.told("sold") == [
        ("KAL-SELL-2", {"who": "@0", "resources": ["food"], "each": 2, "pecunias": 5}),
    ]
    assert t.told("pecunias") == [("KAL-SELL-2", {"who": "@0", "amount": 5, "total": 5})]


def test_KAL_SELL_2_what_is_not_there_cannot_be_sold() -> None:
    t = seller(food=2, wood=1)
    assert t.options("sell") == [
        "sell:sell_1_any:food",
        "sell:sell_1_any:wood",
        "sell:sell_2_same:food",
    ]
    assert t.refused("sell:sell_1_any:ore") == "KAL-TERM-9"
    assert t.refused("sell:sell_2_same:wood") == "KAL-TERM-9"
    assert t.refused("sell:sell_3_same:food") == "KAL-TERM-9"
    assert t.refused("sell:sell_2_different:food+wood") is None  # not on this card at all


def test_KAL_SELL_3_repeated_until_nothing_is_left() -> None:
    t = seller(food=3)
    for pecunias in (2, 4, 6):
        t.do("sell:sell_1_any:food")
        assert t.player(RED).pecunias == pecunias
    assert t.options("sell") == []
    assert t.refused("sell:sell_1_any:food") == "KAL-TERM-9"


def test_KAL_SELL_4_haggler_gets_one_pecunia_more_per_action() -> None:
    t = seller(food=3, wood=1)
    t.knows(RED, "trade_haggler")
    option = t.ask.option("sell:sell_3_same:food")
    assert option is not None
    assert option.args == {"resources": ["food"], "each": 3, "pecunias": 9}
    t.do("sell:sell_3_same:food")
    assert t.player(RED).pecunias == 9
    t.do("sell:sell_1_any:wood")
    assert t.player(RED).pecunias == 12


def test_KAL_SELL_4_only_for_the_haggler() -> None:
    t = seller(food=3)
    t.knows(BLUE, "trade_haggler")
    t.do("sell:sell_3_same:food")
    assert t.player(RED).pecunias == 8
    assert t.player(BLUE).pecunias == 0


def wholesaler(market: str, tokens: str, **resources: int) -> Table:
    t = seller("k_c", market, **resources)
    t.knows(RED, "trade_wholesale")
    t.tokens(RED, tokens)
    return t


def test_KAL_SELL_5_wholesale_restores_a_token_of_choice() -> None:
    t = wholesaler("market_assorted", "0/1/0/1", food=2, wood=2, ore=1)
    t.do("sell:sell_3_different:food+wood+ore")
    assert t.player(RED).pecunias == 8
    assert t.ask.rule == "KAL-DEC-12"
    assert t.options() == ["restore:exploration", "restore:extraction"]
    t.do("restore:extraction")
    assert t.active(RED) == "0/1/1/1"
    assert t.told("restored") == [
        ("KAL-SELL-5", {"who": "@0", "track": "extraction", "amount": 1}),
    ]


def test_KAL_SELL_5_restores_one_token_though_several_are_inactive() -> None:
    t = wholesaler("market_uniform", "1/1/0/1", food=3)
    t.do("sell:sell_3_same:food", "restore:exploration")
    assert t.active(RED) == "2/1/0/1"


def test_KAL_SELL_5_small_sales_do_not_add_up() -> None:
    t = wholesaler("market_assorted", "0/1/0/1", food=2, wood=2, ore=1)
    t.do("sell:sell_2_different:food+wood", "sell:sell_1_any:food")
    t.do("sell:sell_2_different:wood+ore")
    assert t.player(RED).pecunias == 12
    assert t.active(RED) == "0/1/0/1"
    assert t.told("restored") == []


@pytest.mark.parametrize(
    ("market", "sale"),
    [
        ("market_uniform", "sell:sell_3_same:ore"),
        ("market_assorted", "sell:sell_3_different:food+water+ore"),
        ("market_full_basket", "sell:sell_4_different:food+water+wood+ore"),
    ],
)
def test_KAL_SELL_5_three_resources_or_more_in_one_action(market: str, sale: str) -> None:
    t = wholesaler(market, "4/1/1/0", food=3, water=3, wood=3, ore=3)
    t.do(sale)
    assert t.active(RED) == "4/1/1/1"  # the only inactive one: no question


def test_KAL_SELL_5_two_resources_are_too_few() -> None:
    t = wholesaler("market_uniform", "4/1/1/0", food=2)
    t.do("sell:sell_2_same:food")
    assert t.active(RED) == "4/1/1/0"


def test_KAL_SELL_5_only_for_the_wholesaler() -> None:
    t = seller(food=3)
    t.knows(BLUE, "trade_wholesale")
    t.tokens(RED, "4/1/1/0")
    t.tokens(BLUE, "0/0/0/0")
    t.do("sell:sell_3_same:food")
    assert t.active(RED) == "4/1/1/0"
    assert t.active(BLUE) == "0/0/0/0"


def test_KAL_SELL_6_with_all_tokens_active_nothing_is_restored() -> None:
    t = wholesaler("market_uniform", "4/1/1/1", food=3)
    t.do("sell:sell_3_same:food")
    assert t.ask.prompt == "turn"
    assert t.player(RED).pecunias == 8
    assert t.active(RED) == "4/1/1/1"
    assert t.player(RED).tokens == (4, 1, 1, 1)
    assert t.told("restored") == []


@rules("KAL-GHOST-6")
@pytest.mark.parametrize("mode", ["wanderer", "builder", "citizen"])
def test_KAL_SELL_7_a_ghost_stops_neither_selling_nor_learning_nor_training(mode: str) -> None:
    t = Table(mode=mode)
    t.give(RED, pecunias=2, food=2, wood=1)
    t.ghosts("k_c", "k_e")
    t.tokens(RED, "4/0/1/1")
    t.do("sell:sell_1_any:food")
    assert t.player(RED).pecunias == 4
    t.do("explore:k_e", "learn:travel_forest_trails", "train:contact")
    assert t.player(RED).valour == 4
    assert t.player(RED).pecunias == 2
    assert t.haunted() == {"k_c", "k_e"}
