"""Spellspeed: a Yu-Gi-Oh! OCG duel as plain data, which forks, replays and says why."""

from importlib import import_module
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from spellspeed.asked import Option, Request
    from spellspeed.deck import Deck, DeckError, DeckProblem
    from spellspeed.duel import Duel
    from spellspeed.happened import Event
    from spellspeed.library import KnownCard, Library
    from spellspeed.outcome import Outcome
    from spellspeed.play import Match, MatchRules
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
    "Match",
    "MatchRules",
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

# Who only asks for a card's facts does not wait for the engine: a module is imported with its first name.
_MODULES: Final = {
    "asked": ("Option", "Request"),
    "deck": ("Deck", "DeckError", "DeckProblem"),
    "duel": ("Duel",),
    "happened": ("Event",),
    "library": ("KnownCard", "Library"),
    "outcome": ("Outcome",),
    "play": ("Match", "MatchRules"),
    "pool": ("AmbiguousCard", "CardPool", "UnknownCard", "UnplayableCard"),
    "random_play": ("Playout", "playout"),
    "replay": ("Replay",),
    "rulebook.book": ("Refusal", "Rule"),
    "rulebook.errors": ("AmbiguousAnswer", "IllegalAnswer", "UnreadableAnswer"),
    "view": ("View",),
}
_HOMES: Final = {name: module for module, names in _MODULES.items() for name in names}


if not TYPE_CHECKING:  # a checker of types would take any name for one of these

    def __getattr__(name: str) -> object:
        if name not in _HOMES:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        found = getattr(import_module(f"{__name__}.{_HOMES[name]}"), name)
        globals()[name] = found
        return found


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
