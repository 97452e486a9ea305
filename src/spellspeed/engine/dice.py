"""Random numbers as a pure function of (seed, draws).

Ten rounds of multiply-and-cross over two 30-bit words, keyed by the seed. Every intermediate stays below 2**62, so the
compiled build never boxes a number and both builds give the same dice.
"""

from typing import Final

WORD: Final = 1073741823  # 30 bits
MULTIPLIER: Final = 886454653  # odd, high bits set, about 0.83 * 2**30
STEP: Final = 663608941  # odd: the golden ratio's fraction times 2**30
ROUNDS: Final = 10
SEEDS: Final = 1 << 60
SPAN: Final = 1 << 60


def fold_seed(seed: int) -> int:
    """Return a seed of at most 60 bits for any whole number a user gives.

    >>> fold_seed(7)
    7
    >>> fold_seed(-1) != fold_seed(1)
    True
    """
    folded = 0
    rest = seed if seed >= 0 else ((-seed) << 1) | SEEDS
    while rest:
        folded ^= rest & (SEEDS - 1)
        rest >>= 60
    return folded


def draw_bits(seed: int, draws: int) -> int:
    """Return 60 random bits for the draw of this number.

    >>> draw_bits(1, 0) == draw_bits(1, 0), draw_bits(1, 0) == draw_bits(1, 1)
    (True, False)
    """
    left = draws & WORD
    right = (draws >> 30) & WORD
    key = seed & WORD
    other = (seed >> 30) & WORD
    for _ in range(ROUNDS):
        product = (left | 1073741824) * MULTIPLIER  # the set bit keeps 0 from being a fixed point
        mixed = ((product >> 30) & WORD) ^ key ^ right
        right = product & WORD
        left = mixed
        key = (key + STEP + other) & WORD
    return (left << 30) | right
