"""Does luck add up? Over many matches the luck of every seat must be nothing on average.

`python -m igroteka.lab.analysis.fair kalena --games 1000` lets bots play, analyses every match and
tells for each seat the mean of its luck, in chances and in points, with an interval. With `--out`
it goes on where the file ends.
"""

from __future__ import annotations

import argparse
import math
import sys
from collections.abc import Sequence
from pathlib import Path

import msgspec

from igroteka.bots import bot
from igroteka.kernel.record import Record, fast_luck
from igroteka.kernel.registry import find_game
from igroteka.lab.analysis.course import analyse
from igroteka.lab.rows import read_rows, write_row
from igroteka.lab.simulation import match_seed

SIGMAS = 2.6
"""How many standard errors the interval reaches to both sides: 99 of 100 such intervals hold."""


class Mean(msgspec.Struct, frozen=True):
    """A mean with half the width of its interval."""

    mean: float
    within: float

    @property
    def holds_nothing(self) -> bool:
        """Whether it may well be nothing."""
        return abs(self.mean) <= self.within


class SeatLuck(msgspec.Struct, frozen=True):
    """The luck of a seat over many matches."""

    chances: Mean
    points: Mean


class Lot(msgspec.Struct, frozen=True):
    """The luck of every seat in one match between these bots: in chances, and in points."""

    game: str
    seats: tuple[str, ...]
    seed: int
    luck: tuple[tuple[float, float], ...]


def luck_over(
    game_id: str, seats: Sequence[str], games: int, seed: int, file: Path | None = None
) -> list[SeatLuck]:
    """The luck of every seat in so many matches. What a file knows is not played again."""
    terms = game_id, tuple(seats)
    known = read_rows(file, Lot, "luck of a match")
    found = {one.seed: one for one in known if (one.game, one.seats) == terms}
    lots = []
    for number in range(games):
        of = match_seed(seed, number)
        if of not in found:
            found[of] = Lot(*terms, of, _luck(game_id, seats, of))
            write_row(file, found[of])
        lots.append(found[of].luck)
    return [
        SeatLuck(_mean([lot[seat][0] for lot in lots]), _mean([lot[seat][1] for lot in lots]))
        for seat in range(len(seats))
    ]


def _luck(game_id: str, seats: Sequence[str], seed: int) -> tuple[tuple[float, float], ...]:
    game = find_game(game_id)
    record = Record.new(game, {"players": len(seats)}, seats, fast_luck(seed))
    bots = [bot(name, seed + number) for number, name in enumerate(seats)]
    while not record.match.over:
        seat = record.match.asks[0].seat
        record.answer(seat, bots[seat].choose(record.match, seat))
    found = analyse(game, record.header, record.answers, seed=seed, decisions=False)
    return tuple((account.luck, account.points) for account in found.accounts)


def _mean(values: Sequence[float]) -> Mean:
    mean = sum(values) / len(values)
    spread = sum((value - mean) ** 2 for value in values) / max(1, len(values) - 1)
    return Mean(mean, SIGMAS * math.sqrt(spread / len(values)))


def main(arguments: Sequence[str] | None = None) -> int:
    """Say it for a game; 1 where some seat has luck that luck does not explain."""
    parser = argparse.ArgumentParser(prog="fair", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seats", default="guided,guided,guided")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path)
    asked = parser.parse_args(arguments)
    found = luck_over(asked.game, asked.seats.split(","), asked.games, asked.seed, asked.out)
    for number, seat in enumerate(found):
        told = [
            f"{name} {one.mean:+.4f} ± {one.within:.4f}"
            for name, one in (("chances", seat.chances), ("points", seat.points))
        ]
        sys.stdout.write(f"seat {number}: {'; '.join(told)}\n")
    return int(not all(seat.chances.holds_nothing for seat in found))


if __name__ == "__main__":
    sys.exit(main())
