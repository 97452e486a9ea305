"""The seeds of a match's duels, each drawn from the seed of the match and the number of the duel."""

import hashlib
from typing import Final, NamedTuple

from spellspeed.arguments import show
from spellspeed.dice import BLAKE2B, FAST

SEED_BYTES: Final = 32


class Lot(NamedTuple):
    """What is hashed into the seeds of duels besides the seed of the match: a server's room, and a nonce of each seat.

    >>> Lot("k3", (b"one", b"other")).room
    'k3'
    """

    room: str = ""
    nonces: tuple[bytes, bytes] = (b"", b"")


NO_LOT: Final = Lot()


def seed_of_duel(seed: int, number: int, dice: str = FAST, lot: Lot = NO_LOT) -> int:
    """Return the seed of a match's duel, whose number counts from 1.

    Fast dice: BLAKE2b of "SEED/NUMBER" in six bytes, so that every reader of JSON keeps it. BLAKE2b dice: BLAKE2b in 32
    bytes, keyed by the 32 bytes of the match's seed, over the room, the number and both nonces (`join_fields`).

    >>> seed_of_duel(7, 1) == seed_of_duel(7, 2), seed_of_duel(7, 1, "blake2b").bit_length() > 200
    (False, True)
    """
    if dice != BLAKE2B:
        return int.from_bytes(hashlib.blake2b(f"{seed}/{number}".encode(), digest_size=6).digest())
    said = join_fields(lot.room.encode(), str(number).encode(), *lot.nonces)
    return int.from_bytes(hashlib.blake2b(said, digest_size=SEED_BYTES, key=seed.to_bytes(SEED_BYTES)).digest())


def join_fields(*fields: bytes) -> bytes:
    """Return fields as one message, each after its length in four bytes: nothing can move from one into the next.

    >>> join_fields(b"ab", b"c")
    b'\\x00\\x00\\x00\\x02ab\\x00\\x00\\x00\\x01c'
    """
    return b"".join([len(field).to_bytes(4) + field for field in fields])


def check_lot(lot: object, dice: str) -> Lot:
    """Return a lot, if it is one and these dice are drawn with it.

    >>> check_lot(Lot("k3"), "fast")
    Traceback (most recent call last):
    ...
    ValueError: a lot belongs to blake2b dice, and these are fast
    """
    if not isinstance(lot, Lot):
        raise TypeError(f"the lot is {show(lot)}; make a Lot of it")
    nonces: object = lot.nonces
    pair = isinstance(nonces, tuple) and len(nonces) == 2 and all(isinstance(nonce, bytes) for nonce in nonces)
    if not isinstance(lot.room, str) or not pair:
        raise TypeError(f"a lot is a room and two nonces in bytes, not {show(tuple(lot))}")
    if dice != BLAKE2B and lot != NO_LOT:
        raise ValueError(f"a lot belongs to blake2b dice, and these are {dice}")
    return lot
