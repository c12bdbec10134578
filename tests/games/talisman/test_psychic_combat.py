"""Psychic combat (TAL-PSY)."""

from __future__ import annotations

import pytest

from tests.games.talisman.table import A, B, Table


@pytest.mark.parametrize(
    ("dice", "life", "killed"),
    [((4, 2), 4, True), ((3, 3), 4, False), ((3, 4), 3, False)],
    ids=["won", "stand-off", "lost"],
)
def test_TAL_PSY_1_it_runs_like_a_battle_with_craft(
    dice: tuple[int, int], life: int, killed: bool
) -> None:
    t = Table("ghoul", "warrior")
    t.counters(A, strength=3)
    t.lay("fields_n", "ghost", "sword")
    t.lands("fields_n", *dice)
    _, args = t.told("fought")[0]
    assert (args["score"], args["theirs"]) == (4 + dice[0], 4 + dice[1])
    assert t.hero(A).life == life
    if killed:
        t.do("trophy:ghost")
        assert t.options() == ["done", "take:sword"]
    else:
        assert t.lying("fields_n") == ["ghost", "sword"]
        assert t.g.active == B


def test_TAL_PSY_1_between_heroes_the_loser_of_craft_loses() -> None:
    t = Table("wizard", "warrior")
    t.at(B, "fields_n")
    t.lands("fields_n")
    t.do("meet:1")
    t.do("attack:psychic", luck=(1, 3))
    assert t.asked == (A, "reward")
    assert t.options() == ["done", "take:gold", "take:life"]


def test_TAL_PSY_1_the_runes_help_spirits_too() -> None:
    t = Table("wizard", "warrior")
    t.finds("runes_w", "wraith", luck=(3, 1))
    _, args = t.told("fought")[0]
    assert (args["score"], args["theirs"]) == (5 + 3, 5 + 1 + 2)


def test_TAL_PSY_2_no_armour_is_offered_but_a_spell_may_save_the_life() -> None:
    t = Table("ghoul", "warrior")
    t.give(A, "armour", "preservation")
    t.finds("fields_n", "wraith", luck=(1, 6))
    t.pass_until("life")
    assert t.options() == ["cast:preservation:hero", "pass"]
    t.do("cast:preservation:hero")
    assert t.hero(A).life == 4


def test_TAL_PSY_2_a_hero_beaten_by_a_hero_cannot_use_armour_either() -> None:
    t = Table("wizard", "warrior")
    t.give(B, "armour", "helmet", "shield")
    t.at(B, "fields_n")
    t.lands("fields_n")
    t.do("meet:1")
    t.do("attack:psychic", luck=(1, 3))
    t.do("take:life")
    assert t.hero(B).life == 4


def test_TAL_PSY_3_weapons_do_not_count_and_are_not_chosen() -> None:
    t = Table("ghoul", "warrior")
    t.give(A, "sword", "axe", "maiden")
    t.finds("fields_n", "wraith", luck=(1, 6))
    assert t.g.active == B, "no Weapon is chosen before the dice"
    assert t.told("fought")[0][1]["score"] == 4 + 2 + 1
