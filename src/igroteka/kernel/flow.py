"""Questions, options and flows: the language in which rules talk to a table.

A flow is a generator that yields questions and receives the chosen options. Picking k of n
things is k single questions; secret simultaneous choice is `together`.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, Final, TypeVar

from mypy_extensions import mypyc_attr

T = TypeVar("T")

Args = Mapping[str, Any]
"""What a text is filled with: numbers, content ids, seats as `@2`, or lists of ids."""

NO_ARGS: Final[Args] = MappingProxyType({})

WHO: Final = tuple(f"@{seat}" for seat in range(16))
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


PASS: Final = Option("pass", "pass")
DONE: Final = Option("done", "done")
DECLINE: Final = Option("decline", "decline")
YES: Final = Option("yes", "yes", True)
NO: Final = Option("no", "no", False)
"""What every game says: their words are the kernel's."""

Forbids = Callable[..., "str | None"]
"""Judges a candidate, its last argument: None, or the id of the rule that forbids it."""

Candidates = Sequence[Option] | Callable[..., Sequence[Option]]
"""Everything a player might think of."""


@dataclass(frozen=True, slots=True)
class Refusal:
    """A plausible option that a rule forbids now."""

    option: Option
    rule: str


@mypyc_attr(allow_interpreted_subclasses=True)
class Asides:
    """What a player may do beside a question without answering it: put something down, look.

    They are made when somebody wants to see them; a simulation never does.
    """

    __slots__ = ()

    def of(self, question: Question) -> Asides:
        """What accompanies this question, where the same thing is named for many."""
        return self

    def options(self) -> list[Option]:
        """What may be done now."""
        raise NotImplementedError

    def refusals(self) -> list[Refusal]:
        """What one might think of doing and may not, each with the rule."""
        raise NotImplementedError


class Question:
    """What one seat is asked. Made by `one_of` or `any_of`, which fill in every field: a
    constructor would only hand the same dozen arguments on, and nothing is made so often.

    `anchor` promises that the state alone leads back to this very question when its step is
    begun anew: the kernel then needs no replay to clone. `always` asks even where there is a
    single option. `concealed` hides from the others who is asked (a reaction window).

    `candidates` and `forbids` say what the options were chosen from: every candidate that is
    not offered is refused by the rule that forbids it. Where they are None, nothing was left out.
    `also` are the options at the end that no predicate judges: pass, done. `about` is what all
    these functions are told first (the state, the player), so that they need not be made anew for
    every question.

    Where `made` is None the options are made when somebody looks at them for the first time,
    which nobody does where answers are played again.
    """

    __slots__ = (
        "about",
        "also",
        "always",
        "anchor",
        "args",
        "asides",
        "candidates",
        "concealed",
        "forbids",
        "made",
        "prompt",
        "quick",
        "rule",
        "seat",
    )

    seat: int
    prompt: str
    made: Sequence[Option] | None
    rule: str
    args: Args
    anchor: bool
    always: bool
    concealed: bool
    candidates: Candidates | None
    forbids: Forbids | None
    also: Sequence[Option]
    quick: Callable[..., Sequence[Option]] | None
    about: tuple[Any, ...]
    asides: Asides | None

    @property
    def options(self) -> Sequence[Option]:
        """What the seat may choose."""
        made = self.made
        return self.make() if made is None else made

    def make(self) -> list[Option]:
        """Make the options."""
        quick, forbids, about = self.quick, self.forbids, self.about
        if quick is not None:
            made = [*quick(*about), *self.also]
        else:
            assert forbids is not None
            if about:
                made = [option for option in self._thought_of() if forbids(*about, option) is None]
            else:  # the same, and quicker to call
                made = [option for option in self._thought_of() if forbids(option) is None]
            made += self.also
        self.made = made
        return made

    def _thought_of(self) -> Sequence[Option]:
        candidates = self.candidates
        if candidates is None:
            return ()
        return candidates(*self.about) if callable(candidates) else candidates

    def option(self, key: str) -> Option | None:
        """The option, or the aside, with this key."""
        for option in self.options:
            if option.key == key:
                return option
        for option in self.beside():
            if option.key == key:
                return option
        return None

    def beside(self) -> list[Option]:
        """What may be done beside this question, without answering it."""
        return [] if self.asides is None else self.asides.of(self).options()

    def judged(self) -> Iterator[tuple[Option, str | None]]:
        """Every candidate once, with the rule that forbids it, or None."""
        if self.candidates is None or self.forbids is None:
            return
        seen: set[str] = set()
        for option in self._thought_of():
            if option.key not in seen:
                seen.add(option.key)
                yield option, self.forbids(*self.about, option)

    def refusals(self) -> list[Refusal]:
        """What this seat might think of doing and may not, each with the rule."""
        offered = {option.key for option in self.options}
        found = [
            Refusal(option, rule)
            for option, rule in self.judged()
            if rule is not None and option.key not in offered
        ]
        return found if self.asides is None else found + self.asides.of(self).refusals()

    def __repr__(self) -> str:
        return f"<{self.prompt} for seat {self.seat}: {', '.join(o.key for o in self.options)}>"


def one_of(
    seat: int,
    prompt: str,
    rule: str,
    candidates: Candidates,
    forbids: Forbids,
    args: Args = NO_ARGS,
    also: Sequence[Option] = (),
    quick: Sequence[Option] | None = None,
    about: tuple[Any, ...] = (),
    anchor: bool = False,
    always: bool = False,
    concealed: bool = False,
) -> Question:
    """Ask for one of these candidates, by this predicate: what it lets pass is offered, what it
    forbids is refused with its rule. `also` are options that no rule can forbid (pass, done).

    `candidates` is everything a player might think of, a sequence or a function that makes one.
    `about` are the first arguments of all functions given here.
    Where running the predicate over all of them is slow, `quick` gives what it would let pass;
    the battery compares the two.
    """

    question = Question()
    question.seat = seat
    question.prompt = prompt
    question.rule = rule
    question.args = args
    question.candidates = candidates
    question.forbids = forbids
    question.also = also
    question.about = about
    question.anchor = anchor
    question.always = always
    question.concealed = concealed
    question.asides = None
    question.quick = None
    if quick is None:
        question.made = None
    elif also:
        question.made = [*quick, *also]
    else:  # a copy where rules may go on with their list
        question.made = quick if isinstance(quick, tuple) else list(quick)
    return question


def any_of(
    seat: int,
    prompt: str,
    rule: str,
    options: Sequence[Option],
    args: Args = NO_ARGS,
    anchor: bool = False,
    always: bool = False,
    concealed: bool = False,
) -> Question:
    """Ask for any of these: nothing that a player might think of was left out."""
    question = Question()
    question.seat = seat
    question.prompt = prompt
    question.rule = rule
    question.made = options if isinstance(options, tuple) else list(options)
    question.args = args
    question.candidates = None
    question.forbids = None
    question.also = ()
    question.about = ()
    question.quick = None
    question.anchor = anchor
    question.always = always
    question.concealed = concealed
    question.asides = None
    return question


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
