"""A table that is being served: the table, who looks at it, and what they are told."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Any

from igroteka.kernel.game import Game
from igroteka.server.tables import clocks, info
from igroteka.server.tables import events as ev
from igroteka.server.tables.connection import Connection, encoded
from igroteka.server.tables.table import Table, UndoRequest
from igroteka.server.tables.views import Views
from igroteka.server.wire import (
    PROTOCOL,
    FromServer,
    Revealed,
    Said,
    StopsView,
    TableChanged,
    TableInfo,
    UndoAsked,
    Welcome,
)

_TABLE_CHANGED = (
    ev.SeatTaken,
    ev.SeatLeft,
    ev.BotSeated,
    ev.Closed,
    ev.Started,
    ev.CarriedOver,
    ev.Finished,
    ev.StoodIn,
    ev.CameBack,
    ev.FlagFell,
    ev.Muted,
    ev.Expelled,
    ev.Forgotten,
    ev.RematchSet,
)


class Room:
    """One table in this process."""

    def __init__(
        self, table: Table, game: Game[Any] | None, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.table = table
        self.game = game
        self.lock = asyncio.Lock()
        self.connections: set[Connection] = set()
        self.task: asyncio.Task[None] | None = None
        self.thinking: asyncio.Task[str] | None = None
        """What a bot thinks here while nobody watches it."""
        self.deadline: float | None = None
        """When a flag falls, by the monotonic clock."""
        self.used = clock()
        self.seated: set[str] = set()
        """People whom the lobby lists as sitting here."""
        self._views = Views()
        self._written_at = -1
        """Of which event everybody's news are written."""
        self._tables: dict[str, bytes] = {}
        self._clock = clock
        self._mark = clock()
        self.elsewhere: set[str] = set()
        """People who look at the table through other processes, as last heard."""

    # Time ----------------------------------------------------------------------------------

    @property
    def since(self) -> float:
        """Seconds since the last event that told the times, without those of no server and those
        in which nothing could be written."""
        return self._clock() - self._mark

    def count_from(self, seconds: float) -> None:
        """That event lies so many seconds back."""
        self._mark = self._clock() - max(0.0, seconds)

    def times(self, table: Table) -> ev.Times:
        """What the clocks show now."""
        return clocks.now(table, self.since)

    # Who is here ---------------------------------------------------------------------------

    @property
    def here(self) -> set[str]:
        """The people who look at the table through this process."""
        return {connection.me.id for connection in self.connections if connection.me.id}

    def info(self) -> TableInfo:
        """The table, with all that is nobody's business."""
        return info.table_info(self.table, self.game, self.here | self.elsewhere)

    def enter(self, connection: Connection) -> None:
        """Somebody said hello: tell them everything, and the others if it is somebody new."""
        first = bool(connection.me.id) and connection.me.id not in self.here
        self.connections.add(connection)
        connection.greeted = True
        connection.seen = None
        for message in self.told(connection):
            connection.send(message)
        connection.refresh()
        if first:
            self._broadcast_table()
        if self.thinking is not None:
            self.thinking.cancel()  # somebody waits for it from now on

    def told(self, connection: Connection) -> list[bytes]:
        """What somebody is told who comes, beside the match itself."""
        told: list[FromServer] = [self._welcome(connection)]
        if self.table.chat:
            told.append(Said(lines=tuple(self.table.chat)))
        if self.table.request is not None:
            told.append(_undo_asked(self.table.request))
        if self.table.finished:
            told.append(self._revealed())
        return [encoded(message) for message in told]

    def leave(self, connection: Connection) -> None:
        """A connection is gone."""
        self.connections.discard(connection)
        self.used = self._clock()
        self._views.forget({self.table.seats_of(other.me.id) for other in self.connections})
        if connection.me.id and connection.me.id not in self.here:
            self._broadcast_table()

    def _welcome(self, connection: Connection) -> Welcome:
        me = connection.me
        return Welcome(
            protocol=PROTOCOL,
            table=info.for_person(self.info(), me.id),
            you=me,
            seats=(seats := self.table.seats_of(me.id)),
            stops=tuple(
                StopsView(seat=it.seat, auto_pass=it.auto_pass, until_my_turn=it.until_my_turn)
                for it in map(self.table.stops.get, seats)
                if it is not None
            ),
        )

    # What is told --------------------------------------------------------------------------

    def show(self, connection: Connection) -> bytes | None:
        """The state for a connection: what changed since it looked, or all of it."""
        if self.table.play is None or self.table.fault:
            return None
        if self._written_at != self.table.shown:
            self._write_changes()
        viewer = self.table.seats_of(connection.me.id)
        view = self._views.of(self.table, viewer)
        seen, connection.seen = connection.seen, (viewer, view)
        if seen is None or seen[0] != viewer:
            return view.whole(self.table, self.since)
        if seen[1] is view:
            return None
        return self._views.change(seen[1], view, self.table, self.since)

    def look_ahead(self) -> None:
        """Prepare what people will be shown of the act that was tried."""
        if self.connections:
            self._views.look_ahead(self.table)

    def _write_changes(self) -> None:
        """Write what all who wait for it will be told, while we have the table before us: until
        the last of them is served, sockets and other tables will have come between."""
        self._written_at = self.table.shown
        for connection in self.connections:
            viewer, seen = self.table.seats_of(connection.me.id), connection.seen
            if connection.is_stale and seen is not None and seen[0] == viewer:
                view = self._views.of(self.table, viewer)
                if seen[1] is not view:
                    self._views.change(seen[1], view, self.table, self.since)

    def applied(self, event: ev.TableEvent, request: UndoRequest | None) -> None:
        """An event took effect: tell everybody what they should know of it.

        `request` is the undo that was asked for until then.
        """
        if isinstance(event, ev.Started | ev.Expelled):
            self._disconnect_outsiders()
        if self.table.shown == self.table.seq:
            for connection in self.connections:
                connection.refresh()
        if isinstance(event, ev.Spoken):
            self._broadcast(encoded(Said(lines=(self.table.chat[-1],))))
        elif isinstance(event, ev.Finished):
            self._broadcast(encoded(self._revealed()))
        self._broadcast_undo(event, request)
        if isinstance(event, _TABLE_CHANGED):
            self._broadcast_table()

    def table_changed(self) -> None:
        """Tell everybody how the table itself stands."""
        self._broadcast_table()

    def _disconnect_outsiders(self) -> None:
        """A private match begins, or somebody was sent away: who may not look must go."""
        for connection in tuple(self.connections):
            if not self.table.may_look(connection.me.id):
                self.connections.discard(connection)
                connection.close()

    def _broadcast(self, message: bytes) -> None:
        for connection in tuple(self.connections):
            connection.tell(message)

    def _broadcast_table(self) -> None:
        self._tables.clear()
        for connection in tuple(self.connections):
            connection.table_changed()

    def show_table(self, connection: Connection) -> bytes:
        """The table as this connection may see it, written once for all who see the same."""
        known = {self.table.host, *(seat.person for seat in self.table.seats)}
        person = connection.me.id if connection.me.id in known else ""
        if person not in self._tables:
            message = TableChanged(table=info.for_person(self.info(), person))
            self._tables[person] = encoded(message)
        return self._tables[person]

    def _broadcast_undo(self, event: ev.TableEvent, before: UndoRequest | None) -> None:
        now = self.table.request
        if isinstance(event, ev.UndoDeclined) and before is not None:
            self._broadcast(encoded(_undo_asked(before, declined_by=event.seat)))
        elif before is not None and now is None:
            self._broadcast(encoded(_undo_asked(before, done=True)))
        elif now is not None and isinstance(event, ev.UndoRequested | ev.UndoConsented):
            self._broadcast(encoded(_undo_asked(now)))

    def _revealed(self) -> Revealed:
        play = self.table.play
        assert play is not None
        luck = play.header.luck
        return Revealed(seed=luck.seed, commitment=luck.commitment, salts=luck.salts)


def _undo_asked(
    request: UndoRequest, declined_by: int | None = None, done: bool = False
) -> UndoAsked:
    return UndoAsked(
        seat=request.seat,
        answers=request.answers,
        consented=tuple(sorted(request.consented)),
        declined_by=declined_by,
        done=done,
    )
