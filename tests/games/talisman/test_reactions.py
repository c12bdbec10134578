"""TAL-PRI-14 to TAL-PRI-23: windows inside attacks and losses, and windows inside windows."""

from __future__ import annotations

import pytest

from igroteka.games.talisman.rules.state import WAITING
from tests.games.talisman.table import A, B, C, Table


def test_TAL_PRI_14_between_the_dice_and_the_result_no_spell_for_any_time() -> None:
    """B has Healing and Preservation: once the dice lie he is asked to save the Bear only."""
    t = Table("troll", "sorceress")
    t.give(B, "healing", "preservation")
    t.finds("fields_n", "bear", luck=(6, 1))
    t.pass_until("window-pre")
    assert "cast:healing" in t.options()
    t.do("pass")
    assert t.asked == (B, "save-enemy")
    assert t.options() == ["cast:preservation:enemy", "pass"]
    t.do("pass")
    assert t.asked == (A, "trophy")


def test_TAL_PRI_14_a_change_after_the_dice_does_not_alter_the_attack() -> None:
    """The Fate of the defender is asked when A's Strength has grown: the scores are as thrown."""
    t = Table("sorceress", "thief")
    t.give(A, "runesword", "preservation")
    t.finds("fields_n", "bear", luck=(1, 4))
    t.pass_until("life")
    t.counters(A, strength=9)
    t.do("pass")
    assert t.hero(A).life == 3
    assert t.lying("fields_n") == ["bear"]


def test_TAL_PRI_15_strength_for_an_attack_is_raised_before_its_dice() -> None:
    t = Table("sorceress", "troll")
    t.give(A, "psionic_blast", "potion_of_strength", "shield")
    t.finds("fields_n", "dragon", luck=(1, 6, 1))
    t.pass_until("window-pre")
    assert {"cast:psionic_blast", "use:potion_of_strength"} <= set(t.options())
    t.do("pass")
    assert t.asked == (A, "life")
    assert t.options() == ["pass", "use:shield"]


def test_TAL_PRI_15_what_is_used_before_them_counts() -> None:
    t = Table("sorceress", "troll")
    t.give(A, "psionic_blast", "potion_of_strength")
    t.finds("fields_n", "dragon", luck=(1, 1))
    t.when("window-pre", "cast:psionic_blast", "use:potion_of_strength")
    assert t.told("fought")[-1][1]["score"] == 1 + 2 + 4 + 2


def lost_battle(*dice: int) -> Table:
    """A, with Shield and Preservation, has been beaten by a Dragon."""
    t = Table("sorceress", "troll")
    t.give(A, "shield", "preservation")
    t.lay("fields_n", "dragon")
    t.lands("fields_n", 1, 6, *dice)
    t.pass_until("life")
    return t


def test_TAL_PRI_16_another_means_after_the_first_has_failed() -> None:
    t = lost_battle(1)
    t.do("use:shield")
    assert t.asked == (A, "life")
    assert t.options() == ["cast:preservation:hero", "pass"]
    t.do("cast:preservation:hero")
    assert t.hero(A).life == 4


def test_TAL_PRI_16_the_window_ends_when_nothing_is_left_to_prevent() -> None:
    t = lost_battle(5)
    t.do("use:shield")
    assert t.asked == (B, "way")
    assert t.hero(A).life == 4
    assert t.spells(A) == ["preservation"]


def test_TAL_PRI_16_the_spell_may_come_first() -> None:
    t = lost_battle()
    t.do("cast:preservation:hero")
    assert t.asked == (B, "way")
    assert t.hero(A).life == 4


def test_TAL_PRI_16_the_loser_first_then_clockwise_from_him() -> None:
    """C has a Shield and is beaten by A; B could save him but is asked after him."""
    t = Table("troll", "priest", "thief")
    t.at(C, "fields_n")
    t.give(C, "shield")
    t.give(B, "preservation")
    t.lands("fields_n", 6, 1, 1)
    t.when("encounter", "meet:2")
    t.when("reward", "take:life")
    assert t.asked == (C, "life")
    t.do("use:shield")
    assert t.asked == (B, "life")
    t.do("pass")
    assert t.hero(C).life == 3


def test_TAL_PRI_17_healing_cannot_be_cast_when_a_life_is_about_to_be_lost() -> None:
    t = Table("sorceress", "priest")
    t.life(A, 1)
    t.give(A, "shield", "healing")
    t.give(B, "healing")
    t.finds("fields_n", "dragon", luck=(1, 6, 1))
    t.pass_until("life")
    assert t.options() == ["pass", "use:shield"]
    assert t.refused("cast:healing") == "TAL-PRI-17"
    t.do("use:shield")
    assert t.hero(A).status == WAITING


@pytest.mark.parametrize(("answer", "life"), [("pass", 5), ("cast:preservation:hero", 4)])
def test_TAL_PRI_18_a_reward_for_a_lost_life_waits_for_the_loss(answer: str, life: int) -> None:
    """The Ghoul gains a Life when his psychic attack really costs one."""
    t = Table("ghoul", "priest")
    t.at(B, "fields_n")
    t.give(B, "preservation")
    t.lands("fields_n", 6, 1)
    t.do("meet:1", "attack:psychic", "take:life")
    assert t.asked == (B, "life")
    assert t.hero(A).life == 4
    t.do(answer)
    assert t.hero(A).life == life
    assert t.hero(B).life == 8 - life


def test_TAL_PRI_19_moments_run_by_themselves_and_ask_only_who_is_concerned() -> None:
    """The Hag is taken unasked; the Woods ask the Druid alone, though B is a Druid's rival."""
    t = Table("druid", "troll")
    t.hero(A).realigned = 1
    t.draws("woods_n", "hag")
    assert t.asked == (A, "use")
    t.do("no")
    assert t.followers(A) == ["hag"]
    assert t.spells(A) == []


def test_TAL_PRI_20_an_inner_window_is_finished_first() -> None:
    """W-START of A: C casts Random at A; B may answer it, A may use Fate; then A is asked anew."""
    t = Table("priest", "sorceress", "elf")
    t.fate(A, 1)
    t.give(A, "healing")
    t.give(B, "counterspell")
    t.give(C, "random")
    t.do("pass", luck=(4, 6))
    assert t.asked == (C, "window-start")
    t.do("cast:random", "aim:0")
    assert t.asked == (B, "answer")
    t.do("pass")
    assert t.asked == (A, "fate")
    t.do("reroll:1")
    assert t.hero(A).life == 5
    assert t.asked == (A, "window-start")


def test_TAL_PRI_21_a_negated_teleport_leaves_the_other_modes() -> None:
    t = Table("sorceress", "priest")
    t.at(A, "village")
    t.give(A, "teleport", "teleport")
    t.give(B, "counterspell")
    t.do("cast:teleport", "to:city")
    t.do("cast:counterspell")
    assert t.where(A) == "village"
    assert t.asked == (A, "move")
    assert t.options() == ["cast:teleport", "roll"]


def test_TAL_PRI_21_after_a_negated_evasion_he_may_try_another() -> None:
    t = Table("sorceress", "priest")
    t.give(A, "invisibility", "immobility")
    t.give(B, "counterspell")
    t.finds("fields_n", "dragon")
    t.when("evade", "cast:invisibility", "cast:counterspell")
    assert t.asked == (A, "evade")
    assert t.options() == ["cast:immobility:creature", "pass"]
    t.do("cast:immobility:creature")
    assert t.told("fought") == []
    assert t.lying("fields_n") == ["dragon"]


def test_TAL_PRI_21_after_a_negated_preservation_armour_may_be_tried() -> None:
    t = Table("sorceress", "priest")
    t.give(A, "shield", "preservation")
    t.give(B, "counterspell")
    t.finds("fields_n", "dragon", luck=(1, 6, 6))
    t.when("life", "cast:preservation:hero", "cast:counterspell")
    assert t.asked == (A, "life")
    assert t.options() == ["pass", "use:shield"]
    t.do("use:shield")
    assert t.hero(A).life == 4


def test_TAL_PRI_21_a_follower_whose_rescue_is_negated_dies() -> None:
    t = Table("sorceress", "priest", "elf")
    t.give(A, "unicorn", "preservation")
    t.give(B, "counterspell")
    t.lands("chasm", 6, 1)
    t.pass_until("save-follower")
    assert t.asked == (A, "save-follower")
    t.do("cast:preservation:follower", "cast:counterspell")
    assert t.followers(A) == []
    assert "unicorn" in t.discarded()


def test_TAL_PRI_22_an_enemy_destroyed_without_a_fight_may_be_saved() -> None:
    """The Cross would destroy the Spirit; B saves it, and all is a stand-off."""
    t = Table("troll", "priest")
    t.give(A, "cross")
    t.give(B, "preservation")
    t.lay("fields_n", "shadow", "healer")
    t.life(A, 3)
    t.lands("fields_n")
    t.when("declare", "use:cross")
    assert t.asked == (B, "save-enemy")
    assert t.ask.args == {"card": "shadow"}
    t.do("cast:preservation:enemy")
    assert t.lying("fields_n") == ["shadow", "healer"]
    assert t.hero(A).life == 3
    assert t.told("fought") == []
    assert t.asked == (B, "way")


def test_TAL_PRI_22_the_active_player_is_asked_first() -> None:
    t = Table("priest", "troll", "sorceress", active=C)
    t.give(C, "cross", "preservation")
    t.finds("fields_n", "shadow")
    t.when("declare", "use:cross")
    assert t.asked == (C, "save-enemy")


def test_TAL_PRI_23_limits_come_before_quests() -> None:
    """A fifth Object arrives, and a Magic Object is owed: first one is put down, then one paid."""
    t = Table("sorceress", "troll")
    t.quest(A, "give_magic_object")
    t.give(A, "acquisition", "sword", "axe", "helmet", "shield")
    t.give(B, "ring")
    t.do("cast:acquisition", "take:ring")
    assert t.asked == (A, "drop")
    t.do("drop:axe")
    assert t.where(A) == "warlocks_cave"
    assert t.objects(A) == ["helmet", "shield", "sword", "talisman"]
    assert "ring" in t.discarded()


def test_TAL_PRI_23_what_was_put_down_cannot_be_paid() -> None:
    t = Table("sorceress", "troll")
    t.quest(A, "give_magic_object")
    t.give(A, "acquisition", "sword", "axe", "helmet", "shield")
    t.give(B, "ring")
    t.do("cast:acquisition", "take:ring", "drop:ring")
    assert t.where(A) == "graveyard"
    assert t.lying("graveyard") == ["ring"]


def test_TAL_PRI_23_deaths_come_before_everything() -> None:
    """The Ogre kills A: what he holds above a limit nobody asks about any more."""
    t = Table("sorceress", "troll")
    t.life(A, 1)
    t.give(A, "maiden", "hex", "alchemy", "teleport")
    t.finds("fields_n", "demon", luck=(1, 6))
    t.pass_windows()
    assert t.hero(A).status == WAITING
    assert sorted(t.spent()) == ["alchemy", "hex", "teleport"]
    assert t.asked == (B, "way")


def test_TAL_PRI_16_who_trusts_not_his_armour_may_still_be_saved_by_another() -> None:
    t = Table("dwarf", "troll", "elf")
    t.give(A, "shield")
    t.give(C, "preservation")
    t.finds("fields_n", "dragon", luck=(1, 6))
    t.pass_until("life")
    assert (t.asked, t.options()) == ((A, "life"), ["pass", "use:shield"])
    t.do("pass")
    assert t.asked == (C, "life")
    t.do("cast:preservation:hero")
    assert t.hero(A).life == 5


# Spells out of place --------------------------------------------------------------------------


def test_TAL_PRI_6_one_mode_of_a_spell_may_be_cast_while_the_other_may_not() -> None:
    t = Table("elf", "troll")
    t.give(A, "immobility")
    assert t.options("cast") == ["cast:immobility:hero"]
    assert t.refusals() == {"cast:immobility:creature": "TAL-PRI-6"}


def test_TAL_PRI_6_healing_is_out_of_place_in_a_move_an_evasion_and_a_rescue() -> None:
    """The rule that names Healing is for the loss of a Life alone (TAL-PRI-17)."""
    t = Table("sorceress", "elf")
    t.give(A, "healing", "teleport", "preservation")
    t.lay("woods_n", "bear")
    t.at(A, "graveyard")
    t.pass_until("move")
    seen = {"move": t.refusals()["cast:healing"]}
    t.do("roll", "go:cw", luck=(1, 6, 1))
    t.pass_until("save-enemy")
    seen["save-enemy"] = t.refusals()["cast:healing"]
    assert seen == {"move": "TAL-PRI-6", "save-enemy": "TAL-PRI-6"}
    t = Table("elf", "troll")
    t.give(A, "healing")
    t.finds("woods_n", "bear")
    t.pass_until("evade")
    assert t.refusals() == {"cast:healing": "TAL-PRI-6"}
