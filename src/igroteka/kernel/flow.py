"""Questions, options and flows: the language in which rules talk to a table.

A flow is a generator that yields questions and receives the chosen options. Picking k of n
things is k single questions; secret simultaneous choice is `together`.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, Generic, TypeVar

T = TypeVar("T")
G = TypeVar("G")
P = TypeVar("P")

Args = Mapping[str, Any]
"""What a text is filled with: numbers, content ids, seats as `@2`, or lists of ids."""

NO_ARGS: Args = MappingProxyType({})

WHO = tuple(f"@{seat}" for seat in range(16))
"""Seats as text arguments: `WHO[2]` is shown as the name of the player in seat 2."""


class Option:
    """One thing a seat may choose. Saves and the wire know it by its `key`.

    `value` is what the rules read, `touches` the ids of the scene parts it is about. Options
    are compared by identity, which is quick: games make each of them once and offer it often.
    """

    __slots__ = ("args", "key", "touches", "value", "verb")

    def __init__(
        self,
        key: str,
        verb: str,
        value: Any = None,
        args: Args = NO_ARGS,
        touches: tuple[str, ...] = (),
    ) -> None:
        self.key = key
        self.verb = verb
        self.value = value
        self.args = args
        self.touches = touches

    def __repr__(self) -> str:
        return f"<{self.key}>"


@dataclass(frozen=True, slots=True)
class Refusal:
    """A plausible option that a rule forbids now."""

    option: Option
    rule: str


class Question:
    """What one seat is asked.

    `anchor` promises that the state alone leads back to this very question when its step is
    begun anew: the kernel then needs no replay to clone. `always` asks even where there is a
    single option. `concealed` hides from the others who is asked (a reaction window).
    """

    __slots__ = (
        "always",
        "anchor",
        "args",
        "concealed",
        "options",
        "prompt",
        "refused",
        "rule",
        "seat",
    )

    def __init__(
        self,
        seat: int,
        prompt: str,
        options: Sequence[Option],
        rule: str,
        args: Args = NO_ARGS,
        refused: Callable[[], list[Refusal]] | None = None,
        anchor: bool = False,
        always: bool = False,
        concealed: bool = False,
    ) -> None:
        self.seat = seat
        self.prompt = prompt
        self.options = options
        self.rule = rule
        self.args = args
        self.refused = refused
        self.anchor = anchor
        self.always = always
        self.concealed = concealed

    def option(self, key: str) -> Option | None:
        """The offered option with this key."""
        for option in self.options:
            if option.key == key:
                return option
        return None

    def __repr__(self) -> str:
        return f"<{self.prompt} for seat {self.seat}: {', '.join(o.key for o in self.options)}>"


class Together:
    """Flows of several seats that run side by side, each unseen by the others."""

    __slots__ = ("choose", "seats")

    def __init__(self, seats: Sequence[int], choose: Callable[[int], Flow[Any]]) -> None:
        self.seats = seats
        self.choose = choose


Flow = Generator["Question | Together", Any, T]
"""Rules that may ask: yields questions, receives options, returns a T."""


def ask(question: Question) -> Flow[Option]:
    """Ask and return the option chosen, typed."""
    option: Option = yield question
    return option


def together(seats: Sequence[int], choose: Callable[[int], Flow[T]]) -> Flow[dict[int, T]]:
    """Let seats choose at once and in secret; nobody's answer shows before the last is in.

    `choose(seat)` must only ask and return: what was chosen is carried out by the caller, so
    that the order in which answers arrive changes nothing, and a guess can begin it anew.
    """
    results: dict[int, T] = yield Together(seats, choose)
    return results


class Action(Generic[G, P]):
    """One kind of thing a player may do, as data: the same predicate offers it and refuses it.

    `barred` forbids the action as a whole; `forbids` judges one candidate. Both answer None or
    the id of the rule that forbids.
    """

    __slots__ = ("barred", "candidates", "forbids", "perform", "verb")

    def __init__(
        self,
        verb: str,
        barred: Callable[[G, P], str | None],
        candidates: Callable[[G, P], Sequence[Option]],
        forbids: Callable[[G, P, Option], str | None],
        perform: Callable[[G, P, Option], Flow[None]],
    ) -> None:
        self.verb = verb
        self.barred = barred
        self.candidates = candidates
        self.forbids = forbids
        self.perform = perform


def offered(actions: Sequence[Action[G, P]], g: G, player: P) -> list[Option]:
    """The options of all actions that no rule forbids."""
    options: list[Option] = []
    offer = options.append
    for action in actions:
        if action.barred(g, player) is None:
            forbids = action.forbids
            for option in action.candidates(g, player):
                if forbids(g, player, option) is None:
                    offer(option)
    return options


def refusals(actions: Sequence[Action[G, P]], g: G, player: P) -> Iterator[Refusal]:
    """The candidates that some rule forbids, each with that rule."""
    for action in actions:
        barred = action.barred(g, player)
        for option in action.candidates(g, player):
            rule = barred or action.forbids(g, player, option)
            if rule is not None:
                yield Refusal(option, rule)
