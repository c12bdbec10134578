"""How things are timed: processor time of one core, the median of three goes."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable

GOES = 3


def per_second(work: Callable[[], int], seconds: float = 1.0) -> float:
    """How many units of work are done in a second; `work` does some and says how many."""
    return statistics.median(_rate(work, seconds) for _ in range(GOES))


def _rate(work: Callable[[], int], seconds: float) -> float:
    done = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        done += work()
    return done / spent


def milliseconds(work: Callable[[], object]) -> float:
    """How long one piece of work takes."""

    def once() -> int:
        work()
        return 1

    return 1000 / per_second(once, 0.3)
