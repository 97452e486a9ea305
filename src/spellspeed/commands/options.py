"""What several commands let one choose, and how a command says that it cannot use what it was given."""

import argparse
from typing import NoReturn

from spellspeed import Deck
from spellspeed.deck import FORMATS
from spellspeed.wording import LANGUAGES

BOTS = ("random", "greedy")


class WrongInput(Exception):
    """What the user gave cannot be used; the message is the one line that is printed."""


class Parser(argparse.ArgumentParser):
    """A parser whose complaint is one line and whose exit code for wrong input is 1, like that of the commands."""

    def error(self, message: str) -> NoReturn:
        self.exit(1, f"{self.prog}: {message} (see {self.prog} --help)\n")


def add_language(parser: argparse.ArgumentParser) -> None:
    """Add the choice of language."""
    parser.add_argument("--lang", choices=LANGUAGES, default="en", help="English or Chinese (default: en)")


def add_decks(parser: argparse.ArgumentParser) -> None:
    """Add the choice of decks and format."""
    packaged = ", ".join(Deck.packaged_names())
    parser.add_argument("--deck", metavar="DECK", help=f"for player 0: a .ydk file, or one of {packaged} (dragons)")
    parser.add_argument("--against", metavar="DECK", help="for player 1: a .ydk file, or a packaged deck (warriors)")
    parser.add_argument("--decks", metavar="A,B", help="both decks at once, such as chaos,exodia")
    add_format(parser)


def add_format(parser: argparse.ArgumentParser) -> None:
    """Add the choice of format."""
    parser.add_argument("--format", choices=FORMATS, default="master2020", help="the rules (default: master2020)")
