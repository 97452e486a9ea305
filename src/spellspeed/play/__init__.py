"""Matches: duels with what comes between them, as records that fold, fork and play again."""

from spellspeed.play.clocks import Watch
from spellspeed.play.match import Match, play_again
from spellspeed.play.match_view import MatchView
from spellspeed.play.records import IllegalRecord, Record
from spellspeed.play.rules import (
    KNOCK_OUT,
    OFFICIAL,
    SINGLE,
    UNTIMED,
    MatchRules,
    PlayerClock,
    find_match_rules,
)
from spellspeed.play.seeds import Lot, seed_of_duel
from spellspeed.play.siding import check_presented
from spellspeed.play.standing import DuelResult, MatchOutcome, Standing

__all__ = [
    "KNOCK_OUT",
    "OFFICIAL",
    "SINGLE",
    "UNTIMED",
    "DuelResult",
    "IllegalRecord",
    "Lot",
    "Match",
    "MatchOutcome",
    "MatchRules",
    "MatchView",
    "PlayerClock",
    "Record",
    "Standing",
    "Watch",
    "check_presented",
    "find_match_rules",
    "play_again",
    "seed_of_duel",
]
