"""How much a server bears: every game beside the same stack without rules, and tables at rest.

Prints what it finds line by line, then as a table for docs/speed.md. Everything happens on this
machine, with the load beside the server, on SQLite. Answers are counted by the processor time of
the server, which means something on a busy machine, too; delays mean something on a quiet one.

    python -m bench.server [rules] [games] [pace] [bots] [masters] [idle] [--rounds 3]
"""

from __future__ import annotations

import argparse
import os
import statistics
import sys
from collections.abc import Callable
from contextlib import ExitStack
from dataclasses import dataclass, field, replace
from pathlib import Path

import uvloop

from bench.stub import ALIKE, OF, PLAYERS
from bench.stub import NAME as STUB
from bench.tables import Found, Wish, measured, rest, serving
from igroteka.kernel.registry import game_names

BASE = "966f809"
BEFORE = {"cadwallon": "0145a37", "relicvium": "0145a37"}
"""Games that came later: the last version that told whole boards and mats anew."""
BASE_BYTES = {
    "cadwallon": 1780.0,
    "candelabria": 2480.0,
    "kalena": 2329.0,
    "relicvium": 8878.0,
    "talisman": 1136.0,
}
"""Bytes for an answer in those versions, to all four people at a table; `--base` measures anew."""

SECTIONS = ("rules", "games", "pace", "bots", "masters", "idle")
"""What can be measured by itself: one game beside the stub, the other games and the bytes of all,
fifty tables at a pace, people beside bots and beside masters, and tables at rest."""
PACE, BESIDE = 300.0, 60.0
"""Answers a second in the runs at a pace: of fifty tables, and of twenty beside bots."""


@dataclass(slots=True)
class Report:
    """What was found, as lines and as a table."""

    rows: list[str] = field(default_factory=list)

    def add(self, name: str, value: float, unit: str, wanted: str = "", met: bool = True) -> None:
        """One measure, and whether it is as it is wanted."""
        verdict = f"{wanted}{'' if met else ' (missed)'}"
        print(f"{name:<44} {value:>12,.2f} {unit:<18} {verdict}", flush=True)
        self.rows.append(f"| {name} | {value:,.2f} {unit} | {verdict} |")

    def table(self) -> str:
        """For docs/speed.md."""
        return "\n".join(["| The server | found | wanted |", "|---|---:|---|", *self.rows])


def best(runs: list[Found]) -> Found:
    """The run that other work on the machine disturbed least."""
    return max(runs, key=lambda found: found.by_cpu)


def beside_stub(report: Report, wish: Callable[[str], Wish], rounds: int) -> Found:
    """Fifty tables that answer at once, without rules and with them, by turns."""
    runs: dict[str, list[Found]] = {STUB: [], ALIKE: [], OF: []}
    for _ in range(rounds):
        for name, found in runs.items():
            found.append(measured(wish(name)))
    for name, found in runs.items():
        told(report, name, best(found))
    stub, alike, game = (best(found) for found in runs.values())
    ratio = game.by_cpu / stub.by_cpu
    report.add(f"{OF}, beside the stack without rules", ratio, "times", "0.85", ratio >= 0.85)
    report.add(f"{OF}, where that tells one match", game.by_cpu / alike.by_cpu, "times")
    return game


def others(
    report: Report, wish: Callable[[str], Wish], found: dict[str, Found], base: Path | None
) -> None:
    """The other games likewise, and what is sent in each."""
    for name in game_names():
        if name not in (*found, STUB, ALIKE):
            found[name] = measured(wish(name))
            told(report, name, found[name])
    for name, now in sorted(found.items()):
        sent(report, name, now, wish, base)


def told(report: Report, name: str, found: Found) -> None:
    """The lines of one run."""
    report.add(f"{name}, answers", found.by_cpu, "a cpu-second")
    report.add(f"{name}, answers", found.answers, "a second")
    report.add(f"{name}, p95", found.p95, "ms")
    if found.refused:
        report.add(f"{name}, refused", found.refused, "answers", "none", met=False)


def sent(
    report: Report, name: str, now: Found, wish: Callable[[str], Wish], base: Path | None
) -> None:
    """Bytes beside those of the version before."""
    before = BASE_BYTES.get(name, 0.0)
    if base is not None and (base / "src/igroteka/games" / name).is_dir():
        before = measured(replace(wish(name), base=base)).by_answer
    report.add(f"{name}, sent", now.by_answer, "bytes an answer")
    if before:
        share = now.by_answer / before
        version = BEFORE.get(name, BASE)
        report.add(f"{name}, sent in {version}", before, "bytes an answer")
        report.add(f"{name}, sent beside {version}", share, "times", "0.5 at most", share <= 0.5)


def paced(report: Report, seconds: float) -> None:
    """Fifty tables at the pace of people in a hurry."""
    found = measured(Wish(OF, seconds, pace=PACE))
    report.add(f"{OF} at {PACE:.0f} answers a second", found.answers, "a second")
    report.add(f"{OF} at that pace, p95", found.p95, "ms", "under 40", found.p95 < 40)


def beside_bots(report: Report, seconds: float, bots: int) -> None:
    """People without bots and with them."""
    alone = measured(Wish(OF, seconds, tables=20, pace=BESIDE))
    among = measured(Wish(OF, seconds, tables=20, pace=BESIDE, bot_tables=bots))
    ratio = among.p95 / alone.p95
    report.add("20 tables of people alone, p95", alone.p95, "ms")
    report.add(f"20 tables beside {bots} of bots, p95", among.p95, "ms")
    report.add("beside bots, p95", ratio, "times", "1.5 at most", ratio <= 1.5)


def beside_masters(report: Report, seconds: float, masters: int, rounds: int) -> None:
    """People without masters who think and with them, by turns."""
    ratios = []
    for _ in range(rounds):
        alone = measured(Wish(OF, seconds, tables=20, pace=BESIDE))
        among = measured(Wish(OF, seconds, tables=20, pace=BESIDE, masters=masters))
        report.add("20 tables of people alone, p95", alone.p95, "ms")
        report.add(f"20 tables beside {masters} of masters, p95", among.p95, "ms")
        ratios.append(among.p95 / alone.p95)
    ratio = statistics.median(ratios)
    report.add("beside masters, p95", ratio, "times", "1.2 at most", ratio <= 1.2)


def idle(report: Report, tables: int) -> None:
    """Tables at which nobody moves."""
    with ExitStack() as stack:
        cpu, memory = uvloop.run(rest(serving(stack), OF, tables, 10.0))
    sockets = f"{tables} idle tables with {tables * PLAYERS} sockets"
    report.add(f"{sockets}, processor", cpu, "% of a core", "under 1", cpu < 1)
    report.add(f"{sockets}, memory", memory, "MB", "under 300", memory < 300)


def load_average(report: Report) -> None:
    """How quiet the machine is."""
    report.add("load average", os.getloadavg()[0], "processes")


def wanted(text: str) -> str:
    """A section that there is."""
    if text not in SECTIONS:
        raise argparse.ArgumentTypeError(f"{text!r} is none of {', '.join(SECTIONS)}")
    return text


def main() -> None:
    """Measure one after another."""
    parser = argparse.ArgumentParser(
        prog="python -m bench.server",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("sections", nargs="*", type=wanted, help="all, unless some are named")
    parser.add_argument("--seconds", type=float, default=10.0, help="of each run")
    parser.add_argument("--rounds", type=int, default=3, help="by turns")
    parser.add_argument("--tables", type=int, default=50, help="that answer at once")
    parser.add_argument("--idle", type=int, default=500, help="tables at rest")
    parser.add_argument("--bots", type=int, default=200, help="tables of bots")
    parser.add_argument("--masters", type=int, default=4, help="tables of masters")
    parser.add_argument("--base", type=Path, help=f"a checkout of {BASE}, to measure as well")
    parser.add_argument("--no-deflate", action="store_true", help="clients that do not compress")
    given = parser.parse_args()
    if not Path("/proc/self/stat").exists():
        sys.exit("bench.server reads the processor time of the server from /proc: Linux only")

    def wish(game: str) -> Wish:
        return Wish(game, given.seconds, given.tables, deflate=not given.no_deflate)

    report = Report()
    sections = given.sections or SECTIONS
    load_average(report)
    found = {OF: beside_stub(report, wish, given.rounds)} if "rules" in sections else {}
    if "games" in sections:
        others(report, wish, found, None if given.base is None else given.base.resolve())
    if "pace" in sections:
        paced(report, given.seconds)
    if "bots" in sections:
        beside_bots(report, given.seconds, given.bots)
    if "masters" in sections:
        beside_masters(report, given.seconds, given.masters, given.rounds)
    if "idle" in sections:
        idle(report, given.idle)
    load_average(report)
    print(f"\n{report.table()}")


if __name__ == "__main__":
    main()
