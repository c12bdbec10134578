"""No stranger disturbs: greetings, floods, slow readers, idle bots; and what a host can do."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from igroteka.server.limits import Pace, Places
from igroteka.server.names import skeleton
from igroteka.server.store import Person, Store
from igroteka.server.tables import connection, hosting
from igroteka.server.tables.lobby import BOT_TABLES_EACH
from igroteka.server.tables.problem import Problem
from igroteka.server.tables.service import CHAT_PER_MINUTE
from igroteka.server.wire import PROTOCOL, Me, PersonCommand
from tests.server.tables.kit import ANN, BOB, CAT, Client, FakeTime, House, run

NOBODY = Me(id="", name="", registered=False)


def test_greeting_over_and_over_disturbs_nobody(store: Store) -> None:
    async def test() -> None:
        async with House(store) as house:
            id = await house.with_people(ANN, BOB)
            ann = await house.client(id, ANN)
            await ann.settled(house.room(id))
            heard = len(ann.told)
            stranger = await house.client(id, NOBODY)
            for _ in range(1150):
                await stranger.say("hello", protocol=PROTOCOL)
            await ann.say("ping")
            await ann.heard("pong")
            assert not ann.session.connection.closed
            assert len(ann.told) == heard + 1  # the pong
            assert stranger.session.connection.closed
            assert len([m for m in stranger.told if m["say"] == "welcome"]) <= 12

    run(test)


WORDS = st.sampled_from(
    ["answer", "hello", "undo", "consent", "chat", "stops", "salt", "why_not", "ping", "nothing"]
)
VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inside: (
        st.lists(inside, max_size=3) | st.dictionaries(st.text(max_size=8), inside, max_size=3)
    ),
    max_leaves=6,
)
FIELDS = st.sampled_from(["key", "seat", "option", "expected", "answers", "yes", "text", "salt"])
SAID = st.builds(
    lambda word, fields: msgspec.json.encode({**fields, "say": word}),
    WORDS,
    st.dictionaries(FIELDS, VALUES, max_size=5),
)


@settings(
    max_examples=40, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(st.lists(SAID | st.binary(max_size=60) | st.text(max_size=60), min_size=1, max_size=20))
def test_malformed_messages_are_no_fault_and_change_nothing(
    store: Store, messages: list[bytes | str]
) -> None:
    """Whatever a spectator says, nothing breaks over it and nothing of it is in the log."""

    async def test() -> None:
        async with House(store) as house:
            id = await house.with_people(ANN, BOB)
            before = house.events(id)
            stranger = await house.client(id, NOBODY)
            for message in messages:
                await stranger.session.receive(message)
            assert house.events(id) == before
            assert not house.service.faults.total.lines("faults")

    run(test)


FORGED = [
    ("answer", {"key": "a", "option": "end", "expected": 10_000}),
    ("undo", {"key": "b", "answers": 1}),
    ("consent", {"yes": True}),
    ("stops", {"until_my_turn": True}),
    ("salt", {"salt": "0" * 32}),
    ("why_not", {}),
]


async def refused(client: Client) -> None:
    """Wait until something was."""
    await client.until(lambda: client.refused)


@pytest.mark.parametrize(("word", "fields"), FORGED)
@pytest.mark.parametrize("seat", [0, 1, -1, 7])
def test_nobody_acts_for_a_seat_of_others(
    store: Store, word: str, fields: dict[str, Any], seat: int
) -> None:
    async def test() -> None:
        async with House(store) as house:
            id = await house.with_people(ANN, BOB)
            before = house.events(id)
            for me in (CAT, NOBODY):
                forger = await house.client(id, me)
                await forger.say(word, seat=seat, **fields)
                await refused(forger)
            assert house.events(id) == before
            assert not house.service.faults.total.lines("faults")

    run(test)


def test_a_slow_reader_is_told_everything_anew_instead_of_being_thrown_out(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connection, "MOST", 8)

    async def test() -> None:
        async with House(store) as house:
            id = await house.with_people(ANN, BOB)
            ann, bob = [await house.client(id, me) for me in (ANN, BOB)]
            await bob.settled(house.room(id))
            bob.gate.clear()
            for number in range(15):
                await ann.say("chat", key=f"c{number}", text=f"line {number}")
            await ann.until(lambda: "c14" in ann.acks)
            bob.gate.set()
            await bob.until(lambda: len(bob.told[-1].get("lines", ())) > 9)
            assert [line["text"] for line in bob.told[-1]["lines"]][-1] == "line 14"
            assert not bob.session.connection.closed

    run(test)


def test_news_of_the_table_do_not_queue_up(store: Store) -> None:
    async def test() -> None:
        async with House(store) as house:
            id = await house.with_people(ANN, BOB)
            ann = await house.client(id, ANN)
            await ann.settled(house.room(id))
            ann.gate.clear()
            for _ in range(20):
                bob = await house.client(id, BOB)
                await bob.go()
            before = len(ann.told)
            ann.gate.set()
            await ann.say("ping")
            await ann.heard("table")
            tables = [m for m in ann.told[before:] if m["say"] == "table"]
            assert len(tables) <= 2
            assert not tables[-1]["table"]["seats"][1]["here"]

    run(test)


def test_chat_is_limited_for_a_person_and_not_for_a_connection(store: Store) -> None:
    async def test() -> None:
        async with House(store, monotonic=FakeTime()) as house:
            id = await house.with_people(ANN, BOB)
            for number in range(2 * CHAT_PER_MINUTE):
                ann = await house.client(id, ANN)
                await ann.say("chat", key=f"c{number}", text="hear me")
                await ann.until(lambda: ann.acks or ann.refused)  # noqa: B023
                await ann.go()
            assert len(house.room(id).table.chat) == CHAT_PER_MINUTE

    run(test)


def test_limits_count_people_and_addresses() -> None:
    time = FakeTime()
    pace = Pace(2, 3, time)
    assert [pace.allows("ann", "here") for _ in range(3)] == [True, True, False]
    assert not pace.allows("bob", "here")
    assert pace.allows("bob", "there")
    places = Places(2)
    assert [places.take("here") for _ in range(3)] == [True, True, False]
    places.free("here")
    assert places.take("here")
    assert all(Places(0).take("here") for _ in range(9))


def test_matches_of_bots_alone_are_few_and_not_in_the_lobby(store: Store) -> None:
    async def test() -> None:
        async with House(store) as house:
            bots: dict[str, Any] = {"options": {"players": 2}, "seats": ("greedy", "greedy")}
            for _ in range(BOT_TABLES_EACH):
                await house.open(**bots, start=True, visibility="public")
            with pytest.raises(Problem, match="problem-too-many-bots"):
                await house.open(**bots, start=True, visibility="public")
            mine = await house.open(options={"players": 2}, seats=("me",), visibility="public")
            assert [it.id for it in await house.service.lobby.tables(BOB, mine=False)] == [mine.id]

    run(test)


def test_files_are_verified_one_after_the_other_and_few_wait(store: Store) -> None:
    async def test() -> None:
        async with House(store) as house:
            service = house.service
            assert service.imports.workers is not service.workers
            running = asyncio.Event()
            most = 0

            async def slowly(*_: object) -> str:
                nonlocal most
                most += 1
                assert most == 1
                await running.wait()
                most -= 1
                return "true"

            service.imports.workers.run = slowly  # type: ignore[method-assign,assignment]
            waiting = [asyncio.create_task(service.imports.verified(1.0, str)) for _ in range(8)]
            await asyncio.sleep(0)
            with pytest.raises(Problem, match="problem-busy"):
                await service.imports.verified(1.0, str)
            running.set()
            assert await asyncio.gather(*waiting) == ["true"] * 8

    run(test)


def test_a_host_mutes_by_seat_or_by_line_and_the_table_remembers(store: Store) -> None:
    async def test() -> None:
        async with House(store) as house:
            id = await house.with_people(ANN, BOB)
            cat = await house.client(id, CAT)
            await cat.say("chat", key="1", text="buy my wares")
            await cat.until(lambda: "1" in cat.acks)
            line = house.room(id).table.chat[-1].id
            with pytest.raises(Problem, match="problem-host-only"):
                await hosting.mute(house.service, BOB, id, PersonCommand(line=line))
            await hosting.mute(house.service, ANN, id, PersonCommand(line=line))
            told = await hosting.mute(house.service, ANN, id, PersonCommand(seat=1))
            assert told.seats[1].muted
            await cat.say("chat", key="2", text="cheap!")
            await cat.until(lambda: cat.refused)
            assert cat.refused[-1]["problem"] == "problem-muted"
        async with House(store) as house:
            bob = await house.client(id, BOB)
            await bob.say("chat", key="3", text="I say")
            await bob.until(lambda: bob.refused)
            await hosting.mute(house.service, ANN, id, PersonCommand(seat=1, muted=False))
            await bob.say("chat", key="4", text="I say")
            await bob.until(lambda: "4" in bob.acks)

    run(test)


def test_a_host_expels_and_a_bot_takes_over(store: Store) -> None:
    async def test() -> None:
        async with House(store) as house:
            id = await house.with_people(ANN, BOB)
            bob = await house.client(id, BOB)
            await hosting.expel(house.service, ANN, id, PersonCommand(seat=1))
            assert bob.session.connection.closed
            assert house.room(id).table.seats[1].bot
            for refused in (
                hosting.sit(house.service, BOB, id, 1),
                house.service.info(BOB, id),
            ):
                with pytest.raises(Problem, match="problem-expelled"):
                    await refused
        async with House(store) as house:
            with pytest.raises(Problem, match="problem-expelled"):
                await house.service.info(BOB, id)

    run(test)


def test_before_the_match_an_expelled_persons_seat_is_free(store: Store) -> None:
    async def test() -> None:
        async with House(store) as house:
            table = await house.open(options={"players": 2}, seats=("me",))
            await hosting.sit(house.service, BOB, table.id, 1)
            told = await hosting.expel(house.service, ANN, table.id, PersonCommand(seat=1))
            assert not told.seats[1].name
            with pytest.raises(Problem, match="problem-expelled"):
                await hosting.sit(house.service, BOB, table.id, 1)
            await hosting.sit(house.service, CAT, table.id, 1)

    run(test)


def test_a_host_closes_the_table(store: Store) -> None:
    async def test() -> None:
        async with House(store) as house:
            id = await house.with_people(ANN, BOB)
            with pytest.raises(Problem, match="problem-host-only"):
                await hosting.close(house.service, BOB, id)
            told = await hosting.close(house.service, ANN, id)
            assert (told.status, told.result) == ("over", None)
            ann = await house.client(id, ANN)
            await ann.say("answer", key="k", seat=0, option="end", expected=99)
            await ann.until(lambda: ann.refused)
            assert house.room(id).task is None

    run(test)


def test_who_looks_like_somebody_at_the_table_cannot_sit_there_or_speak(store: Store) -> None:
    async def test() -> None:
        async with House(store) as house:
            id = await house.with_people(ANN, BOB)
            double = Me(id="person-double", name="Аnn", registered=False)  # a Cyrillic A
            spy = await house.client(id, double)
            await spy.say("chat", key="1", text="I, Ann, give up")
            await spy.until(lambda: spy.refused)
            assert spy.refused[-1]["problem"] == "problem-name-at-table"
            table = await house.open(options={"players": 2}, seats=("me",))
            with pytest.raises(Problem, match="problem-name-at-table"):
                await hosting.sit(house.service, double, table.id, 1)

    run(test)


def test_a_file_is_marked_and_a_registered_name_in_it_is_nobody(store: Store) -> None:
    async def test() -> None:
        async with House(store) as house:
            store.add_person(
                Person("p", "greedy", "greedy", "hash", 1.0, skeleton("greedy"))
            ).result()
            table = await house.open(options={"players": 2}, seats=("greedy", "random"), start=True)
            await house.idle(table.id)
            file = await hosting.export(house.service, ANN, table.id)
            brought = await hosting.import_match(house.service, BOB, file)
            assert brought.imported
            assert not (await house.service.info(ANN, table.id)).imported
            assert [seat.name for seat in brought.seats] == ["greedy (?)", "random"]
            assert not any(seat.person for seat in brought.seats)

    run(test)


def test_who_deletes_the_account_gets_up_and_leaves_no_name(store: Store) -> None:
    async def test() -> None:
        async with House(store) as house:
            playing = await house.with_people(ANN, BOB)
            waiting = await house.open(options={"players": 2}, seats=("me",))
            await hosting.sit(house.service, BOB, waiting.id, 1)
            bob = await house.client(playing, BOB)
            await bob.say("chat", key="1", text="farewell")
            await bob.until(lambda: "1" in bob.acks)
            await hosting.forget_person(house.service, BOB)
            table = house.room(playing).table
            assert (table.seats[1].name, bool(table.seats[1].bot)) == ("—", True)
            assert [line.name for line in table.chat] == ["—"]
            assert not house.room(waiting.id).table.seats[1].taken

    run(test)
