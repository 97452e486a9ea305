"""The log of a duel as one player reads it: the engine's events beside the sentences that tell them."""

from spellspeed.duel import Duel
from spellspeed.engine.kernel.rows import Event
from spellspeed.hindsight.clause import make_clause
from spellspeed.hindsight.let_go import find_place
from spellspeed.rulebook.book import Pair
from spellspeed.seen import SeenEvent, is_secret, witness_events
from spellspeed.telling.event_sentences import is_quiet
from spellspeed.telling.quoted import without_stop
from spellspeed.telling.table import tell_place
from spellspeed.telling.voice import Voice
from spellspeed.words import EVENT_TURN_STARTED


class Log:
    """Everything that has happened in a duel; what a player saw of it is told when it is wanted.

    >>> duel = Duel.from_position("turn 3, Main Phase 1, you to act\\nyou 8000 hand: Mystical Elf\\nopp 8000")
    >>> duel.play("summon Mystical Elf", "zone 3")
    >>> log = Log(duel, 1)
    >>> log.tell(log.find_last(0))[0].partition(" (")[0]
    'Your opponent Normal Summons Mystical Elf'
    """

    def __init__(self, duel: Duel, player: int, reader: int | None = None) -> None:
        self.rows = [event for event in duel.collect_events() if not is_secret(event, player)]
        self.player = player  # whose eyes see it; EVERYBODY's see every card
        self.reader = player if reader is None else reader
        self._duel = duel
        self._seen: list[SeenEvent] | None = None

    def see(self, at: int) -> SeenEvent:
        """Return an event as the player saw it."""
        if self._seen is None:
            self._seen = witness_events(self._duel, self.player)
        return self._seen[at]

    def tell(self, at: int) -> Pair:
        """Return an event as the log tells it, in both languages."""
        seen = self.see(at)
        reader = self.reader if self.reader in (0, 1) else None
        return (without_stop(seen.to_text("en", reader)), without_stop(seen.to_text("zh", reader)))

    def clause(self, at: int, points: bool = False) -> Pair:
        """Return an event as a clause in the past, in both languages; `points` keeps ATK and DEF."""
        return make_clause(self.rows[at].kind, self.tell(at), points)

    def tell_left(self, at: int) -> Pair:
        """Return the place that the card of an event has left, in both languages."""
        seen = self.see(at)
        reader = self.reader if self.reader in (0, 1) else None
        english, chinese = [tell_place(seen.came_from, seen.left, Voice(lang, reader)) for lang in ("en", "zh")]
        return (english, chinese)

    def find(self, event: Event, before: int | None = None) -> int:
        """Return where an event stands, the last of those like it that were told before a place; -1 for nowhere."""
        return find_place(self.rows, event, len(self.rows) if before is None else before)

    def place_after(self, count: int) -> int:
        """Return how many of the first so many events of the duel the player was told of."""
        return sum([not is_secret(event, self.player) for event in self._duel.collect_events()[:count]])

    def begin_of_turn(self) -> int:
        """Return where the events of the turn begin that it is."""
        for at in range(len(self.rows) - 1, -1, -1):
            if self.rows[at].kind == EVENT_TURN_STARTED:
                return at
        return 0

    def find_last(self, first: int, before: int | None = None) -> int:
        """Return the last event of a stretch that a listener would be told of, else the very last; -1 for none."""
        end = len(self.rows) if before is None else before
        for at in range(end - 1, first - 1, -1):
            if not self.is_quiet(at):
                return at
        return end - 1 if end > first else -1

    def find_next(self, first: int) -> int:
        """Return the first event from a place on that a listener would be told of, -1 for none."""
        return next((at for at in range(first, len(self.rows)) if not self.is_quiet(at)), -1)

    def is_quiet(self, at: int) -> bool:
        """Whether a listener follows an event without being told of it."""
        return is_quiet(self.see(at).to_dict(), self.see(at - 1).to_dict() if at else {})
