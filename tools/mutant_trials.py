"""Which tests reach which lines of the engine, and what tests say of a mutant.

A test names rules if it is marked with one, or if it mentions one by its id (`because="summon.…"`): it then sees that
rule refuse. `Reach` watches an ordinary run of tests. `Trials` collects the tests once and runs none of them itself:
for each mutant it forks a process, which puts the changed code into the function that everybody has already imported,
and runs the tests that reach the changed line until one fails. A function that was at work while the tests were
collected may have left its results behind; if such a mutant is not noticed, it gets a process of its own, changed
before anything is imported.

A test that takes far longer than without the change is put aside, and the others are asked. If none of them fails, the
quickest that was put aside is run once more with much more time. Only if that is not enough either, it never ends, and
the mutant is noticed; if it passes in the end, the mutant makes the play slow, and nobody has noticed it.

Whoever has little time can have a mutant given up after so many seconds of tests (`at_most`), those first that are most
likely to notice it: it counts as not noticed then, so that the share of the noticed is at least what is found.
"""

import json
import math
import os
import resource
import signal
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field, replace
from functools import cache
from importlib.machinery import SourceFileLoader
from pathlib import Path
from types import CodeType, FrameType, FunctionType, ModuleType
from typing import Any

import pytest
from _pytest.runner import runtestprotocol
from tools.mutants import Mutant, constant_of, rules_cited

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "src"
# These never run the engine in this process, or see to it that the sources are as they should be.
NOT_ASKED = ("api/test_cli.py", "architecture", "compiled", "data", "language", "outside")
TOO_LONG = ("test_a_hundred_thousand_shuffles_are_fair_and_lose_no_card",)  # half of the time of all tests of rules
SLOW = 1.0  # seconds: tests that take longer come last
PATIENCE, TIMES = 5.0, 10  # seconds of work, and so often the usual time, after which a test is put aside …
LAST_PATIENCE, LAST_TIMES = 40.0, 100  # … and after which it plays for ever
MOST_PUT_ASIDE = 3  # where so many tests take too long, the rest will as well
MEMORY = 8 << 30
TOO_LONG_NOW = " (too long)"
NEVER_ENDS = " (never ends)"
SLOWED = "slowed: "  # said of a mutant with which a test takes far longer, and passes
# A test plays a scenario of a rule, or a further case of it, or mentions the rule that it sees refuse, or does neither.
SCENARIO, FURTHER, MENTION, OTHER = KINDS = ("scenario", "further", "mention", "other")
ASKED = {"rules": KINDS[:3], "others": KINDS[3:], "all": KINDS}


def collect_with(plugin: "Asking", paths: list[str] | None = None) -> int:
    """Let pytest collect the tests that the plugin asks, and run them or leave that to the plugin."""
    sys.path[:0] = [str(SOURCES)]
    ignored = [f"--ignore={ROOT / 'tests' / each}" for each in NOT_ASKED]
    plugins = ["-p", "no:cacheprovider", "-p", "no:xdist", "-p", "no:faulthandler"]
    options = ["-q", "-s", "--tb=no", "--no-header", "--no-summary", "-o", "addopts=--import-mode=importlib"]
    return int(pytest.main([*options, *plugins, *ignored, *(paths or [str(ROOT / "tests")])], plugins=[plugin]))


def find_files(part: int, parts: int) -> list[str]:
    """Return every so many-th file of tests that may be asked: a share of them for one of several processes."""
    ignored = [ROOT / "tests" / each for each in NOT_ASKED]
    found = [path for path in sorted((ROOT / "tests").rglob("test_*.py")) if not {path, *path.parents} & {*ignored}]
    return [str(path) for path in found[part::parts]]


def kind_of(item: pytest.Item) -> str:
    """Return in which way a test names rules."""
    scenarios = [mark.kwargs.get("scenario", 1) for mark in item.iter_markers("rule")]
    if scenarios:
        return SCENARIO if any(scenarios) else FURTHER
    ids = rule_ids()
    return MENTION if any(each in ids for each in words_of(item)) else OTHER


@cache
def rule_ids() -> frozenset[str]:
    """Return the ids of the rules of the game."""
    from spellspeed.rulebook.book import all_rules

    return frozenset([rule.id for rule in all_rules() if not rule.id.startswith("ask.")])


def words_of(item: pytest.Item) -> Iterator[str]:
    """Yield the texts that a test consists of: written in it, constants of its module that it uses, its parameters."""
    function = getattr(item, "function", None)
    if isinstance(function, FunctionType):
        yield from words_in(function.__code__.co_consts)
        yield from words_in([function.__globals__.get(name) for name in function.__code__.co_names])
    if isinstance(item, pytest.Function) and hasattr(item, "callspec"):
        yield from words_in(item.callspec.params.values())


def words_in(values: Iterable[object]) -> Iterator[str]:
    """Yield the texts among these values, however deep."""
    for value in values:
        if isinstance(value, str):
            yield value
        elif isinstance(value, CodeType):
            yield from words_in(value.co_consts)
        elif isinstance(value, tuple | list | frozenset):
            yield from words_in(value)


class Asking:
    """Keeps the tests that are asked."""

    def __init__(self, asked: str) -> None:
        self.asked = asked

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Leave out the others."""
        kinds = ASKED[self.asked]
        items[:] = [item for item in items if item.name not in TOO_LONG and kind_of(item) in kinds]


class Reach(Asking):
    """Which tests reach which lines, and how long each takes."""

    def __init__(self, target: Path, asked: str) -> None:
        import coverage

        super().__init__(asked)
        self.target = target
        self.tests: list[str] = []
        self.seconds: list[float] = []
        self.failed: set[int] = set()
        self.coverage = coverage.Coverage(data_file=None, include=[f"{SOURCES}/spellspeed/engine/*"])
        self.coverage.start()

    def pytest_runtest_setup(self, item: pytest.Item) -> None:
        self.tests.append(item.nodeid)
        self.seconds.append(0.0)
        self.coverage.switch_context(str(len(self.tests)))

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.seconds[-1] += report.duration
        if report.failed:
            self.failed.add(len(self.tests))
            print(f"{report.nodeid} fails before anything is changed and is not asked", file=sys.stderr, flush=True)

    def pytest_sessionfinish(self, exitstatus: int) -> None:
        self.coverage.stop()
        data = self.coverage.get_data()
        lines: dict[str, dict[str, list[int]]] = {}
        for file in data.measured_files():
            name = Path(file).relative_to(SOURCES).as_posix()
            # What was reached outside of every test counts as reached by number 0.
            reached = data.contexts_by_lineno(file)
            for line, tests in reached.items():
                numbers = {int(test or 0) for test in tests}
                lines.setdefault(name, {})[str(line)] = sorted(numbers - self.failed)
        if exitstatus in (0, 1, pytest.ExitCode.NO_TESTS_COLLECTED):
            found = {"tests": self.tests, "seconds": self.seconds, "lines": lines}
            self.target.write_text(json.dumps(found), encoding="utf-8")


def join_reached(parts: list[Path], target: Path) -> None:
    """Write down together what several processes found, each of which has run a share of the tests."""
    tests: list[str] = []
    seconds: list[float] = []
    lines: dict[str, dict[str, list[int]]] = {}
    for part in parts:
        found = json.loads(part.read_text(encoding="utf-8"))
        for file, reached in found["lines"].items():
            for line, numbers in reached.items():
                known = lines.setdefault(file, {}).setdefault(line, [])
                # What was reached outside of every test keeps its number.
                moved = [number + len(tests) if number else 0 for number in numbers]
                known += [number for number in moved if number or 0 not in known]
        tests += found["tests"]
        seconds += found["seconds"]
    target.write_text(json.dumps({"tests": tests, "seconds": seconds, "lines": lines}), encoding="utf-8")


class Reached:
    """What `Reach` found; without it every test may reach everything."""

    def __init__(self, source: Path | None) -> None:
        found = {} if source is None else json.loads(source.read_text(encoding="utf-8"))
        self.is_known = source is not None
        self.tests: list[str] = ["", *found.get("tests", [])]
        self.seconds: list[float] = [0.0, *found.get("seconds", [])]
        self.lines: dict[str, dict[str, list[int]]] = found.get("lines", {})
        self.counts = [0] * len(self.tests)  # of the lines that each test reaches
        for lines in self.lines.values():
            for tests in lines.values():
                for test in tests:
                    self.counts[test] += 1

    def learn(self, tests: list[str], seconds: list[float]) -> None:
        """Take these tests for all there are, with the time each of them takes."""
        self.tests = ["", *tests]
        self.seconds = [0.0, *seconds]
        self.counts = [0] * (len(tests) + 1)

    def tests_for(self, mutant: Mutant) -> list[int]:
        """Return the numbers of the tests that reach a mutant's line, or the beginning of its statement."""
        if not self.is_known:
            return list(range(1, len(self.tests)))
        lines = self.lines.get(mutant.file, {})
        for line in range(mutant.line, mutant.statement - 1, -1):
            if str(line) in lines:
                return lines[str(line)]
        return []


@dataclass
class Trial:
    """One mutant, the tests that are still to be asked about it, and those that took too long."""

    mutant: Mutant
    order: list[int]
    count: int
    aside: list[int] = field(default_factory=list)
    is_last: bool = False  # whether this is the second time for a test that took too long


class Trials(Asking):
    """Tries mutants, and tells of each which test noticed it: "" for none, and how many reach it."""

    def __init__(
        self,
        mutants: list[Mutant],
        reached: Reached,
        asked: str,
        jobs: int,
        tell: Callable[[Mutant, str, int], None],
        at_most: float = math.inf,
    ) -> None:
        super().__init__(asked)
        self.mutants = mutants
        self.at_most = at_most
        self.reached = reached
        self.jobs = jobs
        self.tell = tell
        self.early: list[Mutant] = []
        self.items: dict[str, pytest.Item] = {}
        self.sources: dict[str, str] = {}
        self.at_work: dict[int, tuple[Trial, int]] = {}

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Try all mutants, several at a time; the tests themselves are run in the processes made for them."""
        self.items = {item.nodeid: item for item in session.items}
        if not self.reached.is_known:
            self.reached.learn(*self.time_unchanged())
        for mutant in self.mutants:
            order = self.order(mutant, self.reached.tests_for(mutant))
            if not order:
                self.tell(mutant, "", 0)
                continue
            while len(self.at_work) >= self.jobs:
                self.finish_one()
            self.start(Trial(mutant, order, len(order)))
        while self.at_work:
            self.finish_one()
        return True

    def time_unchanged(self) -> tuple[list[str], list[float]]:
        """Return the tests that pass as long as nothing is changed, and how long each of them works."""
        begin, end = os.pipe()
        child = os.fork()
        if child == 0:
            silence()
            times = {}
            for name, item in self.items.items():
                began = time.process_time()
                if not any(report.failed for report in runtestprotocol(item, log=False, nextitem=None)):
                    times[name] = time.process_time() - began
            os.write(end, json.dumps(times).encode())
            os._exit(0)
        os.close(end)
        with os.fdopen(begin, encoding="utf-8") as answer:
            found: dict[str, float] = json.loads(answer.read() or "{}")
        os.waitpid(child, 0)
        for name in [name for name in self.items if name not in found]:
            print(f"{name} fails before anything is changed and is not asked", file=sys.stderr, flush=True)
        return list(found), list(found.values())

    def start(self, trial: Trial) -> None:
        """Make a process that asks the tests of this trial."""
        begin, end = os.pipe()
        child = os.fork()
        if child == 0:
            self.try_one(trial, end)
        os.close(end)
        self.at_work[child] = (trial, begin)

    def finish_one(self) -> None:
        """Wait for one of the processes, and tell what it found or ask on."""
        child, status = os.wait()
        trial, begin = self.at_work.pop(child)
        with os.fdopen(begin, encoding="utf-8") as answer:
            said = answer.read() if status == 0 else f"(died of {status})"
        if said.endswith(TOO_LONG_NOW) and not trial.is_last:
            aside = self.reached.tests.index(said.removesuffix(TOO_LONG_NOW))
            rest = trial.order[trial.order.index(aside) + 1 :]
            trial = replace(trial, order=rest, aside=[*trial.aside, aside])
            if rest and len(trial.aside) < MOST_PUT_ASIDE:
                self.start(trial)
                return
            said = ""
        if trial.aside and not said and not trial.is_last:
            quickest = min(trial.aside, key=lambda test: self.reached.seconds[test])
            self.start(replace(trial, order=[quickest], is_last=True))
            return
        self.tell_one(trial, said)

    def tell_one(self, trial: Trial, said: str) -> None:
        """Tell what was found of a mutant, or keep it for a process of its own."""
        if trial.is_last and not said:
            said = SLOWED + self.reached.tests[trial.order[0]]
        said = said.replace(TOO_LONG_NOW, NEVER_ENDS)
        item = self.items.get(said.removesuffix(NEVER_ENDS))
        if item is not None:
            said = f"{kind_of(item)} {said}"
        if said or not self.is_early(trial.mutant):
            self.tell(trial.mutant, said, trial.count)
        else:
            self.early.append(trial.mutant)

    def is_early(self, mutant: Mutant) -> bool:
        """Whether the mutant's line was already at work before the first test."""
        return 0 in self.reached.tests_for(mutant)

    def order(self, mutant: Mutant, tests: list[int]) -> list[int]:
        """Return the tests in the order in which they are likely to notice: those of rules cited there first.

        Tests that play scenarios come before all others, so that it is known what they do not notice.
        """
        if mutant.file not in self.sources:
            self.sources[mutant.file] = (SOURCES / mutant.file).read_text(encoding="utf-8")
        cited = rules_cited(self.sources[mutant.file], mutant.function)
        ranked = []
        for test in tests:
            item = self.items.get(self.reached.tests[test])
            if item is not None:
                named = any(constant_of(mark.args[0]) in cited for mark in item.iter_markers("rule"))
                slow = self.reached.seconds[test] > SLOW
                kind = KINDS.index(kind_of(item))
                ranked.append((kind, slow, not named, self.reached.counts[test], test))
        return [each[-1] for each in sorted(ranked)]

    def try_one(self, trial: Trial, answer: int) -> None:
        """Make the change, run the tests and answer which one failed; this process ends with it."""
        try:
            silence()
            self.change(trial.mutant)
            os.write(answer, self.find_failing(trial, answer).encode())
        except BaseException as wrong:
            os.write(answer, f"(no trial: {wrong!r})".encode())
        os._exit(0)

    def change(self, mutant: Mutant) -> None:
        """Make the change in this process."""
        install(mutant, self.sources[mutant.file])

    def find_failing(self, trial: Trial, answer: int) -> str:
        """Return the first of the tests that fails, "" if none does; one that takes too long ends the process."""
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        running = ""

        def give_up(number: int, frame: FrameType | None) -> None:
            os.write(answer, f"{running}{TOO_LONG_NOW}".encode())
            os._exit(0)

        signal.signal(signal.SIGVTALRM, give_up)
        began = time.process_time()
        for test in trial.order:
            if time.process_time() - began > self.at_most:
                return ""
            running = self.reached.tests[test]
            usual = self.reached.seconds[test]
            patience = LAST_PATIENCE + LAST_TIMES * usual if trial.is_last else PATIENCE + TIMES * usual
            signal.setitimer(signal.ITIMER_VIRTUAL, patience)
            reports = runtestprotocol(self.items[running], log=False, nextitem=None)
            if any(report.failed for report in reports):
                return running
        return ""


class Fresh(Trials):
    """Tries one mutant in this process, which must be changed already."""

    def change(self, mutant: Mutant) -> None:
        """Nothing: the change was made before anything was imported."""

    def is_early(self, mutant: Mutant) -> bool:
        """No: here the change was made before anything was at work."""
        return False


def silence() -> None:
    """Let this process say nothing any more."""
    nothing = os.open(os.devnull, os.O_RDWR)
    os.dup2(nothing, 1)
    os.dup2(nothing, 2)


def install(mutant: Mutant, source: str) -> None:
    """Put the changed code into the function of a module that is in use."""
    module = sys.modules[mutant.file.removesuffix(".py").replace("/", ".")]
    changed = find_code(compile(mutant.apply(source), str(SOURCES / mutant.file), "exec"), mutant.function)
    (function,) = [each for each in functions_of(module) if each.__qualname__ == mutant.function]
    function.__code__ = changed


def find_code(code: CodeType, name: str) -> CodeType:
    """Return the code of a function within that of its module."""
    for part in name.split("."):
        (code,) = [each for each in code.co_consts if isinstance(each, CodeType) and each.co_name == part]
    return code


def functions_of(module: ModuleType) -> Iterator[FunctionType]:
    """Yield the functions and methods that are written in a module."""
    for each in list(vars(module).values()):
        if getattr(each, "__module__", "") == module.__name__:
            for inner in vars(each).values() if isinstance(each, type) else [each]:
                if isinstance(inner, FunctionType):
                    yield inner


def change_before_import(mutant: Mutant) -> None:
    """See to it that this process imports the changed module; nothing may have imported it yet."""
    name = mutant.file.removesuffix(".py").replace("/", ".")
    assert name not in sys.modules
    read = SourceFileLoader.get_code

    def get_code(loader: SourceFileLoader, fullname: str) -> Any:
        if fullname != name:
            return read(loader, fullname)
        path = SOURCES / mutant.file
        return compile(mutant.apply(path.read_text(encoding="utf-8")), str(path), "exec")

    SourceFileLoader.get_code = get_code  # type: ignore[method-assign, assignment]
