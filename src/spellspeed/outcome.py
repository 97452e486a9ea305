"""How a duel ended."""

from typing import Any, Final

from spellspeed.words import (
    DRAWN_BY_CARD,
    DRAWN_BY_DECK_OUT,
    DRAWN_BY_LOOP,
    DRAWN_BY_LP,
    NOBODY,
    WON_BY_CARD,
    WON_BY_DECK_OUT,
    WON_BY_LP,
    WON_BY_SURRENDER,
    WON_BY_TIME,
    WON_MATCH,
)


def reason_word(ending: int) -> str:
    """Return the reason of a result as one English word.

    >>> reason_word(WON_BY_DECK_OUT)
    'deck-out'
    """
    if ending == WON_BY_LP or ending == DRAWN_BY_LP:
        return "lp"
    if ending == WON_BY_DECK_OUT or ending == DRAWN_BY_DECK_OUT:
        return "deck-out"
    if ending == WON_BY_SURRENDER:
        return "surrender"
    if ending == WON_BY_CARD or ending == DRAWN_BY_CARD:
        return "card effect"
    if ending == WON_BY_TIME:
        return "time"
    if ending == WON_MATCH:
        return "match"
    return "loop" if ending == DRAWN_BY_LOOP else "not over"


class Outcome:
    """How a duel ended: who won (None for a draw), why, and in which turn.

    >>> from spellspeed import Duel
    >>> duel = Duel.from_position("turn 3, Main Phase 1, you to act\\nyou 8000\\nopp 8000")
    >>> duel.surrender(1)
    >>> duel.outcome, duel.outcome.reason
    (<player 0 wins by surrender in turn 3>, 'surrender')
    """

    def __init__(self, winner: int | None, ending: int, turn: int) -> None:
        self.winner: Final = None if winner == NOBODY else winner
        self.reason: Final = reason_word(
            ending
        )  # "lp", "deck-out", "surrender", "card effect", "match", "time" or "loop"
        self.turn: Final = turn
        self.ending: Final = ending  # the reason as a number from `words`

    def __repr__(self) -> str:
        who = "draw" if self.winner is None else f"player {self.winner} wins"
        return f"<{who} by {self.reason} in turn {self.turn}>"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Outcome):
            return False
        return self.winner == other.winner and self.ending == other.ending and self.turn == other.turn

    def __hash__(self) -> int:
        return hash((self.winner, self.ending, self.turn))

    def __reduce__(self) -> tuple[Any, ...]:
        return (Outcome, (self.winner, self.ending, self.turn))
