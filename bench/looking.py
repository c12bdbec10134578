"""How long whoever looks at an option waits at a live server, and whether others notice.

    python -m bench.looking [--seconds 20] [--rounds 5] [--every 0.5] [--tables 20]

Twenty tables of people play at the pace of people in a hurry. In turns nobody looks at anything,
and somebody looks at the options of one game after another, an option every so many seconds (0: as
fast as they are told), and answers now and then. The time is that of the whole request. The tables
are compared with themselves, in pairs of one after another, so that other work on the machine
disturbs both alike.
"""

from __future__ import annotations

import argparse
import asyncio
import http.client
import os
import statistics
import time
from collections.abc import Iterator
from contextlib import ExitStack, closing
from dataclasses import dataclass, field
from itertools import cycle
from random import Random
from urllib.parse import quote, urlencode

import uvloop

from bench.load import LiveTable, Load
from bench.stub import NAME as STUB
from bench.stub import OF
from bench.tables import WARM, gathered, serving
from igroteka.kernel.registry import find_game, game_names
from tests.server.live import Caller, Server

PACE = 60.0
"""Answers a second of all tables together."""
MATCH = 60
"""Answers that a match of people who choose at random has at least."""
ANSWERS = 0.2
"""How often the one who looks answers, too: else it would be the same question all the time."""
MOST = 0.5
"""Seconds: what comes later is too late."""


@dataclass(slots=True)
class Seen:
    """What was found: seconds for each option, and the delays of the others with and without."""

    taken: dict[str, list[float]] = field(default_factory=dict)
    untold: int = 0
    """Options of which nobody could say in time what they lead to."""
    alone: list[list[float]] = field(default_factory=list)
    beside: list[list[float]] = field(default_factory=list)


class Looker:
    """Somebody at a table of a game, among bots."""

    def __init__(self, server: Server, game: str, caller: Caller, rng: Random) -> None:
        self.game = game
        self._server = server
        self._caller = caller
        self._rng = rng
        self._load = Load()
        self._table: LiveTable | None = None

    async def sit_down(self) -> None:
        """At a new table, with as few others as there can be."""
        least = min(v["players"] for v in find_game(self.game).variants if "players" in v)
        wanted = {
            "game": self.game,
            "options": {"players": least},
            "seats": ["me", *["guided"] * (least - 1)],
            "start": True,
        }
        id = (await asyncio.to_thread(self._caller.post, self._server, "/api/tables", wanted))["id"]
        headers = [self._caller.headers]
        self._table = await self._load.connect(id, self._server.port, headers, deflate=True)

    async def look(self, seen: Seen) -> None:
        """At one option, once something is asked."""
        table = self._table
        assert table is not None
        word = table.clients[0].word
        if word is None or word.over:
            await self.sit_down()
        elif not word.asks:
            await asyncio.sleep(0.02)
        else:
            ask = word.asks[0]
            option = self._rng.choice(ask.options).key
            began = time.perf_counter()
            told = await asyncio.to_thread(self._asked, table.id, ask.seat, option)
            seen.taken.setdefault(self.game, []).append(time.perf_counter() - began)
            seen.untold += told == b"null"
            if self._rng.random() < ANSWERS:
                table.play()
                table.playing = False  # this one answer, and no more

    def _asked(self, table: str, seat: int, option: str) -> bytes:
        words = urlencode({"seat": seat, "option": option}, quote_via=quote)
        path = f"/api/tables/{table}/consequence?{words}"
        line = http.client.HTTPConnection("127.0.0.1", self._server.port)
        with closing(line):
            line.request("GET", path, headers=self._caller.headers)
            return line.getresponse().read()

    def leave(self) -> None:
        """Hang up."""
        self._load.close()


async def measure(server: Server, given: argparse.Namespace) -> Seen:
    """Tables alone and beside somebody who looks, by turns."""
    load, seen, rng = Load(PACE), Seen(), Random(1)
    seconds = 6 * WARM + 2 * given.rounds * (given.seconds + 0.3)
    matches = given.tables + round(PACE * seconds / MATCH)
    await gathered(server, load, OF, matches, deflate=True)
    games = [name for name in game_names() if name != STUB]
    people = [await asyncio.to_thread(_caller, server, n) for n in range(len(games))]
    lookers = [Looker(server, *pair, rng) for pair in zip(games, people, strict=True)]
    for looker in lookers:
        await looker.sit_down()
    load.begin(given.tables)
    await asyncio.sleep(WARM)
    await looked(lookers, Seen(), 5 * WARM, given.every)  # the worker reads the games
    for _ in range(given.rounds):
        for delays, some in ((seen.alone, []), (seen.beside, lookers)):
            began = time.perf_counter()
            await looked(some, seen, given.seconds, given.every)
            ended = time.perf_counter()
            await asyncio.sleep(0.3)
            delays.append([d for table in load.tables for d in table.delays(began, ended)])
    load.close()
    for looker in lookers:
        looker.leave()
    return seen


async def looked(lookers: list[Looker], seen: Seen, seconds: float, every: float) -> None:
    """One after another, for so long."""
    until = time.perf_counter() + seconds
    turns: Iterator[Looker | None] = cycle(lookers or [None])
    while (left := until - time.perf_counter()) > 0:
        looker = next(turns)
        if looker is None:
            await asyncio.sleep(left)
        else:
            await looker.look(seen)
            await asyncio.sleep(every)


def _caller(server: Server, number: int) -> Caller:
    return Caller(f"Looker {number}", f"127.0.2.{number + 1}").come_in(server)


def share(values: list[float], part: int) -> float:
    """So many per cent of the values are not above it; in milliseconds."""
    return statistics.quantiles(values, n=100, method="inclusive")[part - 1] * 1000


def told(seen: Seen) -> None:
    """What was found, line by line."""
    print(f"{'game':<12} {'options':>8} {'median':>10} {'p95':>10} {'worst':>10}")
    everything = [one for taken in seen.taken.values() for one in taken]
    for name, taken in [*sorted(seen.taken.items()), ("together", everything)]:
        figures = (share(taken, 50), share(taken, 95), max(taken) * 1000)
        print(f"{name:<12} {len(taken):>8} " + " ".join(f"{one:8.1f}ms" for one in figures))
    late = sum(one > MOST for one in everything)
    print(f"untold: {seen.untold} of {len(everything)}; later than {MOST:.1f} s: {late}")
    for part, name in ((50, "median"), (95, "p95")):
        pairs = [
            (share(a, part), share(b, part)) for a, b in zip(seen.alone, seen.beside, strict=True)
        ]
        ratios = sorted(beside / alone for alone, beside in pairs)
        middle = statistics.median(ratios)
        listed = ", ".join(f"{alone:.1f} → {beside:.1f} ms" for alone, beside in pairs)
        print(f"others, {name}: {middle:.2f} times ({ratios[0]:.2f} to {ratios[-1]:.2f}): {listed}")


def main() -> None:
    """Measure and tell."""
    parser = argparse.ArgumentParser(prog="python -m bench.looking", description=__doc__)
    parser.add_argument("--seconds", type=float, default=20.0, help="of each turn")
    parser.add_argument("--rounds", type=int, default=5, help="of a turn alone and one beside")
    parser.add_argument("--every", type=float, default=0.5, help="seconds between two options")
    parser.add_argument("--tables", type=int, default=20)
    given = parser.parse_args()
    print(f"load average {os.getloadavg()[0]:.1f}")
    with ExitStack() as stack:
        seen = uvloop.run(measure(serving(stack), given))
    told(seen)
    print(f"load average {os.getloadavg()[0]:.1f}")


if __name__ == "__main__":
    main()
