"""Rooms for tests: a log in memory, a clock that tests turn, and seats that answer at random."""

from random import Random
from typing import Any

from spellspeed.deck import Deck
from spellspeed.pool import CardPool
from spellspeed.replay import RULES
from spellspeed.server import fair, rows
from spellspeed.server.room import Room
from spellspeed.server.rows import Beginning, Row
from spellspeed.server.settings import Settings

SECRET = bytes(range(32))
NONCES = ("00" * 32, "ff" * 32)


def hash_of(seat: int, nonce: str = "") -> str:
    return fair.hash_nonce("room", seat, bytes.fromhex(nonce or NONCES[seat]))


def deck_of(name: str) -> dict[str, Any]:
    deck = Deck.packaged(name)
    return {"main": list(deck.main), "extra": list(deck.extra), "side": list(deck.side)}


class LogInMemory:
    """A room with the rows that made it."""

    def __init__(self, settings: Settings | None = None, secret: bytes = SECRET) -> None:
        plain = (settings or Settings()).to_dict()
        self.beginning = Beginning("room", plain, RULES, "", secret, 1_000_000)
        self.room = Room(self.beginning, CardPool.builtin())
        self.rows: list[Row] = []
        self.now = 1_000_000

    def append(self, kind: str, seat: int, **body: Any) -> Row:
        """Check a row, keep it and fold it, as a desk does."""
        kept = self.room.check(kind, seat, body, self.now).body
        row = Row(self.room.count, kind, seat, kept, self.now)
        self.rows.append(row)
        refused = self.room.take(row)
        assert refused is None, refused
        return row

    def seat_both(self, names: tuple[str, str] = ("dragons", "warriors")) -> None:
        """Let both sit down, open their nonces, and begin."""
        for seat, name in enumerate(names):
            self.append(rows.SIT, seat, name=f"p{seat}", deck=deck_of(name), nonce_hash=hash_of(seat))
        for seat in (0, 1):
            self.append(rows.NONCE, seat, nonce=NONCES[seat])
        self.append(rows.BEGIN, rows.NOBODY, rules=RULES, cards=self.room.digest_cards())

    def act_at_random(self, random: Random) -> None:
        """Let somebody who is due do something."""
        kind, seat, body = choose_at_random(self.room, random)
        self.append(kind, seat, **body)

    def fold_again(self) -> Room:
        """The room as another worker folds it."""
        room = Room(self.beginning, CardPool.builtin())
        for row in self.rows:
            room.take(row)
        return room


def choose_at_random(room: Room, random: Random) -> tuple[str, int, dict[str, Any]]:
    """What somebody who is due may do."""
    seat, kind = random.choice(room.due())
    match = room.match
    assert match is not None
    if kind == "throw":
        return kind, seat, {"hand": random.choice(("rock", "paper", "scissors"))}
    if kind == "choose":
        return kind, seat, {"order": random.choice(("first", "second"))}
    if kind == "side":
        return kind, seat, {}
    duel = match.duel
    assert duel is not None
    picks: list[int] = []
    while True:
        further, complete = duel.next_picks(*picks)
        if complete and (not further or random.random() < 0.5):
            return "answer", seat, {"picks": picks}
        picks.append(random.choice(further))
