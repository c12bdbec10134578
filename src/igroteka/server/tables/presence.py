"""Who is there: processes that serve this database, people at tables, sockets by their session."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Collection
from typing import TYPE_CHECKING

from igroteka.server import files
from igroteka.server.store import StoreError
from igroteka.server.tables import log
from igroteka.server.tables.connection import Connection
from igroteka.server.tables.faults import UPDATING
from igroteka.server.tables.processes import BEAT
from igroteka.server.tables.room import Room

if TYPE_CHECKING:
    from igroteka.server.tables.service import TableService

_log = logging.getLogger(__name__)


class Presence:
    """Says every few seconds that this process is there, and hears who else is."""

    def __init__(self, service: TableService) -> None:
        self._service = service
        self.by_session: dict[str, set[Connection]] = {}
        """Sockets by the session that opened them: they end with it."""
        self._beating: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Begin, with a first sign of life."""
        await asyncio.to_thread(self._service.processes.beat)
        self._beating = asyncio.create_task(self._beat())

    def stop(self) -> None:
        """No sign of life any more."""
        if self._beating is not None:
            self._beating.cancel()

    async def _beat(self) -> None:
        """Say every few seconds that we are there, and hear who is where."""
        while True:
            await asyncio.sleep(BEAT)
            files.warn_if_near()
            try:
                await self._service.written(asyncio.to_thread(self._service.processes.beat))
                await self.hear_of_others()
                await self.take_over()
                if self.by_session:
                    known = set(self.by_session)
                    self.end_sessions(
                        await asyncio.to_thread(self._service.store.ended_sessions, known)
                    )
            except StoreError as error:
                _log.error("no sign of life could be given: %s", error)
            except Exception as error:  # noqa: BLE001  (noted; the next sign must be given)
                self._service.faults.note("task", "", error)

    def arrived(self, room: Room, person: str) -> None:
        """Let other processes know that somebody looks at a table."""
        log.in_background(
            self._service.store.arrive(self._service.processes.id, room.table.id, person)
        )

    def departed(self, room: Room, person: str) -> None:
        """And that they do no more."""
        if not self._service.closing:
            log.in_background(
                self._service.store.depart(self._service.processes.id, room.table.id, person)
            )

    async def take_over(self) -> None:
        """Go on with tables whose rules nobody serves any more."""
        for room in list(self._service.rooms.values()):
            if room.table.fault == UPDATING:
                async with room.lock:
                    await self._service.reload(room)

    async def hear_of_others(self) -> None:
        """Learn who looks at our tables through other processes."""
        elsewhere = await asyncio.to_thread(self._service.processes.elsewhere)
        for id, room in list(self._service.rooms.items()):
            there = elsewhere.get(id, set())
            if there != room.elsewhere:
                room.elsewhere = there
                room.table_changed()

    async def say_goodbye(self) -> None:
        try:
            await asyncio.to_thread(self._service.processes.end)
        except StoreError as error:
            _log.error("the others will take us for dead: %s", error)

    def end_sessions(self, hashes: Collection[str]) -> None:
        """Close the sockets that were opened by these."""
        for hash in hashes:
            for connection in tuple(self.by_session.get(hash, ())):
                connection.close()
