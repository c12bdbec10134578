"""Which database, and how to speak to it: SQLite with nothing to install, or PostgreSQL."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Mapping
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError

from igroteka.kernel.places import data_folder
from igroteka.server.store.rows import StoreError

FILE = "igroteka.sqlite"
VARIABLE = "IGROTEKA_DATABASE"
BUSY = 10.0
"""Seconds to wait for another process that writes to the same file."""


def database_url(url: str | None, environment: Mapping[str, str] = os.environ) -> URL:
    """The database that is meant: as told, else IGROTEKA_DATABASE, else a file of our own."""
    wanted = url or environment.get(VARIABLE)
    if not wanted:
        return URL.create("sqlite", database=str(data_folder(environment) / FILE))
    try:
        parsed = make_url(wanted)
    except ArgumentError:
        raise StoreError(
            f"{VARIABLE} must be a postgresql:// or sqlite:/// address of a database."
        ) from None
    backend = parsed.get_backend_name()
    if backend in {"postgresql", "postgres"}:
        return _postgresql(parsed)
    if backend != "sqlite":
        raise StoreError(f"there is no support for {backend} databases: use postgresql or sqlite.")
    if parsed.database in {None, "", ":memory:"}:
        raise StoreError("a database in memory would forget every match: name a file.")
    return parsed


def _postgresql(url: URL) -> URL:
    if find_spec("psycopg") is None:
        raise StoreError("PostgreSQL needs the package psycopg: pip install 'igroteka[postgres]'.")
    return url.set(drivername="postgresql+psycopg")


def writing_engine(url: URL) -> Engine:
    """One connection that writes."""
    if url.get_backend_name() == "postgresql":
        return create_engine(url, pool_size=1, max_overflow=0, pool_pre_ping=True)
    _make_folder(url)
    engine = create_engine(url, pool_size=1, max_overflow=0, connect_args={"timeout": BUSY})
    _tune_sqlite(engine, begin="BEGIN IMMEDIATE", pragmas=_WRITING)
    return engine


def reading_engine(url: URL) -> Engine:
    """Connections that read: they see the last commit and wait for nobody."""
    if url.get_backend_name() == "postgresql":
        return create_engine(url, pool_size=4, max_overflow=12, pool_pre_ping=True)
    engine = create_engine(url, pool_size=4, max_overflow=12, connect_args={"timeout": BUSY})
    _tune_sqlite(engine, begin="BEGIN", pragmas=_READING)
    return engine


# NORMAL may lose the last commits when the power goes; group commit makes FULL cheap.
_WRITING = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON")
_READING = ("query_only=ON", "foreign_keys=ON")


def _tune_sqlite(engine: Engine, begin: str, pragmas: tuple[str, ...]) -> None:
    """Transactions begin when we say so: the driver would begin them late, or not at all."""

    @event.listens_for(engine, "connect")
    def connected(connection: sqlite3.Connection, _record: Any) -> None:
        connection.isolation_level = None
        for pragma in pragmas:
            connection.execute(f"PRAGMA {pragma}").close()

    @event.listens_for(engine, "begin")
    def begun(connection: Connection) -> None:
        connection.exec_driver_sql(begin)


def _make_folder(url: URL) -> None:
    folder = Path(url.database or "").absolute().parent
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        reason = error.strerror or str(error)
        raise StoreError(f"the folder {folder} for the database cannot be made: {reason}") from None
