"""Plans: whole turns of a seat, found by trying its actions one after another.

What an action is worth often shows only with the one after it. A few positions are carried on
side by side until the turn is over, always those that look best; the same actions in another order
lead to the same position, and it is gone on from once. What luck gave on the way is taken off
again: a plan is as good as its actions, not as its throws.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from random import Random
from typing import Any, Final, NamedTuple

from igroteka.bots.search.policy import LUCKS, act, worth_trying
from igroteka.bots.search.value import Value
from igroteka.kernel.chance import Fast
from igroteka.kernel.flow import Option
from igroteka.kernel.match import Guess, Match

LONGEST: Final = 24
"""Actions of a turn, as far as anybody plans."""

TRIED: Final = 8
"""How many actions are tried at each position, the heaviest of them."""


class Plan(NamedTuple):
    """The actions of a turn by their keys, and what the position is worth when it is over."""

    keys: tuple[str, ...]
    worth: float
    sure: int
    """So many of them can be done before it must be thought anew: until luck has a hand in it."""


class _Position(NamedTuple):
    """In the middle of a turn: the match, the actions that led there, how it looks without what
    luck gave, what luck gave, and with which of the actions it first had a hand in it, if any."""

    match: Match[Any]
    keys: tuple[str, ...]
    worth: float
    luck: float
    sure: int


_START: Final[tuple[tuple[str, ...], float, int]] = ((), 0.0, 0)


class Planner:
    """Plans the rest of a turn of a seat on one guess."""

    def __init__(
        self,
        seat: int,
        value: Value,
        rng: Random,
        width: int,
        time_is_over: Callable[[], bool],
    ) -> None:
        """So many positions are gone on with at a time: the `width` of the beam."""
        self._seat = seat
        self._value = value
        self._rng = rng
        self._width = width
        self._time_is_over = time_is_over
        self._plans: dict[str, Plan] = {}
        """The best that was found, by its first action."""
        self._seen: set[tuple[float, tuple[str, ...]]] = set()

    def best(self, guess: Guess[Any], options: Sequence[Option]) -> list[Plan]:
        """The best plan for each of these first actions, the best of all first. A plan that was
        not finished in time is left out."""
        beam: list[_Position] = []
        self._try_all(guess.twin, options, None, beam)
        for _ in range(LONGEST):
            beam = self._thinned(beam)
            grown: list[_Position] = []
            for position in beam:
                if self._time_is_over():
                    return self._ranked()
                self._go_on(position, grown)
            beam = grown
        return self._ranked()

    def _ranked(self) -> list[Plan]:
        return sorted(self._plans.values(), key=lambda plan: -plan.worth)

    def _go_on(self, position: _Position, grown: list[_Position]) -> None:
        match = position.match
        ask = match.ask
        assert ask is not None
        weights = match.game.guide(match.g, ask)
        options = worth_trying(match.game, ask.options, weights, TRIED)
        self._try_all(partial(match.clone, tracked=False), options, position, grown)

    def _try_all(
        self,
        copy: Callable[[], Match[Any]],
        options: Sequence[Option],
        before: _Position | None,
        grown: list[_Position],
    ) -> None:
        """Try options of a position, all with the same luck: what ends the turn is a plan, what
        does not is to be gone on with."""
        lucks = [self._rng.getrandbits(64) for _ in range(LUCKS)]
        for option in options:
            after = self._after(copy, option, before, lucks)
            ask = after.match.ask
            if ask is not None and ask.anchor and ask.seat == self._seat:
                after.match.tracked = True  # at an anchor it can be copied, whatever came before
                grown.append(after)
                continue
            first = after.keys[0]
            if first not in self._plans or after.worth > self._plans[first].worth:
                self._plans[first] = Plan(after.keys, after.worth, after.sure or len(after.keys))

    def _after(
        self,
        copy: Callable[[], Match[Any]],
        option: Option,
        before: _Position | None,
        lucks: list[int],
    ) -> _Position:
        """The position after an option: the first of those that different luck leads to."""
        keys, luck, sure = _START if before is None else (before.keys, before.luck, before.sure)
        first: Match[Any] | None = None
        worths: list[float] = []
        for seed in lucks:
            twin = copy()
            twin.g.chance = Fast(seed)
            act(twin, self._seat, option)
            worths.append(self._worth(twin))
            first = first or twin
            if twin.g.chance.at == seed:
                break
        assert first is not None
        luck += worths[0] - sum(worths) / len(worths)
        keys = (*keys, option.key)
        if len(worths) > 1 and not sure:
            sure = len(keys)
        return _Position(first, keys, worths[0] - luck, luck, sure)

    def _worth(self, match: Match[Any]) -> float:
        ask = match.ask
        if ask is None or ask.seat == self._seat:
            return self._value.by_hand(match.g)
        return self._value.at_end_of_turn(match.g)

    def _thinned(self, beam: list[_Position]) -> list[_Position]:
        """The best of them. What looks the same and offers the same is the same."""
        beam.sort(key=lambda position: -position.worth)
        kept: list[_Position] = []
        for position in beam:
            ask = position.match.ask
            assert ask is not None
            here = position.worth + position.luck, tuple([option.key for option in ask.options])
            if here not in self._seen:
                self._seen.add(here)
                kept.append(position)
                if len(kept) == self._width:
                    break
        return kept
