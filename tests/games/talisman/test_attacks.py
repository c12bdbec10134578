"""Attacks in general, and battles with Creatures (TAL-ATK, TAL-BAT)."""

from __future__ import annotations

import pytest

from igroteka.kernel.chance import Outcome
from tests.games.talisman.table import A, B, Table


def scores(t: Table) -> tuple[int, int]:
    """The attack scores of the last fight with Creatures: the hero's and theirs."""
    _, args = t.told("fought")[-1]
    return args["score"], args["theirs"]


def turn_of(t: Table) -> int:
    """Whose turn it is by now."""
    return t.g.active


# Attacks in general ---------------------------------------------------------------------------


def test_TAL_ATK_1_a_creature_with_strength_is_fought_in_battle_even_by_the_mind_assaulter() -> (
    None
):
    t = Table("ghoul", "warrior")
    t.finds("fields_n", "bear", luck=(4, 3))
    assert scores(t) == (2 + 4, 3 + 3)
    assert turn_of(t) == B


def test_TAL_ATK_1_a_creature_with_craft_is_fought_in_psychic_combat_even_by_the_troll() -> None:
    t = Table("troll", "warrior")
    t.finds("fields_n", "spectre", luck=(6, 5))
    assert scores(t) == (1 + 6, 3 + 5)
    assert t.hero(A).life == 5


def test_TAL_ATK_2_a_hero_without_the_ability_can_only_battle_a_hero() -> None:
    t = Table("warrior", "wizard")
    t.at(B, "fields_n")
    t.lands("fields_n")
    assert t.asked == (A, "encounter")
    t.do("meet:1", luck=(3, 2, 6))
    assert t.told("duel") == [("TAL-PVP-5", {"who": "@0", "whom": "@1", "score": 7, "theirs": 8})]


def test_TAL_ATK_2_the_attacker_may_choose_psychic_combat_and_the_defender_answers_in_kind() -> (
    None
):
    t = Table("wizard", "warrior")
    t.at(B, "fields_n")
    t.lands("fields_n")
    t.do("meet:1")
    assert t.options() == ["attack:battle", "attack:psychic"]
    t.do("attack:psychic", luck=(1, 3))
    assert t.told("duel") == [("TAL-PVP-5", {"who": "@0", "whom": "@1", "score": 6, "theirs": 5})]


def test_TAL_ATK_2_the_defender_has_no_such_choice() -> None:
    t = Table("dwarf", "wizard")
    t.at(B, "fields_n")
    t.lands("fields_n")
    t.do("meet:1", luck=(1, 1))
    assert t.told("duel") == [("TAL-PVP-5", {"who": "@0", "whom": "@1", "score": 4, "theirs": 3})]


def test_TAL_ATK_3_one_weapon_counts_and_other_cards_add_up() -> None:
    t = Table("dwarf", "warrior")
    t.give(A, "sword", "axe", "magic_belt", "unicorn")
    t.finds("fields_n", "giant")
    t.pass_until("window-pre")
    t.do("pass", luck=(1, 6))
    assert scores(t) == (3 + 1 + 1 + 1 + 1, 6 + 6)


def test_TAL_ATK_3_only_one_armour_may_be_tried_in_an_attack() -> None:
    t = Table("dwarf", "warrior")
    t.give(A, "helmet", "shield")
    t.finds("fields_n", "giant")
    t.force(1, 6)
    t.pass_until("life")
    assert t.options() == ["pass", "use:helmet", "use:shield"]
    t.do("use:helmet", luck=(5,))
    assert t.hero(A).life == 4, "the Shield, which would save on a 5, is not offered any more"
    assert t.told("lost") == [("TAL-BAT-8", {"who": "@0", "what": "stat:life", "amount": 1})]


def lancer_and_dragon() -> Table:
    """A Dwarf with two Weapons, before the dice; he will throw 1 and the Dragon 5."""
    t = Table("dwarf", "warrior")
    t.give(A, "sword", "holy_lance")
    t.finds("fields_n", "dragon")
    t.force(1, 5)
    t.pass_until("window-pre")
    return t


def test_TAL_ATK_4_who_names_no_weapon_uses_the_best_one_for_this_battle() -> None:
    t = lancer_and_dragon()
    assert t.options() == ["bare", "pass", "wield:sword"]
    t.do("pass")
    assert scores(t) == (3 + 3 + 1, 7 + 5)


def test_TAL_ATK_4_another_weapon_may_be_named_before_the_dice() -> None:
    t = lancer_and_dragon()
    t.do("wield:sword")
    t.pass_windows()
    assert t.told("armed") == [("TAL-ATK-4", {"who": "@0", "cards": ["sword"]})]
    assert scores(t) == (3 + 1 + 1, 7 + 5)


def test_TAL_ATK_4_the_weapon_may_be_changed_until_the_window_closes() -> None:
    t = lancer_and_dragon()
    t.do("wield:sword", "wield:holy_lance")
    t.pass_windows()
    assert scores(t) == (3 + 3 + 1, 7 + 5)


def test_TAL_ATK_4_a_hero_may_fight_with_bare_hands() -> None:
    t = Table("dwarf", "warrior")
    t.give(A, "sword")
    t.finds("fields_n", "giant")
    t.when("window-pre", "bare", luck=(1, 6))
    t.pass_windows()
    assert scores(t) == (3 + 1, 6 + 6)


def test_TAL_ATK_4_armour_is_named_when_the_life_is_about_to_be_lost() -> None:
    t = Table("dwarf", "warrior")
    t.give(A, "helmet", "armour")
    t.finds("fields_n", "giant", luck=(1, 6))
    t.pass_until("life")
    assert t.ask.args == {"who": "@0", "amount": 1}
    t.do("use:armour", luck=(4,))
    assert t.hero(A).life == 5


@pytest.mark.parametrize(("space", "bonus"), [("runes_w", 2), ("woods_middle", 0)])
def test_TAL_ATK_5_the_runes_add_two_to_the_roll_of_a_creature(space: str, bonus: int) -> None:
    t = Table("warrior", "wizard")
    t.finds(space, "giant", luck=(1, 2, 5))
    assert scores(t) == (4 + 2, 6 + 5 + bonus)


def test_TAL_ATK_5_the_runes_add_nothing_in_a_fight_of_heroes() -> None:
    t = Table("dwarf", "thief")
    t.at(B, "runes_w")
    t.lands("runes_w")
    t.do("meet:1", luck=(2, 2))
    assert t.told("duel")[0][1]["score"] == t.told("duel")[0][1]["theirs"] == 5


def test_TAL_ATK_6_a_group_counts_as_every_sort_it_contains() -> None:
    t = Table("dwarf", "warrior")
    t.give(A, "holy_lance")
    t.finds("ruins", "goblin", "dragon")
    t.when("window-pre", "pass", luck=(2, 6))
    assert scores(t) == (3 + 3 + 2, 2 + 7 + 6)


def test_TAL_ATK_6_an_effect_on_one_sort_hits_one_such_member_of_the_group() -> None:
    t = Table("minstrel", "warrior")
    t.finds("ruins", "goblin", "wolf")
    assert t.options() == ["leave:wolf", "pass", "use:minstrel.charm_beast"]
    t.do("use:minstrel.charm_beast", luck=(3, 6, 1))
    assert t.followers(A) == ["wolf"]
    t.do("pass")
    assert t.told("fought")[0][1]["foes"] == ["goblin"]


# Battle with a Creature -----------------------------------------------------------------------


def test_TAL_BAT_1_whether_he_evades_is_asked_before_anything_else() -> None:
    t = Table("elf", "wizard")
    t.give(A, "sword")
    t.give(B, "healing")
    t.finds("woods_n", "bear")
    t.pass_until("evade")
    assert t.ask.seat == A
    assert t.told("rolled") == [("TAL-MOVE-1", {"who": "@0", "dice": [1]})]
    t.do("pass")
    assert t.asked == (A, "window-pre")
    t.do("pass")
    assert t.asked == (B, "window-pre")


def test_TAL_BAT_1_having_evaded_he_does_not_fight() -> None:
    t = Table("elf", "wizard")
    t.finds("woods_n", "bear")
    t.do("evade")
    assert t.told("fought") == []
    assert t.hero(A).life == 4
    assert t.lying("woods_n") == ["bear"]


def test_TAL_BAT_2_what_changes_strength_is_used_before_the_dice() -> None:
    t = Table("dwarf", "wizard")
    t.give(A, "potion_of_strength")
    t.finds("fields_n", "giant")
    t.pass_until("window-pre")
    assert t.g.attack is not None
    assert (t.g.attack.dice, t.g.attack.rival_dice) == ([], [])
    t.do("use:potion_of_strength", luck=(2, 4))
    assert scores(t) == (3 + 2 + 2, 6 + 4)


def test_TAL_BAT_3_and_TAL_BAT_4_the_heros_die_falls_first_then_one_for_the_creature() -> None:
    t = Table("dwarf", "wizard")
    t.lay("fields_n", "giant")
    fallen: list[Outcome] = []
    t.g.chance.record = fallen.append
    t.lands("fields_n", 2, 4)
    throws = [(o.kind, o.of, o.got + 1, o.why) for o in fallen[:3]]
    assert throws == [
        ("roll", 6, 1, "TAL-MOVE-1"),
        ("roll", 6, 2, "TAL-BAT-3"),
        ("roll", 6, 4, "TAL-BAT-4"),
    ]
    assert scores(t) == (5, 10)


def test_TAL_BAT_5_fate_comes_when_both_dice_lie_and_rerolls_the_heros_own() -> None:
    t = Table("dwarf", "wizard", fate=1)
    t.lay("fields_n", "giant")
    t.at(A, "village")
    t.do("keep", "go:cw", luck=(1, 2, 4))
    assert t.asked == (A, "fate")
    assert t.options() == ["keep", "reroll:1"]
    assert t.ask.args["dice"] == [2]
    assert t.g.attack is not None
    assert t.g.attack.rival_dice == [4]
    t.do("reroll:1", luck=(6,))
    assert scores(t) == (3 + 6, 6 + 4)
    assert t.hero(A).fate == 0
    assert t.told("lost")[0] == ("TAL-FATE-1", {"who": "@0", "what": "stat:fate", "amount": 1})


def test_TAL_BAT_6_roll_and_strength_and_modifiers_are_compared() -> None:
    t = Table("dwarf", "wizard")
    t.counters(A, strength=2, craft=5)
    t.give(A, "sword", "ring")
    t.finds("runes_w", "ogre")
    t.when("window-pre", "pass", luck=(3, 1))
    assert scores(t) == (3 + 2 + 1 + 1 + 3, 5 + 1 + 2)


def test_TAL_BAT_7_a_beaten_creature_is_killed_and_the_encounter_goes_on() -> None:
    t = Table("warrior", "wizard")
    t.lay("fields_n", "bear", "healer", "sword")
    t.life(A, 3)
    t.lands("fields_n", 4, 2, 4)
    assert scores(t) == (8, 7)
    assert t.asked == (A, "trophy")
    t.do("discard")
    assert t.discarded() == ["bear"]
    assert t.hero(A).life == 5, "the Healer was visited"
    assert t.options() == ["done", "take:sword"]


def test_TAL_BAT_8_defeat_costs_a_life_and_ends_the_turn_at_once() -> None:
    t = Table("dwarf", "wizard")
    t.finds("fields_n", "bear", "healer", "sword", luck=(1, 2))
    assert scores(t) == (4, 5)
    assert t.hero(A).life == 4, "and no Healer heals it"
    assert t.g.life_left == 72 - 4 - 4
    assert turn_of(t) == B
    assert t.lying("fields_n") == ["bear", "healer", "sword"]


def test_TAL_BAT_9_equal_scores_harm_nobody_and_end_the_turn() -> None:
    t = Table("dwarf", "wizard")
    t.finds("fields_n", "bear", "sword", luck=(4, 4))
    assert t.told("stand-off") == [("TAL-BAT-9", {"who": "@0"})]
    assert t.hero(A).life == 5
    assert t.won(A) == []
    assert turn_of(t) == B
    assert t.lying("fields_n") == ["bear", "sword"]


def test_TAL_BAT_10_a_saved_life_does_not_undo_the_defeat() -> None:
    t = Table("dwarf", "wizard")
    t.give(A, "armour")
    t.finds("fields_n", "bear", "sword", luck=(1, 2))
    t.pass_until("life")
    t.do("use:armour", luck=(6,))
    assert t.hero(A).life == 5
    t.pass_windows()
    assert turn_of(t) == B
    assert t.lying("fields_n") == ["bear", "sword"]
    assert t.objects(A) == ["armour"]


@pytest.mark.parametrize("dice", [(1, 2), (2, 2)], ids=["lost", "stand-off"])
def test_TAL_BAT_11_a_creature_that_was_not_killed_stays_face_up(dice: tuple[int, int]) -> None:
    t = Table("dwarf", "wizard")
    t.next_cards("bear")
    t.lands("fields_n", *dice)
    assert t.lying("fields_n") == ["bear"]
    assert t.discarded() == []


def test_TAL_BAT_12_in_the_next_turn_he_moves_on_without_meeting_it_again() -> None:
    t = Table("dwarf", "wizard")
    t.hero(B).missed = 1
    t.finds("fields_n", "bear", luck=(2, 2, 1))
    assert t.asked == (A, "way")
    t.do("go:cw")
    assert t.where(A) == "graveyard"
    assert len(t.told("fought")) == 1
    assert t.lying("fields_n") == ["bear"]


def test_TAL_BAT_13_an_enemy_saved_from_death_makes_it_a_stand_off() -> None:
    t = Table("dwarf", "wizard")
    t.give(B, "preservation")
    t.finds("fields_n", "bear", "sword", luck=(6, 1))
    assert t.asked == (B, "save-enemy")
    assert t.ask.args == {"card": "bear"}
    t.do("cast:preservation:enemy")
    assert t.told("stand-off") == [("TAL-BAT-13", {"who": "@0"})]
    assert t.hero(A).life == 5
    assert (t.won(A), t.lying("fields_n")) == ([], ["bear", "sword"])
    assert turn_of(t) == B
    assert t.spent() == ["preservation"]


def test_TAL_BAT_13_who_lets_it_die_is_not_asked_again() -> None:
    t = Table("dwarf", "wizard")
    t.give(B, "preservation")
    t.finds("fields_n", "bear", luck=(6, 1))
    t.do("pass")
    assert t.asked == (A, "trophy")


def test_TAL_ATK_4_a_weapon_laid_down_may_be_taken_up_again() -> None:
    t = Table("dwarf", "warrior")
    t.give(A, "sword", "axe")
    t.finds("ruins", "bear")
    t.pass_until("window-pre")
    assert t.options() == ["bare", "pass", "wield:axe"]
    t.do("bare")
    assert t.options() == ["pass", "wield:axe", "wield:sword"]
    t.do("wield:axe")
    assert t.options() == ["pass", "wield:sword"]
    t.do("wield:sword", luck=(1, 6))
    assert scores(t) == (3 + 1 + 1, 3 + 6)


def test_TAL_ENC_16_beasts_are_left_alone_one_after_another() -> None:
    t = Table("minstrel", "warrior")
    t.finds("ruins", "bear", "wolf", "lion")
    for beast in ("bear", "lion"):
        t.when("declare", f"leave:{beast}")
    assert t.options() == ["leave:wolf", "pass", "use:minstrel.charm_beast"]
    t.do("leave:wolf")
    assert t.told("fought") == []
    assert sorted(t.lying("ruins")) == ["bear", "lion", "wolf"]
