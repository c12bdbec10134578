"""Routes: answers to give one after another that together lead to one place.

Rules ask for one step at a time; a player thinks of where he wants to be. A game may tell, for
the question that is open, which places its answers lead to, what that costs and what may happen
on the way. Nothing is decided by a route: each of its answers is given, judged and recorded alone.
"""

from __future__ import annotations

from typing import Any

import msgspec

from igroteka.kernel.flow import Question


class Leg(msgspec.Struct, frozen=True, gc=False):
    """One answer of a route, the question that it answers, and where the piece is by then.

    Where something else is asked, by another prompt or with other arguments, or the piece stands
    elsewhere, something has happened on the way: the route ends, and the player decides anew.
    """

    option: str
    at: str
    prompt: str
    args: dict[str, Any] = {}


class Remark(msgspec.Struct, frozen=True, gc=False):
    """What a player should know before he goes: a text `remark-<kind>`, and its rule.

    `risky` marks what may end the route on its way, or lead elsewhere from its goal.
    """

    kind: str
    rule: str
    args: dict[str, Any] = {}
    risky: bool = False


class Route(msgspec.Struct, frozen=True, gc=False):
    """A way for a piece to a place: the text `route-<kind>` tells what it is and what it costs.

    `path` are the spaces from where the piece is to the `goal`. Several routes to one goal are
    ways to choose from, the cheapest first. One leg alone tells what that option costs and risks.
    A leg that turns out to be the only answer is taken by the kernel without asking, as always.
    """

    kind: str
    goal: str
    piece: str
    path: tuple[str, ...]
    legs: tuple[Leg, ...]
    args: dict[str, Any] = {}
    remarks: tuple[Remark, ...] = ()

    def leg_asked(self, after: int, question: Question, where: str | None) -> int | None:
        """The first leg from so many on that this question asks for, with the piece there; None
        where something else has come up."""
        for number in range(after, len(self.legs)):
            leg = self.legs[number]
            same = (leg.prompt, leg.at) == (question.prompt, where)
            if same and leg.args == dict(question.args) and question.option(leg.option) is not None:
                return number
        return None

    @property
    def certain(self) -> bool:
        """Whether nothing that can be known may stop it."""
        return not any(remark.risky for remark in self.remarks)
