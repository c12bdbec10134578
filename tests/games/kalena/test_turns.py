"""KAL-TURN: who acts when, and how a turn ends."""

from __future__ import annotations

import pytest

from igroteka.kernel.errors import NotAsked
from igroteka.testing.coverage import rules
from tests.games.kalena.table import BLUE, GREEN, RED, YELLOW, Table


@pytest.mark.parametrize(
    "order",
    [(RED, BLUE, GREEN, YELLOW), (YELLOW, RED, GREEN, BLUE), (GREEN, RED, BLUE), (BLUE, RED)],
)
def test_KAL_TURN_1_one_turn_each_in_turn_order(order: tuple[int, ...]) -> None:
    table = Table(players=len(order))
    table.g.order = order
    seats = []
    while table.g.phase == "turns":
        seats.append(table.ask.seat)
        assert table.ask.prompt == "turn"
        table.do("end")
    assert tuple(seats) == order
    assert table.told("turn-ended") == [("KAL-TURN-3", {"who": f"@{seat}"}) for seat in order]


def test_KAL_TURN_2_actions_are_mixed_freely_and_repeated() -> None:
    table = Table()
    table.tokens(RED, "6/2/2/2")
    table.give(RED, pecunias=2, food=1, water=2, wood=2, ore=1)
    table.ghosts("k_c", "n_sw")
    table.do("sell:sell_1_any:food", "contact", luck=(1,))
    table.do("explore:k_nw", "train:contact", "learn:comm_renown", "extract:n_se:water")
    table.do(
        "explore:n_sw", "contact", "build:mill", "explore:k_nw", "extract:k_nw:water", luck=(1,)
    )
    table.do("train:contact", "explore:n_sw")
    assert table.ask.seat == RED
    assert table.g.turn == 0
    # 2 at the start, 2 by the sale, 3 + 3 by the contacts; 2 + 3 spent on training
    assert table.player(RED).pecunias == 5
    assert table.resources(RED) == {"wood": 1, "water": 2}
    assert table.active(RED) == "2/0/0/1"
    assert table.player(RED).tokens == (6, 4, 2, 2)
    assert table.player(RED).valour == 4 + 1 + 1  # skill, renown of the second contact, mill


@rules("KAL-TURN-5")
def test_KAL_TURN_3_the_turn_ends_when_the_player_stops() -> None:
    table = Table()
    table.do("explore:k_e")
    assert table.ask.seat == RED
    table.do("end")
    assert (table.ask.seat, table.g.turn) == (BLUE, 1)
    assert table.active(RED) == "3/1/1/1"  # what was spent stays inactive until the rest


def test_KAL_TURN_4_a_turn_ends_by_itself_when_nothing_is_left_to_do() -> None:
    table = Table("ref_b")
    table.do("explore:k_ne", "explore:n_se", "extract:n_se:ore", "build:noria")
    assert table.ask.seat == BLUE
    assert table.active(RED) == "0/1/0/0"
    assert table.told("turn-ended") == [("KAL-TURN-3", {"who": "@0"})]


@pytest.mark.parametrize(("pecunias", "asked"), [(2, RED), (1, BLUE)])
def test_KAL_TURN_4_but_not_while_one_action_is_possible(pecunias: int, asked: int) -> None:
    table = Table()
    table.at(RED, "k_e")
    table.tokens(RED, "0/1/1/1")
    table.give(RED, pecunias=pecunias)
    assert table.ask.seat == asked


def test_KAL_TURN_4_a_player_without_any_action_is_passed_over() -> None:
    table = Table()
    for seat in (RED, BLUE, YELLOW):
        table.tokens(seat, "0/0/0/0")
    assert table.ask.seat == GREEN
    table.do("end")
    assert table.g.phase == "spread"
    assert [args["who"] for _, args in table.told("turn-ended")] == ["@0", "@1", "@2", "@3"]


def test_KAL_TURN_5_one_may_stop_at_once() -> None:
    table = Table()
    assert "end" in table.options()
    table.do("end", "end", "end", "end")
    assert (table.g.round, table.g.phase) == (2, "spread")
    for seat in (RED, BLUE, GREEN, YELLOW):
        assert table.where(seat) == "k_c"
        assert table.active(seat) == "4/1/1/1"


def test_KAL_TURN_6_others_decide_nothing_during_a_turn() -> None:
    table = Table()
    table.at(RED, "n_ne")
    table.knows(RED, "craft_gleaner")
    for _ in range(2):
        assert [ask.seat for ask in table.match.asks] == [RED]
        for other in (BLUE, GREEN, YELLOW):
            assert table.match.asked(other) is None
            with pytest.raises(NotAsked):
                table.match.answer(other, "end")
        if table.ask.prompt == "turn":
            table.do("extract:n_ne:food")
    assert table.ask.prompt == "any-resource"


def test_KAL_TURN_7_valour_changes_the_order_only_after_the_round() -> None:
    table = Table()
    table.at(BLUE, "n_ne")
    table.give(BLUE, wood=1, water=1)
    table.at(YELLOW, "n_nw")
    table.give(YELLOW, food=1, wood=1)
    table.do("end", "build:mill")
    assert table.g.order == (RED, BLUE, GREEN, YELLOW)
    table.do("end")
    assert table.ask.seat == GREEN
    table.do("end")
    assert table.ask.seat == YELLOW
    table.do("build:mine")
    assert table.g.order == (RED, BLUE, GREEN, YELLOW)
    table.do("end")
    assert table.g.order == (YELLOW, BLUE, RED, GREEN)


def test_KAL_TURN_8_an_action_is_finished_before_the_next_begins() -> None:
    table = Table()
    table.at(RED, "n_ne")
    table.knows(RED, "craft_gleaner")
    table.do("extract:n_ne:food")
    assert table.options() == ["gain:food", "gain:ore", "gain:water", "gain:wood"]
    for key in ("end", "explore:n_c", "extract:n_ne:food"):
        assert table.refused(key) is None
    assert table.active(RED) == "4/1/0/1"
    assert table.exhausted() == {"n_ne"}
    table.do("gain:wood")
    assert "end" in table.options()


@rules("KAL-TURN-2")
def test_what_a_turn_asks_for() -> None:
    table = Table()
    assert (table.ask.prompt, table.ask.rule, table.ask.seat) == ("turn", "KAL-DEC-4", RED)
    assert table.match.anchored
    assert table.options() == [
        "end",
        *(f"explore:k_{p}" for p in ("e", "ne", "nw", "se", "sw", "w")),
    ]
