"""How good a position is for a seat, in ducats."""

from __future__ import annotations

from igroteka.games.cadwallon.rules.state import Cadwallon


def evaluate(g: Cadwallon, seat: int) -> float:
    """What the seat may hope to end with."""
    return float(g.players[seat].purse[0])
