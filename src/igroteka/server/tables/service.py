"""The table service: commands in, events through the log, views out. Knows no HTTP.

A command is judged in memory, appended durably, then it takes effect and is published. If
somebody else has taken its number in the meantime, we catch up and judge it again.
"""

from __future__ import annotations

import asyncio
import logging
import os
import time
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

import msgspec

from igroteka.kernel.record import Snapshot
from igroteka.kernel.registry import find_game
from igroteka.server.config import PREFIX, BadConfig
from igroteka.server.limits import Limit
from igroteka.server.store import StoredEvent, StoredSnapshot, StoreError, TableRow
from igroteka.server.tables import clocks, commands, info, log, opening
from igroteka.server.tables import events as ev
from igroteka.server.tables.bot_turns import BotRunner
from igroteka.server.tables.log import LogStore
from igroteka.server.tables.play import Diverged, FindGame
from igroteka.server.tables.problem import Problem
from igroteka.server.tables.room import Room
from igroteka.server.tables.scheduler import Scheduler
from igroteka.server.tables.table import Table
from igroteka.server.tables.workers import Workers
from igroteka.server.wire import Me, NewTable, TableInfo

MAX_TRIES = 8
"""How often a command that comes second is judged again before it is given up."""

CREATED_PER_MINUTE = 60
"""Tables that one person may open."""

VERIFIED_PER_MINUTE = 20
"""Files that one person may have verified."""

WAKING = 2
"""Tables that are woken side by side."""

T = TypeVar("T")

Decide = Callable[[Table], ev.TableEvent | None]

_log = logging.getLogger(__name__)


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """What tests and operators may turn."""

    bot_pause: float = 0.7
    """Seconds a bot seems to think, so that people can follow."""
    bot_seconds: float = 5.0
    unload_after: float = 300.0
    """Seconds after which a table that nobody looks at is forgotten until it is asked for."""
    lobby_pause: float = 2.0
    """Seconds between two notes in the lobby that a match has moved."""
    workers: int | None = None
    """Processes in which bots think; None: one less than there are cores."""

    @classmethod
    def gather(cls, environment: Mapping[str, str] = os.environ) -> Settings:
        """From the environment: `bot_pause` is IGROTEKA_BOT_PAUSE, and so on."""
        names = {name: f"{PREFIX}{name.upper()}" for name in cls.__struct_fields__}
        found = {name: environment[key] for name, key in names.items() if key in environment}
        try:
            return msgspec.convert(found, cls, strict=False)
        except msgspec.ValidationError as error:
            raise BadConfig(f"a setting of the tables is wrong: {error}") from error


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
        self.workers = Workers(self.settings.workers)
        self.bots = BotRunner(self.workers, self.settings.bot_seconds)
        self.scheduler = Scheduler(self)
        self.verifying = Limit(VERIFIED_PER_MINUTE, monotonic)
        self._creating = Limit(CREATED_PER_MINUTE, monotonic)
        self.set_apart: set[str] = set()
        """Tables that cannot be played on, until a mended version is installed."""
        self._waking = ThreadPoolExecutor(WAKING, "wake")
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._loop: asyncio.AbstractEventLoop | None = None
        self.closing = False

    async def start(self) -> None:
        """Listen to other processes, and wind up the clocks that were running."""
        self._loop = asyncio.get_running_loop()
        await asyncio.to_thread(self.store.on_change, self._on_change)
        rows = await asyncio.to_thread(self.store.tables, None, "playing", None, 100_000)
        for row in rows:
            await self._wind_up(row)

    async def _wind_up(self, row: TableRow) -> None:
        """Begin to watch the clocks of a table; one that cannot be played on stops no other."""
        try:
            if info.read(row.info).clock.kind != "none":
                await self.room(row.id)
        except Problem as problem:
            _log.warning("table %s is left alone: %s", row.id, problem.key)
        except msgspec.MsgspecError:
            _log.exception("the lobby's note on table %s cannot be read", row.id)

    async def close(self) -> None:
        """Write down the time that was spent, and stop."""
        self.closing = True
        await self.scheduler.close()
        for id, room in list(self.rooms.items()):
            if room.table.running():
                await self.command(id, lambda table: ev.Ticked(times=self._times(table)))
            self.update_lobby(room)
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for room in self.rooms.values():
            for connection in room.connections:
                connection.close()
        self.workers.close()
        self._waking.shutdown(wait=False, cancel_futures=True)

    # Rooms ---------------------------------------------------------------------------------

    async def room(self, id: str) -> Room:
        """The table in this process, loaded if need be."""
        room = self.rooms.get(id)
        if room is not None:
            room.used = self.monotonic()
            return room
        task = self._loading.get(id)
        if task is None:
            task = self._loading[id] = asyncio.create_task(self._load(id))
            task.add_done_callback(lambda _: self._loading.pop(id, None))
        return await asyncio.shield(task)

    async def _load(self, id: str) -> Room:
        try:
            room = self.add_room(await self._beside(self._read_table, id))
        except (Problem, StoreError):
            raise
        except Exception as error:
            # Whatever the rules of a game do, it is this table's trouble and no other's.
            self._set_apart(id, error)
            raise Problem("problem-set-apart") from error
        self.set_apart.discard(id)
        return room

    def _set_apart(self, id: str, error: Exception) -> None:
        """A table cannot be played on under these rules: say so once, and forget what we had of
        it. Its log is untouched; it is tried again whenever somebody asks for it."""
        room = self.rooms.pop(id, None)
        if id not in self.set_apart:
            self.set_apart.add(id)
            _log.error("table %s cannot be played on and is set apart", id, exc_info=error)
        if room is not None:
            room.set_apart()

    def _read_table(self, id: str) -> Table:
        """Read and wake a table: takes its time, so it runs beside the loop."""
        snapshot = self.store.snapshot(id)
        events = self.store.events(id)
        if not events:
            raise Problem("problem-no-table")
        return _awake(Table.load(id, events, self.find, snapshot))

    async def _beside(self, work: Callable[..., T], *args: Any) -> T:
        """Run in a thread that nothing else waits for."""
        return await asyncio.get_running_loop().run_in_executor(self._waking, work, *args)

    def add_room(self, table: Table) -> Room:
        """Serve a table from now on."""
        room = Room(table, self.find(table.opened.game), self.monotonic)
        self.rooms[table.id] = room
        self.scheduler.schedule(room)
        return room

    def _times(self, table: Table) -> ev.Times:
        return clocks.now(table, self.rooms[table.id].since)

    # Commands ------------------------------------------------------------------------------

    async def command(self, id: str, decide: Decide, me: str = "", key: str = "") -> int:
        """Let something happen at a table; the number under which it stands in the log.

        What was done under the same key before is not done again. `decide` looks at the table
        and says what would happen; None when all is as wanted already.
        """
        room = await self.room(id)
        async with room.lock:
            for _ in range(MAX_TRIES):
                known = room.table.keys.get((me, key)) if key else None
                if known is not None:
                    return known
                event = decide(room.table)
                if event is None:
                    return room.table.seq
                if await self._append(room, event):
                    return room.table.seq
                await self._catch_up(room)
        raise Problem("problem-stale")

    async def _append(self, room: Room, event: ev.TableEvent) -> bool:
        stored = log.stored_event(room.table.id, room.table.seq + 1, event, self.wall())
        play = room.table.play
        start = play.fresh_step_start() if play and isinstance(event, ev.Played) else None
        snapshot = _kept_before(stored, start)
        # Once it is on its way it will be in the log: whoever asked may no longer be listening.
        appended = asyncio.ensure_future(log.append(self.store, stored, snapshot))
        try:
            done = await asyncio.shield(appended)
        except asyncio.CancelledError:
            if await appended:
                self._apply(room, stored, start)
            raise
        if done:
            self._apply(room, stored, start)
        return done

    def _apply(self, room: Room, stored: StoredEvent, start: Snapshot | None = None) -> None:
        """Let an event take effect; `start` is the start of a step that was kept with it."""
        if start is not None and room.table.play is not None:
            room.table.play.newest = start
        request = room.table.request
        try:
            event = room.table.apply(stored)
        except Diverged:
            raise
        except Exception as error:
            self._set_apart(room.table.id, error)
            raise Problem("problem-set-apart") from error
        if isinstance(event, ev.TakenBack):
            self._keep_snapshot(room.table)
        room.applied(event, request)
        self.scheduler.lobby_update(room, event)
        self.scheduler.schedule(room)

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
        for stored in await log.read(self.store, room.table.id, room.table.seq):
            try:
                self._apply(room, stored)
            except Diverged:
                await self._reload(room)
                return

    async def _reload(self, room: Room) -> None:
        """The rules of another process differ from ours: begin anew from the log."""
        _log.warning("table %s was played on under other rules", room.table.id)
        room.table = await self._beside(self._read_table, room.table.id)
        for connection in room.connections:
            connection.seen = None
            connection.refresh()
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
                self.spawn(self.catch_up(id))

    def spawn(self, work: Any) -> asyncio.Task[Any]:
        """Do something beside; faults are noted."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            _log.error("something at a table failed", exc_info=error)

    # Opening and the lobby -----------------------------------------------------------------

    async def create(self, me: Me, wanted: NewTable) -> TableInfo:
        """Open a table; with `start` the match begins at once."""
        if not self._creating.allows(me.id):
            raise Problem("problem-too-often")
        game = opening.checked_game(wanted, self.find)
        events = opening.opening(me, wanted, game)
        table = await self.insert(opening.new_id(), events)
        if wanted.start:
            await self.command(table.id, lambda table: commands.start(table, me, game))
        return await self.info(me, table.id)

    async def insert(self, id: str, events: list[ev.TableEvent]) -> Table:
        """A new table with these first events."""
        at = self.wall()
        stored = [log.stored_event(id, seq, it, at) for seq, it in enumerate(events)]
        table = await self._beside(lambda: _awake(Table.load(id, stored, self.find)))
        whole = info.table_info(table, self.find(table.opened.game))
        it = table.opened
        log.in_background(
            self.store.create_table(id, it.game, table.host, it.visibility, info.stored(whole), at)
        )
        if not await log.append_all(self.store, stored):
            return (await self.room(id)).table
        for person in {seat.person for seat in table.seats if seat.person}:
            await asyncio.wrap_future(self.store.seat(id, person))
        self.update_lobby(self.add_room(table))
        return table

    def update_lobby(self, room: Room) -> None:
        """Write into the lobby how a table stands."""
        table = room.table
        log.in_background(
            self.store.update_table(table.id, table.status, info.stored(room.info()), table.moved)
        )

    async def lobby(self, me: Me, mine: bool) -> list[TableInfo]:
        """Public tables that are open or being played; or one's own, the latest first."""
        if mine:
            rows = await asyncio.to_thread(self.store.tables, None, None, me.id, 100)
        else:
            wanted = ("open", "playing")
            rows = await asyncio.to_thread(self.store.tables, "public", wanted, None, 100)
        found = []
        for row in rows:
            room = self.rooms.get(row.id)
            whole = info.read(row.info) if room is None else room.info()
            found.append(self.info_for(me, whole))
        return found

    async def exists(self, id: str) -> bool:
        """Whether there is such a table."""
        return id in self.rooms or bool(await log.read(self.store, id))

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
        if not room.table.may_look(me.id):
            raise Problem("problem-no-table")
        return room


def _awake(table: Table) -> Table:
    """The table, with its match standing where the log ends."""
    if table.play is not None:
        table.play.awake()
    return table


def _kept_before(stored: StoredEvent, start: Snapshot | None) -> StoredSnapshot | None:
    """The start of a step as it is kept together with an answer of that step."""
    if start is None:
        return None
    return StoredSnapshot(stored.table, stored.seq, ev.encode_snapshot(start))
