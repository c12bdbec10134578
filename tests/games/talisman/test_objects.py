"""Objects, Purchase cards, Talismans, and leaving things behind (TAL-OBJ, -DITCH, -PUR, -TAL)."""

from __future__ import annotations

import pytest

from igroteka.games.talisman.rules.components.cards import ADVENTURE, TALISMAN
from tests.games.talisman.table import A, B, Table

FOUR = ("helmet", "shield", "axe", "water_bottle")


# The carrying limit ---------------------------------------------------------------------------


def test_TAL_OBJ_2_four_objects_are_carried_without_a_word() -> None:
    t = Table("dwarf", "wizard")
    t.give(A, "helmet", "shield", "axe")
    t.finds("fields_n", "ring")
    t.when("take", "take:ring")
    assert t.objects(A) == ["axe", "helmet", "ring", "shield"]
    assert t.ask.prompt != "drop"


def test_TAL_OBJ_2_a_mule_lets_him_carry_four_more() -> None:
    t = Table("dwarf", "wizard")
    t.give(A, "mule", *FOUR, "sword", "ring", "cross")
    t.finds("ruins", "wand", "holy_grail")
    t.when("take", "take:wand")
    assert (len(t.hero(A).objects), t.asked) == (8, (A, "take"))
    t.do("take:holy_grail")
    assert (len(t.hero(A).objects), t.asked) == (9, (A, "drop"))


def test_TAL_OBJ_3_without_his_mule_he_chooses_at_once_what_to_put_down() -> None:
    t = Table("dwarf", "wizard")
    t.at(A, "fields_n")
    t.give(A, "mule", *FOUR, "sword", "ring")
    t.do("ditch:mule", luck=(1,))
    assert (t.asked, t.ask.rule) == ((A, "drop"), "TAL-OBJ-3")
    assert t.options() == sorted(f"drop:{name}" for name in (*FOUR, "sword", "ring"))
    t.do("drop:axe", "drop:ring")
    assert t.objects(A) == ["helmet", "shield", "sword", "water_bottle"]
    assert t.lying("fields_n") == ["mule", "axe", "ring"]
    assert t.asked == (A, "way"), "and his turn goes on where it was"


def test_TAL_OBJ_3_in_another_players_turn_too() -> None:
    t = Table("dwarf", "sorceress", active=B)
    t.at(A, "fields_n")
    t.give(A, "mule", *FOUR, "sword")
    t.lands("fields_n")
    t.when("encounter", "meet:0", "use:sorceress.lure_follower")
    assert t.asked == (A, "drop")
    t.do("drop:sword")
    assert t.lying("fields_n") == ["sword"]
    assert t.followers(B) == ["mule"]


def test_TAL_OBJ_4_he_may_take_one_more_and_then_put_down_another() -> None:
    t = Table("dwarf", "wizard")
    t.give(A, *FOUR)
    t.finds("fields_n", "ring")
    t.when("take", "take:ring")
    assert t.options() == sorted(f"drop:{name}" for name in (*FOUR, "ring"))
    t.do("drop:helmet")
    assert t.objects(A) == ["axe", "ring", "shield", "water_bottle"]
    assert t.lying("fields_n") == ["helmet"]


# Ditching -------------------------------------------------------------------------------------


def test_TAL_DITCH_1_objects_and_followers_may_be_left_on_the_space() -> None:
    t = Table("dwarf", "wizard")
    t.at(A, "fields_n")
    t.give(A, "ring", "maiden")
    assert t.asked == (A, "way")
    assert t.asides("ditch") == ["ditch:maiden", "ditch:ring"]
    t.do("ditch:ring", "ditch:maiden")
    assert t.lying("fields_n") == ["ring", "maiden"]
    assert (t.hero(A).strength, t.hero(A).craft) == (3, 3)


def test_TAL_DITCH_2_what_was_left_cannot_be_taken_back_in_the_same_turn() -> None:
    t = Table("dwarf", "wizard")
    t.give(A, "ring")
    t.finds("ruins", "axe", "shield")
    assert t.asked == (A, "take")
    t.do("ditch:ring", "take:shield")
    assert t.asked == (A, "take")
    assert t.options() == ["done", "take:axe"]
    assert t.refused("take:ring") == "TAL-DITCH-2"


def test_TAL_DITCH_2_nor_what_was_put_down_as_surplus() -> None:
    t = Table("dwarf", "wizard")
    t.give(A, *FOUR)
    t.finds("fields_n", "ring", "cross")
    t.when("take", "take:ring", "drop:axe")
    assert t.options() == ["done", "take:cross"]


def test_TAL_DITCH_2_what_another_hero_had_to_put_down_he_may_take() -> None:
    """Without his Mule the Wizard can carry four Objects; the Thief who took it is on his way."""
    t = Table("thief", "wizard")
    t.give(A, "mesmerism")
    t.give(B, "mule", *FOUR, "ring")
    t.at(A, "village")
    t.at(B, "fields_n")
    t.do("cast:mesmerism", "drop:ring", "go:cw", luck=(1,))
    t.when("encounter", "space")
    t.pass_until("take")
    assert t.options() == ["done", "take:ring"]


def test_TAL_DITCH_2_in_a_later_turn_it_may_be_taken_again() -> None:
    t = Table("dwarf", "wizard")
    t.hero(B).missed = 1
    t.give(A, "ring")
    t.at(A, "fields_n")
    t.do("ditch:ring", "go:ccw", "choose:healer", "go:cw", luck=(1, 1))
    assert t.asked == (A, "take")
    assert t.options() == ["done", "take:ring"]


def test_TAL_DITCH_3_beside_what_he_is_asked_in_his_own_turn() -> None:
    """On his way, in every open window, where he meets somebody, where he takes something."""
    t = Table("sorceress", "wizard")
    t.give(A, "ring", "healing")
    t.lay("fields_n", "healer", "axe")
    t.at(A, "village")
    t.at(B, "fields_n")
    t.force(1)
    answers = {"way": "go:cw", "encounter": "space", "take": "done"}
    seen = []
    while t.g.active == A:
        assert t.asides("ditch") == ["ditch:ring"]
        seen.append(t.ask.prompt)
        t.do(answers.get(t.ask.prompt, "pass"))
    on_the_space = ["window-land", "encounter", "window-card", "window-card", "take"]
    assert seen == ["window-start", "way", *on_the_space, "window-end"]


def test_TAL_DITCH_3_nobody_is_asked_whether_he_would() -> None:
    t = Table("dwarf", "wizard")
    t.give(A, "ring")
    t.next_cards("healer")
    t.at(A, "village")
    t.do("go:cw", luck=(1,))
    assert t.g.active == B


def test_TAL_DITCH_5_what_is_to_be_left_is_left_where_the_move_ends() -> None:
    t = Table("dwarf", "wizard")
    t.give(A, "ring", "hag", "maiden")
    t.at(A, "village")
    t.next_cards("healer")
    t.force(1)
    assert t.asides("shed") == ["shed:maiden", "shed:ring"]
    assert t.refused("shed:hag") == "TAL-FOL-5"
    t.do("shed:ring")
    assert t.objects(A) == ["ring"], "he has it until he is there"
    assert t.refused("shed:ring") == "TAL-DITCH-5"
    t.do("go:cw")
    assert t.lying("fields_n") == ["ring"]
    assert t.told("put-down") == [
        ("TAL-DITCH-5", {"who": "@0", "card": "ring", "space": "fields_n"})
    ]


def test_TAL_DITCH_5_who_does_not_get_there_keeps_it() -> None:
    """Beaten by the Sentinel he does not land; nor is anything left by what is lost on the way."""
    t = Table("thief", "wizard")
    t.give(A, "ring", "healing")
    t.at(A, "sentinel")
    t.when("way", "shed:ring")
    t.do("cross", luck=(1, 6))
    t.pass_until("window-end")
    assert (t.where(A), t.objects(A)) == ("sentinel", ["ring"])
    assert t.refused("shed:ring") == "TAL-DITCH-5"
    t.do("pass")
    assert t.hero(A).to_leave == []


def test_TAL_DITCH_3_never_in_an_attack() -> None:
    t = Table("dwarf", "wizard")
    t.give(A, "sword", "ring")
    t.finds("fields_n", "bear")
    t.pass_until("window-pre")
    assert t.options() == ["bare", "pass"]
    assert t.asides("ditch") == []
    assert t.refused("ditch:ring") == "TAL-DITCH-3"


def test_TAL_DITCH_3_never_in_another_players_turn() -> None:
    t = Table("dwarf", "wizard", active=B)
    t.give(A, "ring")
    t.give(B, "healing")
    t.g.heroes[A].spells.append(t.out("random"))
    t.do("pass")
    assert t.asked == (A, "window-start")
    assert t.asides() == []
    assert t.refused("ditch:ring") == "TAL-DITCH-3"


def test_TAL_DITCH_4_purchase_cards_and_talismans_lie_there_like_adventure_cards() -> None:
    t = Table("dwarf", "wizard")
    t.give(A, "sword", "talisman")
    t.at(A, "fields_sw")
    t.force(1)
    swords, talismans = t.stock("sword"), t.stock("talisman")
    t.do("shed:sword", "shed:talisman", "go:cw")
    assert t.lying("ruins") == ["sword", "talisman"]
    assert (t.stock("sword"), t.stock("talisman")) == (swords, talismans)
    t.pass_windows()
    assert t.told("drew") == [], "two cards lie in the Ruins by now"


# Purchase cards and Talismans -----------------------------------------------------------------


def test_TAL_PUR_1_a_bought_card_comes_from_the_stock() -> None:
    t = Table("dwarf", "wizard")
    t.gold(A, 4)
    t.lands("village")
    t.do("choose:blacksmith")
    t.do("buy:sword")
    assert (t.objects(A), t.stock("sword"), t.hero(A).gold) == (["sword"], 2, 2)


def test_TAL_PUR_2_in_play_it_works_like_an_adventure_object() -> None:
    t = Table("dwarf", "wizard")
    t.give(A, *FOUR)
    t.hero(A).objects.append(t.out("sword", ADVENTURE))
    t.g.unsettled = 1
    assert t.asked == (A, "drop")
    assert t.options() == sorted(f"drop:{name}" for name in (*FOUR, "sword"))
    t.do("drop:shield")
    assert t.stock("shield") == 3, "put down it lies on the board"
    assert t.lying("crags") == ["shield"]


def test_TAL_PUR_3_discarded_it_returns_to_the_stock() -> None:
    t = Table("dwarf", "wizard")
    t.give(A, "sword")
    t.hero(A).objects.append(t.out("axe", ADVENTURE))
    t.lands("city")
    t.when("choose", "choose:alchemist", "sell:sword", "sell:axe")
    assert (t.stock("sword"), t.stock("axe")) == (3, 4)
    assert t.discarded() == ["axe"]
    assert t.hero(A).gold == 3


def test_TAL_PUR_4_what_is_not_in_the_stock_cannot_be_bought() -> None:
    t = Table("dwarf", "wizard")
    t.gold(A, 9)
    t.empty_stock("sword")
    t.lands("village")
    t.do("choose:blacksmith")
    assert t.options() == ["buy:armour", "buy:axe", "buy:helmet", "buy:shield", "done"]


def test_TAL_PUR_4_nor_taken_by_the_thief() -> None:
    t = Table("thief", "wizard")
    t.empty_stock("armour")
    t.lands("village")
    t.do("use:thief.light_fingers")
    assert "buy:armour" not in t.options()
    assert "buy:sword" in t.options()


def test_TAL_TAL_1_one_lies_in_the_adventure_deck_and_is_found_there() -> None:
    t = Table("dwarf", "wizard")
    t.draws("fields_n", "talisman")
    t.do("take:talisman")
    assert (t.objects(A), t.stock("talisman")) == (["talisman"], 4)


def test_TAL_TAL_1_the_temple_gives_one() -> None:
    t = Table("dwarf", "wizard")
    t.lands("temple", 5, 5)
    assert (t.objects(A), t.stock("talisman")) == (["talisman"], 3)


def test_TAL_TAL_1_and_so_does_the_hermit() -> None:
    t = Table("dwarf", "wizard")
    t.finds("fields_n", "hermit")
    assert (t.objects(A), t.stock("talisman")) == (["talisman"], 3)
    assert t.discarded() == ["hermit"]


def test_TAL_TAL_2_with_an_empty_stock_nothing_is_gained() -> None:
    t = Table("dwarf", "wizard")
    t.empty_stock("talisman")
    t.lands("temple", 5, 5)
    assert t.objects(A) == []
    assert t.g.active == B


@pytest.mark.parametrize(("deck", "stock"), [(TALISMAN, 4), (ADVENTURE, 4)])
def test_TAL_TAL_3_a_discarded_talisman_returns_to_where_it_came_from(
    deck: int, stock: int
) -> None:
    t = Table("dwarf", "wizard")
    t.hero(A).objects.append(t.out("talisman", deck))
    t.lands("city")
    t.when("choose", "choose:alchemist", "sell:talisman")
    assert t.objects(A) == []
    assert t.stock("talisman") == stock
    assert t.discarded() == (["talisman"] if deck == ADVENTURE else [])


def test_TAL_TAL_4_a_talisman_counts_toward_the_limit() -> None:
    t = Table("dwarf", "wizard")
    t.give(A, *FOUR)
    t.lands("temple", 5, 5)
    t.pass_windows()
    assert t.asked == (A, "drop")
    t.do("drop:talisman")
    assert t.lying("temple") == ["talisman"]
    assert t.stock("talisman") == 3


def test_TAL_TAL_4_it_can_be_won_from_another_hero() -> None:
    t = Table("dwarf", "thief")
    t.give(B, "talisman")
    t.at(B, "fields_n")
    t.lands("fields_n")
    t.do("meet:1", luck=(6, 1))
    t.do("take:talisman")
    assert (t.objects(A), t.objects(B)) == (["talisman"], [])
