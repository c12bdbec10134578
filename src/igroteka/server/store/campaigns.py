"""Campaigns in the database: a row that is changed only by who knows its latest version."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future
from typing import Any

from sqlalchemy import Connection, Select, or_, select, update

from igroteka.server.store.rows import CampaignRow, TableRow
from igroteka.server.store.schema import CAMPAIGN_TABLES, CAMPAIGNS, SEATS, TABLES
from igroteka.server.store.writer import Writer

_C, _T = CAMPAIGNS.c, CAMPAIGN_TABLES.c


class Campaigns:
    """The part of the store that keeps campaigns."""

    def __init__(
        self,
        writer: Writer,
        insert: Callable[..., Any],
        rows: Callable[[Select[Any]], list[tuple[Any, ...]]],
    ) -> None:
        self._writer = writer
        self._insert = insert
        self._rows = rows

    def keep(self, row: CampaignRow, *tables: str) -> Future[bool]:
        """Write down a new campaign (version 0) or the next version of one, with its new tables.

        False: somebody else has written that version.
        """

        def write(connection: Connection) -> bool:
            values = {field: getattr(row, field) for field in CampaignRow.__struct_fields__}
            if row.version:
                before = (_C.id == row.id) & (_C.version == row.version - 1)
                connection.execute(update(CAMPAIGNS).where(before).values(values))
            else:
                connection.execute(self._insert(CAMPAIGNS).values(values).on_conflict_do_nothing())
            kept = connection.execute(select(CAMPAIGNS).where(_C.id == row.id)).first()
            if kept is None or CampaignRow(*kept) != row:
                return False
            for table in tables:
                linked = {"table_id": table, "campaign_id": row.id}
                added = self._insert(CAMPAIGN_TABLES).values(linked)
                connection.execute(added.on_conflict_do_nothing())
            return True

        return self._writer.run(write)

    def get(self, id: str) -> CampaignRow | None:
        """One campaign."""
        rows = self._rows(select(CAMPAIGNS).where(_C.id == id))
        return CampaignRow(*rows[0]) if rows else None

    def of_person(self, person: str, limit: int = 50) -> list[CampaignRow]:
        """Those that somebody began or sits at a table of, the latest first."""
        own = (
            select(_T.campaign_id)
            .join(SEATS, SEATS.c.table_id == _T.table_id)
            .where(SEATS.c.person == person)
        )
        query = select(CAMPAIGNS).where(or_(_C.host == person, _C.id.in_(own)))
        rows = self._rows(query.order_by(_C.moved.desc(), _C.id).limit(limit))
        return [CampaignRow(*row) for row in rows]

    def tables(self, ids: list[str]) -> list[TableRow]:
        """These tables as the lobby finds them."""
        rows = self._rows(select(TABLES).where(TABLES.c.id.in_(ids)))
        return [TableRow(*row) for row in rows]
