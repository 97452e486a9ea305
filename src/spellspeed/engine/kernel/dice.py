"""Random numbers as a pure function of (seed, draws).

The fast dice: ten rounds of multiply-and-cross over two 30-bit words, keyed by the seed. Every intermediate stays below
2**62, so the compiled build never boxes a number and both builds give the same dice.

The keyed dice: BLAKE2b with a key of 256 bits, for duels in which nobody may be able to work out the next draw from the
last ones. Their seed is KEYED + the key, so that a seed says by itself whose it is.
"""

import hashlib
from typing import Final

WORD: Final = 1073741823  # 30 bits
MULTIPLIER: Final = 886454653  # odd, high bits set, about 0.83 * 2**30
ABOVE: Final = MULTIPLIER << 30
STEP: Final = 663608941  # odd: the golden ratio's fraction times 2**30
ROUNDS: Final = 10
SPAN: Final = 1 << 60
KEYED: Final = 1 << 256
KEY_BYTES: Final = 32


# What random numbers are for: each use has a stream of its own, so that none tells of another.
FOR_DUEL: Final = 1
FOR_PLAY: Final = 2
FOR_DEALING: Final = 3

# What can be foretold of chance: (kind, player, results …), used up in the order in which chance would have decided.
DECK_ORDER: Final = 1  # of a deck that is shuffled: the cards, from the top
CARDS_PICKED: Final = 2  # the cards drawn by lot
ROLLS: Final = 3  # dice and coins, each counted from 0


def fold_seed(seed: int, use: int = FOR_DUEL) -> int:
    """Return a seed of at most 60 bits for any whole number a user gives and one use of it.

    >>> fold_seed(7) == fold_seed(7), fold_seed(7) == fold_seed(7, FOR_PLAY), fold_seed(-1) == fold_seed(1)
    (True, False, False)
    """
    content = f"{seed:x}/{use}".encode()
    return int.from_bytes(hashlib.blake2b(content, digest_size=8).digest()) >> 4


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
        # As if the bit above were set, which keeps 0 from being a fixed point.
        product = left * MULTIPLIER + ABOVE
        mixed = ((product >> 30) & WORD) ^ key ^ right
        right = product & WORD
        left = mixed
        key = (key + STEP + other) & WORD
    return (left << 30) | right


def key_seed(key: int) -> int:
    """Return the seed of the dice that this key of at most 256 bits gives.

    >>> key_seed(7) == KEYED + 7
    True
    """
    return KEYED + key


def draw_keyed_bits(seed: int, draws: int) -> int:
    """Return 60 random bits for the draw of this number: those of BLAKE2b in eight bytes, without the last four.

    >>> draw_keyed_bits(key_seed(1), 0) == draw_keyed_bits(key_seed(1), 0), draw_keyed_bits(key_seed(1), 0) < SPAN
    (True, True)
    """
    key = (seed - KEYED).to_bytes(KEY_BYTES, "big")
    drawn = hashlib.blake2b(draws.to_bytes(8, "big"), digest_size=8, key=key).digest()
    return int.from_bytes(drawn, "big") >> 4
