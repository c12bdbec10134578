"""Matches laid into a server's log, as if they had been played at its tables up to a moment.

Nothing is set up by hand: every answer is one that the rules offered, so what is laid is a match
that anybody could have played.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

from igroteka import bots
from igroteka.kernel.registry import find_game
from igroteka.server.store import Store, StoredEvent
from igroteka.server.tables import automatic, commands, info, log, opening
from igroteka.server.tables import events as ev
from igroteka.server.tables.play import Play
from igroteka.server.tables.table import Table
from igroteka.server.wire import Me, NewTable

Moment = Callable[[Play], bool]
"""Whether a match has come to where it is wanted."""


class Log:
    """A table and the events that made it; whoever is asked answers as a bot would."""

    def __init__(self, id: str, bot: str, events: Iterable[ev.TableEvent]) -> None:
        self.id = id
        self.bot = bot
        self.events: list[StoredEvent] = []
        self.table = Table(id, find_game)
        for event in events:
            self.append(event)

    @property
    def play(self) -> Play:
        """The match, as only the server knows it."""
        assert self.table.play is not None
        return self.table.play

    def append(self, event: ev.TableEvent | None) -> None:
        assert event is not None
        stored = log.stored_event(self.id, len(self.events), event, time.time())
        self.events.append(stored)
        self.table.apply(stored)

    def copy(self, id: str) -> Log:
        """Another table at which all the same has happened."""
        return Log(id, self.bot, [ev.decode(one.data) for one in self.events])

    def answer(self) -> None:
        """Whoever is asked first answers as a bot of a fixed mind would."""
        match = self.play.match
        question = match.asks[0]
        option = bots.bot(self.bot, len(self.events)).choose(match, question.seat)
        self.append(
            commands.auto_answer(self.table, question.seat, option.key, ev.Times(), auto=self.bot)
        )

    def play_until(self, moment: Moment) -> bool:
        """Answer on until the moment has come; whether it came before the end."""
        while not self.table.over:
            if moment(self.play):
                return True
            self.answer()
        return False

    def play_on(self) -> None:
        """Answer on to the end."""
        while not self.table.over:
            self.answer()
        self.append(automatic.next_event(self.table, self.table.times))

    def keep(self, store: Store) -> None:
        """Write it down as the server would have."""
        table = self.table
        it = table.opened
        shown = info.stored(info.table_info(table, find_game(it.game)))
        store.create_table(self.id, it.game, it.by, it.visibility, shown, time.time()).result()
        for one in self.events:
            assert store.append(one).result()
        for person in dict.fromkeys(seat.person for seat in table.seats if seat.person):
            store.seat(self.id, person).result()
        store.update_table(self.id, table.status, shown, time.time()).result()


def luck(number: int) -> str:
    """One of the seeds that a table may have."""
    return f"{number:064x}"


def begun(
    game: str,
    options: Mapping[str, Any],
    people: Sequence[Me],
    seed: str,
    bot: str,
    id: str = "",
) -> Log:
    """A match that has just begun: people in the first seats, the host first, then bots."""
    host, *guests = people
    seats = ["me", *[""] * len(guests), *[bot] * (options["players"] - len(people))]
    wanted = NewTable(game=game, options=dict(options), seats=tuple(seats))
    first, *more = opening.opening(host, wanted, find_game(game))
    assert isinstance(first, ev.Opened)
    laid = Log(id or opening.new_id(), bot, [msgspec.structs.replace(first, seed=seed), *more])
    for seat, guest in enumerate(guests, start=1):
        laid.append(ev.SeatTaken(by=guest.id, seat=seat, person=guest.id, name=guest.name))
    laid.append(commands.start(laid.table, host, find_game(game)))
    return laid


def keep(home: Path, logs: Iterable[Log]) -> None:
    """Lay matches into the store of the server that lives there."""
    store = Store.open(f"sqlite:///{home}/igroteka.sqlite")
    try:
        for one in logs:
            one.keep(store)
    finally:
        store.close()
