"""Saves: a match as lines of JSON that can be resumed, checked for damage, and verified.

Line 1 is the header; the last but one is the start of the running step, to go on from; the last a
checksum over all before it. Writing is atomic.
"""

from __future__ import annotations

import hashlib
import os
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal

import msgspec

from igroteka.kernel.errors import BadSave, IgrotekaError
from igroteka.kernel.flow import Question
from igroteka.kernel.game import Game
from igroteka.kernel.record import (
    Answered,
    ChanceLine,
    FactLine,
    Header,
    Line,
    Record,
    Snapshot,
    Undone,
    before_answer,
    question_hash,
)
from igroteka.kernel.registry import find_game

FORMAT = 1


class Newest(msgspec.Struct, frozen=True, tag_field="line", tag="step"):
    """The start of the running step, replaced whenever the match is saved: if the rules change,
    no more than the answers since are lost."""

    snapshot: Snapshot


class Checksum(msgspec.Struct, frozen=True, tag_field="line", tag="end"):
    """The last line: a hash over every byte before it."""

    sha256: str


_encoder = msgspec.json.Encoder()
_header_decoder = msgspec.json.Decoder(Header)
_line_decoder = msgspec.json.Decoder(
    Answered | Undone | ChanceLine | FactLine | Snapshot | Newest | Checksum
)


@dataclass(frozen=True, slots=True)
class Notice:
    """Something a person should be told about a save that was read; `kind` names its text."""

    kind: Literal["cut-off", "false-checksum", "new-rules", "bad-snapshot", "answers-lost"]
    args: dict[str, str | int]

    def __str__(self) -> str:
        return _ENGLISH[self.kind].format(**self.args)


_ENGLISH = {
    "cut-off": "{name} is cut off: the match goes on from its last complete line",
    "false-checksum": "the checksum does not match the lines",
    "new-rules": "saved under version {saved} of the rules; it goes on under version {now}",
    "bad-snapshot": "a snapshot was skipped: {reason}",
    "answers-lost": "the rules have changed: the last {lost} of {answers} answers no longer fit "
    "and were taken back; the match goes on from there",
}


@dataclass(slots=True)
class _File:
    """What was read."""

    header: Header
    lines: list[Line]
    newest: Snapshot | None
    notices: list[Notice]


@dataclass(frozen=True, slots=True)
class Loaded:
    """A match read from a file, and what the person should be told about it."""

    record: Record[Any]
    notices: tuple[Notice, ...]


@dataclass(frozen=True, slots=True)
class Verdict:
    """What verification found: the first false line, or that all of it is true."""

    lines: int
    false_line: int | None
    reason: str

    @property
    def true(self) -> bool:
        """Whether the whole match is as the rules and the sealed stream say."""
        return self.false_line is None


def dump(record: Record[Any]) -> bytes:
    """The whole match as a file."""
    lines = (record.header, *record.lines, Newest(record.step_start))
    body = b"".join(_encoder.encode(line) + b"\n" for line in lines)
    return body + _encoder.encode(Checksum(hashlib.sha256(body).hexdigest())) + b"\n"


def write(record: Record[Any], path: Path) -> None:
    """Save a match."""
    write_whole(dump(record), path)


def write_whole(data: bytes, path: Path) -> None:
    """Write atomically: the file is either the old one or the new one, never half of each."""
    temporary = path.with_name(path.name + ".part")
    with temporary.open("wb") as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())
    temporary.replace(path)


def read(path: Path) -> Loaded:
    """Load a save; say what is wrong with it, and lose nothing that is sound."""
    return parse(path.read_bytes(), path.name)


def header_of(data: bytes, name: str = "the save") -> Header:
    """What a save's first line says."""
    return _read_header(data.split(b"\n", 1)[0], name)


def parse(data: bytes, name: str = "the save") -> Loaded:
    """Load a save from bytes."""
    file = _read_lines(data, name)
    header = file.header
    game: Game[Any] = find_game(header.game)
    record: Record[Any] = Record(game, header)
    if header.rules != game.rules_version:
        versions: dict[str, str | int] = {"saved": header.rules, "now": game.rules_version}
        file.notices.append(Notice("new-rules", versions))
    _restore(record, file)
    return Loaded(record, tuple(file.notices))


def verify(data: bytes, name: str = "the match") -> Verdict:
    """Play the match again from its header and acts, and compare every line."""
    file = _read_lines(data, name, trusting=True)
    header, lines = file.header, file.lines
    game: Game[Any] = find_game(header.game)
    try:
        record: Record[Any] = Record.new(game, header.options, header.seats, header.luck)
    except BadSave as error:
        return Verdict(len(lines), 1, str(error))
    if _encoder.encode(record.header) != _encoder.encode(header):
        return Verdict(len(lines), 1, "the header does not describe a match of this game")
    return _compared(record, file)


def _compared(record: Record[Any], file: _File) -> Verdict:
    """Let every act of the file happen, and see whether it leads to the file's own lines."""
    lines = file.lines
    told = 0
    """Lines of the record that the file has told so far; snapshots are judged by themselves."""
    for index, line in enumerate(lines):
        told = _past_snapshots(record, told)
        try:
            expected = _expected(record, told, line)
        except IgrotekaError as error:
            return _false(lines, index, str(error))
        if not _same(expected, line):
            return _false(lines, index, f"it should read {_shown(expected)}")
        told += not isinstance(line, Snapshot)
    if _past_snapshots(record, told) < len(record.lines):
        return _false(lines, len(lines), "the match goes on, but the file ends here")
    if file.newest is not None and not _same(record.step_start, file.newest):
        return _false(lines, len(lines), "the running step did not begin like this")
    last = len(lines) if file.newest is None else len(lines) + 1
    if file.notices:
        return _false(lines, last, str(file.notices[0]))
    return Verdict(last + 1, None, "every line is true")


def _expected(record: Record[Any], told: int, line: Line) -> Line:
    """What the line must read; when all that happened is told, its act happens now."""
    if isinstance(line, Snapshot):
        if told < len(record.lines) or record.match.step_start[1]:
            raise BadSave("no step begins here")
        return record.step_start
    if told == len(record.lines):
        _act(record, line)
    return record.lines[told]


def _past_snapshots(record: Record[Any], told: int) -> int:
    while told < len(record.lines) and isinstance(record.lines[told], Snapshot):
        told += 1
    return told


def _false(lines: list[Line], index: int, reason: str) -> Verdict:
    return Verdict(len(lines) + 1, index + 2, reason)  # the header is line 1


def _same(true: Line, line: Line) -> bool:
    """Compare as written: what was read back holds lists where the rules told tuples."""
    return true == line or _encoder.encode(true) == _encoder.encode(line)


def _shown(line: Line) -> str:
    return _encoder.encode(line).decode()


def _act(record: Record[Any], line: Line) -> None:
    if isinstance(line, Answered):
        record.answer(line.seat, line.option)
    elif isinstance(line, Undone):
        record.undo(line.seat, len(record.answers) - line.to)
    else:
        raise BadSave("no act before it leads to this line")


def _read_lines(data: bytes, name: str, *, trusting: bool = False) -> _File:
    """Header, lines, and notices. `trusting` leaves the judgement to verification."""
    rows = data.split(b"\n")
    header = _read_header(rows[0], name)
    if header.igroteka != FORMAT:
        raise BadSave(
            f"{name} has format {header.igroteka}, but this version reads format {FORMAT}: "
            "update Igroteka"
        )
    file = _File(header, [], None, [])
    end: Checksum | None = None
    for number, row in enumerate(rows[1:], start=2):
        if not row:
            continue
        try:
            line = _line_decoder.decode(row)
        except (msgspec.MsgspecError, UnicodeDecodeError) as error:
            if number == len(rows):  # cut off in the middle of its last line
                break
            raise BadSave(f"{name} is damaged in line {number}: {error}", number) from error
        if isinstance(line, Checksum):
            end = line
        elif isinstance(line, Newest):
            file.newest = line.snapshot
        else:
            file.lines.append(line)
    file.notices += _integrity(data, end, name, trusting)
    return file


def _read_header(row: bytes, name: str) -> Header:
    try:
        return _header_decoder.decode(row)
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise BadSave(f"{name} is not a saved match of Igroteka: {error}") from error


def _integrity(data: bytes, end: Checksum | None, name: str, trusting: bool) -> list[Notice]:
    if end is None:
        return [Notice("cut-off", {"name": name})]
    body = data[: data.rstrip(b"\n").rfind(b"\n") + 1]
    if hashlib.sha256(body).hexdigest() == end.sha256:
        return []
    if trusting:
        return [Notice("false-checksum", {})]
    raise BadSave(
        f"{name} was changed after it was saved: its checksum does not match. "
        "'igroteka verify' names the first false line"
    )


def _restore(record: Record[Any], file: _File) -> None:
    """Stand at the newest sound snapshot and let the acts after it happen again."""
    lines = file.lines
    for index, snapshot in _places(file):
        try:
            record.resume(lines[:index], snapshot)
        except (BadSave, msgspec.MsgspecError) as error:
            file.notices.append(Notice("bad-snapshot", {"reason": str(error)}))
        else:
            _replay(record, lines[index:], file.notices)
            return
    record.resume([], None)
    _replay(record, lines, file.notices)


def _places(file: _File) -> Iterator[tuple[int, Snapshot]]:
    """Where one can go on, the newest first: how many lines lead there, and the state."""
    if file.newest is not None:
        yield before_answer(file.lines, file.newest.answers), file.newest
    for index in range(len(file.lines) - 1, -1, -1):
        line = file.lines[index]
        if isinstance(line, Snapshot):
            yield index + 1, line


def _replay(record: Record[Any], lines: list[Line], notices: list[Notice]) -> None:
    """Let acts happen again until one no longer fits the question asked."""
    acts = [line for line in lines if isinstance(line, (Answered, Undone))]
    for done, act in enumerate(acts):
        if isinstance(act, Answered) and not _fits(record, act):
            answers = _given(len(record.answers), acts[done:])
            lost = answers - len(record.answers)
            notices.append(Notice("answers-lost", {"lost": lost, "answers": answers}))
            return
        _act(record, act)


def _given(answers: int, acts: list[Answered | Undone]) -> int:
    """How many answers there would be after these acts."""
    for act in acts:
        answers = act.to if isinstance(act, Undone) else answers + 1
    return answers


def _fits(record: Record[Any], act: Answered) -> bool:
    question: Question | None = record.match.asked(act.seat)
    return (
        question is not None
        and question_hash(question) == act.question
        and question.option(act.option) is not None
    )
