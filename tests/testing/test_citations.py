"""Where a rule lives: which lines of code, entries and tests name it."""

from pathlib import Path

import pytest

from igroteka.kernel.rulebook import Rulebook
from igroteka.testing.citations import Citations, folder_of_tests, in_code, in_content, in_tests

LEDGER = "\n".join(
    f"- **{id}** (rulebook) Text."
    for id in ("TOW-STEP-1", "TOW-STEP-3", "TOW-STEP-2", "TOW-STEP-12", "TOW-RAIN-1", "TOW-RAIN-A")
)
BOOK = Rulebook(LEDGER)


def code(folder: Path, source: str) -> Citations:
    (folder / "tower.py").write_text(source, encoding="utf-8")
    return in_code(folder, BOOK)


def content(folder: Path, source: str) -> Citations:
    (folder / "content").mkdir()
    (folder / "content" / "tower.yaml").write_text(source, encoding="utf-8")
    return in_content(folder, BOOK)


def lines(found: Citations) -> dict[str, list[tuple[int, str]]]:
    """By rule: line, and what it is part of."""
    return {id: [(place.line, place.inside) for place in at] for id, at in found.places.items()}


# Code -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "source",
    [
        '"""TOW-STEP-1: a step."""',
        "x = 1  # TOW-STEP-1",
        'g.tell("stepped", "TOW-STEP-1", who=1)',
        'x = f"TOW-STEP-1 {y}"',
        'x = """\nTOW-STEP-1\n"""',
        "x = 'as (TOW-STEP-1).'",
    ],
)
def test_docstrings_comments_and_strings_name_rules(tmp_path: Path, source: str) -> None:
    assert list(code(tmp_path, source).places) == ["TOW-STEP-1"]


@pytest.mark.parametrize(
    "source", ["TOW - STEP - 1", "# TOW-STEP-1x", "# XTOW-STEP-1", "# KAL-STEP-1", "# TOW-STEP"]
)
def test_what_is_no_id_of_this_game_names_none(tmp_path: Path, source: str) -> None:
    found = code(tmp_path, source)
    assert found.places == {}
    assert found.problems == []


@pytest.mark.parametrize(
    ("source", "ids"),
    [
        ("# TOW-STEP-1 to TOW-STEP-3", ["TOW-STEP-1", "TOW-STEP-2", "TOW-STEP-3"]),
        ("# TOW-STEP-1 to\n# TOW-STEP-3", ["TOW-STEP-1", "TOW-STEP-2", "TOW-STEP-3"]),
        ('"""TOW-STEP-2 to\n    TOW-STEP-12."""', ["TOW-STEP-2", "TOW-STEP-3", "TOW-STEP-12"]),
        ("# TOW-STEP-1, TOW-STEP-3", ["TOW-STEP-1", "TOW-STEP-3"]),
        ("# TOW-STEP-12 to TOW-RAIN-1", ["TOW-STEP-12", "TOW-RAIN-1"]),
        ('f("TOW-STEP-1", "to", "TOW-STEP-3")', ["TOW-STEP-1", "TOW-STEP-3"]),
    ],
)
def test_a_range_names_all_between_its_ends(tmp_path: Path, source: str, ids: list[str]) -> None:
    assert list(code(tmp_path, source).places) == ids


def test_an_end_of_a_range_that_is_no_rule_is_an_error(tmp_path: Path) -> None:
    assert code(tmp_path, "\n# TOW-STEP-3 to TOW-STEP-11").problems == [
        "tower.py:2 cites TOW-STEP-11: no such rule"
    ]


CODE = '''\
"""TOW-STEP-1."""

COSTS = {
    "up": 1,  # TOW-STEP-2
}
"""TOW-STEP-3: what a step costs."""


@rule("TOW-STEP-12")
def step(g):
    def inner():
        return "TOW-RAIN-1", "TOW-RAIN-1"


class Rain:
    wet: int = 1
    """TOW-RAIN-A."""

    def fall(self):
        x = "TOW-RAIN-A"
'''


def test_every_place_says_what_it_is_part_of(tmp_path: Path) -> None:
    assert lines(code(tmp_path, CODE)) == {
        "TOW-STEP-1": [(1, "")],
        "TOW-STEP-2": [(4, "COSTS")],
        "TOW-STEP-3": [(6, "COSTS")],
        "TOW-STEP-12": [(9, "step")],
        "TOW-RAIN-1": [(12, "step.inner")],
        "TOW-RAIN-A": [(17, "Rain.wet"), (20, "Rain.fall")],
    }


def test_a_place_shows_its_line(tmp_path: Path) -> None:
    place = code(tmp_path, CODE).places["TOW-STEP-12"][0]
    assert (place.path, place.text) == (tmp_path / "tower.py", '@rule("TOW-STEP-12")')


def test_the_ledger_and_other_files_name_nothing(tmp_path: Path) -> None:
    (tmp_path / "rules.md").write_text(LEDGER, encoding="utf-8")
    (tmp_path / "art.yaml").write_text("# TOW-STEP-1", encoding="utf-8")
    (tmp_path / "en.ftl").write_text("label-TOW-STEP-1 = Step", encoding="utf-8")
    assert in_code(tmp_path, BOOK).places == {}
    assert in_content(tmp_path, BOOK).places == {}


# Content ----------------------------------------------------------------------------------------

CONTENT = """\
# TOW-STEP-1 to
# TOW-STEP-2
tokens: 12
towers:
  # TOW-STEP-3: as printed
  - id: high
    floors: 3  # TOW-STEP-12
    stairs: {id: steep, steps: 9}  # TOW-RAIN-1
  - id: low
    floors: 1
    rule: TOW-RAIN-A
"""


def test_entries_are_named_by_id_or_key_and_comments_are_about_what_follows(tmp_path: Path) -> None:
    assert lines(content(tmp_path, CONTENT)) == {
        "TOW-STEP-1": [(1, "tokens")],
        "TOW-STEP-2": [(1, "tokens")],
        "TOW-STEP-3": [(5, "high")],
        "TOW-STEP-12": [(7, "high")],
        "TOW-RAIN-1": [(8, "steep")],
        "TOW-RAIN-A": [(11, "low")],
    }


def test_empty_content_names_nothing(tmp_path: Path) -> None:
    assert content(tmp_path, "").places == {}


# Tests ------------------------------------------------------------------------------------------


def test_tests_are_named_with_their_lines(tmp_path: Path) -> None:
    source = (
        "def test_TOW_STEP_1_goes():\n    assert f()\n\n"
        '@rules("TOW-STEP-2")\ndef test_x():\n    assert f()\n'
    )
    (tmp_path / "test_tower.py").write_text(source, encoding="utf-8")
    assert lines(in_tests(tmp_path, BOOK)) == {
        "TOW-STEP-1": [(1, "test_TOW_STEP_1_goes")],
        "TOW-STEP-2": [(5, "test_x")],
    }


def test_the_tests_of_a_game_are_looked_for_in_its_project(tmp_path: Path) -> None:
    folder = tmp_path / "src" / "towers" / "tower"
    folder.mkdir(parents=True)
    (tmp_path / "tests").mkdir()
    assert folder_of_tests(folder, "tower") is None  # nothing says that these belong together
    (tmp_path / "pyproject.toml").touch()
    assert folder_of_tests(folder, "tower") == tmp_path / "tests"
    (tmp_path / "tests" / "games" / "tower").mkdir(parents=True)
    assert folder_of_tests(folder, "tower") == tmp_path / "tests" / "games" / "tower"
