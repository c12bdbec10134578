"""One client at a table: what is on its way to it, and what it has seen."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable

import msgspec

from igroteka.server.tables.views import View
from igroteka.server.wire import FromServer, Me

MOST = 256
"""Messages that may wait for a slow client before we close. States never wait: only the
newest one is sent."""

_encoder = msgspec.json.Encoder()


def encoded(message: FromServer) -> bytes:
    """As it travels."""
    return _encoder.encode(message)


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
        self._last = False
        self._wake = asyncio.Event()

    def send(self, message: bytes) -> None:
        """Put a message on its way."""
        if len(self._outbox) >= MOST:
            self.close()
        else:
            self._outbox.append(message)
            self._wake.set()

    def refresh(self) -> None:
        """What it was shown is no longer how the table stands."""
        self._stale = True
        self._wake.set()

    def close_when_sent(self) -> None:
        """Close it after what is on its way."""
        self._last = True
        self._wake.set()

    def close(self) -> None:
        """Close it: it will come back and be shown everything."""
        self.closed = True
        self._wake.set()

    async def pump(
        self, show: Callable[[Connection], bytes | None], send: Callable[[bytes], Awaitable[None]]
    ) -> None:
        """Send what is on its way, until it is closed.

        A state is made when it can be sent: a slow client skips what it had no time to see.
        """
        while not self.closed:
            await self._wake.wait()
            self._wake.clear()
            while self._outbox and not self.closed:
                await send(self._outbox.popleft())
            if self._last:
                self.close()
            if self._stale and not self.closed:
                self._stale = False
                state = show(self)
                if state is not None:
                    await send(state)
