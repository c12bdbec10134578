"""The tests of a game of another package, run as they would be at home."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

HOME = Path(__file__).parents[2]

CONFTEST = 'pytest_plugins = ["igroteka.testing.plugin"]\n'

TESTS = """
import pytest

from igroteka.kernel.text import Translator
from igroteka.testing.evaluation import assert_every_position_can_be_judged
from igroteka.testing.texts import same
from tests.kernel.lanterns import GAME


@pytest.mark.battery
def test_bot() -> None:
    assert_every_position_can_be_judged(GAME, {"players": 2}, GAME.evaluate, GAME.guide)


def test_words(en: Translator) -> None:
    same(en, "option-rest", {}, "Sleep")
"""


def test_no_test_is_judged_by_the_clock() -> None:
    assert settings().deadline is None
    assert HealthCheck.too_slow in settings().suppress_health_check


@pytest.fixture
def outcome(tmp_path: Path) -> str:
    (tmp_path / "conftest.py").write_text(CONFTEST)
    (tmp_path / "test_lanterns.py").write_text(TESTS)
    command = [sys.executable, "-m", "pytest", "--strict-markers", "-p", "no:cacheprovider"]
    done = subprocess.run(
        [*command, f"--rootdir={tmp_path}", str(tmp_path)],
        capture_output=True,
        text=True,
        check=False,
        cwd=tmp_path,
        env={"PYTHONPATH": f"{HOME / 'src'}:{HOME}"},
    )
    return done.stdout


def test_a_game_elsewhere_has_marks_words_and_explained_failures(outcome: str) -> None:
    assert "1 failed, 1 passed" in outcome
    assert "assert 'Rest' == 'Sleep'" in outcome
