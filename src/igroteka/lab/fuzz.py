"""A coverage-guided fuzzer: it hunts crashes, dead ends and runaway matches.

An input is a row of numbers: the seed of the luck, and which option to take at each question.
Inputs that reach lines of the game's rules in a new succession are kept and bred further; what
goes wrong is written as a save that leads to it.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Mapping
from contextlib import AbstractContextManager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from types import FrameType
from typing import Any

from igroteka.kernel import save
from igroteka.kernel.errors import IgrotekaError, RulesError
from igroteka.kernel.flow import Question
from igroteka.kernel.game import Game
from igroteka.kernel.match import Match
from igroteka.kernel.record import Record, fast_luck, luck_source

CHOICES = 400
"""How many choices an input fixes; after them the game's own guidance goes on."""

Edge = tuple[str, int, int]


@dataclass(frozen=True, slots=True)
class Problem:
    """Something that went wrong, and the save that leads to it."""

    kind: str
    message: str
    save: Path


@dataclass(slots=True)
class Findings:
    """What a hunt brought home."""

    games: int = 0
    decisions: int = 0
    edges: int = 0
    kept: int = 0
    problems: list[Problem] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class Input:
    """One match to try: its table, its luck, its choices."""

    options: Mapping[str, Any]
    luck: int
    choices: tuple[int, ...]


class Coverage(AbstractContextManager["Coverage"]):
    """Counts which lines of a folder follow one another while it is entered."""

    def __init__(self, folder: str) -> None:
        self.folder = folder
        self.edges: set[Edge] = set()
        self._last: dict[str, int] = {}
        self._outer: Any = None

    def __enter__(self) -> Coverage:
        self._outer = sys.gettrace()
        sys.settrace(self._called)
        return self

    def __exit__(self, *_: object) -> None:
        sys.settrace(self._outer)

    def _called(self, frame: FrameType, _event: str, _arg: Any) -> Any:
        return self._traced if frame.f_code.co_filename.startswith(self.folder) else None

    def _traced(self, frame: FrameType, event: str, _arg: Any) -> Any:
        if event == "line":
            name, line = frame.f_code.co_filename, frame.f_lineno
            self.edges.add((name, self._last.get(name, 0), line))
            self._last[name] = line
        return self._traced


def fuzz(
    game: Game[Any],
    options: Mapping[str, Any] | None,
    going: Callable[[Findings], bool],
    seed: int,
    folder: Path,
) -> Findings:
    """Hunt while it is `going`; all kinds of tables unless `options` name one."""
    hunt = _Hunt(game, [options] if options else list(game.variants), Random(seed), folder)
    while going(hunt.findings):
        hunt.go()
    return hunt.findings


def for_minutes(minutes: float) -> Callable[[Findings], bool]:
    """Go on for so long."""
    end = time.monotonic() + minutes * 60
    return lambda _: time.monotonic() < end


class _Hunt:
    """The corpus, what it has covered, and what it has found."""

    def __init__(
        self, game: Game[Any], tables: list[Mapping[str, Any]], rng: Random, folder: Path
    ) -> None:
        self.game = game
        self.tables = tables
        self.rng = rng
        self.folder = folder
        self.findings = Findings()
        self.corpus: list[Input] = []
        self.covered: set[Edge] = set()
        self.known: set[str] = set()

    def go(self) -> None:
        """Try one input; keep it if it went where none had gone."""
        trial = self.bred() if self.corpus and self.rng.random() < 0.8 else self.fresh()
        with Coverage(str(self.game.folder)) as coverage:
            self.play(trial)
        self.findings.games += 1
        if not coverage.edges <= self.covered:
            self.covered |= coverage.edges
            self.corpus.append(trial)
        self.findings.edges, self.findings.kept = len(self.covered), len(self.corpus)

    def fresh(self) -> Input:
        """A table and luck of its own, no choices fixed."""
        return Input(self.rng.choice(self.tables), self.rng.getrandbits(32), ())

    def bred(self) -> Input:
        """A child of one or two inputs that were worth keeping."""
        one, other = self.rng.choice(self.corpus), self.rng.choice(self.corpus)
        choices = list(one.choices) or [self.rng.getrandbits(16) for _ in range(CHOICES)]
        cut = self.rng.randrange(len(choices))
        match self.rng.randrange(4):
            case 0:
                choices[cut:] = other.choices[cut:]
            case 1:
                choices[cut] = self.rng.getrandbits(16)
            case 2:
                del choices[cut:]
            case _:
                choices[cut:] = [self.rng.getrandbits(16) for _ in range(CHOICES - cut)]
        luck = one.luck if self.rng.random() < 0.7 else self.rng.getrandbits(32)
        return Input(one.options, luck, tuple(choices))

    def play(self, trial: Input) -> None:
        """Play one input to its end, or to what is wrong with it."""
        try:
            self.findings.decisions += self._play_on(self._quick(trial), trial)
        except Exception as error:  # noqa: BLE001  (whatever it is, it is what we hunt for)
            self.found(trial, error)

    def _quick(self, trial: Input) -> Match[Any]:
        """The match of an input without a record: quick to play."""
        chance = luck_source(fast_luck(trial.luck))
        return Match.new(self.game, self.game.configure(trial.options), chance, tracked=False)

    def _play_on(self, played: Match[Any] | Record[Any], trial: Input) -> int:
        """Play to the end; returns the number of decisions."""
        match = played.match if isinstance(played, Record) else played
        rng = Random(trial.luck)
        census = self.game.census(match.g)
        taken = 0
        while not match.over:
            question = match.asks[0]
            number = self._choice(match, question, taken, trial, rng)
            played.answer(question.seat, question.options[number])
            taken += 1
            if self.game.census(match.g) != census:
                raise RulesError("components were made or lost")
            if taken > self.game.longest:
                raise Runaway(f"no end after {self.game.longest} decisions")
        return taken

    def _choice(
        self, match: Match[Any], question: Question, taken: int, trial: Input, rng: Random
    ) -> int:
        if taken < len(trial.choices):
            return trial.choices[taken] % len(question.options)
        weights = self.game.guide(match.g, question)
        return rng.choices(range(len(question.options)), weights)[0]

    def found(self, trial: Input, error: Exception) -> None:
        """Write down a problem once: the save ends with the answer that leads to it."""
        message = f"{type(error).__name__}: {error} ({_place(error, self.game)})"
        if message in self.known:
            return
        self.known.add(message)
        number = len(self.findings.problems) + 1
        path = self.folder / f"{self.game.id}-problem-{number}.jsonl"
        self.folder.mkdir(parents=True, exist_ok=True)
        self._write(trial, path)
        self.findings.problems.append(Problem(_kind(error), message, path))

    def _write(self, trial: Input, path: Path) -> None:
        """Play the input once more, this time on record."""
        players = self.game.configure(trial.options).players
        seats = tuple(f"P{seat}" for seat in range(players))
        record: Record[Any] = Record.unstarted(
            self.game, dict(trial.options), seats, fast_luck(trial.luck)
        )
        with suppress(Exception):  # it ends as it ended before: that is what is written
            record.start()
            self._play_on(record, trial)
        save.write(record, path)


class Runaway(RulesError):
    """A match that does not end."""


def _kind(error: Exception) -> str:
    if isinstance(error, Runaway):
        return "runaway"
    if isinstance(error, RulesError):
        return "dead end"
    return "illegal" if isinstance(error, IgrotekaError) else "crash"


def _place(error: Exception, game: Game[Any]) -> str:
    """The last line of the game's own rules on the way to the error."""
    place = "outside the rules"
    trace = error.__traceback__
    while trace is not None:
        code = trace.tb_frame.f_code
        if code.co_filename.startswith(str(game.folder)):
            place = f"{Path(code.co_filename).name}:{trace.tb_lineno}"
        trace = trace.tb_next
    return place
