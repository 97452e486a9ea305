"""Match: up to three duels with what comes between them, as a fold of plain records."""

import os
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any, Final

import spellspeed.play.records as kinds
from spellspeed.arguments import read_number, read_player, read_text, show
from spellspeed.asked import Request
from spellspeed.deck import Deck, DeckError
from spellspeed.deck_rules import OWN, Limits, choose_limits
from spellspeed.dice import FAST, read_dice, read_seed
from spellspeed.duel import SURRENDERED, Duel
from spellspeed.play.clocks import Watch, find_due, find_runner
from spellspeed.play.folding import STAGES, MatchBeginning, Table, begin, fold, tell_score
from spellspeed.play.records import ORDERS, TABLE, IllegalRecord, Record, refuse
from spellspeed.play.rules import OFFICIAL, MatchRules, check_match_rules, find_match_rules
from spellspeed.play.seeds import NO_LOT, Lot, check_lot
from spellspeed.play.siding import check_presented
from spellspeed.play.standing import IN_DUEL, OVER, TO_CHOOSE, TO_SIDE, TO_THROW, DuelResult, MatchOutcome, Standing
from spellspeed.pool import CardPool, choose_pool
from spellspeed.rulebook.errors import IllegalAnswer

if TYPE_CHECKING:
    from spellspeed.bots import Bot
    from spellspeed.play.match_view import MatchView

Clock = Callable[[], int]


class Made:
    """One record of a match's history, and how the match stood after it."""

    __slots__ = ("number", "parent", "record", "table")

    def __init__(self, parent: "Made | None", record: Record, table: Table) -> None:
        self.parent: Final = parent
        self.record: Final = record
        self.table: Final = table
        self.number: Final[int] = 1 if parent is None else parent.number + 1


class Match:
    """A match under way: throws, choices, answers and siding are its records; it forks, compares, pickles, plays again.

    The decks are registered ones, legal in the format and under the Forbidden & Limited list; `limits` names another
    list, None is no list, False accepts any deck. If `registered` lists are given, the decks must be those. The
    `clock` gives the milliseconds since the match began; without one no time passes, unless records say so. Blake2b
    `dice` draw the seeds of its duels with the `lot`, which a server makes of its room and the players' nonces. A match
    of one duel may `start` in a written position; unless decks `shuffle`, they lie in the order of their lists.

    >>> deck = Deck.packaged("dragons")
    >>> match = Match(deck, deck, seed=7)
    >>> match.throw(0, "rock")
    >>> match.throw(1, "paper")
    >>> match.choose(1, "first")
    >>> match.stage, match.number, match.request.player
    ('duel', 1, 1)
    >>> match.surrender(0)
    >>> match.score, match.due
    ((0, 1), ((0, 'side'), (1, 'side')))
    """

    __slots__ = ("_beginning", "_last", "_pool", "_start", "clock")

    def __init__(
        self,
        deck0: Deck,
        deck1: Deck,
        seed: int = 0,
        format: str = "master2020",
        rules: MatchRules | str = OFFICIAL,
        limits: Limits | bool = OWN,
        registered: tuple[Deck, Deck] | None = None,
        pool: CardPool | None = None,
        ask_all: bool = False,
        order_graveyard: bool = False,
        clock: Clock | None = None,
        dice: str = FAST,
        lot: Lot = NO_LOT,
        start: str = "",
        shuffle: bool = True,
    ) -> None:
        cards, dice = choose_pool(pool), read_dice(dice)
        decks = read_decks((deck0, deck1), format, limits, registered, cards)
        if not isinstance(rules, MatchRules):
            rules = find_match_rules(read_text(rules, "the name of match rules"))
        listed = None if limits is False else choose_limits(format, OWN if limits is True else limits)
        self._beginning: MatchBeginning = MatchBeginning(
            decks,
            format,
            read_seed(seed, dice),
            check_match_rules(rules),
            "" if listed is None else listed.name,
            bool(ask_all),
            bool(order_graveyard),
            dice,
            check_lot(lot, dice),
            read_start(start, rules),
            bool(shuffle),
        )
        self._pool: CardPool = cards
        self._start: Table = begin(self._beginning, cards)
        self._last: Made | None = None
        self.clock: Clock | None = clock

    # ---------------------------------------------------------------------------------------------------- how it stands

    @property
    def beginning(self) -> MatchBeginning:
        """What it is played with."""
        return self._beginning

    @property
    def pool(self) -> CardPool:
        """The cards that are known."""
        return self._pool

    @property
    def rules(self) -> MatchRules:
        """How it is played."""
        return self._beginning.rules

    @property
    def registered(self) -> tuple[Deck, Deck]:
        """The decks with which the match began."""
        return self._beginning.decks

    @property
    def table(self) -> Table:
        """How it stands, and the duel as it is, which nobody may change."""
        return self._start if self._last is None else self._last.table

    @property
    def standing(self) -> Standing:
        """How it stands, apart from the duel."""
        return self.table.standing

    @property
    def stage(self) -> str:
        """What the match is at: "throw", "choose", "duel", "side" or "over"."""
        return self.standing.stage

    @property
    def decks(self) -> tuple[Deck, Deck]:
        """The decks of this duel, or of the next one as far as both players have presented theirs."""
        return self.standing.decks

    @property
    def number(self) -> int:
        """The number of the duel that is played, or comes; at the end, of the last one."""
        return len(self.standing.results) + (self.stage != OVER)

    @property
    def score(self) -> tuple[int, int]:
        """How many duels each player has won."""
        return self.standing.score

    @property
    def results(self) -> tuple[DuelResult, ...]:
        """How the duels ended."""
        return self.standing.results

    @property
    def outcome(self) -> MatchOutcome | None:
        """How the match ended, None while it goes on."""
        return self.standing.outcome

    @property
    def duel(self) -> Duel | None:
        """A fork of the duel that is played, or was played last: to look at, and to try things in."""
        duel = self.table.duel
        return None if duel is None else duel.fork()

    @property
    def request(self) -> Request | None:
        """The open question of the duel, None where none is being played."""
        standing, duel = self.table
        return None if duel is None or standing.stage not in (TO_CHOOSE, IN_DUEL) else duel.request

    @property
    def due(self) -> tuple[tuple[int, str], ...]:
        """Who has to do what now: seats, each with the kind of its record.

        >>> deck = Deck.packaged("dragons")
        >>> Match(deck, deck).due
        ((0, 'throw'), (1, 'throw'))
        """
        standing, duel = self.table
        if standing.stage == TO_THROW:
            return tuple([(seat, kinds.THROW) for seat in (0, 1) if not standing.throws[seat]])
        if standing.stage == TO_SIDE:
            return tuple([(seat, kinds.SIDE) for seat in (0, 1) if standing.sided[seat] is None])
        if standing.stage == OVER:
            return ()
        assert duel is not None and duel.state.request is not None
        kind = kinds.CHOOSE if standing.stage == TO_CHOOSE else kinds.ANSWER
        return ((duel.state.request.player, kind),)

    def view(self, player: int) -> "MatchView":
        """Return the match as this player may see it.

        >>> deck = Deck.packaged("dragons")
        >>> match = Match(deck, deck)
        >>> match.throw(0, "rock")
        >>> match.view(1).throws, match.view(0).throws
        (('?', ''), ('rock', ''))
        """
        from spellspeed.play.match_view import MatchView

        return MatchView(self, read_player(player))

    # ---------------------------------------------------------------------------------------------------------- records

    @property
    def records(self) -> tuple[Record, ...]:
        """All records, the first one first."""
        return tuple([made.record for made in self.history()])

    def history(self) -> list[Made]:
        """Return the records with how the match stood after each."""
        found: list[Made] = []
        made = self._last
        while made is not None:
            found.append(made)
            made = made.parent
        found.reverse()
        return found

    def count_records(self) -> int:
        """Return how many records there are."""
        return 0 if self._last is None else self._last.number

    def take(self, record: Record) -> None:
        """Take a record as it is; a refused one raises an error that names the rule, and changes nothing.

        >>> deck = Deck.packaged("dragons")
        >>> Match(deck, deck).take(Record("side", 0))  # doctest: +ELLIPSIS
        Traceback (most recent call last):
        ...
        spellspeed.play.records.IllegalRecord: Side Deck cards may be exchanged only in the interval between two ...
        """
        if not isinstance(record, Record):
            raise TypeError(f"a match takes a Record, not {show(record)}")
        self._last = Made(self._last, record, fold(self._beginning, self._pool, self.table, record))

    def check(self, record: Record) -> IllegalAnswer | None:
        """Return why a record is refused, None if it would be taken.

        >>> deck = Deck.packaged("dragons")
        >>> Match(deck, deck).check(Record("throw", 0, ("rock",))) is None
        True
        """
        trial = self.fork()
        try:
            trial.take(record)
        except IllegalAnswer as refused:
            return refused
        return None

    def throw(self, seat: int, hand: str, at: int | None = None) -> None:
        """Throw rock, paper or scissors for the choice of who goes first."""
        self._make(kinds.THROW, read_player(seat), (hand,), at)

    def choose(self, seat: int, order: str, at: int | None = None) -> None:
        """Go "first" or "second" in the duel that comes."""
        self._make(kinds.CHOOSE, read_player(seat), (order,), at)

    def answer(self, *picks: int, by: int | None = None, at: int | None = None) -> None:
        """Answer the open question of the duel, also that of who goes first."""
        request = self.request
        seat = read_player(by) if by is not None else 0 if request is None else request.player
        if self.stage == TO_CHOOSE and len(picks) == 1 and picks[0] in (0, 1):
            self._make(kinds.CHOOSE, seat, (ORDERS[picks[0]],), at)
        else:
            self._make(kinds.ANSWER, seat, tuple([read_number(pick, "a pick") for pick in picks]), at)

    def play(self, *wishes: str, by: int | None = None, at: int | None = None) -> None:
        """Do in the duel what these wishes say; if one of them is refused, nothing is changed.

        >>> deck = Deck.packaged("dragons")
        >>> match = Match(deck, deck)
        >>> match.throw(0, "rock")
        >>> match.throw(1, "paper")
        >>> match.play("go second", "surrender")
        >>> match.score
        (0, 1)
        """
        duel = self.duel
        if duel is None or self.request is None:
            raise refuse("ask.nothing-asked", STAGES.get(self.stage, tell_score(self.standing)))
        duel.play(*wishes, by=by)
        self.follow(duel, at)

    def follow(self, duel: Duel, at: int | None = None) -> None:
        """Take what has been answered in a fork of the duel, and take back what was taken back there.

        >>> deck = Deck.packaged("dragons")
        >>> match = Match(deck, deck)
        >>> match.throw(0, "rock")
        >>> match.throw(1, "paper")
        >>> duel = match.duel
        >>> duel.play("go first", "end phase")
        >>> match.follow(duel)
        >>> match.duel == duel
        True
        """
        mine, theirs = self.table.duel, duel.history()
        if mine is None or mine.seed != duel.seed or mine.decks != duel.decks:
            raise ValueError("this is no fork of the duel of this match")
        same = 0
        for node, other in zip(mine.history(), theirs, strict=False):
            if (node.player, node.picks) != (other.player, other.picks):
                break
            same += 1
        while mine is not None and mine.count_played() > same:
            self.undo_to(self.count_records() - 1)
            mine = self.table.duel
        for node in theirs[same:]:
            if node.picks == (SURRENDERED,):
                self.surrender(node.player, at)
            elif not node.is_answer():
                self.call_time(at)
            else:
                self.answer(*node.picks, by=node.player, at=at)

    def surrender(self, seat: int, at: int | None = None) -> None:
        """Give up the duel."""
        self._make(kinds.SURRENDER, read_player(seat), (), at)

    def side(self, seat: int, deck: Deck, at: int | None = None) -> None:
        """Present the deck for the next duel."""
        if not isinstance(deck, Deck):
            raise TypeError(f"a Deck is presented, not {show(deck)}")
        self._make(kinds.SIDE, read_player(seat), (deck.main, deck.extra, deck.side), at)

    def keep(self, seat: int, at: int | None = None) -> None:
        """Play the next duel with the same deck as the last one."""
        self._make(kinds.SIDE, read_player(seat), (), at)

    def concede(self, seat: int, at: int | None = None) -> None:
        """Give up the match."""
        self._make(kinds.CONCEDE, read_player(seat), (), at)

    def call_time(self, at: int | None = None) -> None:
        """Say that the time of the match has run out, as an organiser does for all tables at once."""
        self._make(kinds.TIME, TABLE, (), at)

    def rule(self, what: str, number: int, at: int | None = None) -> None:
        """Enter a judge's ruling: the "duel" or the "match" goes to a player, or "time" in milliseconds is added."""
        self._make(kinds.RULING, TABLE, (what, number), at)

    def _make(self, kind: str, seat: int, body: tuple[Any, ...], at: int | None) -> None:
        """Take a record made now; what has run out by now is recorded first, and stays if this one is refused."""
        now = self._now(at)
        called = self.standing.time_called
        self.look_at_clock(now)
        if kind == kinds.TIME and self.standing.time_called and not called:
            return  # the clock has just said it
        self.take(Record(kind, seat, body, now))

    def _now(self, at: int | None) -> int:
        """The time that is said, or that of the clock; it never goes back behind the last record."""
        if at is None:
            at = self.standing.at if self.clock is None else self.clock()
        return max(read_number(at, "the time"), self.standing.at)

    def look_at_clock(self, at: int | None = None) -> None:
        """Record all that has run out by now, each at the moment at which it did.

        >>> deck = Deck.packaged("dragons")
        >>> match = Match(deck, deck)
        >>> match.look_at_clock(2_399_999)
        >>> match.look_at_clock(2_500_000)
        >>> match.records
        (Record(kind='time', seat=-1, body=(), at=2400000),)
        """
        now = self._now(at)
        due = find_due(self.standing, self.rules, self.table.duel)
        while due is not None and due.at <= now:
            self.take(due)
            due = find_due(self.standing, self.rules, self.table.duel)

    def time_left(self, at: int | None = None) -> int | None:
        """Return the milliseconds until the time of the match runs out, None where it never does or has."""
        standing = self.standing
        if not standing.limit or standing.time_called or standing.stage == OVER:
            return None
        return max(standing.limit - self._now(at), 0)

    def clock_of(self, seat: int, at: int | None = None) -> int | None:
        """Return the milliseconds a player has left in this duel, None where players have no clocks."""
        standing = self.standing
        if self.rules.clock is None or standing.stage not in (TO_CHOOSE, IN_DUEL):
            return None
        runs = find_runner(standing, self.rules, self.table.duel) == read_player(seat)
        return max(standing.left[seat] - (self._now(at) - standing.at if runs else 0), 0)

    # --------------------------------------------------------------------------------------- copies, the past, the file

    def fork(self) -> "Match":
        """Return an independent match that goes on from here; it has no clock, and shares the past.

        >>> deck = Deck.packaged("dragons")
        >>> match = Match(deck, deck)
        >>> trial = match.fork()
        >>> trial.concede(0)
        >>> match.stage, trial.stage
        ('throw', 'over')
        """
        match = object.__new__(Match)
        match._beginning = self._beginning
        match._pool = self._pool
        match._start = self._start
        match._last = self._last
        match.clock = None
        return match

    def begin_again(self) -> "Match":
        """Return the same match before its first record."""
        match = self.fork()
        match._last = None
        return match

    def rematch(self, seed: int) -> "Match":
        """Return another match of the same players: with the registered decks, whatever was sided."""
        # rule: tournament.deck.restore-before-next-match
        match = self.begin_again()
        match._beginning = self._beginning._replace(seed=read_seed(seed, self._beginning.dice))
        match._start = begin(match._beginning, match._pool)
        return match

    def undo(self, seats: Iterable[int] = (0, 1)) -> int:
        """Take back the last record that one of these seats made, with all that came after; return how many went.

        >>> deck = Deck.packaged("dragons")
        >>> match = Match(deck, deck)
        >>> match.throw(0, "rock")
        >>> match.call_time()
        >>> match.undo(), match.records
        (2, ())
        """
        players = tuple(seats)
        made = self._last
        while made is not None and (made.record.seat not in players or made.record.kind == kinds.TIMEOUT):
            made = made.parent
        if made is None:
            raise ValueError("there is nothing to take back")
        return self.undo_to(made.number - 1)

    def undo_to(self, number: int) -> int:
        """Go back to where there were so many records; return how many went."""
        number = read_number(number, "the number of records")
        before = self.count_records()
        if not 0 <= number <= before:
            raise ValueError(f"cannot go back to {number} records: there are {before}")
        while self._last is not None and self._last.number > number:
            self._last = self._last.parent
        if isinstance(self.clock, Watch):
            self.clock.set(self.standing.at)
        return before - number

    def play_out(self, bot0: "Bot", bot1: "Bot", told: Callable[["Match"], None] | None = None) -> MatchOutcome:
        """Have two bots play the match to its end; they keep their decks. `told` hears of every duel that ends.

        >>> from spellspeed.bots import RandomBot
        >>> deck = Deck.packaged("dragons")
        >>> match = Match(deck, deck, seed=2)
        >>> match.play_out(RandomBot(1), RandomBot(2)) == match.outcome
        True
        """
        from spellspeed.play.by_bots import play_out

        return play_out(self, bot0, bot1, told)

    def to_text(self) -> str:
        """Return the match as the text of its file."""
        from spellspeed.play.match_file import write_match

        return write_match(self)

    @staticmethod
    def from_text(text: str, name: str = "match", pool: CardPool | None = None) -> "Match":
        """Read the text of a match's file, and play it again.

        >>> deck = Deck.packaged("dragons")
        >>> match = Match(deck, deck)
        >>> match.throw(1, "paper")
        >>> Match.from_text(match.to_text()) == match
        True
        """
        from spellspeed.play.match_file import read_match

        return read_match(text, name, pool)

    def save(self, path: str | os.PathLike[str]) -> None:
        """Write the match to a file."""
        from spellspeed.play.match_file import save_match

        save_match(self, path)

    @staticmethod
    def load(path: str | os.PathLike[str], pool: CardPool | None = None) -> "Match":
        """Read a match from a file, and play it again."""
        from spellspeed.play.match_file import load_match

        return load_match(path, pool)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Match):
            return False
        same = self._beginning == other._beginning and self._pool.digest == other._pool.digest
        return same and self.table == other.table and self.records == other.records

    def __hash__(self) -> int:
        raise TypeError("a Match changes with every record and cannot be hashed")

    def __repr__(self) -> str:
        score = f"{self.score[0]}:{self.score[1]}"
        if self.outcome is None:
            return f"<Match {score}, duel {self.number}, {self.stage}>"
        winner = "a draw" if self.outcome.winner is None else f"player {self.outcome.winner} wins"
        return f"<Match {score}, {winner}>"

    def __reduce__(self) -> tuple[Any, ...]:
        pool = None if self._pool is CardPool.builtin() else self._pool
        return (play_again, (self._beginning, self.records, pool, self._pool.digest))


def read_decks(
    decks: tuple[Deck, Deck],
    format: str,
    limits: Limits | bool,
    registered: tuple[Deck, Deck] | None,
    pool: CardPool,
) -> tuple[Deck, Deck]:
    """Return the decks with which a match begins, if they are registered and legal."""
    for player, deck in enumerate(decks):
        if not isinstance(deck, Deck):
            raise TypeError(f"the deck of player {player} is {show(deck)}; make a Deck of it")
        if limits is not False:
            problems = deck.check(format, pool, limits=OWN if limits is True else limits)
            if problems:
                listed = "; ".join([str(problem) for problem in problems])
                chinese = "；".join([problem.in_chinese() for problem in problems])
                raise DeckError(
                    f"the deck of player {player} is not legal in {format}: {listed}",
                    f"玩家{player}的卡组在{format}中不合法：{chinese}",
                )
        if registered is not None:
            refusals = check_presented(registered[player], deck, pool=pool)
            if refusals:
                raise IllegalRecord(refusals[0])
    return decks


def read_start(start: str, rules: MatchRules) -> str:
    """Return the position in which a match starts; it has one duel then, since another one needs decks.

    >>> read_start("turn 3, Main Phase 1, you to act", OFFICIAL)
    Traceback (most recent call last):
    ...
    ValueError: a match that starts in a position is a single duel
    """
    if read_text(start, "the position") and (rules.duels != 1 or rules.breaks_draws):
        raise ValueError("a match that starts in a position is a single duel")
    return start


def play_again(
    beginning: MatchBeginning, records: Iterable[Record], pool: CardPool | None = None, digest: str = ""
) -> Match:
    """Return the match that began so and has these records.

    >>> deck = Deck.packaged("dragons")
    >>> match = Match(deck, deck)
    >>> match.throw(1, "paper")
    >>> play_again(match.beginning, match.records) == match
    True
    """
    cards = choose_pool(pool)
    if digest and cards.digest != digest:
        raise ValueError(f"the match was saved with other cards (pool {digest}, here {cards.digest})")
    match = object.__new__(Match)
    match._beginning = beginning
    match._pool = cards
    match._start = begin(beginning, match._pool)
    match._last = None
    match.clock = None
    for record in records:
        match.take(record)
    return match
