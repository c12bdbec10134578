"""Advice beside the question: asked for, read, and followed."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.visitor import PHONE, OpenVisitor, Visitor

pytestmark = pytest.mark.browser

MADE = 60_000
"""Milliseconds that advice may take on a busy machine, the scale of the table included."""
_ANSWERS = "id => fetch(`/api/tables/${id}`).then(a => a.json()).then(table => table.answers)"
CHANCE = re.compile(r"\d+\s%")


def seated(somebody: Visitor, **wanted: Any) -> None:
    table = somebody.open_table(options={"players": 2}, start=True, **wanted)
    somebody.goto(f"/table/{table}")
    expect(somebody.page.locator(".ask.mine")).to_be_visible()


def test_advice_is_shown_with_its_chances_and_followed(visitor: OpenVisitor) -> None:
    ann = visitor(name="Ann")
    seated(ann, seats=["me", "guided"])
    page = ann.page
    page.get_by_role("button", name="Advice").click()
    said = page.get_by_role("status", name="Advice")
    best = said.get_by_role("listitem").first.get_by_role("button")
    expect(best).to_be_visible(timeout=MADE)
    expect(best).to_contain_text(CHANCE)
    expect(said.get_by_role("listitem").nth(1)).to_contain_text(CHANCE)
    expect(said.locator(".why")).not_to_be_empty()
    ann.picture("advice")
    table = page.url.rsplit("/", 1)[-1]
    given = page.evaluate(_ANSWERS, table)
    best.click()
    expect(said).to_have_count(0)
    assert page.evaluate(_ANSWERS, table) > given


def test_on_a_phone_in_russian_it_fits_and_where_it_is_off_there_is_none(
    visitor: OpenVisitor,
) -> None:
    vera = visitor(name="Вера", settings={"lang": "ru"}, **PHONE)
    seated(vera, seats=["me", "guided"])
    page = vera.page
    page.get_by_role("button", name="Совет").click()
    said = page.get_by_role("status", name="Совет")
    expect(said.get_by_role("listitem").first).to_contain_text(CHANCE, timeout=MADE)
    assert not page.evaluate("document.documentElement.scrollWidth > innerWidth")
    expect(said.locator(".why")).to_be_in_viewport()
    vera.picture("advice-phone-ru")

    seated(vera, seats=["me", "guided"], advice="never")
    expect(page.get_by_role("button", name="Совет")).to_have_count(0)
