"""Pictures of the web table for the documents: `python -m tools.screenshots`.

A server is started in an empty home, and one match with a fixed seed is laid into its log: once
up to a turn in the middle of season 2, once to its end. So the pictures show the same match each
time they are taken.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
from PIL import Image
from playwright.sync_api import Browser, expect, sync_playwright

from igroteka.server.tables.play import Play
from igroteka.server.wire import Me, NewTable
from tests.web import chromium, laid
from tests.web.server import Server, running
from tests.web.visitor import Visitor

FOLDER = Path(__file__).resolve().parent.parent / "docs" / "screenshots"
GAME, SEED, BOT = "kalena", "5eed" * 16, "greedy"
MIDDLE, END = "middle-of-season-2", "the-same-to-its-end"
SEASON, ROUND = 2, 2
LARGEST = 400 * 1024
COLOURS = 256
DESK = {"width": 1440, "height": 900}
PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "device_scale_factor": 2,
    "has_touch": True,
    "is_mobile": True,
}


# The match ------------------------------------------------------------------------------------


def lay_out(home: Path, me: Me) -> None:
    """The match of four, in its middle and at its end, as tables at which this person sits."""
    wanted = NewTable(game=GAME, options={"players": 4}, seats=("me", *[BOT] * 3))
    middle = laid.begun([me], wanted, SEED, MIDDLE)
    while not in_the_middle(middle.play):
        middle.answer(BOT)
    end = laid.Log(END)
    end.take_over(middle)
    while not end.table.over:
        end.answer(BOT)
    end.end()
    laid.keep(home, [middle, end])


def in_the_middle(play: Play) -> bool:
    """Our person's turn, and something has been done in it already."""
    g, questions = play.match.g, play.match.asks
    mine = questions[0].seat == 0 and questions[0].prompt == "turn"
    return mine and (g.season, g.round) == (SEASON, ROUND) and play.undoable(0) > 0


# The pictures ---------------------------------------------------------------------------------


def main() -> None:
    """Take all pictures."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as home, running(Path(home)) as server, _browser() as chrome:
        host = Visitor(chrome, server.url, name="Мира", settings={"lang": "ru"})
        host.goto("/settings")
        me = msgspec.convert(host.post("/api/guest", {"name": "Мира"}), Me)
        lay_out(Path(home), me)
        neighbour = Visitor(chrome, server.url, name="Лев")
        neighbour.open_table(seats=["me", "greedy"], options={"players": 3}, visibility="public")
        take_all(chrome, server, host.context.storage_state())
    for path in sorted(FOLDER.glob("*.png")):
        sys.stdout.write(f"{path.name}: {path.stat().st_size // 1024} KB\n")


def take_all(chrome: Browser, server: Server, state: Any) -> None:
    """Each page in the light and language that shows it best."""
    day, night = {"theme": "light"}, {"theme": "dark"}
    for name, path, settings, context in (
        ("lobby", "/", {"lang": "ru", **night}, {}),
        ("table-ru-light", f"/table/{MIDDLE}", {"lang": "ru", **day}, {}),
        ("table-en-dark", f"/table/{MIDDLE}", {"lang": "en", **night}, {}),
        ("table-phone-ru", f"/table/{MIDDLE}", {"lang": "ru", **day}, PHONE),
        ("table-phone-en", f"/table/{MIDDLE}", {"lang": "en", **night}, PHONE),
        ("replay", f"/replay/{END}", {"lang": "en", **day}, {}),
        ("rulebook", "/rules/kalena", {"lang": "ru", **day}, {}),
    ):
        shown: dict[str, Any] = {"listOptions": False, "motion": "calm", **settings}
        visitor = Visitor(chrome, server.url, settings=shown, **{"viewport": DESK, **context})
        visitor.context.add_cookies(state["cookies"])
        visitor.goto(path)
        if name == "replay":
            slider = visitor.page.get_by_role("slider")
            expect(slider).to_be_visible()
            slider.fill(str(int(slider.get_attribute("max") or 0) * 3 // 5))
            slider.blur()
        visitor.page.wait_for_timeout(1500)  # fonts, cards that turn over
        visitor.page.screenshot(path=FOLDER / f"{name}.png")
        visitor.close()
        shrink(FOLDER / f"{name}.png")


def shrink(path: Path) -> None:
    """As few bytes as the eye does not miss.

    An octree keeps colours that have few pixels, where a median cut makes a red player orange;
    dithering keeps soft light soft.
    """
    with Image.open(path) as picture:
        plain = picture.convert("RGB")
    colours = plain.quantize(COLOURS, method=Image.Quantize.FASTOCTREE)
    few = plain.quantize(palette=colours, dither=Image.Dither.FLOYDSTEINBERG)
    few.save(path, optimize=True)
    assert path.stat().st_size < LARGEST, f"{path.name} is too large"


@contextmanager
def _browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(
            executable_path=chromium.find(), args=list(chromium.ARGUMENTS)
        )
        yield launched
        launched.close()


if __name__ == "__main__":
    main()
