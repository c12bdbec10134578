"""The table service: commands in, events through the log, views out. Knows no HTTP.

A command is judged in memory, appended durably, then it takes effect and is published. If
somebody else has taken its number in the meantime, we catch up and judge it again.
"""

from __future__ import annotations

import asyncio
import logging
import os
import time
from collections.abc import Callable, Collection, Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

import msgspec

from igroteka.kernel.errors import UnknownGame
from igroteka.kernel.game import Game
from igroteka.kernel.record import Answered, Snapshot
from igroteka.kernel.registry import find_game
from igroteka.server import files
from igroteka.server.config import PREFIX, BadConfig
from igroteka.server.limits import Pace, Places
from igroteka.server.metrics import Counter
from igroteka.server.names import folded
from igroteka.server.store import StoredEvent, StoredSnapshot, StoreError, TableRow
from igroteka.server.tables import clocks, commands, info, log, opening
from igroteka.server.tables import events as ev
from igroteka.server.tables.bot_turns import BotRunner
from igroteka.server.tables.builds import build_of
from igroteka.server.tables.connection import Connection
from igroteka.server.tables.faults import OTHER_RULES, UPDATING, Faults, reason
from igroteka.server.tables.log import LogStore
from igroteka.server.tables.play import Diverged, FindGame
from igroteka.server.tables.problem import STUMBLED, Problem
from igroteka.server.tables.processes import BEAT, Processes
from igroteka.server.tables.room import Room
from igroteka.server.tables.scheduler import Scheduler
from igroteka.server.tables.table import Table
from igroteka.server.tables.workers import Workers
from igroteka.server.wire import Me, NewTable, TableInfo

MAX_TRIES = 8
"""How often a command that comes second is judged again before it is given up."""

CREATED_PER_MINUTE = 60
"""Tables that one person may open."""

CHAT_PER_MINUTE = 20
"""Lines of chat from one person, at however many tables."""

BOT_TABLES = 50
"""Matches of bots alone that this process plays at once."""

BOT_TABLES_EACH = 3
"""Those that one person may have begun."""

OPEN_LIFE = 14 * 86400.0
"""Seconds after which a table at which nothing happens is closed, if it has not begun."""

PLAYING_LIFE = 180 * 86400.0
"""And if it has."""

IMPORTS_WAITING = 8
"""Files of strangers that wait to be verified."""

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
    sockets_per_person: int = 40
    """Connections that one person may hold at once; 0 is without limit."""
    sockets_per_address: int = 400
    """Those from one address; 0 is without limit."""
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
        self.faults = Faults()
        self.flags = Counter()
        self.processes = Processes(store, wall)
        self.workers = Workers(self.settings.workers)
        self.bots = BotRunner(self.workers, self.settings.bot_seconds)
        self.scheduler = Scheduler(self)
        self.verifying = Pace(VERIFIED_PER_MINUTE, 2 * VERIFIED_PER_MINUTE, monotonic)
        self.chatting = Pace(CHAT_PER_MINUTE, 6 * CHAT_PER_MINUTE, monotonic)
        self.sockets_of_person = Places(self.settings.sockets_per_person)
        self.sockets_of_address = Places(self.settings.sockets_per_address)
        self.verifiers = Workers(1)
        self.by_session: dict[str, set[Connection]] = {}
        """Sockets by the session that opened them: they end with it."""
        self.importing = 0
        """Files that are being verified, or wait for it."""
        self._verifier = asyncio.Lock()
        self._creating = Pace(CREATED_PER_MINUTE, 4 * CREATED_PER_MINUTE, monotonic)
        self._waking = ThreadPoolExecutor(WAKING, "wake")
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._loop: asyncio.AbstractEventLoop | None = None
        self._beating: asyncio.Task[None] | None = None
        self.closing = False

    async def start(self) -> None:
        """Listen to other processes, and wind up the clocks that were running."""
        self._loop = asyncio.get_running_loop()
        await asyncio.to_thread(self.processes.beat)
        self._beating = asyncio.create_task(self._beat())
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
        if self._beating is not None:
            self._beating.cancel()
        await self.scheduler.close()
        await asyncio.gather(*(self._close_room(room) for room in list(self.rooms.values())))
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for room in self.rooms.values():
            for connection in room.connections:
                connection.close()
        await self._written_out()
        await self._say_goodbye()
        self.workers.close()
        self.verifiers.close()
        self._waking.shutdown(wait=False, cancel_futures=True)

    async def _close_room(self, room: Room) -> None:
        id = room.table.id
        try:
            if room.table.running():
                await self.command(id, lambda table: ev.Ticked(times=self._times(table)))
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

    async def _beat(self) -> None:
        """Say every few seconds that we are there, and hear who is where."""
        while True:
            await asyncio.sleep(BEAT)
            files.warn_if_near()
            try:
                await asyncio.to_thread(self.processes.beat)
                await self.hear_of_others()
                await self.take_over()
                if self.by_session:
                    known = set(self.by_session)
                    self.end_sessions(await asyncio.to_thread(self.store.ended_sessions, known))
            except StoreError as error:
                _log.error("no sign of life could be given: %s", error)
            except Exception as error:  # noqa: BLE001  (noted; the next sign must be given)
                self.faults.note("task", "", error)

    def arrived(self, room: Room, person: str) -> None:
        """Let other processes know that somebody looks at a table."""
        log.in_background(self.store.arrive(self.processes.id, room.table.id, person))

    def departed(self, room: Room, person: str) -> None:
        """And that they do no more."""
        if not self.closing:
            log.in_background(self.store.depart(self.processes.id, room.table.id, person))

    async def take_over(self) -> None:
        """Go on with tables whose rules nobody serves any more."""
        for room in list(self.rooms.values()):
            if room.table.fault == UPDATING:
                async with room.lock:
                    await self._reload(room)

    async def hear_of_others(self) -> None:
        """Learn who looks at our tables through other processes."""
        elsewhere = await asyncio.to_thread(self.processes.elsewhere)
        for id, room in list(self.rooms.items()):
            there = elsewhere.get(id, set())
            if there != room.elsewhere:
                room.elsewhere = there
                room.table_changed()

    async def _written_out(self) -> None:
        """Wait for what is being written beside the log."""
        try:
            await asyncio.wrap_future(self.store.flush())
        except StoreError as error:
            _log.error("the last notes beside the log were not written: %s", error)

    async def _say_goodbye(self) -> None:
        try:
            await asyncio.to_thread(self.processes.end)
        except StoreError as error:
            _log.error("the others will take us for dead: %s", error)

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
        table = await self._beside(self._read_table, id)
        return self.add_room(table, await self._beside(self._passed, table))

    def _passed(self, table: Table) -> float:
        """How much time the clocks of a table must count since its last event."""
        return self.processes.up_since(table.timed) if table.running() else 0.0

    def _read_table(self, id: str) -> Table:
        """Read and wake a table: takes its time, so it runs beside the loop."""
        snapshot = self.store.snapshot(id)
        events = self.store.events(id)
        if not events:
            raise Problem("problem-no-table")
        table = Table(id, self.find)
        try:
            table.replay(events, snapshot)
            table.wake()
            table.fault = self._other_rules(table)
        except StoreError:
            raise
        except Exception as error:
            # Whatever it is, it is this table's trouble and nobody else's.
            self.faults.note("load", id, error)
            if table.seq < 0:
                raise Problem(reason(error)) from error
            table.fault = reason(error)
        return table

    def _other_rules(self, table: Table) -> str:
        """Why our rules must leave a table alone, if they must.

        A match belongs to the rules it is played by for as long as any process serves them; only
        then it is carried over. So no two versions undo each other's answers.
        """
        play = table.play
        if play is None or table.status == "open" or table.closed:
            return ""
        if table.finished:
            return OTHER_RULES if not play.match.over else ""
        build = build_of(play.game)
        if not table.played_by(play.game.rules_version, build):
            theirs = bool(table.build) and self.processes.played_elsewhere(
                play.game.id, table.build
            )
            return UPDATING if theirs else ""
        return UPDATING if play.diverged and self.processes.others() else ""

    async def _beside(self, work: Callable[..., T], *args: Any) -> T:
        """Run in a thread that nothing else waits for."""
        return await asyncio.get_running_loop().run_in_executor(self._waking, work, *args)

    def add_room(self, table: Table, passed: float = 0.0) -> Room:
        """Serve a table from now on; its last event lies so many seconds back."""
        room = Room(table, self._game_of(table), self.monotonic)
        room.count_from(passed)
        if room.game is not None:
            self.processes.knows(room.game.id, build_of(room.game))
        self.rooms[table.id] = room
        self.scheduler.schedule(room)
        return room

    def _game_of(self, table: Table) -> Game[Any] | None:
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
                event = self._carrying_over(room) or decide(room.table)
                if event is None:
                    return room.table.seq
                if isinstance(event, ev.Played):
                    self._tried(room, event)
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

    def _tried(self, room: Room, event: ev.Played) -> None:
        """See on a copy that the rules can take an answer, before it is made durable."""
        play, line = room.table.play, event.lines[-1]
        assert play is not None
        assert isinstance(line, Answered)
        try:
            play.tried(line)
        except Exception as error:
            self.faults.note("rules", room.table.id, error)
            raise Problem(STUMBLED) from error

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
                await self._take(room, stored, start)
            raise
        if done:
            await self._take(room, stored, start)
        return done

    async def _take(self, room: Room, stored: StoredEvent, start: Snapshot | None = None) -> None:
        """Let an event take effect. If that fails the log is right and we are not: it is read
        anew, and the table set apart if that fails, too."""
        try:
            self._apply(room, stored, start)
            self._yield_to_others(room)
        except Diverged:
            _log.warning("a table was played on under other rules", extra={"table": stored.table})
            await self._reload(room)
        except Exception as error:  # noqa: BLE001  (noted, and answered by reading anew)
            self.faults.note("rules", stored.table, error)
            await self._reload(room)

    def _apply(self, room: Room, stored: StoredEvent, start: Snapshot | None = None) -> None:
        """Let an event take effect; `start` is the start of a step that was kept with it."""
        if start is not None and room.table.play is not None:
            room.table.play.newest = start
        request = room.table.request
        event = room.table.apply(stored)
        if isinstance(event, ev.FlagFell):
            self.flags.add()
        if isinstance(event, ev.TakenBack):
            self._keep_snapshot(room.table)
        if getattr(event, "times", None) is not None:
            room.count_from(self.wall() - stored.at)
        room.applied(event, request)
        self.scheduler.lobby_update(room, event)
        self.scheduler.schedule(room)

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
            await self._reload(room)  # somebody can play it: perhaps so can we by now
        for stored in news:
            if stored.seq == room.table.seq + 1:
                await self._take(room, stored)

    async def _reload(self, room: Room) -> None:
        """Begin anew from the log."""
        room.table = await self._beside(self._read_table, room.table.id)
        room.count_from(await self._beside(self._passed, room.table))
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

    # Sessions ------------------------------------------------------------------------------

    def end_sessions(self, hashes: Collection[str]) -> None:
        """Close the sockets that were opened by these."""
        for hash in hashes:
            for connection in tuple(self.by_session.get(hash, ())):
                connection.close()

    def is_registered(self, name: str) -> bool:
        """Whether the name, or one that looks like it, belongs to somebody."""
        return self.store.person_by_name(folded(name)) is not None

    # Opening and the lobby -----------------------------------------------------------------

    async def create(self, me: Me, wanted: NewTable, address: str = "") -> TableInfo:
        """Open a table; with `start` the match begins at once."""
        if not self._creating.allows(me.id, address):
            raise Problem("problem-too-often")
        game = opening.checked_game(wanted, self.find)
        events = opening.opening(me, wanted, game)
        table = await self.insert(opening.new_id(), events)
        if wanted.start:
            await self.command(table.id, self.beginning(me, game))
        return await self.info(me, table.id)

    def beginning(self, me: Me, game: Game[Any]) -> Decide:
        """Begin a match; tables at which only bots play are few."""

        def decide(table: Table) -> ev.TableEvent | None:
            event = commands.start(table, me, game)
            if event is not None and table.bots_only:
                running = [room.table.host for room in self.rooms.values() if room.table.bots_only]
                if len(running) > BOT_TABLES or running.count(me.id) > BOT_TABLES_EACH:
                    raise Problem("problem-too-many-bots")
            return event

        return decide

    async def verified(self, seconds: float, work: Callable[..., T], *args: Any) -> T:
        """Let a stranger's file be looked at, one after the other: nobody else waits for it."""
        if self.importing >= IMPORTS_WAITING:
            raise Problem("problem-busy")
        self.importing += 1
        try:
            async with self._verifier:
                return await self.verifiers.run(seconds, work, *args)
        finally:
            self.importing -= 1

    async def insert(self, id: str, events: list[ev.TableEvent]) -> Table:
        """A new table with these first events."""
        at = self.wall()
        stored = [log.stored_event(id, seq, it, at) for seq, it in enumerate(events)]
        table = await self._beside(_awake, id, stored, self.find)
        whole = info.table_info(table, self._game_of(table))
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
            rows = await asyncio.to_thread(self.store.tables, "public", wanted, None, 300)
        found = [whole for whole in map(self._listed, rows) if whole is not None]
        shown = found if mine else [it for it in found if not info.bots_only(it)]
        return [self.info_for(me, whole) for whole in shown[:100]]

    def _listed(self, row: TableRow) -> TableInfo | None:
        """A table as the lobby shows it; None if that cannot be: the others must be shown."""
        room = self.rooms.get(row.id)
        try:
            return info.read(row.info) if room is None else room.info()
        except Exception as error:  # noqa: BLE001  (noted; one bad table must not hide the rest)
            self.faults.note("load", row.id, error)
            return None

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
        if me.id in room.table.expelled:
            raise Problem("problem-expelled")
        if not room.table.may_look(me.id):
            raise Problem("problem-no-table")
        return room


def _awake(id: str, events: list[StoredEvent], find: FindGame) -> Table:
    """A new table, with its match standing where the log ends."""
    table = Table.load(id, events, find)
    table.wake()
    return table


def _kept_before(stored: StoredEvent, start: Snapshot | None) -> StoredSnapshot | None:
    """The start of a step as it is kept together with an answer of that step."""
    if start is None:
        return None
    return StoredSnapshot(stored.table, stored.seq, ev.encode_snapshot(start))
