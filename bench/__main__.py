"""Print one line per measure: name, value, unit, ratio, peer."""

from __future__ import annotations

import argparse
import json
import subprocess
from typing import Any

from bench import engine, peers

LINE = "{name:<32} {value:>12,.1f} {unit:<12} {ratio:>7.2f} {peer}"


def show(name: str, value: float, unit: str, peer: str, of_peer: float) -> None:
    """One measure beside its peer."""
    ratio = value / of_peer
    print(LINE.format(name=name, value=value, unit=unit, ratio=ratio, peer=peer))


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
    arguments = parser.parse_args()
    engines = {"": engine.measure_all()}
    if arguments.compiled:
        compiled = elsewhere(arguments.compiled)
        if not compiled["compiled"]:
            parser.error(f"{arguments.compiled} holds an engine that is not compiled")
        engines = {"": compiled["games"], "-pure": engines[""]}
    chess, cards, copies = (
        peers.chess_random_play(),
        peers.spiel_random_play(),
        peers.spiel_clones(),
    )
    for kind, games in engines.items():
        for game, found in games.items():
            report(f"{game}{kind}", found, chess, cards, copies)


def report(name: str, found: dict[str, float], chess: float, cards: float, copies: float) -> None:
    """The lines of one engine."""
    play = found["random"]
    show(f"{name}-random", play, "decisions/s", "python-chess random play", chess)
    show(f"{name}-random", play, "decisions/s", "open_spiel python_liars_poker", cards)
    tracked = found["random-tracked"]
    show(f"{name}-random-tracked", tracked, "decisions/s", "python-chess random play", chess)
    show(f"{name}-clone", found["clones"], "clones/s", "open_spiel python_liars_poker", copies)
    show(f"{name}-save", found["save"], "ms", "its own verification", found["verify"])
    show(f"{name}-load", found["load"], "ms", "its own verification", found["verify"])
    show(f"{name}-verify", found["verify"], "ms", "a second", 1000.0)


if __name__ == "__main__":
    main()
