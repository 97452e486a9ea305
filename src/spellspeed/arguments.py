"""What users hand over, read by words of our own: without them each build would complain in its own way."""

from collections.abc import Iterable
from operator import index
from typing import SupportsIndex, TypeVar

Thing = TypeVar("Thing")
MOST_SHOWN = 60  # letters of what was handed over that a complaint repeats


def show(value: object) -> str:
    """Return what was handed over as a complaint repeats it: cut off where it is long.

    >>> show("you"), show("Sangan" * 30)
    ("'you'", "'SanganSanganSanganSanganSanganSanganSanganSanganSanganSang…")
    """
    try:
        text = repr(value)
    except ValueError:  # Python shows no number of thousands of digits
        text = f"an {type(value).__name__} too long to be shown"
    return text if len(text) <= MOST_SHOWN else text[: MOST_SHOWN - 1] + "…"


def read_number(value: object, what: str) -> int:
    """Return a whole number as a plain one, whatever kind of whole number was given.

    >>> read_number(True, "the seed")
    1
    >>> read_number("7", "the seed")
    Traceback (most recent call last):
    ...
    TypeError: the seed must be a whole number, not '7'
    """
    if not isinstance(value, int | SupportsIndex):
        raise TypeError(f"{what} must be a whole number, not {show(value)}")
    return index(value)


def read_player(value: object) -> int:
    """Return the number of a player.

    >>> read_player(1)
    1
    >>> read_player("you")
    Traceback (most recent call last):
    ...
    ValueError: no player 'you': the players are 0 and 1
    """
    # A plain number first: it is asked for at every look at a card, and a protocol takes long to be checked.
    number = index(value) if isinstance(value, int | SupportsIndex) else -1
    if number != 0 and number != 1:
        raise ValueError(f"no player {show(value)}: the players are 0 and 1")
    return number


def read_text(value: object, what: str) -> str:
    """Return a text, which must be one.

    >>> read_text("summon Mystical Elf", "a wish")
    'summon Mystical Elf'
    >>> read_text(3, "a wish")
    Traceback (most recent call last):
    ...
    TypeError: a wish is text, not 3
    """
    if not isinstance(value, str):
        raise TypeError(f"{what} is text, not {show(value)}")
    return value


def read_list(value: Iterable[Thing], what: str) -> list[Thing]:
    """Return the things of a list; a text is none, though it can be gone through letter by letter.

    >>> read_list(("Sangan", "Kuriboh"), "main")
    ['Sangan', 'Kuriboh']
    >>> read_list("Sangan", "main")
    Traceback (most recent call last):
    ...
    TypeError: main is 'Sangan', where a list of cards belongs
    """
    if isinstance(value, str) or not isinstance(value, Iterable):
        raise TypeError(f"{what} is {show(value)}, where a list of cards belongs")
    return list(value)
