"""What the routes of events take and give; the page's types and the protocol page are made from this file.

Players are told apart by their numbers; 0 is the organiser. Words shown to people are in the language that was asked
for.
"""

from typing import Annotated, Any, Literal

import msgspec

from spellspeed.server.messages import Deck, Lang

EventStage = Literal["registration", "round", "between", "finished"]
EventForm = Literal["swiss", "elimination", "swiss+cut"]
EventStatus = Literal["in", "dropped", "disqualified"]
# A table: nobody has a room yet, waiting for players, playing, its result is there, nobody sits on the other side.
TableState = Literal["open", "waiting", "playing", "over", "bye"]
# When the secret of the dice opens.
Opens = Literal["match", "event"]
# Rows that somebody may order; players only `deck` and `drop`, each their own.
OrderKind = Literal[
    "rules",
    "enter",
    "bots",
    "rename",
    "deck",
    "start",
    "pair",
    "unpair",
    "result",
    "correct",
    "penalty",
    "lift",
    "drop",
    "return",
    "cut",
    "finish",
    "reopen",
]


class Plain(msgspec.Struct, omit_defaults=True):
    """What a route takes or gives, or a part of it."""


# ------------------------------------------------------------------------------------------------------ how it stands


class EventPlayer(Plain):
    """Somebody who has entered."""

    number: int
    name: str
    bot: str = ""  # which bot it is
    status: EventStatus = "in"
    deck: bool = False  # a deck is filed


class EventTable(Plain):
    """A match of a round."""

    table: int
    players: list[int | None]  # null: a bye
    state: TableState = "open"
    outcome: list[str] = []  # for each player "win", "loss" or "draw", once it is decided
    score: list[int] = []  # duels won by the first and by the second, and drawn ones
    how: str = ""  # "played", "no-show", "double-loss", "left", "penalty", "bye"
    here: list[bool] = []  # who has sat down
    trouble: str = ""  # why the event does not take the result of its room; told to the organiser


class EventRound(Plain):
    """A round that was paired."""

    number: int
    kind: Literal["swiss", "elimination"]
    tables: list[EventTable]
    since: str = ""  # when it was paired


class EventStanding(Plain):
    """The place of a player, and what it depends on, in the order in which it decides."""

    place: int  # 0: disqualified
    player: int
    points: int
    opponents: str  # the average share of points that the opponents have won, in percent
    opponents_opponents: str
    lost_rounds: int  # the sum of the squares of the rounds that were lost
    wins: int = 0
    losses: int = 0
    draws: int = 0
    byes: int = 0
    reached: int = 0  # rounds of elimination that were survived, and 1 for being in the bracket
    shared: bool = False  # somebody else has the same place


class EventPenalty(Plain):
    """A penalty, told to the organiser and to who got it."""

    number: int  # by which it is lifted
    player: int
    penalty: str
    round: int
    reason: str = ""


class EventCouple(Plain):
    """Two who would be paired if all had been known that is known now."""

    players: list[int | None]


class OwnTable(Plain):
    """Where a player sits now."""

    round: int
    table: int
    opponent: int | None = None  # null: a bye
    open: bool = False  # the room is open: go there


class OwnEntry(Plain):
    """What a player is told about himself."""

    player: int
    table: OwnTable | None = None
    deck: Deck | None = None  # as it is filed
    locked: bool = False  # the deck can no longer be changed


class Desk(Plain):
    """What only the organiser is told."""

    step: str  # the kind of row that comes next
    otherwise: list[EventCouple] = []  # how the last round would be paired by now


class EventSettings(Plain):
    """What an organiser sets for the server, besides the rules of the event."""

    entry: Literal["open", "closed"] = "open"  # closed: the organiser enters everybody
    opens: Opens = "match"
    listed: bool = True
    pause: Annotated[int, msgspec.Meta(ge=0, le=5000)] = 350  # milliseconds for which a window in a duel looks alike


class EventPicture(Plain):
    """How an event stands, for one reader."""

    id: str
    name: str
    rows: int  # how many there are; an order says how many its sender has seen
    stage: EventStage
    form: EventForm
    format: str
    format_word: str
    wins: int  # duels that win a match
    match_word: str  # how a match is played, in words
    next_word: str  # what the organiser does next, in a sentence
    players: list[EventPlayer]
    rounds: list[EventRound]
    standings: list[EventStanding]
    planned: int = 0  # Swiss rounds
    top: int = 0  # how many go on after them
    entry: bool = False  # anybody may enter now
    opens: Opens = "match"
    me: OwnEntry | None = None
    desk: Desk | None = None
    penalties: list[EventPenalty] = []


class EventListed(Plain):
    """An event as a list shows it."""

    id: str
    name: str
    stage: EventStage
    players: int
    entry: bool = False


# ------------------------------------------------------------------------------------------------------ what is asked


class NewEvent(Plain, forbid_unknown_fields=True):
    """How an event is to be made; what is not said is as usual."""

    name: str
    rules: dict[str, Any] = {}  # form, rounds, top, format, list, match, late, bracket, seed …
    settings: EventSettings = msgspec.field(default_factory=EventSettings)
    lang: Lang = "en"


class MadeEvent(Plain):
    """An event that was made, and the secret of the organiser's link, which works once."""

    id: str
    link: str


class Entry(Plain, forbid_unknown_fields=True):
    """Enter an event with a name and a deck."""

    name: str
    deck: Deck
    lang: Lang = "en"


class GivenPersonLink(Plain, forbid_unknown_fields=True):
    """The secret of a link; who has used it already may send nothing."""

    link: str = ""
    lang: Lang = "en"


class Person(Plain):
    """Who somebody is in an event: a player, the organiser, or both."""

    player: int | None = None
    organiser: bool = False


class Order(Plain, forbid_unknown_fields=True):
    """Write a row: what it says, and how many rows its sender has seen, so that sent twice it is done once."""

    kind: OrderKind
    body: dict[str, Any] = {}
    seen: int | None = None
    lang: Lang = "en"


class Ordered(Plain):
    """An order was kept."""

    row: int
    again: bool = False  # it had been kept before


class LinkWish(Plain, forbid_unknown_fields=True):
    """Ask for a further link for somebody: a player who changes the browser, or 0 for a further organiser."""

    player: int
    lang: Lang = "en"


class TableWish(Plain, forbid_unknown_fields=True):
    """Go to a table: a player to his own, an organiser to any of the last round, as its judge."""

    table: int | None = None  # null: one's own
    lang: Lang = "en"


class TableGiven(Plain):
    """The room of a table; the seat comes as a cookie."""

    room: str
    seat: int
    name: str = ""
    deck: Deck | None = None  # with which one sits down
