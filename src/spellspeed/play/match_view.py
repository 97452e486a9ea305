"""A match as one player may see it."""

from typing import TYPE_CHECKING, Any, Final

from spellspeed.deck import Deck
from spellspeed.play.records import SIDE, THROW
from spellspeed.play.standing import IN_DUEL, OVER, TO_CHOOSE, TO_SIDE, TO_THROW, DuelResult, MatchOutcome
from spellspeed.view import View

if TYPE_CHECKING:
    from spellspeed.play.match import Match

HIDDEN: Final = "?"  # a throw that was made and is not seen yet


class MatchView:
    """What one player sees of a match at one moment; it stays as it is while the match goes on.

    The opponent's clock is not shown: it would tell whether he was asked in a window in which nobody may know that.

    >>> from spellspeed.play import Match
    >>> deck = Deck.packaged("dragons")
    >>> view = Match(deck, deck).view(0)
    >>> view.stage, view.score, view.extra_sizes, view.side_sizes
    ('throw', (0, 0), (0, 0), (15, 15))
    """

    def __init__(self, match: "Match", player: int) -> None:
        standing, duel = match.table
        stage, decks, sided = standing.stage, standing.decks, standing.sided
        self.player: Final = player
        self.stage: Final[str] = stage  # "throw", "choose", "duel", "side" or "over"
        self.number: Final[int] = match.number
        self.is_extra: Final[bool] = standing.is_extra and stage != OVER
        self.time_called: Final[bool] = standing.time_called
        self.score: Final[tuple[int, int]] = standing.score
        self.results: Final[tuple[DuelResult, ...]] = standing.results
        self.outcome: Final[MatchOutcome | None] = standing.outcome
        self.registered: Final[Deck] = match.registered[player]
        # One's own deck, as one has presented it.
        self.deck: Final[Deck] = sided[player] or decks[player]
        # rule: tournament.info.declare-extra-and-side-size. Siding does not change them.
        self.extra_sizes: Final = (len(decks[0].extra), len(decks[1].extra))
        self.side_sizes: Final = (len(decks[0].side), len(decks[1].side))
        self.sided: Final = tuple([stage == TO_SIDE and deck is not None for deck in sided])
        # The throw under way, the other's hidden until both have thrown; then the last one.
        self.throws: Final = tuple(
            [hand and (hand if seat == player else HIDDEN) for seat, hand in enumerate(standing.throws)]
        )
        self.thrown: Final[tuple[str, str]] = standing.thrown
        self.clock: Final[int | None] = match.clock_of(player, standing.at)
        self.duel: Final[View | None] = None if duel is None else duel.view(player)

    @property
    def due(self) -> tuple[tuple[int, str], ...]:
        """Who has to do what now, as far as this player may know: seats, each with the kind of its record.

        >>> from spellspeed.play import Match
        >>> deck = Deck.packaged("dragons")
        >>> Match(deck, deck).view(0).due
        ((0, 'throw'), (1, 'throw'))
        """
        if self.stage == TO_THROW:
            return tuple([(seat, THROW) for seat in (0, 1) if not self.throws[seat]])
        if self.stage == TO_SIDE:
            return tuple([(seat, SIDE) for seat in (0, 1) if not self.sided[seat]])
        request = None if self.duel is None else self.duel.request
        if self.stage not in (TO_CHOOSE, IN_DUEL) or request is None:
            return ()
        return ((request.player, "choose" if self.stage == TO_CHOOSE else "answer"),)

    def key(self) -> tuple[Any, ...]:
        """Return all the view shows, as plain content."""
        decks = [(deck.main, deck.extra, deck.side) for deck in (self.registered, self.deck)]
        return (
            (self.player, self.stage, self.number, self.is_extra, self.time_called),
            (self.score, tuple([tuple(result) for result in self.results]), self.outcome and tuple(self.outcome)),
            (*decks, self.extra_sizes, self.side_sizes, self.sided),
            (self.throws, self.thrown, self.clock, self.due),
            None if self.duel is None else self.duel.key(),
        )

    def __eq__(self, other: object) -> bool:
        return isinstance(other, MatchView) and self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.key())

    def __reduce__(self) -> tuple[Any, ...]:
        # The duel's view would carry the cards that its player must not see.
        raise TypeError("a MatchView cannot be pickled: send its key()")

    def __repr__(self) -> str:
        return f"<MatchView of player {self.player}, {self.score[0]}:{self.score[1]}, {self.stage}>"
