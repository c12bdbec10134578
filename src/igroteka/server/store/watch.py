"""Learns what other processes appended to the log, and says so.

A wake-up carries only tables and numbers; whoever hears it reads the log. So a wake-up that is
lost, doubled or about our own writing does no harm: lost ones are made good by looking at the
log itself every so often.
"""

from __future__ import annotations

import logging
import threading
import time
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Callable
from typing import Any

import msgspec
from sqlalchemy import Connection, Engine, func, select, text

from igroteka.server.store.schema import EVENTS

CHANNEL = "igroteka"
LONGEST = 7900
"""Bytes that PostgreSQL takes in one NOTIFY, less a little; past it, receivers just look."""
POLL_FILE = 0.2
POLL_LOG = 2.0
LATE = 10.0
"""Seconds after which no transaction of ours can still commit behind a later one."""

Wakes = list[tuple[str, int]]
Callback = Callable[[Wakes], None]

_log = logging.getLogger(__name__)


class Horizon:
    """What of the log has been told: the rest is everything after the horizon, less that."""

    def __init__(self, connection: Connection, late: float) -> None:
        self._late = late
        newest = connection.execute(select(func.max(EVENTS.c.id))).scalar() or 0
        self._marks = deque([(time.monotonic(), newest)])
        self._told: dict[str, int] = {}

    def note(self, wakes: Wakes) -> None:
        """These need not be told any more: they are ours, or have been told."""
        for table, seq in wakes:
            self._told[table] = max(seq, self._told.get(table, -1))

    def news(self, connection: Connection) -> Wakes:
        """The newest number of every table that was appended to."""
        c = EVENTS.c
        query = (
            select(c.table_id, func.max(c.seq), func.max(c.id))
            .where(c.id > self._marks[0][1])
            .group_by(c.table_id)
        )
        rows = [(str(row[0]), int(row[1]), int(row[2])) for row in connection.execute(query)]
        told = self._told
        # Tables without a row lie behind the horizon: forgetting them keeps this small.
        self._told = {table: max(seq, told.get(table, -1)) for table, seq, _ in rows}
        self._advance(max((id for _, _, id in rows), default=self._marks[-1][1]))
        return [(table, seq) for table, seq, _ in rows if seq > told.get(table, -1)]

    def _advance(self, newest: int) -> None:
        now = time.monotonic()
        self._marks.append((now, newest))
        while len(self._marks) > 1 and self._marks[1][0] <= now - self._late:
            self._marks.popleft()


class Watcher(ABC):
    """A thread with a connection of its own that calls back when others append."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._callbacks: list[Callback] = []
        self._own: deque[tuple[str, int]] = deque()
        self._horizon: Horizon | None = None
        self._stop = threading.Event()
        self._lock = threading.Lock()
        self._ready = threading.Event()
        self._thread: threading.Thread | None = None

    def on_change(self, callback: Callback) -> None:
        """Call this, in the watcher's thread, from now on. The first one starts the watch."""
        with self._lock:
            self._callbacks.append(callback)
            if self._thread is None:
                self._thread = threading.Thread(target=self._run, name="store-watcher", daemon=True)
                self._thread.start()
        self._ready.wait(timeout=5.0)

    def written(self, wakes: Wakes) -> None:
        """We wrote these ourselves."""
        if self._thread is not None:
            self._own.extend(wakes)

    def close(self) -> None:
        """Stop watching."""
        self._stop.set()
        if self._thread is not None:
            self._thread.join()

    def _run(self) -> None:
        while not self._stop.is_set():
            try:
                self._watch_until_lost()
            except Exception:  # noqa: BLE001  (a watch that ends silently is worse than any fault)
                _log.exception("the watch over the database was interrupted")
                self._stop.wait(1.0)

    def _watch_until_lost(self) -> None:
        with self._engine.connect() as connection:
            try:
                self._watch(connection)
            finally:
                connection.invalidate()  # it listens, or it is broken: nobody else can use it

    def _tell(self, wakes: Wakes) -> None:
        for callback in tuple(self._callbacks):
            try:
                callback(wakes)
            except Exception:  # noqa: BLE001  (theirs, and no reason to stop watching)
                _log.exception("a callback failed on news from the database")

    def _look(self, connection: Connection, late: float = 0.0) -> None:
        """Tell what the log has and nobody told yet; all that was there at first is old."""
        with connection.begin():
            if self._horizon is None:
                self._horizon = Horizon(connection, late)
            self._horizon.note([self._own.popleft() for _ in range(len(self._own))])
            news = self._horizon.news(connection)
        self._ready.set()
        if news:
            self._tell(news)

    @abstractmethod
    def _watch(self, connection: Connection) -> None:
        """Watch until told to stop."""

    @abstractmethod
    def announce(self, connection: Connection, wakes: Wakes) -> None:
        """Tell other processes, in the transaction that wrote."""


class FileWatcher(Watcher):
    """SQLite: a counter that moves whenever anybody else commits to the file."""

    def _watch(self, connection: Connection) -> None:
        seen = None
        while True:
            version = self._version(connection)
            if version != seen:
                seen = version
                self._look(connection)
            if self._stop.wait(POLL_FILE):
                return

    @staticmethod
    def _version(connection: Connection) -> int:
        driver: Any = connection.connection.driver_connection
        return int(driver.execute("PRAGMA data_version").fetchone()[0])

    def announce(self, connection: Connection, wakes: Wakes) -> None:
        """The file's own counter does it."""


class ServerWatcher(Watcher):
    """PostgreSQL: NOTIFY as a wake-up, and a look at the log in case one was lost."""

    def __init__(self, engine: Engine, name: str) -> None:
        super().__init__(engine)
        self._name = name

    def announce(self, connection: Connection, wakes: Wakes) -> None:
        """One NOTIFY for the whole group: one for each row would halve the pace."""
        payload = msgspec.json.encode((self._name, wakes)).decode()
        if len(payload) > LONGEST:
            payload = msgspec.json.encode((self._name, [])).decode()
        connection.execute(
            text("SELECT pg_notify(:channel, :payload)"), {"channel": CHANNEL, "payload": payload}
        )

    def _watch(self, connection: Connection) -> None:
        connection = connection.execution_options(isolation_level="AUTOCOMMIT")
        with connection.begin():
            connection.execute(text(f"LISTEN {CHANNEL}"))
        self._look(connection, LATE)
        looked = time.monotonic()
        while not self._stop.is_set():
            if self._heard(connection) or time.monotonic() - looked >= POLL_LOG:
                self._look(connection, LATE)
                looked = time.monotonic()

    def _heard(self, connection: Connection) -> bool:
        """Tell what is announced for a moment; True when one did not say what it was."""
        driver: Any = connection.connection.driver_connection
        vague = False
        for notice in driver.notifies(timeout=POLL_FILE, stop_after=1):
            sender, wakes = msgspec.json.decode(notice.payload, type=tuple[str, Wakes])
            if sender == self._name:
                continue
            if not wakes:
                vague = True
                continue
            if self._horizon is not None:
                self._horizon.note(wakes)
            self._tell(wakes)
        return vague
