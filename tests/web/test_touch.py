"""A phone in the hand: two fingers, a finger that stays, and two taps."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import CDPSession, Page, expect

from tests.web.visitor import OpenVisitor, Visitor

pytestmark = pytest.mark.browser

PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
}
LONG = 600
"""Milliseconds: longer than a tap, and long enough to mean reading."""

SCALE = "() => new DOMMatrix(getComputedStyle(document.querySelector('.canvas')).transform).a"

Finger = tuple[float, float]


def touch(session: CDPSession, kind: str, *fingers: Finger) -> None:
    points = [{"x": x, "y": y, "id": n} for n, (x, y) in enumerate(fingers)]
    session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})


def middle(page: Page, selector: str) -> Finger:
    box = page.locator(selector).first.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


@pytest.fixture
def phone(visitor: OpenVisitor) -> Visitor:
    """Somebody at a table of Kalena, on a phone."""
    one = visitor(name="Ada", **PHONE)
    table = one.open_table(seats=["me", "random"], options={"players": 2}, start=True)
    one.goto(f"/table/{table}")
    expect(one.page.locator(".canvas").first).to_be_visible()
    return one


def test_two_fingers_zoom_and_two_taps_fit_again(phone: Visitor) -> None:
    page = phone.page
    session = phone.context.new_cdp_session(page)
    x, y = middle(page, ".lens")
    fitting = page.evaluate(SCALE)
    touch(session, "touchStart", (x - 30, y), (x + 30, y))
    for apart in (45, 60, 80, 100):
        touch(session, "touchMove", (x - apart, y), (x + apart, y))
    touch(session, "touchEnd")
    zoomed = page.evaluate(SCALE)
    assert zoomed > fitting * 2
    page.touchscreen.tap(x, y)
    page.touchscreen.tap(x, y)
    page.wait_for_function(f"() => Math.abs(({SCALE})() - {fitting}) < 0.001")


def test_a_finger_that_stays_reads_a_card_and_presses_nothing(phone: Visitor) -> None:
    page = phone.page
    session = phone.context.new_cdp_session(page)
    page.get_by_role("tab", name="Main board").tap()
    card = ".lying-card .scene-card[data-part]"
    expect(page.locator(card).first).to_be_visible()
    answers = len(phone.frames)
    at = middle(page, card)
    touch(session, "touchStart", at)
    page.wait_for_timeout(LONG)
    expect(page.locator(".scene-card-popover")).to_be_visible()
    touch(session, "touchEnd")
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert not [frame for frame in phone.frames[answers:] if '"say":"ack"' in frame]
