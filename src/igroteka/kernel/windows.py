"""Reaction windows: "any player may now …", in priority order, nested, last in first out.

Only seats that hold a usable reaction are asked, and nobody else sees who was. Whoever reacts
may open a further window inside the first (a spell answered by a spell): the inner one is
finished first, because its flow is.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from igroteka.kernel.flow import PASS, Flow, Option, Question

T = TypeVar("T")


def window(
    name: str,
    rule: str,
    order: Sequence[int],
    usable: Callable[[int], list[Option]],
    react: Callable[[int, Option], Flow[Any]],
    closed: Callable[[], bool] = lambda: False,
) -> Flow[None]:
    """Ask the seats in order until all of them pass in a row.

    After each reaction asking begins anew with the first seat. `closed` ends the window early,
    when there is nothing left to react to.
    """
    waiting = list(order)
    while waiting and not closed():
        seat = waiting.pop(0)
        options = usable(seat)
        if not options:
            continue  # passed silently: not even a pause tells that nothing was held
        answer = yield Question(seat, name, [*options, PASS], rule, concealed=True)
        if answer != PASS:
            yield from react(seat, answer)
            waiting = list(order)


def chain(
    name: str,
    rule: str,
    order: Sequence[int],
    counters: Callable[[int], list[Option]],
    play: Callable[[int, Option], None],
) -> Flow[bool]:
    """Something was cast: whoever can may counter it, and a counter can itself be countered.

    Returns True when the cast stands. A counter that is countered leaves the cast open to
    further counters; the last one played is settled first.
    """
    standing = True

    def react(seat: int, option: Option) -> Flow[None]:
        nonlocal standing
        play(seat, option)
        counter_stands = yield from chain(name, rule, order, counters, play)
        standing = not counter_stands

    yield from window(name, rule, order, counters, react, closed=lambda: not standing)
    return standing
