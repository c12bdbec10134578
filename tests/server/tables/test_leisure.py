"""Bots whom nobody watches give way: to the machine, to people's answers, to those who come."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from typing import Any

import msgspec
import pytest

from igroteka.kernel.match import Match
from igroteka.server.store import Store
from igroteka.server.tables import leisure
from igroteka.server.tables.bot_turns import BotRunner
from igroteka.server.tables.workers import LEISURE, Alarm, Overrun, Workers
from tests.server.tables.kit import ANN, BOB, QUICK, FakeTime, House, run

AT_LEISURE = msgspec.structs.replace(QUICK, leisure=True)


STANDING = """
import os
from igroteka.server.tables import workers
workers._quiet({steps_back})
print(os.sched_getscheduler(0), workers.Alarm.at_leisure)
"""


@pytest.mark.skipif(not hasattr(os, "SCHED_IDLE"), reason="Linux alone knows such a thing")
@pytest.mark.parametrize(
    ("steps_back", "scheduler"), [(10, "SCHED_OTHER"), (LEISURE, "SCHED_IDLE")]
)
def test_a_worker_at_leisure_runs_while_the_machine_is_idle(
    steps_back: int, scheduler: str
) -> None:
    program = STANDING.format(steps_back=steps_back)
    told = subprocess.check_output([sys.executable, "-c", program], text=True).split()
    assert told == [str(getattr(os, scheduler)), str(steps_back == LEISURE)]


@pytest.mark.skipif(not hasattr(signal, "setitimer"), reason="there is no such alarm here")
def test_time_in_which_others_are_served_does_not_count(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Alarm, "at_leisure", True)
    with Alarm(0.05):
        time.sleep(0.2)
    with pytest.raises(Overrun):
        _busy(0.05)


def _busy(seconds: float) -> None:
    with Alarm(seconds):
        while True:
            pass


class Thinkers(BotRunner):
    """Bots of which one can see who thinks for them; they think until they are let go on."""

    def __init__(self, workers: Workers) -> None:
        super().__init__(workers)
        self.asked: list[Workers | None] = []
        self.go_on = asyncio.Event()

    async def choose(
        self, match: Match[Any], seat: int, name: str, workers: Workers | None = None
    ) -> str:
        self.asked.append(workers)
        await self.go_on.wait()
        question = match.asked(seat)
        assert question is not None
        return question.options[0].key


async def asked(bots: Thinkers, times: int) -> None:
    while len(bots.asked) < times:
        await asyncio.sleep(0.002)


def test_who_comes_to_watch_does_not_wait_for_a_bot_at_leisure(store: Store) -> None:
    async def test() -> None:
        async with House(store, AT_LEISURE) as house:
            bots = house.service.bots = Thinkers(house.service.workers)
            table = await house.play_now("greedy", "greedy")
            await asked(bots, 1)
            assert bots.asked == [house.service.leisure.workers]
            await house.client(table.id, ANN)
            await asked(bots, 2)
            assert bots.asked[1] is None, "it is asked anew, of those who are there for everybody"
            play = house.room(table.id).table.play
            assert play is not None
            assert not play.answers
            bots.go_on.set()
            while not play.answers:
                await asyncio.sleep(0.002)

    run(test)


def test_what_another_process_answers_meanwhile_does_no_harm(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A bot waits for its turn to think; the match has moved on before it does."""

    async def test() -> None:
        async with House(store, AT_LEISURE) as house, House(store) as other:
            turn = asyncio.Event()
            monkeypatch.setattr(house.service.leisure, "_turn", turn.wait)
            table = await house.play_now("random", "random")
            room = house.room(table.id)
            while room.thinking is None:
                await asyncio.sleep(0.002)
            await other.service.room(table.id)
            await other.idle(table.id)  # the other process plays it to its end
            await house.service.catch_up(table.id)
            assert room.table.status == "over"
            turn.set()
            await house.idle(table.id)
            assert not room.table.fault
            assert house.events(table.id) == other.events(table.id)

    run(test)


def test_the_server_stops_while_bots_think_at_leisure(store: Store) -> None:
    async def test() -> None:
        async with House(store, AT_LEISURE) as house:
            bots = house.service.bots = Thinkers(house.service.workers)
            await house.play_now("greedy", "greedy")
            await asked(bots, 1)

    run(test)


@pytest.mark.parametrize("somebody", [True, False])
def test_bots_nobody_watches_take_turns_while_somebody_is_here(
    store: Store, monkeypatch: pytest.MonkeyPatch, somebody: bool
) -> None:
    waits: list[float] = []

    async def sleep(seconds: float) -> None:
        waits.append(seconds)

    async def test() -> None:
        async with House(store, AT_LEISURE, monotonic=FakeTime()) as house:
            if somebody:
                people = await house.with_people(ANN, BOB)
                await house.client(people, ANN)
            with monkeypatch.context() as patched:
                patched.setattr(asyncio, "sleep", sleep)
                for _ in range(3):
                    await house.service.leisure._turn()

    run(test)
    assert waits == pytest.approx([0.0, leisure.APART, 2 * leisure.APART] if somebody else [])


class Watched:
    """A store of which one can see what may wait in it."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.waits: list[tuple[str, bool]] = []

    def __getattr__(self, name: str) -> Any:
        return getattr(self._store, name)

    def append(self, event: Any, snapshot: Any = None, *, waits: bool = False) -> Any:
        self.waits.append((event.kind, waits))
        return self._store.append(event, snapshot, waits=waits)


@pytest.mark.parametrize("looked_at", [True, False])
def test_answers_of_bots_wait_for_company_where_nobody_looks(store: Store, looked_at: bool) -> None:
    async def test() -> None:
        watched: Any = Watched(store)
        async with House(watched, AT_LEISURE) as house:
            table = await house.open(seats=("random", "random"), options={"players": 2})
            if looked_at:
                await house.client(table.id, ANN)
            from igroteka.server.tables import hosting

            await hosting.start(house.service, ANN, table.id)
            room = house.room(table.id)
            while room.table.play is None or len(room.table.play.answers) < 4:
                await asyncio.sleep(0.002)
        answers = {waits for kind, waits in watched.waits if kind == "answered"}
        assert answers == {not looked_at}
        assert not any(waits for kind, waits in watched.waits if kind != "answered")

    run(test)
