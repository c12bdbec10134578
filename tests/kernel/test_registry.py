"""The registry: games come from any installed package."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from igroteka.kernel.errors import UnknownGame
from igroteka.kernel.registry import find_game, game_names


def test_the_installed_games_are_found() -> None:
    assert "kalena" in game_names()
    assert find_game("kalena").id == "kalena"


def test_an_unknown_game_is_answered_with_the_nearest_and_the_list() -> None:
    with pytest.raises(UnknownGame, match=r"no game 'kalina'. Did you mean kalena\? Installed:"):
        find_game("kalina")


def installed(folder: Path, entry: str, monkeypatch: pytest.MonkeyPatch) -> None:
    info = folder / "stranger-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: stranger\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(f"[igroteka.games]\n{entry}\n")
    monkeypatch.setattr(sys, "path", [str(folder), *sys.path])


def test_a_game_of_another_package_works_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    installed(tmp_path, "lanterns = tests.kernel.lanterns:GAME", monkeypatch)
    assert "lanterns" in game_names()
    assert find_game("lanterns").rulebook()["LAN-BET-1"].text.startswith("At the start")


def test_a_package_that_offers_something_else_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    installed(tmp_path, "oddity = tests.kernel.lanterns:LIGHT", monkeypatch)
    with pytest.raises(UnknownGame, match=r"tests\.kernel\.lanterns:LIGHT offers 'oddity'"):
        find_game("oddity")
