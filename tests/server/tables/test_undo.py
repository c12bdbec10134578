"""Undo: freely up to the last information gain, further by consent, always on record."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from igroteka.games.kalena import GAME
from igroteka.games.kalena.rules.state import Kalena
from igroteka.kernel.flow import Flow
from igroteka.kernel.save import dump, verify
from igroteka.server.store import Store
from igroteka.server.tables import events as ev
from igroteka.server.tables import hosting
from igroteka.server.tables.table import Table
from tests.server.tables.kit import ANN, BOB, CAT, Client, House, run


async def two_at_a_table(house: House, **wanted: Any) -> tuple[str, Client, Client]:
    """A match of two in its first turn: first whoever is asked, then the other."""
    id = await house.with_people(ANN, BOB, **wanted)
    clients = [await house.client(id, me) for me in (ANN, BOB)]
    while True:
        for client in clients:
            await client.settled(house.room(id))
        first, other = sorted(clients, key=lambda client: not client.asks)
        if first.asks[0]["prompt"] == "turn":
            return id, first, other
        await first.answer(first.options()[0])


async def both_moved(house: House, id: str, first: Client, other: Client) -> int:
    """The turn has passed and the other has begun; how many answers there are."""
    await first.answer("end")
    await other.settled(house.room(id))
    await other.answer(other.options()[0])
    for client in (first, other):
        await client.settled(house.room(id))
    return given(house, id)


def given(house: House, id: str) -> int:
    play = house.room(id).table.play
    assert play is not None
    return len(play.answers)


async def explored(client: Client) -> str:
    """Do something that tells nobody anything new."""
    free = [key for key in client.options() if key.startswith("explore:")]
    await client.answer(free[0])
    return free[0]


def test_what_taught_nobody_anything_is_taken_back_at_once(store: Store) -> None:
    async def test() -> None:
        async with House(store) as house:
            id, first, other = await two_at_a_table(house, undo="strict")
            room = house.room(id)
            before = first.scene
            seat = first.asks[0]["seat"]
            await explored(first)
            await first.settled(room)
            assert first.state["undoable"] == {str(seat): 1}
            assert other.state["undoable"] == {}
            told = len(first.facts)
            await first.undo(seat)
            await first.settled(room)
            await other.settled(room)
            assert first.scene == before
            assert len(first.facts) < told
            assert other.facts == first.facts
            assert house.events(id)[-1].kind == "undone"
            await explored(first)
            again = Table.load(id, house.events(id))
            assert dump(again.play.awake()) == dump(room.table.play.awake())  # type: ignore[union-attr]

    run(test)


def test_an_undo_over_which_the_rules_break_is_never_written_down(store: Store) -> None:
    """It is tried on a copy, as an answer is: the match stands where it stood, and goes on."""
    broken = False

    def step(g: Kalena) -> Flow[None] | None:
        if broken:
            raise ZeroDivisionError("a bad rule")
        return GAME.step(g)

    burnt = replace(GAME, step=step)

    async def test() -> None:
        nonlocal broken
        async with House(store, find=lambda _: burnt) as house:
            id, first, _ = await two_at_a_table(house, undo="strict")
            seat = first.asks[0]["seat"]
            await explored(first)
            before, scene = house.events(id), first.scene
            broken = True
            await first.undo(seat)
            assert first.refused[-1]["problem"] == "problem-stumbled"
            broken = False
            assert house.events(id) == before
            assert first.scene == scene
            await first.undo(seat)
            await first.settled(house.room(id))
            assert isinstance(ev.decode(house.events(id)[-1].data), ev.TakenBack)

    run(test)


def test_further_back_needs_the_consent_of_all_others(store: Store) -> None:
    async def test() -> None:
        async with House(store) as house:
            id, first, other = await two_at_a_table(house)
            room = house.room(id)
            seat, theirs = first.asks[0]["seat"], 1 - first.asks[0]["seat"]
            scene = first.scene
            answers = await both_moved(house, id, first, other)
            key = await first.undo(seat, 2)
            assert key in first.acks
            assert given(house, id) == answers
            await other.until(lambda: other.told[-1]["say"] == "undo_asked")
            asked = other.told[-1]
            assert (asked["seat"], asked["answers"], asked["consented"]) == (seat, 2, [])
            late = await house.client(id, CAT)
            await late.until(lambda: any(m["say"] == "undo_asked" for m in late.told))
            await other.say("consent", seat=theirs, yes=True)
            await first.until(lambda: first.told[-1].get("done") or first.asks)
            await first.settled(room)
            assert given(house, id) == answers - 2
            assert first.scene == scene
            assert [m["done"] for m in other.told if m["say"] == "undo_asked"][-1]
            kinds = [event.kind for event in house.events(id)]
            assert kinds[-3:] == ["undo_asked", "undo_consented", "undone"]
            assert verify(dump(room.table.play.awake())).true  # type: ignore[union-attr]

    run(test)


def test_one_no_is_enough(store: Store) -> None:
    async def test() -> None:
        async with House(store) as house:
            id, first, other = await two_at_a_table(house)
            room = house.room(id)
            seat, theirs = first.asks[0]["seat"], 1 - first.asks[0]["seat"]
            answers = await both_moved(house, id, first, other)
            await first.undo(seat, 2)
            await other.say("consent", seat=theirs, yes=False)
            await first.until(lambda: first.told[-1].get("declined_by") == theirs)
            assert room.table.request is None
            assert given(house, id) == answers
            await other.say("consent", seat=theirs, yes=True)
            await other.until(lambda: other.refused)
            assert other.refused[-1]["problem"] == "problem-no-undo-asked"

    run(test)


def test_a_request_lapses_when_play_goes_on(store: Store) -> None:
    async def test() -> None:
        async with House(store) as house:
            id, first, other = await two_at_a_table(house)
            room = house.room(id)
            seat = first.asks[0]["seat"]
            await both_moved(house, id, first, other)
            await first.undo(seat, 2)
            await (other if other.asks else first).answer(
                (other if other.asks else first).options()[0]
            )
            assert room.table.request is None
            await first.until(
                lambda: [m["done"] for m in first.told if m["say"] == "undo_asked"][-1]
            )

    run(test)


def test_bots_always_agree(store: Store) -> None:
    async def test() -> None:
        async with House(store) as house:
            table = await house.play_now("me", "random")
            ann = await house.client(table.id, ANN)
            room = house.room(table.id)
            await ann.settled(room)
            await ann.answer("end" if "end" in ann.options() else ann.options()[0])
            await ann.settled(room)
            answers = len(room.table.play.answers)  # type: ignore[union-attr]
            seqs = [event.seq for event in house.events(table.id)]
            await ann.undo(0, answers)
            await ann.settled(room)
            taken = [ev.decode(e.data) for e in house.events(table.id)[len(seqs) :]]
            assert any(isinstance(it, ev.TakenBack) and it.why == "consent" for it in taken)

    run(test)


@pytest.mark.parametrize(
    ("policy", "problem"),
    [("none", "problem-no-undo"), ("strict", "problem-undo-needs-friendly")],
)
def test_the_table_has_agreed_how_far_undo_goes(store: Store, policy: str, problem: str) -> None:
    async def test() -> None:
        async with House(store) as house:
            id, first, other = await two_at_a_table(house, undo=policy)
            seat = first.asks[0]["seat"]
            await both_moved(house, id, first, other)
            await first.undo(seat, 2)
            assert first.refused[-1]["problem"] == problem

    run(test)


def test_one_cannot_undo_for_others_nor_more_than_there_is(store: Store) -> None:
    async def test() -> None:
        async with House(store) as house:
            id, first, other = await two_at_a_table(house)
            seat = first.asks[0]["seat"]
            await other.undo(seat)
            assert other.refused[-1]["problem"] == "problem-not-your-seat"
            await first.undo(seat, 300)
            assert first.refused[-1]["problem"] == "problem-nothing-to-undo"
            await hosting.leave(house.service, other.me, id)

    run(test)
