"""Every Purchase card, bought and used, and the Talisman of the stock."""

from __future__ import annotations

import pytest

from igroteka.games.talisman.rules.components.cards import DECK, PURCHASE, TALISMAN
from tests.games.talisman.rollcall import absent, kinds
from tests.games.talisman.table import A, B, Table


def test_no_purchase_card_is_without_a_test() -> None:
    called = kinds(deck=PURCHASE) | kinds(deck=TALISMAN)
    assert len(called) == 9
    assert absent(globals(), called) == set()


def owner(*cards: str) -> Table:
    """A has these Purchase cards; B is in the Temple."""
    t = Table("dwarf", "troll")
    t.at(B, "temple")
    t.give(A, *cards)
    assert all(DECK[card] == PURCHASE for card in t.hero(A).objects + t.hero(A).followers)
    return t


BLACKSMITH = {"helmet": 2, "sword": 2, "axe": 3, "shield": 3, "armour": 4}


@pytest.mark.parametrize("id", BLACKSMITH)
def test_purchase_at_the_blacksmith(id: str) -> None:
    t = owner()
    t.gold(A, 5)
    stock = t.stock(id)
    t.lands("village")
    t.do("choose:blacksmith", f"buy:{id}")
    assert t.objects(A) == [id]
    assert t.hero(A).gold == 5 - BLACKSMITH[id]
    assert t.stock(id) == stock - 1


@pytest.mark.parametrize("id", sorted(kinds(deck=PURCHASE) - {"raft", "mule"}))
def test_purchase_sold_returns_to_the_stock(id: str) -> None:
    t = owner(id)
    (card,) = t.hero(A).objects
    assert card not in t.g.stock
    t.lands("city")
    t.when("choose", "choose:alchemist", f"sell:{id}")
    assert card in t.g.stock
    assert t.hero(A).gold == 2


def test_mule_killed_in_the_chasm_returns_to_the_stock() -> None:
    t = owner("mule")
    t.lands("chasm", 6, 1)
    t.when("roll", "yes")
    assert t.followers(A) == []
    assert t.stock("mule") == 4


def weapon(id: str) -> None:
    """1 more in battle, nothing in psychic combat."""
    t = owner(id)
    t.finds("fields_n", "dragon", luck=(1, 6))
    t.pass_windows()
    assert t.told("fought")[0][1]["score"] == 3 + 1 + 1
    t = owner(id)
    t.finds("fields_n", "demon", luck=(1, 6))
    t.pass_windows()
    assert t.told("fought")[0][1]["score"] == 3 + 1


def test_sword_adds_one_in_battle() -> None:
    weapon("sword")


def test_axe_adds_one_in_battle() -> None:
    weapon("axe")


@pytest.mark.parametrize("space", ["woods_n", "forest", "woods_middle"])
def test_axe_builds_a_raft_among_trees(space: str) -> None:
    t = owner("axe")
    t.at(A, space)
    t.pass_until("move")
    assert t.options() == ["roll", "use:axe"]
    t.do("use:axe")
    t.pass_windows()
    assert t.objects(A) == ["axe", "raft"]
    assert t.where(A) == space
    assert t.ask.seat == B


def test_axe_builds_nothing_elsewhere() -> None:
    t = owner("axe")
    t.at(A, "hills_n")
    t.pass_until("way")
    assert t.ask.seat == A


def armour(id: str, face: int) -> None:
    """In a lost battle, from this face on; the turn is over all the same."""
    for die in range(1, 7):
        t = owner(id)
        t.lay("fields_n", "dragon", "ring")
        t.lands("fields_n", 1, 6, die)
        t.when("life", f"use:{id}")
        assert t.hero(A).life == (5 if die >= face else 4), die
        t.pass_windows()
        assert t.ask.seat == B
        assert t.lying("fields_n") == ["dragon", "ring"]


def test_helmet_saves_on_six() -> None:
    armour("helmet", 6)


def test_shield_saves_on_five() -> None:
    armour("shield", 5)


def test_armour_saves_on_four() -> None:
    armour("armour", 4)


def test_mule_doubles_what_he_carries() -> None:
    t = owner("mule", "sword", "axe", "shield", "helmet", "armour", "water_bottle")
    t.pass_until("way")
    assert len(t.objects(A)) == 6


@pytest.mark.parametrize("space", ["desert_e", "desert_w"])
def test_water_bottle_saves_from_thirst(space: str) -> None:
    for cards, lives in ((("water_bottle",), 5), ((), 4)):
        t = owner(*cards)
        t.finds(space, "mage")
        t.pass_windows()
        assert t.hero(A).life == lives


def test_water_bottle_does_not_turn_away_other_losses() -> None:
    """A Pestilence in the Desert is no thirst."""
    t = owner("water_bottle")
    t.finds("desert_e", "pestilence")
    t.pass_windows()
    assert t.hero(A).life == 4


@pytest.mark.parametrize(
    ("space", "opposite"),
    [("woods_e", ["runes_se"]), ("cursed_glade", ["chapel", "fields_ne", "hills_n"])],
)
def test_raft_crosses_to_a_facing_space(space: str, opposite: list[str]) -> None:
    t = owner("raft")
    t.at(A, space)
    t.lay(opposite[0], "sword", "bag_of_gold")
    t.do("choose:cross")
    if len(opposite) > 1:
        assert t.options() == [f"to:{there}" for there in opposite]
        t.do(f"to:{opposite[0]}")
    assert t.where(A) == opposite[0]
    assert t.asked == (A, "take")
    assert t.objects(A) == []


def test_raft_is_lost_if_it_is_not_used() -> None:
    t = owner("raft")
    t.at(A, "woods_e")
    t.do("choose:abandon")
    assert (t.objects(A), t.stock("raft")) == ([], 1)
    assert t.asked == (A, "way")


def test_talisman_of_the_stock_opens_the_valley_and_is_kept() -> None:
    t = Table("thief", "troll")
    t.give(A, "talisman")
    assert DECK[t.hero(A).objects[0]] == TALISMAN
    t.at(A, "werewolf_den")
    t.when("inner", "on:valley_of_fire")
    assert t.where(A) == "valley_of_fire"
    assert t.objects(A) == ["talisman"]


def test_talisman_can_be_sold_and_returns_to_its_stock() -> None:
    t = Table("dwarf", "troll")
    t.give(A, "talisman")
    t.lands("city")
    t.when("choose", "choose:alchemist", "sell:talisman")
    assert t.hero(A).gold == 2
    assert t.stock("talisman") == 4
