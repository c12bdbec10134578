"""Asides: what may be done beside a question goes over the wire, and the question stays open."""

from __future__ import annotations

import pytest

from igroteka.kernel import save
from igroteka.kernel.save import dump, verify
from igroteka.server.store import Store
from igroteka.server.tables import automatic, hosting
from igroteka.server.wire import Clock, Stops
from tests.kernel.lanterns.table import find
from tests.server.tables.kit import ANN, BOB, QUICK, Client, FakeTime, House, run


async def at_a_turn(house: House, **wanted: object) -> tuple[str, Client, Client]:
    """A match of two, before a turn with something to put down: who is asked, and the other."""
    id = await house.with_people(ANN, BOB, game="lanterns", **wanted)
    clients = [await house.client(id, me) for me in (ANN, BOB)]
    for _ in range(60):
        for client in clients:
            await client.settled(house.room(id))
        asked, other = sorted(clients, key=lambda client: not client.asks)
        if asked.asks[0]["asides"]:
            return id, asked, other
        await asked.answer(asked.options()[-1])
    raise AssertionError("nobody could put anything down")


def test_an_aside_is_told_to_its_seat_alone_and_leaves_the_question_open(store: Store) -> None:
    async def test() -> None:
        async with House(store, find=find) as house:
            id, asked, other = await at_a_turn(house)
            [question] = asked.asks
            aside = question["asides"][0]["key"]
            assert aside not in [option["key"] for option in question["options"]]
            assert not any(aside.encode() in data for data in other.bytes)
            await asked.answer(aside)
            await asked.settled(house.room(id))
            [again] = asked.asks
            assert again["prompt"] == question["prompt"]
            assert aside not in [option["key"] for option in again["asides"]]
            assert not asked.refused

    run(test)


def test_what_may_not_be_put_down_is_refused_with_its_rule(store: Store) -> None:
    async def test() -> None:
        async with House(store, find=find) as house:
            id, asked, _ = await at_a_turn(house)
            seat = asked.asks[0]["seat"]
            refused = [
                refusal.option.key
                for refusal in await hosting.why_not(house.service, asked.me, id, seat)
                if refusal.rule == "LAN-TURN-3"
            ]
            for key in refused:
                await asked.answer(key)
            assert [it["rule"] for it in asked.refused] == ["LAN-TURN-3"] * len(refused)
            assert refused

    run(test)


def test_an_aside_is_kept_taken_back_and_verified(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(save, "find_game", find)

    async def test() -> None:
        async with House(store, find=find) as house:
            id, asked, other = await at_a_turn(house)
            seat, before = asked.asks[0]["seat"], asked.asks[0]["asides"]
            await asked.answer(before[0]["key"])
            await asked.undo(seat)
            await other.say("consent", seat=1 - seat, yes=True)
            await house.idle(id)
            await asked.settled(house.room(id))
            assert asked.asks[0]["asides"] == before
            await asked.answer(before[0]["key"])
            left = asked.asks[0]["asides"]
        async with House(store, find=find) as house:
            back = await house.client(id, asked.me)
            await back.settled(house.room(id))
            assert back.asks[0]["asides"] == left
            play = house.room(id).table.play
            assert play is not None
            assert play.answers[-1].option == before[0]["key"]
            assert verify(dump(play.awake())).true

    run(test)


def test_time_runs_on_through_an_aside(store: Store) -> None:
    async def test() -> None:
        time = FakeTime()
        async with House(store, QUICK, find=find, monotonic=time, wall=time) as house:
            clock = Clock(kind="reserve", seconds=100, increment=5)
            id, asked, _ = await at_a_turn(house, clock=clock)
            seat = asked.asks[0]["seat"]
            before = asked.state["clocks"][seat]["left"]
            time.pass_by(10)
            await asked.answer(asked.asks[0]["asides"][0]["key"])
            await asked.settled(house.room(id))
            assert asked.state["clocks"][seat] == {
                "seat": seat,
                "left": before - 10,
                "running": True,
            }

    run(test)


def test_nothing_is_put_down_by_itself(store: Store) -> None:
    async def test() -> None:
        async with House(store, find=find) as house:
            id, asked, _ = await at_a_turn(house)
            room, seat = house.room(id), asked.asks[0]["seat"]
            stops = Stops(seat=seat, auto_pass=("turn",), until_my_turn=True)
            await asked.say("stops", seat=seat, auto_pass=list(stops.auto_pass), until_my_turn=True)
            await house.idle(id)
            assert automatic.next_event(room.table, room.table.times) is None
            assert asked.asks[0]["asides"]

    run(test)
