"""Leisure: what bots do at tables that nobody looks at gives way to all that people do.

They think in workers that run while the machine has nothing else to do, one after another at an
easy pace, and what they answer is written in company. Nobody notices but those who play.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

from igroteka.kernel.match import Match
from igroteka.server.tables.automatic import BotTurn
from igroteka.server.tables.room import Room
from igroteka.server.tables.workers import LEISURE, Workers

if TYPE_CHECKING:
    from igroteka.server.tables.service import TableService

APART = 0.02
"""Seconds between two answers of bots whom nobody watches, at all tables together, while somebody
looks at any table: each takes the server about a millisecond."""


class Leisure:
    """The bots whom nobody watches."""

    def __init__(self, service: TableService) -> None:
        self._service = service
        self.workers = Workers(service.settings.workers, LEISURE)
        self._next = 0.0
        """When the next of them may begin."""

    def at(self, room: Room) -> bool:
        """Whether nobody looks at this table."""
        return self._service.settings.leisure and not room.connections

    async def choose(self, room: Room, turn: BotTurn) -> str | None:
        """What a bot chooses; None if somebody has come meanwhile, who shall not wait for it."""
        play = room.table.play
        assert play is not None
        # The match as it stands now: what others append meanwhile only makes the answer unwanted.
        thinking = room.thinking = asyncio.create_task(self._chosen(play.match, turn))
        try:
            await asyncio.wait({thinking})
        finally:
            room.thinking = None
            thinking.cancel()
        return None if thinking.cancelled() else thinking.result()

    async def _chosen(self, match: Match[Any], turn: BotTurn) -> str:
        await self._turn()
        return await self._service.bots.choose(match, turn.seat, turn.bot, self.workers)

    async def _turn(self) -> None:
        """Wait for one's turn, unless nobody is here at all."""
        now = self._service.monotonic()
        if any(room.connections for room in self._service.rooms.values()):
            self._next = max(now, self._next + APART)
            await asyncio.sleep(self._next - now)
