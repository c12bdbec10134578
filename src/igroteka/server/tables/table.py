"""A table, rebuilt from its events alone."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any

import msgspec

from igroteka.kernel.chance import commitment
from igroteka.kernel.flow import PASS
from igroteka.kernel.registry import find_game
from igroteka.server.store import StoredEvent, StoredSnapshot
from igroteka.server.tables import events as ev
from igroteka.server.tables.play import FindGame, Play
from igroteka.server.wire import ChatLine, Status

STAND_IN = "greedy"
"""The bot that fills in for a person: it plays to win, and nobody has to wait for it."""
NOBODY = "—"
"""The name of somebody who has deleted their account."""
CHAT_KEPT = 200
"""Lines of chat that somebody who comes later can read."""


@dataclass(slots=True)
class Seat:
    """Who sits there. `bot` beside a person fills in for that person."""

    person: str = ""
    name: str = ""
    bot: str = ""
    out_of_time: bool = False

    @property
    def taken(self) -> bool:
        """Whether anybody sits there."""
        return bool(self.person or self.bot)

    @property
    def by_person(self) -> bool:
        """Whether a person plays, and no bot."""
        return bool(self.person) and not self.bot


@dataclass(slots=True)
class UndoRequest:
    """An undo that waits for consent."""

    seat: int
    answers: int
    asked: frozenset[int]
    """The seats of the people who sat there when it was asked for: it is theirs to allow, also
    when they leave, or a bot fills in for them."""
    consented: set[int] = field(default_factory=set)


class Table:
    """Everything about one table: a function of its events."""

    opened: ev.Opened

    def __init__(self, id: str, find: FindGame = find_game) -> None:
        self.id = id
        self.seq = -1
        self.created = 0.0
        self.moved = 0.0
        self.host = ""
        self.seats: list[Seat] = []
        self.salts: dict[int, str] = {}
        self.play: Play | None = None
        self.times = ev.Times()
        self.timed = 0.0
        """When that was, by the clock on the wall."""
        self.mover: int | None = None
        """Whose answer it was, if the last event that told the times was one."""
        self.request: UndoRequest | None = None
        self.stops: dict[int, ev.StopsSet] = {}
        self.chat: list[ChatLine] = []
        self.speakers: dict[int, str] = {}
        """Who said each line of the chat that is kept."""
        self.muted: set[str] = set()
        self.expelled: set[str] = set()
        self.keys: dict[tuple[str, str], int] = {}
        self.closed = False
        self.finished = False
        self.imported = False
        self.began_at: tuple[str, int] | None = None
        """Where the match began, if not with its set-up: a table, and after how many answers."""
        """Whether the match is from a file: nobody here has seen it played."""
        self.rematch = ""
        self.shown = -1
        """The number of the event that last changed what viewers see of the match."""
        self.rules = ""
        """The version of the rules by which the match is played now."""
        self.build = ""
        """And their text; "" where that was not written down."""
        self.fault = ""
        """Why the table cannot be played on, as a Fluent key: it is set apart."""
        self._find = find

    @classmethod
    def load(
        cls,
        id: str,
        events: Iterable[StoredEvent],
        find: FindGame = find_game,
        snapshot: StoredSnapshot | None = None,
    ) -> Table:
        """The table that these events tell of; the snapshot was read before they were."""
        table = cls(id, find)
        table.replay(events, snapshot)
        return table

    def replay(self, events: Iterable[StoredEvent], snapshot: StoredSnapshot | None = None) -> None:
        """Take in a log from its beginning."""
        for stored in events:
            self._recall(snapshot)
            self.apply(stored)
        self._recall(snapshot)

    def wake(self) -> None:
        """Let the match stand where the log ends."""
        if self.play is not None:
            self.play.awake()

    def _recall(self, snapshot: StoredSnapshot | None) -> None:
        """Give the match the snapshot that was taken after as many events as there are now."""
        if snapshot is not None and self.play is not None and snapshot.seq == self.seq + 1:
            self.play.newest = ev.decode_snapshot(snapshot.data)

    def apply(self, stored: StoredEvent, event: ev.TableEvent | None = None) -> ev.TableEvent:
        """Let the next event take effect; `event` is what is stored, if that is at hand."""
        event = ev.decode(stored.data) if event is None else event
        if stored.seq != self.seq + 1:
            raise ValueError(f"event {stored.seq} of table {self.id} came after {self.seq}")
        _APPLY[type(event)](self, event, stored)
        self.seq = stored.seq
        if event.key:
            self.keys[event.by, event.key] = stored.seq
        times = getattr(event, "times", None)
        if times is not None:
            self.timed = stored.at
        if times is not None and times.left:
            self.times = times
            answered = isinstance(event, ev.Played)
            self.mover = self._the_play.answers[-1].seat if answered else None
        if isinstance(event, _SHOWN):
            self.shown = stored.seq
        if not isinstance(event, ev.Spoken | ev.Ticked):
            self.moved = stored.at
        return event

    # What everybody may ask ----------------------------------------------------------------

    @property
    def status(self) -> Status:
        """Where the table is in its life."""
        if self.closed or self.finished:
            return "over"
        return "open" if self.play is None else "playing"

    def played_by(self, rules: str, build: str) -> bool:
        """Whether these are the rules by which the match is played now."""
        return self.build == build or (not self.build and self.rules == rules)

    @property
    def bots_only(self) -> bool:
        """Whether bots play with nobody but each other."""
        nobody = not any(seat.person for seat in self.seats)
        return nobody and all(seat.bot for seat in self.seats) and self.status != "over"

    @property
    def commitment(self) -> str:
        """The seal on the luck."""
        if self.play is not None:
            return self.play.header.luck.commitment
        return commitment(bytes.fromhex(self.opened.seed)) if self.opened.seed else ""

    @property
    def over(self) -> bool:
        """Whether the match has ended, told to its end or not yet."""
        return self.finished or (self.play is not None and self.play.match.over)

    def seats_of(self, person: str) -> tuple[int, ...]:
        """The seats that somebody holds, in person or with a bot filling in."""
        if not person:
            return ()
        return tuple(n for n, seat in enumerate(self.seats) if seat.person == person)

    def may_look(self, person: str) -> bool:
        """Whether somebody may see the table at all.

        A private table shows itself to whoever was given its address only until it begins.
        """
        if person in self.expelled:
            return False
        if self.opened.visibility != "private" or self.status == "open":
            return True
        return bool(person) and (person == self.host or bool(self.seats_of(person)))

    def at_screen(self, seats: tuple[int, ...]) -> int | None:
        """Through whose eyes somebody with these seats looks now.

        With one seat there is no question. At a hot seat it is the one that is asked, then the
        one that answered last; a spectator looks through nobody's.
        """
        if len(seats) < 2 or self.play is None or self.fault:
            return seats[0] if seats else None
        for question in self.play.match.asks:
            if question.seat in seats:
                return question.seat
        answered = [seat for seat in self.play.recent if seat in seats]
        return answered[-1] if answered else seats[0]

    def _others(self, seat: int) -> list[int]:
        """The seats of people who must consent to an undo that a seat asks for."""
        asker = self.seats[seat].person
        return [
            n for n, other in enumerate(self.seats) if other.by_person and other.person != asker
        ]

    def running(self) -> list[int]:
        """The seats whose time runs: people who are openly asked, with their flag up.

        A reaction window has a time of its own: a clock that ran would tell who is asked.
        """
        if self.opened.clock.kind == "none" or self.status != "playing" or self.play is None:
            return []
        if self.fault:
            return []
        return [
            question.seat
            for question in self.play.match.asks
            if not question.concealed
            and self.seats[question.seat].by_person
            and question.seat not in self.times.fallen
        ]

    def auto_pass(self, seat: int) -> bool:
        """Whether a seat passes by itself in the reaction window that is open to it."""
        assert self.play is not None
        question = self.play.match.asked(seat)
        stops = self.stops.get(seat)
        if question is None or stops is None or not question.concealed:
            return False
        passes = question.prompt in stops.auto_pass or self._until_turn(seat)
        return passes and question.option(PASS.key) is not None

    def turn_came(self) -> list[int]:
        """Seats that passed until it would be their turn, and now it is."""
        skipping = [seat for seat, stops in self.stops.items() if stops.until_my_turn]
        return [seat for seat in skipping if not self._until_turn(seat)]

    def _until_turn(self, seat: int) -> bool:
        """Whether a seat passes until its turn and that has not come. Asked of these seats only:
        the rules tell whose turn it is by a whole scene."""
        return self.stops[seat].until_my_turn and self._the_play.turn != seat

    # How each event takes effect -----------------------------------------------------------

    def _opened(self, it: ev.Opened, stored: StoredEvent) -> None:
        self.opened = it
        self.created = stored.at
        self.host = it.by
        self.seats = [Seat() for _ in range(it.seats)]

    def _seat_taken(self, it: ev.SeatTaken, _: StoredEvent) -> None:
        self.seats[it.seat] = Seat(person=it.person, name=it.name)

    def _seat_left(self, it: ev.SeatLeft, _: StoredEvent) -> None:
        gone = self.seats[it.seat].person
        self.seats[it.seat] = Seat()
        self.salts.pop(it.seat, None)
        people = [seat.person for seat in self.seats if seat.person]
        if gone == self.host and gone == it.by and gone not in people and people:
            self.host = people[0]

    def _bot_seated(self, it: ev.BotSeated, _: StoredEvent) -> None:
        self.seats[it.seat] = Seat(bot=it.bot)
        self.salts.pop(it.seat, None)

    def _salted(self, it: ev.Salted, _: StoredEvent) -> None:
        self.salts[it.seat] = it.salt

    def _closed(self, _it: ev.Closed, _: StoredEvent) -> None:
        self.closed = True

    def _started(self, it: ev.Started, stored: StoredEvent) -> None:
        self.play = Play(self._find, it.header)
        self.play.began(stored.seq, stored.at)
        self.rules, self.build = it.header.rules, it.build

    def _carried_over(self, it: ev.CarriedOver, _: StoredEvent) -> None:
        self.rules, self.build = it.rules, it.build

    def _played(self, it: ev.Played, stored: StoredEvent) -> None:
        self._the_play.act(it.lines, it.gained, stored.seq, stored.at)
        self.request = None

    def _taken_back(self, it: ev.TakenBack, stored: StoredEvent) -> None:
        play, before = self._the_play, len(self._the_play.answers)
        play.act(it.lines, it.gained, stored.seq, stored.at)
        if it.why == ev.RULES:
            play.set_back = before - len(play.answers)
        self.request = None

    def _finished(self, it: ev.Finished, stored: StoredEvent) -> None:
        self._the_play.act(it.lines, it.gained, stored.seq, stored.at)
        self.finished = True

    def _imported(self, it: ev.Imported, stored: StoredEvent) -> None:
        self._the_play.load(it.lines, it.gained, stored.seq, stored.at)
        self.finished = True
        self.imported = True

    def _learned(self, it: ev.Learned, stored: StoredEvent) -> None:
        self._the_play.load(it.lines, it.gained, stored.seq, stored.at)

    def _played_on(self, it: ev.PlayedOn, stored: StoredEvent) -> None:
        self._the_play.load(it.lines, it.gained, stored.seq, stored.at)
        self.began_at = it.table, it.answers

    def _undo_requested(self, it: ev.UndoRequested, _: StoredEvent) -> None:
        self.request = UndoRequest(it.seat, it.answers, frozenset(self._others(it.seat)))

    def _undo_consented(self, it: ev.UndoConsented, _: StoredEvent) -> None:
        if self.request is not None:
            self.request.consented.add(it.seat)

    def _undo_declined(self, _it: ev.UndoDeclined, _: StoredEvent) -> None:
        self.request = None

    def _spoken(self, it: ev.Spoken, stored: StoredEvent) -> None:
        line = ChatLine(id=stored.seq, name=it.name, seat=it.seat, text=it.text, at=stored.at)
        self.chat = [*self.chat[1 - CHAT_KEPT :], line]
        self.speakers[line.id] = it.by
        if len(self.speakers) > CHAT_KEPT:
            del self.speakers[min(self.speakers)]

    def _muted(self, it: ev.Muted, _: StoredEvent) -> None:
        if it.muted:
            self.muted.add(it.person)
        else:
            self.muted.discard(it.person)

    def _forgotten(self, it: ev.Forgotten, _: StoredEvent) -> None:
        for seat in self.seats:
            if seat.person == it.person:
                seat.name = NOBODY
        lines = {line for line, person in self.speakers.items() if person == it.person}
        self.chat = [
            msgspec.structs.replace(line, name=NOBODY) if line.id in lines else line
            for line in self.chat
        ]
        if self.host == it.person:
            self.opened = msgspec.structs.replace(self.opened, host_name=NOBODY)

    def _expelled(self, it: ev.Expelled, _: StoredEvent) -> None:
        """Before the match the seat is free again; during it a bot plays on."""
        self.expelled.add(it.person)
        for number in self.seats_of(it.person):
            if self.play is None:
                self.seats[number] = Seat()
                self.salts.pop(number, None)
            elif not self.seats[number].bot:
                self.seats[number].bot = STAND_IN

    def _stops_set(self, it: ev.StopsSet, _: StoredEvent) -> None:
        self.stops[it.seat] = it

    def _stood_in(self, it: ev.StoodIn, _: StoredEvent) -> None:
        self.seats[it.seat].bot = it.bot

    def _came_back(self, it: ev.CameBack, _: StoredEvent) -> None:
        self.seats[it.seat].bot = ""

    def _flag_fell(self, it: ev.FlagFell, _: StoredEvent) -> None:
        """With a reserve a bot takes over for good; otherwise it plays for this one move."""
        if self.opened.clock.kind == "reserve" and not it.window:
            self.seats[it.seat].out_of_time = True
            self.seats[it.seat].bot = STAND_IN

    def _ticked(self, _it: ev.Ticked, _: StoredEvent) -> None:
        """The times that every such event carries are all there is to it."""

    def _rematch_set(self, it: ev.RematchSet, _: StoredEvent) -> None:
        self.rematch = it.table

    @property
    def _the_play(self) -> Play:
        assert self.play is not None
        return self.play


_APPLY: dict[type, Callable[[Table, Any, StoredEvent], None]] = {
    ev.Opened: Table._opened,
    ev.SeatTaken: Table._seat_taken,
    ev.SeatLeft: Table._seat_left,
    ev.BotSeated: Table._bot_seated,
    ev.Salted: Table._salted,
    ev.Closed: Table._closed,
    ev.Started: Table._started,
    ev.CarriedOver: Table._carried_over,
    ev.Played: Table._played,
    ev.TakenBack: Table._taken_back,
    ev.Finished: Table._finished,
    ev.Imported: Table._imported,
    ev.Learned: Table._learned,
    ev.PlayedOn: Table._played_on,
    ev.UndoRequested: Table._undo_requested,
    ev.UndoConsented: Table._undo_consented,
    ev.UndoDeclined: Table._undo_declined,
    ev.Spoken: Table._spoken,
    ev.StopsSet: Table._stops_set,
    ev.StoodIn: Table._stood_in,
    ev.CameBack: Table._came_back,
    ev.FlagFell: Table._flag_fell,
    ev.Ticked: Table._ticked,
    ev.Muted: Table._muted,
    ev.Expelled: Table._expelled,
    ev.Forgotten: Table._forgotten,
    ev.RematchSet: Table._rematch_set,
}

_SHOWN = (
    ev.Started,
    ev.CarriedOver,
    ev.Played,
    ev.TakenBack,
    ev.Imported,
    ev.Learned,
    ev.PlayedOn,
    ev.StoodIn,
    ev.CameBack,
    ev.FlagFell,
    ev.Expelled,
)
