"""What is known of the tests: the lines of the game that each comes by, and how long it takes."""

from __future__ import annotations

import os
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from time import process_time

import coverage
import msgspec
import pytest

from igroteka.kernel.registry import find_game
from tools.mutation.forks import Fork, run_tests

KNOWN = Path("mutation.json")

MATCHES = Path("tests/games/test_recorded.py")
"""Whole matches of every game; they come last, so that one sees what no other test could tell."""


class Test(msgspec.Struct):
    """One test as it went on the unbroken rules, under coverage."""

    seconds: float
    lines: dict[str, list[int]]
    """By module."""

    @property
    def cost(self) -> float:
        """Quick and narrow tests come first: most mutants never get further."""
        return self.seconds * sum(map(len, self.lines.values()))


class Known(msgspec.Struct):
    """All tests of a game by their node ids, and what was in the files they stand in."""

    files: dict[str, str] = {}
    """When the tests were run."""
    met: dict[str, str] = {}
    """When mutants last met them."""
    tests: dict[str, Test] = {}

    def fresh(self) -> dict[str, Test]:
        """The tests that no survivor has met yet."""
        new = {file for file, digest in self.files.items() if self.met.get(file) != digest}
        return {id: test for id, test in self.tests.items() if id.split("::")[0] in new}

    def keep(self) -> None:
        """Remember it for the next run."""
        KNOWN.write_bytes(msgspec.json.encode(self))


def test_files(game: str) -> list[str]:
    """The test files of a game."""
    return [str(path) for path in (*sorted(Path("tests/games", game).glob("test_*.py")), MATCHES)]


def known_tests(game: str, source: Path) -> Known:
    """Run what has not been run yet or was written anew since, and remember."""
    known = Known()
    if KNOWN.exists():
        known = msgspec.json.decode(KNOWN.read_bytes(), type=Known)
    now = {file: sha256(Path(file).read_bytes()).hexdigest() for file in test_files(game)}
    changed = [file for file in now if known.files.get(file) != now[file]]
    if changed:
        _, said = Fork(lambda: _watch(changed, game, source)).result()
        new = msgspec.json.decode(said, type=Known)
        kept = {id: test for id, test in known.tests.items() if id.split("::")[0] not in changed}
        known = Known(now, known.met, kept | new.tests)
        known.keep()
    return known


def _watch(files: list[str], game: str, source: Path) -> bytes:
    """Run test files under coverage, each test in a context of its own."""
    measured = coverage.Coverage(data_file=None, source=[str(source)])
    watcher = _Watcher(measured, game)
    measured.start()
    code = run_tests(files, watcher)
    measured.stop()
    if code:
        raise AssertionError(f"the tests of {game} fail on its own rules: {watcher.failed}")
    found = {id: Test(seconds, {}) for id, seconds in watcher.seconds.items()}
    data = measured.get_data()
    for file in data.measured_files():
        module = os.path.relpath(file)
        for line, ids in data.contexts_by_lineno(file).items():
            for id in ids:
                if id in found:
                    found[id].lines.setdefault(module, []).append(line)
    return msgspec.json.encode(Known(tests=found))


class _Watcher:
    """A plugin for pytest: tells coverage which test runs, and times it."""

    def __init__(self, measured: coverage.Coverage, game: str) -> None:
        self.measured = measured
        self.game = game
        self.seconds: dict[str, float] = {}
        self.failed = ""

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Of the tests of all games only those of this one, as its rules are now."""
        version = find_game(self.game).rules_version
        here = f"tests/games/{self.game}/", f"[{self.game}-{version}]"
        items[:] = [item for item in items if any(part in item.nodeid for part in here)]

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        self.measured.switch_context(item.nodeid)
        begin = process_time()
        result = yield
        self.seconds[item.nodeid] = process_time() - begin
        return result

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.failed = report.nodeid
