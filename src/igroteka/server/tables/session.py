"""A client on the socket of a table: its messages and the replies. Knows no framework."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec

from igroteka.server import problem as server
from igroteka.server.limits import Limit
from igroteka.server.store import StoreError
from igroteka.server.tables import commands
from igroteka.server.tables.connection import Connection, encoded
from igroteka.server.tables.problem import Problem
from igroteka.server.tables.room import Room
from igroteka.server.tables.service import Decide, TableService
from igroteka.server.tables.views import refusal_view
from igroteka.server.wire import (
    PROTOCOL,
    Ack,
    Answer,
    AskUndo,
    Consent,
    FromClient,
    Hello,
    Me,
    Ping,
    Pong,
    Refusals,
    Refused,
    Salt,
    Say,
    Stops,
    WhyNot,
)

MAX_MESSAGE_BYTES = 8 * 1024
"""Bytes of one message: more than anything that a client has to say."""
MESSAGES_PER_MINUTE = 1200
"""Messages of one connection."""
HELLOS_PER_MINUTE = 12
"""Greetings on one connection: who has lost the thread may say it again, now and then."""
MAX_VIOLATIONS = 50
"""Messages too many, or not understood, before we close the connection."""

_decoder = msgspec.json.Decoder(FromClient)
_log = logging.getLogger(__name__)


class SocketSession:
    """One connection to one table."""

    def __init__(self, service: TableService, table: str, me: Me, address: str = "") -> None:
        self.connection = Connection(me)
        self._service = service
        self._table = table
        self._me = me
        self._room: Room | None = None
        self._pace = Limit(MESSAGES_PER_MINUTE, service.monotonic)
        self._hellos = Limit(HELLOS_PER_MINUTE, service.monotonic)
        self._address = address
        self._violations_left = MAX_VIOLATIONS

    async def receive(self, data: str | bytes) -> None:
        """Take in one message and put the answer on its way."""
        await self.connection.drained()
        if len(data) > MAX_MESSAGE_BYTES or not self._pace.allows(""):
            self._violation(
                "problem-too-large" if len(data) > MAX_MESSAGE_BYTES else "problem-too-often"
            )
            return
        try:
            message = _decoder.decode(data)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
            self._violation("problem-bad-request", detail=str(error))
            return
        key = getattr(message, "key", "")
        try:
            await self._handle(message)
        except server.Problem as problem:
            self._refuse(key, problem.key, problem.told, problem.rule)
        except StoreError as error:
            _log.error("the database failed: %s", error, extra={"table": self._table})
            self._refuse(key, "problem-store")
        except Exception as error:  # noqa: BLE001  (noted; what others say must still be heard)
            self._service.faults.note("socket", self._table, error)
            self._refuse(key, "problem-server")

    def close(self) -> None:
        """The connection is gone."""
        self.connection.close()
        if self._room is not None:
            self._room.leave(self.connection)
            if self._me.id and self._me.id not in self._room.here:
                self._service.presence.departed(self._room, self._me.id)

    def show(self, connection: Connection) -> bytes | None:
        """The state as it is to be sent now; a table that cannot be shown is set apart."""
        if self._room is None:
            return None
        try:
            return self._room.show(connection)
        except Exception as error:  # noqa: BLE001  (noted, and told to everybody at the table)
            self._service.set_apart(self._room, "socket", error)
            return None

    def show_table(self, connection: Connection) -> bytes | None:
        """Seats, presence and status as they are now."""
        return None if self._room is None else self._room.show_table(connection)

    def tell_again(self, connection: Connection) -> list[bytes]:
        """For somebody who could not read as fast as was told."""
        return [] if self._room is None else self._room.told(connection)

    async def _handle(self, message: FromClient) -> None:
        if isinstance(message, Ping):
            self._send(Pong(now=self._service.wall()))
        elif isinstance(message, Hello):
            await self._hello(message)
        elif self._room is None:
            raise Problem("problem-say-hello")
        else:
            await _HANDLERS[type(message)](self, message)

    async def _hello(self, message: Hello) -> None:
        if not self._hellos.allows(""):
            self._violation("problem-too-often")
            return
        if message.protocol != PROTOCOL:
            self._refuse("", "problem-protocol", {"ours": PROTOCOL})
            self.connection.close()
            return
        room = await self._service.visible(self._me, self._table)
        if message.have > room.table.seq:
            await self._service.catch_up(self._table)  # it has heard more than we have
        self._room = room
        if self._me.id and self._me.id not in room.here:
            self._service.presence.arrived(room, self._me.id)
        room.enter(self.connection)
        self._service.warm_up(room, self._me)

    # Each thing that can be said -----------------------------------------------------------

    async def _answer(self, it: Answer) -> None:
        times = self._the_room.times
        await self._command(it.key, lambda table: commands.answer(table, self._me, it, times))

    async def _undo(self, it: AskUndo) -> None:
        times = self._the_room.times
        await self._command(it.key, lambda table: commands.undo(table, self._me, it, times))

    async def _consent(self, it: Consent) -> None:
        await self._command("", lambda table: commands.consent(table, self._me, it))

    async def _say(self, it: Say) -> None:
        known = (self._me.id, it.key) in self._the_room.table.keys
        if not known and not self._service.chatting.allows(self._me.id, self._address):
            raise Problem("problem-too-often")
        await self._command(it.key, lambda table: commands.say(table, self._me, it), apart=True)

    async def _stops(self, it: Stops) -> None:
        await self._command("", lambda table: commands.stops(table, self._me, it))

    async def _salt(self, it: Salt) -> None:
        await self._command("", lambda table: commands.salt(table, self._me, it))

    async def _why_not(self, it: WhyNot) -> None:
        table = self._the_room.table
        refusals = [] if table.fault else commands.why_not(table, self._me, it.seat)
        views = tuple(refusal_view(refusal) for refusal in refusals)
        self._send(Refusals(seat=it.seat, refusals=views))

    async def _command(self, key: str, decide: Decide, apart: bool = False) -> None:
        """Let it happen; what has a key is acknowledged when it is durable."""
        seq = await self._service.command(self._table, decide, self._me.id, key, apart)
        if key:
            self._send(Ack(key=key, seq=seq))

    @property
    def _the_room(self) -> Room:
        assert self._room is not None
        return self._room

    def _send(self, message: Any) -> None:
        self.connection.send(encoded(message))

    def _refuse(
        self, key: str, problem: str, args: dict[str, Any] | None = None, rule: str = ""
    ) -> None:
        self._send(Refused(key=key, problem=problem, args=args or {}, rule=rule))

    def _violation(self, problem: str, **args: Any) -> None:
        self._violations_left -= 1
        self._refuse("", problem, args)
        if self._violations_left <= 0:
            self.connection.close()


_HANDLERS: dict[type, Callable[[SocketSession, Any], Awaitable[None]]] = {
    Answer: SocketSession._answer,
    AskUndo: SocketSession._undo,
    Consent: SocketSession._consent,
    Say: SocketSession._say,
    Stops: SocketSession._stops,
    Salt: SocketSession._salt,
    WhyNot: SocketSession._why_not,
}
