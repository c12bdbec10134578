"""Who is asking: by cookie or by token. Handlers find it as `request.user`, sockets likewise."""

from __future__ import annotations

from typing import Any

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.middleware.authentication import (
    AbstractAuthenticationMiddleware,
    AuthenticationResult,
)
from litestar.types import ASGIApp

from igroteka.server.accounts import COOKIE_LIFE, DAY, Accounts
from igroteka.server.config import Config
from igroteka.server.http.shield import bearer
from igroteka.server.problem import Problem
from igroteka.server.store import Person

ANONYMOUS = "exclude_from_auth"
"""Routes with this option do not care who asks."""

KNOWN = "igroteka-known"
"""The cookie of a browser that has logged in before."""

Connection = ASGIConnection[Any, Any, Any, Any]


class Identity(AbstractAuthenticationMiddleware):
    """Sets `user` to a Person or None, and `auth` to the Session or None."""

    def __init__(self, app: ASGIApp, accounts: Accounts, config: Config) -> None:
        super().__init__(app, exclude_from_auth_key=ANONYMOUS)
        self._accounts = accounts
        self._cookie = cookie_name(config)

    async def authenticate_request(self, connection: Connection) -> AuthenticationResult:
        """Find the person; a token that is not valid is an error, a stale cookie is nobody."""
        token = bearer(connection)
        if token is not None:
            found = await self._accounts.who(token, "token")
            if found is None:
                raise Problem("problem-token", 401)
        else:
            secret = connection.cookies.get(self._cookie)
            found = None if secret is None else await self._accounts.who(secret, "cookie")
        person, session = found or (None, None)
        return AuthenticationResult(user=person, auth=session)


def known_person(connection: Connection) -> Person:
    """Whoever is asking, or a Problem: for what only somebody can do."""
    person = connection.scope.get("user")
    if not isinstance(person, Person):
        raise Problem("problem-log-in", 401)
    return person


def cookie_name(config: Config) -> str:
    """Over https the prefix makes the browser insist on all our flags."""
    return "__Host-igroteka" if config.secure else "igroteka"


def session_cookie(secret: str, config: Config) -> Cookie:
    """The cookie of a session."""
    return Cookie(
        key=cookie_name(config),
        value=secret,
        max_age=int(COOKIE_LIFE),
        path="/",
        httponly=True,
        secure=config.secure,
        samesite="lax",
    )


def known_cookie(value: str, config: Config) -> Cookie:
    """Stays when one logs out: this browser has been let in before."""
    return Cookie(
        key=KNOWN,
        value=value,
        max_age=int(365 * DAY),
        path="/api/login",
        httponly=True,
        secure=config.secure,
        samesite="strict",
    )


def no_cookie(config: Config) -> Cookie:
    """Takes it away again."""
    return Cookie(
        key=cookie_name(config),
        value="",
        max_age=0,
        path="/",
        httponly=True,
        secure=config.secure,
        samesite="lax",
    )
