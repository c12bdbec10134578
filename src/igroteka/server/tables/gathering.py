"""Answers on their way to the disk: while the loop is busy anyway, they go there together.

A commit costs the same for one answer as for many, and the thread that writes takes its time from
the loop. So what is to be appended waits as long as the loop has other work at hand, which nobody
notices who would have waited for that work; then all goes to the writer at once. Where the loop has
nothing else to do an answer waits for nothing.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable
from concurrent.futures import Future
from functools import partial

from igroteka.server.store import StoredEvent, StoredSnapshot, StoreError
from igroteka.server.tables.handing import hand_over
from igroteka.server.tables.log import LogStore

LONGEST = 0.02
"""Seconds for which an answer waits for company at the most."""
AT_REST = 0.0002
"""Seconds that a round of the loop takes in which nothing was done."""


_Write = tuple[StoredEvent, StoredSnapshot | None, bool, asyncio.Future[bool]]


class Gathering:
    """What is to be appended, until it is handed over."""

    def __init__(self, store: LogStore, clock: Callable[[], float] = time.monotonic) -> None:
        self._store = store
        self._clock = clock
        self._waiting: list[_Write] = []
        self._began = 0.0
        """When the first of them came."""
        self._looked = 0.0
        """When we last looked whether the loop is busy."""
        self._settled: deque[tuple[Future[bool], asyncio.Future[bool]]] = deque()
        """What the writer is done with."""
        self._told = False
        """Whether the loop knows of those."""

    def append(
        self, event: StoredEvent, snapshot: StoredSnapshot | None, *, waits: bool = False
    ) -> asyncio.Future[bool]:
        """Append durably; False when somebody else was there first. `waits`: nobody looks on."""
        loop = asyncio.get_running_loop()
        future: asyncio.Future[bool] = loop.create_future()
        self._waiting.append((event, snapshot, waits, future))
        if len(self._waiting) == 1:
            self._began = self._looked = self._clock()
            loop.call_soon(self._look, loop)
        return future

    def _look(self, loop: asyncio.AbstractEventLoop) -> None:
        """Once in each round of the loop: was there anything else to do?"""
        now, looked = self._clock(), self._looked
        if now - looked < AT_REST or now - self._began >= LONGEST:
            self._pass_on(loop)
        else:
            self._looked = now
            loop.call_soon(self._look, loop)

    def _pass_on(self, loop: asyncio.AbstractEventLoop) -> None:
        waiting, self._waiting = self._waiting, []
        for event, snapshot, waits, future in waiting:
            try:
                write = self._store.append(event, snapshot, waits=waits)
            except StoreError as error:
                future.set_exception(error)
            else:
                write.add_done_callback(partial(self._done, loop, future))

    def _done(
        self, loop: asyncio.AbstractEventLoop, future: asyncio.Future[bool], write: Future[bool]
    ) -> None:
        """In the thread that writes: of a group the loop is told once."""
        self._settled.append((write, future))
        if not self._told:
            self._told = True
            loop.call_soon_threadsafe(self._settle)

    def _settle(self) -> None:
        self._told = False  # before we look: what comes from now on is told of again
        while self._settled:
            hand_over(*self._settled.popleft())
