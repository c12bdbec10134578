"""Which rules have code and tests: `python -m igroteka.testing.coverage`.

A rule is tested when a test of its game cites it, in its name (`test_KAL_EXPL_1_short_words`)
or by `@rules("KAL-EXPL-1", "KAL-TERR-2")`, and really checks something. It has code when a module
of the game, or the content entry that upholds it, names its id (`citations`). All is read, not
run: whether the tests pass is pytest's business.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

from igroteka.kernel.rulebook import ID, Rulebook
from igroteka.testing.citations import folder_of_tests, in_code, in_content, in_tests

F = TypeVar("F", bound=Callable[..., Any])


def rules(*ids: str) -> Callable[[F], F]:
    """Mark a test as the test of these rules: `@rules("KAL-EXPL-1", "KAL-TERR-2")`."""
    for id in ids:
        if not re.fullmatch(ID, id):
            raise ValueError(f"{id!r} is not a rule id such as KAL-BUILD-3.")

    def mark(function: F) -> F:
        function.__dict__["rules"] = ids
        return function

    return mark


@dataclass(frozen=True, slots=True)
class Coverage:
    """What the tests of one game cite, and what its code and content name."""

    game: str
    rulebook: Rulebook
    covered: frozenset[str]
    """Rules that a test cites."""
    named: frozenset[str]
    """Rules that a line of code or a content entry names."""
    problems: tuple[str, ...]

    @property
    def uncovered(self) -> list[str]:
        """Rules that want a test and have none, in the order of the rulebook."""
        return [id for id in self.rulebook.behavioural if id not in self.covered]

    @property
    def unnamed(self) -> list[str]:
        """Rules that want code and are named nowhere in it, in the order of the rulebook."""
        return [id for id in self.rulebook.behavioural if id not in self.named]

    @property
    def complete(self) -> bool:
        """Every rule has its test and its code, and every citation its rule."""
        return not self.uncovered and not self.unnamed and not self.problems

    def report(self) -> str:
        """One line of figures, then what is missing."""
        tests, code = self._share(self.uncovered), self._share(self.unnamed)
        lines = [f"{self.game}  tests {tests}  code {code}"]
        lines += [f"  no test: {self._told(id)}" for id in self.uncovered]
        lines += [f"  no code: {self._told(id)}" for id in self.unnamed]
        lines += [f"  error: {problem}" for problem in self.problems]
        return "\n".join(lines)

    def _share(self, lacking: list[str]) -> str:
        total = len(self.rulebook.behavioural)
        done = total - len(lacking)
        percent = 1000 * done // total / 10 if total else 100.0  # rounded down: 100.0 means all
        return f"{done}/{total} {percent:.1f}%"

    def _told(self, id: str) -> str:
        return f"{id}  {_first_words(self.rulebook[id].text)}"


def measure(game: Path, tests: Path) -> Coverage:
    """Compare the ledger in a game's folder with its code, its content and its tests."""
    book = Rulebook.load(game)
    tested = in_tests(tests, book)
    code, content = in_code(game, book, tests), in_content(game, book)
    return Coverage(
        game.name,
        book,
        frozenset(tested.places),
        frozenset(code.places) | frozenset(content.places),
        (*tested.problems, *code.problems, *content.problems),
    )


def _first_words(text: str, width: int = 70) -> str:
    return text if len(text) <= width else text[:width].rsplit(" ", 1)[0] + " …"


def main(arguments: Sequence[str] | None = None) -> int:
    """Report every game that has a rulebook; 1 if any is incomplete."""
    parser = argparse.ArgumentParser(prog="igroteka.testing.coverage", description=__doc__)
    here = Path(__file__).resolve()
    parser.add_argument(
        "folders", nargs="*", type=Path, help="the folders of the games (all of ours)"
    )
    parser.add_argument(
        "--tests", type=Path, help="the folder of tests (that of the project the game lies in)"
    )
    options = parser.parse_args(arguments)
    folders = options.folders or sorted((here.parents[1] / "games").iterdir())
    games = [folder.resolve() for folder in folders if (folder / "rules.md").is_file()]
    if not games:
        print(f"There is no rules.md in {', '.join(map(str, folders))}.", file=sys.stderr)
        return 1
    complete = True
    for game in games:
        tests = options.tests or folder_of_tests(game, game.name)
        if tests is None or not tests.is_dir():
            print(f"{game.name}: no tests were found; say where: --tests FOLDER.", file=sys.stderr)
            return 1
        result = measure(game, tests)
        print(result.report())
        complete = complete and result.complete
    return 0 if complete else 1


if __name__ == "__main__":
    sys.exit(main())
