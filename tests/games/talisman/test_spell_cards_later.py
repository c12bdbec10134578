"""Every Spell of the deck, cast in a played situation: Immobility to Temporal Warp."""

from __future__ import annotations

import pytest

from igroteka.games.talisman.rules.state import OUT
from igroteka.testing.coverage import rules
from tests.games.talisman.table import A, B, Table


def test_immobility_keeps_a_hero_from_doing_anything_in_his_turn() -> None:
    t = Table("troll", "priest")
    t.at(A, "village")
    t.give(B, "immobility")
    t.do("cast:immobility:hero")
    assert t.where(A) == "village"
    assert t.turns() == ["@0", "@1"]


def test_immobility_may_be_cancelled_by_its_victim() -> None:
    t = Table("sorceress", "priest")
    t.give(A, "counterspell")
    t.give(B, "immobility")
    t.do("cast:immobility:hero")
    assert t.asked == (A, "answer")
    t.do("cast:counterspell")
    assert t.asked == (A, "way")


def test_immobility_on_the_crown_stops_the_command_spell() -> None:
    t = Table("troll", "priest")
    t.at(A, "crown_of_command")
    t.give(B, "immobility")
    t.do("cast:immobility:hero")
    assert t.told("command") == []
    assert t.hero(B).life == 4


@rules("TAL-RUL-2")
def test_immobility_lets_its_caster_evade_a_creature() -> None:
    """One of a group of two: the other fights on alone, and the frozen one stays evaded."""
    t = Table("sorceress", "troll")
    t.give(A, "immobility")
    t.lay("fields_n", "dragon", "wolf", "healer")
    t.life(A, 2)
    t.lands("fields_n", 6, 1)
    t.when("evade", "cast:immobility:creature", "foe:dragon")
    assert t.told("fought")[-1][1]["foes"] == ["wolf"]
    t.do("discard")
    assert t.hero(A).life == 4
    assert t.lying("fields_n") == ["dragon", "healer"]


def test_immobility_is_no_help_against_a_hero_who_attacks() -> None:
    t = Table("troll", "sorceress")
    t.at(B, "fields_n")
    t.give(B, "immobility")
    t.lands("fields_n", 6, 1)
    t.do("meet:1")
    assert t.asked == (A, "reward")
    assert t.spells(B) == ["immobility"]


def test_immobility_of_the_sentinel_in_the_middle_of_a_move() -> None:
    t = Table("sorceress", "troll")
    t.give(A, "immobility")
    t.at(A, "sentinel")
    t.lay("cursed_glade", "mage")
    t.do("pass", "cross", "cast:immobility:creature", luck=(2,))
    assert t.told("fought") == []
    t.do("go:cw")
    assert t.where(A) == "cursed_glade"


def test_immobility_does_not_work_on_creatures_of_the_inner_region() -> None:
    t = Table("sorceress", "troll")
    t.give(A, "immobility")
    t.at(A, "death")
    t.when("inner", "on:werewolf_den", luck=(1, 1, 6, 1))
    assert t.told("fought")[-1][1]["foes"] == ["werewolf"]
    assert t.spells(A) == ["immobility"]


def test_invisibility_evades_creatures_and_heroes_until_the_turn_ends() -> None:
    """Cast by B in A's turn: A meets him in vain, and next turn it is over."""
    t = Table("troll", "priest")
    t.at(B, "fields_n")
    t.give(B, "invisibility")
    t.lands("fields_n")
    t.when("encounter", "meet:1")
    assert t.asked == (B, "evade")
    t.do("cast:invisibility")
    assert t.told("duel") == []
    assert t.ask.seat == B
    assert t.hero(B).invisible == 0
    assert t.spent() == ["invisibility"]


def test_invisibility_helps_against_every_creature_of_the_turn() -> None:
    t = Table("sorceress", "troll")
    t.give(A, "invisibility")
    t.lay("fields_n", "dragon", "demon", "healer")
    t.life(A, 1)
    t.lands("fields_n")
    t.when("evade", "cast:invisibility", "evade")
    assert t.told("fought") == []
    assert t.hero(A).life == 3


def test_invisibility_evades_only_heroes_in_the_inner_region() -> None:
    t = Table("sorceress", "troll")
    t.give(A, "invisibility")
    t.at(A, "death")
    t.do("cast:invisibility", "on:werewolf_den", luck=(1, 1, 6, 1))
    assert t.told("fought")[-1][1]["foes"] == ["werewolf"]


@rules("TAL-EX-4")
def test_mesmerism_takes_a_follower_and_the_mules_burden_is_put_down() -> None:
    t = Table("thief", "sorceress")
    t.g.active = B
    t.give(B, "mesmerism")
    t.give(A, "mule", "sword", "axe", "helmet", "shield", "armour", "ring")
    t.do("cast:mesmerism")
    assert t.followers(B) == ["mule"]
    assert t.asked == (A, "drop")
    t.do("drop:axe", "drop:ring")
    assert len(t.objects(A)) == 4
    assert t.lying("city") == ["axe", "ring"]


@rules("TAL-EX-15")
def test_mesmerism_takes_no_curse_and_helps_nobody_who_may_have_no_followers() -> None:
    t = Table("sorceress", "troll")
    t.give(A, "mesmerism", "healing")
    t.give(B, "poltergeist")
    assert t.refused("cast:mesmerism") == "TAL-CHAIN-1"
    t = Table("sorceress", "troll")
    t.give(A, "mesmerism", "healing", "hag")
    t.give(B, "unicorn")
    assert t.refused("cast:mesmerism") == "TAL-CHAIN-1"


def test_nullify_makes_a_hero_discard_all_his_spells() -> None:
    t = Table("sorceress", "wizard", "troll")
    t.give(A, "nullify")
    t.give(B, "hex", "alchemy")
    t.do("cast:nullify")
    assert t.spells(B) == []
    assert sorted(t.spent()) == ["alchemy", "hex", "nullify"]
    assert t.told("lost-spells") == [("TAL-CHAIN-10", {"who": "@1", "count": 2})]


def test_nullify_may_be_aimed_at_ones_own_other_spells() -> None:
    t = Table("sorceress", "troll")
    t.give(A, "nullify", "hex")
    t.do("cast:nullify")
    assert sorted(t.spent()) == ["hex", "nullify"]


def test_preservation_saves_a_life_a_follower_or_an_enemy() -> None:
    t = Table("priest", "troll")
    t.give(A, "preservation")
    t.lands("desert_w")
    assert t.asked == (A, "life")
    t.next_cards("mage")
    t.do("cast:preservation:hero")
    assert t.hero(A).life == 4


def test_preservation_of_a_follower() -> None:
    t = Table("troll", "priest")
    t.give(A, "unicorn")
    t.give(B, "preservation")
    t.lands("chasm", 6, 1)
    t.pass_until("save-follower")
    assert t.asked == (B, "save-follower")
    t.do("cast:preservation:follower")
    assert t.followers(A) == ["unicorn"]


def test_preservation_of_an_enemy_makes_a_stand_off() -> None:
    t = Table("troll", "priest")
    t.life(A, 3)
    t.give(B, "preservation")
    t.finds("fields_n", "bear", "healer", luck=(6, 1))
    assert t.asked == (B, "save-enemy")
    t.do("cast:preservation:enemy")
    assert t.lying("fields_n") == ["bear", "healer"]
    assert (t.won(A), t.hero(A).life) == ([], 3)
    assert t.told("stand-off") == [("TAL-BAT-13", {"who": "@0"})]


def test_psionic_blast_adds_the_printed_craft_in_battle() -> None:
    t = Table("sorceress", "troll")
    t.counters(A, craft=3)
    t.give(A, "psionic_blast")
    t.finds("fields_n", "giant", luck=(1, 1))
    t.when("window-pre", "cast:psionic_blast")
    assert t.told("fought")[-1][1]["score"] == 1 + 2 + 4


def test_psionic_blast_helps_the_defender_too_and_for_one_battle_only() -> None:
    t = Table("troll", "sorceress")
    t.at(B, "fields_n")
    t.give(B, "psionic_blast")
    t.lands("fields_n", 1, 2)
    t.do("meet:1")
    assert t.asked == (B, "window-pre")
    t.do("cast:psionic_blast")
    assert t.told("duel")[-1][1] == {"who": "@0", "whom": "@1", "score": 7, "theirs": 8}
    assert (t.hero(B).strength, t.hero(B).boost) == (2, 0)


def test_psionic_blast_is_not_for_psychic_combat() -> None:
    t = Table("sorceress", "troll")
    t.give(A, "psionic_blast", "healing")
    t.finds("fields_n", "shadow")
    t.pass_until("window-pre")
    assert t.refused("cast:psionic_blast") == "TAL-PRI-6"


@pytest.mark.parametrize(
    ("die", "strength", "craft", "gold", "life"),
    [(2, 6, 3, 4, 6), (3, 9, 1, 4, 6), (4, 9, 3, 0, 6), (5, 10, 3, 4, 6), (6, 9, 3, 4, 7)],
)
def test_random_the_target_rolls(die: int, strength: int, craft: int, gold: int, life: int) -> None:
    t = Table("priest", "troll")
    t.counters(B, strength=3, craft=2)
    t.gold(B, 4)
    t.give(A, "random")
    t.force(die)
    t.do("cast:random", "aim:1")
    hero = t.hero(B)
    assert (hero.strength, hero.craft, hero.gold, hero.life) == (strength, craft, gold, life)
    assert t.told("rolled")[0][1]["who"] == "@1"


@rules("TAL-EX-16")
def test_random_makes_a_toad_and_a_toad_again() -> None:
    t = Table("priest", "troll")
    t.give(A, "random", "random")
    t.counters(A, craft=2)
    t.give(B, "sword")
    t.do("cast:random", "aim:1", luck=(1, 1))
    assert (t.hero(B).toad, t.hero(B).strength) == (3, 1)
    assert t.lying("crags") == ["sword"]
    t.hero(B).toad = 1
    t.do("cast:random", "aim:1")
    assert t.hero(B).toad == 3


def test_random_gives_the_target_his_fate() -> None:
    t = Table("priest", "troll")
    t.fate(B, 1)
    t.give(A, "random")
    t.do("cast:random", "aim:1", luck=(1, 6))
    assert t.asked == (B, "fate")
    t.do("reroll:1")
    assert (t.hero(B).toad, t.hero(B).life) == (0, 7)


def test_teleport_goes_to_any_other_space_of_the_region() -> None:
    t = Table("sorceress", "troll")
    t.at(A, "temple")
    t.give(A, "teleport")
    t.do("cast:teleport")
    assert len(t.options()) == 15
    assert "to:temple" not in t.options()
    t.do("to:castle")
    assert t.where(A) == "castle"
    assert [args["who"] for _, args in t.told("rolled")] == ["@1"]


def test_teleport_lands_and_the_space_is_encountered() -> None:
    t = Table("sorceress", "troll")
    t.at(A, "village")
    t.give(A, "teleport")
    t.lay("ruins", "hex", "mage")
    t.do("cast:teleport", "to:ruins")
    assert t.hero(A).life == 3
    assert t.told("encountered")[0][1]["card"] == "mage"


def test_teleport_is_not_for_slaves_toads_the_inner_region_or_fixed_distances() -> None:
    for hindrance in ("slave", "toad", "inner", "poltergeist"):
        t = Table("sorceress", "troll")
        t.give(A, "teleport")
        t.at(A, "temple")
        if hindrance == "slave":
            t.hero(A).enslaved = 1
            t.fate(A, 1)
        elif hindrance == "toad":
            t.toad(A)
        elif hindrance == "inner":
            t.at(A, "plain_of_peril")
        else:
            t.give(A, "poltergeist")
        assert t.ask.seat == A
        assert t.ask.prompt == {"slave": "fate", "inner": "inner"}.get(hindrance, "way")
        assert t.options("cast") == []


@rules("TAL-TURN-6")
def test_temporal_warp_three_turns_instead_of_one() -> None:
    t = Table("sorceress", "troll")
    t.enslave(A)
    t.give(A, "temporal_warp")
    t.do("cast:temporal_warp", luck=(1, 2, 3))
    assert t.turns() == ["@0", "@0", "@0", "@1"]
    assert t.hero(A).enslaved == 1


def test_temporal_warp_ends_with_the_death_of_its_caster() -> None:
    t = Table("sorceress", "troll")
    t.at(A, "village")
    t.life(A, 1)
    t.give(A, "temporal_warp")
    t.lay("fields_n", "dragon")
    t.g.crowned = 1
    t.do("cast:temporal_warp", "go:cw", luck=(1, 1, 6))
    assert t.hero(A).status == OUT
    assert t.match.over
    assert t.g.winners == [B]
