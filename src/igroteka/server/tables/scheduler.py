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
from igroteka.server.tables.problem import STUMBLED, Problem
from igroteka.server.tables.room import Room

if TYPE_CHECKING:
    from igroteka.server.tables.service import TableService

_SWEEP = 30.0
_RETRY = 2.0
SELDOM = 10
"""How much less often the lobby is told of a match that nobody looks at."""

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
            pause = service.settings.lobby_pause * (SELDOM if service.leisure.at(room) else 1)
            loop = asyncio.get_running_loop()
            self._lobby_timers[table.id] = loop.call_later(pause, self._update_lobby, table.id)

    def _update_lobby(self, id: str) -> None:
        self._lobby_timers.pop(id, None)
        room = self._service.rooms.get(id)
        if room is not None:
            self._service.keep_step(room.table)
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
            room.task = self._service.spawn(self._run(room), room.table.id)

    def _due(self, room: Room) -> bool:
        table = room.table
        if table.fault:
            return False
        try:
            return (
                automatic.next_event(table, table.times) is not None
                or automatic.bot_turn(table) is not None
            )
        except Exception as error:  # noqa: BLE001  (noted: this table stands still, no other)
            self._service.set_apart(room, "rules", error)
            return False

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
        except Problem as problem:
            return await self._refused(room, problem)
        except Exception as error:  # noqa: BLE001  (noted: this table stands still, no other)
            self._service.set_apart(room, "task", error)
        return False

    async def _refused(self, room: Room, problem: Problem) -> bool:
        """What a table does by itself was refused: by the rules for good, or for this moment."""
        if room.table.fault:
            return False
        if problem.key == STUMBLED:
            self._service.set_apart(room, "rules", problem)
            return False
        _log.warning("what was due was refused: %s", problem.key, extra={"table": room.table.id})
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
        service = self._service
        began = service.monotonic()
        option = await self._thought(room, turn)
        if option is None:
            return True
        pause = service.settings.bot_pause - (service.monotonic() - began)
        if pause > 0:
            await asyncio.sleep(pause)
        await self._answer(room, turn, option)
        return True

    async def _thought(self, room: Room, turn: automatic.BotTurn) -> str | None:
        """What a bot chooses; None if that is to be thought about anew."""
        service, play = self._service, room.table.play
        assert play is not None
        if service.leisure.at(room):
            return await service.leisure.choose(room, turn)
        return await service.bots.choose(play.match, turn.seat, turn.bot)

    async def _answer(self, room: Room, turn: automatic.BotTurn, option: str) -> None:
        """Give the bot's answer; if the rules break over it, another one that they can take."""
        play = room.table.play
        question = None if play is None else play.match.asked(turn.seat)
        others = [] if question is None else [it.key for it in question.options]
        stumbled: Problem | None = None
        for key in [option, *(key for key in others if key != option)]:
            try:
                await self._service.command(
                    room.table.id,
                    lambda table, key=key: automatic.bot_answer(  # type: ignore[misc]
                        table, turn, key, room.times(table)
                    ),
                )
            except Problem as problem:
                if problem.key != STUMBLED:
                    raise
                stumbled = problem
            else:
                return
        if stumbled is not None:
            raise stumbled

    # Clocks --------------------------------------------------------------------------------

    def _schedule_flags(self, room: Room) -> None:
        left = None if room.table.fault else clocks.next_flag(room.table, room.since)
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
        due = [
            room
            for room in self._service.rooms.values()
            if room.deadline is not None and room.deadline <= now
        ]
        await asyncio.gather(*(self._let_flags_fall(room) for room in due))

    async def _let_flags_fall(self, room: Room) -> None:
        """At one table; whatever goes wrong there, its clock is looked at again."""
        id = room.table.id
        try:
            await self._service.command(id, lambda table: automatic.out_of_time(table, room.since))
        except StoreError as error:
            _log.error("the database failed, the clock waits: %s", error, extra={"table": id})
            self._look_again(room)
        except Problem as problem:
            if problem.key == STUMBLED:
                self._service.set_apart(room, "timer", problem)
            self._look_again(room)
        except Exception as error:  # noqa: BLE001  (noted: this table stands still, no other)
            self._service.set_apart(room, "timer", error)
        else:
            self._schedule_flags(room)

    def _look_again(self, room: Room) -> None:
        if not room.table.fault:
            room.deadline = self._service.monotonic() + _RETRY
            self._reset_timer()

    # Forgetting ----------------------------------------------------------------------------

    def _schedule_sweep(self) -> None:
        if self._sweep is None:
            self._sweep = asyncio.get_running_loop().call_later(_SWEEP, self.sweep)

    def sweep(self) -> None:
        """Forget tables that nobody looks at and where nothing is due."""
        service = self._service
        self._sweep = None
        late = service.outage.clock() - service.settings.unload_after
        for id, room in list(service.rooms.items()):
            busy = room.connections or room.task or room.deadline or room.lock.locked()
            if not busy and room.used < late and id not in self._lobby_timers:
                del service.rooms[id]
        if service.rooms and not service.closing:
            self._schedule_sweep()
