"""Typed lines: the numbers in them, and how a command is written."""

import unicodedata
from difflib import get_close_matches
from typing import TYPE_CHECKING, Final

import spellspeed.terminal.messages as messages
from spellspeed.telling import Voice

if TYPE_CHECKING:
    from spellspeed.terminal.session import Session

MOST_DIGITS: Final = 9  # Python refuses to read numbers of some thousand digits
LONGEST_WORD: Final = 20  # no command is longer


def whole_number(text: str) -> int:
    """Return the number that is typed, a very long one as a very large one; -1 when it is no number.

    >>> whole_number("１2"), whole_number("9" * 5000), whole_number("x")
    (12, 1000000000, -1)
    """
    digits = unicodedata.normalize("NFKC", text).lstrip("0") or text[-1:]
    if not digits.isdecimal():
        return -1
    return int(digits) if len(digits) <= MOST_DIGITS else 10**MOST_DIGITS


def usage(session: "Session", command: str) -> None:
    """Say how a command is written."""
    form = next(forms for name, forms, _ in messages.HELP if name == command)
    session.say(messages.WANTS, usage=session.voice.say(form))


def suggest(typed: str, known: list[str] | tuple[str, ...], voice: Voice) -> str:
    """Ask whether a word was meant that is written nearly so; nothing if none is.

    >>> suggest("hlep", ["help", "look"], Voice("en")), suggest("xyz", ["help"], Voice("en"))
    (' Did you mean help?', '')
    """
    # Of two Chinese letters one is half.
    alike = 0.6 if typed.isascii() else 0.5
    near = get_close_matches(typed.casefold(), known, 2, alike) if len(typed) <= LONGEST_WORD else []
    return voice.say(messages.DID_YOU_MEAN, names=voice.say(messages.OR).join(near)) if near else ""
