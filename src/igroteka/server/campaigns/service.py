"""The campaign service: lays out match after match, and writes down what each hands on.

A campaign is one row, changed only by who knows its latest version; its matches are tables like
any other, and everything that can be done at a table is done there. The next table is named in
the row before it is opened, so that all who ask find the same one.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import msgspec

from igroteka.kernel.campaign import (
    HandedOn,
    Header,
    campaign_of,
    handed_on,
    match_seed,
    next_options,
    seals,
)
from igroteka.kernel.errors import BadOptions, UnknownGame
from igroteka.kernel.game import Game, Options
from igroteka.kernel.save import FORMAT
from igroteka.server.campaigns import kept as keeping
from igroteka.server.campaigns.kept import Kept, Linked
from igroteka.server.campaigns.seating import following
from igroteka.server.campaigns.wire import CampaignInfo, NewCampaign, NextMatch
from igroteka.server.limits import Pace
from igroteka.server.store import CampaignRow, Campaigns
from igroteka.server.tables import files, opening
from igroteka.server.tables.faults import NO_GAME
from igroteka.server.tables.lobby import CREATED_PER_MINUTE
from igroteka.server.tables.problem import Problem
from igroteka.server.tables.room import Room
from igroteka.server.tables.service import MAX_TRIES, TableService
from igroteka.server.tables.table import Table
from igroteka.server.wire import Me, NewTable, SaltText, TableInfo

Decide = Callable[[Kept], Kept | None]


class CampaignService:
    """All campaigns, played at the tables of a table service."""

    def __init__(self, tables: TableService, shelf: Campaigns) -> None:
        self.tables = tables
        self.shelf = shelf
        self._creating = Pace(CREATED_PER_MINUTE, 4 * CREATED_PER_MINUTE, tables.monotonic)
        tables.on_finished = self._match_over

    def _match_over(self, room: Room) -> None:
        """Write down what a match hands on as soon as it is over: later the rules may differ."""
        campaign = room.table.opened.campaign
        if campaign:
            self.tables.spawn(self.settle(campaign), room.table.id)

    # Beginning -----------------------------------------------------------------------------

    async def create(self, me: Me, wanted: NewCampaign, address: str = "") -> CampaignInfo:
        """Begin a campaign and open the table of its first match; with `start` it begins."""
        if not self._creating.allows(me.id, address):
            raise Problem("problem-too-often")
        game = self._game(wanted.game)
        seed = opening.fresh_seed()
        try:
            terms = campaign_of(game).agree(wanted.terms)
            options = next_options(game, terms, None)
        except BadOptions as error:
            raise Problem("problem-bad-table", detail=str(error)) from error
        id = opening.new_id()
        header = _header(game, terms, seed)
        first = _seed_of(header, 0)
        events = opening.laid_out(me, _table_of(wanted), options, first, campaign=id)
        table = opening.new_id()
        await self.add_row(me, id, Kept(header, (Linked(table),)))
        await self.tables.lobby.insert(table, events)
        if wanted.start:
            await self.tables.command(table, self.tables.lobby.beginning(me, game))
        return await self.info(me, id)

    async def add_row(self, me: Me, id: str, kept: Kept) -> None:
        """Keep a new campaign, with the tables that it names."""
        now = self.tables.wall()
        row = CampaignRow(id, kept.header.game, me.id, 0, keeping.stored(kept), now, now)
        await asyncio.wrap_future(self.shelf.keep(row, *(it.table for it in kept.matches)))

    # Going on ------------------------------------------------------------------------------

    async def next_match(self, me: Me, id: str, wanted: NextMatch) -> CampaignInfo:
        """For who leads it: lay out the next match; the same once more if its table was given up.

        It begins at once where the host plays with bots alone, or only looks on.
        """
        before = await self.settle(id)
        room = await self._latest(me, before)
        table = room.table
        if not keeping.leads(me, room.info()):
            raise Problem("problem-host-only")
        if before.over:
            raise Problem("problem-campaign-over")
        if before.latest.told is None and not table.closed:
            raise Problem(table.fault or "problem-campaign-playing")

        def decide(now: Kept) -> Kept | None:
            if now.latest.table != before.latest.table:
                return None
            return msgspec.structs.replace(now, matches=_named(now, opening.new_id()))

        kept = await self._changed(id, decide)
        await self._open(kept, table, me.id, wanted.salt)
        await self._begin(me, kept)
        return await self.info(me, id)

    async def _open(self, kept: Kept, before: Table, host: str, salt: SaltText | None) -> None:
        """Open the table that the campaign names, if nobody has done so yet."""
        new, number = kept.latest.table, len(kept.matches) - 1
        game = self._game(kept.header.game)
        handed = kept.chapters[-1].handed if kept.chapters else None
        campaign = campaign_of(game)
        options = next_options(
            game,
            campaign.agree(kept.header.terms),
            None if handed is None else campaign.read(handed),
        )
        events = following(before, options, _seed_of(kept.header, number), host, salt)
        room = await self.tables.room(before.id)
        async with room.lock:
            if not await self.tables.lobby.exists(new):
                await self.tables.lobby.insert(new, events)

    async def _begin(self, me: Me, kept: Kept) -> None:
        """Begin the match if nobody else has to be waited for."""
        room = await self.tables.room(kept.latest.table)
        seats = room.table.seats
        alone = all(seat.taken and seat.person in ("", me.id) for seat in seats)
        if room.table.status == "open" and alone:
            game = self._game(kept.header.game)
            await self.tables.command(room.table.id, self.tables.lobby.beginning(me, game))

    async def settle(self, id: str) -> Kept:
        """Write down what the latest match handed on, if it is over and we have not."""
        kept = keeping.read(await self._row(id))
        latest = kept.latest
        if latest.told is not None or not await self.tables.lobby.exists(latest.table):
            return kept
        table = (await self.tables.room(latest.table)).table
        if not table.finished or table.fault:
            return kept
        game = self._game(kept.header.game)
        told = await asyncio.to_thread(_told, game, len(kept.matches) - 1, table)

        def decide(now: Kept) -> Kept | None:
            if now.latest != latest:
                return None
            over = msgspec.structs.replace(latest, told=told)
            return msgspec.structs.replace(now, matches=(*now.matches[:-1], over))

        return await self._changed(id, decide)

    async def _changed(self, id: str, decide: Decide) -> Kept:
        """Change a campaign; if somebody came first, look again."""
        for _ in range(MAX_TRIES):
            row = await self._row(id)
            kept = decide(before := keeping.read(row))
            if kept is None:
                return before
            changed = msgspec.structs.replace(
                row,
                version=row.version + 1,
                data=keeping.stored(kept),
                moved=self.tables.wall(),
            )
            if await asyncio.wrap_future(self.shelf.keep(changed, kept.latest.table)):
                return kept
        raise Problem("problem-stale")

    # Looking -------------------------------------------------------------------------------

    async def info(self, me: Me, id: str) -> CampaignInfo:
        """A campaign, for whoever may look at its latest table."""
        kept = await self.settle(id)
        room = await self._latest(me, kept)
        game = self._game(kept.header.game)
        return keeping.campaign_info(await self._row(id), game, me, room.info())

    async def visible(self, me: Me, id: str) -> Kept:
        """What is kept of a campaign that this person may look at."""
        kept = await self.settle(id)
        await self._latest(me, kept)
        return kept

    async def mine(self, me: Me) -> list[CampaignInfo]:
        """Those that one began or plays in, as they stood when they were last written down."""
        rows = await asyncio.to_thread(self.shelf.of_person, me.id)
        latest = {row.id: keeping.read(row).latest.table for row in rows}
        tables = await asyncio.to_thread(self.shelf.tables, list(latest.values()))
        shown = {table.id: self.tables.lobby.listed(table) for table in tables}
        found = [self._listed(me, row, shown.get(latest[row.id])) for row in rows]
        return [info for info in found if info is not None]

    def _listed(self, me: Me, row: CampaignRow, table: TableInfo | None) -> CampaignInfo | None:
        """A campaign in a list; None if it cannot be shown, or not to this person any more."""
        if table is None:
            return None
        people = {table.host, *(seat.person for seat in table.seats)}
        if table.visibility == "private" and me.id not in people:
            return None
        try:
            game = self._game(row.game)
        except Problem:  # the game is not installed now: the others must be shown
            return None
        return keeping.campaign_info(row, game, me, table)

    async def _latest(self, me: Me, kept: Kept) -> Room:
        """The latest table; one that was named and not opened, because the server stopped just
        then, is opened now."""
        id = kept.latest.table
        if kept.before and not await self.tables.lobby.exists(id):
            before = (await self.tables.room(kept.before)).table
            await self._open(kept, before, before.host, None)
        return await self.tables.visible(me, id)

    async def _row(self, id: str) -> CampaignRow:
        row = await asyncio.to_thread(self.shelf.get, id)
        if row is None:
            raise Problem("problem-no-campaign")
        return row

    def _game(self, name: str) -> Game[Any]:
        try:
            return self.tables.find(name)
        except UnknownGame as error:
            raise Problem(NO_GAME) from error


def _named(kept: Kept, table: str) -> tuple[Linked, ...]:
    """The matches with the next one at this table, or the latest once more."""
    latest = kept.latest
    if latest.told is not None:
        return (*kept.matches, Linked(table))
    again = Linked(table, given_up=(*latest.given_up, latest.table))
    return (*kept.matches[:-1], again)


def _header(game: Game[Any], terms: Options, seed: str) -> Header:
    """Who plays is told by the tables."""
    campaign = campaign_of(game)
    sealed = seals(bytes.fromhex(seed), len(campaign.matches))
    return Header(FORMAT, campaign.id, game.id, msgspec.to_builtins(terms), (), sealed, seed)


def _seed_of(header: Header, number: int) -> str:
    return match_seed(bytes.fromhex(header.seed), number).hex()


def _table_of(wanted: NewCampaign) -> NewTable:
    """Its first table, as it is for any match; when that begins is the campaign's affair."""
    shared = {*NewTable.__struct_fields__} & {*NewCampaign.__struct_fields__} - {"start"}
    return NewTable(**{name: getattr(wanted, name) for name in shared})


def _told(game: Game[Any], number: int, table: Table) -> HandedOn:
    assert table.play is not None
    return handed_on(game, number, table.play.awake(), files.export(table, ()))
