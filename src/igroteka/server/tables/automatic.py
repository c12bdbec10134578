"""What a table does by itself: it ends, takes back what all agreed to, and plays for bots.

All of it only looks at the table, so any process may do what is due: all but one of them come
too late.
"""

from __future__ import annotations

from dataclasses import dataclass

import msgspec

from igroteka.server.tables import clocks, commands
from igroteka.server.tables import events as ev
from igroteka.server.tables.table import STAND_IN, Table


@dataclass(frozen=True, slots=True)
class BotTurn:
    """A bot is to answer for a seat, to the question of event number `since`."""

    seat: int
    bot: str
    since: int
    auto: str


def next_event(table: Table, times: ev.Times) -> ev.TableEvent | None:
    """What must happen before anybody goes on."""
    play = table.play
    if play is None or table.status != "playing":
        return None
    record = play.awake()
    if play.diverged:
        lost = play.answers[len(record.answers)]
        back = len(play.answers) - len(record.answers)
        return commands.taken_back(table, lost.seat, back, ev.RULES, times)
    if record.match.over:
        return ev.Finished(lines=play.unstored(), gained=play.ungained())
    request = table.request
    if request is not None and request.consented.issuperset(table.others(request.seat)):
        return commands.taken_back(table, request.seat, request.answers, "consent", times)
    return _asked_again(table) or _passes(table, times)


def _asked_again(table: Table) -> ev.TableEvent | None:
    """The turn of somebody who passed until then: from now on every window is asked again."""
    for seat in table.turn_came():
        return msgspec.structs.replace(table.stops[seat], by="", until_my_turn=False)
    return None


def _passes(table: Table, times: ev.Times) -> ev.TableEvent | None:
    """A pass by somebody who said that they would pass."""
    assert table.play is not None
    for question in table.play.match.asks:
        if table.seats[question.seat].by_person and table.auto_pass(question.seat):
            return commands.passes(table, question.seat, times, "pass")
    return None


def bot_turn(table: Table) -> BotTurn | None:
    """The bot whose answer is wanted now."""
    play = table.play
    if play is None or table.status != "playing":
        return None
    for question in play.match.asks:
        seat = question.seat
        since = play.asked_since(seat)
        if table.seats[seat].bot:
            return BotTurn(seat, table.seats[seat].bot, since, "bot")
        if seat in table.times.fallen:
            return BotTurn(seat, STAND_IN, since, "clock")
    return None


def bot_answer(table: Table, turn: BotTurn, option: str, times: ev.Times) -> ev.TableEvent | None:
    """The bot's answer, if it is still wanted."""
    play = table.play
    if play is None or table.over or bot_turn(table) != turn:
        return None
    return commands.auto_answer(table, turn.seat, option, times, turn.auto)


def out_of_time(table: Table, since: float) -> ev.TableEvent | None:
    """A flag that has fallen, a window that has been open long enough, or time to write down."""
    times = clocks.now(table, since)
    for seat in clocks.fallen(table, since):
        fallen = ev.Times(times.left, tuple(sorted({*times.fallen, seat})))
        if table.opened.clock.kind == "reserve":
            return ev.FlagFell(seat=seat, times=ev.Times(times.left))
        return ev.FlagFell(seat=seat, times=fallen)
    for seat in clocks.closed_windows(table, since):
        return commands.passes(table, seat, times, "clock")
    return ev.Ticked(times=times) if since >= clocks.TICK and table.running() else None
