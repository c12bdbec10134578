"""The state: its copies are generated and up to date."""

from __future__ import annotations

from importlib.resources import as_file

from igroteka.games.kalena.content import FOLDER
from igroteka.testing.copies import main, part_names


def test_the_copies_of_the_state_are_up_to_date() -> None:
    with as_file(FOLDER / "rules") as folder:
        assert {"Kalena", "Player"} <= part_names(folder)
        assert main([str(folder), "--check"]) == 0
