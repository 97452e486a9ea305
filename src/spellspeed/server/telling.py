"""What each socket is told, and when: it follows from the rows and from what its seat may see, and nothing else."""

from collections.abc import Sequence
from typing import Final, NamedTuple, cast

from spellspeed.play import Match, MatchView
from spellspeed.server import messages
from spellspeed.server.messages import JUDGE, VERSION, Lang, Picture, Told
from spellspeed.server.picturing import picture_events, picture_standing, picture_table
from spellspeed.server.picturing_questions import picture_question
from spellspeed.server.room import Room
from spellspeed.server.rows import Row
from spellspeed.view import View

PLAYERS: Final = (0, 1)


class Paced(NamedTuple):
    """A message, and how many milliseconds nothing further is sent after it."""

    message: Told
    pause: int = 0


class Teller:
    """Tells one seat what it may know of a room, message after message.

    Everything is told by views: a seat hears of a moment if it is its own question or one at which anybody may see
    somebody thinking, and then nothing further comes for an even pause. So nobody learns whether somebody was asked.
    """

    def __init__(self, seat: int, lang: Lang) -> None:
        self.seat: Final = seat
        self.lang: Lang = lang
        self.count = 0  # messages
        self.duel_number = 0
        self.events = 0  # of that duel which have been told
        self.standing: object = None  # how the match stood when it was last told
        self.told_standing: messages.Standing | None = None

    def greet(self, room: Room, sittings: list[messages.Sitting]) -> list[Paced]:
        """Return what somebody hears who has just come: who is here, and everything seen so far."""
        settings = room.settings
        hello = messages.Hello(
            VERSION,
            room.beginning.id,
            self.seat,
            settings.format,
            settings.match,
            settings.practice,
            self.lang,
            sittings,
        )
        self.duel_number = 0
        return [Paced(hello), self._show(room, self._look(room))]

    def follow(self, room: Room, row: Row) -> list[Paced]:
        """Return what a row that the room has just taken lets this seat hear."""
        views = self._sights(room, row)
        told = [self._show(room, view, now=view is views[-1]) for view in views]
        standing = self._standing_key(room)
        if not told and standing != self.standing:
            told.append(self._show(room, self._look(room)))
        return told

    # ------------------------------------------------------------------------------------------------------- looking

    def _look(self, room: Room) -> View | None:
        """What the seat sees of the duel now."""
        duel = None if room.match is None else room.match.table.duel
        if duel is None:
            return None
        if self.seat in PLAYERS:
            return duel.view(self.seat)
        return duel.watch(openly=self.seat == JUDGE)

    def _sights(self, room: Room, row: Row) -> list[View]:
        """What the seat has seen since the answer before, moment after moment."""
        duel = None if room.match is None else room.match.table.duel
        if duel is None or row.kind not in ("answer", "choose", "throw", "side", "surrender", "timeout"):
            return []
        return duel.sights(self.seat)

    def _standing_key(self, room: Room) -> object:
        """What of the room around the duel this seat sees; a change of it is told at once."""
        match = room.match
        people = tuple([sitter is not None for sitter in room.sitters])
        around = (room.stage, people, tuple(room.wants), room.next_room)
        if match is None:
            return around
        view = self._match(match)
        return (around, view.results, view.throws, view.sided, view.thrown, view.number)

    # ------------------------------------------------------------------------------------------------------- telling

    def _show(self, room: Room, view: View | None, now: bool = True) -> Paced:
        """Return a picture; of a moment that has passed (`now` is False) nothing is told that came after it."""
        self.count += 1
        if now:
            self.standing = self._standing_key(room)
            self.told_standing = self._standing(room)
        number = 0 if room.match is None else room.match.number
        events: Sequence[messages.Event] = ()
        fresh = number != self.duel_number
        if view is not None:
            if fresh or view.count_events() < self.events:
                fresh, self.events = True, 0
            events = picture_events(view.events_after(self.events), self.lang, self.seat)
            self.events = view.count_events()
        self.duel_number = number
        pause = room.settings.pause if view is not None and self._may_be_hidden(view) else 0
        picture = Picture(
            self.count,
            cast(messages.Stage, room.stage) if now else "duel",
            self._due(room, view, now),
            list(events),
            self.told_standing,
            None if view is None else picture_table(view, self.lang),
            self._question(room, view) if now else None,
            room.settings.practice and self.seat in PLAYERS,
            pause,
            fresh,
        )
        return Paced(picture, pause)

    def _standing(self, room: Room) -> messages.Standing | None:
        return (
            None if room.match is None else picture_standing(self._match(room.match), self.lang, self.seat in PLAYERS)
        )

    def _match(self, match: Match) -> MatchView:
        """The match as the seat sees it; of what player 0 sees alone nothing is told to others."""
        return match.view(self.seat if self.seat in PLAYERS else 0)

    def _may_be_hidden(self, view: View) -> bool:
        """Whether this is a moment at which nobody else can see if somebody is really asked."""
        request = view.request
        return request is not None and request.player != self.seat

    def _question(self, room: Room, view: View | None) -> messages.Question | None:
        request = None if view is None else view.request
        if view is None or request is None or request.player != self.seat or room.stage not in ("choose", "duel"):
            return None
        return picture_question(view, room.request_name(self.seat), self.lang)

    def _due(self, room: Room, view: View | None, now: bool) -> list[int]:
        """Who is to act, as far as the seat may know."""
        stage = room.stage if now else "duel"
        if stage in ("duel", "choose"):
            request = None if view is None else view.request
            return [] if request is None else [request.player]
        if room.match is None:
            return [seat for seat, _ in room.due()]
        return [] if stage in ("paused", "void", "over") else [seat for seat, _ in self._match(room.match).due]
