"""A store and a house for every test that wants one."""

import itertools
from collections.abc import Iterator
from pathlib import Path

import pytest

from igroteka.server.store import Store
from igroteka.server.tables import opening
from tests.server.tables.kit import open_store


@pytest.fixture(autouse=True)
def same_luck(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every table of a test has its own luck, and has it again the next time."""
    numbers = itertools.count(1)
    monkeypatch.setattr(opening, "fresh_seed", lambda: f"{next(numbers):064x}")


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    opened = open_store(tmp_path)
    yield opened
    opened.close()
