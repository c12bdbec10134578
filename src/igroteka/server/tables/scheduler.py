"""Schedules what tables do by themselves: bot turns, flags, the lobby, and unloading.

It works only where something is due: a table at which nothing happens has neither a task nor a
timer.
"""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from igroteka.server.store import StoreError
from igroteka.server.tables import automatic, clocks, log
from igroteka.server.tables import events as ev
from igroteka.server.tables.problem import Problem
from igroteka.server.tables.room import Room

if TYPE_CHECKING:
    from igroteka.server.tables.service import TableService

_SWEEP = 30.0
_RETRY = 2.0

_log = logging.getLogger(__name__)

_QUIET = (
    ev.Played,
    ev.Spoken,
    ev.Salted,
    ev.StopsSet,
    ev.Ticked,
    ev.UndoRequested,
    ev.UndoConsented,
)
"""What the lobby need not know at once."""


class Scheduler:
    """The tasks and timers of all tables of this process."""

    def __init__(self, service: TableService) -> None:
        self._service = service
        self._flags: asyncio.TimerHandle | None = None
        self._sweep: asyncio.TimerHandle | None = None
        self._lobby_timers: dict[str, asyncio.TimerHandle] = {}

    async def close(self) -> None:
        """Cancel every task and timer."""
        for timer in (self._flags, self._sweep, *self._lobby_timers.values()):
            if timer is not None:
                timer.cancel()
        self._lobby_timers.clear()
        running = [room.task for room in self._service.rooms.values() if room.task is not None]
        for task in running:
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)

    # The lobby -----------------------------------------------------------------------------

    def lobby_update(self, room: Room, event: ev.TableEvent) -> None:
        """Something happened that the lobby should know, now or soon."""
        service, table = self._service, room.table
        if isinstance(event, ev.SeatTaken):
            log.in_background(service.store.seat(table.id, event.person))
        elif isinstance(event, ev.SeatLeft | ev.BotSeated):
            self._unseat(room)
        if not isinstance(event, _QUIET):
            service.update_lobby(room)
        elif isinstance(event, ev.Played) and table.id not in self._lobby_timers:
            pause = service.settings.lobby_pause
            loop = asyncio.get_running_loop()
            self._lobby_timers[table.id] = loop.call_later(pause, self._update_lobby, table.id)

    def _update_lobby(self, id: str) -> None:
        self._lobby_timers.pop(id, None)
        room = self._service.rooms.get(id)
        if room is not None:
            self._service.update_lobby(room)

    def _unseat(self, room: Room) -> None:
        """Whoever got up is no longer listed; asking the store once more does no harm."""
        sitting = {seat.person for seat in room.table.seats}
        for person in room.seated - sitting:
            log.in_background(self._service.store.unseat(room.table.id, person))
        room.seated = sitting

    # What is due ---------------------------------------------------------------------------

    def schedule(self, room: Room) -> None:
        """See whether anything is due at this table."""
        if self._service.closing:
            return
        room.seated |= {seat.person for seat in room.table.seats if seat.person}
        self._schedule_sweep()
        self._schedule_flags(room)
        if room.task is None and self._due(room):
            room.task = self._service.spawn(self._run(room))

    def _due(self, room: Room) -> bool:
        table = room.table
        return (
            automatic.next_event(table, table.times) is not None
            or automatic.bot_turn(table) is not None
        )

    async def _run(self, room: Room) -> None:
        """All that is due, one after the other."""
        try:
            while await self._next(room):
                pass
        finally:
            room.task = None

    async def _next(self, room: Room) -> bool:
        """Whatever is due first; False when nothing is."""
        try:
            return await self._automatic_event(room) or await self._bot_turn(room)
        except StoreError as error:
            _log.error("the database failed, the table will try again: %s", error)
            await asyncio.sleep(_RETRY)
            return True

    async def _automatic_event(self, room: Room) -> bool:
        before = room.table.seq
        await self._service.command(
            room.table.id, lambda table: automatic.next_event(table, room.times(table))
        )
        return room.table.seq != before

    async def _bot_turn(self, room: Room) -> bool:
        turn = automatic.bot_turn(room.table)
        if turn is None:
            return False
        service, play = self._service, room.table.play
        assert play is not None
        began = service.monotonic()
        option = await service.bots.choose(play.match, turn.seat, turn.bot)
        pause = service.settings.bot_pause - (service.monotonic() - began)
        if pause > 0:
            await asyncio.sleep(pause)
        try:
            await service.command(
                room.table.id,
                lambda table: automatic.bot_answer(table, turn, option, room.times(table)),
            )
        except Problem as error:
            _log.warning("a bot's answer was refused: %s", error.key)
        return True

    # Clocks --------------------------------------------------------------------------------

    def _schedule_flags(self, room: Room) -> None:
        left = clocks.next_flag(room.table, room.since)
        before = room.deadline
        room.deadline = None
        if left is not None:
            tick = max(0.0, clocks.TICK - room.since)
            room.deadline = self._service.monotonic() + min(left, tick)
        if room.deadline is not None or before is not None:
            self._reset_timer()

    def _reset_timer(self) -> None:
        """One timer for all tables: at the next moment that somebody's time runs out."""
        if self._flags is not None:
            self._flags.cancel()
            self._flags = None
        deadlines = [room.deadline for room in self._service.rooms.values() if room.deadline]
        if deadlines:
            wait = max(0.0, min(deadlines) - self._service.monotonic())
            loop = asyncio.get_running_loop()
            self._flags = loop.call_later(
                wait + 0.01, lambda: self._service.spawn(self.check_clocks())
            )

    async def check_clocks(self) -> None:
        """Let flags fall that should."""
        now = self._service.monotonic()
        for id, room in list(self._service.rooms.items()):
            if room.deadline is not None and room.deadline <= now:
                await self._let_flags_fall(id, room)

    async def _let_flags_fall(self, id: str, room: Room) -> None:
        """What goes wrong at one table must not stop the clocks of the others."""
        try:
            await self._service.command(id, lambda table: automatic.out_of_time(table, room.since))
        except Exception:  # noqa: BLE001  (logged with its table, and tried again)
            _log.exception("the clocks of table %s could not be checked", id)
            room.deadline = self._service.monotonic() + _RETRY
            self._reset_timer()
        else:
            self._schedule_flags(room)

    # Forgetting ----------------------------------------------------------------------------

    def _schedule_sweep(self) -> None:
        if self._sweep is None:
            self._sweep = asyncio.get_running_loop().call_later(_SWEEP, self.sweep)

    def sweep(self) -> None:
        """Forget tables that nobody looks at and where nothing is due."""
        service = self._service
        self._sweep = None
        late = service.monotonic() - service.settings.unload_after
        for id, room in list(service.rooms.items()):
            busy = room.connections or room.task or room.deadline or room.lock.locked()
            if not busy and room.used < late and id not in self._lobby_timers:
                del service.rooms[id]
        if service.rooms and not service.closing:
            self._schedule_sweep()
