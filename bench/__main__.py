"""How fast we are, as tables for docs/speed.md: beside peers, and beside another version."""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from bench import engine, peers, versions, wake


def machine() -> str:
    """What this was measured on, and when."""
    processor = platform.processor() or platform.machine()
    info = Path("/proc/cpuinfo")
    if info.exists():
        told = (line.partition(":") for line in info.read_text().splitlines())
        names = [name.strip() for key, _, name in told if key.strip() == "model name"]
        processor = names[0] if names else processor
    when = datetime.now(UTC).strftime("%Y-%m-%d")
    python = f"{platform.python_implementation()} {platform.python_version()}"
    return f"{when}, {processor}, {os.cpu_count()} cores, {platform.system()}, {python}; one core"


def elsewhere(python: str) -> dict[str, Any]:
    """The measures of the engine that another environment holds, and whether it is compiled."""
    command = [python, "-m", "bench.engine"]
    done = subprocess.run(command, capture_output=True, check=True, text=True)
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def main() -> None:
    """Measure ourselves and the peers one after another, on one core."""
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    parser.add_argument("--compiled", help="a Python whose environment holds the compiled engine")
    parser.add_argument("--base", type=Path, help="a checkout of a version to compare with")
    arguments = parser.parse_args()
    print(f"Measured {machine()}.\n")
    engines = {"plain Python": engine.measure_all()}
    if arguments.compiled:
        compiled = elsewhere(arguments.compiled)
        if not compiled["compiled"]:
            parser.error(f"{arguments.compiled} holds an engine that is not compiled")
        engines["compiled"] = compiled["games"]
    chess = peers.chess_random_play()
    cards, copies = peers.spiel_random_play(), peers.spiel_clones()
    print("Random play, set-up included, and clones in the middle of turns. In brackets: as many")
    print(
        f"times what a peer does in the same run (python-chess: {chess:,.0f} moves/s; OpenSpiel's"
    )
    print(f"python_liars_poker: {cards:,.0f} decisions/s, {copies:,.0f} clones/s).\n")
    print(
        "| Game | engine | decisions/s | (python-chess) | (OpenSpiel) | tracked | clones/s | "
        "(OpenSpiel) |"
    )
    print("|---|---|---:|---:|---:|---:|---:|---:|")
    for kind, games in engines.items():
        for game, found in games.items():
            play, clones = found["random"], found["clones"]
            print(
                f"| {game} | {kind} | {play:,.0f} | {play / chess:.1f} | {play / cards:.1f} | "
                f"{found['random-tracked']:,.0f} | {clones:,.0f} | {clones / copies:.1f} |"
            )
    print("\n| A whole match, plain Python | save | load | verify |\n|---|---:|---:|---:|")
    for game, found in engines["plain Python"].items():
        print(
            f"| {game} | {found['save']:.1f} ms | {found['load']:.1f} ms | "
            f"{found['verify']:.0f} ms |"
        )
    print()
    wake.main()
    if arguments.base:
        print()
        versions.compare(arguments.base.resolve())


if __name__ == "__main__":
    main()
