"""The mark `rule(id, scenario=1)`: a test says which scenario of which rule of the catalogue it plays.

With `pending="why"` it plays all of the scenario but a clause that needs something not yet built; that scenario is
not counted as played, and `make conformance` tells the reason. With `scenario=0` it plays a further case of the rule,
which none of its scenarios tells; that proves nothing by itself, but must not fail.

Every test that lays a duel, of a rule, of a card or of the engine, is played from both seats, the second time as
`…[other seat]` (`both_seats.py`, `seating.py`), with cards that have moved before (`moved_before.py`).
"""

import json
import os
from collections.abc import Generator, Iterator
from pathlib import Path

import pytest
from hypothesis import settings

import spellspeed.words
from both_seats import FOLDERS, is_played_twice
from probes import noted
from samples import STEADY
from seating import seating
from spellspeed.rulebook.book import find_rule
from watchdog import Watchdog

WATCHDOG = pytest.StashKey[Watchdog]()

# What whoever runs the tests has imported for himself is none of their business.
os.environ["SPELLSPEED_DATA"] = str(Path(__file__).with_name("no-such-folder"))

# The same examples every time and no clock: a red run is a defect, never bad luck or a slow machine.
# `pytest --hypothesis-profile=explore` looks for new examples.
settings.register_profile("steady", derandomize=True, deadline=None, max_examples=STEADY)
settings.register_profile("explore", deadline=None, max_examples=1000)
settings.load_profile("steady")


@pytest.fixture(autouse=True, scope="session")
def own_folder(tmp_path_factory: pytest.TempPathFactory) -> None:
    """No test reads or writes the files of whoever runs it."""
    os.environ["SPELLSPEED_DATA"] = str(tmp_path_factory.mktemp("user"))


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--conformance", metavar="FILE", help="write which rules' tests passed, for tools/conformance.py")
    parser.addoption("--rule", metavar="ID", help="run only the tests that name this rule")


@pytest.hookimpl(optionalhook=True)  # tools/mutate.py goes without xdist
def pytest_xdist_auto_num_workers() -> int:
    """One worker more than there are cores: tests of servers and of the page wait for others half of their time."""
    return (os.cpu_count() or 1) + 1


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Begins with the page, which waits for others most of its time, and keeps only the tests of the wanted rule."""
    items.sort(key=lambda item: item.path.parent.name != "page")
    wanted = config.getoption("--rule")
    if wanted:
        items[:] = [item for item in items if wanted in [rule for rule, _, _ in marked(item)]]


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Has a test of a rule, a card or the engine that lays a duel played from the other seat as well."""
    if is_played_twice(metafunc):
        metafunc.parametrize("exchanged", [False, True], ids=[pytest.HIDDEN_PARAM, "other seat"], indirect=True)


@pytest.fixture(autouse=True)
def exchanged(request: pytest.FixtureRequest) -> bool:
    """Whether the players of the test are exchanged."""
    wanted: bool = getattr(request, "param", False)
    seating.begin(wanted)
    return wanted


def pytest_report_header() -> str:
    interpreted = spellspeed.words.__file__.endswith(".py")
    return f"spellspeed: {'interpreted' if interpreted else 'compiled'}"


def marked(item: pytest.Item) -> Iterator[tuple[str, int, str]]:
    """The rules and scenarios that a test names, and what of them waits; raises a `ValueError` about a wrong mark."""
    for mark in item.iter_markers("rule"):
        scenario = mark.kwargs.get("scenario", 1)
        pending = mark.kwargs.get("pending", "")
        known = not set(mark.kwargs) - {"scenario", "pending"}
        if len(mark.args) != 1 or not known or type(scenario) is not int:
            raise ValueError(f'write the mark as rule("id", scenario=1), not {mark.args} {mark.kwargs}')
        if type(pending) is not str or ("pending" in mark.kwargs and not pending.strip()):
            raise ValueError(f"{mark.args[0]}: pending= says what the clause waits for, not {pending!r}")
        try:
            rule = find_rule(mark.args[0])
        except KeyError as unknown:
            raise ValueError(unknown.args[0]) from None
        if not 0 <= scenario <= rule.scenarios:
            raise ValueError(f"{rule.id} has {rule.scenarios} scenarios, there is no scenario {scenario}")
        yield rule.id, scenario, pending


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report(
    collector: pytest.Collector,
) -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
    """Notes the marks on every test, and fails the collection of a file with a wrong mark."""
    report = yield
    problems = []
    for item in report.result or ():
        if isinstance(item, pytest.Item):
            try:
                item.user_properties += [("rule", each) for each in marked(item)]
            except ValueError as wrong:
                problems.append(f"{item.nodeid}: {wrong}")
    if problems:
        report.outcome = "failed"
        report.longrepr = "\n".join(problems)
        report.result = []
    return report


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    """Has nobody wait for ever for a test."""
    watchdog = item.config.stash[WATCHDOG]
    watchdog.watch()
    try:
        return (yield)
    finally:
        watchdog.rest()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None, None, None]:
    """Notes with which made-up cards a marked test was played, and sees that both seats had a duel to play."""
    noted.clear()
    yield
    marked = any(key == "rule" for key, _ in item.user_properties)
    if marked:
        item.user_properties.append(("made up", noted.made_up()))
    if marked or item.path.parent.name in FOLDERS:
        given = item.callspec.params if hasattr(item, "callspec") else {}
        twice = "exchanged" in given or "seat" in given
        assert twice or not seating.laid, "a duel was laid for one seat only: name table() or start() in the test"
    assert seating.laid or not seating.exchanged, "no duel was laid for the other seat: use table() or start()"


def pytest_configure(config: pytest.Config) -> None:
    config.stash[WATCHDOG] = Watchdog()
    if config.getoption("--conformance") and not hasattr(config, "workerinput"):
        config.pluginmanager.register(ConformanceFile(config))


class ConformanceFile:
    """Gathers the outcome of every marked test in the process that starts the workers, and writes it down."""

    def __init__(self, config: pytest.Config) -> None:
        self.path = Path(config.getoption("--conformance"))
        self.outcomes: dict[str, str] = {}
        self.rules: dict[str, list[object]] = {}
        self.made_up: dict[str, object] = {}

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        rules = [value for key, value in report.user_properties if key == "rule"]
        if not rules:
            return
        self.rules[report.nodeid] = rules
        found = [value for key, value in report.user_properties if key == "made up"]
        self.made_up[report.nodeid] = found[0] if found else []
        before = self.outcomes.get(report.nodeid, "skipped")
        if report.failed or before == "failed":
            self.outcomes[report.nodeid] = "failed"
        elif report.when == "call" and report.passed:
            self.outcomes[report.nodeid] = "passed"
        else:
            self.outcomes[report.nodeid] = before

    def pytest_sessionfinish(self) -> None:
        tests = [
            {"test": test, "outcome": outcome, "rules": self.rules[test], "made_up": self.made_up[test]}
            for test, outcome in self.outcomes.items()
        ]
        self.path.parent.mkdir(parents=True, exist_ok=True)
        self.path.write_text(json.dumps({"tests": tests}), encoding="utf-8")
