"""Time: what each seat has left, as a function of the last event and the seconds since.

A move is all that is asked of a seat in a row. With `move` and `days` a seat has its seconds for
each move; with `reserve` it has them for the whole match and gains the increment after each
move. Seconds are counted from the last event that told the times, and only while the server is
up, whichever process somebody thinks or answers through.
"""

from __future__ import annotations

from igroteka.server.tables.events import Times
from igroteka.server.tables.table import Table
from igroteka.server.wire import Clock, ClockView

LEAST = 0.0

TICK = 3600.0
"""Seconds after which a running clock is written down, so that restarts forget little of it."""

WINDOW = 30.0
"""Seconds for which a reaction window stays open to a person, at the most."""


def full(clock: Clock, seats: int) -> Times:
    """What everybody begins with."""
    return Times() if clock.kind == "none" else Times((clock.seconds,) * seats)


def now(table: Table, since: float) -> Times:
    """What everybody has, so many seconds after the last event that told the times."""
    times = settled(table)
    if not times.left:
        return times
    running = table.running()
    left = tuple(
        max(LEAST, have - since) if seat in running else have
        for seat, have in enumerate(times.left)
    )
    return Times(left, times.fallen)


def settled(table: Table) -> Times:
    """The times of the last event, with those moves ended that it ended.

    The event was written before it took effect: that it ended a move shows only now.
    """
    play, times, clock = table.play, table.times, table.opened.clock
    if not times.left or play is None or table.status != "playing" or table.fault:
        return times
    asked = {question.seat for question in play.match.asks}
    left = list(times.left)
    for seat in range(len(left)):
        if seat in asked:
            continue
        if clock.kind != "reserve":
            left[seat] = clock.seconds
        elif seat == table.mover and seat not in times.fallen:
            left[seat] += clock.increment
    return Times(tuple(left), tuple(seat for seat in times.fallen if seat in asked))


def windows(table: Table) -> list[int]:
    """The seats of people who are asked in a reaction window."""
    if table.opened.clock.kind == "none" or table.status != "playing" or table.play is None:
        return []
    if table.fault:
        return []
    return [
        ask.seat
        for ask in table.play.match.asks
        if ask.concealed and table.seats[ask.seat].by_person and ask.seat not in table.times.fallen
    ]


def window_time(clock: Clock) -> float:
    """How long a reaction window stays open."""
    return clock.seconds if clock.kind == "days" else min(WINDOW, clock.seconds)


def next_flag(table: Table, since: float) -> float | None:
    """In how many seconds somebody's time runs out, if nobody does anything."""
    left = now(table, since).left
    times = [left[seat] for seat in table.running()] if left else []
    if windows(table):
        times.append(window_time(table.opened.clock) - since)
    return max(0.0, min(times)) if times else None


def fallen(table: Table, since: float) -> list[int]:
    """The seats whose time has run out."""
    left = now(table, since).left
    return [seat for seat in table.running() if left[seat] <= LEAST] if left else []


def closed_windows(table: Table, since: float) -> list[int]:
    """The seats for which a reaction window has been open long enough."""
    return windows(table) if since >= window_time(table.opened.clock) else []


def view(table: Table, since: float, waited_for: tuple[int, ...]) -> tuple[ClockView, ...]:
    """The clocks as somebody sees them to whom the table waits for these seats."""
    times = now(table, since)
    if not times.left:
        return ()
    running = [
        seat
        for seat in waited_for
        if table.seats[seat].by_person and seat not in times.fallen and table.status == "playing"
    ]
    return tuple(
        ClockView(seat=seat, left=round(have, 1), running=seat in running)
        for seat, have in enumerate(times.left)
    )
