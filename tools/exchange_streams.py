"""Plays pairs of rooms that differ in cards a seat may not see, and compares what its socket is sent, byte by byte.

    python tools/exchange_streams.py --pairs 1000 --seed 1

From a random moment of a random duel on, cards that the seat (or who looks on) has never seen are other ones in the
second room. The seat answers alike in both, its opponent passes wherever asked, after random times that together are
below the room's pause; clocks run, and the opponent's connection is lost and found. Messages, their number and their
times on a virtual clock, and why-nots asked at each step, must be equal until the rules show one of the exchanged
cards. The exit code is 1 if there is a difference.
"""

import argparse
import hashlib
import sys
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any, cast

import msgspec

from spellspeed import CardPool, Deck, Duel
from spellspeed.packaged_decks import PACKAGED
from spellspeed.play import Match, PlayerClock, Record, find_match_rules
from spellspeed.play.folding import Table
from spellspeed.play.match import Made
from spellspeed.random_play import pick_at_random
from spellspeed.replay import RULES
from spellspeed.server.desk import Desk, LiveRoom
from spellspeed.server.messages import People, Sitting
from spellspeed.server.outbox import Pacing
from spellspeed.server.picturing import picture_refusal
from spellspeed.server.room import Room
from spellspeed.server.rows import Beginning, Row
from spellspeed.server.settings import Settings
from spellspeed.server.telling import Paced, Teller
from spellspeed.words import DRAWN_BY_CARD, EVENT_DUEL_ENDED, FOR_OPEN_STATE, NOBODY, WON_BY_CARD

ROOT = Path(__file__).resolve().parent.parent
sys.path.append(str(ROOT))
from tools.exchange_cards import (  # noqa: E402
    OWN_DECK,
    TURNS,
    WHOLE,
    WITHIN,
    exchange,
    find_mixed,
    find_reasons,
    find_same,
    is_numbered,
    is_open,
    list_wishes,
    pass_on,
    shows,
)
from tools.progress import Progress  # noqa: E402
from tools.random_decks import Decks  # noqa: E402

WATCHER = 2
STEPS = 12  # answers of the seat, in rooms that are played on
MOST = 400  # answers before the exchange
PAUSE = 350
RULES_OF_MATCH = find_match_rules("single")._replace(clock=PlayerClock(36_000, 2))
WRITE = msgspec.json.Encoder()


class Sent:
    """What a socket was sent: when, and what."""

    def __init__(self, seat: int, room: Room) -> None:
        self.now = 0
        self.seat = seat
        self.teller = Teller(seat, "en")
        self.pacing = Pacing()
        self.stream: list[tuple[int, bytes]] = []
        self.put(0, self.teller.greet(room, []))

    def put(self, now: int, messages: list[Paced]) -> None:
        """Send what has come at a time, each message not before it may be."""
        for message, pause in messages:
            if message is None:
                self.pacing.be_silent(now, pause)
                continue
            at = self.pacing.find_time(now)
            self.pacing.note_sent(at, pause)
            self.stream.append((int(at), WRITE.encode(message)))

    def tell(self, room: Room, row: Row) -> None:
        """Hear of a row."""
        self.put(self.now, self.teller.follow(room, row))

    def tell_people(self, sittings: list[Sitting]) -> None:
        """Hear of who is here, which overtakes what waits."""
        self.stream.append((self.now, WRITE.encode(People(sittings))))


class Other:
    """The opponent's socket, which is here or not."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def tell(self, room: Room, row: Row) -> None:
        """Hear of a row."""

    def tell_people(self, sittings: list[Sitting]) -> None:
        """Hear of who is here."""


class Table2:
    """A room whose duel is exchanged for another, with a socket that listens."""

    def __init__(self, match: Match, duel: Duel, seat: int, secret: bytes) -> None:
        self.room = Room(
            Beginning("room", Settings(fair=False, pause=PAUSE).to_dict(), RULES, "", secret, 0), match.pool
        )
        self.room.match = match.fork()
        self.room.match._last = Made(match._last, Record("answer", 0, ()), Table(match.standing, duel))
        self.seat = seat
        self.now = 0
        self.sent = Sent(seat, self.room)
        self.desk = Desk(cast(Any, None), match.pool)
        self.live = LiveRoom(self.room)
        self.live.listeners.append(self.sent)
        self.other = Other(0 if seat == 1 else 1)

    @property
    def duel(self) -> Duel:
        """The duel as it stands."""
        match = self.room.match
        assert match is not None and match.table.duel is not None
        return match.table.duel

    def answer(self, picks: tuple[int, ...], by: int) -> None:
        """Take an answer as a row, and tell of it."""
        row = Row(self.room.count, "answer", by, {"picks": list(picks)}, self.now)
        refused = self.room.take(row)
        assert refused is None, refused
        self.sent.now = self.now
        self.sent.tell(self.room, row)

    def lose_or_find(self) -> None:
        """Have the opponent's connection lost, or found again."""
        self.sent.now = self.now
        listeners = self.live.listeners
        listeners.remove(self.other) if self.other in listeners else listeners.append(self.other)
        self.desk.tell_people(self.live)

    def let_others_pass(self, random: Random) -> str:
        """Have everybody else pass until the seat is asked; return why it is not, if it is not."""
        left = PAUSE
        for _ in range(TURNS):
            request = self.duel.state.request
            if request is None or self.room.stage != "duel":
                return "over"
            if request.player == self.seat or (self.seat == WATCHER and request.purpose == FOR_OPEN_STATE):
                return ""
            picks = pass_on(self.duel)
            if picks is None:
                return "chosen"
            thought = random.randrange(left) // 2  # all of it together below the pause
            left -= thought
            self.now += thought
            self.answer(picks, request.player)
        return "long"


class Difference(Exception):
    """Something by which a socket tells what its seat may not know."""


def compare_streams(one: Sent, other: Sent, upto: tuple[int, int]) -> None:
    """Raise an error at the first message in which two streams differ before these lengths."""
    for at in range(min(upto)):
        if one.stream[at] != other.stream[at]:
            (when, mine), (then, theirs) = one.stream[at], other.stream[at]
            if mine == theirs:
                raise Difference(f"message {at} at {when} and at {then}")
            pairs = enumerate(zip(mine + b" ", theirs + b" ", strict=False))
            first = next(i for i, pair in pairs if pair[0] != pair[1])
            near = slice(max(first - 120, 0), first + 120)
            raise Difference(f"message {at}: …{mine[near]!r} and …{theirs[near]!r}")


class Streams:
    """Pairs compared so far."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.random = Random()
        self.decks = Decks(CardPool.builtin())
        self.messages = 0
        self.reasons = 0
        self.ends: Counter[str] = Counter()
        self.differences: list[str] = []

    def begin(self, number: int) -> tuple[Match, Duel]:
        """Return a match under way at a random moment of its first duel."""
        names = list(PACKAGED)
        drawn = [self.decks.draw(self.random) for _ in range(2)]
        decks = drawn if number % 3 == 0 else [Deck.packaged(self.random.choice(names)) for _ in range(2)]
        match = Match(decks[0], decks[1], seed=self.random.getrandbits(40), rules=RULES_OF_MATCH, limits=False)
        match.throw(0, "rock")
        match.throw(1, "paper")
        match.choose(1, self.random.choice(("first", "second")))
        for _ in range(self.random.randrange(MOST)):
            duel = match.table.duel
            if duel is None or duel.state.request is None or match.stage != "duel":
                break
            fork = duel.fork()
            picks = pick_at_random(duel.state, duel.state.request, self.random.getrandbits(50), 0)[0]
            fork.answer(*picks)
            if fork.outcome is not None:
                break
            match.answer(*picks)
        assert match.table.duel is not None
        return match, match.table.duel

    def compare_pair(self, number: int) -> None:
        """Play one pair, and note what came of it; any of them can be played again by itself."""
        self.random.seed(f"{self.seed}/{number}")
        match, duel = self.begin(number)
        request = duel.state.request
        if request is None or match.stage != "duel":
            self.ends["over before"] += 1
            return
        watched = number % 6 == 0
        seat = WATCHER if watched else request.player
        how = self.random.choice((WITHIN, WHOLE) if watched else (WITHIN, OWN_DECK, WHOLE))
        other, exchanged = exchange(duel, seat if seat < 2 else NOBODY, how, self.random)
        secret = hashlib.blake2b(str(number).encode(), digest_size=32).digest()
        tables = [Table2(match, each, seat, secret) for each in (duel.fork(), other)]
        try:
            self.ends[self.play_on(tables, seat, exchanged)] += 1
        except Difference as found:
            self.differences.append(f"pair {number}, seat {seat}, {how}: {found}")
            print(self.differences[-1], flush=True)

    def play_on(self, tables: list[Table2], seat: int, exchanged: set[int]) -> str:
        """Play both rooms on alike, and return why nothing more was compared."""
        one, two = tables
        compare_streams(one.sent, two.sent, (len(one.sent.stream), len(two.sent.stream)))
        for _ in range(STEPS):
            firsts = [table.duel.count_events() for table in tables]
            request = one.duel.state.request
            if request is None:
                return "over"
            if request.player == seat:
                self.ask_why(tables, seat)
            picks: tuple[int, ...] | None = pick_at_random(one.duel.state, request, self.random.getrandbits(50), 0)[0]
            if seat == WATCHER and request.player != seat:
                picks = pass_on(one.duel)
            there = two.duel.state.request
            if picks is None or there is None or there.player != request.player:
                return "unlike"
            same = find_same(one.duel, two.duel, picks) if seat == WATCHER else picks
            if same is None:
                return "unlike"
            before = [len(table.sent.stream) for table in tables]
            now = max(one.now, two.now, *[int(table.sent.stream[-1][0]) for table in tables]) + 1000
            ends: list[str] = []
            leaves = self.random.randrange(4) == 0
            for table, given in zip(tables, (picks, same), strict=True):
                table.now = now
                if leaves:
                    table.lose_or_find()
                table.answer(given, request.player)
                ends.append(table.let_others_pass(self.random))
            if any(
                self.is_revealed(table, first, seat, exchanged) for table, first in zip(tables, firsts, strict=True)
            ):
                return "revealed"
            lengths = (len(one.sent.stream), len(two.sent.stream))
            compare_streams(one.sent, two.sent, lengths)
            self.messages += min(lengths) - min(before)
            if any(ends):
                return ends[0] or ends[1]
            if seat == WATCHER and lengths[0] != lengths[1]:
                return "unlike"  # a turn player who could do one thing only has done it in one of the rooms
            if lengths[0] != lengths[1]:
                raise Difference(f"{lengths[0]} messages and {lengths[1]}")
            for table, first in zip(tables, firsts, strict=True):
                for event in table.duel.collect_events()[first:]:
                    exchanged.update(find_mixed(event, table.duel, exchanged))
        return "enough"

    def ask_why(self, tables: list[Table2], seat: int) -> None:
        """Ask why some wishes are impossible, which must be told alike."""
        for wish in list_wishes(tables[0].duel.view(seat), self.random):
            told = [told_reasons(table.duel, wish, seat) for table in tables]
            self.reasons += 1
            if told[0] != told[1]:
                raise Difference(f"why not {wish!r}: {told[0]!r} and {told[1]!r}")

    @staticmethod
    def is_revealed(table: Table2, first: int, seat: int, exchanged: set[int]) -> bool:
        """Whether the rules have shown the seat one of the exchanged cards."""
        duel, chair = table.duel, seat if seat < 2 else NOBODY
        mixed = set(exchanged)
        for event in duel.collect_events()[first:]:
            if any(uid in mixed for uid in shows(event, chair)):
                return True
            if event.kind == EVENT_DUEL_ENDED and event.number in (WON_BY_CARD, DRAWN_BY_CARD):
                return True  # a hand that wins by itself, such as the five pieces of Exodia, is shown
            mixed.update(find_mixed(event, duel, exchanged))
        if any(is_open(duel.state.cards[uid], chair) for uid in mixed):
            return True
        return seat < 2 and is_numbered(duel.view(seat), seat, mixed)


def told_reasons(duel: Duel, wish: str, seat: int) -> Any:
    """Return what a socket is told of a wish, encoded."""
    found = find_reasons(duel, wish, seat)
    return WRITE.encode([picture_refusal(each, "en") for each in found]) if isinstance(found, list) else found


def main() -> int:
    """Compare as many pairs as asked for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--pairs", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--first", type=int, default=0, help="the number of the first pair")
    chosen = parser.parse_args()
    streams = Streams(chosen.seed)
    progress = Progress(chosen.pairs)
    print(f"{chosen.pairs} pairs from {chosen.first} on, seed {chosen.seed}")
    for done in range(chosen.pairs):
        streams.compare_pair(chosen.first + done)
        progress.tell(done + 1, streams.messages)
    print(
        f"{chosen.pairs} pairs, {streams.messages} messages and {streams.reasons} why-nots alike; {dict(streams.ends)}"
    )
    print(f"{len(streams.differences)} differences")
    return 1 if streams.differences else 0


if __name__ == "__main__":
    sys.exit(main())
