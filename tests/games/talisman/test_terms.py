"""TAL-TERM: landing, rounds, and what must be done as far as it can be."""

from __future__ import annotations

import pytest

from igroteka.games.talisman.rules.components.roster import HERO
from igroteka.games.talisman.rules.state import OUT
from igroteka.testing.coverage import rules
from tests.games.talisman.table import A, B, C, Table


def prisoners(*heroes: str, die: int = 1, throws: int = 40) -> Table:
    """All heroes are slaves in the Temple whose dice never free them: turns pass by themselves.

    B alone has Fate and so is asked once in each of his turns.
    """
    t = Table(*heroes)
    for seat in range(len(heroes)):
        t.enslave(seat)
    t.fate(B, 1)
    t.force(*[die] * throws)
    return t


def test_TAL_TERM_4_who_ends_his_move_on_a_space_lands_there() -> None:
    t = Table("warrior", "wizard")
    t.at(A, "fields_n")
    t.lay("village", "hex")
    t.move(1, "ccw")
    assert t.hero(A).life == 4
    assert t.asked == (A, "choose")


def test_TAL_TERM_4_who_is_put_on_a_space_while_his_turn_goes_on_lands_there() -> None:
    t = Table("warrior", "wizard")
    t.at(A, "village")
    t.next_cards("imp")
    t.lay("forest", "hex")
    t.force(1, 2, 4)  # the move, the Imp's die, the Forest's die
    t.do("go:cw")
    assert t.where(A) == "forest"
    assert t.hero(A).life == 4
    assert t.told("result")[-1][0] == "TAL-SPC-6"


def test_TAL_TERM_4_who_is_moved_in_the_turn_of_another_does_not_land() -> None:
    """B beats A, takes his coin, and so pays his quest: he only stands in the Cave."""
    t = Table("wizard", "troll")
    t.at(A, "fields_n")
    t.at(B, "village")
    t.quest(B, "give_2_gold")
    t.lay("warlocks_cave", "hex", "bear")
    t.do("go:ccw", "meet:1", "attack:battle", "take:gold", luck=(1, 1, 6))
    assert t.where(B) == "warlocks_cave"
    assert t.objects(B) == ["talisman"]
    assert t.hero(B).life == 6
    assert t.lying("warlocks_cave") == ["hex", "bear"]
    assert t.asked == (B, "way")


@pytest.mark.parametrize(("hero", "creature"), [(1, 6), (5, 1)])
def test_TAL_TERM_4_a_hero_stopped_at_the_bridge_does_not_land(hero: int, creature: int) -> None:
    """Defeat (6 + 1 to 9 + 6) and stand-off (5 + 5 to 9 + 1)."""
    t = Table("thief", "wizard")
    t.at(A, "sentinel")
    t.counters(A, strength=2)
    t.lay("sentinel", "hex")
    t.force(2, hero, creature)
    t.do("cross")
    assert t.told("hexed") == []
    assert t.hero(A).life == (3 if hero == 1 else 4)


def test_TAL_TERM_4_a_hero_stopped_at_the_portal_does_not_land() -> None:
    t = Table("thief", "wizard")
    t.at(A, "portal_of_power")
    t.lay("portal_of_power", "hex")
    t.do("portal:strength", luck=(2, 6, 6))
    assert t.hero(A).life == 4
    assert t.asked == (B, "way")


def test_TAL_TERM_4_a_new_hero_put_on_his_start_space_does_not_land() -> None:
    t = Table("warrior", "wizard", "thief")
    t.at(A, "village")
    t.life(B, 1)
    t.at(B, "fields_n")
    t.lay("crags", "hex", "bear")
    t.force(1, 6, 6, 1, HERO["dwarf"])  # A's move, his dice, B's die, B's new hero
    t.do("go:cw", "meet:1", "take:life", "done")
    assert (t.ask.seat, t.where(B)) == (B, "crags")
    assert t.hero(B).life == 5
    assert t.told("hexed") == []


def hex_rounds(t: Table) -> int:
    """How often B is asked in a slot of his own while the Hex still lies."""
    rounds = 0
    while t.lying("village") == ["hex"]:
        assert t.asked == (B, "fate")
        rounds += 1
        t.do("keep")
    return rounds


def test_TAL_TERM_10_rounds_end_with_the_slot_of_who_began_them() -> None:
    t = prisoners("sorceress", "troll", "thief")
    t.give(A, "hex")
    t.do("cast:hex", "to:village")
    assert hex_rounds(t) == 3
    assert t.g.round == 4
    assert t.spent() == ["hex"]
    assert t.told("expired") == [("TAL-TERM-10", {"card": "hex"})]


def test_TAL_TERM_10_a_missed_slot_counts() -> None:
    t = prisoners("sorceress", "troll", "thief")
    t.give(A, "hex")
    t.do("cast:hex", "to:village")
    t.hero(A).missed = 3
    assert hex_rounds(t) == 3
    assert len(t.told("missed")) == 3


def test_TAL_TERM_10_turns_in_a_row_are_one_slot() -> None:
    t = prisoners("sorceress", "troll")
    t.give(A, "hex", "temporal_warp")
    t.do("cast:temporal_warp", "cast:hex", "to:village")
    assert len([args for _, args in t.told("turn") if args["who"] == "@0"]) == 3
    assert hex_rounds(t) == 3


def test_TAL_TERM_10_the_slots_of_an_eliminated_player_still_count() -> None:
    t = prisoners("sorceress", "troll", "thief")
    t.give(A, "hex")
    t.do("cast:hex", "to:village")
    t.hero(A).status = OUT
    t.g.fallen.append(A)
    assert hex_rounds(t) == 3


@rules("TAL-TERM-11")
def test_what_cannot_be_carried_out_is_skipped_and_the_rest_is_done() -> None:
    """Raiders find no gold on A; their card is resolved all the same."""
    t = Table("warrior", "wizard")
    t.at(A, "village")
    t.at(B, "temple")
    t.gold(A, 0)
    t.next_cards("raiders")
    t.move(1)
    assert t.g.coins[t.hero(A).space] == 0
    assert t.discarded() == ["raiders"]
    assert t.told("robbed") == []
    assert t.asked == (B, "way")


def test_TAL_TERM_11_only_may_leaves_a_choice() -> None:
    """The Sorcerer may be paid and asks; the Mage must be heard and does not."""
    t = Table("monk", "wizard")
    t.at(A, "village")
    t.lay("fields_n", "mage", "sorcerer")
    t.give(A, "solomons_crown")
    t.force(1, t.spell("alchemy"))
    t.when("way", "go:cw")
    t.pass_until("use")
    assert t.spells(A) == ["alchemy"]
    t.do("no")
    assert t.hero(A).gold == 1
    assert t.lying("fields_n") == ["mage", "sorcerer"]


def test_TAL_TERM_11_the_pulled_follower_of_the_temple_is_skipped_without_one() -> None:
    t = Table("warrior", "wizard", "thief")
    t.at(A, "desert_w")
    t.do("go:cw", luck=(1, 2, 2))
    assert t.told("result")[-1][1]["total"] == 4
    assert t.asked == (B, "way")
    assert t.where(C) == "city"
