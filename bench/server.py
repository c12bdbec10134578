"""How much a server bears: live tables of Kalena, the same without rules, and idle ones.

Prints one line per measure: name, value, unit, ratio, peer. Everything happens on this machine,
with the load beside the server, on SQLite.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import statistics
import sys
import tempfile
import time
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import uvloop

from bench.load import Load
from bench.stub import NAME as STUB
from bench.stub import OF as GAME
from bench.stub import PLAYERS
from tests.server.live import Caller, Server, open_table

LINE = "{name:<24} {value:>12,.1f} {unit:<12} {ratio:>7.2f} {peer}"
"""As `python -m bench` prints; that one needs peers installed which this one does not."""
ROOT = Path(__file__).resolve().parents[1]
WARM = 2.0
"""Seconds of play before anything counts."""
SPARES = 5
"""Tables that wait, for each that plays: at random, a match of Kalena is short."""
EACH = 50
"""Tables that the same people sit at: nobody may open many more in a minute."""
PACE = 520.0
"""Answers a second that are offered in the run at a pace: what is wanted, and a little more."""
ENOUGH, LATEST, SHARE = 500.0, 60.0, 0.4
"""Answers a second, milliseconds to the broadcast, and share of the stack without rules."""
IDLE_CPU, IDLE_MEMORY = 1.0, 600.0
"""Per cent of a core, and megabytes."""


@dataclass(frozen=True, slots=True)
class Found:
    """What a run of live tables showed."""

    answers: float
    delays: list[float]
    bytes: float
    cpu: float
    refused: int
    live: int

    @property
    def by_cpu(self) -> float:
        """Answers for a second of processor time: it means something on a busy machine, too."""
        return self.answers / self.cpu


@dataclass(frozen=True, slots=True)
class Wish:
    """How the benchmark is to be run."""

    seconds: float
    tables: int
    idle: int
    idle_clients: int
    pace: float
    deflate: bool


def show(name: str, value: float, unit: str, peer: str, of_peer: float) -> None:
    """One measure beside its target or peer."""
    line = LINE.format(name=name, value=value, unit=unit, ratio=value / of_peer, peer=peer)
    print(line, flush=True)


# The server -----------------------------------------------------------------------------------


def serving(stack: ExitStack) -> Server:
    """A server on an empty database, with the game without rules among its games."""
    folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="igroteka-bench-")))
    info = folder / "igroteka_bench-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: igroteka-bench\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(f"[igroteka.games]\n{STUB} = bench.stub:GAME\n")
    path = os.pathsep.join([str(folder), str(ROOT), str(ROOT / "src")])
    database = f"sqlite:///{folder / 'bench.sqlite'}"
    settings = {"PYTHONPATH": path, "IGROTEKA_LOG_LEVEL": "info"}
    return stack.enter_context(Server(database, folder / "server.log", settings))


def cpu_seconds(pid: int) -> float:
    """Processor time that a process has had."""
    words = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(words[11]) + int(words[12])) / os.sysconf("SC_CLK_TCK")


def megabytes(pid: int) -> float:
    """Memory that a process holds."""
    lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    return next(int(line.split()[1]) / 1024 for line in lines if line.startswith("VmRSS"))


# Live tables ----------------------------------------------------------------------------------


async def gathered(
    server: Server, game: str, tables: int, clients: int, wish: Wish, pace: float = 0.0
) -> Load:
    """So many tables with so many clients each, who wait for a word to begin."""
    people: list[Caller] = []
    load = Load(pace)
    wanted: dict[str, Any] = {"game": game, "options": {"players": PLAYERS}}
    for number in range(tables):
        if number % EACH == 0:
            people = [Caller(f"P{seat}").come_in(server) for seat in range(PLAYERS)]
        id = await asyncio.to_thread(open_table, server, people, **wanted)
        headers = [person.headers for person in people[:clients]]
        load.spare.append(await load.connect(id, server.port, headers, wish.deflate))
    return load


async def play(server: Server, game: str, wish: Wish, pace: float = 0.0) -> Found:
    """Let clients answer for a while, as soon as they are asked or at a pace."""
    spares = 0 if game == STUB else SPARES * wish.tables
    load = await gathered(server, game, wish.tables + spares, PLAYERS, wish, pace)
    load.begin(wish.tables)
    await asyncio.sleep(WARM)
    began, bytes_before, cpu = time.perf_counter(), _bytes(load), cpu_seconds(server.pid)
    await asyncio.sleep(wish.seconds)
    ended = time.perf_counter()
    live, took, cpu = len(load.live), ended - began, cpu_seconds(server.pid) - cpu
    sent = _bytes(load) - bytes_before
    await asyncio.sleep(0.5)
    load.stop()
    counted = sum(began <= at < ended for table in load.tables for at, _ in table.settled)
    delays = sorted(d for table in load.tables for d in table.delays(began, ended))
    load.close()
    return Found(counted / took, delays, sent / took, cpu / took, len(load.refused), live)


def _bytes(load: Load) -> int:
    return sum(client.bytes for table in load.tables for client in table.clients)


def measured(game: str, wish: Wish, pace: float = 0.0) -> Found:
    """A run on a server of its own."""
    with ExitStack() as stack:
        return uvloop.run(play(serving(stack), game, wish, pace))


def report(name: str, found: Found, peer: Found | None, tables: int) -> None:
    """The lines of one run."""
    if peer is None:
        show(
            f"{name}-answers", found.answers, "answers/s", "the stack without rules", found.answers
        )
    else:
        show(f"{name}-answers", found.answers, "answers/s", "500 wanted", ENOUGH)
        show(f"{name}-answers", found.answers, "answers/s", "the stack without rules", peer.answers)
    cuts = statistics.quantiles(found.delays, n=100, method="inclusive")
    for per_cent in (50, 95, 99):
        show(f"{name}-p{per_cent}", cuts[per_cent - 1] * 1000, "ms", "60 ms at p95", LATEST)
    show(f"{name}-sent", found.bytes / 1000, "kB/s", "a megabyte", 1000.0)
    show(f"{name}-server-cpu", found.cpu * 100, "% of a core", "a core", 100.0)
    if peer is not None:
        show(
            f"{name}-by-cpu", found.by_cpu, "answers/cpu-s", "the stack without rules", peer.by_cpu
        )
    if found.live < tables:
        show(f"{name}-live", found.live, "tables", "those wanted", tables)
    if found.refused:
        show(f"{name}-refused", found.refused, "answers", "none", 1.0)


# Idle tables ----------------------------------------------------------------------------------


async def rest(server: Server, wish: Wish) -> tuple[float, float]:
    """What tables cost at which nobody moves: per cent of a core, and megabytes."""
    load = await gathered(server, GAME, wish.idle, wish.idle_clients, wish)
    await asyncio.sleep(3.0)  # notes in the lobby, and the like
    cpu, began = cpu_seconds(server.pid), time.perf_counter()
    await asyncio.sleep(10.0)
    share = (cpu_seconds(server.pid) - cpu) / (time.perf_counter() - began)
    memory = megabytes(server.pid)
    load.close()
    return share * 100, memory


def live(wish: Wish) -> None:
    """The same tables without rules, with them, and with them at a pace."""
    bare = measured(STUB, wish)
    report("stub", bare, None, wish.tables)
    report("kalena", measured(GAME, wish), bare, wish.tables)
    if wish.pace:
        report("kalena-paced", measured(GAME, wish, wish.pace), bare, wish.tables)


def main() -> None:
    """Measure one after another."""
    parser = argparse.ArgumentParser(prog="python -m bench.server", description=__doc__)
    parser.add_argument("--seconds", type=float, default=20.0, help="of each run")
    parser.add_argument("--tables", type=int, default=50, help="that play at once; 0: none")
    parser.add_argument("--idle", type=int, default=500, help="tables at rest; 0 leaves them out")
    parser.add_argument("--idle-clients", type=int, default=PLAYERS, help="at each of those")
    parser.add_argument("--pace", type=float, default=PACE, help="of the run at a pace")
    parser.add_argument("--no-deflate", action="store_true", help="clients that do not compress")
    given = parser.parse_args()
    if not Path("/proc/self/stat").exists():
        sys.exit("bench.server reads the processor time of the server from /proc: Linux only")
    wish = Wish(
        given.seconds,
        given.tables,
        given.idle,
        given.idle_clients,
        given.pace,
        not given.no_deflate,
    )
    show("load-average", os.getloadavg()[0], "processes", "the cores", float(os.cpu_count() or 1))
    if wish.tables:
        live(wish)
    if wish.idle:
        with ExitStack() as stack:
            cpu, memory = uvloop.run(rest(serving(stack), wish))
        show("idle-cpu", cpu, "% of a core", f"{IDLE_CPU:.0f} % wanted", IDLE_CPU)
        show("idle-memory", memory, "MB", f"{IDLE_MEMORY:.0f} MB wanted", IDLE_MEMORY)
    show("load-average", os.getloadavg()[0], "processes", "the cores", float(os.cpu_count() or 1))


if __name__ == "__main__":
    main()
