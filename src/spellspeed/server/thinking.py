"""Processes in which bots think: one that dies takes its thought with it, and others are started in its place."""

import signal
import threading
from collections.abc import Callable
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import Any, Final


def ignore_interrupts() -> None:
    """Leave it to the server when this process ends: Ctrl-C in a terminal is told to all of them."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def start_processes(count: int) -> Executor:
    """Return so many processes, which are started when there is something to think about."""
    return ProcessPoolExecutor(count, get_context("spawn"), ignore_interrupts)


class Thinkers(Executor):
    """Processes that are started anew when one of them is killed; whoever waits for it asks again.

    >>> from concurrent.futures import ThreadPoolExecutor
    >>> with Thinkers(1, ThreadPoolExecutor) as thinkers:
    ...     thinkers.submit(max, 2, 3).result()
    3
    """

    def __init__(self, count: int = 1, start: Callable[[int], Executor] = start_processes) -> None:
        self._count: Final = count
        self._start: Final = start
        self._guard: Final = threading.Lock()
        self._processes = start(count)
        self.started = 1  # how often

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> "Future[Any]":
        """Have something thought about; where a process has died since, in new ones."""
        with self._guard:
            try:
                return self._processes.submit(fn, *args, **kwargs)
            except BrokenProcessPool:
                self._processes.shutdown(wait=False, cancel_futures=True)
                self._processes = self._start(self._count)
                self.started += 1
                return self._processes.submit(fn, *args, **kwargs)

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        """Think no more."""
        self._processes.shutdown(wait=wait, cancel_futures=cancel_futures)
