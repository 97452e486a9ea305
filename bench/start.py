"""Measures how long a command takes from the call to its end: the shortest and the median of several calls, in seconds.

Each call is a process of its own, as for somebody who types it. The package is the one on PYTHONPATH, as everywhere.
On a machine that is busy otherwise, the least time of the processor says more.
With `--clone`: how long `make play` takes on a fresh clone of this checkout until it asks its first question.
"""

import argparse
import contextlib
import os
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from statistics import median
from time import perf_counter

from run import ROOT

QUESTION = "What do you do?"
PLAIN = ("-c", "pass")
COMMANDS = (
    ("-c", "import spellspeed"),
    ("-c", "from spellspeed import Duel"),
    ("-m", "spellspeed", "version"),
    ("-m", "spellspeed", "--help"),
    ("-m", "spellspeed", "cards", "Sangan"),
    ("-m", "spellspeed", "cards", "Ash Blossom & Joyous Spring"),
    ("-m", "spellspeed", "cards", "dragon"),
    ("-m", "spellspeed", "cards", "Sangann"),
    ("-m", "spellspeed", "deck", "bench/vanilla.ydk"),
    ("-m", "spellspeed", "rules", "Normal Summon"),
    (
        "-m",
        "spellspeed",
        "play",
        "--decks",
        "dragons,warriors",
    ),  # asks its first question, and hears that nobody answers
)


def time_call(arguments: tuple[str, ...]) -> tuple[float, float]:
    """Return how many seconds a call takes, and how many of them it has the processor."""
    begin, before = perf_counter(), os.times()
    subprocess.run(
        [sys.executable, *arguments],
        cwd=ROOT,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        check=False,
    )
    after = os.times()
    used = after.children_user + after.children_system - before.children_user - before.children_system
    return perf_counter() - begin, used


def time_first_start() -> float:
    """Return how many seconds pass on a fresh clone from `make play` to its first question."""
    with tempfile.TemporaryDirectory() as folder:
        clone = Path(folder) / "clone"
        subprocess.run(["git", "clone", "--quiet", str(ROOT), str(clone)], check=True)
        environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
        begin = perf_counter()
        with subprocess.Popen(
            ["make", "play"],
            cwd=clone,
            env={**environment, "PYTHONUNBUFFERED": "1"},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        ) as playing:
            assert playing.stdout is not None
            while QUESTION not in (line := playing.stdout.readline()):
                if not line:
                    raise SystemExit("`make play` ended without a question")
            seconds = perf_counter() - begin
            playing.communicate("")
        stop_compiling(clone / "build" / "compiled" / "background.log")
        return seconds


def stop_compiling(log: Path) -> None:
    """End what was started in the background: its folder goes away."""
    for _ in range(100):
        said = log.read_text(encoding="utf-8").split() if log.is_file() else []
        if said:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(int(said[3]), signal.SIGTERM)
            break
        time.sleep(0.1)
    time.sleep(1)


def main() -> None:
    """Measure every command and print a line for each."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--times", type=int, default=5, help="how often each command is called (default: 5)")
    parser.add_argument("--clone", action="store_true", help="measure the first `make play` on a fresh clone instead")
    options = parser.parse_args()
    times = options.times
    if options.clone:
        load = f"; load {os.getloadavg()[0]:.1f}" if hasattr(os, "getloadavg") else ""
        print(f"{time_first_start():.1f} s from `make play` on a fresh clone to the first question{load}")
        return
    print("minimum  median  processor  command")
    for arguments in (PLAIN, *COMMANDS):
        time_call(arguments)  # once unmeasured: the files are read into memory, and the byte code is written
        taken = [time_call(arguments) for _ in range(times)]
        shown = ["python", *arguments] if arguments[0] == "-c" else ["spellspeed", *arguments[2:]]
        walls, used = [each[0] for each in taken], min([each[1] for each in taken])
        print(f"{min(walls):7.3f} {median(walls):7.3f} {used:10.3f}  {' '.join(shown)}", flush=True)


if __name__ == "__main__":
    main()
