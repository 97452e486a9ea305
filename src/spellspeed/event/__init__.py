"""Tournaments as a fold of plain rows: players, decks, pairings, results, penalties, standings."""

from spellspeed.event.ranking import Standing
from spellspeed.event.records import Pairing, Penalty, Player, Result, Round, Row
from spellspeed.event.refused import EventRefused
from spellspeed.event.rules import EventRules
from spellspeed.event.tournament import NextStep, Tournament

__all__ = [
    "EventRefused",
    "EventRules",
    "NextStep",
    "Pairing",
    "Penalty",
    "Player",
    "Result",
    "Round",
    "Row",
    "Standing",
    "Tournament",
]
