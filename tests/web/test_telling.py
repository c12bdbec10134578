"""How a match is told: a line a turn, what matters shown large, what happened since one's turn."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from igroteka.server.tables.play import Play
from tests.web.laid import begun, keep, luck
from tests.web.server import Server
from tests.web.visitor import OpenVisitor, at_rest

pytestmark = pytest.mark.browser

PRESSES = 1_000
"""More than a match of two takes."""
MANY = 8
"""Options of which some must belong to the same card."""
TOLD: dict[str, Any] = {"story": "turns", "moments": "slow", "tempo": "fast"}


def test_a_turn_is_a_line_that_opens_and_what_matters_is_shown_large(visitor: OpenVisitor) -> None:
    ann = visitor(name="Ann", settings=TOLD)
    table = ann.open_table(options={"players": 2}, seats=["me", "guided"], start=True)
    ann.sit_at(table)
    moment = ann.page.get_by_title("Continue (space bar)")
    over = ann.page.get_by_role("heading", name="The match is over")
    for _ in range(PRESSES):  # a season ends at the latest, and that is one
        if moment.is_visible():
            break
        assert not over.is_visible(), "nothing of weight happens in a whole match"
        ann.page.keyboard.press("1")
        ann.page.wait_for_timeout(200)
    else:
        raise AssertionError("nothing of weight is shown")
    ann.page.keyboard.press("Space")
    expect(moment).to_be_hidden()

    heads = ann.page.get_by_role("log", name="Story").locator(".head")
    for _ in range(PRESSES):
        if heads.count() >= 2:
            break
        assert not over.is_visible(), "a whole match without two turns"
        ann.page.keyboard.press("Space")
        ann.page.keyboard.press("1")
        ann.page.wait_for_timeout(150)
    expect(heads.nth(1)).to_be_visible()
    expect(heads.first).to_have_attribute("aria-expanded", "false")
    heads.first.click()
    expect(heads.first).to_have_attribute("aria-expanded", "true")


def test_who_comes_back_reads_what_happened_meanwhile(visitor: OpenVisitor) -> None:
    """On a phone a line above the sheet tells the last event, and opens the recap."""
    phone = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
    ann = visitor(name="Ann", settings={"story": "turns"}, **phone)
    table = ann.open_table(options={"players": 3}, seats=["me", "guided", "guided"], start=True)
    ann.page.evaluate("id => localStorage.setItem(`igroteka.since.${id}`, '0')", table)
    ann.sit_at(table)
    last = ann.page.locator(".last-event")
    expect(last).to_contain_text(re.compile(r"\w"))
    expect(ann.options.first).to_be_visible()  # the sheet moves while bots play
    at_rest(last)
    last.tap()
    recap = ann.dialog("Since your last turn")
    expect(recap.get_by_role("listitem").first).to_be_visible()


def test_whom_to_be_is_chosen_by_picture_and_style(visitor: OpenVisitor) -> None:
    ann = visitor(name="Ann", settings={"listOptions": False})
    options = {"players": 2, "choosers": [0]}
    table = ann.open_table(game="talisman", options=options, seats=["me", "guided"], start=True)
    ann.sit_at(table)
    faces = ann.page.get_by_role("list", name="Options").get_by_role("listitem")
    expect(faces).to_have_count(3)
    expect(faces.first).to_contain_text(re.compile("Easy to play|Takes some skill|experienced"))
    ann.page.keyboard.press("1")
    expect(faces).to_have_count(0)


def much_to_choose(play: Play) -> bool:
    """Candelabria: our person has wax for more than one of the cards."""
    question = play.match.asks[0]
    return question.seat == 0 and len(question.options) > MANY


def test_a_few_options_are_all_buttons_and_many_are_chosen_by_steps(
    visitor: OpenVisitor, server: Server
) -> None:
    """On a phone the hand lies under the sheet: first the card, then what to do with it."""
    phone = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
    ann = visitor(name="Ann", settings={"listOptions": False}, **phone)
    options = {"players": 2, "houses": "random"}
    laid = begun("candelabria", options, [ann.guest()], luck(1), "guided")
    assert laid.play_until(much_to_choose)
    keep(server.home, [laid])
    ann.sit_at(laid.id)
    expect(ann.question).to_contain_text("deploy a candle")
    groups = ann.options.filter(has_text=re.compile(r"\d ways"))
    expect(groups.first).to_be_visible()
    groups.first.tap()
    expect(ann.options.filter(has_text="Maneuver")).to_have_count(1)
    expect(ann.options.locator("kbd:visible")).to_have_count(0)
