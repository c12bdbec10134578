"""How mutants are tried: in a fork, with a source that is on no disk, by tests in a given order."""

from __future__ import annotations

import signal
import sys
from pathlib import Path

import pytest

from tools.mutation.forks import Fork, run_tests
from tools.mutation.judge import Broken, Judge

TESTS = """
from tiny import double

def test_of_nothing():
    assert double(0) == 0

def test_of_two():
    assert double(2) == 4

def test_of_three():
    assert double(3) == 6
"""

IN_ORDER = [
    "test_tiny.py::test_of_nothing",
    "test_tiny.py::test_of_three",
    "test_tiny.py::test_of_two",
]


@pytest.fixture
def tiny(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A module of one function, with three tests, where one works."""
    module = Path("src", "tiny.py")
    (tmp_path / "src").mkdir()
    (tmp_path / module).write_text("def double(n):\n    return n * 2\n", encoding="utf-8")
    (tmp_path / "test_tiny.py").write_text(TESTS, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path / "src"))
    return module


def tried(module: Path, source: str, seconds: float = 5.0) -> tuple[int, str]:
    """The signal that ended the trial of a source, and the test that told."""

    def work() -> bytes:
        sys.meta_path.insert(0, Broken(module, source))
        judge = Judge(IN_ORDER, dict.fromkeys(IN_ORDER, seconds))
        run_tests(["test_tiny.py"], judge)
        return judge.failed.encode()

    ended, said = Fork(work).result()
    return ended, said.decode()


def test_what_is_right_survives(tiny: Path) -> None:
    assert tried(tiny, "def double(n):\n    return n + n\n") == (0, "")


def test_the_first_test_in_order_that_can_tell_is_named(tiny: Path) -> None:
    assert tried(tiny, "def double(n):\n    return n ** 2\n") == (0, IN_ORDER[1])
    assert "n * 2" in tiny.read_text(encoding="utf-8"), "no file was touched"
    assert "tiny" not in sys.modules, "and nothing was imported here"


def test_what_runs_in_circles_is_ended(tiny: Path) -> None:
    circle = "def double(n):\n    while n:\n        pass\n    return 0\n"
    assert tried(tiny, circle, 0.1) == (signal.SIGVTALRM, "")


def test_a_trial_that_cannot_be_held_is_not_taken_for_a_verdict() -> None:
    def work() -> bytes:
        raise ValueError

    with pytest.raises(RuntimeError):
        Fork(work).result()
