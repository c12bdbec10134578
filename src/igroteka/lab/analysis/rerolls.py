"""The same answer under other luck: dice and draws made anew, what nobody has seen dealt anew."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import groupby
from random import Random
from typing import Any

from igroteka.kernel.chance import Chance, Fast, Outcome, Replayed
from igroteka.kernel.flow import Option
from igroteka.kernel.match import Match
from igroteka.kernel.zones import hidden_cards, redeal
from igroteka.lab.analysis.scale import Shares, Worth

REROLLS = 16
"""How often luck is made anew to see what was to be expected."""
MOST = 12
"""So many things that fell after one answer are told apart; what fell later goes with the last."""

Judged = Callable[[Match[Any]], Worth]


class Event:
    """What fell at once: dice of one throw, a shuffle; or what lay face down (`hidden`)."""

    __slots__ = ("actual", "expected", "got", "kind", "rule")

    def __init__(
        self, kind: str, rule: str, got: tuple[int, ...], expected: Worth, actual: Worth
    ) -> None:
        self.kind = kind
        self.rule = rule
        self.got = got
        self.expected = expected
        self.actual = actual


class Rerolls:
    """An answer given again and again where it was given, each time with luck of its own."""

    def __init__(
        self, match: Match[Any], seat: int, option: Option, seats: int, seed: str, judged: Judged
    ) -> None:
        self._match = match
        self._seat = seat
        self._option = option
        self._seats = seats
        self._seed = seed
        self._judged = judged
        self._unseen = _unseen_by_all(match, seats)

    @property
    def hides(self) -> bool:
        """Whether cards lie in an order that nobody knows: then luck has fallen already, unseen."""
        return any(
            not zone.unordered and any((zone.pool, card) in self._unseen for card in zone.cards)
            for zone in self._match.game.zones(self._match.g)
        )

    def expected(self, *, deal: bool) -> Worth:
        """What the answer leads to on average; with `deal` also over what nobody has seen."""
        return mean([self._again(Fast.seeded(self._seed, n), n, deal) for n in range(REROLLS)])

    def events(self, first: Worth, last: Worth, fell: Sequence[Outcome], hid: bool) -> list[Event]:
        """What fell, one after the other: each from what was to be expected before it to what was
        afterwards, so that all of them lead from `first` to `last`."""
        thrown = list(_thrown(fell))
        ends = [end for end, _ in thrown][:-1]
        after = [self.expected(deal=False)] if hid and thrown else []
        after += [self._given([outcome.got for outcome in fell[:end]]) for end in ends]
        told = [("hidden", "", ())] * hid + [one for _, one in thrown]
        befores, afters = [first, *after], [*after, last]
        return [Event(*one, *ways) for one, *ways in zip(told, befores, afters, strict=True)]

    def _given(self, outcomes: list[int]) -> Worth:
        """What is to be expected once these outcomes have fallen."""
        luck = Fast.seeded(self._seed).at
        return mean(
            [self._again(Replayed(outcomes, luck + n), n, deal=False) for n in range(REROLLS)]
        )

    def _again(self, luck: Chance, number: int, deal: bool) -> Worth:
        twin = self._match.clone(tracked=False)
        twin.g.chance = luck
        if deal:
            rng = Random(f"{self._seed} {number}")
            redeal(twin.game.zones(twin.g), None, rng, self._unseen)
        twin.follow(self._seat, self._option)
        return self._judged(twin)


def _unseen_by_all(match: Match[Any], seats: int) -> set[tuple[str, int]]:
    zones = match.game.zones(match.g)
    return set.intersection(*(hidden_cards(zones, viewer) for viewer in (None, *range(seats))))


def _thrown(fell: Sequence[Outcome]) -> Iterator[tuple[int, tuple[str, str, tuple[int, ...]]]]:
    """Outcomes that fell at once, by kind and rule, and where in the stream they end."""
    end = 0
    groups = [(key, list(group)) for key, group in groupby(fell, lambda one: (one.kind, one.why))]
    for number, ((kind, why), group) in enumerate(groups, start=1):
        end += len(group)
        if number < MOST or number == len(groups):
            yield end, (kind, why, tuple(1 + one.got for one in group) if kind == "roll" else ())


def mean(worths: Sequence[Worth]) -> Worth:
    """The average of positions."""
    return Worth(
        _average([one.chances for one in worths]), _average([one.points for one in worths])
    )


def _average(figures: Sequence[Shares]) -> Shares:
    return tuple(sum(seat) / len(figures) for seat in zip(*figures, strict=True))
