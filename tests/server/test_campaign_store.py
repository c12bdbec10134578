"""Campaigns in the store, on each kind of database."""

from __future__ import annotations

import msgspec

from igroteka.server.store import CampaignRow, Store
from tests.patience import PATIENCE

ROW = CampaignRow("c1", "lanterns", "ann", 0, b"{}", 1.0, 1.0)


def keep(store: Store, row: CampaignRow, *tables: str) -> bool:
    return store.campaigns.keep(row, *tables).result(PATIENCE)


def test_a_version_is_written_once_and_may_be_repeated(store: Store) -> None:
    assert keep(store, ROW, "t1")
    assert keep(store, ROW, "t1"), "repeated without harm"
    assert not keep(store, msgspec.structs.replace(ROW, host="bob"))
    one = msgspec.structs.replace(ROW, version=1, data=b"one", moved=2.0)
    other = msgspec.structs.replace(ROW, version=1, data=b"other")
    assert keep(store, one, "t2")
    assert keep(store, one, "t2")
    assert not keep(store, other, "t3"), "somebody came first"
    assert not keep(store, msgspec.structs.replace(ROW, version=7)), "nobody knows version 6"
    assert store.campaigns.get("c1") == one
    assert store.campaigns.get("c2") is None


def test_ones_own_campaigns_are_found_by_host_and_by_seat(store: Store) -> None:
    for number, host in enumerate(("ann", "bob"), start=1):
        id, table = f"c{number}", f"t{number}"
        row = msgspec.structs.replace(ROW, id=id, host=host, moved=float(number))
        store.create_table(table, "lanterns", host, "link", b"{}", 1.0).result(PATIENCE)
        assert keep(store, row, table)
    store.seat("t2", "ann").result(PATIENCE)
    assert [row.id for row in store.campaigns.of_person("ann")] == ["c2", "c1"]
    assert [row.id for row in store.campaigns.of_person("bob")] == ["c2"]
    assert store.campaigns.of_person("cat") == []
    assert [row.id for row in store.campaigns.tables(["t1", "nothing"])] == ["t1"]
