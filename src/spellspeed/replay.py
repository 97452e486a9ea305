"""Replays: a duel as its beginning and its answers, with what happened in words that outlive an update."""

import json
import os
import pathlib
from dataclasses import dataclass, field
from typing import Any, Final

from spellspeed.beginning import Node
from spellspeed.deck import Deck
from spellspeed.duel import SURRENDERED, Duel
from spellspeed.pool import CardPool
from spellspeed.rulebook.errors import IllegalAnswer
from spellspeed.seen import EVERYBODY, witness_events
from spellspeed.telling import Voice, tell_event

KIND: Final = "spellspeed-replay"
VERSION: Final = 1
MOST_FORCED: Final = 10_000  # no duel asks so many questions with one answer in a row


class ReplayError(ValueError):
    """A replay cannot be read or played; the message names the file, the place in it and what is wrong there.

    >>> Replay.from_text("{}", name="mine.json")
    Traceback (most recent call last):
    ...
    spellspeed.replay.ReplayError: mine.json: no replay: "kind" is not "spellspeed-replay"
    """


@dataclass(frozen=True)
class Answer:
    """One answer of a replay: who gave it, the picks, and how many forced answers came just before it.

    >>> Answer(0, (3,)).to_json()
    [0, [3], 0]
    """

    player: int
    picks: tuple[int, ...]  # (-1,) for a surrender
    forced: int = 0  # questions with one answer, which only `ask_all` asks

    def to_json(self) -> list[Any]:
        """Return the answer as it stands in a file."""
        return [self.player, list(self.picks), self.forced]


@dataclass(frozen=True)
class Replay:
    """A recorded duel: plays again with the same cards, and can be read with any.

    >>> deck = Deck(["Mystical Elf"] * 40)
    >>> duel = Duel(deck, deck, seed=3, first=0, limits=False)
    >>> duel.surrender(0)
    >>> replay = Replay.of(duel)
    >>> replay.log()[-1], replay.check(), replay.play() == duel
    ('Player 1 wins: player 0 surrendered.', None, True)
    """

    format: str
    pool: str  # the digest of the cards it was played with
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
    state_key: str
    order_graveyard: bool = False
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
        answers, forced_after = _read_history(duel.history())
        outcome = duel.outcome
        result: dict[str, Any] | None = None
        if outcome is not None:
            result = {"winner": outcome.winner, "reason": outcome.reason, "turn": outcome.turn}
        return Replay(
            duel.game.format.name,
            duel.pool.digest,
            duel.decks,
            duel.position,
            duel.seed,
            duel.first,
            duel.shuffle,
            duel.game.ask_all,
            answers,
            forced_after,
            tuple([event.to_dict() for event in witness_events(duel, EVERYBODY)]),
            result,
            duel.state_key(),
            duel.game.order_graveyard,
        )

    def play(self, ask_all: bool | None = None, pool: CardPool | None = None) -> Duel:
        """Play the duel again, asking as it was recorded, or also every question with one answer if `ask_all` is on.

        >>> deck = Deck(["Mystical Elf"] * 40)
        >>> Replay.of(Duel(deck, deck, seed=3, first=0, limits=False)).play(ask_all=True).game.ask_all
        True
        """
        if ask_all is None:
            ask_all = self.ask_all
        duel = self._begin(ask_all, CardPool.builtin() if pool is None else pool)
        for number, answer in enumerate(self.answers):
            if duel.request is None:
                raise ReplayError(f"{self.name}: answer {number} cannot be given: the duel is over")
            if answer.picks == (SURRENDERED,):
                # In the mode it was recorded in, a surrender comes at the very question at which it was declared.
                give_forced(duel, answer.forced if self.ask_all and ask_all else None)
                duel.surrender(answer.player)
                continue
            give_forced(duel, None)
            try:
                duel.answer(*answer.picks, by=answer.player)
            except IllegalAnswer as refused:
                raise ReplayError(f"{self.name}: answer {number} cannot be given: {refused}") from None
        give_forced(duel, self.forced_after if self.ask_all and ask_all else None)
        return duel

    def check(self, pool: CardPool | None = None) -> str | None:
        """Play the duel again and say where it first differs from what was recorded, None if nowhere."""
        duel = self.play(self.ask_all, pool)
        again = Replay.of(duel)
        for number, (recorded, now) in enumerate(zip(self.events, again.events, strict=False)):
            if recorded != now:
                was, is_now = tell_event(recorded, Voice()), tell_event(now, Voice())
                return f"event {number} was {was!r} and is now {is_now!r}: {now}"
        if len(self.events) != len(again.events):
            return f"{len(self.events)} events were recorded and {len(again.events)} happen now"
        if self.result != again.result:
            return f"the result was {self.result} and is now {again.result}"
        if self.state_key != again.state_key:
            return f"all events agree, but the last state was {self.state_key} and is now {again.state_key}"
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
            "pool": self.pool,
            "seed": self.seed,
            "first": self.first,
            "shuffle": self.shuffle,
            "ask_all": self.ask_all,
            "decks": decks,
            "position": self.position,
            "result": self.result,
            "state_key": self.state_key,
            "forced_after": self.forced_after,
            "answers": [answer.to_json() for answer in self.answers],
            "events": self.events,
        }
        if self.order_graveyard:
            content["order_graveyard"] = True
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
        if pool.digest != self.pool:
            pools = f"pool {self.pool}, here {pool.digest}"
            raise ReplayError(f"{self.name}: it was played with other cards ({pools}): it can be read, not played")
        try:
            if self.decks is None:
                return Duel.from_position(self.position, self.seed, pool, ask_all, self.order_graveyard)
            first, second = self.decks
            options: dict[str, Any] = {"first": self.first, "shuffle": self.shuffle, "ask_all": ask_all, "pool": pool}
            options["order_graveyard"] = self.order_graveyard
            return Duel(first, second, seed=self.seed, format=self.format, limits=False, **options)
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


def _read_history(nodes: list[Node]) -> tuple[tuple[Answer, ...], int]:
    """The answers of a history that a replay must hold, and the number of forced ones after the last."""
    answers: list[Answer] = []
    forced = 0
    for node in nodes:
        if node.chosen:
            answers.append(Answer(node.player, node.picks, forced))
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
        if self.content.get("version") != VERSION:
            version = self.content.get("version")
            raise ReplayError(f"{self.name}: version {version!r} of replays is not known here (known: {VERSION})")
        first = self.field("first", int, type(None))
        if first not in (None, 0, 1):
            raise ReplayError(f"{self.name}: first is {first!r}; it must be 0, 1 or null")
        decks = self.decks()
        position = self.field("position", str)
        if decks is None and not position:
            raise ReplayError(f"{self.name}: neither decks nor a position: the duel has no beginning")
        return Replay(
            self.field("format", str),
            self.field("pool", str),
            decks,
            position,
            self.field("seed", int),
            first,
            self.field("shuffle", bool),
            self.field("ask_all", bool),
            tuple([self.answer(at, entry) for at, entry in enumerate(self.field("answers", list))]),
            self.forced("forced_after", self.field("forced_after", int)),
            self.events(),
            self.field("result", dict, type(None)),
            self.field("state_key", str),
            # Replays of earlier versions do not say it.
            self.field("order_graveyard", bool) if "order_graveyard" in self.content else False,
            self.name,
        )

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
        """One answer."""
        fits = isinstance(entry, list) and len(entry) == 3 and entry[0] in (0, 1) and isinstance(entry[1], list)
        if not fits or not all(type(number) is int for number in (entry[0], entry[2], *entry[1])):
            raise ReplayError(f"{self.name}: answers[{at}] is {entry!r:.60}, not [player, [picks], forced before]")
        return Answer(entry[0], tuple(entry[1]), self.forced(f"answers[{at}]", entry[2]))

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
