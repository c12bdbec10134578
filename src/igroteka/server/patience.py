"""HTTP connections that say nothing, or never finish what they say, are closed."""

from __future__ import annotations

import asyncio
from typing import Any

from uvicorn.protocols.http.auto import AutoHTTPProtocol

SILENT = 20.0
"""Seconds within which a connection must have made a whole request."""


class Patient(AutoHTTPProtocol):  # type: ignore[misc,valid-type]
    """uvicorn's own protocol, with an end to its patience before the first request is whole."""

    def connection_made(self, transport: Any) -> None:
        """Somebody has connected: now they must say what they want."""
        super().connection_made(transport)
        self._patience = asyncio.get_running_loop().call_later(SILENT, self._give_up)

    def connection_lost(self, exc: Exception | None) -> None:
        """They are gone."""
        self._patience.cancel()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Once a request is whole, uvicorn itself closes connections that are idle after it."""
        super().data_received(data)
        cycle = self.cycle
        moved_on = self.transport.get_protocol() is not self  # to a web socket
        if moved_on or (cycle is not None and not cycle.more_body):
            self._patience.cancel()

    def _give_up(self) -> None:
        if not self.transport.is_closing():
            self.transport.close()
