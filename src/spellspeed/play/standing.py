"""How a match stands between two records, and who has won it."""

from typing import Final, NamedTuple

from spellspeed.deck import Deck
from spellspeed.play.rules import MatchRules

# The stages of a match.
TO_THROW: Final = "throw"  # both throw for the choice
TO_CHOOSE: Final = "choose"  # who goes first
IN_DUEL: Final = "duel"
TO_SIDE: Final = "side"  # both may exchange cards with their Side Decks
OVER: Final = "over"
STAGES: Final = (TO_THROW, TO_CHOOSE, IN_DUEL, TO_SIDE, OVER)


class DuelResult(NamedTuple):
    """How a duel of a match ended: who won (None for a draw), why, in which turn, and whether it was an extra duel.

    >>> DuelResult(0, "lp", 7)
    DuelResult(winner=0, reason='lp', turn=7, extra=False)
    """

    winner: int | None
    reason: str  # that of the duel's outcome; "timeout" or "ruling" where the match ended it
    turn: int
    extra: bool = False


class MatchOutcome(NamedTuple):
    """How a match ended: who won it (None for a draw), and why.

    >>> MatchOutcome(1, "wins")
    MatchOutcome(winner=1, reason='wins')
    """

    winner: int | None
    reason: str  # "wins" of duels, "card effect", "concession" or "ruling"


class Standing(NamedTuple):
    """All that a match is besides its beginning and the duel that is played.

    >>> Standing((Deck([]), Deck([]))).stage
    'throw'
    """

    decks: tuple[Deck, Deck]  # with which the next duel, or this one, is played
    stage: str = TO_THROW
    results: tuple[DuelResult, ...] = ()
    throws: tuple[str, str] = ("", "")  # of the throw under way
    thrown: tuple[str, str] = ("", "")  # the last one that both have seen
    sided: tuple[Deck | None, Deck | None] = (None, None)
    is_extra: bool = False  # the duel that is played, or comes, is an extra duel
    time_called: bool = False
    limit: int = 0  # when the time of the match runs out, 0 if never
    left: tuple[int, int] = (0, 0)  # milliseconds that each player has left in this duel
    at: int = 0  # when the last record was made
    outcome: MatchOutcome | None = None

    @property
    def score(self) -> tuple[int, int]:
        """How many duels each player has won.

        >>> Standing((Deck([]), Deck([])), results=(DuelResult(1, "lp", 5), DuelResult(None, "lp", 9))).score
        (0, 1)
        """
        winners = [result.winner for result in self.results]
        return winners.count(0), winners.count(1)


def judge(standing: Standing, rules: MatchRules) -> MatchOutcome | None:
    """Return how the match has ended with the last of its duels, None if another one follows.

    >>> judge(Standing((Deck([]), Deck([])), results=(DuelResult(1, "lp", 5),)), MatchRules())
    >>> judge(Standing((Deck([]), Deck([])), results=(DuelResult(1, "lp", 5),), time_called=True), MatchRules())
    MatchOutcome(winner=1, reason='wins')
    """
    score, results = standing.score, standing.results
    leader = None if score[0] == score[1] else 0 if score[0] > score[1] else 1
    if leader is not None:
        # rule: match.format.best-of-three, match.win.one-win-two-draws
        decided = score[leader] >= rules.wins or len(results) >= rules.duels
        # After time is called, the match goes on only while it is even.
        return MatchOutcome(leader, "wins") if decided or standing.time_called else None
    # rule: match.draw.equal-record. Where a draw is broken, extra duels follow until somebody leads.
    return MatchOutcome(None, "wins") if len(results) >= rules.duels and not rules.breaks_draws else None


def is_extra_next(standing: Standing, rules: MatchRules) -> bool:
    """Whether the next duel is an extra duel: time has run out, or a drawn match is to be decided.

    >>> is_extra_next(Standing((Deck([]), Deck([])), time_called=True), MatchRules())
    True
    """
    # rule: tournament.extra-turns.one-win-each-goes-to-extra-duel
    # rule: tournament.extra-duel.when-time-runs-out-between-duels
    return standing.time_called or len(standing.results) >= rules.duels
