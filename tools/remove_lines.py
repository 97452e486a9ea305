"""Removes each line of each written card once, and sees whether tests notice.

    python tools/remove_lines.py --pool408          the cards of the 408 pool (default: all written cards)
    python tools/remove_lines.py --card "Sangan"    one card, or several
    python tools/remove_lines.py --since COMMIT     the cards written or changed since a commit
    python tools/remove_lines.py --unnoticed        only the lines that nobody noticed in the last run
    … --tests tests/cards/test_monsters.py          ask only the tests of these files

A line is one of those a card consists of, also of its Pendulum Effects and of what it has only while summoned again.
First the card's own tests are asked: those of `tests/cards` whose docstrings name it. If none of them fails without the
line, all tests of cards, of rules, of the engine and of rulings that name the card are. A line that nobody notices is
listed; it needs a test, or a reason in `unnoticed_lines.toml`. How it is tried is said in `line_trials.py`.

What is found is written to `build/lines.json`; a run that was stopped goes on where it was.
"""

import argparse
import ast
import gzip
import json
import os
import subprocess
import sys
import time
import tomllib
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.append(str(ROOT))
from tools.card_tests import TESTS, read_tests  # noqa: E402
from tools.line_trials import (  # noqa: E402
    NOBODY,
    OTHER,
    OWN,
    LineTrials,
    Told,
    Verdict,
    find_files_naming,
    label_lines,
)
from tools.mutant_trials import collect_with  # noqa: E402
from tools.mutants import find_added  # noqa: E402
from tools.mutate import name_of_state  # noqa: E402

from spellspeed.cards import ALL_CARDS  # noqa: E402
from spellspeed.lang.words.lines import Card  # noqa: E402
from spellspeed.library import Library  # noqa: E402

CARDS = ROOT / "src" / "spellspeed" / "cards"
POOL408 = ROOT.parent / "shared" / "cards" / "pool408.jsonl.gz"
RESULT = ROOT / "build" / "lines.json"
REASONS = ROOT / "tools" / "unnoticed_lines.toml"
EVERY = 20.0  # seconds between two lines that tell how far it has come
SMALLEST_PASSWORD = 1000  # no other number of a card is as large in front


class Run:
    """Some cards, and what was found of their lines so far."""

    def __init__(self, cards: list[Card], *, keep: bool) -> None:
        self.cards = cards
        self.keep = keep
        self.state = name_of_state() if keep else ""
        self.verdicts: dict[str, list[Verdict]] = {}  # by the name of a card
        kept = read_last()
        if keep and kept.get("state") == self.state:
            self.verdicts = {name: [Verdict(**each) for each in said] for name, said in kept["cards"].items()}
        self.began = self.said = self.first = time.monotonic()
        self.todo = len([card for card in cards if card.name not in self.verdicts])
        self.done = 0

    def go_on(self, jobs: int, tests: list[str]) -> None:
        """Try the cards that have not been tried yet, with the tests of some files or of all that name them."""
        waiting = [card for card in self.cards if card.name not in self.verdicts]
        if not waiting:
            return
        paths = [Path(each).resolve() for each in tests] or find_files_naming([card.name for card in waiting])
        own = [path for path in paths if tests or path.parent == TESTS]
        collect_with(LineTrials(waiting, read_tests(own), jobs, self.note), [str(path) for path in paths])
        self.write()
        missing = [card.name for card in waiting if card.name not in self.verdicts]
        if missing:
            raise SystemExit(f"these could not be tried: {', '.join(missing)}")

    def note(self, told: Told) -> None:
        """Note what was found of a card, and say how far it has come."""
        self.verdicts[told.card] = told.verdicts
        if not self.done:
            self.first = self.said = time.monotonic()  # before it the tests were collected
        self.done += 1
        for verdict in told.verdicts:
            if verdict.noticed == NOBODY:
                print(f"not noticed: {told.card} {verdict.line}", flush=True)
        for test in [test for test, passed in told.seen.items() if not passed]:
            print(f"{test} fails before anything is removed and is not asked", flush=True)
        now = time.monotonic()
        if now - self.said > EVERY:
            self.said = now
            left = (now - self.first) / self.done * (self.todo - self.done)
            print(f"{self.done} of {self.todo} cards, about {left / 60:.0f} min left", flush=True)
            self.write()

    def write(self) -> None:
        """Write down what was found so far."""
        if self.keep:
            cards = {name: [vars(each) for each in said] for name, said in self.verdicts.items()}
            RESULT.parent.mkdir(exist_ok=True)
            text = json.dumps({"state": self.state, "cards": cards}, indent=1, ensure_ascii=False)
            RESULT.write_text(text + "\n", encoding="utf-8")

    def sum_up(self, reasons: dict[tuple[str, str], str]) -> bool:
        """Print the table, and the lines that nobody notices with their reasons; return whether each has one."""
        found = [(card.name, verdict) for card in self.cards for verdict in self.verdicts[card.name]]
        opened = 0
        for name, verdict in found:
            reason = reasons.get((name, verdict.line), "")
            if verdict.noticed == NOBODY:
                opened += not reason
                print(f"nobody notices: {name} {verdict.line}\n    because: {reason or 'not known'}")
            elif reason:
                opened += 1
                print(f"{name} {verdict.line} has a reason not to be noticed, and {verdict.by} notices")
        for name, line in find_lost(reasons):
            opened += 1
            print(f"{name} {line} has a reason not to be noticed, and there is no such line")
        print(write_table(len(self.cards), [verdict.noticed for _, verdict in found], time.monotonic() - self.began))
        return not opened


def write_table(cards: int, noticed: list[str], seconds: float) -> str:
    """Return how many lines were noticed by whom.

    >>> print(write_table(1, [OWN, OWN, NOBODY], 61.0))
    cards                              1
    lines                              3
    noticed by the card's own tests    2
    noticed by other tests             0
    not noticed                        1
    minutes                          1.0
    """
    rows = [("cards", f"{cards}"), ("lines", f"{len(noticed)}")]
    kinds = ((OWN, "noticed by the card's own tests"), (OTHER, "noticed by other tests"), (NOBODY, "not noticed"))
    rows += [(says, f"{noticed.count(kind)}") for kind, says in kinds]
    rows.append(("minutes", f"{seconds / 60:.1f}"))
    wide, deep = max([len(says) for says, _ in rows]), max([len(number) for _, number in rows])
    return "\n".join([f"{says:<{wide}}  {number:>{deep}}" for says, number in rows])


def read_last() -> dict[str, Any]:
    """Return what the last run has written."""
    kept: dict[str, Any] = json.loads(RESULT.read_text(encoding="utf-8")) if RESULT.exists() else {}
    return kept


def read_reasons(path: Path = REASONS) -> dict[tuple[str, str], str]:
    """Return by card and line why a line may be unnoticed."""
    entries = tomllib.loads(path.read_text(encoding="utf-8")).get("line", []) if path.exists() else []
    return {(each["card"], each["line"]): each["reason"] for each in entries}


def find_lost(reasons: dict[tuple[str, str], str]) -> list[tuple[str, str]]:
    """Return the lines that have a reason and that no card has."""
    names = {name for name, _ in reasons}
    there = {(card.name, line) for card in ALL_CARDS if card.name in names for line in label_lines(card)}
    return [each for each in reasons if each not in there]


def read_pool408() -> set[int]:
    """Return the passwords of the playable cards of the 408 pool, which lies beside this checkout."""
    if not POOL408.is_file():
        raise SystemExit(f"the cards of the 408 pool are not beside this checkout ({POOL408})")
    library = Library()
    with gzip.open(POOL408, "rt", encoding="utf-8") as rows:
        found = [library.with_password(json.loads(row)["password"]) for row in rows]
    return {card.facts.password for card in found if card.playable}


def read_since(commit: str) -> set[int]:
    """Return the passwords of the cards of which something has been written since a commit."""
    # As git would say it to everybody, whatever the settings of a user are.
    plain = ["--no-color", "--no-ext-diff", "--src-prefix=a/", "--dst-prefix=b/"]
    asked = ["git", "-C", str(ROOT), "diff", "-U0", *plain, commit, "--", str(CARDS)]
    said = subprocess.run(asked, capture_output=True, text=True, check=False)
    if said.returncode:
        raise SystemExit(f"what has been written since {commit!r} cannot be read: {said.stderr.strip()}")
    added: dict[str, set[int]] = {}
    for file, line in find_added(said.stdout):
        added.setdefault(file, set()).add(line)
    return {card for file, lines in added.items() for card in find_cards((ROOT / file).read_text("utf-8"), lines)}


def find_cards(source: str, lines: set[int]) -> set[int]:
    """Return the passwords of the cards that are written on some of these lines.

    >>> find_cards("CARDS = (\\n    Card(5001, 'a'),\\n    Card(\\n        5002,\\n        'b',\\n    ),\\n)", {4})
    {5002}
    """
    found = set()
    for node in ast.walk(ast.parse(source)):
        first = node.args[0] if isinstance(node, ast.Call) and node.args else None
        if isinstance(first, ast.Constant) and isinstance(first.value, int) and first.value >= SMALLEST_PASSWORD:
            assert isinstance(node, ast.Call) and node.end_lineno is not None
            if lines & set(range(node.lineno, node.end_lineno + 1)):
                found.add(first.value)
    return found


def choose(arguments: argparse.Namespace) -> list[Card]:
    """Return the cards that are wanted."""
    found = list(ALL_CARDS)
    if arguments.card:
        unknown = set(arguments.card) - {card.name for card in found}
        if unknown:
            raise SystemExit(f"no card is written that is called: {', '.join(sorted(unknown))}")
        found = [card for card in found if card.name in arguments.card]
    if arguments.pool408:
        wanted = read_pool408()
        found = [card for card in found if card.password in wanted]
    if arguments.since:
        wanted = read_since(arguments.since)
        found = [card for card in found if card.password in wanted]
    if arguments.unnoticed:
        last: dict[str, list[dict[str, str]]] = read_last().get("cards", {})
        found = [card for card in found if any(each["noticed"] == NOBODY for each in last.get(card.name, []))]
    return found


def main() -> int:
    """Remove lines, and list those that nobody noticed."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--pool408", action="store_true", help="only the cards of the 408 pool")
    parser.add_argument("--card", nargs="+", metavar="NAME", help="only these cards")
    parser.add_argument("--since", metavar="COMMIT", help="only the cards written or changed since a commit")
    parser.add_argument("--unnoticed", action="store_true", help="only cards with lines the last run saw nobody notice")
    parser.add_argument("--tests", nargs="+", metavar="FILE", default=[], help="ask only the tests of these files")
    parser.add_argument("--reasons", metavar="FILE", type=Path, default=REASONS, help="why a line may be unnoticed")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="how many cards at a time")
    arguments = parser.parse_args()
    cards = choose(arguments)
    run = Run(cards, keep=not arguments.tests and not arguments.unnoticed)
    print(f"{len(cards)} cards, {run.todo} to try", flush=True)
    run.go_on(arguments.jobs, arguments.tests)
    return 0 if run.sum_up(read_reasons(arguments.reasons)) else 1


if __name__ == "__main__":
    sys.exit(main())
