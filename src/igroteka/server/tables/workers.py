"""Worker processes: what takes long is computed there, so that nobody has to wait for it."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
from collections.abc import AsyncIterator, Callable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import asynccontextmanager
from multiprocessing.process import BaseProcess
from types import FrameType
from typing import Any, TypeVar

from igroteka.kernel import campaign_file, save
from igroteka.server.tables.handing import hand_over
from igroteka.server.tables.slices import ask_for_long_slices

STEPS_BACK = 10
"""By how much bots are less urgent to the system than the server: somebody waits for that."""
LEISURE = 19
"""By how much those whom nobody watches are: the very last. Where the system can, such a worker
runs only while the machine has nothing else to do, and gives way at once."""
GRACE = 10.0
"""For a worker to start, and to notice by itself that its time is over."""
LONG_GRACE = 600.0
"""The same where the machine may have no time for it at all for a while."""

T = TypeVar("T")

_log = logging.getLogger(__name__)


class Overrun(Exception):
    """A worker took longer than it may."""


# In the worker --------------------------------------------------------------------------------


def verify(data: bytes, seconds: float) -> save.Verdict:
    """Whether a match file is true: all of it is played again."""
    with Alarm(seconds):
        return save.verify(data)


def verify_campaign(data: bytes, seconds: float) -> save.Verdict:
    """The same for a campaign with all its matches."""
    with Alarm(seconds):
        return campaign_file.verify(data)


class Alarm:
    """Rings in this very process, where the system knows such a thing.

    Whoever works at leisure is given processor time: of the time in which others are served
    nobody can expect anything.
    """

    at_leisure = False

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds

    def __enter__(self) -> None:
        if hasattr(signal, "setitimer"):
            signal.signal(signal.SIGPROF if self.at_leisure else signal.SIGALRM, self._ring)
            self._set(self._seconds)

    def __exit__(self, *_: object) -> None:
        if hasattr(signal, "setitimer"):
            self._set(0.0)

    def _set(self, seconds: float) -> None:
        signal.setitimer(signal.ITIMER_PROF if self.at_leisure else signal.ITIMER_REAL, seconds)

    @staticmethod
    def _ring(_signal: int, _frame: FrameType | None) -> None:
        raise Overrun


def _quiet(steps_back: int) -> None:
    """Workers end when the server ends them, not by the keyboard; and with it, however it ends."""
    if hasattr(os, "nice"):
        os.nice(steps_back)
    if steps_back == LEISURE:
        Alarm.at_leisure = True
        if hasattr(os, "SCHED_IDLE"):
            os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))
    else:
        ask_for_long_slices()
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    server = multiprocessing.parent_process()
    if server is not None:
        threading.Thread(target=_end_with, args=(server,), daemon=True).start()


def _end_with(server: BaseProcess) -> None:
    """A killed server tells nobody: its workers see it by themselves."""
    server.join()
    os._exit(1)


# In the server --------------------------------------------------------------------------------


def _awaited(work: Future[T]) -> asyncio.Future[T]:
    """Work to be waited for. Who stops waiting does not call it off, over which the pool of Python
    3.11 stumbles, and hears no more of it: as when the server ends in the middle of it."""
    loop = asyncio.get_running_loop()
    waiting: asyncio.Future[T] = loop.create_future()

    def tell(_: Future[T]) -> None:
        if not loop.is_closed():
            loop.call_soon_threadsafe(hand_over, work, waiting)

    work.add_done_callback(tell)
    return waiting


class Workers:
    """A small pool of processes, made when first needed and made anew when it breaks."""

    def __init__(self, count: int | None = None, steps_back: int = STEPS_BACK) -> None:
        self._steps_back = steps_back
        self._count = count or max(1, min(4, (os.cpu_count() or 2) - 1))
        self._pool: ProcessPoolExecutor | None = None
        self._grace = LONG_GRACE if steps_back == LEISURE else GRACE
        self._places = asyncio.Semaphore(2 * self._count)
        self.waiting = 0
        """What has been asked for and is not done."""

    async def run(self, seconds: float, work: Callable[..., T], *args: Any) -> T:
        """Let a worker do it; an error of the worker, or Overrun, is raised here.

        The time runs once a worker is near: waiting in the queue is nobody's fault.
        """
        async with self.place():
            return await self.run_there(seconds, work, *args)

    @asynccontextmanager
    async def place(self) -> AsyncIterator[None]:
        """Wait until a worker is near. What it is to be given is best made ready then: what others
        wait for meanwhile comes first, and nothing lies about in the queue."""
        self.waiting += 1
        try:
            async with self._places:
                yield
        finally:
            self.waiting -= 1

    @property
    def idle(self) -> int:
        """How many processes more could be busy now: who has got one may take them along."""
        return max(0, self._count - self.waiting)

    async def run_there(self, seconds: float, work: Callable[..., T], *args: Any) -> T:
        """The same as `run`, from a place that one has."""
        pool = self._ready()
        future: Future[T] | None = None
        try:
            future = pool.submit(work, *args, seconds)
            return await asyncio.wait_for(_awaited(future), seconds + self._grace)
        except asyncio.CancelledError:
            if future is not None and future.cancelled() and self._pool is not pool:
                raise Overrun("the pool was given up because of another's work") from None
            raise
        except (BrokenProcessPool, TimeoutError) as error:
            self._abandon(pool)
            raise Overrun("a worker died or hangs") from error

    def close(self) -> None:
        """End all workers."""
        if self._pool is not None:
            self._abandon(self._pool)

    def _ready(self) -> ProcessPoolExecutor:
        if self._pool is None:
            spawn = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(
                self._count, mp_context=spawn, initializer=_quiet, initargs=(self._steps_back,)
            )
        return self._pool

    def _abandon(self, pool: ProcessPoolExecutor) -> None:
        if self._pool is pool:
            self._pool = None
        # No public way to end a worker that hangs before Python 3.14.
        processes = list((pool._processes or {}).values())
        pool.shutdown(wait=False, cancel_futures=True)
        for process in processes:
            process.terminate()
