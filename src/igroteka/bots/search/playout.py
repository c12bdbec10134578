"""A playout: one option of a seat, played on in one guess until positions can be compared.

That is where a turn begins or ends: in the middle of one, what was paid is gone and what it was
paid for has not come. Guidance plays for the others and, where a copy is dear, for the seat itself.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from igroteka.bots.search.policy import considered, heaviest, offhand
from igroteka.bots.search.value import Value
from igroteka.kernel.chance import Fast
from igroteka.kernel.flow import Option, Question
from igroteka.kernel.game import Foresight
from igroteka.kernel.match import Match

_SEEDS: Final = 1 << 64
_APART: Final = 0x9E3779B97F4A7C15
_SLIPS: Final = 0xD1B54A32D192ED03


class Leaf(NamedTuple):
    """Where a playout ended: what that is worth to the seat, and its part of the victory if the
    match is over."""

    worth: float
    won: float | None


class _Horizon:
    """Where a playout ends: so many turns of the seat on, or so many rounds."""

    def __init__(self, match: Match[Any], seat: int, far: Foresight) -> None:
        self._seat = seat
        self._at_end = not far.turns
        self._left = max(far.turns - 1, 0)
        self._rounds = match.game.rounds
        self._between_rounds = far.rounds > 0
        self._now = self._round(match)
        self._last = self._now + (far.rounds or max(far.turns, 1))

    def passed(self, match: Match[Any]) -> bool:
        """Whether another round has begun."""
        return self._round(match) > self._now

    def _round(self, match: Match[Any]) -> int:
        return 0 if self._rounds is None else self._rounds(match.g)

    def reached(self, match: Match[Any], ask: Question, leader: int) -> bool:
        """Whether a question that begins something new is asked where it ends."""
        late = self._round(match) >= self._last
        if self._between_rounds:
            return late
        if late and ask.seat == self._seat:
            return True  # nobody else is asked any more: one turn of the seat follows on the other
        led = leader == self._seat
        if led == (ask.seat == self._seat) or led != self._at_end:
            return False
        self._left -= 1
        return self._left < 0


def played(
    match: Match[Any],
    seat: int,
    option: Option,
    luck: int,
    far: Foresight,
    value: Value,
    plan: Sequence[str] = (),
) -> Leaf:
    """Play an option in a guess, and on from there: by the plan, the keys of the actions to come,
    as long as they are offered. The match is used up by it."""
    horizon = _Horizon(match, seat, far)
    slips = slips_of(luck)
    step = match.running  # before the option, which may be the last of its step
    # Where anybody tries what to answer, it remembers its steps from here on; until the next one
    # begins it cannot be copied. By guidance alone nothing is copied, and nothing remembered.
    match.tracked = bool(far.own or far.others)
    match.follow(seat, option)
    leader = seat
    copies = False
    planned = 0
    for _ in range(far.longest):
        ask = match.ask
        if ask is None:
            break
        if ask.anchor or match.running is not step:
            step = match.running
            copies = not (far.this_round and horizon.passed(match))
            if not copies and match.anchored:
                match.tracked = False  # from here on guidance plays
            if horizon.reached(match, ask, leader):
                break
            if ask.seat != leader:
                leader = ask.seat
                # The same for all options: what differs later on is what they did, not luck. In
                # mid-step the luck must stay, since a copy replays the step with it.
                luck = next_luck(luck)
                slips = slips_of(luck)
                if match.anchored:
                    match.g.chance = Fast(luck)
        if planned < len(plan) and ask.anchor and ask.seat == seat:
            next_one = ask.option(plan[planned])
            if next_one is not None:
                planned += 1
                match.follow(seat, next_one)
                continue
            planned = len(plan)  # luck has changed what can be done
        match.follow(ask.seat, _answer(match, ask, seat, slips, far, copies))
    return _leaf(match, seat, far, value)


def next_luck(luck: int) -> int:
    """The seed of the turn that follows, far from that of the turn before."""
    return (luck + _APART) % _SEEDS


def slips_of(luck: int) -> Fast:
    """What decides who errs in a turn: it has nothing to do with what the dice show."""
    return Fast(luck ^ _SLIPS)


def _answer(
    match: Match[Any], ask: Question, seat: int, slips: Fast, far: Foresight, considers: bool
) -> Option:
    most = far.own if ask.seat == seat else far.others
    if most and considers:
        return considered(match, ask, slips, most)
    if ask.seat == seat:
        return heaviest(match, ask)  # a slip of one's own would only blur what is compared
    return offhand(match, ask, slips)


def _leaf(match: Match[Any], seat: int, far: Foresight, value: Value) -> Leaf:
    g = match.g
    if match.ask is not None:
        judge = far.judge
        return Leaf(value.at_end_of_turn(g) if judge is None else judge(g, seat), None)
    winners = match.game.result(g).winners
    return Leaf(value.by_hand(g), 1.0 / len(winners) if seat in winners else 0.0)
