"""Lots: numbers drawn from the seed of an event, the same on every machine and in every version of Python."""

from collections.abc import Iterable
from hashlib import blake2b


def draw_lot(seed: int, *what: int | str) -> int:
    """Return a number below 2⁴⁰ for something that a lot decides.

    >>> draw_lot(1, "round", 2, 7) == draw_lot(1, "round", 2, 7) != draw_lot(2, "round", 2, 7)
    True
    """
    text = "/".join([str(part) for part in (seed, *what)])
    return int.from_bytes(blake2b(text.encode(), digest_size=5).digest(), "big")


def draw_order(seed: int, why: str, players: Iterable[int]) -> list[int]:
    """Return players in an order that lots decide.

    >>> sorted(draw_order(1, "bracket", [1, 2, 3, 4]))
    [1, 2, 3, 4]
    """
    return sorted(players, key=lambda player: (draw_lot(seed, why, player), player))
