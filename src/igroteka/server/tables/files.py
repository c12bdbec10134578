"""Matches as files, and moments of a finished match."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import msgspec

from igroteka.kernel import save
from igroteka.kernel.errors import IgrotekaError
from igroteka.kernel.game import Game
from igroteka.kernel.journal import Journal
from igroteka.kernel.match import Match
from igroteka.kernel.record import (
    Answered,
    FactLine,
    Header,
    Line,
    facts_until,
    luck_source,
)
from igroteka.server.tables import chat
from igroteka.server.tables import events as ev
from igroteka.server.tables.play import Play, fits
from igroteka.server.tables.problem import Problem
from igroteka.server.tables.table import Table
from igroteka.server.tables.views import Viewer, told_to
from igroteka.server.wire import Clock, Frame, Me

LARGEST = 2 * 1024 * 1024
"""Bytes of a match file that we look at."""
VERIFY_SECONDS = 20.0
MOST_FRAMES = 200
"""Moments that are shown at once."""

_encoder = msgspec.json.Encoder()


# Out ------------------------------------------------------------------------------------------


def export(table: Table, viewer: Viewer) -> bytes:
    """The match as a file: all of it once it is over, till then the story told to the viewer.

    What was answered in secret, drawn unseen, or will be rolled, is in no line before the end.
    """
    play = table.play
    if play is None:
        raise Problem("problem-not-started")
    if table.finished:
        return _file(play.header, play.lines) if table.fault else save.dump(play.awake())
    luck = msgspec.structs.replace(play.header.luck, seed="")
    header = msgspec.structs.replace(play.header, luck=luck)
    facts = facts_until(play.lines, len(play.answers)) if table.fault else [*play.awake().facts]
    return _file(header, [FactLine(fact) for fact in facts if told_to(fact, viewer)])


def _file(header: Header, lines: Sequence[Line]) -> bytes:
    """The lines as they are, with a checksum: nothing is played for it."""
    body = b"".join(_encoder.encode(line) + b"\n" for line in (header, *lines))
    return body + _encoder.encode(save.Checksum(hashlib.sha256(body).hexdigest())) + b"\n"


# In -------------------------------------------------------------------------------------------


def checked(data: bytes) -> bytes:
    """A file of a size that we look at."""
    if not data or len(data) > LARGEST:
        raise Problem("problem-too-large")
    return data


def import_events(
    me: Me, data: bytes, registered: Callable[[str], bool] = lambda _: False
) -> list[ev.TableEvent]:
    """A verified match as the events of a table that is over. Anybody can write any name into a
    file: one that is `registered` here is not shown as that person."""
    try:
        record = save.parse(data).record
    except (IgrotekaError, msgspec.MsgspecError) as error:
        raise Problem("problem-bad-file", reason=str(error)[:200]) from error
    if not record.match.over:
        raise Problem("problem-not-over")
    header: Header = record.header
    if len(header.seats) != header.options["players"]:
        raise Problem("problem-bad-file", reason="seats")
    luck = header.luck
    names = [_told_name(name, registered) for name in header.seats]
    opened = ev.Opened(
        by=me.id,
        game=header.game,
        options=header.options,
        seats=len(header.seats),
        visibility="link",
        clock=Clock(),
        undo="none",
        hot_seat=False,
        host_name=me.name,
        seed=luck.seed if luck.kind == "sealed" else "",
    )
    seated = [
        ev.SeatTaken(by=me.id, seat=seat, person="", name=name) for seat, name in enumerate(names)
    ]
    gained = (True,) * len(record.answers)
    story = ev.Imported(by=me.id, lines=tuple(record.lines), gained=gained)
    return [opened, *seated, ev.Started(by=me.id, header=header), story]


def _told_name(name: str, registered: Callable[[str], bool]) -> str:
    told = chat.name(name)
    return f"{told} (?)" if registered(told) else told


# Moments --------------------------------------------------------------------------------------


def frames(play: Play, viewer: Viewer, seat: int | None, first: int, last: int) -> list[Frame]:
    """The table after `first` to `last` answers, as the viewer may see it. Takes its time."""
    last = min(last, len(play.answers), first + MOST_FRAMES - 1)
    found: list[Frame] = []
    told = 0
    for given, match, facts in played_again(play.game, play.header, play.answers[: max(0, last)]):
        heard = tuple(fact for fact in facts if told_to(fact, viewer))
        if given >= first:
            scene = play.game.scene(match.view(seat), seat)
            found.append(Frame(answers=given, facts=heard, facts_from=told, scene=scene))
        told += len(heard)
    return found


def played_again(
    game: Game[Any], header: Header, answers: list[Answered]
) -> Iterator[tuple[int, Match[Any], list[Any]]]:
    """The match played again: after each answer, what was told because of it."""
    g = game.new(game.configure(header.options), luck_source(header.luck))
    journal = g.journal = Journal()
    match: Match[Any] = Match(game, g)
    match.start()
    told = 0
    yield 0, match, journal.facts[told:]
    for given, line in enumerate(answers, start=1):
        told = len(journal.facts)
        if not fits(match, line):
            here = game.rules_version
            raise Problem("problem-replay", played=header.rules, here=here, answers=given - 1)
        match.answer(line.seat, line.option)
        yield given, match, journal.facts[told:]
