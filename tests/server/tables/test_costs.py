"""What an answer costs, counted and not timed: hashes, copies, bytes; and what rest costs."""

from __future__ import annotations

import asyncio
import zlib
from random import Random
from types import SimpleNamespace
from typing import Any, cast

import pytest

from bench.server import BASE_BYTES
from igroteka.kernel import record as records
from igroteka.kernel.record import question_hash
from igroteka.server import sockets
from igroteka.server.store import Store
from igroteka.server.tables import play as playing
from igroteka.server.tables import socket
from igroteka.server.tables.session import SocketSession
from tests.server.tables.kit import ANN, BOB, CAT, DAN, PEOPLE, QUICK, House, play_on, run

ANSWERS = 60


def test_a_question_is_hashed_once_for_an_answer(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    hashed: list[Any] = []

    def counted(question: Any) -> str:
        hashed.append(question)
        return question_hash(question)

    async def test() -> None:
        async with House(store) as house:
            id = await house.with_people(ANN, BOB)
            clients = [await house.client(id, me) for me in (ANN, BOB)]
            for module in (records, playing):
                monkeypatch.setattr(module, "question_hash", counted)
            await play_on(clients, house.room(id), Random(1), 20)
            for client in clients:
                await client.settled(house.room(id))
            play = house.room(id).table.play
            assert play is not None
            assert len(hashed) == len(play.answers) > 0

    run(test)


def test_a_match_that_is_awake_is_kept_once(store: Store) -> None:
    """What the log tells of it is the record itself."""

    async def test() -> None:
        async with House(store) as house:
            id = await house.with_people(ANN, BOB)
            clients = [await house.client(id, me) for me in (ANN, BOB)]
            await play_on(clients, house.room(id), Random(1), 8)
            play = house.room(id).table.play
            assert play is not None
            record = play.awake()
            assert play.answers is record.answers
            assert play.gained is record.gained
            assert play._told is None

    run(test)


@pytest.mark.parametrize("game", sorted(BASE_BYTES))
def test_half_the_bytes_are_sent_for_an_answer(store: Store, game: str) -> None:
    """To all four at a table, compressed as sockets do it, beside the version before."""

    async def test() -> None:
        async with House(store) as house:
            id = await house.with_people(*PEOPLE, game=game)
            clients = [await house.client(id, me) for me in PEOPLE]
            room = house.room(id)
            for client in clients:
                await client.settled(room)
            wires = [
                zlib.compressobj(wbits=-sockets.WINDOW, memLevel=sockets.MEMORY) for _ in PEOPLE
            ]
            for client, wire in zip(clients, wires, strict=True):
                compressed(wire, client.bytes)
                client.bytes.clear()
            await play_on(clients, room, Random(3), ANSWERS)
            for client in clients:
                await client.settled(room)
            assert room.table.play is not None
            given = len(room.table.play.answers)
            assert given >= ANSWERS
            both = zip(clients, wires, strict=True)
            sent = sum(compressed(wire, client.bytes) for client, wire in both)
            assert sent / given <= BASE_BYTES[game] / 2

    run(test)


def compressed(wire: Any, messages: list[bytes]) -> int:
    """How many bytes these are on the wire, frames apart."""
    flushed = (wire.compress(message) + wire.flush(zlib.Z_SYNC_FLUSH) for message in messages)
    return sum(len(data) - 4 for data in flushed)


def test_a_table_at_rest_has_neither_task_nor_timer(store: Store) -> None:
    """So five hundred of them cost the processor nothing; only forgetting has a timer, for all."""

    async def test() -> None:
        async with House(store, QUICK) as house:
            tables = [await house.with_people(ANN, BOB) for _ in range(3)]
            for id in tables:
                clients = [await house.client(id, me) for me in (ANN, BOB)]
                await play_on(clients, house.room(id), Random(1), 3)
            scheduler = house.service.scheduler
            await clients[0].until(lambda: not scheduler._lobby_timers)
            for id in tables:
                assert house.room(id).task is None
                assert house.room(id).deadline is None
            assert scheduler._flags is None

    run(test)


@pytest.mark.parametrize(("greeted", "patience"), [(False, "GREETING"), (True, "SILENCE")])
def test_a_client_that_says_nothing_is_taken_for_gone(
    store: Store, monkeypatch: pytest.MonkeyPatch, greeted: bool, patience: str
) -> None:
    """Before it has greeted and after, each with a patience of its own."""
    for name in ("GREETING", "SILENCE"):
        monkeypatch.setattr(socket, name, 0.01 if name == patience else 3600.0)

    async def test() -> None:
        async with House(store) as house:
            id = await house.with_people(CAT, DAN)
            session = SocketSession(house.service, id, CAT)
            session.connection.greeted = greeted
            dumb = SimpleNamespace(receive=asyncio.Event().wait)
            await socket._listen(cast(Any, dumb), session)

    run(test)
