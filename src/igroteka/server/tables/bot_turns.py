"""Bot turns: the bot computes in a worker process, from what its seat may know.

A bot that fails, or takes too long, is replaced by a random choice for that one answer.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import Any

from igroteka.bots import bot
from igroteka.bots.search.bot import Searcher
from igroteka.kernel.match import Match
from igroteka.kernel.registry import find_game
from igroteka.server.tables.determinize import Position, determinize, restore
from igroteka.server.tables.workers import Alarm, Workers

SECONDS = 5.0
"""How long a bot may take for one answer."""

_log = logging.getLogger(__name__)


def choose_option(position: Position, name: str, helpers: int, seconds: float) -> str:
    """The key of the option that the bot takes; so many processes may help it to think."""
    with Alarm(seconds):
        match = restore(position, find_game(position.game))
        player = bot(name, position.luck)
        if isinstance(player, Searcher):
            player.helpers = helpers
        return player.choose(match, position.seat).key


class BotRunner:
    """Runs the bots. Whatever happens, an option is chosen."""

    def __init__(self, workers: Workers, seconds: float = SECONDS) -> None:
        self._workers = workers
        self._seconds = seconds
        self._guessing = ThreadPoolExecutor(1, "guess")
        """Where guesses are made: they take too long for the loop, and may not leave the server."""
        self.faults = 0
        """How many answers had to be given at random because a bot could not."""

    def close(self) -> None:
        """Guess no more."""
        self._guessing.shutdown(wait=False, cancel_futures=True)

    async def choose(
        self, match: Match[Any], seat: int, name: str, workers: Workers | None = None
    ) -> str:
        """The key of an option that the open question of the seat offers; `workers` think about
        it in place of those who are there for everybody."""
        question = match.asked(seat)
        assert question is not None
        keys = [option.key for option in question.options]
        rng = Random(secrets.randbits(64))
        if name == "random":
            return rng.choice(keys)
        try:
            chosen = await self._thought(workers or self._workers, match, seat, name, rng)
        except Exception:  # noqa: BLE001  (whatever it was, people must not suffer from it)
            _log.exception("bot %s failed at %s: a random choice instead", name, match.game.id)
            chosen = ""
        if chosen not in keys:
            self.faults += 1
            return rng.choice(keys)
        return chosen

    async def _thought(
        self, workers: Workers, match: Match[Any], seat: int, name: str, rng: Random
    ) -> str:
        async with workers.place():
            loop = asyncio.get_running_loop()
            position = await loop.run_in_executor(self._guessing, _guess, match, seat, rng)
            if isinstance(position, str):
                return position
            return await workers.run_there(
                self._seconds, choose_option, position, name, workers.idle
            )


def _guess(match: Match[Any], seat: int, rng: Random) -> Position | str:
    """What a bot is to think about; where no deal fits, what it chooses offhand in mid-step.

    The match stands still meanwhile: an answer puts another in its place.
    """
    position = determinize(match, seat, rng)
    if position is not None:
        return position
    twin = match.determinize(seat, rng)
    return bot("guided", rng.getrandbits(64)).choose(twin, seat).key
