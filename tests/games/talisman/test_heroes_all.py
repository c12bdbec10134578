"""Every ability of every hero has a test of its own, named after it."""

from __future__ import annotations

from types import ModuleType

import pytest

from igroteka.games.talisman.content import HERO_CARDS
from tests.games.talisman import test_heroes_casters, test_heroes_fighters, test_heroes_gentle

MODULES: tuple[ModuleType, ...] = (test_heroes_casters, test_heroes_fighters, test_heroes_gentle)
ABILITIES = [f"{hero.id}_{ability.id}" for hero in HERO_CARDS for ability in hero.abilities]


@pytest.mark.parametrize("ability", ABILITIES)
def test_the_ability_has_a_test(ability: str) -> None:
    tests = [name for module in MODULES for name in vars(module) if name.startswith("test_")]
    assert any(ability in name for name in tests)
