"""A table, rebuilt from its events alone."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any

from igroteka.bots import BOT_NAMES
from igroteka.kernel.chance import commitment
from igroteka.kernel.flow import PASS
from igroteka.kernel.registry import find_game
from igroteka.server.store import Event
from igroteka.server.tables import happenings as h
from igroteka.server.tables.play import FindGame, Play
from igroteka.server.wire import ChatLine, Status

STAND_IN = BOT_NAMES[-1]
"""The bot that fills in for a person: the strongest there is."""
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
    consented: set[int] = field(default_factory=set)


class Table:
    """Everything about one table: a function of its events."""

    opened: h.Opened

    def __init__(self, id: str, find: FindGame = find_game) -> None:
        self.id = id
        self.seq = -1
        self.created = 0.0
        self.moved = 0.0
        self.host = ""
        self.seats: list[Seat] = []
        self.salts: dict[int, str] = {}
        self.play: Play | None = None
        self.times = h.Times()
        self.mover: int | None = None
        """Whose answer it was, if the last event that told the times was one."""
        self.request: UndoRequest | None = None
        self.stops: dict[int, h.StopsSet] = {}
        self.chat: list[ChatLine] = []
        self.keys: dict[tuple[str, str], int] = {}
        self.closed = False
        self.finished = False
        self.rematch = ""
        self.shown = -1
        """The number of the event that last changed what viewers see of the match."""
        self._find = find

    @classmethod
    def load(cls, id: str, events: Iterable[Event], find: FindGame = find_game) -> Table:
        """The table that these events tell of."""
        table = cls(id, find)
        for event in events:
            table.apply(event)
        return table

    def apply(self, event: Event) -> h.Any_:
        """Let the next event take effect."""
        happening = h.decode(event.data)
        self._take(happening, event)
        return happening

    def _take(self, happening: h.Any_, event: Event) -> None:
        if event.seq != self.seq + 1:
            raise ValueError(f"event {event.seq} of table {self.id} came after {self.seq}")
        _TAKE[type(happening)](self, happening, event)
        self.seq = event.seq
        if happening.key:
            self.keys[happening.by, happening.key] = event.seq
        times = getattr(happening, "times", None)
        if times is not None and times.left:
            self.times = times
            answered = isinstance(happening, h.Played)
            self.mover = self._the_play.answers[-1].seat if answered else None
        if isinstance(happening, _SHOWN):
            self.shown = event.seq
        if not isinstance(happening, h.Spoken | h.Ticked):
            self.moved = event.at

    # What everybody may ask ----------------------------------------------------------------

    @property
    def status(self) -> Status:
        """Where the table is in its life."""
        if self.closed or self.finished:
            return "over"
        return "open" if self.play is None else "playing"

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
        if self.opened.visibility != "private" or self.status == "open":
            return True
        return bool(person) and (person == self.host or bool(self.seats_of(person)))

    def at_screen(self, seats: tuple[int, ...]) -> int | None:
        """Through whose eyes somebody with these seats looks now.

        With one seat there is no question. At a hot seat it is the one that is asked, then the
        one that answered last; a spectator looks through nobody's.
        """
        if len(seats) < 2 or self.play is None:
            return seats[0] if seats else None
        for question in self.play.match.asks:
            if question.seat in seats:
                return question.seat
        answered = [seat for seat in self.play.recent if seat in seats]
        return answered[-1] if answered else seats[0]

    def others(self, seat: int) -> list[int]:
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

    # How each thing takes effect -----------------------------------------------------------

    def _opened(self, it: h.Opened, event: Event) -> None:
        self.opened = it
        self.created = event.at
        self.host = it.by
        self.seats = [Seat() for _ in range(it.seats)]

    def _seat_taken(self, it: h.SeatTaken, _: Event) -> None:
        self.seats[it.seat] = Seat(person=it.person, name=it.name)

    def _seat_left(self, it: h.SeatLeft, _: Event) -> None:
        gone = self.seats[it.seat].person
        self.seats[it.seat] = Seat()
        self.salts.pop(it.seat, None)
        people = [seat.person for seat in self.seats if seat.person]
        if gone == self.host and gone == it.by and gone not in people and people:
            self.host = people[0]

    def _bot_seated(self, it: h.BotSeated, _: Event) -> None:
        self.seats[it.seat] = Seat(bot=it.bot)
        self.salts.pop(it.seat, None)

    def _salted(self, it: h.Salted, _: Event) -> None:
        self.salts[it.seat] = it.salt

    def _closed(self, _it: h.Closed, _: Event) -> None:
        self.closed = True

    def _started(self, it: h.Started, event: Event) -> None:
        self.play = Play(self._find(it.header.game), it.header)
        self.play.began(event.seq, event.at)

    def _played(self, it: h.Played, event: Event) -> None:
        self._the_play.act(it.lines, it.gained, event.seq, event.at)
        self.request = None

    def _taken_back(self, it: h.TakenBack, event: Event) -> None:
        self._the_play.act(it.lines, it.gained, event.seq, event.at)
        self.request = None

    def _finished(self, it: h.Finished, event: Event) -> None:
        self._the_play.act(it.lines, it.gained, event.seq, event.at)
        self.finished = True

    def _imported(self, it: h.Imported, event: Event) -> None:
        self._the_play.load(it.lines, it.gained, event.seq, event.at)
        self.finished = True

    def _undo_requested(self, it: h.UndoRequested, _: Event) -> None:
        self.request = UndoRequest(it.seat, it.answers)

    def _undo_consented(self, it: h.UndoConsented, _: Event) -> None:
        if self.request is not None:
            self.request.consented.add(it.seat)

    def _undo_declined(self, _it: h.UndoDeclined, _: Event) -> None:
        self.request = None

    def _spoken(self, it: h.Spoken, event: Event) -> None:
        line = ChatLine(id=event.seq, name=it.name, seat=it.seat, text=it.text, at=event.at)
        self.chat = [*self.chat[1 - CHAT_KEPT :], line]

    def _stops_set(self, it: h.StopsSet, _: Event) -> None:
        self.stops[it.seat] = it

    def _stood_in(self, it: h.StoodIn, _: Event) -> None:
        self.seats[it.seat].bot = it.bot

    def _came_back(self, it: h.CameBack, _: Event) -> None:
        self.seats[it.seat].bot = ""

    def _flag_fell(self, it: h.FlagFell, _: Event) -> None:
        """With a reserve a bot takes over for good; otherwise it plays for this one move."""
        if self.opened.clock.kind == "reserve":
            self.seats[it.seat].out_of_time = True
            self.seats[it.seat].bot = STAND_IN

    def _ticked(self, _it: h.Ticked, _: Event) -> None:
        """The times that every such event carries are all there is to it."""

    def _rematch_set(self, it: h.RematchSet, _: Event) -> None:
        self.rematch = it.table

    @property
    def _the_play(self) -> Play:
        assert self.play is not None
        return self.play


_TAKE: dict[type, Callable[[Table, Any, Event], None]] = {
    h.Opened: Table._opened,
    h.SeatTaken: Table._seat_taken,
    h.SeatLeft: Table._seat_left,
    h.BotSeated: Table._bot_seated,
    h.Salted: Table._salted,
    h.Closed: Table._closed,
    h.Started: Table._started,
    h.Played: Table._played,
    h.TakenBack: Table._taken_back,
    h.Finished: Table._finished,
    h.Imported: Table._imported,
    h.UndoRequested: Table._undo_requested,
    h.UndoConsented: Table._undo_consented,
    h.UndoDeclined: Table._undo_declined,
    h.Spoken: Table._spoken,
    h.StopsSet: Table._stops_set,
    h.StoodIn: Table._stood_in,
    h.CameBack: Table._came_back,
    h.FlagFell: Table._flag_fell,
    h.Ticked: Table._ticked,
    h.RematchSet: Table._rematch_set,
}

_SHOWN = (
    h.Started,
    h.Played,
    h.TakenBack,
    h.Imported,
    h.StoodIn,
    h.CameBack,
    h.FlagFell,
)
