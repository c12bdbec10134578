"""Routes for people: who am I, come in as a guest, register, log in and out, get a token."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from litestar import Request, Response, get, post
from litestar.connection import ASGIConnection
from litestar.handlers import BaseRouteHandler, HTTPRouteHandler
from litestar.params import JSONBody
from litestar.types import Guard

from igroteka.server.accounts import Accounts
from igroteka.server.config import Config
from igroteka.server.http.identity import (
    KNOWN,
    cookie_name,
    known_cookie,
    known_person,
    no_cookie,
    session_cookie,
)
from igroteka.server.limits import Limit, caller
from igroteka.server.problem import Problem
from igroteka.server.store import Person, Session
from igroteka.server.wire import Credentials, Farewell, GuestName, Me, NewPassword, Wire

AnyRequest = Request[Person | None, Session | None, Any]
Forget = Callable[[Me], Awaitable[None]]
"""Lets the tables forget somebody."""


class Token(Wire, frozen=True, kw_only=True):
    """For bot clients: sent as `Authorization: Bearer …`. Shown once."""

    token: str


def people_routes(accounts: Accounts, config: Config, forget: Forget) -> list[HTTPRouteHandler]:
    """The routes under /api that have to do with people."""
    attempts = Limit(config.attempts_per_minute)

    def few_attempts(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
        """Slower than other routes: here names are guessed and passwords tried."""
        if not attempts.allows(caller(connection.client.host if connection.client else None)):
            raise Problem("problem-too-often", 429)

    return [
        *_coming_in(accounts, config, few_attempts),
        *_being_here(accounts, config, few_attempts),
        *_own_account(accounts, config, few_attempts, forget),
    ]


def _coming_in(accounts: Accounts, config: Config, few: Guard) -> list[HTTPRouteHandler]:
    async def welcome(request: AnyRequest, person: Person) -> Response[Me]:
        """A new session; the old one ends, so that nobody can plant one beforehand."""
        secret = await accounts.open_session(person)
        if request.auth is not None and request.auth.kind == "cookie":
            await accounts.close_session(request.auth)
        cookies = [session_cookie(secret, config)]
        if person.registered:
            cookies.append(known_cookie(accounts.known(person), config))
        return Response(_me(person), cookies=cookies)

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
        known = request.cookies.get(KNOWN, "")
        address = caller(request.client.host if request.client else None)
        person = await accounts.login(data.name, data.password, address, known)
        return await welcome(request, person)

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


def _own_account(
    accounts: Accounts, config: Config, few: Guard, forget: Forget
) -> list[HTTPRouteHandler]:
    @post("/api/password", guards=[few], status_code=204, summary="Change the password")
    async def password(request: AnyRequest, data: JSONBody[NewPassword]) -> None:
        """All other sessions and tokens end."""
        person = known_person(request)
        if not person.registered:
            raise Problem("problem-log-in", 401)
        await accounts.change_password(person, data.password, data.new, request.auth)

    @post("/api/logout-others", status_code=204, summary="End all other sessions")
    async def logout_others(request: AnyRequest) -> None:
        """Other browsers and all tokens but the one that was used."""
        await accounts.end_others(known_person(request), request.auth)

    @post("/api/delete-account", guards=[few], status_code=204, summary="Delete the account")
    async def delete_account(request: AnyRequest, data: JSONBody[Farewell]) -> Response[None]:
        """The name is free again and stands at no table any more; bots play on for whoever sat
        in a match. What was played stays, without the name."""
        person = known_person(request)
        await accounts.delete(person, data.password)
        await forget(_me(person))
        return Response(None, cookies=[no_cookie(config)])

    return [password, logout_others, delete_account]


def _me(person: Person) -> Me:
    return Me(id=person.id, name=person.name, registered=person.registered)
