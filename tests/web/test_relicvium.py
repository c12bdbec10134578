"""Relicvium in a real browser: a whole game with bots."""

from __future__ import annotations

import re
from random import Random

import pytest
from playwright.sync_api import expect

from igroteka.games.relicvium.content import FACTIONS
from tests.web.test_candelabria import ids_on
from tests.web.visitor import OpenVisitor, Visitor, play

pytestmark = pytest.mark.browser

ANN = 0


# A whole game ---------------------------------------------------------------------------------


def test_a_person_plays_a_whole_game_with_bots(visitor: OpenVisitor) -> None:
    ann = visitor(name="Ann")
    options = {"players": 3, "factions": "random", "event_cards": 4}
    seats = ["me", "guided", "guided"]
    table = ann.open_table(game="relicvium", options=options, seats=seats, start=True)
    ann.sit_at(table)
    luck = Random(7)
    ids: set[str] = set()

    def choose(one: Visitor, texts: list[str]) -> int:
        if luck.random() < 0.2:
            ids.update(ids_on(one))
        return luck.randrange(len(texts))

    play([ann], choose, lambda: "Round 2" in ann.page.locator("body").inner_text())
    ann.picture("relicvium-middle")
    factions = {faction.name.en for faction in FACTIONS}
    bots = ann.page.locator(".strip .name").all_inner_texts()
    assert len(bots) == 2
    assert set(bots) < factions, "a bot is called by its faction"
    assert ann.page.locator(".mat.own .mat-name small").inner_text() in factions - set(bots)
    play([ann], choose, lambda: False)
    result = ann.dialog("Result")
    expect(result.get_by_role("row")).to_have_count(4)
    expect(result.get_by_role("row", name=re.compile("Ann"))).to_be_visible()
    ann.picture("relicvium-result")
    answers = [line for line in ann.export(table) if line.get("line") == "answer"]
    assert len([line for line in answers if line["seat"] == ANN]) > 20
    assert ids | ids_on(ann) == set()
