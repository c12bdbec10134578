"""Routes for those who run the server: is it well, and how busy."""

from __future__ import annotations

import asyncio
import logging
import time

import msgspec
from litestar import Response, get
from litestar.handlers import HTTPRouteHandler
from litestar.types import Message, Scope

from igroteka.server.http.identity import ANONYMOUS
from igroteka.server.http.shield import BEGAN
from igroteka.server.metrics import Metrics
from igroteka.server.store import Store, StoreError

_log = logging.getLogger("igroteka.requests")
METHODS = frozenset({"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"})
"""A stranger may call any word a method: labels must not grow with that."""
_PLAIN = {ANONYMOUS: True, "exclude_from_csrf": True}


PROBE_AGE = 2.0
"""Seconds for which a write that succeeded is good enough: strangers may ask, too."""
PROBE_PATIENCE = 3.0


class Probe:
    """Whether the database can be written, tried now and then."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._last = float("-inf")
        self._lock = asyncio.Lock()

    async def pulse(self) -> None:
        """Nothing when it can; an error when it cannot."""
        async with self._lock:
            if time.monotonic() - self._last > PROBE_AGE:
                await asyncio.to_thread(self._store.probe, PROBE_PATIENCE)
                self._last = time.monotonic()


class Health(msgspec.Struct, frozen=True):
    """Whether the server can do its work."""

    status: str


def system_routes(store: Store, metrics: Metrics) -> list[HTTPRouteHandler]:
    """`/health` and `/metrics`."""
    probe = Probe(store)

    @get("/health", opt=_PLAIN, summary="Is the server well?")
    async def health() -> Response[Health]:
        """200 while the database can be read and written, 503 while it cannot."""
        try:
            await asyncio.to_thread(store.ping)
            await probe.pulse()
        except StoreError as error:
            _log.error("the database does not answer: %s", error)
            return Response(Health("database"), status_code=503)
        return Response(Health("ok"))

    @get("/metrics", opt=_PLAIN, media_type="text/plain; version=0.0.4", summary="Figures")
    async def figures() -> str:
        """For Prometheus."""
        return metrics.text()

    return [health, figures]


class RequestWatch:
    """Counts, times and logs every answer, by its route: paths may hold secrets of tables."""

    def __init__(self, metrics: Metrics) -> None:
        self._requests = metrics.counter("igroteka_requests_total", "Answers to HTTP requests.")
        self._timing = metrics.timing(
            "igroteka_request_seconds", "From a request's arrival to its answer."
        )

    async def __call__(self, message: Message, scope: Scope) -> None:
        """Before an answer is sent."""
        if message["type"] != "http.response.start":
            return
        status = str(message["status"])
        said = str(scope.get("method", ""))
        method = said if said in METHODS else "other"
        route = str(scope.get("path_template") or "unknown")
        self._requests.add(method=method, route=route, status=status)
        began = scope["state"].get(BEGAN)
        took = None if began is None else time.perf_counter() - began
        if took is not None:
            self._timing.add(took)
        told = {"method": method, "route": route, "status": int(status)}
        if took is not None:
            told["ms"] = round(took * 1000, 2)
        _log.info("request", extra=told)
