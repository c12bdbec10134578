"""Actions: what a player may do, with candidates, predicate and effect in one piece.

A question that offers several actions, and asides that accompany one, are made of them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Generic, TypeVar

from igroteka.kernel.flow import (
    NO_ARGS,
    Args,
    Asides,
    Flow,
    Option,
    Question,
    Refusal,
    one_of,
)

G = TypeVar("G")
P = TypeVar("P")


def _nothing(_g: Any, _player: Any) -> Sequence[Option]:
    return ()


class Action(Generic[G, P]):
    """Something a player may do: `candidates` that one could think of, the predicate that
    `forbids` one of them, and what it means to `perform` it.

    `barred` tells, before any candidate is looked at, the rule that forbids the whole action now.
    `beyond` are further candidates that one might click on and that are never allowed (a hex too
    far away): only who asks why looks at them. Where asking the predicates about each candidate is
    slow, `quick` gives at once what they would let pass; the battery compares the two.
    """

    __slots__ = ("barred", "beyond", "candidates", "forbids", "perform", "quick", "verb")

    def __init__(
        self,
        verb: str,
        barred: Callable[[G, P], str | None],
        candidates: Callable[[G, P], Sequence[Option]],
        forbids: Callable[[G, P, Option], str | None],
        perform: Callable[[G, P, Option], Flow[None]],
        beyond: Callable[[G, P], Sequence[Option]] = _nothing,
        quick: Callable[[G, P], Sequence[Option]] | None = None,
    ) -> None:
        self.verb = verb
        self.barred = barred
        self.candidates = candidates
        self.forbids = forbids
        self.perform = perform
        self.beyond = beyond
        self.quick = self.allowed if quick is None else quick

    def allowed(self, g: G, player: P) -> Sequence[Option]:
        """The candidates that no rule forbids."""
        if self.barred(g, player) is not None:
            return ()
        forbids = self.forbids
        return [o for o in self.candidates(g, player) if forbids(g, player, o) is None]


class Actions(Generic[G, P]):
    """Several actions that are offered together, or stand by together.

    Where most of them hang on one thing, asking each for itself is slow: `quick` gives at once
    what all of them would let pass, in their order; the battery compares.
    """

    __slots__ = ("_actions", "_all", "_allowed", "_at_once", "_by_verb", "_forbids", "_quick")

    def __init__(
        self, *actions: Action[G, P], quick: Callable[[G, P], list[Option]] | None = None
    ) -> None:
        self._actions = actions
        self._by_verb = {action.verb: action for action in actions}
        self._quick = [action.quick for action in actions]
        self._at_once = quick
        # What questions are made with, bound once.
        self._all = self.candidates
        self._forbids = self.forbids
        self._allowed = self.offered if quick is None else quick

    def offered(self, g: G, player: P) -> list[Option]:
        """The options of all actions that no rule forbids."""
        at_once = self._at_once
        if at_once is not None:
            return at_once(g, player)
        options: list[Option] = []
        for quick in self._quick:
            if found := quick(g, player):  # mostly there is nothing
                options += found
        return options

    def candidates(self, g: G, player: P) -> list[Option]:
        """Everything that one might think of."""
        found: list[Option] = []
        for action in self._actions:
            found += action.candidates(g, player)
            found += action.beyond(g, player)
        return found

    def forbids(self, g: G, player: P, option: Option) -> str | None:
        """The rule that forbids a candidate: what bars them all before what is special to it."""
        action = self._by_verb[option.verb]
        return action.barred(g, player) or action.forbids(g, player, option)

    def refusals(self, g: G, player: P) -> list[Refusal]:
        """The candidates that some rule forbids, each with that rule."""
        judged = [
            (option, self.forbids(g, player, option)) for option in self.candidates(g, player)
        ]
        return [Refusal(option, rule) for option, rule in judged if rule is not None]

    def perform(self, g: G, player: P, option: Option) -> Flow[None]:
        """Carry out what was chosen."""
        return self._by_verb[option.verb].perform(g, player, option)

    def ask(
        self,
        g: G,
        player: P,
        seat: int,
        prompt: str,
        rule: str,
        args: Args = NO_ARGS,
        *,
        also: Sequence[Option] = (),
        anchor: bool = False,
    ) -> Question:
        """Ask for one of these actions."""
        question = one_of(
            seat,
            prompt,
            rule,
            self._all,
            self._forbids,
            args,
            also=also,
            about=(g, player),
            anchor=anchor,
        )
        question.quick = self._allowed
        return question

    def beside(self, g: G, player: P, ask: Callable[[], Question]) -> Flow[Option]:
        """Ask with these actions as asides; each one taken is carried out, and the question made
        anew. Their verbs must not be verbs of the question's own options."""
        asides = _StandingBy(self, g, player)
        while True:
            question = ask()
            question.asides = asides
            option: Option = yield question
            if option.verb not in self._by_verb:
                return option
            yield from self.perform(g, player, option)


class _StandingBy(Asides, Generic[G, P]):
    """The actions of a player as asides."""

    __slots__ = ("_actions", "_g", "_player")

    def __init__(self, actions: Actions[G, P], g: G, player: P) -> None:
        self._actions = actions
        self._g = g
        self._player = player

    def options(self) -> list[Option]:
        return self._actions.offered(self._g, self._player)

    def refusals(self) -> list[Refusal]:
        return self._actions.refusals(self._g, self._player)
