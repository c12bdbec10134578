"""The protocol of a table under random clients: they send twice, late, out of order, through two
services on one store, hang up and come back, and services are killed."""

from __future__ import annotations

import asyncio
import tempfile
from pathlib import Path
from typing import Any

import hypothesis.strategies as st
import msgspec
from hypothesis import HealthCheck, settings
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from igroteka.kernel.save import dump
from igroteka.server.store import Store
from igroteka.server.tables import events as ev
from igroteka.server.tables.table import Table
from tests.server.tables.kit import ANN, BOB, CAT, PEOPLE, Client, House, open_store, run

WHO = st.integers(0, 2)
SERVICE = st.integers(0, 1)
PICK = st.integers(0, 50)


class TableMachine(RuleBasedStateMachine):
    """Three people at one table of a match, through two services."""

    def __init__(self) -> None:
        super().__init__()
        self.loop = asyncio.new_event_loop()
        self.folder = tempfile.TemporaryDirectory()
        self.stores = [open_store(Path(self.folder.name)) for _ in range(2)]
        self.houses: list[House] = []
        self.clients: dict[int, Client] = {}
        self.sent: list[tuple[int, dict[str, Any]]] = []
        self.acked: list[tuple[str, str, int]] = []
        self.number = 0

    def do(self, work: Any) -> Any:
        return self.loop.run_until_complete(work)

    @initialize(undo=st.sampled_from(["friendly", "strict"]))
    def begin(self, undo: str) -> None:
        self.houses = [House(store) for store in self.stores]
        for house in self.houses:
            self.do(house.service.start())
        self.id = self.do(self.houses[0].with_people(ANN, BOB, CAT, undo=undo))
        for who in range(3):
            self.connect(who, who % 2)

    def connect(self, who: int, service: int) -> None:
        if who in self.clients:
            self.gone(self.clients.pop(who))
        self.clients[who] = self.do(self.houses[service].client(self.id, PEOPLE[who]))

    def gone(self, client: Client) -> None:
        """Note what it was told before it is forgotten."""
        self.acked += [(client.me.id, key, seq) for key, seq in client.acks.items()]
        self.do(client.go())

    def key(self) -> str:
        self.number += 1
        return f"k{self.number}"

    def send(self, who: int, message: dict[str, Any]) -> None:
        self.sent.append((who, message))
        if who in self.clients:
            data = msgspec.json.encode(message)
            self.do(self.clients[who].session.receive(data))
            self.do(asyncio.sleep(0.001))

    # What clients do -----------------------------------------------------------------------

    @rule(who=WHO, pick=PICK, late=st.booleans())
    def answer(self, who: int, pick: int, late: bool) -> None:
        client = self.clients.get(who)
        if client is None or not client.asks:
            return
        question = client.asks[0]
        option = question["options"][pick % len(question["options"])]["key"]
        message = {
            "say": "answer",
            "key": self.key(),
            "seat": question["seat"],
            "option": option,
            "expected": client.state["seq"],
        }
        if late:
            self.sent.append((who, message))  # comes when it is sent again
        else:
            self.send(who, message)

    @rule(pick=PICK)
    def send_again(self, pick: int) -> None:
        if self.sent:
            self.send(*self.sent[-1 - pick % len(self.sent)])

    @rule(who=WHO, seat=WHO, answers=st.integers(1, 3))
    def undo(self, who: int, seat: int, answers: int) -> None:
        self.send(who, {"say": "undo", "key": self.key(), "seat": seat, "answers": answers})

    @rule(who=WHO, yes=st.booleans())
    def consent(self, who: int, yes: bool) -> None:
        self.send(who, {"say": "consent", "seat": who, "yes": yes})

    @rule(who=WHO)
    def chat(self, who: int) -> None:
        self.send(who, {"say": "chat", "key": self.key(), "text": f"line {self.number}"})

    @rule(one=WHO, other=WHO, pick=PICK)
    def at_the_same_time(self, one: int, other: int, pick: int) -> None:
        """Two messages at once, perhaps through different services."""
        work = []
        for who in {one, other}:
            client = self.clients.get(who)
            if client is None or not self.sent:
                continue
            message = self.sent[-1 - pick % len(self.sent)][1]
            self.sent.append((who, message))
            work.append(client.session.receive(msgspec.json.encode(message)))
        self.do(asyncio.wait_for(self._all(work), 10))

    @staticmethod
    async def _all(work: list[Any]) -> None:
        await asyncio.gather(*work)

    @rule(who=WHO)
    def hang_up(self, who: int) -> None:
        if who in self.clients:
            self.gone(self.clients.pop(who))

    @rule(who=WHO, service=SERVICE)
    def come_back(self, who: int, service: int) -> None:
        self.connect(who, service)

    @rule(service=SERVICE)
    def catch_up(self, service: int) -> None:
        self.do(self.houses[service].service.catch_up(self.id))

    @rule(service=SERVICE)
    def kill(self, service: int) -> None:
        """Everything in memory is lost; nothing is written down on the way out."""
        house = self.houses[service]
        for who, client in list(self.clients.items()):
            if client in house.clients:
                self.gone(self.clients.pop(who))
        house.service.closing = True
        self.do(house.service.scheduler.close())
        house.service.rooms.clear()
        self.houses[service] = House(self.stores[service])
        self.do(self.houses[service].service.start())

    # What must be true ---------------------------------------------------------------------

    @invariant()
    def the_log_is_whole_and_nothing_in_it_twice(self) -> None:
        if not self.houses:
            return
        events = self.stores[0].events(self.id)
        assert [event.seq for event in events] == list(range(len(events)))
        logged = [ev.decode(event.data) for event in events]
        keys = [(it.by, it.key) for it in logged if it.key]
        assert len(keys) == len(set(keys))
        for client in self.clients.values():
            for key, seq in client.acks.items():
                assert (logged[seq].by, logged[seq].key) == (client.me.id, key)
        for person, key, seq in self.acked:
            assert (logged[seq].by, logged[seq].key) == (person, key)

    @invariant()
    def every_process_agrees_with_the_log(self) -> None:
        if not self.houses:
            return
        fresh = Table.load(self.id, self.stores[0].events(self.id))
        assert fresh.play is not None
        wanted = dump(fresh.play.awake())
        for house in self.houses:
            room = house.service.rooms.get(self.id)
            if room is None:
                continue
            self.do(house.service.catch_up(self.id))
            self.do(house.idle(self.id))
            if room.table.seq != fresh.seq:  # a duty was done in between
                fresh = Table.load(self.id, self.stores[0].events(self.id))
                wanted = dump(fresh.play.awake())  # type: ignore[union-attr]
            play = room.table.play
            assert play is not None
            assert dump(play.awake()) == wanted
            assert play.gained == fresh.play.gained  # type: ignore[union-attr]
            assert room.table.keys == fresh.keys
            assert (room.table.request is None) == (fresh.request is None)

    @invariant()
    def everybody_sees_the_newest_state(self) -> None:
        for who, client in self.clients.items():
            house = next(house for house in self.houses if client in house.clients)
            room = house.room(self.id)
            self.do(client.settled(room))
            assert client.state["answers"] == len(room.table.play.answers)  # type: ignore[union-attr]
            asked = {ask["seat"] for ask in client.asks}
            wanted = {question.seat for question in room.table.play.match.asks}  # type: ignore[union-attr]
            assert asked == wanted & {who}

    def teardown(self) -> None:
        for house in self.houses:
            self.do(house.__aexit__())
        for store in self.stores:
            store.close()
        self.loop.close()
        self.folder.cleanup()


TestTableProtocol = TableMachine.TestCase
TestTableProtocol.settings = settings(
    max_examples=12,
    stateful_step_count=30,
    deadline=None,
    suppress_health_check=list(HealthCheck),
)


def test_two_services_see_each_others_answers(store: Store, tmp_path: Path) -> None:
    """Word of an answer gets from one process to the other by itself."""

    async def test() -> None:
        beside = open_store(tmp_path)
        async with House(store) as here, House(beside) as there:
            id = await here.with_people(ANN, BOB)
            ann = await here.client(id, ANN)
            bob = await there.client(id, BOB)
            for _ in range(8):
                await ann.until(lambda: ann.asks or bob.asks)
                asked = ann if ann.asks else bob
                before = here.room(id).table.shown
                await asked.answer(asked.options()[0])
                for client in (ann, bob):
                    await client.past(before)
                assert ann.state["seq"] == bob.state["seq"]
                assert ann.facts == bob.facts
        beside.close()

    run(test)


def test_a_stale_answer_is_refused_and_a_repeated_one_acknowledged(store: Store) -> None:
    async def test() -> None:
        async with House(store) as house:
            table = await house.play_now("me", "me", hot_seat=True)
            ann = await house.client(table.id, ANN)
            room = house.room(table.id)
            await ann.settled(room)
            old, seat = ann.state["seq"], ann.asks[0]["seat"]
            option = ann.options()[0]
            key = await ann.answer(option)
            first = ann.acks.pop(key)
            await ann.answer(option, seat=seat, key=key, expected=old)
            assert ann.acks[key] == first
            await ann.settled(room)
            events = len(house.events(table.id))
            again = ann.asks[0]
            await ann.answer(again["options"][0]["key"], seat=again["seat"], expected=old)
            assert ann.refused[-1]["problem"] == "problem-stale"
            assert len(house.events(table.id)) == events

    run(test)


def test_hello_comes_first_and_in_our_protocol(store: Store) -> None:
    async def test() -> None:
        async with House(store) as house:
            id = await house.with_people(ANN, BOB)
            mute = Client(house, id, ANN)
            await mute.say("chat", key="1", text="hi")
            await mute.until(lambda: mute.refused)
            assert mute.refused[-1]["problem"] == "problem-say-hello"
            await mute.say("ping")
            await mute.until(lambda: mute.told[-1]["say"] == "pong")
            await mute.say("hello", protocol=99)
            assert mute.session.connection.closed
            await mute.go()

    run(test)


def test_an_answer_in_a_secret_choice_does_not_make_another_stale(store: Store) -> None:
    async def test() -> None:
        from tests.server.tables.test_leaks import to_the_quests

        async with House(store) as house:
            _, room, clients = await to_the_quests(house)
            asked = [client for client in clients if client.asks]
            assert len(asked) >= 2
            moments = [client.state["seq"] for client in asked]
            for client, moment in zip(asked, moments, strict=True):
                before = len(client.refused)
                await client.answer(client.options()[0], expected=moment)
                assert len(client.refused) == before
            assert room.table.play is not None

    run(test)
