"""Waking: a table goes on where it stopped, beside the loop, and under rules that have changed."""

from __future__ import annotations

import asyncio
import threading
from typing import Any

import msgspec
import pytest

from igroteka.kernel.flow import Flow
from igroteka.kernel.game import Game
from igroteka.kernel.save import dump
from igroteka.kernel.state import encode
from igroteka.server.store import Store
from igroteka.server.tables import events as ev
from igroteka.server.tables import play as playing
from igroteka.server.tables.play import Play
from igroteka.server.tables.table import Table
from tests.kernel.lanterns import Lanterns, asking_otherwise, broken, overheard, step
from tests.kernel.lanterns.table import find, scene
from tests.server.tables.kit import ANN, BOB, QUICK, Client, House, run

CHANGED: Game[Any] = broken(scene=scene, step=asking_otherwise)


async def played(house: House, answers: int) -> str:
    """A match of two after so many answers."""
    id = await house.with_people(ANN, BOB, game="lanterns")
    clients = [await house.client(id, me) for me in (ANN, BOB)]
    await played_on(house, id, clients, answers)
    return id


async def played_on(house: House, id: str, clients: list[Client], answers: int) -> None:
    for _ in range(answers):
        for client in clients:
            await client.settled(house.room(id))
        asked = next(client for client in clients if client.asks)
        await asked.answer(asked.options()[0])


def the_play(house: House, id: str) -> Play:
    play = house.room(id).table.play
    assert play is not None
    return play


def step_began(play: Play) -> int:
    """After how many answers the running step began."""
    _, since = play.match.step_start
    return len(play.answers) - since


@pytest.mark.parametrize("answers", range(1, 12))
def test_only_the_step_of_the_last_answer_is_replayed_and_not_on_the_loop(
    store: Store, answers: int
) -> None:
    async def test() -> None:
        async with House(store, find=find) as house:
            id = await played(house, answers - 1)
            began = step_began(the_play(house, id))  # the step in which the last answer is given
            clients = [await house.client(id, me) for me in (ANN, BOB)]
            await played_on(house, id, clients, 1)
            told = dump(the_play(house, id).awake())
        replayed: list[int] = []

        def watched(g: Lanterns) -> Flow[None] | None:
            flow = step(g)
            heard = lambda: replayed.append(threading.get_ident())  # noqa: E731
            return None if flow is None else overheard(flow, lambda _: None, heard)

        game = broken(scene=scene, step=watched)
        async with House(store, find=lambda _: game) as house:
            ann = await house.client(id, ANN)
            await ann.settled(house.room(id))
            play = the_play(house, id)
            assert threading.get_ident() not in replayed
            assert len(replayed) == answers - began
            assert dump(play.awake()) == told

    run(test)


@pytest.mark.parametrize("answers", range(1, 12))
def test_changed_rules_cost_at_most_the_step_of_the_last_answer(store: Store, answers: int) -> None:
    async def test() -> None:
        async with House(store, find=find) as house:
            id = await played(house, answers - 1)
            began = step_began(the_play(house, id))  # the step in which the last answer is given
            state = encode(the_play(house, id).match.step_start[0])
            clients = [await house.client(id, me) for me in (ANN, BOB)]
            await played_on(house, id, clients, 1)
        async with House(store, find=lambda _: CHANGED) as house:
            await house.service.room(id)
            await house.idle(id)
            play = the_play(house, id)
            assert len(play.answers) == began
            assert encode(play.match.step_start[0]) == state
            last = ev.decode(house.events(id)[-1].data)
            assert isinstance(last, ev.TakenBack)
            assert last.why == "rules"

    run(test)


def test_a_killed_server_has_kept_a_step_that_began_at_most_so_many_answers_earlier(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    most = 8
    monkeypatch.setattr(playing, "KEPT_EVERY", most)

    async def test() -> None:
        never = msgspec.structs.replace(QUICK, lobby_pause=3600.0)
        async with House(store, never, find=find) as house:
            id = await house.with_people(ANN, BOB, game="lanterns")
            clients = [await house.client(id, me) for me in (ANN, BOB)]
            kept, began = set(), 0
            while not house.room(id).table.over:
                before = step_began(the_play(house, id))
                await played_on(house, id, clients, 1)
                log = Table.load(id, house.events(id), find, store.snapshot(id)).play
                assert log is not None
                assert log.newest is not None
                kept.add(log.newest.answers)
                assert before - log.newest.answers < most
                began = before
        assert began >= most
        assert len(kept) < began, "not every step is written down at once"
        last = Table.load(id, store.events(id), find, store.snapshot(id)).play
        assert last is not None
        assert last.newest is not None
        assert last.newest.answers == began, "an orderly stop writes down what was put off"

    run(test)


def test_the_table_says_what_was_lost_until_somebody_answers(store: Store) -> None:
    async def test() -> None:
        async with House(store, find=find) as house:
            id = await played(house, 6)
        async with House(store, find=lambda _: CHANGED) as house:
            clients = [await house.client(id, me) for me in (ANN, BOB)]
            await house.idle(id)
            for client in clients:
                await client.settled(house.room(id))
            lost = 6 - len(the_play(house, id).answers)
            assert [client.state["set_back"] for client in clients] == [lost, lost]
            assert lost > 0
            late = await house.client(id, ANN)
            await late.settled(house.room(id))
            assert late.state["set_back"] == lost
            await played_on(house, id, clients, 1)
            await late.settled(house.room(id))
            assert late.state["set_back"] == 0
        async with House(store, find=lambda _: CHANGED) as house:
            ann = await house.client(id, ANN)
            await ann.settled(house.room(id))
            assert ann.state["set_back"] == 0

    run(test)


def test_what_was_taken_back_is_not_woken(store: Store) -> None:
    """The snapshot of a past that never was is replaced together with it."""

    async def test() -> None:
        async with House(store, find=find) as house:
            id = await played(house, 9)
            ann, bob = [await house.client(id, me) for me in (ANN, BOB)]
            await ann.undo(0, 5)
            await bob.say("consent", seat=1, yes=True)
            await house.idle(id)
            play = the_play(house, id)
            assert len(play.answers) == 4
            told = dump(play.awake())
        kept = store.snapshot(id)
        assert kept is not None
        assert ev.decode_snapshot(kept.data).answers <= 4
        async with House(store, find=find) as house:
            await house.service.room(id)
            assert dump(the_play(house, id).awake()) == told
        stale = Table.load(id, store.events(id), find, msgspec.structs.replace(kept, seq=12))
        assert stale.play is not None
        assert dump(stale.play.awake()) == told

    run(test)


def test_a_damaged_snapshot_does_no_harm(store: Store) -> None:
    async def test() -> None:
        async with House(store, find=find) as house:
            id = await played(house, 7)
            told = dump(the_play(house, id).awake())
        kept = store.snapshot(id)
        assert kept is not None
        damaged = kept.data.replace(b'"phase"', b'"phrase"')
        assert damaged != kept.data
        spoilt = msgspec.structs.replace(kept, data=damaged)
        table = Table.load(id, store.events(id), find, spoilt)
        assert table.play is not None
        assert dump(table.play.awake()) == told

    run(test)


def test_what_others_append_while_a_table_is_loaded_is_not_missed(store: Store) -> None:
    async def test() -> None:
        async with House(store, find=find) as one, House(store, find=find) as other:
            id = await played(one, 3)
            read = other.service.waking.read
            gate = threading.Event()

            def late(id: str) -> Table:
                table = read(id)
                gate.wait()
                return table

            other.service.waking.read = late  # type: ignore[method-assign]
            loading = other.service.spawn(other.service.room(id))
            await asyncio.sleep(0)
            clients = [await one.client(id, me) for me in (ANN, BOB)]
            await played_on(one, id, clients, 1)
            other.service._follow([(id, one.room(id).table.seq)])
            gate.set()
            await loading
            while other.service._tasks:
                await asyncio.sleep(0.002)
            assert other.room(id).table.seq == one.room(id).table.seq

    run(test)
