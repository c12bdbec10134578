"""Persistence: SQLite by default, PostgreSQL for several processes or machines."""

from igroteka.server.store.rows import Event, Person, Session, StoreError, TableRow
from igroteka.server.store.store import Store

__all__ = ["Event", "Person", "Session", "Store", "StoreError", "TableRow"]
