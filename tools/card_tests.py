"""Which test plays which effect of which card: read from the docstrings of `tests/cards`, which name them.

A docstring says `card: Sangan ①` or `card: Sangan ①②, Kuriboh`.
Without a number it speaks of the card's only line, or of
the lines that have no number: how it is summoned, what it is made of. Any other line without a number belongs to the
numbered one it stands beside, as in the printed text.
"""

import ast
import re
from pathlib import Path

from spellspeed.cards import ALL_CARDS
from spellspeed.lang.words.lines import Card, Line, Materials, SummonProcedure

TESTS = Path(__file__).resolve().parent.parent / "tests" / "cards"
MARK = "card: "
NUMBERS = "①②③④⑤⑥⑦⑧⑨"
NO_NUMBER = 0


def find_pattern(names: list[str]) -> re.Pattern[str]:
    """Return what finds card names, the longest first, with the numbers behind them."""
    longest = sorted(names, key=len, reverse=True)
    return re.compile(f"({'|'.join(re.escape(name) for name in longest)})(?![\\w])((?: ?[{NUMBERS}])*)")


def read_tests(paths: list[Path]) -> dict[tuple[str, int], list[str]]:
    """Return the names of the tests by card name and line number, as the docstrings of these files say."""
    pattern = find_pattern([card.name for card in ALL_CARDS])
    found: dict[tuple[str, int], list[str]] = {}
    for path in paths:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.FunctionDef) or not node.name.startswith("test_"):
                continue
            for paragraph in (ast.get_docstring(node) or "").split("\n\n"):
                if paragraph.startswith(MARK):
                    for name, numbers in pattern.findall(" ".join(paragraph.removeprefix(MARK).split())):
                        for number in [NUMBERS.index(sign) + 1 for sign in numbers if sign != " "] or [NO_NUMBER]:
                            found.setdefault((name, number), []).append(f"{path.stem}.{node.name}")
    return found


def numbers_of(card: Card, line: Line) -> list[int]:
    """Return the numbers under which a test may name this line."""
    if line.number:
        return [line.number, NO_NUMBER] if len(card.all_lines()) == 1 else [line.number]
    if isinstance(line, SummonProcedure | Materials):
        return [NO_NUMBER]
    lines = card.all_lines()
    at = lines.index(line)
    beside = [other.number for other in (*lines[:at][-1:], *lines[at + 1 :][:1])]
    return [NO_NUMBER, *(number for number in beside if number)]


def tests_of(card: Card, line: Line, found: dict[tuple[str, int], list[str]]) -> list[str]:
    """Return the tests that play this line of a card."""
    named = [test for number in numbers_of(card, line) for test in found.get((card.name, number), [])]
    return list(dict.fromkeys(named))


def find_untested(found: dict[tuple[str, int], list[str]]) -> list[str]:
    """Return the lines of cards that no test names, as "Sangan ①"."""
    return [
        f"{card.name} {NUMBERS[line.number - 1] if line.number else type(line).__name__}"
        for card in ALL_CARDS
        for line in card.all_lines()
        if not tests_of(card, line, found)
    ]


def all_tests() -> dict[tuple[str, int], list[str]]:
    """Return what `read_tests` finds in all files of card tests."""
    return read_tests(sorted(TESTS.glob("test_*.py")))
