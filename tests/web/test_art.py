"""A game of another package brings its art; the client, which never heard of it, shows it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.web.conftest import visitors
from tests.web.server import Server, running
from tests.web.visitor import PHONE, OpenVisitor, Visitor

pytestmark = pytest.mark.browser

ELSEWHERE = Path(__file__).parent / "elsewhere"
NAMES = {"fen": "The Fen", "hold": "The Hold"}


@pytest.fixture
def mires(tmp_path: Path, client: None, monkeypatch: pytest.MonkeyPatch) -> Iterator[Server]:
    """A server where the other package is installed."""
    installed = tmp_path / "site" / "mires-1.dist-info"
    installed.mkdir(parents=True)
    (installed / "METADATA").write_text("Metadata-Version: 2.1\nName: mires\nVersion: 1\n")
    (installed / "entry_points.txt").write_text("[igroteka.games]\nmires = mires:GAME\n")
    monkeypatch.setenv("PYTHONPATH", f"{installed.parent}:{ELSEWHERE}")
    with running(tmp_path / "home") as server:
        yield server


@pytest.fixture
def open_visitor(browser: Browser, mires: Server) -> Iterator[OpenVisitor]:
    yield from visitors(browser, mires)


def begin(visitor: Visitor) -> None:
    """A match against a bot that walks about."""
    table = visitor.open_table(game="mires", seats=["me", "random"], options={"players": 2})
    visitor.post(f"/api/tables/{table}/start", {})
    visitor.sit_at(table)


def test_a_game_of_another_package_is_shown_with_its_own_art(
    open_visitor: OpenVisitor,
) -> None:
    ann = open_visitor(settings={"listOptions": False, "theme": "light"})
    begin(ann)
    page = ann.page
    for drawn in ("vellum", "hatched", "seal", "shield", "wall", "scroll-paper", "sweep", "spear"):
        expect(page.locator(f".scene .{drawn}").first).to_be_attached()
    expect(page.locator(".scene .door-open")).to_have_count(1)
    expect(page.locator(".scene .door")).to_have_count(1)
    fill = "element => getComputedStyle(element).fill"
    assert page.locator(".scene .shield").first.evaluate(fill) == "rgb(196, 69, 47)"
    assert "hatch" in page.locator(".scene .hatched").evaluate(fill)
    assert "pool" in page.locator(".scene .reach-guard").evaluate(fill)
    for place in (".mat.own .counter use", ".scene .sigil"):
        icon = page.locator(place).first.get_attribute("href")
        assert icon is not None
        assert "/api/games/mires/art/icons." in icon
        assert icon.endswith("#sigil")
    ann.picture("another-package-day")


def test_its_asides_stand_beside_the_question_and_refusals_name_their_rule(
    open_visitor: OpenVisitor,
) -> None:
    ann = open_visitor(settings={"listOptions": False})
    begin(ann)
    page = ann.page
    expect(ann.asked.get_by_role("group", name="Options").get_by_role("button")).to_have_count(1)

    page.locator('[data-part="lake"]').click()
    why = ann.dialog("Why not?")
    expect(why).to_contain_text("MIR-WALK-2")
    page.keyboard.press("Escape")
    page.locator('[data-part="wanderer:1"]').click()
    expect(why).to_contain_text("MIR-WALK-3")
    page.keyboard.press("Escape")

    torch = page.locator('[data-part="torch:0:0"]')
    expect(torch).to_have_accessible_name("Torch (Torch). Also possible: Put down a torch")
    torch.focus()
    page.keyboard.press("Enter")
    ann.dialog("Also possible").get_by_role("button", name="Put down a torch").click()
    expect(torch).to_have_count(0)
    expect(ann.question).to_have_text("Where do you go?")

    asides = ann.asked.get_by_text("Also possible")
    asides.click()
    ann.asked.get_by_role("list", name="Also possible").get_by_role("button").click()
    expect(page.locator(".mat.own .scene-card")).to_have_count(0)
    expect(asides).to_have_count(0)

    for place in ("fen", "hold", "fen"):
        there = page.locator(".scene").get_by_role("button", name=NAMES[place])
        expect(there).to_be_visible()
        there.focus()
        page.keyboard.press("Enter")
    expect(ann.dialog("Result")).to_contain_text("share the victory")
    expect(ann.dialog("Result").get_by_role("img", name="1")).to_have_count(2)


def test_its_cards_are_pressed_by_touch(open_visitor: OpenVisitor) -> None:
    ann = open_visitor(settings={"listOptions": False, "theme": "dark"}, **PHONE)
    begin(ann)
    page = ann.page
    page.locator('[data-part="lake"]').tap()
    expect(ann.dialog("Why not?")).to_contain_text("MIR-WALK-2")
    ann.picture("another-package-phone")
