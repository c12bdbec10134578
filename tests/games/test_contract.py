"""What every game of ours must stand, beside the battery: nothing in its folder is for show."""

from __future__ import annotations

import pytest

from igroteka.kernel import flow
from igroteka.kernel.registry import find_game, game_names
from igroteka.testing.texts import assert_rules_plain
from igroteka.testing.unread import assert_all_read

COMPILED = not str(flow.__file__).endswith(".py")


@pytest.mark.skipif(COMPILED, reason="a compiled engine brings no sources to read")
@pytest.mark.parametrize("name", game_names())
def test_all_content_is_read(name: str) -> None:
    assert_all_read(find_game(name))


@pytest.mark.parametrize("name", game_names())
def test_rules_are_told_without_ids_and_files(name: str) -> None:
    assert_rules_plain(find_game(name))
