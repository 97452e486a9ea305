"""The dice a duel may be played with, and how their seeds are given and written."""

import re
from typing import Final

from spellspeed.arguments import read_number, read_text, show

FAST: Final = "fast"  # any whole number is a seed; who sees enough draws can work out the next ones
BLAKE2B: Final = "blake2b"  # draw n is BLAKE2b of n keyed by a seed of up to 256 bits
DICE: Final = (FAST, BLAKE2B)
KEY_BITS: Final = 256
_HEX: Final = re.compile(r"[0-9a-f]{64}")


def read_dice(name: object) -> str:
    """Return the name of dice, which must be known.

    >>> read_dice("blake2b")
    'blake2b'
    >>> read_dice("loaded")
    Traceback (most recent call last):
    ...
    ValueError: no dice are called 'loaded'; there are fast, blake2b
    """
    if read_text(name, "the name of dice") not in DICE:
        raise ValueError(f"no dice are called {show(name)}; there are {', '.join(DICE)}")
    return str(name)


def read_seed(seed: object, dice: str = FAST) -> int:
    """Return a seed as a plain number, if these dice can have it.

    >>> read_seed(-7), read_seed(2**255, "blake2b") == 2**255
    (-7, True)
    >>> read_seed(-7, "blake2b")
    Traceback (most recent call last):
    ...
    ValueError: the seed of blake2b dice has 256 bits: -7 is not from 0 to 2**256 - 1
    """
    number = read_number(seed, "the seed")
    if dice == BLAKE2B and not 0 <= number < 1 << KEY_BITS:
        raise ValueError(f"the seed of blake2b dice has 256 bits: {show(number)} is not from 0 to 2**256 - 1")
    return number


def write_seed(seed: int, dice: str) -> int | str:
    """Return a seed as it stands in a file: one of 256 bits in hexadecimal, since many readers round long numbers.

    >>> write_seed(7, "fast"), write_seed(7, "blake2b")[-4:]
    (7, '0007')
    """
    return f"{seed:064x}" if dice == BLAKE2B else seed


def read_written_seed(written: object, dice: str) -> int:
    """Return the seed that stands in a file.

    >>> read_written_seed(write_seed(7, "blake2b"), "blake2b")
    7
    >>> read_written_seed(7, "blake2b")
    Traceback (most recent call last):
    ...
    ValueError: seed is 7; that of blake2b dice has 64 hexadecimal digits, small ones
    """
    if dice != BLAKE2B:
        if type(written) is not int:
            raise ValueError(f"seed is {show(written)}, not of type int")
        return written
    if not isinstance(written, str) or _HEX.fullmatch(written) is None:
        raise ValueError(f"seed is {show(written)}; that of blake2b dice has 64 hexadecimal digits, small ones")
    return int(written, 16)
