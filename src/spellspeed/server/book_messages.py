"""What the routes for looking things up answer: cards, decks, rules, replays, positions; types are made from this file.

They belong to no room. Words shown to people are in the language that was asked for.
"""

import msgspec

from spellspeed.server.messages import Deck, Event, Question, Table


class Reply(msgspec.Struct, omit_defaults=True):
    """What a route answers, or a part of it."""


class Known(Reply):
    """A card as it is printed, whether or not it can be played."""

    password: int
    name: str
    line: str  # what kind of card it is, in words
    other_names: list[str] = []  # in the other languages
    kinds: list[str] = []
    attributes: list[str] = []
    types: list[str] = []
    level: int | None = None
    rank: int | None = None
    link: int | None = None
    arrows: list[str] = []
    scale: int | None = None
    atk: int | None = None  # -1 is a printed "?"
    def_: int | None = msgspec.field(default=None, name="def")
    text: list[str] = []  # what it does, in our words; nothing for one that is not written
    playable: bool = False  # a duel plays everything it does
    limit: int = 3  # copies that the list of the format allows; 3 is no limit
    extra: bool = False  # it belongs in the Extra Deck


class Found(Reply):
    """A page of the cards that a search has found."""

    total: int
    start: int  # the place of the first one among all that were found
    cards: list[Known]


class Searchable(Reply):
    """What cards can be searched by: words that programs know, in the order in which they are shown."""

    kinds: list[str]
    attributes: list[str]
    types: list[str]
    total: int  # cards that are known
    playable: int
    lists: dict[str, str]  # by format: the name of its Forbidden & Limited list


class Fault(Reply):
    """One thing that is wrong with a deck."""

    text: str
    rule: str = ""  # its id in the rule book; empty for a card that is unknown or cannot be played yet
    cards: list[int] = []  # the passwords it is about


class Judged(Reply):
    """What is found out about a deck, and the deck as other programs write it."""

    faults: list[Fault]
    ydk: str
    ydke: str
    list_name: str  # the Forbidden & Limited list it was held against


class Imported(Reply):
    """A deck that was read from a file or a code, its cards where they belong."""

    deck: Deck
    notes: list[str] = []  # what was put elsewhere, and what nobody knows and was left out


class Topic(Reply):
    """A part of the rule book."""

    name: str
    title: str
    count: int


class RuleLine(Reply):
    """A rule in a list."""

    id: str
    text: str


class RuleList(Reply):
    """Rules of a topic, or those that a question was answered with, best first."""

    topics: list[Topic]
    rules: list[RuleLine]
    total: int


class RulePage(Reply):
    """A rule with all that is known of it, in both languages."""

    id: str
    topic: Topic
    text: str
    english: str
    chinese: str
    source: str
    note: str = ""
    english_note: str = ""
    chinese_note: str = ""
    refuses: bool = False  # the engine refuses with it
    before: str = ""  # the ids of its neighbours
    after: str = ""


class Told(Reply):
    """A line of what happened, and after how many answers."""

    n: int
    text: str
    player: int = -1
    heading: bool = False  # a turn began


class ReplayOpened(Reply):
    """A replay that can be stepped through; `key` stands for its content."""

    key: str
    format: str
    answers: int
    log: list[Told]
    turns: list[int]  # after how many answers each turn began
    outcome: str = ""
    warning: str = ""  # it goes another way now than it was recorded
    fair: bool = False  # it has what proves its dice


class Given(Reply):
    """An answer that was given."""

    player: int
    text: str  # in words
    question: str = ""  # what was asked


class Moment(Reply):
    """How a replay stands after so many answers."""

    n: int
    table: Table
    events: list[Event]  # since the answer before
    before: Given | None = None  # the answer that led here
    after: Given | None = None  # the one that is given next


class PositionShown(Reply):
    """A position that can be played, as it is written and as it looks."""

    text: str
    table: Table
    question: Question | None = None
    message: str = ""  # of a puzzle: what it says before it begins
    hints: list[str] = []
    solution: str = ""
