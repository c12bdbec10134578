"""Persistence: SQLite by default, PostgreSQL for several processes or machines."""

from igroteka.server.store.rows import (
    Person,
    Session,
    StoredEvent,
    StoredSnapshot,
    StoreError,
    TableRow,
)
from igroteka.server.store.store import Store

__all__ = [
    "Person",
    "Session",
    "Store",
    "StoreError",
    "StoredEvent",
    "StoredSnapshot",
    "TableRow",
]
