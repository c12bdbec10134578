"""TAL-LIFE: losing, saving, healing and gaining Lives."""

from __future__ import annotations

import pytest

from igroteka.games.talisman.rules.state import PLAYING, WAITING
from tests.games.talisman.table import A, B, C, Table


def beaten(t: Table, enemy: str, *more: int) -> None:
    """A lands on the Fields and is beaten by an Enemy there; `more` falls afterwards."""
    t.lay("fields_n", enemy)
    t.lands("fields_n", 1, 6, *more)
    t.pass_until("life")


def test_TAL_LIFE_1_the_life_value_is_the_start_and_the_ceiling_of_healing() -> None:
    t = Table("troll", "wizard")
    assert t.hero(A).life == 6
    t.life(A, 5)
    t.finds("fields_n", "healer")
    assert t.hero(A).life == 6
    assert t.g.life_left == 72 - 6 - 4


@pytest.mark.parametrize(("before", "after"), [(1, 3), (2, 4), (3, 4), (4, 4), (7, 7)])
def test_TAL_LIFE_2_healing_stops_at_the_life_value(before: int, after: int) -> None:
    t = Table("monk", "wizard")
    t.life(A, before)
    t.finds("fields_n", "healer")
    assert t.hero(A).life == after


def test_TAL_LIFE_3_gaining_goes_beyond_it() -> None:
    t = Table("monk", "wizard")
    t.draws("fields_n", "angel")
    assert t.hero(A).life == 5


def test_TAL_LIFE_4_a_lost_life_returns_to_the_reserve() -> None:
    t = Table("monk", "wizard")
    t.draws("fields_n", "devil")
    assert t.hero(A).life == 3
    assert t.g.life_left == 72 - 3 - 4
    assert t.told("lost") == [("TAL-CARD-2", {"who": "@0", "what": "stat:life", "amount": 1})]


def test_TAL_LIFE_5_in_battle_armour_and_spells_may_prevent_the_loss() -> None:
    t = Table("sorceress", "wizard")
    t.give(A, "shield", "preservation")
    beaten(t, "bear")
    assert t.asked == (A, "life")
    assert t.options() == ["cast:preservation:hero", "pass", "use:shield"]


def test_TAL_LIFE_5_in_psychic_combat_no_object_can() -> None:
    t = Table("sorceress", "wizard")
    t.give(A, "shield", "preservation")
    beaten(t, "demon")
    assert t.options() == ["cast:preservation:hero", "pass"]
    t.do("cast:preservation:hero")
    assert t.hero(A).life == 4


def test_TAL_LIFE_5_outside_attacks_armour_does_not_help() -> None:
    t = Table("troll", "wizard")
    t.give(A, "shield", "armour")
    t.draws("desert_w", "mage")
    assert t.g.active == B
    assert t.hero(A).life == 5


@pytest.mark.parametrize(
    ("armour", "die", "saved"),
    [
        ("helmet", 5, False),
        ("helmet", 6, True),
        ("shield", 4, False),
        ("shield", 5, True),
        ("armour", 3, False),
        ("armour", 4, True),
    ],
)
def test_TAL_LIFE_6_armour_rolls_its_die_and_the_battle_is_lost_all_the_same(
    armour: str, die: int, saved: bool
) -> None:
    """The Healer behind the Bear is not reached in either case."""
    t = Table("elf", "wizard")
    t.life(A, 2)
    t.give(A, armour)
    t.lay("fields_n", "healer")
    beaten(t, "bear", die)
    t.do(f"use:{armour}")
    assert t.hero(A).life == (2 if saved else 1)
    assert t.lying("fields_n") == ["healer", "bear"]
    assert t.asked == (B, "way")


def test_TAL_LIFE_6_armour_is_not_asked_of_the_victor() -> None:
    t = Table("troll", "wizard")
    t.give(A, "shield")
    t.finds("fields_n", "bear", luck=(6, 1))
    t.pass_until("trophy")
    assert t.hero(A).life == 6


def test_TAL_LIFE_7_one_loss_one_window_and_one_life_saved() -> None:
    """Two Lives in the Temple: Preservation saves one of them."""
    t = Table("troll", "priest")
    t.give(B, "preservation")
    t.lands("temple", 1, 1)
    assert t.asked == (B, "life")
    assert t.ask.args == {"who": "@0", "amount": 2}
    t.do("cast:preservation:hero")
    assert t.hero(A).life == 5
    assert t.spent() == ["preservation"]


def test_TAL_LIFE_7_it_saves_one_hero_only() -> None:
    t = Table("priest", "troll")
    t.give(A, "preservation")
    t.at(B, "tavern")
    t.draws("fields_n", "pestilence")
    t.do("cast:preservation:hero")
    assert (t.hero(A).life, t.hero(B).life) == (4, 5)


def test_TAL_LIFE_8_at_no_lives_the_hero_dies_at_once() -> None:
    """Healing is in his hand, but it is too late for it."""
    t = Table("priest", "troll")
    t.life(A, 1)
    t.give(A, "healing")
    t.finds("fields_n", "ogre", luck=(1, 6))
    t.pass_windows()
    assert t.hero(A).status == WAITING
    assert t.told("died") == [("TAL-LIFE-8", {"who": "@0", "hero": "priest"})]
    assert t.spent() == ["healing"]
    assert t.ask.seat == B


def test_TAL_LIFE_8_with_one_life_left_he_lives() -> None:
    t = Table("elf", "troll")
    t.life(A, 2)
    t.finds("fields_n", "ogre", luck=(1, 6))
    assert (t.hero(A).life, t.hero(A).status) == (1, PLAYING)


def test_TAL_LIFE_9_prevention_is_offered_before_any_life_is_removed() -> None:
    """Pestilence: first A's own loss is asked about, then B's, then C's, and all lose together."""
    t = Table("troll", "priest", "thief", active=B)
    t.give(C, "preservation")
    t.at(A, "village")
    t.at(C, "city")
    t.draws("fields_n", "pestilence")
    about = []
    while t.ask.prompt == "life":
        assert t.ask.seat == C
        assert [t.hero(seat).life for seat in (A, B, C)] == [6, 4, 4]
        about.append(t.ask.args["who"])
        t.do("pass")
    assert about == ["@1", "@2", "@0"]
    assert [t.hero(seat).life for seat in (A, B, C)] == [5, 3, 3]
