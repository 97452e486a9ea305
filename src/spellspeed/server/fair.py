"""Provably fair dice: what is promised before a duel by its hash, and the seed that follows when it is opened.

Every hash is BLAKE2b in 32 bytes over fields that each stand after their length (`join_fields`); the first names what
is promised, so that no promise can be passed off as another, and room and seat are in it, so that none can be copied.
"""

import hashlib
import hmac
import re
import secrets
from typing import Final

from spellspeed import Deck
from spellspeed.dice import BLAKE2B
from spellspeed.play import Lot, seed_of_duel
from spellspeed.play.seeds import join_fields
from spellspeed.rulebook.book import Pair

BYTES: Final = 32  # of a secret, a nonce, a salt and every hash
_HEX: Final = re.compile(r"[0-9a-f]{64}")
SECRET: Final[Pair] = ("the secret of the server", "服务器的秘密")


class FairError(ValueError):
    """Something that was promised does not hold, or cannot be read; said in both languages.

    >>> error = FairError("no nonce", "没有随机数")
    >>> str(error), error.chinese
    ('no nonce', '没有随机数')
    """

    def __init__(self, english: str, chinese: str) -> None:
        super().__init__(english, chinese)
        self.chinese: Final = chinese

    def __str__(self) -> str:
        return str(self.args[0])


# ------------------------------------------------------------------------------------------------------------ promises


def draw_secret() -> bytes:
    """Return 32 random bytes: a server's secret, a nonce, or the salt of a deck.

    >>> len(draw_secret()), draw_secret() == draw_secret()
    (32, False)
    """
    return secrets.token_bytes(BYTES)


def hash_secret(room: str, secret: bytes) -> str:
    """Return by what the server promises its secret, before it knows a nonce.

    >>> hash_secret("k3", bytes(32)) == hash_secret("k4", bytes(32))
    False
    """
    return _hash(b"secret", room.encode(), secret)


def hash_nonce(room: str, seat: int, nonce: bytes) -> str:
    """Return by what a seat promises its nonce, before it knows the other one.

    >>> hash_nonce("k3", 0, bytes(32)) == hash_nonce("k3", 1, bytes(32))
    False
    """
    return _hash(b"nonce", room.encode(), str(seat).encode(), nonce)


def hash_deck(room: str, seat: int, salt: bytes, deck: Deck) -> str:
    """Return by what a seat promises its deck, in the order of its list; the salt keeps others from guessing it.

    >>> deck = Deck(["Umi", "Sangan"])
    >>> hash_deck("k3", 0, bytes(32), deck) == hash_deck("k3", 0, bytes(32), Deck(["Sangan", "Umi"]))
    False
    """
    sections = [" ".join(map(str, cards)).encode() for cards in (deck.main, deck.extra, deck.side)]
    return _hash(b"deck", room.encode(), str(seat).encode(), salt, *sections)


def make_salt(secret: bytes, seat: int) -> str:
    """Return the salt of a seat that brings none of its own: it is open as soon as the secret is, and not before.

    >>> make_salt(bytes(32), 0) == make_salt(bytes(32), 1), len(make_salt(bytes(32), 0))
    (False, 64)
    """
    return hashlib.blake2b(join_fields(b"salt", str(seat).encode()), key=secret[:64], digest_size=BYTES).hexdigest()


def _hash(*fields: bytes) -> str:
    return hashlib.blake2b(join_fields(*fields), digest_size=BYTES).hexdigest()


# ------------------------------------------------------------------------------------------------------------- opening


def read_hex(written: object, what: Pair) -> bytes:
    """Return 32 bytes that are written in hexadecimal digits, or say what is wrong with them.

    >>> read_hex("00" * 32, SECRET) == bytes(32)
    True
    >>> read_hex("00", SECRET)
    Traceback (most recent call last):
    ...
    spellspeed.server.fair.FairError: the secret of the server is '00', where 64 hexadecimal digits belong, small ones
    """
    if not isinstance(written, str) or _HEX.fullmatch(written) is None:
        found = f"{written!r:.70}"
        english = f"{what[0]} is {found}, where 64 hexadecimal digits belong, small ones"
        raise FairError(english, f"{what[1]}是{found}，应该是64位小写十六进制数")
    return bytes.fromhex(written)


def call_nonce(seat: int) -> Pair:
    """Return what the nonce of a seat is called.

    >>> call_nonce(1)[0]
    'the nonce of player 1'
    """
    return (f"the nonce of player {seat}", f"玩家{seat}的随机数")


def call_deck(seat: int) -> Pair:
    """Return what the deck of a seat is called.

    >>> call_deck(1)[0]
    'the deck of player 1'
    """
    return (f"the deck of player {seat}", f"玩家{seat}的卡组")


def call_hash(what: Pair) -> Pair:
    """Return what the hash of something is called.

    >>> call_hash(SECRET)[0]
    'the hash of the secret of the server'
    """
    return (f"the hash of {what[0]}", f"{what[1]}的哈希值")


def check_secret(room: str, secret: object, promised: object) -> bytes:
    """Return the opened secret, if it is the one that was promised.

    >>> check_secret("k3", "00" * 32, hash_secret("k3", bytes(32))) == bytes(32)
    True
    """
    opened = read_hex(secret, SECRET)
    _compare(hash_secret(room, opened), promised, SECRET)
    return opened


def check_nonce(room: str, seat: int, nonce: object, promised: object) -> bytes:
    """Return the opened nonce of a seat, if it is the one that was promised.

    >>> check_nonce("k3", 1, "11" * 32, hash_nonce("k3", 1, bytes(32)))  # doctest: +ELLIPSIS
    Traceback (most recent call last):
    ...
    spellspeed.server.fair.FairError: the nonce of player 1 is not the one that was promised: its hash is ...
    """
    opened = read_hex(nonce, call_nonce(seat))
    _compare(hash_nonce(room, seat, opened), promised, call_nonce(seat))
    return opened


def check_deck(room: str, seat: int, salt: object, deck: Deck, promised: object) -> None:
    """See that a deck is the one that was promised.

    >>> deck = Deck(["Umi"])
    >>> check_deck("k3", 0, "00" * 32, deck, hash_deck("k3", 0, bytes(32), deck))
    """
    english, chinese = call_deck(seat)
    opened = read_hex(salt, (f"the salt of {english}", f"{chinese}的盐"))
    _compare(hash_deck(room, seat, opened, deck), promised, call_deck(seat))


def _compare(found: str, promised: object, what: Pair) -> None:
    """Refuse what hashes otherwise than was promised; how long that takes tells nothing of where they differ."""
    wanted = read_hex(promised, call_hash(what)).hex()
    if not hmac.compare_digest(found, wanted):
        raise FairError(
            f"{what[0]} is not the one that was promised: its hash is {found}, promised was {wanted}",
            f"{what[1]}与承诺的不符：它的哈希值是{found}，承诺的是{wanted}",
        )


def find_seed(secret: bytes, room: str, number: int, nonces: tuple[bytes, bytes]) -> int:
    """Return the seed of the duel of this number in a room, as a match with this secret, room and nonces draws it.

    >>> find_seed(bytes(32), "k3", 1, (bytes(32), bytes(32))).bit_length() > 200
    True
    """
    return seed_of_duel(int.from_bytes(secret), number, BLAKE2B, Lot(room, nonces))
