"""On a phone, 390 pixels wide: nothing hangs over the edge, and fingers hit what they mean."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.web.visitor import OpenVisitor, Visitor, at_rest

pytestmark = pytest.mark.browser

WIDTH = 390
FINGER = 44
"""The least width and height of what a finger should hit, in pixels."""
PHONE: dict[str, Any] = {
    "viewport": {"width": WIDTH, "height": 844},
    "device_scale_factor": 2,
    "has_touch": True,
    "is_mobile": True,
}


def assert_fits(visitor: Visitor, name: str) -> None:
    """The page does not scroll sideways."""
    width = visitor.page.evaluate("document.scrollingElement.scrollWidth")
    assert width <= WIDTH, f"{name} is {width} pixels wide"
    visitor.picture(f"phone-{name}")


def assert_for_fingers(controls: Locator, least: int = 1) -> None:
    """Whatever is shown of these controls is large enough."""
    boxes = [(one.inner_text(), one.bounding_box()) for one in controls.all() if one.is_visible()]
    assert len(boxes) >= least
    small = [
        (text, box) for text, box in boxes if box and min(box["width"], box["height"]) < FINGER
    ]
    assert not small, small


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize(
    ("name", "path"),
    [
        ("lobby", "/"),
        ("new", "/new/kalena"),
        ("rules", "/rules/kalena"),
        ("settings", "/settings"),
        ("account", "/account"),
    ],
)
def test_pages_fit(visitor: OpenVisitor, name: str, path: str, lang: str) -> None:
    ann = visitor(settings={"lang": lang}, **PHONE)
    ann.goto(path)
    expect(ann.page.get_by_role("heading", level=1)).to_be_visible()
    assert_fits(ann, f"{name}-{lang}")
    main = ann.page.locator("main")
    assert_for_fingers(ann.page.get_by_role("banner").get_by_role("button"))
    assert_for_fingers(main.locator("button.primary, a.button, select, input.input"), 0)


def test_a_turn_with_one_thumb(visitor: OpenVisitor) -> None:
    ann = visitor(name="Ann", settings={"listOptions": False}, **PHONE)
    page = ann.page
    page.goto("/")
    page.get_by_role("button", name="Play now").tap()
    ann.haunted_lands.tap()
    expect(ann.asked.get_by_role("button", name="Why not?")).to_be_visible()
    assert_fits(ann, "table")
    assert_for_fingers(
        ann.asked.get_by_role("button", name=re.compile("Why not|Undo|As a list")), 3
    )
    assert_for_fingers(page.get_by_role("button", name="Table menu"))
    tap_a_lit_place(ann)
    menu = ann.dialog("What would you like to do?")  # a touch is asked for a second time
    assert_for_fingers(menu.get_by_role("button"), 2)
    answer = menu.get_by_role("button").first
    answer.tap()
    expect(menu).to_be_hidden()
    ann.asked.get_by_role("button", name="As a list").tap()
    expect(ann.options.first).to_be_visible()
    assert_for_fingers(ann.options)
    assert_fits(ann, "table-list")
    page.get_by_role("button", name="Show mat, story and chat").tap()
    expect(page.get_by_role("tab", name="My mat")).to_be_visible()
    page.get_by_role("tab", name="My mat").tap()
    assert_fits(ann, "table-sheet")
    assert_for_fingers(page.get_by_role("tab"))


def tap_a_lit_place(visitor: Visitor) -> None:
    """Touch the first place on the board that glows."""
    place = visitor.page.locator("g.spot.lit").first
    expect(place).to_be_visible()
    box = place.bounding_box()
    assert box is not None
    visitor.page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def test_a_finger_that_comes_down_beside_a_small_place_means_it(visitor: OpenVisitor) -> None:
    ann = visitor(name="Ann", settings={"listOptions": False}, **PHONE)
    table = ann.open_table(seats=["me", "greedy"], options={"players": 2}, start=True)
    ann.sit_at(table)
    place = ann.page.locator("g.spot.lit").first
    expect(place).to_be_visible()
    beside = ann.page.evaluate(_BESIDE, FINGER / 2)
    assert beside is not None, "every glowing place has others on all sides"
    ann.page.touchscreen.tap(*beside)
    menu = ann.dialog("What would you like to do?")
    expect(menu).to_be_visible()
    box = at_rest(menu)
    assert box["y"] > beside[1], "under the thumb, not on top of what was touched"
    assert box["y"] + box["height"] == pytest.approx(PHONE["viewport"]["height"], abs=1)


_BESIDE = """reach => {
    const meant = (x, y) => document.elementFromPoint(x, y)?.closest('[data-part]');
    for (const place of document.querySelectorAll('g.spot.lit')) {
        const { left, right, top, bottom } = place.getBoundingClientRect();
        const y = (top + bottom) / 2;
        for (const x of [left - reach / 3, right + reach / 3]) {
            const hit = meant(x, y);
            if (hit && !hit.classList.contains('lit')) return [x, y];
        }
    }
    return null;
}"""
"""A point a little aside of a place that glows, where nothing glows."""
