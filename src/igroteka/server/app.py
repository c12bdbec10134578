"""The web application: everything put together."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from argon2 import PasswordHasher
from litestar import Litestar, Request, Response
from litestar.config.csrf import CSRFConfig
from litestar.exceptions import NotFoundException
from litestar.handlers import BaseRouteHandler
from litestar.middleware.base import DefineMiddleware
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from igroteka import __version__
from igroteka.server import files
from igroteka.server.accounts import Accounts
from igroteka.server.campaigns.routes import campaign_routes
from igroteka.server.campaigns.service import CampaignService
from igroteka.server.config import Config
from igroteka.server.http.art import art_routes
from igroteka.server.http.errors import answer, exception_handlers
from igroteka.server.http.games import game_routes
from igroteka.server.http.identity import Identity
from igroteka.server.http.pages import Client, page_routes
from igroteka.server.http.people import people_routes
from igroteka.server.http.shield import Csrf, HeaderWriter, Shield
from igroteka.server.http.system import RequestWatch, system_routes
from igroteka.server.lessons.routes import lesson_routes
from igroteka.server.limits import Limit
from igroteka.server.metrics import Metrics
from igroteka.server.problem import ProblemView
from igroteka.server.store import Store, StoreError
from igroteka.server.tables.hosting import forget_person
from igroteka.server.tables.routes import table_lifespan, table_routes
from igroteka.server.tables.service import TableService

SWEEP = 3600.0
"""Seconds between two sweeps of expired sessions."""

_log = logging.getLogger(__name__)


def create_app(
    config: Config, hasher: PasswordHasher | None = None, client: Client | None = None
) -> Litestar:
    """The application on its database; it lets go of the database when it shuts down."""
    store = Store.open(config.database)
    metrics = Metrics()
    metrics.gauge("igroteka_store_waiting", "Writes that wait for the disk.", lambda: store.waiting)
    accounts = Accounts(store, hasher)
    pages = client or Client()
    csrf = CSRFConfig(secret=store.secret("csrf"), cookie_secure=config.secure)
    service = TableService(store)
    tables, living = _tables(service, metrics)
    accounts.on_end = service.presence.end_sessions
    return Litestar(
        route_handlers=[
            *people_routes(accounts, config, lambda me: forget_person(service, me)),
            *game_routes(),
            *art_routes(),
            *tables,
            *lesson_routes(service),
            *campaign_routes(CampaignService(service, store.campaigns)),
            *system_routes(store, metrics),
            *page_routes(pages),
        ],
        middleware=[
            DefineMiddleware(Shield, config=config, limit=Limit(config.requests_per_minute)),
            DefineMiddleware(Csrf, config=csrf),
            DefineMiddleware(Identity, accounts=accounts, config=config),
        ],
        before_send=[HeaderWriter(config), RequestWatch(metrics)],
        exception_handlers={**exception_handlers(), NotFoundException: _lost(pages)},
        lifespan=[_lifespan(store, accounts, service), *living],
        request_max_body_size=config.body_bytes,
        openapi_config=OpenAPIConfig(
            title="Igroteka",
            version=__version__,
            path="/api/openapi",
            render_plugins=[JsonRenderPlugin()],  # the others fetch scripts from elsewhere
        ),
        logging_config=None,  # the standard library's, set up by whoever starts us
    )


def _lost(pages: Client) -> Any:
    """A wrong address: people get the application, which says so; clients get a problem."""

    def lost(request: Request[Any, Any, Any], error: NotFoundException) -> Response[Any]:
        path = request.scope["path"]
        if "text/html" in request.headers.get("accept", "") and not path.startswith("/api/"):
            return pages.index(request, status=404)
        return answer(404, ProblemView(problem="problem-not-found", detail=error.detail))

    return lost


def _lifespan(store: Store, accounts: Accounts, tables: TableService) -> Any:
    @asynccontextmanager
    async def living(_: Litestar) -> AsyncIterator[None]:
        sweeping = asyncio.create_task(_sweep(accounts, tables))
        try:
            yield
        finally:
            sweeping.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await sweeping
            await asyncio.to_thread(store.close)
            _log.info("stopped")

    return living


async def _sweep(accounts: Accounts, tables: TableService) -> None:
    """Forget expired sessions and abandoned tables now and then, however often it fails."""
    while True:
        try:
            await accounts.sweep()
            await tables.expire()
        except StoreError as error:
            _log.warning("what has expired stays for now: %s", error)
        await asyncio.sleep(SWEEP)


def _tables(service: TableService, metrics: Metrics) -> tuple[list[BaseRouteHandler], list[Any]]:
    """The routes of the table service, and what keeps it alive."""
    metrics.gauge(
        "igroteka_tables_loaded", "Tables that this process serves.", lambda: len(service.rooms)
    )
    metrics.gauge(
        "igroteka_sockets_open",
        "Clients at those tables.",
        lambda: sum(len(room.connections) for room in service.rooms.values()),
    )
    metrics.gauge(
        "igroteka_tables_apart",
        "Tables that cannot be played on until the rules are mended.",
        lambda: sum(bool(room.table.fault) for room in service.rooms.values()),
    )
    metrics.counting(
        "igroteka_faults_total", "Faults at tables, by where they showed.", service.faults.total
    )
    metrics.counting("igroteka_flags_total", "Times that ran out.", service.flags)
    metrics.gauge(
        "igroteka_bot_stand_ins_total",
        "Answers given at random because a bot could not.",
        lambda: service.bots.faults,
    )
    metrics.gauge(
        "igroteka_bots_waiting",
        "Answers that bots think about.",
        lambda: service.workers.waiting + service.leisure.workers.waiting,
    )
    metrics.gauge(
        "igroteka_imports_waiting",
        "Files that wait to be verified.",
        lambda: service.imports.waiting,
    )
    metrics.gauge("igroteka_open_files", "Files and sockets that are open.", files.open_now)
    metrics.gauge("igroteka_open_files_limit", "How many may be.", files.limit)
    return table_routes(service), [table_lifespan(service)]
