"""What people are shown is made once for an answer, while the disk writes, and for nobody else."""

from __future__ import annotations

from functools import partial
from random import Random
from typing import Any

import msgspec
import pytest

from igroteka.kernel.sight import Sight
from igroteka.server.store import Store
from igroteka.server.tables import commands
from igroteka.server.tables import events as ev
from igroteka.server.tables import play as playing
from igroteka.server.tables.play import Play
from igroteka.server.tables.table import Table
from tests.server.tables.kit import ANN, BOB, House, play_on, run


def counted(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """Every look at a match from now on."""
    looks: list[Any] = []

    def look(g: Any, zones: Any) -> Sight[Any]:
        looks.append(g)
        return Sight(g, zones)

    monkeypatch.setattr(playing, "Sight", look)
    return looks


def answer(table: Table, seat: int, option: str) -> ev.TableEvent:
    return commands.auto_answer(table, seat, option, table.times, "bot")


def test_a_match_is_looked_at_once_for_an_answer(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        async with House(store) as house:
            table = await house.with_people(ANN, BOB)
            clients = [await house.client(table, me) for me in (ANN, BOB, ANN)]
            room = house.room(table)
            for client in clients:
                await client.settled(room)
            looks = counted(monkeypatch)
            before = len(room.table.play.answers)  # type: ignore[union-attr]
            await play_on(clients[:2], room, Random(2), 20)
            for client in clients:
                await client.settled(room)
            given = len(room.table.play.answers) - before  # type: ignore[union-attr]
            assert given >= 20
            assert len(looks) == given
            assert len({*map(id, looks)}) == given

    run(test)


def test_who_comes_when_all_others_have_looked_is_shown_the_same_moment(store: Store) -> None:
    """What was copied to look at is gone by then; it is copied again for who comes later."""

    async def test() -> None:
        async with House(store) as house:
            id = await house.with_people(ANN, BOB)
            clients = [await house.client(id, ANN)]
            play = house.room(id).table.play
            assert isinstance(play, Play)
            await clients[0].settled(house.room(id))
            question = play.match.asks[0]
            seat, option = question.seat, question.options[0].key
            await house.service.command(id, partial(answer, seat=seat, option=option))
            await clients[0].settled(house.room(id))
            assert play._seen is not None
            assert play._seen.match is play.match
            assert play._seen._sight is None
            for seat in (0, 1):
                whole = play.game.scene(play.match.view(seat), seat)
                assert msgspec.json.encode(play.scene_of(seat)) == msgspec.json.encode(whole)

    run(test)


def test_nothing_is_made_for_a_table_that_nobody_looks_at(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        async with House(store) as house:
            id = await house.with_people(ANN, BOB)
            clients = [await house.client(id, me) for me in (ANN, BOB)]
            room = house.room(id)
            await play_on(clients, room, Random(3), 4)
            for client in clients:
                await client.settled(room)
                await client.go()
            looks = counted(monkeypatch)
            play = room.table.play
            assert play is not None
            for _ in range(5):
                question = play.match.asks[0]
                seat, option = question.seat, question.options[0].key
                await house.service.command(id, partial(answer, seat=seat, option=option))
            assert looks == []

    run(test)


def test_an_answer_that_comes_to_nothing_changes_nothing_that_is_seen(store: Store) -> None:
    async def test() -> None:
        async with House(store) as house:
            id = await house.with_people(ANN, BOB)
            clients = [await house.client(id, me) for me in (ANN, BOB)]
            await play_on(clients, house.room(id), Random(4), 12)
            play = house.room(id).table.play
            assert isinstance(play, Play)
            before = [msgspec.json.encode(play.scene_of(seat)) for seat in (None, 0, 1)]
            question = play.match.asks[0]
            for option in question.options:
                play.answered(question.seat, option.key)
                with play.looking_ahead() as coming:
                    assert coming is not None
                    coming.by(question.seat)
                seen = [msgspec.json.encode(play.scene_of(seat)) for seat in (None, 0, 1)]
                assert seen == before

    run(test)
