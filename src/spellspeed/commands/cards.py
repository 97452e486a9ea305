"""The command `cards`: cards by their names or passwords."""

import argparse
import sys

from spellspeed.commands.import_cards import add_import, import_command, is_import
from spellspeed.commands.options import Parser, add_language
from spellspeed.describe import describe
from spellspeed.library import KnownCard, Library
from spellspeed.pool import AmbiguousCard, UnknownCard

LIMIT = 20
EVERY = 1_000_000


EXAMPLES = """examples:
  spellspeed cards "blue eyes"          every card whose name has these words
  spellspeed cards 青眼白龙 --lang zh   by its Chinese name, in Chinese
  spellspeed cards import cards.cdb     know the cards of another program, too"""


def add_cards(commands: "argparse._SubParsersAction[Parser]") -> None:
    """Add the command that shows cards."""
    told = "show cards by a name in English, Chinese or Japanese, or by password"
    parser = commands.add_parser("cards", help=told, epilog=EXAMPLES)
    parser.add_argument("names", nargs="+", metavar="NAME", help="a name, the beginning of one, or a password")
    add_import(parser)
    add_language(parser)


def cards_command(chosen: argparse.Namespace) -> int:
    """Print the cards of these names, or what comes close, or keep those of a database."""
    if is_import(chosen):
        return import_command(chosen)
    return show_cards(chosen.names, chosen.lang)


def show_cards(names: list[str], lang: str) -> int:
    """Print the cards of these names, or what comes close; 0 if every name led to a card, else 1.

    >>> show_cards(["mystical", "elf"], "en")
    Mystical Elf [15025844]
      圣精灵 · ホーリー・エルフ
      [Spellcaster / Normal] LIGHT Level 4
      ATK 800 / DEF 2000
      OCG list of 2026-07-01: Unlimited
      playable: yes
    0
    """
    library = Library()
    whole = " ".join(names)
    if len(names) > 1 and library.search(whole, 1):
        names = [whole]  # a name of several words, typed without quotation marks
    outcome = 0
    for place, name in enumerate(names):
        if place:
            print()
        outcome = max(outcome, _print_matches(library, name, lang))
    return outcome


def _print_matches(library: Library, name: str, lang: str) -> int:
    try:
        print(describe(library.find(name), lang, library.pool))
    except AmbiguousCard as several:
        cards = [library.with_password(card.password) for card in several.candidates]
        print("\n\n".join(describe(card, lang, library.pool) for card in cards))
    except UnknownCard as unknown:
        found = library.search(name, LIMIT + 1)
        if not found:
            print(unknown.in_chinese() if lang == "zh" else unknown, file=sys.stderr)
            return 1
        if len(found) == 1:
            print(describe(found[0], lang, library.pool))
            return 0
        for card in found[:LIMIT]:
            print(_line(card, lang))
        if len(found) > LIMIT:
            more = len(library.search(name, EVERY)) - LIMIT
            told = (
                f"…还有{more}张；多写几个字可以缩小范围"
                if lang == "zh"
                else f"… {more} more; more words narrow it down"
            )
            print(" " * 11 + told)
    return 0


def _line(card: KnownCard, lang: str) -> str:
    """One card of a list: password, names, and whether the engine can play it."""
    names = [card.name, card.facts.name_zh]
    marks = ("playable", "not playable yet")
    if lang == "zh":
        names.reverse()
        marks = ("可以使用", "还不能使用")
    mark = marks[0] if card.playable else marks[1]
    return f"{card.facts.password:>9}  {' · '.join([name for name in names if name])}  [{mark}]"
