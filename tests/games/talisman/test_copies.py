"""Copies of the state are generated: they are up to date."""

from __future__ import annotations

from igroteka.games.talisman import GAME
from igroteka.testing.copies import problems
from igroteka.testing.texts import folder


def test_the_copies_are_up_to_date() -> None:
    assert problems(folder(GAME) / "rules") == []
