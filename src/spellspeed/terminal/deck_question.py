"""The question which packaged deck each player has, asked before a duel for which none was named."""

from collections.abc import Callable
from pathlib import Path
from typing import Final

import spellspeed.terminal.messages as messages
from spellspeed import Deck
from spellspeed.packaged_decks import list_packaged
from spellspeed.rulebook.book import Pair
from spellspeed.telling import Voice
from spellspeed.terminal.commands import Leaving, find_command
from spellspeed.terminal.keyboard import read_typed
from spellspeed.terminal.lines import suggest, whole_number
from spellspeed.terminal.screen import Screen

LONGEST_PATH: Final = 200
QUESTIONS: Final[tuple[Pair, Pair]] = (("your deck", "你的卡组"), ("the other deck", "对方的卡组"))
QUESTIONS_TO_TWO: Final[tuple[Pair, Pair]] = (
    ("the deck of player 1", "玩家1的卡组"),
    ("the deck of player 2", "玩家2的卡组"),
)


def ask_for_decks(
    lang: str,
    read: Callable[[str], str] | None = None,
    write: Callable[[str], None] | None = None,
    plain: bool = False,
    listed: bool = True,
    two: bool = False,
) -> tuple[str, str]:
    """Ask a person, or two, which deck each player has; an empty line takes the one that is offered.

    >>> typed = iter(["chaos", ""])
    >>> ask_for_decks("en", lambda prompt: next(typed), lambda line: None)
    ('chaos', 'warriors')
    """
    voice = Voice(lang)
    read, write = read or read_typed, write or Screen(plain).write
    list_decks(voice, write, listed)
    found: list[str] = []
    for usual, question in enumerate(QUESTIONS_TO_TWO if two else QUESTIONS):
        offered = Deck.packaged_names()[usual]
        while len(found) <= usual:
            typed = read(f"{voice.say(question)} ({offered})> ").strip()
            command = find_command(typed)
            if command is not None and command[0] == "quit":
                raise Leaving
            if command is not None and command[0] == "help" and not read_deck(typed):
                list_decks(voice, write)
                continue
            deck = read_deck(typed) if typed else offered
            if deck:
                found.append(deck)
            else:
                write(tell_unknown(typed, voice))
    return found[0], found[1]


def list_decks(voice: Voice, write: Callable[[str], None], listed: bool = True) -> None:
    """Say how a deck is chosen, and which the package has."""
    write(voice.say(messages.CHOOSE_DECKS))
    for number, line in enumerate(list_packaged(voice.lang) if listed else (), 1):
        write(f"{number}. {line}")


def choose_decks(lang: str, plain: bool = False, listed: bool = True, two: bool = False) -> tuple[str, str] | None:
    """Ask for the decks at the keyboard, those of the package listed first; None for somebody who leaves instead."""
    try:
        return ask_for_decks(lang, plain=plain, listed=listed, two=two)
    except (EOFError, KeyboardInterrupt):
        print()
    except Leaving:
        pass
    print(Voice(lang).say(messages.GOODBYE))
    return None


def read_deck(typed: str) -> str:
    """Return the deck that a number, a name or a file stands for; empty for what stands for none.

    >>> read_deck("2"), read_deck("CHAOS"), read_deck("99"), read_deck("nothing")
    ('warriors', 'chaos', '', '')
    """
    names = Deck.packaged_names()
    number = whole_number(typed)
    if 1 <= number <= len(names):
        return names[number - 1]
    if typed.casefold() in names:
        return typed.casefold()
    try:
        path = Path(typed[: LONGEST_PATH + 1]).expanduser()
        return str(path) if len(typed) <= LONGEST_PATH and path.is_file() else ""
    except (OSError, ValueError, RuntimeError):  # no path at all
        return ""


def tell_unknown(typed: str, voice: Voice) -> str:
    """Say what of a typed line was not understood, and which deck may have been meant.

    >>> tell_unknown("choas", Voice("en")).partition(" Type")[0]
    'No deck and no file is called “choas”. Did you mean chaos?'
    """
    shown = typed if len(typed) <= 40 else f"{typed[:40]}…"
    names = Deck.packaged_names()
    phrase = messages.NO_DECK_NUMBER if whole_number(typed) >= 0 else messages.NO_SUCH_DECK
    return voice.say(phrase, typed=shown, near=suggest(typed, names, voice), last=len(names))
