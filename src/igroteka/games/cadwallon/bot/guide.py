"""Weights for a quick, not senseless choice: rollouts, and random games that get far."""

from __future__ import annotations

from typing import Final

from igroteka.games.cadwallon.bot.worth import reach
from igroteka.games.cadwallon.rules.fights import FORCES, OWN_DICE, SCORE, THEIR_DICE, WINDS
from igroteka.games.cadwallon.rules.figures import sheet
from igroteka.games.cadwallon.rules.state import CYCLOPS, Cadwallon, Fight, Walk
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


HELPS: Final = tuple(
    any(effects) for effects in zip(SCORE, OWN_DICE, THEIR_DICE, FORCES, WINDS, strict=True)
)
"""Cards that help to win a fight, whoever the other is."""
HELPFUL: Final = 2.0
"""A card in a fight that pays, if none was played yet."""


def guide(g: Cadwallon, question: Question) -> list[float]:
    """What a hurried thief would rather do."""
    walk, battle = g.walk, g.fight
    if question.prompt == "fight-cards" and battle is not None and _pays(g, battle):
        return [_card(option) for option in question.options]
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


def _pays(g: Cadwallon, battle: Fight) -> bool:
    """CAD-ADV-15: whether this is a bout against the beast that has a price on its head, and no
    card has been played in it."""
    beast = sheet(g).beast
    return beast is not None and CYCLOPS in battle.figures and not any(battle.cards)


def _card(option: Option) -> float:
    if option.verb == "card" and HELPS[option.value]:
        return HELPFUL
    return _WEIGHTS.get(option.verb, 1.0)
