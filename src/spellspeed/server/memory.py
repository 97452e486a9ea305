"""The memory of a worker: what is there for good is not looked through again, and looking through the rest is timed."""

import asyncio
import gc
import time
from collections.abc import Awaitable, Callable
from typing import Final

# Duels are trees without cycles, freed as soon as nobody holds them. What is left for the collector is little, and each
# of its looks stops every duel of the worker. So it looks through a few thousand new things at a time, which takes some
# milliseconds (50,000 took up to 200), and through everything that has grown old only now and then.
THRESHOLDS: Final = (4_000, 1_000_000, 1_000_000)
BETWEEN: Final = 600.0  # seconds between two looks through everything


class Collections:
    """How often the collector has looked, and for how long duels stood still meanwhile."""

    def __init__(self) -> None:
        self.count = 0
        self.seconds = 0.0
        self.longest = 0.0
        self._began = 0.0

    def note(self, phase: str, told: dict[str, int]) -> None:
        """Hear of a collection, as `gc.callbacks` tells."""
        if phase == "start":
            self._began = time.perf_counter()
            return
        took = time.perf_counter() - self._began
        self.count += 1
        self.seconds += took
        self.longest = max(self.longest, took)


def settle_memory() -> Collections:
    """Set aside all that a worker has loaded, which it keeps for good, and return what will be noted of collections."""
    noted = Collections()
    gc.callbacks.append(noted.note)
    gc.set_threshold(*THRESHOLDS)
    gc.collect()
    gc.freeze()
    return noted


async def tidy_memory(sleep: Callable[[float], Awaitable[None]] = asyncio.sleep) -> None:
    """Free now and then what has grown old in cycles, such as sockets that were closed; until cancelled."""
    while True:
        await sleep(BETWEEN)
        gc.collect()
