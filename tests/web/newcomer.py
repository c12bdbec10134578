"""Somebody who has never seen the games: reads what the table says, and presses what glows.

Nothing is pressed but what anybody can see and reach with a pointer or a finger: the buttons of the
question, what glows on the table, and the menu that opens beside it. Where nothing glows in sight,
a tab says that something waits behind it.
"""

from __future__ import annotations

import time
from pathlib import Path
from random import Random
from typing import Any

import msgspec
from playwright.sync_api import Locator, expect

from tests.web.visitor import Visitor
from tests.web.whole import ids_on

NEW: dict[str, Any] = {
    "listOptions": False,
    "moments": "normal",
    "story": "turns",
    "hints": True,
    "offerLessons": True,
}
"""The wishes of somebody who has none, but for bots that make a test wait."""
_SEEN = (Path(__file__).parent / "newcomer.js").read_text(encoding="utf-8")
PATIENCE = 120.0
"""Seconds until a newcomer gives up: the machine may be busy."""
READS = 0.1
"""On how many of the pages every word is read."""
DRAWN = "() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))"
"""Waits until the page was drawn once more: boards take their room when it is, not before."""
GLANCES = 4
"""So often one looks whether the server has answered before one looks at the whole table."""
LONGEST = 700
"""More presses than a short match needs."""


class Glow(msgspec.Struct, frozen=True):
    """Something that can be pressed, what it says, and where."""

    kind: str
    says: str
    x: float
    y: float


class Seen(msgspec.Struct, frozen=True):
    """The table as it is seen at a glance."""

    asked: str
    """What is asked, or told; nothing while it changes."""
    glows: list[Glow]
    buried: list[str]
    """What glows and cannot be pressed anywhere, for something that does not glow lies over it."""
    reads: bool
    """Whether a page or a sheet lies over the table."""
    over: bool
    hint: str
    """The sentence about an action that is met for the first time."""
    coach: str
    """What the coach says, if there is one."""


NOTHING = Seen(asked="", glows=[], buried=[], reads=False, over=False, hint="", coach="")


class Newcomer:
    """A visitor who plays by what glows; their choices are fixed."""

    def __init__(self, person: Visitor, seed: int) -> None:
        self.person = person
        self.touches = bool(person.page.evaluate("matchMedia('(pointer: coarse)').matches"))
        self.ids: set[str] = set()
        self.buried: set[str] = set()
        self.hints: set[str] = set()
        """The sentences about actions met for the first time."""
        self._mind = Random(seed)
        self._looked = NOTHING
        """What was seen when it was chosen what to press."""
        self._trail: list[str] = []
        """What was asked and pressed, to tell where it ended."""

    def play(self, most: int = LONGEST) -> bool:
        """Press what glows until the match is over or so much was pressed; whether it is over."""
        for _ in range(most):
            seen = self.look()
            if seen.over:
                return True
            self.hints.update([seen.hint] if seen.hint else [])
            if seen.buried:
                self.buried.update(f"{part}: {seen.asked}" for part in seen.buried)
                self.person.picture("newcomer-buried")
            if self._mind.random() < READS:
                self._read()
            self.press(self._choose(seen.glows))
        return False

    def tap(self, button: Locator) -> None:
        """Press a button that stands on a page."""
        if self.touches:
            button.tap()
        else:
            button.click()

    def has_finished(self) -> None:
        """The result stands there, and nothing on the way was an id or out of reach."""
        expect(self.person.dialog("Result").or_(self.person.dialog("Итог"))).to_be_visible()
        assert self.ids | ids_on(self.person) == set()
        assert self.buried == set(), self.buried

    def look(self) -> Seen:
        """What glows, as soon as anything does."""
        late = time.monotonic() + PATIENCE
        while time.monotonic() < late:
            seen = self._seen()
            if seen.over or (seen.glows and self._stands(seen)):
                self._looked = seen
                return seen
            if seen.reads and not seen.glows:
                self.person.page.keyboard.press("Escape")  # what glowed had just gone: one reads
            self.person.page.wait_for_timeout(20)
        raise self._stuck("nothing glows")

    def press(self, glow: Glow) -> None:
        """Press it, and wait until anything comes of it."""
        before, told = self._looked, len(self.person.frames)
        self._trail.append(f"{before.asked}: {glow.kind} {glow.says}")
        self._touch(glow)
        late = time.monotonic() + PATIENCE
        while time.monotonic() < late:
            for _ in range(GLANCES):
                self.person.page.wait_for_timeout(20)
                if len(self.person.frames) > told:
                    return
            if self._seen() != before:
                return
        raise self._stuck(f"nothing came of {glow}")

    def _touch(self, glow: Glow) -> None:
        if self.touches:
            self.person.page.touchscreen.tap(glow.x, glow.y)
        else:
            self.person.page.mouse.click(glow.x, glow.y)

    def _stuck(self, why: str) -> AssertionError:
        self.person.picture("newcomer-stuck")
        return AssertionError("\n".join([why, str(self._seen()), *self._trail[-8:]]))

    def _choose(self, glows: list[Glow]) -> Glow:
        """Any; but to look elsewhere only where nothing else is to be done."""
        here = [glow for glow in glows if glow.kind != "tab"]
        chosen = self._mind.choice(here or glows)
        assert chosen.says.strip(), f"it says nothing: {chosen}"
        return chosen

    def _stands(self, seen: Seen) -> bool:
        """Whether all has come to rest: when the page is drawn, the board makes room for what is
        asked and for what has come beside it, and the coach steps aside."""
        self.person.page.evaluate(DRAWN)
        return self._seen() == seen

    def _seen(self) -> Seen:
        return msgspec.convert(self.person.page.evaluate(_SEEN), Seen)

    def _read(self) -> None:
        """Every word on the page, as the one who looks for ids among them."""
        self.ids.update(ids_on(self.person))
