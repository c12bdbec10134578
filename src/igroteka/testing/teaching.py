"""The long look at what a table tells, over many matches of a game.

    python -m igroteka.testing.teaching kalena --matches 200 --every 5 --options 2

At every decision whatever lies on the table of those who are asked has a page of the almanac; at
every n-th also what a spectator sees, and some options are tried: each says what it would lead to,
and the same where all that is hidden is dealt anew.
What is wrong is named with the number of its match, and the run goes on.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any

from igroteka.kernel.game import Game
from igroteka.kernel.match import Match
from igroteka.kernel.registry import find_game
from igroteka.scene.almanac import Finder
from igroteka.testing.almanac import almanac_of, moments_of, unfound
from igroteka.testing.consequences import Looked, check

Say = Callable[[str], None]


@dataclass(slots=True)
class Run:
    """A look at so many matches of a game: how closely, and what it found."""

    game: Game[Any]
    matches: int
    every: int = 1
    """At each so many-th decision options are tried; at all of them by default."""
    options: int = 1000
    """How many options of a question are tried."""
    seed: int = 0
    decisions: int = 0
    finder: Finder = field(init=False)
    looked: Looked = field(default_factory=Looked)
    faults: list[str] = field(default_factory=list)
    missing: set[str] = field(default_factory=set)
    """What has lain on a table without a page."""

    def __post_init__(self) -> None:
        self.finder = Finder(almanac_of(self.game))

    def play(self, say: Say = print) -> None:
        """All matches; each is told in a line."""
        for number in range(self.matches):
            self._match(number)
            say(f"{self.game.id} {number}: {self.summary}")

    @property
    def summary(self) -> str:
        """What has been looked at so far."""
        seen = self.looked
        return (
            f"{self.decisions} decisions, {seen.options} options tried ({seen.compared} again "
            f"with hidden things dealt anew, {seen.empty} that lead to nothing), "
            f"{len(self.missing)} parts without a page, {len(self.faults)} faults"
        )

    def _match(self, number: int) -> None:
        rng = Random(self.seed + number)
        for decision, match in enumerate(
            moments_of(self.game, number, self.matches, seed=self.seed)
        ):
            self.decisions += 1
            where = f"match {number}, decision {decision}"
            self._read(match, [ask.seat for ask in match.asks], where)
            # Matches begin alike: each is looked at at other decisions.
            if (decision + number) % self.every == 0:
                self._read(match, [None], where)
                self._try(match, where, rng)

    def _read(self, match: Match[Any], viewers: Sequence[int | None], where: str) -> None:
        for part in sorted(unfound(self.finder, match, viewers) - self.missing):
            self.missing.add(part)
            self.faults.append(f"{where}: {part} has no page")

    def _try(self, match: Match[Any], where: str, rng: Random) -> None:
        try:
            check(self.game, [match], self.options, rng, self.looked)
        except AssertionError as fault:
            self.faults.append(f"{where}: {fault}")


def main(words: Sequence[str]) -> int:
    """Look, and name what is wrong."""
    parser = argparse.ArgumentParser(prog="python -m igroteka.testing.teaching")
    parser.add_argument("game")
    parser.add_argument("--matches", type=int, default=200)
    parser.add_argument("--every", type=int, default=1)
    parser.add_argument("--options", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=0)
    told = parser.parse_args(words)
    run = Run(find_game(told.game), told.matches, told.every, told.options, told.seed)
    run.play(lambda line: print(line, flush=True))
    print(*run.faults, sep="\n")
    return 1 if run.faults else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
