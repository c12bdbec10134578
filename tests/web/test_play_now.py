"""A newcomer is in a match at once."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.web.server import Server
from tests.web.visitor import OpenVisitor

pytestmark = pytest.mark.browser


def test_a_newcomer_plays_against_bots_after_two_clicks(
    own_server: Server, own_visitor: OpenVisitor
) -> None:
    visitor = own_visitor()
    visitor.page.goto("/")
    clicks = 0
    visitor.page.get_by_role("button", name="Play now").click()
    clicks += 1
    visitor.haunted_lands.click()
    clicks += 1
    expect(visitor.page).to_have_url(re.compile(r"/table/"))
    expect(visitor.options.first).to_be_visible()
    assert clicks <= 2
    visitor.picture("play-now")


def test_the_lobby_lists_the_match_afterwards(visitor: OpenVisitor) -> None:
    ann = visitor(name="Ann")
    table = ann.open_table(seats=["me", "random"], options={"players": 2}, start=True)
    ann.goto("/")
    mine = ann.page.get_by_role("region", name="My tables")
    expect(mine.locator(f'a[href="/table/{table}"]')).to_be_visible()
    ann.picture("lobby")
