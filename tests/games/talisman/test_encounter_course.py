"""TAL-ENC-13 to TAL-ENC-21: instructions, being moved, and what cuts an encounter short."""

from __future__ import annotations

import pytest

from igroteka.testing.coverage import rules
from tests.games.talisman.table import A, B, Table


def test_TAL_ENC_13_the_printed_instruction_comes_last() -> None:
    t = Table("dwarf", "wizard")
    t.lay("forest", "bear", "healer", "cave")
    t.life(A, 2)
    t.lands("forest", 6, 1, 4, 6)
    t.do("discard", "keep")
    assert t.encountered() == ["bear", "healer", "cave"]
    assert [rule for rule, _ in t.told("result")] == ["TAL-CARD-7", "TAL-SPC-6"]
    assert t.hero(A).craft == 4


def test_TAL_ENC_14_moved_during_his_encounter_he_begins_a_new_one() -> None:
    """The Imp, before Bear and Bag: they stay; in the Ruins the Hex strikes and a card is drawn."""
    t = Table("dwarf", "wizard")
    t.next_cards("imp", "bear", "bag_of_gold", "mage")
    t.lay("ruins", "hex")
    t.lands("hidden_valley", 4)
    assert t.lying("hidden_valley") == ["bear", "bag_of_gold"]
    assert t.where(A) == "ruins"
    assert t.hero(A).life == 4
    assert t.lying("ruins") == ["hex", "mage"]
    assert t.told("carried") == [("TAL-CARD-2", {"who": "@0", "space": "ruins"})]


def test_TAL_ENC_14_moved_before_the_instruction_he_does_not_carry_it_out() -> None:
    """The Alchemist pays the quest in the last moment: no Black Knight, but the Hex of the Cave."""
    t = Table("thief", "wizard")
    t.quest(A, "give_2_gold")
    t.give(A, "alchemist", "sword", "healing")
    t.lay("warlocks_cave", "hex")
    t.lands("black_knight")
    t.when("window-card", "apply:alchemist", "sell:sword")
    t.pass_until("quest")
    assert t.where(A) == "warlocks_cave"
    assert t.hero(A).life == 3
    t.do("no")
    assert t.asked == (A, "window-end")


def test_TAL_ENC_14_there_he_may_meet_a_hero_instead() -> None:
    t = Table("dwarf", "wizard")
    t.at(B, "ruins")
    t.draws("fields_n", "imp", luck=(4,))
    assert t.asked == (A, "encounter")
    assert t.options() == ["meet:1", "space"]


def charmed_and_beaten() -> Table:
    """The Minstrel owes a Follower, charms the Boar, and is then beaten by the Bear."""
    t = Table("minstrel", "troll")
    t.quest(A, "give_follower")
    t.lay("fields_n", "wild_boar", "bear")
    t.lay("warlocks_cave", "hex", "healer")
    t.lands("fields_n", 6, 1, 6)
    t.do("use:minstrel.charm_beast", "foe:wild_boar", "pass")
    return t


def test_TAL_ENC_15_moved_after_a_defeat_his_turn_ends_on_arrival() -> None:
    """The Boar pays the quest: he is moved, but Hex and Healer of the Cave do not affect him."""
    t = charmed_and_beaten()
    t.do("pass")
    assert t.told("fought")[-1][1]["foes"] == ["bear"]
    assert t.where(A) == "warlocks_cave"
    assert t.objects(A) == ["talisman"]
    assert t.hero(A).life == 3
    assert t.told("hexed") == []
    assert t.encountered() == ["bear"]
    assert t.asked == (B, "way")


@rules("TAL-QST-13")
def test_what_is_gained_in_an_attack_pays_for_the_quest_after_it() -> None:
    """The charmed Boar even helps in the battle before it is given away."""
    t = charmed_and_beaten()
    t.do("use:minstrel.beast_ally")
    assert t.told("fought")[-1][1]["score"] == 1 + 2 + 1
    assert t.followers(A) == []
    assert t.where(A) == "warlocks_cave"


@rules("TAL-QST-6")
def test_a_quest_paid_with_the_reward_of_a_hero_fight_starts_no_encounter() -> None:
    t = Table("troll", "thief")
    t.quest(A, "give_2_gold")
    t.at(B, "fields_n")
    t.lay("warlocks_cave", "hex")
    t.lands("fields_n", 6, 1)
    t.do("meet:1", "take:gold")
    assert t.where(A) == "warlocks_cave"
    assert t.hero(A).life == 6
    assert t.asked == (B, "way")


@pytest.mark.parametrize("answer", ["leave:ape", "use:bandit"])
def test_TAL_ENC_16_an_enemy_left_alone_is_not_evaded(answer: str) -> None:
    """The Minstrel leaves the Ape alone, or pays the Bandit: nothing behind is reached."""
    t = Table("minstrel", "troll")
    t.gold(A, 1)
    t.life(A, 2)
    t.lay("fields_n", "ape" if answer == "leave:ape" else "bandit", "healer", "ring")
    t.lands("fields_n")
    t.do(answer)
    assert t.told("fought") == []
    assert t.hero(A).life == 2
    assert len(t.lying("fields_n")) == 3
    assert t.ask.seat == B


def test_TAL_ENC_16_after_the_other_enemies_the_turn_ends() -> None:
    t = Table("minstrel", "troll")
    t.lay("fields_n", "ape", "goblin", "shadow", "healer")
    t.life(A, 2)
    t.lands("fields_n", 6, 1, 6, 1)
    t.do("leave:ape")
    t.do("trophy:goblin", "trophy:shadow")
    assert t.won(A) == ["goblin", "shadow"]
    assert t.hero(A).life == 2
    assert t.lying("fields_n") == ["ape", "healer"]
    assert t.ask.seat == B


def test_TAL_ENC_16_nor_do_the_others_let_him_pass_when_he_has_beaten_none() -> None:
    """The Ape is left alone and the Shadow wins: the turn ends with the defeat."""
    t = Table("minstrel", "troll")
    t.finds("fields_n", "ape", "shadow", "healer", luck=(1, 6))
    t.do("leave:ape")
    assert t.encountered() == ["shadow"]
    assert t.hero(A).life == 3
    assert t.ask.seat == B


def test_TAL_ENC_16_carried_off_before_he_is_not_held_by_an_enemy_left_alone() -> None:
    """The Goblin was the quest: the Minstrel lands in the Cave, and the Ape is far away."""
    t = Table("minstrel", "troll")
    t.quest(A, "kill_enemy")
    t.finds("fields_n", "ape", "goblin", "shadow", luck=(6, 1))
    t.do("leave:ape", "trophy:goblin")
    t.pass_windows()
    assert (t.where(A), t.asked) == ("warlocks_cave", (A, "quest"))


def test_TAL_ENC_17_with_more_cards_than_its_number_nothing_is_drawn() -> None:
    t = Table("troll", "thief")
    t.lay("fields_n", "healer", "mage", "sorcerer")
    t.gold(A, 0)
    t.lands("fields_n")
    assert t.told("drew") == []
    assert len(t.lying("fields_n")) == 3


def test_TAL_ENC_18_moved_in_the_turn_of_another_he_has_no_encounter() -> None:
    t = Table("wizard", "troll")
    t.at(B, "village")
    t.quest(B, "give_2_gold")
    t.lay("warlocks_cave", "bear", "healer")
    t.life(B, 3)
    t.lands("village", 1, 6)
    t.do("meet:1", "attack:battle", "take:gold")
    assert t.where(B) == "warlocks_cave"
    assert t.encountered() == []
    assert t.hero(B).life == 3


def test_TAL_ENC_19_the_instruction_is_compulsory_but_for_what_it_only_allows() -> None:
    """The Graveyard takes a Life from the good without asking; the Castle's healing is offered."""
    t = Table("monk", "wizard")
    t.at(B, "city")
    t.lands("graveyard")
    assert t.hero(A).life == 3
    t = Table("monk", "wizard")
    t.life(A, 2)
    t.lands("castle")
    assert t.asked == (A, "buy-life")
    t.do("done")
    assert (t.hero(A).life, t.hero(A).gold) == (2, 1)


def test_TAL_ENC_20_exactly_one_person_is_visited() -> None:
    t = Table("troll", "wizard")
    t.life(A, 3)
    t.gold(A, 3)
    t.give(A, "ring")
    t.lands("city")
    t.pass_until("choose")
    assert t.options() == ["choose:alchemist", "choose:doctor", "choose:enchantress"]
    t.do("choose:doctor", "more", "done")
    assert t.asked == (B, "way")
    assert (t.hero(A).life, t.hero(A).gold) == (4, 2)


@pytest.mark.parametrize(("card", "dice"), [("storm", ()), ("imp", (4,)), ("devil", ())])
def test_TAL_ENC_21_a_card_that_leaves_when_resolved_leaves_in_any_case(
    card: str, dice: tuple[int, ...]
) -> None:
    """The Storm ends his turn, the Imp carries him off, the Devil kills him."""
    t = Table("monk", "troll")
    t.life(A, 1)
    t.next_cards(card)
    t.lay("ruins", "healer", "sorcerer")
    t.gold(A, 0)
    t.lands("fields_n", *dice)
    assert card in t.discarded()
    assert t.lying("fields_n") == []
