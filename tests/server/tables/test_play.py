"""Matches played through the service, as clients see them."""

from __future__ import annotations

import asyncio
from random import Random

import msgspec
import pytest

from igroteka.kernel.save import dump, verify
from igroteka.server.store import Store
from igroteka.server.tables.connection import MOST
from igroteka.server.tables.table import Table
from tests.server.tables.kit import ANN, BOB, CAT, PEOPLE, House, play_on, run


@pytest.mark.parametrize("people", [2, 4])
def test_people_play_a_whole_match_and_see_the_same_by_deltas_as_at_once(
    store: Store, people: int
) -> None:
    async def test() -> None:
        async with House(store) as house:
            id = await house.with_people(*PEOPLE[:people])
            room = house.room(id)
            clients = [await house.client(id, me) for me in PEOPLE[:people]]
            rng = Random(people)
            while room.table.status != "over":
                await play_on(clients, room, rng, 10)
                for client in clients:
                    await client.settled(room)
                    late = await house.client(id, client.me)
                    await late.settled(room)
                    assert late.scene == client.scene
                    assert late.facts == client.facts
                    await late.go()
            for client in clients:
                await client.heard("table")
                assert client.state["over"]
                assert client.state["result"]["scores"]
                assert client.wholes == 1
                assert [m["commitment"] for m in client.told if m["say"] == "revealed"] == [
                    client.welcome["table"]["commitment"]  # type: ignore[index]
                ]
            assert verify(dump(room.table.play.awake())).true  # type: ignore[union-attr]

    run(test)


def test_play_now_against_bots_is_one_call(store: Store) -> None:
    async def test() -> None:
        async with House(store) as house:
            table = await house.play_now("me", "random", "greedy", "guided")
            assert table.status == "playing"
            assert [seat.bot for seat in table.seats] == ["", "random", "greedy", "guided"]
            ann = await house.client(table.id, ANN)
            room = house.room(table.id)
            await play_on([ann], room, Random(5), 6)
            await ann.settled(room)
            assert {line.seat for line in room.table.play.answers} == {0, 1, 2, 3}  # type: ignore[union-attr]
            assert house.service.bots.faults == 0

    run(test)


def test_a_table_that_is_loaded_again_is_the_same_table(store: Store) -> None:
    async def test() -> None:
        async with House(store) as house:
            id = await house.with_people(ANN, BOB, CAT)
            room = house.room(id)
            clients = [await house.client(id, me) for me in (ANN, BOB, CAT)]
            rng = Random(11)
            for _ in range(12):
                await play_on(clients, room, rng, 5)
                again = Table.load(id, house.events(id))
                assert again.play is not None
                assert room.table.play is not None
                assert dump(again.play.awake()) == dump(room.table.play.awake())
                assert again.play.gained == room.table.play.gained
                assert again.play.lines == room.table.play.lines
                assert again.keys == room.table.keys
                assert again.play.unstored() == room.table.play.unstored()
                if room.table.over:
                    break

    run(test)


def test_a_slow_client_skips_what_it_had_no_time_to_see(store: Store) -> None:
    async def test() -> None:
        async with House(store) as house:
            id = await house.with_people(ANN, BOB)
            room = house.room(id)
            clients = [await house.client(id, me) for me in (ANN, BOB)]
            slow = await house.client(id, CAT)
            await slow.settled(room)
            slow.gate.clear()
            await play_on(clients, room, Random(3), 15)
            before = len(slow.told)
            slow.gate.set()
            await slow.settled(room)
            assert len([m for m in slow.told[before:] if m["say"] == "state"]) <= 2
            fresh = await house.client(id, CAT)
            await fresh.settled(room)
            assert fresh.scene == slow.scene
            assert fresh.facts == slow.facts

    run(test)


def test_for_a_client_that_never_reads_little_is_kept(store: Store) -> None:
    async def test() -> None:
        async with House(store) as house:
            id = await house.with_people(ANN, BOB)
            deaf = await house.client(id, CAT)
            await deaf.settled(house.room(id))
            deaf.gate.clear()
            for _ in range(4000):
                house.room(id)._broadcast(msgspec.json.encode({"say": "noise"}))
            connection = deaf.session.connection
            assert len(connection._outbox) <= MOST
            assert not connection.closed
            for _ in range(MOST + 10):
                connection.send(b"{}")  # answers to what it says, which it does not read either
            asking = asyncio.create_task(deaf.say("ping"))
            await asyncio.sleep(0.01)
            assert not asking.done()  # so it is not listened to
            deaf.session.connection.close()
            await asking

    run(test)
