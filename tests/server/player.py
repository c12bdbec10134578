"""Somebody at a table of a real server who answers at random, and insists.

Whatever was said and not acknowledged is said again after the connection was lost, under the same
key. Everything is written down, so that it can be compared with the log afterwards.
"""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Callable
from random import Random
from typing import Any

import msgspec
import websockets

from igroteka.server.store import StoredEvent
from igroteka.server.tables import events as ev
from igroteka.server.wire import PROTOCOL
from tests.server.live import Caller
from tests.server.whole import hear, whole

AGAIN = 0.05
"""Seconds before the next attempt to connect."""
TWICE = 0.15
"""How often a nervous finger sends the same answer twice."""

Gone = (OSError, websockets.WebSocketException)


class Player:
    """One person at one seat of one table; `address` says which server is asked this time."""

    def __init__(
        self, caller: Caller, table: str, seat: int, address: Callable[[], str], rng: Random
    ) -> None:
        self.caller = caller
        self.table = table
        self.seat = seat
        self.sent: dict[str, dict[str, Any]] = {}
        """Every answer that was sent, by its key, in order."""
        self.acks: dict[str, int] = {}
        self.refused: dict[str, str] = {}
        self.state: dict[str, Any] = {}
        self.facts: list[Any] = []
        self.seen: dict[int, int] = {}
        """How many answers there were after each event that was shown."""
        self.lost = 0
        self.on_ack: Callable[[], None] = lambda: None
        """Called the moment that an answer is acknowledged."""
        self._address = address
        self._rng = rng
        self._held = False
        self._open = ""
        """The answer that is neither acknowledged nor refused yet."""
        self._keys = itertools.count(1)

    @property
    def url(self) -> str:
        """The socket of the table on the server that is asked this time."""
        return f"{self._address()}/api/tables/{self.table}/socket"

    @property
    def over(self) -> bool:
        """Whether the match has ended, as far as we know."""
        return bool(self.state.get("over"))

    @property
    def settled(self) -> bool:
        """Whether everything that we said was acknowledged or refused."""
        return not self._open

    def hold(self) -> None:
        """Give no more answers; go on looking."""
        self._held = True

    async def play(self) -> None:
        """Until the match is over, however often the connection is lost."""
        while not self.over:
            try:
                async with websockets.connect(
                    self.url, additional_headers=self.caller.headers, max_size=None, proxy=None
                ) as socket:
                    await self._talk(socket)
            except Gone:
                self.lost += 1
                await asyncio.sleep(AGAIN)

    async def _talk(self, socket: Any) -> None:
        hello = {"say": "hello", "protocol": PROTOCOL, "have": self.state.get("seq", -1)}
        await socket.send(msgspec.json.encode(hello).decode())
        if self._open:
            await self._say(socket, self.sent[self._open])
        async for text in socket:
            self._heard(msgspec.json.decode(text))
            if self.over:
                return
            if self._may_answer:
                await self._answer(socket)

    async def _say(self, socket: Any, message: dict[str, Any]) -> None:
        text = msgspec.json.encode(message).decode()
        await socket.send(text)
        if self._rng.random() < TWICE:
            await socket.send(text)

    async def _answer(self, socket: Any) -> None:
        ask = self.state["asks"][0]
        key = f"{self.seat}-{next(self._keys)}"
        option = self._rng.choice(ask["options"])["key"]
        message = {"say": "answer", "key": key, "seat": self.seat, "option": option}
        self.sent[key] = {**message, "expected": self.state["seq"]}
        self._open = key
        await self._say(socket, self.sent[key])

    @property
    def _may_answer(self) -> bool:
        """Whether we are asked, and the state shows all that we have done so far."""
        if self._held or self._open or not self.state.get("asks"):
            return False
        shown: int = self.state["seq"]
        return shown >= max(self.acks.values(), default=-1) and shown > self._told_stale

    @property
    def _told_stale(self) -> int:
        """The newest state in which an answer of ours came too late."""
        return max((self.sent[key]["expected"] for key in self.refused), default=-1)

    # What is heard -------------------------------------------------------------------------

    def _heard(self, message: dict[str, Any]) -> None:
        say = message["say"]
        if say == "state":
            self._shown(whole(message))
        elif say == "ack":
            known = self.acks.setdefault(message["key"], message["seq"])
            assert known == message["seq"], "the same answer was acknowledged at two places"
            self._settled(message["key"])
            self.on_ack()
        elif say == "refused":
            assert message["key"] in self.sent, message
            assert message["key"] not in self.acks, "acknowledged first, then refused"
            self.refused[message["key"]] = message["problem"]
            self._settled(message["key"])

    def _settled(self, key: str) -> None:
        if key == self._open:
            self._open = ""

    def _shown(self, message: dict[str, Any]) -> None:
        before = self.state.get("seq", -1)
        assert message["seq"] >= before, "a state was shown that is older than what we have seen"
        assert message["scene"] is not None or message["based_on"] == before, "a gap"
        hear(self.facts, message)
        assert self.seen.setdefault(message["seq"], message["answers"]) == message["answers"]
        self.state = message

    @property
    def public_facts(self) -> list[Any]:
        """The story that everybody at the table is told."""
        return [fact for fact in self.facts if not fact.get("to") and not fact.get("hidden_from")]


def compare(players: list[Player], events: list[StoredEvent]) -> int:
    """Every acknowledged answer of a table with what is stored; how many there were.

    None lost, none twice, none altered, none out of order, and none that nobody sent.
    """
    assert [event.seq for event in events] == list(range(len(events)))
    logged = [ev.decode(event.data) for event in events]
    stored = {(it.by, it.key): n for n, it in enumerate(logged) if isinstance(it, ev.Played)}
    answers = [it for it in logged if isinstance(it, ev.Played)]
    assert len(stored) == len(answers), "an answer is stored twice"
    for player in players:
        mine = {key: seq for (by, key), seq in stored.items() if by == player.caller.id}
        assert mine.keys() <= player.sent.keys(), "stored, but never sent"
        assert player.acks.items() <= mine.items(), "acknowledged, but not stored there"
        assert not mine.keys() & player.refused.keys(), "refused, but stored"
        for key, seq in mine.items():
            line: Any = logged[seq].lines[-1]  # type: ignore[union-attr]
            sent = player.sent[key]
            assert (line.seat, line.option) == (sent["seat"], sent["option"])
        order = [mine[key] for key in player.sent if key in mine]
        assert order == sorted(order), "stored in another order than sent"
    assert len(answers) == sum(by == p.caller.id for by, _ in stored for p in players)
    return sum(len(player.acks) for player in players)
