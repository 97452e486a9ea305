"""The screen: lines that are broken between words, Chinese letters two columns wide, and a screen that is cleared."""

import os
import re
import shutil
import sys
import unicodedata
from typing import Final, TextIO

NARROWEST: Final = 20  # below this nothing can be read, and the terminal breaks the lines itself
CLEAR: Final = "\033[2J\033[3J\033[H"  # the screen, what was scrolled out of it, and back to the first line
MARKER: Final = re.compile(r"\s*(?:\d+\. )?")  # what stands in front of the text: an indent, the number of an option
FURTHER: Final = 2  # columns that an indented line is indented further where it goes on
# What is never torn from what stands before it, and from what stands behind it.
CLOSING: Final = frozenset("，。、；：？！）］」』】》”’…％%,.;:?!)]}")
OPENING: Final = frozenset("（［「『【《“‘([{")


def width_of(text: str) -> int:
    """Return how many columns a text takes.

    >>> width_of("Umi"), width_of("海「"), width_of("e\\u0301")
    (3, 4, 1)
    """
    return sum(
        [
            2 if unicodedata.east_asian_width(letter) in "WF" else 0 if unicodedata.combining(letter) else 1
            for letter in text
        ]
    )


def is_wide(letter: str) -> bool:
    """Whether a letter takes two columns; a line may be broken beside it.

    >>> is_wide("海"), is_wide("s")
    (True, False)
    """
    return unicodedata.east_asian_width(letter) in "WF"


def split_words(text: str) -> list[str]:
    """Return the pieces between which a line may be broken: words, spaces, Chinese letters with their marks.

    >>> split_words("summon 「海」。")
    ['summon', ' ', '「海」。']
    """
    pieces: list[str] = []
    for letter in text:
        last = pieces[-1][-1] if pieces else " "
        joined = not (is_wide(letter) or is_wide(last)) and (letter == " ") == (last == " ")
        if letter in CLOSING or last in OPENING:
            joined = last != " " and letter != " "
        if pieces and joined:
            pieces[-1] += letter
        else:
            pieces.append(letter)
    return pieces


def wrap(line: str, width: int) -> list[str]:
    """Return a line as lines of at most this many columns, no word in two; what goes on is indented.

    >>> wrap("1. Set Mystical Elf (Level 4)", 20)
    ['1. Set Mystical Elf', '   (Level 4)']
    >>> wrap("把「圣精灵」放在哪里？", 12)
    ['把「圣精灵」', '放在哪里？']
    """
    if width < NARROWEST / 2 or width_of(line) <= width:
        return [line]
    found = MARKER.match(line)
    indent = min(width_of(found[0]) if found else 0, width // 3)
    if indent and found and found[0].isspace():
        indent += FURTHER
    lines: list[str] = []
    now = ""
    for piece in split_words(line):
        for part in cut(piece, width - indent):
            if now.strip() and width_of(now) + width_of(part.rstrip()) > width:
                lines.append(now.rstrip())
                now = " " * indent + part.lstrip()
            else:
                now += part
    return [*lines, now.rstrip()]


def cut(piece: str, width: int) -> list[str]:
    """Return a piece cut where it is wider than a whole line.

    >>> cut("aaaaaaa", 3), cut("海", 3)
    (['aaa', 'aaa', 'a'], ['海'])
    """
    if width_of(piece) <= width:
        return [piece]
    parts = [""]
    for letter in piece:
        if parts[-1] and width_of(parts[-1]) + width_of(letter) > width:
            parts.append("")
        parts[-1] += letter
    return parts


def fit(text: str, stream: TextIO | None) -> str:
    """Return a text broken between words where it is shown in a terminal; a file or a pipe gets it in one piece.

    >>> fit("spellspeed play: there is no deck of that name", None)
    'spellspeed play: there is no deck of that name'
    """
    if stream is None or not stream.isatty():
        return text
    width = shutil.get_terminal_size().columns - 1
    return "\n".join([part for line in text.split("\n") for part in wrap(line, width)])


class Screen:
    """Where the lines are shown: broken to fit a terminal; a file, a pipe and a plain screen get them whole.

    >>> Screen().write("Your turn.")
    Your turn.
    """

    def __init__(self, plain: bool = False) -> None:
        self.plain: Final = plain  # no escape sequences, and each line in one piece, for a screen reader

    def write(self, line: str) -> None:
        """Show a line, or several with line breaks between them."""
        if self.plain or not sys.stdout.isatty():
            print(line)
            return
        width = shutil.get_terminal_size().columns
        for each in line.split("\n"):
            # A full last column makes some terminals begin an empty line.
            print("\n".join(wrap(each, width - 1)))

    def clear(self) -> None:
        """Take everything off the screen; where that cannot be done, push it out of sight."""
        if not sys.stdout.isatty():
            return
        if self.plain:
            print("\n" * shutil.get_terminal_size().lines)
        elif os.name == "nt":
            os.system("cls")
        else:
            print(CLEAR, end="", flush=True)
