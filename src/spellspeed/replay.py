"""Replays: a duel as its beginning and its answers, with what happened in words that outlive an update.

Where the rules and the cards that the duel can meet are those it was recorded with, its answers are given by their
numbers. Elsewhere they are given by their words, and what happens is compared with what is recorded: see
docs/design/replays.md.
"""

import json
import os
import pathlib
from dataclasses import dataclass, field
from typing import Any, Final

from spellspeed.beginning import MOST_TURNS, TIME_CALLED, say_deed
from spellspeed.deck import Deck
from spellspeed.dice import FAST, read_dice, read_written_seed, write_seed
from spellspeed.duel import SURRENDERED, Duel
from spellspeed.met_cards import digest_met_cards
from spellspeed.pool import CardPool
from spellspeed.rulebook.errors import AmbiguousAnswer, IllegalAnswer, UnreadableAnswer
from spellspeed.seen import EVERYBODY, witness_events
from spellspeed.telling import Voice, tell_event
from spellspeed.words import NOBODY

KIND: Final = "spellspeed-replay"
VERSION: Final = 2  # of the files that are written; those of version 1 have neither words nor a key, and are still read
MOST_FORCED: Final = 10_000  # no duel asks so many questions with one answer in a row
MOST_WORDS: Final = 10_000  # letters of one answer
RULES: Final = 1  # the revision of the rules: raised when a duel with the same cards may go otherwise than before


class ReplayError(ValueError):
    """A replay cannot be read or played; the message names the file, the place in it and what is wrong there.

    Where it goes another way now than recorded, `duel` is the duel as it goes now.

    >>> Replay.from_text("{}", name="mine.json")
    Traceback (most recent call last):
    ...
    spellspeed.replay.ReplayError: mine.json: no replay: "kind" is not "spellspeed-replay"
    """

    def __init__(self, message: str, duel: Duel | None = None) -> None:
        super().__init__(message)
        self.duel: Final = duel


@dataclass(frozen=True)
class Answer:
    """One answer of a replay: who gave it, the picks, how many forced answers came just before it, and its words.

    >>> Answer(0, (3,), 0, "end phase").to_json()
    [0, [3], 0, 'end phase']
    """

    player: int
    picks: tuple[int, ...]  # (-1,) for a surrender, (-2, turns) where time has run out
    forced: int = 0  # questions with one answer, which only `ask_all` asks
    words: str = ""  # a wish that means these picks; "" in files of version 1

    def to_json(self) -> list[Any]:
        """Return the answer as it stands in a file."""
        return [self.player, list(self.picks), self.forced, self.words]


@dataclass(frozen=True)
class Replay:
    """A recorded duel: it plays again wherever its cards and rules are as they were, and can be read anywhere.

    >>> deck = Deck(["Mystical Elf"] * 40)
    >>> duel = Duel(deck, deck, seed=3, first=0, limits=False)
    >>> duel.surrender(0)
    >>> replay = Replay.of(duel)
    >>> replay.log()[-1], replay.check(), replay.play() == duel
    ('Player 1 wins: player 0 surrendered.', None, True)
    """

    format: str
    cards: str  # the digest of the cards that the duel can meet; "" in files of version 1
    rules: int  # the revision of the rules; 0 in files of version 1
    decks: tuple[Deck, Deck] | None  # None for a duel that began in a written position
    position: str
    seed: int
    first: int | None
    shuffle: bool
    ask_all: bool
    answers: tuple[Answer, ...]
    forced_after: int  # forced answers after the last recorded one
    events: tuple[dict[str, Any], ...]
    result: dict[str, Any] | None  # None for a duel that was not over
    key: str  # the history-free key of the last state; "" in files of version 1
    order_graveyard: bool = False
    chooser: int | None = None  # who was asked who goes first
    last_turn: int = 0  # the one it had from its beginning, 0 for none
    dice: str = FAST
    fair: dict[str, Any] | None = None  # of a server's duel: what proves its dice, see spellspeed.server.fair
    name: str = field(default="replay", compare=False, repr=False)  # what errors call it: the file it was read from

    @staticmethod
    def of(duel: Duel) -> "Replay":
        """Record a duel as far as it has been played.

        >>> deck = Deck(["Mystical Elf"] * 40)
        >>> Replay.of(Duel(deck, deck, seed=3, first=0, limits=False)).answers
        ()
        """
        if not isinstance(duel, Duel):
            raise TypeError(f"a Duel is recorded, not {duel!r}")
        if duel.decks is None and not duel.position:
            raise ReplayError("this duel has no beginning to replay: it was made from a view")
        answers, forced_after = _read_history(duel)
        return Replay(
            duel.game.format.name,
            digest_met_cards(duel.pool, _meets(duel)),
            RULES,
            duel.decks,
            duel.position,
            duel.seed,
            duel.first,
            duel.beginning.shuffle,
            duel.game.ask_all,
            answers,
            forced_after,
            tuple([event.to_dict() for event in witness_events(duel, EVERYBODY)]),
            tell_outcome(duel),
            duel.position_key(),
            duel.game.order_graveyard,
            duel.beginning.chooser,
            duel.beginning.last_turn,
            duel.dice,
        )

    def play(self, ask_all: bool | None = None, pool: CardPool | None = None) -> Duel:
        """Play the duel again, asking as it was recorded, or also every question with one answer if `ask_all` is on.

        With other rules or cards than it was recorded with it is an error that something happens otherwise.

        >>> deck = Deck(["Mystical Elf"] * 40)
        >>> Replay.of(Duel(deck, deck, seed=3, first=0, limits=False)).play(ask_all=True).game.ask_all
        True
        """
        ask_all = self.ask_all if ask_all is None else ask_all
        duel = self._begin(ask_all, CardPool.builtin() if pool is None else pool)
        if self.agrees_with(duel):
            self._give_answers(duel, ask_all, by_words=False)
            return duel
        try:
            self._give_answers(duel, ask_all, by_words=True)
        except ReplayError as wrong:
            differs = self._find_difference(duel)
            raise ReplayError(f"{wrong}; {differs}" if differs else str(wrong), duel) from None
        differs = self._find_difference(duel)
        if differs is not None:
            raise ReplayError(f"{self.name}: with the rules and cards of now {differs}", duel)
        return duel

    def agrees_with(self, duel: Duel) -> bool:
        """Whether the rules, and the cards that this duel can meet, are those with which the replay was recorded.

        >>> duel = Duel.from_position("turn 3, Main Phase 1, you to act\\nyou 8000\\nopp 8000")
        >>> Replay.of(duel).agrees_with(duel)
        True
        """
        return self.rules == RULES and self.cards == digest_met_cards(duel.pool, _meets(duel))

    def _give_answers(self, duel: Duel, ask_all: bool, by_words: bool) -> None:
        for number, answer in enumerate(self.answers):
            if duel.request is None:
                raise ReplayError(f"{self.name}: answer {number} cannot be given: the duel is over")
            if answer.picks == (SURRENDERED,):
                # In the mode it was recorded in, a surrender comes at the very question at which it was declared.
                give_forced(duel, answer.forced if self.ask_all and ask_all else None)
                duel.surrender(answer.player)
                continue
            if is_time_called(list(answer.picks)):
                give_forced(duel, answer.forced if self.ask_all and ask_all else None)
                if duel.last_turn:
                    raise ReplayError(f"{self.name}: answer {number}: turn {duel.last_turn} is the last one already")
                duel.call_time(answer.picks[1])
                continue
            give_forced(duel, None)
            try:
                # Which names there are to declare, and in which order, may be otherwise with more cards.
                named = by_words or duel.request.purpose == "declaration"
                duel.answer(*(find_picks(duel, answer) if named else answer.picks), by=answer.player)
            except (IllegalAnswer, AmbiguousAnswer, UnreadableAnswer) as refused:
                raise ReplayError(f"{self.name}: answer {number} cannot be given: {refused}") from None
        give_forced(duel, self.forced_after if self.ask_all and ask_all else None)

    def check(self, pool: CardPool | None = None) -> str | None:
        """Play the duel again and say where it first differs from what was recorded, None if nowhere.

        >>> deck = Deck(["Mystical Elf"] * 40)
        >>> Replay.of(Duel(deck, deck, seed=3, first=0, limits=False)).check() is None
        True
        """
        duel = self._begin(self.ask_all, CardPool.builtin() if pool is None else pool)
        try:
            self._give_answers(duel, self.ask_all, by_words=not self.agrees_with(duel))
        except ReplayError as wrong:
            return self._find_difference(duel) or str(wrong)
        return self._find_difference(duel) or self._compare_ends(duel)

    def _find_difference(self, duel: Duel) -> str | None:
        """Say which event differs first from what was recorded; what is told of events besides does not count."""
        events = [event.to_dict() for event in witness_events(duel, EVERYBODY)]
        for number, (recorded, now) in enumerate(zip(self.events, events, strict=False)):
            if any(now.get(word) != told for word, told in recorded.items()):
                was, is_now = tell_event(recorded, Voice()), tell_event(now, Voice())
                return f"event {number} was {was!r} and is now {is_now!r}: {now}"
        # A question with one answer may be open where the other mode of asking has gone on.
        fewer = len(self.events) > len(events) or (len(self.events) < len(events) and duel.game.ask_all == self.ask_all)
        return f"{len(self.events)} events were recorded and {len(events)} happen now" if fewer else None

    def _compare_ends(self, duel: Duel) -> str | None:
        outcome, key = tell_outcome(duel), duel.position_key()
        if self.result != outcome:
            return f"the result was {self.result} and is now {outcome}"
        comparable = self.key.partition(":")[0] == key.partition(":")[0]  # else it is a key of another revision
        if comparable and self.key != key:
            return f"all events agree, but the last state was {self.key} and is now {key}"
        return None

    def log(self, lang: str = "en", pool: CardPool | None = None) -> list[str]:
        """Return what happened, a line an event; needs no engine, only the names of cards in other languages."""
        voice = Voice(lang, None, pool)
        lines: list[str] = []
        for number, event in enumerate(self.events):
            try:
                lines.append(tell_event(event, voice))
            except (ValueError, LookupError, TypeError, AttributeError) as wrong:
                raise ReplayError(f"{self.name}: events[{number}] cannot be told: {wrong}") from None
        return lines

    def to_text(self) -> str:
        """Return the replay as the text of its file, an event and an answer a line."""
        decks = None
        if self.decks is not None:
            decks = [{"main": deck.main, "extra": deck.extra, "side": deck.side} for deck in self.decks]
        content: dict[str, Any] = {
            "kind": KIND,
            "version": VERSION,
            "format": self.format,
            "rules": self.rules,
            "cards": self.cards,
            "seed": write_seed(self.seed, self.dice),
            "first": self.first,
            "shuffle": self.shuffle,
            "ask_all": self.ask_all,
            "decks": decks,
            "position": self.position,
            "result": self.result,
            "key": self.key,
            "forced_after": self.forced_after,
            "answers": [answer.to_json() for answer in self.answers],
            "events": self.events,
        }
        if self.order_graveyard:
            content["order_graveyard"] = True
        if self.chooser is not None:
            content["chooser"] = self.chooser
        if self.last_turn:
            content["last_turn"] = self.last_turn
        if self.dice != FAST:
            content["dice"] = self.dice
        if self.fair is not None:
            content["fair"] = self.fair
        lines = [f"{json.dumps(key)}: {_lined(key, value)}" for key, value in content.items()]
        return "{\n" + ",\n".join(lines) + "\n}\n"

    def save(self, path: str | os.PathLike[str]) -> None:
        """Write the replay to a file.

        >>> import tempfile
        >>> deck = Deck(["Mystical Elf"] * 40)
        >>> replay = Replay.of(Duel(deck, deck, seed=3, first=0, limits=False))
        >>> with tempfile.TemporaryDirectory() as folder:
        ...     replay.save(f"{folder}/one.json")
        ...     Replay.load(f"{folder}/one.json") == replay
        True
        """
        pathlib.Path(path).write_text(self.to_text(), encoding="utf-8", newline="\n")

    @staticmethod
    def load(path: str | os.PathLike[str]) -> "Replay":
        """Read a replay from a file."""
        try:
            text = pathlib.Path(path).read_text(encoding="utf-8-sig")
        except UnicodeDecodeError as wrong:
            raise ReplayError(f"{os.fspath(path)}: byte {wrong.start} is not UTF-8 text") from None
        return Replay.from_text(text, os.fspath(path))

    @staticmethod
    def from_text(text: str, name: str = "replay") -> "Replay":
        """Read the text of a replay's file."""
        try:
            content = json.loads(text)
        except json.JSONDecodeError as wrong:
            raise ReplayError(f"{name}: line {wrong.lineno}, column {wrong.colno}: not JSON ({wrong.msg})") from None
        except (ValueError, RecursionError) as wrong:  # a number of thousands of digits, brackets without end
            raise ReplayError(f"{name}: not JSON that can be read ({wrong})") from None
        return _Reader(name, content).read()

    def _begin(self, ask_all: bool, pool: CardPool) -> Duel:
        try:
            if self.decks is None:
                return Duel.from_position(self.position, self.seed, pool, ask_all, self.order_graveyard, self.dice)
            first, second = self.decks
            options: dict[str, Any] = {"first": self.first, "shuffle": self.shuffle, "ask_all": ask_all, "pool": pool}
            options.update(order_graveyard=self.order_graveyard, chooser=self.chooser, last_turn=self.last_turn)
            return Duel(first, second, seed=self.seed, format=self.format, limits=False, dice=self.dice, **options)
        except (ValueError, LookupError) as wrong:
            raise ReplayError(f"{self.name}: the duel cannot begin: {wrong}") from None


def give_forced(duel: Duel, count: int | None) -> None:
    """Answer questions that have one answer: so many, or all up to the next real question.

    >>> deck = Deck(["Mystical Elf"] * 40)
    >>> duel = Duel(deck, deck, first=0, limits=False, ask_all=True)
    >>> give_forced(duel, None)
    >>> duel.count_answers() > 1
    True
    """
    while duel.request is not None and count != 0 and duel.game.ask_all and duel.count_answers(2) == 1:
        duel.answer(*next(duel.legal_answers()))
        count = None if count is None else count - 1


def find_picks(duel: Duel, answer: Answer) -> tuple[int, ...]:
    """Return the picks that an answer means here: those that were recorded, unless its words mean others here.

    >>> duel = Duel.from_position("turn 3, Main Phase 1, you to act\\nyou 8000 hand: Mystical Elf\\nopp 8000")
    >>> find_picks(duel, Answer(0, (7,), 0, "set Mystical Elf"))
    (1,)
    """
    from spellspeed.wishes import find_option

    request = duel.state.request
    assert request is not None
    here = say_picks(duel, answer.picks) if duel.check(*answer.picks) is None else ""
    if not answer.words or here == answer.words:
        return answer.picks
    try:
        return find_option(duel, answer.words, answer.player)
    except AmbiguousAnswer:
        # A card that has since got a second effect, or a twin, needs more words than were recorded.
        if here.startswith(f"{answer.words} "):
            return answer.picks
        raise


def say_picks(duel: Duel, picks: tuple[int, ...]) -> str:
    """Return an answer to the open question of a duel in words."""
    from spellspeed.wishes.write import write_picks

    return write_picks(duel.game, duel.state, picks)


def is_time_called(picks: list[int]) -> bool:
    """Whether these numbers say that time has run out, and how many more turns are played.

    >>> is_time_called([-2, 3]), is_time_called([-2]), is_time_called([3])
    (True, False, False)
    """
    return len(picks) == 2 and picks[0] == TIME_CALLED and 0 <= picks[1] <= MOST_TURNS


def tell_outcome(duel: Duel) -> dict[str, Any] | None:
    """Return how a duel has ended in plain words, None for one that goes on.

    >>> tell_outcome(Duel.from_position("turn 3, Main Phase 1, you to act\\nyou 8000\\nopp 8000")) is None
    True
    """
    outcome = duel.outcome
    if outcome is None:
        return None
    return {"winner": outcome.winner, "reason": outcome.reason, "turn": outcome.turn}


def _meets(duel: Duel) -> list[int]:
    """The passwords of all cards with which a duel began: those of its lists, or of its position."""
    if duel.decks is not None:
        return [card for deck in duel.decks for card in (*deck.main, *deck.extra, *deck.side)]
    first = duel.history()[0].state if duel.node is not None else duel.state
    return [duel.pool.facts[row.card].password for row in first.cards]


def _read_history(duel: Duel) -> tuple[tuple[Answer, ...], int]:
    """The answers of a history that a replay must hold, and the number of forced ones after the last."""
    answers: list[Answer] = []
    forced = 0
    for node in duel.history():
        if node.chosen:
            if node.words is None:
                there = duel.resume(node.state, node.parent)
                node.words = say_picks(there, node.picks) if node.is_answer() else say_deed(node)
            answers.append(Answer(node.player, node.picks, forced, node.words))
            forced = 0
        else:
            forced += 1
    return tuple(answers), forced


def _lined(key: str, value: Any) -> str:
    if key not in ("answers", "events") or not value:
        return json.dumps(value, ensure_ascii=False)
    return "[\n" + ",\n".join([f" {json.dumps(entry, ensure_ascii=False)}" for entry in value]) + "\n]"


class _Reader:
    """Reads the content of a file and names the first thing that is wrong with it."""

    def __init__(self, name: str, content: Any) -> None:
        self.name = name
        self.content = content

    def read(self) -> Replay:
        if not isinstance(self.content, dict) or self.content.get("kind") != KIND:
            raise ReplayError(f'{self.name}: no replay: "kind" is not "{KIND}"')
        version = self.content.get("version")
        if type(version) is not int or not 1 <= version <= VERSION:
            raise ReplayError(f"{self.name}: version {version!r} of replays is not known here (known: 1 to {VERSION})")
        first = self.field("first", int, type(None))
        if first not in (None, 0, 1):
            raise ReplayError(f"{self.name}: first is {first!r}; it must be 0, 1 or null")
        dice, seed = self.dice()
        decks = self.decks()
        position = self.field("position", str)
        if decks is None and not position:
            raise ReplayError(f"{self.name}: neither decks nor a position: the duel has no beginning")
        return Replay(
            self.field("format", str),
            self.field("cards", str) if version > 1 else "",
            self.field("rules", int) if version > 1 else 0,
            decks,
            position,
            seed,
            first,
            self.field("shuffle", bool),
            self.field("ask_all", bool),
            tuple([self.answer(at, entry) for at, entry in enumerate(self.field("answers", list))]),
            self.forced("forced_after", self.field("forced_after", int)),
            self.events(),
            self.field("result", dict, type(None)),
            self.field("key", str) if version > 1 else "",
            # Replays of earlier versions do not say it.
            self.field("order_graveyard", bool) if "order_graveyard" in self.content else False,
            self.field("chooser", int) if "chooser" in self.content else None,
            self.field("last_turn", int) if "last_turn" in self.content else 0,
            dice,
            self.field("fair", dict) if "fair" in self.content else None,
            self.name,
        )

    def dice(self) -> tuple[str, int]:
        """The dice and their seed; files that name no dice mean the fast ones."""
        try:
            dice = read_dice(self.field("dice", str)) if "dice" in self.content else FAST
            return dice, read_written_seed(self.field("seed", int, str), dice)
        except ReplayError:
            raise
        except ValueError as wrong:
            raise ReplayError(f"{self.name}: {wrong}") from None

    def field(self, key: str, *kinds: type) -> Any:
        """A field of one of these types."""
        if key not in self.content:
            raise ReplayError(f'{self.name}: "{key}" is missing')
        value = self.content[key]
        if type(value) not in kinds:
            known = " or ".join([kind.__name__ for kind in kinds])
            raise ReplayError(f"{self.name}: {key} is {value!r:.60}, not of type {known}")
        return value

    def decks(self) -> tuple[Deck, Deck] | None:
        """The two deck lists; their cards need not be known here, or the replay could not be read."""
        decks = self.field("decks", list, type(None))
        if decks is None:
            return None
        if len(decks) != 2:
            raise ReplayError(f"{self.name}: decks has {len(decks)} entries, not 2")
        made: list[Deck] = []
        for at, entry in enumerate(decks):
            deck = Deck([])
            for section in ("main", "extra", "side"):
                cards = entry.get(section) if isinstance(entry, dict) else None
                if not isinstance(cards, list) or not all(type(card) is int for card in cards):
                    raise ReplayError(f"{self.name}: decks[{at}].{section} is not a list of passwords")
                object.__setattr__(deck, section, tuple(cards))
            made.append(deck)
        return made[0], made[1]

    def answer(self, at: int, entry: Any) -> Answer:
        """One answer; those of version 1 have no words."""
        count = 3 if self.content["version"] == 1 else 4
        fits = isinstance(entry, list) and len(entry) == count and isinstance(entry[1], list)
        fits = fits and all(type(number) is int for number in (entry[0], entry[2], *entry[1]))
        if not fits or not (entry[0] in (0, 1) or (entry[0] == NOBODY and is_time_called(entry[1]))):
            known = "[player, [picks], forced before" + (", words]" if count == 4 else "]")
            raise ReplayError(f"{self.name}: answers[{at}] is {entry!r:.60}, not {known}")
        words = entry[3] if count == 4 else ""
        if type(words) is not str or len(words) > MOST_WORDS:
            raise ReplayError(f"{self.name}: answers[{at}] has {words!r:.60} for its words")
        return Answer(entry[0], tuple(entry[1]), self.forced(f"answers[{at}]", entry[2]), words)

    def forced(self, where: str, count: int) -> int:
        """A number of forced answers, if it can be one."""
        if not 0 <= count <= MOST_FORCED:
            raise ReplayError(f"{self.name}: {where} tells of {count} forced answers; it must be 0 to {MOST_FORCED}")
        return count

    def events(self) -> tuple[dict[str, Any], ...]:
        """What happened, in plain words."""
        for at, entry in enumerate(events := self.field("events", list)):
            if not isinstance(entry, dict) or not isinstance(entry.get("event"), str):
                raise ReplayError(f'{self.name}: events[{at}] is {entry!r:.60}, not an object with an "event"')
            if type(entry.get("player")) is not int:
                raise ReplayError(f"{self.name}: events[{at}] names no player")
        return tuple(events)
