"""What people do with tables outside the match: sit, leave, start, play again, take it home."""

from __future__ import annotations

import asyncio
import logging

from igroteka.kernel.flow import Refusal
from igroteka.server.tables import commands, files, opening
from igroteka.server.tables import events as ev
from igroteka.server.tables.faults import NO_GAME
from igroteka.server.tables.problem import Problem
from igroteka.server.tables.service import TableService
from igroteka.server.tables.table import Table
from igroteka.server.tables.workers import verify
from igroteka.server.wire import Frame, Me, PersonCommand, TableInfo

_log = logging.getLogger(__name__)


async def sit(service: TableService, me: Me, id: str, seat: int) -> TableInfo:
    """Take a free seat, or one's own back."""
    room = await service.visible(me, id)
    await service.command(id, lambda table: commands.sit(table, me, seat, room.times))
    await asyncio.wrap_future(service.store.seat(id, me.id))  # who asks next finds it listed
    return await service.info(me, id)


async def leave(service: TableService, me: Me, id: str) -> TableInfo:
    """Get up from all of one's seats."""
    room = await service.visible(me, id)
    shown = room.info()
    for _ in range(len(room.table.seats) + 1):
        before = room.table.seq
        await service.command(id, lambda table: commands.leave(table, me, room.times))
        shown = room.info()
        if room.table.seq == before:
            break
    return service.info_for(me, shown)


async def seat_bot(service: TableService, me: Me, id: str, seat: int, bot: str) -> TableInfo:
    """Put a bot on a seat, or free it."""
    room = await service.visible(me, id)
    await service.hear_of_others()  # somebody may be here through another process

    def decide(table: Table) -> ev.TableEvent | None:
        present = room.here | room.elsewhere
        here = 0 <= seat < len(table.seats) and table.seats[seat].person in present
        return commands.seat_bot(table, me, seat, bot, here, room.times)

    await service.command(id, decide)
    return await service.info(me, id)


async def mute(service: TableService, me: Me, id: str, whom: PersonCommand) -> TableInfo:
    """The host does not let somebody speak, or lets them again."""
    await service.visible(me, id)
    await service.command(id, lambda table: commands.mute(table, me, whom), apart=True)
    return await service.info(me, id)


async def expel(service: TableService, me: Me, id: str, whom: PersonCommand) -> TableInfo:
    """The host sends somebody away for good."""
    room = await service.visible(me, id)
    await service.command(id, lambda table: commands.expel(table, me, whom, room.times))
    return await service.info(me, id)


async def close(service: TableService, me: Me, id: str) -> TableInfo:
    """The host ends the table."""
    await service.visible(me, id)
    await service.command(id, lambda table: commands.close(table, me), apart=True)
    return await service.info(me, id)


async def forget_person(service: TableService, me: Me) -> None:
    """Somebody has deleted their account: they get up everywhere, and their name goes."""
    rows = await asyncio.to_thread(service.store.tables, None, None, me.id, 10_000)
    for row in rows:
        try:
            if not (await service.room(row.id)).table.fault:
                await leave(service, me, row.id)
            await service.command(row.id, lambda table: commands.forget(table, me), apart=True)
        except Problem as problem:
            _log.warning("a table keeps a name: %s", problem.key, extra={"table": row.id})


async def start(service: TableService, me: Me, id: str) -> TableInfo:
    """Begin."""
    room = await service.visible(me, id)
    if room.game is None:
        raise Problem(NO_GAME)
    await service.command(id, service.beginning(me, room.game))
    return await service.info(me, id)


async def rematch(service: TableService, me: Me, id: str) -> TableInfo:
    """The table on which the same people play again: the first one who asks opens it.

    Its name is written down before it is opened, so that all who ask find the same one.
    """
    room = await service.visible(me, id)

    def decide(table: Table) -> ev.TableEvent | None:
        if table.status != "over" or table.closed:
            raise Problem("problem-not-over")
        if not table.seats_of(me.id):
            raise Problem("problem-not-your-seat")
        return None if table.rematch else ev.RematchSet(by=me.id, table=opening.new_id())

    await service.command(id, decide)
    new = room.table.rematch
    async with room.lock:
        if not await service.exists(new):
            await service.insert(new, opening.again(room.table))
    return await service.info(me, new)


async def why_not(service: TableService, me: Me, id: str, seat: int) -> list[Refusal]:
    """What is refused to one's seat now."""
    room = await service.visible(me, id)
    if room.table.fault:
        raise Problem(room.table.fault)
    return commands.why_not(room.table, me, seat)


async def export(service: TableService, me: Me, id: str) -> bytes:
    """The match as a file."""
    room = await service.visible(me, id)
    return files.export(room.table, room.table.seats_of(me.id))


async def import_match(service: TableService, me: Me, data: bytes, address: str = "") -> TableInfo:
    """A finished match from a file, once every line of it has proved true."""
    files.checked(data)
    if not service.verifying.allows(me.id, address):
        raise Problem("problem-too-often")
    try:
        verdict = await service.verified(files.VERIFY_SECONDS, verify, data)
    except Problem:
        raise
    except Exception as error:
        # A stranger's file may break anything; a worker is where it may.
        _log.warning("a match file could not be verified: %r", error)
        raise Problem("problem-bad-file", reason="") from error
    if not verdict.true:
        raise Problem("problem-bad-file", reason=f"{verdict.false_line}: {verdict.reason}"[:200])
    events = await asyncio.to_thread(files.import_events, me, data, service.is_registered)
    table = await service.insert(opening.new_id(), events)
    return await service.info(me, table.id)


async def frames(service: TableService, me: Me, id: str, first: int, last: int) -> list[Frame]:
    """Moments of a finished match."""
    room = await service.visible(me, id)
    table = room.table
    if not table.finished or table.play is None:
        raise Problem("problem-not-over")
    if table.fault:
        raise Problem(table.fault, played=table.rules)
    viewer = table.seats_of(me.id)
    seat = viewer[0] if viewer else None
    play = table.play
    return await asyncio.to_thread(files.frames, play, viewer, seat, max(0, first), last)
