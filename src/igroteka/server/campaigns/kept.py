"""A campaign as the store keeps it, and as people may see it."""

from __future__ import annotations

from typing import Any

import msgspec

from igroteka.kernel.campaign import HandedOn, Header, campaign_of
from igroteka.kernel.game import Campaign, Game
from igroteka.server.campaigns.wire import CampaignInfo, CampaignMatch, MatchStatus
from igroteka.server.store import CampaignRow
from igroteka.server.tables import info
from igroteka.server.tables.table import NOBODY
from igroteka.server.wire import Me, TableInfo


class Linked(msgspec.Struct, frozen=True, omit_defaults=True):
    """A match: the table it is played at, and what it handed on once it is over."""

    table: str
    told: HandedOn | None = None
    given_up: tuple[str, ...] = ()
    """Tables at which it was begun and not played to its end."""


class Kept(msgspec.Struct, frozen=True, omit_defaults=True):
    """Everything that its tables do not tell. The seed in the header never leaves the store
    before the end."""

    header: Header
    matches: tuple[Linked, ...]
    imported: bool = False

    @property
    def latest(self) -> Linked:
        """The match that is being played, or was the last one."""
        return self.matches[-1]

    @property
    def before(self) -> str:
        """The table from which people come to the latest one; "" before the first."""
        earlier = [*(match.table for match in self.matches[-2:-1]), *self.latest.given_up]
        return earlier[-1] if earlier else ""

    @property
    def chapters(self) -> list[HandedOn]:
        """What was handed on so far."""
        return [linked.told for linked in self.matches if linked.told is not None]

    @property
    def over(self) -> bool:
        """Whether the last match is over."""
        return len(self.chapters) == len(self.header.commitments)


_decoder = msgspec.json.Decoder(Kept)


def stored(kept: Kept) -> bytes:
    """For the store."""
    return msgspec.json.encode(kept)


def read(row: CampaignRow) -> Kept:
    """From the store."""
    return _decoder.decode(row.data)


def leads(me: Me, latest: TableInfo) -> bool:
    """Whether somebody may lay out the next match after this table."""
    orphaned = latest.host_name == NOBODY and any(seat.person == me.id for seat in latest.seats)
    return bool(me.id) and (latest.host == me.id or orphaned)


def campaign_info(row: CampaignRow, game: Game[Any], me: Me, table: TableInfo) -> CampaignInfo:
    """A campaign as this person may see it; `table` is the latest one."""
    latest = info.for_person(table, me.id)
    kept, campaign = read(row), campaign_of(game)
    chapters = kept.chapters
    return CampaignInfo(
        id=row.id,
        game=row.game,
        campaign=campaign.id,
        terms=kept.header.terms,
        host=latest.host,
        host_name=latest.host_name,
        leads=leads(me, latest),
        visibility=latest.visibility,
        seats=latest.seats,
        matches=tuple(
            _match(kept, campaign, number, latest) for number in range(len(kept.header.commitments))
        ),
        count=campaign.count(campaign.read(chapters[-1].handed)) if chapters else None,
        over=kept.over,
        imported=kept.imported,
        created=row.created,
        moved=max(row.moved, latest.moved),
    )


def _status(kept: Kept, number: int, latest: TableInfo) -> MatchStatus:
    """How a match stands that has handed nothing on."""
    if number >= len(kept.matches):
        return "ahead"
    return "closed" if latest.status == "over" else latest.status


def _match(kept: Kept, campaign: Campaign[Any], number: int, latest: TableInfo) -> CampaignMatch:
    chapters = kept.chapters
    before = chapters[number - 1] if 0 < number <= len(chapters) else None
    told = chapters[number] if number < len(chapters) else None
    linked = kept.matches[number] if number < len(kept.matches) else Linked("")
    return CampaignMatch(
        match=campaign.matches[number],
        status="over" if told is not None else _status(kept, number, latest),
        commitment=kept.header.commitments[number],
        table=linked.table,
        given_up=len(linked.given_up),
        gifts=() if before is None else tuple(campaign.gifts(campaign.read(before.handed))),
        result=None if told is None else told.result,
        figures=() if told is None else tuple(campaign.figures(campaign.read(told.handed))),
    )
