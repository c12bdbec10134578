"""Recorded matches: what was played under a version of the rules must be played so for ever.

`python -m igroteka.testing.recorded tests/games` records matches of every installed game over all
its variants, under `<game>/recorded/<rules_version>/`. Those of the current version must replay
exactly; those of an older one must still open and say what they lost. If rules change, raise
`rules_version` and record anew.
"""

from __future__ import annotations

import argparse
import gzip
import hashlib
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from igroteka.kernel import save
from igroteka.kernel.errors import IgrotekaError
from igroteka.kernel.flow import Option, Question
from igroteka.kernel.game import Game
from igroteka.kernel.record import Answered, Header, Record, fast_luck
from igroteka.kernel.registry import find_game, game_names
from igroteka.kernel.state import encode

LEAST = 20
"""Matches of a game."""
MOST_ANSWERS = 400
"""After so many answers a recording stops; every fifth one goes on to the end of its match."""
WHOLE_EVERY = 5
UNGUIDED = 0.1
"""How often an option is taken without sense: so that odd things happen, too."""
ASIDES = 0.05

FOLDER = "recorded"
FILE = "matches.jsonl.gz"


class Recorded(msgspec.Struct, frozen=True):
    """One match: who answered what to which question, and where that led."""

    header: Header
    answers: tuple[tuple[int, str, str], ...]
    """Seat, option, and the hash of the question."""
    state: str
    """The digest of the state at the end."""
    facts: str
    """The digest of everything that was told."""


_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(Recorded)


# Recording ------------------------------------------------------------------------------------


def record(game: Game[Any]) -> Iterator[Recorded]:
    """Matches over all variants, at least so many as are wanted."""
    count = max(LEAST, len(game.variants))
    for number in range(count):
        variant = dict(game.variants[number % len(game.variants)])
        most = game.longest if number % WHOLE_EVERY == 0 else MOST_ANSWERS
        yield recorded(_played(game, variant, number, most))


def _played(game: Game[Any], options: dict[str, Any], seed: int, most: int) -> Record[Any]:
    rng = Random(seed)
    seats = [f"P{seat}" for seat in range(game.configure(options).players)]
    match: Record[Any] = Record.new(game, options, seats, fast_luck(seed))
    while not match.match.over and len(match.answers) < most:
        question = rng.choice(match.match.asks)
        match.answer(question.seat, _choice(game, match, question, rng))
    return match


def _choice(game: Game[Any], record: Record[Any], question: Question, rng: Random) -> Option:
    asides = question.beside() if rng.random() < ASIDES else []
    if asides:
        return rng.choice(asides)
    if rng.random() < UNGUIDED:
        return rng.choice(question.options)
    return rng.choices(question.options, game.guide(record.match.g, question))[0]


def recorded(match: Record[Any]) -> Recorded:
    """A match as it is kept."""
    return Recorded(
        match.header,
        tuple((line.seat, line.option, line.question) for line in match.answers),
        _digest(encode(match.match.g)),
        _digest(_encoder.encode(match.facts)),
    )


def _digest(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()[:16]


# Keeping --------------------------------------------------------------------------------------


def write(path: Path, matches: list[Recorded]) -> None:
    """The same matches always make the same bytes."""
    path.parent.mkdir(parents=True, exist_ok=True)
    lines = b"".join(_encoder.encode(match) + b"\n" for match in matches)
    path.write_bytes(gzip.compress(lines, 9, mtime=0))


def read(path: Path) -> list[Recorded]:
    """The matches of one version of a game."""
    return [_decoder.decode(line) for line in gzip.decompress(path.read_bytes()).splitlines()]


def files(folder: Path, game: Game[Any]) -> list[Path]:
    """The files of all versions of a game, in the folder of all games' tests."""
    return sorted((folder / game.id / FOLDER).glob(f"*/{FILE}"))


# Comparing ------------------------------------------------------------------------------------


def difference(game: Game[Any], match: Recorded) -> str | None:
    """Where a recorded match is played differently now; None when it replays exactly."""
    header = match.header
    record: Record[Any] = Record.new(game, header.options, header.seats, header.luck)
    for number, (seat, option, question) in enumerate(match.answers):
        try:
            record.answer(seat, option)
        except IgrotekaError as error:
            return f"answer {number}, {option} of seat {seat}: {error}"
        if record.answers[-1].question != question:
            return f"answer {number}: seat {seat} is asked something else than before"
    now = recorded(record)
    if now.facts != match.facts:
        return "it is told differently"
    return None if now.state == match.state else "it ends in another state"


def opened(match: Recorded) -> save.Loaded:
    """A match of an older version, as a save that holds its answers alone."""
    lines: list[Any] = [match.header, *(Answered(*answer) for answer in match.answers)]
    body = b"".join(_encoder.encode(line) + b"\n" for line in lines)
    checksum = save.Checksum(hashlib.sha256(body).hexdigest())
    return save.parse(body + _encoder.encode(checksum) + b"\n")


ADVICE = "raise its rules_version and record anew with `make recorded`"


def main() -> int:
    """Record the current version of every installed game; never over matches that it breaks."""
    parser = argparse.ArgumentParser(prog="python -m igroteka.testing.recorded")
    parser.add_argument("folder", type=Path, help="where the tests of all games lie")
    parser.add_argument("--force", action="store_true", help="this version was never released")
    arguments = parser.parse_args()
    for name in game_names():
        game = find_game(name)
        path: Path = arguments.folder / name / FOLDER / game.rules_version / FILE
        if path.exists() and not arguments.force:
            broken = [match for match in read(path) if difference(game, match)]
            if broken:
                print(f"{name}: {len(broken)} matches are played differently now: {ADVICE}.")
                return 1
            print(f"{name}: the matches of version {game.rules_version} replay exactly.")
            continue
        matches = list(record(game))
        write(path, matches)
        answers = sum(len(match.answers) for match in matches)
        size = path.stat().st_size / 1024
        print(f"{name}: {len(matches)} matches, {answers:,} answers, {size:,.0f} kB in {path}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
