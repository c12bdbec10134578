"""What the store hands out, and how it complains."""

from __future__ import annotations

import msgspec

from igroteka.kernel.errors import IgrotekaError


class StoreError(IgrotekaError):
    """The database cannot be opened, read or written; the message says why and what to do."""


class StoredEvent(msgspec.Struct, frozen=True):
    """One line of a table's log. `data` is the table service's own JSON."""

    table: str
    seq: int
    kind: str
    key: str
    data: bytes
    at: float


class StoredSnapshot(msgspec.Struct, frozen=True):
    """The newest state of a match, as it was before event `seq`: so all events before that one
    lead to it. `data` is the table service's own JSON."""

    table: str
    seq: int
    data: bytes


class ProcessRow(msgspec.Struct, frozen=True):
    """A process that serves this database. `builds` is the table service's own JSON."""

    id: str
    began: float
    beat: float
    builds: bytes


class TableRow(msgspec.Struct, frozen=True):
    """A table as the lobby finds it. `info` is the table service's own JSON."""

    id: str
    game: str
    host: str
    visibility: str
    status: str
    info: bytes
    created: float
    moved: float


class CampaignRow(msgspec.Struct, frozen=True):
    """A campaign; `version` counts its changes. `data` is the campaign service's own JSON."""

    id: str
    game: str
    host: str
    version: int
    data: bytes
    created: float
    moved: float


class Person(msgspec.Struct, frozen=True):
    """Somebody who plays here. A guest has no password, and none of the names to compare."""

    id: str
    name: str
    folded: str | None
    """The name as it is compared with others; unique among the registered."""
    password: str | None
    """The argon2id hash."""
    created: float
    skeleton: str | None = None
    """What the name looks like at a glance: nobody else may register, or be a guest, under one
    that looks so."""

    @property
    def registered(self) -> bool:
        """Whether this person can log in again."""
        return self.password is not None


class Session(msgspec.Struct, frozen=True):
    """A browser (`cookie`) or a bot client (`token`) that speaks for a person."""

    hash: str
    person: str
    kind: str
    expires: float
