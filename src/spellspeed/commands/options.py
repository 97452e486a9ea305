"""What several commands let one choose, and how a command says that it cannot use what it was given."""

import argparse
from collections.abc import Iterable
from typing import Any, NoReturn

from spellspeed import Deck
from spellspeed.deck import FORMATS
from spellspeed.packaged_decks import Pair
from spellspeed.wording import LANGUAGES

BOTS = ("random", "greedy")


class WrongInput(Exception):
    """What the user gave cannot be used; the message, also in Chinese, is the one line that is printed."""

    def __init__(self, told: str, chinese: str = "") -> None:
        super().__init__(told)
        self.chinese = chinese or told


class Parser(argparse.ArgumentParser):
    """A parser whose complaint is one line and whose exit code for wrong input is 1, like that of the commands."""

    def error(self, message: str) -> NoReturn:
        self.exit(1, f"{self.prog}: {message} (see {self.prog} --help)\n")

    def _check_value(self, action: argparse.Action, value: object) -> None:
        if action.choices is not None and value not in action.choices:
            known = [str(choice) for choice in action.choices]
            told = f"there is no {value!r}; there are {', '.join(known)}"
            raise argparse.ArgumentError(action, told + did_you_mean(str(value), known)[0])

    def parse_known_args(self, *given: Any, **named: Any) -> Any:
        """Parse what is known; what is left over is refused by the command it was given to, which knows its options."""
        chosen, strange = super().parse_known_args(*given, **named)
        if strange:
            options = [option for action in self._actions for option in action.option_strings]
            told = f"there is no {strange[0]!r} here" + did_you_mean(strange[0].partition("=")[0], options)[0]
            self.error(told)
        return chosen, strange


def did_you_mean(typed: str, known: Iterable[str]) -> Pair:
    """Return what was perhaps meant, to be put behind a complaint in English or in Chinese.

    >>> did_you_mean("gredy", ("random", "greedy")), did_you_mean("xyz", ("random", "greedy"))
    (('; did you mean greedy?', '；是不是greedy？'), ('', ''))
    """
    from difflib import get_close_matches  # only mistakes pay for it

    near = get_close_matches(typed.casefold(), list(known), 2)
    return (f"; did you mean {' or '.join(near)}?", f"；是不是{'或'.join(near)}？") if near else ("", "")


def add_language(parser: argparse.ArgumentParser) -> None:
    """Add the choice of language."""
    parser.add_argument("--lang", choices=LANGUAGES, default="en", help="English or Chinese (default: en)")


def add_plain(parser: argparse.ArgumentParser) -> None:
    """Add the choice of lines without any drawing."""
    told = "a line an event, nothing drawn and no line written over: for screen readers and files"
    parser.add_argument("--plain", action="store_true", help=told)


def add_decks(parser: argparse.ArgumentParser) -> None:
    """Add the choice of decks and format."""
    packaged = ", ".join(Deck.packaged_names())
    parser.add_argument("--deck", metavar="DECK", help=f"for player 0: a .ydk file, or one of {packaged} (dragons)")
    parser.add_argument(
        "--against", "--opp-deck", metavar="DECK", help="for player 1: a .ydk file, or a packaged deck (warriors)"
    )
    parser.add_argument("--decks", metavar="A,B", help="both decks at once, such as chaos,exodia")
    add_format(parser)


def add_format(parser: argparse.ArgumentParser) -> None:
    """Add the choice of format and of the Forbidden & Limited list."""
    usual = "that of the packaged decks, or master2020"
    parser.add_argument("--format", choices=FORMATS, help=f"the rules (default: {usual})")
    parser.add_argument(
        "--list",
        metavar="FILE[:NAME]",
        help="a Forbidden & Limited list as lflist.conf, or none (default: that of the format)",
    )
