"""Servers that are killed under load, again and again, lose nothing that they acknowledged.

Six times in an ordinary run; `make crash KILLS=200` for the long one. That the test would notice is
shown by a server with a planted fault, which acknowledges too soon.
"""

from __future__ import annotations

import asyncio
import http.client
import os
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
import websockets

from igroteka.kernel import save
from igroteka.server.store import Store
from igroteka.server.tables import events as ev
from igroteka.server.tables.table import Table
from igroteka.server.wire import PROTOCOL
from tests.patience import PATIENCE
from tests.server.live import HASTY, NEWER, Caller, Refused, Server, open_table
from tests.server.player import AGAIN, Player, compare
from tests.server.whole import whole

KILLS = int(os.environ.get("IGROTEKA_KILLS", "6"))
PLANTED = int(os.environ.get("IGROTEKA_PLANTED", "1"))
"""How often the planted fault is to be noticed."""
STRIKES = 20
"""Kills within which it must be."""
TABLES = 4
PEOPLE = 3
RESERVE = 7200.0
PAUSE = (0.05, 0.6)
"""Seconds between the first answer after a start and the kill, at least and at most."""
TOO_OFTEN = 429
"""On a quick machine matches end faster than anybody may open tables."""
LATER = 1.0
"""Seconds until one more may be opened."""
CLOCKS: list[dict[str, Any]] = [{"kind": "none"}, {"kind": "reserve", "seconds": RESERVE}]


class Crowd:
    """People who play at several tables, one match after another, through any server that is up."""

    def __init__(self, servers: list[Server], rng: Random) -> None:
        self.servers = servers
        self.rng = rng
        self.people = [Caller(f"P{seat}").come_in(servers[0]) for seat in range(PEOPLE)]
        self.players: list[Player] = []
        self._victim: Server | None = None
        self._struck = asyncio.Event()

    @property
    def acknowledged(self) -> int:
        return sum(len(player.acks) for player in self.players)

    async def strike_at_next_ack(self, victim: Server) -> None:
        """Kill a server within the very blink in which an answer is acknowledged.

        Whatever it acknowledged before it was durable is lost by this, and seldom otherwise.
        """
        self._struck.clear()
        self._victim = victim
        async with asyncio.timeout(PATIENCE):
            await self._struck.wait()

    def _acked(self) -> None:
        if self._victim is not None:
            self._victim.strike()
            self._victim = None
            self._struck.set()

    def _server(self) -> Server:
        up = [server for server in self.servers if server.is_up]
        return self.rng.choice(up or self.servers)

    async def play_on(self, clock: dict[str, Any]) -> None:
        """At one table after another, for ever."""
        while True:
            table = await self._open(clock)
            seated = [
                Player(person, table, seat, lambda: self._server().sockets, self._luck())
                for seat, person in enumerate(self.people)
            ]
            for player in seated:
                player.on_ack = self._acked
            self.players += seated
            await asyncio.gather(*(player.play() for player in seated))

    def _luck(self) -> Random:
        return Random(self.rng.random())

    async def _open(self, clock: dict[str, Any]) -> str:
        wanted: dict[str, Any] = {"game": "kalena", "options": {"players": PEOPLE}, "clock": clock}
        while True:
            try:
                return await asyncio.to_thread(open_table, self._server(), self.people, **wanted)
            except (OSError, http.client.HTTPException):  # half-opened, the table stays behind
                await asyncio.sleep(AGAIN)
            except Refused as refused:
                if refused.status != TOO_OFTEN:
                    raise
                await asyncio.sleep(LATER)


Playing = list[asyncio.Task[None]]


async def under_load(crowd: Crowd, harm: Callable[[Playing], Awaitable[None]]) -> None:
    """Let the crowd play, and harm befall the servers in the midst of it."""
    playing = [asyncio.create_task(crowd.play_on(CLOCKS[n % len(CLOCKS)])) for n in range(TABLES)]
    try:
        await harm(playing)
        await progress(crowd, playing)
    finally:
        for server in crowd.servers:
            if server.is_up:
                await asyncio.to_thread(server.kill)
        for task in playing:
            task.cancel()
        results = await asyncio.gather(*playing, return_exceptions=True)
    for result in results:
        if not isinstance(result, asyncio.CancelledError):
            raise AssertionError("a player gave up") from result


async def killed_again_and_again(crowd: Crowd, kills: int) -> None:
    """One server after the other is killed and started again."""

    async def harm(playing: Playing) -> None:
        for number in range(kills):
            victim = crowd.servers[number % len(crowd.servers)]
            await progress(crowd, playing)
            await asyncio.sleep(crowd.rng.uniform(*PAUSE))
            if number % 3:
                await crowd.strike_at_next_ack(victim)
            await asyncio.to_thread(victim.kill)
            sound(crowd)
            await asyncio.to_thread(victim.start)

    await under_load(crowd, harm)


async def progress(crowd: Crowd, playing: Playing) -> None:
    """Wait until something is acknowledged."""
    before, began = crowd.acknowledged, time.monotonic()
    while crowd.acknowledged == before:
        for task in playing:
            if task.done():
                task.result()  # a player found a fault
        if time.monotonic() - began > PATIENCE:
            logs = [server.log() for server in crowd.servers if server.is_up]
            raise AssertionError(f"nothing moves any more: {logs}")
        await asyncio.sleep(0.01)


def sound(crowd: Crowd, *, whole: bool = False) -> None:
    """Nothing that was acknowledged is lost, doubled or altered; with `whole` every match also
    verifies, and its clocks have counted no more than the servers were up."""
    store = Store.open(crowd.servers[0].database)
    try:
        for id in sorted({player.table for player in crowd.players}):
            events = store.events(id)
            compare([player for player in crowd.players if player.table == id], events)
            if not whole:
                continue
            table = Table.load(id, events)
            assert table.play is not None
            assert save.verify(save.dump(table.play.awake())).true
            spent = sum(RESERVE - left for left in table.times.left)
            assert spent <= sum(server.up for server in crowd.servers)
    finally:
        store.close()


def test_kills_under_load_lose_nothing_and_double_nothing(tmp_path: Path) -> None:
    server = Server(f"sqlite:///{tmp_path / 'crash.sqlite'}", tmp_path / "server.log")
    server.start()
    crowd = Crowd([server], Random(11))
    asyncio.run(killed_again_and_again(crowd, KILLS))
    sound(crowd, whole=True)
    assert sum(player.lost for player in crowd.players) >= KILLS
    assert crowd.acknowledged > 5 * KILLS


@pytest.mark.parametrize("seed", range(PLANTED))
def test_an_answer_acknowledged_too_soon_is_noticed(tmp_path: Path, seed: int) -> None:
    server = Server(f"sqlite:///{tmp_path / 'hasty.sqlite'}", tmp_path / "log", run=HASTY)
    server.start()
    crowd = Crowd([server], Random(seed))
    with pytest.raises(AssertionError):
        asyncio.run(killed_again_and_again(crowd, STRIKES))
    assert crowd.acknowledged


def on_postgres(database: str) -> None:
    if not database.startswith("postgresql"):
        pytest.skip("one process is killed on SQLite above")


def test_two_processes_on_postgresql_with_one_killed_at_a_time(
    database: str, tmp_path: Path
) -> None:
    on_postgres(database)
    servers = [Server(database, tmp_path / f"{name}.log") for name in ("one", "two")]
    for server in servers:
        server.start()
    crowd = Crowd(servers, Random(12))
    asyncio.run(killed_again_and_again(crowd, KILLS))
    sound(crowd, whole=True)


def test_a_rolling_update_of_several_processes_loses_nothing(database: str, tmp_path: Path) -> None:
    """The new ones are started, then the old ones stopped, one after the other."""
    on_postgres(database)
    old = [Server(database, tmp_path / f"old-{n}.log") for n in range(2)]
    new = [Server(database, tmp_path / f"new-{n}.log", run=NEWER) for n in range(2)]
    for server in old:
        server.start()
    crowd = Crowd([*old, *new], Random(13))

    async def harm(playing: Playing) -> None:
        await progress(crowd, playing)
        for before, after in zip(old, new, strict=True):
            # Who comes to a new one meanwhile waits until the last old one has let go.
            await asyncio.to_thread(after.start)
            await asyncio.to_thread(before.stop)
        begun = {player.table for player in crowd.players}
        async with asyncio.timeout(PATIENCE):
            while not await asyncio.to_thread(moved_on, store, begun):
                for task in playing:
                    if task.done():
                        task.result()
                await asyncio.sleep(0.5)

    store = Store.open(database)
    try:
        asyncio.run(under_load(crowd, harm))
        tables = {player.table for player in crowd.players}
        told = [ev.decode(event.data) for id in tables for event in store.events(id)]
    finally:
        store.close()
    sound(crowd)
    assert any(isinstance(it, ev.CarriedOver) for it in told)
    assert not any(isinstance(it, ev.TakenBack) for it in told), "the rules are the same"


def moved_on(store: Store, tables: set[str]) -> bool:
    """Whether each of these was carried over and played on, or is over."""
    for id in tables:
        kinds = [event.kind for event in store.events(id)]
        after = kinds[kinds.index("carried_over") :] if "carried_over" in kinds else []
        if "finished" not in kinds and "answered" not in after:
            return False
    return True


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
        hello = {"say": "hello", "protocol": PROTOCOL}
        await socket.send(msgspec.json.encode(hello).decode())
        async for text in socket:
            message = msgspec.json.decode(text)
            if message["say"] == "state":
                shown: list[dict[str, Any]] = whole(message)["clocks"]
                return shown
    raise AssertionError("the server hung up")
