"""Opening a table: what was asked for, checked, as the first things that happen at it."""

from __future__ import annotations

import secrets
from typing import Any

import msgspec

from igroteka.bots import BOT_NAMES
from igroteka.kernel.errors import BadOptions, UnknownGame
from igroteka.kernel.game import Game, Options
from igroteka.server.tables import events as ev
from igroteka.server.tables.play import FindGame
from igroteka.server.tables.problem import Problem
from igroteka.server.tables.table import Table
from igroteka.server.wire import Me, NewTable

ME = "me"
SEED = 32
"""Bytes of the secret seed."""


def new_id() -> str:
    """A table's address: whoever was not told it cannot guess it."""
    return secrets.token_urlsafe(12)


def fresh_seed() -> str:
    """The secret of a table's luck."""
    return secrets.token_bytes(SEED).hex()


def checked_game(wanted: NewTable, find: FindGame) -> Game[Any]:
    """The game that is wanted."""
    try:
        return find(wanted.game)
    except UnknownGame as error:
        raise Problem("problem-bad-table", detail=str(error)) from error


def opening(me: Me, wanted: NewTable, game: Game[Any]) -> list[ev.TableEvent]:
    """A table is opened and people and bots sit down."""
    try:
        options = game.choose(wanted.options)
    except BadOptions as error:
        raise Problem("problem-bad-table", detail=str(error)) from error
    return laid_out(me, wanted, options, fresh_seed())


def laid_out(
    me: Me, wanted: NewTable, options: Options, seed: str, campaign: str = ""
) -> list[ev.TableEvent]:
    """The same with options and luck that are settled."""
    seats = options.players
    opened = ev.Opened(
        by=me.id,
        game=wanted.game,
        options=msgspec.to_builtins(options),
        seats=seats,
        visibility=wanted.visibility,
        clock=_clock(wanted),
        undo=wanted.undo,
        advice=wanted.advice,
        hot_seat=wanted.hot_seat,
        host_name=me.name,
        seed=seed,
        campaign=campaign,
    )
    return [opened, *_seated(me, wanted, seats)]


def _clock(wanted: NewTable) -> Any:
    clock = wanted.clock
    if clock.kind != "none" and clock.seconds <= 0:
        raise Problem("problem-bad-table", detail="a clock needs seconds")
    return clock


def _seated(me: Me, wanted: NewTable, seats: int) -> list[ev.TableEvent]:
    if len(wanted.seats) > seats:
        raise Problem("problem-bad-table", detail=f"there are {seats} seats")
    if wanted.seats.count(ME) > 1 and not wanted.hot_seat:
        raise Problem("problem-one-seat-each")
    seated: list[ev.TableEvent] = []
    for seat, who in enumerate(wanted.seats):
        if who == ME:
            seated.append(ev.SeatTaken(by=me.id, seat=seat, person=me.id, name=me.name))
            if wanted.salt is not None:
                seated.append(ev.Salted(by=me.id, seat=seat, salt=wanted.salt))
        elif who in BOT_NAMES:
            seated.append(ev.BotSeated(by=me.id, seat=seat, bot=who))
        elif who:
            raise Problem("problem-unknown-bot", bot=who)
    return seated


def again(table: Table) -> list[ev.TableEvent]:
    """The same table once more, with the people who stayed, and new luck."""
    it = table.opened
    opened = msgspec.structs.replace(it, by=table.host, key="", seed=fresh_seed())
    seated: list[ev.TableEvent] = []
    for seat, who in enumerate(table.seats):
        if who.by_person:
            taken = ev.SeatTaken(by=who.person, seat=seat, person=who.person, name=who.name)
            seated.append(taken)
        elif who.bot and not who.person:
            seated.append(ev.BotSeated(by=table.host, seat=seat, bot=who.bot))
    return [opened, *seated]
