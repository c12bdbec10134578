"""One bad table harms nobody else: it is set apart, told of, and wakes when it is mended."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Any

import pytest

from igroteka.kernel.errors import UnknownGame
from igroteka.kernel.flow import Flow
from igroteka.kernel.game import Game
from igroteka.server.store import Store
from igroteka.server.tables import hosting
from igroteka.server.tables.problem import Problem
from igroteka.server.wire import Clock
from tests.kernel.lanterns import REST, Lanterns, Table, broken, step
from tests.kernel.lanterns.table import find, scene
from tests.server.tables.kit import ANN, BOB, Client, House, run

DAYS = Clock(kind="days", seconds=86400)


class Burnt(Exception):
    """What a bad rule raises."""


def rest_burns(g: Lanterns) -> Flow[None] | None:
    """Rules that raise when somebody rests."""
    flow = step(g)
    return None if flow is None else _burning(flow)


def _burning(flow: Flow[None]) -> Flow[None]:
    answer: Any = None
    while True:
        try:
            asked = flow.send(answer)
        except StopIteration:
            return
        answer = yield asked
        if answer is REST:
            raise Burnt


def all_burns(_g: Lanterns) -> Flow[None] | None:
    raise Burnt


def blind(_g: Lanterns, _viewer: int | None) -> Any:
    raise Burnt


class Renamed(Table, frozen=True, forbid_unknown_fields=True):
    lamps: int = 1

    def __post_init__(self) -> None:
        raise ValueError("`players` is called otherwise now")


def finds(game: Game[Any]) -> Callable[[str], Game[Any]]:
    return lambda name: game if name == game.id else find(name)


def not_installed(name: str) -> Game[Any]:
    raise UnknownGame(name)


BAD: dict[str, Callable[[str], Game[Any]]] = {
    "rules that raise": finds(broken(scene=scene, step=all_burns)),
    "a renamed option": finds(broken(scene=scene, options=Renamed)),
    "a game that is gone": not_installed,
}


async def begun(house: House, answers: int = 5, **how: Any) -> str:
    """A match of two in the turns of its first round."""
    id = await house.with_people(ANN, BOB, game="lanterns", **how)
    clients = [await house.client(id, me) for me in (ANN, BOB)]
    for _ in range(answers):
        asked = await who_is_asked(house, id, clients)
        await asked.answer(asked.options()[0])
    for client in clients:
        await client.go()
    return id


async def who_is_asked(house: House, id: str, clients: list[Client]) -> Client:
    for client in clients:
        await client.settled(house.room(id))
    return next(client for client in clients if client.asks)


def faults(caplog: pytest.LogCaptureFixture) -> list[Any]:
    return [record for record in caplog.records if record.message == "a fault at a table"]


@pytest.mark.parametrize("bad", BAD.values(), ids=BAD)
def test_a_table_that_cannot_be_replayed_is_set_apart_and_wakes_when_mended(
    store: Store, bad: Callable[[str], Game[Any]], caplog: pytest.LogCaptureFixture
) -> None:
    async def test() -> None:
        async with House(store, find=find) as house:
            id = await begun(house, clock=DAYS)
            answers = house.room(id).table.play.answers  # type: ignore[union-attr]
        caplog.clear()
        async with House(store, find=bad) as house:  # it starts, whatever lies in the database
            ann = await house.client(id, ANN)
            told = ann.welcome["table"]["fault"]  # type: ignore[index]
            assert told == ("problem-apart-game" if bad is not_installed else "problem-apart")
            await ann.say("answer", key="k", seat=0, option="rest", expected=99)
            await ann.until(lambda: ann.refused)
            assert ann.refused[-1]["problem"] == told
            await ann.say("chat", key="c", text="What now?")
            await ann.until(lambda: "c" in ann.acks)
            assert (await hosting.export(house.service, ANN, id)).startswith(b'{"igroteka"')
            assert [info.id for info in await house.service.lobby.tables(ANN, mine=True)] == [id]
        [fault] = faults(caplog)
        assert (fault.table, fault.levelno) == (id, logging.ERROR)
        async with House(store, find=find) as house:
            ann = await house.client(id, ANN)
            assert not ann.welcome["table"]["fault"]  # type: ignore[index]
            await ann.settled(house.room(id))
            assert house.room(id).table.play.answers == answers  # type: ignore[union-attr]

    run(test)


def test_an_answer_over_which_the_rules_break_is_never_written_down(
    store: Store, caplog: pytest.LogCaptureFixture
) -> None:
    async def test() -> None:
        async with House(store, find=finds(broken(scene=scene, step=rest_burns))) as house:
            id = await house.with_people(ANN, BOB, game="lanterns")
            clients = [await house.client(id, me) for me in (ANN, BOB)]
            while "rest" not in (asked := await who_is_asked(house, id, clients)).options():
                await asked.answer(asked.options()[0])
            before = len(house.events(id))
            for _ in range(2):
                await asked.answer("rest")
                assert asked.refused[-1]["problem"] == "problem-stumbled"
            assert len(house.events(id)) == before
            await asked.answer("draw")  # and the match goes on
            assert len(house.events(id)) == before + 1
        assert [fault.table for fault in faults(caplog)] == [id]

    run(test)


def test_a_bot_takes_another_way_where_the_rules_break(store: Store) -> None:
    async def test() -> None:
        async with House(store, find=finds(broken(scene=scene, step=rest_burns))) as house:
            table = await house.open(
                game="lanterns", options={"players": 2}, seats=("random", "random"), start=True
            )
            await house.idle(table.id)
            room = house.room(table.id)
            given = [line.option for line in room.table.play.answers]  # type: ignore[union-attr]
            assert room.table.status == "over"
            assert "rest" not in given
            assert "draw" in given

    run(test)


def test_a_table_that_cannot_be_shown_is_set_apart_while_people_sit_at_it(store: Store) -> None:
    async def test() -> None:
        async with House(store, find=finds(broken(scene=blind))) as house:
            id = await house.with_people(ANN, BOB, game="lanterns")
            ann = await house.client(id, ANN)
            await ann.heard("table")
            assert ann.told[-1]["table"]["fault"] == "problem-apart"
            await ann.say("ping")
            await ann.heard("pong")  # the socket is open and told why

    run(test)


def test_one_bad_table_does_not_take_the_list_down(
    store: Store, caplog: pytest.LogCaptureFixture
) -> None:
    async def test() -> None:
        async with House(store, find=find) as house:
            good = await begun(house, visibility="public")
            store.create_table("bad", "lanterns", ANN.id, "public", b"{}", 1.0).result()
            listed = await house.service.lobby.tables(BOB, mine=False)
            assert [info.id for info in listed] == [good]

    run(test)


def test_a_fault_of_a_handler_is_told_and_the_socket_stays(
    store: Store, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def test() -> None:
        async with House(store, find=find) as house:
            id = await begun(house)
            ann = await house.client(id, ANN)

            def burn(*_: object) -> Any:
                raise Burnt

            monkeypatch.setattr("igroteka.server.tables.commands.why_not", burn)
            for _ in range(3):
                await ann.say("why_not", seat=0)
            await ann.until(lambda: len(ann.refused) == 3)
            assert {it["problem"] for it in ann.refused} == {"problem-server"}
        assert [fault.table for fault in faults(caplog)] == [id]

    run(test)


def test_a_finished_match_can_be_taken_home_though_its_game_is_gone(store: Store) -> None:
    async def test() -> None:
        async with House(store, find=find) as house:
            table = await house.open(
                game="lanterns", options={"players": 2}, seats=("random", "random"), start=True
            )
            await house.idle(table.id)
            assert house.room(table.id).table.finished
            whole = await hosting.export(house.service, ANN, table.id)
        async with House(store, find=not_installed) as house:
            lines = (await hosting.export(house.service, ANN, table.id)).splitlines()
            assert lines[:-1] == whole.splitlines()[: len(lines) - 1]
            with pytest.raises(Problem, match="problem-apart-game"):
                await hosting.frames(house.service, ANN, table.id, 0, 3)

    run(test)
