"""Handing over what came of work in a thread or process to who waits for it on the loop."""

from __future__ import annotations

import asyncio
from concurrent.futures import Future
from typing import TypeVar

T = TypeVar("T")


def hand_over(work: Future[T], waiting: asyncio.Future[T]) -> None:
    """Work that is done; on the loop. Who has stopped waiting hears no more of it."""
    if waiting.done():
        return
    if work.cancelled():
        waiting.cancel()
    elif (error := work.exception()) is not None:
        waiting.set_exception(error)
    else:
        waiting.set_result(work.result())
