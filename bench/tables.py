"""Runs of live tables on a server of their own, as `bench.server` measures them."""

from __future__ import annotations

import asyncio
import os
import statistics
import tempfile
import time
from contextlib import ExitStack, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import uvloop

import igroteka
from bench.load import Load
from bench.stub import ALIKE, PLAYERS
from bench.stub import NAME as STUB
from igroteka.server.wire import PROTOCOL
from tests.server.live import Caller, Server, open_table

ROOT = Path(__file__).resolve().parents[1]
ENGINE = Path(igroteka.__file__).resolve().parents[1]
WARM = 2.0
"""Seconds of play before anything counts."""
SPARES = {"kalena": 3, STUB: 3, ALIKE: 3}
"""Tables that wait, for each that plays: where people choose at random these matches are short."""
EACH = 50
"""Tables that the same people sit at: nobody may open many more in a minute."""
FIRST_PROTOCOL = 1
"""What the version that we compare with speaks."""


@dataclass(frozen=True, slots=True)
class Found:
    """What a run of live tables showed."""

    answers: float
    """A second."""
    delays: list[float]
    bytes: float
    cpu: float
    refused: int

    @property
    def by_cpu(self) -> float:
        """Answers for a second of processor time: it means something on a busy machine, too."""
        return self.answers / self.cpu

    @property
    def by_answer(self) -> float:
        """Bytes that all people at a table are sent for an answer."""
        return self.bytes / self.answers

    @property
    def p95(self) -> float:
        """Milliseconds from an answer to its state, at the slowest but one of twenty clients."""
        return statistics.quantiles(self.delays, n=100, method="inclusive")[94] * 1000


@dataclass(frozen=True, slots=True)
class Wish:
    """What is to be run."""

    game: str
    seconds: float
    tables: int = 50
    pace: float = 0.0
    deflate: bool = True
    base: Path | None = None
    """A checkout of another version, whose server is to be measured."""
    bot_tables: int = 0
    """Tables at which bots play beside these."""
    masters: int = 0
    """Tables at which masters play, and somebody watches."""


# The server -----------------------------------------------------------------------------------


def serving(stack: ExitStack, base: Path | None = None) -> Server:
    """A server on an empty database, with the game without rules among its games."""
    folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="igroteka-bench-")))
    info = folder / "igroteka_bench-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: igroteka-bench\nVersion: 1.0\n")
    stubs = f"{STUB} = bench.stub:GAME\n{ALIKE} = bench.stub:AT_ALL_TABLES\n"
    (info / "entry_points.txt").write_text(f"[igroteka.games]\n{stubs}")
    # Ours is the one that we run on ourselves: compiled where it was installed so.
    engine = ENGINE if base is None else base / "src"
    settings = {
        "PYTHONPATH": os.pathsep.join([str(folder), str(engine), str(ROOT)]),
        "IGROTEKA_LOG_LEVEL": "info",
        "IGROTEKA_SOCKETS_PER_PERSON": "0",
        "IGROTEKA_LEISURE": "1",
    }
    database = f"sqlite:///{folder / 'bench.sqlite'}"
    return stack.enter_context(Server(database, folder / "server.log", settings))


def cpu_seconds(pid: int) -> float:
    """Processor time that a process has had."""
    words = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(words[11]) + int(words[12])) / os.sysconf("SC_CLK_TCK")


def megabytes(pid: int) -> float:
    """Memory that a process holds."""
    lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    return next(int(line.split()[1]) / 1024 for line in lines if line.startswith("VmRSS"))


# Tables ---------------------------------------------------------------------------------------


def callers(server: Server, number: int) -> list[Caller]:
    """People for some tables, from an address of their own: addresses are limited, too."""
    address = f"127.0.1.{number % 250 + 1}"
    return [Caller(f"P{seat}", address).come_in(server) for seat in range(PLAYERS)]


async def gathered(server: Server, load: Load, game: str, tables: int, deflate: bool) -> None:
    """So many tables with everybody at them, who wait for a word to begin."""
    people: list[Caller] = []
    wanted: dict[str, Any] = {"game": game, "options": {"players": PLAYERS}}
    for number in range(tables):
        if number % EACH == 0:
            people = await asyncio.to_thread(callers, server, number // EACH)
        id = await asyncio.to_thread(open_table, server, people, **wanted)
        headers = [person.headers for person in people]
        load.spare.append(await load.connect(id, server.port, headers, deflate))


def open_bot_tables(server: Server, tables: int, bot: str = "greedy") -> list[tuple[str, Caller]]:
    """Matches that bots play: somebody opens each, and leaves a bot in their place."""
    seats = ["me", *[bot] * (PLAYERS - 1)]
    wanted = {"game": "kalena", "options": {"players": PLAYERS}, "seats": seats, "start": True}
    opened = []
    for number in range(tables):
        if number % EACH == 0:
            host = callers(server, 100 + number // EACH)[0]
        id = host.post(server, "/api/tables", wanted)["id"]
        host.post(server, f"/api/tables/{id}/leave", {})
        opened.append((id, host))
    return opened


async def watched(server: Server, load: Load, tables: int) -> None:
    """Matches of masters that somebody looks at: there bots think as fast as they can."""
    for id, host in await asyncio.to_thread(open_bot_tables, server, tables, "master"):
        await load.connect(id, server.port, [host.headers], deflate=True)


async def play(server: Server, wish: Wish) -> Found:
    """Let clients answer for a while, as soon as they are asked or at a pace."""
    load = Load(wish.pace, protocol=PROTOCOL if wish.base is None else FIRST_PROTOCOL)
    tables = wish.tables * (1 + SPARES.get(wish.game, 0))
    await gathered(server, load, wish.game, tables, wish.deflate)
    await asyncio.to_thread(open_bot_tables, server, wish.bot_tables)
    await watched(server, load, wish.masters)
    load.begin(wish.tables)
    await asyncio.sleep(WARM)
    began, before, cpu = time.perf_counter(), load.bytes, cpu_seconds(server.pid)
    with suppress(TimeoutError):  # or until a match is over and no other waits to be played
        await asyncio.wait_for(load.dry.wait(), wish.seconds)
    ended = time.perf_counter()
    took, cpu, sent = ended - began, cpu_seconds(server.pid) - cpu, load.bytes - before
    await asyncio.sleep(0.5)
    load.stop()
    counted = sum(began <= at < ended for table in load.tables for at, _ in table.settled)
    delays = sorted(d for table in load.tables for d in table.delays(began, ended))
    load.close()
    return Found(counted / took, delays, sent / took, cpu / took, len(load.refused))


def measured(wish: Wish) -> Found:
    """A run on a server of its own."""
    with ExitStack() as stack:
        return uvloop.run(play(serving(stack, wish.base), wish))


async def rest(server: Server, game: str, tables: int, seconds: float) -> tuple[float, float]:
    """What tables cost at which nobody moves: per cent of a core, and megabytes."""
    load = Load()
    await gathered(server, load, game, tables, deflate=True)
    await asyncio.sleep(3.0)  # notes in the lobby, and the like
    cpu, began = cpu_seconds(server.pid), time.perf_counter()
    await asyncio.sleep(seconds)
    share = (cpu_seconds(server.pid) - cpu) / (time.perf_counter() - began)
    memory = megabytes(server.pid)
    load.close()
    return share * 100, memory
