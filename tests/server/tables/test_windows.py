"""Reaction windows: nobody sees who is asked, and one may pass by itself."""

from __future__ import annotations

from typing import Any

from igroteka.kernel.flow import PASS, Flow, Option, Question, any_of, ask
from igroteka.kernel.save import dump
from igroteka.kernel.windows import window
from igroteka.server.store import Store
from igroteka.server.tables import events as ev
from igroteka.server.tables.table import Table
from igroteka.server.tables.views import Views
from igroteka.server.wire import Clock
from tests.kernel.lanterns import Lanterns, broken, overheard
from tests.kernel.lanterns.table import LANTERNS, find, scene
from tests.server.tables.kit import ANN, BOB, CAT, QUICK, Client, FakeTime, House, run


async def to_a_window(house: House, **wanted: Any) -> tuple[str, list[Client]]:
    """Three people; somebody has lit a lantern and somebody else may blow it out."""
    people = (ANN, BOB, CAT)
    id = await house.with_people(*people, game="lanterns", **wanted)
    room = house.room(id)
    clients = [await house.client(id, me) for me in people]
    for _ in range(60):
        for client in clients:
            await client.settled(room)
        asked = next(client for client in clients if client.asks)
        if asked.state["waiting"]["reactions"]:
            return id, clients
        options = asked.options()
        await asked.answer("light" if "light" in options else options[0])
    raise AssertionError("no window opened")


def test_a_window_does_not_tell_who_is_asked(store: Store) -> None:
    async def test() -> None:
        async with House(store, find=find) as house:
            id, clients = await to_a_window(house)
            states = [client.state for client in clients]
            assert sum(bool(state["asks"]) for state in states) == 1
            turn = house.room(id).table.play.turn  # type: ignore[union-attr]
            for seat, state in enumerate(states):
                knows = bool(state["asks"]) or seat == turn
                assert state["waiting"]["seats"] == ([] if knows else [turn])
                assert state["waiting"]["reactions"] == knows
            watching = await house.client(id, BOB.__class__(id="x", name="X", registered=False))
            await watching.settled(house.room(id))
            assert watching.asks == []
            cards = {part["value"] for part in watching.scene["supply"]}
            assert cards == {-1}

    run(test)


def test_a_clock_does_not_tell_it_either(store: Store) -> None:
    async def test() -> None:
        time = FakeTime()
        async with House(store, QUICK, find=find, monotonic=time, wall=time) as house:
            clock = Clock(kind="reserve", seconds=100)
            id, clients = await to_a_window(house, clock=clock)
            room = house.room(id)
            asked = next(client for client in clients if client.asks)
            before = asked.state["clocks"]
            assert not any(clock["running"] for clock in before)
            time.pass_by(10)
            await asked.answer("pass")
            for client in clients:
                await client.settled(room)
                assert [c["left"] for c in client.state["clocks"]] == [c["left"] for c in before]

    run(test)


def test_a_window_closes_by_the_clock(store: Store) -> None:
    async def test() -> None:
        time = FakeTime()
        async with House(store, QUICK, find=find, monotonic=time, wall=time) as house:
            id, clients = await to_a_window(house, clock=Clock(kind="move", seconds=100))
            asked = next(client for client in clients if client.asks)
            moment = asked.state["seq"]
            time.pass_by(31)
            await house.service.scheduler.check_clocks()
            await asked.settled(house.room(id))
            it = ev.decode(house.events(id)[moment + 1].data)
            assert isinstance(it, ev.Played)
            assert (it.auto, it.lines[-1].option) == ("clock", "pass")  # type: ignore[union-attr]

    run(test)


def test_who_set_no_stop_passes_by_itself_and_that_is_an_answer(store: Store) -> None:
    async def test() -> None:
        async with House(store, find=find) as house:
            id, clients = await to_a_window(house)
            asked = next(client for client in clients if client.asks)
            others = [client for client in clients if client is not asked]
            told = [len(client.bytes) for client in others]
            seat = asked.asks[0]["seat"]
            await asked.say("stops", seat=seat, auto_pass=["answer"])
            await asked.settled(house.room(id))
            await house.idle(id)
            played = [ev.decode(event.data) for event in house.events(id)]
            [it] = [it for it in played if isinstance(it, ev.Played) and it.auto == "pass"][:1]
            assert it.lines[-1].seat == seat  # type: ignore[union-attr]
            for client, count in zip(others, told, strict=True):
                await client.settled(house.room(id))
                assert b"auto_pass" not in b"".join(client.bytes[count:])
            again = Table.load(id, house.events(id), find)
            assert again.stops == house.room(id).table.stops

    run(test)


def test_who_comes_back_hears_of_the_own_stops_and_nobody_elses(store: Store) -> None:
    async def test() -> None:
        async with House(store, find=find) as house:
            id, clients = await to_a_window(house)
            asked = next(client for client in clients if client.asks)
            assert asked.asks[0]["reaction"]
            name, seat = asked.asks[0]["prompt"], asked.asks[0]["seat"]
            await asked.say("stops", seat=seat, auto_pass=[name], until_my_turn=True)
            await house.idle(id)
            for me in (ANN, BOB, CAT):
                again = await house.client(id, me)
                welcome = next(told for told in again.told if told["say"] == "welcome")
                stops = {"seat": seat, "auto_pass": [name], "until_my_turn": True}
                assert welcome["stops"] == ([stops] if welcome["seats"] == [seat] else [])

    run(test)


# Passing until my turn --------------------------------------------------------------------------


def opening_windows(g: Lanterns) -> Flow[None] | None:
    """Another rule: as a turn starts, everybody may call out; first the one whose turn it is."""
    flow = LANTERNS.step(g)
    return flow if flow is None or g.phase != "turns" else called_out(g, flow)


def called_out(g: Lanterns, flow: Flow[None]) -> Flow[None]:
    order = [(g.turn + n) % len(g.hands) for n in range(len(g.hands))]
    call = Option("call", "call")

    def offer(seat: int) -> Flow[Option]:
        return ask(any_of(seat, "start", "LAN-CHAIN-1", [call, PASS], concealed=True))

    yield from window(lambda: order, offer, quiet)
    yield from overheard(flow, no_anchor, lambda: None)


def no_anchor(question: Question) -> None:
    """Windows stand before it: the state alone does not lead there."""
    question.anchor = False


def quiet(_seat: int, _option: Option) -> Flow[bool]:
    return False
    yield


CALLING = broken(scene=scene, step=opening_windows)


async def until_bobs_turn(house: House) -> tuple[str, Client]:
    """In Ann's turn Bob has had enough of windows; all others go on until he is asked again."""
    id = await house.with_people(ANN, BOB, CAT, game="lanterns")
    room = house.room(id)
    clients = [await house.client(id, me) for me in (ANN, BOB, CAT)]
    bob = clients[1]
    skipped = False
    for _ in range(30):
        for client in clients:
            await client.settled(room)
        if bob.asks and bob.asks[0]["prompt"] == "start":
            if skipped:
                return id, bob
            skipped = True
            await bob.say("stops", seat=1, until_my_turn=True)
            await house.idle(id)
            continue
        asked = next(client for client in clients if client.asks)
        assert asked is not bob or not skipped
        await asked.answer("pass" if "pass" in asked.options() else asked.options()[-1])
    raise AssertionError("Bob was never asked again")


def test_passing_until_my_turn_ends_as_my_turn_begins(store: Store) -> None:
    async def test() -> None:
        async with House(store, find=lambda _: CALLING) as house:
            id, bob = await until_bobs_turn(house)
            table = house.room(id).table
            assert table.play is not None
            assert table.play.turn == 1
            assert bob.state["asks"][0]["reaction"], "the first window of the own turn"
            assert not table.stops[1].until_my_turn
            again = Table.load(id, house.events(id), lambda _: CALLING)
            assert again.stops == table.stops

    run(test)


def test_a_question_that_is_passed_unasked_is_never_shown(store: Store) -> None:
    """Not even in the moment before the table passes."""

    async def test() -> None:
        async with House(store, find=lambda _: CALLING) as house:
            id, bob = await until_bobs_turn(house)
            await bob.say("stops", seat=1, auto_pass=["start"])
            await house.idle(id)
            before = Table(id, lambda _: CALLING)
            passed = 0
            for event in house.events(id):
                it = ev.decode(event.data)
                if isinstance(it, ev.Played) and it.auto == "pass":
                    assert before.play is not None
                    assert before.play.match.asked(1) is not None
                    assert Views().of(before, (1,)).state.asks == ()
                    passed += 1
                before.apply(event)
            assert passed == 2

    run(test)


def test_a_bot_answers_in_mid_step_without_the_truth(store: Store) -> None:
    """Where no deal fits what has been shown, it guesses in this process and chooses offhand."""

    async def test() -> None:
        async with House(store, find=find) as house:
            seats = ("me", "guided", "guided")
            table = await house.play_now(*seats, game="lanterns", options={"players": 3})
            ann = await house.client(table.id, ANN)
            room = house.room(table.id)
            while True:
                await ann.settled(room)
                if not ann.asks:
                    break
                await ann.answer(ann.options()[0])
            await ann.until(lambda: room.table.status == "over")
            again = Table.load(table.id, house.events(table.id), find)
            assert again.play is not None
            assert room.table.play is not None
            assert dump(again.play.awake()) == dump(room.table.play.awake())

    run(test)
