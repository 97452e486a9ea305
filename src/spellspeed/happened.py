"""What has happened as users hold it: the rows of the engine, told when they are read."""

from typing import TYPE_CHECKING, Any

from spellspeed.engine.kernel.rows import Event as EventRow
from spellspeed.seen import EVERYBODY, SeenCard, SeenEvent, witness_events
from spellspeed.telling.duel_words import CAUSES, EVENTS, plain

if TYPE_CHECKING:
    from spellspeed.duel import Duel


class Tale:
    """All events of a duel up to a moment; they are followed from the start once one of them is read."""

    __slots__ = ("_duel", "_told")

    def __init__(self, duel: "Duel") -> None:
        self._duel = duel
        self._told: list[SeenEvent] | None = None

    def tell(self, at: int) -> SeenEvent:
        """Return one of the events as somebody sees it who sees all cards."""
        if self._told is None:
            self._told = witness_events(self._duel, EVERYBODY)
        return self._told[at]


class Event:
    """Something that happened.

    >>> from spellspeed import Duel
    >>> duel = Duel.from_position("turn 3, Main Phase 1, you to act\\nyou 8000 hand: Mystical Elf\\nopp 8000")
    >>> duel.play("summon Mystical Elf", "zone 3")
    >>> event = duel.events[-1]
    >>> event
    <Player 0 Normal Summons Mystical Elf (Attack Position, ATK 800, DEF 2000) in player 0's monster zone 3 of 5.>
    >>> event.kind, event.player, event.card, event.came_from
    ('summoned', 0, <Mystical Elf, monster zone 3>, 'nowhere')
    """

    __slots__ = ("_at", "_row", "_tale")

    def __init__(self, tale: Tale, at: int, row: EventRow) -> None:
        self._tale = tale
        self._at = at
        self._row = row

    @property
    def place(self) -> int:
        """Its place in `Duel.events`, from 0."""
        return self._at

    @property
    def kind(self) -> str:
        """What happened, as replays call it: "summoned", "destroyed", "sent to the graveyard" …"""
        return plain(EVENTS, self._row.kind)

    @property
    def player(self) -> int:
        """Whose event it is; -1 where it is nobody's."""
        return self._row.player

    @property
    def cause(self) -> str:
        """Why it happened: "player", "rule", "effect", "battle" …"""
        return plain(CAUSES, self._row.cause)

    @property
    def card(self) -> SeenCard | None:
        """The card it happened to, as it lay afterwards."""
        return self._seen.card

    @property
    def other(self) -> SeenCard | None:
        """What is attacked or battled with; else the card that caused it."""
        return self._seen.other

    @property
    def came_from(self) -> str:
        """The place the card left, empty if it did not move."""
        return self._seen.came_from

    @property
    def _seen(self) -> SeenEvent:
        return self._tale.tell(self._at)

    def to_dict(self, lang: str = "en") -> dict[str, Any]:
        """Return the event in the plain words of replays."""
        return self._seen.to_dict(lang)

    def to_text(self, lang: str = "en", reader: int | None = None) -> str:
        """Return the event as a sentence; it says "you" to the reader, if there is one."""
        return self._seen.to_text(lang, reader)

    def __repr__(self) -> str:
        return f"<{self.to_text()}>"

    def is_row(self, row: EventRow) -> bool:
        """Whether this is the event of that row of the engine."""
        return self._row == row

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Event) and self._row == other._row

    def __hash__(self) -> int:
        return hash(self._row)

    def __reduce__(self) -> tuple[Any, ...]:
        raise TypeError("an Event cannot be pickled: keep its to_dict() or to_text()")


def tell_events(duel: "Duel") -> list[Event]:
    """Return everything that has happened in a duel.

    >>> from spellspeed import Duel
    >>> duel = Duel.from_position("turn 3, Main Phase 1, you to act\\nyou 8000\\nopp 8000")
    >>> duel.surrender(1)
    >>> tell_events(duel)
    [<Player 0 wins: player 1 surrendered.>]
    """
    tale = Tale(duel.fork())
    return [Event(tale, at, row) for at, row in enumerate(duel.collect_events())]
