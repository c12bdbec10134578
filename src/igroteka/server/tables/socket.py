"""The socket of a table. Origin and identity have been looked at before we get here."""

from __future__ import annotations

import asyncio
from typing import Any

from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.handlers import WebsocketRouteHandler
from litestar.params import FromPath

from igroteka.server.limits import caller
from igroteka.server.store import Person, Session
from igroteka.server.tables.service import TableService
from igroteka.server.tables.session import SocketSession
from igroteka.server.wire import Me

NOBODY = Me(id="", name="", registered=False)
GONE = 1001
"""Closes a socket: the server goes away, or has no patience left. Come again."""


TOO_MANY = 4429
"""Closes a socket before it opens: this person, or this address, has too many."""
GREETING = 20.0
"""Seconds within which a client says hello."""
SILENCE = 300.0
"""Seconds after which a client that says nothing at all, not even `ping`, is taken for gone."""


def address_of(connection: Any) -> str:
    """Where somebody comes from, as limits count it."""
    client = connection.client
    return caller(client.host if client else None)


def session_of(connection: Any) -> str:
    """By which session somebody speaks; "" is none."""
    session = connection.scope.get("auth")
    return session.hash if isinstance(session, Session) else ""


def me_of(connection: Any) -> Me:
    """Who is speaking: somebody, or a nameless spectator."""
    person = connection.scope.get("user")
    if not isinstance(person, Person):
        return NOBODY
    return Me(id=person.id, name=person.name, registered=person.registered)


def table_socket(service: TableService) -> WebsocketRouteHandler:
    """The handler of all sockets."""

    @websocket("/api/tables/{table:str}/socket")
    async def live(socket: WebSocket[Any, Any, Any], table: FromPath[str]) -> None:
        me, address = me_of(socket), address_of(socket)
        if not service.sockets_of_address.take(address):
            await socket.close(TOO_MANY)
            return
        try:
            if service.sockets_of_person.take(me.id or address):
                try:
                    await serve(socket, SocketSession(service, table, me, address), table)
                finally:
                    service.sockets_of_person.free(me.id or address)
            else:
                await socket.close(TOO_MANY)
        finally:
            service.sockets_of_address.free(address)

    async def serve(socket: WebSocket[Any, Any, Any], session: SocketSession, table: str) -> None:
        await socket.accept()
        hash = session_of(socket)
        if hash:
            service.presence.by_session.setdefault(hash, set()).add(session.connection)

        async def send(data: bytes) -> None:
            await socket.send({"type": "websocket.send", "text": data.decode(), "bytes": None})

        receiving = asyncio.create_task(_listen(socket, session))
        sending = asyncio.create_task(session.connection.pump(session, send))
        try:
            await asyncio.wait({receiving, sending}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            session.close()
            if hash:
                service.presence.by_session[hash].discard(session.connection)
                if not service.presence.by_session[hash]:
                    del service.presence.by_session[hash]
            await _end(service, table, receiving, sending)
        if socket.connection_state != "disconnect":
            await _close(socket)

    return live


async def _listen(socket: WebSocket[Any, Any, Any], session: SocketSession) -> None:
    """Hear what a client says; who says nothing is not there."""
    while True:
        patience = SILENCE if session.connection.greeted else GREETING
        try:
            async with asyncio.timeout(patience):
                message: Any = await socket.receive()
        except TimeoutError:
            return
        if message["type"] == "websocket.disconnect":
            return
        text = message.get("text")
        await session.receive(message.get("bytes") or b"" if text is None else text)


async def _end(service: TableService, table: str, *tasks: asyncio.Task[None]) -> None:
    """A client that is gone is no fault; anything else is noted."""
    for task in tasks:
        task.cancel()
    for result in await asyncio.gather(*tasks, return_exceptions=True):
        gone = isinstance(result, asyncio.CancelledError | WebSocketDisconnect | OSError)
        if isinstance(result, BaseException) and not gone:
            service.faults.note("socket", table, result)


async def _close(socket: WebSocket[Any, Any, Any]) -> None:
    try:
        await socket.close(GONE)
    except (RuntimeError, WebSocketDisconnect, OSError):
        return  # it was quicker
