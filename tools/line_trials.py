"""What tests say of a card that has lost a line.

`LineTrials` collects the tests once and runs none of them itself. For each card it forks a process, and in that one for
each line another, which takes the line out of the card in every pool there is and runs the tests until one fails: the
card's own tests first, those whose docstrings name this very line before the others, then all tests that name the card
anywhere. A test that fails is run once more with the whole card; if it fails there too, it has noticed nothing and is
not asked again. The first seat is enough: what differs between the seats is the engine's, not the card's.
"""

import gc
import json
import os
import signal
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from types import FrameType

import pytest
from _pytest.runner import runtestprotocol
from tools.card_tests import NUMBERS, numbers_of
from tools.mutant_trials import NEVER_ENDS, ROOT, Asking, silence, words_of

from spellspeed.lang.words.lines import Card, Line
from spellspeed.pool import CardPool

OWN, OTHER, NOBODY = "own", "other", "nobody"  # whose tests have noticed that a line is missing
FOLDERS = ("cards", "engine", "rules", "rulings")  # of the tests that play cards
PATIENCE = 60.0  # seconds of work after which a test is taken to play for ever
FAILS, PASSES = 1, 0


@dataclass
class Verdict:
    """Whose tests have noticed that a line is missing, and which of them did first."""

    line: str
    noticed: str
    by: str = ""


@dataclass
class Told:
    """What was found of a card: a verdict for each line, and which tests were seen to pass with the whole card."""

    card: str
    verdicts: list[Verdict]
    seen: dict[str, bool] = field(default_factory=dict)


def label_lines(card: Card) -> list[str]:
    """Return what the lines of a card are called: by number, else by kind, and which of them if there are several.

    >>> from spellspeed.lang.vocabulary import *
    >>> label_lines(Card(1, "Test", Continuous(), Continuous(), Ignition(1)))
    ['Continuous', 'Continuous (2)', '①']
    """
    found: list[str] = []
    for line in card.all_lines():
        plain = NUMBERS[line.number - 1] if line.number else type(line).__name__
        before = len([each for each in found if each.partition(" ")[0] == plain])
        found.append(f"{plain} ({before + 1})" if before else plain)
    return found


def without_line(card: Card, at: int) -> Card:
    """Return a card without one of its lines, counted through the monster's, the pendulum's and the gemini's.

    >>> from spellspeed.lang.vocabulary import *
    >>> card = Card(1, "Test", Ignition(1), pendulum=(Ignition(2), Ignition(3)))
    >>> [[line.number for line in without_line(card, at).all_lines()] for at in range(3)]
    [[2, 3], [1, 3], [1, 2]]
    """
    parts: list[tuple[Line, ...]] = []
    for part in (card.lines, card.pendulum, card.gemini):
        parts.append(part[:at] + part[at + 1 :] if 0 <= at < len(part) else part)
        at -= len(part)
    return Card(card.password, card.name, *parts[0], pendulum=parts[1], gemini=parts[2])


def take_line(card: Card, at: int, pools: list[CardPool]) -> None:
    """Take a line out of a card in these pools; duels that are laid from now on are played without it."""
    for pool in pools:
        index = pool.by_password.get(card.password)
        if index is None or pool.scripts.get(index) != card:
            continue
        pool.flatten_texts()
        # Its programs are made anew as those of a card that has just come in.
        pool._lent.clear()
        pool.merged.clear()
        pool._keep_scripts((without_line(card, at),))
        pool.flatten_texts()


def pools_in_use() -> list[CardPool]:
    """Return the pool of the package, and those that modules of tests have made for themselves."""
    CardPool.builtin()
    return [each for each in gc.get_objects() if isinstance(each, CardPool)]


class LineTrials(Asking):
    """Tries every line of some cards, several cards at a time, and tells what was found of each."""

    def __init__(
        self, cards: list[Card], found: dict[tuple[str, int], list[str]], jobs: int, tell: Callable[[Told], None]
    ) -> None:
        super().__init__("all")
        self.cards = cards
        self.found = found
        self.jobs = jobs
        self.tell = tell
        self.named: dict[str, list[pytest.Item]] = {}  # by file and function, as docstrings of card tests are read
        self.texts: dict[str, str] = {}  # by test: all that it says, to see whether a card is named in it
        self.items: dict[str, pytest.Item] = {}
        self.seen: dict[str, bool] = {}
        self.pools: list[CardPool] = []
        self.at_work: dict[int, tuple[Card, int]] = {}

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Leave out the second seat."""
        items[:] = [item for item in items if not is_second_seat(item)]

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Try all cards; the tests are run in the processes made for them."""
        for item in session.items:
            self.items[item.nodeid] = item
            function = getattr(item, "originalname", item.name)
            self.named.setdefault(f"{item.path.stem}.{function}", []).append(item)
            self.texts[item.nodeid] = "\n".join(words_of_all(item))
        self.pools = pools_in_use()
        gc.freeze()  # what is there already need not be looked at again by any of the processes
        for card in self.cards:
            while len(self.at_work) >= self.jobs:
                self.finish_one()
            self.start(card)
        while self.at_work:
            self.finish_one()
        return True

    def start(self, card: Card) -> None:
        """Make a process that tries the lines of a card."""
        begin, end = os.pipe()
        child = os.fork()
        if child == 0:
            try:
                silence()
                before = set(self.seen)
                verdicts = [vars(verdict) for verdict in self.try_card(card)]
                new = {test: passed for test, passed in self.seen.items() if test not in before}
                answer_all(end, json.dumps([verdicts, new]))
            finally:
                os._exit(0)
        os.close(end)
        self.at_work[child] = (card, begin)

    def finish_one(self) -> None:
        """Wait for one of the processes, and tell what it found."""
        # Its answer may be longer than what a pipe holds, so it is read to the end first.
        child, (card, begin) = next(iter(self.at_work.items()))
        with os.fdopen(begin, encoding="utf-8") as answer:
            said = answer.read()
        os.waitpid(child, 0)
        del self.at_work[child]
        if not said:
            raise SystemExit(f"{card.name}: its lines could not be tried")
        verdicts, new = json.loads(said)
        told = Told(card.name, [Verdict(**each) for each in verdicts], new)
        self.seen.update(told.seen)
        self.tell(told)

    def try_card(self, card: Card) -> list[Verdict]:
        """Say of each line who notices that it is missing."""
        own = self.own_tests(card)
        named = {test for tests in own for test in tests}
        others = [test for test, text in self.texts.items() if card.name in text and test not in named]
        return [self.try_line(card, at, label, own[at], others) for at, label in enumerate(label_lines(card))]

    def own_tests(self, card: Card) -> list[list[str]]:
        """Return for each line the card's own tests, those that name the line first."""
        every = [test for (name, _), tests in self.found.items() if name == card.name for test in tests]
        ordered = []
        for line in card.all_lines():
            first = [test for number in numbers_of(card, line) for test in self.found.get((card.name, number), [])]
            names = dict.fromkeys([*first, *every])
            ordered.append([item.nodeid for name in names for item in self.named.get(name, [])])
        return ordered

    def try_line(self, card: Card, at: int, label: str, own: list[str], others: list[str]) -> Verdict:
        """Say who notices that this line is missing."""
        for noticed, tests in ((OWN, own), (OTHER, others)):
            by = self.find_noticing(card, at, tests)
            if by:
                return Verdict(label, noticed, by)
        return Verdict(label, NOBODY)

    def find_noticing(self, card: Card, at: int, tests: list[str]) -> str:
        """Return the first test that fails without the line and passes with it, "" if there is none."""
        waiting = [test for test in tests if self.seen.get(test, True)]
        while waiting:
            said = self.find_failing(card, at, waiting)
            test = said.removesuffix(NEVER_ENDS)
            if not test or self.passes(test):
                return said
            waiting = waiting[waiting.index(test) + 1 :]
        return ""

    def passes(self, test: str) -> bool:
        """Whether a test passes with the whole card."""
        if test not in self.seen:
            self.seen[test] = runs_well(self.items[test])
        return self.seen[test]

    def find_failing(self, card: Card, at: int, tests: list[str]) -> str:
        """Return the first of these tests that fails without the line, tried in a process of its own."""
        begin, end = os.pipe()
        child = os.fork()
        if child == 0:
            try:
                os.close(begin)
                self.try_without(card, at, tests, end)
            finally:
                os._exit(FAILS)
        os.close(end)
        with os.fdopen(begin, encoding="utf-8") as answer:
            said = answer.read().split("\n")
        _, status = os.waitpid(child, 0)
        # The last test that was begun is the one that failed, or that was running when the process died.
        return "" if status == PASSES else said[-1]

    def try_without(self, card: Card, at: int, tests: list[str], answer: int) -> None:
        """Take the line out and run the tests; this process ends with the first that fails."""

        def give_up(number: int, frame: FrameType | None) -> None:
            os.write(answer, NEVER_ENDS.encode())
            os._exit(FAILS)

        take_line(card, at, self.pools)
        signal.signal(signal.SIGVTALRM, give_up)
        for test in tests:
            os.write(answer, f"\n{test}".encode())
            signal.setitimer(signal.ITIMER_VIRTUAL, PATIENCE)
            if not runs_well(self.items[test]):
                os._exit(FAILS)
        os._exit(PASSES)


def runs_well(item: pytest.Item) -> bool:
    """Run a test and return whether it passes."""
    return not any(report.failed for report in runtestprotocol(item, log=False, nextitem=None))


def answer_all(end: int, text: str) -> None:
    """Write the whole of an answer, however long it is."""
    with os.fdopen(end, "w", encoding="utf-8") as answer:
        answer.write(text)


def is_second_seat(item: pytest.Item) -> bool:
    """Whether this is a test with the players exchanged, or that begins with the second of them."""
    given = item.callspec.params if isinstance(item, pytest.Function) and hasattr(item, "callspec") else {}
    return given.get("exchanged") is True or given.get("seat") == 1


def words_of_all(item: pytest.Item) -> Iterator[str]:
    """Yield the texts that a test consists of; a ruling is written down in what the test is given."""
    yield from words_of(item)
    if isinstance(item, pytest.Function) and hasattr(item, "callspec"):
        yield from [repr(value) for value in item.callspec.params.values() if not isinstance(value, str | bool | int)]


def find_files_naming(names: list[str]) -> list[Path]:
    """Return the files of tests that name one of these cards, in themselves or in the rulings beside them."""
    found = []
    for path in sorted(each for folder in FOLDERS for each in (ROOT / "tests" / folder).glob("test_*.py")):
        beside = [path, *(path.parent.glob("*.duel") if path.parent.name == "rulings" else ())]
        text = "\n".join([each.read_text(encoding="utf-8") for each in beside])
        if any(name in text for name in names):
            found.append(path)
    return found
