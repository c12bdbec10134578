"""Saves: a match as lines of JSON that can be resumed, checked for damage, and verified.

Line 1 is the header, the last line a checksum over all before it. Writing is atomic.
"""

from __future__ import annotations

import hashlib
import os
from dataclasses import dataclass
from pathlib import Path
from typing import Any

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
    question_hash,
)
from igroteka.kernel.registry import find_game

FORMAT = 1


class Checksum(msgspec.Struct, frozen=True, tag_field="line", tag="end"):
    """The last line: a hash over every byte before it."""

    sha256: str


_encoder = msgspec.json.Encoder()
_header_decoder = msgspec.json.Decoder(Header)
_line_decoder = msgspec.json.Decoder(
    Answered | Undone | ChanceLine | FactLine | Snapshot | Checksum
)


@dataclass(frozen=True, slots=True)
class Loaded:
    """A match read from a file, and what the person should be told about it."""

    record: Record[Any]
    warnings: tuple[str, ...]


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
    body = b"".join(_encoder.encode(line) + b"\n" for line in (record.header, *record.lines))
    return body + _encoder.encode(Checksum(hashlib.sha256(body).hexdigest())) + b"\n"


def write(record: Record[Any], path: Path) -> None:
    """Save atomically: the file is either the old one or the new one, never half of each."""
    temporary = path.with_name(path.name + ".part")
    with temporary.open("wb") as file:
        file.write(dump(record))
        file.flush()
        os.fsync(file.fileno())
    temporary.replace(path)


def read(path: Path) -> Loaded:
    """Load a save; say what is wrong with it, and lose nothing that is sound."""
    return parse(path.read_bytes(), path.name)


def parse(data: bytes, name: str = "the save") -> Loaded:
    """Load a save from bytes."""
    header, lines, warnings = _read_lines(data, name)
    game: Game[Any] = find_game(header.game)
    record: Record[Any] = Record(game, header)
    if header.rules != game.rules_version:
        warnings.append(
            f"saved under rules {header.rules}, this is {game.rules_version}: "
            "the match goes on under the new ones"
        )
    _restore(record, lines, warnings)
    return Loaded(record, tuple(warnings))


def verify(data: bytes, name: str = "the match") -> Verdict:
    """Play the match again from its header and acts, and compare every line."""
    header, lines, warnings = _read_lines(data, name, trusting=True)
    game: Game[Any] = find_game(header.game)
    try:
        record: Record[Any] = Record.new(game, header.options, header.seats, header.luck)
    except BadSave as error:
        return Verdict(len(lines), 1, str(error))
    if _encoder.encode(record.header) != _encoder.encode(header):
        return Verdict(len(lines), 1, "the header does not describe a match of this game")
    for index, line in enumerate(lines):
        if index < len(record.lines):
            if not _same(record.lines[index], line):
                return _false(lines, index, f"it should read {_shown(record.lines[index])}")
            continue
        try:
            _act(record, line)
        except IgrotekaError as error:
            return _false(lines, index, str(error))
        if not _same(record.lines[index], line):
            return _false(lines, index, f"it should read {_shown(record.lines[index])}")
    if len(record.lines) > len(lines):
        return _false(lines, len(lines), "the match goes on, but the file ends here")
    if warnings:
        return _false(lines, len(lines), warnings[0])
    return Verdict(len(lines) + 1, None, "every line is true")


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


def _read_lines(
    data: bytes, name: str, *, trusting: bool = False
) -> tuple[Header, list[Line], list[str]]:
    """Header, lines, and warnings. `trusting` leaves the judgement to verification."""
    rows = data.split(b"\n")
    header = _read_header(rows[0], name)
    if header.igroteka != FORMAT:
        raise BadSave(
            f"{name} has format {header.igroteka}; this program reads format {FORMAT}: update it"
        )
    lines: list[Line] = []
    end: Checksum | None = None
    for number, row in enumerate(rows[1:], start=2):
        if not row:
            continue
        try:
            line = _line_decoder.decode(row)
        except (msgspec.MsgspecError, UnicodeDecodeError) as error:
            if number == len(rows):  # cut off in the middle of its last line
                break
            raise BadSave(f"{name} is damaged in line {number}: {error}") from error
        if isinstance(line, Checksum):
            end = line
        else:
            lines.append(line)
    return header, lines, _integrity(data, end, name, trusting)


def _read_header(row: bytes, name: str) -> Header:
    try:
        return _header_decoder.decode(row)
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise BadSave(f"{name} is not a saved match of Igroteka: {error}") from error


def _integrity(data: bytes, end: Checksum | None, name: str, trusting: bool) -> list[str]:
    if end is None:
        return [f"{name} is cut off: the match goes on from its last whole line"]
    body = data[: data.rstrip(b"\n").rfind(b"\n") + 1]
    if hashlib.sha256(body).hexdigest() == end.sha256:
        return []
    if trusting:
        return ["the checksum does not fit the lines"]
    raise BadSave(
        f"{name} was changed after it was saved: its checksum does not fit. "
        "'igroteka verify' names the first false line"
    )


def _restore(record: Record[Any], lines: list[Line], warnings: list[str]) -> None:
    """Stand at the newest sound snapshot and let the acts after it happen again."""
    for index in range(len(lines) - 1, -1, -1):
        line = lines[index]
        if isinstance(line, Snapshot):
            try:
                record.resume(lines[: index + 1], line)
            except (BadSave, msgspec.MsgspecError) as error:
                warnings.append(f"a snapshot was passed over: {error}")
                continue
            _replay(record, lines[index + 1 :], warnings)
            return
    record.resume([], None)
    _replay(record, lines, warnings)


def _replay(record: Record[Any], lines: list[Line], warnings: list[str]) -> None:
    """Let acts happen again until one no longer fits the question asked."""
    acts = [line for line in lines if isinstance(line, (Answered, Undone))]
    for done, act in enumerate(acts):
        if isinstance(act, Answered) and not _fits(record, act):
            warnings.append(
                f"the rules now ask something else: {len(acts) - done} answers could not be "
                "played again, the match goes on from before them"
            )
            return
        _act(record, act)


def _fits(record: Record[Any], act: Answered) -> bool:
    question: Question | None = record.match.asked(act.seat)
    return (
        question is not None
        and question_hash(question) == act.question
        and question.option(act.option) is not None
    )
