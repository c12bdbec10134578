"""Seats and people: sitting down, leaving, coming back, host rights, playing again, files."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from igroteka.kernel.save import verify
from igroteka.server.store import Store
from igroteka.server.tables import files, hosting
from igroteka.server.tables.problem import Problem
from igroteka.server.wire import Me, NewTable
from tests.server.tables.kit import ANN, BOB, CAT, DAN, QUICK, FakeTime, House, play_on, run

NOBODY = Me(id="", name="", registered=False)


async def refused(problem: str, doing: Any) -> Problem:
    with pytest.raises(Problem) as caught:
        await doing
    assert caught.value.key == problem
    return caught.value


def test_an_open_table_fills_and_only_the_host_begins(store: Store) -> None:
    async def test() -> None:
        async with House(store) as house:
            s = house.service
            table = await house.open(ANN, seats=("me", "", ""), options={"players": 3})
            watching = await house.client(table.id, CAT)
            await hosting.sit(s, BOB, table.id, 1)
            await hosting.sit(s, BOB, table.id, 1)  # twice is once
            await refused("problem-seat-taken", hosting.sit(s, CAT, table.id, 1))
            await refused("problem-one-seat-each", hosting.sit(s, BOB, table.id, 2))
            await refused("problem-no-such-seat", hosting.sit(s, CAT, table.id, 7))
            await refused("problem-seats-free", hosting.start(s, ANN, table.id))
            await refused("problem-host-only", hosting.seat_bot(s, BOB, table.id, 2, "random"))
            await refused("problem-unknown-bot", hosting.seat_bot(s, ANN, table.id, 2, "deep blue"))
            info = await hosting.seat_bot(s, ANN, table.id, 2, "guided")
            assert [seat.name or seat.bot for seat in info.seats] == ["Ann", "Bob", "guided"]
            await refused("problem-host-only", hosting.start(s, BOB, table.id))
            assert (await hosting.start(s, ANN, table.id)).status == "playing"
            assert (await hosting.start(s, ANN, table.id)).status == "playing"
            await refused("problem-already-started", hosting.sit(s, CAT, table.id, 2))
            await watching.until(lambda: watching.state)
            tables = [m["table"] for m in watching.told if m["say"] == "table"]
            assert tables[-1]["status"] == "playing"
            assert watching.state["asks"] == []

    run(test)


def test_salts_of_browsers_are_in_the_luck_and_the_seal_was_there_before(store: Store) -> None:
    async def test() -> None:
        async with House(store) as house:
            table = await house.open(ANN, seats=("me", "random"), options={"players": 2})
            ann, bob = await house.client(table.id, ANN), await house.client(table.id, BOB)
            await ann.say("salt", seat=0, salt="a salt of Ann's")
            await bob.say("salt", seat=0, salt="not his to give")
            await bob.until(lambda: bob.refused)
            assert bob.refused[-1]["problem"] == "problem-not-your-seat"
            started = await hosting.start(house.service, ANN, table.id)
            assert started.commitment == table.commitment != ""
            play = house.room(table.id).table.play
            assert play is not None
            assert play.header.luck.salts == ("a salt of Ann's", "")

    run(test)


def test_a_match_that_begins_at_once_has_the_salt_of_its_browser_too(store: Store) -> None:
    async def test() -> None:
        async with House(store) as house:
            seats = ("me", "random", "me")
            wanted = {"options": {"players": 3}, "seats": seats, "hot_seat": True, "start": True}
            table = await house.open(ANN, salt="a salt of Ann's", **wanted)
            assert table.status == "playing"
            play = house.room(table.id).table.play
            assert play is not None
            assert play.header.luck.salts == ("a salt of Ann's", "", "a salt of Ann's")

    run(test)


def test_who_leaves_is_replaced_by_a_bot_and_may_come_back(store: Store) -> None:
    async def test() -> None:
        async with House(store) as house:
            s = house.service
            id = await house.with_people(ANN, BOB)
            room = house.room(id)
            ann = await house.client(id, ANN)
            info = await hosting.leave(s, BOB, id)
            assert info.seats[1].filling_in
            assert info.seats[1].bot
            assert info.seats[1].name == "Bob"
            await play_on([ann], room, Random(2), 6)
            await ann.settled(room)
            play = room.table.play
            assert play is not None
            assert any(line.seat == 1 for line in play.answers)
            info = await hosting.sit(s, BOB, id, 1)
            assert not info.seats[1].filling_in
            bob = await house.client(id, BOB)
            await play_on([ann, bob], room, Random(3), 6)
            await refused("problem-already-started", hosting.sit(s, CAT, id, 1))

    run(test)


def test_the_host_may_let_a_bot_play_for_somebody_who_is_away(store: Store) -> None:
    async def test() -> None:
        async with House(store) as house:
            s = house.service
            id = await house.with_people(ANN, BOB)
            bob = await house.client(id, BOB)
            await refused("problem-already-started", hosting.seat_bot(s, ANN, id, 1, "greedy"))
            await bob.go()
            assert (await hosting.seat_bot(s, ANN, id, 1, "greedy")).seats[1].filling_in
            await refused("problem-host-only", hosting.seat_bot(s, BOB, id, 0, "greedy"))

    run(test)


def test_when_the_host_leaves_another_takes_over_and_an_empty_table_closes(store: Store) -> None:
    async def test() -> None:
        async with House(store) as house:
            s = house.service
            table = await house.open(ANN, seats=("me",), visibility="public")
            await hosting.sit(s, BOB, table.id, 1)
            await hosting.leave(s, ANN, table.id)
            assert (await s.info(BOB, table.id)).host == BOB.id
            assert (await hosting.leave(s, BOB, table.id)).status == "over"
            await house.idle(table.id)
            assert (await s.info(CAT, table.id)).status == "over"

    run(test)


def test_one_person_may_hold_several_seats_at_a_hot_seat(store: Store) -> None:
    async def test() -> None:
        async with House(store) as house:
            with pytest.raises(Problem, match="problem-one-seat-each"):
                await house.play_now("me", "me")
            table = await house.play_now("me", "me", hot_seat=True)
            room = house.room(table.id)
            ann = await house.client(table.id, ANN)
            assert ann.welcome is not None
            assert ann.welcome["seats"] == [0, 1]
            seen = set()
            for _ in range(30):
                await ann.settled(room)
                if not ann.asks:
                    break
                [ask] = ann.asks
                assert ann.scene["viewer"] == ask["seat"]
                seen.add(ask["seat"])
                await ann.answer("end" if "end" in ann.options() else ann.options()[0])
            assert seen == {0, 1}

    run(test)


def test_a_private_table_shows_itself_to_those_who_sit_there(store: Store) -> None:
    async def test() -> None:
        async with House(store) as house:
            s = house.service
            table = await house.open(
                ANN, seats=("me",), visibility="private", options={"players": 2}
            )
            await hosting.sit(s, BOB, table.id, 1)
            bob, cat = await house.client(table.id, BOB), await house.client(table.id, CAT)
            await hosting.start(s, ANN, table.id)
            await bob.until(lambda: bob.state)
            assert cat.session.connection.closed
            assert cat.state == {}
            assert (await s.info(BOB, table.id)).status == "playing"
            await refused("problem-no-table", s.info(CAT, table.id))
            await refused("problem-no-table", hosting.export(s, CAT, table.id))
            await refused("problem-no-table", s.info(ANN, "no-such-table"))

    run(test)


def test_the_lobby_lists_public_tables_and_ones_own(store: Store) -> None:
    async def test() -> None:
        async with House(store) as house:
            s = house.service
            public = await house.open(ANN, seats=("me",), visibility="public")
            hidden = await house.open(BOB, seats=("me",), visibility="link")
            assert [table.id for table in await s.lobby.tables(CAT, mine=False)] == [public.id]
            assert [table.id for table in await s.lobby.tables(BOB, mine=True)] == [hidden.id]
            assert await s.lobby.tables(DAN, mine=True) == []
            s.rooms.clear()  # as after a restart: the lobby knows it from the store
            assert [table.id for table in await s.lobby.tables(ANN, mine=True)] == [public.id]

    run(test)


@pytest.mark.parametrize(
    "wanted",
    [
        {"options": {"players": 9}},
        {"options": {"players": 2, "mode": "easy"}},
        {"options": {"players": 2}, "seats": ("me", "", "")},
        {"game": "no such game"},
        {"clock": {"kind": "move"}},
    ],
)
def test_a_table_that_cannot_be_is_refused(store: Store, wanted: dict[str, Any]) -> None:
    async def test() -> None:
        async with House(store) as house:
            given = msgspec.convert({"game": "kalena", **wanted}, NewTable)
            with pytest.raises(Problem, match="problem-bad-table"):
                await house.service.lobby.create(ANN, given)

    run(test)


# Chat -----------------------------------------------------------------------------------------


def test_chat_is_cleaned_numbered_and_told_to_all(store: Store) -> None:
    async def test() -> None:
        async with House(store) as house:
            id = await house.with_people(ANN, BOB)
            ann, cat = await house.client(id, ANN), await house.client(id, CAT)
            await ann.say("chat", key="1", text="hello\u202e\x07 all\n\u200b  <b>there</b>")
            await ann.say("chat", key="1", text="again")
            await cat.say("chat", key="1", text="я тоже")
            await cat.until(lambda: sum(m["say"] == "chat" for m in cat.told) == 2)
            lines = [line for m in cat.told if m["say"] == "chat" for line in m["lines"]]
            assert [(line["name"], line["seat"], line["text"]) for line in lines] == [
                ("Ann", 0, "hello all <b>there</b>"),
                ("Cat", None, "я тоже"),
            ]
            assert ann.acks["1"] == lines[0]["id"]
            late = await house.client(id, BOB)
            await late.until(lambda: any(m["say"] == "chat" for m in late.told))
            assert next(m for m in late.told if m["say"] == "chat")["lines"] == lines
            nobody = await house.client(id, NOBODY)
            await nobody.say("chat", key="2", text="boo")
            await nobody.until(lambda: nobody.refused)
            await ann.say("chat", key="3", text="\u200b\u200b")
            await ann.until(lambda: ann.refused)
            assert ann.refused[-1]["problem"] == "problem-nothing-said"

    run(test)


def test_chat_has_a_pace_and_messages_have_a_size(store: Store) -> None:
    async def test() -> None:
        async with House(store) as house:
            id = await house.with_people(ANN, BOB)
            ann = await house.client(id, ANN)
            for n in range(25):
                await ann.say("chat", key=f"k{n}", text=f"line {n}")
            await ann.until(lambda: len(ann.refused) == 5)
            assert {m["problem"] for m in ann.refused} == {"problem-too-often"}
            await ann.say("chat", key="long", text="x" * 9000)
            await ann.until(lambda: len(ann.refused) == 6)
            assert ann.refused[-1]["problem"] == "problem-too-large"
            await ann.session.receive('{"a":' * 1600)
            await ann.until(lambda: len(ann.refused) == 7)
            assert ann.refused[-1]["problem"] == "problem-bad-request"
            for _ in range(60):
                await ann.session.receive(b"{nonsense")
            assert ann.session.connection.closed

    run(test)


# Afterwards -----------------------------------------------------------------------------------


async def finished(house: House, *seats: str) -> str:
    """A match that has been played to its end."""
    table = await house.play_now(*seats)
    ann = await house.client(table.id, ANN)
    room = house.room(table.id)
    rng = Random(1)
    while room.table.status != "over":
        await play_on([ann], room, rng, 5)
        await ann.settled(room)
    return table.id


def test_a_finished_match_is_exported_verified_imported_and_looked_at(store: Store) -> None:
    async def test() -> None:
        async with House(store) as house:
            s = house.service
            id = await finished(house, "me", "random")
            data = await hosting.export(s, CAT, id)
            assert verify(data).true
            info = await hosting.import_match(s, BOB, data)
            original = await s.info(CAT, id)
            assert info.status == "over"
            assert info.result == original.result
            assert info.commitment == original.commitment
            assert await hosting.export(s, CAT, info.id) == data
            frames = await hosting.frames(s, CAT, info.id, 0, 3)
            assert [frame.answers for frame in frames] == [0, 1, 2, 3]
            assert frames == await hosting.frames(s, CAT, id, 0, 3)
            last = await hosting.frames(s, CAT, id, original.answers - 1, 10_000)
            told = [frame.facts_from for frame in frames]
            assert told == [sum(len(before.facts) for before in frames[:n]) for n in range(4)]
            assert last[1].facts_from == last[0].facts_from + len(last[0].facts) > told[-1]
            assert len(last) == 2
            assert last[-1].scene.banners
            cat = await house.client(id, CAT)
            await cat.until(lambda: cat.state)
            assert msgspec.json.decode(msgspec.json.encode(last[-1].scene)) == cat.scene

    run(test)


def test_hostile_files_are_refused(store: Store) -> None:
    async def test() -> None:
        async with House(store) as house:
            s = house.service
            id = await finished(house, "me", "random")
            data = await hosting.export(s, ANN, id)
            lines = data.splitlines(keepends=True)
            await refused(
                "problem-too-large", hosting.import_match(s, BOB, b"x" * (files.LARGEST + 1))
            )
            await refused("problem-too-large", hosting.import_match(s, BOB, b""))
            for bad in (
                b"\x00\xff",
                b"{}\n",
                data[: len(data) // 2],
                data.replace(b'"got":1', b'"got":2', 1),
                data.replace(b'"game":"kalena"', b'"game":"../../etc"'),
                data.replace(b'"players":2', b'"players":200000', 1),
                b"".join(lines[:40]),
            ):
                await refused("problem-bad-file", hosting.import_match(s, BOB, bad))
            assert (await hosting.import_match(s, BOB, data)).status == "over"

    run(test)


def test_a_match_that_goes_on_has_no_replay_and_no_rematch(store: Store) -> None:
    async def test() -> None:
        async with House(store) as house:
            id = await house.with_people(ANN, BOB)
            await refused("problem-not-over", hosting.frames(house.service, ANN, id, 0, 5))
            await refused("problem-not-over", hosting.rematch(house.service, ANN, id))

    run(test)


def test_the_same_people_play_again_at_one_new_table(store: Store) -> None:
    async def test() -> None:
        async with House(store) as house:
            s = house.service
            id = await finished(house, "me", "guided")
            await refused("problem-not-your-seat", hosting.rematch(s, CAT, id))
            new = await hosting.rematch(s, ANN, id)
            assert new.id == (await hosting.rematch(s, ANN, id)).id != id
            assert new.status == "open"
            assert [seat.name or seat.bot for seat in new.seats] == ["Ann", "guided"]
            assert new.commitment != (await s.info(ANN, id)).commitment
            assert (await s.info(ANN, id)).rematch == new.id
            assert (await hosting.start(s, ANN, new.id)).status == "playing"

    run(test)


def test_why_not_names_the_rule(store: Store) -> None:
    async def test() -> None:
        async with House(store) as house:
            id = await house.with_people(ANN, BOB)
            clients = [await house.client(id, me) for me in (ANN, BOB)]
            room = house.room(id)
            for _ in range(10):
                for client in clients:
                    await client.settled(room)
                asked = next(client for client in clients if client.asks)
                if asked.asks[0]["prompt"] == "turn":
                    break
                await asked.answer(asked.options()[0])
            seat = asked.asks[0]["seat"]
            await asked.say("why_not", seat=seat)
            await asked.until(lambda: asked.told[-1]["say"] == "why_not")
            told = asked.told[-1]["refusals"]
            assert told
            assert all(refusal["rule"].startswith("KAL-") for refusal in told)
            same = await hosting.why_not(house.service, asked.me, id, seat)
            assert [refusal.rule for refusal in same] == [refusal["rule"] for refusal in told]
            await asked.answer(told[0]["option"]["key"])
            assert asked.refused[-1]["problem"] == "problem-not-allowed"
            assert asked.refused[-1]["rule"] == told[0]["rule"]
            await refused("problem-not-your-seat", hosting.why_not(house.service, CAT, id, seat))

    run(test)


def test_tables_that_nobody_looks_at_are_forgotten_and_found_again(store: Store) -> None:
    async def test() -> None:
        clock = FakeTime()
        async with House(store, QUICK, monotonic=clock) as house:
            id = await house.with_people(ANN, BOB)
            ann = await house.client(id, ANN)
            await ann.settled(house.room(id))
            clock.pass_by(1000)
            house.service.scheduler.sweep()
            assert id in house.service.rooms
            await ann.go()
            assert house.room(id).task is None
            assert house.room(id).deadline is None
            clock.pass_by(1000)
            house.service.scheduler._lobby_timers.clear()
            house.service.scheduler.sweep()
            assert id not in house.service.rooms
            again = await house.client(id, ANN)
            await again.settled(house.room(id))
            assert again.scene == ann.scene

    run(test)
