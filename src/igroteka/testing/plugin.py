"""For pytest: `pytest_plugins = ["igroteka.testing.plugin"]` in the conftest of a game's tests.

It makes the assertions of these modules explain themselves, knows the mark `battery`, lets no
test fail because the machine is busy, and gives every module of tests the words of its `GAME`.
"""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, settings

from igroteka.kernel.text import LANGS, Translator

for module in ("battery", "evaluation", "golden", "scenes", "situation", "texts", "unread"):
    pytest.register_assert_rewrite(f"igroteka.testing.{module}")

settings.register_profile("igroteka", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("igroteka")


def pytest_configure(config: pytest.Config) -> None:
    """The mark of the costly tests."""
    config.addinivalue_line(
        "markers", "battery: the checks every game inherits, at every decision of random matches"
    )


@pytest.fixture(scope="module", params=LANGS)
def t(request: pytest.FixtureRequest) -> Translator:
    """Either language of the game that the module is about."""
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
