"""The command `rules`: the rule book, searched."""

import argparse
import sys

from spellspeed.commands.options import Parser, add_language
from spellspeed.rulebook.book import find_rule, search

RULES_SHOWN = 20


def add_rules(commands: "argparse._SubParsersAction[Parser]") -> None:
    """Add the command that searches the rule book."""
    parser = commands.add_parser("rules", help="search the rule book")
    parser.add_argument("text", nargs="+", metavar="TEXT|ID")
    parser.add_argument("--all", action="store_true", help=f"show every rule found, not only the first {RULES_SHOWN}")
    add_language(parser)


def rules_command(chosen: argparse.Namespace) -> int:
    """Print the rule with this id, or the rules in which all these words occur."""
    return show_rules(" ".join(chosen.text), chosen.lang, chosen.all)


def show_rules(text: str, lang: str, everything: bool) -> int:
    """Print the rule with this id, or the rules in which all these words occur.

    >>> show_rules("no such words anywhere", "en", False)
    1
    """
    try:
        found = [find_rule(text)]
    except KeyError:
        found = search(text)
    if not found:
        print(f"spellspeed rules: no rule speaks of {text!r}", file=sys.stderr)
        return 1
    shown = found if everything else found[:RULES_SHOWN]
    for rule in shown:
        print(f"{rule.id}：{rule.in_chinese()} ({rule.source})" if lang == "zh" else str(rule))
    if len(found) > len(shown):
        print(f"… {len(found) - len(shown)} more; --all shows them")
    return 0
