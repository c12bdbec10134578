"""A finished match analysed: its chances, what decided it, a step into the replay, and on."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from igroteka.bots import bot
from igroteka.games.kalena import GAME
from igroteka.kernel import save
from igroteka.kernel.record import Record, sealed_luck
from tests.web.visitor import PHONE, OpenVisitor, Visitor

pytestmark = pytest.mark.browser

MADE = 60_000
"""Milliseconds that an analysis may take on a busy machine."""


@cache
def match() -> bytes:
    luck = sealed_luck(b"\5" * 32, ("",) * 3)
    record: Record[Any] = Record.new(GAME, {"players": 3}, ("Вера", "Пётр", "Глеб"), luck)
    player = bot("greedy", 4)
    while not record.match.over:
        seat = record.match.asks[0].seat
        record.answer(seat, player.choose(record.match, seat))
    return save.dump(record)


def brought(somebody: Visitor, folder: Path, label: str) -> None:
    file = folder / "match.jsonl"
    file.write_bytes(match())
    somebody.goto("/")
    somebody.page.get_by_label(label).set_input_files(file)


def hangs_over(page: Page) -> bool:
    return bool(page.evaluate("document.documentElement.scrollWidth > innerWidth"))


def test_a_match_is_analysed_stepped_into_and_played_on(
    visitor: OpenVisitor, tmp_path: Path
) -> None:
    ann = visitor(name="Ann")
    page = ann.page
    brought(ann, tmp_path, "Import a match from a file")
    slider = page.get_by_role("slider", name="Position in the match")
    expect(slider).to_be_visible()
    page.get_by_role("button", name="Analysis").click()
    sheet = ann.dialog("Analysis")
    chances = sheet.get_by_role("img", name="Chances of winning, in per cent")
    expect(chances).to_be_visible(timeout=MADE)
    accounts = sheet.get_by_role("table")
    expect(accounts.get_by_role("row", name="Luck", exact=False).first).to_contain_text("%")
    expect(accounts.get_by_role("row", name="At the end")).to_contain_text("100")
    ann.picture("analysis")

    sheet.get_by_role("button", name="To the moment after").first.click()
    expect(sheet).to_have_count(0)
    expect(slider).not_to_have_value("0")
    moment = int(slider.input_value())

    page.get_by_role("button", name="Play on from here").click()
    way = ann.dialog("Play on from here")
    way.get_by_text("Пётр").click()
    ann.picture("play-on")
    way.get_by_role("button", name="Play on", exact=True).click()
    page.wait_for_url("**/table/*")
    expect(page.get_by_role("region", name="Your decision")).to_be_visible()
    new = page.evaluate(f"fetch('/api/tables/{page.url.rsplit('/')[-1]}').then(a => a.json())")
    assert new["began_at"][1] == moment
    assert new["seats"][1]["name"] == "Ann"
    assert all(seat["bot"] for seat in new["seats"] if seat["seat"] != 1)


def test_on_a_phone_in_russian_it_fits(visitor: OpenVisitor, tmp_path: Path) -> None:
    vera = visitor(name="Вера", settings={"lang": "ru"}, **PHONE)
    page = vera.page
    brought(vera, tmp_path, "Загрузить партию из файла")
    page.get_by_role("button", name="Разбор").click()
    sheet = vera.dialog("Разбор")
    expect(sheet.get_by_text("Из чего сложились шансы")).to_be_visible(timeout=MADE)
    expect(sheet.get_by_role("row", name="Везение").first).to_be_visible()
    assert not hangs_over(page)
    vera.picture("analysis-phone-ru")
    sheet.get_by_role("button", name="К моменту после").last.scroll_into_view_if_needed()
    vera.picture("analysis-phone-ru-end")
    sheet.get_by_role("button", name="К моменту после").last.click()
    expect(sheet).to_have_count(0)
    page.get_by_role("button", name="Играть отсюда").click()
    expect(
        vera.dialog("Играть отсюда").get_by_role("button", name="Играть", exact=True)
    ).to_be_visible()
    assert not hangs_over(page)
    vera.picture("play-on-phone-ru")
