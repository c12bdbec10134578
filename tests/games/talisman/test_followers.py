"""Followers (TAL-FOL)."""

from __future__ import annotations

import pytest

from tests.games.talisman.table import A, B, Table


def ghoul_with_bear(*others: str) -> Table:
    """The Ghoul has raised a Bear, and stands where he killed it."""
    t = Table("ghoul", *others)
    t.finds("fields_n", "bear", luck=(6, 1))
    t.force(1)
    t.at(B, "village")
    t.do("use:ghoul.raise_dead")
    return t


def test_TAL_FOL_1_any_number_of_followers_may_be_held() -> None:
    t = Table("dwarf", "wizard")
    t.give(A, "guide", "gnome", "pixie", "prince", "princess", "unicorn")
    t.finds("fields_n", "maiden")
    t.when("take", "take:maiden")
    assert len(t.followers(A)) == 7


def test_TAL_FOL_2_a_killed_follower_goes_to_the_adventure_discard() -> None:
    t = Table("wizard", "dwarf")
    t.give(A, "maiden", "guide")
    t.lands("chasm")
    t.pass_until("roll")
    t.do("yes", luck=(6, 2))
    assert t.options() == ["next:guide", "next:maiden"]
    t.do("next:maiden", luck=(2,))
    assert (t.followers(A), t.discarded()) == ([], ["maiden", "guide"])


def test_TAL_FOL_2_so_does_one_that_is_given_up() -> None:
    t = Table("wizard", "dwarf")
    t.give(A, "maiden", "pixie")
    t.lands("temple", 1, 3)
    t.when("give", "give:pixie")
    assert (t.followers(A), t.discarded()) == (["maiden"], ["pixie"])


def test_TAL_FOL_3_two_copies_of_an_object_both_count() -> None:
    t = Table("warrior", "wizard")
    t.give(A, "sword", "sword")
    t.finds("fields_n", "giant")
    t.when("window-pre", "pass", luck=(1, 1, 6))
    assert t.told("fought")[0][1]["score"] == 4 + 1 + 1 + 1


def test_TAL_FOL_3_and_so_do_two_copies_of_a_follower() -> None:
    t = Table("dwarf", "wizard")
    names = ("sword", "axe", "helmet", "shield", "armour", "water_bottle", "ring", "cross")
    t.give(A, "mule", "mule", *names)
    t.finds("fields_n", "wand")
    t.when("take", "take:wand")
    assert len(t.hero(A).objects) == 9
    assert t.ask.prompt != "drop"


def test_TAL_FOL_4_a_raised_enemy_is_a_follower_and_no_trophy() -> None:
    t = ghoul_with_bear("dwarf")
    assert (t.followers(A), t.won(A), t.lying("fields_n")) == (["bear"], [], [])
    assert t.hero(A).strength == 2, "it helps only when it is called"


def test_TAL_FOL_4_another_hero_may_take_it_but_has_no_use_for_it() -> None:
    t = ghoul_with_bear("sorceress")
    t.do("go:cw", "meet:0", "use:sorceress.lure_follower")
    assert (t.followers(A), t.followers(B)) == ([], ["bear"])
    assert t.hero(B).strength == 2


def test_TAL_FOL_4_a_minstrel_cannot_call_a_beast_he_did_not_charm() -> None:
    t = Table("minstrel", "dwarf")
    t.give(A, "wolf")
    t.g.binder[t.hero(A).followers[0]] = B
    t.finds("fields_n", "giant", luck=(1, 6))
    t.pass_windows()
    assert t.told("fought")[0][1]["score"] == 2 + 1


def test_TAL_FOL_4_where_it_would_be_put_on_a_space_it_is_discarded() -> None:
    t = Table("ghoul", "dwarf")
    t.misses(B)
    t.finds("fields_n", "bear", luck=(6, 1))
    t.do("use:ghoul.raise_dead")
    assert t.asked == (A, "way")
    t.do("ditch:bear")
    assert (t.lying("fields_n"), t.discarded()) == ([], ["bear"])


def test_TAL_FOL_4_also_when_its_master_dies() -> None:
    t = ghoul_with_bear("dwarf")
    t.life(A, 1)
    t.do("go:cw", "meet:0", luck=(6, 1))
    t.when("reward", "take:life", "done")
    assert t.told("died") == [("TAL-LIFE-8", {"who": "@0", "hero": "ghoul"})]
    assert (t.lying("fields_n"), t.discarded()) == ([], ["bear"])


def test_TAL_FOL_6_a_servant_stays_until_the_battle_is_over() -> None:
    t = Table("ghoul", "dwarf")
    t.give(A, "bear", "sword")
    t.g.binder[t.hero(A).followers[0]] = A
    t.finds("fields_n", "giant", luck=(6, 1))
    t.when("window-pre", "use:ghoul.undead_servant")
    assert (t.followers(A), t.discarded()) == (["bear"], [])
    assert t.options() == ["bare", "pass"], "one of them, once"
    t.do("pass")
    assert t.told("fought") == [
        ("TAL-BAT-6", {"who": "@0", "foes": ["giant"], "score": 2 + 1 + 3 + 6, "theirs": 7})
    ]
    assert t.asked == (A, "trophy")
    assert t.followers(A) == ["bear"]
    t.do("trophy:giant")
    assert (t.followers(A), t.discarded()) == ([], ["bear"])
    assert t.told("discarded") == [("TAL-FOL-6", {"who": "@0", "card": "bear"})]


def test_TAL_FOL_6_it_goes_also_from_the_one_who_has_killed_its_master() -> None:
    t = ghoul_with_bear("dwarf")
    t.life(A, 1)
    t.do("go:cw", "meet:0")
    t.do("use:ghoul.undead_servant", "take:life", "loot:bear", luck=(6, 1))
    assert t.followers(B) == ["bear"], "the battle is not over before the loot is shared out"
    t.do("done")
    assert (t.followers(B), t.discarded()) == ([], ["bear"])


CURSES = pytest.mark.parametrize("curse", ["hag", "poltergeist"])


@CURSES
def test_TAL_FOL_5_a_curse_cannot_be_ditched(curse: str) -> None:
    t = Table("dwarf", "wizard")
    t.give(A, curse, "ring")
    assert t.asides("ditch") == ["ditch:ring"]
    assert t.refused(f"ditch:{curse}") == "TAL-FOL-5"


@CURSES
def test_TAL_FOL_5_a_curse_cannot_be_taken_away(curse: str) -> None:
    t = Table("sorceress", "dwarf")
    t.give(A, "mesmerism", "healing")
    t.give(B, curse)
    t.at(B, "fields_n")
    assert t.refused("cast:mesmerism") == "TAL-CHAIN-1"
    t.lands("fields_n")
    t.when("encounter", "meet:1")
    assert t.options("use") == ["use:sorceress.beguile"], "there is none to lure away"


@CURSES
def test_TAL_FOL_5_a_curse_pays_neither_temple_nor_warlock(curse: str) -> None:
    t = Table("wizard", "dwarf")
    t.give(A, curse)
    t.quest(A, "give_follower")
    t.lands("temple", 1, 3)
    assert t.followers(A) == [curse]
    assert t.hero(A).quest >= 0
    assert t.g.active == B


@CURSES
def test_TAL_FOL_5_a_curse_is_no_gift_for_the_vampire(curse: str) -> None:
    t = Table("wizard", "dwarf")
    t.give(A, curse)
    t.at(A, "mines")
    t.do("on:vampires_tower", luck=(2,))
    assert t.hero(A).life == 3, "he is not even asked"
    assert t.followers(A) == [curse]


@CURSES
def test_TAL_FOL_5_a_die_of_the_chasm_rids_him_of_it(curse: str) -> None:
    t = Table("wizard", "dwarf")
    t.give(A, curse)
    t.at(A, "runes_ne")
    t.force(*((6, 1) if curse == "poltergeist" else (1, 6, 1)))
    t.do("go:cw")
    assert (t.followers(A), t.discarded()) == ([], [curse])


def test_TAL_FOL_5_the_hag_drives_the_poltergeist_away() -> None:
    t = Table("dwarf", "wizard")
    t.give(A, "poltergeist", "maiden")
    t.at(A, "village")
    t.next_cards("hag")
    t.pass_windows()
    t.do("go:cw")
    t.pass_windows()
    assert t.followers(A) == ["hag"]
    assert sorted(t.discarded()) == ["maiden", "poltergeist"]


@CURSES
def test_TAL_FOL_5_with_its_owners_death_it_is_discarded(curse: str) -> None:
    t = Table("dwarf", "thief")
    t.give(B, curse)
    t.life(B, 1)
    t.at(B, "fields_n")
    t.lands("fields_n")
    t.do("meet:1", luck=(6, 1))
    t.do("take:life")
    assert t.options() == ["done", "loot:gold"]
    t.do("done")
    assert (t.lying("fields_n"), t.discarded()) == ([], [curse])


def test_TAL_FOL_4_a_raised_bandit_pays_nobody_off() -> None:
    """As a Follower he is no Bandit any more: against a Demon only the Cross has its say."""
    t = Table("ghoul", "troll")
    bandit = t.out("bandit")
    t.hero(A).followers.append(bandit)
    t.g.binder[bandit] = A
    t.give(A, "cross")
    t.finds("fields_n", "demon")
    t.pass_until("declare")
    assert t.options() == ["pass", "use:cross"]
