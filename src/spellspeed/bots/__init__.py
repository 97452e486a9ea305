"""Players that need no person: they see what a player sees and answer requests."""

from typing import Protocol

from spellspeed.bots.greedy_bot import GreedyBot
from spellspeed.bots.random_bot import RandomBot
from spellspeed.duel import Duel, Outcome

__all__ = ["Bot", "GreedyBot", "RandomBot", "play"]


class Bot(Protocol):
    """A player that answers requests.

    >>> class FirstBot:
    ...     def choose(self, duel: Duel) -> tuple[int, ...]:
    ...         return next(iter(duel.legal_answers()))
    >>> bot: Bot = FirstBot()
    """

    def choose(self, duel: Duel) -> tuple[int, ...]:
        """Return a legal answer to the request that is open to this player."""
        ...


def play(duel: Duel, bot0: Bot, bot1: Bot) -> Outcome:
    """Have two bots play the duel to its end, and return how it ended.

    >>> from spellspeed.bots import RandomBot
    >>> position = "turn 3, Main Phase 1, you to act\\nyou 8000 monsters: Alexandrite Dragon\\nopp 100"
    >>> play(Duel.from_position(position), RandomBot(1), RandomBot(2)).winner in (0, 1)
    True
    """
    request = duel.request
    while request is not None:
        bot = bot0 if request.player == 0 else bot1
        duel.answer(*bot.choose(duel), by=request.player)
        request = duel.request
    outcome = duel.outcome
    assert outcome is not None, "a duel without a request is over"
    return outcome
