"""The art of games as files: types, caching, and what is not art."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from igroteka.kernel.game import Game
from igroteka.kernel.registry import find_game, game_names
from igroteka.server.http import art as served
from tests.kernel.lanterns import broken
from tests.server.test_http import Browser, browser


@pytest.fixture
def web(tmp_path: Path) -> Iterator[Browser]:
    served._art.cache_clear()
    with browser(tmp_path) as test:
        yield test
    served._art.cache_clear()


def offer(monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
    """A game in this folder, besides ours."""

    def find(name: str) -> Game[Any]:
        return broken(folder=folder) if name == "lanterns" else find_game(name)

    monkeypatch.setattr(served, "find_game", find)


@pytest.mark.parametrize("game", game_names())
def test_the_art_of_our_games_is_served_for_ever(web: Browser, game: str) -> None:
    art = web.get(f"/api/games/{game}/art")
    assert art.headers["cache-control"] == "no-cache"
    told = art.json()
    kinds = {"image/svg+xml": told["drawings"], "text/css; charset=utf-8": [told["style"]]}
    for kind, addresses in kinds.items():
        for address in addresses:
            file = web.get(address)
            assert file.status_code == 200
            assert file.headers["content-type"] == kind
            assert "immutable" in file.headers["cache-control"]
            assert file.headers["x-content-type-options"] == "nosniff"
            assert file.headers["content-encoding"] == "gzip"


def test_what_a_browser_has_is_not_sent_again(web: Browser) -> None:
    path = f"/api/games/{game_names()[0]}/art"
    tag = web.get(path).headers["etag"]
    assert web.get(path, headers={"if-none-match": tag}).status_code == 304


def test_a_game_without_art_is_told_as_plain(
    web: Browser, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    offer(monkeypatch, tmp_path)
    assert web.get("/api/games/lanterns/art").json() == {}


def test_bad_art_is_not_served_and_the_log_says_why(
    web: Browser,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    caplog: pytest.LogCaptureFixture,
) -> None:
    folder = tmp_path / "game" / "art"
    folder.mkdir(parents=True)
    (folder / "art.yaml").write_text("{}")
    (folder / "a.svg").write_text('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')
    offer(monkeypatch, folder.parent)
    with caplog.at_level(logging.ERROR):
        assert web.get("/api/games/lanterns/art").json() == {}
    assert "the art of lanterns is not shown: a.svg: <script>" in caplog.text


def test_nothing_else_can_be_asked_for(web: Browser) -> None:
    game = game_names()[0]
    for name in ("art.yaml", "style.css", "..%2Frules.md", "%2e%2e"):
        assert web.get(f"/api/games/{game}/art/{name}").status_code == 404
    assert web.get("/api/games/unheard-of/art").status_code == 404
