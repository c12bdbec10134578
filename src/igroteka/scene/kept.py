"""What was made for the last scene of a table, for as long as somebody looks at it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

T = TypeVar("T")


class Kept:
    """The newest of each thing that scenes are made of, with what it was made from.

    What is made from the same again is the very same, so nobody need look for a difference in it.
    It must be made from nothing but what is named, and that must not change any more: lists of a
    state that is being played on, or in which cards are turned over, are named as tuples.
    """

    __slots__ = ("_things",)

    def __init__(self) -> None:
        self._things: dict[str, list[Any]] = {}
        """By name: what it was made from, and the thing."""

    def made(self, name: str, make: Callable[..., T], *of: Any) -> T:
        """What comes of these, made anew only if they have changed."""
        known = self._things.get(name)
        if known is not None and known[0] == of:
            known[0] = of  # the newest of equals, so that states of old can go
            same: T = known[1]
            return same
        thing = make(*of)
        self._things[name] = [of, thing]
        return thing


def in_order(*things: T) -> tuple[T, ...]:
    """Things side by side."""
    return things
