"""TAL-STAT: Strength and Craft."""

from __future__ import annotations

import pytest

from tests.games.talisman.table import A, B, Table


def fight(t: Table, *dice: int) -> tuple[int, int]:
    """A lands on the Fields and fights the Bear there; his score and its score."""
    t.lay("fields_n", "bear")
    t.lands("fields_n", *dice)
    t.pass_windows()
    _, args = t.told("fought")[-1]
    return args["score"], args["theirs"]


def test_TAL_STAT_1_value_counters_objects_and_followers_add_up() -> None:
    t = Table("troll", "wizard")
    t.counters(A, strength=2)
    t.give(A, "magic_belt", "ring", "unicorn")
    assert t.hero(A).strength == 6 + 2 + 1 + 1 + 1
    assert fight(t, 1, 1) == (12, 4)


def test_TAL_STAT_2_craft_adds_up_in_the_same_way() -> None:
    t = Table("monk", "troll")
    t.counters(A, craft=2)
    t.give(A, "solomons_crown", "unicorn", "maiden")
    t.finds("fields_n", "wraith", luck=(1, 1))
    t.pass_windows()
    assert t.told("fought")[-1][1]["score"] == 1 + 3 + 2 + 2 + 1 + 2


def test_TAL_STAT_3_bonuses_of_cards_are_not_recorded_with_counters() -> None:
    t = Table("warrior", "wizard")
    t.lay("fields_n", "magic_belt", "axe")
    t.misses(B)
    t.lands("fields_n")
    t.do("take:magic_belt")
    assert t.hero(A).strength == 5
    assert t.hero(A).strength_counters == 0
    assert t.g.strength_left == 72
    t.do("done")
    t.do("ditch:magic_belt")
    assert t.hero(A).strength == 4


def test_TAL_STAT_4_a_battle_bonus_counts_in_battle_only() -> None:
    """With a Sword the Warrior fights with 5, but the Marsh holds everybody below 5."""
    t = Table("warrior", "wizard")
    t.give(A, "sword")
    t.finds("fields_n", "bear", "marsh", luck=(1, 2, 1))
    t.pass_until("trophy")
    assert t.told("fought")[-1][1]["score"] == 2 + 4 + 1
    t.do("discard")
    t.pass_windows()
    assert t.hero(A).missed == 1


def test_TAL_STAT_4_a_bonus_without_a_scope_counts_always() -> None:
    """With the Magic Belt he has 5 for the Marsh as well."""
    t = Table("warrior", "wizard")
    t.give(A, "magic_belt")
    t.finds("fields_n", "marsh")
    t.pass_windows()
    assert t.hero(A).missed == 0
    assert t.told("encountered") == [("TAL-CARD-7", {"who": "@0", "card": "marsh"})]


@pytest.mark.parametrize(("die", "strength", "craft"), [(2, 5, 4), (3, 6, 3), (4, 6, 5), (5, 7, 4)])
def test_TAL_STAT_5_a_gain_adds_a_counter_and_a_loss_removes_one(
    die: int, strength: int, craft: int
) -> None:
    t = Table("warrior", "wizard")
    t.counters(A, strength=2, craft=2)
    t.lands("city", die)
    t.do("choose:enchantress")
    assert (t.hero(A).strength, t.hero(A).craft) == (strength, craft)
    assert t.g.strength_left == 72 - t.hero(A).strength_counters
    assert t.g.craft_left == 72 - t.hero(A).craft_counters


@pytest.mark.parametrize("die", [2, 3])
def test_TAL_STAT_6_never_below_the_printed_value(die: int) -> None:
    t = Table("warrior", "wizard")
    t.lands("city", die)
    t.do("choose:enchantress")
    assert (t.hero(A).strength, t.hero(A).craft) == (4, 2)
    assert (t.g.strength_left, t.g.craft_left) == (72, 72)
    assert t.told("lost") == []


def test_TAL_STAT_6_bonuses_of_cards_cannot_be_lost_in_this_way() -> None:
    """All Strength counters go; the Belt still counts."""
    t = Table("warrior", "wizard")
    t.counters(A, strength=3)
    t.give(A, "magic_belt")
    t.give(B, "random")
    t.do("cast:random", "aim:0", luck=(2,))
    assert t.hero(A).strength == 5
    assert t.told("lost")[-1][1] == {"who": "@0", "what": "stat:strength", "amount": 3}


def test_TAL_STAT_7_the_cursed_glade_ignores_objects_but_not_followers() -> None:
    t = Table("warrior", "wizard")
    t.counters(A, strength=2)
    t.give(A, "magic_belt", "sword", "unicorn", "solomons_crown")
    assert (t.hero(A).strength, t.hero(A).craft) == (8, 5)
    t.finds("cursed_glade", "bear", luck=(1, 2, 1))
    assert (t.hero(A).strength, t.hero(A).craft) == (7, 3)
    t.pass_windows()
    assert t.told("fought")[-1][1]["score"] == 2 + 7
    assert t.lying("cursed_glade") == ["bear"]


def test_TAL_STAT_7_on_leaving_the_glade_the_bonuses_return() -> None:
    t = Table("warrior", "wizard")
    t.give(A, "magic_belt")
    t.at(A, "cursed_glade")
    assert t.hero(A).strength == 4
    t.lay("runes_ne", "healer")
    t.move(1)
    assert t.hero(A).strength == 5


def test_TAL_STAT_8_the_spell_limit_follows_at_once() -> None:
    """Mesmerism takes the Maiden: B has Craft 4 instead of 6 and gives up one of three Spells."""
    t = Table("wizard", "druid", "troll")
    t.give(A, "mesmerism", "hex")
    t.give(B, "maiden", "healing", "alchemy", "teleport")
    t.do("cast:mesmerism")
    assert t.asked == (B, "forget")
    t.do("forget:alchemy")
    assert t.spells(B) == ["healing", "teleport"]
    assert t.spent() == ["mesmerism", "alchemy"]
    assert t.hero(A).craft == 7


@pytest.mark.parametrize(("craft", "helped"), [(0, False), (1, True)])
def test_TAL_STAT_8_conditions_look_at_current_totals(craft: int, helped: bool) -> None:
    """The Enchanter speaks to Craft 4 or more, counters included."""
    t = Table("monk", "troll")
    t.counters(A, craft=craft)
    t.finds("fields_n", "enchanter")
    assert (t.ask.prompt == "choose") is helped
