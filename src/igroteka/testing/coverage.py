"""Which rules have a test: `python -m igroteka.testing.coverage`.

A rule is covered when a test of its game cites it, in its name (`test_KAL_EXPL_1_short_words`)
or by `@rules("KAL-EXPL-1", "KAL-TERR-2")`, and really checks something. The tests are read, not
run: whether they pass is pytest's business.
"""

from __future__ import annotations

import argparse
import ast
import re
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

from igroteka.kernel.rulebook import ID, Rulebook

F = TypeVar("F", bound=Callable[..., Any])
Test = ast.FunctionDef | ast.AsyncFunctionDef

_IN_NAME = re.compile(r"(?:\A|(?<=_))([A-Z]{2,5}_[A-Z0-9]+_(?:[0-9]+[A-Z]?|[A-Z]))(?=_|\Z)")
"""An id in a test's name; whole, so that KAL_EXPL_1 is not found in KAL_EXPL_10."""


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
    """What the tests of one game cite."""

    game: str
    rulebook: Rulebook
    covered: frozenset[str]
    problems: tuple[str, ...]

    @property
    def uncovered(self) -> list[str]:
        """Rules that want a test and have none, in the order of the rulebook."""
        return [id for id in self.rulebook.behavioural if id not in self.covered]

    @property
    def complete(self) -> bool:
        """Every rule has its test and every citation its rule."""
        return not self.uncovered and not self.problems

    def report(self) -> str:
        """One line of figures, then what is missing."""
        total = len(self.rulebook.behavioural)
        done = total - len(self.uncovered)
        percent = 1000 * done // total / 10 if total else 100.0  # rounded down: 100.0 means all
        lines = [f"{self.game} {done}/{total} {percent:.1f}%"]
        lines += [f"  {id}  {_first_words(self.rulebook[id].text)}" for id in self.uncovered]
        lines += [f"  error: {problem}" for problem in self.problems]
        return "\n".join(lines)


def measure(game: Path, tests: Path) -> Coverage:
    """Compare the ledger in a game's folder with the tests in another."""
    rulebook = Rulebook.load(game)
    covered: set[str] = set()
    problems: list[str] = []
    for path in sorted(tests.rglob("*.py")):
        for test in _tests(path):
            where = f"{path.relative_to(tests).as_posix()}:{test.lineno} {test.name}"
            cited, unreadable = _cited(test, rulebook.prefix)
            if unreadable:
                problems.append(f"{where} must give @rules plain strings")
            problems += [f"{where} cites {id}: no such rule" for id in cited if id not in rulebook]
            if _checks(test) and not _skipped(test):
                covered.update(cited)
    return Coverage(game.name, rulebook, frozenset(covered), tuple(problems))


def _tests(path: Path) -> Iterator[Test]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"), path.name)):
        if isinstance(node, Test) and node.name.startswith("test_"):
            yield node


def _cited(test: Test, prefix: str) -> tuple[list[str], bool]:
    """Ids in the test's name and decorators; and whether a decorator could not be read."""
    cited = [
        match[1].replace("_", "-")
        for match in re.finditer(_IN_NAME, test.name.removeprefix("test_"))
        if match[1].startswith(f"{prefix}_")
    ]
    unreadable = False
    for decorator in test.decorator_list:
        if isinstance(decorator, ast.Call) and _called(decorator) == "rules":
            for argument in decorator.args:
                if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                    cited.append(argument.value)
                else:
                    unreadable = True
    return cited, unreadable


def _checks(test: Test) -> bool:
    """Whether the body can fail: an assert about something, or an expected error."""
    return any(
        (isinstance(node, ast.Assert) and not isinstance(node.test, ast.Constant))
        or (isinstance(node, ast.Call) and ast.unparse(node.func) in {"pytest.raises", "raises"})
        for statement in test.body
        for node in ast.walk(statement)
    )


def _skipped(test: Test) -> bool:
    """A test that never runs, or is expected to fail, covers nothing."""
    names = {"skip", "skipif", "xfail"}
    return any(_called(decorator) in names for decorator in test.decorator_list)


def _called(node: ast.expr) -> str:
    """The last name of `a.b.c` or `a.b.c(...)`."""
    return ast.unparse(node.func if isinstance(node, ast.Call) else node).rpartition(".")[2]


def _first_words(text: str, width: int = 70) -> str:
    return text if len(text) <= width else text[:width].rsplit(" ", 1)[0] + " …"


def main(arguments: Sequence[str] | None = None) -> int:
    """Report every game that has a rulebook; 1 if any is incomplete."""
    parser = argparse.ArgumentParser(prog="igroteka.testing.coverage", description=__doc__)
    here = Path(__file__).resolve()
    parser.add_argument("--tests", type=Path, default=Path("tests"), help="the folder of tests")
    parser.add_argument("--games", type=Path, default=here.parents[1] / "games")
    options = parser.parse_args(arguments)
    games = sorted(path.parent for path in options.games.glob("*/rules.md"))
    if not games:
        print(f"no game with a rules.md under {options.games}", file=sys.stderr)
        return 1
    results = [measure(game, options.tests / "games" / game.name) for game in games]
    for result in results:
        print(result.report())
    return 0 if all(result.complete for result in results) else 1


if __name__ == "__main__":
    sys.exit(main())
