"""Campaigns as files: out, and in again once every line has proved true."""

from __future__ import annotations

import asyncio
import hashlib
import logging

import msgspec

from igroteka.kernel import campaign_file
from igroteka.kernel.campaign import Chapter, Chronicle, Header
from igroteka.kernel.errors import IgrotekaError
from igroteka.kernel.save import header_of
from igroteka.server.campaigns.kept import Kept, Linked
from igroteka.server.campaigns.service import CampaignService
from igroteka.server.campaigns.wire import CampaignInfo
from igroteka.server.tables import events as ev
from igroteka.server.tables import files, opening
from igroteka.server.tables.problem import Problem
from igroteka.server.tables.workers import verify_campaign
from igroteka.server.wire import Me

LARGEST = 8 * 1024 * 1024
"""Bytes of a campaign file that we look at."""
VERIFY_SECONDS = 60.0

_log = logging.getLogger(__name__)


async def export(service: CampaignService, me: Me, id: str) -> bytes:
    """The matches that are over, each with its own revealed luck; the seed of all when all is."""
    kept = await service.visible(me, id)
    tables = service.tables
    chapters: list[Chapter] = []
    for linked in kept.matches:
        if linked.told is not None:
            table = (await tables.room(linked.table)).table
            save = await asyncio.to_thread(files.export, table, ())
            hashed = hashlib.sha256(save).hexdigest()
            chapters.append(Chapter(save, msgspec.structs.replace(linked.told, save=hashed)))
    latest = (await tables.room(kept.latest.table)).table
    names = tuple(seat.name or seat.bot for seat in latest.seats)
    seats = header_of(chapters[0].save).seats if chapters else names
    chronicle = Chronicle(tables.find(kept.header.game), _shown(kept, seats))
    chronicle.chapters = chapters
    return campaign_file.dump(chronicle)


def _shown(kept: Kept, seats: tuple[str, ...]) -> Header:
    seed = kept.header.seed if kept.over else ""
    return msgspec.structs.replace(kept.header, seats=seats, seed=seed)


async def import_campaign(
    service: CampaignService, me: Me, data: bytes, address: str = ""
) -> CampaignInfo:
    """A finished campaign from a file, once every line of it has proved true."""
    if not data or len(data) > LARGEST:
        raise Problem("problem-too-large")
    if not service.tables.imports.pace.allows(me.id, address):
        raise Problem("problem-too-often")
    chronicle = await _believed(service, data)
    id = opening.new_id()
    linked: list[Linked] = []
    for chapter in chronicle.chapters:
        table = opening.new_id()
        events = await asyncio.to_thread(_table_events, service, me, chapter, id)
        await service.tables.lobby.insert(table, events)
        linked.append(Linked(table, chapter.told))
    await service.add_row(me, id, Kept(chronicle.header, tuple(linked), imported=True))
    return await service.info(me, id)


async def _believed(service: CampaignService, data: bytes) -> Chronicle:
    try:
        verdict = await service.tables.imports.verified(VERIFY_SECONDS, verify_campaign, data)
    except Problem:
        raise
    except Exception as error:
        # A stranger's file may break anything; a worker is where it may.
        _log.warning("a campaign file could not be verified: %r", error)
        raise Problem("problem-campaign-bad-file", reason="") from error
    if not verdict.true:
        reason = f"{verdict.false_line}: {verdict.reason}"[:200]
        raise Problem("problem-campaign-bad-file", reason=reason)
    try:
        chronicle = campaign_file.parse(data).chronicle
    except (IgrotekaError, msgspec.MsgspecError) as error:
        raise Problem("problem-campaign-bad-file", reason=str(error)[:200]) from error
    if not chronicle.over:
        raise Problem("problem-campaign-playing")
    return chronicle


def _table_events(
    service: CampaignService, me: Me, chapter: Chapter, id: str
) -> list[ev.TableEvent]:
    first, *rest = files.import_events(me, chapter.save, service.tables.is_registered)
    assert isinstance(first, ev.Opened)
    return [msgspec.structs.replace(first, campaign=id), *rest]
