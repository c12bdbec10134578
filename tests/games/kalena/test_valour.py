"""The valour track (KAL-VAL)."""

from __future__ import annotations

import pytest

from igroteka.games.kalena.rules.valour import shows_plus_30, space_of
from tests.games.kalena.table import BLUE, GREEN, RED, YELLOW, Table


def builder_of_a_mill(seat: int = RED) -> Table:
    """Red can gain 1 valour by a mill."""
    t = Table()
    t.at(seat, "n_c")
    t.give(seat, wood=1, water=1)
    return t


def test_KAL_VAL_1_valour_is_received_at_once() -> None:
    t = builder_of_a_mill()
    t.ghosts("n_c")
    t.do("contact", luck=(3,))
    assert t.player(RED).valour == 1
    t.do("build:mill")
    assert t.player(RED).valour == 2
    t.give(RED, pecunias=5, food=1, wood=1)
    t.do("explore:n_sw", "explore:k_nw", "learn:travel_forest_trails")
    assert t.player(RED).valour == 6
    t.do("train:contact", "end")
    assert t.player(RED).valour == 6


def test_KAL_VAL_1_valour_of_quests_only_at_final_scoring() -> None:
    t = builder_of_a_mill()
    t.picked(RED, 5)
    t.do("build:mill")
    assert t.player(RED).valour == 1
    t.g.season, t.g.round = 3, 3
    t.end_turns()
    assert t.player(RED).valour == 3


def test_KAL_VAL_2_on_top_of_the_tokens_already_there() -> None:
    t = builder_of_a_mill()
    t.valour(4, 5, 5, 9, stack=(RED, BLUE, YELLOW, GREEN))
    t.do("build:mill")
    assert t.player(RED).valour == 5
    assert t.g.stack == (BLUE, YELLOW, GREEN, RED)
    t.end_turns()
    assert t.g.order == (YELLOW, RED, GREEN, BLUE)


def test_KAL_VAL_2_whoever_is_reached_later_comes_to_lie_below() -> None:
    t = builder_of_a_mill()
    t.valour(4, 3, 0, 0, stack=(BLUE, RED, GREEN, YELLOW))
    t.at(BLUE, "n_w")
    t.give(BLUE, food=1, water=1)
    t.do("build:mill", "end", "build:sawmill")
    assert [player.valour for player in t.g.players] == [5, 5, 0, 0]
    t.end_turns()
    assert t.g.order == (BLUE, RED, YELLOW, GREEN)


def test_KAL_VAL_3_the_others_keep_their_order() -> None:
    t = builder_of_a_mill()
    t.valour(5, 5, 5, 5, stack=(YELLOW, RED, BLUE, GREEN))
    t.do("build:mill")
    assert t.g.stack == (YELLOW, BLUE, GREEN, RED)
    assert [player.valour for player in t.g.players] == [6, 5, 5, 5]
    t.end_turns()
    assert t.g.order == (RED, GREEN, BLUE, YELLOW)


def test_KAL_VAL_4_a_gain_of_nothing_leaves_the_token_in_its_stack() -> None:
    t = Table()
    t.valour(2, 2, 2, 2, stack=(RED, BLUE, GREEN, YELLOW))
    t.at(RED, "k_e")
    t.ghosts("k_e")
    t.give(RED, pecunias=2)
    t.do("contact", "train:contact", luck=(1,))
    assert t.g.stack == (RED, BLUE, GREEN, YELLOW)
    assert t.told("valour") == []
    t.end_turns()
    assert t.g.order == (YELLOW, GREEN, BLUE, RED)


@pytest.mark.parametrize(
    ("total", "space", "plus_30"),
    [(0, 0, False), (1, 1, False), (29, 29, False), (30, 0, True), (31, 1, True), (59, 29, True)],
)
def test_KAL_VAL_5_the_track_is_a_loop_of_30_spaces(total: int, space: int, plus_30: bool) -> None:
    assert space_of(total) == space
    assert shows_plus_30(total) is plus_30


def test_KAL_VAL_5_passing_30() -> None:
    t = Table()
    t.valour(28, 1, 0, 0)
    t.at(RED, "n_nw")
    t.give(RED, food=1, wood=1)
    t.do("build:mine")
    assert t.player(RED).valour == 31
    assert space_of(t.player(RED).valour) == space_of(t.player(BLUE).valour) == 1
    assert shows_plus_30(t.player(RED).valour)
    assert not shows_plus_30(t.player(BLUE).valour)
    assert t.g.stack[-1] == RED


def test_KAL_VAL_6_totals_are_compared_and_stacks_only_between_equals() -> None:
    t = Table()
    t.valour(31, 1, 31, 1, stack=(RED, BLUE, GREEN, YELLOW))
    t.end_turns()
    assert t.g.order == (GREEN, RED, YELLOW, BLUE)
    t = Table()
    t.valour(30, 29, 0, 1, stack=(RED, BLUE, GREEN, YELLOW))
    t.end_turns()
    assert t.g.order == (RED, BLUE, YELLOW, GREEN)


@pytest.mark.parametrize(("total", "space"), [(60, 0), (61, 1), (95, 5)])
def test_KAL_VAL_7_totals_of_60_and_more_go_on_counting(total: int, space: int) -> None:
    t = builder_of_a_mill()
    t.valour(total - 1, 59, 0, 0)
    t.do("build:mill")
    assert t.player(RED).valour == total
    assert space_of(total) == space
    assert shows_plus_30(total)
    t.end_turns()
    assert t.g.order[:2] == (RED, BLUE)


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_KAL_VAL_8_valour_is_never_lost(seed: int) -> None:
    t = Table(phase="spread")
    t.valour(3, 3, 3, 3)
    before = [3, 3, 3, 3]
    for _ in t.play_on(seed):
        now = [player.valour for player in t.g.players]
        assert all(new >= old for new, old in zip(now, before, strict=True))
        assert sorted(t.g.stack) == [RED, BLUE, GREEN, YELLOW]
        before = now
    assert max(before) > 3
    final = t.match.result.scores
    assert all(new >= old for new, old in zip(final, before, strict=True))
