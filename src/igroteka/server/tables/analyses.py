"""Finished matches analysed by a worker of its own, once for all who ask.

It takes some seconds, so nobody is kept on the line: who asks too early is told nothing yet, and
asks again.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Any

import msgspec

from igroteka.kernel.errors import IgrotekaError
from igroteka.kernel.fact import Fact
from igroteka.kernel.record import Answered, Header
from igroteka.kernel.registry import find_game
from igroteka.lab.analysis import Analysis, analyse
from igroteka.server.tables.play import Play
from igroteka.server.tables.problem import Problem
from igroteka.server.tables.views import Viewer, told_to
from igroteka.server.tables.workers import Alarm, Overrun, Workers

SECONDS = 120.0
"""How long one analysis may take."""
PATIENCE = 5.0
"""How long one waits for it before one is told to ask again."""
QUEUE = 6
"""How many may wait to be made; who comes later is sent away."""
KEPT = 64
"""So many are remembered."""

_log = logging.getLogger(__name__)


def analysed(header: Header, answers: list[Answered], seconds: float) -> Analysis:
    """The analysis of a match, in the worker."""
    with Alarm(seconds):
        return analyse(find_game(header.game), header, answers)


class Analyses:
    """Asks the worker, and remembers what it said."""

    def __init__(self, seconds: float = SECONDS, patience: float = PATIENCE) -> None:
        self._workers = Workers(1)
        self._seconds = seconds
        self._patience = patience
        self._kept: dict[tuple[str, int], asyncio.Task[Analysis]] = {}

    async def of(self, table: str, play: Play, viewer: Viewer) -> Analysis | None:
        """The analysis of a match that is over, as these seats may read it; None: not yet."""
        place = table, play.seq
        task = self._kept.get(place)
        if task is None:
            if self._workers.waiting >= QUEUE:
                raise Problem("problem-busy")
            task = asyncio.create_task(self._made(play.header, [*play.answers]))
            self._keep(place, task)
        done, _ = await asyncio.wait([task], timeout=self._patience)
        return _as_told(task.result(), viewer) if done else None

    async def _made(self, header: Header, answers: list[Answered]) -> Analysis:
        try:
            return await self._workers.run(self._seconds, analysed, header, answers)
        except Overrun as error:
            raise Problem("problem-analysis-long") from error
        except IgrotekaError as error:
            _log.warning("a match cannot be analysed: %s", error)
            raise Problem("problem-analysis") from error

    def _keep(self, place: tuple[str, int], task: asyncio.Task[Analysis]) -> None:
        if len(self._kept) >= KEPT:
            self._kept.pop(next(iter(self._kept))).cancel()
        self._kept[place] = task

        def ended(done: asyncio.Task[Analysis]) -> None:
            if done.cancelled() or done.exception() is not None:
                self._kept.pop(place, None)  # it may go better the next time

        task.add_done_callback(ended)

    def close(self) -> None:
        """End the worker, and all that waits for it."""
        for task in self._kept.values():
            task.cancel()
        self._workers.close()


def _as_told(found: Analysis, viewer: Viewer) -> Analysis:
    """The same with what was told to these seats only."""

    def heard(one: Any) -> Any:
        facts: tuple[Fact, ...] = tuple(fact for fact in one.facts if told_to(fact, viewer))
        return msgspec.structs.replace(one, facts=facts)

    return msgspec.structs.replace(
        found,
        turns=tuple(heard(one) for one in found.turns),
        decisions=tuple(heard(one) for one in found.decisions),
        fortunes=tuple(heard(one) for one in found.fortunes),
    )
