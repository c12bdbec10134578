"""What a bot would do offhand (`guide`)."""

from __future__ import annotations

from igroteka.games.talisman.state import Talisman
from igroteka.kernel.flow import Question

_WEIGHTS = {
    "ditch": 0.02,
    "bare": 0.02,
    "discard-enemy": 0.05,
    "drop": 1.0,
    "trophy": 5.0,
    "take": 5.0,
    "exchange-strength": 8.0,
    "exchange-craft": 8.0,
    "on": 6.0,
    "back": 0.3,
    "stay": 4.0,
    "cross": 2.0,
    "take-life": 3.0,
    "passage": 2.0,
    "portal-strength": 2.0,
    "portal-craft": 2.0,
    "align": 0.2,
    "no": 0.3,
}


def guide(g: Talisman, question: Question) -> list[float]:
    """Weights by the verb alone: keep what helps, go inwards, seldom turn back."""
    return [_WEIGHTS.get(option.verb, 1.0) for option in question.options]
