"""Talisman in the browser: the race to its end, a chain of Spells, and windows passed unasked.

A whole match is some five thousand answers, too long to be pressed one by one. So bots play one
up to the moment when the first hero wears the Crown, it is laid into the server's log, and the
browser plays what is left of it. The chain needs two Counterspells in two hands: luck is tried
until they are dealt so.
"""

from __future__ import annotations

import json
import re
import time
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import count
from random import Random
from typing import Any

import msgspec
import pytest
from playwright.sync_api import expect

from igroteka.games.talisman.cards import KIND
from igroteka.games.talisman.roster import HEROES
from igroteka.games.talisman.state import PLAYING, Talisman
from igroteka.server.wire import Me, NewTable
from tests.web import laid
from tests.web.laid import Log
from tests.web.server import Server
from tests.web.visitor import OpenVisitor, Visitor, play

pytestmark = pytest.mark.browser

LEVEL = "guided"
ANN, BOB, CAT = range(3)


def guest(visitor: Visitor) -> Me:
    """Somebody whom the server knows."""
    visitor.goto("/settings")
    return msgspec.convert(visitor.post("/api/guest", {"name": visitor.name}), Me)


def luck(number: int) -> str:
    """One of the seeds that a table may have."""
    return f"{number:064x}"


# The end of a match ---------------------------------------------------------------------------

FIRST_RACE = 12
"""Where the search for a swift race begins."""
SWIFT = 4000
"""Answers within which somebody must wear the Crown."""


def race(ann: Me) -> Log:
    """A match in which Ann's hero lives and somebody has just come to the Crown of Command."""
    wanted = NewTable(
        game="talisman", options={"players": 4}, seats=("me", LEVEL, LEVEL, LEVEL)
    )
    for number in count(FIRST_RACE):
        match = laid.begun("race-for-the-crown", [ann], wanted, luck(number))
        if run_to_the_crown(match):
            return match
    raise AssertionError


def run_to_the_crown(match: Log) -> bool:
    """Bots play for all; whether the Crown was won in time, with Ann still in the race."""
    while not match.table.over and len(match.play.answers) < SWIFT:
        g: Talisman = match.play.match.g
        if g.crowned:
            return g.heroes[ANN].status == PLAYING
        match.answer(LEVEL)
    return False


class Wanderer:
    """Goes where luck leads, but lays nothing down and does not turn back."""

    UNWISE = re.compile("Leave |Back: |No Weapon|Put down")

    def __init__(self, seed: int) -> None:
        self._luck = Random(seed)

    def __call__(self, _visitor: Visitor, texts: list[str]) -> int:
        wise = [index for index, text in enumerate(texts) if not self.UNWISE.search(text)]
        return self._luck.choice(wise or range(len(texts)))


def test_the_last_rounds_are_played_to_the_end(server: Server, visitor: OpenVisitor) -> None:
    ann = visitor(name="Ann")
    match = race(guest(ann))
    laid.keep(server.home, [match])
    before = len(match.play.answers)
    ann.sit_at(match.id)
    ann.picture("talisman-late")
    began = time.monotonic()
    given = play([ann], Wanderer(3), lambda: False)
    assert given > 0
    assert time.monotonic() - began < 100

    result = ann.dialog("Result")
    expect(result).to_be_visible()
    expect(result.get_by_role("row")).to_have_count(5)
    expect(result.get_by_role("row", name=re.compile("Ann"))).to_be_visible()
    ann.picture("talisman-result")
    record = ann.export(match.id)
    answers = [line for line in record if line.get("line") == "answer"]
    assert [line["seat"] for line in answers[before:]].count(ANN) == given
    told = {line["fact"]["kind"] for line in record if line.get("line") == "fact"}
    assert "won" in told
