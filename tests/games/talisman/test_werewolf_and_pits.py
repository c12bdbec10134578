"""TAL-WER, TAL-PIT: the Werewolf of each hero, and the Pitfiends one after another."""

from __future__ import annotations

import pytest

from tests.games.talisman.table import A, B, Table


def scores(t: Table) -> list[tuple[int, int]]:
    """Every fight so far: the hero's score and the other one."""
    return [(args["score"], args["theirs"]) for _, args in t.told("fought")]


def den(*dice: int, heroes: tuple[str, ...] = ("troll", "monk")) -> Table:
    """A steps to the Werewolf Den; two dice for its Strength, then his die and its die."""
    t = Table(*heroes)
    t.at(A, "death")
    t.misses(B)
    t.when("inner", "on:werewolf_den", luck=dice)
    return t


def test_TAL_WER_1_two_dice_are_its_strength_then_battle() -> None:
    t = den(3, 6, 4, 2)
    assert t.told("werewolf") == [("TAL-WER-1", {"who": "@0", "strength": 9})]
    assert scores(t) == [(6 + 4, 9 + 2)]


def test_TAL_WER_1_it_is_a_battle_with_weapons_and_armour() -> None:
    t = Table("thief", "monk")
    t.at(A, "death")
    t.misses(B)
    t.give(A, "sword", "shield")
    t.when("inner", "on:werewolf_den", luck=(1, 5, 1, 2, 6))
    t.pass_until("life")
    assert scores(t) == [(3 + 1 + 1, 6 + 2)]
    t.do("use:shield")
    assert t.hero(A).life == 4


def test_TAL_WER_2_its_strength_stays_while_he_is_there() -> None:
    t = den(3, 6, 1, 5)
    t.do("stay", luck=(2, 6))
    assert [theirs - die for (_, theirs), die in zip(scores(t), (5, 6), strict=True)] == [9, 9]
    assert len(t.told("werewolf")) == 1


def test_TAL_WER_3_landing_there_again_means_a_new_roll() -> None:
    """He turns back to the Plain and comes again."""
    t = den(6, 6, 1, 1)
    t.do("back:death")
    assert t.asked == (A, "inner")
    assert t.hero(A).werewolf == 0
    t.do("on:crypt", "on:death", "on:werewolf_den", luck=(1, 1, 1, 6, 6, 1, 1, 1, 2, 6, 1))
    assert [args["strength"] for _, args in t.told("werewolf")] == [12, 3]


def test_TAL_WER_3_each_hero_has_his_own() -> None:
    t = Table("troll", "dwarf")
    t.at(A, "death")
    t.at(B, "death")
    t.do("on:werewolf_den", luck=(6, 6, 1, 1))
    assert t.asked == (B, "inner")
    t.do("on:werewolf_den", luck=(1, 2, 1, 6))
    assert (t.hero(A).werewolf, t.hero(B).werewolf) == (12, 3)
    t.do("stay", luck=(1, 1))
    assert scores(t) == [(7, 13), (4, 9), (7, 13)]


def test_TAL_WER_4_defeat_costs_a_life_and_leaves_two_ways() -> None:
    t = den(6, 6, 1, 1)
    assert t.hero(A).life == 5
    assert t.asked == (A, "inner")
    assert t.options() == ["back:death", "stay"]
    assert t.refused("on:valley_of_fire") == "TAL-INN-3"


def test_TAL_WER_5_a_stand_off_costs_nothing_and_leaves_two_ways() -> None:
    t = den(3, 3, 4, 4)
    assert scores(t) == [(10, 10)]
    assert t.hero(A).life == 6
    assert t.options() == ["back:death", "stay"]


def test_TAL_WER_6_after_a_victory_he_moves_on_next_turn_without_a_trophy() -> None:
    t = Table("troll", "monk")
    t.at(A, "death")
    t.misses(B)
    t.give(A, "talisman")
    t.when("inner", "on:werewolf_den", luck=(1, 1, 6, 1))
    t.pass_until("inner")
    assert t.where(A) == "werewolf_den"
    assert len(t.told("turn")) == 2
    assert t.options() == ["back:death", "on:valley_of_fire"]
    assert t.won(A) == []


# Pits -----------------------------------------------------------------------------------------


def pits(*dice: int, heroes: tuple[str, ...] = ("troll", "monk"), fate: int = 0) -> Table:
    """A steps to the Pits; the number die, then his die and the Pitfiend's, fight by fight."""
    t = Table(*heroes)
    t.fate(A, fate)
    t.at(A, "vampires_tower")
    t.misses(B)
    t.when("inner", "on:pits", luck=dice)
    return t


def test_TAL_PIT_1_a_die_gives_the_number_each_has_strength_4() -> None:
    t = pits(3, 5, 1, 5, 2, 5, 3)
    assert t.told("pitfiends") == [("TAL-PIT-1", {"who": "@0", "count": 3})]
    assert scores(t) == [(11, 5), (11, 6), (11, 7)]


def test_TAL_PIT_2_one_after_another_in_one_turn() -> None:
    t = pits(3, 5, 1, 5, 2, 5, 3)
    fights = [fact.kind for fact in t.g.journal.facts if fact.kind in ("fought", "turn")]
    assert fights[:4] == ["turn", "fought", "fought", "fought"]


def test_TAL_PIT_3_after_a_defeat_the_victor_is_still_among_the_rest() -> None:
    t = pits(3, 5, 1, 1, 6)
    assert t.hero(A).life == 5
    assert t.hero(A).pitfiends == 2
    assert t.options() == ["back:vampires_tower", "stay"]
    t.do("stay", luck=(6, 1, 6, 1))
    assert len(t.told("pitfiends")) == 1
    assert len(scores(t)) == 4
    assert t.hero(A).held == 0


def test_TAL_PIT_4_a_stand_off_ends_the_turn_and_that_one_remains() -> None:
    t = pits(2, 2, 4)
    assert scores(t) == [(8, 8)]
    assert t.hero(A).life == 6
    assert t.hero(A).pitfiends == 2
    assert t.options() == ["back:vampires_tower", "stay"]


def test_TAL_PIT_5_when_the_last_is_killed_he_moves_on_next_turn() -> None:
    t = Table("troll", "monk")
    t.at(A, "vampires_tower")
    t.misses(B)
    t.give(A, "talisman")
    t.when("inner", "on:pits", luck=(2, 6, 1, 6, 1))
    t.pass_until("inner")
    assert t.where(A) == "pits"
    assert t.options() == ["back:vampires_tower", "on:valley_of_fire"]
    assert t.won(A) == []


def test_TAL_PIT_6_each_battle_has_its_own_fate() -> None:
    t = pits(2, 1, 1, heroes=("thief", "monk"), fate=3)
    t.do("keep")
    t.do("reroll:1", luck=(6, 1, 1))
    assert scores(t) == [(9, 5)]
    t.do("reroll:1", luck=(5,))
    assert scores(t) == [(9, 5), (8, 5)]
    assert t.hero(A).fate == 1


def test_TAL_PIT_6_a_spell_for_the_battle_covers_one_pitfiend() -> None:
    t = Table("sorceress", "monk")
    t.at(A, "vampires_tower")
    t.misses(B)
    t.give(A, "psionic_blast")
    t.do("on:pits", luck=(2, 1, 1, 1, 6))
    t.when("window-pre", "cast:psionic_blast")
    assert scores(t) == [(2 + 4 + 1, 5), (2 + 1, 10)]


def test_TAL_PIT_6_a_potion_for_the_turn_covers_all() -> None:
    t = Table("thief", "monk")
    t.at(A, "vampires_tower")
    t.misses(B)
    t.give(A, "potion_of_strength")
    t.when("inner", "on:pits", luck=(2, 6, 1, 1, 6))
    t.when("window-pre", "use:potion_of_strength")
    assert scores(t) == [(5 + 6, 5), (5 + 1, 10)]


def test_TAL_PIT_6_weapons_are_named_for_each_battle() -> None:
    t = Table("thief", "monk")
    t.at(A, "vampires_tower")
    t.misses(B)
    t.give(A, "sword")
    t.when("inner", "on:pits", luck=(2, 6, 1, 5, 6))
    t.when("window-pre", "bare", "pass")
    assert t.asked == (A, "window-pre")
    assert t.options() == ["bare", "pass"]
    t.do("pass")
    assert scores(t) == [(3 + 6, 5), (3 + 1 + 5, 10)]


@pytest.mark.parametrize("armour_die", [3, 4])
def test_TAL_PIT_6_armour_works_in_each(armour_die: int) -> None:
    t = Table("thief", "monk")
    t.at(A, "vampires_tower")
    t.misses(B)
    t.give(A, "armour")
    t.force(1, 1, 6, armour_die)
    t.when("inner", "on:pits")
    t.when("life", "use:armour")
    assert t.hero(A).life == (4 if armour_die == 4 else 3)
    t.force(1, 6, armour_die)
    t.when("inner", "stay")
    t.when("life", "use:armour")
    assert t.hero(A).life == (4 if armour_die == 4 else 2)


def test_TAL_PIT_7_landing_there_again_means_a_new_number() -> None:
    t = pits(5, 1, 6)
    assert t.hero(A).pitfiends == 5
    t.do("back:vampires_tower")
    assert t.where(A) == "plain_of_peril"
    assert t.hero(A).pitfiends == 0
    t.counters(A, craft=9)
    t.do("on:mines", "on:vampires_tower", "on:pits", luck=(1, 1, 1, 1, 1, 6, 1))
    assert [args["count"] for _, args in t.told("pitfiends")] == [5, 1]
