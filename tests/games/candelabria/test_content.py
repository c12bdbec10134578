"""Content: nothing that no code reads."""

from __future__ import annotations

from igroteka.games.candelabria import GAME
from igroteka.testing.unread import assert_all_read


def test_whatever_the_files_hold_is_read() -> None:
    assert_all_read(GAME)
