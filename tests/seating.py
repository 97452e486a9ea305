"""Who sits where: tests are played as they are written, and once more with the players exchanged.

Exchanged, `you` is player 1 and `opp` player 0: the table lays the position that way, its seats carry those numbers,
and what it tells names the players as the test does. So a test names a player by a seat, never by a number.
"""

import re
from collections.abc import Sequence
from typing import overload

NAMES = ("you", "opp")
OTHER = {"you": "opp", "opp": "you", "opponent": "you", "你": "对手", "对手": "你"}
# Where a position says whose something is; elsewhere such a word belongs to the name of a card.
WHOSE = re.compile(
    r"(?im)"
    r"(?:^[ \t]*|\bowner\s+|持有者|\bblocks\s+|封锁|\bon\s+(?=(?:you|opp)\s+zone)|装备于\s*(?=(?:你|对手)区域))"
    r"(you|opponent|opp|你|对手)(?![^\W\d_]|')"
    r"|\b(you|opponent|opp)(?=\s+(?:to\s+act|normal\s+summoned|pendulum\s+summoned))"
    r"|(你|对手)(?=行动|\s*通常召唤|\s*灵摆召唤|区域)"
)


class Seating:
    """Whether the players are exchanged in the test that runs, and how many duels it has laid."""

    def __init__(self) -> None:
        self.exchanged = False
        self.laid = 0

    def begin(self, exchanged: bool) -> None:
        """Begin a test."""
        self.exchanged = exchanged
        self.laid = 0

    def player(self, seat: int) -> int:
        """The number of the player in a seat: the first seat is `you`, the second `opp`."""
        return 1 - seat if self.exchanged else seat

    def pair(self, yours: object, theirs: object) -> tuple[object, object]:
        """What belongs to player 0 and to player 1, given what belongs to you and to the opponent."""
        return (theirs, yours) if self.exchanged else (yours, theirs)

    def words(self, position: str) -> str:
        """A position in the words of the duel for one in the words of the test, and the other way round."""
        return exchange_words(position) if self.exchanged else position


seating = Seating()


class Who(Sequence[str]):
    """The names of the players by their numbers, as the test that runs calls them.

    >>> Who()[0], list(Who())
    ('you', ['you', 'opp'])
    """

    @overload
    def __getitem__(self, player: int) -> str: ...
    @overload
    def __getitem__(self, player: slice) -> Sequence[str]: ...
    def __getitem__(self, player: int | slice) -> str | Sequence[str]:
        return (NAMES[::-1] if seating.exchanged else NAMES)[player]

    def __len__(self) -> int:
        return len(NAMES)


def exchange_words(position: str) -> str:
    """A position with the players exchanged.

    >>> print(exchange_words("turn 3, Main Phase 1, you to act\\nyou 8000 monsters: Sangan (owner opp)\\nopp 100"))
    turn 3, Main Phase 1, opp to act
    opp 8000 monsters: Sangan (owner you)
    you 100
    >>> exchange_words("opp 8000 spells: Axe of Despair (on you zone 2)")
    'you 8000 spells: Axe of Despair (on opp zone 2)'
    >>> exchange_words("第4回合，战斗步骤，对手行动")
    '第4回合，战斗步骤，你行动'
    """

    def exchange(found: re.Match[str]) -> str:
        word = found[1] or found[2] or found[3]
        return found[0][: -len(word)] + OTHER[word.casefold()]

    return WHOSE.sub(exchange, position)
