"""Spellspeed: a Yu-Gi-Oh! OCG duel as plain data, which forks, replays and says why."""

from spellspeed.asked import Option, Request
from spellspeed.deck import Deck, DeckError, DeckProblem
from spellspeed.duel import Duel
from spellspeed.happened import Event
from spellspeed.library import KnownCard, Library
from spellspeed.outcome import Outcome
from spellspeed.pool import AmbiguousCard, CardPool, UnknownCard, UnplayableCard
from spellspeed.random_play import Playout, playout
from spellspeed.replay import Replay
from spellspeed.rulebook.book import Refusal, Rule
from spellspeed.rulebook.errors import AmbiguousAnswer, IllegalAnswer, UnreadableAnswer
from spellspeed.view import View

__version__ = "0.1.0"

__all__ = [
    "AmbiguousAnswer",
    "AmbiguousCard",
    "CardPool",
    "Deck",
    "DeckError",
    "DeckProblem",
    "Duel",
    "Event",
    "IllegalAnswer",
    "KnownCard",
    "Library",
    "Option",
    "Outcome",
    "Playout",
    "Refusal",
    "Replay",
    "Request",
    "Rule",
    "UnknownCard",
    "UnplayableCard",
    "UnreadableAnswer",
    "View",
    "playout",
]
