"""One client at a table: what is on its way to it, and what it has seen."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Protocol

import msgspec

from igroteka.server.tables.views import View
from igroteka.server.wire import FromServer, Me

MOST = 256
"""Messages that may wait for a slow client. How the table stands never waits: only the newest is
sent. Past this many a client is told everything anew instead of each of them."""

_encoder = msgspec.json.Encoder()


def encoded(message: FromServer) -> bytes:
    """As it travels."""
    return _encoder.encode(message)


class Shows(Protocol):
    """Whoever can tell a client how the table stands."""

    def show(self, connection: Connection) -> bytes | None:
        """The match, if there is anything new in it."""
        ...

    def show_table(self, connection: Connection) -> bytes | None:
        """Seats, presence and status."""
        ...

    def tell_again(self, connection: Connection) -> list[bytes]:
        """All else that somebody who has just come is told."""
        ...


class Connection:
    """Somebody who looks at a table, with a seat or without."""

    def __init__(self, me: Me) -> None:
        self.me = me
        self.greeted = False
        self.seen: tuple[tuple[int, ...], View] | None = None
        """As whom, and what, it was last shown."""
        self.closed = False
        self._outbox: deque[bytes] = deque()
        self._stale = False
        self._table_stale = False
        self._behind = False
        self._wake = asyncio.Event()
        self._drained = asyncio.Event()
        self._drained.set()

    def send(self, message: bytes) -> None:
        """Put an answer to what the client said on its way."""
        self._outbox.append(message)
        if len(self._outbox) >= MOST:
            self._drained.clear()
        self._wake.set()

    def tell(self, message: bytes) -> None:
        """Put on its way what everybody is told; who reads too slowly is told all of it anew."""
        if len(self._outbox) >= MOST:
            self._behind = True
        else:
            self._outbox.append(message)
        self._wake.set()

    async def drained(self) -> None:
        """Wait until the client has read of its answers what it must before it may say more."""
        await self._drained.wait()

    def refresh(self) -> None:
        """What it was shown is no longer how the match stands."""
        self._stale = True
        self._wake.set()

    @property
    def is_stale(self) -> bool:
        """Whether it waits to be shown how the match stands."""
        return self._stale

    def table_changed(self) -> None:
        """What it was told of the table itself is old."""
        self._table_stale = True
        self._wake.set()

    def close(self) -> None:
        """Close it: it will come back and be shown everything."""
        self.closed = True
        self._drained.set()
        self._wake.set()

    async def pump(self, shows: Shows, send: Callable[[bytes], Awaitable[None]]) -> None:
        """Send what is on its way, until it is closed.

        How the table stands is written when it can be sent: a slow client skips what it had no
        time to see.
        """
        while not self.closed:
            await self._wake.wait()
            self._wake.clear()
            while (message := self._next(shows)) is not None:
                await send(message)

    def _next(self, shows: Shows) -> bytes | None:
        """What is to be sent now: answers, then the table, then the match."""
        while not self.closed:
            if self._outbox:
                message = self._outbox.popleft()
                if len(self._outbox) < MOST // 2:
                    self._drained.set()
                return message
            if self._behind:
                self._behind = False
                self._outbox.extend(shows.tell_again(self))
            elif self._table_stale:
                self._table_stale = False
                if (table := shows.show_table(self)) is not None:
                    return table
            elif self._stale:
                self._stale = False
                if (state := shows.show(self)) is not None:
                    return state
            else:
                break
        return None
