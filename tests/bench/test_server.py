"""`make bench-server` says everything that is wanted of the server, and what is missed."""

from __future__ import annotations

from pathlib import Path

import pytest

from bench import server
from bench.stub import ALIKE
from bench.stub import NAME as STUB
from bench.tables import Found, Wish
from igroteka.kernel.registry import game_names

GOOD = Found(answers=100.0, delays=[0.01] * 10, bytes=1000.0, cpu=0.1, refused=0)
BAD = Found(answers=100.0, delays=[0.1] * 10, bytes=2_000_000.0, cpu=1.0, refused=3)

WANTED = (
    "kalena, beside the stack without rules | {} times | 0.85",
    "kalena at that pace, p95 | {} ms | under 40",
    "cadwallon, sent beside 0145a37 | {} times | 0.5 at most",
    "candelabria, sent beside 966f809 | {} times | 0.5 at most",
    "kalena, sent beside 966f809 | {} times | 0.5 at most",
    "relicvium, sent beside 0145a37 | {} times | 0.5 at most",
    "talisman, sent beside 966f809 | {} times | 0.5 at most",
    "beside bots, p95 | {} times | 1.5 at most",
    "500 idle tables with 2000 sockets, processor | {} % of a core | under 1",
    "500 idle tables with 2000 sockets, memory | {} MB | under 300",
)
"""Every figure that the server is held to, with its target."""


def report(monkeypatch: pytest.MonkeyPatch, found: dict[bool, Found], rest: float) -> str:
    """The table of a run in which the runs on their own were so, and those in question so."""
    wishes: list[Wish] = []

    def measured(wish: Wish) -> Found:
        wishes.append(wish)
        alone = wish.game in (STUB, ALIKE) or (wish.tables == 20 and not wish.bot_tables)
        return found[alone]

    async def resting(*_: object) -> tuple[float, float]:
        return rest / 300, rest

    lines: list[str] = []
    monkeypatch.setattr(server, "measured", measured)
    monkeypatch.setattr(server, "rest", resting)
    monkeypatch.setattr(server, "serving", lambda _: None)
    monkeypatch.setattr("sys.argv", ["bench.server"])
    monkeypatch.setattr("builtins.print", lambda line, **_: lines.append(line))
    server.main()
    assert {wish.game for wish in wishes} == {STUB, ALIKE, *game_names()}
    assert {wish.bot_tables for wish in wishes} == {0, 200}
    return lines[-1]


def verdicts(table: str) -> list[str]:
    """Of each wanted line what stands behind its target."""
    found = []
    for wanted in WANTED:
        name, _, target = wanted.split(" | ")
        [line] = [line for line in table.splitlines() if line.startswith(f"| {name} |")]
        assert target in line, wanted
        found.append(line.split(target)[1].strip(" |"))
    return found


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="the benchmark is for Linux")
def test_every_figure_is_told_with_its_target(monkeypatch: pytest.MonkeyPatch) -> None:
    met = report(monkeypatch, {True: GOOD, False: GOOD}, 100.0)
    assert verdicts(met) == [""] * len(WANTED)
    assert "refused" not in met
    missed = report(monkeypatch, {True: GOOD, False: BAD}, 400.0)
    assert verdicts(missed) == ["(missed)"] * len(WANTED)
    assert "kalena, refused | 3.00 answers | none (missed)" in missed
