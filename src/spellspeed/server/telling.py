"""What each socket is told, and when: it follows from the rows and from what its seat may see, and nothing else."""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple, cast

import msgspec

from spellspeed.play import Match, MatchView
from spellspeed.server import fair, messages
from spellspeed.server.identity import link_to
from spellspeed.server.messages import JUDGE, VERSION, Lang, Picture, Told
from spellspeed.server.notices import tell_row
from spellspeed.server.picturing import picture_events, picture_standing, picture_table
from spellspeed.server.picturing_questions import picture_question
from spellspeed.server.proving import open_dice
from spellspeed.server.room import TOLD, Room
from spellspeed.server.rows import REMATCH, UNDO, Row
from spellspeed.view import View
from spellspeed.words import FOR_TRIGGER, PASS

PLAYERS: Final = (0, 1)
MOST_NOTICES: Final = 20


# What somebody who declares something sees happen before anybody else can be asked, and by what cards move then.
DECLARED: Final = frozenset(
    (
        "activates",
        "activated",
        "targets",
        "targeted",
        "declared",
        "attempts to summon",
        "summoned",
        "flip summoned",
        "special summoned",
        "set",
        "changed the position of",
        "flipped",
        "attacks with",
        "selected as the attack target",
    )
)
PAID: Final = frozenset(("cost", "tribute", "summon"))


class Paced(NamedTuple):
    """A message, and how many milliseconds nothing further is sent after it; without a message, a silence."""

    message: Told | None
    pause: int = 0


class Teller:
    """Tells one seat what it may know of a room, message after message.

    Everything is told by views: a seat hears of a moment if it is its own question or one at which anybody may see
    somebody thinking, and then nothing further comes for an even pause. So nobody learns whether somebody was asked.
    That somebody chooses in the middle of something is no such moment: an answer after which that may be so begins a
    silence of the same length, whether anybody was asked or not.
    """

    def __init__(self, seat: int, lang: Lang) -> None:
        self.seat: Final = seat
        self.chair = seat  # for whom it sees: who plays both sides, for whoever is due
        self.lang: Lang = lang
        self.count = 0  # messages
        self.duel_number = 0
        self.events = 0  # of that duel which have been told
        self.standing: object = None  # how the match stood when it was last told
        self.told_standing: messages.Standing | None = None
        self.seen: View | None = None  # what was shown last
        self.is_silent = False  # a silence has begun since
        self.is_told_dice = False

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
            settings.event,
            settings.fair,
            settings.both,
            settings.open,
            cast(Any, settings.start_of),
            fair.hash_secret(room.beginning.id, room.beginning.secret) if settings.fair else "",
        )
        self.chair = room.chair(self.seat)
        self.duel_number = 0
        self.is_told_dice = False
        notices = [Paced(tell_row(row, self.lang)) for row in room.told[-MOST_NOTICES:]]
        return [
            Paced(hello),
            *notices,
            self._show(room, self._look(room)),
            *self._open_dice(room),
            *self._lead_on(room),
        ]

    def follow(self, room: Room, row: Row) -> list[Paced]:
        """Return what a row that the room has just taken lets this seat hear."""
        notice = tell_row(row, self.lang) if row.kind in TOLD else None
        told = [] if notice is None else [Paced(notice)]
        led = self._lead_on(room) if row.kind == REMATCH else []
        return [*told, *self._follow(room, row), *self._open_dice(room), *led]

    def _lead_on(self, room: Room) -> list[Paced]:
        """The room that follows, and the seat's own link to it."""
        if not room.next_room:
            return []
        link = link_to(room.next_key, self.seat) if self.seat in (*PLAYERS, messages.WATCHER) and room.next_key else ""
        return [Paced(messages.Next(room.next_room, link))]

    def _open_dice(self, room: Room) -> list[Paced]:
        """What lets everybody check the dice, once."""
        if self.is_told_dice or not room.is_open:
            return []
        self.is_told_dice = True
        return [Paced(open_dice(room))]

    def _follow(self, room: Room, row: Row) -> list[Paced]:
        if room.chair(self.seat) != self.chair:
            return self._change_sides(room)
        if row.kind == UNDO:  # nothing has happened, and everybody sees the duel as it was
            return [self._show(room, self._look(room))]
        views = self._sights(room, row)
        before, was_silent = self.seen, self.is_silent
        told = [self._show(room, view, now=view is views[-1]) for view in views]
        standing = self._standing_key(room)
        if not told and standing != self.standing:
            told.append(self._show(room, self._look(room)))
        if room.settings.both or row.kind != "answer" or was_silent:
            return told
        if not self._may_be_interrupted(row, before, views, told):
            return told
        self.is_silent = not told
        return [Paced(None, room.settings.pause), *told]

    def _change_sides(self, room: Room) -> list[Paced]:
        """Who plays both sides sees what the other one has seen."""
        self.chair = room.chair(self.seat)
        if not room.settings.open:
            self.duel_number = 0  # everything is told anew
        return [self._show(room, self._look(room))]

    # ------------------------------------------------------------------------------------------------------- looking

    def _look(self, room: Room) -> View | None:
        """What the seat sees of the duel now."""
        duel = None if room.match is None else room.match.table.duel
        if duel is None:
            return None
        if self.seat in PLAYERS and not room.settings.open:
            return duel.view(self.chair)
        return duel.watch(openly=self.seat == JUDGE or self._sees_all(room))

    def _sees_all(self, room: Room) -> bool:
        return room.settings.open and self.seat in PLAYERS

    def _sights(self, room: Room, row: Row) -> list[View]:
        """What the seat has seen since the answer before, moment after moment."""
        duel = None if room.match is None else room.match.table.duel
        if duel is None or row.kind not in ("answer", "choose", "throw", "side", "surrender", "timeout"):
            return []
        return duel.sights(JUDGE if self._sees_all(room) else self.chair)

    def _may_be_interrupted(self, row: Row, before: View | None, views: list[View], told: list[Paced]) -> bool:
        """Whether, as far as this seat knows, somebody may be choosing after an answer in the middle of something.

        Who plays knows only when he has answered himself; for who looks on the first answer after each picture counts.
        """
        if self.seat in PLAYERS:
            own = row.seat == self.seat
            return own and not (views and is_declaring(before, views[0], row, cast(Picture, told[0].message).events))
        return self.seat == messages.WATCHER

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
        self.seen = view
        self.is_silent = False
        if now:
            self.standing = self._standing_key(room)
            self.told_standing = self._standing(room)
        elif self.told_standing is not None and self.told_standing.clock is not None and room.match is not None:
            # One's own time was taken by one's answer, whether anybody was asked after it or not.
            left = room.match.standing.left[self.chair]
            self.told_standing = msgspec.structs.replace(self.told_standing, clock=left)
        number = 0 if room.match is None else room.match.number
        events: Sequence[messages.Event] = ()
        fresh = number != self.duel_number
        if view is not None:
            happened, count = view.hear_events(0 if fresh else self.events)
            if count < self.events and not fresh:  # some were taken back
                fresh = True
                happened, count = view.hear_events(0)
            events = picture_events(happened, self.lang, self.chair)
            self.events = count
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
            self.chair if room.settings.both and self.seat in PLAYERS else None,
            room.match.count_records() if self.seat == JUDGE and room.match is not None else None,
        )
        return Paced(picture, pause)

    def _standing(self, room: Room) -> messages.Standing | None:
        return (
            None if room.match is None else picture_standing(self._match(room.match), self.lang, self.seat in PLAYERS)
        )

    def _match(self, match: Match) -> MatchView:
        """The match as the seat sees it; of what player 0 sees alone nothing is told to others."""
        return match.view(self.chair if self.seat in PLAYERS else 0)

    def _may_be_hidden(self, view: View) -> bool:
        """Whether this is a moment at which nobody else can see if somebody is really asked."""
        request = view.request
        return request is not None and request.player != self.chair

    def _question(self, room: Room, view: View | None) -> messages.Question | None:
        if view is not None and self._sees_all(room) and room.match is not None and room.match.table.duel is not None:
            view = room.match.table.duel.view(self.chair)
        request = None if view is None else view.request
        if view is None or request is None or request.player != self.chair or room.stage not in ("choose", "duel"):
            return None
        return picture_question(view, room.request_name(self.chair), self.lang)

    def _due(self, room: Room, view: View | None, now: bool) -> list[int]:
        """Who is to act, as far as the seat may know."""
        stage = room.stage if now else "duel"
        if stage in ("duel", "choose"):
            request = None if view is None else view.request
            return [] if request is None else [request.player]
        if room.match is None:
            return [seat for seat, _ in room.due()]
        return [] if stage in ("paused", "void", "over") else [seat for seat, _ in self._match(room.match).due]


def is_declaring(before: View | None, after: View, row: Row, events: Sequence[messages.Event]) -> bool:
    """Whether nobody else can have been asked between two sights: a player was, and is, declaring something."""
    asked, asks = None if before is None else before.request, after.request
    if before is None or asked is None or asked.player != row.seat or asked.purpose == FOR_TRIGGER:
        return False
    if asks is not None and asks.player == row.seat and asks.purpose == FOR_TRIGGER:
        return False  # the turn player may have had one before him
    if any(link.stage != "waiting" for view in (before, after) for link in view.chain):
        return False
    if any(option.deed == PASS for at, option in enumerate(asked.options) if at in row.body["picks"]):
        return False
    return all(event.kind in DECLARED or event.cause in PAID for event in events)
