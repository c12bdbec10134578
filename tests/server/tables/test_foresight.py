"""What an option would lead to, asked of the server: reckoned elsewhere, or left out."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from random import Random
from typing import Any

import msgspec
import pytest

from igroteka.games.kalena import GAME
from igroteka.kernel.record import Record, sealed_luck
from igroteka.kernel.registry import game_names
from igroteka.scene.consequences import WhatIf
from igroteka.server.store import Store
from igroteka.server.tables.determinize import determinize
from igroteka.server.tables.foresight import QUEUE, Foresight, get_ready, look_ahead
from igroteka.server.tables.workers import Overrun, Workers
from tests.server.tables.kit import ANN, BOB, CAT, QUICK, House, run


def in_play() -> Record[Any]:
    """Ghosts have come, and the first player is in his turn."""
    record: Record[Any] = Record.new(
        GAME, {"players": 2}, ("x",) * 2, sealed_luck(b"\7" * 32, ("",) * 2)
    )
    while record.match.asks[0].prompt != "turn":
        question = record.match.asks[0]
        record.answer(question.seat, question.options[0])
    return record


def test_the_worker_says_what_the_engine_says() -> None:
    match = in_play().match
    question = match.asks[0]
    position = determinize(match, question.seat, Random(0))
    assert position is not None
    for option in question.options:
        expected = WhatIf(match, question.seat).of(option)
        assert look_ahead(position, option.key, 5.0) == expected


def test_an_answer_is_reckoned_once_and_only_for_what_is_offered(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked: list[str] = []

    async def here(self: Workers, seconds: float, work: Callable[..., Any], *args: Any) -> Any:
        asked.append(args[1])
        return work(*args, seconds)

    monkeypatch.setattr(Workers, "run", here)
    match = in_play().match
    seat, option = match.asks[0].seat, match.asks[0].options[0].key

    async def twice() -> None:
        desk = Foresight()
        first = await desk.of("t", 1, match, seat, option)
        assert first is not None
        assert first.certain
        assert await desk.of("t", 1, match, seat, option) is first
        assert await desk.of("t", 1, match, seat, "fly") is None
        assert await desk.of("t", 1, match, 1 - seat, option) is None

    asyncio.run(twice())
    assert asked == [option]


def test_what_comes_too_late_or_too_often_is_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    async def late(self: Workers, seconds: float, work: Callable[..., Any], *args: Any) -> Any:
        raise Overrun

    monkeypatch.setattr(Workers, "run", late)
    match = in_play().match
    seat, option = match.asks[0].seat, match.asks[0].options[0].key

    async def hurried() -> None:
        desk = Foresight()
        assert await desk.of("t", 1, match, seat, option) is None
        desk._workers.waiting = QUEUE
        assert await desk.of("t", 1, match, seat, option) is None

    asyncio.run(hurried())


def test_the_worker_can_get_ready_for_every_game() -> None:
    for name in game_names():
        get_ready(name, 30.0)


def test_a_game_is_read_once_when_somebody_sits_at_it(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    read: list[str] = []

    async def here(self: Workers, seconds: float, work: Callable[..., Any], *args: Any) -> Any:
        assert work is get_ready
        read.append(args[0])
        if len(read) == 1:
            raise Overrun  # it is tried again when the next one comes

    monkeypatch.setattr(Workers, "run", here)

    async def come() -> None:
        async with House(store, msgspec.structs.replace(QUICK, warm=True)) as house:
            id = await house.with_people(ANN, BOB)
            await house.client(id, CAT)  # who only looks on asks for nothing
            assert read == []
            for number, me in enumerate((ANN, BOB, ANN), start=1):
                await house.client(id, me)
                await asyncio.sleep(0)
                assert len(read) == min(number, 2)

    run(come)
    assert read == ["kalena", "kalena"]
