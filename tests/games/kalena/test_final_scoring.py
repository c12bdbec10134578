"""Final scoring (KAL-FIN)."""

from __future__ import annotations

import pytest

from tests.games.kalena.table import BLUE, GREEN, RED, YELLOW, Table


def finale(*totals: int, stack: tuple[int, ...] | None = None) -> Table:
    """The last round of the match."""
    t = Table(players=len(totals), season=3, round=3)
    t.valour(*totals, stack=stack)
    return t


def test_KAL_FIN_1_players_reveal_and_score_in_the_new_turn_order() -> None:
    t = finale(1, 9, 5)
    t.give(RED, pecunias=3)
    t.give(GREEN, pecunias=6)
    for seat in (RED, BLUE, GREEN):
        t.picked(seat, 2)
    t.end_turns()
    assert t.told("order")[-1] == ("KAL-ORDER-1", {"seats": ["@1", "@2", "@0"]})
    assert [(args["who"], args["quest"], args["amount"]) for _, args in t.told("quest")] == [
        ("@1", "quest_treasury", 0),
        ("@2", "quest_treasury", 2),
        ("@0", "quest_treasury", 1),
    ]
    assert t.told("valour") == [
        ("KAL-FIN-6", {"who": "@2", "amount": 2, "total": 7}),
        ("KAL-FIN-6", {"who": "@0", "amount": 1, "total": 2}),
    ]
    assert t.match.result.scores == (2, 9, 7)
    assert t.match.over


def test_KAL_FIN_1_picked_quests_are_revealed_to_all() -> None:
    t = finale(1, 9, 5)
    t.picked(RED, 2, 7)
    quests = list(t.player(RED).picked)
    assert t.match.view(BLUE).players[RED].picked == [-1, -1]
    t.end_turns()
    assert t.match.view(BLUE).players[RED].picked == quests
    assert t.match.view(None).players[RED].picked == quests
    assert all(fact.told_to(BLUE) and fact.told_to(None) for fact in t.facts("quest"))


def test_KAL_FIN_1_not_before_the_ninth_round_is_over() -> None:
    t = finale(1, 9, 5)
    t.picked(RED, 2)
    t.give(RED, pecunias=3)
    t.do("end", "end")
    assert t.told("quest") == []
    assert t.player(RED).valour == 1
    t.do("end")
    assert t.player(RED).valour == 2


def test_KAL_FIN_2_the_highest_total_wins() -> None:
    t = finale(20, 31, 25, 7)
    t.picked(GREEN, 2)
    t.give(GREEN, pecunias=21)
    t.end_turns()
    result = t.match.result
    assert result.scores == (20, 31, 32, 7)
    assert result.winners == (GREEN,)
    assert result.order == (GREEN, BLUE, RED, YELLOW)
    assert result.rule == "KAL-FIN-2"
    assert t.told("won") == [("KAL-FIN-2", {"who": "@2", "total": 32})]


@pytest.mark.parametrize("stack", [(RED, BLUE, GREEN), (GREEN, BLUE, RED), (BLUE, GREEN, RED)])
def test_KAL_FIN_3_a_tie_goes_to_the_higher_token(stack: tuple[int, ...]) -> None:
    t = finale(30, 30, 30, stack=stack)
    t.end_turns()
    assert t.match.result.order == stack[::-1]
    assert t.match.result.winners == (stack[-1],)


def test_KAL_FIN_3_only_tied_players_are_compared_by_the_stack() -> None:
    t = finale(30, 30, 12, stack=(BLUE, RED, GREEN))
    t.end_turns()
    assert t.match.result.order == (RED, BLUE, GREEN)


def test_KAL_FIN_4_a_token_that_moves_later_lies_above() -> None:
    t = finale(30, 28, 25)
    t.picked(BLUE, 2)
    t.give(BLUE, pecunias=6)
    t.picked(GREEN, 2)
    t.give(GREEN, pecunias=15)
    t.end_turns()
    assert t.g.order == (RED, BLUE, GREEN)
    assert t.match.result.scores == (30, 30, 30)
    assert t.g.stack == (RED, BLUE, GREEN)
    assert t.match.result.order == (GREEN, BLUE, RED)


def test_KAL_FIN_4_a_token_that_gained_nothing_keeps_its_place() -> None:
    t = finale(30, 30, 12, stack=(GREEN, BLUE, RED))
    t.picked(BLUE, 2)
    t.give(BLUE, pecunias=2)
    t.end_turns()
    assert t.g.stack == (GREEN, BLUE, RED)
    assert t.match.result.winners == (RED,)


def test_KAL_FIN_5_lower_places_are_ranked_the_same_way() -> None:
    t = finale(5, 9, 5, 5, stack=(GREEN, BLUE, YELLOW, RED))
    t.end_turns()
    assert t.match.result.order == (BLUE, RED, YELLOW, GREEN)


def test_KAL_FIN_5_leftovers_are_worth_nothing_without_quests() -> None:
    t = finale(5, 4, 3)
    t.give(BLUE, pecunias=99, food=3, ore=3, wood=3, water=3)
    t.building(BLUE, "mine", "n_nw")
    t.end_turns()
    assert t.match.result.scores == (5, 4, 3)
    assert t.match.result.winners == (RED,)
    assert t.told("quest") == []
    assert t.told("won") == [("KAL-FIN-2", {"who": "@0", "total": 5})]


def test_KAL_FIN_6_all_quests_of_a_player_are_one_gain() -> None:
    t = finale(5, 4, 3)
    t.knows(RED, "trade_roomy_pack")
    t.give(RED, pecunias=11, wood=4, ore=3, food=2)
    t.picked(RED, 1, 2)
    t.end_turns()
    assert [args["amount"] for _, args in t.told("quest")] == [6, 3]
    assert t.told("valour") == [("KAL-FIN-6", {"who": "@0", "amount": 9, "total": 14})]
    assert t.match.result.scores == (14, 4, 3)
