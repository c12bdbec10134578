"""A match that is over: travelling through it at the table, and bringing it back from a file."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.web.visitor import OpenVisitor

pytestmark = pytest.mark.browser

A_MATCH = 120_000
"""Milliseconds that two bots may take for a whole match on a busy machine."""

GRAIN = re.compile(r"[0-9a-f]{32}")


def test_a_finished_table_is_scrubbed_by_its_story_and_comes_back_from_its_file(
    visitor: OpenVisitor, tmp_path: Path
) -> None:
    ann = visitor(name="Ann")
    table = ann.open_table(seats=["random", "random"], options={"players": 2}, start=True)
    ann.goto(f"/table/{table}")
    page = ann.page
    expect(page.get_by_role("heading", name="The match is over")).to_be_visible(timeout=A_MATCH)

    ann.goto(f"/table/{table}")  # whoever comes later finds the table, not the festive dialog
    expect(page.get_by_role("heading", name="The match is over")).to_be_visible()
    story = page.get_by_role("region", name="Story")
    expect(story.locator(".line").last).to_be_visible()
    lines = story.locator(".line")
    # At its edge: in the middle may be a word that opens its page.
    lines.nth(lines.count() - 30).click(position={"x": 8, "y": 8})
    expect(story.locator("[aria-current=step]")).to_have_count(1)
    expect(story.locator(".future").first).to_be_visible()
    slider = page.get_by_role("slider", name="Position in the match")
    expect(slider).not_to_have_value(slider.get_attribute("max") or "")
    here, end = int(slider.input_value()), int(slider.get_attribute("max") or 0)
    assert 0 < here < end
    page.get_by_role("button", name="Step back").click()
    expect(slider).to_have_value(str(here - 1))
    page.get_by_role("button", name="Back to the end").click()
    expect(slider).to_have_count(0)

    match = page.evaluate(
        "path => fetch(path).then(answer => answer.text())", f"/api/tables/{table}/export"
    )
    file = tmp_path / "match.jsonl"
    file.write_text(match, encoding="utf-8")
    ann.goto("/")
    page.get_by_label("Import a match from a file").set_input_files(file)
    expect(slider).to_be_visible()
    assert page.url.startswith(f"{ann.url}/replay/")
    assert table not in page.url
    assert int(slider.get_attribute("max") or 0) == end


def test_a_file_that_is_no_match_is_refused_in_words(visitor: OpenVisitor, tmp_path: Path) -> None:
    ann = visitor(name="Ann")
    ann.goto("/")
    file = tmp_path / "poem.jsonl"
    file.write_text("Roses are red\n", encoding="utf-8")
    with ann.watch.trouble_expected():
        ann.page.get_by_label("Import a match from a file").set_input_files(file)
        expect(ann.page.get_by_role("alert")).to_be_visible()
    assert ann.page.url == f"{ann.url}/"


def test_play_now_adds_this_browsers_grain_of_luck(visitor: OpenVisitor) -> None:
    ann = visitor(name="Ann")
    ann.goto("/")
    opening = f"{ann.url}/api/tables"
    with ann.page.expect_request(
        lambda sent: sent.url == opening and sent.method == "POST"
    ) as sent:
        ann.page.get_by_role("button", name="Play now").click()
        ann.haunted_lands.click()
    wanted = sent.value.post_data_json
    assert wanted is not None
    assert GRAIN.fullmatch(wanted["salt"])
    expect(ann.asked).to_be_visible()
