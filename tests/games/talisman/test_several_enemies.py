"""Several Enemies fought at once (TAL-MUL)."""

from __future__ import annotations

from tests.games.talisman.table import A, B, Table


def fights(t: Table) -> list[tuple[list[str], int, int]]:
    """Every fight with Creatures: who they were, the hero's score, and theirs."""
    return [(args["foes"], args["score"], args["theirs"]) for _, args in t.told("fought")]


def test_TAL_MUL_1_strengths_are_added_and_one_die_is_thrown_for_all() -> None:
    t = Table("troll", "wizard")
    t.finds("ruins", "ogre", "goblin", luck=(4, 3))
    assert fights(t) == [(["ogre", "goblin"], 6 + 4, 5 + 2 + 3)]
    assert t.told("stand-off") == [("TAL-BAT-9", {"who": "@0"})]


def test_TAL_MUL_1_a_monster_and_a_spirit_have_different_numbers_and_fight_one_by_one() -> None:
    t = Table("troll", "wizard")
    t.finds("ruins", "lemure", "goblin", luck=(4, 3))
    t.do("discard", luck=(5, 4))
    assert fights(t) == [(["goblin"], 6 + 4, 2 + 3), (["lemure"], 1 + 5, 1 + 4)]


def test_TAL_MUL_2_spirits_combine_in_the_same_way_with_craft() -> None:
    t = Table("wizard", "warrior")
    t.finds("ruins", "shadow", "spectre", luck=(6, 6))
    assert fights(t) == [(["shadow", "spectre"], 5 + 6, 2 + 3 + 6)]


def test_TAL_MUL_3_defeat_by_a_group_costs_one_life() -> None:
    t = Table("dwarf", "wizard")
    t.finds("hidden_valley", "bear", "wolf", "goblin", luck=(1, 6))
    assert fights(t) == [(["bear", "wolf", "goblin"], 3 + 1, 3 + 2 + 2 + 6)]
    assert t.hero(A).life == 4
    assert t.lying("hidden_valley") == ["bear", "wolf", "goblin"]


def test_TAL_MUL_4_victory_kills_all_and_each_may_be_a_trophy() -> None:
    t = Table("troll", "wizard")
    t.finds("ruins", "bear", "goblin", luck=(6, 1))
    assert t.asked == (A, "trophy")
    assert t.options() == ["discard", "trophy:bear"]
    t.do("trophy:bear")
    assert t.options() == ["discard", "trophy:goblin"]
    t.do("discard")
    assert (t.won(A), t.discarded(), t.lying("ruins")) == (["bear"], ["goblin"], [])


def test_TAL_MUL_5_immobility_hits_one_of_the_heros_choice_and_the_others_fight_on() -> None:
    t = Table("dwarf", "wizard")
    t.give(A, "immobility")
    t.finds("hidden_valley", "giant", "goblin", "wolf")
    t.do("cast:immobility:creature")
    assert t.asked == (A, "foe")
    assert t.options() == ["foe:giant", "foe:goblin", "foe:wolf"]
    t.do("foe:giant", luck=(2, 1))
    assert fights(t) == [(["goblin", "wolf"], 3 + 2, 2 + 2 + 1)]
    assert t.lying("hidden_valley") == ["giant", "goblin", "wolf"]


def test_TAL_MUL_5_the_cross_destroys_one_spirit_at_a_time() -> None:
    t = Table("dwarf", "wizard")
    t.give(A, "cross")
    t.finds("ruins", "demon", "shadow")
    t.when("declare", "use:cross", "foe:demon")
    assert t.discarded() == ["demon"]
    assert t.options() == ["pass", "use:cross"]
    t.do("pass", luck=(1, 6))
    assert fights(t) == [(["shadow"], 3 + 1, 2 + 6)]


def test_TAL_MUL_6_a_spell_that_saves_one_of_them_saves_the_whole_fight() -> None:
    t = Table("troll", "wizard")
    t.give(B, "preservation")
    t.finds("ruins", "bear", "goblin", luck=(6, 1))
    t.do("cast:preservation:enemy")
    assert t.told("stand-off") == [("TAL-BAT-13", {"who": "@0"})]
    assert t.lying("ruins") == ["bear", "goblin"]
    assert (t.won(A), t.discarded()) == ([], [])
    assert t.g.active == B


def test_TAL_MUL_6_saved_from_the_cross_it_is_a_stand_off_with_all_of_them() -> None:
    t = Table("dwarf", "wizard")
    t.give(A, "cross")
    t.give(B, "preservation")
    t.finds("ruins", "demon", "shadow")
    t.when("declare", "use:cross", "foe:demon")
    assert t.asked == (B, "save-enemy")
    t.do("cast:preservation:enemy")
    t.pass_windows()
    assert fights(t) == []
    assert t.lying("ruins") == ["demon", "shadow"]
    assert t.g.active == B
    assert t.hero(A).life == 5


def test_TAL_MUL_7_the_creature_of_a_place_fights_apart_from_the_enemies() -> None:
    t = Table("troll", "wizard")
    t.finds("ruins", "cave", "goblin", luck=(6, 1))
    t.do("discard", luck=(2, 4, 5))
    assert fights(t) == [(["goblin"], 6 + 6, 2 + 1), (["cave_goblin"], 6 + 4, 2 + 5)]


def test_TAL_MUL_8_the_runes_are_added_once_to_the_common_roll() -> None:
    t = Table("dwarf", "wizard")
    t.counters(A, strength=2)
    t.finds("runes_w", "bear", "wolf", "shield", luck=(4, 2))
    assert fights(t) == [(["bear", "wolf"], 5 + 4, 3 + 2 + 2 + 2)]
    assert t.hero(A).life == 5
    assert t.lying("runes_w") == ["bear", "wolf", "shield"]


def test_TAL_MUL_9_the_whole_group_is_fought_at_its_number_whenever_its_members_came() -> None:
    t = Table("troll", "wizard")
    t.counters(A, craft=4)
    t.lay("hidden_valley", "bear", "lemure")
    t.draws("hidden_valley", "goblin", luck=(6, 1))
    assert fights(t) == [(["bear", "goblin"], 6 + 6, 3 + 2 + 1)]
    t.do("discard", "discard", luck=(6, 1))
    assert fights(t)[1] == (["lemure"], 5 + 6, 1 + 1)


def test_TAL_MUL_5_of_two_bandits_one_may_be_paid_and_the_other_fought() -> None:
    t = Table("dwarf", "wizard")
    t.gold(A, 1)
    t.finds("ruins", "bandit", "bandit")
    assert t.options() == ["pass", "use:bandit"]
    t.do("use:bandit", luck=(6, 1))
    assert t.hero(A).gold == 0
    assert fights(t) == [(["bandit"], 3 + 6, 4 + 1)]
    t.do("trophy:bandit")
    assert (t.g.active, t.lying("ruins")) == (B, ["bandit"])
