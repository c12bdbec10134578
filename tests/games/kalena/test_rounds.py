"""Rest, reorder and the end of a round (KAL-REST, KAL-ORDER)."""

from __future__ import annotations

from igroteka.games.kalena.rules.setup import round_number
from igroteka.testing.coverage import rules
from tests.games.kalena.table import BLUE, GREEN, RED, YELLOW, Table


def test_KAL_REST_1_all_tokens_of_all_players_become_active() -> None:
    t = Table()
    t.tokens(RED, "0/0/0/0")
    t.tokens(BLUE, "1/6/2/0")
    t.track(GREEN, "extraction", tokens=2, active=0)
    t.end_turns()
    assert t.active(RED) == "4/1/1/1"
    assert t.active(BLUE) == "4/6/2/1"
    assert t.active(GREEN) == "4/1/2/1"
    assert t.active(YELLOW) == "4/1/1/1"
    assert t.player(GREEN).tokens == (4, 1, 2, 1)
    assert t.told("rested") == [("KAL-REST-1", {})]


def test_KAL_REST_1_nothing_becomes_active_before_the_last_turn_is_over() -> None:
    t = Table()
    t.tokens(RED, "0/0/0/1")
    t.give(RED, pecunias=1)
    t.do("end", "end")
    assert t.active(RED) == "0/0/0/1"
    assert t.told("rested") == []


def test_KAL_REST_1_tokens_can_be_used_independently_in_the_next_round() -> None:
    t = Table()
    t.force_terrain("mountain")
    t.end_turns()
    t.do("haunt:se_c", "haunt:s_e", "haunt:ne_ne", "haunt:sw_w")
    t.do("explore:k_e")
    assert t.active(RED) == "3/1/1/1"
    assert t.player(RED).tokens == (4, 1, 1, 1)


def test_KAL_ORDER_1_highest_total_first_and_the_higher_token_among_equals() -> None:
    t = Table()
    t.valour(3, 7, 7, 5, stack=(BLUE, YELLOW, GREEN, RED))
    t.end_turns()
    assert t.g.order == (GREEN, BLUE, YELLOW, RED)
    assert t.told("order") == [("KAL-ORDER-1", {"seats": ["@2", "@1", "@3", "@0"]})]
    assert t.ask.seat == RED  # the last player rolls
    t = Table()
    t.valour(3, 7, 7, 5, stack=(GREEN, YELLOW, BLUE, RED))
    t.end_turns()
    assert t.g.order == (BLUE, GREEN, YELLOW, RED)


@rules("KAL-VAL-2")
def test_KAL_ORDER_1_a_gain_of_two_puts_green_on_top_of_the_stack() -> None:
    t = Table()
    t.valour(4, 4, 2, 6, stack=(GREEN, YELLOW, RED, BLUE))
    t.g.order = (GREEN, RED, BLUE, YELLOW)
    t.at(GREEN, "n_w")
    t.give(GREEN, food=1, water=1)
    t.do("build:sawmill")
    assert t.player(GREEN).valour == 4
    assert t.g.order == (GREEN, RED, BLUE, YELLOW)
    t.end_turns()
    assert t.g.order == (YELLOW, GREEN, BLUE, RED)


@rules("KAL-VAL-3")
def test_KAL_ORDER_1_leaving_and_rejoining_a_stack() -> None:
    t = Table()
    t.valour(5, 5, 5, 3, stack=(YELLOW, RED, BLUE, GREEN))
    t.g.order = (RED, YELLOW, BLUE, GREEN)
    t.at(RED, "n_c")
    t.give(RED, wood=1, water=1)
    t.at(YELLOW, "n_w")
    t.give(YELLOW, food=1, water=1)
    t.do("build:mill", "end", "build:sawmill")
    assert t.g.stack == (BLUE, GREEN, RED, YELLOW)
    t.end_turns()
    assert t.g.order == (RED, YELLOW, GREEN, BLUE)
    assert t.ask.seat == BLUE


def test_KAL_ORDER_2_the_counter_marker_moves_on_after_the_reorder() -> None:
    for season in (1, 2, 3):
        for round in (1, 2):
            t = Table(season=season, round=round)
            assert round_number(t.g) == 3 * (season - 1) + round
            t.end_turns()
            assert (t.g.season, t.g.round) == (season, round + 1)
            assert round_number(t.g) == 3 * (season - 1) + round + 1
            assert t.ask.prompt == "spread"
    for season in (1, 2):
        t = Table(season=season, round=3)
        t.end_turns()  # all are tied: nobody picks a quest
        assert (t.g.season, t.g.round) == (season + 1, 1)
        assert round_number(t.g) == 3 * season + 1


def test_KAL_ORDER_2_after_the_ninth_round_the_marker_stays() -> None:
    t = Table(season=3, round=3)
    t.end_turns()
    assert t.match.over
    assert (t.g.season, t.g.round) == (3, 3)
    assert round_number(t.g) == 9
    assert [fact.kind for fact in t.g.journal.facts[-3:]] == ["rested", "order", "won"]


def test_KAL_ORDER_3_without_gains_the_order_stays() -> None:
    t = Table(players=3)
    t.valour(0, 0, 0, stack=(BLUE, RED, GREEN))
    t.g.order = (GREEN, RED, BLUE)
    t.end_turns()
    assert t.g.order == (GREEN, RED, BLUE)
    assert t.g.stack == (BLUE, RED, GREEN)
    assert t.ask.seat == BLUE
    assert t.told("order") == [("KAL-ORDER-1", {"seats": ["@2", "@0", "@1"]})]
