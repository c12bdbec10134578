"""A server with a planted fault: it acknowledges answers before they are durable.

Only the crash test runs it, to see that it would notice, however busy the machine is: so its disk
is a slow one.
"""

from __future__ import annotations

import threading
from concurrent.futures import Future

from igroteka.cli import main
from igroteka.server.store.rows import StoredEvent, StoredSnapshot
from igroteka.server.store.writer import Writer

_append = Writer.append

SLOW = 0.5
"""Seconds until something is on its way to the disk."""


def hasty(
    self: Writer,
    event: StoredEvent,
    snapshot: StoredSnapshot | None = None,
    *,
    waits: bool = False,
) -> Future[bool]:
    """Say at once that it is written, and hand it to the writer."""
    writing = threading.Timer(SLOW, _append, (self, event, snapshot), {"waits": waits})
    writing.daemon = True
    writing.start()
    done: Future[bool] = Future()
    done.set_result(True)
    return done


def serve() -> int:
    """As `igroteka`, with the fault in it."""
    Writer.append = hasty  # type: ignore[method-assign]
    return main()
