"""Measures how long a command takes from the call to its end: the shortest and the median of several calls, in seconds.

Each call is a process of its own, as for somebody who types it. The package is the one on PYTHONPATH, as everywhere.
"""

import argparse
import subprocess
import sys
from statistics import median
from time import perf_counter

from run import ROOT

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


def time_call(arguments: tuple[str, ...]) -> float:
    """Return how many seconds a call takes."""
    begin = perf_counter()
    subprocess.run(
        [sys.executable, *arguments],
        cwd=ROOT,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        check=False,
    )
    return perf_counter() - begin


def main() -> None:
    """Measure every command and print a line for each."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--times", type=int, default=5, help="how often each command is called (default: 5)")
    times = parser.parse_args().times
    print("minimum  median  command")
    for arguments in (PLAIN, *COMMANDS):
        time_call(arguments)  # once unmeasured: the files are read into memory, and the byte code is written
        taken = [time_call(arguments) for _ in range(times)]
        shown = ["python", *arguments] if arguments[0] == "-c" else ["spellspeed", *arguments[2:]]
        print(f"{min(taken):7.3f} {median(taken):7.3f}  {' '.join(shown)}", flush=True)


if __name__ == "__main__":
    main()
