"""Brings a database, old or empty, to the tables that this version knows."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import Engine, text

from igroteka.server.store.rows import StoreError

_FOLDER = Path(__file__).parent / "migrations"
_LOCK = 0x19_0_7_EC_A
"""Any number of our own: processes that start together migrate one after the other."""


def migrate(engine: Engine) -> None:
    """Run every migration that the database has not seen, all in one transaction."""
    config = Config()
    config.set_main_option("script_location", str(_FOLDER).replace("%", "%%"))
    with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _LOCK})
        config.attributes["connection"] = connection
        try:
            command.upgrade(config, "head")
        except CommandError as error:
            raise StoreError(
                f"this database was made by another version of Igroteka, newer than this one: "
                f"update Igroteka, or name another database ({error})."
            ) from error
