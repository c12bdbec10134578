"""The match of a table, and how much of its record the log already has.

Events hold the lines of the record. A play is first collected from them and woken when somebody
wants to see or move it: it then stands at the start of the step that was running and plays that
step's answers again.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import msgspec

from igroteka.kernel.errors import BadSave, IllegalAnswer, NotAsked
from igroteka.kernel.game import Eyes, Game
from igroteka.kernel.match import Match
from igroteka.kernel.record import (
    Act,
    Ahead,
    Answered,
    Header,
    Line,
    Record,
    Snapshot,
    Undone,
    before_answer,
    question_hash,
)
from igroteka.kernel.sight import Sight
from igroteka.kernel.state import State
from igroteka.scene import Scene
from igroteka.server.tables.events import Lines

_log = logging.getLogger(__name__)

KEPT_EVERY = 32
"""Answers after which the start of the running step is written down together with an answer. In
between it is remembered, and written every other second of play, or when the server stops: at a
table of people long before so many answers are given."""

FindGame = Callable[[str], Game[Any]]


class Diverged(Exception):
    """An event does not fit the question that the rules ask now: they have changed."""


class _Told:
    """What the log tells of a match before anybody has woken it."""

    __slots__ = ("answers", "gained", "lines")

    def __init__(self) -> None:
        self.lines: list[Line] = []
        self.answers: list[Answered] = []
        self.gained: list[bool] = []

    def add(self, lines: Lines) -> None:
        """Take in lines of the record."""
        self.lines += lines
        for line in lines:
            if isinstance(line, Answered):
                self.answers.append(line)
            elif isinstance(line, Undone):
                del self.answers[line.to :], self.gained[line.to :]


class Seen:
    """What is seen of a match that stands still, by one after the other."""

    __slots__ = ("_eyes", "_scenes", "_sight", "match")

    def __init__(self, match: Match[Any], eyes: Eyes[Any], sight: Sight[Any] | None = None) -> None:
        self.match = match
        self._eyes = eyes
        self._sight = sight
        self._scenes: dict[int | None, Scene] = {}

    def by(self, seat: int | None) -> Scene:
        """The table as a seat, or a spectator, sees it."""
        found = self._scenes.get(seat)
        if found is None:
            if self._sight is None:
                g = self.match.g.glance()
                self._sight = Sight(g, self.match.game.zones(g))
            if seat is None:
                found = self._eyes.scene(self._sight.of(None))
            else:
                lying = self.by(None)
                found = self._eyes.own(self._sight.of(seat), seat, lying)
            self._scenes[seat] = found
        return found

    def shut(self) -> None:
        """All who are expected have looked. Who comes later looks at a copy."""
        if self._sight is not None:
            self._sight.shut()
            self._sight = None


class Play:
    """A match as its table keeps it."""

    def __init__(self, find: FindGame, header: Header) -> None:
        self.header = header
        self._find = find
        self.record: Record[Any] | None = None
        self._told: _Told | None = _Told()
        """Only until the record holds all of it: while nobody has woken the match, or while the
        log goes on where today's rules cannot follow."""
        self._stored = 0
        """How many lines of the record the log has."""
        self._ahead: Ahead[Any] | None = None
        """The act that was tried last."""
        self.rewinds = 0
        self.seq = -1
        """The number of the event that moved the match last."""
        self.at = 0.0
        self.recent: list[int] = []
        """Seats by their latest answer, the last one at the end."""
        self.set_back = 0
        """How many answers the last act took back because the rules have changed."""
        self.newest: Snapshot | None = None
        """The start of the running step, as it was kept beside the log."""
        self._unkept: tuple[int, int, State] | None = None
        """A later one that is not kept yet: before which event it lay, after how many answers."""
        self._asked_since: dict[int, int] = {}
        self._eyes: Eyes[Any] | None = None
        """Of all who look: they see most things alike."""
        self._seen: Seen | None = None
        """The match where it stood when somebody looked last."""
        self._coming: Seen | None = None
        """And where it will stand after the act that was tried last."""

    @property
    def game(self) -> Game[Any]:
        """What is played. It may not be installed here: whoever only reads the log need not ask."""
        return self._find(self.header.game)

    @property
    def lines(self) -> Sequence[Line]:
        """What the log has of the record."""
        return self._the_record.lines[: self._stored] if self._told is None else self._told.lines

    @property
    def answers(self) -> list[Answered]:
        """The answers in the log that stand."""
        return self._the_record.answers if self._told is None else self._told.answers

    @property
    def gained(self) -> list[bool]:
        """Whether somebody learned something by each of them, as far as is known."""
        return self._the_record.gained if self._told is None else self._told.gained

    @property
    def diverged(self) -> bool:
        """Whether the log goes on where today's rules cannot follow."""
        return self.record is not None and self._told is not None

    @property
    def _the_record(self) -> Record[Any]:
        assert self.record is not None
        return self.record

    # Taking in events ----------------------------------------------------------------------

    def began(self, seq: int, at: float) -> None:
        """The header is in the log."""
        self._moved(seq, at)

    def act(self, lines: Lines, gained: tuple[bool, ...], seq: int, at: float) -> None:
        """An act that the log has now: its last line, after what led to it."""
        line = lines[-1] if lines else None
        self.set_back = 0
        if self.record is None:
            self._asleep.gained += gained  # by the answer before this act
            self._asleep.add(lines)
        elif isinstance(line, Answered):
            self._take(self.record, self._same(line) or self._answered(self.record, line))
        elif isinstance(line, Undone):
            self._undo(self.record, line)
        else:
            self._stored = len(self.record.lines)
        self._note(line)
        self._moved(seq, at)

    def load(self, lines: Lines, gained: tuple[bool, ...], seq: int, at: float) -> None:
        """A whole story at once."""
        self._asleep.add(lines)
        self._asleep.gained += gained
        for line in lines:
            self._note(line)
        self._moved(seq, at)

    @property
    def _asleep(self) -> _Told:
        assert self._told is not None
        return self._told

    def _note(self, line: Line | None) -> None:
        if isinstance(line, Answered):
            self.recent = [*(seat for seat in self.recent if seat != line.seat), line.seat]
        elif isinstance(line, Undone):
            self.rewinds += 1
            self._unkept = None
            if self.newest is not None and self.newest.answers > line.to:
                self.newest = None

    def _same(self, act: Act) -> Ahead[Any] | None:
        """What came of an act when it was tried, if nothing has happened since."""
        ahead, self._ahead = self._ahead, None
        tried = ahead is not None and ahead.of is self.match and ahead.act == act
        return ahead if tried else None

    def _answered(self, record: Record[Any], line: Answered) -> Ahead[Any]:
        """An answer that another process has taken: the rules must ask here what it answered."""
        try:
            ahead = record.answered(line.seat, line.option)
        except (NotAsked, IllegalAnswer) as error:
            raise Diverged from error
        if ahead.act != line:
            raise Diverged
        return ahead

    def _take(self, record: Record[Any], ahead: Ahead[Any]) -> None:
        secretly = record.match.secretly
        self._stored = len(record.lines) + 1
        record.take(ahead)
        if secretly and isinstance(ahead.act, Answered):
            # The answer of one does not make stale what another is asked beside it.
            self._asked_since.pop(ahead.act.seat, None)
        else:
            self._asked_since = {}

    def _undo(self, record: Record[Any], line: Undone) -> None:
        if line.to < len(record.answers):
            back = len(record.answers) - line.to
            self._take(record, self._same(line) or record.undone(line.seat, back))
        else:  # answers that today's rules could not follow
            record.lines.append(line)
            self._stored = len(record.lines)
        self._told = None

    def _moved(self, seq: int, at: float) -> None:
        self.seq = seq
        self.at = at
        if self.record is not None:
            self._note_asked(self.record)

    def _note_asked(self, record: Record[Any]) -> None:
        """Who is asked something new is asked since this event."""
        known = self._asked_since
        self._asked_since = {ask.seat: known.get(ask.seat, self.seq) for ask in record.match.asks}

    # Waking --------------------------------------------------------------------------------

    def awake(self) -> Record[Any]:
        """The record, standing where the log ends."""
        if self.record is None:
            self.record = self._woken(self._asleep)
            self._note_asked(self.record)
        return self.record

    @property
    def match(self) -> Match[Any]:
        """The match itself. It stands still: an act puts another in its place."""
        return self.awake().match

    def _woken(self, told: _Told) -> Record[Any]:
        record: Record[Any] = Record(self.game, self.header)
        self._stand(record, told)
        followed = True
        for line in told.answers[len(record.answers) :]:
            if not fits(record.match, line):
                followed = False
                break
            record.answer(line.seat, line.option)
        tail = _untold(record, told.lines) if followed else []
        record.lines[:] = [*told.lines, *tail]
        self._stored = len(told.lines)
        if followed:
            self._told = None
        return record

    def _stand(self, record: Record[Any], told: _Told) -> None:
        """Take up the story at its newest sound snapshot."""
        for index, snapshot in self._places(told.lines):
            try:
                record.resume(told.lines[:index], snapshot, told.gained)
            except (BadSave, msgspec.MsgspecError) as error:
                _log.warning("a snapshot was passed over: %s", error)
            else:
                return
        record.resume([], None)

    def _places(self, lines: list[Line]) -> Iterator[tuple[int, Snapshot]]:
        """Where one can go on, the newest first: how many lines lead there, and the state."""
        places = [(index + 1, snapshot) for index, snapshot in _standing(lines)]
        if self.newest is not None:  # before its equals: no line of the story stands after it
            places.insert(0, (before_answer(lines, self.newest.answers), self.newest))
        yield from sorted(places, key=lambda place: -place[1].answers)

    # What a new event says -----------------------------------------------------------------

    def answered(self, seat: int, option: str) -> tuple[Lines, tuple[bool, ...]]:
        """An answer as an event tells it, once a copy of the match has taken it: if the rules
        break over it, they break here, and nothing of it is ever written down."""
        return self._tried(self.awake().answered(seat, option))

    def taken_back(self, seat: int, answers: int) -> tuple[Lines, tuple[bool, ...]]:
        """An undo as an event tells it, tried likewise."""
        record = self.awake()
        lost = len(self.answers) - len(record.answers)
        if answers > lost:
            return self._tried(record.undone(seat, answers - lost))
        return (*self.unstored(), Undone(seat, len(self.answers) - answers)), self.ungained()

    def _tried(self, ahead: Ahead[Any]) -> tuple[Lines, tuple[bool, ...]]:
        if ahead.match.over:
            _ = ahead.match.result  # whatever breaks over it must break now
        self._ahead = ahead
        return (*self.unstored(), ahead.act), self.ungained()

    def unstored(self) -> Lines:
        """What the last act brought about."""
        return tuple(self.awake().lines[self._stored :])

    def ungained(self) -> tuple[bool, ...]:
        """Whether something was learned by the last answer, if no event says it yet."""
        record, stored = self.awake(), self._stored
        if stored and not self.diverged and isinstance(record.lines[stored - 1], Answered):
            return (record.gained[-1],)
        return ()

    def fresh_step_start(self) -> Snapshot | None:
        """The start of the running step, unless it is kept already."""
        record = self.awake()
        _, since = record.match.step_start
        if self.newest is not None and self.newest.answers == len(record.answers) - since:
            return None
        return record.step_start

    def step_to_keep(self, seq: int) -> Snapshot | None:
        """The same, if it is time to keep it with the answer that will be event `seq`."""
        record = self.awake()
        state, since = record.match.step_start
        answers = len(record.answers) - since
        kept = None if self.newest is None else self.newest.answers
        if kept is None or answers - kept >= KEPT_EVERY:
            self._unkept = None
            return Snapshot.of(answers, state)
        if answers > kept:
            self._unkept = seq, answers, state
        return None

    def unkept_step(self) -> tuple[int, Snapshot] | None:
        """A start of a step that nobody has written down yet, and before which event it lay. Asked
        for once: from then on it counts as kept."""
        if self._unkept is None:
            return None
        seq, answers, state = self._unkept
        self._unkept = None
        self.newest = Snapshot.of(answers, state)
        return seq, self.newest

    # Questions -----------------------------------------------------------------------------

    def scene_of(self, seat: int | None) -> Scene:
        """The table as a seat, or a spectator, sees it: what lies open is the very same for all."""
        match = self.match
        if self._seen is None or self._seen.match is not match:
            coming, self._coming = self._coming, None
            known = coming is not None and coming.match is match
            self._seen = coming if known else Seen(match, self._watch())
        assert self._seen is not None
        return self._seen.by(seat)

    @contextmanager
    def looking_ahead(self) -> Iterator[Seen | None]:
        """The match where it will stand when the act that was tried is in the log. Nobody else
        knows it yet: the cards are turned over in it itself, which saves a copy."""
        self._coming = None
        if self._ahead is None:
            yield None
            return
        match, eyes = self._ahead.match, self._watch()
        coming = self._coming = Seen(match, eyes, Sight(match.g, self._ahead.zones))
        try:
            yield coming
        finally:
            coming.shut()

    def _watch(self) -> Eyes[Any]:
        if self._eyes is None:
            self._eyes = self.game.watch()
        return self._eyes

    @property
    def turn(self) -> int | None:
        """Whose turn it is, as anybody can see."""
        return self.scene_of(None).turn.seat

    def undoable(self, seat: int) -> int:
        """How many of its latest answers a seat may take back without asking anybody.

        None while a window is open to somebody else: that it opened tells what they hold.
        """
        count = 0 if self.diverged else self.awake().undoable(seat)
        hidden = count and any(ask.concealed and ask.seat != seat for ask in self.match.asks)
        return 0 if hidden else count

    @property
    def asked(self) -> tuple[int, ...]:
        """Who is asked something now, as far as it is known without waking the match."""
        return tuple(self._asked_since)

    def asked_since(self, seat: int) -> int:
        """The number of the event since which a seat is asked what it is asked now."""
        return self._asked_since.get(seat, self.seq)


def _untold(record: Record[Any], told: list[Line]) -> list[Line]:
    """What the last act brought about, which no event holds yet."""
    if not told:
        return record.lines
    if not isinstance(told[-1], Answered):
        return []
    last = max(n for n, line in enumerate(record.lines) if isinstance(line, Answered))
    return record.lines[last + 1 :]


def fits(match: Match[Any], line: Answered) -> bool:
    """Whether the rules ask now what this answer answered."""
    question = match.asked(line.seat)
    return (
        question is not None
        and question_hash(question) == line.question
        and question.option(line.option) is not None
    )


def _standing(lines: list[Line]) -> list[tuple[int, Snapshot]]:
    """The snapshots that no undo has taken back, with where they are."""
    found: list[tuple[int, Snapshot]] = []
    for index, line in enumerate(lines):
        if isinstance(line, Snapshot):
            found.append((index, line))
        elif isinstance(line, Undone):
            found = [(at, snapshot) for at, snapshot in found if snapshot.answers <= line.to]
    return found
