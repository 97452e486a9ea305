"""Measures how long a command takes from the call to its end: the shortest and the median of several calls, in seconds.

Each call is a process of its own, as for somebody who types it. The package is the one on PYTHONPATH, as everywhere.
On a machine that is busy otherwise, the least time of the processor says more.
With `--clone`: how long a fresh clone of this checkout takes from `make terminal` to its first question, and from `make
play` to the page and to the first question of a duel in a browser; and `make play` once more, now that all is built.
"""

import argparse
import contextlib
import os
import re
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import TYPE_CHECKING

from run import ROOT

sys.path.append(str(ROOT))
from tools.browser import open_browser
from tools.page_player import PagePlayer
from tools.visiting import begin_with_bot, find_begin

if TYPE_CHECKING:
    from playwright.sync_api import Page

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


@contextlib.contextmanager
def fresh_clone() -> Iterator[tuple[Path, dict[str, str]]]:
    """A clone of this checkout, and an environment in which nobody has played yet."""
    with tempfile.TemporaryDirectory() as folder:
        clone = Path(folder) / "clone"
        subprocess.run(["git", "clone", "--quiet", str(ROOT), str(clone)], check=True)
        environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
        try:
            yield clone, {**environment, "PYTHONUNBUFFERED": "1", "SPELLSPEED_DATA": f"{folder}/data"}
        finally:
            stop_compiling(clone / "build" / "compiled" / "background.log")


def time_terminal() -> float:
    """Return how many seconds pass on a fresh clone from `make terminal` to its first question."""
    with fresh_clone() as (clone, environment):
        begin = perf_counter()
        with subprocess.Popen(
            ["make", "terminal", "ARGS=--seed 1 --decks dragons,warriors"],
            cwd=clone,
            env=environment,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        ) as playing:
            assert playing.stdout is not None
            while QUESTION not in (line := playing.stdout.readline()):
                if not line:
                    raise SystemExit("`make terminal` ended without a question")
            seconds = perf_counter() - begin
            playing.communicate("")
        return seconds


def time_page(clone: Path, environment: dict[str, str]) -> tuple[float, float]:
    """Return how many seconds pass from `make play` to the page, and to the first question of a duel with a bot."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    begin = perf_counter()
    with subprocess.Popen(
        ["make", "play", f"ARGS=--no-browser --port {port}"],
        cwd=clone,
        env=environment,
        stdout=subprocess.PIPE,
        text=True,
        start_new_session=True,
    ) as playing:
        try:
            assert playing.stdout is not None
            while not (at := re.search(r"http://\S+", line := playing.stdout.readline())):
                if not line:
                    raise SystemExit("`make play` ended without an address")
            with open_browser() as browser:
                page = browser.new_page(base_url=at[0], locale="en")
                reach_home(page)
                shown = perf_counter() - begin
                reach_question(page)
                return shown, perf_counter() - begin
        finally:
            os.killpg(playing.pid, signal.SIGINT)
            playing.wait()


def reach_home(page: "Page") -> None:
    """Open the page as soon as the server answers."""
    from playwright.sync_api import Error

    while True:
        try:
            page.goto("/")
        except Error:
            time.sleep(0.1)
        else:
            find_begin(page).wait_for()
            return


def reach_question(page: "Page") -> None:
    """Begin a duel with the bot, and stop at the first question about the field."""
    begin_with_bot(page)
    player = PagePlayer(page)
    while QUESTION != player.question:
        player.step()
        player.look()


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
    parser.add_argument(
        "--clone", action="store_true", help="measure `make terminal` and `make play` on a fresh clone instead"
    )
    options = parser.parse_args()
    times = options.times
    if options.clone:
        load = f"; load {os.getloadavg()[0]:.1f}" if hasattr(os, "getloadavg") else ""
        print(f"{time_terminal():.1f} s from `make terminal` on a fresh clone to the first question{load}", flush=True)
        with fresh_clone() as (clone, environment):
            for which in ("on a fresh clone", "once more"):
                to_page, to_duel = time_page(clone, environment)
                print(
                    f"{to_duel:.1f} s from `make play` {which} to a duel in the browser{load} "
                    f"({to_page:.1f} s of them to the page)",
                    flush=True,
                )
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
