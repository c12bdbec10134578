"""The log of the tables, as the service uses it: without ever blocking the loop."""

from __future__ import annotations

import asyncio
import itertools
import logging
import os
import secrets
from collections.abc import Callable, Collection, Iterable
from concurrent.futures import Future
from typing import Any, Protocol

from igroteka.server.store import ProcessRow, StoredEvent, StoredSnapshot, TableRow
from igroteka.server.tables import events as ev

_log = logging.getLogger(__name__)


class LogStore(Protocol):
    """What tables need of the store."""

    def append(
        self, event: StoredEvent, snapshot: StoredSnapshot | None = None, *, waits: bool = False
    ) -> Future[bool]:
        """Append, with the newest snapshot before it; False when the number is taken."""
        ...

    def keep_snapshot(self, snapshot: StoredSnapshot) -> Future[None]:
        """Replace the newest snapshot of a table."""
        ...

    def snapshot(self, table: str) -> StoredSnapshot | None:
        """The newest snapshot of a table."""
        ...

    def events(self, table: str, after: int = -1) -> list[StoredEvent]:
        """The log of a table."""
        ...

    def create_table(
        self, id: str, game: str, host: str, visibility: str, info: bytes, at: float
    ) -> Future[None]:
        """Put a table into the lobby."""
        ...

    def update_table(self, id: str, status: str, info: bytes, at: float) -> Future[None]:
        """How it stands now."""
        ...

    def tables(
        self,
        visibility: str | None = None,
        status: str | Collection[str] | None = None,
        person: str | None = None,
        limit: int = 100,
    ) -> list[TableRow]:
        """The lobby."""
        ...

    def abandoned(self, status: str, before: float) -> list[TableRow]:
        """Tables at which nothing has happened since then."""
        ...

    def seat(self, table: str, person: str) -> Future[None]:
        """Somebody sits there."""
        ...

    def unseat(self, table: str, person: str) -> Future[None]:
        """Somebody sits there no more."""
        ...

    def beat(self, row: ProcessRow, forget: float) -> Future[None]:
        """A process is there."""
        ...

    def end_process(self, id: str) -> Future[None]:
        """A process has ended."""
        ...

    def processes(self) -> list[ProcessRow]:
        """All that have been heard of lately."""
        ...

    def arrive(self, process: str, table: str, person: str) -> Future[None]:
        """Somebody looks at a table through a process."""
        ...

    def depart(self, process: str, table: str, person: str) -> Future[None]:
        """And does so no more."""
        ...

    def present(self) -> list[tuple[str, str, str]]:
        """Process, table and person of everybody at a table."""
        ...

    def ended_sessions(self, hashes: Collection[str]) -> set[str]:
        """Those of these sessions that are no more."""
        ...

    def resembles_somebody(self, skeleton: str) -> bool:
        """Whether somebody registered has a name that looks like this."""
        ...

    def flush(self) -> Future[None]:
        """Done when all that was given before is written."""
        ...

    def on_change(self, callback: Callable[[list[tuple[str, int]]], None]) -> None:
        """Be told what other processes append."""
        ...


_STARTED = secrets.token_urlsafe(9)
"""Of this process, and of those that were forked from it."""
_tries = itertools.count()


def stored_event(table: str, seq: int, event: ev.TableEvent, at: float) -> StoredEvent:
    """An event as a row of the log. Its key is new each time it is tried: so when the store says
    that it holds this event, it is this one and no other. It need not be a secret: numbers cost
    less than chance, for which one asks the system, and lets other threads go first meanwhile."""
    key = f"{_STARTED}-{os.getpid():x}-{next(_tries):x}"
    return StoredEvent(table, seq, ev.kind_of(event), key, ev.encode(event), at)


async def append_all(store: LogStore, events: Iterable[StoredEvent]) -> bool:
    """Append the first events of a table; False when somebody else has just opened it."""
    futures = [asyncio.wrap_future(store.append(event)) for event in events]
    return all(await asyncio.gather(*futures))


async def read(store: LogStore, table: str, after: int = -1) -> list[StoredEvent]:
    """The log of a table past a number."""
    return await asyncio.to_thread(store.events, table, after)


def in_background(future: Future[Any]) -> None:
    """A write that nobody waits for; it is noted when it fails."""

    def done(finished: Future[Any]) -> None:
        error = None if finished.cancelled() else finished.exception()
        if error is not None:
            _log.error("a note beside the log could not be written: %s", error)

    future.add_done_callback(done)
