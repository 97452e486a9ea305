"""A deck as somebody has written it down: passwords in sections, before anybody asks which cards they are."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final, NamedTuple

MAIN: Final = 0
EXTRA: Final = 1
SIDE: Final = 2
EITHER: Final = -1  # Main or Extra Deck, as the kind of the card says: nothing is written
LARGEST_PASSWORD: Final = 0xFFFF_FFFF  # what all programs store a password in
LARGEST_TEXT: Final = 64 * 1024  # what the programs that write .ydk files accept


class DeckError(ValueError):
    """A deck list cannot be read; the message names the file, the line and what is wrong there.

    >>> from spellspeed import Deck
    >>> Deck.from_text("#main\\n12", name="mine.ydk")
    Traceback (most recent call last):
    ...
    spellspeed.formats.written.DeckError: mine.ydk, line 2: no card has the password 12
    """

    def __init__(self, sentence: str, chinese: str = "") -> None:
        super().__init__(sentence)
        self.chinese = chinese or sentence  # the same for a Chinese reader, as far as it is written


class Entry(NamedTuple):
    """One card of a written deck.

    >>> Entry(15025844, MAIN).line
    0
    """

    password: int
    section: int  # MAIN, EXTRA, SIDE or EITHER
    line: int = 0  # 0 where there are no lines, as in a code


class StrangeLine(NamedTuple):
    """A line that is neither a password nor a comment.

    >>> StrangeLine(4, "Mystical Elf").text
    'Mystical Elf'
    """

    line: int
    text: str


@dataclass(frozen=True)
class WrittenDeck:
    """The entries of a deck list in their order, and the lines that nobody can read.

    >>> WrittenDeck((Entry(15025844, MAIN),)).of(MAIN)
    [15025844]
    """

    entries: tuple[Entry, ...]
    strange: tuple[StrangeLine, ...] = ()

    def of(self, section: int) -> list[int]:
        """Return the passwords of a section.

        >>> WrittenDeck((Entry(1, MAIN), Entry(2, SIDE))).of(SIDE)
        [2]
        """
        return [entry.password for entry in self.entries if entry.section == section]


def write_down(main: Iterable[int], extra: Iterable[int], side: Iterable[int]) -> WrittenDeck:
    """Return three decks as a written one.

    >>> write_down([1], [], [2]).entries
    (Entry(password=1, section=0, line=0), Entry(password=2, section=2, line=0))
    """
    sections = ((MAIN, main), (EXTRA, extra), (SIDE, side))
    return WrittenDeck(tuple(Entry(password, section) for section, cards in sections for password in cards))


def check_passwords(passwords: Iterable[int]) -> list[int]:
    """Return the passwords if each of them can be written: a whole number from 1 to the largest there can be.

    >>> check_passwords([0])
    Traceback (most recent call last):
    ...
    spellspeed.formats.written.DeckError: 0 is no password: one is a whole number from 1 to 4294967295
    """
    listed = list(passwords)
    for password in listed:
        if type(password) is not int or not 0 < password <= LARGEST_PASSWORD:
            raise DeckError(
                f"{password!r} is no password: one is a whole number from 1 to {LARGEST_PASSWORD}",
                f"{password!r}不是密码：密码是1到{LARGEST_PASSWORD}的整数",
            )
    return listed
