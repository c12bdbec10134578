"""The copies of states are generated: those of our games are up to date, and others can be made."""

from __future__ import annotations

from pathlib import Path

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

HERO = """\
        twin = Hero.__new__(Hero)
        twin.seat = self.seat
        return twin
"""

TABLE = """\
        twin = Table.__new__(Table)
        twin.chance = self.chance.copy()
        twin.journal = MUTE
        twin.name = self.name
        twin.deck = self.deck.copy()
        twin.cards = self.cards.copy()
        twin.rows = [item.copy() for item in self.rows]
        twin.heroes = [item.copy() for item in self.heroes]
        twin.fight = None if self.fight is None else self.fight.copy()
        twin.label = self.label
        twin.tokens = self.tokens.copy()
        twin.hands = {key: item.copy() for key, item in self.hands.items()}
        twin.pair = self.pair
        return twin
"""


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
    assert f"    def copy(self) -> Hero:\n{HERO}" in text
    assert f"    def copy(self) -> Table:\n{TABLE}" in text
    assert text.index("Where he sits") < text.index("def copy(self) -> Hero")
    assert text.index("def copy(self) -> Table") < text.index("def over")


def test_what_has_no_constructor_is_made_by_its_name(tmp_path: Path) -> None:
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
