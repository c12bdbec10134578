"""A server with a planted fault: it acknowledges answers before they are durable.

Only the crash test runs it, to see that it would notice.
"""

from __future__ import annotations

from concurrent.futures import Future

from igroteka.cli import main
from igroteka.server.store.rows import StoredEvent, StoredSnapshot
from igroteka.server.store.writer import Writer

_append = Writer.append


def hasty(
    self: Writer,
    event: StoredEvent,
    snapshot: StoredSnapshot | None = None,
    *,
    waits: bool = False,
) -> Future[bool]:
    """Hand it to the writer, and say at once that it is written."""
    _append(self, event, snapshot, waits=waits)
    done: Future[bool] = Future()
    done.set_result(True)
    return done


def serve() -> int:
    """As `igroteka`, with the fault in it."""
    Writer.append = hasty  # type: ignore[method-assign]
    return main()
