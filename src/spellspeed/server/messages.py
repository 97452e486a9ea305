"""Every message between a server and its clients; schema, TypeScript types and protocol page are made from this file.

Seats: 0 and 1 play, 2 watches, 3 judges. Words shown to people are in the language the client has chosen; words that
programs read (`place`, `kind`, `stage` …) are always English.
"""

from typing import Final, Literal

import msgspec

VERSION: Final = 1
WATCHER: Final = 2
JUDGE: Final = 3
Lang = Literal["en", "zh"]
Stage = Literal["gathering", "throw", "choose", "duel", "side", "over", "paused", "void"]
RequestName = str  # names one question; an answer gives it back


class Plain(msgspec.Struct, omit_defaults=True):
    """A part of a message."""


# ------------------------------------------------------------------------------------------------- what is on the table


class At(Plain):
    """Where a card lies: whose place, its plain name, and which of its cards or zones, counted from 1."""

    of: int
    place: str  # "hand", "monster zone", "spell & trap zone", "graveyard", "extra monster zone" …
    index: int


class Counters(Plain):
    """Counters of one kind on a card."""

    kind: str
    count: int


class Card(Plain):
    """A card as this seat sees it; one that is hidden has no password."""

    at: At
    owner: int = 0
    password: int = 0  # 0: nobody tells which card it is
    name: str = ""
    face_up: bool = True
    position: str = ""  # "attack", "defense", "set" of a monster on the field
    kinds: list[str] = []
    attributes: list[str] = []
    types: list[str] = []
    level: int | None = None
    rank: int | None = None
    link: int | None = None
    arrows: list[str] = []
    scale: int | None = None
    atk: int | None = None
    def_: int | None = msgspec.field(default=None, name="def")
    printed_atk: int | None = None
    printed_def: int | None = None
    counters: list[Counters] = []
    equipped_to: At | None = None
    materials: list["Card"] = []
    negated: bool = False
    note: str = ""  # what else there is to know of it, as words


class Side(Plain):
    """One player's half of the table."""

    player: int
    lp: int
    hand: list[Card]  # the backs of cards nobody shows have no password
    monsters: list[Card | None]
    spells: list[Card | None]
    field: Card | None
    graveyard: list[Card]
    banished: list[Card]
    extra: list[Card]  # only what this seat may see
    deck_size: int
    extra_size: int
    blocked: list[int] = []  # zones that cannot be used, as `monster zone` 1 to 5, then `spell & trap zone` 6 to 10


class ChainLink(Plain):
    """A chain link that waits or resolves."""

    number: int
    player: int
    card: Card
    text: str  # what it does, in a sentence
    targets: list[At] = []
    resolving: bool = False
    negated: bool = False


class Attack(Plain):
    """The attack under way; without a target it is a direct one."""

    player: int
    attacker: At
    target: At | None = None


class Lasting(Plain):
    """Something that lasts: its card, what it does, and until when."""

    card: str
    text: str
    until: str = ""


class Table(Plain):
    """The whole table as one seat sees it."""

    turn: int
    turn_player: int
    phase: str
    phase_word: str  # in the language of the client
    sides: list[Side]  # player 0, player 1
    extra_monster_zones: list[Card | None]
    chain: list[ChainLink] = []
    attack: Attack | None = None
    lasting: list[Lasting] = []
    acting: int | None = None  # who is to act, as far as that is public
    moment: str = ""  # where the duel stands, in a sentence


class Event(Plain):
    """Something that happened: what is told, and what moved from where to where."""

    kind: str
    text: str
    player: int = -1
    card: Card | None = None
    came_from: At | None = None
    other: Card | None = None
    number: int = 0
    old: int = 0
    new: int = 0


# ------------------------------------------------------------------------------------------------------------ questions


class Option(Plain):
    """One thing that can be picked; its place in the list is its number."""

    text: str  # what it is, in the language of the client: "Normal Summon Mystical Elf"
    verb: str  # the same without the card: "Normal Summon"
    deed: str  # a plain word for programs: "summon", "set", "activate", "attack", "pass" …
    wish: str = ""  # how it is written in our notation
    card: At | None = None
    zone: At | None = None  # a zone that is chosen
    number: int | None = None


class Question(Plain):
    """What this seat is asked; picks are numbers of options."""

    name: RequestName
    kind: str  # "action", "cards", "zone", "yes or no", "order", "number" …
    text: str
    options: list[Option]
    least: int
    most: int
    ordered: bool = False
    may_pass: int | None = None  # which option is the pass, if one is
    card: At | None = None  # the card that asks
    purpose: str = ""
    deadline: int | None = None  # milliseconds left when this was sent


# ----------------------------------------------------------------------------------------------------- match and people


class Sitting(Plain):
    """Who sits on a seat."""

    seat: int
    name: str = ""
    bot: str = ""
    here: bool = False
    ready: bool = False


class Deck(Plain):
    """A deck by passwords."""

    main: list[int]
    extra: list[int] = []
    side: list[int] = []
    name: str = ""


class Duelled(Plain):
    """How a duel of the match ended."""

    winner: int | None
    reason: str
    turns: int


class Standing(Plain):
    """How the match stands."""

    number: int  # of the duel under way, from 1
    score: list[int]
    results: list[Duelled] = []
    throws: list[str] = []  # the last ones that both made
    thrown: bool = False  # this seat has thrown already
    sided: list[bool] = []
    deck: Deck | None = None  # one's own, while siding
    clock: int | None = None  # one's own, in milliseconds
    winner: int | None = None
    over: bool = False
    reason: str = ""


class Refusal(Plain):
    """Why something cannot be done: the rule, its sentence, the facts, and the card that forbids."""

    rule: str
    text: str
    facts: list[str] = []
    card: str = ""


# ------------------------------------------------------------------------------------------------ from server to client


class Told(msgspec.Struct, omit_defaults=True, tag_field="type", tag=str.lower):
    """A message of the server."""


class Hello(Told):
    """The first message of every socket."""

    version: int
    room: str
    seat: int
    format: str
    match: str  # the name of the match rules
    practice: bool
    lang: Lang
    sittings: list[Sitting]


class Picture(Told):
    """How everything stands for this seat, and what has happened since the last picture."""

    n: int  # counts the messages of this socket
    stage: Stage
    due: list[int]  # who is to act, as far as that is public
    events: list[Event]
    standing: Standing
    table: Table | None = None
    question: Question | None = None
    undo: bool = False  # this seat may take back
    pause: int = 0  # milliseconds before which nothing further comes: time to show the events


class Taken(Told):
    """A command was kept; it will not be lost."""

    id: int
    again: bool = False  # it had been kept before


class Refused(Told):
    """A command was not carried out, and nothing has changed."""

    id: int
    code: Literal["illegal", "stale", "not-yours", "not-now", "too-much", "unreadable", "no-room", "broken"]
    text: str
    refusals: list[Refusal] = []
    log: str = ""  # by which the operator finds it


class Reasons(Told):
    """Why something cannot be done; empty: it can."""

    id: int
    refusals: list[Refusal]


class Picks(Told):
    """What can be picked next, and whether what is picked is an answer already."""

    id: int
    next: list[int]
    complete: bool


class People(Told):
    """Who is here."""

    sittings: list[Sitting]


class Notice(Told):
    """Something to be read: a ruling, a pause, an adjournment, a new version."""

    kind: str
    text: str


class Opened(Told):
    """What lets everybody check the dice, after the match."""

    secret: str
    nonces: list[str]
    seeds: list[str]


class Pong(Told):
    """The answer to a ping."""


ToClient = Hello | Picture | Taken | Refused | Reasons | Picks | People | Notice | Opened | Pong


# ------------------------------------------------------------------------------------------------ from client to server


class Command(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True, tag_field="type", tag=str.lower):
    """A message of a client; `id` comes back with the answer to it."""

    id: int


class Sit(Command):
    """Sit down with a deck; ready to begin."""

    name: str
    deck: Deck
    nonce_hash: str = ""


class Reveal(Command):
    """Open one's nonce."""

    nonce: str


class Throw(Command):
    """Throw for who chooses."""

    hand: Literal["rock", "paper", "scissors"]


class Choose(Command):
    """Go first or second."""

    order: Literal["first", "second"]


class Answer(Command):
    """Answer a question."""

    request: RequestName
    picks: list[int]


class Try(Command):
    """Ask what can be picked after these picks."""

    request: RequestName
    picks: list[int]


class Why(Command):
    """Ask why a wish in our notation cannot be done: "summon Summoned Skull"."""

    wish: str


class Present(Command):
    """Present the deck for the next duel."""

    deck: Deck


class Undo(Command):
    """Take back one's last answer, in practice."""


class Surrender(Command):
    """Surrender the duel, or the whole match."""

    match: bool = False


class Rematch(Command):
    """Ask for another match with the same decks and seats."""


class Rule(Command):
    """A judge's ruling: pause, resume, roll back to a number, add time, decide."""

    what: Literal["pause", "resume", "back", "time", "duel", "match", "void"]
    number: int = 0
    text: str = ""


class Speak(Command):
    """Choose the language of words."""

    lang: Lang


class Ping(Command):
    """Are you there?"""


ToServer = (
    Sit | Reveal | Throw | Choose | Answer | Try | Why | Present | Undo | Surrender | Rematch | Rule | Speak | Ping
)
