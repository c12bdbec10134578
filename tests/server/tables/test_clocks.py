"""Clocks, with a clock that the tests turn by hand."""

from __future__ import annotations

from typing import Any

import pytest

from igroteka.server.store import Store
from igroteka.server.tables import events as ev
from igroteka.server.tables import hosting
from igroteka.server.tables.room import Room
from igroteka.server.wire import Clock
from tests.server.tables.kit import ANN, BOB, QUICK, Client, FakeTime, House, run

RESERVE = Clock(kind="reserve", seconds=60, increment=5)
MOVE = Clock(kind="move", seconds=30)
DAYS = Clock(kind="days", seconds=86400)


class Timed:
    """A match of two with a clock, and the client who is to move."""

    def __init__(self, store: Store, clock: Clock, **how: Any) -> None:
        self.time = FakeTime()
        self.house = House(store, QUICK, monotonic=self.time, **how)
        self.clock = clock

    async def __aenter__(self) -> Timed:
        await self.house.__aenter__()
        self.id = await self.house.with_people(ANN, BOB, clock=self.clock)
        self.clients = [await self.house.client(self.id, me) for me in (ANN, BOB)]
        while (await self.asked()).asks[0]["prompt"] != "turn":
            client = await self.asked()
            await client.answer(client.options()[0])
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.house.__aexit__()

    @property
    def room(self) -> Room:
        return self.house.room(self.id)

    async def asked(self) -> Client:
        for client in self.clients:
            await client.settled(self.room)
        return next(client for client in self.clients if client.asks)

    async def flags(self) -> None:
        """Let the service look at the clocks."""
        await self.house.service.scheduler.check_clocks()
        await self.house.idle(self.id)

    def left(self, client: Client) -> list[float]:
        return [clock["left"] for clock in client.state["clocks"]]

    def running(self, client: Client) -> list[int]:
        return [clock["seat"] for clock in client.state["clocks"] if clock["running"]]


def test_time_runs_for_the_seat_that_is_asked_and_a_move_earns_the_increment(store: Store) -> None:
    async def test() -> None:
        async with Timed(store, RESERVE) as t:
            client = await t.asked()
            seat = client.asks[0]["seat"]
            before = t.left(client)
            assert t.running(client) == [seat]
            t.time.pass_by(10)
            await client.answer("end")
            await t.asked()
            assert t.left(client)[seat] == pytest.approx(before[seat] - 10 + 5)
            assert t.left(client)[1 - seat] == pytest.approx(before[1 - seat])
            assert t.running(client) == [1 - seat]

    run(test)


def test_time_is_shown_as_it_is_when_somebody_comes_late(store: Store) -> None:
    async def test() -> None:
        async with Timed(store, MOVE) as t:
            client = await t.asked()
            seat = client.asks[0]["seat"]
            t.time.pass_by(12)
            late = await t.house.client(t.id, BOB)
            await late.settled(t.room)
            assert t.left(late)[seat] == pytest.approx(18)

    run(test)


@pytest.mark.parametrize("clock", [MOVE, DAYS])
def test_when_a_move_takes_too_long_a_bot_makes_it(store: Store, clock: Clock) -> None:
    async def test() -> None:
        async with Timed(store, clock) as t:
            client = await t.asked()
            seat = client.asks[0]["seat"]
            t.time.pass_by(clock.seconds + 1)
            await t.flags()
            other = await t.asked()
            assert other.asks[0]["seat"] == 1 - seat
            events = [ev.decode(event.data) for event in t.house.events(t.id)]
            assert any(isinstance(it, ev.FlagFell) and it.seat == seat for it in events)
            assert any(isinstance(it, ev.Played) and it.auto == "clock" for it in events)
            assert t.room.table.seats[seat].by_person
            assert t.left(other)[seat] == clock.seconds
            assert not t.room.times(t.room.table).fallen

    run(test)


def test_when_the_reserve_is_gone_a_bot_takes_over(store: Store) -> None:
    async def test() -> None:
        async with Timed(store, RESERVE) as t:
            client = await t.asked()
            seat = client.asks[0]["seat"]
            t.time.pass_by(1000)
            await t.flags()
            assert t.room.table.seats[seat].bot
            await t.asked()
            tables = [m["table"] for m in client.told if m["say"] == "table"]
            assert tables[-1]["seats"][seat]["filling_in"]
            await client.answer("end", seat=seat)
            assert client.refused[-1]["problem"] == "problem-bot-fills-in"
            with pytest.raises(Exception, match="problem-out-of-time"):
                await hosting.sit(t.house.service, client.me, t.id, seat)

    run(test)


def test_time_while_the_server_is_down_does_not_count(store: Store) -> None:
    async def test() -> None:
        async with Timed(store, RESERVE) as t:
            client = await t.asked()
            seat = client.asks[0]["seat"]
            left = t.left(client)[seat]
            t.time.pass_by(20)
            id = t.id
        later = FakeTime()
        later.now = 5.0  # another machine counts from another moment
        async with House(store, QUICK, monotonic=later) as house:
            assert id in house.service.rooms  # its clock was running: it was wound up again
            room = house.room(id)
            assert room.times(room.table).left[seat] == pytest.approx(left - 20)
            later.pass_by(7)
            assert room.times(room.table).left[seat] == pytest.approx(left - 27)

    run(test)


def test_after_a_crash_time_goes_on_from_the_last_event(store: Store) -> None:
    async def test() -> None:
        async with Timed(store, RESERVE) as t:
            client = await t.asked()
            seat = client.asks[0]["seat"]
            left = t.left(client)[seat]
            t.time.pass_by(20)
            crashed = House(store, QUICK, monotonic=FakeTime())
            room = await crashed.service.room(t.id)
            assert room.times(room.table).left[seat] == pytest.approx(left)

    run(test)


def test_a_long_thought_is_written_down_every_hour(store: Store) -> None:
    async def test() -> None:
        async with Timed(store, DAYS) as t:
            t.time.pass_by(3601)
            await t.flags()
            assert t.house.events(t.id)[-1].kind == "ticked"
            await t.flags()
            assert [event.kind for event in t.house.events(t.id)].count("ticked") == 1

    run(test)


def test_bots_have_no_clock(store: Store) -> None:
    async def test() -> None:
        async with House(store) as house:
            table = await house.play_now("random", "random", clock=MOVE, me=ANN)
            await house.idle(table.id)
            assert house.room(table.id).table.status == "over"
            assert house.room(table.id).deadline is None

    run(test)


def test_a_real_clock_lets_a_real_flag_fall(store: Store) -> None:
    async def test() -> None:
        async with House(store) as house:
            id = await house.with_people(ANN, BOB, clock=Clock(kind="move", seconds=0.05))
            ann = await house.client(id, ANN)
            await ann.until(lambda: any(e.kind == "flag_fell" for e in house.events(id)))

    run(test)
