"""Reading at a table and away from it: whatever is pressed that cannot act tells what it is."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.test_accessibility import minded
from tests.web.visitor import OpenVisitor, Visitor, at_rest, foresee

pytestmark = pytest.mark.browser


def at_a_table(visitor: Visitor) -> None:
    options = {"players": 2}
    visitor.sit_at(visitor.open_table(seats=["me", "random"], options=options, start=True))
    visitor.page.wait_for_load_state("networkidle")


def test_a_press_that_cannot_act_reads_the_reason_first(visitor: OpenVisitor) -> None:
    reader = visitor(settings={"listOptions": False})
    at_a_table(reader)
    page = reader.page
    page.locator('.stock [data-part="supply:ghost"]').click()
    popover = page.locator(".popover")
    expect(popover.locator(".reason")).to_contain_text("There is nothing you can do here")
    entry = popover.locator("[data-page=ghost]")
    expect(entry).to_contain_text("Four ghosts come to the land each round")
    popover.get_by_role("button", name="more rules").click()
    expect(entry).to_contain_text("everybody loses")
    assert minded(reader, "reading") == []
    popover.get_by_role("button", name="The whole almanac").click()
    whole = page.get_by_role("dialog", name="Almanac")
    expect(whole.locator("[data-page=ghost]")).to_be_visible()
    assert minded(reader, "the almanac beside the table") == []


def test_names_in_the_story_and_a_resting_pointer_read_too(visitor: OpenVisitor) -> None:
    reader = visitor(settings={"listOptions": False})
    at_a_table(reader)
    page = reader.page
    page.locator('.mat.own [data-part="pecunias"]').hover()
    expect(page.get_by_role("tooltip")).to_contain_text("Money. Selling and contacts bring it")
    page.locator("[data-about]").first.click()
    expect(page.locator(".popover [data-page]")).to_be_visible()


def test_the_almanac_is_searched_from_the_lobby_on_a_phone(visitor: OpenVisitor) -> None:
    reader = visitor(viewport={"width": 390, "height": 800}, settings={"theme": "dark"})
    reader.goto("/")
    reader.page.locator('a[href="/almanac/talisman"]').click()
    reader.page.get_by_role("searchbox").fill("warlock talisman")
    reader.page.get_by_role("button", name="Warlock's Cave").click()
    expect(reader.page.locator("[data-page=warlocks_cave]")).to_be_visible()
    assert minded(reader, "the almanac") == []


def test_an_option_that_is_looked_at_shows_what_would_come_of_it(visitor: OpenVisitor) -> None:
    reader = visitor()
    at_a_table(reader)
    option = reader.options.filter(has_text="ghost").or_(reader.options.filter(has_text="Explore"))
    option.first.hover()
    told = reader.page.locator("[data-foreseen]")
    expect(told).to_contain_text("→")
    assert minded(reader, "a consequence") == []


@pytest.mark.parametrize(("width", "height"), [(1440, 600), (1440, 900), (390, 800)])
def test_what_is_told_of_an_option_moves_no_option(
    visitor: OpenVisitor, width: int, height: int
) -> None:
    """Else it would slip away from under the pointer, come back, and slip away again."""
    reader = visitor(viewport={"width": width, "height": height})
    at_a_table(reader)
    last = reader.options.last
    last.scroll_into_view_if_needed()
    at_rest(last)
    before = [option.bounding_box() for option in reader.options.all()]
    foresee(reader.page, last, "")
    assert [option.bounding_box() for option in reader.options.all()] == before
    expect(reader.page.locator("[data-foreseen]")).to_be_in_viewport(ratio=0.9)
