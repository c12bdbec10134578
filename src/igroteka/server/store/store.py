"""The store: the log of every table, the lobby, people and sessions.

Every write returns a future that is done when the write is durable, and any of them may be
repeated without harm. Reads have connections of their own, see the last commit and wait for
nobody. All methods may be called from any thread; none may be called in an event loop that
must not wait, except those that return a future.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Collection, Iterator
from concurrent.futures import Future
from contextlib import contextmanager
from typing import Any

from sqlalchemy import Connection, Engine, Select, delete, func, select, text, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import SQLAlchemyError

from igroteka.server.store.campaigns import Campaigns
from igroteka.server.store.engines import database_url, reading_engine, writing_engine
from igroteka.server.store.migrate import migrate
from igroteka.server.store.rows import (
    Person,
    ProcessRow,
    Session,
    StoredEvent,
    StoredSnapshot,
    StoreError,
    TableRow,
)
from igroteka.server.store.schema import (
    EVENTS,
    PEOPLE,
    PRESENCE,
    PROCESSES,
    SEATS,
    SECRETS,
    SESSIONS,
    SNAPSHOTS,
    TABLES,
)
from igroteka.server.store.watch import Callback, FileWatcher, ServerWatcher, Watcher
from igroteka.server.store.writer import Writer

_E, _T, _P, _S = EVENTS.c, TABLES.c, PEOPLE.c, SESSIONS.c
_Row = tuple[Any, ...]
_EVENT = select(_E.table_id, _E.seq, _E.kind, _E.key, _E.data, _E.at)


class Store:
    """Everything that must not be forgotten."""

    def __init__(self, writing: Engine, reading: Engine) -> None:
        self._writing = writing
        self._reading = reading
        dialect = writing.dialect.name
        self._insert = postgresql.insert if dialect == "postgresql" else sqlite.insert
        self._watcher: Watcher = (
            ServerWatcher(reading, secrets.token_hex(8))
            if dialect == "postgresql"
            else FileWatcher(reading)
        )
        self._writer = Writer(writing, self._watcher.announce, self._watcher.written)
        self.campaigns = Campaigns(self._writer, self._insert, self._rows)

    @classmethod
    def open(cls, url: str | None = None) -> Store:
        """Open, and bring up to date, the database at `url`, else IGROTEKA_DATABASE, else ours."""
        where = database_url(url)
        writing = writing_engine(where)
        try:
            migrate(writing)
        except SQLAlchemyError as error:
            writing.dispose()
            raise _cannot("opened", where.render_as_string(), error) from error
        except StoreError:
            writing.dispose()
            raise
        return cls(writing, reading_engine(where))

    def close(self) -> None:
        """Write what is queued, stop watching, let go of the database."""
        self._writer.close()
        self._watcher.close()
        self._reading.dispose()
        self._writing.dispose()

    @property
    def waiting(self) -> int:
        """Writes that are queued: how far the disk is behind."""
        return self._writer.waiting

    def ping(self) -> None:
        """Nothing when the database answers; an error when it does not."""
        self._row(select(text("1")))

    def flush(self) -> Future[None]:
        """Done when all that was given before is written."""
        return self._writer.flush()

    def probe(self, patience: float) -> None:
        """Write something; an error when that cannot be done in so many seconds."""
        values = {"name": "probe", "value": str(time.time())}
        added = self._insert(SECRETS).values(values)
        write = self._write(
            added.on_conflict_do_update(index_elements=["name"], set_={"value": values["value"]})
        )
        try:
            write.result(patience)
        except TimeoutError as error:
            raise StoreError(f"nothing could be written for {patience} seconds.") from error

    # The log -------------------------------------------------------------------------------

    def append(
        self, event: StoredEvent, snapshot: StoredSnapshot | None = None, *, waits: bool = False
    ) -> Future[bool]:
        """Append to a table's log, together with the newest snapshot before it. What `waits` is
        written a little later, together with its like: nobody looks on.

        True: the log holds, at this number, the event with this key, be it now or since an
        earlier try. False: another event has the number, or this key has another number
        (`find` tells which).
        """
        return self._writer.append(event, snapshot, waits=waits)

    def keep_snapshot(self, snapshot: StoredSnapshot) -> Future[None]:
        """Replace the newest snapshot of a table, unless there is a newer one."""
        return self._writer.run(lambda connection: self._writer.keep(connection, [snapshot]))

    def snapshot(self, table: str) -> StoredSnapshot | None:
        """The newest snapshot of a table."""
        row = self._row(select(SNAPSHOTS).where(SNAPSHOTS.c.table_id == table))
        return None if row is None else StoredSnapshot(*row)

    def find(self, table: str, key: str) -> StoredEvent | None:
        """The event that was appended under this key."""
        row = self._row(_EVENT.where(_E.table_id == table, _E.key == key))
        return None if row is None else StoredEvent(*row)

    def events(self, table: str, after: int = -1) -> list[StoredEvent]:
        """The log of a table, in order, past a number."""
        rows = self._rows(_EVENT.where(_E.table_id == table, _E.seq > after).order_by(_E.seq))
        return [StoredEvent(*row) for row in rows]

    def last(self, table: str) -> int:
        """The highest number in the log of a table; -1 before the first."""
        row = self._row(select(func.max(_E.seq)).where(_E.table_id == table))
        return -1 if row is None or row[0] is None else int(row[0])

    def on_change(self, callback: Callback) -> None:
        """Be called, in a thread of the store, when other processes appended.

        The list names tables and numbers; of a table only the highest need be there. It may
        now and then name what this process wrote itself.
        """
        self._watcher.on_change(callback)

    # Tables --------------------------------------------------------------------------------

    def create_table(
        self, id: str, game: str, host: str, visibility: str, info: bytes, at: float
    ) -> Future[None]:
        """Put a new table, `open`, into the lobby."""
        row = TableRow(id, game, host, visibility, "open", info, at, at)
        values = {field: getattr(row, field) for field in TableRow.__struct_fields__}
        return self._write(self._insert(TABLES).values(values).on_conflict_do_nothing())

    def update_table(self, id: str, status: str, info: bytes, at: float) -> Future[None]:
        """How a table stands now."""
        return self._write(
            update(TABLES).where(_T.id == id).values(status=status, info=info, moved=at)
        )

    def table(self, id: str) -> TableRow | None:
        """One table."""
        row = self._row(select(TABLES).where(_T.id == id))
        return None if row is None else TableRow(*row)

    def tables(
        self,
        visibility: str | None = None,
        status: str | Collection[str] | None = None,
        person: str | None = None,
        limit: int = 100,
    ) -> list[TableRow]:
        """Tables, those that moved last first; with `person`, only those this person sits at."""
        query = select(TABLES).order_by(_T.moved.desc(), _T.id).limit(limit)
        if visibility is not None:
            query = query.where(_T.visibility == visibility)
        if status is not None:
            wanted = [status] if isinstance(status, str) else sorted(status)
            query = query.where(_T.status.in_(wanted))
        if person is not None:
            own = select(SEATS.c.table_id).where(SEATS.c.person == person)
            query = query.where(_T.id.in_(own))
        return [TableRow(*row) for row in self._rows(query)]

    def abandoned(self, status: str, before: float) -> list[TableRow]:
        """Tables of this status at which nothing has happened since then, some at a time."""
        query = select(TABLES).where(_T.status == status, _T.moved < before).limit(500)
        return [TableRow(*row) for row in self._rows(query)]

    def seat(self, table: str, person: str) -> Future[None]:
        """Note that somebody sits at a table, so that it is found among their own."""
        values = {"table_id": table, "person": person}
        return self._write(self._insert(SEATS).values(values).on_conflict_do_nothing())

    def unseat(self, table: str, person: str) -> Future[None]:
        """Note that somebody sits there no more."""
        mine = (SEATS.c.table_id == table) & (SEATS.c.person == person)
        return self._write(delete(SEATS).where(mine))

    # Processes -----------------------------------------------------------------------------

    def beat(self, row: ProcessRow, forget: float) -> Future[None]:
        """A process is there; those last heard of before `forget` are forgotten."""
        values = {field: getattr(row, field) for field in ProcessRow.__struct_fields__}
        added = self._insert(PROCESSES).values(values)
        upsert = added.on_conflict_do_update(
            index_elements=["id"], set_={"beat": row.beat, "builds": row.builds}
        )

        def write(connection: Connection) -> None:
            connection.execute(upsert)
            gone = select(PROCESSES.c.id).where(PROCESSES.c.beat < forget)
            connection.execute(delete(PRESENCE).where(PRESENCE.c.process.in_(gone)))
            connection.execute(delete(PROCESSES).where(PROCESSES.c.beat < forget))

        return self._writer.run(write)

    def end_process(self, id: str) -> Future[None]:
        """A process has ended in peace."""

        def write(connection: Connection) -> None:
            connection.execute(delete(PRESENCE).where(PRESENCE.c.process == id))
            connection.execute(delete(PROCESSES).where(PROCESSES.c.id == id))

        return self._writer.run(write)

    def processes(self) -> list[ProcessRow]:
        """All that have been heard of lately."""
        return [ProcessRow(*row) for row in self._rows(select(PROCESSES))]

    def arrive(self, process: str, table: str, person: str) -> Future[None]:
        """Somebody looks at a table through a process."""
        values = {"process": process, "table_id": table, "person": person}
        return self._write(self._insert(PRESENCE).values(values).on_conflict_do_nothing())

    def depart(self, process: str, table: str, person: str) -> Future[None]:
        """And does so no more."""
        c = PRESENCE.c
        mine = (c.process == process) & (c.table_id == table) & (c.person == person)
        return self._write(delete(PRESENCE).where(mine))

    def present(self) -> list[tuple[str, str, str]]:
        """Process, table and person of everybody at a table."""
        return [(str(a), str(b), str(c)) for a, b, c in self._rows(select(PRESENCE))]

    # People --------------------------------------------------------------------------------

    def add_person(self, person: Person) -> Future[bool]:
        """Remember somebody; False when the name belongs to somebody else."""
        values = {field: getattr(person, field) for field in Person.__struct_fields__}

        def add(connection: Connection) -> bool:
            if _resembles_another(connection, person):
                return False
            connection.execute(self._insert(PEOPLE).values(values).on_conflict_do_nothing())
            row = connection.execute(select(PEOPLE).where(_P.id == person.id)).first()
            return row is not None and Person(*row) == person

        return self._writer.run(add)

    def change_person(self, person: Person) -> Future[bool]:
        """Rename or register somebody known; False when the name belongs to somebody else."""

        def change(connection: Connection) -> bool:
            taken = select(_P.id).where(_P.folded == person.folded, _P.id != person.id)
            if person.folded is not None and connection.execute(taken).first() is not None:
                return False
            if _resembles_another(connection, person):
                return False
            changed = ("name", "folded", "password", "skeleton")
            values = {field: getattr(person, field) for field in changed}
            connection.execute(update(PEOPLE).where(_P.id == person.id).values(values))
            return True

        return self._writer.run(change)

    def forget_person(self, id: str) -> Future[None]:
        """Forget somebody: name, password, sessions, and where they sat."""

        def forget(connection: Connection) -> None:
            connection.execute(delete(SESSIONS).where(_S.person == id))
            connection.execute(delete(SEATS).where(SEATS.c.person == id))
            connection.execute(delete(PRESENCE).where(PRESENCE.c.person == id))
            connection.execute(delete(PEOPLE).where(_P.id == id))

        return self._writer.run(forget)

    def person(self, id: str) -> Person | None:
        """Somebody by id."""
        row = self._row(select(PEOPLE).where(_P.id == id))
        return None if row is None else Person(*row)

    def person_by_name(self, folded: str) -> Person | None:
        """Somebody registered, by the name as it is compared."""
        row = self._row(select(PEOPLE).where(_P.folded == folded))
        return None if row is None else Person(*row)

    def resembles_somebody(self, skeleton: str) -> bool:
        """Whether somebody registered has a name that looks like this."""
        return self._row(select(_P.id).where(_P.skeleton == skeleton)) is not None

    # Sessions ------------------------------------------------------------------------------

    def add_session(
        self, hash: str, person: str, expires: float, kind: str = "cookie"
    ) -> Future[None]:
        """Remember a session by the hash of its secret."""
        values = {"hash": hash, "person": person, "kind": kind, "expires": expires}
        return self._write(self._insert(SESSIONS).values(values).on_conflict_do_nothing())

    def session(self, hash: str) -> Session | None:
        """A session that has not expired."""
        row = self._row(select(SESSIONS).where(_S.hash == hash, _S.expires > time.time()))
        return None if row is None else Session(*row)

    def extend_session(self, hash: str, expires: float) -> Future[None]:
        """Let a session live longer."""
        return self._write(update(SESSIONS).where(_S.hash == hash).values(expires=expires))

    def drop_session(self, hash: str) -> Future[None]:
        """Forget a session."""
        return self._write(delete(SESSIONS).where(_S.hash == hash))

    def drop_sessions_of(self, person: str, keep: str) -> Future[list[str]]:
        """Forget the sessions of somebody but for one; their hashes."""

        def drop(connection: Connection) -> list[str]:
            others = (_S.person == person) & (_S.hash != keep)
            gone = [str(row[0]) for row in connection.execute(select(_S.hash).where(others))]
            connection.execute(delete(SESSIONS).where(others))
            return gone

        return self._writer.run(drop)

    def ended_sessions(self, hashes: Collection[str]) -> set[str]:
        """Those of these sessions that are no more, whichever process ended them."""
        now = time.time()
        found: set[str] = set()
        wanted = sorted(hashes)
        for begin in range(0, len(wanted), 500):
            some = wanted[begin : begin + 500]
            query = select(_S.hash).where(_S.hash.in_(some), _S.expires > now)
            found |= {str(row[0]) for row in self._rows(query)}
        return set(wanted) - found

    def drop_expired_sessions(self, now: float) -> Future[None]:
        """Forget all sessions that nobody can use any more."""
        return self._write(delete(SESSIONS).where(_S.expires <= now))

    def secret(self, name: str) -> str:
        """Random letters of this name, the same in every process and after every start."""

        def keep(connection: Connection) -> str:
            values = {"name": name, "value": secrets.token_urlsafe(48)}
            connection.execute(self._insert(SECRETS).values(values).on_conflict_do_nothing())
            kept = connection.execute(select(SECRETS.c.value).where(SECRETS.c.name == name))
            return str(kept.scalar_one())

        return self._writer.run(keep).result()

    # ---------------------------------------------------------------------------------------

    def _write(self, statement: Any) -> Future[None]:
        def write(connection: Connection) -> None:
            connection.execute(statement)

        return self._writer.run(write)

    def _rows(self, query: Select[Any]) -> list[_Row]:
        with self._read() as connection:
            return [tuple(row) for row in connection.execute(query)]

    def _row(self, query: Select[Any]) -> _Row | None:
        return next(iter(self._rows(query)), None)

    @contextmanager
    def _read(self) -> Iterator[Connection]:
        try:
            with self._reading.connect() as connection:
                yield connection
        except SQLAlchemyError as error:
            raise _cannot("read", self._reading.url.render_as_string(), error) from error


def _cannot(what: str, url: str, error: SQLAlchemyError) -> StoreError:
    """The address is shown without its password."""
    reason = getattr(error, "orig", None) or error
    return StoreError(f"the database {url} cannot be {what}: {' '.join(str(reason).split())}")


def _resembles_another(connection: Connection, person: Person) -> bool:
    """Whether the name that somebody takes now looks like that of another. Who has a name already
    keeps it: it may be older than this comparison."""
    if person.skeleton is None:
        return False
    rows = connection.execute(select(_P.id).where(_P.skeleton == person.skeleton)).scalars().all()
    return bool(rows) and person.id not in rows
