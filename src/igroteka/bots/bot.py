"""What a bot is."""

from __future__ import annotations

from typing import Any, Protocol

from igroteka.kernel.errors import NotAsked
from igroteka.kernel.flow import Option, Question
from igroteka.kernel.match import Match


class Bot(Protocol):
    """A player who is not a person. It may look at what its seat may see, and no further."""

    name: str
    looks_ahead: bool
    """Whether it tries things on clones: a match in which nobody does is played more quickly."""

    def choose(self, match: Match[Any], seat: int) -> Option:
        """One of the options that the open question offers to the seat."""
        ...


def open_question(match: Match[Any], seat: int) -> Question:
    """The question the bot is to answer."""
    question = match.asked(seat)
    if question is None:
        raise NotAsked(f"seat {seat} is not being asked anything: there is nothing to choose")
    return question
