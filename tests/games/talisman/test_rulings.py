"""Rulings with behaviour of their own (section 43 of `rules.md`)."""

from __future__ import annotations

import pytest

from tests.games.talisman.table import A, B, Table


def cut_short(space: str, *lying: str, coins: int = 0, hero: str = "thief") -> int:
    """A meets a Siren there; how many further turns he has to miss."""
    t = Table(hero, "troll")
    t.at(B, "plain_of_peril")
    t.lay(space, "siren", *lying)
    t.coins(space, coins)
    t.lands(space)
    return t.hero(A).missed


def test_TAL_RUL_14_an_object_that_could_be_taken_is_left() -> None:
    assert cut_short("fields_n", "sword") == 0


def test_TAL_RUL_14_so_are_a_follower_a_coin_and_a_place() -> None:
    assert cut_short("fields_n", "guide") == 0
    assert cut_short("fields_n", coins=1) == 0
    assert cut_short("fields_n", "market") == 0


def test_TAL_RUL_14_what_he_may_not_take_is_not() -> None:
    """The Holy Grail is not for the evil Assassin."""
    assert cut_short("fields_n", "holy_grail", hero="assassin") == 1
    assert cut_short("fields_n", "holy_grail", hero="monk") == 0


@pytest.mark.parametrize("space", ["tavern", "village", "temple", "castle"])
def test_TAL_RUL_14_the_printed_instruction_not_yet_carried_out_is_left(space: str) -> None:
    assert cut_short(space) == 0


@pytest.mark.parametrize("space", ["fields_n", "hills_n", "runes_w"])
def test_TAL_RUL_14_a_draw_already_made_is_not(space: str) -> None:
    assert cut_short(space) == 1


def test_TAL_RUL_14_an_object_left_lying_by_choice_is_left_no_more() -> None:
    """He passes by the Sword; then the Marsh holds him."""
    t = Table("thief", "monk")
    t.finds("fields_n", "marsh", "sword")
    t.do("done")
    assert t.hero(A).missed == 1
