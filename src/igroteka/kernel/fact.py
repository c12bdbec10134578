"""A fact: what happened, by which rule, and who may know it."""

from __future__ import annotations

from typing import Any

import msgspec


class Fact(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """One thing that happened: source of the log, of motion, of statistics."""

    kind: str
    rule: str
    args: dict[str, Any] = {}
    to: tuple[int, ...] | None = None
    hidden_from: tuple[int, ...] = ()
    touches: tuple[str, ...] = ()

    def told_to(self, viewer: int | None) -> bool:
        """Whether a seat, or a spectator (None), may know of it."""
        if self.to is not None and viewer not in self.to:
            return False
        return viewer not in self.hidden_from
