"""The copies of the state are those that its annotations call for."""

from __future__ import annotations

from pathlib import Path

from igroteka.games.candelabria.rules import state
from igroteka.testing.copies import problems


def test_copies_are_up_to_date() -> None:
    assert problems(Path(state.__file__).parent) == []
