"""A newcomer learns the first lesson of each game and plays a short match, by what glows alone.

At a desk and on a phone, with a luck that can be had again: `make newcomer SEED=7`.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from itertools import cycle

import pytest
from playwright.sync_api import Browser, expect

from igroteka.kernel.registry import find_game, game_names
from tests.web.conftest import visitors
from tests.web.newcomer import NEW, Newcomer
from tests.web.server import Server, running
from tests.web.test_accessibility import minded
from tests.web.test_phone import PHONE, assert_fits
from tests.web.visitor import OpenVisitor

pytestmark = pytest.mark.browser

GAMES = game_names()
BOTH: list[str] = ["en", "ru"]
LUCK = int(os.environ.get("IGROTEKA_LUCK", "1"))


@pytest.fixture(scope="module")
def steady(tmp_path_factory: pytest.TempPathFactory, client: None) -> Iterator[Server]:
    """A server whose tables all have the same luck."""
    with running(tmp_path_factory.mktemp("steady"), LUCK) as server:
        yield server


@pytest.fixture
def visitor(browser: Browser, steady: Server) -> Iterator[OpenVisitor]:
    """Opens browsers at that server."""
    yield from visitors(browser, steady)


def play_now(newcomer: Newcomer, game: str, lang: str) -> None:
    """From the lobby into a short match: few seats, an easy bot."""
    page = newcomer.person.page
    page.goto("/")
    newcomer.tap(page.get_by_role("button", name=re.compile("Play now|Играть сейчас")))
    which = page.get_by_role("group", name=re.compile("What shall we play|Во что сыграем"))
    title = find_game(game).translator(lang)("label-title")
    newcomer.tap(which.get_by_role("button", name=title))
    page.wait_for_url(re.compile("/table/"))


@pytest.mark.parametrize("game", GAMES)
def test_a_newcomer_learns_a_game_and_plays_it(visitor: OpenVisitor, game: str) -> None:
    person = visitor(settings=NEW)
    newcomer = Newcomer(person, seed=1)
    person.goto(f"/learn/{game}")
    person.page.get_by_role("link", name=find_game(game).lessons()[0].title.en).click()
    expect(person.page.get_by_role("region", name="The coach")).to_be_visible()
    assert newcomer.play()
    assert minded(person, f"the end of a lesson of {game}") == []

    play_now(newcomer, game, "en")
    assert not newcomer.play(12)
    assert minded(person, f"a match of {game}") == []
    assert newcomer.play()
    newcomer.has_finished()
    person.picture(f"newcomer-{game}")
    assert minded(person, f"the result of {game}") == []
    assert newcomer.hints, "no action was explained when it was met first"


@pytest.mark.newcomer
@pytest.mark.parametrize(("game", "lang"), [*zip(GAMES, cycle(BOTH), strict=False)])
def test_a_short_match_is_played_with_one_thumb(visitor: OpenVisitor, game: str, lang: str) -> None:
    newcomer = Newcomer(visitor(settings={**NEW, "lang": lang}, **PHONE), seed=2)
    play_now(newcomer, game, lang)
    assert not newcomer.play(12)
    assert_fits(newcomer.person, f"newcomer-{game}")
    assert newcomer.play()
    newcomer.has_finished()
    assert_fits(newcomer.person, f"newcomer-{game}-result")
