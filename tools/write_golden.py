"""Writes how the cards of the package read, a file a module: a change of a card shows as a change of its text."""

import importlib
import pkgutil
import sys
from pathlib import Path

import spellspeed.cards
from spellspeed.lang.check.well_said import check_card
from spellspeed.lang.say.text import render_card
from spellspeed.lang.words.lines import Card
from spellspeed.pool import CardPool

GOLDEN = Path(__file__).resolve().parent.parent / "tests" / "cards" / "golden"


def card_modules() -> list[str]:
    """The names of the modules that hold cards."""
    return [module.name for module in pkgutil.iter_modules(spellspeed.cards.__path__)]


def golden_text(module: str) -> str:
    """The cards of a module as they read in English and Chinese."""
    cards: tuple[Card, ...] = importlib.import_module(f"spellspeed.cards.{module}").CARDS
    return "\n".join([golden_card(card) for card in cards])


def golden_card(card: Card) -> str:
    """The names of a card and its lines, English before Chinese."""
    pool = CardPool.builtin()
    heading = f"{card.name} · {pool.facts[pool.by_password[card.password]].name_zh} [{card.password}]"
    lines = [heading, *render_card(card), *render_card(card, chinese_name, "zh")]
    return "".join([f"{line}\n" for line in lines])


def find_problems() -> list[str]:
    """What is wrong with the cards of the package, also what does not suit their printed kind."""
    pool = CardPool.builtin()
    kinds = [(card, pool.facts[pool.by_password[card.password]].kind) for card in spellspeed.cards.ALL_CARDS]
    return [str(problem) for card, kind in kinds for problem in check_card(card, kind)]


def chinese_name(name: str) -> str:
    """What a card of this English name is called in Chinese; what is no card's name stays as it is."""
    try:
        return CardPool.builtin().find(name).name_zh or name
    except LookupError:
        return name


def main() -> int:
    """Write the files, and remove those of modules that are gone; say what is wrong with a card."""
    problems = find_problems()
    for problem in problems:
        print(problem, file=sys.stderr)
    GOLDEN.mkdir(parents=True, exist_ok=True)
    wanted = {GOLDEN / f"{module}.txt": golden_text(module) for module in card_modules()}
    for path in set(GOLDEN.glob("*.txt")) - set(wanted):
        path.unlink()
    for path, text in wanted.items():
        path.write_text(text, encoding="utf-8")
    print(f"{len(wanted)} files in {GOLDEN}")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
