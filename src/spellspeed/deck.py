"""Deck lists: made from names or passwords, read from and written to files and codes, checked against the rules."""

import os
import pathlib
import re
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import NamedTuple

from spellspeed.arguments import read_list, read_text
from spellspeed.deck_rules import (
    OWN,
    DeckProblem,
    Limits,
    Placed,
    Sorted,
    check_known,
    check_playable,
    check_rules,
    choose_limits,
    sort_deck,
)
from spellspeed.engine.kernel.pool import CardFacts
from spellspeed.formats.deck_codes import is_omega, is_ydke, read_omega, read_ydke, write_omega, write_ydke
from spellspeed.formats.written import EXTRA, LARGEST_TEXT, MAIN, SIDE, DeckError, Entry, WrittenDeck
from spellspeed.formats.ydk import plain_text, read_ydk, write_ydk
from spellspeed.library import KnownCard, Library
from spellspeed.near_names import list_close_names
from spellspeed.packaged_decks import FORMATS, PACKAGED, Pair
from spellspeed.pool import CardPool, UnplayableCard, choose_pool, folded
from spellspeed.words import TOKEN

__all__ = ["FORMATS", "Deck", "DeckError", "DeckProblem", "Judgement", "judge_deck", "read_written"]

# EDOPro tells a Rush Duel print from the OCG card of the same name by this remark behind the name.
_RUSH_PRINT = re.compile(r"\s*[(（]\s*rush(?:\s+duel)?\s*[)）]\s*$", re.IGNORECASE)


@dataclass(frozen=True, init=False)
class Deck:
    """A deck list: the passwords of Main, Extra and Side Deck, given as passwords or as names.

    It may hold every card that is known; a duel wants cards that can be played, and `unplayable` names the others.

    >>> Deck(["Mystical Elf", "青眼白龙", 5053103])
    Deck(main=(15025844, 89631139, 5053103), extra=(), side=())
    """

    main: tuple[int, ...]
    extra: tuple[int, ...]
    side: tuple[int, ...]
    # Cards that stood under #main or #extra in the file and belong in the other deck, in English and Chinese.
    moved: tuple[Pair, ...] = field(default=(), compare=False, repr=False)

    def __init__(
        self,
        main: Iterable[int | str],
        extra: Iterable[int | str] = (),
        side: Iterable[int | str] = (),
        *,
        pool: CardPool | None = None,
    ) -> None:
        cards = choose_pool(pool)
        for section, entries in (("main", main), ("extra", extra), ("side", side)):
            passwords = [_password(cards, entry) for entry in read_list(entries, section)]
            object.__setattr__(self, section, tuple(passwords))

    @staticmethod
    def load(path: str | os.PathLike[str], pool: CardPool | None = None) -> "Deck":
        """Read a .ydk file, or a file that holds a `ydke://` address or an Omega code.

        >>> import tempfile
        >>> with tempfile.TemporaryDirectory() as folder:
        ...     Deck.packaged("dragons").save(f"{folder}/mine.ydk")
        ...     len(Deck.load(f"{folder}/mine.ydk").main)
        40
        """
        return Deck.read(read_file(path), os.fspath(path), pool)

    @staticmethod
    def packaged(name: str) -> "Deck":
        """Give a deck that comes with the package; `packaged_names` lists them.

        >>> len(Deck.packaged("classic").main)
        40
        """
        from importlib.resources import files  # slow to import, and seldom needed

        wanted = name.casefold() if isinstance(name, str) else ""
        if wanted not in PACKAGED:
            near, near_zh = tell_near_decks(wanted)
            there = ", ".join(PACKAGED)
            raise DeckError(
                f"no packaged deck is called {name!r}{near}; there are {there}",
                f"没有叫“{name}”的附带卡组{near_zh}，有：{'、'.join(PACKAGED)}",
            )
        file = files("spellspeed.data").joinpath(f"decks/{wanted}.ydk")
        return Deck.from_text(file.read_bytes(), f"{wanted}.ydk")

    @staticmethod
    def packaged_names() -> tuple[str, ...]:
        """Give the names of the decks that come with the package, the simplest first.

        >>> Deck.packaged_names()[:6]
        ('dragons', 'warriors', 'soldiers', 'chaos', 'exodia', 'classic')
        """
        return tuple(PACKAGED)

    @staticmethod
    def read(text: str | bytes, name: str = "deck", pool: CardPool | None = None) -> "Deck":
        """Read a deck from a `ydke://` address, an Omega code or the text of a .ydk file, whichever it is.

        >>> Deck.read("ydke://o6lXBZyFNAI=!viOnAg==!7ydRAA==!").side
        (5318639,)
        """
        return make_deck(read_written(text, name), name, pool)

    @staticmethod
    def from_text(text: str | bytes, name: str = "deck", pool: CardPool | None = None) -> "Deck":
        r"""Read the text of a .ydk file; cards before `!side` go to Main or Extra Deck by their kind, as `moved` tells.

        >>> Deck.from_text("#main\n89631139\n23995346\n!side\n5318639").extra
        (23995346,)
        """
        if not isinstance(text, bytes):
            read_text(text, "a deck list")
        return make_deck(read_ydk(text, name), name, pool)

    def unplayable(self, pool: CardPool | None = None) -> tuple[KnownCard, ...]:
        """Give each card of the deck that is known but cannot be played yet, because its text is not written.

        >>> [card.name for card in Deck(["Mystical Elf", "Magical Hats", "灰流丽", "灰流丽"]).unplayable()]
        ['Magical Hats', 'Ash Blossom & Joyous Spring']
        """
        cards = choose_pool(pool)
        facts = dict.fromkeys([_facts(cards, password) for password in (*self.main, *self.extra, *self.side)])
        return tuple([Library(cards).with_password(card.password) for card in facts if not cards.is_playable(card)])

    def to_ydk(self) -> str:
        r"""Write the deck as the text of a .ydk file.

        >>> Deck(["Mystical Elf"]).to_ydk()
        '#created by Spellspeed\n#main\n15025844\n#extra\n!side\n'
        """
        return write_ydk(self.main, self.extra, self.side)

    def to_ydke(self) -> str:
        """Write the deck as a `ydke://` address.

        >>> Deck(["Mystical Elf"]).to_ydke()
        'ydke://tEblAA==!!!'
        """
        return write_ydke(self.main, self.extra, self.side)

    def to_omega(self) -> str:
        """Write the deck as a code of YGO Omega.

        >>> Deck.read(Deck(["Mystical Elf"]).to_omega()).main
        (15025844,)
        """
        return write_omega(self.main, self.extra, self.side)

    def save(self, path: str | os.PathLike[str]) -> None:
        """Write the deck to a .ydk file.

        >>> import tempfile
        >>> with tempfile.TemporaryDirectory() as folder:
        ...     Deck(["Mystical Elf"]).save(f"{folder}/elf.ydk")
        ...     Deck.load(f"{folder}/elf.ydk").main
        (15025844,)
        """
        pathlib.Path(path).write_text(self.to_ydk(), encoding="utf-8", newline="\n")

    def check(
        self, format: str = "master2020", pool: CardPool | None = None, limits: Limits = OWN
    ) -> list[DeckProblem]:
        """Give every rule that the deck breaks in a format, under its Forbidden & Limited list, another one or none.

        >>> for problem in Deck(["Pot of Greed", *["Mystical Elf"] * 4]).check():
        ...     print(problem.sentence)
        The Main Deck has 5 cards; it must have at least 40 and at most 60.
        "Pot of Greed" is Forbidden in the list "2026.07.01 OCG": 1 listed, 0 allowed.
        Too many copies of "Mystical Elf": 4 listed, 3 allowed.
        >>> len(Deck(["Pot of Greed"] * 3).check("408", limits=None))
        1
        """
        list_, cards = choose_limits(format, limits), choose_pool(pool)
        sections = [
            [Placed(_facts(cards, password), Entry(password, section)) for password in passwords]
            for section, passwords in enumerate((self.main, self.extra, self.side))
        ]
        return check_rules(sections, format, cards, list_)


class Judgement(NamedTuple):
    """What is found out about a written deck.

    >>> judge_deck(read_written("#main\\n12")).unknown[0].sentence
    'No card has the password 12.'
    """

    sizes: tuple[int, int, int]  # of Main, Extra and Side Deck
    moved: tuple[Pair, ...]  # cards that stood in the wrong one, in English and Chinese
    broken: list[DeckProblem]  # the rules of deck building that it breaks
    unknown: list[DeckProblem]  # passwords that no card has, and lines that cannot be read
    unplayable: list[DeckProblem]  # cards that are known, but cannot be played yet

    @property
    def problems(self) -> list[DeckProblem]:
        """Everything that is wrong with it.

        >>> len(judge_deck(read_written("#main\\n12")).problems)
        2
        """
        return [*self.unknown, *self.broken, *self.unplayable]


def judge_deck(
    written: WrittenDeck,
    format: str = "master2020",
    pool: CardPool | None = None,
    limits: Limits = OWN,
) -> Judgement:
    """Find out everything that is wrong with a written deck at once; unknown cards count where they stand.

    >>> [problem.rule for problem in judge_deck(read_written("#main\\n55144522"), "408").broken]
    ['deck.main.size-40-60', 'deck.banlist.forbidden-zero']
    """
    list_ = choose_limits(format, limits)
    cards = choose_pool(pool)
    sections, moved = sort_deck(written, cards)
    sizes = (len(sections[MAIN]), len(sections[EXTRA]), len(sections[SIDE]))
    broken = check_rules(sections, format, cards, list_)
    return Judgement(sizes, moved, broken, check_known(sections, written.strange), check_playable(sections, cards))


def read_written(text: str | bytes, name: str = "deck") -> WrittenDeck:
    """Read a deck as it is written, whether as a `ydke://` address, an Omega code or a .ydk file.

    >>> read_written("ydke://!!!") == read_written("#main") == WrittenDeck(())
    True
    """
    if len(text) <= LARGEST_TEXT:
        plain = plain_text(text, name) if isinstance(text, bytes) else read_text(text, "a deck list")
        plain = plain.removeprefix("\ufeff")
        if is_ydke(plain):
            return read_ydke(plain, name)
        if is_omega(plain):
            return read_omega(plain, name)
    return read_ydk(text, name)


def read_file(path: str | os.PathLike[str]) -> bytes:
    """Return what is in a deck's file, and no more of a larger one than shows that it is too large.

    >>> import tempfile
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     Deck(["Mystical Elf"]).save(f"{folder}/elf.ydk")
    ...     read_file(f"{folder}/elf.ydk").splitlines()[2]
    b'15025844'
    """
    with open(path, "rb") as file:
        return file.read(LARGEST_TEXT + 1)


def tell_near_decks(name: str) -> Pair:
    """Return the question whether a packaged deck of a similar name was meant, or nothing.

    >>> tell_near_decks("exodai")[0]
    '; did you mean exodia?'
    """
    near = list_close_names(folded(name), list(PACKAGED), 3)
    return (f"; did you mean {' or '.join(near)}?", f"，是不是{'、'.join(near)}？") if near else ("", "")


def make_deck(written: WrittenDeck, name: str = "deck", pool: CardPool | None = None) -> Deck:
    """Return the deck that is written, if every card of it is known.

    >>> make_deck(read_written("15025844"))
    Deck(main=(15025844,), extra=(), side=())
    """
    cards = choose_pool(pool)
    placed = sort_deck(written, cards)
    unknown = check_known(placed.sections, written.strange)
    if unknown:
        raise _wrong_list(placed, written, name, cards)
    deck = Deck(*[placed.passwords(section) for section in (MAIN, EXTRA, SIDE)], pool=cards)
    object.__setattr__(deck, "moved", placed.moved)
    return deck


def _wrong_list(placed: Sorted, written: WrittenDeck, name: str, pool: CardPool) -> DeckError:
    """What is said of a list with unknown cards: each line that is wrong, then what cannot be played."""
    faults: list[tuple[int, str, str]] = []
    for one in [one for section in placed.sections for one in section if one.card is None]:
        told = _unknown(one.entry.password)
        faults.append((one.entry.line, str(told), told.chinese))
    for line, text in written.strange:
        faults.append((line, f"{text!r} is neither a password nor a comment", f"“{text}”既不是密码也不是注释"))
    english: list[str] = []
    chinese: list[str] = []
    for line, sentence, sentence_zh in sorted(faults, key=lambda fault: fault[0]):
        english.append(f"{name}{f', line {line}' * bool(line)}: {sentence}")
        chinese.append(f"{name}{f'，第{line}行' * bool(line)}：{sentence_zh}")
    for problem in check_playable(placed.sections, pool):
        english.append(f"{name}: {problem.sentence.removesuffix('.')}")
        chinese.append(f"{name}：{problem.sentence_zh.removesuffix('。')}")
    return DeckError("\n".join(english), "\n".join(chinese))


def _password(pool: CardPool, entry: int | str) -> int:
    try:
        facts = pool.find(_RUSH_PRINT.sub("", entry)) if isinstance(entry, str) else _facts(pool, entry)
    except UnplayableCard as unplayable:
        return unplayable.card.password
    if facts.kind & TOKEN:
        # rule: token.definition.not-a-card-not-in-deck
        raise DeckError(
            f"{facts.name_en} is a Token: no deck can hold it", f"「{facts.name_zh}」是衍生物，不能放入卡组"
        )
    return facts.password if isinstance(entry, str) else entry


def _facts(pool: CardPool, password: int) -> CardFacts:
    card = pool.with_password(password) if isinstance(password, int) else None
    if card is None:
        raise _unknown(password)
    return card


def _unknown(password: int) -> DeckError:
    return DeckError(f"no card has the password {password}", f"没有密码是{password}的卡")
