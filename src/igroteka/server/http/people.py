"""Routes for people: who am I, come in as a guest, register, log in and out, get a token."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, get, post
from litestar.connection import ASGIConnection
from litestar.handlers import BaseRouteHandler, HTTPRouteHandler
from litestar.params import JSONBody
from litestar.types import Guard

from igroteka.server.accounts import Accounts
from igroteka.server.config import Config
from igroteka.server.http.identity import cookie_name, known_person, no_cookie, session_cookie
from igroteka.server.limits import Limit, caller
from igroteka.server.problem import Problem
from igroteka.server.store import Person, Session
from igroteka.server.wire import Credentials, GuestName, Me, Wire

AnyRequest = Request[Person | None, Session | None, Any]


class Token(Wire, frozen=True, kw_only=True):
    """For bot clients: sent as `Authorization: Bearer …`. Shown once."""

    token: str


def people_routes(accounts: Accounts, config: Config) -> list[HTTPRouteHandler]:
    """The routes under /api that have to do with people."""
    attempts = Limit(config.attempts_per_minute)

    def few_attempts(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
        """Slower than other routes: here names are guessed and passwords tried."""
        if not attempts.allows(caller(connection.client.host if connection.client else None)):
            raise Problem("problem-too-often", 429)

    return [
        *_coming_in(accounts, config, few_attempts),
        *_being_here(accounts, config, few_attempts),
    ]


def _coming_in(accounts: Accounts, config: Config, few: Guard) -> list[HTTPRouteHandler]:
    async def welcome(request: AnyRequest, person: Person) -> Response[Me]:
        """A new session; the old one ends, so that nobody can plant one beforehand."""
        secret = await accounts.open_session(person)
        if request.auth is not None and request.auth.kind == "cookie":
            await accounts.close_session(request.auth)
        return Response(_me(person), cookies=[session_cookie(secret, config)])

    @post("/api/guest", guards=[few], status_code=200, summary="Play under a name")
    async def guest(request: AnyRequest, data: JSONBody[GuestName]) -> Response[Me]:
        """At once, without registration; who is a guest already gets a new name."""
        person = await accounts.guest(data.name, request.user)
        if request.user is not None:
            return Response(_me(person))
        return await welcome(request, person)

    @post("/api/register", guards=[few], status_code=200, summary="Register")
    async def register(request: AnyRequest, data: JSONBody[Credentials]) -> Response[Me]:
        """A guest stays the same person, with all tables."""
        person = await accounts.register(data.name, data.password, request.user)
        return await welcome(request, person)

    @post("/api/login", guards=[few], status_code=200, summary="Log in")
    async def login(request: AnyRequest, data: JSONBody[Credentials]) -> Response[Me]:
        """With name and password."""
        return await welcome(request, await accounts.login(data.name, data.password))

    return [guest, register, login]


def _being_here(accounts: Accounts, config: Config, few: Guard) -> list[HTTPRouteHandler]:
    @get("/api/me", summary="Who am I?")
    async def me(request: AnyRequest) -> Response[Me | None]:
        """Nobody is `null`. A session that is used lives on."""
        answer: Response[Me | None] = Response(
            None if request.user is None else _me(request.user), media_type="application/json"
        )
        if request.auth is not None and await accounts.extend(request.auth):
            answer.set_cookie(session_cookie(request.cookies[cookie_name(config)], config))
        return answer

    @post("/api/logout", status_code=204, summary="Log out")
    async def logout(request: AnyRequest) -> Response[None]:
        """The session, or the token that was used, is worth nothing from now on."""
        if request.auth is not None:
            await accounts.close_session(request.auth)
        return Response(None, cookies=[no_cookie(config)])

    @post("/api/token", guards=[few], status_code=200, summary="A token for a bot client")
    async def token(request: AnyRequest) -> Token:
        """Speaks for whoever asks, for a year, or until it is used to log out."""
        return Token(token=await accounts.open_token(known_person(request)))

    return [me, logout, token]


def _me(person: Person) -> Me:
    return Me(id=person.id, name=person.name, registered=person.registered)
