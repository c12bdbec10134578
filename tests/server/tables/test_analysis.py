"""A finished match analysed by the server, and played on from one of its moments."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest

from igroteka.bots import bot
from igroteka.games.kalena import GAME
from igroteka.kernel import save
from igroteka.kernel.record import Record, sealed_luck
from igroteka.lab.analysis import Analysis, analyse
from igroteka.server.store import Store
from igroteka.server.tables import hosting
from igroteka.server.tables.analyses import QUEUE, Analyses
from igroteka.server.tables.problem import Problem
from igroteka.server.tables.workers import Overrun, Workers
from igroteka.server.wire import PlayOn, TableInfo
from tests.server.tables.kit import ANN, BOB, House, run


@cache
def finished() -> Record[Any]:
    luck = sealed_luck(b"\5" * 32, ("",) * 2)
    record: Record[Any] = Record.new(GAME, {"players": 2}, ("x", "y"), luck)
    player = bot("guided", 4)
    while not record.match.over:
        seat = record.match.asks[0].seat
        record.answer(seat, player.choose(record.match, seat))
    return record


async def brought(house: House) -> TableInfo:
    return await hosting.import_match(house.service, ANN, save.dump(finished()))


def here(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """What a worker would do is done at once; for how long each may take."""
    asked: list[float] = []

    async def at_once(self: Workers, seconds: float, work: Callable[..., Any], *args: Any) -> Any:
        if "analysed" not in work.__name__:
            return work(*args, seconds)
        asked.append(seconds)
        return analyse(GAME, *args)

    monkeypatch.setattr(Workers, "run", at_once)
    return asked


def test_a_match_is_analysed_once_and_tells_nobody_what_was_not_told_to_him(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = here(monkeypatch)

    async def scenario() -> None:
        async with House(store) as house:
            table = await brought(house)
            both = [await hosting.analysis(house.service, who, table.id) for who in (ANN, BOB)]
            whole = analyse(GAME, finished().header, finished().answers)
            for found in both:
                assert found is not None
                assert found.accounts == whole.accounts
                told: tuple[Any, ...] = (*found.turns, *found.decisions, *found.fortunes)
                assert all(fact.told_to(None) for one in told for fact in one.facts)

    run(scenario)
    assert len(asked) == 1


def test_who_asks_early_asks_again(monkeypatch: pytest.MonkeyPatch) -> None:
    done = asyncio.Event()
    made = analyse(GAME, finished().header, finished().answers, decisions=False)

    async def slow(self: Workers, *_: Any) -> Analysis:
        await done.wait()
        return made

    monkeypatch.setattr(Workers, "run", slow)

    async def scenario() -> None:
        desk, play = Analyses(patience=0.01), _Finished()
        assert await desk.of("t", play, ()) is None  # type: ignore[arg-type]
        done.set()
        found = await desk.of("t", play, ())  # type: ignore[arg-type]
        assert found is not None
        assert found.accounts == made.accounts

    run(scenario)


def test_what_takes_too_long_is_said_and_not_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    tries: list[int] = []

    async def late(self: Workers, *_: Any) -> Analysis:
        tries.append(1)
        raise Overrun

    monkeypatch.setattr(Workers, "run", late)

    async def scenario() -> None:
        desk = Analyses()
        for _ in range(2):
            with pytest.raises(Problem, match="problem-analysis-long"):
                await desk.of("t", _Finished(), ())  # type: ignore[arg-type]
        desk._workers.waiting = QUEUE
        with pytest.raises(Problem, match="problem-busy"):
            await desk.of("u", _Finished(), ())  # type: ignore[arg-type]

    run(scenario)
    assert len(tries) == 2


def test_a_match_goes_on_from_one_of_its_moments(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    here(monkeypatch)

    async def scenario() -> None:
        async with House(store) as house:
            table = await brought(house)
            wanted = PlayOn(answers=40, seat=1, bot="guided")
            new = await hosting.play_on(house.service, ANN, table.id, wanted)
            assert new.id != table.id
            assert new.status == "playing"
            assert new.began_at == (table.id, 40)
            assert [seat.bot for seat in new.seats] == ["guided", ""]
            assert new.visibility == "private"
            play = (await house.service.room(new.id)).table.play
            assert play is not None
            assert play.answers[:40] == finished().answers[:40]
            assert play.header.luck.begun
            assert play.header.luck.seed != finished().header.luck.seed

    run(scenario)


@pytest.mark.parametrize(
    ("wanted", "problem"),
    [
        (PlayOn(answers=10**6, seat=0), "problem-played-out"),
        (PlayOn(answers=-1, seat=0), "problem-played-out"),
        (PlayOn(answers=3, seat=2), "problem-no-such-seat"),
        (PlayOn(answers=3, seat=0, bot="nobody"), "problem-unknown-bot"),
    ],
)
def test_only_what_there_was_is_played_on(
    store: Store, monkeypatch: pytest.MonkeyPatch, wanted: PlayOn, problem: str
) -> None:
    here(monkeypatch)

    async def scenario() -> None:
        async with House(store) as house:
            table = await brought(house)
            with pytest.raises(Problem, match=problem):
                await hosting.play_on(house.service, ANN, table.id, wanted)

    run(scenario)


class _Finished:
    """As much of a play as an analysis needs."""

    seq = 1
    header = finished().header
    answers = finished().answers
