"""Files of strangers: verified one after the other, in a queue of their own."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, TypeVar

from igroteka.server.limits import Pace
from igroteka.server.tables.problem import Problem
from igroteka.server.tables.workers import Workers

IMPORTS_WAITING = 8
"""Files of strangers that wait to be verified."""

VERIFIED_PER_MINUTE = 20
"""Files that one person may have verified."""

T = TypeVar("T")


class Imports:
    """The queue, and the worker at its end."""

    def __init__(self, monotonic: Callable[[], float]) -> None:
        self.pace = Pace(VERIFIED_PER_MINUTE, 2 * VERIFIED_PER_MINUTE, monotonic)
        self.workers = Workers(1)
        self.waiting = 0
        """Files that are being verified, or wait for it."""
        self._turn = asyncio.Lock()

    async def verified(self, seconds: float, work: Callable[..., T], *args: Any) -> T:
        """Let a stranger's file be looked at, one after the other: nobody else waits for it."""
        if self.waiting >= IMPORTS_WAITING:
            raise Problem("problem-busy")
        self.waiting += 1
        try:
            async with self._turn:
                return await self.workers.run(seconds, work, *args)
        finally:
            self.waiting -= 1

    def close(self) -> None:
        """End the worker."""
        self.workers.close()
