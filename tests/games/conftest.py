"""The translators of the game that a module of tests is about: its `GAME`."""

from __future__ import annotations

import pytest

from igroteka.kernel.text import LANGS, Translator


@pytest.fixture(scope="module", params=LANGS)
def t(request: pytest.FixtureRequest) -> Translator:
    """Either language."""
    found: Translator = request.module.GAME.translator(request.param)
    return found


@pytest.fixture(scope="module")
def ru(request: pytest.FixtureRequest) -> Translator:
    """Russian, for two people with names."""
    found: Translator = request.module.GAME.translator("ru", ["Анна", "Борис"])
    return found


@pytest.fixture(scope="module")
def en(request: pytest.FixtureRequest) -> Translator:
    """English, for two people with names."""
    found: Translator = request.module.GAME.translator("en", ["Ann", "Bob"])
    return found
