"""A whole game in a browser: somebody takes whatever is offered, among bots, to the result."""

from __future__ import annotations

import re
from random import Random
from typing import Any

from playwright.sync_api import expect

from tests.web.visitor import Visitor, places, play

_SAID = """() => [
    document.body.innerText,
    ...['aria-label', 'title', 'placeholder', 'alt'].flatMap(name =>
        [...document.querySelectorAll(`[${name}]`)].map(one => one.getAttribute(name))),
].join('\\n')"""
_ID = re.compile(r"\b[a-z]+_[a-z_0-9]+\b|\b(?:label|fact|option|ask|prompt)-[a-z-]+\b")
_READ = 0.2
"""On how many of the pages every word is read."""


def ids_on(visitor: Visitor) -> set[str]:
    """What a page says, or would read out, that is an id and no word."""
    return set(_ID.findall(visitor.page.evaluate(_SAID)))


class WholeGame:
    """A game that one person plays with guided bots, reading the page for ids now and then."""

    def __init__(self, person: Visitor, game: str, options: dict[str, Any], seed: int) -> None:
        self.person = person
        self._game = game
        self._chance = Random(seed)
        self._ids: set[str] = set()
        self._seats = ["me"] + ["guided"] * (options["players"] - 1)
        self._table = person.open_table(game=game, options=options, seats=self._seats, start=True)
        person.sit_at(self._table)

    def play_until(self, said: str) -> None:
        """To where the page says so; a picture of it."""
        page = self.person.page
        play([self.person], self._choose, lambda: said in page.locator("body").inner_text())
        self.person.picture(f"{self._game}-middle")

    def play_to_the_end(self) -> None:
        """To the result, which names everybody; everybody has answered something."""
        play([self.person], self._choose, lambda: False)
        result = self.person.dialog("Result")
        expect(places(result)).to_have_count(1 + len(self._seats))
        expect(places(result, name=re.compile(self.person.name))).to_be_visible()
        self.person.picture(f"{self._game}-result")
        record = self.person.export(self._table)
        given = {line["seat"] for line in record if line.get("line") == "answer"}
        assert given == set(range(len(self._seats)))
        assert self._ids | ids_on(self.person) == set()

    def _choose(self, one: Visitor, texts: list[str]) -> int:
        if self._chance.random() < _READ:
            self._ids.update(ids_on(one))
        return self._chance.randrange(len(texts))


def called_by_side(person: Visitor, sides: set[str]) -> None:
    """Bots have the names of the sides they play, and a person's mat says theirs."""
    bots = set(person.page.locator(".strip .name").all_inner_texts())
    assert bots
    assert bots < sides
    assert person.called in sides - bots
