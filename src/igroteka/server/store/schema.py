"""The tables of the database. Every change here needs a migration beside it.

People are named by tables and seats without a foreign key: an account may be deleted while
the matches it played stay.
"""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    UniqueConstraint,
)

METADATA = MetaData()

TABLES = Table(
    "tables",
    METADATA,
    Column("id", String, primary_key=True),
    Column("game", String, nullable=False),
    Column("host", String, nullable=False),
    Column("visibility", String, nullable=False),
    Column("status", String, nullable=False),
    Column("info", LargeBinary, nullable=False),
    Column("created", Double, nullable=False),
    Column("moved", Double, nullable=False),
    Index("tables_in_lobby", "visibility", "status", "moved"),
)

EVENTS = Table(
    "events",
    METADATA,
    # The order of arrival: what watchers of the whole log go by.
    Column("id", BigInteger().with_variant(Integer, "sqlite"), primary_key=True),
    Column("table_id", ForeignKey("tables.id"), nullable=False),
    Column("seq", Integer, nullable=False),
    Column("kind", String, nullable=False),
    Column("key", String, nullable=False),
    Column("data", LargeBinary, nullable=False),
    Column("at", Double, nullable=False),
    UniqueConstraint("table_id", "seq", name="events_once_a_number"),
    UniqueConstraint("table_id", "key", name="events_once_a_key"),
)

SNAPSHOTS = Table(
    "snapshots",
    METADATA,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("data", LargeBinary, nullable=False),
)

PROCESSES = Table(
    "processes",
    METADATA,
    Column("id", String, primary_key=True),
    Column("began", Double, nullable=False),
    Column("beat", Double, nullable=False),
    Column("builds", LargeBinary, nullable=False),
)

PRESENCE = Table(
    "presence",
    METADATA,
    Column("process", String, primary_key=True),
    Column("table_id", String, primary_key=True),
    Column("person", String, primary_key=True),
)

SEATS = Table(
    "seats",
    METADATA,
    Column("person", String, primary_key=True),
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
)

CAMPAIGNS = Table(
    "campaigns",
    METADATA,
    Column("id", String, primary_key=True),
    Column("game", String, nullable=False),
    Column("host", String, nullable=False),
    Column("version", Integer, nullable=False),
    Column("data", LargeBinary, nullable=False),
    Column("created", Double, nullable=False),
    Column("moved", Double, nullable=False),
    Index("campaigns_of_host", "host", "moved"),
)

CAMPAIGN_TABLES = Table(
    "campaign_tables",
    METADATA,
    # A table is named here before it is opened, so that all who ask find the same one.
    Column("table_id", String, primary_key=True),
    Column("campaign_id", ForeignKey("campaigns.id"), nullable=False),
)

PEOPLE = Table(
    "people",
    METADATA,
    Column("id", String, primary_key=True),
    Column("name", String, nullable=False),
    Column("folded", String, unique=True),
    Column("password", String),
    Column("created", Double, nullable=False),
    # Not unique: some were registered before anybody looked.
    Column("skeleton", String, index=True),
)

SESSIONS = Table(
    "sessions",
    METADATA,
    Column("hash", String, primary_key=True),
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("kind", String, nullable=False),
    Column("expires", Double, nullable=False, index=True),
)

SECRETS = Table(
    "secrets",
    METADATA,
    Column("name", String, primary_key=True),
    Column("value", String, nullable=False),
)
