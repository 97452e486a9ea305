"""Makes small wrong changes in the engine, drawn by a seed, and sees whether the tests that name rules notice.

    python tools/mutate.py --count 300 --seed 1

First the tests that name rules are run once to see which of them reach which line (kept in `build/`). Each mutant is
then run against the tests that reach its line, those that reach least first, until one fails. What no test notices is
listed at the end, and everything is written to `build/mutants.json`; a run that was stopped goes on where it was.
"""

import argparse
import ast
import hashlib
import json
import os
import shutil
import signal
import subprocess
import sys
import tempfile
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.append(str(ROOT))
from tools.mutants import Mutant, find_mutants  # noqa: E402

ENGINE = ROOT / "src" / "spellspeed" / "engine"
BUILD = ROOT / "build"
RESULT = BUILD / "mutants.json"
FIRST_FEW = 60  # tests of the first attempt: most mutants die there
SECONDS = 300  # a mutant that plays on for ever is noticed
KILLED, SURVIVED, NOT_REACHED = "killed", "survived", "not reached"


class Reaching:
    """A pytest plugin that notes which lines of the engine each test that names a rule runs."""

    def __init__(self, target: Path) -> None:
        import coverage

        self.target = target
        self.coverage = coverage.Coverage(data_file=None, include=[f"{ENGINE}/*"])

    def pytest_sessionstart(self) -> None:
        self.coverage.start()

    def pytest_runtest_setup(self, item: Any) -> None:
        self.coverage.switch_context(item.nodeid)

    def pytest_sessionfinish(self) -> None:
        self.coverage.stop()
        data = self.coverage.get_data()
        found: dict[str, dict[str, list[str]]] = {}
        for file in data.measured_files():
            lines = data.contexts_by_lineno(file)
            name = Path(file).relative_to(ROOT / "src").as_posix()
            found[name] = {str(line): [test for test in tests if test] for line, tests in lines.items()}
        self.target.write_text(json.dumps(found), encoding="utf-8")


class Only:
    """A pytest plugin that runs these tests alone, in their order."""

    def __init__(self, wanted: list[str]) -> None:
        self.order = {test: at for at, test in enumerate(wanted)}

    def pytest_collection_modifyitems(self, items: list[Any]) -> None:
        items[:] = sorted(
            [item for item in items if item.nodeid in self.order], key=lambda each: self.order[each.nodeid]
        )


def name_of_state() -> str:
    """Return a name of the engine and the tests as they are now."""
    digest = hashlib.blake2b(digest_size=8)
    for folder in (ROOT / "src", ROOT / "tests"):
        for path in sorted(folder.rglob("*.py")):
            digest.update(path.read_bytes())
    return digest.hexdigest()


def find_reached() -> dict[str, dict[str, list[str]]]:
    """Return by file and line the tests that reach it; run them once if that is not known."""
    target = BUILD / f"reached-{name_of_state()}.json"
    if not target.exists():
        BUILD.mkdir(exist_ok=True)
        print("seeing which tests reach which lines …", flush=True)
        if run_self("--reach", str(target), sources=ROOT / "src", seconds=3600) != 0:
            raise SystemExit("the tests that name rules fail before anything is changed")
    found: dict[str, dict[str, list[str]]] = json.loads(target.read_text(encoding="utf-8"))
    return found


def run_self(*arguments: str, sources: Path, seconds: int) -> int:
    """Run this file's inner part on these sources and return pytest's exit code; one that hangs counts as failed."""
    command = [sys.executable, str(Path(__file__).resolve()), *arguments]
    environment = {**os.environ, "PYTHONPATH": str(sources), "PYTHONDONTWRITEBYTECODE": "1"}
    process = subprocess.Popen(
        command, cwd=ROOT, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True
    )
    try:
        return process.wait(seconds)
    except subprocess.TimeoutExpired:
        os.killpg(process.pid, signal.SIGKILL)
        process.wait()
        return 1


def run_pytest(plugin: object, files: list[str]) -> int:
    """Run tests that name rules in this process."""
    import pytest

    quiet = ["-q", "-x", "-p", "no:cacheprovider", "-p", "no:xdist", "-m", "rule", "--no-header", "-o", "addopts="]
    return int(pytest.main([*quiet, "--import-mode=importlib", *files], plugins=[plugin]))


class Workplace:
    """A copy of the sources in which one mutant after the other is made."""

    def __init__(self, folder: Path) -> None:
        self.sources = folder / "src"
        shutil.copytree(ROOT / "src", self.sources, ignore=shutil.ignore_patterns("__pycache__"))

    def judge(self, mutant: Mutant, tests: list[str]) -> str:
        """Return what becomes of a mutant."""
        if not tests:
            return NOT_REACHED
        path = self.sources / mutant.file
        whole = path.read_text(encoding="utf-8")
        path.write_text(mutant.apply(whole), encoding="utf-8")
        try:
            for some in (tests[:FIRST_FEW], tests[FIRST_FEW:]):
                if some and self.fails(some):
                    return KILLED
        finally:
            path.write_text(whole, encoding="utf-8")
        return SURVIVED

    def fails(self, tests: list[str]) -> bool:
        """Whether one of the tests fails on the sources as they are."""
        with tempfile.NamedTemporaryFile("w", suffix=".json", encoding="utf-8") as file:
            json.dump(tests, file)
            file.flush()
            return run_self("--only", file.name, sources=self.sources, seconds=SECONDS) != 0


def draw(count: int, seed: int) -> list[Mutant]:
    """Return mutants of the whole engine, drawn by the seed."""
    found = [each for path in sorted(ENGINE.rglob("*.py")) for each in find_mutants(path, ROOT / "src")]
    found = [each for each in found if is_python(each)]
    return Random(seed).sample(found, min(count, len(found)))


def is_python(mutant: Mutant) -> bool:
    """Whether the changed file can still be read."""
    try:
        ast.parse(mutant.apply((ROOT / "src" / mutant.file).read_text(encoding="utf-8")))
    except SyntaxError:
        return False
    return True


def tests_for(mutant: Mutant, reached: dict[str, dict[str, list[str]]]) -> list[str]:
    """Return the tests that reach a mutant's line; a statement of several lines counts by its first."""
    lines = reached.get(mutant.file, {})
    for line in range(mutant.line, mutant.line - 6, -1):
        if str(line) in lines:
            return lines[str(line)]
    return []


def count_lines(reached: dict[str, dict[str, list[str]]]) -> dict[str, int]:
    """Return how many lines of the engine each test reaches."""
    counts: dict[str, int] = {}
    for lines in reached.values():
        for tests in lines.values():
            for test in tests:
                counts[test] = counts.get(test, 0) + 1
    return counts


def run_all(mutants: list[Mutant], jobs: int, tell: Callable[[int, Mutant, str], None]) -> None:
    """Judge all mutants, several at a time."""
    reached = find_reached()
    counts = count_lines(reached)
    with tempfile.TemporaryDirectory() as folder, ThreadPoolExecutor(jobs) as pool:
        free = [Workplace(Path(folder) / str(number)) for number in range(jobs)]

        def judge(at: int) -> None:
            place = free.pop()
            try:
                tests = sorted(tests_for(mutants[at], reached), key=lambda test: (counts[test], test))
                tell(at, mutants[at], place.judge(mutants[at], tests))
            finally:
                free.append(place)

        list(pool.map(judge, range(len(mutants))))


def run_inner(arguments: argparse.Namespace) -> int:
    """Do what a process of its own does: see which lines tests reach, or run some of them."""
    if arguments.reach:
        return run_pytest(Reaching(Path(arguments.reach)), ["tests"])
    wanted: list[str] = json.loads(Path(arguments.only).read_text(encoding="utf-8"))
    return run_pytest(Only(wanted), sorted({test.partition("::")[0] for test in wanted}))


def main() -> int:
    """Draw mutants, judge them, and list those that nobody noticed."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--count", type=int, default=300, help="how many mutants (300)")
    parser.add_argument("--seed", type=int, default=1, help="which mutants (1)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="how many at a time")
    parser.add_argument("--reach", help=argparse.SUPPRESS)
    parser.add_argument("--only", help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.reach or arguments.only:
        return run_inner(arguments)
    mutants = draw(arguments.count, arguments.seed)
    known = f"{name_of_state()}-{arguments.seed}-{arguments.count}"
    kept: dict[str, Any] = json.loads(RESULT.read_text(encoding="utf-8")) if RESULT.exists() else {}
    results: dict[str, str] = kept["results"] if kept.get("run") == known else {}
    todo = [each for each in mutants if str(each) not in results]
    print(f"seed {arguments.seed}: {len(mutants)} mutants, {len(todo)} to judge", flush=True)

    def tell(at: int, mutant: Mutant, result: str) -> None:
        results[str(mutant)] = result
        RESULT.write_text(json.dumps({"run": known, "results": results}, indent=1) + "\n", encoding="utf-8")
        print(f"{len(results)}/{len(mutants)} {result}: {mutant}", flush=True)

    if todo:
        run_all(todo, arguments.jobs, tell)
    survivors = sorted(name for name, result in results.items() if result != KILLED)
    for name in survivors:
        print(f"{results[name]}: {name}")
    print(f"{len(results) - len(survivors)} of {len(results)} mutants noticed")
    return 0


if __name__ == "__main__":
    sys.exit(main())
