"""TAL-VAL, TAL-CRN: the Valley of Fire, the Crown of Command and its Spell."""

from __future__ import annotations

import pytest

from igroteka.games.talisman.rules.state import OUT
from tests.games.talisman.table import A, B, C, D, Table


def lives(t: Table) -> list[int]:
    return [hero.life for hero in t.g.heroes]


@pytest.mark.parametrize("space", ["pits", "werewolf_den"])
@pytest.mark.parametrize("copy", ["stock", "adventure"])
def test_TAL_VAL_1_only_with_a_talisman(space: str, copy: str) -> None:
    """A Talisman of either deck opens the way."""
    t = Table("thief", "monk")
    t.at(A, space)
    t.misses(B)
    if copy == "adventure":
        t.g.talismans, stock = [], t.g.talismans
        t.give(A, "talisman")
        t.g.talismans = stock
    else:
        t.give(A, "talisman")
    t.pass_until("inner")
    assert "on:valley_of_fire" in t.options()


def test_TAL_VAL_1_without_one_the_refusal_names_the_rule() -> None:
    """He has two ways back only where he stands in the Valley itself."""
    t = Table("thief", "monk")
    t.at(A, "valley_of_fire")
    assert t.options() == ["back:pits", "back:werewolf_den"]
    assert t.refused("on:crown_of_command") == "TAL-VAL-2"


def test_TAL_VAL_2_other_objects_and_followers_open_no_way() -> None:
    t = Table("thief", "monk")
    t.at(A, "valley_of_fire")
    t.give(A, "ring", "unicorn", "guide")
    t.pass_until("inner")
    assert t.options() == ["back:pits", "back:werewolf_den"]
    assert t.refused("on:crown_of_command") == "TAL-VAL-2"


def test_TAL_VAL_2_who_stands_there_without_one_must_turn_back() -> None:
    t = Table("thief", "monk")
    t.at(A, "valley_of_fire")
    t.misses(B)
    t.do("back:werewolf_den")
    spaces = [args["space"] for _, args in t.told("moved")]
    assert spaces == ["werewolf_den", "death", "crypt", "plain_of_peril"]


def test_TAL_VAL_3_the_valley_itself_asks_nothing() -> None:
    t = Table("thief", "monk")
    t.at(A, "pits")
    t.misses(B)
    t.give(A, "talisman")
    t.when("inner", "on:valley_of_fire")
    t.pass_until("inner")
    assert t.told("rolled") == t.told("lost") == []
    assert t.options() == ["back:pits", "back:werewolf_den", "on:crown_of_command"]


def test_TAL_VAL_3_a_hero_there_may_be_encountered() -> None:
    t = Table("thief", "monk")
    t.at(A, "pits")
    t.at(B, "valley_of_fire")
    t.give(A, "talisman")
    t.when("inner", "on:valley_of_fire")
    t.pass_until("encounter")
    t.do("meet:1", "attack:battle", luck=(6, 1))
    assert t.asked[0] == A


@pytest.mark.parametrize(
    ("space", "back"),
    [
        ("pits", ["vampires_tower", "mines", "plain_of_peril"]),
        ("werewolf_den", ["death", "crypt", "plain_of_peril"]),
    ],
)
def test_TAL_VAL_4_before_the_valley_without_one_he_must_turn_back(
    space: str, back: list[str]
) -> None:
    """He is not even asked before he is free again on the Plain."""
    t = Table("thief", "monk")
    t.at(A, space)
    t.misses(B)
    assert t.asked == (A, "inner")
    assert [args["space"] for _, args in t.told("moved")] == back


def test_TAL_VAL_5_the_talisman_is_kept_all_the_way() -> None:
    t = Table("thief", "monk")
    t.at(A, "pits")
    t.misses(B)
    t.give(A, "talisman")
    t.force(1, 1)
    for step in ("on:valley_of_fire", "on:crown_of_command"):
        t.when("inner", step)
    t.pass_windows()
    assert t.objects(A) == ["talisman"]
    assert t.where(A) == "crown_of_command"


# The Crown of Command -------------------------------------------------------------------------


def crowned(*heroes: str, active: int = A) -> Table:
    """A stands on the Crown of Command, where he has been for a while."""
    t = Table(*(heroes or ("thief", "monk")), active=active)
    t.at(A, "crown_of_command")
    t.g.crowned = 1
    return t


def test_TAL_CRN_1_it_is_reached_from_the_valley_alone() -> None:
    """A teleport within the Region lets him choose every space but this one."""
    t = Table("sorceress", "monk")
    t.at(A, "plain_of_peril")
    t.lay("crypt", "phantom")
    t.do("on:crypt", "choose:teleport")
    assert "to:pits" in t.options()
    assert "to:valley_of_fire" not in t.options()
    assert "to:crown_of_command" not in t.options()


def test_TAL_CRN_2_who_is_there_stays_there() -> None:
    t = crowned()
    t.misses(B, 3)
    t.force(1, 1, 1, 1)
    assert t.asked == (B, "way")
    assert t.where(A) == "crown_of_command"
    assert t.told("moved") == []
    assert len(t.told("command")) == 4


def test_TAL_CRN_2_an_effect_may_still_take_him_away() -> None:
    """The coin taken from his rival pays his quest: he is brought to the Warlock's Cave."""
    t = crowned()
    t.at(B, "crown_of_command")
    t.quest(A, "give_2_gold")
    t.do("attack:battle", "take:gold", luck=(6, 1))
    assert t.where(A) == "warlocks_cave"
    assert t.objects(A) == ["talisman"]


def test_TAL_CRN_3_with_others_there_he_must_encounter_one_of_them() -> None:
    t = crowned("thief", "monk", "troll")
    t.at(B, "crown_of_command")
    t.at(C, "crown_of_command")
    assert t.asked == (A, "encounter")
    assert t.options() == ["meet:1", "meet:2"]
    t.do("meet:2")
    assert t.options() == ["attack:battle", "use:thief.pickpocket"]
    t.do("use:thief.pickpocket")
    assert (t.hero(A).gold, t.hero(C).gold) == (2, 0)
    assert t.told("command") == []
    assert t.ask.seat == B


def test_TAL_CRN_3_the_crown_itself_is_refused_while_others_are_there() -> None:
    t = crowned("thief", "monk", "troll")
    t.at(B, "crown_of_command")
    t.at(C, "crown_of_command")
    assert t.asked == (A, "encounter")
    assert t.refused("space") == "TAL-CRN-3"


def test_TAL_CRN_3_nothing_else_happens_in_that_turn() -> None:
    t = crowned("thief", "monk", "troll")
    t.at(B, "crown_of_command")
    t.do("attack:battle", "take:life", luck=(1, 6))
    assert lives(t) == [3, 4, 6]
    assert t.told("command") == []


def test_TAL_CRN_4_the_other_may_evade_and_that_ends_the_encounter() -> None:
    t = crowned("thief", "sorceress", "troll")
    t.at(B, "crown_of_command")
    t.give(B, "invisibility")
    t.when("meet", "attack:battle")
    assert t.asked == (B, "evade")
    t.do("cast:invisibility")
    assert t.told("duel") == t.told("command") == []
    assert t.ask.seat == B


def test_TAL_CRN_5_alone_he_must_cast_it_in_the_turn_of_arrival() -> None:
    t = Table("thief", "monk", "troll")
    t.at(A, "valley_of_fire")
    t.give(A, "talisman")
    t.when("inner", "on:crown_of_command", luck=(4,))
    t.pass_windows()
    assert t.told("command") == [("TAL-CRN-5", {"who": "@0"})]
    assert lives(t) == [4, 3, 5]


def test_TAL_CRN_5_and_once_in_every_turn_of_his() -> None:
    """No question: casting is not his choice."""
    t = crowned()
    t.misses(B, 2)
    t.force(4, 4, 1)
    assert t.asked == (B, "way")
    assert len(t.told("command")) == 3
    assert lives(t) == [4, 2]


@pytest.mark.parametrize("die", range(1, 7))
def test_TAL_CRN_6_on_4_to_6_every_other_hero_loses_a_life(die: int) -> None:
    t = crowned("thief", "monk", "troll", "elf")
    t.at(B, "plain_of_peril")
    t.at(C, "temple")
    t.at(D, "city")
    t.force(die)
    assert t.ask.seat == B
    assert lives(t) == ([4, 3, 5, 3] if die >= 4 else [4, 4, 6, 4])


def test_TAL_CRN_7_announced_answered_and_only_then_the_die() -> None:
    t = crowned("thief", "sorceress", "troll")
    t.fate(A, 1)
    t.give(B, "counterspell")
    t.force(2)
    assert t.asked == (B, "answer")
    assert t.ask.args == {"card": "crown_of_command"}
    assert t.told("command") == [("TAL-CRN-5", {"who": "@0"})]
    assert t.told("rolled") == []
    t.do("pass")
    assert t.asked == (A, "fate")
    t.do("reroll:1", luck=(6,))
    assert lives(t) == [4, 3, 5]


def test_TAL_CRN_8_a_counterspell_negates_it() -> None:
    t = crowned("thief", "sorceress", "troll")
    t.give(B, "counterspell")
    t.do("cast:counterspell", luck=(6,))
    assert t.told("command-negated") == [("TAL-CRN-8", {"who": "@0"})]
    assert [rule for rule, _ in t.told("rolled")] == ["TAL-MOVE-1"]
    assert lives(t) == [4, 4, 6]


def test_TAL_CRN_9_each_victim_may_be_saved_armour_does_not_help() -> None:
    t = crowned("thief", "sorceress", "troll")
    t.give(B, "armour", "preservation")
    t.give(C, "shield")
    t.force(4)
    t.pass_until("life")
    assert t.asked == (B, "life")
    assert t.options() == ["cast:preservation:hero", "pass"]
    assert t.ask.args == {"who": "@1", "amount": 1}
    t.do("pass")
    assert t.asked == (B, "life")
    assert t.ask.args == {"who": "@2", "amount": 1}
    t.do("cast:preservation:hero")
    assert lives(t) == [4, 3, 6]


def test_TAL_CRN_10_who_is_killed_from_now_on_is_out() -> None:
    t = crowned("thief", "monk", "troll")
    t.life(B, 1)
    t.force(4)
    assert t.ask.seat == C
    assert t.hero(B).status == OUT
    assert t.told("eliminated") == [("TAL-DEATH-8", {"who": "@1"})]


def test_TAL_CRN_10_even_if_the_crown_is_empty_again() -> None:
    t = crowned("thief", "monk", "troll", "elf")
    t.at(A, "warlocks_cave")
    t.at(B, "fields_n")
    t.life(B, 1)
    t.g.active = C
    t.finds("fields_n", "pestilence")
    t.do("space")
    assert t.hero(B).status == OUT
    assert t.hero(D).status != OUT


def test_TAL_CRN_10_before_anybody_was_there_the_dead_return() -> None:
    t = Table("thief", "monk", "troll", active=C)
    t.at(B, "fields_n")
    t.life(B, 1)
    t.finds("fields_n", "pestilence")
    t.do("space")
    assert t.told("eliminated") == []


def test_TAL_CRN_11_what_lies_there_cannot_be_picked_up() -> None:
    t = crowned()
    t.lay("crown_of_command", "ring", "hermit")
    t.coins("crown_of_command", 5)
    t.force(1)
    assert t.asked == (B, "way")
    assert t.lying("crown_of_command") == ["ring", "hermit"]
    assert (t.hero(A).gold, t.objects(A)) == (1, [])


def test_TAL_CRN_11_but_a_rival_killed_there_is_looted() -> None:
    t = crowned("thief", "monk", "troll")
    t.at(B, "crown_of_command")
    t.life(B, 1)
    t.give(B, "ring", "sword")
    t.coins("crown_of_command", 5)
    t.do("attack:battle", luck=(6, 1))
    t.when("reward", "take:life", "loot:ring", "loot:gold", "done")
    assert (t.hero(A).gold, t.objects(A)) == (2, ["ring"])
    assert t.told("looted") == [("TAL-PVP-11", {"who": "@0", "card": "ring"})]
    assert t.lying("crown_of_command") == ["sword"]


def test_TAL_CRN_12_a_toad_alone_there_does_nothing() -> None:
    t = crowned()
    t.toad(A)
    assert t.asked == (B, "way")
    assert t.told("command") == t.told("moved") == []
    assert t.where(A) == "crown_of_command"


def test_TAL_CRN_13_the_amulet_forbids_it() -> None:
    t = crowned()
    t.give(A, "amulet")
    t.pass_windows()
    assert t.asked == (B, "way")
    assert t.told("command") == []


def test_TAL_CRN_14_what_forbids_casting_may_be_put_down_first() -> None:
    t = crowned()
    t.give(A, "amulet")
    t.force(4)
    assert t.asked == (A, "command")
    assert t.options() == ["lay-down:amulet", "pass"]
    t.do("lay-down:amulet")
    assert lives(t) == [4, 3]
    assert t.lying("crown_of_command") == ["amulet"]


def test_TAL_CRN_13_nor_can_an_immobilised_hero_cast_it() -> None:
    t = crowned("thief", "sorceress")
    t.give(B, "immobility")
    t.do("cast:immobility:hero")
    assert t.told("command") == []
    assert t.ask.seat == B


def test_TAL_CRN_13_nor_anybody_while_magic_is_suppressed() -> None:
    t = crowned("thief", "sorceress", active=B)
    t.give(B, "destroy_magic")
    t.at(B, "village")
    t.next_cards("mage")
    t.do("cast:destroy_magic", "go:cw", luck=(1,))
    assert [args["who"] for _, args in t.told("turn")] == ["@1", "@0", "@1"]
    assert t.told("command") == []
