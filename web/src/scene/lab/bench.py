"""How long the browser's scripting takes to put up a full scene: `npm run bench:scene`.

Builds the laboratory page, opens it in Chromium and applies scenes of a whole match, parsed afresh
as from the wire. Fails when the scripting of one ordinary answer in twenty is longer than one frame
lasts. Scripting is parsing, applying and flushing, in time of the page's own thread, so that nobody
else's work counts; all work of that thread, told beside it, includes the frames painted meanwhile.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from statistics import median
from threading import Thread

import msgspec
from playwright.sync_api import CDPSession, Page, sync_playwright

from igroteka.kernel.registry import find_game
from igroteka.scene.art import load_art

LIMIT = 16.0
ROUNDS = 40
WARM_UP = 12
PAUSE = 450
"""Milliseconds between two updates: the motion of one is over when the next one comes."""
FIGURES: list[float] = []
SCENES = ["middle", "middle-next", "late", "late-next", "early", "end"]
HERE = Path(__file__).parent
CHROMIUM = os.environ.get("IGROTEKA_CHROMIUM", "/usr/bin/chromium")
ARGUMENTS = [
    "--no-sandbox",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]


class Quiet(SimpleHTTPRequestHandler):
    """Serves the page without a word."""

    def log_message(self, format: str, *args: object) -> None:
        """Nothing."""


def serve(folder: str) -> str:
    """The address at which a folder is served from now on."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=folder))
    Thread(target=server.serve_forever, daemon=True).start()
    return f"http://127.0.0.1:{server.server_port}/"


APPLY = "name => new Promise(done => setTimeout(() => done(lab.apply(name))))"


def spent(session: CDPSession) -> tuple[float, float]:
    """Milliseconds that the page's main thread has scripted, and worked in all, so far."""
    metrics = session.send("Performance.getMetrics")["metrics"]
    found = {metric["name"]: 1000 * float(metric["value"]) for metric in metrics}
    return found["ScriptDuration"], found["ThreadTime"]


def measure(page: Page, scenes: list[str]) -> None:
    """Apply the scenes in turn, and print what each update cost."""
    session = page.context.new_cdp_session(page)
    session.send("Performance.enable", {"timeDomain": "threadTicks"})
    scripted, worked = [], []
    for number in range(WARM_UP + ROUNDS):
        before = spent(session)
        page.evaluate(APPLY, scenes[number % len(scenes)])
        after = spent(session)
        page.wait_for_timeout(PAUSE)
        if number >= WARM_UP:
            scripted.append(after[0] - before[0])
            worked.append(after[1] - before[1])
    FIGURES.append(tell(f"{len(scenes)} scenes: scripting", scripted))
    tell(f"{len(scenes)} scenes: work of the main thread", worked)


def tell(what: str, taken: list[float]) -> float:
    """Print the figures of one measurement and give its 95th percentile."""
    taken = sorted(taken)
    p95 = taken[int(len(taken) * 0.95)]
    sys.stdout.write(
        f"{what:<36} median {median(taken):5.1f} ms   p95 {p95:5.1f} ms   "
        f"worst {taken[-1]:5.1f} ms\n"
    )
    return p95


def write_art(folder: Path) -> None:
    """The art of the game that the moments are of, where the page looks for it."""
    moment = msgspec.json.decode((HERE.parent / "fixtures" / "middle.json").read_bytes())
    art, files = load_art(find_game(moment["scene"]["game"]).folder)
    for name, body in files.items():
        (folder / name).write_bytes(body)
    (folder / "art.json").write_bytes(msgspec.json.encode(art))


def main() -> int:
    """Build, open, measure."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as play:
        build = [
            "npx",
            "vite",
            "build",
            "--logLevel",
            "error",
            "--config",
            "src/scene/lab/vite.config.ts",
        ]
        environment = {**os.environ, "LAB_OUT": folder}
        subprocess.run(build, cwd=HERE.parents[2], env=environment, check=True)
        write_art(Path(folder))
        browser = play.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        page = browser.new_page(viewport={"width": 1440, "height": 900})
        page.goto(f"{serve(folder)}?scene=middle")
        page.wait_for_function("() => window.lab")
        sys.stdout.write("One answer, to and fro; then leaps through the whole match.\n")
        for scenes in (SCENES[:2], SCENES):
            measure(page, scenes)
        browser.close()
    return 0 if FIGURES[0] < LIMIT else 1


if __name__ == "__main__":
    sys.exit(main())
