"""Databases for the tests: always SQLite, and PostgreSQL where it can be had."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from igroteka.server.store import Store
from tests.server.postgres import NoPostgres, cluster

OpenStore = Callable[[], Store]


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The address of a PostgreSQL of our own."""
    try:
        with cluster() as address:
            yield address
    except NoPostgres as reason:
        pytest.skip(str(reason))


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/igroteka.sqlite"
    psycopg = pytest.importorskip("psycopg")
    address: str = request.getfixturevalue("postgres")
    name = f"t{secrets.token_hex(6)}"
    with psycopg.connect(address % "postgres", autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}")
    return address % name


@pytest.fixture
def open_store(database: str) -> Iterator[OpenStore]:
    """Opens the same database again and again, as other processes would."""
    opened: list[Store] = []

    def open_another() -> Store:
        opened.append(Store.open(database))
        return opened[-1]

    yield open_another
    for store in opened:
        store.close()


@pytest.fixture
def store(open_store: OpenStore) -> Store:
    """A store on an empty database."""
    return open_store()
