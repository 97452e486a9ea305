"""Decks as one line of letters: `ydke://` addresses, and the codes of YGO Omega."""

import base64
import binascii
import re
import struct
import zlib
from collections.abc import Iterable
from typing import Final

from spellspeed.formats.written import EITHER, LARGEST_TEXT, SIDE, DeckError, Entry, WrittenDeck, write_down
from spellspeed.formats.written import check_passwords as check

YDKE: Final = "ydke://"
RAW: Final = -15  # tells zlib that the data have neither head nor checksum
MOST: Final = 255  # an Omega code counts in a byte
SHOWN: Final = 30
# Some programs write letters that an address may hold in place of those that it must not.
_PLAIN: Final = str.maketrans("-_.", "+/=")
_CODE: Final = re.compile(r"[A-Za-z0-9+/_-]+[=.]{0,2}")
PARTS: Final = (("Main Deck", "主卡组"), ("Extra Deck", "额外卡组"), ("Side Deck", "副卡组"))


def is_ydke(text: str) -> bool:
    """Whether the text is, or means to be, a `ydke://` address.

    >>> is_ydke(" ydke://!!!"), is_ydke("#main")
    (True, False)
    """
    return text.lstrip()[: len(YDKE)].casefold() == YDKE


def read_ydke(text: str, name: str = "deck") -> WrittenDeck:
    """Read a `ydke://` address.

    >>> read_ydke("ydke://o6lXBZyFNAI=!viOnAg==!7ydRAA==!").of(SIDE)
    [5318639]
    """
    code = text.strip()
    if not is_ydke(code) or len(code) > LARGEST_TEXT:
        raise _wrong(name, f"{code[:SHOWN]!r} is no ydke:// address", f"“{code[:SHOWN]}”不是ydke://地址")
    parts = code[len(YDKE) :].split("!")
    if len(parts) != len(PARTS) + 1:
        count = len(parts) - 1
        raise _wrong(name, f"a ydke:// address has 3 marks !, this has {count}", f"ydke://地址有3个!，这里有{count}个")
    if parts[3]:
        raise _wrong(name, f"{parts[3][:SHOWN]!r} follows the last !", f"最后的!后面还有“{parts[3][:SHOWN]}”")
    return write_down(*[_read_part(part, section, name) for section, part in enumerate(parts[:3])])


def write_ydke(main: Iterable[int], extra: Iterable[int], side: Iterable[int]) -> str:
    """Write a `ydke://` address.

    >>> write_ydke([46986414, 44095762], [1861629], [])
    'ydke://rvTMAhLZoAI=!/WccAA==!!'
    """
    return YDKE + "".join(f"{base64.b64encode(_pack(check(part))).decode()}!" for part in (main, extra, side))


def is_omega(text: str) -> bool:
    """Whether the text can be read as a code of YGO Omega; what is digits alone is a password in a deck list.

    >>> is_omega(write_omega([15025844], [], [])), is_omega("89631139"), is_omega("exodia")
    (True, False, False)
    """
    code = text.strip()
    if len(code) > LARGEST_TEXT or code.isdigit() or not _CODE.fullmatch(code):
        return False
    try:
        read_omega(code)
    except DeckError:
        return False
    return True


def read_omega(text: str, name: str = "deck") -> WrittenDeck:
    """Read a code of YGO Omega, which does not tell the Main from the Extra Deck.

    >>> [entry.password for entry in read_omega(write_omega([15025844], [23995346], [])).entries]
    [15025844, 23995346]
    """
    code = text.strip()
    if len(code) > LARGEST_TEXT:
        raise _wrong(
            name, f"{len(code)} letters are too many for an Omega code", f"{len(code)}个字，Omega代码不能这么长"
        )
    most = 2 + 2 * MOST * 4
    unpacking = zlib.decompressobj(RAW)
    try:
        content = unpacking.decompress(_from_base64(code), most + 1)
    except (binascii.Error, ValueError, zlib.error):
        raise _wrong(name, f"{code[:SHOWN]!r} is no Omega code", f"“{code[:SHOWN]}”不是Omega代码") from None
    # The two counts say how long the rest is: whatever unpacks to more, or has not ended, was not written by Omega.
    if not unpacking.eof or len(content) < 2 or len(content) != 2 + 4 * (content[0] + content[1]):
        raise _wrong(name, "the Omega code is cut off or damaged", "Omega代码不完整或者已损坏")
    passwords = [number for (number,) in struct.iter_unpack("<I", content[2:])]
    sections = [EITHER] * content[0] + [SIDE] * content[1]
    return WrittenDeck(tuple(map(Entry, passwords, sections)))


def write_omega(main: Iterable[int], extra: Iterable[int], side: Iterable[int]) -> str:
    """Write a code of YGO Omega.

    >>> read_omega(write_omega([15025844], [], [5318639])).of(SIDE)
    [5318639]
    """
    first, second = check([*main, *extra]), check(side)
    if max(len(first), len(second)) > MOST:
        raise DeckError(
            f"an Omega code holds at most {MOST} cards and {MOST} of the Side Deck",
            f"Omega代码最多容纳{MOST}张卡和{MOST}张副卡组的卡",
        )
    packing = zlib.compressobj(9, zlib.DEFLATED, RAW)
    content = bytes((len(first), len(second))) + _pack(first + second)
    return base64.b64encode(packing.compress(content) + packing.flush()).decode()


def _pack(passwords: list[int]) -> bytes:
    return struct.pack(f"<{len(passwords)}I", *passwords)


def _from_base64(code: str) -> bytes:
    plain = code.translate(_PLAIN).rstrip("=")
    return base64.b64decode(plain + "=" * (-len(plain) % 4), validate=True)


def _read_part(part: str, section: int, name: str) -> list[int]:
    english, chinese = PARTS[section]
    try:
        content = _from_base64(part)
    except (binascii.Error, ValueError):
        raise _wrong(name, f"the {english} of the address is not base64", f"地址里的{chinese}不是base64") from None
    if len(content) % 4:
        raise _wrong(
            name,
            f"the {english} of the address has {len(content)} bytes, and a card has 4",
            f"地址里的{chinese}有{len(content)}字节，而每张卡占4字节",
        )
    return [number for (number,) in struct.iter_unpack("<I", content)]


def _wrong(name: str, sentence: str, chinese: str) -> DeckError:
    return DeckError(f"{name}: {sentence}", f"{name}：{chinese}")
