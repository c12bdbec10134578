"""A campaign as a file: lines of JSON that can be resumed and verified, like a match's own save.

Line 1 is the campaign's header. Then come the lines of each match's save, as they are, each
followed by what that match handed on; the one that is being played stands last. After the last
match comes the final count. The last line is a checksum over all before it.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, field

import msgspec

from igroteka.kernel import save
from igroteka.kernel.campaign import Chapter, Chronicle, HandedOn, Header, handed_on, next_options
from igroteka.kernel.campaign import seals as sealed
from igroteka.kernel.errors import BadSave, IgrotekaError
from igroteka.kernel.game import Result
from igroteka.kernel.registry import find_game
from igroteka.kernel.save import Notice, Verdict

TRUE = "every line is true"


class Counted(msgspec.Struct, frozen=True, tag_field="line", tag="count"):
    """The final count."""

    result: Result


class Checksum(msgspec.Struct, frozen=True, tag_field="line", tag="campaign-end"):
    """The last line: a hash over every byte before it."""

    sha256: str


class _Row(msgspec.Struct):
    """What every line can be asked: a save begins with one of no kind."""

    line: str = ""


class _First(msgspec.Struct):
    """What tells the header of a campaign from that of a match."""

    campaign: str


_encoder = msgspec.json.Encoder()
_header_decoder = msgspec.json.Decoder(Header)
_row_decoder = msgspec.json.Decoder(_Row)
_own_decoder = msgspec.json.Decoder(HandedOn | Counted | Checksum)


@dataclass(frozen=True, slots=True)
class Loaded:
    """A campaign read from a file, and what the person should be told about it."""

    chronicle: Chronicle
    notices: tuple[Notice, ...]


@dataclass(slots=True)
class _Section:
    """The lines of one match, and where in the file they begin."""

    at: int
    rows: list[bytes] = field(default_factory=list)
    whole: bool = False
    told: HandedOn | None = None
    told_at: int = 0

    @property
    def data(self) -> bytes:
        """The match's own file."""
        return b"".join(row + b"\n" for row in self.rows)


@dataclass(slots=True)
class _File:
    header: Header
    sections: list[_Section]
    lines: int = 1
    counted: Counted | None = None
    counted_at: int = 0
    end: Checksum | None = None


class _False(Exception):
    """A line that is not true."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(reason)
        self.line = line


def is_campaign(data: bytes) -> bool:
    """Whether a file tells of a campaign, and not of a single match."""
    try:
        msgspec.json.decode(data.split(b"\n", 1)[0], type=_First)
    except (msgspec.MsgspecError, UnicodeDecodeError):
        return False
    return True


# Out ------------------------------------------------------------------------------------------


def dump(chronicle: Chronicle) -> bytes:
    """The whole campaign as a file."""
    pieces = [_encoder.encode(chronicle.header) + b"\n"]
    for chapter in chronicle.chapters:
        pieces += [chapter.save, _encoder.encode(chapter.told), b"\n"]
    if chronicle.running is not None:
        pieces.append(save.dump(chronicle.running))
    if chronicle.over:
        pieces.append(_encoder.encode(Counted(chronicle.campaign.count(chronicle.handed))) + b"\n")
    body = b"".join(pieces)
    return body + _encoder.encode(Checksum(hashlib.sha256(body).hexdigest())) + b"\n"


# In -------------------------------------------------------------------------------------------


def parse(data: bytes, name: str = "the campaign") -> Loaded:
    """Load a campaign. What was played is believed because of the checksum; the match that is
    being played must have begun with what was handed on."""
    try:
        file = _read(data)
        chronicle = Chronicle(find_game(file.header.game), file.header)
        notices = _integrity(data, file, name)
        for number, section in enumerate(file.sections):
            if section.told is not None:
                chronicle.chapters.append(Chapter(section.data, section.told))
                continue
            _check_beginning(chronicle, number, section)
            loaded = save.parse(section.data, name)
            chronicle.running = loaded.record
            notices += [notice for notice in loaded.notices if notice not in notices]
    except _False as error:
        raise BadSave(f"{name} is damaged in line {error.line}: {error}") from error
    return Loaded(chronicle, tuple(notices))


def _integrity(data: bytes, file: _File, name: str) -> list[Notice]:
    if file.end is None:
        return [Notice("cut-off", {"name": name})]
    if not _sums_up(data, file.end):
        raise BadSave(
            f"{name} was changed after it was saved: its checksum does not match. "
            "'igroteka verify' names the first false line"
        )
    return []


def _sums_up(data: bytes, end: Checksum) -> bool:
    body = data[: data.rstrip(b"\n").rfind(b"\n") + 1]
    return hashlib.sha256(body).hexdigest() == end.sha256


def _read(data: bytes) -> _File:
    """Header and sections; the first line that stands in no order is false."""
    rows = data.split(b"\n")
    try:
        header = _header_decoder.decode(rows[0])
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise _False(1, f"this is not the header of a campaign: {error}") from error
    if header.igroteka != save.FORMAT:
        raise _False(1, f"format {header.igroteka} cannot be read here: update Igroteka")
    file = _File(header, [])
    for number, row in enumerate(rows[1:], start=2):
        if row:
            try:
                _take(file, number, row)
            except (msgspec.MsgspecError, UnicodeDecodeError) as error:
                if number == len(rows):  # cut off in the middle of its last line
                    break
                raise _False(number, str(error)) from error
            file.lines = number
    return file


def _take(file: _File, number: int, row: bytes) -> None:
    """Put one line where it belongs."""
    kind = _row_decoder.decode(row).line
    latest = file.sections[-1] if file.sections else None
    within = latest is not None and not latest.whole
    if file.end is not None or (file.counted is not None and kind != "campaign-end"):
        raise _False(number, "the campaign has ended before this line")
    if kind == "" and not within:
        if latest is not None and latest.told is None:
            raise _False(number, "the match before has handed nothing on")
        file.sections.append(_Section(number, [row]))
    elif within and latest is not None and kind not in _OWN:
        latest.rows.append(row)
        latest.whole = kind == "end"
    elif kind in _OWN:
        _take_own(file, number, row, latest)
    else:
        raise _False(number, "this line belongs to no match")


_OWN = ("handed-on", "count", "campaign-end")
"""The kinds of lines that are the campaign's and no match's."""


def _take_own(file: _File, number: int, row: bytes, latest: _Section | None) -> None:
    own = _own_decoder.decode(row)
    if isinstance(own, HandedOn):
        if latest is None or not latest.whole or latest.told is not None:
            raise _False(number, "no match before it hands this on")
        latest.told, latest.told_at = own, number
    elif isinstance(own, Counted):
        file.counted, file.counted_at = own, number
    else:
        file.end = own


# Verifying ------------------------------------------------------------------------------------


def verify(data: bytes) -> Verdict:
    """Play every match again, and see that each began with what the one before handed on."""
    lines = len(data.rstrip(b"\n").split(b"\n"))
    try:
        file = _read(data)
        chronicle = _checked_header(file.header)
        for number, section in enumerate(file.sections):
            _verify_section(chronicle, number, section)
        _verify_end(data, file, chronicle)
    except _False as error:
        return Verdict(lines, error.line, str(error))
    return Verdict(lines, None, TRUE)


def _checked_header(header: Header) -> Chronicle:
    try:
        chronicle = Chronicle(find_game(header.game), header)
        seed = bytes.fromhex(header.seed)
    except (IgrotekaError, ValueError) as error:
        raise _False(1, str(error)) from error
    matches = len(chronicle.campaign.matches)
    if header.campaign != chronicle.campaign.id or len(header.commitments) != matches:
        raise _False(1, "the header does not describe a campaign of this game")
    if len(header.seats) != chronicle.terms.players:
        raise _False(1, "there are not as many seats as players")
    if header.seed and sealed(seed, matches) != header.commitments:
        raise _False(1, "the revealed seed is not the one the campaign committed itself to")
    return chronicle


def _verify_section(chronicle: Chronicle, number: int, section: _Section) -> None:
    if number >= len(chronicle.header.commitments):
        raise _False(section.at, "the campaign has no further match")
    _check_beginning(chronicle, number, section)
    file = section.data
    try:
        verdict = save.verify(file, f"match {number + 1}")
    except BadSave as error:
        raise _False(section.at + error.line - 1, str(error)) from error
    if verdict.false_line is not None:
        raise _False(section.at + verdict.false_line - 1, verdict.reason)
    if section.told is not None:
        _verify_handed_on(chronicle, number, section, file)


def _check_beginning(chronicle: Chronicle, number: int, section: _Section) -> None:
    """That a match is the one that comes now, with its own luck and what was handed on to it."""
    header, game = chronicle.header, chronicle.game
    try:
        first = save.header_of(section.rows[0])
        expected = next_options(game, chronicle.terms, chronicle.handed)
        options = game.configure(first.options)
    except IgrotekaError as error:
        raise _False(section.at, str(error)) from error
    if first.game != header.game or len(first.seats) != len(header.seats):
        raise _False(section.at, "this is not a match of this campaign")
    if options != expected:
        shown = _encoder.encode(expected).decode()
        raise _False(section.at, f"the match does not begin with what was handed on: {shown}")
    if first.luck.commitment != header.commitments[number]:
        raise _False(section.at, "the luck of this match is not the one that was sealed for it")


def _verify_handed_on(chronicle: Chronicle, number: int, section: _Section, file: bytes) -> None:
    assert section.told is not None
    try:
        true = handed_on(chronicle.game, number, save.parse(file).record, file)
    except BadSave as error:
        raise _False(section.told_at, str(error)) from error
    if _encoder.encode(true) != _encoder.encode(section.told):
        raise _False(section.told_at, f"it should read {_encoder.encode(true).decode()}")
    chronicle.chapters.append(Chapter(file, section.told))


def _verify_end(data: bytes, file: _File, chronicle: Chronicle) -> None:
    if file.counted is not None or chronicle.over:
        if not chronicle.over:
            raise _False(file.counted_at, "nothing is counted before the last match is over")
        true = Counted(chronicle.campaign.count(chronicle.handed))
        if file.counted is None:
            raise _False(file.lines, "the final count is missing")
        if _encoder.encode(true) != _encoder.encode(file.counted):
            raise _False(file.counted_at, f"it should read {_encoder.encode(true).decode()}")
    if file.end is None:
        raise _False(file.lines, "the campaign is cut off here")
    if not _sums_up(data, file.end):
        raise _False(file.lines, "the checksum does not match the lines")
