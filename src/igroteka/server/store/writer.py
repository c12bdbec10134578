"""The one thread that writes: what has queued up is committed together.

A durable commit costs a wait for the disk, however much is in it. So the writer takes all that
came in while the last commit was under way, writes it in one transaction, and then tells every
caller. Under load the groups grow by themselves; an idle table never waits for company. Only what
nobody waits for does: it is written in groups of its own, a few times a second.
"""

from __future__ import annotations

import logging
import math
import queue
import threading
import time
from collections.abc import Callable, Collection, Iterator
from concurrent.futures import Future
from dataclasses import dataclass
from itertools import groupby
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine, and_, or_, select
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from igroteka.server.store.rows import StoredEvent, StoredSnapshot, StoreError
from igroteka.server.store.schema import EVENTS, SNAPSHOTS

R = TypeVar("R")
Work = Callable[[Connection], Any]
Wakes = list[tuple[str, int]]

MOST = 512
"""Jobs in one commit: enough to make its cost vanish, few enough to answer soon."""
LATER = 0.1
"""Seconds for which a write that nobody waits for gathers company."""
RETRIES = 5
"""How often a group is tried again when the database server went away; every write of ours
may be repeated without harm."""

_log = logging.getLogger(__name__)


@dataclass(slots=True)
class Job:
    """One write, and who waits for it."""

    work: StoredEvent | Work
    future: Future[Any]
    snapshot: StoredSnapshot | None = None
    """What stands in the log if the event does."""
    waits: bool = False
    """Whether it may gather company first."""


class _Flush(Job):
    """A write for which nothing before it may wait any longer."""


class Writer:
    """Writes what it is given, in the order it was given; what may wait is overtaken."""

    def __init__(
        self,
        engine: Engine,
        announce: Callable[[Connection, Wakes], None],
        written: Callable[[Wakes], None],
    ) -> None:
        """`announce` runs inside a transaction that appended events, `written` after it."""
        self._engine = engine
        self._announce = announce
        self._written = written
        self._insert = _insert_events(engine.dialect.name)
        self._replace = _replace_snapshots(engine.dialect.name)
        self._queue: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._lock = threading.Lock()
        self._closed = False
        self._thread = threading.Thread(target=self._run, name="store-writer", daemon=True)
        self._thread.start()

    def append(
        self, event: StoredEvent, snapshot: StoredSnapshot | None = None, *, waits: bool = False
    ) -> Future[bool]:
        """Append to the log, and in the same transaction replace the newest snapshot; `waits`
        where nobody waits for it."""
        return self._submit(Job(event, Future(), snapshot, waits))

    def run(self, work: Callable[[Connection], R]) -> Future[R]:
        """Any other write. It may be run again, so it must not mind."""
        return self._submit(Job(work, Future()))

    def flush(self) -> Future[None]:
        """Done when all that was given before is written, also what may wait."""
        return self._submit(_Flush(lambda _: None, Future(), waits=True))

    def keep(self, connection: Connection, snapshots: Collection[StoredSnapshot]) -> None:
        """Replace older snapshots."""
        rows = [{"table_id": it.table, "seq": it.seq, "data": it.data} for it in snapshots]
        if rows:
            connection.execute(self._replace, rows)

    @property
    def waiting(self) -> int:
        """Writes that have not begun."""
        return self._queue.qsize()

    def close(self) -> None:
        """Write what is queued, then stop."""
        with self._lock:
            if not self._closed:
                self._closed = True
                self._queue.put(None)
        self._thread.join()

    def _submit(self, job: Job) -> Future[Any]:
        with self._lock:
            if self._closed:
                raise StoreError("the store is closed: nothing can be written any more.")
            self._queue.put(job)
        return job.future

    def _run(self) -> None:
        for jobs in self._groups():
            wanted = [job for job in jobs if job.future.set_running_or_notify_cancel()]
            if wanted:
                self._settle(wanted)

    def _groups(self) -> Iterator[list[Job]]:
        later: list[Job] = []
        due = math.inf
        open_ = True
        while open_:
            jobs = self._come(due - time.monotonic())
            open_ = None not in jobs
            waiting = [job for job in jobs if job is not None and job.waits]
            if waiting and not later:
                due = time.monotonic() + LATER
            later += waiting
            hurry = any(isinstance(job, _Flush) for job in waiting)
            yield [job for job in jobs if job is not None and not job.waits]
            if later and (hurry or not open_ or time.monotonic() >= due):
                yield later
                later, due = [], math.inf

    def _come(self, seconds: float) -> list[Job | None]:
        """All that has come, at least one, unless so many seconds go by; None is the end."""
        try:
            jobs = [self._queue.get(timeout=None if seconds == math.inf else max(0.0, seconds))]
        except queue.Empty:
            return []
        while jobs[-1] is not None and len(jobs) < MOST and not self._queue.empty():
            jobs.append(self._queue.get())
        return jobs

    def _settle(self, jobs: list[Job]) -> None:
        """Commit a group; if it fails, each job alone, so that one bad job harms no other."""
        try:
            results = self._commit(jobs)
        except Exception as error:  # noqa: BLE001  (handed to whoever waits)
            if len(jobs) == 1:
                jobs[0].future.set_exception(_explained(error))
                return
            for job in jobs:
                self._settle([job])
            return
        for job, result in zip(jobs, results, strict=True):
            job.future.set_result(result)

    def _commit(self, jobs: list[Job]) -> list[Any]:
        for attempt in range(RETRIES):
            try:
                return self._commit_once(jobs)
            except DBAPIError as error:
                if not error.connection_invalidated:
                    raise
                _log.warning("the database went away; trying again")
                time.sleep(0.05 * 4**attempt)
        return self._commit_once(jobs)

    def _commit_once(self, jobs: list[Job]) -> list[Any]:
        results: list[Any] = []
        wakes: Wakes = []
        with self._engine.begin() as connection:
            for is_event, run in groupby(jobs, lambda job: isinstance(job.work, StoredEvent)):
                if is_event:
                    appended = list(run)
                    events = [job.work for job in appended if isinstance(job.work, StoredEvent)]
                    there = self._append(connection, events, wakes)
                    self.keep(connection, _newest(appended, there))
                    results += there
                else:
                    results += [job.work(connection) for job in run if callable(job.work)]
            if wakes:
                self._announce(connection, wakes)
        if wakes:
            self._written(wakes)
        return results

    def _append(
        self, connection: Connection, events: list[StoredEvent], wakes: Wakes
    ) -> list[bool]:
        """Insert all in one statement: True where the log now holds the event at its number."""
        rows = [_row(event) for event in events]
        inserted = {tuple(row) for row in connection.execute(self._insert, rows)}
        wakes += [(event.table, event.seq) for event in events if _place(event) in inserted]
        doubtful = {_place(event) for event in events} - inserted
        there = inserted | (_present(connection, doubtful) if doubtful else set())
        return [_place(event) in there for event in events]


def _insert_events(dialect: str) -> Any:
    insert = postgresql.insert if dialect == "postgresql" else sqlite.insert
    return (
        insert(EVENTS)
        .on_conflict_do_nothing()
        .returning(EVENTS.c.table_id, EVENTS.c.seq, EVENTS.c.key)
    )


def _replace_snapshots(dialect: str) -> Any:
    """A snapshot never gives way to an older one, whichever process comes first."""
    insert = postgresql.insert if dialect == "postgresql" else sqlite.insert
    added = insert(SNAPSHOTS)
    new = {"seq": added.excluded.seq, "data": added.excluded.data}
    newer = added.excluded.seq > SNAPSHOTS.c.seq
    return added.on_conflict_do_update(index_elements=["table_id"], set_=new, where=newer)


def _newest(jobs: list[Job], there: list[bool]) -> Collection[StoredSnapshot]:
    """Of each table the latest snapshot that came with an event which stands in the log."""
    found = {
        job.snapshot.table: job.snapshot
        for job, stands in zip(jobs, there, strict=True)
        if stands and job.snapshot is not None
    }
    return found.values()


def _row(event: StoredEvent) -> dict[str, Any]:
    return {
        "table_id": event.table,
        "seq": event.seq,
        "kind": event.kind,
        "key": event.key,
        "data": event.data,
        "at": event.at,
    }


def _place(event: StoredEvent) -> tuple[str, int, str]:
    return event.table, event.seq, event.key


def _present(connection: Connection, places: set[tuple[str, int, str]]) -> set[tuple[Any, ...]]:
    """Those that are in the log already: sent again, they are as good as new."""
    c = EVENTS.c
    query = select(c.table_id, c.seq, c.key).where(
        or_(*(and_(c.table_id == t, c.seq == s, c.key == k) for t, s, k in sorted(places)))
    )
    return {tuple(row) for row in connection.execute(query)}


def _explained(error: Exception) -> Exception:
    """A fault of the database in one sentence; our own errors as they are."""
    if not isinstance(error, SQLAlchemyError):
        return error
    reason = getattr(error, "orig", None) or error
    explained = StoreError(f"the database refused to write: {' '.join(str(reason).split())}")
    explained.__cause__ = error
    return explained
