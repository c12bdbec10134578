"""The journal: facts in the order in which they were told, and the one that nobody reads."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from igroteka.kernel.fact import Fact


@mypyc_attr(allow_interpreted_subclasses=True)
class Journal:
    """Collects facts in order."""

    __slots__ = ("facts",)

    def __init__(self) -> None:
        self.facts: list[Fact] = []

    def told(self, fact: Fact) -> None:
        """Take down a fact."""
        self.facts.append(fact)

    def seen_by(self, viewer: int | None) -> list[Fact]:
        """The story as one seat, or a spectator, may read it."""
        return [fact for fact in self.facts if fact.told_to(viewer)]


class _Mute(Journal):
    """Nobody listens: simulation and search."""

    __slots__ = ()

    def told(self, fact: Fact) -> None:
        """Let it pass."""


MUTE: Final = _Mute()
