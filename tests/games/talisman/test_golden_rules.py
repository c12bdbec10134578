"""The golden rules (TAL-GOLDEN)."""

from __future__ import annotations

import pytest

from tests.games.talisman.table import A, B, Table


def test_TAL_GOLDEN_2_cannot_beats_can_the_amulet_silences_the_wizard() -> None:
    t = Table("wizard", "dwarf")
    t.give(A, "healing", "amulet")
    assert t.asked == (A, "way")
    assert t.refused("cast:healing") == "TAL-HAVE-2"


def test_TAL_GOLDEN_2_the_poltergeist_bars_the_green_roads() -> None:
    t = Table("elf", "dwarf")
    t.at(A, "woods_n")
    assert t.options() == ["roll", "use:elf.green_roads"]
    t = Table("elf", "dwarf")
    t.at(A, "woods_n")
    t.give(A, "poltergeist")
    assert t.asked == (A, "way")


def test_TAL_GOLDEN_2_where_objects_do_not_count_two_weapons_do_not_help() -> None:
    t = Table("warrior", "wizard")
    t.give(A, "sword", "axe")
    t.finds("cursed_glade", "giant")
    t.force(1, 1, 6)
    t.pass_windows()
    assert t.told("fought")[0][1]["score"] == 4 + 1


@pytest.mark.parametrize(("die", "asked"), [(5, "way"), (6, "use")])
def test_TAL_GOLDEN_3_the_troll_regenerates_on_the_number_the_die_shows(
    die: int, asked: str
) -> None:
    t = Table("troll", "wizard")
    t.life(A, 1)
    t.at(A, "city")
    t.force(die)
    assert t.ask.prompt == asked


def test_TAL_GOLDEN_3_a_rerolled_die_shows_a_natural_number_too() -> None:
    t = Table("troll", "wizard", fate=1)
    t.life(A, 1)
    t.at(A, "city")
    t.do("reroll:1", luck=(3, 6))
    assert t.asked == (A, "use")


def test_TAL_GOLDEN_4_gold_that_is_not_in_the_reserve_cannot_be_gained() -> None:
    t = Table("troll", "wizard")
    t.gold(B, 28)
    assert t.g.gold_left == 1
    t.finds("fields_n", "two_bags_of_gold")
    t.do("take:two_bags_of_gold")
    assert (t.hero(A).gold, t.g.gold_left) == (2, 0)


def test_TAL_GOLDEN_4_until_some_returns() -> None:
    t = Table("dwarf", "wizard")
    t.gold(B, 29)
    t.life(A, 2)
    t.finds("ruins", "bag_of_gold", "axe")
    assert t.options() == ["done", "take:axe"]
    assert t.refused("take:bag_of_gold") == "TAL-GOLD-6"
    t = Table("dwarf", "wizard")
    t.gold(B, 28)
    t.finds("ruins", "bag_of_gold", "axe")
    assert t.options() == ["done", "take:axe", "take:bag_of_gold"]


def test_TAL_GOLDEN_4_counters_are_limited_in_the_same_way() -> None:
    t = Table("dwarf", "wizard")
    t.counters(B, strength=72)
    t.lands("temple", 3, 3)
    assert t.hero(A).strength_counters == 0
    t = Table("dwarf", "wizard")
    t.counters(B, strength=71)
    t.lands("temple", 3, 3)
    assert (t.hero(A).strength_counters, t.g.strength_left) == (1, 0)
