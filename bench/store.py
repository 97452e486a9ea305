"""Measures how fast rows of rooms are kept and read, and how many bytes they take, on SQLite and on PostgreSQL.

    python bench/store.py                     1, 8 and 32 threads, each with a room of its own
    python bench/store.py --rows 2000 --db sqlite

Every row is a transaction that has reached the disk when it counts; so the disk decides, and its own pace is printed:
how many times a second it can be told to keep some bytes. The PostgreSQL is one of our own, on the same disk.
"""

import argparse
import contextlib
import os
import statistics
import sys
import tempfile
import threading
from collections.abc import Iterator
from pathlib import Path
from time import perf_counter

sys.path.append(str(Path(__file__).resolve().parents[1]))
from tools.kill_tournament import start_server

from spellspeed.server.rows import Beginning
from spellspeed.server.store import Store

BODY = {"picks": [3], "request": "9f2c61d07ab4e853"}
DUEL = 350  # answers in a duel


def measure_disk(folder: Path, times: int = 50) -> float:
    """Return how many times a second the disk keeps a page for good."""
    with (folder / "pace").open("wb", buffering=0) as file:
        begin = perf_counter()
        for _ in range(times):
            file.write(bytes(4096))
            os.fsync(file.fileno())
        return times / (perf_counter() - begin)


@contextlib.contextmanager
def open_place(place: str, folder: Path) -> Iterator[Store]:
    """Open an empty place of a kind."""
    with contextlib.ExitStack() as stack:
        if place == "sqlite":
            address = str(folder / "rooms.db")
        else:
            address = stack.enter_context(start_server(folder / "postgres", outlives_power=True))
        yield stack.enter_context(Store.open(address))


def write_rows(store: Store, threads: int, rows: int) -> tuple[float, list[float]]:
    """Write so many rows in threads with a room each; return the seconds, and the milliseconds that each row took."""
    rooms = [
        store.make_room(Beginning(f"{threads}-{n:016x}", {"format": "408"}, 4, "", b"x" * 32, 0)).id
        for n in range(threads)
    ]
    taken: list[float] = []
    barrier = threading.Barrier(threads + 1)

    def write(room: str) -> None:
        barrier.wait()
        for number in range(rows // threads):
            begin = perf_counter()
            store.append(room, number, "answer", number % 2, BODY, deadline=2_000_000_000_000 + number)
            taken.append(1000 * (perf_counter() - begin))

    workers = [threading.Thread(target=write, args=[room]) for room in rooms]
    for worker in workers:
        worker.start()
    barrier.wait()
    begin = perf_counter()
    for worker in workers:
        worker.join()
    return perf_counter() - begin, taken


def read_duel(store: Store) -> float:
    """Return how many milliseconds it takes to read the rows of a whole duel."""
    store.make_room(Beginning("duel", {}, 4, "", b"", 0))
    for number in range(DUEL):
        store.append("duel", number, "answer", 0, BODY)
    taken = []
    for _ in range(20):
        begin = perf_counter()
        assert len(store.read_rows("duel")) == DUEL
        taken.append(1000 * (perf_counter() - begin))
    return statistics.median(taken)


def measure(place: str, rows: int) -> None:
    """Measure one place and print its lines."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        print(f"{place}: the disk keeps {measure_disk(folder):.0f} pages/s", flush=True)
        with open_place(place, folder) as store:
            empty = store.count().bytes
            for threads in (1, 8, 32):
                seconds, taken = write_rows(store, threads, rows)
                late = sorted(taken)[int(0.95 * len(taken))]
                pace = f"{len(taken) / seconds:7.0f} rows/s"
                print(
                    f"  {threads:2} threads {pace}, median {statistics.median(taken):6.2f} ms, 95 % {late:6.2f} ms",
                    flush=True,
                )
            print(f"  a duel of {DUEL} rows is read in {read_duel(store):.1f} ms")
            kept = store.count()
            print(
                f"  {(kept.bytes - empty) / kept.rows:.0f} bytes a row, {kept.rows} rows in {kept.rooms} rooms",
                flush=True,
            )


def main() -> None:
    """Measure both places, or one."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rows", type=int, default=1600, help="rows for each number of threads (1600)")
    parser.add_argument("--db", choices=("sqlite", "postgres"), help="only there (both)")
    chosen = parser.parse_args()
    load = f"; load {os.getloadavg()[0]:.1f}" if hasattr(os, "getloadavg") else ""
    print(f"{chosen.rows} rows for each number of threads, {os.cpu_count()} processors{load}")
    for place in ("sqlite", "postgres"):
        if chosen.db in (None, place):
            measure(place, chosen.rows)


if __name__ == "__main__":
    main()
