"""Writes `docs/cards`: every written card, how its effects read in both languages, and the tests that play them."""

import importlib
import sys
from pathlib import Path

from spellspeed.lang.say.text import render_card
from spellspeed.lang.words.lines import Card, Line
from spellspeed.pool import CardPool

ROOT = Path(__file__).resolve().parent.parent
sys.path.append(str(ROOT))
from tools.card_tests import all_tests, find_untested, tests_of  # noqa: E402
from tools.write_golden import card_modules, chinese_name  # noqa: E402

TABLE = ROOT / "docs" / "cards"
HEAD = "| card | effect | English | 中文 | tests |\n|---|---|---|---|---|\n"
WRITTEN_BY = "<!-- Written by `make cards`; do not edit. -->\n"


def cards_of(module: str) -> tuple[Card, ...]:
    """Return the cards of a module of the package."""
    cards: tuple[Card, ...] = importlib.import_module(f"spellspeed.cards.{module}").CARDS
    return cards


def theme_of(module: str) -> str:
    """Return what a module of the package says it holds: a new card belongs where that fits."""
    return (importlib.import_module(f"spellspeed.cards.{module}").__doc__ or "").split("\n")[0]


def cell(text: str) -> str:
    """Return a text as it can stand in a cell."""
    return text.replace("|", "\\|")


def test_names(tests: list[str]) -> str:
    """Return tests as file and sentence, the file once."""
    by_file: dict[str, list[str]] = {}
    for test in tests:
        file, _, name = test.partition(".")
        by_file.setdefault(file, []).append(name.removeprefix("test_").replace("_", " "))
    return "; ".join(f"`{file}`: {', '.join(names)}" for file, names in by_file.items())


def rows_of(card: Card, tests: dict[tuple[str, int], list[str]]) -> list[str]:
    """Return the rows of a card, one a line of its text, one for a card without any."""
    pool = CardPool.builtin()
    name_zh = pool.facts[pool.by_password[card.password]].name_zh
    name = f"**{card.name}**<br>{name_zh}"
    if not card.all_lines():
        return [f"| {name} | – | | | |\n"]
    rows = []
    for line in card.all_lines():
        rows.append(row_of(card, line, name, tests))
        name = ""
    return rows


def row_of(card: Card, line: Line, name: str, tests: dict[tuple[str, int], list[str]]) -> str:
    """Return the row of one line of a card's text."""
    alone = Card(card.password, card.name, line)
    english, chinese = " ".join(render_card(alone)), "".join(render_card(alone, chinese_name, "zh"))
    kind = type(line).__name__
    return f"| {name} | {kind} | {cell(english)} | {cell(chinese)} | {test_names(tests_of(card, line, tests))} |\n"


def page_of(module: str, tests: dict[tuple[str, int], list[str]]) -> str:
    """Return the page of one module of cards."""
    rows = [row for card in cards_of(module) for row in rows_of(card, tests)]
    return f"{WRITTEN_BY}# {module.replace('_', ' ').capitalize()}\n\n{HEAD}{''.join(rows)}"


def front_page() -> str:
    """Return the page that leads to the others, with counts."""
    modules = card_modules()
    lines = [f"{WRITTEN_BY}# The cards\n\n"]
    lines.append(
        "Every card that is written, what its effects say in both languages, and the tests that play them.\n\n"
    )
    lines.append("| theme | what it holds | cards | lines of text |\n|---|---|---|---|\n")
    total = [0, 0]
    for module in modules:
        cards = cards_of(module)
        count = sum(len(card.all_lines()) for card in cards)
        total[0] += len(cards)
        total[1] += count
        lines.append(f"| [{module.replace('_', ' ')}]({module}.md) | {theme_of(module)} | {len(cards)} | {count} |\n")
    lines.append(f"| all | | {total[0]} | {total[1]} |\n")
    return "".join(lines)


def pages() -> dict[Path, str]:
    """Return what each page should hold."""
    tests = all_tests()
    return {TABLE / "README.md": front_page()} | {
        TABLE / f"{module}.md": page_of(module, tests) for module in card_modules()
    }


def main() -> int:
    """Write the pages, or with `--check` say which are not up to date; name effects that no test plays."""
    wanted = pages()
    untested = find_untested(all_tests())
    for name in untested:
        print(f"no test plays {name}", file=sys.stderr)
    if "--check" in sys.argv[1:]:
        stale = [path.name for path, text in wanted.items() if not path.exists() or path.read_text("utf-8") != text]
        print(f"not up to date: {', '.join(stale)}" if stale else f"{len(wanted)} pages are up to date")
        return 1 if stale or untested else 0
    TABLE.mkdir(parents=True, exist_ok=True)
    for path in set(TABLE.glob("*.md")) - set(wanted):
        path.unlink()
    for path, text in wanted.items():
        path.write_text(text, encoding="utf-8")
    print(f"{len(wanted)} pages in {TABLE.relative_to(ROOT)}")
    return 1 if untested else 0


if __name__ == "__main__":
    sys.exit(main())
