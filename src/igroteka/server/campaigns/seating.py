"""The table of the next match: everybody keeps their seat."""

from __future__ import annotations

import msgspec

from igroteka.kernel.game import Options
from igroteka.server.tables import events as ev
from igroteka.server.tables.table import NOBODY, STAND_IN, Seat, Table
from igroteka.server.wire import SaltText


def following(
    before: Table, options: Options, seed: str, host: str, salt: SaltText | None
) -> list[ev.TableEvent]:
    """A table after another, with the same people, bots and house rules, and this host.

    Who was away while a bot filled in has their seat again: the host can put a bot there, or
    free the seat for somebody else. Whoever was sent away stays away.
    """
    names = [seat.name for seat in before.seats if seat.person == host]
    opened = msgspec.structs.replace(
        before.opened,
        by=host,
        key="",
        options=msgspec.to_builtins(options),
        host_name=names[0] if names else before.opened.host_name,
        seed=seed,
    )
    away = [ev.Expelled(by=host, person=person) for person in sorted(before.expelled)]
    quiet = [ev.Muted(by=host, person=person, muted=True) for person in sorted(before.muted)]
    seated: list[ev.TableEvent] = []
    for number, seat in enumerate(before.seats):
        seated += _seated(before, number, seat, host)
    salts = [
        ev.Salted(by=host, seat=number, salt=salt)
        for number in before.seats_of(host)
        if salt is not None
    ]
    return [opened, *away, *quiet, *seated, *salts]


def _seated(before: Table, number: int, seat: Seat, host: str) -> list[ev.TableEvent]:
    stays = seat.person and seat.person not in before.expelled and seat.name != NOBODY
    if stays:
        return [ev.SeatTaken(by=seat.person, seat=number, person=seat.person, name=seat.name)]
    if seat.taken:
        return [ev.BotSeated(by=host, seat=number, bot=seat.bot or STAND_IN)]
    return []
