"""TAL-GOLD: coins."""

from __future__ import annotations

import pytest

from igroteka.games.talisman.rules.components.spaces import SPACE
from tests.games.talisman.table import A, B, Table


def test_TAL_GOLD_1_each_hero_begins_with_one_coin() -> None:
    t = Table("troll", "wizard", "elf")
    assert [hero.gold for hero in t.g.heroes] == [1, 1, 1]
    t.gold(A, 4)
    t.lands("village")
    t.do("choose:blacksmith", "buy:axe")
    assert t.hero(A).gold == 1
    assert t.objects(A) == ["axe"]


def test_TAL_GOLD_2_payments_go_to_the_reserve_and_income_comes_from_it() -> None:
    t = Table("troll", "wizard")
    t.lands("tavern", 4)
    assert t.hero(A).gold == 2
    assert t.g.gold_left == 27
    t = Table("troll", "wizard")
    t.lands("black_knight")
    t.do("choose:pay")
    assert t.hero(A).gold == 0
    assert t.g.gold_left == 29


def test_TAL_GOLD_2_gold_between_heroes_does_not_touch_the_reserve() -> None:
    t = Table("troll", "thief")
    t.at(B, "fields_n")
    t.lands("fields_n", 6, 1)
    t.do("meet:1", "take:gold")
    assert (t.hero(A).gold, t.hero(B).gold, t.g.gold_left) == (2, 0, 28)


def test_TAL_GOLD_3_gold_does_not_count_toward_the_carrying_limit() -> None:
    t = Table("troll", "thief")
    t.gold(A, 9)
    t.give(A, "sword", "axe", "helmet", "shield")
    t.coins("fields_n", 5)
    t.finds("fields_n", "mage")
    t.when("take", "take:coins")
    assert t.hero(A).gold == 14
    assert t.asked == (B, "way")
    assert len(t.objects(A)) == 4


@pytest.mark.parametrize(("gold", "left"), [(0, 0), (1, 0), (3, 2)])
def test_TAL_GOLD_4_who_has_none_gives_none(gold: int, left: int) -> None:
    t = Table("troll", "thief")
    t.gold(A, gold)
    t.lands("tavern", 3)
    assert t.hero(A).gold == left
    assert t.g.gold_left == 29 - left


def test_TAL_GOLD_4_who_has_too_little_gives_what_he_has() -> None:
    t = Table("troll", "thief")
    t.gold(A, 2)
    t.give(B, "random")
    t.do("cast:random", "aim:0", luck=(4,))
    assert t.hero(A).gold == 0
    assert t.told("lost")[-1][1] == {"who": "@0", "what": "stat:gold", "amount": 2}


def test_TAL_GOLD_5_an_optional_payment_is_possible_only_in_full() -> None:
    """With two coins: a Helmet and a Sword, but no Axe, Shield or Armour."""
    t = Table("troll", "thief")
    t.gold(A, 2)
    t.lands("village")
    t.do("choose:blacksmith")
    assert t.options() == ["buy:helmet", "buy:sword", "done"]
    assert t.refused("buy:axe") == "TAL-GOLD-5"


def test_TAL_GOLD_5_without_a_coin_the_black_knight_takes_a_life() -> None:
    t = Table("troll", "thief")
    t.gold(A, 0)
    t.lands("black_knight")
    assert t.hero(A).life == 5
    assert t.ask.seat == B


def test_TAL_GOLD_5_without_a_coin_the_sorcerer_is_not_asked_and_nobody_is_hired() -> None:
    t = Table("wizard", "thief")
    t.gold(A, 0)
    t.finds("fields_n", "sorcerer", "mercenary")
    assert t.ask.seat == B
    assert t.lying("fields_n") == ["sorcerer", "mercenary"]


def test_TAL_GOLD_5_part_of_a_quest_is_not_paid() -> None:
    t = Table("thief", "wizard")
    t.gold(A, 1)
    t.quest(A, "give_3_gold")
    t.lands("tavern", 4)
    assert t.hero(A).gold == 2
    assert t.where(A) == "tavern"


def test_TAL_GOLD_6_an_empty_reserve_gives_no_gold() -> None:
    t = Table("troll", "thief")
    t.gold(B, 29)
    t.lands("tavern", 4)
    assert t.hero(A).gold == 1
    assert t.told("gained") == []


def test_TAL_GOLD_6_of_two_coins_the_last_one_is_gained() -> None:
    t = Table("troll", "thief")
    t.gold(B, 28)
    t.finds("fields_n", "cave", luck=(4,))
    assert t.hero(A).gold == 2
    assert t.g.gold_left == 0


def test_TAL_GOLD_7_coins_on_a_space_are_no_cards_there() -> None:
    t = Table("troll", "thief")
    t.coins("fields_n", 3)
    t.draws("fields_n", "ring")
    assert t.lying("fields_n") == ["ring"]
    assert t.options() == ["done", "take:coins", "take:ring"]
    t.do("take:coins", "done")
    assert t.hero(A).gold == 4
    assert t.g.coins[SPACE["fields_n"]] == 0
    assert t.g.gold_left == 30 - 4 - 1


def test_TAL_GOLD_7_they_stay_where_they_are_not_taken() -> None:
    t = Table("troll", "thief")
    t.coins("fields_n", 3)
    t.finds("fields_n", "mage")
    t.do("done")
    assert t.g.coins[SPACE["fields_n"]] == 3
    assert t.hero(A).gold == 1


def test_TAL_GOLD_7_coins_of_another_space_are_out_of_reach() -> None:
    t = Table("troll", "thief")
    t.coins("fields_n", 3)
    t.coins("city", 2)
    t.draws("fields_n", "ring")
    assert t.refused("take:coins:city") == "TAL-GOLD-7"
    assert "take:coins" in t.options()
    assert "take:coins" not in t.refusals()


def test_TAL_GOLD_8_gold_cannot_be_dropped_or_given_away() -> None:
    """In a whole turn beside B, A may ditch his Sword; his coins go nowhere."""
    t = Table("troll", "thief")
    t.gold(A, 5)
    t.give(A, "sword")
    t.at(A, "village")
    t.at(B, "fields_nw")
    t.lay("fields_nw", "mage")
    t.force(1)
    seen: set[str] = set()
    while t.ask.seat == A:
        seen |= {*t.options(), *t.asides()}
        answers = {"way": "go:ccw", "encounter": "space"}
        t.do(answers.get(t.ask.prompt, "pass"))
    assert {key for key in seen if key.startswith(("ditch", "drop", "give"))} == {"ditch:sword"}
    assert t.hero(A).gold == 5
