"""Weights for a quick, not senseless choice: rollouts, and random games that get far."""

from __future__ import annotations

from typing import Final

from igroteka.games.cadwallon.bot.worth import reach
from igroteka.games.cadwallon.rules.state import Cadwallon, Walk
from igroteka.kernel.flow import Option, Question

_WEIGHTS: Final = {
    "end": 0.05,
    "stop": 0.5,
    "activate": 4.0,
    "move": 8.0,
    "pick": 12.0,
    "bash": 9.0,
    "site": 12.0,
    "mission": 40.0,
    "heal": 3.0,
    "plot": 1.0,
    "buy": 3.0,
    "skill": 0.4,
    "card": 0.6,
    "leave": 60.0,
    "attack": 2.0,
    "down": 0.6,
    "storm": 0.1,
    "use-gear": 4.0,
    "walk-out": 20.0,
    "pass": 1.0,
    "hinder": 0.5,
    "swap-loot": 0.05,
    "swap-gear": 0.05,
    "pass-gear": 0.2,
    "hand-loot": 0.2,
    "take-loot": 0.2,
}
"""By verb; what is not named weighs one."""

CLOSER: Final = 4.0
AWAY: Final = 0.3
"""Steps towards what the walker wants, and away from it."""


def guide(g: Cadwallon, question: Question) -> list[float]:
    """What a hurried thief would rather do."""
    walk = g.walk
    if question.prompt == "walk" and walk is not None:
        character = g.characters[walk.who]
        here = reach(g, character, character.at)
        return [_step(g, walk, option, here) for option in question.options]
    return [_WEIGHTS.get(option.verb, 1.0) for option in question.options]


def _step(g: Cadwallon, walk: Walk, option: Option, here: float) -> float:
    if option.verb != "step":
        return _WEIGHTS.get(option.verb, 1.0)
    there = reach(g, g.characters[walk.who], option.value)
    if there > here:
        return CLOSER
    return 1.0 if there == here else AWAY
