"""Advice for a seat, made by a worker of its own from what the seat may know.

Where the table allows it. Advice that cannot be had in time is left out, and neither bots nor other
tables are slowed.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping
from random import Random
from typing import Any, NamedTuple

import msgspec

from igroteka.kernel.coach import Coach
from igroteka.kernel.match import Match
from igroteka.kernel.registry import find_game
from igroteka.lab.advisor import SECONDS as THINKING
from igroteka.lab.advisor import Counsel, counsel, left_to_choose
from igroteka.lab.analysis.scale import scale_of
from igroteka.server.tables.determinize import Position, determinize, restore
from igroteka.server.tables.table import Table
from igroteka.server.tables.workers import Alarm, Overrun, Workers

SECONDS = 10.0
"""How long one piece of advice may take, all in all."""
WARMING = 60.0
"""How long the worker may take to get to know a table."""
QUEUE = 4
"""How many may wait; who comes later is told nothing."""
KEPT = 256
"""So much advice is remembered."""

Place = tuple[str, int, int]
"""Where advice was asked for: the table or lesson, the moment, and the seat."""

_log = logging.getLogger(__name__)


class Asked(NamedTuple):
    """What the worker is to know beside the position: the table, how many answers were given at
    it, and the keys of what may be advised, where not all that is offered may."""

    options: Mapping[str, Any]
    answers: int
    among: tuple[str, ...] | None = None


def think(position: Position, asked: Asked, seconds: float) -> Counsel:
    """What is best at a position, in the worker."""
    with Alarm(seconds):
        match = restore(position, find_game(position.game))
        time = min(THINKING, seconds / 2)
        return counsel(match, position.seat, asked.options, asked.answers, time, asked.among)


def get_to_know(name: str, options: Mapping[str, Any], seconds: float) -> None:
    """Find the scale of a table, which takes longer than any advice."""
    with Alarm(seconds):
        game = find_game(name)
        scale_of(game, game.configure(options))


def allowed(table: Table) -> bool:
    """Whether the advisor may be asked at a table, as it is seated now."""
    if table.opened.advice != "alone":
        return table.opened.advice == "always"
    people = [seat for seat in table.seats if seat.person]
    return len(people) == 1 and all(seat.person or seat.bot for seat in table.seats)


class Advisor:
    """Asks the worker, and remembers what it said."""

    def __init__(self) -> None:
        self._workers = Workers(1)
        self._known: dict[bytes, asyncio.Task[None]] = {}
        """Tables that the worker knows, or gets to know."""
        self._kept: dict[Place, Counsel] = {}

    async def of(self, table: Table, match: Match[Any], seat: int) -> Counsel | None:
        """Advice on the open question of a seat; None where it is not asked, or there is no
        time."""
        play = table.play
        if match.asked(seat) is None or play is None:
            return None
        asked = Asked(play.header.options, len(play.answers))
        return await self._of((table.id, table.seq, seat), match, asked)

    async def in_lesson(self, coach: Coach[Any]) -> Counsel | None:
        """Advice to a learner, where a step leaves a choice: on what the step wants, and nothing
        else. Where it wants one thing the coach has said which."""
        among = left_to_choose(coach)
        if not among:
            return None
        lesson, acts = coach.lesson, coach.acts
        place = "/".join((coach.game.id, lesson.id, *acts)), len(acts), lesson.seat
        return await self._of(place, coach.match, Asked(lesson.options, len(coach.answers), among))

    async def _of(self, place: Place, match: Match[Any], asked: Asked) -> Counsel | None:
        if place not in self._kept and self._workers.waiting < QUEUE:
            where, moment, seat = place
            position = await asyncio.to_thread(determinize, match, seat, Random(moment))
            if position is not None:
                try:
                    await self.know(position.game, asked.options)
                    found = await self._workers.run(SECONDS, think, position, asked)
                except Overrun:
                    _log.warning("no time for advice at %s", where)
                    return None
                self._keep(place, found)
        return self._kept.get(place)

    async def know(self, game: str, options: Mapping[str, Any]) -> None:
        """Let the worker get to know a table at which advice may soon be asked for."""
        table = game.encode() + msgspec.json.encode(options, order="sorted")
        task = self._known.get(table)
        if task is None:
            running = self._workers.run(WARMING, get_to_know, game, options)
            task = self._known[table] = asyncio.ensure_future(running)
        try:
            await asyncio.shield(task)
        except Overrun:
            self._known.pop(table, None)
            raise

    async def warm(self, game: str, options: Mapping[str, Any]) -> None:
        """The same for somebody who has come and has not asked yet."""
        try:
            await self.know(game, options)
        except Overrun:
            _log.warning("the advisor could not get to know a table of %s in time", game)

    def _keep(self, place: Place, found: Counsel) -> None:
        if len(self._kept) >= KEPT:
            del self._kept[next(iter(self._kept))]
        self._kept[place] = found

    def close(self) -> None:
        """End the worker."""
        for task in self._known.values():
            task.cancel()
        self._workers.close()
