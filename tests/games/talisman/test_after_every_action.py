"""TAL-PRI-23: limits and quests are checked for whoever has gained something, wherever he sits."""

from __future__ import annotations

import pytest

from igroteka.games.talisman.rules.state import NONE
from tests.games.talisman.table import A, B, C, D, Table

SEATS = pytest.mark.parametrize("seat", [A, B, C, D])


def turn_of(seat: int) -> Table:
    """Four penniless heroes far apart from the place of the story; one of them is active."""
    t = Table("dwarf", "thief", "troll", "monk", active=seat)
    for other in (A, B, C, D):
        t.at(other, "city")
        t.gold(other, 0)
        t.misses(other, 0 if other == seat else 9)
    return t


def paid(t: Table, seat: int) -> bool:
    """Whether his quest is done: he is in the Cave, and has a Talisman."""
    hero = t.hero(seat)
    return hero.quest == NONE and t.where(seat) == "warlocks_cave" and "talisman" in t.objects(seat)


def beats_his_neighbour(t: Table, seat: int) -> int:
    """The active hero meets the next one in battle, 6 against 1; returns whom."""
    other = (seat + 1) % 4
    t.at(other, "fields_n")
    t.gold(other, 2)
    t.lands("fields_n")
    t.do(f"meet:{other}", luck=(6, 1))
    if t.ask.prompt == "meet":
        t.do("attack:battle")
    return other


@SEATS
def test_TAL_QST_4_coins_from_the_reserve_are_paid_at_once(seat: int) -> None:
    t = turn_of(seat)
    t.quest(seat, "give_2_gold")
    t.gold(seat, 1)
    t.lands("tavern", 4)
    assert t.told("gained")[-1][1]["what"] == "stat:gold"
    assert paid(t, seat)
    assert t.hero(seat).gold == 0


@SEATS
def test_TAL_QST_4_coins_lying_on_the_space_are_paid_at_once(seat: int) -> None:
    t = turn_of(seat)
    t.quest(seat, "give_3_gold")
    t.coins("graveyard", 4)
    t.lands("graveyard")
    t.do("take:coins")
    assert paid(t, seat)
    assert t.hero(seat).gold == 1


@SEATS
def test_TAL_QST_4_a_coin_won_in_a_duel_is_paid_after_it(seat: int) -> None:
    t = turn_of(seat)
    t.quest(seat, "give_2_gold")
    t.gold(seat, 1)
    other = beats_his_neighbour(t, seat)
    assert t.asked == (seat, "reward")
    t.do("take:gold")
    assert paid(t, seat)
    assert (t.hero(seat).gold, t.hero(other).gold) == (0, 1)


@SEATS
def test_TAL_QST_4_gold_of_a_slain_hero_is_paid_after_the_duel(seat: int) -> None:
    t = turn_of(seat)
    t.quest(seat, "give_2_gold")
    t.life((seat + 1) % 4, 1)
    beats_his_neighbour(t, seat)
    t.do("take:life")
    assert t.asked == (seat, "loot")
    t.do("loot:gold")
    assert paid(t, seat)
    assert t.hero(seat).gold == 0


@SEATS
def test_TAL_QST_13_a_beast_charmed_before_the_battle_is_given_after_it(seat: int) -> None:
    """The Minstrel owes a Follower; the charmed Boar even helps him against the Bear."""
    heroes = ["dwarf", "troll", "monk"]
    heroes.insert(seat, "minstrel")
    t = Table(*heroes, active=seat)
    t.quest(seat, "give_follower")
    t.finds("fields_n", "wild_boar", "bear", luck=(2,))
    t.do("use:minstrel.charm_beast", "foe:wild_boar", "pass")
    t.pass_until("window-pre")
    t.do("use:minstrel.beast_ally", luck=(1, 6))
    assert t.told("fought")[0][1]["score"] == 1 + 2 + 1
    assert (t.followers(seat), paid(t, seat)) == ([], True)


@SEATS
def test_TAL_OBJ_3_a_fifth_object_is_put_down_by_whoever_took_it(seat: int) -> None:
    t = turn_of(seat)
    t.give(seat, "sword", "axe", "helmet", "shield")
    t.finds("fields_n", "ring")
    t.when("take", "take:ring")
    assert t.asked == (seat, "drop")
    t.do("drop:axe")
    assert t.objects(seat) == ["helmet", "ring", "shield", "sword"]


@SEATS
def test_TAL_SPL_5_who_loses_craft_in_anothers_turn_gives_up_a_spell_at_once(seat: int) -> None:
    """The Druid's fourth point of Craft was a Solomon's Crown, which is taken from him."""
    other = (seat + 1) % 4
    heroes = ["dwarf", "troll", "monk"]
    heroes.insert(other, "druid")
    t = Table(*heroes, active=seat)
    t.give(other, "solomons_crown", "healing", "random", "hex")
    t.at(other, "fields_n")
    t.lands("fields_n")
    t.pass_until("encounter")
    t.do(f"meet:{other}", luck=(6, 1))
    if t.ask.prompt == "meet":
        t.do("attack:battle")
    t.when("reward", "take:solomons_crown")
    assert t.asked == (other, "forget")
    t.do("forget:hex")
    assert t.spells(other) == ["healing", "random"]
