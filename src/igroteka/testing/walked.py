"""Walking a route: its answers, one after another, for as long as what it expects is asked."""

from __future__ import annotations

from typing import Any

from igroteka.kernel.flow import Question
from igroteka.kernel.match import Match
from igroteka.kernel.routes import Route

LETS_PASS = ("pass", "decline", "done")
"""How others answer who are asked on the way."""


class Walked:
    """A route as it went on a clone of a match: how many legs were answered, and how it ended."""

    def __init__(self, match: Match[Any], seat: int, route: Route) -> None:
        self.match = match.clone()
        self.seat = seat
        self.route = route
        self.legs = 0
        """So many are behind: given as answers, or taken unasked as the only ones."""
        while (leg := self._asked_for()) is not None:
            self.legs = leg + 1
            self.match.answer(seat, route.legs[leg].option)

    @property
    def arrived(self) -> bool:
        """Whether the piece stands on the goal, or has left the table."""
        return self.where in (None, self.route.goal)

    @property
    def where(self) -> str | None:
        """The space of the piece; None where it is on no board any more."""
        scene = self.match.game.scene(self.match.view(self.seat), self.seat)
        return next((piece.where for piece in scene.pieces if piece.id == self.route.piece), None)

    def _asked_for(self) -> int | None:
        """The next leg whose question is open; None where something else is asked, or nothing."""
        question = self._own_question()
        if question is None:
            return None
        return self.route.leg_asked(self.legs, question, self.where)

    def _own_question(self) -> Question | None:
        """What the seat is asked once the others have let it pass."""
        while not self.match.over:
            question = self.match.asks[0]
            if question.seat == self.seat:
                return question
            kind = next((key for key in LETS_PASS if question.option(key) is not None), None)
            if kind is None:
                return None
            self.match.answer(question.seat, kind)
        return None
