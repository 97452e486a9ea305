"""Deck lists: made from names or passwords, read from and written to .ydk files, checked against the deck rules."""

import os
import pathlib
import re
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field

from spellspeed.arguments import read_list, read_text
from spellspeed.engine.pool import CardFacts, Pool
from spellspeed.formats.lflist import LimitList
from spellspeed.known_cards import known_cards
from spellspeed.library import KnownCard, Library
from spellspeed.packaged_decks import PACKAGED, Pair
from spellspeed.pool import CardPool, UnplayableCard, choose_pool
from spellspeed.words import FUSION, TOKEN

FORMATS = ("master2020", "408")
LARGEST_FILE = 64 * 1024  # what the programs that write .ydk files accept
SECTIONS = ("Main Deck", "Extra Deck", "Side Deck")
SECTIONS_ZH = ("主卡组", "额外卡组", "副卡组")
COPIES = 3

# EDOPro tells a Rush Duel print from the OCG card of the same name by this remark behind the name.
_RUSH_PRINT = re.compile(r"\s*[(（]\s*rush(?:\s+duel)?\s*[)）]\s*$", re.IGNORECASE)
_PASSWORD = re.compile(r"[0-9]+")
_LIMIT_RULES = ("deck.banlist.forbidden-zero", "deck.banlist.limited-one", "deck.banlist.semi-limited-two")
_LIMIT_WORDS = ("Forbidden", "Limited", "Semi-Limited")
_LIMIT_WORDS_ZH = ("禁止卡", "限制卡", "准限制卡")


class DeckError(ValueError):
    """A deck list cannot be read; the message names the file, the line and what is wrong there.

    >>> Deck.from_text("#main\\n12", name="mine.ydk")
    Traceback (most recent call last):
    ...
    spellspeed.deck.DeckError: mine.ydk, line 2: no card has the password 12
    """

    def __init__(self, sentence: str, chinese: str = "") -> None:
        super().__init__(sentence)
        self.chinese = chinese or sentence  # the same for a Chinese reader, as far as it is written


@dataclass(frozen=True)
class DeckProblem:
    """One way in which a deck breaks a rule: the rule's id and a sentence with the card and the numbers.

    >>> str(DeckProblem("deck.main.size-40-60", "The Main Deck has 39 cards."))
    'The Main Deck has 39 cards. (deck.main.size-40-60)'
    """

    rule: str
    sentence: str
    sentence_zh: str = field(default="", compare=False)  # the same in Chinese

    def __str__(self) -> str:
        return f"{self.sentence} ({self.rule})"

    def in_chinese(self) -> str:
        """Return the problem for a Chinese reader.

        >>> Deck(["Mystical Elf"]).check()[0].in_chinese()
        '主卡组有1张卡，必须是40张以上60张以下。（deck.main.size-40-60）'
        """
        return f"{self.sentence_zh or self.sentence}（{self.rule}）"


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
        """Read a .ydk file.

        >>> import tempfile
        >>> with tempfile.TemporaryDirectory() as folder:
        ...     Deck.packaged("dragons").save(f"{folder}/mine.ydk")
        ...     len(Deck.load(f"{folder}/mine.ydk").main)
        40
        """
        return Deck.from_text(pathlib.Path(path).read_bytes(), os.fspath(path), pool)

    @staticmethod
    def packaged(name: str) -> "Deck":
        """Give a deck that comes with the package; `packaged_names` lists them.

        >>> len(Deck.packaged("classic").main)
        40
        """
        from importlib.resources import files  # slow to import, and seldom needed

        wanted = name.casefold() if isinstance(name, str) else ""
        if wanted not in PACKAGED:
            raise DeckError(f"no packaged deck is called {name!r}; there are {', '.join(PACKAGED)}")
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
    def from_text(text: str | bytes, name: str = "deck", pool: CardPool | None = None) -> "Deck":
        r"""Read the text of a .ydk file; cards before `!side` go to Main or Extra Deck by their kind, as `moved` tells.

        >>> Deck.from_text("#main\n89631139\n23995346\n!side\n5318639").extra
        (23995346,)
        """
        if not isinstance(text, bytes):
            read_text(text, "a deck list")
        if len(text) > LARGEST_FILE:
            raise DeckError(f"{name}: {len(text)} bytes are too many for a deck list")
        cards = choose_pool(pool)
        main: list[int] = []
        extra: list[int] = []
        side: list[int] = []
        wrong: list[Pair] = []
        unplayable: dict[Pair, None] = {}
        moved: list[Pair] = []
        heading = ""  # the last heading, "" before the first
        begun = False
        for number, raw in enumerate(re.split(r"\r\n|\r|\n", _plain_text(text, name)), 1):
            line = raw.strip()
            card = _PASSWORD.match(line)  # whatever follows the digits is ignored, as YGOPro does
            if line.startswith(("!", "#main", "#extra")):
                begun = True
                if heading != "!side":  # nothing follows the Side Deck
                    heading = "!side" if line.startswith("!") else "#main" if line.startswith("#main") else "#extra"
            elif card:
                begun = True
                password = int(card[0])
                try:
                    fact = _facts(cards, password)
                except DeckError as unknown:
                    wrong.append((f"{name}, line {number}: {unknown}", f"{name}，第{number}行：{unknown.chinese}"))
                    continue
                if not cards.is_playable(fact):
                    unplayable[_tell_unplayable(fact, name)] = None
                in_extra = fact.belongs_in_extra_deck()
                (side if heading == "!side" else extra if in_extra else main).append(password)
                if heading == ("#main" if in_extra else "#extra"):
                    moved.append(_tell_moved(fact, number, in_extra))
            elif line and begun and not line.startswith("#"):
                told = f"{name}, line {number}: {line[:40]!r} is neither a password nor a comment"
                wrong.append((told, f"{name}，第{number}行：“{line[:40]}”既不是密码也不是注释"))
        if wrong:
            faults = [*wrong, *unplayable]
            raise DeckError("\n".join([fault[0] for fault in faults]), "\n".join([fault[1] for fault in faults]))
        if not begun:
            raise DeckError(f"{name}: no card and no section (#main, #extra, !side) is in it")
        deck = Deck(main, extra, side, pool=cards)
        object.__setattr__(deck, "moved", tuple(moved))
        return deck

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
        lines = ["#created by Spellspeed", "#main", *self.main, "#extra", *self.extra, "!side", *self.side]
        return "".join(f"{line}\n" for line in lines)

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
        self, format: str = "master2020", pool: CardPool | None = None, list_: LimitList | None = None
    ) -> list[DeckProblem]:
        """Give every problem the deck has in a format, under a Forbidden & Limited list if one is given.

        >>> for problem in Deck(["Mystical Elf"] * 4).check():
        ...     print(problem.sentence)
        The Main Deck has 4 cards; it must have at least 40 and at most 60.
        Too many copies of "Mystical Elf": 4 > 3.
        """
        if format not in FORMATS:
            raise ValueError(f"no format is called {format!r}; there are {', '.join(FORMATS)}")
        cards = choose_pool(pool)
        sections = [[_facts(cards, password) for password in section] for section in (self.main, self.extra, self.side)]
        problems = _sizes(sections)
        problems += _sections(sections[0], sections[1], format)
        if format == "408":
            problems += _outside_408(sections)
        return problems + _copies(sections, cards, list_)


def _plain_text(text: str | bytes, name: str) -> str:
    """The text of a file; only the numbers matter, so that a comment may hold any bytes."""
    if isinstance(text, str):
        return text.removeprefix("\ufeff")
    if text.startswith((b"\xff\xfe", b"\xfe\xff")) or b"\0" in text:
        raise DeckError(f"{name}: this is UTF-16 or no text at all; save the deck list as UTF-8")
    return text.decode("utf-8-sig", "replace")


def _tell_moved(card: CardFacts, line: int, in_extra: bool) -> Pair:
    wrong, right = ("#main", 1) if in_extra else ("#extra", 0)
    return (
        f'line {line}: "{card.name_en}" stands under {wrong} and is put in the {SECTIONS[right]}',
        f"第{line}行：「{card.name_zh or card.name_en}」写在{wrong}下面，已放入{SECTIONS_ZH[right]}",
    )


def _tell_unplayable(card: CardFacts, deck: str) -> Pair:
    return (f"{deck}: {UnplayableCard('', card)}", f"{deck}：{_zh(card)}是已知的卡，但还不能使用")


def _password(pool: CardPool, entry: int | str) -> int:
    try:
        facts = pool.find(_RUSH_PRINT.sub("", entry)) if isinstance(entry, str) else _facts(pool, entry)
    except UnplayableCard as unplayable:
        return unplayable.card.password
    if facts.kind & TOKEN:
        # rule: token.definition.not-a-card-not-in-deck
        raise DeckError(f"{facts.name_en} is a Token: no deck can hold it")
    return facts.password if isinstance(entry, str) else entry


def _facts(pool: CardPool, password: int) -> CardFacts:
    index = pool.by_password.get(password)
    if index is not None:
        return pool.facts[index]
    card = known_cards().with_password(password)
    if card is None:
        raise DeckError(f"no card has the password {password}", f"没有密码是{password}的卡")
    return card


def _sizes(sections: list[list[CardFacts]]) -> list[DeckProblem]:
    main, extra, side = (len(section) for section in sections)
    problems: list[DeckProblem] = []
    if not 40 <= main <= 60:
        sentence = f"The Main Deck has {_cards(main)}; it must have at least 40 and at most 60."
        chinese = f"主卡组有{main}张卡，必须是40张以上60张以下。"
        problems.append(DeckProblem("deck.main.size-40-60", sentence, chinese))
    if extra > 15:
        sentence = f"The Extra Deck has {_cards(extra)}; it may have at most 15."
        chinese = f"额外卡组有{extra}张卡，最多15张。"
        problems.append(DeckProblem("deck.extra.max-fifteen", sentence, chinese))
    if side > 15:
        sentence = f"The Side Deck has {_cards(side)}; it may have at most 15."
        chinese = f"副卡组有{side}张卡，最多15张。"
        problems.append(DeckProblem("deck.side.max-fifteen", sentence, chinese))
    return problems


def _sections(main: list[CardFacts], extra: list[CardFacts], format: str) -> list[DeckProblem]:
    """Cards in the wrong deck: which kinds belong in the Extra Deck depends on the format."""
    rule = "deck.extra.fusion-monsters-only-408"  # also says what the ordinary Master Rule puts there
    problems: list[DeckProblem] = []
    for card in dict.fromkeys(main):
        if card.belongs_in_extra_deck():
            sentence = f'"{card.name_en}" belongs in the Extra Deck, not in the Main Deck.'
            problems.append(DeckProblem(rule, sentence, f"{_zh(card)}应放入额外卡组，不能放入主卡组。"))
    for card in dict.fromkeys(extra):
        if not card.belongs_in_extra_deck():
            sentence = f'"{card.name_en}" belongs in the Main Deck, not in the Extra Deck.'
            problems.append(DeckProblem(rule, sentence, f"{_zh(card)}应放入主卡组，不能放入额外卡组。"))
        elif format == "408" and not card.kind & FUSION:
            sentence = f'"{card.name_en}" is no Fusion Monster; a 408 Extra Deck holds nothing else.'
            chinese = f"{_zh(card)}不是融合怪兽，408环境的额外卡组只能放入融合怪兽。"
            problems.append(DeckProblem(rule, sentence, chinese))
    return problems


def _outside_408(sections: list[list[CardFacts]]) -> list[DeckProblem]:
    outside = dict.fromkeys(card for section in sections for card in section if not card.in_408)
    rule = "deck.pool.cards-marked-outside-408"
    return [
        DeckProblem(
            rule, f'"{card.name_en}" ({card.name_zh}) is not in the 408 pool.', f"{_zh(card)}不在408环境的卡池内。"
        )
        for card in outside
    ]


def _copies(sections: list[list[CardFacts]], pool: Pool, list_: LimitList | None) -> list[DeckProblem]:
    """Too many cards of one rule name, counted over all three decks."""
    everything = [card for section in sections for card in section]
    counts = Counter(card.rule_name for card in everything)
    problems: list[DeckProblem] = []
    for rule_name, count in counts.items():
        shared = [card for card in dict.fromkeys(everything) if card.rule_name == rule_name]
        card = _named(pool, rule_name, shared[0])
        split, split_zh = _split(sections, rule_name)
        limit = min([COPIES] + [list_.allowed(card) for card in shared]) if list_ else COPIES
        if count > limit and limit < COPIES and list_:
            sentence = f'"{card.name_en}" is {_LIMIT_WORDS[limit]} in the list "{list_.name}": {count} > {limit} copies'
            chinese = f"{_zh(card)}在“{list_.name}”中是{_LIMIT_WORDS_ZH[limit]}：{count}张，最多{limit}张"
            problems.append(DeckProblem(_LIMIT_RULES[limit], sentence + split, chinese + split_zh))
        elif count > limit:
            sentence = f'Too many copies of "{card.name_en}": {count} > {limit}'
            chinese = f"{_zh(card)}放入了{count}张，最多{limit}张"
            problems.append(DeckProblem("deck.copies.max-three-same-name", sentence + split, chinese + split_zh))
    return problems


def _named(pool: Pool, password: int, card: CardFacts) -> CardFacts:
    """The card whose name counts, or this one where that is not in the pool."""
    index = pool.by_password.get(password)
    return card if index is None else pool.facts[index]


def _split(sections: list[list[CardFacts]], rule_name: int) -> Pair:
    """Where the copies are, if they are in more than one deck."""
    parts: list[str] = []
    chinese: list[str] = []
    for at, section in enumerate(sections):
        count = sum(card.rule_name == rule_name for card in section)
        if count:
            parts.append(f"{count} in the {SECTIONS[at]}")
            chinese.append(f"{SECTIONS_ZH[at]}{count}张")
    if len(parts) < 2:
        return (".", "。")
    return (f" ({', '.join(parts)}).", f"（{'，'.join(chinese)}）。")


def _zh(card: CardFacts) -> str:
    return f"「{card.name_zh or card.name_en}」"


def _cards(count: int) -> str:
    return "1 card" if count == 1 else f"{count} cards"
