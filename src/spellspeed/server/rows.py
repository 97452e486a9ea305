"""What is kept of a room: how it was made, and one row for everything that has happened in it."""

from typing import Any, Final, NamedTuple

# Before the match.
SIT: Final = "sit"  # a seat is taken: name, deck, hashes of its nonce and of its deck with salt
STAND: Final = "stand"  # and left again
NONCE: Final = "nonce"  # a seat opens its nonce
BEGIN: Final = "begin"  # the match begins
# The records of a match keep their own kinds: throw, choose, answer, surrender, side, concede, timeout, time, ruling.
# Around it.
UNDO: Final = "undo"  # the number of the row from which on nothing counts
PAUSE: Final = "pause"
RESUME: Final = "resume"
DOWN: Final = "down"  # milliseconds that nobody is charged for
ADJOURN: Final = "adjourn"  # why: it goes on later, or where its rules are known
VOID: Final = "void"  # why, and by whose fault
OPEN: Final = "open"  # of an event's match: its secret is opened now
REMATCH: Final = "rematch"  # a seat wants one; when both do, the number of the room that follows
CLOSE: Final = "close"  # why: nobody has come for long
JUDGE: Final = "judge"  # a judge has come, who sees all cards

NOBODY: Final = -1  # the seat of a row that the server wrote


class Row(NamedTuple):
    """One thing that has happened in a room; `at` is the database's time in milliseconds since 1970.

    >>> Row(3, "answer", 0, {"picks": [1]}, 1_700_000_000_000).kind
    'answer'
    """

    number: int  # its place in the log, from 0 without gaps
    kind: str
    seat: int
    body: dict[str, Any]
    at: int


class Beginning(NamedTuple):
    """How a room was made: all that its fold needs besides its rows.

    >>> Beginning("k3", {"format": "408"}, 4, "…", b"secret", 0).settings["format"]
    '408'
    """

    id: str
    settings: dict[str, Any]
    rules: int  # the revision of the rules under which it began
    cards: str  # the digest of the cards it can meet, empty until the decks are known
    secret: bytes
    created: int
