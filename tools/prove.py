"""Runs the long proofs, those that `make check` has no time for, one after the other.

    python tools/prove.py                     all of them
    python tools/prove.py behaviour mutants   only these
    python tools/prove.py effects --seed 7    with another seed

Each says its seed and how far it has come; the exit code is 1 if one of them fails. They are:

"""

import argparse
import os
import shlex
import subprocess
import sys
import time
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
COMPILED, INTERPRETED = "compiled", "interpreted"


class Proof(NamedTuple):
    """One proof: what it is called, what it proves, the package it runs with, and its command with a seed."""

    name: str
    proves: str
    build: str
    command: str
    seed: int | None = None  # None where nothing is drawn; the digests that are kept are those of one seed


PROOFS = (
    Proof(
        "behaviour",
        "what 5,000 duels show, ask, refuse and tell, and how all cards read, is as it was",
        COMPILED,
        "tools/behaviour.py --check --games 5000 --seed {seed}",
        1,
    ),
    Proof(
        "behaviour-interpreted",
        "the same of the interpreted package",
        INTERPRETED,
        "tools/behaviour.py --check --games 5000 --seed {seed}",
        1,
    ),
    Proof(
        "effects",
        "20,000 duels with all written cards come to an end without an error",
        COMPILED,
        "tools/play_effects.py --games 20000 --seed {seed}",
        1,
    ),
    Proof(
        "copies",
        "forks and pickles of every state of 1,000 duels equal it, and go on alike",
        COMPILED,
        "tools/play_effects.py --copy --games 1000 --seed {seed}",
        1,
    ),
    Proof(
        "hidden",
        "in 2,000 duels nothing that a player is told depends on what he may not see",
        COMPILED,
        "tools/exchange_cards.py --games 2000 --seed {seed}",
        1,
    ),
    Proof(
        "keys",
        "100,000 pairs of states with equal history-free keys stay alike when they are played on alike",
        COMPILED,
        "tools/meet_again.py --pairs 100000 --seed {seed}",
        1,
    ),
    Proof(
        "browser",
        "ten duels on the page, by mouse, keyboard and touch, with every modern deck end without a complaint",
        INTERPRETED,
        "tools/play_pages.py --seed {seed}",
        1,
    ),
    Proof(
        "decks",
        "the eight modern decks play each other without an error, and each gets to its boss monsters",
        COMPILED,
        "tools/play_decks.py --games 100 --seed {seed}",
        1,
    ),
    Proof(
        "files",
        "100,000 spoilt files of each format are read rightly or refused in a sentence, quickly and with little memory",
        COMPILED,
        "tools/mutate_files.py --count 100000 --seed {seed}",
        1,
    ),
    Proof(
        "tournaments",
        "in 1,000 tournaments of 5 to 200 players no pairing repeats while avoidable, and a second reckoning agrees",
        INTERPRETED,
        "tools/hold_tournaments.py --count 1000 --seed {seed}",
        1,
    ),
    Proof(
        "heard",
        "every line of every card, said in both languages, is heard as that line and nothing else",
        INTERPRETED,
        "tools/hear_cards.py",
    ),
    Proof(
        "heard-random",
        "50,000 texts of sentences made at random, which use each row 20 times, are heard as those sentences",
        INTERPRETED,
        "tools/hear_random.py --seed {seed}",
        1,
    ),
    Proof(
        "read-back",
        "what 200 duels are written as, at every third request, is read as the same position",
        COMPILED,
        "tools/read_back.py --every 3 --games 200 --seed {seed}",
        1,
    ),
    Proof(
        "kills",
        "a tournament of 32 bots that is killed ten times ends as an undisturbed one, on SQLite and on PostgreSQL",
        COMPILED,
        "tools/kill_tournament.py --players 32 --kills 10 --seed {seed}",
        1,
    ),
    Proof(
        "streams",
        "in 1,000 pairs of rooms that differ in hidden cards a seat's socket is sent the same bytes at the same times",
        COMPILED,
        "tools/exchange_streams.py --pairs 1000 --seed {seed}",
        1,
    ),
    Proof(
        "workers",
        "nothing acknowledged is lost or doubled when workers are killed 50 times, on SQLite and on PostgreSQL",
        COMPILED,
        "tools/kill_server.py --kills 50 --seed {seed}",
        1,
    ),
    Proof(
        "routes",
        "no request to any HTTP route of the server, right or wrong, breaks it: 200 drawn for each",
        INTERPRETED,
        "tools/forge_requests.py --examples 200 --seed {seed}",
        1,
    ),
    Proof(
        "invariants",
        "what must hold of every state holds in a thousand examples of each test",
        COMPILED,
        "-m pytest -n auto --hypothesis-profile=explore --hypothesis-seed={seed} tests/invariants",
        1,
    ),
    Proof(
        "mutants",
        "of 300 wrong changes of the engine, the tests of rules notice nine of ten",
        INTERPRETED,
        "tools/mutate.py --count 300 --seed {seed}",
        1,
    ),
    Proof(
        "lines",
        "when a line of a card is missing, a test notices: each line of each written card is taken out once",
        INTERPRETED,
        "tools/remove_lines.py",
    ),
    Proof(
        "readings",
        "each card of the 408 pool says what is printed on it, by its words, or a reason is given",
        INTERPRETED,
        "tools/read_cards.py",
    ),
    Proof(
        "asymmetric",
        "of 40 changes wrong for one seat, in one phase or the second time only, the tests of rules notice 38",
        INTERPRETED,
        "tools/mutate.py --asymmetric",
    ),
    Proof(
        "breaks",
        "each rule that is broken on purpose is noticed by its own tests",
        INTERPRETED,
        "tools/break_rules.py",
    ),
    Proof(
        "refusals",
        "200 answers of why_not drawn from random duels name a rule and facts, and mix no languages",
        COMPILED,
        "tools/draw_refusals.py --quiet --count 200 --seed {seed}",
        1,
    ),
    Proof(
        "traces",
        "duels recorded on another engine are replayed alike, where the records are at hand",
        INTERPRETED,
        "tools/check_traces.py",
    ),
    Proof(
        "wheel",
        "the sdist gives a pure wheel, both wheels install without an index, and play the same duels",
        INTERPRETED,
        "tools/build_wheel.py --prove",
    ),
)


def find_tree(build: str) -> Path:
    """Return the tree that holds a build of the package; the compiled one is made if it is not there."""
    if build == INTERPRETED:
        return ROOT / "src"
    command = [sys.executable, str(ROOT / "tools" / "build_compiled.py"), "--tree"]
    made = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, text=True, check=True)
    return ROOT / made.stdout.split()[-1]


def run(proof: Proof, seed: int | None) -> bool:
    """Run a proof, say how it ended, and return whether it holds."""
    seed = proof.seed if seed is None or proof.seed is None else seed
    command = shlex.split(proof.command.format(seed=seed))
    tree = find_tree(proof.build)
    drawn = "" if seed is None else f", seed {seed}"
    print(f"== {proof.name}{drawn}: {proof.proves}")
    print(f"   python {shlex.join(command)} (with {tree.relative_to(ROOT).as_posix()})", flush=True)
    began = time.monotonic()
    environment = {**os.environ, "PYTHONPATH": str(tree)}
    code = subprocess.run([sys.executable, *command], cwd=ROOT, env=environment, check=False).returncode
    said = "holds" if code == 0 else f"DOES NOT HOLD (exit code {code})"
    print(f"== {proof.name} {said}, after {(time.monotonic() - began) / 60:.1f} min\n", flush=True)
    return code == 0


def list_proofs() -> str:
    """Return the names of the proofs and what they prove."""
    width = max([len(proof.name) for proof in PROOFS])
    return "\n".join([f"    {proof.name:<{width}}  {proof.proves}" for proof in PROOFS])


def main() -> int:
    """Run the proofs that are wanted, and say which of them hold."""
    parser = argparse.ArgumentParser(
        description=f"{__doc__}{list_proofs()}", formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("proofs", nargs="*", metavar="PROOF", help="which proofs (all)")
    parser.add_argument("--seed", type=int, help="another seed than the usual one")
    parser.add_argument("--list", action="store_true", help="only say which proofs there are")
    chosen = parser.parse_args()
    if chosen.list:
        print(list_proofs())
        return 0
    unknown = set(chosen.proofs) - {proof.name for proof in PROOFS}
    if unknown:
        parser.error(f"no such proof: {', '.join(sorted(unknown))}; there are\n{list_proofs()}")
    wanted = [proof for proof in PROOFS if not chosen.proofs or proof.name in chosen.proofs]
    failed = [proof.name for proof in wanted if not run(proof, chosen.seed)]
    print(
        f"{len(wanted) - len(failed)} of {len(wanted)} proofs hold" + (f", not: {', '.join(failed)}" if failed else "")
    )
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
