"""Every Event of the Adventure deck, drawn in a played situation."""

from __future__ import annotations

import pytest

from igroteka.games.talisman.rules.components.cards import ALIGNMENTS
from igroteka.games.talisman.rules.components.spaces import SPACE
from tests.games.talisman.rollcall import absent, kinds
from tests.games.talisman.table import A, B, C, Table


def test_no_event_is_without_a_test() -> None:
    assert len(kinds("event")) == 13
    assert absent(globals(), kinds("event")) == set()


def draws(card: str, *chance: object, hero: str = "thief", side: str = "") -> Table:
    """A, alone in the Outer Region, turns up this card on empty Fields; B and C are inside."""
    t = Table(hero, "monk", "sorceress")
    t.at(B, "plain_of_peril")
    t.at(C, "plain_of_peril")
    if side:
        t.align(A, side)
    t.next_cards(card)
    t.lands("fields_n", *chance)
    return t


@pytest.mark.parametrize(("side", "lives"), [("good", 5), ("neutral", 4), ("evil", 3)])
def test_angel_loves_the_good(side: str, lives: int) -> None:
    t = draws("angel", side=side)
    assert t.hero(A).life == lives
    assert [t.hero(seat).life for seat in (B, C)] == [4, 4]
    assert t.discarded() == ["angel"]


@pytest.mark.parametrize(("side", "lives"), [("good", 3), ("neutral", 4), ("evil", 5)])
def test_devil_loves_the_evil(side: str, lives: int) -> None:
    t = draws("devil", side=side)
    assert t.hero(A).life == lives
    assert [t.hero(seat).life for seat in (B, C)] == [4, 4]
    assert t.discarded() == ["devil"]


def test_blizzard_slows_everybody_down_for_two_rounds() -> None:
    """In any Region, without a roll; A's own two following turns are the last."""
    t = Table("thief", "troll")
    t.at(B, "runes_ne")
    t.draws("fields_s", "blizzard", "mage", "healer", "fairy", "phantom")
    assert t.lying("fields_s") == ["blizzard"]
    for seat in (B, A, B, A):
        assert t.asked == (seat, "way")
        assert t.ask.args == {"left": 1}
        t.do("go:cw" if seat == A else "go:ccw")
    assert t.lying("fields_s") == []
    assert t.discarded() == ["blizzard"]
    assert t.told("rolled")[-1] == ("TAL-MOVE-1", {"who": "@1", "dice": t.g.dice})


def test_blizzard_met_again_does_not_start_again() -> None:
    t = Table("thief", "monk")
    t.at(B, "village")
    t.draws("fields_n", "blizzard", "mage")
    t.do("go:cw")  # B comes to the same Fields
    (lasting,) = t.g.lasting
    assert (lasting.seat, lasting.slots) == (A, 2)
    assert t.told("drew") == [("TAL-ENC-6", {"who": "@0", "card": "blizzard", "space": "fields_n"})]


@pytest.mark.parametrize(
    ("hero", "held", "then"), [("wizard", 0, 2), ("thief", 0, 1), ("troll", 0, 0), ("wizard", 1, 2)]
)
def test_book_of_spells_fills_the_hand_to_its_limit(hero: str, held: int, then: int) -> None:
    t = Table(hero, "monk")
    t.give(A, *["hex"][:held])
    t.draws("fields_n", "book_of_spells")
    t.pass_windows()
    assert len(t.spells(A)) == then
    assert t.discarded() == ["book_of_spells"]


def test_evil_darkness_holds_all_who_are_not_evil() -> None:
    """In every Region, the Monk and the neutral Thief; the Sorceress goes on."""
    t = draws("evil_darkness")
    assert [hero.missed for hero in t.g.heroes] == [1, 0, 0]
    assert [args["who"] for _, args in t.told("missed")] == ["@1"]
    assert t.asked == (C, "inner")


def test_evil_darkness_does_not_end_the_turn_of_an_evil_hero() -> None:
    t = Table("assassin", "monk")
    t.finds("fields_n", "evil_darkness", "sword")
    assert t.asked == (A, "take")
    assert [hero.missed for hero in t.g.heroes] == [0, 1]


IMP = [
    (1, "crags"),
    (2, "forest"),
    (3, "tavern"),
    (4, "ruins"),
    (5, "hidden_valley"),
    (6, "cursed_glade"),
]


@pytest.mark.parametrize(("die", "space"), IMP)
def test_imp_carries_him_off(die: int, space: str) -> None:
    t = Table("thief", "monk")
    t.next_cards("imp", "mage", "healer", "hermit")
    t.lands("fields_n", die, 4)
    assert t.told("carried")[0][1]["space"] == space
    assert t.where(A) == space
    assert t.lying("fields_n") == []
    assert "imp" in t.discarded()


def test_imp_may_put_him_on_the_space_he_is_on() -> None:
    t = Table("thief", "monk")
    t.lay("ruins", "sword")
    t.draws("ruins", "imp", "mage", luck=(4,))
    assert t.where(A) == "ruins"
    assert t.lying("ruins") == ["sword", "mage"]  # he has drawn anew


def test_magical_vortex_empties_every_hand() -> None:
    """In every Region; nor does the Wizard draw a new one for Spells lost like this."""
    t = Table("sorceress", "wizard", "troll")
    t.at(B, "plain_of_peril")
    t.give(A, "hex", "alchemy")
    t.give(B, "divination", "mesmerism")
    t.draws("fields_n", "magical_vortex")
    t.pass_windows()
    assert t.spells(A) == t.spells(B) == []
    assert sorted(t.spent()) == ["alchemy", "divination", "hex", "mesmerism"]
    assert t.discarded() == ["magical_vortex"]


def test_market_day_sells_to_all_clockwise() -> None:
    t = Table("troll", "monk", "dwarf")
    t.at(B, "plain_of_peril")
    t.gold(A, 3)
    t.gold(B, 3)
    t.gold(C, 0)
    t.draws("fields_n", "market_day")
    assert t.asked == (A, "shop")
    prices = {option.args["card"]: option.args["price"] for option in t.ask.options[:-1]}
    assert prices == {"sword": 1, "helmet": 1, "water_bottle": 1, "shield": 2, "mule": 2, "raft": 3}
    t.do("buy:mule")
    assert t.options() == ["buy:helmet", "buy:sword", "buy:water_bottle", "done"]
    t.do("buy:sword")
    assert t.asked == (B, "shop")
    t.do("buy:raft")
    assert (t.objects(A), t.followers(A), t.hero(A).gold) == (["sword"], ["mule"], 0)
    assert [args["card"] for _, args in t.told("took")][-1] == "raft"
    assert t.discarded() == ["market_day"]


def test_market_day_nobody_need_buy() -> None:
    t = draws("market_day", hero="troll")
    t.do("done", "done", "done")
    assert [hero.gold for hero in t.g.heroes] == [1, 1, 1]
    assert t.ask.seat == B


@pytest.mark.parametrize(
    ("side", "after", "craft"), [("good", "evil", 3), ("neutral", "evil", 3), ("evil", "evil", 4)]
)
def test_mephistopheles_turns_heroes_evil_or_teaches_them(
    side: str, after: str, craft: int
) -> None:
    t = draws("mephistopheles", side=side)
    assert ALIGNMENTS[t.hero(A).alignment] == after
    assert t.hero(A).craft == craft
    assert t.discarded() == ["mephistopheles"]


def test_pestilence_takes_a_life_of_everybody_in_the_region() -> None:
    t = Table("thief", "monk", "sorceress")
    t.at(B, "city")
    t.at(C, "temple")
    t.draws("fields_n", "pestilence")
    assert [hero.life for hero in t.g.heroes] == [3, 3, 4]
    assert t.discarded() == ["pestilence"]


def test_raiders_hide_all_his_gold_in_the_oasis() -> None:
    t = Table("thief", "monk")
    t.gold(A, 4)
    t.draws("fields_n", "raiders")
    assert (t.hero(A).gold, t.hero(B).gold) == (0, 1)
    assert t.g.coins[SPACE["oasis"]] == 4
    assert t.discarded() == ["raiders"]


def test_raiders_gold_is_found_by_who_comes_there() -> None:
    """Coins are no cards: two are drawn all the same."""
    t = Table("thief", "monk", active=B)
    t.coins("oasis", 4)
    t.draws("oasis", "mage", "healer")
    t.when("take", "take:coins")
    assert t.hero(B).gold == 5
    assert t.lying("oasis") == ["mage", "healer"]


def test_raiders_gold_pays_a_quest_the_moment_it_is_found() -> None:
    """The Market there is not reached: he stands in the Cave with his Talisman."""
    t = Table("troll", "monk")
    t.quest(A, "give_3_gold")
    t.coins("oasis", 4)
    t.finds("oasis", "market", "mage")
    t.do("take:coins")
    assert (t.where(A), t.hero(A).gold) == ("warlocks_cave", 2)
    assert t.objects(A) == ["talisman"]
    assert t.told("encountered") == [("TAL-CARD-5", {"who": "@0", "card": "mage"})]


def misses_a_turn(event: str) -> None:
    """Everybody in the Region of the hero who drew it misses 1 turn."""
    t = Table("thief", "monk", "sorceress")
    t.at(B, "city")
    t.at(C, "temple")
    t.next_cards(event)
    t.lands("fields_n", 2)
    assert [args["who"] for _, args in t.told("missed")] == ["@1"]
    assert t.asked == (C, "way")
    assert [hero.missed for hero in t.g.heroes] == [1, 0, 0]
    assert t.discarded() == [event]


def test_siren_holds_the_region() -> None:
    misses_a_turn("siren")


def test_storm_holds_the_region() -> None:
    misses_a_turn("storm")


@pytest.mark.parametrize("event", ["siren", "storm"])
def test_siren_and_storm_end_the_turn_with_what_is_left(event: str) -> None:
    t = Table("thief", "sorceress")
    t.at(B, "temple")
    t.next_cards(event, "sword")
    t.lands("ruins")
    assert t.lying("ruins") == ["sword"]
    assert t.hero(A).missed == 0
    assert t.ask.seat == B
