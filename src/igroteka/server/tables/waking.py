"""Reading tables from the log and waking their matches, beside the loop."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from igroteka.server.store import StoredEvent, StoreError
from igroteka.server.tables.builds import build_of
from igroteka.server.tables.faults import OTHER_RULES, UPDATING, Faults, reason
from igroteka.server.tables.log import LogStore
from igroteka.server.tables.play import FindGame
from igroteka.server.tables.problem import Problem
from igroteka.server.tables.processes import Processes
from igroteka.server.tables.table import Table

WAKING = 2
"""Tables that are woken side by side."""

T = TypeVar("T")


class Waking:
    """Wakes tables, and goes through whole matches; nobody waits for either but who asks."""

    def __init__(
        self, store: LogStore, find: FindGame, processes: Processes, faults: Faults
    ) -> None:
        self._store = store
        self._find = find
        self._processes = processes
        self._faults = faults
        self._waking = ThreadPoolExecutor(WAKING, "wake")
        self._replaying = ThreadPoolExecutor(1, "replay")

    def close(self) -> None:
        """Let go of what has not begun."""
        for pool in (self._waking, self._replaying):
            pool.shutdown(wait=False, cancel_futures=True)

    async def beside(self, work: Callable[..., T], *args: Any) -> T:
        """Run in a thread that nothing else waits for."""
        return await asyncio.get_running_loop().run_in_executor(self._waking, work, *args)

    async def replayed(self, work: Callable[..., T], *args: Any) -> T:
        """Go through a whole match, one after the other: no table waits for that."""
        return await asyncio.get_running_loop().run_in_executor(self._replaying, work, *args)

    async def woken(self, id: str) -> tuple[Table, float]:
        """A table from the log, and how much time its clocks must count since its last event."""
        table = await self.beside(self.read, id)
        return table, await self.beside(self.passed, table)

    async def begun(self, id: str, events: list[StoredEvent]) -> Table:
        """A new table with these first events, its match standing where they end."""
        return await self.beside(_awake, id, events, self._find)

    def passed(self, table: Table) -> float:
        """How much time the clocks of a table must count since its last event."""
        return self._processes.up_since(table.timed) if table.running() else 0.0

    def read(self, id: str) -> Table:
        """Read and wake a table: takes its time, so it runs beside the loop."""
        snapshot = self._store.snapshot(id)
        events = self._store.events(id)
        if not events:
            raise Problem("problem-no-table")
        table = Table(id, self._find)
        try:
            table.replay(events, snapshot)
            table.wake()
            table.fault = self._other_rules(table)
        except StoreError:
            raise
        except Exception as error:
            # Whatever it is, it is this table's trouble and nobody else's.
            self._faults.note("load", id, error)
            if table.seq < 0:
                raise Problem(reason(error)) from error
            table.fault = reason(error)
        return table

    def _other_rules(self, table: Table) -> str:
        """Why our rules must leave a table alone, if they must.

        A match belongs to the rules it is played by for as long as any process serves them; only
        then it is carried over. So no two versions undo each other's answers.
        """
        play = table.play
        if play is None or table.status == "open" or table.closed:
            return ""
        if table.finished:
            return OTHER_RULES if not play.match.over else ""
        build = build_of(play.game)
        if not table.played_by(play.game.rules_version, build):
            theirs = bool(table.build) and self._processes.played_elsewhere(
                play.game.id, table.build
            )
            return UPDATING if theirs else ""
        return UPDATING if play.diverged and self._processes.others() else ""


def _awake(id: str, events: list[StoredEvent], find: FindGame) -> Table:
    """A new table, with its match standing where the log ends."""
    table = Table.load(id, events, find)
    table.wake()
    return table
