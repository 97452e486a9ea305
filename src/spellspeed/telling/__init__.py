"""A duel in words, English or Chinese: what is asked, what may be answered, what happened, what lies where."""

from spellspeed.telling.event_sentences import tell_event, tell_events, tell_outcome
from spellspeed.telling.table import (
    tell_card,
    tell_card_there,
    tell_chain,
    tell_counts,
    tell_effect,
    tell_field,
    tell_lasting,
    tell_moment,
    tell_option,
    tell_pile,
    tell_place,
    tell_request,
)
from spellspeed.telling.voice import Voice, capital, tell_why

__all__ = [
    "Voice",
    "capital",
    "tell_card",
    "tell_card_there",
    "tell_chain",
    "tell_counts",
    "tell_effect",
    "tell_event",
    "tell_events",
    "tell_field",
    "tell_lasting",
    "tell_moment",
    "tell_option",
    "tell_outcome",
    "tell_pile",
    "tell_place",
    "tell_request",
    "tell_why",
]
