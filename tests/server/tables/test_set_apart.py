"""A table that cannot be played on is set apart: it harms nobody else, and loses nothing."""

from __future__ import annotations

import logging
from typing import Any

import pytest

from igroteka.kernel.errors import UnknownGame
from igroteka.kernel.flow import Flow
from igroteka.kernel.game import Game
from igroteka.server.store import Store
from igroteka.server.tables.problem import Problem
from igroteka.server.wire import Clock
from tests.kernel.lanterns import DRAW, Lanterns, broken, step
from tests.kernel.lanterns.table import find, scene
from tests.server.tables.kit import ANN, BOB, QUICK, FakeTime, House, run
from tests.server.tables.test_waking import played_on, the_play

CLOCK = Clock(kind="move", seconds=60)


def spoilt(g: Lanterns) -> Flow[None] | None:
    if g.phase == "turns":
        raise KeyError("a rule that breaks")
    return step(g)


def drawing_breaks(g: Lanterns) -> Flow[None] | None:
    flow = step(g)
    return flow if flow is None or g.phase != "turns" else _breaking(flow)


def _breaking(flow: Flow[None]) -> Flow[None]:
    answer: Any = None
    while True:
        try:
            question = flow.send(answer)
        except StopIteration:
            return
        answer = yield question
        if answer is DRAW:
            raise ZeroDivisionError("nobody thought of that")


SPOILT: Game[Any] = broken(scene=scene, step=spoilt)


def spoilt_lanterns(name: str) -> Game[Any]:
    return SPOILT


async def two_tables(house: House) -> tuple[str, str]:
    """One in the middle of its turns, one that has just begun; both have clocks."""
    bad = await house.with_people(ANN, BOB, game="lanterns", clock=CLOCK)
    clients = [await house.client(bad, me) for me in (ANN, BOB)]
    await played_on(house, bad, clients, 5)
    good = await house.with_people(ANN, BOB, game="lanterns", clock=CLOCK)
    return bad, good


def gone(name: str) -> Game[Any]:
    raise UnknownGame(name)


def test_a_server_starts_beside_it_says_so_once_and_wakes_it_when_it_is_mended(
    store: Store, caplog: pytest.LogCaptureFixture
) -> None:
    async def test() -> None:
        async with House(store, find=find) as house:
            bad, good = await two_tables(house)
            answers = len(the_play(house, bad).answers)
        with caplog.at_level(logging.ERROR):
            async with House(store, find=spoilt_lanterns) as house:
                assert good in house.service.rooms, "its clock runs"
                assert house.service.set_apart == {bad}
                for _ in range(2):
                    with pytest.raises(Problem) as told:
                        await house.service.room(bad)
                    assert told.value.key == "problem-set-apart"
                assert len([r for r in caplog.records if bad in r.getMessage()]) == 1
                listed = {table.id for table in await house.service.lobby(ANN, mine=True)}
                assert listed == {bad, good}
        async with House(store, find=find) as house:
            await house.service.room(bad)
            assert house.service.set_apart == set()
            assert len(the_play(house, bad).answers) == answers

    run(test)


def test_a_game_that_is_no_longer_installed_stops_no_server(store: Store) -> None:
    async def test() -> None:
        async with House(store, find=find) as house:
            tables = await two_tables(house)
        async with House(store, find=gone) as house:
            assert house.service.set_apart == set(tables)

    run(test)


def test_an_answer_that_breaks_the_rules_is_told_to_all_and_closes_the_table(
    store: Store,
) -> None:
    async def test() -> None:
        game = broken(scene=scene, step=drawing_breaks)
        async with House(store, find=lambda _: game) as house:
            bad, good = [await house.with_people(ANN, BOB, game="lanterns") for _ in range(2)]
            clients = [await house.client(bad, me) for me in (ANN, BOB)]
            asked = clients[0]
            while not (asked.asks and DRAW.key in asked.options()):
                for client in clients:
                    await client.settled(house.room(bad))
                asked = next(client for client in clients if client.asks)
                if DRAW.key not in asked.options():
                    await asked.answer(asked.options()[-1])
            await asked.answer(DRAW.key)
            for client in clients:
                await client.until(lambda it=client: it.refused)  # type: ignore[misc]
                assert client.refused[-1]["problem"] == "problem-set-apart"
            assert bad not in house.service.rooms
            assert good in house.service.rooms

    run(test)


def test_clocks_of_other_tables_fall_though_one_fails(store: Store) -> None:
    async def test() -> None:
        time = FakeTime()
        async with House(store, QUICK, find=find, monotonic=time) as house:
            bad, good = await two_tables(house)
            house.room(bad).table.running = None  # type: ignore[method-assign,assignment]
            time.pass_by(61)
            await house.service.scheduler.check_clocks()
            assert house.room(good).table.times.fallen
            del house.room(bad).table.running  # it must be able to close

    run(test)
