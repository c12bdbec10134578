"""Every Object of the Adventure deck, found and used; the Magic Objects have their own file."""

from __future__ import annotations

import pytest

from igroteka.games.talisman.rules.components.cards import ADVENTURE, DECK, IDS, copies
from tests.games.talisman.rollcall import absent, kinds
from tests.games.talisman.table import A, B, Table

OBJECTS = kinds("object", "magic_object")


def test_no_object_is_without_a_test() -> None:
    assert len(kinds("object")) == 9
    assert absent(globals(), kinds("object")) == set()


def test_the_deck_has_104_cards_of_81_kinds() -> None:
    assert len(copies(ADVENTURE)) == 104
    assert len(kinds()) == 81


def bearer(*cards: str, hero: str = "thief", rival: str = "monk") -> Table:
    """A has these cards; B is in the Temple."""
    t = Table(hero, rival)
    t.at(B, "temple")
    t.give(A, *cards)
    return t


def finds(card: str, hero: str = "thief") -> Table:
    """A comes upon the card, of the Adventure deck, on the Fields."""
    t = Table(hero, "troll")
    t.at(B, "temple")
    t.finds("fields_n", card)
    return t


def score(t: Table) -> int:
    """A's score in the last fight."""
    found: int = t.told("fought")[-1][1]["score"]
    return found


def test_before_anything_is_taken_there_is_a_window() -> None:
    t = Table("sorceress", "troll")
    t.at(B, "temple")
    t.give(A, "healing")
    t.finds("fields_n", "sword")
    prompts = []
    while t.ask.prompt != "take":
        prompts.append(t.ask.prompt)
        t.do("pass")
    assert prompts == ["window-land", "window-card"]


GOLD = {"bag_of_gold", "two_bags_of_gold"}


@pytest.mark.parametrize("id", sorted(OBJECTS - GOLD))
def test_object_may_be_taken_or_left(id: str) -> None:
    t = finds(id)
    assert t.options() == ["done", f"take:{id}"]
    t.do(f"take:{id}")
    assert t.objects(A) == [id]
    assert [DECK[card] for card in t.hero(A).objects] == [ADVENTURE]
    t = finds(id)
    t.do("done")
    assert t.lying("fields_n") == [id]
    assert t.objects(A) == []


@pytest.mark.parametrize("id", sorted(OBJECTS - GOLD - {"raft"}))
def test_object_of_the_adventure_deck_goes_to_its_discard(id: str) -> None:
    """The Alchemist melts it down: an Adventure card does not return to a stock."""
    t = Table("thief", "troll")
    t.g.heroes[A].objects.append(t.out(id, ADVENTURE))
    t.give(A, "alchemist")
    t.do("apply:alchemist", f"sell:{id}")
    assert t.discarded() == [id]


# Objects --------------------------------------------------------------------------------------


def test_bag_of_gold_is_a_coin_at_once() -> None:
    t = finds("bag_of_gold")
    t.do("take:bag_of_gold")
    assert (t.hero(A).gold, t.objects(A)) == (2, [])
    assert t.discarded() == ["bag_of_gold"]


def test_two_bags_of_gold_are_two_coins_at_once() -> None:
    t = finds("two_bags_of_gold")
    t.do("take:two_bags_of_gold")
    assert (t.hero(A).gold, t.objects(A)) == (3, [])
    assert t.discarded() == ["two_bags_of_gold"]


def test_bag_of_gold_never_burdens_a_full_hero() -> None:
    t = bearer("ring", "cross", "shield", "helmet")
    t.finds("fields_n", "bag_of_gold")
    t.when("take", "take:bag_of_gold")
    assert t.hero(A).gold == 2
    assert len(t.objects(A)) == 4


def test_raft_of_the_adventure_deck_goes_to_the_discard() -> None:
    """He crosses in his next turn; the card was no Purchase card."""
    t = Table("thief", "troll")
    t.misses(B, 1)
    t.lay("woods_e", "raft")
    t.lay("runes_se", "mage")
    t.lands("woods_e")
    t.do("take:raft")
    t.when("choose", "choose:cross")
    assert t.where(A) == "runes_se"
    assert t.discarded() == ["raft"]
    assert t.stock("raft") == 1


def found_armour_saves(id: str, face: int) -> None:
    """The Adventure copy works as the one that is bought: from this face on."""
    for die in range(1, 7):
        t = Table("thief", "troll")
        t.at(B, "temple")
        t.hero(A).objects.append(t.out(id, ADVENTURE))
        t.at(A, "village")
        t.lay("fields_n", "dragon")
        t.lands("fields_n", 1, 6, die)
        t.when("life", f"use:{id}")
        assert t.hero(A).life == (4 if die >= face else 3), die


def test_armour_of_the_adventure_deck_saves_on_four() -> None:
    found_armour_saves("armour", 4)


def test_shield_of_the_adventure_deck_saves_on_five() -> None:
    found_armour_saves("shield", 5)


def test_helmet_of_the_adventure_deck_saves_on_six() -> None:
    found_armour_saves("helmet", 6)


def found_weapon_adds(id: str) -> None:
    """The Adventure copy adds 1 in battle."""
    t = Table("thief", "troll")
    t.at(B, "temple")
    t.hero(A).objects.append(t.out(id, ADVENTURE))
    t.finds("fields_n", "dragon", luck=(1, 6))
    t.pass_windows()
    assert score(t) == 3 + 1 + 1
    assert t.hero(A).strength == 3


def test_axe_of_the_adventure_deck_adds_one_in_battle() -> None:
    found_weapon_adds("axe")


def test_sword_of_the_adventure_deck_adds_one_in_battle() -> None:
    found_weapon_adds("sword")


def test_water_bottle_of_the_adventure_deck_quenches_thirst() -> None:
    t = Table("thief", "troll")
    t.at(B, "temple")
    t.hero(A).objects.append(t.out("water_bottle", ADVENTURE))
    t.finds("desert_w", "mage")
    t.pass_windows()
    assert t.hero(A).life == 4
    assert [IDS[card] for card in t.hero(A).objects] == ["water_bottle"]
