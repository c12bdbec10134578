"""Bots choose_option elsewhere, from what their seat may know, and never hold up the table."""

from __future__ import annotations

import asyncio
import gc
import time
from random import Random
from typing import Any

import pytest

from igroteka.bots.random import Uniform
from igroteka.games.kalena import GAME
from igroteka.games.kalena.rules.state import Kalena
from igroteka.kernel.match import Match
from igroteka.kernel.record import Record, question_hash, sealed_luck
from igroteka.kernel.state import decode, encode
from igroteka.server.store import Store
from igroteka.server.tables import bot_turns
from igroteka.server.tables.bot_turns import BotRunner, choose_option
from igroteka.server.tables.determinize import Position, determinize, restore
from igroteka.server.tables.settings import Settings
from igroteka.server.tables.workers import Overrun, Workers
from tests.patience import PATIENCE
from tests.server.tables.kit import ANN, House, play_on, run


def sealed_match(players: int = 3, mode: str = "citizen") -> Record[Kalena]:
    luck = sealed_luck(b"\7" * 32, ("",) * players)
    options = {"players": players, "mode": mode}
    return Record.new(GAME, options, ("x",) * players, luck)


def test_a_guess_stands_at_the_same_question_with_the_same_view() -> None:
    """At every question of a match, secret ones and those in mid-step included."""
    record = sealed_match()
    rng = Random(3)
    kinds = set()
    while not record.match.over:
        match = record.match
        for question in match.asks:
            position = determinize(match, question.seat, rng)
            assert position is not None, question
            twin = restore(position, GAME)
            asked = twin.asked(question.seat)
            assert asked is not None
            assert question_hash(asked) == question_hash(question)
            assert encode(twin.view(question.seat)) == encode(match.view(question.seat))
            kinds.add((question.prompt, bool(position.since), bool(position.outcomes)))
        question = rng.choice(match.asks)
        weights = GAME.guide(match.g, question)
        record.answer(question.seat, rng.choices(question.options, weights)[0])
    assert any(since for _, since, _ in kinds)
    assert any(outcomes for _, _, outcomes in kinds)
    assert "quests" in {prompt for prompt, _, _ in kinds}


def quests(record: Record[Kalena]) -> None:
    """Play until quests have been picked and somebody is in his turn again."""
    rng = Random(5)
    while not record.match.over:
        question = record.match.asks[0]
        if question.prompt == "turn" and all(p.picked for p in record.match.g.players[1:]):
            return
        keys = [option.key for option in question.options]
        record.answer(question.seat, "end" if "end" in keys else rng.choice(keys))


def test_what_others_hold_does_not_reach_the_worker() -> None:
    record = sealed_match()
    quests(record)
    match = record.match
    assert not match.over
    seat = match.asks[0].seat
    true = [player.picked for player in match.g.players if player.seat != seat]
    seen = set()
    for seed in range(40):
        position = determinize(match, seat, Random(seed))
        assert position is not None
        state = decode(GAME.state, GAME.parts, position.state)
        seen.add(str([player.picked for player in state.players if player.seat != seat]))
        assert state.players[seat].picked == match.g.players[seat].picked
        assert state.chance.at != match.g.chance.at
    assert len(seen) > 20
    assert sum(str(true) == picked for picked in seen) <= 1
    assert b"07" * 32 not in b"".join(
        determinize(match, seat, Random(n)).state  # type: ignore[union-attr]
        for n in range(5)
    )


def test_apart_from_the_guessed_cards_nothing_depends_on_the_truth() -> None:
    """Deal the hidden quests differently: the rest of what the worker gets stays as it is.

    Which cards are guessed does change with the deal, since the true ones are what is shuffled.
    """
    record = sealed_match()
    quests(record)
    match = record.match
    seat = match.asks[0].seat
    before = determinize(match, seat, Random(1))
    g = match.g
    for player in g.players:
        if player.seat != seat and player.quests and player.picked:
            player.quests[0], player.picked[0] = player.picked[0], player.quests[0]
            player.quests.sort()
    after = determinize(match, seat, Random(1))
    assert before is not None
    assert after is not None
    assert sorted_cards(before) == sorted_cards(after)


def sorted_cards(position: Position) -> bytes:
    """The guess apart from which card is where among those that are guessed."""
    g = decode(GAME.state, GAME.parts, position.state)
    for player in g.players:
        if player.seat != position.seat:
            player.quests = [0] * len(player.quests)
            player.picked = [0] * len(player.picked)
    return encode(g)


def test_a_worker_thinks_of_something_that_is_offered() -> None:
    record = sealed_match(2, "wanderer")
    question = record.match.asks[0]
    position = determinize(record.match, question.seat, Random(1))
    assert position is not None
    for name in ("guided", "greedy", "adept"):
        assert question.option(choose_option(position, name, 0, 60.0)) is not None
    assert len({choose_option(position, "adept", helpers, 60.0) for helpers in (0, 2)}) == 1


def test_who_has_a_worker_may_take_along_those_that_are_idle() -> None:
    async def test() -> None:
        workers = Workers(3)
        assert workers.idle == 3
        async with workers.place():
            assert workers.idle == 2
            async with workers.place(), workers.place(), workers.place():
                assert workers.idle == 0

    run(test)


class _Sleepy:
    """A bot that falls asleep."""

    woke = False

    name = "greedy"

    def __init__(self, _seed: int) -> None: ...

    def choose(self, match: Match[Any], seat: int) -> Any:
        time.sleep(PATIENCE)
        _Sleepy.woke = True
        return Uniform(1).choose(match, seat)


def test_a_worker_notices_that_its_time_is_over(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_turns, "bot", lambda _name, seed: _Sleepy(seed))
    record = sealed_match(2, "wanderer")
    position = determinize(record.match, record.match.asks[0].seat, Random(1))
    assert position is not None
    with pytest.raises(Overrun):
        choose_option(position, "greedy", 0, 0.1)
    assert not _Sleepy.woke, "it was interrupted, it did not finish"


class BrokenWorkers(Workers):
    """Workers that die."""

    def __init__(self, error: Exception) -> None:
        super().__init__(1)
        self.error = error

    async def run_there(self, seconds: float, work: Any, *args: Any) -> Any:
        raise self.error


@pytest.mark.parametrize("error", [Overrun(), RuntimeError("a fault in the bot"), KeyError("x")])
def test_a_bot_that_fails_is_replaced_for_that_answer(
    store: Store, error: Exception, caplog: pytest.LogCaptureFixture
) -> None:
    async def test() -> None:
        async with House(store) as house:
            house.service.bots = BotRunner(BrokenWorkers(error))
            table = await house.play_now("me", "greedy")
            ann = await house.client(table.id, ANN)
            room = house.room(table.id)
            await play_on([ann], room, Random(1), 8)
            await ann.settled(room)
            assert house.service.bots.faults >= 1
            assert any(line.seat == 1 for line in room.table.play.answers)  # type: ignore[union-attr]
            assert room.table.seats[1].bot == "greedy"

    run(test)
    assert any("bot greedy failed" in record.message for record in caplog.records)


def test_a_pool_that_died_is_made_anew() -> None:
    async def test() -> None:
        workers = Workers(1)
        record = sealed_match(2, "wanderer")
        question = record.match.asks[0]
        position = determinize(record.match, question.seat, Random(1))
        assert question.option(await workers.run(5.0, choose_option, position, "guided", 0))
        assert workers._pool is not None
        for process in list(workers._pool._processes.values()):
            process.kill()
        with pytest.raises(Overrun):
            await workers.run(5.0, choose_option, position, "guided", 0)
        assert question.option(await workers.run(5.0, choose_option, position, "guided", 0))
        workers.close()

    run(test)


def test_work_that_falls_with_the_pool_is_no_cancellation() -> None:
    """One bot hangs and the pool is given up: others that waited for it choose at random."""

    async def test() -> None:
        workers = Workers(1)
        record = sealed_match(2, "wanderer")
        position = determinize(record.match, record.match.asks[0].seat, Random(1))
        waiting = [
            asyncio.create_task(workers.run(30.0, choose_option, position, "guided", 0))
            for _ in range(8)
        ]
        await asyncio.sleep(0.05)
        workers.close()
        results = await asyncio.gather(*waiting, return_exceptions=True)
        assert any(isinstance(result, Overrun) for result in results)
        assert all(isinstance(result, Overrun | str) for result in results)

    run(test)


def test_work_that_nobody_waits_for_any_more_falls_in_silence() -> None:
    """A server ends in the middle of it: those who waited are gone, then the pool."""

    async def test() -> None:
        complaints: list[dict[str, Any]] = []
        loop = asyncio.get_running_loop()
        loop.set_exception_handler(lambda _loop, context: complaints.append(context))
        workers = Workers(1)
        waiting = asyncio.create_task(workers.run(PATIENCE, time.sleep))
        while workers._pool is None or not workers._pool._processes:
            await asyncio.sleep(0.01)
        waiting.cancel()
        with pytest.raises(asyncio.CancelledError):
            await waiting
        (process,) = workers._pool._processes.values()
        process.kill()
        while workers._pool._broken is False:
            await asyncio.sleep(0.01)
        workers.close()
        await asyncio.sleep(0.1)
        gc.collect()
        assert not complaints

    run(test)


def test_a_bot_seems_to_think(store: Store) -> None:
    async def test() -> None:
        async with House(store, Settings(bot_pause=0.05, workers=1)) as house:
            began = time.monotonic()
            table = await house.play_now("random", "random")
            room = house.room(table.id)
            while len(room.table.play.answers) < 5:  # type: ignore[union-attr]
                await asyncio.sleep(0.005)
            assert time.monotonic() - began >= 0.24

    run(test)
