"""What an operator relies on: stopping, workers, restoring, expiring, quiet logs, idle sockets."""

from __future__ import annotations

import asyncio
import json
import signal
import socket
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
import websockets

from igroteka.server import files, patience
from igroteka.server.store import Store
from igroteka.server.tables.service import OPEN_LIFE, PLAYING_LIFE
from igroteka.server.tables.table import Table
from igroteka.server.wire import PROTOCOL
from tests.patience import PATIENCE
from tests.server.live import Caller, Server
from tests.server.tables.kit import ANN, BOB, FakeTime, House, run

BUSY, EACH = 200, 50
"""Tables of bots, and as many of them as one person opens."""


def children(pid: int) -> list[int]:
    found = []
    for path in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = path.read_text().rpartition(")")[2].split()
        except OSError:
            continue
        if int(fields[1]) == pid:
            found.append(int(path.parent.name))
    return found


def soon_gone(pids: list[int]) -> bool:
    """Whether these processes end by themselves; those of the least urgency need their time."""
    late = time.monotonic() + PATIENCE
    while any(_alive(pid) for pid in pids) and time.monotonic() < late:
        time.sleep(0.05)
    return not any(_alive(pid) for pid in pids)


def _alive(pid: int) -> bool:
    try:
        state = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except OSError:
        return False
    return state != "Z"


def bot_table(server: Server, caller: Caller) -> str:
    wanted = {"game": "kalena", "options": {"players": 2}, "seats": ["me", "greedy"], "start": True}
    table: str = caller.post(server, "/api/tables", wanted)["id"]
    caller.post(server, f"/api/tables/{table}/leave", {})  # a bot fills in: two bots are busy
    return table


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="looks at processes in /proc")
def test_workers_do_not_outlive_a_killed_server(tmp_path: Path) -> None:
    with Server(f"sqlite:///{tmp_path}/a.sqlite", tmp_path / "log") as server:
        caller = Caller("Ann").come_in(server)
        bot_table(server, caller)
        workers: list[int] = []
        late = time.monotonic() + PATIENCE
        while len(workers) < 2 and time.monotonic() < late:  # a worker, and what tracks it
            workers = children(server.pid)
            time.sleep(0.05)
        assert workers
        server.kill()
        assert soon_gone(workers)
        server.start()


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="looks at processes in /proc")
def test_a_server_with_many_busy_bots_ends_in_its_time_and_loses_nothing(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/a.sqlite"
    with Server(database, tmp_path / "log", {"IGROTEKA_LEISURE": "1"}) as server:
        for host in range(BUSY // EACH):
            caller = Caller(f"Host {host}", f"127.0.2.{host + 1}").come_in(server)
            tables = [bot_table(server, caller) for _ in range(EACH)]
        workers = children(server.pid)
        server.stop()
        told = server.log()
        assert server.ended_by in {0, -signal.SIGTERM}, told  # nobody had to kill it
        assert "timeout graceful shutdown exceeded" not in told  # uvicorn lost no patience
        assert '"level":"error"' not in told
        assert soon_gone(workers)
        store = Store.open(database)
        try:
            for table in tables:  # what is in the log can be played on
                Table.load(table, store.events(table), snapshot=store.snapshot(table)).wake()
        finally:
            store.close()
        server.start()


def test_the_log_names_no_table_and_no_address(tmp_path: Path) -> None:
    with Server(f"sqlite:///{tmp_path}/a.sqlite", tmp_path / "log") as server:
        caller = Caller("Ann").come_in(server)
        table = bot_table(server, caller)

        async def look() -> None:
            address = f"{server.sockets}/api/tables/{table}/socket"
            async with websockets.connect(
                address, additional_headers=caller.headers, proxy=None
            ) as live:
                await live.send(json.dumps({"say": "hello", "protocol": PROTOCOL}))
                await live.recv()

        asyncio.run(look())
        server.stop()
        told = (tmp_path / "log").read_text()
        assert table not in told
        assert "127.0.0.1:" not in told.replace(f"127.0.0.1:{server.port}", "")
        server.start()


def test_a_connection_that_asks_is_served_and_a_dumb_one_dropped(tmp_path: Path) -> None:
    """Over the wire, with the patience that the server really has."""
    with Server(f"sqlite:///{tmp_path}/a.sqlite", tmp_path / "log") as server:
        with socket.create_connection(("127.0.0.1", server.port)) as asking:
            asking.sendall(b"GET /health HTTP/1.1\r\nhost: localhost\r\n\r\n")
            assert asking.recv(64).startswith(b"HTTP/1.1 200")
        with socket.create_connection(("127.0.0.1", server.port)) as dumb:
            dumb.settimeout(patience.SILENT + PATIENCE)
            dumb.sendall(b"GET /hea")
            assert dumb.recv(64) == b""


def test_a_copy_made_while_people_play_is_played_on(store: Store, tmp_path: Path) -> None:
    """The restore of operations.md, rehearsed: a copy of the file, made under way, is a server."""
    copy = tmp_path / "copy.sqlite"

    async def test() -> None:
        async with House(store) as house:
            id = await house.with_people(ANN, BOB)
            clients = [await house.client(id, me) for me in (ANN, BOB)]
            for _ in range(6):
                for client in clients:
                    await client.settled(house.room(id))
                asked = next(client for client in clients if client.asks)
                await asked.answer(asked.options()[0])
            answers = house.room(id).table.play.answers  # type: ignore[union-attr]
            with sqlite3.connect(tmp_path / "tables.sqlite") as source, sqlite3.connect(copy) as to:
                source.backup(to)
        restored = Store.open(f"sqlite:///{copy}")
        try:
            async with House(restored) as house:
                clients = [await house.client(id, me) for me in (ANN, BOB)]
                for client in clients:
                    await client.settled(house.room(id))
                play = house.room(id).table.play
                assert play is not None
                assert play.answers == answers
                asked = next(client for client in clients if client.asks)
                key = await asked.answer(asked.options()[0])
                assert key in asked.acks
        finally:
            restored.close()

    run(test)


def test_abandoned_tables_expire(store: Store) -> None:
    async def test() -> None:
        now = FakeTime()
        async with House(store, wall=now) as house:
            waiting = await house.open(options={"players": 2}, seats=("me",))
            playing = await house.with_people(ANN, BOB)
            now.pass_by(OPEN_LIFE + 1)
            store.flush().result()
            await house.service.expire()
            assert house.room(waiting.id).table.status == "over"
            assert house.room(playing).table.status == "playing"
            now.pass_by(PLAYING_LIFE)
            await house.service.expire()
            assert house.room(playing).table.status == "over"

    run(test)


def test_little_room_for_files_is_said(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    assert not files.warn_if_near()
    monkeypatch.setattr(files, "limit", lambda: 100)
    monkeypatch.setattr(files, "open_now", lambda: 90)
    assert files.warn_if_near()
    [told] = caplog.records
    assert (told.open, told.limit) == (90, 100)  # type: ignore[attr-defined]


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    opened = Store.open(f"sqlite:///{tmp_path / 'tables.sqlite'}")
    yield opened
    opened.close()
