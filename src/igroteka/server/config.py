"""How the server is set up: by flags, else by the environment, else sensibly."""

from __future__ import annotations

import os
from collections.abc import Mapping
from typing import Any, Literal
from urllib.parse import urlsplit

import msgspec

from igroteka.kernel.errors import IgrotekaError

PREFIX = "IGROTEKA_"
LOCAL_NAMES = ("localhost", "127.0.0.1", "::1")

LogLevel = Literal["debug", "info", "warning", "error"]


class BadConfig(IgrotekaError):
    """Settings that do not fit together; the message says which and what to do."""


class Config(msgspec.Struct, frozen=True, kw_only=True):
    """Everything an operator may choose. Each is also a variable: `port` is IGROTEKA_PORT."""

    host: str = "127.0.0.1"
    port: int = 8000
    database: str | None = None
    """postgresql://… or sqlite:///…; None is a file in the user's data directory."""
    public_url: str = ""
    """The address people type, when it is not the one we listen on: https://play.example.org"""
    proxy: str = ""
    """Addresses of the proxy in front, whose word on the client's address is believed."""
    allowed_hosts: tuple[str, ...] = ()
    """Names by which the server may be called; empty: public_url, or whatever is local."""
    open_browser: bool = False
    log_level: LogLevel = "info"
    deflate: bool = True
    """Compress what goes over sockets: less traffic, more work."""
    requests_per_minute: int = 1200
    """From one address; 0 is without limit."""
    attempts_per_minute: int = 20
    """To log in, register or become a guest, from one address; 0 is without limit."""
    body_bytes: int = 64 * 1024
    """The longest request; routes that take files allow more."""

    def __post_init__(self) -> None:
        if self.public_url:
            parts = urlsplit(self.public_url)
            if parts.scheme not in {"http", "https"} or not parts.hostname or parts.path.strip("/"):
                raise BadConfig(
                    f"the public address {self.public_url!r} must look like "
                    "https://play.example.org, without a path"
                )
        elif self.proxy:
            raise BadConfig(
                "behind a proxy the server must know its public address: give --public-url too"
            )
        if not 0 <= self.port <= 65535:
            raise BadConfig(f"there is no port {self.port}: choose one from 0 to 65535")

    @classmethod
    def gather(
        cls, given: Mapping[str, Any], environment: Mapping[str, str] = os.environ
    ) -> Config:
        """Settings from flags (None where not given) and the environment."""
        found: dict[str, Any] = {}
        for name in cls.__struct_fields__:
            if (word := environment.get(PREFIX + name.upper())) is not None:
                found[name] = word.split(",") if name == "allowed_hosts" else word
        found.update({name: value for name, value in given.items() if value is not None})
        try:
            return msgspec.convert(found, cls, strict=False)
        except msgspec.ValidationError as error:
            raise BadConfig(f"a setting of the server is wrong: {error}") from error

    @property
    def secure(self) -> bool:
        """Whether browsers reach us over https."""
        return self.public_url.startswith("https://")

    @property
    def origin(self) -> str | None:
        """The only origin that may speak to us, when we know it."""
        if not self.public_url:
            return None
        parts = urlsplit(self.public_url)
        return f"{parts.scheme}://{parts.netloc}".lower()

    @property
    def hosts(self) -> frozenset[str] | None:
        """Names under which we answer; None is any.

        A server for this machine alone answers to local names only: else any web page could
        point a name of its own at it and read along.
        """
        if self.allowed_hosts:
            return None if "*" in self.allowed_hosts else frozenset(self.allowed_hosts)
        if self.public_url:
            return frozenset({urlsplit(self.public_url).hostname or "", *LOCAL_NAMES})
        return frozenset(LOCAL_NAMES) if self.host in LOCAL_NAMES else None

    @property
    def address(self) -> str:
        """Where people find us."""
        if self.public_url:
            return self.public_url.rstrip("/") + "/"
        host = "127.0.0.1" if self.host in {"0.0.0.0", "::", ""} else self.host
        return f"http://{f'[{host}]' if ':' in host else host}:{self.port}/"
