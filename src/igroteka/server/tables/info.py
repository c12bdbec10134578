"""A table as the lobby and the table page show it, to each person as it should be seen."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

import msgspec

from igroteka.kernel.game import Game, Result
from igroteka.server.tables.advisor import allowed
from igroteka.server.tables.table import Table
from igroteka.server.wire import SeatInfo, TableInfo

_decoder = msgspec.json.Decoder(TableInfo)


def table_info(table: Table, game: Game[Any] | None, here: Collection[str] = ()) -> TableInfo:
    """Everything the server knows of the table; `for_person` before it leaves the house."""
    it = table.opened
    seats = tuple(
        SeatInfo(
            seat=number,
            colour="" if game is None else game.colours[number],
            person=seat.person,
            name=seat.name,
            bot=seat.bot,
            filling_in=bool(seat.person and seat.bot),
            here=seat.person in here if seat.person else False,
            muted=seat.person in table.muted,
        )
        for number, seat in enumerate(table.seats)
    )
    play = table.play
    return TableInfo(
        id=table.id,
        game=it.game,
        options=it.options,
        status=table.status,
        visibility=it.visibility,
        undo=it.undo,
        clock=it.clock,
        hot_seat=it.hot_seat,
        host=table.host,
        host_name=it.host_name,
        seats=seats,
        commitment=table.commitment,
        created=table.created,
        moved=table.moved,
        answers=0 if play is None else len(play.answers),
        result=_result(table),
        rematch=table.rematch,
        rules=table.rules,
        imported=table.imported,
        fault=table.fault,
        campaign=it.campaign,
        began_at=table.began_at,
        advice=allowed(table),
        asked=() if play is None or table.finished else play.asked,
    )


def _result(table: Table) -> Result | None:
    if table.play is None or not table.finished or table.fault:
        return None
    match = table.play.match
    return match.result if match.over else None


def bots_only(info: TableInfo) -> bool:
    """Whether bots play with nobody but each other: nothing for the lobby."""
    return all(seat.bot and not seat.person for seat in info.seats)


def for_person(info: TableInfo, person: str) -> TableInfo:
    """The same without the ids of other people: they are nobody's business."""
    seats = tuple(
        seat
        if not seat.person or seat.person == person
        else msgspec.structs.replace(seat, person="")
        for seat in info.seats
    )
    host = info.host if info.host == person else ""
    asked = tuple(one for one in info.asked if person and info.seats[one].person == person)
    return msgspec.structs.replace(info, host=host, seats=seats, asked=asked)


def stored(info: TableInfo) -> bytes:
    """For the lobby's own keeping. Who is here now is not for keeping."""
    seats = tuple(msgspec.structs.replace(seat, here=False) for seat in info.seats)
    return msgspec.json.encode(msgspec.structs.replace(info, seats=seats))


def read(data: bytes) -> TableInfo:
    """From the lobby's keeping."""
    return _decoder.decode(data)
