"""TAL-SPC-1 to TAL-SPC-9: towns, prayers, and the dice of the wild."""

from __future__ import annotations

from typing import Any

import pytest

from igroteka.games.talisman.rules.components.spaces import SPACE
from igroteka.games.talisman.rules.state import ANYWHERE, NONE
from tests.games.talisman.table import A, B, Table


def figures(t: Table, seat: int = A) -> dict[str, int]:
    """What a hero has in numbers."""
    hero = t.hero(seat)
    return {
        "strength": hero.strength,
        "craft": hero.craft,
        "life": hero.life,
        "fate": hero.fate,
        "gold": hero.gold,
        "spells": len(hero.spells),
    }


def changed(t: Table, before: dict[str, int]) -> dict[str, int]:
    """Which figures of A differ from before, and by how much."""
    after = figures(t)
    return {stat: after[stat] - before[stat] for stat in before if after[stat] != before[stat]}


def rolls(space: str, hero: str, dice: tuple[int, ...], *answers: str) -> dict[str, int]:
    """What a hero's figures gain and lose by the dice of a space."""
    t = Table(hero, "troll")
    t.at(B, "pits")
    t.counters(A, strength=1, craft=1)
    before = figures(t)
    t.lands(space, *dice)
    t.do(*answers)
    return changed(t, before)


PRICES = [("helmet", 2), ("sword", 2), ("axe", 3), ("shield", 3), ("armour", 4)]


@pytest.mark.parametrize(("ware", "price"), PRICES)
def test_TAL_SPC_1_the_blacksmith_of_the_village_sells(ware: str, price: int) -> None:
    t = Table("troll", "wizard")
    t.gold(A, price)
    t.lands("village")
    assert t.options() == ["choose:blacksmith", "choose:healer", "choose:mystic"]
    t.do("choose:blacksmith", f"buy:{ware}")
    assert t.objects(A) == [ware]
    assert t.hero(A).gold == 0
    poorer = Table("troll", "wizard")
    poorer.gold(A, price - 1)
    poorer.lands("village")
    poorer.do("choose:blacksmith")
    assert poorer.ask.option(f"buy:{ware}") is None


def test_TAL_SPC_1_the_healer_of_the_village_heals_for_a_coin_each() -> None:
    t = Table("troll", "wizard")
    t.life(A, 2)
    t.gold(A, 3)
    t.lands("village")
    t.do("choose:healer", "more", "more", "more")
    assert (t.hero(A).life, t.hero(A).gold) == (5, 0)
    assert t.ask.seat == B


@pytest.mark.parametrize(
    ("die", "alignment", "change"),
    [
        (1, 2, {}),
        (2, 1, {}),
        (3, 1, {}),
        (4, 0, {}),
        (5, 1, {"craft": 1}),
        (6, 1, {"spells": 1}),
    ],
)
def test_TAL_SPC_1_the_mystic(die: int, alignment: int, change: dict[str, int]) -> None:
    t = Table("dwarf", "wizard")
    before = figures(t)
    t.lands("village", die)
    t.do("choose:mystic")
    assert t.hero(A).alignment == alignment
    assert changed(t, before) == change


def test_TAL_SPC_2_the_doctor_heals_two_at_most() -> None:
    t = Table("troll", "wizard")
    t.life(A, 2)
    t.gold(A, 5)
    t.lands("city")
    t.do("choose:doctor", "more", "more")
    assert (t.hero(A).life, t.hero(A).gold) == (4, 3)
    assert t.ask.seat == B


def test_TAL_SPC_2_the_alchemist_pays_a_coin_for_each_object() -> None:
    t = Table("troll", "wizard")
    t.give(A, "sword", "talisman", "ring")
    t.lands("city")
    t.when("choose", "choose:alchemist", "sell:sword", "sell:talisman", "done")
    assert (t.hero(A).gold, t.objects(A)) == (3, ["ring"])
    assert (t.stock("sword"), t.stock("talisman")) == (3, 4)


@pytest.mark.parametrize(
    ("die", "change"),
    [
        (2, {"strength": -1}),
        (3, {"craft": -1}),
        (4, {"craft": 1}),
        (5, {"strength": 1}),
        (6, {"spells": 1}),
    ],
)
def test_TAL_SPC_2_the_enchantress(die: int, change: dict[str, int]) -> None:
    assert rolls("city", "thief", (die,), "choose:enchantress") == change


def test_TAL_SPC_2_the_enchantress_makes_a_toad() -> None:
    t = Table("thief", "wizard")
    t.lands("city", 1)
    t.do("choose:enchantress")
    assert (t.hero(A).toad, t.hero(A).strength, t.hero(A).gold) == (3, 1, 0)
    assert t.g.coins[SPACE["city"]] == 1


@pytest.mark.parametrize(("die", "change"), [(3, {"gold": -1}), (4, {"gold": 1})])
def test_TAL_SPC_3_dice_in_the_tavern(die: int, change: dict[str, int]) -> None:
    assert rolls("tavern", "thief", (die,)) == change


def test_TAL_SPC_3_drink_a_brawl_and_two_offers() -> None:
    t = Table("thief", "wizard")
    t.lands("tavern", 1)
    assert t.hero(A).missed == 1
    t = Table("thief", "wizard")
    t.lands("tavern", 2, 1, 2)
    assert t.told("fought")[-1][1] == {"who": "@0", "foes": ["farmer"], "score": 4, "theirs": 5}
    assert t.hero(A).life == 3
    t = Table("thief", "wizard")
    t.lands("tavern", 5)
    assert t.hero(A).offer == ANYWHERE
    t = Table("thief", "wizard")
    t.lands("tavern", 6)
    assert t.hero(A).offer == SPACE["temple"]


def offered(offer: int) -> Table:
    """A begins his turn in the Tavern with an offer."""
    t = Table("thief", "wizard")
    t.at(A, "tavern")
    t.hero(A).offer = offer
    return t


def test_TAL_SPC_4_the_teleport_leads_to_any_other_outer_space() -> None:
    t = offered(ANYWHERE)
    assert t.options() == ["passage", "roll"]
    t.do("passage")
    assert len(t.options()) == 23
    t.lay("ruins", "hex", "healer")
    t.do("to:ruins")
    assert t.where(A) == "ruins"
    assert t.hero(A).life == 4  # the Hex took one Life and the Healer gave it back


def test_TAL_SPC_4_the_ferry_crosses_the_river_to_the_temple() -> None:
    t = offered(SPACE["temple"])
    t.give(A, "poltergeist")
    t.do("passage", luck=(3, 3))
    assert t.where(A) == "temple"
    assert t.followers(A) == []
    assert t.hero(A).strength == 4


def test_TAL_SPC_4_an_offer_not_taken_lapses_and_holds_only_in_the_tavern() -> None:
    t = offered(SPACE["temple"])
    t.do("roll", luck=(1,))
    assert t.hero(A).offer == NONE
    for space in ("village", "ruins"):
        t = offered(SPACE["temple"])
        t.at(A, space)
        t.force(1)
        assert t.asked == (A, "way")


@pytest.mark.parametrize(
    ("space", "side", "change"),
    [("chapel", "evil", {"life": -1}), ("graveyard", "good", {"life": -1})],
)
def test_TAL_SPC_5_the_wrong_side_loses_a_life(
    space: str, side: str, change: dict[str, int]
) -> None:
    t = Table("thief", "troll")
    t.align(A, side)
    before = figures(t)
    t.lands(space)
    assert changed(t, before) == change


def test_TAL_SPC_5_the_neutral_pay_a_coin_each() -> None:
    t = Table("thief", "troll")
    t.life(A, 1)
    t.gold(A, 2)
    t.lands("chapel")
    t.do("more", "more")
    assert (t.hero(A).life, t.hero(A).gold) == (3, 0)
    t = Table("thief", "troll")
    t.gold(A, 3)
    t.lands("graveyard")
    t.do("more", "more")
    assert (t.hero(A).fate, t.hero(A).gold) == (2, 1)
    assert t.ask.seat == B


def test_TAL_SPC_5_the_right_side_is_restored_for_nothing() -> None:
    t = Table("monk", "troll")
    t.life(A, 1)
    t.lands("chapel")
    assert t.options() == ["choose:heal", "choose:pray"]
    t.do("choose:heal")
    assert (t.hero(A).life, t.hero(A).gold) == (4, 1)
    t = Table("sorceress", "troll")
    t.lands("graveyard")
    t.do("choose:replenish")
    assert (t.hero(A).fate, t.hero(A).gold) == (3, 1)


@pytest.mark.parametrize(("die", "gain"), [(1, 0), (4, 0), (5, 1), (6, 2)])
def test_TAL_SPC_5_or_it_prays(die: int, gain: int) -> None:
    chapel: list[dict[str, int]] = [{}, {"life": 1}, {"spells": 1}]
    graveyard: list[dict[str, int]] = [{}, {"fate": 1}, {"spells": 1}]
    assert rolls("chapel", "elf", (die,), "choose:pray") == chapel[gain]
    assert rolls("graveyard", "sorceress", (die,), "choose:pray") == graveyard[gain]


@pytest.mark.parametrize(("die", "missed"), [(2, 1), (3, 1), (4, 0), (5, 0)])
@pytest.mark.parametrize("space", ["forest", "crags"])
def test_TAL_SPC_6_forest_and_crags_lead_astray(space: str, die: int, missed: int) -> None:
    t = Table("thief", "wizard")
    before = figures(t)
    t.lands(space, die)
    assert t.hero(A).missed == missed
    assert changed(t, before) == {}


def test_TAL_SPC_6_a_brigand_a_spirit_and_two_guides() -> None:
    assert rolls("forest", "thief", (6,)) == {"craft": 1}
    assert rolls("crags", "thief", (6,)) == {"strength": 1}
    t = Table("thief", "wizard")
    t.counters(A, strength=1)
    t.lands("forest", 1, 1, 6)
    assert t.told("fought")[-1][1] == {"who": "@0", "foes": ["brigand"], "score": 5, "theirs": 10}
    t = Table("thief", "wizard")
    t.counters(A, strength=1)
    t.lands("crags", 1, 1, 6)
    assert t.told("fought")[-1][1] == {
        "who": "@0",
        "foes": ["crag_spirit"],
        "score": 4,
        "theirs": 10,
    }


def test_TAL_SPC_7_the_castle_heals_for_a_coin_each_and_a_princess_adds_her_part() -> None:
    t = Table("troll", "wizard")
    t.life(A, 1)
    t.gold(A, 2)
    t.give(A, "princess")
    t.lands("castle")
    t.when("visit", "use:princess")
    assert t.hero(A).life == 3
    t.do("pass", "more", "more")
    assert (t.hero(A).life, t.hero(A).gold) == (5, 0)


def test_TAL_SPC_8_the_black_knight_takes_a_coin_or_a_life() -> None:
    for answer, change in (("pay", {"gold": -1}), ("bleed", {"life": -1})):
        assert rolls("black_knight", "thief", (), f"choose:{answer}") == change
    t = Table("thief", "wizard")
    t.gold(A, 0)
    t.lands("black_knight")
    assert t.hero(A).life == 3


PRAYERS: list[tuple[tuple[int, int], dict[str, Any]]] = [
    ((1, 1), {"life": -2}),
    ((1, 2), {"life": -1}),
    ((3, 3), {"strength": 1}),
    ((3, 4), {"craft": 1}),
    ((4, 4), {"spells": 1}),
    ((4, 5), {"spells": 1}),
    ((5, 5), {}),
    ((5, 6), {"fate": 2}),
    ((6, 6), {"life": 2}),
]


@pytest.mark.parametrize(("dice", "change"), PRAYERS)
def test_TAL_SPC_9_prayers_in_the_temple(dice: tuple[int, int], change: dict[str, int]) -> None:
    assert rolls("temple", "sorceress", dice) == change


def test_TAL_SPC_9_a_follower_slavery_or_a_talisman() -> None:
    t = Table("thief", "wizard")
    t.give(A, "mule", "unicorn", "poltergeist")
    t.at(A, "desert_w")
    t.when("way", "go:cw", luck=(2, 2))
    t.pass_until("give")
    assert t.options() == ["give:mule", "give:unicorn"]
    t.do("give:mule")
    assert t.followers(A) == ["poltergeist", "unicorn"]
    t = Table("thief", "wizard")
    t.lands("temple", 2, 3)
    assert t.hero(A).enslaved == 1
    t = Table("thief", "wizard")
    t.lands("temple", 5, 5)
    assert t.objects(A) == ["talisman"]
    assert t.stock("talisman") == 3


def test_TAL_SPC_9_more_than_twelve_by_a_bonus_counts_as_twelve() -> None:
    t = Table("monk", "wizard")
    t.lands("temple", 6, 6)
    t.do("add:1")
    assert t.hero(A).life == 6
