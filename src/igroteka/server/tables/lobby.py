"""The lobby: opening tables, beginning matches, and the lists of them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from igroteka.kernel.game import Game
from igroteka.server.limits import Pace
from igroteka.server.store import TableRow
from igroteka.server.tables import commands, info, log, opening
from igroteka.server.tables import events as ev
from igroteka.server.tables.problem import Problem
from igroteka.server.tables.table import Table
from igroteka.server.wire import Me, NewTable, TableInfo

if TYPE_CHECKING:
    from igroteka.server.tables.service import TableService

CREATED_PER_MINUTE = 60
"""Tables that one person may open."""

BOT_TABLES = 50
"""Matches of bots alone that this process plays at once."""

BOT_TABLES_EACH = 3
"""Those that one person may have begun."""


class Lobby:
    """Where tables begin, and where they are found."""

    def __init__(self, service: TableService) -> None:
        self._service = service
        self._creating = Pace(CREATED_PER_MINUTE, 4 * CREATED_PER_MINUTE, service.monotonic)

    async def create(self, me: Me, wanted: NewTable, address: str = "") -> TableInfo:
        """Open a table; with `start` the match begins at once."""
        if not self._creating.allows(me.id, address):
            raise Problem("problem-too-often")
        game = opening.checked_game(wanted, self._service.find)
        events = opening.opening(me, wanted, game)
        table = await self.insert(opening.new_id(), events)
        if wanted.start:
            await self._service.command(table.id, self.beginning(me, game))
        return await self._service.info(me, table.id)

    async def begun_elsewhere(
        self, me: Me, events: list[ev.TableEvent], address: str = ""
    ) -> TableInfo:
        """Open a table at which things have happened already."""
        if not self._creating.allows(me.id, address):
            raise Problem("problem-too-often")
        table = await self.insert(opening.new_id(), events)
        return await self._service.info(me, table.id)

    def beginning(self, me: Me, game: Game[Any]) -> Callable[[Table], ev.TableEvent | None]:
        """Begin a match; tables at which only bots play are few."""

        def decide(table: Table) -> ev.TableEvent | None:
            event = commands.start(table, me, game)
            if event is not None and table.bots_only:
                running = [
                    room.table.host for room in self._service.rooms.values() if room.table.bots_only
                ]
                if len(running) > BOT_TABLES or running.count(me.id) > BOT_TABLES_EACH:
                    raise Problem("problem-too-many-bots")
            return event

        return decide

    async def insert(self, id: str, events: list[ev.TableEvent]) -> Table:
        """A new table with these first events."""
        at = self._service.wall()
        stored = [log.stored_event(id, seq, it, at) for seq, it in enumerate(events)]
        table = await self._service.waking.begun(id, stored)
        whole = info.table_info(table, self._service.game_of(table))
        it = table.opened
        log.in_background(
            self._service.store.create_table(
                id, it.game, table.host, it.visibility, info.stored(whole), at
            )
        )
        if not await log.append_all(self._service.store, stored):
            return (await self._service.room(id)).table
        for person in {seat.person for seat in table.seats if seat.person}:
            await asyncio.wrap_future(self._service.store.seat(id, person))
        self._service.update_lobby(self._service.add_room(table))
        return table

    async def tables(self, me: Me, mine: bool) -> list[TableInfo]:
        """Public tables that are open or being played; or one's own, the latest first."""
        if mine:
            rows = await asyncio.to_thread(self._service.store.tables, None, None, me.id, 100)
        else:
            wanted = ("open", "playing")
            rows = await asyncio.to_thread(self._service.store.tables, "public", wanted, None, 300)
        found = [whole for whole in map(self.listed, rows) if whole is not None]
        shown = found if mine else [it for it in found if not info.bots_only(it)]
        return [self._service.info_for(me, whole) for whole in shown[:100]]

    def listed(self, row: TableRow) -> TableInfo | None:
        """A table as the lobby shows it; None if that cannot be: the others must be shown."""
        room = self._service.rooms.get(row.id)
        try:
            return info.read(row.info) if room is None else room.info()
        except Exception as error:  # noqa: BLE001  (noted; one bad table must not hide the rest)
            self._service.faults.note("load", row.id, error)
            return None

    async def exists(self, id: str) -> bool:
        """Whether there is such a table."""
        return id in self._service.rooms or bool(await log.read(self._service.store, id))
