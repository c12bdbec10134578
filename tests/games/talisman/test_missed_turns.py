"""Missing turns (TAL-MISS)."""

from __future__ import annotations

import pytest

from igroteka.games.talisman.content.vocabulary import MissTurn
from igroteka.games.talisman.rules.effects.doing import deed
from igroteka.games.talisman.rules.effects.interpreter import run
from tests.games.talisman.table import A, B, C, Table


def test_TAL_MISS_1_the_turn_ends_at_once() -> None:
    t = Table("dwarf", "wizard")
    t.trophies(A, "dragon")
    t.lay("ruins", "storm", "healer")
    t.life(A, 1)
    t.lands("ruins")
    assert t.hero(A).life == 1, "the Healer is not reached"
    assert t.asked == (A, "window-end")
    assert t.told("will-miss")[0] == ("TAL-MISS-1", {"who": "@0", "turns": 1})


@pytest.mark.parametrize("left", ["healer", "sword", "cave"])
def test_TAL_MISS_2_with_a_card_left_the_turn_cut_short_is_the_missed_one(left: str) -> None:
    t = Table("dwarf", "wizard")
    t.at(B, "castle")
    t.finds("ruins", "storm", left)
    assert (t.hero(A).missed, t.g.active) == (0, B)
    assert t.lying("ruins") == [left]


def test_TAL_MISS_2_coins_are_something_left() -> None:
    t = Table("dwarf", "wizard")
    t.at(B, "castle")
    t.lay("fields_n", "storm")
    t.coins("fields_n", 1)
    t.lands("fields_n")
    assert t.hero(A).missed == 0


def test_TAL_MISS_2_so_is_the_printed_instruction() -> None:
    t = Table("dwarf", "wizard")
    t.at(B, "castle")
    t.finds("village", "storm")
    assert (t.hero(A).missed, t.g.active) == (0, B)


def test_TAL_MISS_2_what_he_may_not_take_is_nothing_left() -> None:
    t = Table("monk", "wizard")
    t.at(B, "castle")
    t.finds("ruins", "storm", "runesword")
    assert t.hero(A).missed == 1


def test_TAL_MISS_2_at_a_place_that_comes_after_the_taking_nothing_is_left() -> None:
    t = Table("warrior", "wizard")
    t.finds("ruins", "sword", "marsh")
    t.do("done")
    assert t.hero(A).missed == 1


def test_TAL_MISS_3_with_nothing_left_he_misses_his_next_turn() -> None:
    t = Table("dwarf", "wizard")
    t.hero(B).missed = 2
    t.draws("fields_n", "storm")
    assert t.told("missed")[:2] == [
        ("TAL-MISS-6", {"who": "@1"}),
        ("TAL-MISS-6", {"who": "@0"}),
    ]
    assert t.asked == (A, "way"), "B missed twice, A once in between"


def test_TAL_MISS_3_the_instruction_that_makes_him_miss_is_not_left() -> None:
    t = Table("dwarf", "wizard")
    t.lands("tavern", 1)
    assert (t.hero(A).missed, t.g.active) == (1, B)


@pytest.mark.parametrize(("left", "missed"), [(True, 1), (False, 2)])
def test_TAL_MISS_4_the_turn_cut_short_is_the_first_of_several(left: bool, missed: int) -> None:
    t = Table("dwarf", "wizard")
    t.g.agenda = [t.out("healer")] if left else []
    for _ in run(t.g, (MissTurn(amount=2),), deed(t.hero(A), "TAL-CARD-2")):
        raise AssertionError("nothing is asked")
    assert t.hero(A).missed == missed


def test_TAL_MISS_5_who_is_not_active_misses_his_next_turn_whatever_lies_about() -> None:
    t = Table("dwarf", "wizard", "troll")
    t.at(B, "forest")
    t.at(C, "temple")
    t.lay("forest", "healer")
    t.finds("ruins", "storm", "sword")
    assert (t.hero(A).missed, t.hero(B).missed, t.hero(C).missed) == (0, 0, 0)
    assert t.told("missed") == [("TAL-MISS-6", {"who": "@1"})]
    assert t.g.active == C, "who was in another Region"


def test_TAL_MISS_5_missed_turns_add_up() -> None:
    t = Table("dwarf", "wizard")
    t.at(B, "city")
    t.hero(B).missed = 1
    t.finds("ruins", "storm", "sword", luck=(6,))
    assert t.hero(B).missed == 1
    assert t.told("missed") == [("TAL-MISS-6", {"who": "@1"})]
    assert t.asked == (A, "way")


def test_TAL_MISS_6_in_a_missed_turn_nothing_is_done_and_no_window_opens() -> None:
    t = Table("dwarf", "druid", "wizard")
    t.give(A, "ring")
    t.give(C, "healing")
    t.hero(A).missed = 1
    assert t.asked == (C, "window-start")
    assert t.g.active == B
    assert t.told("missed") == [("TAL-MISS-6", {"who": "@0"})]


def test_TAL_MISS_6_durations_go_on() -> None:
    t = Table("dwarf", "wizard")
    t.toad(A, 1)
    t.hero(A).missed = 1
    assert t.asked == (B, "way")
    assert t.hero(A).toad == 0
