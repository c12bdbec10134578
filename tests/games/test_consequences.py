"""What would happen, in every game: said of every option, the same twice, and without secrets."""

from __future__ import annotations

import os
from random import Random

import pytest

from igroteka.kernel.registry import find_game, game_names
from igroteka.testing.almanac import random_moments
from igroteka.testing.consequences import check

MATCHES = int(os.environ.get("IGROTEKA_FUZZ", "5"))
EVERY, OPTIONS = (1, 1000) if MATCHES > 5 else (60, 2)
"""Few matches look at some decisions and options only; the long run at all of them."""


@pytest.mark.parametrize("name", game_names())
def test_every_option_has_a_consequence_that_tells_no_secret(name: str) -> None:
    game = find_game(name)
    looked = check(game, random_moments(game, MATCHES, EVERY), OPTIONS, Random(0))
    assert looked.options > 10
    assert looked.compared > 5
    assert looked.compared + looked.open == looked.options
    assert looked.empty < looked.options
