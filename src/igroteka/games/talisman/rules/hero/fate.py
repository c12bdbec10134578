"""Dice and Fate (FATE): the roller may pay one Fate to reroll one die."""

from __future__ import annotations

from typing import Final

from igroteka.games.talisman.rules.hero.counters import lose
from igroteka.games.talisman.rules.state import Hero, Talisman
from igroteka.kernel.flow import WHO, Flow, Option, any_of
from igroteka.kernel.journal import MUTE

KEEP: Final = Option("keep", "keep")
REROLL: Final = tuple(
    tuple(Option(f"reroll:{n + 1}", "reroll", n, {"face": face}, ("fate",)) for n in range(6))
    for face in range(7)
)
"""By face and place of the die."""

_FOR: Final = {
    "TAL-MOVE-1": "roll:move",
    "TAL-FATE-9": "roll:attack",
    "TAL-FATE-10": "roll:attack",
    "TAL-POR-3": "roll:portal",
    "TAL-QST-2": "roll:quest",
    "TAL-CRN-6": "roll:command",
    "TAL-PIT-1": "roll:pits",
    "TAL-DWD-3": "roll:death",
    "TAL-SPC-10": "roll:release",
}
"""What a roll is for, by the rule that asks for it; any other is for a card or a space."""


def throw(g: Talisman, hero: Hero, count: int, rule: str) -> Flow[list[int]]:
    """The hero throws dice and may use Fate on one of them (TAL-FATE-1 to TAL-FATE-3), whatever
    space or card demands them (TAL-FATE-6), a Toad too (TAL-FATE-12); without Fate nothing is
    asked (TAL-FATE-7)."""
    dice = [g.chance.roll(6, rule)]
    for _ in range(1, count):
        dice.append(g.chance.roll(6, rule))  # noqa: PERF401  (mostly there is one)
    shown(g, hero, dice, rule)
    if hero.fate:
        yield from offer_fate(g, hero, dice, rule)
    return dice


def shown(g: Talisman, hero: Hero, dice: list[int], rule: str) -> None:
    """The dice lie on the table."""
    g.dice = dice.copy()
    if g.journal is not MUTE:
        g.tell("rolled", rule, who=WHO[hero.seat], dice=dice[:])


def offer_fate(g: Talisman, hero: Hero, dice: list[int], rule: str) -> Flow[None]:
    """One Fate, one die, once per roll, and always one's own (TAL-FATE-4); equal faces are one
    choice."""
    if len(dice) == 1:
        options = [REROLL[dice[0]][0], KEEP]
    else:
        options = [REROLL[face][n] for n, face in enumerate(dice) if face not in dice[:n]]
        options.append(KEEP)
    args = {"dice": dice.copy(), "what": _FOR.get(rule, "roll:table")}
    option = yield any_of(hero.seat, "fate", "TAL-FATE-1", options, args)
    if option is KEEP:
        return
    lose(g, hero, "fate", 1, "TAL-FATE-1")
    dice[option.value] = g.chance.roll(6, rule)
    shown(g, hero, dice, "TAL-FATE-3")
