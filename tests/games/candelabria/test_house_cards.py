"""The cards and war boards of the Houses that are ours: within what the rulebook says of them."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from igroteka.games.candelabria.content import (
    CANDLES,
    HOUSE_CANDLES,
    HOUSES,
    TACTICS,
    UPGRADED_CANDLES,
)
from igroteka.games.candelabria.content.entries import CandleCard, Effect, TacticsCard

PRINTED = {"ash_cinder_mourner", "spark_and_ash", "rolling_fire", "blackout", "torchlit_raid"}
"""Cards that the rulebook itself shows: they are what they are."""
COMMON_TACTICS = [card for card in TACTICS if not card.house]
HOUSE_TACTICS = [card for card in TACTICS if card.house]


def symbols(effects: tuple[Effect, ...]) -> dict[str, int]:
    return {effect.op: effect.n for effect in effects}


def at_least(more: Mapping[str, int], less: Mapping[str, int]) -> bool:
    return all(more.get(op, 0) >= n for op, n in less.items())


def worse_candle(card: CandleCard, other: CandleCard) -> bool:
    """Dearer or as dear, as late or later, and able to do nothing that the other cannot."""
    if other.cost_wax > card.cost_wax or other.year > card.year:
        return False
    here, there = symbols(card.effects), symbols(other.effects)
    same = (card.cost_wax, card.year, here) == (other.cost_wax, other.year, there)
    return at_least(there, here) and not same


def worse_tactics(card: TacticsCard, other: TacticsCard) -> bool:
    if card.can_neutralise and not other.can_neutralise:
        return False
    here, there = symbols(card.effects), symbols(other.effects)
    same = (card.can_neutralise, here) == (other.can_neutralise, there)
    return at_least(there, here) and not same


@pytest.mark.parametrize("card", CANDLES, ids=lambda card: card.id)
def test_a_candle_has_one_or_two_properties(card: CandleCard) -> None:
    assert 1 <= len(card.effects) <= 2
    assert len(symbols(card.effects)) == len(card.effects)


@pytest.mark.parametrize("card", CANDLES, ids=lambda card: card.id)
def test_no_candle_of_ours_is_strictly_worse_than_a_common_one(card: CandleCard) -> None:
    better = [other.id for other in UPGRADED_CANDLES if worse_candle(card, other)]
    assert better == [] or card.id in PRINTED


@pytest.mark.parametrize("card", HOUSE_TACTICS, ids=lambda card: card.id)
def test_no_house_tactics_card_is_strictly_worse_than_a_common_one(card: TacticsCard) -> None:
    assert [other.id for other in COMMON_TACTICS if worse_tactics(card, other)] == []


@pytest.mark.parametrize("card", COMMON_TACTICS, ids=lambda card: card.id)
def test_a_better_common_tactics_card_is_rarer(card: TacticsCard) -> None:
    """They have no price: rarity is all that they cost."""
    for other in COMMON_TACTICS:
        if worse_tactics(card, other):
            assert other.count < card.count, other.id


def test_war_boards_differ_in_kind() -> None:
    boards = [
        frozenset(effect.op for action in house.war_board for effect in action.effects)
        for house in HOUSES
    ]
    assert len(set(boards)) == len(HOUSES)
    assert all(len(board) == 2 for board in boards)


def test_weak_actions_are_weaker_than_tactics_cards() -> None:
    for house in HOUSES:
        for action in house.war_board:
            assert [effect.n for effect in action.effects] == [1]


def test_every_house_has_candles_of_every_year() -> None:
    for house in HOUSES:
        years = sorted(card.year for card in HOUSE_CANDLES if card.house == house.id)
        assert years == [1, 1, 1, 2, 3]
