"""The command `rules`: the rule book, searched."""

import argparse

from spellspeed.commands.options import Parser, add_language
from spellspeed.rulebook.search import answer

RULES_SHOWN = 10


EXAMPLES = """examples:
  spellspeed rules "Normal Summon"
  spellspeed rules "can I attack in the first turn?"
  spellspeed rules summon.normal.once-per-turn-shared"""


def add_rules(commands: "argparse._SubParsersAction[Parser]") -> None:
    """Add the command that searches the rule book."""
    parser = commands.add_parser("rules", help="search the rule book", epilog=EXAMPLES)
    parser.add_argument("text", nargs="+", metavar="TEXT|ID", help="words, a question, or the id of a rule")
    parser.add_argument("--all", action="store_true", help=f"show every rule found, not only the first {RULES_SHOWN}")
    add_language(parser)


def rules_command(chosen: argparse.Namespace) -> int:
    """Print the rule with this id, or the rules that answer a question, best first."""
    return show_rules(" ".join(chosen.text), chosen.lang, chosen.all)


def show_rules(text: str, lang: str, everything: bool) -> int:
    """Print the rule with this id, or the rules that answer a question, best first.

    >>> show_rules("win.lp.no-upper-limit", "en", False)  # doctest: +ELLIPSIS
    win.lp.no-upper-limit: LP have no upper limit; a player may have more than 8000. (...)
    0
    """
    for line in answer(text, lang, None if everything else RULES_SHOWN):
        print(line)
    return 0
