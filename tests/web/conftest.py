"""Real browsers at a real server."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from igroteka.server.http.pages import FOLDER, INDEX
from tests.web import chromium
from tests.web.server import Server, running
from tests.web.visitor import OpenVisitor, Visitor

MARK = "browser"


def unavailable(reason: str) -> None:
    """What these tests need is not here: a fault where nothing may be skipped."""
    if chromium.in_ci():
        pytest.fail(reason, pytrace=False)
    pytest.skip(reason)


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """One Chromium for all tests; each visitor has a context of their own in it."""
    try:
        program = chromium.find()
    except chromium.NoChromium as reason:
        unavailable(str(reason))
    with sync_playwright() as playwright:
        options: dict[str, Any] = {"executable_path": program, "args": list(chromium.ARGUMENTS)}
        launched = playwright.chromium.launch(**options)
        yield launched
        launched.close()


@pytest.fixture(scope="package")
def client() -> None:
    """The client that the server hands out."""
    if not (FOLDER / INDEX).exists():
        unavailable("the client is not built: run `npm ci && npm run build` in web/")


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory, client: None) -> Iterator[Server]:
    """A server that tests share; each has tables of its own."""
    with running(tmp_path_factory.mktemp("home")) as server:
        yield server


@pytest.fixture
def own_server(tmp_path: Path, client: None) -> Iterator[Server]:
    """A server for one test alone, which may treat it badly."""
    with running(tmp_path / "home") as server:
        yield server


@pytest.fixture
def visitor(browser: Browser, server: Server) -> Iterator[OpenVisitor]:
    """Opens browsers at the shared server, and fails the test on what they complain about."""
    yield from visitors(browser, server)


@pytest.fixture
def own_visitor(browser: Browser, own_server: Server) -> Iterator[OpenVisitor]:
    """Opens browsers at the server of the test."""
    yield from visitors(browser, own_server)


@pytest.fixture(scope="module")
def module_visitor(browser: Browser, server: Server) -> Iterator[OpenVisitor]:
    """Opens browsers for all tests of a module."""
    yield from visitors(browser, server)


def visitors(browser: Browser, server: Server) -> Iterator[OpenVisitor]:
    opened: list[Visitor] = []

    def open_visitor(**context: Any) -> Visitor:
        opened.append(Visitor(browser, server.url, **context))
        return opened[-1]

    yield open_visitor
    for one in opened:
        one.close()
    complaints = [complaint for one in opened for complaint in one.watch.complaints]
    assert not complaints, "\n".join(complaints)
