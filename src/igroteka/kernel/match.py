"""A match: the state, the step that runs, and the questions that are open.

Between steps the whole match is the state. Inside a step the rules are a generator; a clone is
the state at the last anchor with the answers since played again.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Generic, TypeVar

from igroteka.kernel.chance import Chance, Fast
from igroteka.kernel.errors import IllegalAnswer, NotAsked, RulesError
from igroteka.kernel.flow import Flow, Option, Question, Refusal, Together
from igroteka.kernel.game import Game, Options, Result
from igroteka.kernel.state import State
from igroteka.kernel.zones import redact, redeal

S = TypeVar("S", bound=State)


class _Sides:
    """An open `Together`: one flow, and at most one open question, per seat."""

    __slots__ = ("flows", "open", "results", "since", "together")

    def __init__(self, together: Together, since: int) -> None:
        self.together = together
        self.since = since
        self.flows = {seat: together.choose(seat) for seat in together.seats}
        self.open: dict[int, Question] = {}
        self.results: dict[int, Any] = {}
        for seat in together.seats:
            self.advance(seat, None)

    def advance(self, seat: int, option: Option | None) -> None:
        """Run one seat's flow to its next real question or to its end."""
        flow = self.flows[seat]
        self.open.pop(seat, None)
        while True:
            try:
                question = flow.send(option)
            except StopIteration as end:
                self.results[seat] = end.value
                return
            if not isinstance(question, Question):
                raise RulesError("a secret choice cannot hold another one")
            option = forced(question)
            if option is None:
                self.open[seat] = question
                return


def forced(question: Question) -> Option | None:
    """The single option of a question that need not be asked."""
    if len(question.options) == 1 and not question.always:
        return question.options[0]
    if not question.options:
        raise RulesError(f"no option at all for {question!r} ({question.rule})")
    return None


class Match(Generic[S]):
    """One game being played. `tracked` matches can be cloned at any moment."""

    __slots__ = ("_base", "_flow", "_sides", "_since", "ask", "g", "game", "tracked")

    def __init__(self, game: Game[S], g: S, *, tracked: bool = True) -> None:
        self.game = game
        self.g = g
        self.tracked = tracked
        self.ask: Question | None = None
        self._flow: Flow[None] | None = None
        self._sides: _Sides | None = None
        self._base: S | None = None
        self._since: list[tuple[int, Option]] = []

    @classmethod
    def new(
        cls, game: Game[S], options: Options, chance: Chance, *, tracked: bool = True
    ) -> Match[S]:
        """Set up a match and run it to its first question."""
        match = cls(game, game.new(options, chance), tracked=tracked)
        match.start()
        return match

    # What is asked -------------------------------------------------------------------------

    @property
    def asks(self) -> list[Question]:
        """All open questions: several at once only while seats choose in secret."""
        if self._sides is not None:
            return [self._sides.open[seat] for seat in sorted(self._sides.open)]
        return [] if self.ask is None else [self.ask]

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self.ask is None

    @property
    def result(self) -> Result:
        """How the match ended."""
        if self.ask is not None:
            raise NotAsked("the match is not over yet: there is no result to read")
        return self.game.result(self.g)

    def asked(self, seat: int) -> Question | None:
        """The open question of a seat."""
        ask = self.ask
        if self._sides is not None:
            return self._sides.open.get(seat)
        return ask if ask is not None and ask.seat == seat else None

    def why_not(self, seat: int) -> list[Refusal]:
        """What this seat might think of doing and may not, each with the rule."""
        question = self.asked(seat)
        return [] if question is None else question.refusals()

    def asides(self, seat: int) -> list[Option]:
        """What this seat may do beside its open question, without answering it."""
        question = self.asked(seat)
        return [] if question is None else question.beside()

    # Answers -------------------------------------------------------------------------------

    def answer(self, seat: int, option: Option | str) -> None:
        """Answer the open question of a seat and run to the next question."""
        question = self.ask
        if question is None or question.seat != seat or option not in question.options:
            option = self.offered(seat, option)
        if self.tracked or self._sides is not None:
            self._take(seat, option)  # type: ignore[arg-type]
        else:
            self._run(option)

    def offered(self, seat: int, option: Option | str) -> Option:
        """The option as the open question offers it; an error says why it does not."""
        question = self.asked(seat)
        if question is None:
            raise NotAsked(f"seat {seat} is not asked anything now")
        key = option if isinstance(option, str) else option.key
        found = question.option(key)
        if found is None:
            raise self._illegal(seat, key)
        return found

    def _illegal(self, seat: int, key: str) -> IllegalAnswer:
        for refusal in self.why_not(seat):
            if refusal.option.key == key:
                return IllegalAnswer(f"{key} is against {refusal.rule}", refusal.rule)
        return IllegalAnswer(f"{key} is not among the options offered to seat {seat}")

    def _take(self, seat: int, option: Option) -> None:
        if self.tracked:
            if self._base is None:
                self._base = self.g.copy()
            self._since.append((seat, option))
        sides = self._sides
        if sides is None:
            self._run(option)
        else:
            sides.advance(seat, option)
            self._settle(sides)

    # Running -------------------------------------------------------------------------------

    def start(self) -> None:
        """Begin the step that the state calls for and run to its first question."""
        self._flow = None
        self._run(None)

    def _run(self, answer: Any) -> None:
        """Feed the flow until somebody must really choose, step after step."""
        flow = self._flow
        while True:
            if flow is None:
                flow = self._flow = self._next_step()
                if flow is None:
                    self.ask = None
                    return
                answer = None
            try:
                asked = flow.send(answer)
            except StopIteration:
                flow = None
                continue
            if type(asked) is not Question:
                if self._open_sides(asked):  # type: ignore[arg-type]
                    return
                answer = self._close_sides()
                continue
            if len(asked.options) < 2 and (answer := forced(asked)) is not None:
                continue
            if self.tracked and asked.anchor:
                self._base = None
                self._since = []
            self.ask = asked
            return

    def _next_step(self) -> Flow[None] | None:
        flow = self.game.step(self.g)
        if self.tracked:
            self._base = None if flow is None else self.g.copy()
            self._since = []
        return flow

    def _open_sides(self, together: Together) -> bool:
        """Let the seats choose side by side; True when somebody has a real choice."""
        self._sides = _Sides(together, len(self._since))
        self.ask = next(iter(self._sides.open.values()), None)
        return self.ask is not None

    def _close_sides(self) -> dict[int, Any]:
        sides = self._sides
        assert sides is not None
        self._sides = None
        return {seat: sides.results[seat] for seat in sides.flows}

    def _settle(self, sides: _Sides) -> None:
        """Go on when all seats have chosen."""
        self.ask = next(iter(sides.open.values()), None)
        if self.ask is None:
            self._run(self._close_sides())

    # Copies --------------------------------------------------------------------------------

    def clone(self, *, tracked: bool = True) -> Match[S]:
        """A match with the same past and, for the same answers, the same future."""
        twin = self._replayed(self._since)
        twin.tracked = tracked
        if tracked:
            twin._base = self._base
            twin._since = self._since[:]
            if twin._sides is not None and self._sides is not None:
                twin._sides.since = self._sides.since
        return twin

    def _replayed(self, since: Sequence[tuple[int, Option]]) -> Match[S]:
        """An untracked copy of the match after these answers of the running step."""
        self._must_be_tracked()
        twin = Match(self.game, (self._base or self.g).copy(), tracked=False)
        if not self.over:
            twin.start()
            for seat, option in since:
                twin._take(seat, option)
        return twin

    def determinize(self, seat: int | None, rng: Random) -> Match[S]:
        """A clone in which all that the seat cannot know is dealt, and rolled, anew.

        Secret answers of others that are not yet revealed are left out: their seats are asked
        again. What comes back is for looking ahead; it cannot itself be cloned.
        """
        self._must_be_tracked()
        if self.anchored:
            twin = Match(self.game, self.g.copy(), tracked=False)
            twin._believe(seat, rng)
            if not self.over:
                twin.start()
            return twin
        sides = self._sides
        twin = self._replayed(self._since if sides is None else self._since[: sides.since])
        twin._believe(seat, rng)
        if sides is not None:
            twin._own_answers(seat, self._since[sides.since :])
        return twin

    def replay_prefix(self, seat: int) -> tuple[S, list[tuple[int, Option]]]:
        """The state at the last anchor, and the answers since; without those that others gave
        in a secret choice that is still open."""
        self._must_be_tracked()
        sides = self._sides
        since = self._since[:]
        if sides is not None:
            own = [(by, option) for by, option in since[sides.since :] if by == seat]
            since[sides.since :] = own
        return (self._base or self.g).copy(), since

    def _must_be_tracked(self) -> None:
        if not self.tracked:
            raise RulesError("an untracked match cannot be cloned: it does not know its step")

    def _believe(self, seat: int | None, rng: Random) -> None:
        """Deal and roll anew what the seat cannot know."""
        redeal(self.game.zones(self.g), seat, rng)
        self.g.chance = Fast(rng.getrandbits(64))

    def _own_answers(self, seat: int | None, secret: Sequence[tuple[int, Option]]) -> None:
        """Begin an open secret choice anew, with what the seat itself has answered so far."""
        assert self._sides is not None
        self._sides = sides = _Sides(self._sides.together, 0)
        for answering, option in secret:
            if answering == seat:
                sides.advance(answering, option)
        self._settle(sides)

    @property
    def anchored(self) -> bool:
        """Whether the state alone leads to the open question, or to the end."""
        return self._base is None

    def view(self, viewer: int | None) -> S:
        """The state as one seat, or a spectator (None), may see it."""
        g = self.g.copy()
        g.chance = Fast(0)
        redact(self.game.zones(g), viewer)
        return g
