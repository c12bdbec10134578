"""Matches laid into a server's log, as if they had been played at its tables up to a moment.

Nothing is set up by hand: every answer is one that the rules offered, so what is laid is a match
that anybody could have played.
"""

from __future__ import annotations

import time
from collections.abc import Iterable
from pathlib import Path

import msgspec

from igroteka.bots import bot
from igroteka.kernel.registry import find_game
from igroteka.server.store import Event, Store
from igroteka.server.tables import commands, duties, info, log, opening
from igroteka.server.tables import happenings as h
from igroteka.server.tables.play import Play
from igroteka.server.tables.table import Table
from igroteka.server.wire import Me, NewTable


class Log:
    """A table and the events that made it."""

    def __init__(self, id: str, happenings: Iterable[h.Happening] = ()) -> None:
        self.id = id
        self.events: list[Event] = []
        self.table = Table(id, find_game)
        for one in happenings:
            self.happen(one)

    def happen(self, happening: h.Happening | None) -> None:
        assert happening is not None
        one = log.event(self.id, len(self.events), happening, time.time())
        self.events.append(one)
        self.table.apply(one)

    def take_over(self, other: Log) -> None:
        """All that happened at another table happens here, too."""
        for one in other.events:
            self.happen(h.decode(one.data))

    @property
    def play(self) -> Play:
        assert self.table.play is not None
        return self.table.play

    def answer(self, level: str) -> None:
        """Whoever is asked answers as a bot of a fixed mind would."""
        question = self.play.match.asks[0]
        option = bot(level, len(self.events)).choose(self.play.match, question.seat)
        self.say(question.seat, option.key, level)

    def say(self, seat: int, option: str, auto: str = "") -> None:
        """A seat answers."""
        self.happen(commands.auto_answer(self.table, seat, option, h.Times(), auto=auto))

    def end(self) -> None:
        """The match is over, and the table notices."""
        self.happen(duties.settle(self.table, self.table.times))

    def keep(self, store: Store) -> None:
        """Write it down as the server would have."""
        table = self.table
        game = table.opened.game
        shown = info.stored(info.table_info(table, find_game(game)))
        store.create_table(self.id, game, table.host, "link", shown, time.time()).result()
        for one in self.events:
            assert store.append(one).result()
        for person in dict.fromkeys(seat.person for seat in table.seats if seat.person):
            store.seat(self.id, person).result()
        store.update_table(self.id, table.status, shown, time.time()).result()


def begun(people: Iterable[Me], wanted: NewTable, seed: str, id: str = "") -> Log:
    """A match with this luck that has just begun; the first of the people is the host.

    The host sits where `wanted` says "me", the others in the seats that it leaves free.
    """
    host, *others = people
    game = find_game(wanted.game)
    opened, *seated = opening.opening(host, wanted, game)
    assert isinstance(opened, h.Opened)
    laid = Log(id or opening.new_id(), [msgspec.structs.replace(opened, seed=seed), *seated])
    free = (number for number, seat in enumerate(laid.table.seats) if not seat.taken)
    for one, number in zip(others, free, strict=True):
        laid.happen(h.SeatTaken(by=one.id, seat=number, person=one.id, name=one.name))
    laid.happen(commands.start(laid.table, host, game))
    return laid


def keep(home: Path, logs: Iterable[Log]) -> None:
    """Lay matches into the store of the server that lives there."""
    store = Store.open(f"sqlite:///{home}/igroteka.sqlite")
    try:
        for one in logs:
            one.keep(store)
    finally:
        store.close()
