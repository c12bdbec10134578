"""A playout: one option of a seat, played on in one guess until positions can be compared.

That is where a turn begins: in the middle of one, what was paid is gone and what it was paid for
has not come. Guidance plays for the others and, where a copy is dear, for the seat itself.
"""

from __future__ import annotations

from random import Random
from typing import Any, Final, NamedTuple

from igroteka.bots.search.policy import considered, heaviest, offhand
from igroteka.bots.search.value import Value
from igroteka.kernel.flow import Option, Question
from igroteka.kernel.game import Foresight
from igroteka.kernel.match import Match

LONGEST: Final = 160
"""Decisions after which a playout ends wherever it stands."""


class Leaf(NamedTuple):
    """Where a playout ended: what that is worth to the seat, and its part of the victory if the
    match is over."""

    worth: float
    won: float | None


def played(
    match: Match[Any], seat: int, option: Option, rng: Random, far: Foresight, value: Value
) -> Leaf:
    """Play an option in a guess, and on from there. The match is used up by it."""
    # From here on it remembers its steps; until the next one begins it cannot be copied.
    match.tracked = True
    match.follow(seat, option)
    step = match.running
    copies = others_led = False
    turns = far.turns
    for _ in range(LONGEST):
        ask = match.ask
        if ask is None:
            break
        if ask.anchor or match.running is not step:
            step = match.running
            copies = True
            if ask.seat != seat:
                if not turns:
                    break
                others_led = True
            elif others_led:
                others_led = False
                turns -= 1
                if not turns:
                    break
        match.follow(ask.seat, _answer(match, ask, seat, rng, far, copies))
    return _leaf(match, seat, value)


def _answer(
    match: Match[Any], ask: Question, seat: int, rng: Random, far: Foresight, copies: bool
) -> Option:
    most = far.own if ask.seat == seat else far.others
    if most and copies:
        return considered(match, ask, rng, most)
    if ask.seat == seat:
        return heaviest(match, ask)  # a slip of one's own would only blur what is compared
    return offhand(match, ask, rng)


def _leaf(match: Match[Any], seat: int, value: Value) -> Leaf:
    g = match.g
    if match.ask is not None:
        return Leaf(value.at_end_of_turn(g), None)
    winners = match.game.result(g).winners
    return Leaf(value.by_hand(g), 1.0 / len(winners) if seat in winners else 0.0)
