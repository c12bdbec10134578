"""The match of a table, and how much of its record the log already has.

Events hold the lines of the record. A play is first collected from them and woken when somebody
wants to see or move it: it then stands at the start of the step that was running and plays that
step's answers again.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator
from typing import Any

import msgspec

from igroteka.kernel.errors import BadSave
from igroteka.kernel.flow import Question
from igroteka.kernel.game import Game
from igroteka.kernel.match import Match
from igroteka.kernel.record import (
    Answered,
    Header,
    Line,
    Record,
    Snapshot,
    Undone,
    before_answer,
    question_hash,
)
from igroteka.server.tables.events import Lines

_log = logging.getLogger(__name__)

FindGame = Callable[[str], Game[Any]]


class Diverged(Exception):
    """An event does not fit the question that the rules ask now: they have changed."""


class Play:
    """A match as its table keeps it."""

    def __init__(self, game: Game[Any], header: Header) -> None:
        self.game = game
        self.header = header
        self.record: Record[Any] | None = None
        self.lines: list[Line] = []
        """What the log has."""
        self.answers: list[Answered] = []
        self.gained: list[bool] = []
        self.rewinds = 0
        self.seq = -1
        """The number of the event that moved the match last."""
        self.at = 0.0
        self.recent: list[int] = []
        """Seats by their latest answer, the last one at the end."""
        self.diverged = False
        """Whether the log goes on where today's rules cannot follow."""
        self.set_back = 0
        """How many answers the last act took back because the rules have changed."""
        self.newest: Snapshot | None = None
        """The start of the running step, as it was kept beside the log."""
        self._asked_since: dict[int, tuple[Question, int]] = {}

    # Taking in events ----------------------------------------------------------------------

    def began(self, seq: int, at: float) -> None:
        """The header is in the log."""
        self._moved(seq, at)

    def act(self, lines: Lines, gained: tuple[bool, ...], seq: int, at: float) -> None:
        """An act that the log has now: its last line, after what led to it."""
        line = lines[-1] if lines else None
        self.set_back = 0
        if self.record is None:
            self.gained += gained
        elif isinstance(line, Answered):
            self._answer(self.record, line)
        elif isinstance(line, Undone):
            self._undo(self.record, line)
        self._note(line)
        self.lines += lines
        self._moved(seq, at)

    def load(self, lines: Lines, gained: tuple[bool, ...], seq: int, at: float) -> None:
        """A whole story at once."""
        for line in lines:
            self._note(line)
        self.gained += gained
        self.lines += lines
        self._moved(seq, at)

    def _note(self, line: Line | None) -> None:
        if isinstance(line, Answered):
            self.answers.append(line)
            self.recent = [*(seat for seat in self.recent if seat != line.seat), line.seat]
        elif isinstance(line, Undone):
            del self.answers[line.to :]
            del self.gained[line.to :]
            self.rewinds += 1
            if self.newest is not None and self.newest.answers > line.to:
                self.newest = None

    def _answer(self, record: Record[Any], line: Answered) -> None:
        if not fits(record.match, line):
            raise Diverged
        record.answer(line.seat, line.option)
        self.gained.append(record.undoable(line.seat) == 0)

    def _undo(self, record: Record[Any], line: Undone) -> None:
        if line.to < len(record.answers):
            record.undo(line.seat, len(record.answers) - line.to)
        else:  # answers that today's rules could not follow
            record.lines.append(line)
            self.diverged = False

    def _moved(self, seq: int, at: float) -> None:
        self.seq = seq
        self.at = at
        if self.record is not None:
            self._note_asked()

    # Waking --------------------------------------------------------------------------------

    def awake(self) -> Record[Any]:
        """The record, standing where the log ends."""
        if self.record is None:
            self.record = self._woken()
            self._note_asked()
        return self.record

    @property
    def match(self) -> Match[Any]:
        """The match itself."""
        return self.awake().match

    def _woken(self) -> Record[Any]:
        record: Record[Any] = Record(self.game, self.header)
        self._stand(record)
        known = self.gained[: len(record.answers)]
        for line in self.answers[len(record.answers) :]:
            if not fits(record.match, line):
                self.diverged = True
                break
            record.answer(line.seat, line.option)
            known.append(record.undoable(line.seat) == 0)
        record.lines[:] = [*self.lines, *self._tail(record)]
        self.gained = known
        return record

    def _stand(self, record: Record[Any]) -> None:
        """Take up the story at its newest sound snapshot."""
        for index, snapshot in self._places():
            try:
                record.resume(self.lines[:index], snapshot)
            except (BadSave, msgspec.MsgspecError) as error:
                _log.warning("a snapshot was passed over: %s", error)
            else:
                return
        record.resume([], None)

    def _places(self) -> Iterator[tuple[int, Snapshot]]:
        """Where one can go on, the newest first: how many lines lead there, and the state."""
        if self.newest is not None:
            yield before_answer(self.lines, self.newest.answers), self.newest
        for index, snapshot in reversed(_standing(self.lines)):
            yield index + 1, snapshot

    def _tail(self, record: Record[Any]) -> list[Line]:
        """What the last act brought about, which no event holds yet."""
        if not self.lines:
            return record.lines
        if self.diverged or not isinstance(self.lines[-1], Answered):
            return []
        last = max(n for n, line in enumerate(record.lines) if isinstance(line, Answered))
        return record.lines[last + 1 :]

    # What a new event says -----------------------------------------------------------------

    def unstored(self) -> tuple[Line, ...]:
        """What the last act brought about."""
        return tuple(self.awake().lines[len(self.lines) :])

    def ungained(self) -> tuple[bool, ...]:
        """Whether something was learned by the last answer, if no event says it yet."""
        if self.lines and isinstance(self.lines[-1], Answered):
            return tuple(self.gained[len(self.answers) - 1 :])
        return ()

    def fresh_step_start(self) -> Snapshot | None:
        """The start of the running step, unless it is kept already."""
        record = self.awake()
        _, since = record.match.step_start
        if self.newest is not None and self.newest.answers == len(record.answers) - since:
            return None
        return record.step_start

    def answer_line(self, seat: int, option: str) -> Answered:
        """The line of an answer; the caller has seen that it is offered."""
        question = self.match.asked(seat)
        assert question is not None
        return Answered(seat, option, question_hash(question))

    # Questions -----------------------------------------------------------------------------

    @property
    def turn(self) -> int | None:
        """Whose turn it is, as anybody can see."""
        seat: int | None = self.game.scene(self.match.view(None), None).turn.seat
        return seat

    def undoable(self, seat: int) -> int:
        """How many of its latest answers a seat may take back without asking anybody."""
        if self.diverged:
            return 0
        count = 0
        for line, gained in zip(reversed(self.answers), reversed(self.gained), strict=True):
            if line.seat != seat or gained:
                break
            count += 1
        return count

    def asked_since(self, seat: int) -> int:
        """The number of the event since which a seat is asked what it is asked now."""
        found = self._asked_since.get(seat)
        return self.seq if found is None else found[1]

    def _note_asked(self) -> None:
        """While seats choose in secret, the answer of one does not make another's stale."""
        before = self._asked_since
        self._asked_since = {}
        for question in self.match.asks:
            known = before.get(question.seat)
            same = known is not None and known[0] is question
            since = known[1] if same and known is not None else self.seq
            self._asked_since[question.seat] = (question, since)


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
