"""A database that cannot be written to: nothing is acknowledged that is not durable, nobody's clock
runs meanwhile, and when it is whole again play goes on as if nothing had been."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path

import pytest
from sqlalchemy import Connection

from igroteka.server.store import Store, engines
from igroteka.server.tables.service import TableService
from igroteka.server.wire import Clock
from tests.patience import PATIENCE
from tests.server.tables.kit import ANN, BOB, QUICK, Client, FakeTime, House, open_store, run

Fault = Callable[[Store, Path], AbstractContextManager[None]]
RESERVE = Clock(kind="reserve", seconds=600.0)
OUT = 500.0
"""Seconds without a database: most of what anybody has."""


def pragma(store: Store, words: str) -> int:
    """Said on the very connection that writes, between two of its writes."""
    store.flush().exception(PATIENCE)
    connection = store._writing.raw_connection()
    try:
        row = connection.cursor().execute(f"PRAGMA {words}").fetchone()
    finally:
        connection.close()
    return 0 if row is None else int(row[0])


@contextmanager
def full(store: Store, _: Path) -> Iterator[None]:
    """The disk has room for nothing more. What is left of its last pages would do for an event:
    so each of them takes more than that."""
    store._writer.run(_make_greedy).result(PATIENCE)
    pragma(store, f"max_page_count={pragma(store, 'page_count')}")
    yield
    pragma(store, "max_page_count=1073741823")


def _make_greedy(connection: Connection) -> None:
    connection.exec_driver_sql("CREATE TABLE filler (data BLOB)")
    connection.exec_driver_sql(
        "CREATE TRIGGER greedy BEFORE INSERT ON events "
        "BEGIN INSERT INTO filler VALUES (zeroblob(100000)); END"
    )


@contextmanager
def locked(_: Store, file: Path) -> Iterator[None]:
    """Another program holds the file and does not let go."""
    other = sqlite3.connect(file, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    yield
    other.execute("ROLLBACK")
    other.close()


@contextmanager
def read_only(store: Store, _: Path) -> Iterator[None]:
    """The disk was mounted anew, for reading only."""
    pragma(store, "query_only=ON")
    yield
    pragma(store, "query_only=OFF")


async def in_turn(house: House, id: str, clients: list[Client]) -> Client:
    for client in clients:
        await client.settled(house.room(id))
    return next(client for client in clients if client.asks)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "tables.sqlite"


@pytest.mark.parametrize("fault", [full, locked, read_only])
def test_no_false_word_fair_clocks_and_play_goes_on(
    fault: Fault, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(engines, "BUSY", 0.05)
    store = open_store(file.parent)
    now = FakeTime()

    async def test() -> None:
        async with House(store, QUICK, monotonic=now, wall=now) as house:
            service: TableService = house.service
            id = await house.with_people(ANN, BOB, clock=RESERVE)
            clients = [await house.client(id, me) for me in (ANN, BOB)]
            for _ in range(4):
                client = await in_turn(house, id, clients)
                await client.answer(client.options()[0])
            client = await in_turn(house, id, clients)
            now.pass_by(10)
            told = [event.seq for event in house.events(id)]
            option, others = client.options()[0], [c for c in clients if c is not client]
            with fault(store, file):
                key = await client.answer(option, key="once")
                assert key not in client.acks
                assert client.refused[-1]["problem"] == "problem-store"
                await client.say("chat", key="word", text="?")
                await client.until(lambda: client.refused[-1]["key"] == "word")
                assert [event.seq for event in house.events(id)] == told
                before = house.room(id).times(house.room(id).table)
                now.pass_by(OUT)
                await service.scheduler.check_clocks()
                assert house.room(id).times(house.room(id).table) == before
                assert not any(c.state["seq"] > told[-1] for c in clients), "nobody saw it happen"
            await client.answer(option, key="once")
            assert client.acks["once"] == told[-1] + 1
            await client.answer(option, key="once")
            assert len(house.events(id)) == len(told) + 1
            for other in others:
                await other.settled(house.room(id))
            left = house.room(id).times(house.room(id).table).left
            assert sum(left) == pytest.approx(2 * RESERVE.seconds - 10)
            assert not any(event.kind == "flag_fell" for event in house.events(id))
            client = await in_turn(house, id, clients)
            now.pass_by(7)
            await client.answer(client.options()[0])
            left = house.room(id).times(house.room(id).table).left
            assert sum(left) == pytest.approx(2 * RESERVE.seconds - 17), "clocks run again"

    run(test)
    store.close()
