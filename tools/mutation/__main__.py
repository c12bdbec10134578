"""Break a game's rules in a sample of places and see the tests fail.

    python -m tools.mutation kalena --sample 300 --seed 1

Needs the extra `mutation` (cosmic-ray and coverage), and writes beside itself: `make mutation` runs
it in a copy of the checkout. All tests run once, to see which of them come by which line; a mutant
then meets those that come by its place, the narrowest first, each mutant in a fork of its own.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from cosmic_ray.work_db import use_db

from tools.mutation.forks import warm_up
from tools.mutation.known import known_tests
from tools.mutation.sample import draw, report
from tools.mutation.trial import try_all


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--sample", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--again", action="store_true", help="go on; survivors meet new tests")
    arguments = parser.parse_args()
    session = Path("mutation.sqlite")
    folder = Path("src/igroteka/games") / arguments.game
    if not arguments.again:
        drawn = draw(folder, session, arguments.sample, arguments.seed)
        print(f"{drawn} mutants", flush=True)  # noqa: T201
    warm_up(arguments.game)
    known = known_tests(arguments.game, folder)
    with use_db(session) as database:
        try_all(database, known, arguments.jobs)
    killed, tried = report(session)
    print(f"{arguments.game} {killed}/{tried} {100 * killed / tried:.1f}% killed")  # noqa: T201


if __name__ == "__main__":
    main()
