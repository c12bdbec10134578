"""What our engine does: random play, clones, saves. Run as a module it prints JSON.

That form lets `python -m bench` measure a compiled engine in an environment of its own.
"""

from __future__ import annotations

import json
from random import Random
from typing import Any

import igroteka.kernel.match as engine
from bench.timing import milliseconds, per_second
from igroteka.kernel import save
from igroteka.kernel.chance import Fast
from igroteka.kernel.game import Game
from igroteka.kernel.match import Match
from igroteka.kernel.record import Record, sealed_luck
from igroteka.kernel.registry import find_game, game_names

PLAYERS = 4


def measure(name: str) -> dict[str, float]:
    """All measures of one game, by name."""
    game = find_game(name)
    file = finished_file(game)
    loaded = save.parse(file).record
    return {
        "random": random_play(game, tracked=False),
        "random-tracked": random_play(game, tracked=True),
        "clones": clones(game),
        "save": milliseconds(lambda: save.dump(loaded)),
        "load": milliseconds(lambda: save.parse(file)),
        "verify": milliseconds(lambda: save.verify(file)),
    }


def random_play(game: Game[Any], *, tracked: bool) -> float:
    """Decisions a second of uniformly random play, set-up included."""
    options = game.configure({"players": PLAYERS})
    random = Random(1).random
    seeds = iter(range(10**9))

    def one_match() -> int:
        match = Match.new(game, options, Fast.seeded(next(seeds)), tracked=tracked)
        decisions = 0
        ask = match.ask
        while ask is not None:
            choices = ask.options
            match.answer(ask.seat, choices[int(random() * len(choices))])
            decisions += 1
            ask = match.ask
        return decisions

    return per_second(one_match, 2.0)


def clones(game: Game[Any]) -> float:
    """Clones a second, over positions in the middle of turns."""
    positions = [mid_turn(game, seed) for seed in range(40)]

    def all_positions() -> int:
        for match in positions:
            match.clone()
        return len(positions)

    return per_second(all_positions)


def mid_turn(game: Game[Any], seed: int) -> Match[Any]:
    """A match stopped where the seat that is asked has just acted and acts again."""
    rng = Random(seed)
    match = Match.new(game, game.configure({"players": PLAYERS}), Fast.seeded(seed))
    acted, decisions = None, 0
    while match.ask is not None and (decisions < 30 + seed or acted != match.ask.seat):
        acted = match.ask.seat
        match.answer(acted, rng.choice(match.ask.options))
        decisions += 1
    return match


def finished_file(game: Game[Any]) -> bytes:
    """A whole match, played by the game's own guidance, as a file."""
    rng = Random(7)
    seats = [f"P{seat}" for seat in range(PLAYERS)]
    luck = sealed_luck(bytes(32), seats)
    record: Record[Any] = Record.new(game, {"players": PLAYERS}, seats, luck)
    while record.match.ask is not None:
        ask = record.match.ask
        weights = game.guide(record.match.g, ask)
        record.answer(ask.seat, rng.choices(ask.options, weights)[0])
    return save.dump(record)


def is_compiled() -> bool:
    """Whether this environment holds the compiled engine."""
    return not str(engine.__file__).endswith(".py")


def measure_all() -> dict[str, dict[str, float]]:
    """All measures, by game."""
    return {name: measure(name) for name in game_names()}


if __name__ == "__main__":
    print(json.dumps({"compiled": is_compiled(), "games": measure_all()}))
