"""KAL-TERM: who is first and last, what a neighbour is, paying, holding and restoring."""

from __future__ import annotations

import pytest

from igroteka.games.kalena.content import EXPLORATION, RESOURCES
from igroteka.games.kalena.rules.tokens import restore
from igroteka.testing.coverage import rules
from tests.games.kalena.table import BLUE, GREEN, RED, YELLOW, Table


@pytest.mark.parametrize(
    "order", [(GREEN, RED, YELLOW, BLUE), (BLUE, GREEN, RED), (BLUE, RED), (RED, BLUE)]
)
def test_KAL_TERM_2_the_last_token_spreads_and_token_1_begins(order: tuple[int, ...]) -> None:
    table = Table(players=len(order), phase="spread")
    table.g.order = order
    table.force_terrain("mountain")
    assert table.ask.seat == order[-1]
    assert table.told("spread") == [
        ("KAL-SPREAD-1", {"who": f"@{order[-1]}", "terrain": "mountain"})
    ]
    table.do("haunt:n_nw", "haunt:ne_ne", "haunt:se_c", "haunt:sw_w")
    assert table.ask.seat == order[0]


def test_KAL_TERM_3_only_active_tokens_can_pay() -> None:
    table = Table()
    table.at(RED, "n_sw")
    table.track(RED, "exploration", tokens=6, active=1)
    table.track(RED, "contact", tokens=6, active=0)
    table.track(RED, "extraction", tokens=2, active=0)
    table.track(RED, "construction", tokens=2, active=0)
    table.give(RED, food=3, water=3, wood=3, ore=3)
    table.ghosts("n_sw")
    assert table.options() == ["end", "explore:k_nw", "explore:n_c"]
    assert table.refused("explore:n_w") == "KAL-TERM-9"
    assert table.refused("contact") == "KAL-TERM-9"
    assert table.refused("extract:n_sw:food") == "KAL-TERM-9"
    assert table.refused("build:mill") == "KAL-BUILD-2"  # a ghost stands there, whoever pays
    table = Table()
    table.at(RED, "n_sw")
    table.track(RED, "construction", tokens=2, active=0)
    table.give(RED, food=3, water=3, wood=3, ore=3)
    assert table.refused("build:mill") == "KAL-TERM-9"


def test_KAL_TERM_3_without_any_active_token_no_basic_action_is_left() -> None:
    table = Table()
    table.at(RED, "k_nw")
    table.tokens(RED, "0/0/0/0")
    table.give(RED, pecunias=2)
    assert table.options() == ["end", "train:contact"]
    steps = table.near(table.forbidden("explore"))
    assert steps.pop("explore:n_se") == "KAL-TERR-2"
    assert set(steps.values()) == {"KAL-TERM-9"}
    takes = ("extract:k_nw:water", "extract:n_se:water")
    assert {table.refused(key) for key in takes} == {"KAL-TERM-9"}


def test_KAL_TERM_4_a_restored_token_turns_active_and_none_is_added() -> None:
    table = Table()
    table.knows(RED, "comm_second_breath")
    table.at(RED, "n_ne")
    table.ghosts("n_ne")
    table.track(RED, "contact", tokens=5, active=2)
    table.do("contact", luck=(1,))
    assert table.player(RED).active[1] == 2
    assert table.player(RED).tokens[1] == 5
    assert table.told("restored") == [
        ("KAL-CONT-6", {"who": "@0", "track": "contact", "amount": 1})
    ]


def test_KAL_TERM_5_neighbours_share_a_side() -> None:
    table = Table(phase="spread")
    table.building(RED, "mill", "n_c")
    table.building(BLUE, "mine", "n_nw")
    table.ghosts("n_sw")
    table.force_terrain("mountain")
    table.do("haunt:se_c", "haunt:se_sw", "haunt:s_e", "haunt:sw_se")
    assert table.resources(RED) == {}
    assert table.resources(BLUE) == {"ore": 1}


def test_KAL_TERM_5_a_hex_is_not_its_own_neighbour() -> None:
    table = Table()
    table.at(RED, "n_c")
    keys = {*table.options("explore"), *table.forbidden("explore")}
    assert len(keys) == 48
    assert "explore:n_c" not in keys
    assert table.refused("explore:n_c") is None


def test_KAL_TERM_7_resources_return_and_tokens_turn_over() -> None:
    table = Table()
    table.at(RED, "n_ne")
    table.give(RED, food=1, water=2, wood=2, ore=1)
    assert table.supply() == {"food": 15, "water": 14, "wood": 14, "ore": 15}
    table.do("build:mill")
    assert table.resources(RED) == {"food": 1, "water": 1, "wood": 1, "ore": 1}
    assert table.supply() == {"food": 15, "water": 15, "wood": 15, "ore": 15}
    assert table.active(RED) == "4/1/1/0"
    assert table.player(RED).tokens == (4, 1, 1, 1)


@rules("KAL-TERM-7")
def test_KAL_TERM_8_what_is_spent_on_skills_sales_and_training_returns_to_the_supply() -> None:
    table = Table()
    table.at(RED, "k_e")
    table.give(RED, pecunias=5, food=2, water=1, wood=1, ore=3)
    table.do("learn:comm_renown")
    assert table.supply() == {"food": 14, "water": 16, "wood": 15, "ore": 14}
    table.do("train:contact")
    assert table.player(RED).pecunias == 3
    table.do("explore:k_c", "sell:sell_2_same:ore")
    assert table.supply() == {"food": 14, "water": 16, "wood": 15, "ore": 16}
    assert table.resources(RED) == {"food": 2, "wood": 1}
    assert table.player(RED).pecunias == 8
    assert table.active(RED) == "3/1/1/1"
    assert table.player(RED).tokens == (4, 2, 1, 1)


@pytest.mark.parametrize(("active", "rule"), [(3, None), (2, "KAL-TERM-9")])
def test_KAL_TERM_9_exploring_needs_the_whole_cost(active: int, rule: str | None) -> None:
    table = Table()
    table.at(RED, "n_sw")
    table.tokens(RED, f"{active}/1/1/1")
    assert table.forbidden("explore").get("explore:nw_ne") == rule
    assert ("explore:nw_ne" in table.options()) is (rule is None)


@pytest.mark.parametrize(("season", "cost"), [(1, 1), (2, 2), (3, 3)])
def test_KAL_TERM_9_contact_needs_the_whole_cost(season: int, cost: int) -> None:
    table = Table(season=season)
    table.ghosts("k_c")
    table.track(RED, "contact", tokens=6, active=cost - 1)
    assert table.refused("contact") == "KAL-TERM-9"
    table.track(BLUE, "contact", tokens=6, active=cost)
    table.do("end")
    assert table.options("contact") == ["contact"]


@pytest.mark.parametrize(
    ("held", "offered"),
    [
        ({"wood": 1, "water": 1}, True),
        ({"wood": 3, "food": 3, "ore": 3}, False),
        ({"water": 3, "food": 3, "ore": 3}, False),
    ],
)
def test_KAL_TERM_9_building_needs_every_resource(held: dict[str, int], offered: bool) -> None:
    table = Table()
    table.at(RED, "n_ne")
    table.give(RED, **held)
    assert ("build:mill" in table.options()) is offered
    assert table.forbidden("build").get("build:mill") == (None if offered else "KAL-TERM-9")


def test_KAL_TERM_9_learning_selling_and_training_need_the_whole_cost() -> None:
    table = Table()
    table.at(RED, "k_e")
    table.give(RED, pecunias=1, water=1)
    table.at(BLUE, "k_e")
    table.give(BLUE, pecunias=2, water=1, ore=1)
    assert table.refused("learn:comm_renown") == "KAL-TERM-9"
    assert table.refused("train:contact") == "KAL-TERM-9"
    table.do("explore:k_c")
    assert table.options("sell") == ["sell:sell_1_any:water"]
    assert table.refused("sell:sell_2_same:water") == "KAL-TERM-9"
    table.do("end")
    assert table.options("learn") == ["learn:comm_renown"]
    assert table.options("train") == ["train:contact"]


def test_KAL_TERM_10_any_resource_is_named_by_the_one_who_gains_it() -> None:
    table = Table()
    table.knows(BLUE, "craft_gleaner")
    table.at(BLUE, "n_ne")
    table.do("end", "extract:n_ne:food")
    assert table.ask.seat == BLUE
    assert table.ask.rule == "KAL-DEC-10"
    assert table.options() == ["gain:food", "gain:ore", "gain:water", "gain:wood"]
    table.do("gain:ore")
    assert table.resources(BLUE) == {"food": 1, "ore": 1}
    assert [resource.id for resource in RESOURCES] == ["food", "water", "wood", "ore"]


def test_KAL_TERM_10_any_resource_is_named_by_the_one_who_spends_it() -> None:
    table = Table()
    table.give(RED, food=1, water=1, wood=1, ore=1)
    assert table.options("sell") == [
        f"sell:sell_1_any:{name}" for name in ("food", "ore", "water", "wood")
    ]
    table.do("sell:sell_1_any:wood")
    assert table.resources(RED) == {"food": 1, "water": 1, "ore": 1}


@pytest.mark.parametrize(
    ("skilled", "held", "after"),
    [(False, 2, 3), (False, 3, 3), (True, 3, 4), (True, 4, 4)],
)
def test_KAL_TERM_11_three_of_a_type_fit_and_four_with_a_roomy_pack(
    skilled: bool, held: int, after: int
) -> None:
    table = Table()
    if skilled:
        table.knows(RED, "trade_roomy_pack")
    table.at(RED, "n_ne")
    table.give(RED, food=held, water=3, wood=3, ore=3)
    table.do("extract:n_ne:food")
    assert table.resources(RED) == {"food": after, "water": 3, "wood": 3, "ore": 3}
    assert table.supply() == {"food": 16 - after, "water": 13, "wood": 13, "ore": 13}
    gained, lost = table.told("received"), table.told("no-room")
    assert [args["amount"] for _, args in gained] == [1] * (after - held)
    assert [args["amount"] for _, args in lost] == [1] * (1 - after + held)


def test_KAL_TERM_11_the_pack_of_one_is_no_use_to_another() -> None:
    table = Table()
    table.knows(BLUE, "trade_roomy_pack")
    table.at(RED, "n_ne")
    table.give(RED, food=3)
    table.do("extract:n_ne:food")
    assert table.resources(RED) == {"food": 3}


def test_KAL_TERM_12_pecunias_need_no_room_and_only_their_sum_matters() -> None:
    """136 is what all coins of the box are worth together."""
    table = Table()
    table.give(RED, pecunias=136, food=3, water=3, wood=3, ore=3)
    table.do("sell:sell_1_any:food")
    assert table.player(RED).pecunias == 138
    assert table.told("pecunias") == [("KAL-SELL-2", {"who": "@0", "amount": 2, "total": 138})]
    table.do("explore:k_e", "train:contact", "train:extraction")
    assert table.player(RED).pecunias == 129
    assert table.resources(RED) == {"food": 2, "water": 3, "wood": 3, "ore": 3}


@pytest.mark.parametrize("hex", ["k_c", "k_e", "k_ne", "n_c", "nw_ne"])
def test_KAL_TERM_13_nothing_is_given_away_or_thrown_away(hex: str) -> None:
    table = Table()
    table.at(RED, hex)
    table.at(BLUE, hex)
    table.give(RED, pecunias=20, food=3, water=3, wood=3, ore=3)
    table.tokens(RED, "6/6/2/2")
    table.ghosts(hex)
    verbs = {option.verb for option in table.ask.options}
    verbs |= {refusal.option.verb for refusal in table.match.why_not(RED)}
    assert verbs == {"explore", "extract", "build", "contact", "sell", "learn", "train", "end"}
    for key in ("discard:food", "give:blue:food", "lend:blue:food", "trade:blue:food"):
        assert table.refused(key) is None


def test_KAL_TERM_4_no_more_tokens_turn_than_lie_inactive() -> None:
    table = Table()
    for tokens, active in ((4, 3), (6, 5), (5, 5)):
        table.track(RED, "exploration", tokens, active)
        restore(table.g, table.player(RED), EXPLORATION, 2, "KAL-TERM-4")
        assert table.player(RED).active[EXPLORATION] == tokens
