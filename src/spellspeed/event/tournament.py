"""An event as a fold of its rows: what has been decided stands in them, everything else is computed."""

from collections.abc import Iterable, Mapping
from copy import copy
from typing import Any, NamedTuple

from spellspeed.deck import Deck
from spellspeed.event.applying import APPLIED, apply
from spellspeed.event.bracket import Slots, couples_of, slots_before
from spellspeed.event.draw import draw_order
from spellspeed.event.pairing import Couple, Entrant, pair_swiss
from spellspeed.event.ranking import Standing, rank, record_of
from spellspeed.event.records import ELIMINATION, SWISS, Penalty, Player, Round, Row, fold_name, name_players
from spellspeed.event.refused import EventRefused, Fact, Sentence, refuse
from spellspeed.event.rules import EventRules
from spellspeed.event.sheet import check_against_sheet, deck_of
from spellspeed.event.taking import judge


class NextStep(NamedTuple):
    """What the organiser does next: the kind of row, and a sentence about it.

    >>> Tournament().next_step().action
    'new'
    """

    action: str  # a kind of row; nothing when the event is over
    why: Sentence
    tables: tuple[int, ...] = ()  # those whose results are missing

    def sentence(self, lang: str = "en") -> str:
        """Say it in English, or in Chinese for "zh".

        >>> Tournament().next_step().sentence()
        'Make the event first: give it a name.'
        """
        return self.why.said(lang)


class Tournament:
    """An event; `accept` takes one further row or refuses it and changes nothing.

    >>> t = Tournament()
    >>> row = t.accept("new", {"name": "Sunday"})
    >>> for name in ("Anna", "Bo", "Cem"):
    ...     row = t.accept("enter", {"name": name})
    >>> t.accept("start", {}).body["rounds"]
    2
    >>> row = t.accept("pair", t.pair_next_round())
    >>> t.next_step().sentence()
    'Enter the results of round 1: table 1.'
    >>> Tournament.fold(t.rows) == t
    True
    """

    def __init__(self) -> None:
        # Nothing in these is ever changed in place: a shallow copy is a fork.
        self.rows: tuple[Row, ...] = ()
        self.name = ""
        self.config = EventRules()
        self.players: dict[int, Player] = {}
        self.rounds: tuple[Round, ...] = ()
        self.penalties: dict[int, Penalty] = {}  # by the row that gave them
        self.planned = 0  # Swiss rounds
        self.seeds: tuple[int, ...] = ()  # of the bracket, the best first
        self.started = False
        self.finished = False

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Tournament) and vars(self) == vars(other)

    __hash__ = None  # type: ignore[assignment]  # it changes

    def __repr__(self) -> str:
        return f"<{self.name or 'no event'}: {len(self.players)} players, {len(self.rounds)} rounds, {self.stage}>"

    @staticmethod
    def fold(rows: Iterable[Row]) -> "Tournament":
        """Return the event that a log tells; what was decided is not judged again.

        >>> Tournament.fold([Row(2, "new", {}, "")])
        Traceback (most recent call last):
        ...
        spellspeed.event.refused.EventRefused: Row 2 of the log cannot be read: it should be row 1.
        """
        t = Tournament()
        for row in rows:
            if row.number != len(t.rows) + 1:
                wanted = len(t.rows) + 1
                raise refuse("broken-log", number=row.number, why=(f"it should be row {wanted}", f"应该是第{wanted}行"))
            if row.kind not in APPLIED or (row.kind == "new") != (row.number == 1):
                raise refuse("broken-log", number=row.number, why=(f"what is {row.kind!r}?", f"“{row.kind}”不能在这里"))
            try:
                apply(t, row)
            except (AssertionError, AttributeError, LookupError, TypeError, ValueError):
                raise refuse("broken-log", number=row.number, why=("it is damaged", "内容已损坏")) from None
        return t

    def fork(self) -> "Tournament":
        """Return an independent event in the same state.

        >>> Tournament().fork() == Tournament()
        True
        """
        return copy(self)

    def accept(self, kind: str, body: Mapping[str, Any], at: str = "") -> Row:
        """Judge one further row, let it take effect and return it as it is to be kept; or raise `EventRefused`.

        >>> Tournament().accept("new", {"name": "Sunday", "rules": {"top": 4}}, "2026-07-05T10:00").body["name"]
        'Sunday'
        """
        row = Row(len(self.rows) + 1, kind, judge(self, kind, body), at)
        apply(self, row)
        return row

    def check(self, kind: str, body: Mapping[str, Any]) -> EventRefused | None:
        """Return why a row would be refused, or None.

        >>> Tournament().check("pair", {}).next_step()
        'Make the event first: give it a name.'
        """
        try:
            self.fork().accept(kind, body)
        except EventRefused as refused:
            return refused
        return None

    @property
    def stage(self) -> str:
        """Where the event is: "registration", "round" while one is played, "between" rounds, or "finished".

        >>> Tournament().stage
        'registration'
        """
        if self.finished:
            return "finished"
        if not self.started:
            return "registration"
        return "round" if self.rounds and not self.rounds[-1].is_over else "between"

    @property
    def swiss_rounds(self) -> tuple[Round, ...]:
        """The Swiss rounds that were paired.

        >>> Tournament().swiss_rounds
        ()
        """
        return tuple([round for round in self.rounds if round.kind == SWISS])

    @property
    def bracket_rounds(self) -> tuple[Round, ...]:
        """The rounds of elimination that were paired.

        >>> Tournament().bracket_rounds
        ()
        """
        return tuple([round for round in self.rounds if round.kind == ELIMINATION])

    def standings(self) -> list[Standing]:
        """Return all players with their places; ties share one.

        >>> Tournament().standings()
        []
        """
        return rank(self.players, self.rounds, self.config, self.seeds)

    def find_player(self, who: object) -> Player:
        """Return the player of a number or a name.

        >>> Tournament().find_player("Anna")
        Traceback (most recent call last):
        ...
        spellspeed.event.refused.EventRefused: Nobody called Anna has entered.
        """
        if isinstance(who, int) and not isinstance(who, bool) and who in self.players:
            return self.players[who]
        if isinstance(who, str):
            for player in self.players.values():
                if fold_name(player.name) == fold_name(who):
                    return player
            if who.strip().isascii() and who.strip().isdigit() and int(who) in self.players:
                return self.players[int(who)]
        raise refuse("no-such-player", player=str(who)[:80])

    def slots(self) -> Slots:
        """Return who stands where in the next round of the bracket.

        >>> Tournament().slots()
        []
        """
        left = {number: player.left for number, player in self.players.items() if player.left is not None}
        rounds = self.bracket_rounds
        return slots_before(self.seeds, rounds, len(rounds), left) if self.seeds else []

    def next_kind(self) -> str:
        """Return what follows the rounds so far: "swiss", "cut", "elimination", or nothing.

        >>> Tournament().next_kind()
        ''
        """
        if self.stage != "between":
            return ""
        alive = [player for player in self.players.values() if player.is_in]
        if not self.seeds and len(self.swiss_rounds) < self.planned:
            return SWISS if len(alive) > 1 else ""
        if not self.seeds and self.config.form == "swiss+cut":
            return "cut" if len(alive) > 1 else ""
        return ELIMINATION if len([one for one in self.slots() if one is not None]) > 1 else ""

    def next_step(self) -> NextStep:
        """Return what the organiser does next.

        >>> t = Tournament()
        >>> row = t.accept("new", {"name": "Sunday"})
        >>> t.next_step().sentence("zh")
        '请给选手报名，至少2名；现在有0名。'
        """
        if not self.rows:
            return NextStep("new", Sentence("do-new", {}))
        if self.finished:
            return NextStep("", Sentence("nothing-left", {}))
        if not self.started:
            there = len([player for player in self.players.values() if player.is_in])
            if there < 2:
                return NextStep("enter", Sentence("do-enter", {"count": there}))
            lacking = self.without_sheet()
            if lacking:
                return NextStep("deck", Sentence("do-deck", {"players": name_players(lacking)}))
            return NextStep("start", Sentence("do-start", {"count": there}))
        if self.stage == "round":
            round = self.rounds[-1]
            return NextStep(
                "result", Sentence("do-result", {"round": round.number, **_tables(round)}), round.open_tables
            )
        kind = self.next_kind()
        if kind == "cut":
            return NextStep("cut", Sentence("do-cut", {"top": self.config.top}))
        if kind:
            return NextStep("pair", Sentence("do-pair", {"round": len(self.rounds) + 1}))
        return NextStep("finish", Sentence("do-finish", {}))

    def without_sheet(self) -> list[Player]:
        """Return who is in and has not filed a deck that the organiser asks for.

        rule: tournament.deck.registration-on-demand

        >>> Tournament().without_sheet()
        []
        """
        if not self.config.registration:
            return []
        return [player for player in self.players.values() if player.is_in and player.sheet is None]

    def registered_deck(self, who: object) -> Deck | None:
        """Return the deck on a player's sheet, if he has filed one.

        >>> t = Tournament()
        >>> _ = t.accept("new", {"name": "Sunday"}), t.accept("enter", {"name": "Anna"})
        >>> t.registered_deck("Anna") is None
        True
        """
        sheet = self.find_player(who).sheet
        return deck_of(sheet) if sheet is not None else None

    def check_presented(self, who: object, deck: Deck, sided: bool = False) -> EventRefused | None:
        """Say what is wrong with the deck that a player brings to the start of a match: it must be the registered one.

        Between the duels of a match, `sided`, cards may have been exchanged with the Side Deck.

        >>> t = Tournament()
        >>> _ = t.accept("new", {"name": "Sunday"}), t.accept("enter", {"name": "Anna"})
        >>> t.check_presented("Anna", Deck(["Kuriboh"])) is None  # nothing is registered
        True
        """
        registered = self.registered_deck(who)
        return None if registered is None else check_against_sheet(registered, deck, self.find_player(who).name, sided)

    def pair_next_round(self) -> dict[str, Any]:
        """Return the body of the next `pair` row, computed from the event and its seed.

        >>> t = Tournament.fold([Row(1, "new", {"name": "Sunday", "rules": {}}, "")])
        >>> t.pair_next_round()
        Traceback (most recent call last):
        ...
        spellspeed.event.refused.EventRefused: No round can be paired now.
        """
        kind = self.next_kind()
        if kind not in (SWISS, ELIMINATION):
            raise refuse("cannot-pair", to_do=self.next_step().why)
        couples = self._swiss_couples(len(self.rounds)) if kind == SWISS else couples_of(self.slots())
        return {"round": len(self.rounds) + 1, "stage": kind, "pairings": [list(couple) for couple in couples]}

    def _swiss_couples(self, after: int, numbers: Iterable[int] | None = None) -> list[Couple]:
        """Pair those who are in, or these, by what happened in so many rounds."""
        entrants: list[Entrant] = []
        wanted = [one.number for one in self.players.values() if one.is_in] if numbers is None else numbers
        for number in wanted:
            record = record_of(self.players[number], self.rounds[:after])
            entrants.append(Entrant(number, record.points(self.config), record.opponents, record.byes))
        return pair_swiss(entrants, self.config.seed, after + 1)

    def pairings_otherwise(self) -> list[Couple]:
        """Return the pairings that the last Swiss round would have had instead, had all been known that is known now.

        >>> Tournament().pairings_otherwise()
        []
        """
        if not self.rounds or self.rounds[-1].kind != SWISS:
            return []
        last = self.rounds[-1]
        seated = [one for pairing in last.pairings for one in pairing.players if one is not None]
        there = {frozenset(pairing.players) for pairing in last.pairings}
        couples = self._swiss_couples(len(self.rounds) - 1, seated)
        return [couple for couple in couples if frozenset(couple) not in there]

    def choose_cut(self, also: Iterable[int] = (), top: int = 0) -> list[int]:
        """Return who goes on after the Swiss rounds, the best seed first; a lot decides between equal standings.

        >>> Tournament().choose_cut()
        []
        """
        standings = rank(self.players, self.swiss_rounds, self.config)
        lots = draw_order(self.config.seed, "cut", self.players)
        there = [one for one in standings if one.status == "in" or one.player in also]
        there.sort(key=lambda one: lots.index(one.player))
        there.sort(key=lambda one: (one.points, one.tie_breaks), reverse=True)
        chosen = [one.player for one in there[: top or self.config.top]]
        return chosen if self.config.bracket == "seeded" else draw_order(self.config.seed, "bracket", chosen)


def _tables(round: Round) -> dict[str, Fact]:
    tables = [str(table) for table in round.open_tables]
    many = len(tables) > 1
    return {"tables": (f"table{'s' * many} {', '.join(tables)}", f"{'、'.join(tables)}号桌")}
