"""The symbols of cards, war boards and tokens (CAN-EFF) as plain figures.

A symbol is a pair: what happens, and how many times. Cards are read once into tuples of them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from igroteka.games.candelabria.content import (
    CANDLES,
    HOUSES,
    TACTICS,
)
from igroteka.games.candelabria.content.entries import Effect

LIGHT: Final = 0
EXTINGUISH: Final = 1
STEAL: Final = 2
GAIN_VP: Final = 3
DRAW_TACTICS: Final = 4
DESTROY_TEMPLE: Final = 5
BECOME_FIRST: Final = 6

_OPS: Final = {
    "light": LIGHT,
    "extinguish": EXTINGUISH,
    "steal": STEAL,
    "gain_vp": GAIN_VP,
    "draw_tactics": DRAW_TACTICS,
    "destroy_temple": DESTROY_TEMPLE,
    "become_first": BECOME_FIRST,
}

Symbol = tuple[int, int]
Symbols = tuple[Symbol, ...]


def symbol(effect: Effect) -> Symbol:
    """One symbol with its number (CAN-EFF-1, CAN-EFF-5: none shown means 1)."""
    return (_OPS[effect.op], effect.n)


def symbols(effects: Sequence[Effect]) -> Symbols:
    """The symbols of a card in printed order."""
    return tuple(symbol(effect) for effect in effects)


def is_symbol(effect: Effect) -> bool:
    """Whether an effect is one of the seven symbols."""
    return effect.op in _OPS


CANDLE_SYMBOLS: Final = tuple(symbols(card.effects) for card in CANDLES)
TACTICS_SYMBOLS: Final = tuple(symbols(card.effects) for card in TACTICS)
WEAK_ACTIONS: Final = tuple(
    tuple(symbols(action.effects) for action in house.war_board) for house in HOUSES
)
"""The weak actions of each House, by slot."""
