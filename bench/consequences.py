"""How long it takes to say what an option would lead to, in every game, on the engine as it is.

    python -m bench.consequences [decisions per game] [game ...]

Options of random decisions of guided matches, each asked for by itself, in processor time.
"""

from __future__ import annotations

import sys
from random import Random
from time import process_time

from igroteka.kernel.registry import find_game, game_names
from igroteka.scene.consequences import WhatIf
from igroteka.testing.almanac import random_moments

MATCHES = 8
SKIPPED = 40
"""A decision of so many is looked at: matches have long stretches that are all alike."""


def measure(name: str, decisions: int) -> list[float]:
    """Seconds for one option each."""
    game, rng, taken = find_game(name), Random(0), []
    for match in random_moments(game, MATCHES, every=SKIPPED):
        if match.over:
            continue
        question = rng.choice(match.asks)
        option = rng.choice(list(question.options))
        began = process_time()
        WhatIf(match, question.seat).of(option)
        taken.append(process_time() - began)
        if len(taken) == decisions:
            break
    return sorted(taken)


def main(arguments: list[str]) -> None:
    decisions = int(arguments[0]) if arguments else 200
    print(f"{'game':<12} {'options':>8} {'median':>9} {'p95':>9} {'worst':>9}")
    for name in arguments[1:] or game_names():
        taken = measure(name, decisions)
        median, p95 = taken[len(taken) // 2], taken[len(taken) * 95 // 100]
        figures = " ".join(f"{seconds * 1000:7.1f}ms" for seconds in (median, p95, taken[-1]))
        print(f"{name:<12} {len(taken):>8} {figures}")


if __name__ == "__main__":
    main(sys.argv[1:])
