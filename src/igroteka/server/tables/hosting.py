"""What people do with tables outside the match: sit, leave, start, play again, take it home."""

from __future__ import annotations

import asyncio
import logging

from igroteka.kernel.flow import Refusal
from igroteka.lab.advisor import Counsel
from igroteka.lab.analysis import Analysis
from igroteka.scene import Consequence
from igroteka.server.tables import begun, commands, files, opening
from igroteka.server.tables import events as ev
from igroteka.server.tables.advisor import allowed
from igroteka.server.tables.faults import NO_GAME
from igroteka.server.tables.play import Play
from igroteka.server.tables.problem import Problem
from igroteka.server.tables.service import TableService
from igroteka.server.tables.table import Table
from igroteka.server.tables.views import Viewer
from igroteka.server.tables.workers import verify
from igroteka.server.wire import Chronicle, Frame, Me, PersonCommand, PlayOn, TableInfo

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
    await service.presence.hear_of_others()  # somebody may be here through another process

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
    await service.command(id, service.lobby.beginning(me, room.game))
    return await service.info(me, id)


async def rematch(service: TableService, me: Me, id: str) -> TableInfo:
    """The table on which the same people play again: the first one who asks opens it.

    Its name is written down before it is opened, so that all who ask find the same one.
    """
    room = await service.visible(me, id)

    def decide(table: Table) -> ev.TableEvent | None:
        if table.status != "over" or table.closed:
            raise Problem("problem-not-over")
        if table.opened.campaign:
            raise Problem("problem-campaign-goes-on")
        if not table.seats_of(me.id):
            raise Problem("problem-not-your-seat")
        return None if table.rematch else ev.RematchSet(by=me.id, table=opening.new_id())

    await service.command(id, decide)
    new = room.table.rematch
    async with room.lock:
        if not await service.lobby.exists(new):
            await service.lobby.insert(new, opening.again(room.table))
    return await service.info(me, new)


async def why_not(service: TableService, me: Me, id: str, seat: int) -> list[Refusal]:
    """What is refused to one's seat now."""
    room = await service.visible(me, id)
    if room.table.fault:
        raise Problem(room.table.fault)
    return commands.why_not(room.table, me, seat)


async def consequence(
    service: TableService, me: Me, id: str, seat: int, option: str
) -> Consequence | None:
    """What an option of one's seat would lead to; None where nobody could say in time."""
    room = await service.visible(me, id)
    table = room.table
    if table.fault:
        raise Problem(table.fault)
    match = commands.open_match(table, me, seat)
    if match is None:
        return None
    return await service.foresight.of(id, table.seq, match, seat, option)


async def advice(service: TableService, me: Me, id: str, seat: int) -> Counsel | None:
    """What is best for one's seat now; None where nobody could say in time."""
    table = (await service.visible(me, id)).table
    if table.fault:
        raise Problem(table.fault)
    match = commands.open_match(table, me, seat)
    if not allowed(table):
        raise Problem("problem-no-advice")
    return None if match is None else await service.advisor.of(table, match, seat)


async def export(service: TableService, me: Me, id: str) -> bytes:
    """The match as a file."""
    room = await service.visible(me, id)
    return await service.waking.replayed(files.export, room.table, room.table.seats_of(me.id))


async def import_match(service: TableService, me: Me, data: bytes, address: str = "") -> TableInfo:
    """A finished match from a file, once every line of it has proved true."""
    files.checked(data)
    if not service.imports.pace.allows(me.id, address):
        raise Problem("problem-too-often")
    try:
        verdict = await service.imports.verified(files.VERIFY_SECONDS, verify, data)
    except Problem:
        raise
    except Exception as error:
        # A stranger's file may break anything; a worker is where it may.
        _log.warning("a match file could not be verified: %r", error)
        raise Problem("problem-bad-file", reason="") from error
    if not verdict.true:
        raise Problem("problem-bad-file", reason=f"{verdict.false_line}: {verdict.reason}"[:200])
    events = await service.waking.replayed(files.import_events, me, data, service.is_registered)
    table = await service.lobby.insert(opening.new_id(), events)
    return await service.info(me, table.id)


async def frames(service: TableService, me: Me, id: str, first: int, last: int) -> list[Frame]:
    """Moments of a finished match."""
    play, viewer = await _finished(service, me, id)
    seat = viewer[0] if viewer else None
    return await service.waking.replayed(files.frames, play, viewer, seat, max(0, first), last)


async def chronicle(service: TableService, me: Me, id: str) -> Chronicle:
    """A finished match in hindsight."""
    play, viewer = await _finished(service, me, id)
    return await service.chronicles.of(id, play, viewer)


async def analysis(service: TableService, me: Me, id: str) -> Analysis | None:
    """A finished match analysed; None while that takes its time."""
    play, viewer = await _finished(service, me, id)
    return await service.analyses.of(id, play, viewer)


async def play_on(
    service: TableService, me: Me, id: str, wanted: PlayOn, address: str = ""
) -> TableInfo:
    """A new table at which a finished match goes on from one of its moments."""
    play, _ = await _finished(service, me, id)
    events = await service.waking.replayed(begun.played_on, me, id, play, wanted)
    return await service.lobby.begun_elsewhere(me, events, address)


async def _finished(service: TableService, me: Me, id: str) -> tuple[Play, Viewer]:
    """A match that is over, and the seats that somebody had at it."""
    table = (await service.visible(me, id)).table
    if not table.over or table.play is None:
        raise Problem("problem-not-over")
    if table.fault:
        raise Problem(table.fault, played=table.rules)
    return table.play, table.seats_of(me.id)
