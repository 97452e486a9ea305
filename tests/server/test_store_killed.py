"""A process that is killed while it writes: what it has said is written is there, and nothing is half written."""

import random
import time

import psycopg
import pytest

from server.at_once import start
from spellspeed.server.store import Store
from spellspeed.server.store_errors import StoreError

WRITE = """
import sys
from spellspeed.server.room_log import New
from spellspeed.server.store import Store
with Store.open(sys.argv[1]) as store:
    number = len(store.read_rows("k3"))
    while True:
        store.append_all("k3", number, [New("side", 0, {"long": "x" * 5000}), New("answer", 0, {})], deadline=number)
        number += 2
        print(number, flush=True)
"""


@pytest.mark.parametrize("seed", range(2))
def test_what_was_told_is_there_and_the_room_is_as_its_last_row(store: Store, place: str, seed: int) -> None:
    drawn = random.Random(seed)
    told = 0
    for _ in range(3):
        run = start(WRITE, place)
        assert run.stdout is not None
        lines = [run.stdout.readline() for _ in range(drawn.randint(1, 15))]
        time.sleep(drawn.uniform(0, 0.01))  # somewhere between the statements of the next transaction
        run.kill()
        lines += run.stdout.read().splitlines(keepends=True)
        run.wait()
        told = max([told, *[int(line) for line in lines if line.endswith("\n")]])
        rows = store.read_rows("k3")
        assert [row.number for row in rows] == list(range(len(rows)))
        assert len(rows) >= told > 0 and len(rows) % 2 == 0
        assert [len(row.body.get("long", "")) for row in rows] == [5000, 0] * (len(rows) // 2)
        assert store.read_room("k3").deadline == len(rows) - 2


def end_all_connections(place: str) -> int:
    """Have PostgreSQL end every connection to a database but this, and return how many there were."""
    with psycopg.connect(place, autocommit=True) as connection:
        others = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database()"
        return len(connection.execute(f"{others} AND pid <> pg_backend_pid()".encode()).fetchall())


def test_a_store_whose_connections_were_ended_opens_new_ones(postgres_place: str) -> None:
    from spellspeed.server.rows import Beginning

    with Store.open(postgres_place) as store:
        store.make_room(Beginning("k3", {}, 4, "", b"", 0))
        store.append("k3", 0, "answer", 0, {})
        assert end_all_connections(postgres_place) == 1
        store.append("k3", 1, "answer", 0, {})
        with pytest.raises(StoreError, match="cannot be reached") as lost, store._writing() as connection:
            end_all_connections(postgres_place)  # in the middle of a transaction
            connection.exec_driver_sql("SELECT 1")
        assert "无法连接" in lost.value.chinese
        store.append("k3", 2, "answer", 0, {})
        assert [row.number for row in store.read_rows("k3")] == [0, 1, 2]
