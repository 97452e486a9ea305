"""Every message between a server and its clients; schema, TypeScript types and protocol page are made from this file.

Seats: 0 and 1 play, 2 watches, 3 judges. Words shown to people are in the language the client has chosen; words that
programs read (`place`, `kind`, `stage` …) are always English.
"""

from typing import Final, Literal

import msgspec

from spellspeed.server.plain_words import Asking, Cause, Deed, Happening, Occasion, Place, Position, Purpose

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
    """Where a card lies: whose place, its plain name, and which of its cards or zones, counted from 1.

    Zones are counted from their player's left, the two Extra Monster Zones from the left of who looks; a pile from its
    bottom. 0: there is no order, or nobody tells it.
    """

    of: int
    place: Place
    index: int = 0


class Counters(Plain):
    """Counters of one kind on a card, called as in the language of the client."""

    kind: str
    count: int


class Change(Plain):
    """One effect that changes the points of a monster: whose it is, and what it does to which."""

    stat: Literal["ATK", "DEF"]
    how: Literal["gain", "lose", "become", "original"]  # `original`: the original value becomes that
    amount: int
    card: str  # the name of the card whose effect it is


class Card(Plain):
    """A card as this seat sees it, as effects have made it; one that is hidden has no password and no facts.

    Kinds, Attributes, Types and arrows are English words: `Monster`, `Quick-Play`, `DARK`, `Beast-Warrior`, `Top-Left`.
    """

    at: At
    owner: int = 0
    password: int = 0  # 0: nobody tells which card it is
    name: str = ""
    face_up: bool = True
    position: Position = ""  # of a monster on the field
    kinds: list[str] = []
    attributes: list[str] = []
    types: list[str] = []
    level: int | None = None
    rank: int | None = None
    link: int | None = None
    arrows: list[str] = []
    scale: int | None = None  # of a Pendulum Monster
    atk: int | None = None  # -1 is a printed "?"
    def_: int | None = msgspec.field(default=None, name="def")
    printed_atk: int | None = None  # where it differs from `atk`
    printed_def: int | None = None
    changes: list[Change] = []  # what made the points other than printed, of each what began first
    counters: list[Counters] = []
    equipped_to: At | None = None
    materials: list["Card"] = []
    negated: bool = False
    summoned: str = ""  # how it came to the field: "Normal Summon" …
    summoned_this_turn: bool = False
    summoned_again: bool = False  # of a Gemini Monster
    set_this_turn: bool = False
    position_changed: bool = False  # by its player, this turn
    attacks_made: int = 0  # this turn


class Side(Plain):
    """One player's half of the table; zones are those from the player's own left."""

    player: int
    lp: int
    hand: list[Card]  # the backs of cards nobody shows have no password; hidden ones come first
    monsters: list[Card | None]
    spells: list[Card | None]
    graveyard: list[Card]  # the bottom card first
    banished: list[Card]
    deck_size: int
    extra_size: int
    field: Card | None = None
    extra: list[Card] = []  # only what this seat may see
    deck: list[Card] = []  # while this seat searches it, or looks at everything: in no order of its own
    side_size: int | None = None
    blocked: list[int] = []  # monster zones that cannot be used, 1 to 5
    normal_summons_left: int = 0


class ChainLink(Plain):
    """A chain link that waits, resolves or has resolved."""

    number: int
    player: int
    card: Card
    text: str  # whose it is, what it targets, how far it has come, in a sentence
    effect: int = 0  # which of the card's effects, ① = 1; 0: its own activation, or its only effect
    targets: list[At] = []
    resolving: bool = False
    resolved: bool = False
    negated: bool = False


class Attack(Plain):
    """The attack under way; without a target it is a direct one."""

    player: int
    attacker: At
    target: At | None = None


class Lasting(Plain):
    """Something that an effect has brought about for a time, or has put off."""

    player: int  # whose effect it is; "you" in its text
    password: int
    card: str  # the card's name
    text: str  # what it says, in the words of its card
    until: str  # how long it lasts, or when it will be done
    about: str = ""  # what its text calls "that" or "declared"
    on: list[At] = []  # the cards it is about
    put_off: bool = False  # it is still to be done


class Duelled(Plain):
    """How a duel ended."""

    winner: int | None
    reason: str  # a plain word: "lp", "deck-out", "surrender", "card effect", "time", "timeout", "ruling" …
    turns: int
    text: str = ""  # the same in a sentence
    extra: bool = False  # it was an extra duel


class Table(Plain):
    """The whole table as one seat sees it."""

    turn: int  # 0 before the first turn
    turn_player: int
    phase: str  # "main phase 1" …
    phase_word: str  # in the language of the client
    sides: list[Side]  # player 0, player 1
    extra_monster_zones: list[Card | None]  # the left one of who looks first; empty where the format has none
    step: str = ""  # of the Battle Phase: "damage step" …
    timing: str = ""  # of the Damage Step: "before damage calculation" …
    timing_word: str = ""
    chain: list[ChainLink] = []
    attack: Attack | None = None
    lasting: list[Lasting] = []
    nowhere: list[Card] = []  # in no place: a monster being summoned, a card whose activation was negated
    acting: int | None = None  # who is to act, as far as that is public
    moment: str = ""  # where the duel stands, in a sentence
    outcome: Duelled | None = None


class Event(Plain):
    """Something that happened: what is told, and what moved from where to where."""

    kind: Happening
    text: str = ""  # empty: told by the events around it, or what everybody follows without being told
    player: int = -1
    card: Card | None = None  # as it lies afterwards
    came_from: At | None = None  # only if it moved
    other: Card | None = None  # what is attacked, battled, equipped or attached to; else the card that caused it
    what: str = ""  # the phase, step, deed, reason, coin or counter, as a plain word
    number: int = 0  # the turn, the chain link, the change of LP or counters, what the die shows
    old: int = 0
    new: int = 0
    cause: Cause = "rule"
    as_effect: bool = False  # an effect is activated of a card that lies there as before


# ------------------------------------------------------------------------------------------------------------ questions


class Option(Plain):
    """One thing that can be picked; its place in the list is its number."""

    text: str  # what it is, in the language of the client: "Normal Summon Mystical Elf (Level 4 …)"
    deed: Deed  # a plain word for programs
    verb: str = ""  # the text without the card, for a menu at the card: "Normal Summon"; empty: the text says it
    wish: str = ""  # how it is written in our notation; empty in a list of names
    card: At | None = None
    face: Card | None = None  # the card itself, where the table does not show it: in a deck, in the other's hand
    zone: At | None = None  # a zone that is chosen
    effect: int = 0  # which effect of the card is activated, ① = 1; 0: its own activation, or its only effect
    number: int | None = None  # by deed: a number, how many Tributes, which effect, the password of a name
    position: Position = ""  # to which a monster comes


class Question(Plain):
    """What this seat is asked; picks are numbers of options."""

    name: RequestName
    kind: Asking
    text: str
    options: list[Option]
    least: int
    most: int
    purpose: Purpose
    ordered: bool = False  # the order of the picks counts
    may_pass: int | None = None  # which option is the pass, if one is
    window: bool = False  # one may respond to something, or pass
    occasion: Occasion = ""  # what opened the window, so that a client may pass by itself what its player does not want
    by: int = -1  # and whose deed that was
    aimed: bool = False  # an attack, or a link that targets one's cards or answers one's own link
    card: At | None = None  # the card that asks or is asked about
    face: Card | None = None  # and itself
    deadline: int | None = None  # milliseconds left when this was sent


# ----------------------------------------------------------------------------------------------------- match and people


class Sitting(Plain):
    """Who sits on a seat."""

    seat: int
    name: str = ""
    bot: str = ""
    here: bool = False
    ready: bool = False
    nonce_hash: str = ""  # by which it has promised its part of the dice
    deck_hash: str = ""  # and, with salt, its deck


class Deck(Plain):
    """A deck by passwords."""

    main: list[int]
    extra: list[int] = []
    side: list[int] = []
    name: str = ""


class Standing(Plain):
    """How the match stands."""

    number: int  # of the duel under way, from 1
    score: list[int]
    results: list[Duelled] = []
    throws: list[str] = []  # the last ones that both made, each empty before
    thrown: bool = False  # this seat has thrown already
    sided: list[bool] = []  # who has presented a deck for the next duel
    deck: Deck | None = None  # one's own, while siding
    extra_sizes: list[int] = []
    side_sizes: list[int] = []
    extra_duel: bool = False  # the duel under way is an extra duel
    time_called: bool = False
    clock: int | None = None  # one's own, in milliseconds
    winner: int | None = None
    over: bool = False
    reason: str = ""  # why the match is over, a plain word


class Refusal(Plain):
    """Why something cannot be done: the rule, its sentence, the facts, and the card that forbids."""

    rule: str  # its id in the rule book
    text: str  # its sentence
    facts: list[str] = []
    card: str = ""
    source: str = ""  # where it is written
    sentence: str = ""  # all of it in one


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
    event: str = ""  # the event at which this match is played
    fair: bool = True  # seats give to the dice, which can be proved after the match; not where one starts in a position
    both: bool = False  # this seat plays both sides: it acts for whoever is due
    open: bool = False  # and sees all cards
    start: Literal["", "position", "puzzle", "replay"] = ""  # what the duel starts in, if not with decks
    secret_hash: str = ""  # by which the server has promised its part of the dice


class Picture(Told):
    """How everything stands for this seat, and what has happened since the last picture."""

    n: int  # counts the messages of this socket
    stage: Stage
    due: list[int]  # who is to act, as far as that is public
    events: list[Event]
    standing: Standing | None = None  # before the match there is none
    table: Table | None = None
    question: Question | None = None
    undo: bool = False  # this seat may take back
    pause: int = 0  # milliseconds before which nothing further comes: time to show the events
    fresh: bool = False  # these are all events of the duel: what was told before is forgotten
    chair: int | None = None  # who plays both sides: for whom he sees and acts now
    records: int | None = None  # for a judge: how many there are; he takes the match "back" to such a number


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
    seeds: list[str]  # of the duels, the first one first
    salts: list[str] = []  # with which the decks were promised


class Next(Told):
    """Both want a rematch: the room that follows, and one's own link to it, which is for one use."""

    room: str
    link: str = ""


class Pong(Told):
    """The answer to a ping."""


ToClient = Hello | Picture | Taken | Refused | Reasons | Picks | People | Notice | Opened | Next | Pong


# ------------------------------------------------------------------------------------------------ from client to server


class Command(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True, tag_field="type", tag=str.lower):
    """A message of a client; `id` comes back with the answer to it."""

    id: int


class Sit(Command):
    """Sit down with a deck; ready to begin. Who plays both sides sits down twice."""

    name: str
    deck: Deck  # where the room starts in a position, none is read
    nonce_hash: str = ""
    salt: str = ""  # with which its deck is promised, 64 hexadecimal digits; if absent the server makes one
    hand: str = ""  # in practice: cards of the deck in the opening hand, by name: "Kuriboh, 2 Umi"
    order: str = ""  # and those that are drawn next


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
