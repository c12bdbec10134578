"""A match: the state, the step that runs, and the questions that are open.

Between steps the whole match is the state. Inside a step the rules are a generator; a clone is
the state at the start of the step, or at the last anchor, with everything that the rules were
told since told to them again.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from random import Random
from typing import Any, Generic, TypeVar

from igroteka.kernel.chance import Chance, Fast
from igroteka.kernel.errors import IllegalAnswer, NotAsked, RulesError
from igroteka.kernel.flow import Flow, Option, Question, Refusal, Together
from igroteka.kernel.game import Game, Options, Result
from igroteka.kernel.routes import Route
from igroteka.kernel.state import State
from igroteka.kernel.zones import Zone, redact, redeal, settle

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
                raise RulesError("a secret choice cannot contain another one")
            option = forced(question) if len(question.options) < 2 else None
            if option is None:
                self.open[seat] = question
                return


def forced(question: Question) -> Option | None:
    """The single option of a question that need not be asked."""
    options = question.options
    if len(options) == 1 and not question.always:
        return options[0]
    if not options:
        raise RulesError(f"there is no option at all for {question!r} ({question.rule})")
    return None


Begun = Flow[None] | None
"""A step that begins, or None: the match is over."""


class _Now:
    """What a match and its course both know. The course does not know the match: a ring of the two
    would keep every copy of a match alive until the garbage is collected."""

    __slots__ = ("step", "then", "tracked")

    def __init__(self, tracked: bool, then: Callable[[Any], Begun]) -> None:
        self.step: Begun = None
        """The step that is under way."""
        self.then = then
        """What comes after it: the next step, or None where the match shall end."""
        self.tracked = tracked
        """Whether the match wants to hear of every step, before it runs."""


def _course(
    step: Callable[[S], Begun], g: S, now: _Now
) -> Generator[Question | Together | Begun, Any, None]:
    """All steps of a match, one after another, and None at its end. A step that ends in here hands
    over without an exception, which would take longer than many a step does."""
    flow = step(g)
    while flow is not None:
        now.step = flow
        if now.tracked:
            yield flow
        yield from flow
        flow = now.then(g)
    now.step = None
    yield None


class Match(Generic[S]):
    """One game being played. `tracked` matches can be cloned at any moment."""

    __slots__ = (
        "_base",
        "_course",
        "_from_anchor",
        "_now",
        "_sides",
        "_since",
        "_trail",
        "ask",
        "g",
        "game",
    )

    def __init__(self, game: Game[S], g: S, *, tracked: bool = True) -> None:
        self.game = game
        self.g = g
        self.ask: Question | None = None
        self._now = now = _Now(tracked, game.step)
        self._course = _course(game.step, g, now)
        self._sides: _Sides | None = None
        self._base: S | None = None
        """Where the step began, or the last anchor; None while the match stands at an anchor."""
        self._from_anchor = True
        self._since: list[tuple[int, Option]] = []
        """The answers since."""
        self._trail: list[Any] = []
        """All that the rules were told since: answers, forced ones, what came of secret choice."""

    @classmethod
    def new(
        cls, game: Game[S], options: Options, chance: Chance, *, tracked: bool = True
    ) -> Match[S]:
        """Set up a match and run it to its first question."""
        match = cls(game, game.new(options, chance), tracked=tracked)
        match.start()
        return match

    @property
    def tracked(self) -> bool:
        """Whether the match remembers where its steps began: then it can be cloned."""
        return self._now.tracked

    @tracked.setter
    def tracked(self, tracked: bool) -> None:
        self._now.tracked = tracked

    # What is asked -------------------------------------------------------------------------

    @property
    def asks(self) -> list[Question]:
        """All open questions: several at once only while seats choose in secret."""
        if self._sides is not None:
            return [self._sides.open[seat] for seat in sorted(self._sides.open)]
        return [] if self.ask is None else [self.ask]

    @property
    def secretly(self) -> bool:
        """Whether seats choose side by side, each in secret."""
        return self._sides is not None

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

    def routes(self, seat: int) -> Sequence[Route]:
        """Where several answers of this seat, one after another, may lead."""
        question, routes = self.asked(seat), self.game.routes
        if question is None or routes is None:
            return ()
        return routes(self.view(seat), question)

    # Answers -------------------------------------------------------------------------------

    def answer(self, seat: int, option: Option | str) -> None:
        """Answer the open question of a seat and run to the next question."""
        question = self.ask
        if (
            question is None
            or question.seat != seat
            or option not in (question.made or question.options)
        ):
            option = self.offered(seat, option)
        if self._now.tracked or self._sides is not None:
            self._take(seat, option)  # type: ignore[arg-type]
            return
        asked = self._course.send(option)
        if type(asked) is Question and len(asked.made or asked.options) > 1:
            self.ask = asked  # as a rule
        else:
            self._heed(asked)

    def follow(self, seat: int, option: Option) -> None:
        """Answer with what this very question offers: the caller knows, from the match of which
        this is a twin. Nothing is checked."""
        if self._now.tracked or self._sides is not None:
            self._take(seat, option)
            return
        asked = self._course.send(option)
        if type(asked) is Question and len(asked.made or asked.options) > 1:
            self.ask = asked  # as `answer` has it
        else:
            self._heed(asked)

    def offered(self, seat: int, option: Option | str) -> Option:
        """The option as the open question offers it; an error says why it does not."""
        question = self.asked(seat)
        if question is None:
            raise NotAsked(f"seat {seat} is not being asked anything")
        key = option if isinstance(option, str) else option.key
        found = question.option(key)
        if found is None:
            raise self._illegal(seat, key)
        return found

    def _illegal(self, seat: int, key: str) -> IllegalAnswer:
        for refusal in self.why_not(seat):
            if refusal.option.key == key:
                return IllegalAnswer(f"{key} is forbidden by {refusal.rule}", refusal.rule)
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
        self._course = _course(self.game.step, self.g, self._now)
        self._run(None)

    def _run(self, answer: Any) -> None:
        """Tell the rules an answer, and run to the next question."""
        if answer is not None and self._now.tracked:
            self._trail.append(answer)
        self._heed(self._course.send(answer))

    def _heed(self, asked: Question | Together | Begun) -> None:
        """Feed the rules until somebody must really choose, step after step."""
        answer: Any
        course = self._course
        tracked = self._now.tracked
        while True:
            if type(asked) is Question:
                if len(asked.made or asked.options) > 1 or (answer := forced(asked)) is None:
                    self.ask = asked
                    if tracked and asked.anchor:
                        self._stand_on(None)
                    return
            elif type(asked) is Together:
                if self._open_sides(asked):
                    return
                answer = self._close_sides()
            elif asked is None:
                self.ask = None
                self._stand_on(None)
                return
            else:  # a step is about to begin
                self._stand_on(self.g.copy())
                answer = None
            if tracked and answer is not None:
                self._trail.append(answer)
            asked = course.send(answer)

    def _stand_on(self, base: S | None) -> None:
        """From here on clones are made of this state; None: of the state as it is, at an anchor."""
        self._base = base
        self._from_anchor = base is None
        self._since = []
        self._trail = []

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
        twin, together = self._replayed()
        if together is not None and self._sides is not None:
            twin._begin_secret_choice(together, self._since[self._sides.since :])
        twin.tracked = tracked
        if tracked:
            twin._base = self._base
            twin._from_anchor = self._from_anchor
            twin._since = self._since[:]
            twin._trail = self._trail[:]
            if twin._sides is not None and self._sides is not None:
                twin._sides.since = self._sides.since
        return twin

    def branch(self) -> Match[S]:
        """A clone to go on with in place of this match, which must not move any more: its state
        becomes the past of the branch, and is not copied for that."""
        twin = self.clone()
        if twin._base is None:
            twin._base = self.g
        return twin

    def _replayed(self) -> tuple[Match[S], Together | None]:
        """An untracked copy of the match at its open question; a secret choice that is open has
        not begun in it."""
        self._must_be_tracked()
        twin = Match(self.game, (self._base or self.g).copy(), tracked=False)
        if self.ask is None:
            return twin, None
        course = twin._course
        asked = course.send(None)
        if self._from_anchor:
            while type(asked) is Question and not asked.anchor:
                answer = forced(asked)
                if answer is None:
                    raise RulesError(f"{asked!r} stands before an anchor: its promise is broken")
                asked = course.send(answer)
        for told in self._trail:
            asked = course.send(told)
        if type(asked) is Question:
            twin.ask = asked
            return twin, None
        return twin, asked  # type: ignore[return-value]

    def determinize(self, seat: int | None, rng: Random) -> Match[S]:
        """A clone in which all that the seat cannot know is dealt, and rolled, anew.

        Secret answers of others that are not yet revealed are left out: their seats are asked
        again. What comes back is for looking ahead; it cannot itself be cloned. Who wants to try
        several things in the same world asks `guess` for it.
        """
        return Guess(self, seat, rng).twin()

    def guess(
        self, seat: int | None, rng: Random, *, settled: bool = False, turn: bool = False
    ) -> Guess[S]:
        """A world that the seat may believe in, to look ahead in as often as one likes.

        A `settled` one depends on what the seat knows and on `rng` alone: the same for whatever
        is hidden. One of a `turn` ends with it, where the game says what is left of one: nothing
        is asked after it, and no luck of the next is spent.
        """
        return Guess(self, seat, rng, settled, turn)

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

    def _begin_secret_choice(
        self, together: Together, answers: Sequence[tuple[int, Option]]
    ) -> None:
        """Begin a secret choice anew, with these answers."""
        self._sides = sides = _Sides(together, 0)
        for seat, option in answers:
            sides.advance(seat, option)
        self._settle(sides)

    @property
    def step_start(self) -> tuple[S, int]:
        """A state that leads to the open question, and by how many answers: that in which the
        running step began, or the last anchor. Not to be changed, and not to be kept: copy it."""
        self._must_be_tracked()
        return self._base or self.g, len(self._since)

    @property
    def running(self) -> object:
        """The step that is under way: another object once it is over. For comparing only."""
        return self._now.step

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


class Guess(Generic[S]):
    """One deal of all that a seat cannot know; every `twin` is a match that stands on it.

    The first twin deals; the others are dealt the same, which is cheaper. The match that is
    guessed about must not move on meanwhile.
    """

    __slots__ = ("_dealt", "_luck", "_match", "_rng", "_seat", "_settled", "_turn", "_world")

    def __init__(
        self,
        match: Match[S],
        seat: int | None,
        rng: Random,
        settled: bool = False,
        turn: bool = False,
    ) -> None:
        match._must_be_tracked()
        self._settled = settled
        self._turn = match.game.rest_of_turn if turn else None
        self._match = match
        self._seat = seat
        self._rng = rng
        self._luck = 0
        self._world: S | None = None
        """Where the state alone leads to the question: that state, dealt."""
        self._dealt: list[list[int]] | None = None
        """Elsewhere: the cards of each zone."""

    def twin(self) -> Match[S]:
        """A match in this world, standing at the open question."""
        match = self._match
        twin = self._anchored(match) if match.anchored else self._midway(match)
        if self._turn is not None:
            twin._now.then = self._turn
        return twin

    def _anchored(self, match: Match[S]) -> Match[S]:
        if self._world is None:
            self._world = match.g.copy()
            self._anew(match.game.zones(self._world))
            self._world.chance = Fast(self._rng.getrandbits(64))
        twin = Match(match.game, self._world.copy(), tracked=False)
        if not match.over:
            twin.start()
        return twin

    def _midway(self, match: Match[S]) -> Match[S]:
        sides = match._sides
        twin, together = match._replayed()
        self._deal(match.game.zones(twin.g))
        twin.g.chance = Fast(self._luck)
        if together is not None and sides is not None:
            secret = match._since[sides.since :]
            own = [(by, option) for by, option in secret if by == self._seat]
            twin._begin_secret_choice(together, own)
        return twin

    def _anew(self, zones: list[Zone]) -> None:
        if self._settled:
            settle(zones, self._seat)
        redeal(zones, self._seat, self._rng)

    def _deal(self, zones: list[Zone]) -> None:
        """Deal anew, or as the first time: an equal past has its zones in an equal order."""
        if self._dealt is None:
            self._anew(zones)
            self._luck = self._rng.getrandbits(64)
            self._dealt = [[] if zone.is_open_to(self._seat) else zone.cards[:] for zone in zones]
            return
        for zone, cards in zip(zones, self._dealt, strict=True):
            if cards:
                zone.cards[:] = cards
