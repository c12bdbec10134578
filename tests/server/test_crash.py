"""A server that is killed under load, again and again, loses nothing that it acknowledged.

Six times in an ordinary run; IGROTEKA_KILLS=200 for the long one.
"""

from __future__ import annotations

import asyncio
import http.client
import os
import time
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import websockets

from igroteka.kernel import save
from igroteka.server.store import Store
from igroteka.server.tables.table import Table
from tests.patience import PATIENCE
from tests.server.live import Caller, Server, open_table
from tests.server.player import AGAIN, Player, compare

KILLS = int(os.environ.get("IGROTEKA_KILLS", "6"))
TABLES = 4
PEOPLE = 3
RESERVE = 7200.0
PAUSE = (0.05, 0.6)
"""Seconds between the first answer after a start and the kill, at least and at most."""


class Crowd:
    """People who play at several tables, one match after another."""

    def __init__(self, server: Server, rng: Random) -> None:
        self.server = server
        self.rng = rng
        self.people = [Caller(f"P{seat}").come_in(server) for seat in range(PEOPLE)]
        self.players: list[Player] = []
        self._trap: asyncio.Event | None = None

    @property
    def acknowledged(self) -> int:
        return sum(len(player.acks) for player in self.players)

    async def strike_at_next_ack(self) -> None:
        """Kill the server within the very blink in which it acknowledges an answer.

        Whatever it acknowledged before it was durable is lost by this, and seldom otherwise.
        """
        self._trap = asyncio.Event()
        async with asyncio.timeout(PATIENCE):
            await self._trap.wait()

    def _acked(self) -> None:
        if self._trap is not None:
            self.server.strike()
            self._trap.set()
            self._trap = None

    async def play_on(self, clock: dict[str, Any]) -> None:
        """At one table after another, for ever."""
        while True:
            table = await self._open(clock)
            seated = [
                Player(person, table, seat, lambda: self.server.sockets, Random(self.rng.random()))
                for seat, person in enumerate(self.people)
            ]
            for player in seated:
                player.on_ack = self._acked
            self.players += seated
            await asyncio.gather(*(player.play() for player in seated))

    async def _open(self, clock: dict[str, Any]) -> str:
        wanted: dict[str, Any] = {"game": "kalena", "options": {"players": PEOPLE}, "clock": clock}
        while True:
            try:
                return await asyncio.to_thread(open_table, self.server, self.people, **wanted)
            except (OSError, http.client.HTTPException):  # half-opened, the table stays behind
                await asyncio.sleep(AGAIN)


async def killed_again_and_again(crowd: Crowd, kills: int) -> None:
    """Let the crowd play, and kill the server in the midst of it."""
    clocks: list[dict[str, Any]] = [{"kind": "none"}, {"kind": "reserve", "seconds": RESERVE}]
    playing = [asyncio.create_task(crowd.play_on(clocks[n % len(clocks)])) for n in range(TABLES)]
    try:
        for number in range(kills):
            await progress(crowd, playing)
            await asyncio.sleep(crowd.rng.uniform(*PAUSE))
            if number % 3:
                await crowd.strike_at_next_ack()
            await asyncio.to_thread(crowd.server.kill)
            await asyncio.to_thread(crowd.server.start)
        await progress(crowd, playing)
    finally:
        await asyncio.to_thread(crowd.server.kill)
        for task in playing:
            task.cancel()
        results = await asyncio.gather(*playing, return_exceptions=True)
    for result in results:
        if not isinstance(result, asyncio.CancelledError):
            raise AssertionError("a player gave up") from result


async def progress(crowd: Crowd, playing: list[asyncio.Task[None]]) -> None:
    """Wait until something is acknowledged."""
    before, began = crowd.acknowledged, time.monotonic()
    while crowd.acknowledged == before:
        for task in playing:
            if task.done():
                task.result()  # a player found a fault
        assert time.monotonic() - began < PATIENCE, f"nothing moves any more: {crowd.server.log()}"
        await asyncio.sleep(0.01)


def test_kills_under_load_lose_nothing_and_double_nothing(tmp_path: Path) -> None:
    server = Server(f"sqlite:///{tmp_path / 'crash.sqlite'}", tmp_path / "server.log")
    server.start()
    crowd = Crowd(server, Random(11))
    asyncio.run(killed_again_and_again(crowd, KILLS))

    assert sum(player.lost for player in crowd.players) >= KILLS
    store = Store.open(server.database)
    try:
        for id in sorted({player.table for player in crowd.players}):
            events = store.events(id)
            compare([player for player in crowd.players if player.table == id], events)
            table = Table.load(id, events)
            assert table.play is not None
            assert save.verify(save.dump(table.play.awake())).true
            assert sum(RESERVE - left for left in table.times.left) <= server.up
    finally:
        store.close()
    assert crowd.acknowledged > 5 * KILLS


DOWN = 3.0
"""Seconds without a server."""
ROUNDED = 0.2
"""Seconds that two readings may lose by rounding."""


def test_clocks_stand_still_while_the_server_is_down(tmp_path: Path) -> None:
    server = Server(f"sqlite:///{tmp_path / 'clocks.sqlite'}", tmp_path / "server.log")
    with server:
        ann, bob = (Caller(name).come_in(server) for name in ("Ann", "Bob"))
        clock = {"kind": "reserve", "seconds": 600.0}
        table = open_table(server, [ann, bob], game="kalena", options={"players": 2}, clock=clock)
        before = asyncio.run(clocks(server, ann, table))
        looked = time.monotonic()
        server.kill()
        killed = time.monotonic()
        time.sleep(DOWN)
        down = time.monotonic() - killed
        server.start()
        after = asyncio.run(clocks(server, ann, table))
        up = time.monotonic() - looked - down
        time.sleep(1.0)
        later = asyncio.run(clocks(server, ann, table))
    assert [one["running"] for one in after] == [one["running"] for one in before]
    for one, two, three in zip(before, after, later, strict=True):
        assert one["left"] - two["left"] <= up + ROUNDED
        assert two["left"] - three["left"] >= two["running"] * (1.0 - ROUNDED)
    assert any(one["running"] for one in after)


async def clocks(server: Server, caller: Caller, table: str) -> list[dict[str, Any]]:
    """What the clocks show somebody who comes in."""
    url = f"{server.sockets}/api/tables/{table}/socket"
    async with websockets.connect(url, additional_headers=caller.headers, proxy=None) as socket:
        await socket.send('{"say": "hello", "protocol": 1}')
        async for text in socket:
            message = msgspec.json.decode(text)
            if message["say"] == "state":
                shown: list[dict[str, Any]] = message["clocks"]
                return shown
    raise AssertionError("the server hung up")
