"""Every Stranger of the Adventure deck, visited."""

from __future__ import annotations

import pytest

from tests.games.talisman.rollcall import absent, kinds
from tests.games.talisman.table import A, B, Table


def test_no_stranger_is_without_a_test() -> None:
    assert len(kinds("stranger")) == 8
    assert absent(globals(), kinds("stranger")) == set()


def visits(card: str, *chance: object, hero: str = "sorceress", side: str = "neutral") -> Table:
    """A visits the Stranger on the Fields."""
    t = Table(hero, "monk")
    t.align(A, side)
    t.lay("fields_n", card)
    t.lands("fields_n", *chance)
    return t


WISHES = ["craft", "fate", "gold", "life", "spell", "strength", "teleport"]


def has_a_wish(card: str, side: str, wish: str) -> None:
    """One wish is granted, and the Stranger is gone."""
    t = visits(card, side=side)
    assert t.options() == [f"choose:{each}" for each in WISHES]
    t.do(f"choose:{wish}")
    if wish == "teleport":
        assert "to:temple" not in t.options()
        t.lay("ruins", "sword", "ring")
        t.do("to:ruins")
        assert (t.where(A), t.asked) == ("ruins", (A, "take"))
        assert t.discarded() == [card]
        return
    hero = t.hero(A)
    now = {
        "craft": hero.craft,
        "fate": hero.fate,
        "gold": hero.gold,
        "life": hero.life,
        "spell": len(hero.spells),
        "strength": hero.strength,
    }
    before = {"craft": 4, "fate": 0, "gold": 1, "life": 4, "spell": 0, "strength": 2}
    assert now == {**before, wish: before[wish] + 1}
    assert t.discarded() == [card]
    assert t.lying("fields_n") == []


@pytest.mark.parametrize("wish", WISHES)
def test_enchanter_grants_a_wish_to_craft_4(wish: str) -> None:
    has_a_wish("enchanter", "neutral", wish)


def test_enchanter_waits_for_one_with_craft_enough() -> None:
    t = visits("enchanter", hero="thief")
    assert t.lying("fields_n") == ["enchanter"]
    assert t.ask.seat == B


def test_enchanter_counts_craft_from_cards() -> None:
    t = Table("thief", "monk")
    t.give(A, "unicorn")
    t.finds("fields_n", "enchanter")
    t.pass_until("choose")
    assert t.asked == (A, "choose")


def test_enchanter_may_put_him_where_he_is() -> None:
    t = visits("enchanter")
    t.do("choose:teleport")
    assert "to:fields_n" in t.options()
    assert len(t.options()) == 24


@pytest.mark.parametrize("wish", WISHES)
def test_fairy_grants_a_wish_to_the_good(wish: str) -> None:
    has_a_wish("fairy", "good", wish)


@pytest.mark.parametrize("side", ["neutral", "evil"])
def test_fairy_waits_for_the_good(side: str) -> None:
    t = visits("fairy", side=side)
    assert t.lying("fields_n") == ["fairy"]
    assert t.ask.seat == B


def test_fairy_teleports_to_another_space_of_the_region() -> None:
    t = visits("fairy", side="good")
    t.do("choose:teleport")
    assert "to:fields_n" not in t.options()
    assert len(t.options()) == 23


@pytest.mark.parametrize("wish", WISHES)
def test_phantom_grants_a_wish_to_the_evil(wish: str) -> None:
    has_a_wish("phantom", "evil", wish)


@pytest.mark.parametrize("side", ["neutral", "good"])
def test_phantom_waits_for_the_evil(side: str) -> None:
    t = visits("phantom", side=side)
    assert t.lying("fields_n") == ["phantom"]
    assert t.ask.seat == B


def test_phantom_teleports_to_another_space_of_the_region() -> None:
    t = visits("phantom", side="evil")
    t.do("choose:teleport")
    assert "to:fields_n" not in t.options()
    assert len(t.options()) == 23


@pytest.mark.parametrize(("lives", "then"), [(1, 3), (3, 4), (4, 4), (5, 5)])
def test_healer_restores_up_to_two_lives_for_nothing(lives: int, then: int) -> None:
    t = Table("sorceress", "monk")
    t.life(A, lives)
    t.finds("fields_n", "healer")
    assert (t.hero(A).life, t.hero(A).gold) == (then, 1)
    assert t.lying("fields_n") == ["healer"]


def test_healer_heals_at_every_visit() -> None:
    t = Table("sorceress", "monk")
    t.life(A, 1)
    t.life(B, 1)
    t.at(B, "village")
    t.finds("fields_n", "healer", luck=(1,))
    t.do("go:cw", "space")
    assert (t.hero(A).life, t.hero(B).life) == (3, 3)


HERMITAGES = ["crypt", "plain_of_peril", "cursed_glade", "oasis", "crags", "forest"]


@pytest.mark.parametrize(("die", "space"), list(enumerate(HERMITAGES, start=1)))
def test_hermit_waits_where_the_die_says(die: int, space: str) -> None:
    t = Table("sorceress", "monk")
    t.next_cards("hermit")
    t.lands("fields_n", die)
    assert t.lying(space) == ["hermit"]
    assert t.objects(A) == []
    assert t.ask.seat == B


def test_hermit_gives_his_first_visitor_a_talisman() -> None:
    t = visits("hermit")
    assert t.objects(A) == ["talisman"]
    assert t.stock("talisman") == 3
    assert t.discarded() == ["hermit"]


def test_hermit_drawn_where_he_is_to_wait_is_visited_at_once() -> None:
    t = Table("sorceress", "monk")
    t.draws("oasis", "hermit", "mage", luck=(4,))
    assert t.objects(A) == ["talisman"]
    assert t.lying("oasis") == ["mage"]


def test_hermit_leaves_even_if_no_talisman_is_left() -> None:
    t = Table("sorceress", "monk")
    t.empty_stock("talisman")
    t.finds("fields_n", "hermit")
    assert t.objects(A) == []
    assert t.discarded() == ["hermit"]


def test_mage_gives_a_good_hero_a_spell() -> None:
    t = visits("mage", side="good")
    assert len(t.spells(A)) == 1
    assert t.lying("fields_n") == ["mage"]


@pytest.mark.parametrize(
    ("hero", "side"), [("sorceress", "neutral"), ("sorceress", "evil"), ("troll", "good")]
)
def test_mage_gives_nothing_to_others_nor_beyond_their_craft(hero: str, side: str) -> None:
    t = visits("mage", hero=hero, side=side)
    assert t.spells(A) == []
    assert t.lying("fields_n") == ["mage"]


def test_sorcerer_sells_a_spell_for_a_coin() -> None:
    t = visits("sorcerer")
    assert t.asked == (A, "use")
    t.do("yes")
    assert (len(t.spells(A)), t.hero(A).gold) == (1, 0)
    assert t.lying("fields_n") == ["sorcerer"]


def test_sorcerer_sells_one_per_visit_and_only_to_who_wants() -> None:
    t = Table("sorceress", "monk")
    t.gold(A, 5)
    t.lay("fields_n", "sorcerer")
    t.lands("fields_n", t.spell("hex"))
    t.do("yes")
    assert (t.spells(A), t.hero(A).gold) == (["hex"], 4)
    assert t.ask.seat == B
    t = visits("sorcerer")
    t.do("no")
    assert (t.spells(A), t.hero(A).gold) == ([], 1)


def test_sorcerer_wants_gold() -> None:
    t = Table("sorceress", "monk")
    t.gold(A, 0)
    t.finds("fields_n", "sorcerer")
    assert t.ask.seat == B


def test_TAL_HAVE_7_sorcerer_does_not_sell_to_who_has_no_room_for_a_spell() -> None:
    t = Table("sorceress", "monk")
    t.gold(A, 5)
    t.give(A, "hex", "random")
    t.finds("fields_n", "sorcerer")
    t.pass_windows()
    assert t.ask.seat == B
    assert (t.told("used"), t.hero(A).gold) == ([], 5)


def test_witch_one_makes_a_toad() -> None:
    t = visits("witch", 1)
    assert t.hero(A).toad == 3
    assert t.told("toad") == [("TAL-TOAD-1", {"who": "@0", "turns": 3})]


@pytest.mark.parametrize(
    ("die", "gain"),
    [
        (2, {"life": 3}),
        (3, {"strength": 3}),
        (4, {"craft": 5}),
        (5, {"spells": 1}),
        (6, {"fate": 3}),
    ],
)
def test_witch_otherwise_as_the_die_falls(die: int, gain: dict[str, int]) -> None:
    t = visits("witch", die)
    hero = t.hero(A)
    now = {
        "life": hero.life,
        "strength": hero.strength,
        "craft": hero.craft,
        "spells": len(hero.spells),
        "fate": hero.fate,
    }
    before = {"life": 4, "strength": 2, "craft": 4, "spells": 0, "fate": 0}
    assert now == {**before, **gain}
    assert t.lying("fields_n") == ["witch"]
