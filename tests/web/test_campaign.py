"""A campaign of four matches, from its beginning at the lobby to the final count, and its file."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from igroteka.kernel import campaign_file
from tests.web.visitor import OpenVisitor, Visitor

pytestmark = pytest.mark.browser

A_MATCH = 120_000
"""Milliseconds that two bots may take for a whole match on a busy machine."""

MATCHES = ("Tremors", "The Sealed Stair", "The Beast of Mid-Nor", "The Treasure of Sophet Drahas")
PHONE = {"width": 390, "height": 844}


def begin(ann: Visitor) -> None:
    """Two bots, and a host who looks on."""
    page = ann.page
    ann.goto("/new/cadwallon")
    page.get_by_role("button", name="The King of Ashes campaign").click()
    expect(page.get_by_label("Gangs are chosen anew before every match")).not_to_be_checked()
    page.get_by_role("button", name="2", exact=True).click()
    for seat in page.locator(".seat select").all():
        seat.select_option("novice")
    page.get_by_role("button", name="Start the match").click()


def campaign_of(page: Page) -> str:
    return page.url.rsplit("/", 1)[1]


def test_four_matches_from_the_first_to_the_final_count(
    visitor: OpenVisitor, tmp_path: Path
) -> None:
    ann = visitor(name="Ann")
    page = ann.page
    begin(ann)

    # The first match is watched to its end, and leads to the campaign with one click.
    expect(page.get_by_role("heading", name="The match is over")).to_be_visible(timeout=A_MATCH)
    onward = page.get_by_role("link", name="To the campaign’s page")
    result = page.get_by_role("button", name="Result", exact=True)
    expect(onward.or_(result).first).to_be_visible()
    if not onward.is_visible():  # it was over before the page had come: the result waits
        result.click()
    onward.click()
    expect(page.get_by_role("heading", name="The King of Ashes campaign")).to_be_visible()
    path = f"/campaign/{campaign_of(page)}"
    cards = page.locator("li.match")
    for number, match in enumerate(MATCHES, start=1):
        card = cards.nth(number - 1)
        expect(card.get_by_role("heading")).to_have_text(match)
        if number > 1:
            expect(page.get_by_text(f"The next match is “{match}”.")).to_be_visible()
            expect(card.get_by_text("Gangs and line-ups stay as they were")).to_be_visible()
            page.get_by_role("button", name="Next match").click()
            page.wait_for_url("**/table/**")
            ann.goto(path)  # the bots go on without us
        expect(card.locator(".first").first).to_be_visible(timeout=A_MATCH)
    ann.picture("campaign-over")

    expect(page.get_by_role("heading", name="The final count")).to_be_visible()
    expect(page.get_by_text(re.compile("wins|share the victory")).first).to_be_visible()
    expect(page.get_by_role("button", name="Next match")).to_have_count(0)
    page.get_by_role("button", name="Gangs and line-ups stay as they were").first.click()
    sheet = page.get_by_role("dialog")
    expect(sheet.locator('.wanted[data-rule="CAD-CAMP-8"]')).to_be_visible()
    page.keyboard.press("Escape")

    with page.expect_download() as taking:
        page.get_by_role("link", name="Download the campaign").click()
    file = tmp_path / "campaign.jsonl"
    taking.value.save_as(file)
    assert campaign_file.verify(file.read_bytes()).true
    ann.goto("/")
    line = page.get_by_role("link", name="The King of Ashes campaign")
    expect(line).to_contain_text("4 of 4 matches played")
    page.get_by_label("Import a match from a file").set_input_files(file)
    page.wait_for_url("**/campaign/**")
    assert path not in page.url
    expect(page.get_by_text("From a file.")).to_be_visible()
    expect(page.get_by_role("heading", name="The final count")).to_be_visible()


def test_a_spectator_on_a_phone_reads_it_in_russian(visitor: OpenVisitor) -> None:
    ann = visitor(name="Ann")
    begin(ann)
    ann.page.wait_for_url("**/table/**")
    ann.goto("/")
    ann.page.get_by_role("link", name="The King of Ashes campaign").click()
    ann.page.wait_for_url("**/campaign/**")
    boris = visitor(name="Boris", viewport=PHONE, settings={"lang": "ru", "theme": "dark"})
    boris.goto(f"/campaign/{campaign_of(ann.page)}")
    page = boris.page
    expect(page.get_by_role("heading", name="Кампания «Король Пепла»")).to_be_visible()
    expect(page.locator("li.match")).to_have_count(4)
    expect(page.locator("li.match .first").first).to_be_visible(timeout=A_MATCH)
    expect(page.get_by_text("Её разложит Ann.")).to_be_visible()
    expect(page.get_by_role("button", name="Следующая партия")).to_have_count(0)
    wide = page.evaluate("document.documentElement.scrollWidth > innerWidth")
    assert not wide, "nothing reaches beyond the screen"
    boris.picture("campaign-phone")
