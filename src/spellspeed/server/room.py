"""A room: the fold of its rows, without a clock, a database or a socket."""

import hashlib
from typing import Any, Final, NamedTuple

from spellspeed.deck import Deck
from spellspeed.dice import BLAKE2B
from spellspeed.duel import Duel
from spellspeed.met_cards import digest_met_cards
from spellspeed.play import Lot, Match, Record
from spellspeed.play.clocks import find_due
from spellspeed.play.seeds import NO_LOT
from spellspeed.pool import CardPool
from spellspeed.replay import RULES, Answer, find_picks, say_picks
from spellspeed.rulebook.book import Refusal
from spellspeed.rulebook.errors import IllegalAnswer, RefusedAnswer
from spellspeed.server import fair, rows
from spellspeed.server.checks import CHECKS
from spellspeed.server.checks import LOOK as LOOK
from spellspeed.server.checks import OVER as OVER
from spellspeed.server.checks import NotNow as NotNow
from spellspeed.server.notices import find_words
from spellspeed.server.rows import Beginning, Row
from spellspeed.server.settings import Settings, read_settings
from spellspeed.terminal.practice import Wanted, arrange

GATHERING: Final = "gathering"
PAUSED: Final = "paused"
VOID: Final = "void"
RECORDS: Final = ("throw", "choose", "answer", "surrender", "side", "concede", "timeout", "time")
ANSWERS: Final = ("answer", "choose")  # to a question that has a name
RULING: Final = "ruling"
MOST_NAME: Final = 40
TOLD: Final = (RULING, rows.PAUSE, rows.RESUME, rows.UNDO, rows.DOWN, rows.ADJOURN, rows.VOID, rows.CLOSE, rows.JUDGE)
ENDS: Final = (rows.VOID, rows.CLOSE)
MOVES_CLOCK: Final = (rows.BEGIN, rows.RESUME, rows.UNDO, rows.DOWN, rows.SIT)
ASKS_ANEW: Final = (rows.BEGIN, rows.UNDO, rows.RESUME, RULING)
REVEAL: Final = 600_000  # milliseconds in which nonces are opened once both have sat down
ENDED: Final[dict[str, Any]] = {"winner": None, "reason": "void"}


class Sitter(NamedTuple):
    """Who has sat down, and with what."""

    name: str
    deck: Deck
    nonce_hash: str = ""
    nonce: str = ""
    wanted: Wanted = Wanted()  # for practice: the opening hand, and what is drawn next
    deck_hash: str = ""
    salt: str = ""


class Differs(NamedTuple):
    """Where a room goes another way here than it went: with other rules or cards it cannot be played on."""

    number: int  # of the row
    english: str
    chinese: str


class Answered(NamedTuple):
    """An answer that was taken, by which it is known when it comes again."""

    seat: int
    picks: tuple[int, ...]


class Kept(NamedTuple):
    """What a row would keep, and what the room's own row says then."""

    body: dict[str, Any]
    deadline: int | None  # the database's time at which something runs out next
    outcome: dict[str, Any] | None = None  # once it is over


class Room:
    """How a room stands after its rows; equal rows make equal rooms, on whatever host they are folded."""

    def __init__(self, beginning: Beginning, pool: CardPool) -> None:
        self.beginning: Final = beginning
        self.pool: Final = pool
        self.settings: Settings = read_settings(beginning.settings)  # as it was made; a name in it may be forgotten
        self.count = 0  # rows
        self.last_at = beginning.created
        self.sitters: list[Sitter | None] = [None, None]
        self.match: Match | None = None
        self.by_words = False  # the rules or cards are others than those it began with
        self.last_rows: list[tuple[str, dict[str, Any]] | None] = [None, None]  # by seat: the last thing it did
        self.questions = [0, 0]  # by seat: counts up with each row that may end its question
        self.answered: dict[str, Answered] = {}
        self.began = 0
        self.sat_at = 0  # when somebody last sat down
        self.judged = False  # a judge has come, who sees all cards
        self.idle = 0  # milliseconds that nobody is charged for
        self.paused_at: int | None = None
        self.wants: list[bool] = [False, False]  # a rematch
        self.next_room = ""
        self.next_key = ""  # from which the links to it are made
        self.told: list[Row] = []  # what everybody in the room was told in a sentence
        self.voided = ""
        self.closed = False
        self.adjourned = ""  # why
        self.opened = False  # by a row
        self.differs: Differs | None = None  # what comes after that is not folded here

    # ------------------------------------------------------------------------------------------------ how it stands

    @property
    def stage(self) -> str:
        """Where the room stands: that of the match, or before and beside it."""
        if self.voided or self.closed:
            return VOID if self.voided else OVER
        if self.match is None:
            return GATHERING
        return PAUSED if self.paused_at is not None and self.match.stage != OVER else self.match.stage

    @property
    def is_over(self) -> bool:
        """Whether nothing more can happen but a rematch."""
        return bool(self.voided) or self.closed or (self.match is not None and self.match.stage == OVER)

    @property
    def is_open(self) -> bool:
        """Whether what the dice follow from is open: after the match, or when the organiser of its event opens it."""
        over = self.match is not None and self.match.stage == OVER and self.settings.fair
        return over and (self.opened or self.settings.opens == "match")

    def chair(self, seat: int) -> int:
        """Return for whom a seat sees and acts now: who plays both sides does for whoever is due."""
        if not self.settings.both or seat != 0:
            return seat
        request = None if self.match is None else self.match.request
        due = self.due()
        return request.player if request is not None else due[0][0] if due else seat

    def request_name(self, seat: int) -> str:
        """Return the name of a seat's open question; it tells nobody how many rows there are, or who made them."""
        content = f"{self.beginning.id}/{seat}/{self.questions[seat]}".encode()
        return hashlib.blake2b(content, key=self.beginning.secret[:64], digest_size=9).hexdigest()

    def due(self) -> tuple[tuple[int, str], ...]:
        """Who has to do what now."""
        if self.differs is not None:
            return ()
        if self.match is not None:
            return () if self.is_over or self.paused_at is not None else self.match.due
        if self.voided or self.closed:
            return ()
        due: list[tuple[int, str]] = []
        for seat, sitter in enumerate(self.sitters):
            if sitter is None:
                due.append((seat, rows.SIT))
            elif self.settings.fair and all(self.sitters) and not sitter.nonce:
                due.append((seat, rows.NONCE))
        return tuple(due)

    def is_ready(self) -> bool:
        """Whether the match can begin: a row says so next."""
        return self.match is None and not self.is_over and not self.due()

    def time_at(self, at: int) -> int:
        """Return the milliseconds since the match began, without those that nobody is charged for.

        What is answered within the pause of the room is answered at once: no clock tells whether somebody was asked.
        """
        until = at if self.paused_at is None else self.paused_at
        passed, last = until - self.began - self.idle, 0 if self.match is None else self.match.standing.at
        return passed if passed >= last + self.settings.pause else last

    def deadline(self, match: Match | None = None) -> int | None:
        """Return the database's time at which something runs out if nobody does anything."""
        match = match or self.match
        if match is None and self.settings.fair and all(self.sitters) and not self.is_over and self.due():
            return self.sat_at + self.idle + REVEAL
        if match is None or self.is_over or self.paused_at is not None or self.differs is not None:
            return None
        due = find_due(match.standing, match.rules, match.table.duel)
        return None if due is None else self.began + self.idle + max(due.at, match.standing.at + self.settings.pause)

    def find_late(self) -> dict[str, Any] | None:
        """Return why a room is void whose seats have not opened their nonces, with the seats; None where a match is."""
        late = [seat for seat, kind in self.due() if kind == rows.NONCE]
        if self.match is not None or not late:
            return None
        named, chinese = " and ".join([f"seat {seat}" for seat in late]), "和".join([f"座位{seat}" for seat in late])
        return {
            "why": f"what was promised for the dice was not opened in time by {named}",
            "chinese": f"{chinese}未按时公开随机数",
            "seats": late,
        }

    # ------------------------------------------------------------------------------------------------- what comes next

    def check(self, kind: str, seat: int, body: dict[str, Any], at: int) -> Kept:
        """Return what a row of this kind would keep; raises why it cannot be taken now."""
        if kind in RECORDS or kind == RULING:
            self._must_go_on(ruled=kind == RULING)
            assert self.match is not None
            trial = self.match.fork()
            trial.look_at_clock(self.time_at(at))
            record = self._record(kind, seat, body, at, trial)
            body, before = self._with_words(trial, record, body), trial.table.duel
            trial.take(record)
            if "words" in body:
                body["seen"] = tell_essence(before, trial.table.duel)
            return Kept(body, self.deadline(trial), tell_outcome(trial))
        CHECKS[kind](self, seat, body)
        if kind == rows.SIT and self.settings.fair:
            body = self._with_promise(seat, body)
        if kind == LOOK and self.match is not None and self.paused_at is None:
            trial = self.match.fork()
            trial.look_at_clock(self.time_at(at))
            return Kept(body, self.deadline(trial), tell_outcome(trial))
        if kind in ENDS or kind == rows.PAUSE:
            return Kept(body, None, ENDED if kind in ENDS else None)
        # What moves the clock itself is looked at soon: when it runs out follows from the time the row gets.
        return Kept(body, at if kind in MOVES_CLOCK else self.deadline())

    def _must_go_on(self, ruled: bool) -> None:
        if self.match is None:
            raise NotNow("the match has not begun", "比赛尚未开始")
        if self.voided or self.closed:
            raise NotNow("this room is closed", "房间已关闭")
        if self.paused_at is not None and not ruled:
            raise NotNow("the match is paused", "比赛暂停中")

    def _with_promise(self, seat: int, body: dict[str, Any]) -> dict[str, Any]:
        """A deck is promised by its hash with salt, which opens with the secret."""
        salt = body.get("salt") or fair.make_salt(self.beginning.secret, seat)
        deck = Deck(*[body["deck"].get(part, []) for part in ("main", "extra", "side")], pool=self.pool)
        return {**body, "salt": salt, "deck_hash": fair.hash_deck(self.beginning.id, seat, bytes.fromhex(salt), deck)}

    def _with_words(self, match: Match, record: Record, body: dict[str, Any]) -> dict[str, Any]:
        duel = match.table.duel
        if record.kind != "answer" or duel is None or duel.check(*record.body) is not None:
            return body  # it will be refused
        return {**body, "words": say_picks(duel, record.body)}

    def _record(self, kind: str, seat: int, body: dict[str, Any], at: int, match: Match) -> Record:
        """Return the record of a match that a row is."""
        content: tuple[Any, ...] = ()
        if kind == "answer":
            content = tuple(body["picks"])
            duel = match.table.duel
            if (self.by_words or _declares(match)) and body.get("words") and duel is not None and match.request:
                content = find_picks(duel, Answer(seat, content, 0, body["words"]))
        elif kind == "throw":
            content = (body["hand"],)
        elif kind == "choose":
            content = (body["order"],)
        elif kind == "side" and body.get("deck") is not None:
            deck = body["deck"]
            content = tuple([tuple(deck[part]) for part in ("main", "extra", "side")])
        elif kind == RULING:
            content = (body["what"], body["number"])
        return Record(kind, seat if kind not in ("time", RULING) else -1, content, self.time_at(at))

    # ------------------------------------------------------------------------------------------------------ folding

    def take(self, row: Row) -> Refusal | None:
        """Fold a row; one that came too late changes nothing but the clock, and why is returned.

        With other rules or cards than the match began with, what happens is compared with what the row says happened.
        """
        if row.number != self.count:
            raise ValueError(f"room {self.beginning.id}: row {row.number} comes where {self.count} belongs")
        self.count += 1
        self.last_at = row.at
        refused: Refusal | None = None
        if row.kind in RECORDS or row.kind in (RULING, LOOK):
            refused = self._take_record(row) if self.differs is None else Refusal.by("ask.not-at-this-stage")
        else:
            FOLDS[row.kind](self, row)
        if row.kind in TOLD and find_words(row.kind, row.seat, row.body) is not None:
            self.told.append(row)
        for seat in (0, 1):
            if row.seat == seat:
                self.last_rows[seat] = (row.kind, row.body)
            goes_on = row.kind == rows.RESUME and row.seat == rows.NOBODY  # with the question that was open
            if row.seat == seat or (row.kind in ASKS_ANEW and not goes_on):
                self.questions[seat] += 1
        return refused

    def _take_record(self, row: Row) -> Refusal | None:
        match = self.match
        if match is None or self.is_over or (self.paused_at is not None and row.kind != RULING):
            return Refusal.by("ask.not-at-this-stage")
        name = self.request_name(row.seat) if row.kind in ANSWERS else ""
        count = match.count_records()
        match.look_at_clock(self.time_at(row.at))
        is_late = match.count_records() != count
        refused, before = None, match.table.duel
        if row.kind != LOOK:
            try:
                match.take(self._record(row.kind, row.seat, row.body, row.at, match))
                if name:
                    self.answered[name] = Answered(row.seat, picks_of(row.body))
            except RefusedAnswer as wrong:
                refused = wrong.refusal if isinstance(wrong, IllegalAnswer) else Refusal.by("ask.not-offered")
                if self.by_words and not is_late:
                    words = str(row.body.get("words") or row.kind)
                    self.differs = Differs(
                        row.number,
                        f"{words!r} cannot be done with the rules and cards of now: {wrong.in_english()}",
                        f"按现在的规则和卡片不能{words!r}：{wrong.in_chinese()}",
                    )
        if self.by_words and refused is None and "seen" in row.body:
            self.differs = compare_essence(row, tell_essence(before, match.table.duel))
        return refused

    def _sit(self, row: Row) -> None:
        deck = row.body["deck"] if not self.settings.start else {}
        sections = [deck.get(part, []) for part in ("main", "extra", "side")]
        name = str(row.body["name"])[:MOST_NAME]
        wanted = read_wanted(row.body)
        self.sat_at = row.at
        self.sitters[row.seat] = Sitter(
            name,
            Deck(*sections, pool=self.pool),
            row.body.get("nonce_hash", ""),
            wanted=wanted,
            deck_hash=row.body.get("deck_hash", ""),
            salt=row.body.get("salt", ""),
        )
        if self.settings.both and self.settings.start:
            self.sitters[1 - row.seat] = self.sitters[row.seat]

    def complete_sitting(self, seat: int, body: dict[str, Any]) -> dict[str, Any]:
        """Return what somebody sits down with: in a room of an event, what was filed there."""
        return body if self.settings.given is None else {**body, **self.settings.given[seat]}

    def _stand(self, row: Row) -> None:
        self.sitters[row.seat] = None

    def _reveal(self, row: Row) -> None:
        sitter = self.sitters[row.seat]
        assert sitter is not None
        self.sitters[row.seat] = sitter._replace(nonce=row.body["nonce"])

    def _begin(self, row: Row) -> None:
        one, other = self.sitters
        assert one is not None and other is not None
        arranged = self.settings.practice and any(sitter.wanted != Wanted() for sitter in (one, other))
        decks = [sitter.deck for sitter in (one, other)]
        if arranged:
            seed = int.from_bytes(self.beginning.secret[:8])
            wanted = (one.wanted, other.wanted)
            decks = [arrange(decks[seat], wanted[seat], 2 * seed + seat, self.pool) for seat in (0, 1)]
        self.match = Match(
            decks[0],
            decks[1],
            seed=int.from_bytes(self.beginning.secret),
            format=self.settings.format,
            rules=self.settings.match_rules,
            limits=self.settings.limits and not self.settings.start,
            pool=self.pool,
            ask_all=self.settings.ask_all,
            dice=BLAKE2B,
            lot=self.lot(one, other) if self.settings.fair else NO_LOT,
            start=self.settings.start,
            shuffle=not arranged,
        )
        self.began = row.at
        self.idle = 0
        self.by_words = row.body.get("rules") != RULES or row.body.get("cards") != self.digest_cards()

    def _undo(self, row: Row) -> None:
        assert self.match is not None
        if row.body["records"] > self.match.count_records():
            return  # here it is not folded so far
        self.match.undo_to(row.body["records"])
        self.differs = None  # what went another way is taken back
        until = row.at if self.paused_at is None else self.paused_at
        self.idle = until - self.began - self.match.standing.at  # what was taken back took no time

    def _pause(self, row: Row) -> None:
        self.paused_at = row.at

    def _resume(self, row: Row) -> None:
        assert self.paused_at is not None
        self.idle += row.at - self.paused_at
        self.paused_at = None
        self.adjourned = ""

    def _adjourn(self, row: Row) -> None:
        self.adjourned = row.body["why"]
        if self.paused_at is None:
            self.paused_at = row.at

    def _down(self, row: Row) -> None:
        self.idle += row.body["ms"]

    def _open(self, row: Row) -> None:
        self.opened = True

    def _void(self, row: Row) -> None:
        self.voided = row.body["why"]

    def _want(self, row: Row) -> None:
        if row.seat in (0, 1):
            self.wants[row.seat] = True
        self.next_room = row.body.get("room", self.next_room)
        self.next_key = row.body.get("key", self.next_key)

    def agree_to_rematch(self) -> bool:
        """Whether everybody wants a rematch; bots always do."""
        seats = (0,) if self.settings.both else (0, 1)
        return all(self.wants[seat] or self.settings.bots[seat] for seat in seats)

    def _close(self, row: Row) -> None:
        self.closed = True

    def _be_judged(self, row: Row) -> None:
        self.judged = True

    # ----------------------------------------------------------------------------------------------- what it is made of

    def lot(self, one: Sitter, other: Sitter) -> Lot:
        """Return what the seats have given to the dice: nobody alone has chosen them."""
        return Lot(self.beginning.id, (bytes.fromhex(one.nonce), bytes.fromhex(other.nonce)))

    def digest_cards(self) -> str:
        """Return the digest of the cards that the match can meet."""
        if self.settings.start:
            first = Duel.from_position(self.settings.start, pool=self.pool)
            return digest_met_cards(self.pool, [self.pool.facts[card.card].password for card in first.state.cards])
        decks = [sitter.deck for sitter in self.sitters if sitter is not None]
        return digest_met_cards(self.pool, [card for deck in decks for card in (*deck.main, *deck.extra, *deck.side)])


def picks_of(body: dict[str, Any]) -> tuple[int, ...]:
    """Return what a row picks: who goes first or second picks the first option, or the second.

    >>> picks_of({"picks": [3, 1]}), picks_of({"order": "second"})
    ((3, 1), (1,))
    """
    return (int(body["order"] == "second"),) if "order" in body else tuple(body.get("picks", ()))


def read_wanted(body: dict[str, Any]) -> Wanted:
    """Return which cards somebody wants to draw, for practice.

    >>> read_wanted({"hand": "Kuriboh"}).hand, read_wanted({}) == Wanted()
    ('Kuriboh', True)
    """
    if not body.get("hand") and not body.get("order"):
        return Wanted()
    return Wanted(body.get("hand") or None, body.get("order") or None, ("hand", "order"))


def tell_outcome(match: Match) -> dict[str, Any] | None:
    """Return how a match has ended, in plain words; None while it goes on."""
    outcome = match.outcome
    return None if outcome is None else {"winner": outcome.winner, "reason": outcome.reason}


def tell_essence(before: Duel | None, after: Duel | None) -> list[str]:
    """Return what has happened between two moments of a duel, in a few plain words an event that outlive an update.

    >>> duel = Duel.from_position("turn 3, Main Phase 1, you to act\\nyou 8000 hand: Umi\\nopp 8000")
    >>> later = duel.fork()
    >>> later.play("set Umi")
    >>> tell_essence(duel, later)
    ['set 0 22702055 hand > field zone']
    """
    if after is None:
        return []
    same = before is not None and (before.seed, before.decks) == (after.seed, after.decks)
    told = before.watch(openly=True).count_events() if before is not None and same else 0
    essences: list[str] = []
    for event in after.watch(openly=True).events_after(told):
        plain = event.to_dict()
        moved = f"{plain['from']} > {plain['to']}" if "from" in plain else plain.get("at", "")
        changed = f"{plain['old']} > {plain['new']}" if "old" in plain else ""
        facts = (plain["event"], plain["player"], plain.get("card", ""), moved, plain.get("number", ""), changed)
        essences.append(" ".join([str(fact) for fact in facts if fact != ""]))
    return essences


def compare_essence(row: Row, now: list[str]) -> Differs | None:
    """Say which event of a row differs first from what it says happened.

    >>> compare_essence(Row(7, "answer", 0, {"seen": ["drew 0", "set 0"]}, 0), ["drew 0", "summoned 0"]).english
    "event 2 of answer 7 was 'set 0' and is now 'summoned 0'"
    """
    kept: list[str] = row.body["seen"]
    for at in range(max(len(kept), len(now))):
        was, is_now = [each[at] if at < len(each) else "nothing" for each in (kept, now)]
        if was != is_now:
            return Differs(
                row.number,
                f"event {at + 1} of answer {row.number} was {was!r} and is now {is_now!r}",
                f"第{row.number}行的第{at + 1}个事件原来是{was!r}，现在是{is_now!r}",
            )
    return None


def _declares(match: Match) -> bool:
    """Whether a name is declared: which names there are may be otherwise with more cards."""
    return match.request is not None and match.request.purpose == "declaration"


FOLDS: Final = {
    rows.SIT: Room._sit,
    rows.STAND: Room._stand,
    rows.NONCE: Room._reveal,
    rows.BEGIN: Room._begin,
    rows.UNDO: Room._undo,
    rows.PAUSE: Room._pause,
    rows.RESUME: Room._resume,
    rows.DOWN: Room._down,
    rows.ADJOURN: Room._adjourn,
    rows.OPEN: Room._open,
    rows.VOID: Room._void,
    rows.REMATCH: Room._want,
    rows.CLOSE: Room._close,
    rows.JUDGE: Room._be_judged,
}
