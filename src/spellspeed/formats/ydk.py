"""Deck lists as .ydk files hold them, in the dialects of YGOPro and EDOPro."""

import re
from collections.abc import Callable, Iterable
from typing import Final

from spellspeed.formats.written import (
    EITHER,
    EXTRA,
    LARGEST_PASSWORD,
    LARGEST_TEXT,
    MAIN,
    SIDE,
    DeckError,
    Entry,
    StrangeLine,
    WrittenDeck,
    check_passwords,
)

SHOWN: Final = 40  # letters of a line that a message repeats
_DIGITS: Final = re.compile(r"[0-9]+")
_LINE_END: Final = re.compile(r"\r\n|\r|\n")


def read_ydk(text: str | bytes, name: str = "deck") -> WrittenDeck:
    r"""Read the text of a .ydk file; what follows a password, comments, and lines of display settings are passed over.

    >>> read_ydk("#main\n89631139 --a remark\n!side\n00005318639\n").of(SIDE)
    [5318639]
    """
    if len(text) > LARGEST_TEXT:
        raise DeckError(
            f"{name}: more than {LARGEST_TEXT} bytes are too many for a deck list",
            f"{name}：卡组文件不能超过{LARGEST_TEXT}字节",
        )
    entries: list[Entry] = []
    strange: list[StrangeLine] = []
    section = EITHER
    begun = False
    for number, raw in enumerate(_LINE_END.split(plain_text(text, name)), 1):
        line = raw.strip()
        digits = _DIGITS.match(line)  # whatever follows them is ignored, as by YGOPro
        if line.startswith(("!", "#main", "#extra")):
            begun = True
            if section != SIDE:  # nothing follows the Side Deck
                section = SIDE if line.startswith("!") else MAIN if line.startswith("#main") else EXTRA
        elif digits:
            begun = True
            password = digits[0].lstrip("0")
            # More digits than any password has are not even counted: a line of them could be as long as the file.
            if len(password) <= len(str(LARGEST_PASSWORD)) and 0 < int(password or "0") <= LARGEST_PASSWORD:
                entries.append(Entry(int(password), section, number))
            else:
                strange.append(StrangeLine(number, line[:SHOWN]))
        # Programs that show decks write which cards stand for one as $12345678$, and YGOPro passes that over.
        elif line and begun and not line.startswith(("#", "$")):
            strange.append(StrangeLine(number, line[:SHOWN]))
    if not begun:
        raise DeckError(
            f"{name}: no card and no section (#main, #extra, !side) is in it",
            f"{name}：里面没有卡，也没有#main、#extra、!side",
        )
    return WrittenDeck(tuple(entries), tuple(strange))


def write_ydk(
    main: Iterable[int], extra: Iterable[int], side: Iterable[int], remark: Callable[[int], str] | None = None
) -> str:
    r"""Write the text of a .ydk file that every program reads; `remark` gives the comment before a card.

    >>> write_ydk([15025844], [], [], lambda password: "Mystical Elf")
    '#created by Spellspeed\n#main\n# Mystical Elf\n15025844\n#extra\n!side\n'
    """
    lines = ["#created by Spellspeed"]
    for heading, cards in (("#main", main), ("#extra", extra), ("!side", side)):
        lines.append(heading)
        for password in check_passwords(cards):
            if remark is not None:
                lines.append(f"# {remark(password)}")
            lines.append(str(password))
    return "".join(f"{line}\n" for line in lines)


def plain_text(text: str | bytes, name: str) -> str:
    r"""Return the text of a file; only the numbers matter, so that a comment may hold any bytes.

    >>> plain_text(b"\xef\xbb\xbf#main", "mine.ydk")
    '#main'
    """
    if isinstance(text, str):
        return text.removeprefix("\ufeff")
    if text.startswith((b"\xff\xfe", b"\xfe\xff")) or b"\0" in text:
        raise DeckError(
            f"{name}: this is UTF-16 or no text at all; save the deck list as UTF-8",
            f"{name}：这是UTF-16或者不是文本，请把卡组保存为UTF-8",
        )
    return text.decode("utf-8-sig", "replace")
