"""A situation of any game, put together by hand, and the match that goes on from it."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, Generic, TypeVar

import pytest

from igroteka.kernel.chance import Scripted
from igroteka.kernel.errors import IllegalAnswer
from igroteka.kernel.fact import Fact
from igroteka.kernel.flow import Question
from igroteka.kernel.game import Game
from igroteka.kernel.journal import Journal
from igroteka.kernel.match import Match
from igroteka.kernel.state import State

S = TypeVar("S", bound=State)


class Situation(Generic[S]):
    """What the tables of all games have in common: each game derives its own."""

    def __init__(self, game: Game[S], g: S) -> None:
        g.journal = Journal()
        self.g = g
        self._game = game
        self._match: Match[S] | None = None

    @property
    def match(self) -> Match[S]:
        """The match from here on; begun when it is first needed."""
        if self._match is None:
            self._match = Match(self._game, self.g)
            self._match.start()
        return self._match

    @property
    def ask(self) -> Question:
        """The open question."""
        assert self.match.ask is not None, "the match is over"
        return self.match.ask

    def force(self, *outcomes: Any) -> None:
        """Fix the next outcomes of chance: faces of dice, or the thing drawn."""
        chance = self.g.chance
        assert isinstance(chance, Scripted)
        chance.force(*outcomes)

    def options(self, verb: str = "", seat: int | None = None) -> list[str]:
        """Keys of the options of the open question, of one verb or all, sorted; where several are
        asked, of a seat."""
        ask = self.ask if seat is None else self.match.asked(seat)
        assert ask is not None, f"seat {seat} is not asked"
        return sorted(o.key for o in ask.options if not verb or o.verb == verb)

    def do(self, *keys: str, seat: int | None = None, luck: tuple[Any, ...] = ()) -> None:
        """Answer the open questions one after another; `luck` is what falls then."""
        if luck:
            self.force(*luck)
        for key in keys:
            self.match.answer(self.ask.seat if seat is None else seat, key)

    def refused(self, key: str, seat: int | None = None) -> str | None:
        """The rule that forbids an option; fails if it is offered after all."""
        with pytest.raises(IllegalAnswer) as caught:
            self.match.answer(self.ask.seat if seat is None else seat, key)
        return caught.value.rule

    def play_on(self, seed: int) -> Iterator[None]:
        """Answer at random until the match is over; stops before each answer to let one look."""
        rng = Random(seed)
        while self.match.asks:
            yield
            ask = rng.choice(self.match.asks)
            self.match.answer(ask.seat, rng.choice(ask.options))

    def facts(self, kind: str) -> list[Fact]:
        """What was told of one kind."""
        return [fact for fact in self.g.journal.facts if fact.kind == kind]
