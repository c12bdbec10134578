"""CAN-TAV, CAN-LIMIT-6: candle cards are drawn and returned."""

from __future__ import annotations

from igroteka.games.candelabria.content import CANDLES
from igroteka.kernel.zones import HIDDEN
from igroteka.testing.coverage import rules
from tests.games.candelabria.table import KNIGHTS, SOWERS, Table, bare_map


def at_tavern(*others: str) -> Table:
    """The Sowers' castle stands before the tavern of region 2."""
    t = bare_map(SOWERS)
    t.land(SOWERS, *others)
    t.castle(SOWERS, "r2_curse")
    t.hand(SOWERS, "sow_masked_novice", "sow_crystal_gardener", "sow_order_treasurer")
    return t


def test_CAN_TAV_1_draw_n_and_return_n_of_the_whole_hand() -> None:
    t = at_tavern("r5_tavern")
    t.force_candles("kings_tear", "duelist")
    t.do("maneuver:sow_masked_novice", "castle:r2_tavern")
    hand = {"sow_crystal_gardener", "sow_order_treasurer", "kings_tear", "duelist"}
    assert set(t.hand_of(SOWERS)) == hand
    assert set(t.options()) == {f"under:{card}" for card in hand}, "House candles as well"
    t.do("under:sow_order_treasurer", "under:duelist")
    assert t.prompt() == "move"
    assert t.hand_of(SOWERS) == ["sow_crystal_gardener", "kings_tear"]
    assert t.under() == ["sow_order_treasurer", "duelist"]


def test_CAN_TAV_1_the_discarded_card_is_not_among_those_returned() -> None:
    t = at_tavern()
    t.do("maneuver:sow_masked_novice", "castle:r2_tavern")
    assert "under:sow_masked_novice" not in t.options()
    assert len(t.options()) == 3


@rules("CAN-HIDDEN-5")
def test_CAN_TAV_2_in_an_order_of_choice_and_face_down() -> None:
    orders = (["duelist", "smuggler"], ["smuggler", "duelist"])
    for order in orders:
        t = at_tavern("r5_tavern")
        t.force_candles("duelist", "smuggler")
        t.do("maneuver:sow_masked_novice", "castle:r2_tavern", *(f"under:{c}" for c in order))
        assert t.under() == order
        assert t.match.view(t.seat(KNIGHTS)).candle_deck.under == [HIDDEN, HIDDEN]
        assert t.match.view(t.seat(SOWERS)).candle_deck.under == t.g.candle_deck.under


def test_CAN_TAV_2_returned_cards_are_drawn_last_and_in_that_order() -> None:
    t = at_tavern("r5_tavern")
    t.no_hands_but(SOWERS, KNIGHTS)
    t.hand(KNIGHTS, "street_minstrel")
    t.candle_deck("duelist", "smuggler", "chimney_sweep")
    t.force_candles("duelist", "smuggler")
    t.do(
        "maneuver:sow_masked_novice", "castle:r2_tavern", "under:smuggler", "under:duelist", "done"
    )
    for role, drawn in (("explorer", "chimney_sweep"), ("pilgrim", "smuggler")):
        assert t.asked == KNIGHTS
        [card] = t.hand_of(KNIGHTS)
        t.do(f"deploy:{card}:{role}")
        t.decline_all()
        assert t.hand_of(KNIGHTS) == [drawn]
        t.maneuver("done")
    assert t.under() == ["duelist"]


def test_CAN_LIMIT_6_with_an_empty_deck_a_deploy_draws_nothing() -> None:
    t = at_tavern()
    t.candle_deck()
    t.do("deploy:sow_crystal_gardener:explorer", "to:r2_curse", "decline")
    assert t.hand_of(SOWERS) == ["sow_masked_novice", "sow_order_treasurer"]


def test_CAN_LIMIT_6_a_tavern_returns_only_as_many_as_were_drawn() -> None:
    t = at_tavern("r5_tavern", "r9_tavern")
    t.candle_deck("duelist")
    t.do("maneuver:sow_masked_novice", "castle:r2_tavern", "under:duelist")
    assert t.prompt() == "move"
    assert t.hand_of(SOWERS) == ["sow_crystal_gardener", "sow_order_treasurer"]


def test_CAN_LIMIT_9_any_number_of_candle_cards_may_be_held() -> None:
    t = at_tavern()
    many = [card.id for card in CANDLES if not card.house][:15]
    t.hand(SOWERS, *many)
    t.do(f"deploy:{many[0]}:explorer", "to:r2_curse")
    t.decline_all()
    assert len(t.hand_of(SOWERS)) == 15
