"""Bots at the table of a match: they answer, throw by the match's own seed, and keep their decks."""

import hashlib
from collections.abc import Callable

from spellspeed.bots import Bot
from spellspeed.play.match import Match
from spellspeed.play.records import SIDE, THROW
from spellspeed.play.standing import MatchOutcome
from spellspeed.play.throws import THROWS


def throw_for(match: Match, seat: int) -> str:
    """Return what a bot throws: drawn from the match's seed, its seat and the number of the record.

    >>> from spellspeed import Deck
    >>> deck = Deck.packaged("dragons")
    >>> throw_for(Match(deck, deck), 0) in THROWS
    True
    """
    drawn = f"{match.beginning.seed}/throw/{seat}/{match.count_records()}".encode()
    return THROWS[hashlib.blake2b(drawn, digest_size=8).digest()[0] % 3]


def act_for(match: Match, seat: int, bot: Bot) -> bool:
    """Do for a bot what is due; return whether anything was.

    >>> from spellspeed import Deck
    >>> from spellspeed.bots import RandomBot
    >>> deck = Deck.packaged("dragons")
    >>> match = Match(deck, deck)
    >>> act_for(match, 0, RandomBot()), act_for(match, 0, RandomBot())
    (True, False)
    """
    due = [kind for whose, kind in match.due if whose == seat]
    if not due:
        return False
    if due[0] == THROW:
        match.throw(seat, throw_for(match, seat))
    elif due[0] == SIDE:
        match.keep(seat)
    else:
        duel = match.duel
        assert duel is not None
        match.answer(*bot.choose(duel), by=seat)
    return True


def play_out(match: Match, bot0: Bot, bot1: Bot, told: Callable[[Match], None] | None = None) -> MatchOutcome:
    """Have two bots play a match to its end; `told` hears of every duel that ends.

    >>> from spellspeed import Deck
    >>> from spellspeed.bots import RandomBot
    >>> deck = Deck.packaged("dragons")
    >>> ended = []
    >>> outcome = play_out(Match(deck, deck, rules="single"), RandomBot(1), RandomBot(2), ended.append)
    >>> len(ended), outcome.reason
    (1, 'wins')
    """
    bots = (bot0, bot1)
    while match.outcome is None:
        before = len(match.results)
        seat = match.due[0][0]
        act_for(match, seat, bots[seat])
        if told is not None and len(match.results) > before:
            told(match)
    return match.outcome
