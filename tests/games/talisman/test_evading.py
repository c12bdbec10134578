"""Evading (TAL-EVD)."""

from __future__ import annotations

import pytest

from tests.games.talisman.table import A, B, C, Table


def test_TAL_EVD_1_without_a_means_nobody_is_asked() -> None:
    t = Table("elf", "wizard")
    t.finds("fields_n", "bear", luck=(1, 6))
    assert t.told("fought") != []
    assert t.hero(A).life == 3


@pytest.mark.parametrize(
    ("space", "helper"), [("hills_n", "gnome"), ("woods_n", "pixie")], ids=["gnome", "pixie"]
)
def test_TAL_EVD_1_a_follower_may_be_the_means(space: str, helper: str) -> None:
    t = Table("troll", "wizard")
    t.give(A, helper)
    t.finds(space, "dragon")
    t.pass_until("evade")
    assert t.options() == ["evade", "pass"]
    t.do("evade")
    assert t.told("evaded") == [("TAL-EVD-2", {"who": "@0"})]


def test_TAL_EVD_1_a_spell_is_a_means_and_the_others_in_hand_are_refused() -> None:
    t = Table("wizard", "troll")
    t.give(A, "invisibility", "teleport")
    t.finds("fields_n", "dragon")
    t.pass_until("evade")
    assert t.options() == ["cast:invisibility", "pass"]
    assert t.refused("cast:teleport") == "TAL-PRI-6"
    t.do("cast:invisibility")
    assert t.hero(A).life == 4
    assert t.lying("fields_n") == ["dragon"]


def test_TAL_EVD_2_the_creature_of_a_place_can_be_evaded() -> None:
    t = Table("elf", "wizard")
    t.finds("woods_n", "cave", luck=(1,))
    assert t.asked == (A, "evade")
    t.do("evade")
    assert (t.told("fought"), t.hero(A).life) == ([], 4)


def test_TAL_EVD_2_a_hero_who_attacks_can_be_evaded() -> None:
    t = Table("troll", "elf")
    t.at(B, "woods_n")
    t.lands("woods_n")
    t.do("meet:1")
    assert t.asked == (B, "evade")
    t.do("evade")
    assert (t.told("duel"), t.told("evaded")) == ([], [("TAL-EVD-2", {"who": "@1"})])


def test_TAL_EVD_3_an_evaded_enemy_is_not_met_again_in_that_turn() -> None:
    t = Table("elf", "wizard")
    t.finds("woods_n", "bear", "enchanter")
    t.do("evade", "choose:teleport", "to:woods_n")
    assert t.told("fought") == []
    assert t.g.active == B
    assert t.lying("woods_n") == ["bear"]


@pytest.mark.parametrize(
    ("caster", "aims"),
    [(A, ["aim:0", "aim:2"]), (B, ["aim:1", "aim:2"]), (C, ["aim:0", "aim:1", "aim:2"])],
    ids=["met", "evader", "third"],
)
def test_TAL_EVD_3_for_the_rest_of_the_turn_neither_hero_can_affect_the_other(
    caster: int, aims: list[str]
) -> None:
    t = Table("wizard", "elf", "sorceress")
    t.give(caster, "random")
    t.at(B, "woods_n")
    t.lands("woods_n")
    t.when("encounter", "meet:1", "attack:battle", "evade")
    assert t.asked == (caster, "window-end")
    t.do("cast:random")
    assert t.options() == sorted(aims)


def test_TAL_EVD_3_a_spell_with_nobody_left_to_aim_at_cannot_be_cast() -> None:
    t = Table("wizard", "elf")
    t.give(A, "nullify")
    t.give(B, "healing")
    t.at(B, "woods_n")
    t.lands("woods_n")
    t.when("encounter", "meet:1", "attack:battle", "evade")
    assert t.asked == (B, "window-end"), "A has nobody left to aim at"
    assert t.options() == ["cast:healing", "pass"]


def test_TAL_EVD_4_creatures_of_the_inner_region_cannot_be_evaded() -> None:
    t = Table("wizard", "troll")
    t.give(A, "invisibility", "immobility")
    t.at(A, "death")
    t.pass_windows()
    t.do("on:werewolf_den", luck=(1, 1, 1, 6))
    prompts = set()
    while not t.told("fought"):
        prompts.add(t.ask.prompt)
        t.do("pass")
    assert "evade" not in prompts
    assert t.hero(A).life == 3


def test_TAL_EVD_4_heroes_can() -> None:
    t = Table("troll", "wizard")
    t.give(B, "invisibility")
    t.at(B, "plain_of_peril")
    t.at(A, "crypt")
    t.pass_windows()
    t.do("back:plain_of_peril")
    t.when("encounter", "meet:1")
    assert t.asked == (B, "evade")
    t.do("cast:invisibility")
    assert t.told("evaded") == [("TAL-EVD-2", {"who": "@1"})]


def test_TAL_EVD_5_having_evaded_he_goes_on_with_strangers_taking_and_places() -> None:
    t = Table("elf", "wizard")
    t.life(A, 1)
    t.finds("woods_n", "bear", "healer", "sword", "magic_stream")
    t.do("evade")
    assert t.hero(A).life == 3
    t.do("take:sword")
    t.when("use", "yes")
    assert t.hero(A).strength_counters == 1
    assert t.lying("woods_n") == ["bear", "healer", "magic_stream"]


def test_TAL_EVD_6_the_sentinel_can_be_evaded() -> None:
    t = Table("wizard", "troll")
    t.give(A, "invisibility")
    t.at(A, "woods_n")
    t.force(2)
    t.pass_windows()
    t.do("go:cw", "cross")
    assert t.asked == (A, "evade")
    t.do("cast:invisibility")
    assert t.where(A) == "hills_middle"
    assert t.told("fought") == []


def test_TAL_EVD_7_immobility_takes_one_creature_out_of_the_group() -> None:
    t = Table("dwarf", "wizard")
    t.give(A, "immobility")
    t.finds("ruins", "giant", "goblin")
    t.do("cast:immobility:creature", "foe:giant", luck=(3, 3))
    assert t.told("fought")[0][1]["foes"] == ["goblin"]
    t.do("trophy:goblin")
    assert t.lying("ruins") == ["giant"]


def test_TAL_EVD_7_invisibility_covers_all_of_them_in_every_attack_of_the_turn() -> None:
    t = Table("wizard", "dwarf")
    t.give(A, "invisibility")
    t.finds("hidden_valley", "giant", "goblin", "demon")
    t.when("evade", "cast:invisibility")
    assert t.asked == (A, "evade")
    assert t.options() == ["evade", "pass"], "the Demon comes next: no new Spell is needed"
    t.do("evade")
    assert t.told("fought") == []
    assert t.lying("hidden_valley") == ["giant", "goblin", "demon"]


def test_TAL_EVD_8_an_evaded_enemy_is_no_trophy() -> None:
    t = Table("elf", "wizard")
    t.quest(A, "kill_enemy")
    t.finds("woods_n", "bear")
    t.do("evade")
    assert (t.won(A), t.lying("woods_n")) == ([], ["bear"])
    assert t.hero(A).quest >= 0
    assert t.asked == (B, "way")


def test_TAL_EVD_9_a_stranger_itself_cannot_be_evaded() -> None:
    t = Table("elf", "wizard")
    t.finds("woods_n", "witch", luck=(2,))
    assert t.hero(A).life == 3


def test_TAL_EVD_9_nor_an_event_or_a_place() -> None:
    t = Table("elf", "wizard", "troll")
    t.at(C, "city")
    t.finds("woods_n", "maze", "devil")
    assert t.hero(A).life == 3, "the Devil"
    assert t.hero(A).missed == 1, "the Maze"
