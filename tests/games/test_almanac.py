"""The almanac of every game: all pages can be read, and whatever lies on a table has one."""

from __future__ import annotations

import os

import pytest

from igroteka.kernel.registry import find_game, game_names
from igroteka.testing.almanac import assert_readable, random_moments, without_page

MATCHES = int(os.environ.get("IGROTEKA_FUZZ", "6"))
EVERY = 1 if MATCHES > 6 else 12
"""Few matches look at some of their decisions only; the long run at all of them."""


@pytest.mark.parametrize("name", game_names())
def test_every_page_can_be_read_in_both_languages(name: str) -> None:
    assert_readable(find_game(name))


@pytest.mark.parametrize("name", game_names())
def test_whatever_lies_on_a_table_has_a_page(name: str) -> None:
    game = find_game(name)
    assert without_page(game, random_moments(game, MATCHES, EVERY)) == set()
