"""Somebody at a browser of their own, and a watch over what the browser complains about."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, cast
from urllib.parse import urlsplit

import msgspec
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    FloatRect,
    Locator,
    Page,
    Request,
    Response,
    WebSocket,
    expect,
)

from igroteka.server.wire import Me

SCREENSHOTS = Path("build/screenshots")
WIDE = {"width": 1440, "height": 900}
PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
}
PATIENCE = 30_000
"""Milliseconds: the machine may be busy."""

expect.set_options(timeout=PATIENCE)

SETTINGS = {
    "lang": "en",
    "theme": "light",
    "motion": "calm",
    "sounds": False,
    "listOptions": True,
    "tempo": "once",
    "moments": "off",
    "story": "lines",
    "hints": False,
    "offerLessons": False,
}
"""All that a test waits for is there at once, and stands open."""

RULE = re.compile(r"\b[A-Z]{3}-[A-Z]+-\d+\b")


class Watch:
    """Everything that must not happen while a page is used."""

    def __init__(self, host: str) -> None:
        self._host = host
        self._expected = False
        self.complaints: list[str] = []

    def over(self, context: BrowserContext) -> None:
        """Begin to watch all pages of a browser context."""
        context.on("console", self._console)
        context.on("weberror", lambda error: self._note(f"page error: {error.error}"))
        context.on("request", self._request)
        context.on("requestfailed", self._failed)
        context.on("response", self._response)

    @contextmanager
    def trouble_expected(self) -> Iterator[None]:
        """While the test itself cuts the connection."""
        self._expected = True
        try:
            yield
        finally:
            self._expected = False

    def _note(self, complaint: str) -> None:
        if not self._expected:
            self.complaints.append(complaint)

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in {"error", "warning"}:
            self._note(f"console {message.type}: {message.text}")

    def _request(self, request: Request) -> None:
        parts = urlsplit(request.url)
        if parts.scheme not in {"data", "blob"} and parts.netloc != self._host:
            self.complaints.append(f"request to another host: {request.url}")

    def _failed(self, request: Request) -> None:
        if request.failure == "net::ERR_ABORTED":
            return  # the page itself no longer wants it: somebody went elsewhere
        self._note(f"request failed: {request.url} ({request.failure})")

    def _response(self, response: Response) -> None:
        if response.status >= 400:
            self._note(f"answer {response.status}: {response.url}")


class Visitor:
    """One browser context with one page, and what people do with it."""

    def __init__(self, browser: Browser, url: str, **context: Any) -> None:
        settings = {**SETTINGS, **context.pop("settings", {})}
        self.name = context.pop("name", "")
        stored: Any = [{"name": "igroteka.settings", "value": json.dumps(settings)}]
        if self.name:
            stored.append({"name": "igroteka.name", "value": self.name})
        context.setdefault("viewport", WIDE)
        self.url = url
        origin = {"origin": url, "localStorage": stored}
        self.context = browser.new_context(
            base_url=url,
            locale="en-GB",
            storage_state=cast(Any, {"cookies": [], "origins": [origin]}),
            **context,
        )
        self.context.set_default_timeout(PATIENCE)
        self.watch = Watch(urlsplit(url).netloc)
        self.watch.over(self.context)
        self.page: Page = self.context.new_page()
        self.frames: list[str] = []
        """What came over the sockets of the page, as it came."""
        self.page.on("websocket", self._socket)

    def _socket(self, socket: WebSocket) -> None:
        def received(data: str | bytes) -> None:
            self.frames.append(data if isinstance(data, str) else data.decode())

        socket.on("framereceived", received)

    def close(self) -> None:
        """Leave. What a page leaves undone when it is closed is nobody's fault."""
        with self.watch.trouble_expected():
            self.context.close()

    def picture(self, name: str) -> None:
        """Keep a screenshot with the output of the tests."""
        SCREENSHOTS.mkdir(parents=True, exist_ok=True)
        self.page.screenshot(path=SCREENSHOTS / f"{name}.png")

    # Pages -----------------------------------------------------------------------------------

    def goto(self, path: str) -> None:
        """Open a page and let it settle."""
        self.page.goto(path)
        self.page.wait_for_load_state("networkidle")

    def guest(self) -> Me:
        """Be somebody whom the server knows. The page itself stays where it is."""
        if not self.page.url.startswith(self.url):
            self.goto("/settings")
        return msgspec.convert(self.post("/api/guest", {"name": self.name or "Ann"}), Me)

    def open_table(self, **wanted: Any) -> str:
        """Be a guest and open a table; its id. The page itself stays where it is."""
        self.guest()
        table = self.post("/api/tables", {"game": "kalena", **wanted})
        return str(table["id"])

    def post(self, path: str, body: dict[str, Any]) -> dict[str, Any]:
        """Say something to the server as the client does: cookie, token and all."""
        found: dict[str, Any] = self.page.evaluate(_POST, [path, body])
        return found

    def export(self, table: str) -> list[dict[str, Any]]:
        """The lines of the match as the server hands it out."""
        text: str = self.page.evaluate(
            "path => fetch(path).then(answer => answer.text())", f"/api/tables/{table}/export"
        )
        return [json.loads(line) for line in text.splitlines()]

    # At the table ----------------------------------------------------------------------------

    @property
    def haunted_lands(self) -> Locator:
        """The button that says which game it shall be, once "Play now" is pressed."""
        which = self.page.get_by_role("group", name="What shall we play?")
        return which.get_by_role("button", name="Haunted Lands")

    @property
    def asked(self) -> Locator:
        """The region that says what is asked."""
        return self.page.get_by_role("region", name="Your decision")

    @property
    def question(self) -> Locator:
        return self.asked.get_by_role("heading", level=2)

    @property
    def options(self) -> Locator:
        """All that can be answered, as buttons that can be pressed now."""
        group = self.page.get_by_role("group", name="Options", exact=True)
        return group.get_by_role("button", disabled=False)

    @property
    def story(self) -> Locator:
        """The lines of the log."""
        return self.page.get_by_role("log", name="Story").get_by_role("button")

    @property
    def called(self) -> str:
        """What the table calls one: by hero, house, gang or faction."""
        name = self.page.locator(".mat.own .mat-name")
        return str(name.evaluate("name => name.firstChild.textContent")).strip()

    def sit_at(self, table: str) -> None:
        """Open a table that is in play."""
        self.page.goto(f"/table/{table}")
        expect(self.question).to_be_visible()

    def answer(self, name: str | re.Pattern[str] | None = None) -> None:
        """Press an option, the first one if none is named, and wait until it has been taken."""
        option = self.options.first if name is None else self.options.filter(has_text=name).first
        before = self.story.count()
        option.click()
        expect(self.story).not_to_have_count(before)

    def undo(self) -> None:
        """Press the button."""
        self.asked.get_by_role("button", name="Undo").click()

    def dialog(self, name: str) -> Locator:
        return self.page.get_by_role("dialog", name=name)


_POST = """async ([path, body]) => {
    const token = document.cookie.split('; ').find(c => c.startsWith('csrftoken='));
    const headers = {'content-type': 'application/json', 'x-csrftoken': token?.slice(10) ?? ''};
    const answer = await fetch(path, {method: 'POST', headers, body: JSON.stringify(body)});
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer.json();
}"""

OpenVisitor = Callable[..., Visitor]
Choose = Callable[[Visitor, list[str]], int]
"""Picks one of the options before somebody."""


def foresee(page: Page, option: Locator, comes: str) -> None:
    """Look at an option until it is told what would come of it: what is late is left out."""
    told = page.locator("[data-foreseen]")
    for _ in range(10):
        option.hover()
        page.wait_for_timeout(600)
        if told.count():
            break
        page.mouse.move(0, 0)
    expect(told).to_contain_text(comes)


def at_rest(part: Locator) -> FloatRect:
    """Where something is, once it has come to rest: boards are fitted in, menus come up."""
    box = None
    while box is None or box != part.bounding_box():
        box = part.bounding_box()
        part.page.wait_for_timeout(100)
    return box


def places(result: Locator, name: re.Pattern[str] | None = None) -> Locator:
    """The rows of who came where, with their heading; points by source stand in tables below."""
    return result.get_by_role("table").first.get_by_role("row", name=name)


def play(
    visitors: list[Visitor],
    choose: Choose,
    stop: Callable[[], bool],
    pressed: Callable[[Visitor, str], None] = lambda _visitor, _text: None,
) -> int:
    """Let people answer until it is time to stop or the match is over; how many answers.

    Options are pressed through the list that everybody has, without the pointer's travels. What was
    chosen is not always pressed: the question may be gone by then; `pressed` is told what was.
    """
    given, late = 0, time.monotonic() + SILENCE
    while not stop():
        before = given
        for visitor in visitors:
            texts: list[str] = visitor.page.evaluate(_OPTIONS)
            if texts:
                index = choose(visitor, texts)
                if visitor.page.evaluate(_PRESS, [index, texts[index]]):
                    given += 1
                    pressed(visitor, texts[index])
        if given > before:
            late = time.monotonic() + SILENCE
        elif all(visitor.page.evaluate(_OVER) for visitor in visitors):
            break
        elif time.monotonic() > late:
            raise AssertionError("nobody is asked anything, and the match is not over")
        else:
            visitors[0].page.wait_for_timeout(15)
    return given


SILENCE = 120.0
"""Seconds in which somebody must have been asked: bots give way to whatever else is going on."""
_OPTIONS = """() => [...document.querySelectorAll('[aria-label="Options"] button:enabled')]
    .map(button => button.textContent)"""
_PRESS = """([index, text]) => {
    const button = document.querySelectorAll('[aria-label="Options"] button:enabled')[index];
    if (button?.textContent !== text) return 0;
    button.click();
    return 1;
}"""
"""Presses what was read, unless the question has changed since."""
_OVER = """() => document.querySelector('dialog[aria-label="Result"]') !== null"""
