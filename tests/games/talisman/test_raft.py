"""TAL-RAFT: building, crossing, and losing a Raft."""

from __future__ import annotations

import pytest

from igroteka.games.talisman.rules.components.cards import ADVENTURE
from tests.games.talisman.table import A, B, Table


@pytest.mark.parametrize("space", ["woods_n", "forest", "woods_middle"])
def test_TAL_RAFT_1_an_axe_in_the_woods_builds_a_raft(space: str) -> None:
    t = Table("thief", "wizard")
    t.at(A, space)
    t.give(A, "axe")
    t.pass_until("move")
    assert t.options() == ["roll", "use:axe"]
    t.do("use:axe")
    assert t.objects(A) == ["axe", "raft"]
    assert t.stock("raft") == 0
    assert t.where(A) == space


def test_TAL_RAFT_1_not_elsewhere_not_without_an_axe_and_not_from_an_empty_stock() -> None:
    for space, object, stocked in (
        ("fields_n", "axe", True),
        ("woods_n", "sword", True),
        ("woods_n", "axe", False),
    ):
        t = Table("thief", "wizard")
        t.at(A, space)
        t.give(A, object)
        if not stocked:
            t.empty_stock("raft")
        t.force(4)
        assert t.asked == (A, "way")


def test_TAL_RAFT_2_building_is_all_he_does() -> None:
    """Neither B nor the cards of the space are met; the turn's last window follows."""
    t = Table("thief", "wizard")
    t.at(A, "woods_n")
    t.at(B, "woods_n")
    t.lay("woods_n", "bear", "hex")
    t.give(A, "axe")
    t.when("move", "use:axe")
    assert t.told("fought") == t.told("met") == t.told("hexed") == []
    assert t.asked == (B, "way")


def test_TAL_RAFT_3_the_raft_crosses_to_the_opposite_space_without_a_die() -> None:
    t = Table("thief", "wizard")
    t.at(A, "plains_e")
    t.give(A, "raft")
    assert t.options() == ["choose:abandon", "choose:cross"]
    t.do("choose:cross", luck=(6,))
    assert t.where(A) == "chasm"
    assert t.told("rolled")[0][0] == "TAL-SPC-12"


def test_TAL_RAFT_3_from_a_corner_there_is_a_choice() -> None:
    t = Table("thief", "wizard")
    t.at(A, "temple")
    t.give(A, "raft")
    t.do("choose:cross")
    assert t.asked == (A, "space")
    assert t.options() == ["to:fields_sw", "to:plains_sw", "to:tavern"]
    t.next_cards("mage")
    t.do("to:plains_sw")
    assert t.where(A) == "plains_sw"


def test_TAL_RAFT_4_the_landing_space_is_encountered() -> None:
    t = Table("thief", "wizard")
    t.at(A, "hills_s")
    t.give(A, "raft", "sword")
    t.next_cards("healer")
    t.lay("desert_e", "hex")
    t.when("choose", "choose:cross")
    assert t.where(A) == "desert_e"
    assert t.asked == (B, "way")
    assert t.hero(A).life == 2
    assert t.lying("desert_e") == ["hex"]


@pytest.mark.parametrize("answer", ["choose:cross", "choose:abandon"])
def test_TAL_RAFT_5_used_or_not_it_leaves_him(answer: str) -> None:
    t = Table("thief", "wizard")
    t.at(A, "plains_e")
    t.give(A, "raft")
    t.do(answer, luck=(6,))
    assert t.objects(A) == []
    assert t.stock("raft") == 1


def test_TAL_RAFT_5_an_adventure_card_goes_to_the_adventure_discard() -> None:
    t = Table("thief", "wizard")
    t.at(A, "plains_e")
    t.hero(A).objects.append(t.out("raft", ADVENTURE))
    t.at(A, "plains_e")
    t.do("choose:abandon", luck=(6,))
    assert t.discarded() == ["raft"]
    assert t.stock("raft") == 1


def test_TAL_RAFT_5_a_second_raft_leaves_with_the_first() -> None:
    t = Table("thief", "wizard")
    t.hero(A).objects.append(t.out("raft", ADVENTURE))
    t.give(A, "raft")
    t.at(A, "plains_e")
    t.do("choose:cross", luck=(6,))
    assert t.where(A) == "chasm"
    assert t.objects(A) == []


def test_TAL_RAFT_6_it_counts_toward_the_carrying_limit() -> None:
    t = Table("thief", "wizard")
    t.at(A, "woods_n")
    t.give(A, "axe", "sword", "helmet", "shield")
    t.when("move", "use:axe")
    assert t.asked == (A, "drop")
    t.do("drop:sword")
    assert t.objects(A) == ["axe", "helmet", "raft", "shield"]
    assert t.lying("woods_n") == ["sword"]


def test_TAL_RAFT_7_who_takes_it_uses_it_in_his_own_next_turn() -> None:
    """B steals it in his turn's start: not for this move, but for his next."""
    t = Table("thief", "sorceress")
    t.at(A, "temple")
    t.at(B, "village")
    t.hero(A).enslaved = 1
    t.g.active = B
    t.give(A, "raft")
    t.give(B, "acquisition")
    t.lay("fields_n", "healer")
    t.do("cast:acquisition", "take:raft", luck=(1, 1))
    t.when("way", "go:cw")
    assert t.objects(B) == ["raft"]
    t.pass_until("choose")
    assert t.asked == (B, "choose")
    t.next_cards("mage")
    t.do("choose:cross")
    assert t.where(B) == "portal_of_power"


def test_TAL_RAFT_8_it_cannot_be_ditched_or_sold() -> None:
    t = Table("thief", "wizard")
    t.give(A, "sword", "raft", "alchemist")
    t.give(A, "healing")
    assert t.asked == (A, "window-start")
    assert t.asides("ditch") == ["ditch:alchemist", "ditch:sword"]
    assert t.refused("ditch:raft") == "TAL-RAFT-8"
    t.do("apply:alchemist")
    assert t.options() == ["done", "sell:sword"]
    assert t.refused("sell:raft") == "TAL-RAFT-8"


def test_TAL_RAFT_8_laid_down_it_goes_to_its_stock() -> None:
    """Turned into a Toad, A leaves his Sword on the space; the Raft returns to the stock."""
    t = Table("thief", "priest")
    t.at(A, "village")
    t.give(A, "sword", "raft")
    t.give(B, "random")
    t.do("cast:random", "aim:0", luck=(1,))
    assert t.lying("village") == ["sword"]
    assert t.stock("raft") == 1


def test_TAL_RAFT_9_a_missed_turn_does_not_count() -> None:
    t = Table("thief", "wizard")
    t.at(A, "plains_e")
    t.enslave(B)
    t.give(A, "raft")
    t.hero(A).missed = 1
    t.force(1)
    assert t.told("missed") == []
    assert t.asked == (A, "choose")
    assert t.told("missed") == [("TAL-MISS-6", {"who": "@0"})]
    assert t.objects(A) == ["raft"]


def test_TAL_RAFT_9_neither_does_one_in_which_he_is_immobilised() -> None:
    t = Table("thief", "priest")
    t.at(A, "plains_e")
    t.enslave(B)
    t.give(A, "raft")
    t.give(B, "immobility")
    t.do("cast:immobility:hero", luck=(1,))
    assert t.asked == (A, "choose")
    assert t.objects(A) == ["raft"]


def test_TAL_RAFT_10_bought_in_one_turn_it_is_used_in_the_next_from_wherever_he_is() -> None:
    t = Table("thief", "wizard")
    t.gold(A, 3)
    t.lay("fields_n", "market")
    t.enslave(B)
    t.lands("fields_n", 1)
    t.do("pass", "buy:raft")
    assert t.objects(A) == ["raft"]
    assert t.asked == (A, "choose")
    assert t.told("turn")[-1][1]["who"] == "@0"
    t.next_cards("healer")
    t.do("choose:cross")
    assert t.where(A) == "portal_of_power"


@pytest.mark.parametrize("where", ["inner", "slave"])
def test_TAL_RAFT_10_where_it_cannot_be_used_it_is_lost(where: str) -> None:
    t = Table("thief", "wizard")
    t.give(A, "raft")
    if where == "inner":
        t.at(A, "plain_of_peril")
        assert t.asked == (A, "inner")
    else:
        t.enslave(A)
        t.force(5)
        assert t.asked == (A, "way")
    assert t.objects(A) == []
    assert t.stock("raft") == 1


def test_TAL_RAFT_11_after_declining_he_moves_normally() -> None:
    t = Table("thief", "wizard")
    t.at(A, "plains_e")
    t.give(A, "raft")
    t.do("choose:abandon", luck=(3,))
    assert t.asked == (A, "way")
    assert t.ask.args == {"left": 3}
