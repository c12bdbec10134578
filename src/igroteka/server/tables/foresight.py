"""What an option would lead to, reckoned by a worker of its own from what the seat may know.

Whoever hovers over an option does not wait for it: an answer that cannot be had in time is left
out, and neither bots nor other tables are slowed.
"""

from __future__ import annotations

import logging
from random import Random
from typing import Any

from igroteka.kernel.chance import Fast
from igroteka.kernel.match import Match
from igroteka.kernel.registry import find_game
from igroteka.scene import Consequence
from igroteka.scene.consequences import WhatIf
from igroteka.server.tables.determinize import Position, determinize, restore
from igroteka.server.tables.workers import Alarm, Overrun, Workers

SECONDS = 1.0
"""How long one answer may take."""
QUEUE = 4
"""How many may wait; who comes later is told nothing."""
KEPT = 512
"""So many answers are remembered."""
WARMING = 10.0
"""How long the worker may take to read a game."""

_log = logging.getLogger(__name__)


def look_ahead(position: Position, option: str, seconds: float) -> Consequence:
    """What the option leads to, from the position."""
    with Alarm(seconds):
        match = restore(position, find_game(position.game))
        return WhatIf(match, position.seat).of(option)


def get_ready(name: str, seconds: float) -> None:
    """Read a game and look ahead once, so that the first who asks need not wait for that."""
    with Alarm(seconds):
        game = find_game(name)
        match = Match(game, game.new(game.configure({}), Fast(0)))
        match.start()
        question = match.asks[0]
        WhatIf(match, question.seat).of(question.options[0])


class Foresight:
    """Asks the worker, and remembers what it said."""

    def __init__(self) -> None:
        self._workers = Workers(1, steps_back=0)  # somebody looks at it
        self._warm: set[str] = set()
        """The games that the worker knows, or is reading."""
        self._kept: dict[tuple[str, int, int, str], Consequence] = {}

    async def of(
        self, table: str, seq: int, match: Match[Any], seat: int, option: str
    ) -> Consequence | None:
        """The consequence of an option of the open question of a seat; None where there is no
        such option, or no time."""
        asked = match.asked(seat)
        if asked is None or asked.option(option) is None:
            return None
        place = (table, seq, seat, option)
        if place not in self._kept and self._workers.waiting < QUEUE:
            position = determinize(match, seat, Random(seq))
            if position is not None:
                await self._reckon(place, position)
        return self._kept.get(place)

    def is_warm(self, game: str) -> bool:
        """Whether the worker knows a game, or is reading it."""
        return game in self._warm

    async def warm(self, game: str) -> None:
        """Let the worker read a game that somebody is about to play."""
        self._warm.add(game)
        try:
            await self._workers.run(WARMING, get_ready, game)
        except Overrun:
            self._warm.discard(game)
            _log.warning("the worker that looks ahead could not read %s in time", game)

    async def _reckon(self, place: tuple[str, int, int, str], position: Position) -> None:
        try:
            found = await self._workers.run(SECONDS, look_ahead, position, place[-1])
        except Overrun:
            _log.warning("no time to see what comes of %s at %s", place[-1], place[0])
            return
        if len(self._kept) >= KEPT:
            del self._kept[next(iter(self._kept))]
        self._kept[place] = found

    def close(self) -> None:
        """End the worker."""
        self._workers.close()
