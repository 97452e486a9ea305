"""Measures random play on one core, interpreted and compiled, and writes `build/bench.json`.

Four kinds of decks are played: Normal Monsters against themselves, the classic deck against itself, two decks of cards
with effects of every kind (fields, equips, counters, control, battle timings, replacement) against each other, and the
packaged decks of Synchro, Xyz, Link and Pendulum play, in pairs that take turns.

A decision is a request with at least two answers. `us_per_decision` is playing time without setting duels up,
`duels_per_s` counts the setting up too. Each figure is the best of several repetitions, since everything that
disturbs a measurement makes it slower. Both builds play the duels of the same seeds.
"""

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path
from time import perf_counter
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
PACKAGED = "src/spellspeed/data/decks"
# By name: the pairs of decks that are played, in turns.
DECKS: dict[str, tuple[tuple[str, str], ...]] = {
    "vanilla": (("bench/vanilla", "bench/vanilla"),),
    "classic": ((f"{PACKAGED}/classic", f"{PACKAGED}/classic"),),
    "effects": (("bench/effects_a", "bench/effects_b"),),
    "modern": tuple(
        [
            (f"{PACKAGED}/{one}", f"{PACKAGED}/{other}")
            for one, other in (("wings", "stars"), ("network", "scales"), ("junk", "suns"), ("burn", "forge"))
        ]
    ),
}
RESULT = ROOT / "build" / "bench.json"
CURRENT = ROOT / "build" / "compiled" / "current"
DUELS = 400
FORKS = 20_000
STARTS = 15
READING = "from spellspeed import CardPool; CardPool.builtin()"
MID_DUEL = 150  # decisions after which a duel is about half-way

COLUMNS = (
    ("us_per_decision", "us a decision"),
    ("duels_per_s", "duels a second"),
    ("decisions_per_duel", "decisions a duel"),
    ("turns_per_duel", "turns a duel"),
    ("fork_us", "us a fork of State"),
    ("duel_fork_us", "us a fork of Duel"),
)
KEPT = ("us_per_decision", "duels_per_s", "decisions_per_duel", "turns_per_duel", "fork_us")


def measure(which: str, duels: int, repetitions: int) -> dict[str, float]:
    """Play in this process and return the figures; the package comes from wherever PYTHONPATH says."""
    import spellspeed.words
    from spellspeed import Deck, Duel, playout

    pairs = [(Deck.load(ROOT / f"{one}.ydk"), Deck.load(ROOT / f"{other}.ydk")) for one, other in DECKS[which]]
    for mine, yours in pairs:
        playout(Duel(mine, yours, limits=False))  # the first duel reads and prepares what all share
    best_play = best_total = float("inf")
    decisions = turns = 0
    for _ in range(repetitions):
        decisions = turns = 0
        playing = 0.0
        begin = perf_counter()
        for seed in range(duels):
            mine, yours = pairs[seed % len(pairs)]
            duel = Duel(mine, yours, seed=seed, limits=False)
            start = perf_counter()
            played = playout(duel, seed=seed)
            playing += perf_counter() - start
            decisions += played.decisions
            turns += played.turns
        best_total = min(best_total, perf_counter() - begin)
        best_play = min(best_play, playing)
    mine, yours = pairs[0]
    opening = Duel(mine, yours, seed=1, limits=False)
    middle = opening.resume(playout(opening, seed=1, limit=MID_DUEL).state, None)
    return {
        "us_per_decision": best_play / decisions * 1e6,
        "duels_per_s": duels / best_total,
        "decisions_per_duel": decisions / duels,
        "turns_per_duel": turns / duels,
        "fork_us": best_of(middle.state.fork, repetitions),
        "duel_fork_us": best_of(middle.fork, repetitions),
        "interpreted": spellspeed.words.__file__.endswith(".py"),
    }


def best_of(work: Any, repetitions: int) -> float:
    """Return the microseconds one call takes in the best repetition."""
    best = float("inf")
    for _ in range(repetitions):
        start = perf_counter()
        for _ in range(FORKS):
            work()
        best = min(best, perf_counter() - start)
    return best / FORKS * 1e6


def environment(tree: Path) -> dict[str, str]:
    """Return this process's environment with the package taken from that tree."""
    return {**os.environ, "PYTHONPATH": str(tree)}


def measure_tree(which: str, tree: Path, duels: int, repetitions: int) -> dict[str, float]:
    """Measure the package of a tree in a process of its own."""
    command = [sys.executable, str(Path(__file__).resolve()), "--decks", which]
    command += ["--measure", str(duels), "--best-of", str(repetitions)]
    run = subprocess.run(command, env=environment(tree), capture_output=True, text=True, check=False)
    if run.returncode:
        raise SystemExit(f"measuring {tree.relative_to(ROOT)} failed:\n{run.stderr}")
    figures: dict[str, float] = json.loads(run.stdout)
    return figures


def start_ms(tree: Path, work: str) -> float:
    """Return how long something takes beyond the interpreter's own start, in milliseconds."""
    best = {"pass": float("inf"), work: float("inf")}
    # Taken in turns, so that a slow spell of the machine touches both alike.
    for _ in range(STARTS):
        for code in best:
            start = perf_counter()
            subprocess.run([sys.executable, "-c", code], env=environment(tree), check=True)
            best[code] = min(best[code], perf_counter() - start)
    return (best[work] - best["pass"]) * 1000


def compiled_tree() -> Path | None:
    """Return the compiled tree in use, None when there is none."""
    if not CURRENT.is_file():
        return None
    tree = ROOT / CURRENT.read_text(encoding="utf-8").strip()
    return tree if tree != ROOT / "src" and tree.is_dir() else None


def print_table(which: str, found: dict[str, dict[str, float] | None]) -> None:
    """Print the figures side by side."""
    print(f"{which:<20}" + "".join(f"{name:>14}" for name in found))
    for key, title in COLUMNS:
        cells = "".join(f"{'-':>14}" if row is None else f"{row[key]:>14.2f}" for row in found.values())
        print(f"{title:<20}{cells}")


def print_rest(start: float, cards: float) -> None:
    """Print what does not depend on the decks."""
    print(f"import spellspeed: {start:.0f} ms beyond Python's own start; all cards read: {cards:.0f} ms")
    print("for comparison, ocgcore on a like machine: 74 us a decision with set-up, 36 us in play, 39 duels a second")


def main() -> int:
    """Measure both builds, print a table and write the file."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--duels", type=int, default=DUELS, help=f"duels a repetition, in both builds ({DUELS})")
    parser.add_argument("--best-of", type=int, default=3, metavar="N", help="repetitions of each figure (3)")
    parser.add_argument("--decks", choices=DECKS, default="vanilla", help=argparse.SUPPRESS)
    parser.add_argument("--measure", type=int, metavar="DUELS", help="measure this process's package and print JSON")
    chosen = parser.parse_args()
    if chosen.duels < 1 or chosen.best_of < 1:
        parser.error("--duels and --best-of must be at least 1")
    if chosen.measure:
        print(json.dumps(measure(chosen.decks, chosen.measure, chosen.best_of)))
        return 0
    compiled = compiled_tree()
    result: dict[str, Any] = {}
    for which in DECKS:
        result[which] = measure_both(
            which, compiled, chosen.duels if which == "vanilla" else chosen.duels // 2 + 1, chosen.best_of
        )
    tree = compiled or ROOT / "src"
    start, cards = start_ms(tree, "import spellspeed"), start_ms(tree, READING)
    print_rest(start, cards)
    if compiled is None:
        print("there is no compiled package (`make compiled` builds it, or says why it cannot): its figures are null")
    write_result({**result, "import_ms": start, "cards_ms": cards})
    return 0


def measure_both(which: str, compiled: Path | None, duels: int, repetitions: int) -> dict[str, dict[str, float] | None]:
    """Measure both builds with the same decks, print a table and return what is kept of it."""
    trees = {"interpreted": ROOT / "src", "compiled": compiled}
    found: dict[str, dict[str, float] | None] = {}
    for name, tree in trees.items():
        found[name] = None if tree is None else measure_tree(which, tree, duels, repetitions)
    for name, row in found.items():
        if row is not None and bool(row["interpreted"]) != (name == "interpreted"):
            raise SystemExit(f"the {name} tree does not hold a {name} package; run `make compiled`")
    played = {(row["decisions_per_duel"], row["turns_per_duel"]) for row in found.values() if row is not None}
    if len(played) > 1:
        raise SystemExit(f"the two builds do not play the same duels: {sorted(played)}")
    print_table(which, found)
    return {name: None if row is None else {key: row[key] for key in KEPT} for name, row in found.items()}


def write_result(result: dict[str, Any]) -> None:
    """Write the figures to the file, or say in one line that it cannot be written."""
    name = RESULT.relative_to(ROOT).as_posix()
    try:
        RESULT.parent.mkdir(parents=True, exist_ok=True)
        RESULT.write_text(json.dumps(result, indent=2) + "\n", encoding="utf-8")
    except OSError as wrong:
        print(f"{name} cannot be written ({wrong.strerror})")
    else:
        print(f"written: {name}")


if __name__ == "__main__":
    sys.exit(main())
