"""A game of another package: a folder, an entry point, and nothing of ours that names it.

The package is made from `cairns` with tests of its own, and everything is run as its authors
would: in a process that finds it by its entry point alone.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import igroteka

CAIRNS = Path(__file__).parent / "cairns"
SOURCES = Path(igroteka.__file__).parents[1]

CONFTEST = 'pytest_plugins = ["igroteka.testing.plugin"]\n'

RULES = """\
from waymarks.cairns import GAME
from waymarks.cairns.content import KIND, STONES
from waymarks.cairns.rules.state import Table
from waymarks.cairns.rules.turn import new

from igroteka.kernel.chance import Scripted
from igroteka.testing.coverage import rules
from igroteka.testing.situation import Situation

BOULDER, ROCK, PEBBLE = 0, 4, 12


def table(*drawn):
    g = new(Table(), Scripted())
    situation = Situation(GAME, g)
    situation.force(*drawn)
    return situation


def test_CRN_STONE_1_weights():
    assert [(stone.count, stone.weight) for stone in STONES] == [(4, 3), (8, 2), (8, 1)]
    assert len(KIND) == 20


@rules("CRN-SETUP-1", "CRN-TURN-1")
def test_three_stones_lie_open_and_one_is_laid():
    situation = table(BOULDER, ROCK, PEBBLE)
    keys = [option.key for option in situation.ask.options]
    assert keys == ["lay:0", "lay:4", "lay:12", "pass"]
    situation.match.answer(0, "lay:4")
    assert situation.g.cairns == [[ROCK], []]


def test_CRN_TURN_2_a_boulder_does_not_lie_on_a_pebble():
    situation = table(BOULDER, ROCK, PEBBLE, PEBBLE + 1)
    situation.match.answer(0, f"lay:{PEBBLE}")
    situation.match.answer(1, "pass")
    refused = {refusal.option.key: refusal.rule for refusal in situation.match.why_not(0)}
    assert refused[f"lay:{BOULDER}"] == "CRN-TURN-2"


def test_CRN_TURN_3_the_field_is_filled():
    situation = table(BOULDER, ROCK, PEBBLE, 19)
    situation.match.answer(0, f"lay:{ROCK}")
    assert situation.g.field == [BOULDER, 19, PEBBLE]


def test_CRN_END_1_equal_cairns_share_the_victory():
    situation = table(BOULDER, ROCK, PEBBLE)
    while not situation.match.over:
        situation.match.answer(situation.ask.seat, "pass")
    assert situation.match.result.winners == (0, 1)
"""

SHARED = """\
from pathlib import Path

import pytest
from waymarks.cairns import GAME

from igroteka.testing.copies import problems
from igroteka.testing.evaluation import assert_every_position_can_be_judged
from igroteka.testing.explained import SHARE, measure
from igroteka.testing.matches import run_random_matches
from igroteka.testing.lessons import assert_lesson
from igroteka.testing.texts import assert_languages_agree, assert_rules_plain, folder
from igroteka.testing.unread import assert_all_read


@pytest.mark.battery
@pytest.mark.parametrize("table", GAME.variants)
def test_the_battery(table):
    run_random_matches(GAME, dict(table), 20)


def test_the_folder_is_in_order():
    assert_languages_agree(GAME)
    assert_rules_plain(GAME)
    assert_all_read(GAME)
    assert problems(folder(GAME) / "rules") == []
    assert GAME.rulebook().missing_translations() == []


def test_the_table_explains_itself_and_can_be_judged():
    assert measure(GAME, GAME.variants, 5, share=1).share >= SHARE
    assert_every_position_can_be_judged(GAME, {"players": 2}, GAME.evaluate, GAME.guide)


def test_its_lesson_is_played_to_its_end():
    (lesson,) = GAME.lessons()
    assert_lesson(GAME, lesson)


def test_it_speaks(t):
    assert t("label-title") in ("Cairns", "Туры")
"""


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The project of the other package, as it would be checked out and installed."""
    root = tmp_path_factory.mktemp("waymarks")
    package = root / "src" / "waymarks"
    shutil.copytree(CAIRNS, package / "cairns", ignore=shutil.ignore_patterns("__pycache__"))
    (package / "__init__.py").touch()
    (package / "py.typed").touch()
    for path in package.rglob("*.py"):
        source = path.read_text(encoding="utf-8")
        path.write_text(source.replace("tests.testing.cairns", "waymarks.cairns"), "utf-8")
    (root / "pyproject.toml").write_text('[project]\nname = "waymarks"\n', encoding="utf-8")
    tests = {"conftest.py": CONFTEST, "test_rules.py": RULES, "test_shared.py": SHARED}
    (root / "tests").mkdir()
    for name, source in tests.items():
        (root / "tests" / name).write_text(source, encoding="utf-8")
    info = root / "src" / "waymarks-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: waymarks\nVersion: 1.0\n", "utf-8")
    points = "[igroteka.games]\ncairns = waymarks.cairns:GAME\n"
    (info / "entry_points.txt").write_text(points, encoding="utf-8")
    return root


IGROTEKA = ("-c", "import sys; from igroteka.cli import main; sys.exit(main())")


def run(project: Path, *command: str) -> str:
    """What a command says in the folder of that project; it must succeed."""
    path = os.pathsep.join([str(project / "src"), str(SOURCES)])
    done = subprocess.run(
        [sys.executable, *command],
        cwd=project,
        env={
            **os.environ,
            "PYTHONPATH": path,
            "LANG": "en_GB.UTF-8",
            "IGROTEKA_HOME": str(project),
        },
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_it_is_found_and_played_like_ours(project: Path) -> None:
    assert "cairns — Cairns (rules 1)" in run(project, *IGROTEKA, "games")
    report = run(project, *IGROTEKA, "simulate", "cairns", "--games", "5")
    assert report.startswith("Cairns: 5 matches")
    played = run(project, *IGROTEKA, "play", "cairns", "--seats", "guided,greedy", "--seed", "1")
    assert "Moss" in played
    assert run(project, *IGROTEKA, "verify", "last").startswith("true")


def test_its_own_tests_pass_with_what_igroteka_ships(project: Path) -> None:
    said = run(project, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-W", "error", "tests")
    assert "11 passed" in said


def test_its_rules_are_counted_and_found(project: Path) -> None:
    counted = run(project, "-m", "igroteka.testing.coverage", "src/waymarks/cairns")
    assert counted == "cairns  tests 6/6 100.0%  code 6/6 100.0%\n"
    assert run(project, "-m", "igroteka.testing.unread", "cairns") == "all content is read\n"
    where = run(project, *IGROTEKA, "rules", "CRN-TURN-2", "--where").splitlines()
    code = r"  src/waymarks/cairns/rules/turn\.py:\d+  turn\.forbids"
    assert any(re.fullmatch(code, line) for line in where)
    assert any("test_CRN_TURN_2_a_boulder_does_not_lie_on_a_pebble" in line for line in where)
    upheld = run(project, *IGROTEKA, "rules", "crn-stone-1", "--where").splitlines()
    assert "  src/waymarks/cairns/content/stones.yaml:1  stones" in upheld


def test_it_imports_only_what_any_game_may_use() -> None:
    """What the contract names: kernel, scene and testing."""
    allowed = ("igroteka.kernel", "igroteka.scene", "tests.testing.cairns")
    for path in CAIRNS.rglob("*.py"):
        for line in path.read_text(encoding="utf-8").splitlines():
            if line.startswith(("from igroteka", "import igroteka", "from tests", "import tests")):
                assert line.split()[1].startswith(allowed), f"{path}: {line}"
