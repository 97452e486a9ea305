"""Matches as files: what they began with and their records, which play again; answers also in words, as in replays."""

import json
import os
import pathlib
from typing import Any, Final

from spellspeed.arguments import show
from spellspeed.deck import Deck
from spellspeed.dice import FAST, read_dice, read_written_seed, write_seed
from spellspeed.duel import Duel
from spellspeed.met_cards import digest_met_cards
from spellspeed.packaged_decks import FORMATS
from spellspeed.play.folding import MatchBeginning
from spellspeed.play.match import Made, Match, play_again, read_start
from spellspeed.play.records import ANSWER, Record
from spellspeed.play.rules import MatchRules
from spellspeed.play.seeds import NO_LOT, Lot, check_lot
from spellspeed.pool import CardPool, choose_pool
from spellspeed.replay import MOST_WORDS, RULES, Answer, find_picks, say_picks
from spellspeed.rulebook.errors import RefusedAnswer
from spellspeed.user_folder import write_whole

KIND: Final = "spellspeed-match"
VERSION: Final = 1


class MatchFileError(ValueError):
    """A match's file cannot be read or played again; the message names the file, the place in it and what is wrong.

    >>> Match.from_text("{}", name="mine.json")
    Traceback (most recent call last):
    ...
    spellspeed.play.match_file.MatchFileError: mine.json: no match: "kind" is not "spellspeed-match"
    """


def save_match(match: Match, path: str | os.PathLike[str]) -> None:
    """Write a match to a file, whole or not at all.

    >>> import tempfile
    >>> deck = Deck.packaged("dragons")
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     save_match(Match(deck, deck), f"{folder}/one.json")
    ...     load_match(f"{folder}/one.json")
    <Match 0:0, duel 1, throw>
    """
    write_whole(path, write_match(match).encode("utf-8"))


def load_match(path: str | os.PathLike[str], pool: CardPool | None = None) -> Match:
    """Read a match from a file, and play it again."""
    try:
        text = pathlib.Path(path).read_text(encoding="utf-8-sig")
    except UnicodeDecodeError as wrong:
        raise MatchFileError(f"{os.fspath(path)}: byte {wrong.start} is not UTF-8 text") from None
    return read_match(text, os.fspath(path), pool)


def write_match(match: Match) -> str:
    """Return the text of a match's file, a record a line.

    >>> deck = Deck.packaged("dragons")
    >>> match = Match(deck, deck)
    >>> match.throw(0, "rock")
    >>> print(write_match(match).splitlines()[-3])
     ["throw", 0, ["rock"], 0]
    """
    begun = match.beginning
    content: dict[str, Any] = {
        "kind": KIND,
        "version": VERSION,
        "format": begun.format,
        "list": begun.limits,
        "rules": begun.rules.to_dict(),
        "seed": write_seed(begun.seed, begun.dice),
        "ask_all": begun.ask_all,
        "order_graveyard": begun.order_graveyard,
        "decks": [{"main": deck.main, "extra": deck.extra, "side": deck.side} for deck in begun.decks],
        "revision": RULES,
        "cards": digest_met_cards(match.pool, list_cards(match)),
        "results": [list(result) for result in match.results],
        "outcome": None if match.outcome is None else list(match.outcome),
        "key": _key(match),
    }
    if begun.dice != FAST:
        content["dice"] = begun.dice
    if begun.lot != NO_LOT:
        content["lot"] = {"room": begun.lot.room, "nonces": [nonce.hex() for nonce in begun.lot.nonces]}
    if begun.start:
        content["start"] = begun.start
    if not begun.shuffle:
        content["shuffle"] = False
    lines = [f"{json.dumps(key)}: {json.dumps(value, ensure_ascii=False)}" for key, value in content.items()]
    records = [f" {json.dumps(_plain(made), ensure_ascii=False)}" for made in match.history()]
    lines.append('"records": [' + ("\n" + ",\n".join(records) + "\n" if records else "") + "]")
    return "{\n" + ",\n".join(lines) + "\n}\n"


def _plain(made: Made) -> list[Any]:
    """A record as it stands in a file: an answer with its words."""
    plain = made.record.to_json()
    if made.record.kind == ANSWER:
        duel = made.table.duel
        assert duel is not None and duel.node is not None
        node = duel.node
        if node.words is None:
            node.words = say_picks(duel.resume(node.state, node.parent), node.picks)
        plain.append(node.words)
    return plain


def list_cards(match: Match) -> list[int]:
    """Return the passwords of all cards with which a match begins: those of its decks, or of its position.

    >>> deck = Deck.packaged("dragons")
    >>> len(list_cards(Match(deck, deck))) == 2 * len((*deck.main, *deck.extra, *deck.side))
    True
    """
    begun, first = match.beginning, match.begin_again().table.duel
    if first is not None:
        return [match.pool.facts[row.card].password for row in first.state.cards]
    return [card for deck in begun.decks for card in (*deck.main, *deck.extra, *deck.side)]


def _key(match: Match) -> str:
    """The history-free key of the duel, empty where there is none."""
    duel = match.table.duel
    return "" if duel is None else duel.position_key()


def read_match(text: str, name: str = "match", pool: CardPool | None = None) -> Match:
    """Read the text of a match's file, and play it again.

    Where rules or cards have changed since, its answers are given by their words; a match that goes another way then
    is refused.
    """
    try:
        content = json.loads(text)
    except json.JSONDecodeError as wrong:
        raise MatchFileError(f"{name}: line {wrong.lineno}, column {wrong.colno}: not JSON ({wrong.msg})") from None
    except (ValueError, RecursionError) as wrong:  # a number of thousands of digits, brackets without end
        raise MatchFileError(f"{name}: not JSON that can be read ({wrong})") from None
    return _Reader(name, content, choose_pool(pool)).read()


class _Reader:
    """Reads the content of a file and names the first thing that is wrong with it."""

    def __init__(self, name: str, content: Any, pool: CardPool) -> None:
        self.name: Final = name
        self.content: Final = content
        self.pool: Final = pool

    def wrong(self, what: str) -> MatchFileError:
        return MatchFileError(f"{self.name}: {what}")

    def read(self) -> Match:
        if not isinstance(self.content, dict) or self.content.get("kind") != KIND:
            raise self.wrong(f'no match: "kind" is not "{KIND}"')
        version = self.content.get("version")
        if type(version) is not int or version != VERSION:
            raise self.wrong(f"version {show(version)} of matches is not known here (known: {VERSION})")
        begun = self.beginning()
        match = play_again(begun, (), self.pool)
        same = self.field("revision", int) == RULES
        same = self.field("cards", str) == digest_met_cards(self.pool, list_cards(match)) and same
        for at, entry in enumerate(self.field("records", list)):
            self.take(match, at, entry, by_words=not same)
        self.compare(match)
        return match

    def field(self, key: str, *kinds: type) -> Any:
        """A field of one of these types."""
        if key not in self.content:
            raise self.wrong(f'"{key}" is missing')
        value = self.content[key]
        if type(value) not in kinds:
            known = " or ".join([kind.__name__ for kind in kinds])
            raise self.wrong(f"{key} is {show(value)}, not of type {known}")
        return value

    def beginning(self) -> MatchBeginning:
        format = self.field("format", str)
        if format not in FORMATS:
            raise self.wrong(f"format is {show(format)}; there are {', '.join(FORMATS)}")
        try:
            rules = MatchRules.from_dict(self.field("rules", dict))
        except ValueError as wrong:
            raise self.wrong(f"rules: {wrong}") from None
        dice, seed, lot = self.dice()
        return MatchBeginning(
            self.decks(format),
            format,
            seed,
            rules,
            self.field("list", str),
            self.field("ask_all", bool),
            self.field("order_graveyard", bool),
            dice,
            lot,
            self.start(rules),
            self.field("shuffle", bool) if "shuffle" in self.content else True,
        )

    def start(self, rules: MatchRules) -> str:
        """The position in which it begins; most matches begin with decks."""
        try:
            return read_start(self.field("start", str), rules) if "start" in self.content else ""
        except ValueError as wrong:
            raise self.wrong(str(wrong)) from None

    def dice(self) -> tuple[str, int, Lot]:
        """The dice, their seed, and what else it is drawn from; matches of earlier versions have the fast ones."""
        try:
            dice = read_dice(self.field("dice", str)) if "dice" in self.content else FAST
            seed = read_written_seed(self.field("seed", int, str), dice)
            return dice, seed, check_lot(self.lot(), dice)
        except MatchFileError:
            raise
        except ValueError as wrong:
            raise self.wrong(str(wrong)) from None

    def lot(self) -> Lot:
        """The room and the nonces that the seeds of the duels are drawn with."""
        if "lot" not in self.content:
            return NO_LOT
        lot = self.field("lot", dict)
        room, nonces = lot.get("room"), lot.get("nonces")
        if isinstance(room, str) and isinstance(nonces, list) and len(nonces) == 2:
            try:
                return Lot(room, (bytes.fromhex(nonces[0]), bytes.fromhex(nonces[1])))
            except (ValueError, TypeError):
                pass
        raise self.wrong(f"lot is {show(lot)}, not a room and two nonces in hexadecimal digits")

    def decks(self, format: str) -> tuple[Deck, Deck]:
        """The registered decks, with cards that can be played here."""
        decks = self.field("decks", list)
        if len(decks) != 2:
            raise self.wrong(f"decks has {len(decks)} entries, not 2")
        made: list[Deck] = []
        for at, entry in enumerate(decks):
            sections: list[list[int]] = []
            for section in ("main", "extra", "side"):
                cards = entry.get(section) if isinstance(entry, dict) else None
                if not isinstance(cards, list) or not all(type(card) is int for card in cards):
                    raise self.wrong(f"decks[{at}].{section} is not a list of passwords")
                sections.append(cards)
            try:
                made.append(Deck(*sections, pool=self.pool))
            except ValueError as wrong:
                raise self.wrong(f"decks[{at}]: {wrong}") from None
        try:
            Duel(made[0], made[1], format=format, pool=self.pool, limits=False)
        except (ValueError, LookupError) as wrong:
            raise self.wrong(f"decks: {wrong}") from None
        return made[0], made[1]

    def take(self, match: Match, at: int, entry: object, by_words: bool) -> None:
        """Have the match take one record, an answer by its words where the rules or cards are others."""
        words = ""
        if isinstance(entry, list) and len(entry) == 5 and entry[0] == ANSWER:
            *entry, words = entry
            if not isinstance(words, str) or len(words) > MOST_WORDS:
                raise self.wrong(f"records[{at}] has {show(words)} for its words")
        try:
            record = Record.from_json(entry)
            duel = match.table.duel
            if by_words and record.kind == ANSWER and duel is not None and match.request is not None:
                picks = find_picks(duel, Answer(record.seat, record.body, 0, words))
                record = record._replace(body=picks)
            match.take(record)
        except RefusedAnswer as refused:
            raise self.wrong(f"records[{at}] cannot be taken: {refused}") from None

    def compare(self, match: Match) -> None:
        """See that the match has gone as the file says."""
        results = [list(result) for result in match.results]
        if self.field("results", list) != results:
            raise self.wrong(f"results is {show(self.content['results'])}, but its records lead to {results}")
        outcome = None if match.outcome is None else list(match.outcome)
        if self.field("outcome", list, type(None)) != outcome:
            raise self.wrong(f"outcome is {show(self.content['outcome'])}, but its records lead to {outcome}")
        key, now = self.field("key", str), _key(match)
        comparable = key.partition(":")[0] == now.partition(":")[0]  # else it is a key of another revision
        if comparable and key != now:
            raise self.wrong(f"key is {show(key)}, but its records lead to {now}: the duel goes another way now")
