"""The place where rooms are kept is made, brought up or refused; each refusal is one sentence, nothing is half done."""

import shutil
import sqlite3
from pathlib import Path

import psycopg
import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import event

from server.at_once import start, together
from spellspeed.database.layout import read_version
from spellspeed.database.migrating import list_versions
from spellspeed.event.records import Row as EventRow
from spellspeed.event.store import Store as EventStore
from spellspeed.server import schema
from spellspeed.server.rows import Beginning
from spellspeed.server.store import Store
from spellspeed.server.store_errors import NoSuchStore, StoreError

MADE = Beginning("k3", {}, 4, "", b"secret", 0)


def refuse_to_open(place: str | Path) -> str:
    with pytest.raises(StoreError) as refused:
        Store.open(place)
    for told in (str(refused.value), refused.value.chinese):
        assert told and "\n" not in told
    assert any("一" <= letter <= "鿿" for letter in refused.value.chinese)
    return str(refused.value)


def test_an_empty_place_gets_the_tables_that_the_code_knows(place: str) -> None:
    with Store.open(place) as store, store._engine.connect() as connection:
        assert read_version(connection, schema.VERSION) == schema.NEWEST == list_versions(schema.lay_out())[0]

        def is_of_rooms(name: str | None, kind: str, _: object) -> bool:
            return kind != "table" or name in schema.TABLES.tables  # those of events have a test of their own

        opts = {"version_table": schema.VERSION, "include_name": is_of_rooms}
        context = MigrationContext.configure(connection, opts=opts)
        assert compare_metadata(context, schema.TABLES) == []


def test_many_that_open_an_empty_place_at_once_make_it_once(place: str) -> None:
    def make(who: int) -> None:
        with Store.open(place) as store:
            store.make_room(MADE._replace(id=str(who)))

    together(4, make)
    with Store.open(place) as store:
        assert store.count().rooms == 4


OPEN = """
import sys
from spellspeed.server.rows import Beginning
from spellspeed.server.store import Store
with Store.open(sys.argv[1]) as store:
    store.make_room(Beginning(sys.argv[2], {}, 4, "", b"", 0))
"""


def test_processes_that_open_an_empty_place_at_once_make_it_once(place: str) -> None:
    runs = [start(OPEN, place, who) for who in "ab"]
    assert [run.wait() for run in runs] == [0, 0]
    with Store.open(place, create=False) as store:
        assert sorted(room.id for room in store.list_rooms(listed=None)) == ["a", "b"]


def test_a_file_of_another_kind_is_left_as_it_is(tmp_path: Path) -> None:
    notes, cards = tmp_path / "notes.txt", tmp_path / "cards.cdb"
    notes.write_bytes(b"not a database, but long enough to be looked at" * 50)
    with sqlite3.connect(cards) as other:
        other.execute("CREATE TABLE datas (id INTEGER)")
    other.close()
    before = {path: path.read_bytes() for path in (notes, cards)}
    assert "notes.txt: this is no database of rooms" in refuse_to_open(notes)
    assert "cards.cdb: this is the database of another program" in refuse_to_open(cards)
    assert {path: path.read_bytes() for path in tmp_path.iterdir()} == before


def test_tables_of_our_names_that_are_not_ours_are_left_as_they_are(postgres_place: str) -> None:
    with psycopg.connect(postgres_place) as other:
        other.execute("CREATE TABLE log (line TEXT)")
    assert "database of another program" in refuse_to_open(postgres_place)
    with psycopg.connect(postgres_place) as other:
        assert other.execute("SELECT count(*) FROM pg_tables WHERE schemaname = current_schema()").fetchone() == (1,)


def test_rooms_and_tournaments_lie_side_by_side_on_a_server(postgres_place: str) -> None:
    with EventStore.open(postgres_place) as events, Store.open(postgres_place) as rooms:
        events.begin("Cup", [EventRow(1, "new", {}, "")])
        rooms.make_room(MADE)
    with EventStore.open(postgres_place) as events, Store.open(postgres_place) as rooms:
        assert len(events.read("Cup").rows) == 1 and rooms.read_room("k3").beginning.secret == b"secret"


def test_rooms_and_tournaments_lie_side_by_side_in_a_file(tmp_path: Path) -> None:
    with EventStore.open(tmp_path / "cup.db") as events:
        events.begin("Cup", [EventRow(1, "new", {}, "")])
    with Store.open(tmp_path / "cup.db") as rooms, EventStore.open(tmp_path / "cup.db", create=False) as events:
        rooms.make_room(MADE)
        assert len(events.read("Cup").rows) == 1
    Store.open(tmp_path / "rooms.db").close()
    with EventStore.open(tmp_path / "rooms.db", create=False) as events:
        assert events.list_events() == ()


def test_a_missing_file_is_made_only_by_whoever_may(tmp_path: Path) -> None:
    with pytest.raises(NoSuchStore, match="no room yet"):
        Store.open(tmp_path / "rooms.db", create=False)
    assert list(tmp_path.iterdir()) == []
    assert "is a folder" in refuse_to_open(tmp_path)
    Store.open(tmp_path / "new folder" / "房间.db").close()
    assert (tmp_path / "new folder" / "房间.db").is_file()


@pytest.mark.parametrize("address", ["mysql://me:secret@host/x", "postgresql://me:secret@127.0.0.1:1/x"])
def test_an_address_that_leads_nowhere_is_told_without_its_password(address: str) -> None:
    told = refuse_to_open(address)
    assert "secret" not in told and ("no address" in told or "cannot be reached" in told)


LATER = '''"""A later version, for a test."""
import sqlalchemy as sa
from alembic import op
revision = "r9999"
down_revision = "{newest}"
def upgrade() -> None:
    op.add_column("rooms", sa.Column("place", sa.Text))
    {then}
'''


def add_version(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, then: str = "") -> None:
    """Make this a program that knows one version more."""
    folder = tmp_path / "migrations"
    shutil.copytree(schema.MIGRATIONS, folder)
    later = LATER.format(newest=schema.NEWEST, then=then)
    (folder / "versions" / "r9999_place.py").write_text(later, encoding="utf-8")
    monkeypatch.setattr(schema, "MIGRATIONS", folder)
    monkeypatch.setattr(schema, "NEWEST", "r9999")


def test_an_older_place_is_brought_up_and_a_later_one_refused(
    store: Store, place: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    row = store.append("k3", 0, "answer", 0, {})
    with monkeypatch.context() as later:
        add_version(tmp_path, later)
        with Store.open(place) as other:
            assert other.read_rows("k3") == [row]
    assert "written by a later version of Spellspeed (its tables are r9999" in refuse_to_open(place)
    copies = [path.name for path in tmp_path.glob("*before*")]
    assert copies == ([] if place.startswith("postgresql") else ["rooms.db.before-r9999"])


def test_a_place_is_brought_up_whole_or_not_at_all(
    store: Store, place: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    row = store.append("k3", 0, "answer", 0, {})
    with monkeypatch.context() as later:
        add_version(tmp_path, later, 'op.execute("SELECT * FROM no_such_table")')
        assert "no_such_table" in refuse_to_open(place)
    with Store.open(place) as other:
        assert other.read_rows("k3") == [row]


def test_a_writer_that_does_not_finish_is_not_waited_for_for_ever(store: Store, place: str) -> None:
    other = psycopg.connect(place) if place.startswith("postgresql") else sqlite3.connect(place, isolation_level=None)
    other.execute("LOCK TABLE log IN EXCLUSIVE MODE" if place.startswith("postgresql") else "BEGIN IMMEDIATE")
    with Store.open(place, wait=0.05) as hasty:
        with pytest.raises(StoreError, match="another program is writing"):
            hasty.append("k3", 0, "answer", 0, {})
        assert hasty.read_rows("k3") == []  # reading waits for nobody
        other.close()
        hasty.append("k3", 0, "answer", 0, {})


def test_a_full_disk_leaves_the_room_as_it_was(tmp_path: Path) -> None:
    with Store.open(tmp_path / "rooms.db") as store:
        store.make_room(MADE)

        @event.listens_for(store._engine, "begin")
        def limit(connection: object) -> None:
            connection.exec_driver_sql("PRAGMA max_page_count = 1")  # type: ignore[attr-defined]

        with pytest.raises(StoreError, match="the disk is full"):
            store.append("k3", 0, "answer", 0, {"long": "x" * 300_000}, deadline=5)
        assert store.read_rows("k3") == [] and store.read_room("k3").deadline is None
