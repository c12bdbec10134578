"""Two server processes on one database serve the same tables: who plays through which of them
makes no difference to what anybody sees."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import websockets

from igroteka.server.store import Store
from igroteka.server.tables.table import Table
from igroteka.server.wire import PROTOCOL
from tests.patience import PATIENCE
from tests.server.live import Caller, Server, open_table
from tests.server.player import Player, compare

TABLES = 3
PEOPLE = 3
ANSWERS = 30
"""At each table, before we look."""


class Twin(Player):
    """Plays through one process, and says every answer through the other one as well."""

    def __init__(self, other: Server, *how: Any) -> None:
        super().__init__(*how)
        self.echoes: dict[str, int] = {}
        """Acknowledgements by the other process."""
        self._other = other
        self._beside: Any = None

    @property
    def both(self) -> set[str]:
        """The answers that both processes acknowledged; none where the match was over first."""
        return self.echoes.keys() & self.acks.keys()

    async def play(self) -> None:
        """With a second tab open on the other server."""
        url = f"{self._other.sockets}/api/tables/{self.table}/socket"
        headers = self.caller.headers
        async with websockets.connect(url, additional_headers=headers, proxy=None) as beside:
            await beside.send(msgspec.json.encode({"say": "hello", "protocol": PROTOCOL}).decode())
            self._beside = beside
            listening = asyncio.create_task(self._listen(beside))
            try:
                await super().play()
            finally:
                listening.cancel()
                await asyncio.gather(listening, return_exceptions=True)

    async def _say(self, socket: Any, message: dict[str, Any]) -> None:
        text = msgspec.json.encode(message).decode()
        await asyncio.gather(socket.send(text), self._beside.send(text))

    async def _listen(self, beside: Any) -> None:
        async for text in beside:
            message = msgspec.json.decode(text)
            if message["say"] == "ack":
                self.echoes[message["key"]] = message["seq"]


async def played(servers: list[Server], tables: list[str], people: list[Caller]) -> list[Player]:
    """Everybody at every table, spread over both processes; one of them uses both at once."""
    rng = Random(3)
    players: list[Player] = []
    for number, table in enumerate(tables):
        for seat, person in enumerate(people):
            here, there = servers[(number + seat) % 2], servers[(number + seat + 1) % 2]
            how = (person, table, seat, lambda here=here: here.sockets, Random(rng.random()))
            players.append(Twin(there, *how) if seat == 0 else Player(*how))
    playing = [asyncio.create_task(player.play()) for player in players]
    try:
        async with asyncio.timeout(PATIENCE):
            while not all(_far(player) for player in players):
                assert not any(task.done() and task.exception() for task in playing)
                await asyncio.sleep(0.05)
            await _quiet(players)
    finally:
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
    return players


def _far(player: Player) -> bool:
    if player.over:
        return True
    twice = not isinstance(player, Twin) or bool(player.both)
    return twice and player.state.get("answers", 0) >= ANSWERS


async def _quiet(players: list[Player]) -> None:
    """Nobody answers any more, and everybody has seen the last answer of their table."""
    for player in players:
        player.hold()
    while True:
        newest = {
            p.table: max(q.state["seq"] for q in players if q.table == p.table) for p in players
        }
        if all(p.settled and p.state["seq"] == newest[p.table] for p in players):
            return
        await asyncio.sleep(0.05)


def test_two_processes_on_one_database_tell_one_story(database: str, tmp_path: Path) -> None:
    with (
        Server(database, tmp_path / "one.log") as one,
        Server(database, tmp_path / "two.log") as two,
    ):
        people = [Caller(f"P{seat}").come_in(one) for seat in range(PEOPLE)]
        wanted: dict[str, Any] = {"game": "kalena", "options": {"players": PEOPLE}}
        tables = [open_table(server, people, **wanted) for server in (one, two, one)[:TABLES]]
        players = asyncio.run(played([one, two], tables, people))
    store = Store.open(database)
    try:
        for id in tables:
            seated = [player for player in players if player.table == id]
            events = store.events(id)
            assert compare(seated, events) >= ANSWERS
            _same_story(seated, Table.load(id, events))
    finally:
        store.close()
    twins = [player for player in players if isinstance(player, Twin)]
    assert any(twin.both for twin in twins), "no answer went through both processes"


def _same_story(seated: list[Player], table: Table) -> None:
    """Everybody saw the same, through whichever process, and it is what the log says."""
    assert table.play is not None
    for player in seated:
        assert player.state["answers"] == len(table.play.answers)
        assert player.public_facts == seated[0].public_facts
        for other in seated:
            common = player.seen.keys() & other.seen.keys()
            assert all(player.seen[seq] == other.seen[seq] for seq in common)
    told = [msgspec.to_builtins(fact) for fact in table.play.awake().facts]
    public = [fact for fact in told if not fact.get("to") and not fact.get("hidden_from")]
    assert seated[0].public_facts == public
    twin = next(player for player in seated if isinstance(player, Twin))
    assert twin.both or twin.over, "no answer went through both processes"
    assert all(twin.echoes[key] == twin.acks[key] for key in twin.both)
