"""What a worker tells its operator: plain numbers in the text that Prometheus reads, on a port of this machine alone.

Written by hand, since there are few numbers and each worker is asked by itself: a library would bring a registry, and a
folder that all processes of a server have to share.
"""

import asyncio
import contextlib
import errno
import logging
import os
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final, NamedTuple

from spellspeed.server.desk import Desk
from spellspeed.server.memory import Collections

log = logging.getLogger("spellspeed.server")
MOST_WORKERS: Final = 64  # each takes the next port that is free
HERE: Final = "127.0.0.1"


class Meter(NamedTuple):
    """One number: its name, whether it only grows, what it means, and its value.

    >>> print(Meter("rooms", False, "rooms in memory", 3).write())
    # HELP spellspeed_rooms rooms in memory
    # TYPE spellspeed_rooms gauge
    spellspeed_rooms 3
    """

    name: str
    grows: bool
    help: str
    value: float

    def write(self) -> str:
        """Return its three lines."""
        name = f"spellspeed_{self.name}"
        kind = "counter" if self.grows else "gauge"
        return f"# HELP {name} {self.help}\n# TYPE {name} {kind}\n{name} {self.value:g}"


def read_memory() -> int:
    """Return the bytes that this process holds in memory, 0 where the system does not tell."""
    with contextlib.suppress(OSError, IndexError, ValueError):
        return int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    return 0


def read_meters(desk: Desk, collections: Collections) -> list[Meter]:
    """Return the numbers of a worker."""
    listening = [len(live.listeners) for live in desk.rooms.values()]
    return [
        Meter("rooms", False, "rooms that this worker has folded", len(desk.rooms)),
        Meter("sockets", False, "connections to them", sum(listening)),
        Meter("rows_total", True, "rows that this worker was to keep", desk.appending.asked),
        Meter("transactions_total", True, "transactions in which it did", desk.appending.batches),
        Meter("reads_total", True, "times it read what others have kept", desk.reading.batches),
        Meter("collections_total", True, "looks of the collector of garbage", collections.count),
        Meter("collection_seconds_total", True, "seconds for which they stopped every duel", collections.seconds),
        Meter("collection_seconds_longest", False, "the longest of them", collections.longest),
        Meter("cpu_seconds_total", True, "seconds of the processor", time.process_time()),
        Meter("memory_bytes", False, "memory that this worker holds", read_memory()),
    ]


def write_meters(meters: list[Meter]) -> str:
    """Return numbers as the text that is read."""
    return "\n".join([meter.write() for meter in meters]) + "\n"


async def tell_meters(port: int, write: Callable[[], str]) -> None:
    """Answer whoever asks at a port of this machine, or at the next one that is free, until cancelled."""

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError, asyncio.IncompleteReadError, asyncio.LimitOverrunError, TimeoutError):
            asked = await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), 5)
            found = asked.startswith(b"GET /metrics ")
            body = (write() if found else "the numbers are at /metrics\n").encode()
            head = f"HTTP/1.1 {'200 OK' if found else '404 Not Found'}\r\nContent-Type: text/plain; version=0.0.4\r\n"
            writer.write(f"{head}Content-Length: {len(body)}\r\nConnection: close\r\n\r\n".encode() + body)
            await writer.drain()
        writer.close()

    for each in range(port, port + MOST_WORKERS):
        try:
            server = await asyncio.start_server(answer, HERE, each)
        except OSError as wrong:
            if wrong.errno != errno.EADDRINUSE:
                raise
        else:
            async with server:
                await server.serve_forever()
    log.warning("no port from %s to %s is free for the numbers", port, port + MOST_WORKERS - 1)
