"""Measures a whole server: how long answers take, how many it can take, and what a duel costs in memory.

    python bench/server.py                             500 duels, 2 workers, PostgreSQL; seats think 2 to 6 seconds
    python bench/server.py --closed --duels 60         nobody thinks: the most answers a second
    python bench/server.py --db sqlite --duels 200     one worker on a SQLite file
    python bench/server.py --duels 50 --soak 30        half an hour, with the memory of the workers each minute

An answer is measured from sending it to its acknowledgement, by clients in processes of their own on the same machine
(`bench/light_client.py`). Every acknowledged row has reached the disk: PostgreSQL and SQLite keep their usual care. The
load of the machine is printed beside the figures. With PYTHONPATH at the compiled package, that is what serves.
"""

import argparse
import os
import signal
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import msgspec

ROOT = Path(__file__).resolve().parents[1]
sys.path.append(str(ROOT))
from light_client import Found, Task  # noqa: E402
from store import measure_disk  # noqa: E402
from tools.kill_server import find_port  # noqa: E402
from tools.kill_tournament import start_server  # noqa: E402

from spellspeed import Deck  # noqa: E402

MEGA = 1024 * 1024
TICKS, PAGE = os.sysconf("SC_CLK_TCK"), os.sysconf("SC_PAGE_SIZE")
NO_LIMITS = ("rooms_an_address=1000000", "sockets_an_address=1000000", "rooms=1000000")


def read_process(pid: int, what: str) -> bytes:
    """Return what Linux tells of a process."""
    return Path(f"/proc/{pid}/{what}").read_bytes()


def find_children(pid: int) -> list[int]:
    """Return the processes that a process has started."""
    return [int(child) for child in read_process(pid, f"task/{pid}/children").split()]


class Server:
    """`spellspeed serve` with all its workers."""

    def __init__(self, db: str, workers: int, home: str, log: Path) -> None:
        self.port = find_port()
        self.log = log
        command = [sys.executable, "-m", "spellspeed", "serve", "--port", str(self.port), "--db", db]
        command += ["--workers", str(workers)]
        for limit in NO_LIMITS:
            command += ["--limit", limit]
        environment = {**os.environ, "SPELLSPEED_KEYS": f"k1:{'ab' * 32}", "XDG_DATA_HOME": home}
        with log.open("ab") as file:
            self.process = subprocess.Popen(command, stdout=file, stderr=file, env=environment)
        while not self._is_up():
            if self.process.poll() is not None:
                raise SystemExit(f"the server has ended by itself:\n{log.read_text()[-3000:]}")
            time.sleep(0.1)
        time.sleep(1.0)  # all workers, not one alone
        # The supervisor of several workers serves nobody, and a process that only keeps track of others neither.
        kids = [kid for kid in find_children(self.process.pid) if b"spawn_main" in read_process(kid, "cmdline")]
        self.workers = kids if workers > 1 else [self.process.pid]

    def _is_up(self) -> bool:
        try:
            return bool(urllib.request.urlopen(f"http://localhost:{self.port}/api/health", timeout=5).status == 200)
        except (OSError, urllib.error.URLError):
            return False

    def cpu(self) -> list[float]:
        """The seconds of processor time that each worker has taken."""
        told = [read_process(worker, "stat").rpartition(b")")[2].split() for worker in self.workers]
        return [(int(each[11]) + int(each[12])) / TICKS for each in told]

    def memory(self) -> list[float]:
        """The megabytes that each worker holds."""
        return [int(read_process(worker, "statm").split()[1]) * PAGE / MEGA for worker in self.workers]

    def end(self) -> None:
        """End it."""
        self.process.terminate()
        try:
            self.process.wait(20)
        except subprocess.TimeoutExpired:
            for each in (*find_children(self.process.pid), self.process.pid):
                os.kill(each, signal.SIGKILL)


@contextmanager
def serve(chosen: argparse.Namespace) -> Iterator[Server]:
    """Start a database and a server."""
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        print(f"the disk keeps {measure_disk(folder):.0f} pages/s", flush=True)
        db = str(folder / "rooms.db")
        if chosen.db == "postgres":
            db = stack.enter_context(start_server(folder / "postgres", outlives_power=True))
        log = folder / "log"
        server = Server(db, chosen.workers, str(folder), log)
        try:
            yield server
        finally:
            server.end()
            if said := log.read_text(errors="replace").split("\n", 1)[1].strip():
                print(f"the server said:\n{said[-3000:]}")


class Clients:
    """Processes of clients."""

    def __init__(self, server: Server, chosen: argparse.Namespace) -> None:
        decks = [deck_of(name) for name in chosen.decks]
        settings: dict[str, Any] = {"format": "408", "match": "single"}
        if chosen.closed:
            settings["pause"] = 0
        think = (0.0, 0.0) if chosen.closed else tuple(chosen.think)
        seconds = chosen.soak * 60 if chosen.soak else chosen.seconds
        self.processes = []
        for number in range(chosen.clients):
            rooms = chosen.duels // chosen.clients + (number < chosen.duels % chosen.clients)
            seed = chosen.seed * 1000 + number
            task = Task("127.0.0.1", server.port, rooms, seed, think, seconds, settings, decks)
            command = [sys.executable, str(ROOT / "bench" / "light_client.py")]
            process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
            self._write(process, msgspec.json.encode(task))
            self.processes.append(process)
        for process in self.processes:
            assert process.stdout is not None
            if process.stdout.readline() != b"ready\n":
                raise SystemExit("the clients could not begin")

    @staticmethod
    def _write(process: "subprocess.Popen[bytes]", line: bytes) -> None:
        assert process.stdin is not None
        process.stdin.write(line + b"\n")
        process.stdin.flush()

    def measure(self, each_minute: Any = None) -> list[Found]:
        """Let them measure, and return what they found."""
        for process in self.processes:
            self._write(process, b"go")
        if each_minute is not None:
            each_minute(self.processes)
        found = []
        for process in self.processes:
            assert process.stdout is not None
            found.append(msgspec.json.decode(process.stdout.readline(), type=Found))
            process.wait()
        return found


def deck_of(name: str) -> dict[str, list[int]]:
    """Return a packaged deck as a client sends it."""
    deck = Deck.packaged(name)
    return {"main": list(deck.main), "extra": list(deck.extra), "side": list(deck.side)}


def percentile(sorted_times: list[float], part: float) -> float:
    """Return the milliseconds below which such a part of the times lies.

    >>> percentile([0.001, 0.002, 0.003], 0.5)
    2.0
    """
    return 1000 * sorted_times[min(int(part * len(sorted_times)), len(sorted_times) - 1)]


def tell_load() -> str:
    """Say how busy the machine is."""
    return f"load {os.getloadavg()[0]:.1f} on {os.cpu_count()} processors"


def report(found: list[Found], seconds: float, cpu: list[float]) -> None:
    """Print what was found."""
    times = sorted(each for one in found for each in one.answers)
    errors = [error for one in found for error in one.errors]
    messages, size = sum(one.messages for one in found), sum(one.bytes for one in found)
    print(f"{len(times)} answers in {seconds:.0f} s: {len(times) / seconds:.1f} a second, {len(errors)} errors")
    if times:
        shown = ", ".join([f"{part} % {percentile(times, part / 100):.1f} ms" for part in (50, 95, 99, 99.9)])
        print(
            f"an answer takes: {shown}, longest {1000 * times[-1]:.0f} ms, mean {1000 * statistics.mean(times):.1f} ms"
        )
        print(
            f"messages: {messages / len(times):.1f} an answer, {size / max(messages, 1):.0f} bytes each, the largest "
            f"{max(one.largest for one in found)}; {sum(one.tries for one in found)} tries, "
            f"{sum(one.rooms_ended for one in found)} rooms ended"
        )
        each = 1000 * sum(cpu) / len(times)
        taken = " + ".join([f"{100 * part / seconds:.0f} %" for part in cpu])
        clients = " + ".join([f"{100 * one.cpu / seconds:.0f} %" for one in found])
        print(f"processors: workers {taken} ({each:.2f} ms an answer), clients {clients}; {tell_load()}")
    for error in errors[:10]:
        print("  wrong:", error)


def main() -> int:
    """Measure a server, and return 1 if anything went wrong."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--duels", type=int, default=500)
    parser.add_argument("--workers", type=int, help="2, with SQLite 1")
    parser.add_argument("--seconds", type=float, default=120.0)
    parser.add_argument("--think", type=float, nargs=2, default=(2.0, 6.0), metavar=("LEAST", "MOST"))
    parser.add_argument("--clients", type=int, default=2, help="processes of clients (2)")
    parser.add_argument("--db", choices=("sqlite", "postgres"), default="postgres")
    parser.add_argument("--closed", action="store_true", help="answer at once: the most answers a second")
    parser.add_argument("--soak", type=float, metavar="MINUTES", help="for so long, with the memory each minute")
    parser.add_argument("--decks", nargs=2, default=("dragons", "warriors"))
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    chosen.workers = chosen.workers or (2 if chosen.db == "postgres" else 1)
    print(f"{chosen.duels} duels, {chosen.workers} workers, {chosen.db}, seed {chosen.seed}; {tell_load()}")
    with serve(chosen) as server:
        empty, begun = sum(server.memory()), time.monotonic()
        clients = Clients(server, chosen)
        print(f"all duels under way after {time.monotonic() - begun:.0f} s; {tell_load()}", flush=True)
        cpu, begun = server.cpu(), time.monotonic()

        def each_minute(processes: Any) -> None:
            while any(process.poll() is None for process in processes) and time.monotonic() - begun < 60 * chosen.soak:
                held = " + ".join([f"{held:.1f}" for held in server.memory()])
                print(f"minute {(time.monotonic() - begun) / 60:3.0f}: {held} MB; {tell_load()}", flush=True)
                time.sleep(60)

        found = clients.measure(each_minute if chosen.soak else None)
        seconds = time.monotonic() - begun
        taken = [after - before for before, after in zip(cpu, server.cpu(), strict=True)]
        held = server.memory()
        report(found, seconds, taken)
        told = " + ".join([f"{each:.0f}" for each in held])
        print(f"memory: workers {told} MB, {1024 * (sum(held) - empty) / chosen.duels:.0f} kB a duel")
    return 1 if any(one.errors for one in found) else 0


if __name__ == "__main__":
    sys.exit(main())
