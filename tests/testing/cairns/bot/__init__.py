"""How good a cairn is, and what is worth trying."""

from __future__ import annotations

from igroteka.kernel.flow import PASS, Question
from tests.testing.cairns.rules.state import Cairns
from tests.testing.cairns.rules.turn import weight


def evaluate(g: Cairns, seat: int) -> float:
    """Its weight."""
    return float(weight(g, seat))


def guide(_g: Cairns, question: Question) -> list[float]:
    """Rather lay a stone than pass."""
    return [1.0 if option is PASS else 4.0 for option in question.options]
