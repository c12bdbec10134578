"""Content that no code reads is found, and what is read is not taken for it."""

from dataclasses import replace
from pathlib import Path

import pytest

from igroteka.testing.unread import Reading, assert_all_read, package_of
from tests.kernel.lanterns import GAME

STRUCTS = """\
from typing import Any
from igroteka.kernel.content import Entry, load

class Stairs(Entry, frozen=True):
    steps: int
    count: int

class Tower(Entry, frozen=True):
    floors: int
    stairs: Stairs
    count: int = 1

class HighTower(Tower, frozen=True):
    flag: str = ""

TOWERS: tuple[Tower, ...] = load(FOLDER, "towers", tuple[Tower, ...])
HIGH: tuple[HighTower, ...] = load(FOLDER, "high", tuple[HighTower, ...])
"""

ALL = {"Stairs.steps", "Stairs.count", "Tower.floors", "Tower.stairs", "Tower.count"}


@pytest.fixture
def tower(tmp_path: Path) -> Path:
    """A package of its own; its name is nobody else's."""
    folder = tmp_path / "towers_of_test" / "tower"
    folder.mkdir(parents=True)
    (folder.parent / "__init__.py").touch()
    (folder / "__init__.py").touch()
    (folder / "structs.py").write_text(STRUCTS, encoding="utf-8")
    (folder / "content").mkdir()
    for name in ("towers", "high"):
        (folder / "content" / f"{name}.yaml").write_text("[]", encoding="utf-8")
    return folder


def reading(tower: Path, code: str) -> Reading:
    head = "from towers_of_test.tower.structs import *\n"
    (tower / "rules.py").write_text(head + code, encoding="utf-8")
    return Reading(tower, "towers_of_test.tower")


def unread(tower: Path, code: str) -> set[str]:
    found = [str(field) for field in reading(tower, code).unread()]
    assert all(line.startswith("structs.py:") for line in found)
    return {line.partition(" ")[2] for line in found}


@pytest.mark.parametrize(
    ("code", "read"),
    [
        ("x = TOWERS[0].floors", {"Tower.floors"}),
        ("x = [tower.stairs.steps for tower in TOWERS]", {"Tower.stairs", "Stairs.steps"}),
        ("x = HIGH[0].floors", {"Tower.floors"}),
        ("x = TOWERS[0].count", {"Tower.count"}),
        (
            "def f(one: Stairs | Tower) -> int:\n    return one.count",
            {"Stairs.count", "Tower.count"},
        ),
        ("match TOWERS[0]:\n    case Tower(floors=3): pass", {"Tower.floors"}),
        (
            "match TOWERS[0]:\n    case Tower(3): pass",
            {"Tower.floors", "Tower.stairs", "Tower.count"},
        ),
        ('x = getattr(TOWERS[0], "floors")', {"Tower.floors"}),
        ('for name in ("floors",):\n    getattr(TOWERS[0], name)', {"Tower.floors"}),
        ("def f(one):\n    return one.steps", {"Stairs.steps"}),
    ],
)
def test_a_field_is_read_by_its_name_of_its_own_struct(
    tower: Path, code: str, read: set[str]
) -> None:
    assert unread(tower, code) == ALL - read | {"HighTower.flag"}


def test_a_protocol_reads_what_fits_it(tower: Path) -> None:
    code = (
        "from typing import Protocol\n"
        "class Counted(Protocol):\n"
        "    @property\n"
        "    def count(self) -> int: ...\n"
        "def f(one: Counted) -> int:\n"
        "    return one.count\n"
    )
    assert {"Stairs.count", "Tower.count"}.isdisjoint(unread(tower, code))


@pytest.mark.parametrize(
    "code",
    [
        "x = Tower(floors=3, stairs=Stairs(1, 1), count=1)",
        "class Cellar:\n    floors = 1\nx = Cellar().floors",
        '"tower.floors"',
        "def f(option):\n    return option.value",
    ],
)
def test_what_only_looks_like_reading_is_none(tower: Path, code: str) -> None:
    assert unread(tower, code) == ALL | {"HighTower.flag"}


def test_files_that_nobody_loads_and_fields_that_hold_anything(tower: Path) -> None:
    structs = "class Loose(Entry, frozen=True):\n    bag: dict[str, Any]\n    anything: int\n"
    with (tower / "structs.py").open("a", encoding="utf-8") as file:
        file.write(f'{structs}\nload(FOLDER, f"board_{{side}}", Loose)\n')
    for name in ("board_large", "words"):
        (tower / "content" / f"{name}.yaml").touch()
    found = reading(tower, "")
    assert found.unloaded() == ["content/words.yaml"]
    assert [str(field) for field in found.untyped()] == ["structs.py:19 Loose.bag"]


def test_the_package_of_a_game_is_found_by_its_folder() -> None:
    assert package_of(GAME) == "tests.kernel.lanterns"
    with pytest.raises(ValueError, match="not the folder of a package"):
        package_of(replace(GAME, folder=Path(__file__).parent))


def test_lanterns_has_nothing_unread() -> None:
    assert_all_read(GAME)
