"""The coach plays a lesson with a learner: a match, and the step at which they are.

Where a learner is follows from the lesson and from what the learner did: one act for each step,
either `NEXT` or the key of an answer. To go back is to do all but the last of it again.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Generic, NamedTuple, TypeVar

from igroteka.kernel.chance import Foretold, Outcome
from igroteka.kernel.content import Text
from igroteka.kernel.errors import IgrotekaError
from igroteka.kernel.flow import Option, Question
from igroteka.kernel.game import Game
from igroteka.kernel.journal import Journal
from igroteka.kernel.lesson import UNTIL, Lesson, Luck, Step, means
from igroteka.kernel.match import Match
from igroteka.kernel.state import State

S = TypeVar("S", bound=State)

NEXT = ""
"""The act of a learner who has read a step."""


class LessonBroken(IgrotekaError):
    """A lesson that cannot be played as it is written: a rule, a text or a key has moved on."""


class Reply(NamedTuple):
    """Whether an answer went on; if not, the word for it (None: the screen has a plain one)."""

    goes_on: bool
    word: Text | None = None


class Coach(Generic[S]):
    """A lesson being played."""

    def __init__(self, game: Game[S], lesson: Lesson, acts: Iterable[str] = ()) -> None:
        self.game = game
        self.lesson = lesson
        self._begin()
        for act in acts:
            self._do(act)

    def _begin(self) -> None:
        lesson = self.lesson
        self.acts: list[str] = []
        self.answers: list[tuple[int, str]] = []
        """All that was answered, by whom."""
        self.outcomes: list[int] = []
        """All that chance decided."""
        self._others = {seat: list(keys) for seat, keys in lesson.others.items()}
        self._luck: dict[str, list[Any]] = {}
        self._foretell(lesson.luck)
        options = self.game.configure(lesson.options)
        g = self.game.new(options, Foretold(lesson.seed, self._luck))
        self.journal = g.journal = Journal()
        g.chance.record = self._chanced
        self.match: Match[S] = Match(self.game, g)
        self._play(self.match.start)
        self._let_others()
        self._follow(lesson.before)
        if lesson.position:
            self._lay_out(lesson.position)
        self._arrive()

    def _lay_out(self, position: Mapping[str, Any]) -> None:
        """Begin the running step anew with things put otherwise; the story begins here."""
        state, since = self.match.step_start
        if since:
            raise self._broken("puts things otherwise in the middle of a step")
        g = state.copy()
        for way, value in position.items():
            self._put(g, way, value)
        self.journal = g.journal = Journal()
        g.chance.record = self._chanced
        self.match = Match(self.game, g)
        self._play(self.match.start)
        self._let_others()

    def _put(self, g: S, way: str, value: Any) -> None:
        """Put one thing otherwise: it must be there, and be of its kind."""
        *names, last = way.split(".")
        here: Any = g
        try:
            for name in names:
                here = _inside(here, name)
            before = _inside(here, last)
        except (AttributeError, LookupError, ValueError) as error:
            raise self._broken(f"puts {way} otherwise, which is not there") from error
        if type(before) is not type(value):
            raise self._broken(f"puts {way} otherwise, which is {before!r}, not {value!r}")
        if isinstance(here, list):
            here[int(last)] = value
        elif isinstance(here, dict):
            here[last] = value
        else:
            setattr(here, last, value)

    # Where the learner is ------------------------------------------------------------------

    @property
    def number(self) -> int:
        """How many steps are done."""
        return len(self.acts)

    @property
    def over(self) -> bool:
        """Whether all steps are done."""
        return self.number == len(self.lesson.steps)

    @property
    def step(self) -> Step | None:
        """The step that is open."""
        return None if self.over else self.lesson.steps[self.number]

    @property
    def playable(self) -> bool:
        """Whether the match of the lesson can go on as any other: it was played, not laid out."""
        return not self.lesson.position and not self.match.over

    @property
    def say(self) -> Text:
        """What the coach says now."""
        return self.lesson.end if self.step is None else self.step.say

    @property
    def question(self) -> Question | None:
        """What the learner is asked."""
        return self.match.asked(self.lesson.seat)

    @property
    def wanted(self) -> list[Option]:
        """The options that go on; none where the learner only reads."""
        step, question = self.step, self.question
        if step is None or not step.want or question is None:
            return []
        offered = [*question.options, *question.beside()]
        return [option for option in offered if _meant(step.want, option)]

    # What the learner does -----------------------------------------------------------------

    def next(self) -> Reply:
        """The learner has read the step."""
        if self.step is None or self.step.want:
            return Reply(False)
        self._do(NEXT)
        return Reply(True)

    def answer(self, key: str) -> Reply:
        """The learner answers. What the step does not want is met with a word and not played."""
        step = self.step
        if step is None or key not in [option.key for option in self.wanted]:
            return Reply(False, None if step is None else step.otherwise)
        self._do(key)
        return Reply(True)

    def back(self) -> None:
        """To the step before."""
        acts = self.acts[:-1]
        self._begin()
        for act in acts:
            self._do(act)

    def repeat(self) -> None:
        """From the first step again."""
        self._begin()

    # Playing -------------------------------------------------------------------------------

    def _do(self, act: str) -> None:
        step = self.step
        if step is None:
            raise self._broken("has no step left")
        if step.want:
            keys = [option.key for option in self.wanted]
            if act not in keys:
                raise self._broken(f"wants one of {keys}, not {act!r}")
            self._answer(self.lesson.seat, act)
            self._let_others()
        elif act != NEXT:
            raise self._broken(f"is read, not answered with {act!r}")
        self._follow(step.then)
        self.acts.append(act)
        self._arrive()

    def _arrive(self) -> None:
        """A step begins: its luck falls from now on, and what it wants must be there."""
        step = self.step
        if step is None:
            return
        self._foretell(step.luck)
        if step.want and not self.wanted:
            asked = "nothing" if self.question is None else repr(self.question)
            raise self._broken(f"wants {', '.join(step.want)}, but is asked {asked}")

    def _follow(self, keys: Sequence[str]) -> None:
        """Answers of the learner's seat that come by themselves."""
        for pattern in keys:
            prompt = pattern.removeprefix(UNTIL)
            if prompt == pattern:
                self._by_script(self.lesson.seat, pattern)
                self._let_others()
            else:
                self._follow_until(prompt)

    def _follow_until(self, prompt: str) -> None:
        """Guided answers until the learner is asked this."""
        while self.question is not None and self.question.prompt != prompt:
            self._by_script(self.lesson.seat, "*")
            self._let_others()
        if self.question is None:
            raise self._broken(f"goes on until {prompt} is asked, which never happens")

    def _let_others(self) -> None:
        """The others answer until only the learner is asked."""
        while seats := [ask.seat for ask in self.match.asks if ask.seat != self.lesson.seat]:
            script = self._others.get(seats[0])
            self._by_script(seats[0], script.pop(0) if script else "*")

    def _by_script(self, seat: int, pattern: str) -> None:
        """The option that is meant; of several the one to which the game guides most."""
        question = self.match.asked(seat)
        if question is None:
            raise self._broken(f"lets seat {seat} answer {pattern}, but it is not asked")
        weights = self.game.guide(self.match.g, question)
        offered = zip(weights, question.options, strict=True)
        meant = [(weight, option) for weight, option in offered if means(pattern, option.key)]
        if not meant:
            raise self._broken(f"lets seat {seat} answer {pattern}, but it is asked {question!r}")
        self._answer(seat, max(meant, key=lambda it: it[0])[1].key)

    def _answer(self, seat: int, key: str) -> None:
        self.answers.append((seat, key))
        self._play(lambda: self.match.answer(seat, key))

    def _play(self, move: Any) -> None:
        try:
            move()
        except ValueError as error:  # what was foretold cannot fall
            raise self._broken(f"cannot go on: {error}") from error

    def _foretell(self, luck: Luck) -> None:
        for rule, outcomes in luck.items():
            self._luck.setdefault(rule, []).extend(outcomes)

    def _chanced(self, outcome: Outcome) -> None:
        self.outcomes.append(outcome.got)

    def _broken(self, problem: str) -> LessonBroken:
        at = f"{self.game.id}, lesson {self.lesson.id}, step {self.number + 1}"
        return LessonBroken(f"{at}: {problem}")


def _inside(holder: Any, name: str) -> Any:
    if isinstance(holder, list):
        return holder[int(name)]
    return holder[name] if isinstance(holder, dict) else getattr(holder, name)


def _meant(patterns: Sequence[str], option: Option) -> bool:
    return any(means(pattern, option.key) for pattern in patterns)
