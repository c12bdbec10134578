"""The scenarios of `scenarios.md` that take place in the Inner Region and on the Crown."""

from __future__ import annotations

import pytest

from igroteka.games.talisman.rules.state import OUT, PLAYING
from tests.games.talisman.table import A, B, C, D, Table


def scores(t: Table) -> list[tuple[int, int]]:
    return [(args["score"], args["theirs"]) for _, args in t.told("fought")]


def at_the_crypt(fate: int) -> Table:
    t = Table("troll", "monk")
    t.misses(B)
    t.at(A, "plain_of_peril")
    t.counters(A, strength=2)
    t.fate(A, fate)
    t.do("on:crypt", luck=(4, 5, 3))
    return t


def test_TAL_S17_out_of_the_crypt() -> None:
    t = at_the_crypt(fate=0)
    assert t.told("result")[0][1]["total"] == 4
    assert t.where(A) == "warlocks_cave"
    assert t.asked == (A, "quest")


def test_TAL_S17_or_deeper_in() -> None:
    t = at_the_crypt(fate=1)
    t.do("reroll:2", luck=(1,))
    assert t.told("result")[0][1]["total"] == 0
    assert t.where(A) == "crypt"
    assert t.asked == (A, "inner")
    assert t.options() == ["back:plain_of_peril", "on:death"]


def test_TAL_S18_the_vampire_is_paid() -> None:
    t = Table("thief", "monk", "priest")
    t.misses(B)
    t.misses(C)
    t.life(A, 3)
    t.at(A, "mines")
    t.give(A, "guide", "pixie")
    t.give(C, "preservation")
    t.when("inner", "on:vampires_tower", luck=(6,))
    t.when("vampire", "give:guide", "give:pixie")
    assert t.asked == (C, "save-follower")
    t.do("cast:preservation:follower")
    assert t.hero(A).life == 2
    assert t.followers(A) == ["guide"]
    assert t.discarded() == ["pixie"]
    t.pass_until("inner")
    assert "on:pits" in t.options()


def test_TAL_S19_dice_with_death() -> None:
    t = Table("thief", "monk")
    t.misses(B)
    t.life(A, 2)
    t.fate(A, 1)
    t.at(A, "crypt")
    t.do("on:death", luck=(3, 4, 5, 3, 4))
    assert t.told("death-rolled") == [("TAL-DWD-4", {"dice": [5, 3]})]
    assert t.options() == ["keep", "reroll:1", "reroll:2"]
    assert t.refused("reroll:3") is None
    t.do("reroll:1")
    assert t.hero(A).life == 2
    assert t.options() == ["back:crypt", "stay"]
    t.do("stay", luck=(1, 2, 1, 1))
    assert len(t.told("death-rolled")) == 2
    assert "on:werewolf_den" in t.options()


def test_TAL_S20_the_same_werewolf() -> None:
    t = Table("troll", "monk")
    t.misses(B)
    t.counters(A, strength=3)
    t.at(A, "death")
    t.give(A, "talisman")
    t.when("inner", "on:werewolf_den", luck=(6, 4, 4, 3))
    t.pass_until("inner")
    assert scores(t) == [(13, 13)]
    t.do("stay", luck=(5, 2))
    t.pass_until("inner")
    assert scores(t) == [(13, 13), (14, 12)]
    assert (t.where(A), t.won(A)) == ("werewolf_den", [])
    assert "on:valley_of_fire" in t.options()


def test_TAL_S21_pits_and_the_long_way_back() -> None:
    t = Table("troll", "monk")
    t.misses(B)
    t.life(A, 3)
    t.at(A, "vampires_tower")
    t.do("on:pits", luck=(3, 3, 2, 1, 3))
    assert scores(t) == [(9, 6), (7, 7)]
    assert t.hero(A).pitfiends == 2
    t.do("stay", luck=(4, 1, 1, 6))
    assert scores(t)[2:] == [(10, 5), (7, 10)]
    assert (t.hero(A).life, t.hero(A).pitfiends) == (2, 1)
    t.do("back:vampires_tower")
    moves = [args["space"] for _, args in t.told("moved")]
    assert moves[1:] == ["vampires_tower", "mines", "plain_of_peril"]
    assert len(t.told("turn")) == 6
    assert t.hero(A).life == 2
    assert t.asked == (A, "inner")
    assert t.hero(A).pitfiends == 0  # a later landing rolls a new number


def test_TAL_S22_the_talisman_is_lost_in_the_valley() -> None:
    t = Table("thief", "troll", active=B)
    t.at(A, "valley_of_fire")
    t.at(B, "pits")
    t.give(A, "talisman")
    t.give(B, "talisman")
    t.when("inner", "on:valley_of_fire")
    t.pass_until("encounter")
    t.do("meet:0", "take:talisman", luck=(6, 1))
    assert t.objects(B) == ["talisman", "talisman"]
    t.pass_until("inner")
    assert t.ask.seat == A
    assert t.refused("on:crown_of_command") == "TAL-VAL-2"
    assert t.options() == ["back:pits", "back:werewolf_den"]
    t.do("back:pits")
    assert t.where(A) == "pits"
    assert t.told("pitfiends") == []


def command(*of_b: str) -> Table:
    t = Table("thief", "sorceress", "troll", "priest")
    t.at(A, "crown_of_command")
    t.g.crowned = 1
    t.fate(A, 1)
    t.life(B, 2)
    t.life(C, 1)
    t.life(D, 1)
    t.give(B, *of_b)
    t.give(C, "armour")
    t.give(D, "preservation")
    t.at(C, "ruins")
    return t


def test_TAL_S23_the_command_spell_negated() -> None:
    t = command("counterspell")
    assert t.asked == (B, "answer")
    t.do("cast:counterspell")
    assert t.told("rolled")[-1][1]["who"] != "@0"
    assert [hero.life for hero in t.g.heroes] == [4, 2, 1, 1]


def test_TAL_S23_the_command_spell_not_negated() -> None:
    t = command()
    t.do("reroll:1", luck=(2, 5))
    assert t.asked == (D, "life")
    assert t.ask.args == {"who": "@1", "amount": 1}
    t.do("pass")
    assert t.ask.args == {"who": "@2", "amount": 1}
    t.do("pass")
    assert t.ask.args == {"who": "@3", "amount": 1}
    t.do("cast:preservation:hero")
    assert [hero.life for hero in t.g.heroes] == [4, 1, 0, 1]
    assert t.hero(C).status == OUT
    assert t.lying("ruins") == ["armour"]
    assert t.hero(D).status == PLAYING


def test_TAL_S24_waiting_for_a_new_hero_when_the_crown_is_reached() -> None:
    """B dies of C's Pestilence; A's turn comes before B's."""
    t = Table("thief", "monk", "troll", active=C)
    t.at(A, "valley_of_fire")
    t.give(A, "talisman")
    t.at(B, "graveyard")
    t.life(B, 1)
    t.finds("fields_n", "pestilence", luck=(4,))
    t.pass_until("inner")
    assert t.ask.seat == A
    lives = t.hero(C).life
    t.do("on:crown_of_command")
    assert t.hero(B).status == OUT
    t.pass_windows()
    assert t.told("command") == [("TAL-CRN-5", {"who": "@0"})]
    assert t.hero(C).life == lives - 1
    assert t.ask.seat == C


@pytest.mark.parametrize("die", [3, 4])
def test_TAL_S42_the_hag_is_no_coin_for_the_vampire(die: int) -> None:
    t = Table("thief", "monk")
    t.misses(B)
    t.life(A, 3)
    t.at(A, "mines")
    t.give(A, "hag")
    t.force(die)
    t.do("on:vampires_tower")
    assert t.hero(A).life == 1
    assert t.followers(A) == ["hag"]
    assert "on:pits" in t.options()
