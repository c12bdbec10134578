"""Trophies (TAL-TRO)."""

from __future__ import annotations

from tests.games.talisman.table import A, B, Table


def at_turn_end(*trophies: str, hero: str = "dwarf") -> Table:
    """The hero has these trophies; his turn ends on the Castle, where nothing befell him."""
    t = Table(hero, "wizard")
    t.trophies(A, *trophies)
    t.lands("castle")
    return t


def test_TAL_TRO_1_a_killed_enemy_becomes_a_trophy_if_he_wants() -> None:
    t = Table("troll", "wizard")
    t.finds("fields_n", "bear", luck=(6, 1))
    assert t.options() == ["discard", "trophy:bear"]
    t.do("trophy:bear")
    assert (t.won(A), t.discarded(), t.lying("fields_n")) == (["bear"], [], [])


def test_TAL_TRO_1_otherwise_it_is_discarded() -> None:
    t = Table("troll", "wizard")
    t.finds("fields_n", "bear", luck=(6, 1))
    t.do("discard")
    assert (t.won(A), t.discarded(), t.lying("fields_n")) == ([], ["bear"], [])


def test_TAL_TRO_2_seven_points_of_strength_make_one_counter() -> None:
    t = at_turn_end("ogre", "goblin")
    assert t.asked == (A, "window-end")
    assert t.options() == ["exchange:strength", "pass"]
    assert t.refused("exchange:craft") == "TAL-TRO-3"
    t.do("exchange:strength", "hand-in:ogre")
    assert (t.hero(A).strength_counters, t.hero(A).strength) == (1, 4)
    assert t.hero(A).craft_counters == 0
    assert t.won(A) == []


def test_TAL_TRO_2_only_at_the_end_of_his_own_turn() -> None:
    t = Table("dwarf", "wizard")
    t.trophies(A, "dragon")
    t.at(A, "runes_w")
    t.force(1)
    assert t.asked == (A, "way"), "nothing is offered before he moves"
    t.do("go:cw")
    assert t.asked == (A, "window-end")
    t.do("pass", luck=(1,))
    assert t.asked == (B, "way")


def test_TAL_TRO_2_six_points_are_not_enough() -> None:
    t = at_turn_end("giant")
    assert t.asked == (B, "way")
    assert t.won(A) == ["giant"]


def test_TAL_TRO_3_seven_points_of_craft_make_one_craft_counter() -> None:
    t = at_turn_end("ghost", "spectre")
    assert t.options() == ["exchange:craft", "pass"]
    t.do("exchange:craft", "hand-in:ghost")
    assert (t.hero(A).craft_counters, t.hero(A).strength_counters) == (1, 0)


def test_TAL_TRO_3_strength_and_craft_cards_do_not_add_up() -> None:
    t = at_turn_end("giant", "demon")
    assert t.options() == ["exchange:craft", "pass"]
    assert t.refused("exchange:strength") == "TAL-TRO-2"
    t.do("exchange:craft")
    assert t.won(A) == ["giant"]


def test_TAL_TRO_4_points_above_a_multiple_of_seven_are_lost() -> None:
    t = at_turn_end("dragon", "giant")
    t.do("exchange:strength", "hand-in:giant")
    assert t.told("exchanged")[0][1]["points"] == 13
    assert t.hero(A).strength_counters == 1
    assert (t.won(A), sorted(t.discarded())) == ([], ["dragon", "giant"])


def test_TAL_TRO_4_fourteen_points_in_one_exchange_make_two_counters() -> None:
    t = at_turn_end("dragon", "dragon")
    t.do("exchange:strength", "hand-in:dragon")
    assert t.hero(A).strength_counters == 2
    assert t.g.strength_left == 70


def test_TAL_TRO_5_he_chooses_the_cards_and_may_exchange_again() -> None:
    t = at_turn_end("dragon", "giant", "ogre", "goblin")
    t.do("exchange:strength")
    assert t.options() == ["hand-in:dragon", "hand-in:giant", "hand-in:goblin", "hand-in:ogre"]
    t.do("hand-in:goblin", "hand-in:ogre", "done")
    assert t.won(A) == ["dragon", "giant"]
    assert t.asked == (A, "window-end")
    t.do("exchange:strength", "hand-in:dragon", "done")
    assert (t.hero(A).strength_counters, t.won(A)) == (2, ["giant"])


def test_TAL_TRO_5_he_cannot_stop_below_the_price() -> None:
    t = at_turn_end("ogre", "goblin", "bear")
    t.do("exchange:strength", "hand-in:ogre")
    assert t.options() == ["hand-in:bear", "hand-in:goblin"]


def test_TAL_TRO_6_a_creature_of_a_space_gives_no_trophy() -> None:
    t = Table("troll", "wizard")
    t.lands("tavern", 2, 6, 1)
    assert t.told("fought")[0][1]["foes"] == ["farmer"]
    assert t.won(A) == []
    assert t.asked == (B, "way"), "he is not asked for a trophy"


def test_TAL_TRO_6_nor_does_the_dragon_of_the_cave() -> None:
    t = Table("troll", "wizard")
    t.finds("fields_n", "cave", luck=(1, 6, 1))
    assert t.told("fought")[0][1] == {
        "who": "@0",
        "foes": ["cave_dragon"],
        "score": 12,
        "theirs": 8,
    }
    assert (t.won(A), t.asked) == ([], (B, "way"))


def test_TAL_TRO_7_destroyed_without_a_fight_it_is_no_trophy() -> None:
    t = Table("dwarf", "wizard")
    t.give(A, "cross")
    t.finds("fields_n", "demon")
    t.when("declare", "use:cross")
    assert t.discarded() == ["demon"]
    assert t.asked == (B, "way")
    assert t.won(A) == []


def test_TAL_TRO_8_without_counters_left_there_is_no_exchange() -> None:
    t = Table("dwarf", "wizard")
    t.trophies(A, "dragon", "demon")
    t.counters(B, strength=72)
    t.lands("castle")
    assert t.options() == ["exchange:craft", "pass"]
    assert t.refused("exchange:strength") == "TAL-TRO-8"
    t.do("exchange:craft")
    assert t.won(A) == ["dragon"]


def test_TAL_TRO_9_trophies_can_be_neither_ditched_nor_sold() -> None:
    t = Table("dwarf", "wizard")
    t.trophies(A, "bear")
    t.give(A, "ring")
    t.at(A, "fields_se")
    t.force(1)
    assert t.asides("ditch") == ["ditch:ring"]
    t.do("go:cw")
    t.when("choose", "choose:alchemist")
    assert t.options() == ["done", "sell:ring"]


def test_TAL_TRO_9_nor_taken_by_a_winner() -> None:
    t = Table("dwarf", "thief")
    t.trophies(B, "bear")
    t.life(B, 1)
    t.at(B, "fields_n")
    t.lands("fields_n")
    t.do("meet:1", luck=(6, 1))
    assert t.options() == ["done", "take:gold", "take:life"]
    t.do("take:life")
    assert t.options() == ["done", "loot:gold"]
    t.do("done")
    assert t.discarded() == ["bear"]
