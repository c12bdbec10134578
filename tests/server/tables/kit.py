"""People at a table, for tests: a house with a real store, and clients that talk to it.

A client keeps its scene as a browser does, from whole scenes and deltas, and keeps every byte
that it was sent.
"""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from typing import Any, Self

import msgspec

from igroteka.scene import Scene
from igroteka.server.store import Store, StoredEvent
from igroteka.server.tables.room import Room
from igroteka.server.tables.service import TableService
from igroteka.server.tables.session import SocketSession
from igroteka.server.tables.settings import Settings
from igroteka.server.wire import PROTOCOL, Me, NewTable, TableInfo
from tests.patience import PATIENCE
from tests.server.whole import hear, whole

QUICK = Settings(
    warm=False, leisure=False, bot_pause=0.0, bot_seconds=600.0, lobby_pause=0.01, workers=1
)

ANN = Me(id="person-ann", name="Ann", registered=False)
BOB = Me(id="person-bob", name="Bob", registered=False)
CAT = Me(id="person-cat", name="Cat", registered=False)
DAN = Me(id="person-dan", name="Dan", registered=False)
PEOPLE = (ANN, BOB, CAT, DAN)

_keys = itertools.count()


class FakeTime:
    """A clock that tests turn by hand."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now

    def pass_by(self, seconds: float) -> None:
        self.now += seconds


def open_store(folder: Path) -> Store:
    return Store.open(f"sqlite:///{folder / 'tables.sqlite'}")


class House:
    """A service on a store, for the length of a test."""

    def __init__(self, store: Store, settings: Settings = QUICK, **how: Any) -> None:
        self.store = store
        self.service = TableService(store, settings, **how)
        self.clients: list[Client] = []

    async def __aenter__(self) -> Self:
        await self.service.start()
        return self

    async def __aexit__(self, *_: object) -> None:
        for client in self.clients:
            await client.go()
        await self.service.close()

    async def open(self, me: Me = ANN, **wanted: Any) -> TableInfo:
        wanted.setdefault("game", "kalena")
        return await self.service.lobby.create(me, NewTable(**wanted))

    async def play_now(self, *seats: str, me: Me = ANN, **wanted: Any) -> TableInfo:
        """A match of Kalena that has begun."""
        wanted.setdefault("options", {"players": len(seats)})
        return await self.open(me, seats=seats, start=True, **wanted)

    async def with_people(self, *people: Me, **wanted: Any) -> str:
        """A match that these people have begun."""
        from igroteka.server.tables import hosting

        wanted.setdefault("options", {"players": len(people)})
        table = await self.open(people[0], seats=("me",), **wanted)
        for seat, me in enumerate(people[1:], start=1):
            await hosting.sit(self.service, me, table.id, seat)
        await hosting.start(self.service, people[0], table.id)
        return table.id

    async def client(self, table: str, me: Me) -> Client:
        """Somebody who has said hello."""
        client = Client(self, table, me)
        self.clients.append(client)
        await client.say("hello", protocol=PROTOCOL)
        await client.until(lambda: client.welcome is not None)
        return client

    def room(self, table: str) -> Room:
        return self.service.rooms[table]

    def events(self, table: str) -> list[StoredEvent]:
        return self.store.events(table)

    async def idle(self, table: str) -> None:
        """Wait until bots and everything else at the table have done what is due."""
        room = self.room(table)
        while room.task is not None:
            await asyncio.sleep(0.002)


class Client:
    """One connection, and what it knows of the table."""

    def __init__(self, house: House, table: str, me: Me) -> None:
        self.me = me
        self.bytes: list[bytes] = []
        self.told: list[dict[str, Any]] = []
        self.welcome: dict[str, Any] | None = None
        self.state: dict[str, Any] = {}
        self.scene: dict[str, Any] = {}
        self.facts: list[Any] = []
        self.acks: dict[str, int] = {}
        self.refused: list[dict[str, Any]] = []
        self.wholes = 0
        self.gate = asyncio.Event()
        self.gate.set()
        self.session = SocketSession(house.service, table, me)
        connection = self.session.connection
        self._pump = asyncio.create_task(connection.pump(self.session, self._send))
        self._gone = False

    async def _send(self, data: bytes) -> None:
        await self.gate.wait()
        self.bytes.append(data)
        message = whole(msgspec.json.decode(data))
        self.told.append(message)
        getattr(self, f"_{message['say']}", lambda _: None)(message)

    def _welcome(self, message: dict[str, Any]) -> None:
        self.welcome = message

    def _ack(self, message: dict[str, Any]) -> None:
        self.acks[message["key"]] = message["seq"]

    def _refused(self, message: dict[str, Any]) -> None:
        self.refused.append(message)

    def _state(self, message: dict[str, Any]) -> None:
        assert not self.state or message["seq"] > self.state["seq"] or message["scene"]
        if message["scene"] is not None:
            self.wholes += 1
            self.scene = message["scene"]
        else:
            assert message["based_on"] == self.state["seq"], "a gap"
            self.scene = as_sent(patched(self.scene, message["delta"]))
        hear(self.facts, message)
        self.state = message

    # Talking -------------------------------------------------------------------------------

    async def say(self, what: str, **message: Any) -> None:
        await self.session.receive(msgspec.json.encode({"say": what, **message}))

    async def answer(self, option: str, seat: int | None = None, key: str = "", **also: Any) -> str:
        """Answer, and wait until that is acknowledged or refused."""
        key = key or f"key-{next(_keys)}"
        refused = len(self.refused)
        seat = self.asks[0]["seat"] if seat is None else seat
        message = {"expected": self.state["seq"], "seat": seat, "option": option, **also}
        await self.say("answer", key=key, **message)
        await self.until(lambda: key in self.acks or len(self.refused) > refused)
        return key

    async def undo(self, seat: int, answers: int = 1) -> str:
        key = f"key-{next(_keys)}"
        refused = len(self.refused)
        await self.say("undo", key=key, seat=seat, answers=answers)
        await self.until(lambda: key in self.acks or len(self.refused) > refused)
        return key

    @property
    def asks(self) -> list[dict[str, Any]]:
        asks: list[dict[str, Any]] = self.state.get("asks", [])
        return asks

    def options(self) -> list[str]:
        return [option["key"] for option in self.asks[0]["options"]]

    async def past(self, seq: int) -> None:
        """Wait for a state newer than this number."""
        await self.until(lambda: self.state["seq"] > seq)

    async def heard(self, word: str) -> None:
        """Wait until the last thing that was said is this."""
        await self.until(lambda: self.told[-1]["say"] == word)

    async def until(self, condition: Callable[[], object], seconds: float = PATIENCE) -> None:
        """Wait until something has come."""
        async with asyncio.timeout(seconds):
            while not condition():
                await asyncio.sleep(0.001)

    async def settled(self, room: Room) -> None:
        """Wait until this client has seen how the table stands."""
        await self.until(lambda: room.task is None and self.state.get("seq") == room.table.shown)

    async def go(self) -> None:
        """Hang up."""
        if self._gone:
            return
        self._gone = True
        self.session.close()
        self.gate.set()
        self._pump.cancel()
        await asyncio.gather(self._pump, return_exceptions=True)


def patched(whole: dict[str, Any], delta: dict[str, Any]) -> dict[str, Any]:
    """A scene, or a part, and its changes, as any client may put them together."""
    new = {**whole, **delta.get("fields", {})}
    gone, inside, changed = (delta.get(kind, {}) for kind in ("gone", "inside", "changed"))
    put, order = delta.get("put", {}), delta.get("order", {})
    for name in {*gone, *inside, *changed, *order}:
        parts = {part["id"]: part for part in whole.get(name, [])}
        for id in gone.get(name, ()):
            del parts[id]
        for id, change in inside.get(name, {}).items():
            parts[id] = patched(parts[id], change)
        parts.update({part["id"]: part for part in changed.get(name, ())})
        ids = [id for id in parts if id not in dict(put.get(name, ()))]
        for id, after in put.get(name, ()):
            ids.insert(ids.index(after) + 1 if after else 0, id)
        new[name] = [parts[id] for id in order.get(name, ids)]
    return new


def as_sent(scene: dict[str, Any]) -> dict[str, Any]:
    """A scene as it is sent whole: without what is as it mostly is."""
    whole: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(msgspec.convert(scene, Scene)))
    return whole


async def play_on(clients: list[Client], room: Room, rng: Random, answers: int) -> None:
    """Let the people answer at random so many times, or to the end."""
    for _ in range(answers):
        for client in clients:
            await client.settled(room)
        asked = [client for client in clients if client.asks]
        if not asked:
            return
        client = rng.choice(asked)
        await client.answer(rng.choice(client.options()))


def run(test: Callable[[], Awaitable[None]]) -> None:
    """Run an asynchronous test."""
    asyncio.run(asyncio.wait_for(test(), 120))
