"""What stands before every route: host, origin, pace, and headers that bind the browser."""

from __future__ import annotations

import time
from typing import Any
from urllib.parse import urlsplit

from litestar.config.csrf import CSRFConfig
from litestar.connection import ASGIConnection
from litestar.datastructures import MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.middleware.base import MiddlewareProtocol
from litestar.middleware.csrf import CSRFMiddleware, generate_csrf_token
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from igroteka.server.config import Config
from igroteka.server.limits import Limit, caller
from igroteka.server.problem import Problem

BEGAN = "igroteka.began"
SAFE = frozenset({"GET", "HEAD", "OPTIONS"})
REFUSED = 4403
"""Closes a socket before it opens; the browser sees a failed handshake."""

# Nothing from elsewhere, nothing inline, nobody may frame us.
POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data: blob:",
        "font-src 'self'",
        "media-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)


def security_headers(config: Config) -> dict[str, str]:
    """Headers that every answer bears, errors included."""
    headers = {
        "content-security-policy": POLICY,
        "x-content-type-options": "nosniff",
        "x-frame-options": "DENY",
        "referrer-policy": "same-origin",  # an invitation is a secret of the table
        "cross-origin-opener-policy": "same-origin",
        "cross-origin-resource-policy": "same-origin",
        "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
    }
    if config.secure:
        headers["strict-transport-security"] = "max-age=31536000"
    return headers


class HeaderWriter:
    """Adds the security headers to every answer, whoever made it."""

    def __init__(self, config: Config) -> None:
        self._headers = security_headers(config)

    async def __call__(self, message: Message, scope: Scope) -> None:
        """Before an answer is sent."""
        if message["type"] != "http.response.start":
            return
        headers = MutableScopeHeaders.from_message(message)
        for name, value in self._headers.items():
            headers[name] = value
        if "cache-control" not in headers:
            headers["cache-control"] = "no-store"


def right_origin(origin: str | None, host: str | None, config: Config) -> bool:
    """Whether a page of ours, and no other, is speaking. For sockets and for requests."""
    if origin is None or host is None:
        return False
    if config.origin is not None:
        return origin.lower() == config.origin
    try:
        return urlsplit(origin).netloc.lower() == host.lower()
    except ValueError:
        raise Problem("problem-origin", 400) from None


def bearer(connection: ASGIConnection[Any, Any, Any, Any]) -> str | None:
    """The token of a bot client. A browser cannot be tricked into sending one."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else None


class Shield(MiddlewareProtocol):
    """Refuses wrong hosts, foreign origins and those who knock too often."""

    def __init__(self, app: ASGIApp, config: Config, limit: Limit) -> None:
        self.app = app
        self._config = config
        self._limit = limit

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let pass, or refuse."""
        scope["state"][BEGAN] = time.perf_counter()
        try:
            self._check(ASGIConnection(scope))
        except Problem as problem:
            if scope["type"] != ScopeType.WEBSOCKET:
                raise
            await receive()  # the wish to connect
            await send({"type": "websocket.close", "code": REFUSED, "reason": problem.key})
            return
        await self.app(scope, receive, send)

    def _check(self, connection: ASGIConnection[Any, Any, Any, Any]) -> None:
        host = connection.headers.get("host", "")
        if self._config.hosts is not None and _hostname(host) not in self._config.hosts:
            raise Problem("problem-host", 400)
        if not self._limit.allows(caller(connection.client.host if connection.client else None)):
            raise Problem("problem-too-often", 429)
        if bearer(connection) is None:
            self._check_origin(connection, host)

    def _check_origin(self, connection: ASGIConnection[Any, Any, Any, Any], host: str) -> None:
        """A request without origin must still show its CSRF token; a socket cannot, so must not."""
        origin = connection.headers.get("origin")
        socket = connection.scope["type"] == ScopeType.WEBSOCKET
        if not socket and (origin is None or connection.scope.get("method") in SAFE):
            return
        if not right_origin(origin, host, self._config):
            raise Problem("problem-origin", 403)


class Csrf(CSRFMiddleware):
    """Litestar's, except that tokens need none, and that a spoilt cookie is replaced."""

    def __init__(self, app: ASGIApp, config: CSRFConfig) -> None:
        super().__init__(app, config)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let pass, or refuse."""
        if scope["type"] == ScopeType.HTTP and bearer(ASGIConnection(scope)) is not None:
            await self.app(scope, receive, send)
        else:
            await super().__call__(scope, receive, send)

    def create_send_wrapper(self, send: Send, token: str, csrf_cookie: str | None) -> Send:
        """Otherwise a cookie from before the database was replaced would bar the way for ever."""
        if csrf_cookie is not None and self._decode_csrf_token(csrf_cookie) is None:
            token, csrf_cookie = generate_csrf_token(self.config.secret), None
        return super().create_send_wrapper(send, token, csrf_cookie)


def _hostname(host: str) -> str:
    """The name in a Host header, without port and brackets."""
    try:
        return urlsplit(f"//{host}").hostname or ""
    except ValueError:
        raise Problem("problem-host", 400) from None
