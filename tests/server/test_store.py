"""The store on real databases."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor, wait
from pathlib import Path

import msgspec
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import create_engine, text

from igroteka.server.store import Person, Store, StoredEvent, StoreError, writer
from igroteka.server.store.engines import database_url
from igroteka.server.store.schema import METADATA
from tests.patience import PATIENCE

OpenStore = Callable[[], Store]
only_postgresql = pytest.mark.parametrize("database", ["postgresql"], indirect=True)


def event(seq: int, key: str, table: str = "t1", data: bytes = b"{}") -> StoredEvent:
    return StoredEvent(table, seq, "answered", key, data, 1000.0 + seq)


def open_table(store: Store, id: str = "t1", **changes: str) -> None:
    told = {"game": "lanterns", "host": "p1", "visibility": "public"} | changes
    store.create_table(id, info=b"{}", at=1.0, **told).result(PATIENCE)


def eventually(fact: Callable[[], bool], seconds: float = PATIENCE) -> bool:
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if fact():
            return True
        time.sleep(0.01)
    return fact()


# The log -------------------------------------------------------------------------------------


def test_an_event_is_there_when_its_future_is_done(store: Store, open_store: OpenStore) -> None:
    open_table(store)
    one = event(0, "a", data=b'{"\xd1\x8f": 1}')
    assert store.append(one).result(PATIENCE) is True
    other = open_store()  # a connection that knows nothing but the database
    assert other.events("t1") == [one]
    assert other.find("t1", "a") == one
    assert other.last("t1") == 0


def test_a_number_is_given_once(store: Store) -> None:
    open_table(store)
    assert store.append(event(0, "a")).result(PATIENCE) is True
    assert store.append(event(0, "b")).result(PATIENCE) is False
    assert [found.key for found in store.events("t1")] == ["a"]
    assert store.find("t1", "b") is None


def test_a_repeated_event_is_acknowledged_and_not_repeated(store: Store) -> None:
    open_table(store)
    assert [store.append(event(0, "a")).result(PATIENCE) for _ in range(3)] == [True, True, True]
    assert store.append(event(1, "a")).result(PATIENCE) is False  # the key stands elsewhere
    assert [found.seq for found in store.events("t1")] == [0]


def test_numbers_and_keys_belong_to_their_table(store: Store) -> None:
    open_table(store, "t1")
    open_table(store, "t2")
    assert store.append(event(0, "a", "t1")).result(PATIENCE) is True
    assert store.append(event(0, "a", "t2")).result(PATIENCE) is True


def test_events_come_in_order_and_after_a_number(store: Store) -> None:
    open_table(store)
    wait([store.append(event(seq, f"k{seq}")) for seq in (2, 0, 1)])
    assert [found.seq for found in store.events("t1")] == [0, 1, 2]
    assert [found.seq for found in store.events("t1", after=0)] == [1, 2]
    assert store.last("nowhere") == -1


def test_futures_are_done_in_the_order_of_writing(store: Store) -> None:
    """Whoever is told that the tenth is durable may rely on the first nine."""
    open_table(store)
    done: list[int] = []
    futures = []
    for seq in range(300):
        future = store.append(event(seq, f"k{seq}"))
        future.add_done_callback(lambda _, seq=seq: done.append(seq))  # type: ignore[misc]
        futures.append(future)
    wait(futures)
    assert eventually(lambda: len(done) == 300)
    assert done == sorted(done)


def test_what_queues_up_is_committed_together(store: Store) -> None:
    open_table(store)
    gate = threading.Event()
    commits: list[int] = []
    blocked = store._writer.run(lambda _: gate.wait(PATIENCE))
    announce = store._writer._announce

    def counted(connection: object, wakes: list[tuple[str, int]]) -> None:
        commits.append(len(wakes))
        announce(connection, wakes)  # type: ignore[arg-type]

    store._writer._announce = counted
    assert eventually(lambda: store.waiting == 0)
    futures = [store.append(event(seq, f"k{seq}")) for seq in range(100)]
    gate.set()
    assert blocked.result(PATIENCE)
    assert all(future.result(PATIENCE) for future in futures)
    assert commits == [100]


def test_what_nobody_waits_for_is_overtaken_and_flushed(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(writer, "LATER", 2 * PATIENCE)
    for table in ("t1", "t2"):
        open_table(store, table)
    idle = [store.append(event(seq, f"i{seq}", "t2"), waits=True) for seq in range(3)]
    assert store.append(event(0, "a")).result(PATIENCE) is True
    assert not any(future.done() for future in idle)
    assert not store.events("t2")
    store.flush().result(PATIENCE)
    assert [future.result(PATIENCE) for future in idle] == [True] * 3
    assert [it.key for it in store.events("t2")] == ["i0", "i1", "i2"]


def test_what_nobody_waits_for_is_written_soon_all_the_same(store: Store) -> None:
    open_table(store)
    assert store.append(event(0, "a"), waits=True).result(PATIENCE) is True
    assert [it.key for it in store.events("t1")] == ["a"]


def test_one_bad_write_harms_no_other_of_its_group(store: Store) -> None:
    open_table(store)
    gate = threading.Event()
    store._writer.run(lambda _: gate.wait(PATIENCE))
    good = store.append(event(0, "a"))
    bad = store.append(event(0, "a", table="no-such-table"))
    after = store.append(event(1, "b"))
    gate.set()
    assert good.result(PATIENCE) is True
    assert after.result(PATIENCE) is True
    with pytest.raises(StoreError, match="refused to write"):
        bad.result(PATIENCE)
    assert [found.seq for found in store.events("t1")] == [0, 1]


def test_many_threads_race_for_the_same_numbers(open_store: OpenStore) -> None:
    """Eight clients on two stores fight for 40 numbers: each number has one winner, who knows."""
    stores = [open_store(), open_store()]
    open_table(stores[0])

    def run(client: int) -> list[str]:
        store = stores[client % 2]
        won = []
        for seq in range(40):
            one = event(seq, f"c{client}-{seq}")
            answers = {store.append(one).result(PATIENCE), store.append(one).result(PATIENCE)}
            assert len(answers) == 1, "a retry got another answer"
            if answers == {True}:
                won.append(one.key)
        return won

    with ThreadPoolExecutor(8) as pool:
        won = [key for keys in pool.map(run, range(8)) for key in keys]
    assert sorted(won) == sorted(found.key for found in stores[0].events("t1"))
    assert stores[1].last("t1") == 39


def test_reads_do_not_wait_for_the_writer(store: Store) -> None:
    open_table(store)
    assert store.append(event(0, "a")).result(PATIENCE)
    gate = threading.Event()
    blocked = store._writer.run(lambda _: gate.wait(PATIENCE))
    try:
        assert len(store.events("t1")) == 1
        assert not blocked.done()
    finally:
        gate.set()


def test_a_cancelled_write_is_not_done(store: Store) -> None:
    open_table(store)
    gate = threading.Event()
    store._writer.run(lambda _: gate.wait(PATIENCE))
    assert eventually(lambda: store.waiting == 0)
    late = store.append(event(0, "a"))
    assert late.cancel()
    gate.set()
    assert store.append(event(0, "b")).result(PATIENCE) is True


def test_closing_writes_what_nobody_waits_for(
    open_store: OpenStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(writer, "LATER", 2 * PATIENCE)
    store = open_store()
    open_table(store)
    future = store.append(event(0, "a"), waits=True)
    store.close()
    assert future.result(PATIENCE) is True
    assert [it.key for it in open_store().events("t1")] == ["a"]


def test_closing_writes_what_is_queued(open_store: OpenStore) -> None:
    first = open_store()
    open_table(first)
    futures = [first.append(event(seq, f"k{seq}")) for seq in range(50)]
    first.close()
    assert all(future.result(0) for future in futures)
    assert open_store().last("t1") == 49
    with pytest.raises(StoreError, match="closed"):
        first.append(event(50, "late"))


# Other processes -----------------------------------------------------------------------------


def test_stores_hear_of_each_others_events(open_store: OpenStore) -> None:
    one, two = open_store(), open_store()
    open_table(one)
    heard: list[tuple[str, int]] = []
    two.on_change(heard.extend)
    for seq in range(5):
        assert one.append(event(seq, f"k{seq}")).result(PATIENCE)
        assert eventually(lambda seq=seq: ("t1", seq) in heard)  # type: ignore[misc]
        assert two.last("t1") == seq


def test_what_was_there_before_is_no_news(open_store: OpenStore) -> None:
    one = open_store()
    open_table(one)
    assert one.append(event(0, "old")).result(PATIENCE)
    heard: list[tuple[str, int]] = []
    two = open_store()
    two.on_change(heard.extend)
    assert one.append(event(1, "new")).result(PATIENCE)
    assert eventually(lambda: bool(heard))
    assert heard == [("t1", 1)]


def test_a_group_too_long_to_announce_is_still_heard_of(open_store: OpenStore) -> None:
    one, two = open_store(), open_store()
    ids = [f"{'x' * 300}{n}" for n in range(40)]
    for id in ids:
        open_table(one, id)
    heard: list[tuple[str, int]] = []
    two.on_change(heard.extend)
    wait([one.append(event(0, "a", id)) for id in ids])
    assert eventually(lambda: {id for id, _ in heard} == set(ids))


def test_a_failing_listener_does_not_end_the_watch(
    open_store: OpenStore, caplog: pytest.LogCaptureFixture
) -> None:
    one, two = open_store(), open_store()
    open_table(one)
    heard: list[tuple[str, int]] = []

    def fails(_: object) -> None:
        raise ValueError("mine")

    two.on_change(fails)
    two.on_change(heard.extend)
    for seq in range(2):
        assert one.append(event(seq, f"k{seq}")).result(PATIENCE)
        assert eventually(lambda seq=seq: ("t1", seq) in heard)  # type: ignore[misc]
    assert "a callback failed" in caplog.text


@only_postgresql
def test_postgresql_lost_wake_ups_are_made_good(open_store: OpenStore) -> None:
    one, two = open_store(), open_store()
    open_table(one)
    heard: list[tuple[str, int]] = []
    two.on_change(heard.extend)
    one._writer._announce = lambda *_: None
    assert one.append(event(0, "a")).result(PATIENCE)
    assert eventually(lambda: heard == [("t1", 0)])


@only_postgresql
def test_postgresql_goes_away_and_comes_back(open_store: OpenStore, database: str) -> None:
    """Connections are cut under load: every write is durable in the end, the watch goes on."""
    one, two = open_store(), open_store()
    open_table(one)
    heard: list[tuple[str, int]] = []
    two.on_change(heard.extend)
    cut = create_engine(database.replace("postgresql:", "postgresql+psycopg:"))
    futures = []
    for seq in range(60):
        futures.append(one.append(event(seq, f"k{seq}")))
        if seq % 20 == 10:
            with cut.connect() as connection:
                connection.execute(
                    text(
                        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
                        "WHERE pid <> pg_backend_pid() AND datname = current_database()"
                    )
                )
    cut.dispose()
    assert all(future.result(PATIENCE) for future in futures)
    assert two.last("t1") == 59
    assert eventually(lambda: ("t1", 59) in heard)


KILLED = """
import sys
from igroteka.server.store import StoredEvent, Store
store = Store.open(sys.argv[1])
store.create_table("t1", "lanterns", "p1", "public", b"{}", 1.0).result()
futures = []
for seq in range(1_000_000):
    future = store.append(StoredEvent("t1", seq, "answered", f"k{seq}", b"{}", 1.0))
    future.add_done_callback(lambda _, seq=seq: print(seq, flush=True))
    if seq % 50 == 49:
        future.result()
"""


def test_a_killed_process_loses_nothing_it_acknowledged(
    database: str, open_store: OpenStore
) -> None:
    process = subprocess.Popen(
        [sys.executable, "-c", KILLED, database], stdout=subprocess.PIPE, text=True, env=os.environ
    )
    assert process.stdout is not None
    told = [int(process.stdout.readline()) for _ in range(120)]
    process.send_signal(signal.SIGKILL)
    told += [int(line) for line in process.stdout.read().split()]
    process.stdout.close()
    process.wait()
    kept = [found.seq for found in open_store().events("t1")]
    assert kept == list(range(len(kept))), "the log has a gap"
    assert set(told) <= set(kept)


# Tables, people, sessions --------------------------------------------------------------------


def test_the_lobby_shows_what_moved_last_first(store: Store) -> None:
    open_table(store, "a")
    open_table(store, "b", visibility="private")
    open_table(store, "c")
    store.update_table("a", "playing", b'{"x":1}', 9.0).result(PATIENCE)
    row = store.table("a")
    assert row is not None
    assert (row.status, row.info, row.created, row.moved) == ("playing", b'{"x":1}', 1.0, 9.0)
    assert [row.id for row in store.tables(visibility="public")] == ["a", "c"]
    assert [row.id for row in store.tables(status="open")] == ["b", "c"]
    assert [row.id for row in store.tables(status=("open", "playing"), limit=1)] == ["a"]
    assert store.table("nowhere") is None


def test_ones_own_tables_are_found(store: Store) -> None:
    for id in ("a", "b"):
        open_table(store, id)
        store.seat(id, "p7").result(PATIENCE)
        store.seat(id, "p7").result(PATIENCE)
    store.unseat("b", "p7").result(PATIENCE)
    assert [row.id for row in store.tables(person="p7")] == ["a"]
    assert store.tables(person="p8") == []


def guest(id: str, name: str = "Аня") -> Person:
    return Person(id, name, None, None, 1.0)


def test_guests_may_share_a_name_and_the_registered_may_not(store: Store) -> None:
    assert store.add_person(guest("p1")).result(PATIENCE)
    assert store.add_person(guest("p2")).result(PATIENCE)
    one = Person("p1", "Аня", "аня", "hash", 1.0)
    assert store.change_person(one).result(PATIENCE)
    assert not store.change_person(Person("p2", "АНЯ", "аня", "hash2", 1.0)).result(PATIENCE)
    assert not store.add_person(Person("p3", "Аня", "аня", "hash3", 1.0)).result(PATIENCE)
    assert store.person_by_name("аня") == one
    assert store.person("p2") == guest("p2")
    assert store.person("p3") is None


def test_sessions_live_until_they_expire_or_are_dropped(store: Store) -> None:
    assert store.add_person(guest("p1")).result(PATIENCE)
    now = time.time()
    store.add_session("old", "p1", now - 1).result(PATIENCE)
    store.add_session("new", "p1", now + 100).result(PATIENCE)
    store.add_session("token", "p1", now + 100, kind="token").result(PATIENCE)
    assert store.session("old") is None
    found = store.session("new")
    assert found is not None
    assert (found.person, found.kind) == ("p1", "cookie")
    store.extend_session("old", now + 50).result(PATIENCE)
    assert store.session("old") is not None
    store.drop_session("new").result(PATIENCE)
    assert store.session("new") is None
    store.drop_expired_sessions(now + 70).result(PATIENCE)
    assert store.session("old") is None
    assert store.session("token") is not None


def test_a_secret_is_the_same_for_every_process(open_store: OpenStore) -> None:
    one, two = open_store(), open_store()
    assert one.secret("csrf") == two.secret("csrf")
    assert one.secret("csrf") != one.secret("other")
    assert len(one.secret("csrf")) > 40


# Opening -------------------------------------------------------------------------------------


def test_migrations_lead_from_nothing_to_the_schema(store: Store) -> None:
    with store._reading.connect() as connection:
        difference = compare_metadata(MigrationContext.configure(connection), METADATA)
    assert difference == []


def test_members_of_before_get_their_skeletons_and_keep_their_names(database: str) -> None:
    twins = [
        Person("p1", "Marn", "marn", "hash", 1.0, "mam"),
        Person("p2", "Mam", "mam", "hash", 1.0, "mam"),
    ]
    store = Store.open(database)
    for twin in (*twins, guest("p3", "Mam")):
        assert store.add_person(msgspec.structs.replace(twin, skeleton=None)).result(PATIENCE)
    with store._writing.begin() as connection:
        connection.execute(text("DROP INDEX ix_people_skeleton"))
        connection.execute(text("ALTER TABLE people DROP COLUMN skeleton"))
        connection.execute(text("UPDATE alembic_version SET version_num = '0004'"))
    store.close()
    store = Store.open(database)
    assert [store.person(twin.id) for twin in twins] == twins
    assert store.person("p3") == guest("p3", "Mam")
    assert store.resembles_somebody("mam")
    changed = msgspec.structs.replace(twins[0], password="new")
    assert store.change_person(changed).result(PATIENCE)
    assert not store.add_person(Person("p4", "Mаm", "mam4", "hash", 1.0, "mam")).result(PATIENCE)
    store.close()


def test_two_processes_may_start_on_an_empty_database(database: str) -> None:
    with ThreadPoolExecutor(4) as pool:
        stores = list(pool.map(lambda _: Store.open(database), range(4)))
    for store in stores:
        store.ping()
        store.close()


def test_a_database_from_the_future_is_left_alone(open_store: OpenStore) -> None:
    store = open_store()
    store._writer.run(
        lambda connection: connection.execute(text("UPDATE alembic_version SET version_num='9'"))
    ).result(PATIENCE)
    with pytest.raises(StoreError, match="newer than this one"):
        open_store()


def test_sqlite_is_set_up_to_lose_nothing(tmp_path: Path) -> None:
    store = Store.open(f"sqlite:///{tmp_path}/deep/er/x.sqlite")
    try:
        with store._writing.connect() as connection:
            pragmas = {
                name: connection.exec_driver_sql(f"PRAGMA {name}").scalar()
                for name in ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
            }
    finally:
        store.close()
    full = 2
    assert pragmas == {
        "journal_mode": "wal",
        "synchronous": full,
        "foreign_keys": 1,
        "busy_timeout": 10_000,
    }


@pytest.mark.parametrize(
    ("url", "reason"),
    [
        ("mysql://x/y", "no support for mysql"),
        ("nonsense", "must be a postgresql:// or sqlite:/// address"),
        ("sqlite://", "would forget every match"),
        ("sqlite:////proc/nowhere/x.sqlite", "cannot be made"),
        ("postgresql://nobody:geheim@127.0.0.1:1/x", "cannot be opened"),
    ],
)
def test_a_database_that_cannot_be_had_is_explained(url: str, reason: str) -> None:
    with pytest.raises(StoreError, match=reason) as refusal:
        Store.open(url)
    assert "geheim" not in str(refusal.value)


def test_the_database_is_found_by_flag_then_variable_then_in_the_data_folder() -> None:
    environment = {"IGROTEKA_DATABASE": "postgresql://h/d", "IGROTEKA_HOME": "/home/of/it"}
    assert str(database_url("sqlite:///a", environment)) == "sqlite:///a"
    assert str(database_url(None, environment)) == "postgresql+psycopg://h/d"
    del environment["IGROTEKA_DATABASE"]
    assert database_url(None, environment).database == "/home/of/it/igroteka.sqlite"


def test_a_file_that_is_no_database_is_explained(tmp_path: Path) -> None:
    (tmp_path / "x.sqlite").write_bytes(b"this is no database, and it is long enough " * 50)
    with pytest.raises(StoreError, match="cannot be opened: file is not a database"):
        Store.open(f"sqlite:///{tmp_path}/x.sqlite")
