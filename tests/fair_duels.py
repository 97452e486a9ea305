"""A server's duels with the proof of their dice; what is promised is computed by the documented formulas alone."""

import hashlib
import json
from typing import Any

from spellspeed import Deck, Replay
from spellspeed.play import Lot, Match
from spellspeed.server.proof import Proof

ROOM = "k3"
SECRET = bytes(range(32))
NONCES = (b"\x01" * 32, b"\x02" * 32)
SALTS = (b"\x03" * 32, b"\x04" * 32)
DECKS = (Deck(["Umi"] * 37 + ["Sangan"] * 3, [], ["Kuriboh"]), Deck(["Mystical Elf"] * 20 + ["Raigeki"] * 20))


def hash_fields(*fields: bytes, key: bytes = b"") -> str:
    """The documented formula: BLAKE2b in 32 bytes, each field after its length in four."""
    said = b"".join([len(field).to_bytes(4, "big") + field for field in fields])
    return hashlib.blake2b(said, digest_size=32, key=key).hexdigest()


def list_cards(cards: tuple[int, ...]) -> bytes:
    return " ".join([str(card) for card in cards]).encode()


SECRET_HASH = hash_fields(b"secret", b"k3", SECRET)
NONCE_HASHES = (hash_fields(b"nonce", b"k3", b"0", NONCES[0]), hash_fields(b"nonce", b"k3", b"1", NONCES[1]))
DECK_HASHES = (
    hash_fields(b"deck", b"k3", b"0", SALTS[0], list_cards(DECKS[0].main), b"", list_cards(DECKS[0].side)),
    hash_fields(b"deck", b"k3", b"1", SALTS[1], list_cards(DECKS[1].main), b"", b""),
)

# What can be wrong with the block of a replay, and what is said of it.
WRONG_BLOCKS: list[tuple[str, Any, str]] = [
    ("room", None, "fair.room is None, where the name of a room belongs"),
    ("room", "", "fair.room is ''"),
    ("duel", 0, "fair.duel is 0, where the number of a duel, from 1 belongs"),
    ("duel", True, "fair.duel is True"),
    ("secret_hash", "abc", "the hash of the secret of the server is 'abc', where 64 hexadecimal digits belong"),
    ("secret", 5, "fair.secret is 5, where text or null belongs"),
    ("secret", "5", "the secret of the server is '5', where 64 hexadecimal digits belong"),
    ("nonce_hashes", [None, None], "the hash of the nonce of player 0 is ''"),
    ("nonce_hashes", "no", "fair.nonce_hashes is 'no', where a list with an entry for each player belongs"),
    ("deck_hashes", [SECRET_HASH, "z" * 64], "the hash of the deck of player 1 is 'z"),
    ("nonces", ["00" * 32], r"fair.nonces is .*, where a list with an entry for each player belongs"),
    ("nonces", [{}, []], r"fair.nonces is \{\}, where text or null belongs"),
    ("registered", {}, r"fair.registered is \{\}, where a list of two decks belongs"),
    ("registered", [1, 2], "fair.registered is 1, where a deck of passwords"),
    (
        "registered",
        [{"main": [1], "extra": [], "side": []}],
        r"fair.registered is .*, where a list of two decks belongs",
    ),
    (
        "registered",
        [{"main": [True], "extra": [], "side": []}] * 2,
        r"fair.registered is .*, where a deck of passwords",
    ),
]


def play_match(duels: int = 1) -> Match:
    """A match of a room up to the end of this duel; from the second on the first deck is a sided one."""
    seed = int.from_bytes(SECRET)
    match = Match(*DECKS, seed=seed, limits=False, dice="blake2b", lot=Lot(ROOM, NONCES))
    match.throw(0, "rock")
    match.throw(1, "paper")
    match.play("go first")
    for _ in range(duels - 1):
        match.surrender(len(match.results) % 2)
        cards = DECKS[0].main
        match.side(0, Deck([*cards[1:], *DECKS[0].side], [], cards[:1]))
        match.keep(1)
        match.play("go first")
    match.play("end phase", "end phase", "surrender")
    return match


def prove(duels: int = 1) -> Proof:
    """The proof of such a duel, all of it open."""
    proof = Proof(
        ROOM,
        duels,
        SECRET_HASH,
        NONCE_HASHES,
        DECK_HASHES,
        SECRET.hex(),
        (NONCES[0].hex(), NONCES[1].hex()),
        (SALTS[0].hex(), SALTS[1].hex()),
    )
    return proof if duels == 1 else proof._replace(registered=DECKS)


def proved(duels: int = 1) -> dict[str, Any]:
    """The content of the file of such a duel."""
    duel = play_match(duels).duel
    assert duel is not None
    content: dict[str, Any] = json.loads(prove(duels).attach(Replay.of(duel)).to_text())
    return content


def put(content: dict[str, Any], path: str, value: Any) -> None:
    """Change one thing of a file, named as in "fair.nonces.1"."""
    *way, last = [int(word) if word.isdigit() else word for word in path.split(".")]
    inner: Any = content
    for word in way:
        inner = inner[word]
    inner[last] = value


WHOLE = json.dumps(proved())
