"""What the server says when something cannot be done: a Fluent key, and what fills it."""

from __future__ import annotations

from typing import Any

import msgspec

from igroteka.kernel.errors import IgrotekaError
from igroteka.server.wire import Wire


class Problem(IgrotekaError):
    """Something that cannot be done, as HTTP tells it. `key` is a Fluent key (`problem-…`)."""

    rule = ""
    """The rule of a game that is against it, where there is one."""

    def __init__(self, key: str, status: int = 400, **told: Any) -> None:
        super().__init__(key)
        self.key = key
        self.status = status
        self.told = told


class ProblemView(Wire, frozen=True, kw_only=True):
    """The body of every answer that is not the one that was hoped for."""

    problem: str
    args: dict[str, Any] = msgspec.field(default_factory=dict)
    rule: str = ""
    detail: str = ""
    """For people who write clients; never shown to players."""
