"""Cards, questions and events as somebody sees them: nothing in them tells one hidden card from another."""

from spellspeed.seen.cards import (
    EVERYBODY,
    JUDGE,
    PLACE_WORDS,
    WATCHER,
    Seen,
    SeenCard,
    is_offered,
    is_searched,
    is_secret,
    may_see,
)
from spellspeed.seen.events import SeenEvent, count_witnessed, listen, witness_events
from spellspeed.seen.everything import name_zone, see_card, see_chain, see_field
from spellspeed.seen.eyes import Eyes
from spellspeed.seen.lasting import SeenLasting, see_lasting
from spellspeed.seen.points import PointChange
from spellspeed.seen.questions import SeenBattle, SeenLine, SeenLink, SeenOption, SeenRequest, line_of
from spellspeed.seen.stops import find_last_stop, find_passed, find_stop, is_leaving_phase

__all__ = [
    "EVERYBODY",
    "JUDGE",
    "PLACE_WORDS",
    "WATCHER",
    "Eyes",
    "PointChange",
    "Seen",
    "SeenBattle",
    "SeenCard",
    "SeenEvent",
    "SeenLasting",
    "SeenLine",
    "SeenLink",
    "SeenOption",
    "SeenRequest",
    "count_witnessed",
    "find_last_stop",
    "find_passed",
    "find_stop",
    "is_leaving_phase",
    "is_offered",
    "is_searched",
    "is_secret",
    "line_of",
    "listen",
    "may_see",
    "name_zone",
    "see_card",
    "see_chain",
    "see_field",
    "see_lasting",
    "witness_events",
]
