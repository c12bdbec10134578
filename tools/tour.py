"""Pictures for docs/tour.md: what teaches, tells and shows at the table.

`python -m tools.tour [subject …]` takes each subject four times: both languages, both lights, at a
desk and on a phone. The matches are laid with fixed seeds, so they are the same each time.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import Browser, Locator, expect

from igroteka.server.tables.play import Play
from igroteka.server.wire import Me
from tests.web.laid import Log, Moment, begun, keep, luck
from tests.web.newcomer import Newcomer
from tests.web.server import Server
from tests.web.visitor import Visitor
from tools.screenshots import DESK, EN_DAY, EN_NIGHT, PHONE, RU_DAY, RU_NIGHT, studio

FOLDER = Path(__file__).resolve().parent.parent / "docs" / "tour"
LARGEST = 200 * 1024
QUALITY = 82
FRAMES: dict[str, tuple[dict[str, str], dict[str, Any]]] = {
    "desk-ru-day": (RU_DAY, {"viewport": DESK}),
    "desk-en-night": (EN_NIGHT, {"viewport": DESK}),
    "phone-ru-night": (RU_NIGHT, PHONE),
    "phone-en-day": (EN_DAY, PHONE),
}
WISHES = {
    "listOptions": False,
    "motion": "calm",
    "moments": "slow",
    "story": "turns",
    "hints": True,
}
CREATURE = 9
"""Which page of the almanac is opened."""
SEEDS = 40
"""So many matches are tried until a moment comes."""
Subject = Callable[[Visitor, str], None]
"""Brings a page to what is shown; the frame names the tables that are its own."""
MOVED = 1500
"""Milliseconds: fonts come, boards find their size."""
STAYS = """() => {
    const later = window.setTimeout;
    window.setTimeout = (done, wait, ...given) => (wait > 1000 ? 0 : later(done, wait, ...given));
}"""
"""What would go after a second or later stays: a moment lasts until its picture is taken."""


# The matches ----------------------------------------------------------------------------------


def _on_the_way(play: Play) -> bool:
    """Talisman: our person chooses where to go, some rounds after the beginning."""
    question = play.match.asks[0]
    mine = question.seat == 0 and question.prompt == "way" and len(question.options) > 1
    return mine and play.match.g.round > 4


def _whom_to_be(play: Play) -> bool:
    """Candelabria: our person chooses a House."""
    question = play.match.asks[0]
    return question.seat == 0 and question.prompt == "house"


def laid(game: str, options: dict[str, Any], me: Me, moment: Moment | None) -> Log:
    """A match at which this person sits: at a moment, or at its end."""
    for seed in range(SEEDS):
        match = begun(game, options, [me], luck(seed), "guided")
        if moment is None:
            match.play_on()
            return match
        if match.play_until(moment):
            return match
    raise AssertionError(f"{game}: the moment never comes")


# The pages ------------------------------------------------------------------------------------


def lesson(visitor: Visitor, _frame: str) -> None:
    """The coach speaks, something glows."""
    visitor.goto("/learn/kalena/first-steps")
    for step in range(2, 5):
        visitor.page.locator(".coach .next").click()
        said = visitor.page.locator(".coach header")
        expect(said).to_contain_text(re.compile(rf"\b{step}\b.+\b12\b"))


def asked(visitor: Visitor, frame: str) -> Locator:
    """At the table on the way; its options."""
    visitor.goto(f"/table/way-{frame}")
    options = visitor.page.locator(".ask .option")
    expect(options.first).to_be_enabled()
    return options


def consequence(visitor: Visitor, frame: str) -> None:
    """An option that is looked at, before it is taken."""
    options = asked(visitor, frame)
    newcomer = Newcomer(visitor, 0)
    if newcomer.touches:
        newcomer.press(next(glow for glow in newcomer.look().glows if glow.kind == "part"))
    else:
        options.first.hover()
    expect(visitor.page.locator("[data-foreseen]").first).to_be_visible()


def moment(visitor: Visitor, frame: str) -> None:
    """Something that people at a table look up for; what happened meanwhile stands beside it."""
    options = asked(visitor, frame)
    visitor.page.evaluate(STAYS)
    shown = visitor.page.locator(".play-moment")
    while not shown.is_visible():
        if options.last.is_visible() and options.last.is_enabled():
            options.last.click(force=True)  # it may move while bots play
        visitor.page.wait_for_timeout(200)


def result(visitor: Visitor, frame: str) -> None:
    """Who won, by what, and how it came."""
    visitor.goto(f"/table/end-{frame}")
    visitor.page.locator(".play-result").click()
    chart = visitor.page.locator("dialog .chart").first
    expect(chart).to_be_visible()
    chart.scroll_into_view_if_needed()


def picker(visitor: Visitor, frame: str) -> None:
    visitor.goto(f"/table/houses-{frame}")
    expect(visitor.page.locator(".picker")).to_be_visible()


def lobby(visitor: Visitor, _frame: str) -> None:
    """As somebody finds it who comes for the first time."""
    visitor.context.clear_cookies()
    visitor.goto("/")


def almanac(visitor: Visitor, _frame: str) -> None:
    visitor.goto("/almanac/relicvium")
    creature = visitor.page.locator("button.name").nth(CREATURE)
    creature.scroll_into_view_if_needed()
    creature.click()


def page_of(path: str) -> Subject:
    return lambda visitor, _frame: visitor.goto(path)


SUBJECTS: dict[str, Subject] = {
    "lobby": lobby,
    "learn": page_of("/learn/talisman"),
    "how-to-play": page_of("/rules/kalena"),
    "lesson": lesson,
    "almanac": almanac,
    "picker": picker,
    "consequence": consequence,
    "moment": moment,
    "result": result,
}


# The pictures ---------------------------------------------------------------------------------


def main(subjects: list[str]) -> None:
    """Take the pictures of these subjects, or of all."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    with studio() as (server, chrome, host):
        me = host.guest()
        matches = {
            "way": laid("talisman", {"players": 2, "rounds": 12}, me, _on_the_way),
            "end": laid("relicvium", {"players": 3}, me, None),
            "houses": laid("candelabria", {"players": 3}, me, _whom_to_be),
        }
        # Whoever answers changes the table: each frame has its own.
        keep(
            server.home, [log.copy(f"{id}-{one}") for id, log in matches.items() for one in FRAMES]
        )
        for subject in subjects or SUBJECTS:
            for frame in FRAMES:
                take(chrome, server, host, subject, frame)


def take(chrome: Browser, server: Server, host: Visitor, subject: str, frame: str) -> None:
    """One subject in one light, language and size."""
    settings, screen = FRAMES[frame]
    visitor = Visitor(chrome, server.url, settings={**WISHES, **settings}, **screen)
    visitor.context.add_cookies(host.context.storage_state()["cookies"])  # type: ignore[arg-type]
    SUBJECTS[subject](visitor, frame)
    if subject != "consequence":
        visitor.page.mouse.move(0, 0)  # what it rests on would show itself
    visitor.page.wait_for_timeout(MOVED)
    if subject == "moment":
        expect(visitor.page.locator(".play-moment")).to_be_visible()
    raw = FOLDER / f"{subject}-{frame}.png"
    visitor.page.screenshot(path=raw)
    visitor.close()
    sys.stdout.write(f"{shrunk(raw)}\n")


def shrunk(raw: Path) -> str:
    """As few bytes as the eye does not miss; what became of it."""
    path = raw.with_suffix(".webp")
    with Image.open(raw) as picture:
        picture.convert("RGB").save(path, quality=QUALITY, method=6)
    raw.unlink()
    size = path.stat().st_size
    assert size < LARGEST, f"{path.name} is too large: {size}"
    return f"{path.name}: {size // 1024} KB"


if __name__ == "__main__":
    main(sys.argv[1:])
