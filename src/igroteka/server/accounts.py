"""People: guests at once under a name, registered if they like, known by a secret.

A session's secret is 256 random bits, so its plain hash is as good as a slow one; passwords are
not, and get argon2id. Whoever reads the database can neither log in nor take over a session.
"""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import secrets
import time
from collections.abc import Callable, Collection
from typing import TypeVar

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from igroteka.server.limits import Limit
from igroteka.server.names import clean_name, folded, skeleton
from igroteka.server.problem import Problem
from igroteka.server.store import Person, Session, Store

DAY = 86400.0
COOKIE_LIFE = 90 * DAY
TOKEN_LIFE = 365 * DAY
HASHERS = 2
"""Passwords that are hashed at once: each takes 64 MiB and a good part of a core."""
LOGINS_PER_MINUTE = 20
"""Tries to log in under one name, from one address, or by a browser that has done so before."""
STRANGE_LOGINS_PER_MINUTE = 100
"""Tries under one name by all browsers together that have never logged in so."""

R = TypeVar("R")


class Accounts:
    """Who is who. Knows nothing of HTTP."""

    def __init__(
        self,
        store: Store,
        hasher: PasswordHasher | None = None,
        monotonic: Callable[[], float] = time.monotonic,
    ) -> None:
        self._store = store
        self._hasher = hasher or PasswordHasher()
        self._hashing = asyncio.Semaphore(HASHERS)
        self._logins = Limit(LOGINS_PER_MINUTE, monotonic)
        self._strange_logins = Limit(STRANGE_LOGINS_PER_MINUTE, monotonic)
        self._seal = store.secret("known")
        self.on_end: Callable[[Collection[str]], None] = lambda _: None
        """Told the hashes of sessions that have ended."""
        # What a login under an unknown name is compared with, so that it takes as long.
        self._nobody = self._hasher.hash(secrets.token_urlsafe())

    # Coming in -----------------------------------------------------------------------------

    async def guest(self, name: str, current: Person | None) -> Person:
        """Play under a name at once; a guest who is here already is called so from now on."""
        shown = clean_name(name)
        if current is not None and current.registered:
            raise Problem("problem-registered", 409)
        if await asyncio.to_thread(self._store.resembles_somebody, skeleton(shown)):
            raise Problem("problem-name-taken", 409)
        if current is None:
            person = Person(_new_id(), shown, None, None, time.time())
            await asyncio.wrap_future(self._store.add_person(person))
        else:
            person = msgspec.structs.replace(current, name=shown)
            await asyncio.wrap_future(self._store.change_person(person))
        return person

    async def register(self, name: str, password: str, current: Person | None) -> Person:
        """Keep one's tables: a guest stays the same person, now with a name of their own."""
        shown = clean_name(name)
        if current is not None and current.registered:
            raise Problem("problem-registered", 409)
        hashed = await self._slowly(lambda: self._hasher.hash(password))
        if current is None:
            looks = skeleton(shown)
            person = Person(_new_id(), shown, folded(shown), hashed, time.time(), looks)
            kept = self._store.add_person(person)
        else:
            person = msgspec.structs.replace(
                current,
                name=shown,
                folded=folded(shown),
                password=hashed,
                skeleton=skeleton(shown),
            )
            kept = self._store.change_person(person)
        if not await asyncio.wrap_future(kept):
            raise Problem("problem-name-taken", 409)
        return person

    async def login(self, name: str, password: str, address: str = "", known: str = "") -> Person:
        """The person of this name and password; an unknown name looks like a wrong password.

        `known` is what a browser was given that has logged in under this name before: strangers
        who guess cannot keep it out.
        """
        if not self._may_try(folded(name), address, known):
            raise Problem("problem-too-often", 429)
        person = await self._registered(name)
        known = self._nobody if person is None else person.password or self._nobody
        right = await self._slowly(lambda: self._matches(known, password))
        if person is None or not right:
            raise Problem("problem-login", 401)
        if self._hasher.check_needs_rehash(known):
            hashed = await self._slowly(lambda: self._hasher.hash(password))
            person = msgspec.structs.replace(person, password=hashed)
            await asyncio.wrap_future(self._store.change_person(person))
        return person

    def _may_try(self, name: str, address: str, known: str) -> bool:
        if known and secrets.compare_digest(known.encode(), self._known(name).encode()):
            return self._logins.allows(f"known {name}")
        if not self._logins.allows(f"{address} {name}"):
            return False
        return self._strange_logins.allows(name)

    def known(self, person: Person) -> str:
        """What a browser keeps that has logged in as this person."""
        return self._known(person.folded or "")

    def _known(self, name: str) -> str:
        return hmac.digest(self._seal.encode(), name.encode(), "sha256").hex()

    async def change_password(
        self, person: Person, old: str, new: str, session: Session | None
    ) -> None:
        """A new password; whoever was logged in with the old one elsewhere is so no more."""
        await self._prove(person, old)
        hashed = await self._slowly(lambda: self._hasher.hash(new))
        changed = msgspec.structs.replace(person, password=hashed)
        await asyncio.wrap_future(self._store.change_person(changed))
        await self.end_others(person, session)

    async def delete(self, person: Person, password: str) -> None:
        """Forget somebody. A guest has nothing to prove it by but being here."""
        if person.registered:
            await self._prove(person, password)
        await self.end_others(person, None)
        await asyncio.wrap_future(self._store.forget_person(person.id))

    async def _prove(self, person: Person, password: str) -> None:
        if not self._logins.allows(f"known {person.folded}"):
            raise Problem("problem-too-often", 429)
        hashed = person.password or self._nobody
        if not await self._slowly(lambda: self._matches(hashed, password)):
            raise Problem("problem-wrong-password", 403)

    # Sessions ------------------------------------------------------------------------------

    async def end_others(self, person: Person, session: Session | None) -> None:
        """End all sessions and tokens of somebody but for this one."""
        keep = "" if session is None else session.hash
        gone = await asyncio.wrap_future(self._store.drop_sessions_of(person.id, keep))
        self.on_end(gone)

    async def open_session(self, person: Person) -> str:
        """The secret for a cookie."""
        return await self._open(person, "cookie", COOKIE_LIFE)

    async def open_token(self, person: Person) -> str:
        """The secret for a bot client."""
        return await self._open(person, "token", TOKEN_LIFE)

    async def who(self, secret: str, kind: str) -> tuple[Person, Session] | None:
        """Whom this secret speaks for; a cookie's is no token's and the other way round."""
        hashed = _hash(secret)

        def look() -> tuple[Person, Session] | None:
            session = self._store.session(hashed)
            if session is None or session.kind != kind:
                return None
            person = self._store.person(session.person)
            return None if person is None else (person, session)

        return await asyncio.to_thread(look)

    async def extend(self, session: Session) -> bool:
        """Let a cookie that is used live on; True when it should be sent again."""
        now = time.time()
        if session.kind != "cookie" or session.expires - now > COOKIE_LIFE / 2:
            return False
        await asyncio.wrap_future(self._store.extend_session(session.hash, now + COOKIE_LIFE))
        return True

    async def close_session(self, session: Session) -> None:
        """Log out."""
        await asyncio.wrap_future(self._store.drop_session(session.hash))
        self.on_end([session.hash])

    async def sweep(self) -> None:
        """Forget what has expired."""
        await asyncio.wrap_future(self._store.drop_expired_sessions(time.time()))

    # ---------------------------------------------------------------------------------------

    async def _open(self, person: Person, kind: str, life: float) -> str:
        secret = secrets.token_urlsafe(32)
        expires = time.time() + life
        await asyncio.wrap_future(
            self._store.add_session(_hash(secret), person.id, expires, kind=kind)
        )
        return secret

    async def _registered(self, name: str) -> Person | None:
        return await asyncio.to_thread(self._store.person_by_name, folded(name))

    async def _slowly(self, work: Callable[[], R]) -> R:
        async with self._hashing:
            return await asyncio.to_thread(work)

    def _matches(self, hashed: str, password: str) -> bool:
        try:
            return self._hasher.verify(hashed, password)
        except (VerificationError, InvalidHashError):
            return False


def _new_id() -> str:
    return secrets.token_urlsafe(12)


def _hash(secret: str) -> str:
    return hashlib.sha256(secret.encode("utf-8", "surrogateescape")).hexdigest()
