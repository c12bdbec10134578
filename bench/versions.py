"""What people feel, this version beside another: guided matches and greedy decisions a second.

`python -m bench.versions CHECKOUT` measures both by turns, in processes of their own, so that a
busy machine is busy for both. Run with `--here` it measures the version on its own path.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

from igroteka.kernel.registry import game_names

ROUNDS = 3
SECONDS = 2.0
PLAYERS = 4
MATCHES = 4

HERE = Path(__file__).resolve().parent.parent


# In a process of its own: only what every version has -------------------------------------------


def guided_matches(game: str) -> float:
    """Four-player matches a second between guided bots, as the laboratory plays them."""
    from igroteka.lab.simulation import Task, play

    task = Task(game, {"players": PLAYERS}, ("guided",) * PLAYERS, 1)
    start, done = time.process_time(), 0
    while time.process_time() - start < SECONDS:
        play(task, done)
        done += 1
    return done / (time.process_time() - start)


def greedy_decisions(game: str) -> float:
    """Decisions a second of the greedy bot, over whole four-player matches."""
    from igroteka.bots import bot
    from igroteka.kernel.chance import Fast
    from igroteka.kernel.match import Match
    from igroteka.kernel.registry import find_game

    rules = find_game(game)
    options = rules.configure({"players": PLAYERS})
    start, decisions, seed = time.process_time(), 0, 0
    while time.process_time() - start < SECONDS:
        seed += 1
        match: Match[Any] = Match.new(rules, options, Fast.seeded(seed))
        player = bot("greedy", seed)
        while not match.over and time.process_time() - start < SECONDS:
            seat = match.asks[0].seat
            match.answer(seat, player.choose(match, seat))
            decisions += 1
    return decisions / (time.process_time() - start)


def greedy_matches(game: str) -> float:
    """Four-player matches a second between greedy bots; rules that ask less play them sooner."""
    from igroteka.lab.simulation import Task, play

    task = Task(game, {"players": PLAYERS}, ("greedy",) * PLAYERS, 1)
    start = time.process_time()
    for number in range(MATCHES):  # the very same ones for both: they differ much in length
        play(task, number)
    return MATCHES / (time.process_time() - start)


MEASURES = {
    "guided matches/s": guided_matches,
    "greedy decisions/s": greedy_decisions,
    "greedy matches/s": greedy_matches,
}


def measure(game: str) -> dict[str, float]:
    """Every measure of one game."""
    return {name: work(game) for name, work in MEASURES.items()}


# Side by side -----------------------------------------------------------------------------------


def measured_in(checkout: Path, game: str) -> dict[str, float]:
    """The measures of the version in a checkout, by this very script."""
    path = os.pathsep.join((str(checkout / "src"), str(HERE)))
    command = [sys.executable, "-m", "bench.versions", "--here", game]
    environment = {**os.environ, "PYTHONPATH": path}
    done = subprocess.run(command, capture_output=True, check=True, text=True, env=environment)
    found: dict[str, float] = json.loads(done.stdout)
    return found


def compare(base: Path) -> None:
    """One line for each measure of each game that both versions have."""
    print("| Four players, plain Python | before | now | ratio |")
    print("|---|---:|---:|---:|")
    both = [name for name in game_names() if (base / "src/igroteka/games" / name).is_dir()]
    for game in both:
        before: list[dict[str, float]] = []
        now: list[dict[str, float]] = []
        for _ in range(ROUNDS):
            before.append(measured_in(base, game))
            now.append(measured_in(HERE, game))
        for name in MEASURES:
            old = statistics.median(found[name] for found in before)
            new = statistics.median(found[name] for found in now)
            print(f"| {game}, {name} | {old:,.1f} | {new:,.1f} | {new / old:.2f} |", flush=True)


def main() -> None:
    """Compare with another checkout, or measure here."""
    parser = argparse.ArgumentParser(prog="python -m bench.versions", description=__doc__)
    parser.add_argument("--here", metavar="GAME", help="measure one game, print JSON")
    parser.add_argument("base", nargs="?", type=Path, help="a checkout of the other version")
    arguments = parser.parse_args()
    if arguments.here:
        print(json.dumps(measure(arguments.here)))
    elif arguments.base:
        compare(arguments.base.resolve())
    else:
        parser.error("name a checkout to compare with")


if __name__ == "__main__":
    main()
