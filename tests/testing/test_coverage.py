"""Coverage of rules by tests and code: what counts as a citation, and what does not."""

import subprocess
import sys
from pathlib import Path

import pytest

from igroteka.testing.coverage import Coverage, main, measure, rules

LEDGER = """\
## 1. Exploring

- **TOW-EXPL-1** (rulebook) A step goes to a neighbouring space.
- **TOW-EXPL-10** (rulebook) A step costs one token.
- **TOW-EXPL-2** (rulebook, info) Tokens are round.
- **TOW-2P-1** (designed) Two players share a tower, and this sentence is long enough to be cut off.
- **TOW-EVENT-A** (designed) Rain.
- **TOW-EX-1** (rulebook) Given a tower, when it rains, then it is wet.
"""


@pytest.fixture
def games(tmp_path: Path) -> Path:
    folder = tmp_path / "games" / "tower"
    folder.mkdir(parents=True)
    (folder / "rules.md").write_text(LEDGER, encoding="utf-8")
    return folder.parent


@pytest.fixture
def tests(tmp_path: Path) -> Path:
    folder = tmp_path / "tests" / "games" / "tower"
    folder.mkdir(parents=True)
    return tmp_path / "tests"


def cited(games: Path, tests: Path, code: str) -> Coverage:
    (tests / "games" / "tower" / "test_tower.py").write_text(code, encoding="utf-8")
    return measure(games / "tower", tests / "games" / "tower")


@pytest.mark.parametrize(
    ("name", "ids"),
    [
        ("test_TOW_EXPL_1", {"TOW-EXPL-1"}),
        ("test_TOW_EXPL_1_goes_next_door", {"TOW-EXPL-1"}),
        ("test_TOW_EXPL_10_costs", {"TOW-EXPL-10"}),
        ("test_TOW_2P_1_shares", {"TOW-2P-1"}),
        ("test_TOW_EVENT_A_rain", {"TOW-EVENT-A"}),
        ("test_TOW_EXPL_1_and_TOW_EX_1_agree", {"TOW-EXPL-1", "TOW-EX-1"}),
        ("test_TOW_EXPL_1_TOW_EXPL_10", {"TOW-EXPL-1", "TOW-EXPL-10"}),
        ("test_rain_falls_HTTP_GET_2_times", set()),
        ("check_TOW_EXPL_1", set()),
    ],
)
def test_a_name_cites_whole_ids(games: Path, tests: Path, name: str, ids: set[str]) -> None:
    result = cited(games, tests, f"def {name}():\n    assert f()\n")
    assert result.covered == ids
    assert result.problems == ()


@pytest.mark.parametrize(
    "code",
    [
        '@rules("TOW-EXPL-1")\ndef test_step():\n    assert f()\n',
        '@coverage.rules("TOW-EXPL-1", "TOW-EX-1")\nasync def test_step():\n    assert f()\n',
        "class TestStep:\n  def test_TOW_EXPL_1(self):\n    for x in y:\n      assert x\n",
        "def test_TOW_EXPL_1():\n    with pytest.raises(IllegalAnswer):\n        f()\n",
        "def test_TOW_EXPL_1():\n    with raises(IllegalAnswer):\n        f()\n",
    ],
)
def test_decorators_classes_and_expected_errors_count(games: Path, tests: Path, code: str) -> None:
    assert "TOW-EXPL-1" in cited(games, tests, code).covered


@pytest.mark.parametrize(
    "code",
    [
        "def test_TOW_EXPL_1():\n    f()\n",
        "def test_TOW_EXPL_1():\n    assert True\n",
        "def test_TOW_EXPL_1():\n    'assert f()'\n",
        "@pytest.mark.skip\ndef test_TOW_EXPL_1():\n    assert f()\n",
        "@pytest.mark.xfail(strict=True)\ndef test_TOW_EXPL_1():\n    assert f()\n",
        "# def test_TOW_EXPL_1(): assert f()\n",
    ],
)
def test_a_test_that_checks_nothing_covers_nothing(games: Path, tests: Path, code: str) -> None:
    assert cited(games, tests, code).covered == frozenset()


@pytest.mark.parametrize(
    "code",
    [
        "def test_TOW_EXPL_3_x():\n    assert f()\n",
        '@rules("KAL-EXPL-1")\ndef test_x():\n    assert f()\n',
    ],
)
def test_citing_a_rule_that_is_not_there_is_an_error(games: Path, tests: Path, code: str) -> None:
    result = cited(games, tests, code)
    assert not result.complete
    assert "no such rule" in result.problems[0]
    assert result.problems[0].startswith("test_tower.py:")


def test_computed_citations_are_an_error(games: Path, tests: Path) -> None:
    result = cited(games, tests, "@rules(*IDS)\ndef test_x():\n    assert f()\n")
    assert result.problems == ("test_tower.py:2 test_x must give @rules plain strings",)


def test_the_report_counts_and_lists_in_ledger_order(games: Path, tests: Path) -> None:
    code = '@rules("TOW-EXPL-1", "TOW-EXPL-2", "TOW-EX-1")\ndef test_x():\n    assert f()\n'
    (games / "tower" / "rain.py").write_text("# TOW-EVENT-A, TOW-EX-1\n", encoding="utf-8")
    assert cited(games, tests, code).report().splitlines() == [
        "tower  tests 2/5 40.0%  code 2/5 40.0%",
        "  no test: TOW-EXPL-10  A step costs one token.",
        "  no test: TOW-2P-1  Two players share a tower, and this sentence is long enough to be "
        "cut …",
        "  no test: TOW-EVENT-A  Rain.",
        "  no code: TOW-EXPL-1  A step goes to a neighbouring space.",
        "  no code: TOW-EXPL-10  A step costs one token.",
        "  no code: TOW-2P-1  Two players share a tower, and this sentence is long enough to be "
        "cut …",
    ]


ALL = '@rules("TOW-EXPL-1", "TOW-EXPL-10", "TOW-2P-1", "TOW-EVENT-A", "TOW-EX-1")\n'


def test_main_succeeds_only_when_all_is_covered(
    games: Path, tests: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    arguments = [str(games / "tower"), "--tests", str(tests)]
    assert main(arguments) == 1
    assert "\n  no test: TOW-EXPL-1  A step" in capsys.readouterr().out
    cited(games, tests, f"{ALL}def test_x():\n    assert f()\n")
    assert main(arguments) == 1
    assert "\n  no code: TOW-EXPL-1  A step" in capsys.readouterr().out
    (games / "tower" / "tower.py").write_text(f"{ALL}def f(): ...\n", encoding="utf-8")
    assert main(arguments) == 0
    assert capsys.readouterr().out == "tower  tests 5/5 100.0%  code 5/5 100.0%\n"
    cited(games, tests, f"{ALL}def test_TOW_EX_2():\n    assert f()\n")
    assert main(arguments) == 1
    out = capsys.readouterr().out
    assert "error: games/tower/test_tower.py:2 test_TOW_EX_2 cites TOW-EX-2" in out


def test_code_and_content_name_rules_and_tests_inside_the_folder_do_not(games: Path) -> None:
    tower = games / "tower"
    (tower / "tests").mkdir()
    (tower / "tests" / "test_tower.py").write_text("# TOW-EXPL-1\n", encoding="utf-8")
    (tower / "step.py").write_text('"""TOW-EXPL-10."""\n', encoding="utf-8")
    (tower / "content").mkdir()
    (tower / "content" / "weather.yaml").write_text("rain: 1  # TOW-EVENT-A\n", encoding="utf-8")
    result = measure(tower, tower / "tests")
    assert result.named == {"TOW-EXPL-10", "TOW-EVENT-A"}
    assert result.unnamed == ["TOW-EXPL-1", "TOW-2P-1", "TOW-EX-1"]


def test_code_that_cites_a_rule_that_is_not_there_is_an_error(games: Path, tests: Path) -> None:
    (games / "tower" / "step.py").write_text("\n# TOW-EXPL-11, HTTP-GET-2\n", encoding="utf-8")
    result = measure(games / "tower", tests)
    assert result.problems == ("step.py:2 cites TOW-EXPL-11: no such rule",)


def test_without_a_ledger_or_tests_there_is_no_success(
    games: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([str(tmp_path)]) == 1
    assert "There is no rules.md in" in capsys.readouterr().err
    assert main([str(games / "tower")]) == 1
    assert "tower: no tests were found; say where" in capsys.readouterr().err


def test_the_tests_are_those_of_the_project_the_game_lies_in(
    games: Path, tests: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "pyproject.toml").touch()
    cited(games, tests, f"{ALL}def test_x():\n    assert f()\n")
    (games / "tower" / "tower.py").write_text(f"{ALL}def f(): ...\n", encoding="utf-8")
    assert main([str(games / "tower")]) == 0
    assert capsys.readouterr().out.startswith("tower  tests 5/5 100.0%")


def test_it_runs_as_a_module(games: Path, tests: Path) -> None:
    command = [sys.executable, "-m", "igroteka.testing.coverage"]
    command += [str(games / "tower"), "--tests", str(tests)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert done.stdout.startswith("tower  tests 0/5 0.0%  code 0/5 0.0%\n")


def test_the_decorator_leaves_the_test_as_it_was() -> None:
    def test_step() -> int:
        return 7

    marked = rules("TOW-EXPL-1", "TOW-EX-1")(test_step)
    assert marked is test_step
    assert marked() == 7
    assert vars(marked)["rules"] == ("TOW-EXPL-1", "TOW-EX-1")


def test_the_decorator_refuses_what_is_no_id() -> None:
    with pytest.raises(ValueError, match="'TOW-EXPL' is not a rule id"):
        rules("TOW-EXPL")
