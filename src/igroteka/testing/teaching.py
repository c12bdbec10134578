"""The long look at what a table tells, over many matches of a game.

    python -m igroteka.testing.teaching kalena --matches 200 --jobs 2 --out build/kalena.jsonl

At every decision whatever lies on the table of those who are asked, and of a spectator, has a page
of the almanac; every option says what it would lead to, and the same where all that is hidden is
dealt anew. `--every 5 --options 2` tries only two options, at each fifth decision; `--draws 12`
reckons odds on fewer guesses than a table does, which takes a third of the time.
What is wrong is named with the number of its match, and the run goes on. Where the file that is
named holds matches already, those are not played again.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from igroteka.kernel.game import Game
from igroteka.kernel.match import Match
from igroteka.kernel.registry import find_game
from igroteka.scene.almanac import Finder
from igroteka.scene.consequences import DRAWS
from igroteka.testing.almanac import Reader, almanac_of, moments_of
from igroteka.testing.consequences import Looked, check

Say = Callable[[str], None]


class Task(msgspec.Struct, frozen=True):
    """How many matches of which game are looked at, and how closely."""

    game: str
    rules: str
    matches: int
    every: int = 1
    """At each so many-th decision options are tried; at all of them by default."""
    options: int = 1000
    """How many options of a question are tried."""
    seed: int = 0
    draws: int = DRAWS
    """On how many guesses odds are reckoned."""


class Seen(msgspec.Struct, omit_defaults=True):
    """What was looked at in a match, and what is wrong there."""

    number: int
    decisions: int = 0
    tried: int = 0
    compared: int = 0
    open: int = 0
    empty: int = 0
    missing: list[str] = []
    """What lay on a table without a page."""
    faults: list[str] = []


@dataclass(slots=True)
class Look:
    """One match, looked at as a task wants it."""

    game: Game[Any]
    reader: Reader
    task: Task
    seen: Seen
    looked: Looked = field(default_factory=Looked)

    def play(self) -> Seen:
        """All of its decisions."""
        task, seen = self.task, self.seen
        rng = Random(task.seed + seen.number)
        moments = moments_of(self.game, seen.number, task.matches, seed=task.seed)
        for decision, match in enumerate(moments):
            seen.decisions += 1
            where = f"match {seen.number}, decision {decision}"
            # Matches begin alike: each is looked at at other decisions.
            closely = (decision + seen.number) % task.every == 0
            asked = [ask.seat for ask in match.asks]
            self._read(match, [*asked, None] if closely else asked, where)
            if closely:
                self._try(match, where, rng)
        seen.tried, seen.compared = self.looked.options, self.looked.compared
        seen.open, seen.empty = self.looked.open, self.looked.empty
        return seen

    def _read(self, match: Match[Any], viewers: Sequence[int | None], where: str) -> None:
        for part in sorted(self.reader.unfound(match, viewers) - {*self.seen.missing}):
            self.seen.missing.append(part)
            self.seen.faults.append(f"{where}: {part} has no page")

    def _try(self, match: Match[Any], where: str, rng: Random) -> None:
        try:
            check(self.game, [match], self.task.options, rng, self.looked, self.task.draws)
        except AssertionError as fault:
            self.seen.faults.append(f"{where}: {fault}")


def looked_at(task: Task, number: int) -> Seen:
    """What is to be seen in one match."""
    game = find_game(task.game)
    return Look(game, Reader(Finder(almanac_of(game))), task, Seen(number)).play()


class File:
    """Where a run is written down: what it looks for, then a line a match."""

    def __init__(self, path: Path | None, task: Task) -> None:
        self._path = path
        self.seen: list[Seen] = []
        if path is not None and path.exists():
            first, *lines = path.read_bytes().splitlines()
            if msgspec.json.decode(first, type=Task) != task:
                raise SystemExit(f"{path} is another run: {first.decode()}")
            self.seen = [msgspec.json.decode(line, type=Seen) for line in lines]
        else:
            self._write(task)

    def add(self, seen: Seen) -> None:
        """One more match."""
        self.seen.append(seen)
        self._write(seen)

    def _write(self, line: msgspec.Struct) -> None:
        if self._path is not None:
            with self._path.open("ab") as out:
                out.write(msgspec.json.encode(line) + b"\n")


def played(task: Task, numbers: Iterable[int], jobs: int) -> Iterator[Seen]:
    """These matches, several at a time if so wished, as they come to their ends."""
    if jobs == 1:
        yield from (looked_at(task, number) for number in numbers)
        return
    with ProcessPoolExecutor(jobs) as pool:
        for done in as_completed([pool.submit(looked_at, task, number) for number in numbers]):
            yield done.result()


def run(task: Task, path: Path | None, jobs: int = 1, say: Say = print) -> list[Seen]:
    """All matches that are not written down yet; each is told in a line."""
    file = File(path, task)
    known = {seen.number for seen in file.seen}
    left = [number for number in range(task.matches) if number not in known]
    for seen in played(task, left, jobs):
        file.add(seen)
        say(f"{task.game} {seen.number}: {summary(file.seen)}")
    return file.seen


def summary(seen: Sequence[Seen]) -> str:
    """What has been looked at so far."""
    options, compared, open, empty = (
        sum(getattr(one, name) for one in seen) for name in ("tried", "compared", "open", "empty")
    )
    return (
        f"{len(seen)} matches, {sum(one.decisions for one in seen)} decisions, "
        f"{options} options tried ({compared} again with hidden things dealt anew, "
        f"{open} where nothing is hidden, {empty} that lead to nothing), "
        f"{len({part for one in seen for part in one.missing})} parts without a page, "
        f"{sum(len(one.faults) for one in seen)} faults"
    )


def main(words: Sequence[str]) -> int:
    """Look, and name what is wrong."""
    parser = argparse.ArgumentParser(prog="python -m igroteka.testing.teaching")
    parser.add_argument("game")
    parser.add_argument("--matches", type=int, default=200)
    parser.add_argument("--every", type=int, default=1)
    parser.add_argument("--options", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--draws", type=int, default=DRAWS)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--out", type=Path)
    told = parser.parse_args(words)
    rules = find_game(told.game).rules_version
    task = Task(told.game, rules, told.matches, told.every, told.options, told.seed, told.draws)
    seen = run(task, told.out, told.jobs, lambda line: print(line, flush=True))
    print(summary(seen))
    print(*(fault for one in seen for fault in one.faults), sep="\n")
    return 1 if any(one.faults for one in seen) else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
