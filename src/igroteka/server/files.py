"""Open files: every socket is one, and the system gives a process only so many."""

from __future__ import annotations

import contextlib
import logging
import sys
from pathlib import Path

NEAR = 0.8
"""Of all that may be open: more than this is said in the log."""

_log = logging.getLogger(__name__)


def raise_limit() -> None:
    """Take as many as the system lets us have without asking."""
    if sys.platform == "win32":
        return
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != hard:
        with contextlib.suppress(ValueError, OSError):  # some systems say one thing, do another
            resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    _log.info("open files", extra={"limit": limit()})


def limit() -> int:
    """How many may be open; 0 where nobody can tell."""
    if sys.platform == "win32":
        return 0
    import resource

    return resource.getrlimit(resource.RLIMIT_NOFILE)[0]


def open_now() -> int:
    """How many are; 0 where nobody can tell."""
    try:
        return sum(1 for _ in Path("/proc/self/fd").iterdir())
    except OSError:
        return 0


def warn_if_near() -> bool:
    """Say so in the log when there is little room left."""
    most, now = limit(), open_now()
    near = bool(most) and now > NEAR * most
    if near:
        _log.warning("few more files can be opened", extra={"open": now, "limit": most})
    return near
