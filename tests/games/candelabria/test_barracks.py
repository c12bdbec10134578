"""CAN-BARR, CAN-LIMIT-5: tactics cards from the display."""

from __future__ import annotations

import pytest

from tests.games.candelabria.table import ASH, COVEN, KNIGHTS, SOWERS, Table, bare_map

SIX = ("rekindle", "snuff", "snuff", "blackout", "ambush", "cold_gust")


def at_barracks(*others: str) -> Table:
    """The Sowers' castle is about to enter the barracks of region 7."""
    t = bare_map(SOWERS)
    t.land(SOWERS, *others)
    t.castle(SOWERS, "r3_forge")
    t.tactics(SOWERS)
    t.display(*SIX)
    return t


def no_tactics_deck(t: Table) -> None:
    """All tactics cards of the deck are with the Knights."""
    t.player(KNIGHTS).tactics += t.g.tactics_deck.cards
    t.g.tactics_deck.cards.clear()


def test_CAN_BARR_1_n_cards_of_choice_from_the_display() -> None:
    t = at_barracks("r1_barracks", "r9_barracks")
    t.maneuver("castle:r7_barracks")
    assert t.options() == [f"take:{kind}" for kind in sorted(set(SIX))]
    t.do("take:snuff", "take:ambush", "take:snuff")
    assert t.tactics_of(SOWERS) == ["snuff", "ambush", "snuff"]
    assert t.prompt() == "move"


def test_CAN_BARR_2_gaps_are_refilled_from_the_deck() -> None:
    t = at_barracks()
    t.force_tactics("torchlit_raid")
    deck = len(t.g.tactics_deck.cards)
    t.maneuver("castle:r7_barracks", "take:blackout")
    left = ["rekindle", "snuff", "snuff", "ambush", "cold_gust"]
    assert sorted(t.displayed()) == sorted([*left, "torchlit_raid"])
    assert len(t.g.tactics_deck.cards) == deck - 1


def test_CAN_BARR_3_a_gap_stays_open_until_all_cards_of_the_action_are_taken() -> None:
    t = at_barracks("r1_barracks")
    t.maneuver("castle:r7_barracks", "take:rekindle")
    assert len(t.displayed()) == 5
    assert "take:rekindle" not in t.options()
    t.do("take:snuff")
    assert len(t.displayed()) == 6


def test_CAN_BARR_3_a_draw_symbol_with_a_number_is_one_effect_too() -> None:
    t = at_barracks()
    t.hand(SOWERS, "court_scribe", "stub_the_vagrant")
    t.do("deploy:court_scribe:explorer", "to:r3_forge", "take:rekindle")
    assert len(t.displayed()) == 5
    t.do("take:snuff")
    assert len(t.displayed()) == 6


def test_CAN_BARR_3_an_empty_display_is_refilled_in_between() -> None:
    t = at_barracks("r1_barracks", "r9_barracks")
    t.display("rekindle", "snuff")
    t.maneuver("castle:r7_barracks", "take:rekindle")
    assert t.tactics_of(SOWERS) == ["rekindle", "snuff"], "the last open card had no rival"
    assert t.prompt() == "take-tactics"
    assert len(t.displayed()) == 6
    t.do(t.options("take")[0])
    assert len(t.tactics_of(SOWERS)) == 3


def test_CAN_BARR_4_the_display_is_the_same_in_the_next_year() -> None:
    t = Table()
    t.bare()
    before = t.displayed()
    while t.g.year == 1:
        t.maneuver()
        t.decline_all()
    assert t.asked == ASH
    assert t.displayed() == before


def test_CAN_LIMIT_5_with_an_empty_deck_gaps_stay_open() -> None:
    t = at_barracks()
    no_tactics_deck(t)
    t.maneuver("castle:r7_barracks", "take:rekindle")
    assert t.displayed() == ["snuff", "snuff", "blackout", "ambush", "cold_gust"]


def test_CAN_LIMIT_5_with_an_empty_display_too_a_draw_gives_nothing() -> None:
    t = at_barracks("r1_barracks")
    t.display("rekindle", "snuff")
    no_tactics_deck(t)
    t.maneuver("castle:r7_barracks", "take:rekindle")
    assert t.tactics_of(SOWERS) == ["rekindle", "snuff"]
    assert t.displayed() == []
    assert t.prompt() == "move"


def test_CAN_LIMIT_5_a_draw_symbol_finds_nothing_there_either() -> None:
    t = at_barracks()
    t.display()
    no_tactics_deck(t)
    t.hand(SOWERS, "court_scribe", "stub_the_vagrant")
    t.do("deploy:court_scribe:explorer", "to:r3_forge")
    assert t.asked == COVEN
    assert t.tactics_of(SOWERS) == []


@pytest.mark.parametrize("owned", [3, 12])
def test_CAN_LIMIT_9_any_number_of_tactics_cards_may_be_owned(owned: int) -> None:
    t = at_barracks()
    t.player(SOWERS).tactics += [t.g.tactics_deck.cards.pop() for _ in range(owned)]
    t.maneuver("castle:r7_barracks", "take:rekindle")
    assert len(t.tactics_of(SOWERS)) == owned + 1
