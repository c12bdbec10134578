"""The copies of states are generated: those of our games are up to date, and others can be made."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import TypeGuard

import pytest

import igroteka
from igroteka.testing import copies

SOURCES = Path(igroteka.__file__).parent

STATE = '''\
from dataclasses import dataclass
from igroteka.kernel.deck import Deck
from igroteka.kernel.state import Part, State


@dataclass(slots=True)
class Hero(Part):
    """Somebody."""

    seat: int
    """Where he sits."""


@dataclass(slots=True)
class Table(State):
    name: str
    deck: Deck
    cards: list[int]
    rows: list[list[int]]
    heroes: list[Hero]
    fight: Hero | None
    label: str | None
    tokens: dict[int, int]
    hands: dict[int, list[int]]
    pair: tuple[int, ...]

    @property
    def over(self) -> bool:
        return False
'''

COPIES = {
    "Hero": "Hero(self.seat)",
    "Table": "Table(self.chance.copy(), MUTE, self.name, self.deck.copy(), self.cards.copy(), "
    "[item.copy() for item in self.rows], [item.copy() for item in self.heroes], "
    "None if self.fight is None else self.fight.copy(), self.label, self.tokens.copy(), "
    "{key: item.copy() for key, item in self.hands.items()}, self.pair)",
}


@pytest.mark.parametrize(
    "folder", sorted(SOURCES.glob("games/*/rules")), ids=lambda p: p.parent.name
)
def test_the_copies_of_a_game_are_up_to_date(folder: Path) -> None:
    assert copies.problems(folder) == []


def test_the_deck_of_the_kernel_copies_every_field() -> None:
    [path] = [p for p in copies.states(SOURCES / "kernel") if p.name == "deck.py"]
    assert copies.outdated(path, {"Deck"}) == []


def test_a_missing_copy_is_written_behind_the_fields(tmp_path: Path) -> None:
    path = tmp_path / "state.py"
    path.write_text(STATE, encoding="utf-8")
    assert len(copies.problems(tmp_path)) == 2
    assert copies.main([str(tmp_path), "--check"]) == 1
    assert copies.main([str(tmp_path)]) == 0
    assert copies.problems(tmp_path) == []
    text = path.read_text(encoding="utf-8")
    copied = [ast.unparse(node.value or node) for node in ast.walk(ast.parse(text)) if _makes(node)]
    assert copied == [COPIES["Hero"], COPIES["Table"]]
    assert text.index("Where he sits") < text.index("def copy(self) -> Hero")
    assert text.index("def copy(self) -> Table") < text.index("def over")


def test_what_has_no_constructor_is_copied_field_by_field(tmp_path: Path) -> None:
    path = tmp_path / "state.py"
    text = STATE.replace("@dataclass(slots=True)", "@dataclass(slots=True, init=False)")
    path.write_text(text, encoding="utf-8")
    copies.main([str(tmp_path)])
    assert copies.problems(tmp_path) == []
    written = path.read_text(encoding="utf-8")
    assert "        twin = Hero()\n        twin.seat = self.seat\n        return twin\n" in written
    assert (
        "        twin = Table(self.chance.copy(), MUTE)\n        twin.name = self.name\n" in written
    )
    assert "        twin.rows = [item.copy() for item in self.rows]\n" in written


def _makes(node: ast.AST) -> TypeGuard[ast.Return]:
    return isinstance(node, ast.Return) and isinstance(node.value, ast.Call)


def test_a_copy_that_forgets_a_field_is_found(tmp_path: Path) -> None:
    path = tmp_path / "state.py"
    path.write_text(STATE, encoding="utf-8")
    copies.main([str(tmp_path)])
    source = path.read_text(encoding="utf-8")
    path.write_text(source.replace("    seat: int\n", "    seat: int\n    gold: int\n"), "utf-8")
    assert copies.problems(tmp_path) == ["state.py: the copy of Hero is out of date"]


def test_what_cannot_be_copied_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "state.py"
    path.write_text(STATE.replace("cards: list[int]", "cards: set[int]"), encoding="utf-8")
    with pytest.raises(copies.Unknown, match="cards"):
        copies.problems(tmp_path)
