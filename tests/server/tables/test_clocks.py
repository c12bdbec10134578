"""Clocks, with a clock that the tests turn by hand."""

from __future__ import annotations

from concurrent.futures import Future
from typing import Any

import pytest

from igroteka.kernel.flow import Flow, any_of
from igroteka.server.store import Store, StoreError
from igroteka.server.tables import events as ev
from igroteka.server.tables import hosting, scheduler
from igroteka.server.tables.room import Room
from igroteka.server.wire import Clock
from tests.kernel.lanterns import GUST, SHUTTER, Lanterns, broken, overheard
from tests.kernel.lanterns.table import LANTERNS, scene
from tests.server.tables.kit import ANN, BOB, QUICK, Client, FakeTime, House, run
from tests.server.tables.test_windows import no_anchor

RESERVE = Clock(kind="reserve", seconds=60, increment=5)
MOVE = Clock(kind="move", seconds=30)
DAYS = Clock(kind="days", seconds=86400)


class Timed:
    """A match of two with a clock, and the client who is to move."""

    def __init__(self, store: Store, clock: Clock, **how: Any) -> None:
        self.time = FakeTime()
        how.setdefault("wall", self.time)
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

    async def to_move(self) -> tuple[Client, int]:
        """Who is asked, and on which seat."""
        client = await self.asked()
        return client, client.asks[0]["seat"]

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
            client, seat = await t.to_move()
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
            _, seat = await t.to_move()
            t.time.pass_by(12)
            late = await t.house.client(t.id, BOB)
            await late.settled(t.room)
            assert t.left(late)[seat] == pytest.approx(18)

    run(test)


@pytest.mark.parametrize("clock", [MOVE, DAYS])
def test_when_a_move_takes_too_long_a_bot_makes_it(store: Store, clock: Clock) -> None:
    async def test() -> None:
        async with Timed(store, clock) as t:
            _, seat = await t.to_move()
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
            client, seat = await t.to_move()
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
            client, seat = await t.to_move()
            left = t.left(client)[seat]
            t.time.pass_by(20)
            id = t.id
        later = FakeTime()
        later.now = 5.0  # another machine counts from another moment
        tomorrow = FakeTime()
        tomorrow.now = t.time.now + 86400
        async with House(store, QUICK, monotonic=later, wall=tomorrow) as house:
            assert id in house.service.rooms  # its clock was running: it was wound up again
            room = house.room(id)
            assert room.times(room.table).left[seat] == pytest.approx(left - 20)
            later.pass_by(7)
            assert room.times(room.table).left[seat] == pytest.approx(left - 27)

    run(test)


def test_after_a_crash_time_goes_on_from_the_last_sign_of_life(store: Store) -> None:
    async def test() -> None:
        async with Timed(store, RESERVE) as t:
            client, seat = await t.to_move()
            left = t.left(client)[seat]
            t.time.pass_by(20)
            t.house.service.processes.beat()
            tomorrow = FakeTime()
            tomorrow.now = t.time.now + 86400
            after = House(store, QUICK, monotonic=FakeTime(), wall=tomorrow)
            room = await after.service.room(t.id)
            assert room.times(room.table).left[seat] == pytest.approx(left - 20)

    run(test)


def test_thinking_at_one_process_and_answering_through_another_gives_no_time_back(
    store: Store,
) -> None:
    async def test() -> None:
        async with Timed(store, RESERVE) as t:
            client, seat = await t.to_move()
            left = t.left(client)[seat]
            other = House(store, QUICK, monotonic=FakeTime(), wall=t.time)
            t.time.pass_by(20)
            room = await other.service.room(t.id)
            assert room.times(room.table).left[seat] == pytest.approx(left - 20)

    run(test)


class Failing:
    """A store that cannot write for a while."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.down = False
        self.refused = 0

    def __getattr__(self, name: str) -> Any:
        return getattr(self._store, name)

    def append(self, *what: Any, **how: Any) -> Future[bool]:
        if not self.down:
            return self._store.append(*what, **how)
        self.refused += 1
        failed: Future[bool] = Future()
        failed.set_exception(StoreError("the disk is full"))
        return failed


def test_after_a_failed_write_the_clock_is_looked_at_again(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(scheduler, "_RETRY", 0.01)

    async def test() -> None:
        failing = Failing(store)
        async with House(failing) as house:  # type: ignore[arg-type]
            id = await house.with_people(ANN, BOB, clock=Clock(kind="move", seconds=0.05))
            ann = await house.client(id, ANN)
            failing.down = True
            await ann.until(lambda: failing.refused > 3)
            assert not any(event.kind == "flag_fell" for event in house.events(id))
            failing.down = False
            await ann.until(lambda: any(e.kind == "flag_fell" for e in house.events(id)))

    run(test)


def no_pass(g: Lanterns) -> Flow[None] | None:
    """Another rule: a turn begins with something nobody else may know of, and must be done."""
    flow = LANTERNS.step(g)
    return flow if flow is None or g.phase != "turns" else must(g, flow)


def must(g: Lanterns, flow: Flow[None]) -> Flow[None]:
    yield any_of(g.turn, "start", "LAN-CHAIN-1", [GUST, SHUTTER], concealed=True)
    yield from overheard(flow, no_anchor, lambda: None)


@pytest.mark.parametrize("clock", [MOVE, RESERVE])
def test_a_hidden_question_without_a_pass_is_answered_by_the_clock_and_stops_no_other(
    store: Store, clock: Clock
) -> None:
    async def test() -> None:
        time = FakeTime()
        game = broken(scene=scene, step=no_pass)
        async with House(store, QUICK, find=lambda _: game, monotonic=time, wall=time) as house:
            ids = [
                await house.with_people(ANN, BOB, game="lanterns", clock=clock) for _ in range(2)
            ]
            for id in ids:
                clients = [await house.client(id, me) for me in (ANN, BOB)]
                for _ in range(4):  # the bets
                    for client in clients:
                        await client.settled(house.room(id))
                    asked = next(client for client in clients if client.asks)
                    await asked.answer(asked.options()[0])
            time.pass_by(31)
            await house.service.scheduler.check_clocks()
            for id in ids:
                await house.idle(id)
                play = house.room(id).table.play
                assert play is not None
                assert play.answers[-1].option in {"gust", "shutter"}
                assert play.match.ask is not None
                assert play.match.ask.prompt == "turn"
                assert house.room(id).table.seats[0].by_person

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
