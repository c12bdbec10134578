"""Persistence: SQLite by default, PostgreSQL for several processes or machines."""

from igroteka.server.store.campaigns import Campaigns
from igroteka.server.store.rows import (
    CampaignRow,
    Person,
    ProcessRow,
    Session,
    StoredEvent,
    StoredSnapshot,
    StoreError,
    TableRow,
)
from igroteka.server.store.store import Store

__all__ = [
    "CampaignRow",
    "Campaigns",
    "Person",
    "ProcessRow",
    "Session",
    "Store",
    "StoreError",
    "StoredEvent",
    "StoredSnapshot",
    "TableRow",
]
