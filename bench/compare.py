"""Compares the speed of two checkouts: the same random duels with both, in turns, by the CPU time that they take.

    python bench/compare.py OLD NEW

Each run is a process of its own that plays the duels of the same seeds with the same decks, those of NEW. Old and new
take turns, and who begins changes, so that a slow spell of the machine touches both alike; what counts is the median.
A checkout that has no fitting compiled build is compiled first, by its own `tools/build_compiled.py`. The exit code is
1 if a deck became slower by more than `--allow` percent, or if both do not play the same number of decisions.
"""

import argparse
import json
import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median
from typing import NamedTuple

from run import DECKS


class Run(NamedTuple):
    """What one run came to."""

    seconds: float
    decisions: int
    interpreted: bool
    package: str


def play(mine: str, yours: str, duels: int) -> Run:
    """Play in this process; the package comes from wherever PYTHONPATH says."""
    # Only what old checkouts have too.
    import spellspeed.words
    from spellspeed import Deck, Duel, playout

    decks = Deck.load(mine), Deck.load(yours)
    playout(Duel(*decks, seed=0, limits=False), seed=0)  # the first duel reads and prepares what all share
    decisions = 0
    began = time.process_time()
    for seed in range(1, duels + 1):
        decisions += playout(Duel(*decks, seed=seed, limits=False), seed=seed).decisions
    seconds = time.process_time() - began
    return Run(seconds, decisions, spellspeed.words.__file__.endswith(".py"), spellspeed.__file__)


def find_tree(checkout: Path, build: str) -> Path:
    """Return the tree of a checkout to put on PYTHONPATH; it is compiled if that is wanted and not done yet."""
    if build == "interpreted":
        return checkout / "src"
    command = [sys.executable, str(checkout / "tools" / "build_compiled.py"), "--tree"]
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    made = subprocess.run(command, cwd=checkout, env=environment, stdout=subprocess.PIPE, text=True, check=True)
    tree = checkout / made.stdout.split()[-1]
    if tree == checkout / "src":
        raise SystemExit(f"{checkout} could not be compiled; --build interpreted compares without")
    return tree


def run_once(tree: Path, decks: tuple[Path, Path], duels: int, build: str) -> Run:
    """Play the duels with the package of a tree, in a process of its own."""
    command = [sys.executable, str(Path(__file__).resolve()), "--play", *map(str, decks), "--duels", str(duels)]
    environment = {**os.environ, "PYTHONPATH": str(tree)}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        raise SystemExit(f"playing with {tree} failed:\n{done.stderr}")
    run = Run(*json.loads(done.stdout))
    if not Path(run.package).is_relative_to(tree) or run.interpreted != (build == "interpreted"):
        raise SystemExit(f"{tree} does not hold a package that is {build}: {run.package} was played with")
    return run


class Comparison:
    """The runs of two trees with the same decks."""

    def __init__(self, which: str, trees: tuple[Path, Path], decks: tuple[Path, Path]) -> None:
        self.which = which
        self.trees = trees
        self.decks = decks
        self.runs: tuple[list[Run], list[Run]] = ([], [])

    def run(self, times: int, duels: int, build: str) -> None:
        """Run both in turns, and show on stderr how far that is."""
        for at in range(times):
            for side in (0, 1) if at % 2 == 0 else (1, 0):
                self.runs[side].append(run_once(self.trees[side], self.decks, duels, build))
            old, new = self.runs[0][-1].seconds, self.runs[1][-1].seconds
            told = f"{self.which}: run {at + 1} of {times}, old {old:.2f} s, new {new:.2f} s"
            print(told, file=sys.stderr, flush=True)

    def change(self, of: Callable[[list[float]], float] = median) -> float:
        """Return by how many percent the new tree takes longer."""
        old, new = [of([run.seconds for run in runs]) for runs in self.runs]
        return (new / old - 1) * 100

    def decisions(self) -> tuple[int, int]:
        """Return how many decisions each tree plays."""
        played = [{run.decisions for run in runs} for runs in self.runs]
        assert all(len(counts) == 1 for counts in played), "the same seeds gave different duels in one tree"
        return (played[0].pop(), played[1].pop())

    def print(self) -> None:
        """Print by how much the new tree is slower, and the figures behind it."""
        counts = self.decisions()
        old, new = [
            median([run.seconds for run in runs]) / count * 1e6 for runs, count in zip(self.runs, counts, strict=True)
        ]
        print(
            f"{self.which:<8} {self.change():+5.1f} %   median {old:.2f} -> {new:.2f} us a decision, "
            f"ratio {new / old:.3f}; the fastest runs {self.change(min):+.1f} %",
            flush=True,
        )
        if counts[0] != counts[1]:
            print(f"{self.which:<8} NOT THE SAME DUELS: {counts[0]} decisions before, {counts[1]} now")


def main() -> int:
    """Compare two checkouts and print a line for each pair of decks."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("checkouts", nargs="*", type=Path, metavar="OLD NEW", help="two checkouts")
    parser.add_argument("--runs", type=int, default=11, help="how many runs of each (11)")
    parser.add_argument("--duels", type=int, default=400, help="how many duels a run (400)")
    parser.add_argument("--build", choices=("compiled", "interpreted"), default="compiled")
    # An older checkout may not know the cards of the modern decks.
    usual = [name for name in DECKS if name != "modern"]
    parser.add_argument(
        "--decks", nargs="+", choices=list(DECKS), default=usual, help=f"which decks ({', '.join(usual)})"
    )
    parser.add_argument("--allow", type=float, default=3.0, help="how much slower it may be, in percent (3)")
    parser.add_argument("--play", nargs=2, help=argparse.SUPPRESS)
    chosen = parser.parse_args()
    if chosen.play:
        mine, yours = chosen.play
        print(json.dumps(play(mine, yours, chosen.duels)))
        return 0
    if len(chosen.checkouts) != 2:
        parser.error("two checkouts are compared")
    old, new = [path.resolve() for path in chosen.checkouts]
    trees = (find_tree(old, chosen.build), find_tree(new, chosen.build))
    print(f"{chosen.build}, {chosen.runs} runs of {chosen.duels} duels (seeds 1 to {chosen.duels}) each", flush=True)
    worse = False
    for which in chosen.decks:
        first, second = [new / f"{name}.ydk" for name in DECKS[which][0]]
        comparison = Comparison(which, trees, (first, second))
        comparison.run(chosen.runs, chosen.duels, chosen.build)
        comparison.print()
        before, now = comparison.decisions()
        worse = worse or before != now or comparison.change() > chosen.allow
    return 1 if worse else 0


if __name__ == "__main__":
    sys.exit(main())
