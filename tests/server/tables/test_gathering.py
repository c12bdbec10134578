"""Answers on their way to the disk go there together while the loop is busy, and only then."""

from __future__ import annotations

import asyncio
from concurrent.futures import Future
from typing import Any

import pytest

from igroteka.server.store import StoredEvent, StoreError
from igroteka.server.tables import gathering
from igroteka.server.tables.gathering import Gathering
from tests.server.tables.kit import FakeTime, run


class Writing:
    """A store that writes when it is told to."""

    def __init__(self) -> None:
        self.given: list[tuple[int, Future[bool]]] = []
        self.closed = False

    def append(self, event: StoredEvent, _: object = None, *, waits: bool = False) -> Future[bool]:
        if self.closed:
            raise StoreError("closed")
        future: Future[bool] = Future()
        self.given.append((event.seq, future))
        return future

    @property
    def seqs(self) -> list[int]:
        return [seq for seq, _ in self.given]


def event(seq: int) -> StoredEvent:
    return StoredEvent("t1", seq, "answered", f"k{seq}", b"{}", 0.0)


async def rounds(number: int, clock: FakeTime, seconds: float) -> None:
    """Rounds of the loop that take so long."""
    for _ in range(number):
        clock.pass_by(seconds)
        await asyncio.sleep(0)


def made() -> tuple[Any, FakeTime, Gathering]:
    store: Any = Writing()
    clock = FakeTime()
    return store, clock, Gathering(store, clock)


def test_at_rest_an_answer_waits_for_nothing() -> None:
    async def test() -> None:
        store, clock, going = made()
        going.append(event(0), None)
        await rounds(1, clock, 0.0)
        assert store.seqs == [0]

    run(test)


def test_while_the_loop_is_busy_answers_go_together() -> None:
    async def test() -> None:
        store, clock, going = made()
        for seq in range(4):
            going.append(event(seq), None)
            await rounds(1, clock, 2 * gathering.AT_REST)
        assert not store.given
        await rounds(1, clock, 0.0)  # nothing else to do
        assert store.seqs == [0, 1, 2, 3]

    run(test)


def test_however_busy_the_loop_is_nobody_waits_for_long() -> None:
    async def test() -> None:
        store, clock, going = made()
        going.append(event(0), None)
        await rounds(4, clock, gathering.LONGEST / 5)
        going.append(event(1), None)
        assert not store.given
        await rounds(1, clock, gathering.LONGEST / 4)
        assert store.seqs == [0, 1]

    run(test)


def test_what_was_written_is_told_to_each() -> None:
    async def test() -> None:
        store, clock, going = made()
        told = [going.append(event(seq), None) for seq in range(3)]
        await rounds(1, clock, 0.0)
        (_, first), (_, second), (_, third) = store.given
        first.set_result(True)
        second.set_result(False)
        third.set_exception(StoreError("full"))
        assert await told[0] is True
        assert await told[1] is False
        with pytest.raises(StoreError, match="full"):
            await told[2]

    run(test)


def test_a_store_that_is_closed_takes_nothing() -> None:
    async def test() -> None:
        store, clock, going = made()
        store.closed = True
        told = going.append(event(0), None)
        await rounds(1, clock, 0.0)
        with pytest.raises(StoreError, match="closed"):
            await told

    run(test)
