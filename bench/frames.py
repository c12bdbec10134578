"""How smoothly a table runs in a browser while bots play at it.

    python -m bench.frames [game] [--seconds 30] [--tempo normal] [--keep trace.json]

Chromium without a window, 1440 by 900, everything in motion. What the page's main thread does is
traced: tasks by the clock, as the browser counts long ones, and by the processor time they took,
which means something on a busy machine, too. The longest are named by what they are made of.
"""

from __future__ import annotations

import argparse
import json
import os
import tempfile
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.web import chromium
from tests.web.server import running
from tests.web.visitor import Visitor

LIVELY = {"motion": "full", "moments": "normal", "story": "turns", "theme": "light"}
TASK = "RunTask"
LONG = 50.0
"""Milliseconds: what browsers call a long task."""
FRAMES = """seconds => new Promise(done => {
    const found = [];
    const end = performance.now() + seconds * 1000;
    let before = performance.now();
    const tick = now => {
        found.push(now - before);
        before = now;
        if (now < end) requestAnimationFrame(tick); else done(found);
    };
    requestAnimationFrame(tick);
})"""

Event = dict[str, Any]


def watch(browser: Browser, url: str, given: argparse.Namespace, trace: Path) -> list[float]:
    """Look on while bots play; milliseconds between frames."""
    person = Visitor(browser, url, settings={**LIVELY, "tempo": given.tempo}, name="Ann")
    seats = ["me", *["greedy"] * (given.players - 1)]
    options = {"players": given.players}
    table = person.open_table(game=given.game, options=options, seats=seats, start=True)
    person.post(f"/api/tables/{table}/leave", {})  # a bot takes the place
    person.goto(f"/table/{table}")
    expect(person.page.locator(".canvas").first).to_be_visible()
    frames = traced(browser, person.page, given.seconds, trace)
    person.close()
    return frames


def traced(browser: Browser, page: Page, seconds: float, trace: Path) -> list[float]:
    """Frames for so long, with all that the main thread did in the meantime."""
    categories = ["toplevel", "devtools.timeline", "disabled-by-default-devtools.timeline"]
    browser.start_tracing(page=page, path=trace, categories=categories)
    frames: list[float] = page.evaluate(FRAMES, seconds)
    browser.stop_tracing()
    return frames


def main_thread(events: Iterable[Event]) -> list[Event]:
    """What was done on the main thread of the page: of all renderers the busiest."""
    renderers = {
        (event["pid"], event["tid"])
        for event in events
        if event["name"] == "thread_name" and event["args"]["name"] == "CrRendererMain"
    }
    by_thread: dict[tuple[int, int], list[Event]] = {}
    for event in events:
        place = (event["pid"], event["tid"])
        if event["ph"] == "X" and place in renderers:
            by_thread.setdefault(place, []).append(event)
    return max(by_thread.values(), key=lambda found: sum(one.get("tdur", 0) for one in found))


def parts(task: Event, events: list[Event]) -> str:
    """What a task is made of, by processor time; what holds other parts counts with them."""
    end = task["ts"] + task["dur"]
    inside: Counter[str] = Counter()
    for event in events:
        if (
            event is not task
            and task["ts"] <= event["ts"] < end
            and not event["name"].endswith(TASK)
        ):
            inside[event["name"]] += event.get("tdur", 0)
    return ", ".join(f"{name} {spent / 1000:.0f}" for name, spent in inside.most_common(5))


def told(events: list[Event], frames: list[float]) -> None:
    """Longest tasks, and how many frames were late."""
    done = main_thread(events)
    tasks = [event for event in done if event["name"] == TASK]
    for name, field in (("by the clock", "dur"), ("by processor time", "tdur")):
        longest = sorted(tasks, key=lambda event: -event.get(field, 0))
        lengths = [event.get(field, 0) / 1000 for event in longest]
        over = [sum(one > most for one in lengths) for most in (LONG, 2 * LONG)]
        counted = f"over 50 ms {over[0]}, over 100 ms {over[1]}"
        print(f"tasks {name}: {len(tasks)}, longest {lengths[0]:.0f} ms, {counted}")
        for event in longest[:4]:
            print(f"    {event.get(field, 0) / 1000:5.0f} ms: {parts(event, done)}")
    frames = sorted(frames)
    at = [frames[len(frames) * share // 100] for share in (50, 95, 99)]
    print("frames {}: median {:.0f}, p95 {:.0f}, p99 {:.0f} ms".format(len(frames), *at))


def main() -> None:
    """Look on, and tell."""
    parser = argparse.ArgumentParser(prog="python -m bench.frames", description=__doc__)
    parser.add_argument("game", nargs="?", default="kalena")
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--tempo", default="normal", help="slow, normal, fast or once")
    parser.add_argument("--keep", type=Path, help="where to keep the trace")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, running(Path(folder) / "home") as server:
        trace = given.keep or Path(folder) / "trace.json"
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(
                executable_path=chromium.find(), args=list(chromium.ARGUMENTS)
            )
            frames = watch(browser, server.url, given, trace)
            browser.close()
        print(f"{given.game}, {given.players} bots, tempo {given.tempo}, {given.seconds:.0f} s")
        print(f"load average {os.getloadavg()[0]:.1f}")
        told(json.loads(trace.read_text())["traceEvents"], frames)


if __name__ == "__main__":
    main()
