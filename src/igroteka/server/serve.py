"""Runs the web table until it is told to stop."""

from __future__ import annotations

import contextlib
import gc
import logging
import logging.config
import socket
import sys
import threading
import time
import webbrowser
from collections.abc import Callable

import msgspec
import uvicorn

from igroteka.server import files
from igroteka.server.app import create_app
from igroteka.server.config import BadConfig, Config
from igroteka.server.logs import log_config
from igroteka.server.patience import Patient
from igroteka.server.sockets import Socket

GRACE = 10
"""Seconds that requests and sockets get to end before they are ended."""
SOCKET_BYTES = 64 * 1024
"""The longest message on a socket."""

GARBAGE = (50_000, 20, 50)
"""When Python looks for rings of garbage: seldom, because we make next to none, and each look
at the stories of all tables holds everybody up."""
SWITCH = 0.0005
"""Seconds after which the thread that writes to the disk may go on, though the loop is busy:
it is what people wait for."""
PING = 60.0
"""Seconds between two questions whether a silent client is still there: clients ask us, too,
and each question costs as much as an answer."""

_log = logging.getLogger(__name__)


def serve(config: Config, ready: Callable[[str], None] | None = None) -> None:
    """Serve until interrupted or terminated; then let everything end in peace.

    `ready` is called with the address once the server answers.
    """
    logging.config.dictConfig(log_config(config.log_level))
    _tune()
    with _listen(config) as listening:
        port = listening.getsockname()[1]  # where port 0 has been made a real one
        address = msgspec.structs.replace(config, port=port).address
        server = uvicorn.Server(_uvicorn_config(config))
        told = (server, address, config, ready)
        threading.Thread(target=_announce, args=told, daemon=True).start()
        # Once all is shut down, uvicorn sends itself the signal again.
        with contextlib.suppress(KeyboardInterrupt):
            server.run(sockets=[listening])
    if not server.started:
        raise BadConfig("the server could not start; the lines above say why")


def _tune() -> None:
    """Set Python up for one busy loop with a writer beside it."""
    files.raise_limit()
    gc.collect()
    gc.freeze()
    gc.set_threshold(*GARBAGE)
    sys.setswitchinterval(SWITCH)


def _listen(config: Config) -> socket.socket:
    """The socket, before anything else: a port that is taken is found out in one sentence."""
    family = socket.AF_INET6 if ":" in config.host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    try:
        if sys.platform != "win32":
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((config.host, config.port))
    except OSError as error:
        listening.close()
        reason = error.strerror or str(error)
        raise BadConfig(
            f"cannot listen on {config.host}, port {config.port}: {reason}. "
            "Choose another with --port."
        ) from None
    return listening


def _uvicorn_config(config: Config) -> uvicorn.Config:
    return uvicorn.Config(
        create_app(config),
        log_config=None,
        access_log=False,  # our own log names routes, not paths: those hold invitations
        server_header=False,
        proxy_headers=bool(config.proxy),
        forwarded_allow_ips=config.proxy or None,
        ws_max_size=SOCKET_BYTES,
        ws_per_message_deflate=config.deflate,
        ws_ping_interval=PING,
        ws_ping_timeout=PING,
        timeout_graceful_shutdown=GRACE,
        http=Patient,
        ws=Socket,
    )


def _announce(
    server: uvicorn.Server, address: str, config: Config, ready: Callable[[str], None] | None
) -> None:
    """Say where we are as soon as somebody would be answered there."""
    while not server.started:
        if server.should_exit:
            return
        time.sleep(0.02)
    _log.info("ready", extra={"address": address})
    if ready is not None:
        ready(address)
    if config.open_browser:
        webbrowser.open(address)
