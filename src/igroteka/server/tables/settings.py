"""What tests and operators may turn."""

from __future__ import annotations

import os
from collections.abc import Mapping

import msgspec

from igroteka.server.config import PREFIX, BadConfig


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """What tests and operators may turn."""

    bot_pause: float = 0.15
    """Seconds a bot takes at least; at what pace people watch it is their own choice."""
    bot_seconds: float = 5.0
    unload_after: float = 300.0
    """Seconds after which a table that nobody looks at is forgotten until it is asked for."""
    lobby_pause: float = 2.0
    """Seconds between two notes in the lobby that a match has moved."""
    sockets_per_person: int = 40
    """Connections that one person may hold at once; 0 is without limit."""
    sockets_per_address: int = 400
    """Those from one address; 0 is without limit."""
    workers: int | None = None
    """Processes in which bots think; None: one less than there are cores."""
    leisure: bool = True
    """Whether bots whom nobody watches think only while the machine has nothing else to do."""
    warm: bool = True
    """Whether the worker that looks ahead reads a game as soon as somebody sits at it."""

    @classmethod
    def gather(cls, environment: Mapping[str, str] = os.environ) -> Settings:
        """From the environment: `bot_pause` is IGROTEKA_BOT_PAUSE, and so on."""
        names = {name: f"{PREFIX}{name.upper()}" for name in cls.__struct_fields__}
        found = {name: environment[key] for name, key in names.items() if key in environment}
        try:
            return msgspec.convert(found, cls, strict=False)
        except msgspec.ValidationError as error:
            raise BadConfig(f"a setting of the tables is wrong: {error}") from error
