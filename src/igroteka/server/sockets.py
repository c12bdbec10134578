"""Web sockets that compress well for their weight.

A compressed socket remembers what it has sent: 2^(WINDOW + 2) + 2^(MEMORY + 9) bytes, here 40 kB,
and there are thousands of them. What is sent is a few hundred bytes an answer, so a memory of eight
thousand letters finds the words of the last dozen messages again. What clients say is short and
seldom: each of their messages stands alone, so that a silent socket keeps nothing for it.
"""

from __future__ import annotations

from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory

WINDOW = 13
MEMORY = 4
HEARD = 9
"""For what clients say, which is little."""

_DEFLATE = ServerPerMessageDeflateFactory(
    server_max_window_bits=WINDOW,
    client_max_window_bits=HEARD,
    client_no_context_takeover=True,
    compress_settings={"memLevel": MEMORY},
)


class Socket(WebSocketsSansIOProtocol):
    """uvicorn's own protocol, with our measure of memory for each socket."""

    def __init__(self, *how: Any, **named: Any) -> None:
        super().__init__(*how, **named)
        if self.config.ws_per_message_deflate:
            self.conn.available_extensions = [_DEFLATE]
