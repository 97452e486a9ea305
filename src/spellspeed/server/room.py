"""A room: the fold of its rows, without a clock, a database or a socket."""

import hashlib
from typing import Any, Final, NamedTuple

from spellspeed.deck import Deck, DeckError
from spellspeed.dice import BLAKE2B
from spellspeed.met_cards import digest_met_cards
from spellspeed.play import Lot, Match, Record
from spellspeed.play.clocks import find_due
from spellspeed.play.seeds import NO_LOT
from spellspeed.pool import CardPool
from spellspeed.replay import RULES, Answer, find_picks, say_picks
from spellspeed.rulebook.book import Refusal
from spellspeed.rulebook.errors import IllegalAnswer, RefusedAnswer
from spellspeed.server import fair, rows
from spellspeed.server.rows import Beginning, Row
from spellspeed.server.settings import Settings, read_settings

GATHERING: Final = "gathering"
PAUSED: Final = "paused"
VOID: Final = "void"
OVER: Final = "over"
RECORDS: Final = ("throw", "choose", "answer", "surrender", "side", "concede", "timeout", "time")
RULING: Final = "ruling"
LOOK: Final = "look"  # at the clock: what has run out by now has run out
MOST_NAME: Final = 40
ENDS: Final = (rows.VOID, rows.CLOSE)
ASKS_ANEW: Final = (rows.BEGIN, rows.UNDO, rows.RESUME, RULING)
ENDED: Final[dict[str, Any]] = {"winner": None, "reason": "void"}


class NotNow(ValueError):
    """Something that cannot be done as the room stands, in both languages."""

    def __init__(self, english: str, chinese: str, code: str = "not-now") -> None:
        super().__init__(english)
        self.chinese: Final = chinese
        self.code: Final = code  # as `Refused` tells it


class Sitter(NamedTuple):
    """Who has sat down, and with what."""

    name: str
    deck: Deck
    nonce_hash: str = ""
    nonce: str = ""


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
        self.settings: Final[Settings] = read_settings(beginning.settings)
        self.count = 0  # rows
        self.last_at = beginning.created
        self.sitters: list[Sitter | None] = [None, None]
        self.match: Match | None = None
        self.by_words = False  # the rules or cards are others than those it began with
        self.last_rows: list[tuple[str, dict[str, Any]] | None] = [None, None]  # by seat: the last thing it did
        self.questions = [0, 0]  # by seat: counts up with each row that may end its question
        self.answered: dict[str, Answered] = {}
        self.began = 0
        self.idle = 0  # milliseconds that nobody is charged for
        self.paused_at: int | None = None
        self.wants: list[bool] = [False, False]  # a rematch
        self.next_room = ""
        self.voided = ""
        self.closed = False

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

    def request_name(self, seat: int) -> str:
        """Return the name of a seat's open question; it tells nobody how many rows there are, or who made them."""
        content = f"{self.beginning.id}/{seat}/{self.questions[seat]}".encode()
        return hashlib.blake2b(content, key=self.beginning.secret[:64], digest_size=9).hexdigest()

    def due(self) -> tuple[tuple[int, str], ...]:
        """Who has to do what now."""
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
        """Return the milliseconds since the match began, without those that nobody is charged for."""
        until = at if self.paused_at is None else self.paused_at
        return max(until - self.began - self.idle, 0 if self.match is None else self.match.standing.at)

    def deadline(self, match: Match | None = None) -> int | None:
        """Return the database's time at which something runs out if nobody does anything."""
        match = match or self.match
        if match is None or self.is_over or self.paused_at is not None:
            return None
        due = find_due(match.standing, match.rules, match.table.duel)
        return None if due is None else self.began + self.idle + due.at

    # ------------------------------------------------------------------------------------------------- what comes next

    def check(self, kind: str, seat: int, body: dict[str, Any], at: int) -> Kept:
        """Return what a row of this kind would keep; raises why it cannot be taken now."""
        if kind in RECORDS or kind == RULING:
            self._must_go_on()
            assert self.match is not None
            trial = self.match.fork()
            trial.look_at_clock(self.time_at(at))
            record = self._record(kind, seat, body, at, trial)
            body = self._with_words(trial, record, body)
            trial.take(record)
            return Kept(body, self.deadline(trial), tell_outcome(trial))
        CHECKS[kind](self, seat, body)
        return Kept(
            body, None if kind in ENDS or kind == rows.PAUSE else self.deadline(), ENDED if kind in ENDS else None
        )

    def _must_go_on(self) -> None:
        if self.match is None:
            raise NotNow("the match has not begun", "比赛尚未开始")
        if self.voided or self.closed:
            raise NotNow("this room is closed", "房间已关闭")
        if self.paused_at is not None:
            raise NotNow("the match is paused", "比赛暂停中")

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
        """Fold a row; one that came too late changes nothing but the clock, and why is returned."""
        if row.number != self.count:
            raise ValueError(f"room {self.beginning.id}: row {row.number} comes where {self.count} belongs")
        self.count += 1
        self.last_at = row.at
        refused: Refusal | None = None
        if row.kind in RECORDS or row.kind in (RULING, LOOK):
            refused = self._take_record(row)
        else:
            FOLDS[row.kind](self, row)
        for seat in (0, 1):
            if row.seat == seat:
                self.last_rows[seat] = (row.kind, row.body)
            if row.seat == seat or row.kind in ASKS_ANEW:
                self.questions[seat] += 1
        return refused

    def _take_record(self, row: Row) -> Refusal | None:
        match = self.match
        if match is None or self.is_over or self.paused_at is not None:
            return Refusal.by("ask.not-at-this-stage")
        name = self.request_name(row.seat) if row.kind == "answer" else ""
        match.look_at_clock(self.time_at(row.at))
        refused = None
        if row.kind != LOOK:
            try:
                match.take(self._record(row.kind, row.seat, row.body, row.at, match))
                if row.kind == "answer":
                    self.answered[name] = Answered(row.seat, tuple(row.body["picks"]))
            except RefusedAnswer as wrong:
                refused = wrong.refusal if isinstance(wrong, IllegalAnswer) else Refusal.by("ask.not-offered")
        return refused

    def _sit(self, row: Row) -> None:
        deck = row.body["deck"]
        sections = [deck.get(part, []) for part in ("main", "extra", "side")]
        name = str(row.body["name"])[:MOST_NAME]
        self.sitters[row.seat] = Sitter(name, Deck(*sections, pool=self.pool), row.body.get("nonce_hash", ""))

    def _stand(self, row: Row) -> None:
        self.sitters[row.seat] = None

    def _reveal(self, row: Row) -> None:
        sitter = self.sitters[row.seat]
        assert sitter is not None
        self.sitters[row.seat] = sitter._replace(nonce=row.body["nonce"])

    def _begin(self, row: Row) -> None:
        one, other = self.sitters
        assert one is not None and other is not None
        self.match = Match(
            one.deck,
            other.deck,
            seed=int.from_bytes(self.beginning.secret),
            format=self.settings.format,
            rules=self.settings.match_rules,
            limits=self.settings.limits,
            pool=self.pool,
            ask_all=self.settings.ask_all,
            dice=BLAKE2B,
            lot=Lot(self.beginning.id, (bytes.fromhex(one.nonce), bytes.fromhex(other.nonce)))
            if self.settings.fair
            else NO_LOT,
        )
        self.began = row.at
        self.by_words = row.body.get("rules") != RULES or row.body.get("cards") != self.digest_cards()

    def _undo(self, row: Row) -> None:
        assert self.match is not None
        self.match.undo_to(row.body["records"])
        self.idle = row.at - self.began - self.match.standing.at  # what was taken back took no time

    def _pause(self, row: Row) -> None:
        self.paused_at = row.at

    def _resume(self, row: Row) -> None:
        assert self.paused_at is not None
        self.idle += row.at - self.paused_at
        self.paused_at = None

    def _down(self, row: Row) -> None:
        self.idle += row.body["ms"]

    def _void(self, row: Row) -> None:
        self.voided = row.body["why"]

    def _want(self, row: Row) -> None:
        self.wants[row.seat] = True
        self.next_room = row.body.get("room", self.next_room)

    def _close(self, row: Row) -> None:
        self.closed = True

    # ----------------------------------------------------------------------------------------------- what it is made of

    def lot(self, one: Sitter, other: Sitter) -> Lot:
        """Return what the seats have given to the dice: nobody alone has chosen them."""
        nonces = (bytes.fromhex(one.nonce), bytes.fromhex(other.nonce))
        return Lot(self.beginning.id, nonces) if self.settings.fair else NO_LOT

    def digest_cards(self) -> str:
        """Return the digest of the cards that the match can meet."""
        decks = [sitter.deck for sitter in self.sitters if sitter is not None]
        return digest_met_cards(self.pool, [card for deck in decks for card in (*deck.main, *deck.extra, *deck.side)])


def tell_outcome(match: Match) -> dict[str, Any] | None:
    """Return how a match has ended, in plain words; None while it goes on."""
    outcome = match.outcome
    return None if outcome is None else {"winner": outcome.winner, "reason": outcome.reason}


def _declares(match: Match) -> bool:
    """Whether a name is declared: which names there are may be otherwise with more cards."""
    return match.request is not None and match.request.purpose == "declaration"


# ---------------------------------------------------------------------------------------------------- what can be taken


def check_sitting(room: Room, seat: int, body: dict[str, Any]) -> None:
    """Refuse to sit down twice, or with a deck that is not legal."""
    if room.match is not None or room.is_over or room.sitters[seat] is not None:
        raise NotNow("this seat is taken", "座位已有人")
    deck = body["deck"]
    try:
        made = Deck(deck.get("main", []), deck.get("extra", []), deck.get("side", []), pool=room.pool)
    except DeckError as wrong:
        raise NotNow(str(wrong), wrong.chinese, "illegal") from None
    problems = made.check(room.settings.format) if room.settings.limits else []
    if problems:
        raise NotNow(str(problems[0]), problems[0].in_chinese(), "illegal")
    if room.settings.fair:
        try:
            fair.read_hex(body.get("nonce_hash", ""), fair.call_hash(fair.call_nonce(seat)))
        except fair.FairError as wrong:
            raise NotNow(str(wrong), wrong.chinese, "illegal") from None


def check_nonce(room: Room, seat: int, body: dict[str, Any]) -> None:
    """Refuse a nonce that is not the one that was promised."""
    sitter = room.sitters[seat]
    if room.match is not None or sitter is None or not all(room.sitters) or sitter.nonce:
        raise NotNow("nothing is to be opened now", "现在不需要公开随机数")
    try:
        fair.check_nonce(room.beginning.id, seat, body["nonce"], sitter.nonce_hash)
    except fair.FairError as wrong:
        raise NotNow(str(wrong), wrong.chinese, "illegal") from None


def check_undo(room: Room, seat: int, body: dict[str, Any]) -> None:
    """Refuse to take back what is no practice."""
    if not room.settings.practice or room.match is None or room.voided:
        raise NotNow("answers are taken back only in practice", "只有练习中才能悔棋")
    if not 0 <= body["records"] < room.match.count_records():
        raise NotNow("there is nothing to take back", "没有可以撤回的操作")


def check_pause(room: Room, seat: int, body: dict[str, Any]) -> None:
    """Refuse to pause what does not run."""
    if room.match is None or room.is_over or room.paused_at is not None:
        raise NotNow("nothing is running that could be paused", "没有进行中的比赛可以暂停")


def check_resume(room: Room, seat: int, body: dict[str, Any]) -> None:
    """Refuse to go on with what is not paused."""
    if room.paused_at is None or room.is_over:
        raise NotNow("the match is not paused", "比赛没有暂停")


def check_rematch(room: Room, seat: int, body: dict[str, Any]) -> None:
    """Refuse a rematch before the end, or asked for twice."""
    if room.match is None or room.match.stage != OVER or room.wants[seat]:
        raise NotNow("a rematch is asked for once, after the match", "比赛结束后才能申请再来一局，且只能一次")


def check_open(room: Room, seat: int, body: dict[str, Any]) -> None:
    """Refuse what a closed room cannot have."""
    if room.is_over:
        raise NotNow("this room is closed", "房间已关闭")


def check_beginning(room: Room, seat: int, body: dict[str, Any]) -> None:
    """Refuse to begin before both are ready."""
    if not room.is_ready():
        raise NotNow("not everybody is ready", "尚未全部就绪")


CHECKS: Final = {
    rows.SIT: check_sitting,
    rows.STAND: check_open,
    rows.NONCE: check_nonce,
    rows.BEGIN: check_beginning,
    rows.UNDO: check_undo,
    rows.PAUSE: check_pause,
    rows.RESUME: check_resume,
    rows.DOWN: check_open,
    rows.VOID: check_open,
    rows.REMATCH: check_rematch,
    rows.CLOSE: check_open,
    LOOK: check_open,
}
FOLDS: Final = {
    rows.SIT: Room._sit,
    rows.STAND: Room._stand,
    rows.NONCE: Room._reveal,
    rows.BEGIN: Room._begin,
    rows.UNDO: Room._undo,
    rows.PAUSE: Room._pause,
    rows.RESUME: Room._resume,
    rows.DOWN: Room._down,
    rows.VOID: Room._void,
    rows.REMATCH: Room._want,
    rows.CLOSE: Room._close,
}
