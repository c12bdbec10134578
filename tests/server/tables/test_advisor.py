"""Advice at a table: where it is allowed, for one's own seat, and absent rather than late."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from igroteka.lab import advisor as lab
from igroteka.server.store import Store
from igroteka.server.tables import advisor, hosting
from igroteka.server.tables.problem import Problem
from igroteka.server.tables.workers import Overrun, Workers
from tests.server.tables.kit import ANN, BOB, House, run


def here(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What a worker would do is done at once, and quickly; what was asked for."""
    asked: list[str] = []

    async def at_once(self: Workers, seconds: float, work: Callable[..., Any], *args: Any) -> Any:
        asked.append(work.__name__)
        return work(*args, seconds)

    monkeypatch.setattr(Workers, "run", at_once)
    monkeypatch.setattr(advisor, "THINKING", 0.2)
    return asked


async def asked_at(house: House, id: str) -> int:
    play = (await house.service.room(id)).table.play
    assert play is not None
    return play.match.asks[0].seat


def test_who_plays_alone_against_bots_is_advised_once_a_question(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = here(monkeypatch)

    async def scenario() -> None:
        async with House(store) as house:
            table = await house.play_now("me", "random", hot_seat=False)
            assert table.advice
            while await asked_at(house, table.id) != 0:
                await asyncio.sleep(0.01)  # the bot decides first
            found = await hosting.advice(house.service, ANN, table.id, 0)
            assert isinstance(found, lab.Counsel)
            assert found.options
            assert await hosting.advice(house.service, ANN, table.id, 0) is found

    run(scenario)
    assert asked.count("think") == 1


def test_among_people_there_is_none_unless_they_want_it(store: Store) -> None:
    async def scenario() -> None:
        async with House(store) as house:
            two = await house.play_now("me", "me", hot_seat=True)
            assert not two.advice
            seat = await asked_at(house, two.id)
            with pytest.raises(Problem, match="problem-no-advice"):
                await hosting.advice(house.service, ANN, two.id, seat)
            agreed = await house.play_now("me", "me", hot_seat=True, advice="always")
            assert agreed.advice
            never = await house.play_now("me", "guided", advice="never")
            assert not never.advice
            waiting = await house.open(seats=("me", ""), options={"players": 2})
            assert not waiting.advice

    run(scenario)


def test_only_for_ones_own_seat_and_absent_rather_than_late(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def late(self: Workers, *_: Any) -> Any:
        raise Overrun

    monkeypatch.setattr(Workers, "run", late)

    async def scenario() -> None:
        async with House(store) as house:
            table = await house.play_now("me", "me", hot_seat=True, advice="always")
            seat = await asked_at(house, table.id)
            with pytest.raises(Problem, match="problem-not-your-seat"):
                await hosting.advice(house.service, BOB, table.id, seat)
            assert await hosting.advice(house.service, ANN, table.id, seat) is None
            assert await hosting.advice(house.service, ANN, table.id, 1 - seat) is None

    run(scenario)
