"""Reaction windows: "any player may now …", in priority order, nested, last in first out.

Whoever reacts may open a further window inside the first (a spell answered by a spell): the inner
one is finished first, because its flow is.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from igroteka.kernel.flow import PASS, Flow, Option


def window(
    order: Callable[[], Sequence[int]],
    offer: Callable[[int], Flow[Option]],
    react: Callable[[int, Option], Flow[bool]],
) -> Flow[bool]:
    """Ask the seats in order until all of them pass in a row; after each reaction anew.

    `offer` asks one seat; a seat that can do nothing passes without a question, so that not even
    a pause tells what it holds. Questions in a window are `concealed`: nobody sees who is asked.
    `react` carries out what was chosen and says whether that settles what the window is about:
    then it closes. Returns whether it was settled so.
    """
    waiting = list(order())
    while waiting:
        seat = waiting.pop(0)
        option = yield from offer(seat)
        if option is PASS:
            continue
        if (yield from react(seat, option)):
            return True
        waiting = list(order())
    return False
