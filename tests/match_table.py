"""A match on the table, with its two seats: it is played from both, as a duel is."""

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from seating import seating
from spellspeed import Deck, IllegalAnswer
from spellspeed.play import Match, Record
from table import Table

MINUTE = 60_000
TRIALS = 200
EMPTYING = Deck(["Morphing Jar"] * 10)  # the first of them asks both players to draw more than they have


class MatchSeat:
    """One player of a match."""

    def __init__(self, table: "MatchTable", player: int) -> None:
        self.table = table
        self.player = player

    @property
    def wins(self) -> int:
        return self.table.match.score[self.player]

    @property
    def view(self) -> Any:
        return self.table.match.view(self.player)

    def throws(self, hand: str) -> None:
        self.table.match.throw(self.player, hand)

    def chooses(self, order: str) -> None:
        self.table.match.choose(self.player, order)

    def keeps(self) -> None:
        self.table.match.keep(self.player)

    def sides(self, deck: Deck) -> None:
        self.table.match.side(self.player, deck)

    def surrenders(self) -> None:
        self.table.match.surrender(self.player)

    def cannot(self, kind: str, *body: Any, because: str) -> IllegalAnswer:
        """Assert that a record is refused by a rule, and that it changes nothing."""
        match = self.table.match
        before = match.fork()
        with pytest.raises(IllegalAnswer) as refused:
            match.take(Record(kind, self.player, body, match.standing.at))
        assert refused.value.refusal.rule == because, refused.value
        assert match == before
        return refused.value

    def cannot_present(self, deck: Deck, because: str) -> IllegalAnswer:
        return self.cannot("side", deck.main, deck.extra, deck.side, because=because)


class MatchTable:
    """A match on the table."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.you = MatchSeat(self, seating.player(0))
        self.opp = MatchSeat(self, seating.player(1))

    @property
    def stage(self) -> str:
        return self.match.stage

    @property
    def due(self) -> list[str]:
        """Who has to do what, in the words of the test, you first."""
        names = {self.you.player: "you", self.opp.player: "opp"}
        return sorted([f"{names[seat]}: {kind}" for seat, kind in self.match.due], reverse=True)

    @property
    def winner(self) -> str:
        """ "you", "opp" or "draw" as the match ended, "" while it goes on."""
        outcome = self.match.outcome
        return "" if outcome is None else self.who(outcome.winner)

    @property
    def results(self) -> list[str]:
        """Who won each duel."""
        return [self.who(result.winner) for result in self.match.results]

    def who(self, player: int | None) -> str:
        return "draw" if player is None else "you" if player == self.you.player else "opp"

    def seat(self, who: str) -> MatchSeat:
        return self.you if who == "you" else self.opp

    @contextmanager
    def playing(self) -> Iterator[Table]:
        """Play on in the duel; what was played is recorded at the end."""
        duel = self.match.duel
        assert duel is not None and self.stage == "duel", self.stage
        laid = Table(duel)
        laid.nobody_responds()
        yield laid
        self.match.follow(laid.duel)

    def begin_duel(self, first: str = "you") -> None:
        """Throw and choose until the duel has begun, with this player going first; nobody exchanges a card."""
        for seat in (self.you, self.opp):
            if (seat.player, "side") in self.match.due:
                seat.keeps()
        if self.stage == "throw":
            self.you.throws("rock")
            self.opp.throws("scissors")
        chooser = self.you if self.due == ["you: choose"] else self.opp
        chooser.chooses("first" if chooser is self.seat(first) else "second")

    def end_turn(self) -> None:
        """Have the turn ended: nobody responds, and who must discard discards."""
        turn, duel = self.turn, self.match.duel
        assert duel is not None
        for _ in range(TRIALS):
            if duel.outcome is not None or duel.turn != turn:
                break
            assert duel.request is not None
            wishes = [option.wish for option in duel.request.options]
            ending = [wishes.index(wish) for wish in ("pass", "end phase") if wish in wishes]
            duel.answer(*(tuple(ending[:1]) or next(duel.legal_answers())))
        self.match.follow(duel)

    def go_to(self, turn: int) -> None:
        """Have turns ended until this one begins; who can do nothing else has ended his already."""
        while self.stage == "duel" and self.turn < turn:
            self.end_turn()
        assert self.stage == "duel" and self.turn == turn, f"{self.stage}, turn {self.turn}"

    def casts(self, who: str, name: str, times: int = 1) -> None:
        """Have the turn player activate Spells of this name; nobody responds."""
        with self.playing() as t:
            for _ in range(times):
                (t.you if who == "you" else t.opp).activates(name).nobody_responds()

    def time_runs_out(self, minutes: int = 40) -> None:
        self.match.look_at_clock(minutes * MINUTE)

    @property
    def turn(self) -> int:
        assert self.match.duel is not None
        return self.match.duel.turn

    @property
    def turn_player(self) -> str:
        assert self.match.duel is not None
        return self.who(self.match.duel.turn_player)

    @property
    def lp(self) -> tuple[int, int]:
        """Your LP and the opponent's."""
        assert self.match.duel is not None
        lp = self.match.duel.lp
        return lp[self.you.player], lp[self.opp.player]

    def play_to_a_draw(self) -> None:
        """Have a Morphing Jar turned up that asks both to draw five cards, with fewer in EMPTYING decks."""
        with self.playing() as t:
            t.you.sets("Morphing Jar")
            while t.turn < 3:  # who can do nothing but end the turn is not asked
                t.duel.play("end phase")
            t.you.flip_summons("Morphing Jar")
            t.nobody_responds()
            assert t.winner == "draw"

    def win_duel(self, who: str) -> None:
        """Play the next duel to its end: one gives up, or with EMPTYING decks neither can draw at once."""
        self.begin_duel()
        if who == "draw":
            self.play_to_a_draw()
        else:
            (self.opp if who == "you" else self.you).surrenders()


def lay_match(yours: Deck | Iterable[str], theirs: Deck | Iterable[str], **settings: Any) -> MatchTable:
    """Begin a match with two deck lists, for the seats of the test that runs; any deck goes."""
    seating.laid += 1
    decks = [deck if isinstance(deck, Deck) else Deck(list(deck)) for deck in (yours, theirs)]
    registered = settings.pop("registered", None)
    if registered is not None:
        settings["registered"] = (registered[seating.player(0)], registered[seating.player(1)])
    settings.setdefault("limits", False)
    return MatchTable(Match(decks[seating.player(0)], decks[seating.player(1)], **settings))
