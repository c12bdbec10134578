"""Nobody is overruled: undo, replacement and what may be learned by them."""

from __future__ import annotations

import pytest

from igroteka.server.store import Store
from igroteka.server.tables import hosting
from igroteka.server.tables.problem import Problem
from tests.kernel.lanterns.table import find
from tests.server.tables.kit import ANN, BOB, CAT, House, run
from tests.server.tables.test_windows import to_a_window


@pytest.mark.parametrize("back", [True, False])
def test_who_was_asked_must_consent_also_after_leaving(store: Store, back: bool) -> None:
    async def test() -> None:
        async with House(store) as house:
            id = await house.with_people(ANN, BOB, CAT)
            ann, bob, cat = [await house.client(id, me) for me in (ANN, BOB, CAT)]
            for _ in range(4):
                for client in (ann, bob, cat):
                    await client.settled(house.room(id))
                asked = next(client for client in (ann, bob, cat) if client.asks)
                await asked.answer(asked.options()[0])
            await ann.undo(0, 3)
            await hosting.leave(house.service, CAT, id)
            await bob.say("consent", seat=1, yes=True)
            await house.idle(id)
            assert house.room(id).table.request is not None or not _taken_back(house, id)
            assert not _taken_back(house, id)
            if back:
                await cat.say("consent", seat=2, yes=True)
                await house.idle(id)
                assert _taken_back(house, id)

    run(test)


def _taken_back(house: House, id: str) -> bool:
    return any(event.kind == "undone" for event in house.events(id))


def test_nothing_is_free_to_take_back_while_somebody_elses_window_is_open(store: Store) -> None:
    async def test() -> None:
        async with House(store, find=find) as house:
            id, clients = await to_a_window(house)
            play = house.room(id).table.play
            assert play is not None
            lit = play.answers[-1].seat
            window = play.match.ask
            assert window is not None
            assert window.seat != lit
            play.gained[-1] = False  # lighting a lantern told nobody anything but this
            assert play.undoable(lit) == 0
            await clients[lit].undo(lit)
            assert not _taken_back(house, id)

    run(test)


def test_who_is_there_through_another_process_cannot_be_replaced(store: Store) -> None:
    async def test() -> None:
        async with House(store) as one, House(store) as other:
            id = await one.with_people(ANN, BOB)
            bob = await other.client(id, BOB)
            store.flush().result()
            with pytest.raises(Problem):
                await hosting.seat_bot(one.service, ANN, id, 1, "random")
            seats = (await one.service.info(ANN, id)).seats
            assert seats[1].here
            await bob.go()
            store.flush().result()
            await hosting.seat_bot(one.service, ANN, id, 1, "random")
            assert one.room(id).table.seats[1].bot == "random"

    run(test)


def test_who_is_waited_for_does_not_depend_on_what_is_hidden(store: Store) -> None:
    """Whether somebody holds an answer or not: others see the table wait for the same seat."""

    async def test() -> None:
        async with House(store, find=find) as house:
            id, clients = await to_a_window(house)
            play = house.room(id).table.play
            assert play is not None
            asked = play.match.ask
            assert asked is not None
            turn = play.turn
            for seat, client in enumerate(clients):
                await client.settled(house.room(id))
                waiting = client.state["waiting"]
                if seat in {asked.seat, turn}:
                    assert (waiting["seats"], waiting["reactions"]) == ([], True)
                else:
                    assert (waiting["seats"], waiting["reactions"]) == ([turn], False)
            watching = await house.client(id, ANN.__class__(id="x", name="X", registered=False))
            await watching.settled(house.room(id))
            assert watching.state["waiting"]["seats"] == [turn]
            assert not watching.state["waiting"]["reactions"]

    run(test)
