"""TAL-VAM, TAL-DWD: the price of the Tower, and dicing with Death."""

from __future__ import annotations

import pytest

from tests.games.talisman.table import A, B, C, Table


def tower(die: int, *heroes: str) -> Table:
    """A comes to the Vampire's Tower, where the die shows this."""
    t = Table(*(heroes or ("troll", "monk")))
    t.at(A, "mines")
    t.misses(B)
    t.force(die)
    return t


def comes(t: Table) -> None:
    t.when("inner", "on:vampires_tower")


@pytest.mark.parametrize(("die", "lives"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_TAL_VAM_1_the_die_names_the_lives(die: int, lives: int) -> None:
    t = tower(die)
    comes(t)
    assert t.hero(A).life == 6 - lives
    assert t.told("rolled") == [("TAL-VAM-1", {"who": "@0", "dice": [die]})]


def test_TAL_VAM_2_a_follower_instead_of_each_life_in_any_mixture() -> None:
    t = tower(6)
    t.give(A, "guide", "pixie", "maiden")
    comes(t)
    t.pass_until("vampire")
    assert t.options() == ["give:guide", "give:life", "give:maiden", "give:pixie"]
    t.do("give:pixie")
    assert t.options() == ["give:guide", "give:life", "give:maiden"]
    t.do("give:life", "give:guide")
    assert t.hero(A).life == 5
    assert t.followers(A) == ["maiden"]
    assert sorted(t.discarded()) == ["guide", "pixie"]


def test_TAL_VAM_2_with_followers_enough_no_life_need_be_lost() -> None:
    t = tower(4)
    t.give(A, "guide", "maiden")
    comes(t)
    t.when("vampire", "give:guide", "give:maiden")
    assert t.hero(A).life == 6
    assert t.followers(A) == []


@pytest.mark.parametrize("curse", ["hag", "poltergeist"])
def test_TAL_VAM_2_what_cannot_be_given_is_not_offered(curse: str) -> None:
    t = tower(2)
    t.give(A, curse)
    comes(t)
    assert t.hero(A).life == 5
    assert t.followers(A) == [curse]


def test_TAL_VAM_3_fate_comes_before_the_choice() -> None:
    t = tower(6)
    t.fate(A, 1)
    t.give(A, "guide")
    comes(t)
    t.pass_until("fate")
    t.do("reroll:1", luck=(1,))
    assert t.asked == (A, "vampire")
    t.do("give:life")
    assert t.hero(A).life == 5
    assert t.followers(A) == ["guide"]


def test_TAL_VAM_3_a_follower_saved_there_still_pays_for_its_life() -> None:
    t = tower(2, "troll", "monk", "priest")
    t.misses(C)
    t.give(A, "guide")
    t.give(C, "preservation")
    comes(t)
    t.when("vampire", "give:guide")
    assert t.asked == (C, "save-follower")
    t.do("cast:preservation:follower")
    assert t.followers(A) == ["guide"]
    assert t.hero(A).life == 6


def test_TAL_VAM_3_each_follower_given_up_may_be_saved_the_owner_is_asked_first() -> None:
    t = tower(4, "sorceress", "monk", "priest")
    t.misses(C)
    t.give(A, "guide", "pixie", "preservation")
    t.give(C, "nullify")
    comes(t)
    t.when("vampire", "give:guide", "give:pixie")
    assert t.asked == (A, "save-follower")
    assert t.ask.args == {"card": "guide"}
    t.do("pass")
    assert t.asked == (A, "save-follower")
    assert t.ask.args == {"card": "pixie"}
    t.do("cast:preservation:follower")
    assert t.followers(A) == ["pixie"]
    assert t.discarded() == ["guide"]


def test_TAL_VAM_3_a_spell_saves_a_life_armour_does_not() -> None:
    t = tower(6, "sorceress", "monk")
    t.give(A, "armour", "preservation")
    comes(t)
    t.pass_until("life")
    assert t.options() == ["cast:preservation:hero", "pass"]
    t.do("cast:preservation:hero")
    assert t.hero(A).life == 2


def test_TAL_VAM_4_who_survives_has_completed_the_space() -> None:
    t = tower(5)
    comes(t)
    assert t.options() == ["back:mines", "on:pits"]
    t.do("on:pits")
    assert [args["space"] for _, args in t.told("moved")][:2] == ["vampires_tower", "pits"]
    assert [rule for rule, _ in t.told("rolled")][:2] == ["TAL-VAM-1", "TAL-PIT-1"]


def test_TAL_VAM_4_who_does_not_is_dead() -> None:
    t = tower(5, "thief", "monk")
    t.life(A, 2)
    comes(t)
    assert [args["hero"] for _, args in t.told("died")] == ["thief"]


# Dice with Death ------------------------------------------------------------------------------


def at_death(*dice: int, heroes: tuple[str, ...] = ("thief", "monk")) -> Table:
    """A comes to Dice with Death; his two dice, then Death's two."""
    t = Table(*heroes)
    t.at(A, "crypt")
    t.misses(B)
    t.force(*dice)
    return t


def test_TAL_DWD_1_two_dice_for_the_hero_two_for_death() -> None:
    """The sums decide, not the dice one by one nor their faces."""
    t = at_death(6, 1, 3, 3)
    t.counters(A, strength=9, craft=9)
    t.do("on:death")
    assert t.told("rolled") == [("TAL-DWD-1", {"who": "@0", "dice": [6, 1]})]
    assert t.told("death-rolled") == [("TAL-DWD-4", {"dice": [3, 3]})]
    assert t.hero(A).life == 4
    assert t.options() == ["back:crypt", "on:werewolf_den"]


@pytest.mark.parametrize(
    ("dice", "lives", "options"),
    [
        ((4, 4, 4, 3), 4, ["back:crypt", "on:werewolf_den"]),
        ((4, 4, 5, 3), 4, ["back:crypt", "stay"]),
        ((4, 4, 5, 4), 3, ["back:crypt", "stay"]),
    ],
)
def test_TAL_DWD_2_higher_equal_lower(
    dice: tuple[int, ...], lives: int, options: list[str]
) -> None:
    t = at_death(*dice)
    t.do("on:death")
    assert t.hero(A).life == lives
    assert t.options() == options


def test_TAL_DWD_3_fate_rerolls_one_of_his_own_dice_only() -> None:
    t = at_death(1, 5, 6, 2)
    t.fate(A, 2)
    t.do("on:death")
    assert t.asked == (A, "fate")
    assert t.ask.args["dice"] == [1, 5]
    assert t.told("death-rolled") == [("TAL-DWD-4", {"dice": [6, 2]})]
    assert t.options() == ["keep", "reroll:1", "reroll:2"]
    assert t.refused("reroll:3") is None
    t.do("reroll:1", luck=(4,))
    assert t.hero(A).fate == 1
    assert t.options() == ["back:crypt", "on:werewolf_den"]


def test_TAL_DWD_4_it_is_no_attack() -> None:
    """No evading, no window before the dice, no Armour; Strength is worth nothing."""
    t = at_death(1, 1, 1, 2, heroes=("sorceress", "monk"))
    t.counters(A, strength=9, craft=2)
    t.give(A, "armour", "sword", "psionic_blast", "immobility", "invisibility")
    t.when("inner", "on:death")
    prompts = []
    while t.ask.prompt != "inner":
        prompts.append(t.ask.prompt)
        t.do("pass")
    assert set(prompts) <= {"window-land", "window-card", "window-end", "window-start"}
    assert t.told("fought") == []
    assert t.hero(A).life == 3


def test_TAL_DWD_4_a_spell_may_still_save_the_life() -> None:
    t = at_death(1, 1, 1, 2, heroes=("sorceress", "monk"))
    t.give(A, "preservation")
    t.do("on:death", "cast:preservation:hero")
    assert t.hero(A).life == 4
    assert t.options() == ["back:crypt", "stay"]


def test_TAL_DWD_5_the_dice_are_thrown_again_turn_after_turn() -> None:
    t = at_death(1, 1, 1, 1)
    t.do("on:death")
    for dice in ((2, 2, 6, 6), (3, 3, 3, 3), (6, 6, 1, 1)):
        assert t.options() == ["back:crypt", "stay"]
        t.do("stay", luck=dice)
    assert t.hero(A).life == 3
    assert len(t.told("death-rolled")) == 4
    assert t.options() == ["back:crypt", "on:werewolf_den"]


def test_TAL_DWD_5_or_until_he_turns_back() -> None:
    t = at_death(1, 1, 1, 1)
    t.do("on:death", "back:crypt")
    assert t.where(A) == "plain_of_peril"
    assert len(t.told("death-rolled")) == 1
