"""Toads (TAL-TOAD)."""

from __future__ import annotations

import pytest

from tests.games.talisman.table import A, B, C, D, E, F, Table

WAY = ("fields_s", "hills_s", "plains_se")
"""The three spaces clockwise of the City, each with a Stranger who has nothing for a neutral."""


def enchanted(*heroes: str) -> Table:
    """The Enchantress of the City has turned A into a Toad; nobody else has turns for a while."""
    t = Table(*(heroes or ("dwarf", "wizard")))
    for seat in range(1, len(t.g.heroes)):
        t.hero(seat).missed = 9
    for space, stranger in zip(WAY, ("healer", "mage", "sorcerer"), strict=True):
        t.lay(space, stranger)
    return t


def kissed(t: Table) -> None:
    """A visits the Enchantress and throws a 1."""
    t.lands("city")
    t.pass_until("choose")
    t.do("choose:enchantress", luck=(1,))


# How long -------------------------------------------------------------------------------------


@pytest.mark.parametrize("turn", [1, 2, 3])
def test_TAL_TOAD_1_and_TAL_TOAD_2_three_turns_and_the_turn_of_the_change_is_not_counted(
    turn: int,
) -> None:
    t = enchanted()
    kissed(t)
    assert t.told("toad") == [("TAL-TOAD-1", {"who": "@0", "turns": 3})]
    assert (t.hero(A).toad, t.where(A)) == (3, "city")
    for space in WAY[:turn]:
        assert t.ask.args == {"left": 1}
        t.do("go:cw")
        assert t.where(A) == space
    assert t.hero(A).toad == 3 - turn
    assert len(t.told("restored")) == (1 if turn == 3 else 0)
    assert t.hero(A).strength == (3 if turn == 3 else 1)


def test_TAL_TOAD_2_turned_in_another_players_turn_the_next_own_turn_is_the_first() -> None:
    t = enchanted("wizard", "dwarf")
    t.hero(B).missed = 0
    t.give(A, "random")
    t.at(A, "runes_w")
    t.at(B, "city")
    t.force(1, t.spell("hex"), 1)
    t.do("cast:random", "aim:1")
    t.pass_windows()
    t.do("go:cw")
    t.pass_windows()
    assert (t.asked, t.hero(B).toad) == ((B, "way"), 3)
    t.do("go:cw")
    assert t.hero(B).toad == 2


def test_TAL_TOAD_2_a_missed_turn_counts() -> None:
    t = enchanted()
    t.toad(A, 2)
    t.at(A, "city")
    t.hero(A).missed = 1
    assert t.hero(A).toad == 2
    assert t.ask.args == {"left": 1}
    assert t.hero(A).toad == 1
    t.do("go:cw")
    assert t.told("restored") == [("TAL-TOAD-1", {"who": "@0"})]


def test_TAL_TOAD_13_turned_again_it_stays_a_toad_for_three_more_turns() -> None:
    t = enchanted()
    t.toad(A, 1)
    kissed(t)
    assert t.hero(A).toad == 3
    assert t.told("restored") == []


# What it has ----------------------------------------------------------------------------------


def test_TAL_TOAD_3_objects_followers_and_gold_stay_on_the_space() -> None:
    t = enchanted()
    t.give(A, "sword", "ring", "maiden")
    t.gold(A, 5)
    kissed(t)
    assert (t.objects(A), t.followers(A), t.hero(A).gold) == ([], [], 0)
    assert sorted(t.lying("city")) == ["maiden", "ring", "sword"]
    assert sum(t.g.coins) == 5


def test_TAL_TOAD_4_it_can_take_nothing() -> None:
    t = enchanted()
    t.toad(A)
    t.lay("fields_s", "sword", "maiden")
    t.coins("fields_s", 2)
    t.at(A, "city")
    t.do("go:cw")
    assert t.where(A) == "fields_s"
    assert t.lying("fields_s") == ["healer", "sword", "maiden"]
    assert (t.hero(A).gold, sum(t.g.coins)) == (0, 3)


@pytest.mark.parametrize("curse", ["hag", "poltergeist"])
def test_TAL_TOAD_5_a_curse_stays_with_the_toad(curse: str) -> None:
    t = enchanted()
    t.at(A, "fields_se")
    t.give(A, curse, "ring")
    t.force(1)
    t.pass_windows()
    t.do("go:cw")
    t.pass_until("choose")
    t.do("choose:enchantress", luck=(1,))
    assert (t.followers(A), t.lying("city")) == ([curse], ["ring"])


def test_TAL_TOAD_5_but_it_takes_no_new_one() -> None:
    t = enchanted()
    t.toad(A)
    t.lay("fields_s", "hag")
    t.at(A, "city")
    t.do("go:cw")
    assert t.followers(A) == []
    assert "hag" in t.lying("fields_s")


# What it can do -------------------------------------------------------------------------------


@pytest.mark.parametrize(("foe", "strength"), [("goblin", 2), ("lemure", 1)])
def test_TAL_TOAD_6_it_fights_with_strength_1_and_craft_1(foe: str, strength: int) -> None:
    t = enchanted()
    t.counters(A, strength=4, craft=4)
    t.toad(A)
    t.lay("fields_s", foe)
    t.at(A, "city")
    t.do("go:cw", luck=(3, 4))
    _, args = t.told("fought")[0]
    assert (args["score"], args["theirs"]) == (1 + 3, strength + 4)


def test_TAL_TOAD_7_what_it_gains_vanishes_and_the_old_counters_count_again() -> None:
    t = enchanted()
    t.counters(A, strength=2)
    t.toad(A, 1)
    t.lay("fields_s", "witch")
    t.at(A, "city")
    left = t.g.strength_left
    t.do("go:cw", luck=(3,))
    assert t.told("gained") == [("TAL-CARD-5", {"who": "@0", "what": "stat:strength", "amount": 1})]
    assert t.told("restored") == [("TAL-TOAD-1", {"who": "@0"})]
    assert (t.hero(A).strength, t.g.strength_left) == (3 + 2, left)


def test_TAL_TOAD_7_a_gain_counts_while_it_is_a_toad_and_a_loss_never_goes_below_1() -> None:
    t = enchanted()
    t.counters(A, strength=2)
    t.toad(A, 3)
    t.at(A, "fields_se")
    t.do("go:cw", "choose:enchantress", luck=(5,))
    assert t.hero(A).strength == 2
    t = enchanted()
    t.counters(A, strength=2)
    t.toad(A, 3)
    t.at(A, "fields_se")
    t.do("go:cw", "choose:enchantress", luck=(2,))
    assert (t.hero(A).strength, t.hero(A).strength_counters) == (1, 2)


@pytest.mark.parametrize(("die", "stat"), [(5, "strength"), (4, "craft")])
def test_TAL_TOAD_7_every_counter_gained_as_a_toad_adds_one(die: int, stat: str) -> None:
    t = enchanted()
    t.counters(A, strength=3, craft=4)
    t.toad(A, 3)
    t.at(A, "fields_se")
    t.force(die)
    t.do("go:cw", "choose:enchantress")
    assert getattr(t.hero(A), stat) == 1 + 1
    assert (t.hero(A).strength + t.hero(A).craft, getattr(t.hero(A), f"toad_{stat}")) == (3, 1)
    assert (t.hero(A).strength_counters, t.hero(A).craft_counters) == (3, 4)


def test_TAL_TOAD_8_it_keeps_trophies_wins_new_ones_and_exchanges_them() -> None:
    t = enchanted()
    t.trophies(A, "giant")
    t.toad(A, 3)
    t.lay("fields_s", "wild_boar")
    t.at(A, "city")
    t.do("go:cw", "trophy:wild_boar", luck=(6, 1))
    assert t.asked == (A, "window-end")
    t.do("exchange:strength", "hand-in:giant")
    assert (t.won(A), t.hero(A).strength, t.hero(A).strength_counters) == ([], 2, 0)


def test_TAL_TOAD_9_it_moves_one_space_without_a_die_and_nothing_takes_the_place_of_it() -> None:
    t = enchanted("elf", "wizard")
    t.toad(A)
    t.at(A, "woods_s")
    assert (t.asked, t.ask.args) == ((A, "way"), {"left": 1})
    assert t.told("rolled") == []


def test_TAL_TOAD_9_the_tavern_waits_for_no_toad() -> None:
    t = enchanted("dwarf", "wizard")
    t.toad(A)
    t.at(A, "tavern")
    t.hero(A).offer = t.hero(B).space
    assert t.options() == ["go:ccw", "go:cw"]


def test_TAL_TOAD_9_in_the_inner_region_it_deals_with_its_space_or_turns_back() -> None:
    t = enchanted("dwarf", "wizard")
    t.toad(A)
    t.at(A, "death")
    t.hero(A).held = 1
    assert t.options() == ["back:crypt", "stay"]
    assert t.refused("on:werewolf_den") == "TAL-INN-3"


def test_TAL_TOAD_10_it_neither_gains_nor_casts_spells_but_keeps_them_all() -> None:
    t = enchanted("wizard", "dwarf")
    t.give(A, "healing", "random")
    t.toad(A)
    t.lay("fields_s", "book_of_spells")
    t.at(A, "city")
    assert t.asked == (A, "way"), "Healing is not offered, nor is any Spell forgotten"
    t.do("go:cw")
    assert t.spells(A) == ["healing", "random"]


def test_TAL_TOAD_10_casting_is_refused_by_this_rule() -> None:
    t = enchanted("wizard", "dwarf")
    t.give(A, "healing")
    t.trophies(A, "dragon")
    t.toad(A)
    t.at(A, "city")
    t.do("go:cw")
    assert t.asked == (A, "window-end")
    assert t.refused("cast:healing") == "TAL-TOAD-10"


def test_TAL_TOAD_11_lives_and_fate_are_its_own() -> None:
    t = enchanted("dwarf", "wizard")
    t.toad(A, 1)
    t.fate(A, 2)
    t.lay("fields_s", "goblin")
    t.at(A, "city")
    t.do("go:cw", luck=(1, 6))
    t.do("reroll:1", luck=(2,))
    assert t.told("restored") == [("TAL-TOAD-1", {"who": "@0"})]
    assert (t.hero(A).life, t.hero(A).fate) == (4, 1)


def test_TAL_TOAD_12_it_has_encounters_but_no_abilities() -> None:
    t = enchanted("warrior", "wizard")
    t.toad(A)
    t.lay("fields_s", "goblin")
    t.at(A, "city")
    t.do("go:cw", luck=(6, 6))
    assert t.told("rolled") == [("TAL-BAT-3", {"who": "@0", "dice": [6]})]
    t = enchanted("elf", "wizard")
    t.toad(A)
    t.lay("woods_s", "goblin")
    t.at(A, "plains_se")
    t.do("go:cw", luck=(1, 6))
    assert t.hero(A).life == 3, "no evading in the Woods"


def test_TAL_TOAD_12_it_may_be_met_and_may_meet_but_only_to_battle() -> None:
    t = enchanted("sorceress", "wizard")
    t.toad(A)
    t.at(B, "fields_s")
    t.at(A, "city")
    t.do("go:cw", "meet:1", luck=(6, 1))
    assert t.told("duel")[0][1] == {"who": "@0", "whom": "@1", "score": 7, "theirs": 3}


def test_TAL_TOAD_14_it_cannot_cast_the_command_spell() -> None:
    t = enchanted("dwarf", "wizard")
    t.hero(B).missed = 0
    t.toad(A)
    t.at(A, "crown_of_command")
    assert t.asked == (B, "way")
    assert t.told("command") == []
    assert t.hero(B).life == 4


def test_TAL_TOAD_15_there_are_four_toads_and_no_fifth() -> None:
    t = enchanted("dwarf", "elf", "ghoul", "monk", "troll", "wizard")
    for seat in (B, C, D, E):
        t.toad(seat)
    t.give(A, "ring")
    kissed(t)
    assert t.hero(A).toad == 0
    assert t.objects(A) == ["ring"]
    t = enchanted("dwarf", "elf", "ghoul", "monk", "troll", "wizard")
    for seat in (B, C, F):
        t.toad(seat)
    kissed(t)
    assert t.hero(A).toad == 3


def test_TAL_TOAD_15_one_of_the_four_may_be_turned_again() -> None:
    t = enchanted("dwarf", "elf", "ghoul", "monk", "troll", "wizard")
    for seat in (A, B, C, D):
        t.toad(seat, 1)
    kissed(t)
    assert t.hero(A).toad == 3


def test_TAL_TOAD_16_a_toad_that_beats_a_hero_can_only_take_a_life() -> None:
    t = enchanted("dwarf", "wizard")
    t.toad(A)
    t.give(B, "ring")
    t.at(B, "fields_s")
    t.at(A, "city")
    t.do("go:cw", "meet:1", luck=(6, 1))
    assert t.options() == ["done", "take:life"]
    assert t.refused("take:ring") == "TAL-TOAD-16"
    t.do("take:life")
    assert t.hero(B).life == 3


def test_TAL_TOAD_17_on_its_return_the_spell_limit_is_checked_at_once() -> None:
    t = enchanted("dwarf", "wizard")
    t.give(A, "healing", "random")
    t.toad(A, 1)
    t.at(A, "city")
    t.do("go:cw")
    assert t.told("restored") == [("TAL-TOAD-1", {"who": "@0"})]
    assert t.asked == (A, "forget")
    t.do("forget:random")
    assert t.spells(A) == ["healing"]


def test_TAL_TOAD_18_coins_it_would_gain_stay_in_the_reserve() -> None:
    t = enchanted("dwarf", "wizard")
    t.toad(A)
    t.at(A, "plains_sw")
    left = t.g.gold_left
    t.do("go:cw", luck=(4,))
    assert t.where(A) == "tavern"
    assert (t.hero(A).gold, t.g.gold_left) == (0, left)
    assert t.told("gained") == []


def test_TAL_TOAD_18_a_quest_is_completed_without_a_talisman() -> None:
    t = enchanted("dwarf", "wizard")
    t.quest(A, "kill_enemy")
    t.toad(A)
    t.lay("fields_s", "goblin")
    t.at(A, "city")
    t.do("go:cw", "trophy:goblin", luck=(6, 1))
    assert t.where(A) == "warlocks_cave"
    assert t.hero(A).quest < 0
    assert (t.objects(A), t.stock("talisman")) == ([], 4)


def test_TAL_TOAD_6_turned_before_the_dice_it_fights_without_the_weapon_it_dropped() -> None:
    t = Table("dwarf", "wizard")
    t.give(A, "sword")
    t.give(B, "random")
    t.finds("fields_n", "giant")
    t.when("window-pre", "pass")
    t.force(1, t.spell("hex"), 2, 6)
    t.do("cast:random", "aim:0")
    assert t.lying("fields_n") == ["giant", "sword"]
    assert t.told("fought")[0][1]["score"] == 1 + 2
