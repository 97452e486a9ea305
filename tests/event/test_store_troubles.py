"""What can go wrong with the place where events are kept: each is one sentence, and nothing is half done."""

import os
import shutil
import sqlite3
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest
from sqlalchemy import event, inspect

import spellspeed
from spellspeed.event import migrating, schema
from spellspeed.event.records import Row
from spellspeed.event.store import Store, bring_up_store
from spellspeed.event.store_errors import StoreError

NEW = Row(1, "new", {"name": "Cup"}, "2026-04-01T10:00:00+00:00")
ENTER = Row(2, "enter", {"player": "Ann"}, "2026-04-01T10:01:00+00:00")


@pytest.fixture
def cup(place: str) -> str:
    """A place that holds one event."""
    with Store.open(place) as store:
        store.begin("Cup", [NEW])
    return place


def refuse_to_open(place: str | Path, **how: float) -> StoreError:
    with pytest.raises(StoreError) as refused:
        Store.open(place, **how)  # type: ignore[arg-type]
    for told in (str(refused.value), refused.value.chinese):
        assert told and "\n" not in told
    return refused.value


@pytest.mark.parametrize("content", [b"not a database, but long enough to be looked at" * 50, b"\x00\x01"])
def test_a_file_that_is_no_database_is_left_as_it_is(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "notes.txt"
    path.write_bytes(content)
    assert "notes.txt: this is no database of events" in str(refuse_to_open(path))
    assert path.read_bytes() == content and list(tmp_path.iterdir()) == [path]


def test_the_database_of_another_program_is_left_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "cards.cdb"
    with sqlite3.connect(path) as other:
        other.execute("CREATE TABLE datas (id INTEGER)")
    other.close()
    before = path.read_bytes()
    assert "database of another program" in str(refuse_to_open(path))
    assert path.read_bytes() == before and list(tmp_path.iterdir()) == [path]


def test_tables_of_our_names_that_are_not_ours_are_left_as_they_are(postgres_place: str) -> None:
    with psycopg.connect(postgres_place) as other:
        other.execute("CREATE TABLE events (id INTEGER)")
    assert "database of another program" in str(refuse_to_open(postgres_place))


def test_a_folder_is_no_file(tmp_path: Path) -> None:
    assert "is a folder" in str(refuse_to_open(tmp_path))
    (tmp_path / "file").touch()
    assert "its folder cannot be made" in str(refuse_to_open(tmp_path / "file" / "events.db"))


def test_a_writer_that_does_not_finish_is_not_waited_for_for_ever(cup: str) -> None:
    if cup.startswith("postgresql"):
        holder = psycopg.connect(cup)
        holder.execute("LOCK TABLE event_log IN EXCLUSIVE MODE")
    else:
        other = sqlite3.connect(cup, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
    with Store.open(cup, wait=0.05) as store:
        with pytest.raises(StoreError, match="another program is writing"):
            store.append("Cup", [ENTER])
        assert store.read("Cup").rows == (NEW,)  # reading waits for nobody
        (holder if cup.startswith("postgresql") else other).close()
        store.append("Cup", [ENTER])


def test_a_full_disk_leaves_the_event_as_it_was(tmp_path: Path) -> None:
    path = tmp_path / "events.db"
    with Store.open(path) as store:
        store.begin("Cup", [NEW])

        @event.listens_for(store._engine, "begin")
        def limit(connection: object) -> None:
            connection.exec_driver_sql("PRAGMA max_page_count = 1")  # type: ignore[attr-defined]

        with pytest.raises(StoreError, match="the disk is full"):
            store.append("Cup", [Row(2, "enter", {"player": "x" * 100_000}, "")])
        assert store.read("Cup").rows == (NEW,)
    with Store.open(path) as store:
        store.append("Cup", [ENTER])


@pytest.fixture
def open_folder() -> Iterator[Path]:
    """A folder that any user of the machine can look into."""
    folder = Path(tempfile.mkdtemp())
    folder.chmod(0o755)
    yield folder
    folder.chmod(0o755)
    shutil.rmtree(folder)


# All is allowed to root: once everything is imported, the process becomes nobody.
OPEN_AS_SOMEBODY = """
import os, sys, tempfile
from spellspeed.event.store import Store, bring_up_store
with tempfile.TemporaryDirectory() as folder:
    Store.open(folder + "/events.db").close()
if os.getuid() == 0:
    os.setuid(65534)
Store.open(sys.argv[1]).begin("Another", [])
"""


def open_as_somebody(path: Path) -> str:
    """Open a place in a process that is not allowed everything, and return its last word."""
    tree = str(Path(spellspeed.__file__).resolve().parents[1])
    command = [sys.executable, "-c", OPEN_AS_SOMEBODY, str(path)]
    run = subprocess.run(command, env={**os.environ, "PYTHONPATH": tree}, capture_output=True, text=True, check=False)
    return run.stderr.splitlines()[-1]


@pytest.mark.skipif(sys.platform == "win32", reason="folders have other permissions there")
def test_a_folder_that_may_not_be_written_is_told(open_folder: Path) -> None:
    open_folder.chmod(0o555)
    told = open_as_somebody(open_folder / "events.db")
    assert "StoreError" in told and "see whether the folder exists and may be written" in told
    open_folder.chmod(0o755)
    with Store.open(open_folder / "events.db") as store:
        store.begin("Cup", [NEW])
    (open_folder / "events.db").chmod(0o444)
    open_folder.chmod(0o555)
    told = open_as_somebody(open_folder / "events.db")
    assert "StoreError" in told and "written" in told


@pytest.mark.parametrize("address", ["mysql://me:secret@host/x", "postgresql://me:secret@127.0.0.1:1/x", "what://"])
def test_an_address_that_leads_nowhere_is_told_without_its_password(address: str) -> None:
    told = str(refuse_to_open(address))
    assert "secret" not in told and ("no address" in told or "cannot be reached" in told)


LATER = '''"""A later version, for a test."""
import sqlalchemy as sa
from alembic import op
revision = "r0002"
down_revision = "r0001"
def upgrade() -> None:
    op.add_column("events", sa.Column("place", sa.Text))
    {then}
'''


def add_version(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, then: str = "") -> None:
    """Make this a program that knows one version more."""
    folder = tmp_path / "migrations"
    shutil.copytree(migrating.MIGRATIONS, folder)
    (folder / "versions" / "r0002_place.py").write_text(LATER.format(then=then), encoding="utf-8")
    monkeypatch.setattr(migrating, "MIGRATIONS", folder)
    monkeypatch.setattr(schema, "NEWEST", "r0002")


def test_an_older_database_is_brought_up_and_a_copy_of_it_kept(
    cup: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ours = migrating.MIGRATIONS
    add_version(tmp_path, monkeypatch)
    with Store.open(cup) as store:
        assert store.read("Cup").rows == (NEW,)
        with store._engine.connect() as connection:
            assert schema.read_version(connection) == "r0002"
        bring_up_store(store)  # whoever waited meanwhile for the same finds it done
    kept = sorted(path.name for path in tmp_path.glob("*before*"))
    assert kept == ([] if cup.startswith("postgresql") else ["events.db.before-r0002"])
    monkeypatch.setattr(migrating, "MIGRATIONS", ours)
    monkeypatch.setattr(schema, "NEWEST", "r0001")
    assert "written by a later version of Spellspeed (its tables are r0002" in str(refuse_to_open(cup))
    if kept:
        with Store.open(tmp_path / kept[0]) as store:
            assert store.read("Cup").rows == (NEW,)


def test_a_database_is_brought_up_whole_or_not_at_all(
    cup: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ours = migrating.MIGRATIONS
    add_version(tmp_path, monkeypatch, 'op.execute("SELECT * FROM no_such_table")')
    assert "no_such_table" in str(refuse_to_open(cup))
    monkeypatch.setattr(migrating, "MIGRATIONS", ours)
    monkeypatch.setattr(schema, "NEWEST", "r0001")
    with Store.open(cup) as store:
        assert store.read("Cup").rows == (NEW,)
        with store._engine.connect() as connection:
            assert "place" not in [column["name"] for column in inspect(connection).get_columns("events")]


def test_the_tables_of_the_code_are_those_that_the_migrations_make(cup: str) -> None:
    from alembic.autogenerate import compare_metadata
    from alembic.runtime.migration import MigrationContext

    with Store.open(cup) as store, store._engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"version_table": schema.VERSION})
        assert compare_metadata(context, schema.TABLES) == []
