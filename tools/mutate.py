"""Makes small wrong changes in the engine, drawn by a seed, and sees whether the tests that name rules notice.

    python tools/mutate.py --count 300 --seed 1

First the tests that name rules are run once to see which of them reach which line (kept in `build/`). Each mutant is
then run against the tests that reach its line until one fails: those that play a scenario of a rule first, then those
that play a further case of one (`scenario=0`), then those that only mention the rule they see refuse; the three are
counted apart. What none of them notices is shown to all other tests as well. What nobody notices is listed at the end,
what only makes tests slow apart, with the reason if `surviving_mutants.toml` gives one. Everything is written to
`build/mutants.json`; a run that was stopped goes on where it was.

What is drawn is said in `mutants.py`, how it is tried in `mutant_trials.py`. Other runs:

    python tools/mutate.py --survivors                    only what no test of a rule noticed in the last run
    python tools/mutate.py --all --like "find.py fits:"   every mutant whose name has this text in it
    python tools/mutate.py --since COMMIT                 only on lines that have been written since a commit
    … --with tests/rules/test_battle.py                   what the tests of this file say of them, all of which are run
    python tools/mutate.py --asymmetric                   the list of `asymmetric_mutants.toml`: wrong in one case only
"""

import argparse
import hashlib
import json
import math
import os
import subprocess
import sys
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.append(str(ROOT))
from tools.mutant_trials import (  # noqa: E402
    KINDS,
    SLOWED,
    Fresh,
    Reach,
    Reached,
    Trials,
    change_before_import,
    collect_with,
    find_files,
    join_reached,
)
from tools.mutants import Mutant, draw, find_added, read_listed  # noqa: E402

ENGINE = ROOT / "src" / "spellspeed" / "engine"
BUILD = ROOT / "build"
RESULT = BUILD / "mutants.json"
ASYMMETRIC = ROOT / "tools" / "asymmetric_mutants.toml"
REASONS = ROOT / "tools" / "surviving_mutants.toml"
RULES, OTHERS, ALL = "rules", "others", "all"  # the tests that are asked first, and those asked afterwards
NOTICED, SURVIVED, NOT_REACHED = "noticed", "survived", "not reached"
SLOW = "only slow"  # tests take far longer, and pass
BY_RULES = tuple([f"{NOTICED} by {kind}" for kind in KINDS[:3]])
WANTED = 0.9  # the share of drawn mutants that tests of rules must notice
WANTED_OF_ASYMMETRIC = 0.95  # and of those that are wrong in one case only
Results = dict[str, dict[str, str]]  # by the name of a mutant: what became of it, and by which test


def name_of_state() -> str:
    """Return a name of the engine and the tests as they are now."""
    digest = hashlib.blake2b(digest_size=8)
    for folder in (ROOT / "src", ROOT / "tests"):
        for path in sorted([*folder.rglob("*.py"), *folder.rglob("*.duel")]):
            digest.update(path.read_bytes())
    return digest.hexdigest()


def name_of_commit() -> str:
    """Return the commit that is checked out, and whether anything has changed since."""
    asked = ["git", "-C", str(ROOT), "describe", "--always", "--dirty"]
    said = subprocess.run(asked, capture_output=True, text=True, check=False)
    return said.stdout.strip() or "no commit"


def run_self(*runs: list[str]) -> None:
    """Run inner parts of this file, each in a process of its own and all at the same time."""
    commands = [[sys.executable, str(Path(__file__).resolve()), *arguments] for arguments in runs]
    at_work = [subprocess.Popen(command, cwd=ROOT, stdout=subprocess.DEVNULL) for command in commands]
    ends = [process.wait() for process in at_work]
    for command, end in zip(commands, ends, strict=True):
        if end not in (0, 1, 5):  # 5: none of its tests is asked
            raise SystemExit(f"this failed: {' '.join(command)}")


def find_reached(asked: str, jobs: int) -> Path:
    """Return where it is written which of these tests reach what; run them once if that is not known."""
    target = BUILD / f"reached-{name_of_state()}-{asked}.json"
    if not target.exists():
        BUILD.mkdir(exist_ok=True)
        print(f"seeing which tests ({asked}) reach which lines …", flush=True)
        parts = [target.with_suffix(f".{part}") for part in range(jobs)]
        shares = [["--share", f"{part}", f"{jobs}"] for part in range(jobs)]
        run_self(*[["--reach", str(part), "--asked", asked, *share] for part, share in zip(parts, shares, strict=True)])
        if not all(part.exists() for part in parts):
            raise SystemExit("the tests could not be run")
        join_reached(parts, target)
        for part in parts:
            part.unlink()
    return target


def try_all(
    mutants: list[Mutant], asked: str, jobs: int, at_most: float, tell: Callable[[Mutant, str, int], None]
) -> None:
    """Try all mutants with these tests."""
    reached = find_reached(asked, jobs)
    trials = Trials(mutants, Reached(reached), asked, jobs, tell, at_most)
    collect_with(trials)
    for mutant in trials.early:
        told = BUILD / "fresh.json"
        told.unlink(missing_ok=True)
        asking = ["--asked", asked, "--reach", str(reached), "--at-most", f"{at_most}"]
        run_self(["--fresh", mutant.name, "--told", str(told), *asking])
        said = json.loads(told.read_text(encoding="utf-8"))
        tell(mutant, said["by"], said["count"])


def try_with(mutants: list[Mutant], tests: list[str]) -> int:
    """Say what the tests of some files say of mutants, whether they name rules or not."""

    def tell(mutant: Mutant, by: str, count: int) -> None:
        print(f"{by if by.startswith(SLOWED) else f'noticed by {by}' if by else SURVIVED}: {mutant}", flush=True)

    return collect_with(Trials(mutants, Reached(None), ALL, 1, tell), tests)


def try_fresh(name: str, asked: str, reached: Path, told: Path, at_most: float) -> int:
    """Try one mutant in this process, and write down what the tests say."""
    (mutant,) = [each for each in [*all_drawn(), *all_asymmetric()] if each.name == name]
    change_before_import(mutant)

    def tell(mutant: Mutant, by: str, count: int) -> None:
        told.write_text(json.dumps({"by": by, "count": count}), encoding="utf-8")

    collect_with(Fresh([mutant], Reached(reached), asked, 1, tell, at_most))
    if not told.exists():
        tell(mutant, "(the tests cannot be read)", 1)
    return 0


class Run:
    """A draw of mutants and what became of them so far."""

    def __init__(self, name: str, mutants: list[Mutant]) -> None:
        self.mutants = mutants
        self.name = name
        self.commit = name_of_commit()
        self.results: Results = {}
        kept = read_last()
        if kept.get("run") == name:
            self.results = kept["results"]

    def note(self, mutant: Mutant, result: str, by: str) -> None:
        """Write down what became of a mutant and say it."""
        self.results[mutant.name] = {"result": result, "by": by}
        written = {"run": self.name, "commit": self.commit, "results": self.results}
        RESULT.write_text(json.dumps(written, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
        print(f"{len(self.results)}/{len(self.mutants)} {result}: {mutant}{f' by {by}' if by else ''}", flush=True)

    def tell_rules(self, mutant: Mutant, by: str, count: int) -> None:
        """Note what the tests that name rules say."""
        if by.startswith(SLOWED):
            self.note(mutant, SLOW, "")
        else:
            self.note(mutant, noticed_by(by) if by else SURVIVED if count else NOT_REACHED, by)

    def tell_others(self, mutant: Mutant, by: str, count: int) -> None:
        """Note what the other tests say of what the tests that name rules have not noticed."""
        before = self.results[mutant.name]["result"]
        if by.startswith(SLOWED):
            self.note(mutant, SLOW, by)
        elif by:
            self.note(mutant, noticed_by(by), by)
        else:
            self.note(mutant, before if before != NOT_REACHED or not count else SURVIVED, "-")

    def go_on(self, jobs: int, at_most: float, *, only_rules: bool) -> None:
        """Try what has not been tried yet."""
        todo = [each for each in self.mutants if each.name not in self.results]
        if todo:
            try_all(todo, RULES, jobs, at_most, self.tell_rules)
        if only_rules:
            return
        # What the other tests have not seen either is marked so, lest they are asked again.
        rest = [each for each in self.mutants if self.results[each.name]["by"] == ""]
        if rest:
            try_all(rest, OTHERS, jobs, at_most, self.tell_others)

    def sum_up(self) -> float:
        """Print how many were noticed, and the rest with the reasons; return the share that tests of rules notice."""
        reasons = read_reasons()
        of: dict[str, int] = {}
        for mutant in self.mutants:
            result = self.results[mutant.name]["result"]
            of[result] = of.get(result, 0) + 1
            if result.startswith(NOTICED) and result != BY_RULES[0]:
                print(f"{result}: {mutant} by {self.results[mutant.name]['by']}")
        for mutant in self.mutants:
            result = self.results[mutant.name]["result"]
            if result in (SURVIVED, SLOW, NOT_REACHED):
                print(f"{result}: {mutant}\n    because: {reasons.get(mutant.name, 'not known')}")
        count = max(len(self.mutants), 1)
        by_rules = sum([of.get(result, 0) for result in BY_RULES])
        print(f"{self.commit}: {len(self.mutants)} mutants, {by_rules / count:.1%} noticed by tests that name rules")
        print(", ".join([f"{result}: {number}" for result, number in sorted(of.items())]))
        return by_rules / count


def noticed_by(by: str) -> str:
    """Return what became of a mutant that a test has noticed; one that stops the process is as good as any."""
    kind = by.partition(" ")[0]
    return f"{NOTICED} by {kind if kind in KINDS else KINDS[0]}"


def read_last() -> dict[str, Any]:
    """Return what the last run has written."""
    kept: dict[str, Any] = json.loads(RESULT.read_text(encoding="utf-8")) if RESULT.exists() else {}
    return kept


def read_reasons() -> dict[str, str]:
    """Return by its name why a mutant may survive."""
    entries = tomllib.loads(REASONS.read_text(encoding="utf-8"))["mutant"] if REASONS.exists() else []
    return {each["name"]: each["reason"] for each in entries}


def all_drawn(seed: int = 0) -> list[Mutant]:
    """Return every mutant that can be drawn."""
    return draw(ENGINE, ROOT / "src", -1, seed)


def all_asymmetric() -> list[Mutant]:
    """Return the mutants that are wrong for one seat, in one phase or the second time only."""
    return read_listed(ASYMMETRIC, ENGINE, ROOT / "src")


def read_added(commit: str) -> set[tuple[str, int]]:
    """Return the lines of the engine that have been written since a commit, as a mutant names its file and line."""
    # As git would say it to everybody, whatever the settings of a user are.
    plain = ["--no-color", "--no-ext-diff", "--src-prefix=a/", "--dst-prefix=b/"]
    asked = ["git", "-C", str(ROOT), "diff", "-U0", *plain, commit, "--", str(ENGINE)]
    said = subprocess.run(asked, capture_output=True, text=True, check=False)
    if said.returncode:
        raise SystemExit(f"what has been written since {commit!r} cannot be read: {said.stderr.strip()}")
    return {(file.removeprefix("src/"), line) for file, line in find_added(said.stdout)}


def choose(arguments: argparse.Namespace) -> list[Mutant]:
    """Return the mutants that are wanted."""
    found = all_asymmetric() if arguments.asymmetric else all_drawn(arguments.seed)
    if arguments.since:
        added = read_added(arguments.since)
        found = [each for each in found if (each.file, each.line) in added]
    if arguments.survivors:
        last: Results = read_last().get("results", {})
        alive = {name for name, told in last.items() if told["result"] not in BY_RULES}
        found = [each for each in found if each.name in alive]
    elif not arguments.all and not arguments.asymmetric:
        found = found[: arguments.count]
    return [each for each in found if arguments.like in str(each)]


def main() -> int:
    """Draw mutants, try them, and list those that nobody noticed."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--count", type=int, default=300, help="how many mutants (300)")
    parser.add_argument("--seed", type=int, default=1, help="which mutants (1)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="how many at a time")
    parser.add_argument("--all", action="store_true", help="every mutant there is")
    parser.add_argument("--asymmetric", action="store_true", help="those that are wrong in one case only, by a list")
    parser.add_argument("--like", default="", help="only those whose name has this text in it")
    parser.add_argument("--since", metavar="COMMIT", default="", help="only those on lines written since a commit")
    parser.add_argument("--survivors", action="store_true", help="only those the last run did not see noticed")
    parser.add_argument("--at-most", type=float, default=math.inf, help="seconds of tests, after which one is given up")
    parser.add_argument("--only-rules", action="store_true", help="do not show the rest to the other tests")
    parser.add_argument("--with", nargs="+", dest="tests", metavar="FILE", help="ask the tests of these files alone")
    for inner in ("--reach", "--asked", "--fresh", "--told"):
        parser.add_argument(inner, help=argparse.SUPPRESS)
    parser.add_argument("--share", type=int, nargs=2, default=(0, 1), help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.fresh:
        told = Path(arguments.told)
        return try_fresh(arguments.fresh, arguments.asked, Path(arguments.reach), told, arguments.at_most)
    if arguments.reach:
        return collect_with(Reach(Path(arguments.reach), arguments.asked), find_files(*arguments.share))
    mutants = choose(arguments)
    if arguments.tests:
        return try_with(mutants, arguments.tests)
    which = f"{arguments.seed}-{len(mutants)}-{arguments.all}-{arguments.like}-{arguments.survivors}-{arguments.since}"
    if arguments.asymmetric:
        which += hashlib.blake2b(ASYMMETRIC.read_bytes(), digest_size=8).hexdigest()
    run = Run(f"{name_of_state()}-{which}", mutants)
    todo = len([each for each in mutants if each.name not in run.results])
    print(f"{name_of_commit()}, seed {arguments.seed}: {len(mutants)} mutants, {todo} to try", flush=True)
    run.go_on(arguments.jobs, arguments.at_most, only_rules=arguments.only_rules)
    share = run.sum_up()
    # Mutants that were picked, and not drawn, say nothing about the tests as a whole.
    picked = arguments.all or arguments.like or arguments.survivors
    return 0 if picked or share >= (WANTED_OF_ASYMMETRIC if arguments.asymmetric else WANTED) else 1


if __name__ == "__main__":
    sys.exit(main())
