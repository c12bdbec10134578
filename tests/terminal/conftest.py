"""Every test keeps its saves in a folder of its own."""

from __future__ import annotations

from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """IGROTEKA_HOME, and a language that does not depend on whoever runs the tests."""
    monkeypatch.setenv("IGROTEKA_HOME", str(tmp_path))
    for variable in ("LC_ALL", "LC_MESSAGES", "NO_COLOR", "FORCE_COLOR", "COLUMNS"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setenv("LANG", "ru_RU.UTF-8")
    return tmp_path
