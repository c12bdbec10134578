"""Waking a table after 4,000 answers: what it costs the event loop, game by game.

Work on the loop is processor time of the loop's own thread, from asking for the table until its
first viewer has been shown everything. Reading, decoding and replaying run beside it.
"""

from __future__ import annotations

import asyncio
import json
import tempfile
import time
from concurrent.futures import wait
from pathlib import Path
from random import Random
from typing import Any

from igroteka.kernel.game import Game
from igroteka.kernel.record import Undone
from igroteka.kernel.registry import find_game, game_names
from igroteka.server.store import Store, StoredEvent, StoredSnapshot
from igroteka.server.tables import commands, log, opening
from igroteka.server.tables import events as ev
from igroteka.server.tables.service import TableService
from igroteka.server.tables.session import SocketSession
from igroteka.server.tables.settings import Settings
from igroteka.server.tables.table import Table
from igroteka.server.wire import PROTOCOL, Me, NewTable

ANSWERS = 4000
PLAYERS = 4
ME = Me(id="somebody", name="Somebody", registered=False)


class LongMatch:
    """A table whose log holds so many answers. Most games end earlier: then half of the match is
    taken back and played on differently."""

    def __init__(self, game: Game[Any], answers: int) -> None:
        self._game = game
        self._rng = Random(1)
        self.table = Table("long")
        self.log: list[StoredEvent] = []
        self.snapshot: StoredSnapshot | None = None
        options = {"players": PLAYERS}
        wanted = NewTable(game=game.id, options=options, seats=("me",) * PLAYERS, hot_seat=True)
        for event in opening.opening(ME, wanted, game):
            self._append(event)
        started = commands.start(self.table, ME, game)
        assert started is not None
        self._append(started)
        for _ in range(answers):
            self._answer()

    def _answer(self) -> None:
        play = self.table.play
        assert play is not None
        if play.match.over:
            back = len(play.answers) // 2
            line = Undone(0, len(play.answers) - back)
            lines = (*play.unstored(), line)
            self._append(ev.TakenBack(lines=lines, gained=play.ungained(), why="consent"))
        match = play.match
        question = match.asks[0]
        weights = self._game.guide(match.g, question)
        option = self._rng.choices(question.options, weights)[0]
        start = play.fresh_step_start()
        if start is not None:
            data = ev.encode_snapshot(start)
            self.snapshot = StoredSnapshot(self.table.id, self.table.seq + 1, data)
            play.newest = start
        times = ev.Times()
        self._append(commands.answered(self.table, play, question.seat, option.key, times))

    def _append(self, event: ev.TableEvent) -> None:
        stored = log.stored_event(self.table.id, self.table.seq + 1, event, 0.0)
        self.table.apply(stored)
        self.log.append(stored)

    def keep(self, store: Store) -> None:
        """Write the whole log."""
        store.create_table(self.table.id, self._game.id, ME.id, "link", b"{}", 0.0).result()
        wait([store.append(event) for event in self.log])
        if self.snapshot is not None:
            store.keep_snapshot(self.snapshot).result()


async def woken(store: Store, table: str) -> tuple[float, float, int]:
    """Milliseconds of work on the loop, milliseconds in all, and bytes that were shown."""
    service = TableService(store, Settings(workers=1))
    shown: list[int] = []
    seen = asyncio.Event()

    async def send(data: bytes) -> None:
        shown.append(len(data))
        if b'"say":"state"' in data[:20]:
            seen.set()

    session = SocketSession(service, table, ME)
    began, work = time.perf_counter(), time.thread_time()
    pump = asyncio.create_task(session.connection.pump(session, send))
    await session.receive(json.dumps({"say": "hello", "protocol": PROTOCOL}))
    await seen.wait()
    work, whole = time.thread_time() - work, time.perf_counter() - began
    session.close()
    await pump
    await service.close()
    return work * 1000, whole * 1000, sum(shown)


def main() -> None:
    """One line a game."""
    print(f"| A table of {ANSWERS:,} answers wakes | on the loop | in all | shown |")
    print("|---|---:|---:|---:|")
    for name in game_names():
        with tempfile.TemporaryDirectory() as folder:
            store = Store.open(f"sqlite:///{Path(folder) / 'wake.sqlite'}")
            LongMatch(find_game(name), ANSWERS).keep(store)
            work, whole, size = min(asyncio.run(woken(store, "long")) for _ in range(5))
            store.close()
        print(f"| {name} | {work:.1f} ms | {whole:.0f} ms | {size / 1024:,.0f} kB |")


if __name__ == "__main__":
    main()
