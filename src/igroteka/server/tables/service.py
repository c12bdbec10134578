"""The table service: commands in, events through the log, views out. Knows no HTTP.

A command is judged in memory, appended durably, then it takes effect and is published. If
somebody else has taken its number in the meantime, we catch up and judge it again.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import msgspec

from igroteka.kernel.errors import UnknownGame
from igroteka.kernel.game import Game
from igroteka.kernel.record import Snapshot
from igroteka.kernel.registry import find_game
from igroteka.server.limits import Pace, Places
from igroteka.server.metrics import Counter
from igroteka.server.names import skeleton
from igroteka.server.store import StoredEvent, StoredSnapshot, StoreError
from igroteka.server.tables import clocks, commands, info, log
from igroteka.server.tables import events as ev
from igroteka.server.tables.advisor import Advisor, allowed
from igroteka.server.tables.analyses import Analyses
from igroteka.server.tables.bot_turns import BotRunner
from igroteka.server.tables.builds import build_of
from igroteka.server.tables.chronicle import Chronicles
from igroteka.server.tables.faults import UPDATING, Faults, reason
from igroteka.server.tables.foresight import Foresight
from igroteka.server.tables.gathering import Gathering
from igroteka.server.tables.imports import Imports
from igroteka.server.tables.leisure import Leisure
from igroteka.server.tables.lobby import Lobby
from igroteka.server.tables.log import LogStore
from igroteka.server.tables.outage import Outage
from igroteka.server.tables.play import Diverged, FindGame
from igroteka.server.tables.presence import Presence
from igroteka.server.tables.problem import STUMBLED, Problem
from igroteka.server.tables.processes import Processes
from igroteka.server.tables.room import Room
from igroteka.server.tables.scheduler import Scheduler
from igroteka.server.tables.settings import Settings
from igroteka.server.tables.table import Table
from igroteka.server.tables.waking import Waking
from igroteka.server.tables.workers import Workers
from igroteka.server.wire import Me, TableInfo

MAX_TRIES = 8
"""How often a command that comes second is judged again before it is given up."""

CHAT_PER_MINUTE = 20
"""Lines of chat from one person, at however many tables."""

OPEN_LIFE = 14 * 86400.0
"""Seconds after which a table at which nothing happens is closed, if it has not begun."""

PLAYING_LIFE = 180 * 86400.0
"""And if it has."""

T = TypeVar("T")

Decide = Callable[[Table], ev.TableEvent | None]

_log = logging.getLogger(__name__)


class TableService:
    """All tables of this process."""

    def __init__(
        self,
        store: LogStore,
        settings: Settings | None = None,
        *,
        find: FindGame = find_game,
        monotonic: Callable[[], float] = time.monotonic,
        wall: Callable[[], float] = time.time,
    ) -> None:
        self.store = store
        self.settings = settings or Settings.gather()
        self.find = find
        self.monotonic = monotonic
        self.wall = wall
        self.rooms: dict[str, Room] = {}
        self.gathering = Gathering(store)
        self.faults = Faults()
        self.flags = Counter()
        self.outage = Outage(monotonic)
        self.processes = Processes(store, wall)
        self.workers = Workers(self.settings.workers)
        self.foresight = Foresight()
        self.analyses = Analyses()
        self.advisor = Advisor()
        self.waking = Waking(store, find, self.processes, self.faults)
        self.chronicles = Chronicles(self.waking.replayed)
        self.bots = BotRunner(self.workers, self.settings.bot_seconds)
        self.leisure = Leisure(self)
        self.scheduler = Scheduler(self)
        self.lobby = Lobby(self)
        self.presence = Presence(self)
        self.chatting = Pace(CHAT_PER_MINUTE, 6 * CHAT_PER_MINUTE, monotonic)
        self.sockets_of_person = Places(self.settings.sockets_per_person)
        self.sockets_of_address = Places(self.settings.sockets_per_address)
        self.imports = Imports(monotonic)
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._loop: asyncio.AbstractEventLoop | None = None
        self.closing = False
        self.on_finished: Callable[[Room], None] = lambda _: None
        """Told of every match that is over."""

    async def start(self) -> None:
        """Listen to other processes, and wind up the clocks that were running."""
        self._loop = asyncio.get_running_loop()
        await self.presence.start()
        await asyncio.to_thread(self.store.on_change, self._on_change)
        rows = await asyncio.to_thread(self.store.tables, None, "playing", None, 100_000)
        for row in rows:
            try:
                if info.read(row.info).clock.kind != "none":
                    await self.room(row.id)
            except (Problem, msgspec.MsgspecError) as error:
                self.faults.note("load", row.id, error)

    async def close(self) -> None:
        """Write down the time that was spent, and stop."""
        self.closing = True
        self.presence.stop()
        await self.scheduler.close()
        await asyncio.gather(*(self._close_room(room) for room in list(self.rooms.values())))
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for room in self.rooms.values():
            for connection in room.connections:
                connection.close()
        await self._written_out()
        await self.presence.say_goodbye()
        self.workers.close()
        self.leisure.workers.close()
        self.foresight.close()
        self.analyses.close()
        self.advisor.close()
        self.imports.close()
        self.bots.close()
        self.waking.close()

    async def _close_room(self, room: Room) -> None:
        id = room.table.id
        try:
            if room.table.running():
                await self.command(id, lambda table: ev.Ticked(times=self._times(table)))
            self.keep_step(room.table)
            self.update_lobby(room)
        except Exception as error:  # noqa: BLE001  (noted; the other tables must be closed, too)
            self.faults.note("task", id, error)

    async def expire(self) -> None:
        """Close tables that were opened and never begun, or left in mid-match, long ago."""
        now = self.wall()
        for status, life in (("open", OPEN_LIFE), ("playing", PLAYING_LIFE)):
            rows = await asyncio.to_thread(self.store.abandoned, status, now - life)
            for row in rows:
                try:
                    await self.command(row.id, commands.expire, apart=True)
                except Problem as problem:
                    _log.warning(
                        "a table does not expire: %s", problem.key, extra={"table": row.id}
                    )

    def warm_foresight(self, game: str, id: str) -> None:
        """Let the worker that looks ahead read a game, unless it knows it."""
        if self.settings.warm and not self.foresight.is_warm(game):
            self.spawn(self.foresight.warm(game), id)

    def warm_up(self, room: Room, me: Me) -> None:
        """Somebody has come who may soon ask what an option leads to."""
        game = room.game
        if not self.settings.warm or game is None:
            return
        table = room.table
        if table.status == "over" or not table.seats_of(me.id):
            return
        self.warm_foresight(game.id, table.id)
        if allowed(table):
            self.spawn(self.advisor.warm(game.id, table.opened.options), table.id)

    async def _written_out(self) -> None:
        """Wait for what is being written beside the log."""
        try:
            await asyncio.wrap_future(self.store.flush())
        except StoreError as error:
            _log.error("the last notes beside the log were not written: %s", error)

    # Rooms ---------------------------------------------------------------------------------

    async def room(self, id: str) -> Room:
        """The table in this process, loaded if need be."""
        room = self.rooms.get(id)
        if room is not None:
            room.used = self.outage.clock()
            return room
        task = self._loading.get(id)
        if task is None:
            task = self._loading[id] = asyncio.create_task(self._load(id))
            task.add_done_callback(lambda _: self._loading.pop(id, None))
        return await asyncio.shield(task)

    async def _load(self, id: str) -> Room:
        return self.add_room(*await self.waking.woken(id))

    def add_room(self, table: Table, passed: float = 0.0) -> Room:
        """Serve a table from now on; its last event lies so many seconds back."""
        room = Room(table, self.game_of(table), self.outage.clock)
        room.count_from(passed)
        if room.game is not None:
            self.processes.knows(room.game.id, build_of(room.game))
        self.rooms[table.id] = room
        self.scheduler.schedule(room)
        return room

    def game_of(self, table: Table) -> Game[Any] | None:
        """What is played there, if it is installed."""
        try:
            return self.find(table.opened.game)
        except UnknownGame:
            return None

    def set_apart(self, room: Room, where: str, error: Exception) -> None:
        """The rules cannot go on with this table: it stands still until they are mended."""
        self.faults.note(where, room.table.id, error)
        if not room.table.fault:
            room.table.fault = reason(error)
            self.scheduler.schedule(room)
            room.table_changed()
            self.update_lobby(room)

    def _times(self, table: Table) -> ev.Times:
        return clocks.now(table, self.rooms[table.id].since)

    # Commands ------------------------------------------------------------------------------

    async def command(
        self, id: str, decide: Decide, me: str = "", key: str = "", apart: bool = False
    ) -> int:
        """Let something happen at a table; the number under which it stands in the log.

        What was done under the same key before is not done again. `decide` looks at the table
        and says what would happen; None when all is as wanted already. `apart`: also at a table
        that cannot be played on.
        """
        room = await self.room(id)
        async with room.lock:
            for _ in range(MAX_TRIES):
                known = room.table.keys.get((me, key)) if key else None
                if known is not None:
                    return known
                if room.table.fault and not apart:
                    raise Problem(room.table.fault)
                event = self._carrying_over(room) or self._decided(room, decide)
                if event is None:
                    return room.table.seq
                if not await self._append(room, event):
                    await self._catch_up(room)
                elif not isinstance(event, ev.CarriedOver):
                    return room.table.seq
        raise Problem("problem-stale")

    def _carrying_over(self, room: Room) -> ev.TableEvent | None:
        """What must stand in the log before our rules may go on with a match of others."""
        if room.table.fault or room.game is None:
            return None
        return commands.carried_over(room.table, room.game)

    def _decided(self, room: Room, decide: Decide) -> ev.TableEvent | None:
        """What is to happen. Acts of the match are tried on a copy of it meanwhile: if the rules
        break over one, it is refused and never written down."""
        try:
            return decide(room.table)
        except Problem:
            raise
        except Exception as error:
            self.faults.note("rules", room.table.id, error)
            raise Problem(STUMBLED) from error

    async def _append(self, room: Room, event: ev.TableEvent) -> bool:
        stored = log.stored_event(room.table.id, room.table.seq + 1, event, self.wall())
        play = room.table.play
        start = play.step_to_keep(stored.seq) if play and isinstance(event, ev.Played) else None
        snapshot = _kept_before(stored, start)
        # Once it is on its way it will be in the log: whoever asked may no longer be listening.
        bot = isinstance(event, ev.Played) and event.auto == "bot"
        write = self.gathering.append(stored, snapshot, waits=bot and self.leisure.at(room))
        appended = asyncio.ensure_future(self.written(write))
        if isinstance(event, ev.Played):
            self._look_ahead(room)
        try:
            done = await asyncio.shield(appended)
        except asyncio.CancelledError:
            if await appended:
                await self._take(room, stored, event, start)
            raise
        if done:
            await self._take(room, stored, event, start)
        return done

    def _look_ahead(self, room: Room) -> None:
        """Prepare what people will be shown. What breaks here breaks again, and is noted, when it
        is shown to them; the answer is on its way to the disk and must take effect."""
        with contextlib.suppress(Exception):
            room.look_ahead()

    async def written(self, write: Awaitable[T]) -> T:
        """Wait for the disk; while it fails, all clocks stand still."""
        began = self.monotonic()
        try:
            done = await write
        except StoreError:
            self.outage.failed(began)
            raise
        self.outage.written()
        return done

    async def _take(
        self,
        room: Room,
        stored: StoredEvent,
        event: ev.TableEvent | None = None,
        start: Snapshot | None = None,
    ) -> None:
        """Let an event take effect. If that fails the log is right and we are not: it is read
        anew, and the table set apart if that fails, too."""
        try:
            self._apply(room, stored, event, start)
            self._yield_to_others(room)
        except Diverged:
            _log.warning("a table was played on under other rules", extra={"table": stored.table})
            await self.reload(room)
        except Exception as error:  # noqa: BLE001  (noted, and answered by reading anew)
            self.faults.note("rules", stored.table, error)
            await self.reload(room)

    def _apply(
        self,
        room: Room,
        stored: StoredEvent,
        event: ev.TableEvent | None,
        start: Snapshot | None,
    ) -> None:
        """Let an event take effect; `start` is the start of a step that was kept with it."""
        if start is not None and room.table.play is not None:
            room.table.play.newest = start
        request = room.table.request
        event = room.table.apply(stored, event)
        if isinstance(event, ev.FlagFell):
            self.flags.add()
        if isinstance(event, ev.TakenBack):
            self._keep_snapshot(room.table)
        if getattr(event, "times", None) is not None:
            room.count_from(self.wall() - stored.at)
        room.applied(event, request)
        self.scheduler.lobby_update(room, event)
        self.scheduler.schedule(room)
        if isinstance(event, ev.Finished):
            self.on_finished(room)

    def _yield_to_others(self, room: Room) -> None:
        """Leave a table alone that another process has carried over to rules that we do not know:
        its people come again, and find the one who does."""
        table, game = room.table, room.game
        if table.status != "playing" or game is None:
            return
        if not table.played_by(game.rules_version, build_of(game)):
            table.fault = UPDATING
            self.scheduler.schedule(room)
            for connection in tuple(room.connections):
                connection.close()

    def keep_step(self, table: Table) -> None:
        """Write down the start of the step of the last answer, if that was put off."""
        found = None if table.play is None else table.play.unkept_step()
        if found is not None:
            seq, start = found
            kept = StoredSnapshot(table.id, seq, ev.encode_snapshot(start))
            log.in_background(self.store.keep_snapshot(kept))

    def _keep_snapshot(self, table: Table) -> None:
        """After something was taken back: what was kept may be of a past that never was."""
        play = table.play
        start = None if play is None else play.fresh_step_start()
        if play is not None and start is not None:
            kept = StoredSnapshot(table.id, table.seq + 1, ev.encode_snapshot(start))
            log.in_background(self.store.keep_snapshot(kept))
            play.newest = start

    async def catch_up(self, id: str) -> None:
        """Take in what other processes appended, also while the table was being loaded."""
        loading = self._loading.get(id)
        room = self.rooms.get(id) if loading is None else await asyncio.shield(loading)
        if room is not None:
            async with room.lock:
                await self._catch_up(room)

    async def _catch_up(self, room: Room) -> None:
        news = await log.read(self.store, room.table.id, room.table.seq)
        if news and room.table.fault:
            await self.reload(room)  # somebody can play it: perhaps so can we by now
        for stored in news:
            if stored.seq == room.table.seq + 1:
                await self._take(room, stored)

    async def reload(self, room: Room) -> None:
        """Begin anew from the log."""
        room.table, passed = await self.waking.woken(room.table.id)
        room.count_from(passed)
        for connection in room.connections:
            connection.seen = None
            connection.refresh()
        room.table_changed()
        self.scheduler.schedule(room)

    def _on_change(self, wakes: list[tuple[str, int]]) -> None:
        """Called by the store in a thread of its own."""
        if self._loop is not None and not self._loop.is_closed():
            self._loop.call_soon_threadsafe(self._follow, wakes)

    def _follow(self, wakes: list[tuple[str, int]]) -> None:
        for id, seq in wakes:
            room = self.rooms.get(id)
            behind = id in self._loading if room is None else seq > room.table.seq
            if behind and not self.closing:
                self.spawn(self.catch_up(id), id)

    def spawn(self, work: Any, table: str = "") -> asyncio.Task[Any]:
        """Do something beside for a table; faults are noted."""
        task = asyncio.create_task(work, name=table)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            self.faults.note("task", task.get_name(), error)

    def is_registered(self, name: str) -> bool:
        """Whether the name, or one that looks like it, belongs to somebody."""
        return self.store.resembles_somebody(skeleton(name))

    # What is shown -------------------------------------------------------------------------

    def update_lobby(self, room: Room) -> None:
        """Write into the lobby how a table stands."""
        table = room.table
        log.in_background(
            self.store.update_table(table.id, table.status, info.stored(room.info()), table.moved)
        )

    def info_for(self, me: Me, whole: TableInfo) -> TableInfo:
        """A table as this person may see it."""
        return info.for_person(whole, me.id)

    async def info(self, me: Me, id: str) -> TableInfo:
        """One table."""
        room = await self.visible(me, id)
        return self.info_for(me, room.info())

    async def visible(self, me: Me, id: str) -> Room:
        """The room, if this person may look into it."""
        room = await self.room(id)
        if me.id in room.table.expelled:
            raise Problem("problem-expelled")
        if not room.table.may_look(me.id):
            raise Problem("problem-no-table")
        return room


def _kept_before(stored: StoredEvent, start: Snapshot | None) -> StoredSnapshot | None:
    """The start of a step as it is kept together with an answer of that step."""
    if start is None:
        return None
    return StoredSnapshot(stored.table, stored.seq, ev.encode_snapshot(start))
