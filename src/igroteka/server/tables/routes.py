"""The HTTP side of the tables; every route names who asks and leaves the rest to the service."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import Annotated, Any

from litestar import Litestar, Request, Response, get, post
from litestar.handlers import BaseRouteHandler
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from igroteka.lab.advisor import Counsel
from igroteka.lab.analysis import Analysis
from igroteka.scene import Consequence
from igroteka.server.tables import files, hosting
from igroteka.server.tables.problem import Problem
from igroteka.server.tables.service import TableService
from igroteka.server.tables.socket import address_of, me_of, table_socket
from igroteka.server.tables.views import refusal_view
from igroteka.server.wire import (
    Chronicle,
    Frame,
    Me,
    NewTable,
    PersonCommand,
    PlayOn,
    RefusalView,
    SeatCommand,
    TableInfo,
)

AnyRequest = Request[Any, Any, Any]
Id = FromPath[str]
First = Annotated[int, QueryParameter(name="from", ge=0)]
Last = Annotated[int, QueryParameter(name="to", ge=0)]


def table_lifespan(
    service: TableService,
) -> Callable[[Litestar], AbstractAsyncContextManager[None]]:
    """Starts the service with the application and stops it before the store is closed."""

    @asynccontextmanager
    async def living(_: Litestar) -> AsyncIterator[None]:
        await service.start()
        try:
            yield
        finally:
            await service.close()

    return living


def table_routes(service: TableService) -> list[BaseRouteHandler]:
    """Everything under /api/tables."""
    return [
        *_lobby(service),
        *_seats(service),
        *_host(service),
        *_matches(service),
        table_socket(service),
    ]


def somebody(request: AnyRequest) -> Me:
    """Whoever asks, by name: what is done at a table is somebody's doing."""
    me = me_of(request)
    if not me.id:
        raise Problem("problem-log-in")
    return me


def as_file(data: bytes, name: str) -> Response[bytes]:
    """Lines of a record, to be kept under this name."""
    headers = {"content-disposition": f'attachment; filename="igroteka-{name}.jsonl"'}
    return Response(data, media_type="application/x-ndjson", headers=headers)


def _lobby(service: TableService) -> list[BaseRouteHandler]:
    @post("/api/tables", status_code=201, summary="Open a table")
    async def create(request: AnyRequest, data: JSONBody[NewTable]) -> TableInfo:
        """`seats` says who sits where; with `start`, and no seat free, the match begins at once."""
        return await service.lobby.create(somebody(request), data, address_of(request))

    @get("/api/tables", summary="The lobby")
    async def public(request: AnyRequest) -> list[TableInfo]:
        """Public tables that are open or being played, those that moved last first."""
        return await service.lobby.tables(me_of(request), mine=False)

    @get("/api/tables/mine", summary="One's own tables")
    async def mine(request: AnyRequest) -> list[TableInfo]:
        """Those at which one sits, whatever has become of them."""
        return await service.lobby.tables(somebody(request), mine=True)

    @get("/api/tables/{table:str}", summary="One table")
    async def one(request: AnyRequest, table: Id) -> TableInfo:
        """Whoever has the address may look, unless the table is private and has begun."""
        return await service.info(me_of(request), table)

    return [create, public, mine, one]


def _seats(service: TableService) -> list[BaseRouteHandler]:
    @post("/api/tables/{table:str}/sit", status_code=200, summary="Take a seat")
    async def sit(request: AnyRequest, table: Id, data: JSONBody[SeatCommand]) -> TableInfo:
        """A free one before the match; one's own again after a bot has filled in."""
        return await hosting.sit(service, somebody(request), table, data.seat)

    @post("/api/tables/{table:str}/leave", status_code=200, summary="Get up")
    async def leave(request: AnyRequest, table: Id) -> TableInfo:
        """During the match a bot fills in until one comes back."""
        return await hosting.leave(service, somebody(request), table)

    @post("/api/tables/{table:str}/fill", status_code=200, summary="Seat a bot, or free a seat")
    async def fill(request: AnyRequest, table: Id, data: JSONBody[SeatCommand]) -> TableInfo:
        """For the host. During the match only for the seat of somebody who is away."""
        return await hosting.seat_bot(service, somebody(request), table, data.seat, data.bot)

    @post("/api/tables/{table:str}/start", status_code=200, summary="Begin the match")
    async def start(request: AnyRequest, table: Id) -> TableInfo:
        """For the host, when no seat is free."""
        return await hosting.start(service, somebody(request), table)

    @post("/api/tables/{table:str}/rematch", status_code=200, summary="Play again")
    async def rematch(request: AnyRequest, table: Id) -> TableInfo:
        """The new table; whoever asks later gets the same one."""
        return await hosting.rematch(service, somebody(request), table)

    return [sit, leave, fill, start, rematch]


def _host(service: TableService) -> list[BaseRouteHandler]:
    @post("/api/tables/{table:str}/mute", status_code=200, summary="Let somebody not speak")
    async def mute(request: AnyRequest, table: Id, data: JSONBody[PersonCommand]) -> TableInfo:
        """For the host; with `muted` false they may speak again."""
        return await hosting.mute(service, somebody(request), table, data)

    @post("/api/tables/{table:str}/expel", status_code=200, summary="Send somebody away")
    async def expel(request: AnyRequest, table: Id, data: JSONBody[PersonCommand]) -> TableInfo:
        """For the host, and for good. During the match a bot takes the seat over."""
        return await hosting.expel(service, somebody(request), table, data)

    @post("/api/tables/{table:str}/close", status_code=200, summary="Close the table")
    async def close(request: AnyRequest, table: Id) -> TableInfo:
        """For the host: the table is over, whatever has become of the match."""
        return await hosting.close(service, somebody(request), table)

    return [mute, expel, close]


def _matches(service: TableService) -> list[BaseRouteHandler]:
    @get("/api/tables/{table:str}/export", summary="The match as a file")
    async def export(request: AnyRequest, table: Id) -> Response[bytes]:
        """When it is over: all of it, to be verified. Before: the story told to the asker."""
        data = await hosting.export(service, me_of(request), table)
        return as_file(data, table)

    @post(
        "/api/tables/import",
        status_code=201,
        summary="A finished match from a file",
        request_max_body_size=files.LARGEST + 1024,
    )
    async def import_match(request: AnyRequest) -> TableInfo:
        """The body is the file. It is played again before it is believed."""
        data = await request.body()
        return await hosting.import_match(service, somebody(request), data, address_of(request))

    @get("/api/tables/{table:str}/frames", summary="Moments of a finished match")
    async def frames(request: AnyRequest, table: Id, first: First, last: Last) -> list[Frame]:
        """The whole scene after each number of answers, at most 200 of them at once."""
        return await hosting.frames(service, me_of(request), table, first, last)

    @get("/api/tables/{table:str}/why-not", summary="What is refused to a seat, and why")
    async def why_not(request: AnyRequest, table: Id, seat: FromQuery[int]) -> list[RefusalView]:
        """For one's own seat, at the question it is asked now."""
        refusals = await hosting.why_not(service, somebody(request), table, seat)
        return [refusal_view(refusal) for refusal in refusals]

    @get("/api/tables/{table:str}/chronicle", summary="A finished match in hindsight")
    async def chronicle(request: AnyRequest, table: Id) -> Chronicle:
        """Scores by source, standings over time, rounds, and the moments that turned the match."""
        return await hosting.chronicle(service, me_of(request), table)

    @get("/api/tables/{table:str}/analysis", summary="A finished match analysed")
    async def analysis(request: AnyRequest, table: Id) -> Analysis | None:
        """Chances over time, what decisions and luck changed; null while it is being made: ask
        again."""
        return await hosting.analysis(service, me_of(request), table)

    @post("/api/tables/{table:str}/play-on", status_code=201, summary="Play on from a moment")
    async def play_on(request: AnyRequest, table: Id, data: JSONBody[PlayOn]) -> TableInfo:
        """Opens a private table against bots at which a finished match stands after so many
        answers; its luck so far stands in the open as `begun`, what comes is sealed."""
        me = somebody(request)
        return await hosting.play_on(service, me, table, data, address_of(request))

    @get("/api/tables/{table:str}/consequence", summary="What an option would lead to")
    async def consequence(
        request: AnyRequest, table: Id, seat: FromQuery[int], option: FromQuery[str]
    ) -> Consequence | None:
        """For one's own seat, at the question it is asked now; null where it cannot be said in
        time."""
        return await hosting.consequence(service, somebody(request), table, seat, option)

    @get("/api/tables/{table:str}/advice", summary="What is best for a seat")
    async def advice(request: AnyRequest, table: Id, seat: FromQuery[int]) -> Counsel | None:
        """For one's own seat, at the question it is asked now, where the table allows it; null
        where it cannot be said in time."""
        return await hosting.advice(service, somebody(request), table, seat)

    return [
        export,
        import_match,
        frames,
        chronicle,
        analysis,
        play_on,
        why_not,
        consequence,
        advice,
    ]
