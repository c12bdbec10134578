"""A store and the same luck for every test, as at tables."""

from tests.server.tables.conftest import same_luck, store

__all__ = ["same_luck", "store"]
