"""What axe finds on each page, by day and by night: nothing."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from igroteka.kernel import campaign_file
from igroteka.kernel.registry import find_game
from igroteka.testing.campaigns import play_campaign
from tests.web import chromium
from tests.web.visitor import OpenVisitor, Visitor, play

pytestmark = pytest.mark.browser

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
IMPACTS = ["critical", "serious", "moderate", "minor"]


@cache
def axe() -> str:
    """The source of axe; the browser is given it past the page's own policy."""
    if not AXE.exists():
        reason = "axe-core is not installed: run `npm ci` in web/"
        pytest.fail(reason) if chromium.in_ci() else pytest.skip(reason)
    return AXE.read_text(encoding="utf-8")


def violations(visitor: Visitor) -> list[dict[str, Any]]:
    """Everything that axe minds on the page as it is shown."""
    visitor.page.evaluate(axe())
    found: list[dict[str, Any]] = visitor.page.evaluate(
        "async () => (await axe.run(document, {resultTypes: ['violations']})).violations"
        ".map(v => ({id: v.id, impact: v.impact, help: v.help,"
        " nodes: v.nodes.map(n => n.html.slice(0, 160) + ' ' + (n.any[0]?.message ?? ''))}))"
    )
    return found


def minded(visitor: Visitor, page: str) -> list[str]:
    """What axe minds, gravest first, in words."""
    found = sorted(violations(visitor), key=lambda one: IMPACTS.index(one["impact"]))
    return [
        f"{page}: {one['impact']}: {one['id']} ({one['help']}), {len(one['nodes'])} times\n"
        + "\n".join(f"    {node}" for node in one["nodes"][:4])
        for one in found
    ]


def at_a_table(visitor: Visitor) -> None:
    options = {"players": 2}
    visitor.sit_at(visitor.open_table(seats=["me", "random"], options=options, start=True))
    expect(visitor.options.first).to_be_enabled()


def at_a_replay(visitor: Visitor) -> None:
    table = visitor.open_table(seats=["me", "random"], options={"players": 2}, start=True)
    visitor.sit_at(table)
    play([visitor], lambda _, texts: len(texts) - 1, lambda: False)
    visitor.page.goto(f"/replay/{table}")
    expect(visitor.page.get_by_role("slider")).to_be_visible()


def at_a_campaign(visitor: Visitor) -> None:
    """Brought from a file: all of it is there to be read."""
    data = campaign_file.dump(play_campaign(find_game("cadwallon"), {"players": 2}, 1))
    visitor.goto("/")
    file: Any = {"name": "campaign.jsonl", "mimeType": "text/plain", "buffer": data}
    visitor.page.locator("input[type=file]").set_input_files(file)
    expect(visitor.page.locator("li.match")).to_have_count(4)


PAGES: dict[str, Callable[[Visitor], None]] = {
    "lobby": lambda visitor: visitor.goto("/"),
    "new table": lambda visitor: visitor.goto("/new/kalena"),
    "table": at_a_table,
    "replay": at_a_replay,
    "campaign": at_a_campaign,
    "rulebook": lambda visitor: visitor.goto("/rules/kalena"),
    "settings": lambda visitor: visitor.goto("/settings"),
}


@pytest.mark.parametrize("page", PAGES)
def test_by_day_and_by_night(visitor: OpenVisitor, page: str) -> None:
    ann = visitor(name="Ann", settings={"theme": "light"})
    PAGES[page](ann)
    ann.page.wait_for_load_state("networkidle")
    found = []
    for theme in ("light", "dark"):
        change_theme(ann, theme)
        found += minded(ann, f"{page}, {theme}")
    assert not found, "\n".join(found)


def change_theme(visitor: Visitor, theme: str) -> None:
    """As the browser's memory has it: the page is opened again with the other wish."""
    if visitor.page.locator("html").get_attribute("data-theme") != theme:
        visitor.page.evaluate(
            "theme => { const key = 'igroteka.settings';"
            " const wishes = JSON.parse(localStorage.getItem(key));"
            " localStorage.setItem(key, JSON.stringify({...wishes, theme})) }",
            theme,
        )
        visitor.page.reload()
        visitor.page.wait_for_load_state("networkidle")
        expect(visitor.page.locator("html")).to_have_attribute("data-theme", theme)
