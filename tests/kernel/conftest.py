"""Lanterns is not installed; for the tests of the kernel the registry knows it all the same."""

import pytest

from igroteka.kernel import campaign_file, registry, save
from tests.kernel.lanterns import GAME


@pytest.fixture(autouse=True)
def lanterns_is_known(monkeypatch: pytest.MonkeyPatch) -> None:
    found = registry.find_game

    def find(name: str) -> object:
        return GAME if name == GAME.id else found(name)

    monkeypatch.setattr(save, "find_game", find)
    monkeypatch.setattr(campaign_file, "find_game", find)
