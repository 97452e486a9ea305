"""Several at once: threads that begin together, and processes that write on their own."""

import os
import subprocess
import sys
import threading
from collections.abc import Callable
from pathlib import Path

import spellspeed


def together(count: int, does: Callable[[int], None]) -> None:
    """Run a function in so many threads that begin at the same moment; what one of them raises is raised."""
    barrier = threading.Barrier(count)
    wrong: list[BaseException] = []

    def run(number: int) -> None:
        barrier.wait()
        try:
            does(number)
        except BaseException as raised:
            wrong.append(raised)

    threads = [threading.Thread(target=run, args=[number]) for number in range(count)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    if wrong:
        raise wrong[0]


def start(code: str, *arguments: str) -> "subprocess.Popen[str]":
    """Start a Python of its own that runs this code."""
    tree = str(Path(spellspeed.__file__).resolve().parents[1])
    environment = {**os.environ, "PYTHONPATH": tree}
    return subprocess.Popen(
        [sys.executable, "-c", code, *arguments], stdout=subprocess.PIPE, text=True, env=environment
    )
