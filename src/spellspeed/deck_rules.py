"""What is wrong with a deck: every rule of deck building that it breaks, and every card that nobody can play."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final, Literal, NamedTuple

from spellspeed.engine.kernel.pool import CardFacts
from spellspeed.formats.lflist import LimitList, own_list
from spellspeed.formats.written import EXTRA, MAIN, SIDE, Entry, StrangeLine, WrittenDeck
from spellspeed.packaged_decks import FORMATS, Pair
from spellspeed.pool import CardPool, UnplayableCard
from spellspeed.words import FUSION

COPIES: Final = 3
SECTIONS: Final = ("Main Deck", "Extra Deck", "Side Deck")
SECTIONS_ZH: Final = ("主卡组", "额外卡组", "副卡组")
OWN: Final = "own"  # the list that is valid in the format
Limits = LimitList | Literal["own"] | None

_LIMIT_RULES: Final = ("deck.banlist.forbidden-zero", "deck.banlist.limited-one", "deck.banlist.semi-limited-two")
_LIMIT_WORDS: Final = ("Forbidden", "Limited", "Semi-Limited")
_LIMIT_WORDS_ZH: Final = ("禁止卡", "限制卡", "准限制卡")


@dataclass(frozen=True)
class DeckProblem:
    """One thing that is wrong with a deck: the rule's id, and a sentence with the card and the numbers.

    A card that is unknown or cannot be played yet breaks no rule: its problem has an empty id.

    >>> str(DeckProblem("deck.main.size-40-60", "The Main Deck has 39 cards."))
    'The Main Deck has 39 cards. (deck.main.size-40-60)'
    """

    rule: str
    sentence: str
    sentence_zh: str = field(default="", compare=False)  # the same in Chinese
    lines: tuple[int, ...] = field(default=(), compare=False)  # where the cards stand in the file

    def __str__(self) -> str:
        where = f"line{'s' * (len(self.lines) > 1)} {', '.join(map(str, self.lines))}: " if self.lines else ""
        return f"{where}{self.sentence}{f' ({self.rule})' * bool(self.rule)}"

    def in_chinese(self) -> str:
        """Return the problem for a Chinese reader.

        >>> from spellspeed import Deck
        >>> Deck(["Mystical Elf"]).check()[0].in_chinese()
        '主卡组有1张卡，必须是40张以上60张以下。（deck.main.size-40-60）'
        """
        where = f"第{'、'.join(map(str, self.lines))}行：" if self.lines else ""
        return f"{where}{self.sentence_zh or self.sentence}{f'（{self.rule}）' * bool(self.rule)}"


class Placed(NamedTuple):
    """An entry of a deck list, with the card it means; None where nobody knows it."""

    card: CardFacts | None
    entry: Entry


class Sorted(NamedTuple):
    """A written deck with its cards where they belong, and which of them stood elsewhere, in English and Chinese."""

    sections: tuple[list[Placed], list[Placed], list[Placed]]
    moved: tuple[Pair, ...]

    def passwords(self, section: int) -> list[int]:
        """Return the passwords of a section as they were written."""
        return [placed.entry.password for placed in self.sections[section]]


def sort_deck(written: WrittenDeck, pool: CardPool) -> Sorted:
    """Put the cards of Main and Extra Deck where their kinds belong; one that is unknown stays where it stands."""
    sections: tuple[list[Placed], list[Placed], list[Placed]] = ([], [], [])
    moved: list[Pair] = []
    for entry in written.entries:
        card = pool.with_password(entry.password)
        section = entry.section
        if section != SIDE:
            in_extra = section == EXTRA if card is None else card.belongs_in_extra_deck()
            section = EXTRA if in_extra else MAIN
            if card is not None and section != entry.section and entry.section >= 0:
                moved.append(_tell_moved(card, entry, section))
        sections[section].append(Placed(card, entry))
    return Sorted(sections, tuple(moved))


def choose_limits(format: str, limits: Limits) -> LimitList | None:
    """Return the list that is meant: the format's own one, another one, or none.

    >>> choose_limits("408", "own").name
    '2006.03.01 408'
    """
    if format not in FORMATS:
        raise ValueError(f"no format is called {format!r}; there are {', '.join(FORMATS)}")
    if limits is not None and not isinstance(limits, LimitList) and limits != OWN:
        raise TypeError(f"the limits are {limits!r}; they must be a LimitList, {OWN!r} or None")
    return own_list(format) if limits == OWN else limits


def check_rules(
    sections: Sequence[list[Placed]], format: str, pool: CardPool, limits: LimitList | None
) -> list[DeckProblem]:
    """Return every rule of deck building that the three decks break in a format, under a list or none."""
    problems = _sizes(*[len(section) for section in sections])
    problems += _misplaced(sections[MAIN], sections[EXTRA], format)
    everything = _by_card([placed for section in sections for placed in section])
    for card, lines in everything.items():
        if format == "408" and not card.in_408:
            rule, name = "deck.pool.cards-marked-outside-408", card.name_zh and f" ({card.name_zh})"
            sentence = f'"{card.name_en}"{name} is not in the 408 pool.'
            problems.append(DeckProblem(rule, sentence, f"{_zh(card)}不在408环境的卡池内。", lines))
    return problems + _copies(sections, pool, limits)


def check_known(sections: Sequence[list[Placed]], strange: Sequence[StrangeLine]) -> list[DeckProblem]:
    """Return a problem for every password that no card has, and every line that cannot be read."""
    unknown: dict[int, list[int]] = {}
    for placed in [placed for section in sections for placed in section if placed.card is None]:
        unknown.setdefault(placed.entry.password, []).append(placed.entry.line)
    problems = [
        DeckProblem("", f"No card has the password {password}.", f"没有密码是{password}的卡。", _real(lines))
        for password, lines in unknown.items()
    ]
    for line, text in strange:
        sentence = f"{text!r} is neither a password nor a comment."
        problems.append(DeckProblem("", sentence, f"“{text}”既不是密码也不是注释。", (line,)))
    return sorted(problems, key=lambda problem: problem.lines)


def check_playable(sections: Sequence[list[Placed]], pool: CardPool) -> list[DeckProblem]:
    """Return a problem for every card that is known but cannot be played yet."""
    everything = _by_card([placed for section in sections for placed in section])
    return [
        DeckProblem("", f"{UnplayableCard('', card)}.", f"{_zh(card)}是已知的卡，但还不能使用。", lines)
        for card, lines in everything.items()
        if not pool.is_playable(card)
    ]


def _real(lines: list[int]) -> tuple[int, ...]:
    """The lines of a file; what stands in a code has none."""
    return tuple([line for line in lines if line])


def _by_card(placed: list[Placed]) -> dict[CardFacts, tuple[int, ...]]:
    """Every card once, with the lines it stands in."""
    found: dict[CardFacts, list[int]] = {}
    for card, entry in placed:
        if card is not None:
            found.setdefault(card, []).append(entry.line)
    return {card: _real(lines) for card, lines in found.items()}


def _tell_moved(card: CardFacts, entry: Entry, section: int) -> Pair:
    if entry.line == 0:
        wrong, wrong_zh = f"stands in the {SECTIONS[entry.section]}", f"写在{SECTIONS_ZH[entry.section]}里"
        where, where_zh = "", ""
    else:
        heading = ("#main", "#extra")[entry.section]
        wrong, wrong_zh = f"stands under {heading}", f"写在{heading}下面"
        where, where_zh = f"line {entry.line}: ", f"第{entry.line}行："
    return (
        f'{where}"{card.name_en}" {wrong} and is put in the {SECTIONS[section]}',
        f"{where_zh}{_zh(card)}{wrong_zh}，已放入{SECTIONS_ZH[section]}",
    )


def _sizes(main: int, extra: int, side: int) -> list[DeckProblem]:
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


def _misplaced(main: list[Placed], extra: list[Placed], format: str) -> list[DeckProblem]:
    """Cards in the wrong deck: which kinds belong in the Extra Deck depends on the format."""
    rule = "deck.extra.fusion-monsters-only-408"  # also says what the ordinary Master Rule puts there
    problems: list[DeckProblem] = []
    for card, lines in _by_card(main).items():
        if card.belongs_in_extra_deck():
            sentence = f'"{card.name_en}" belongs in the Extra Deck, not in the Main Deck.'
            problems.append(DeckProblem(rule, sentence, f"{_zh(card)}应放入额外卡组，不能放入主卡组。", lines))
    for card, lines in _by_card(extra).items():
        if not card.belongs_in_extra_deck():
            sentence = f'"{card.name_en}" belongs in the Main Deck, not in the Extra Deck.'
            problems.append(DeckProblem(rule, sentence, f"{_zh(card)}应放入主卡组，不能放入额外卡组。", lines))
        elif format == "408" and not card.kind & FUSION:
            sentence = f'"{card.name_en}" is no Fusion Monster; a 408 Extra Deck holds nothing else.'
            chinese = f"{_zh(card)}不是融合怪兽，408环境的额外卡组只能放入融合怪兽。"
            problems.append(DeckProblem(rule, sentence, chinese, lines))
    return problems


def _copies(sections: Sequence[list[Placed]], pool: CardPool, limits: LimitList | None) -> list[DeckProblem]:
    """Too many cards of one rule name, counted over all three decks."""
    everything = [placed for section in sections for placed in section]
    counts = Counter([placed.card.rule_name for placed in everything if placed.card is not None])
    cards = _by_card(everything)
    problems: list[DeckProblem] = []
    for rule_name, count in counts.items():
        shared = [card for card in cards if card.rule_name == rule_name]
        card = _named(pool, rule_name, shared[0])
        split, split_zh = _split(sections, rule_name)
        lines = tuple(sorted([line for card in shared for line in cards[card]]))
        limit = min([COPIES] + [limits.allowed(card) for card in shared]) if limits else COPIES
        if count > limit and limit < COPIES and limits:
            sentence = (
                f'"{card.name_en}" is {_LIMIT_WORDS[limit]} in the list "{limits.name}": '
                f"{count} listed, {limit} allowed"
            )
            chinese = f"{_zh(card)}在“{limits.name}”中是{_LIMIT_WORDS_ZH[limit]}：{count}张，最多{limit}张"
            problems.append(DeckProblem(_LIMIT_RULES[limit], sentence + split, chinese + split_zh, lines))
        elif count > limit:
            sentence = f'Too many copies of "{card.name_en}": {count} listed, {limit} allowed'
            chinese = f"{_zh(card)}放入了{count}张，最多{limit}张"
            problems.append(DeckProblem("deck.copies.max-three-same-name", sentence + split, chinese + split_zh, lines))
    return problems


def _named(pool: CardPool, password: int, card: CardFacts) -> CardFacts:
    """The card whose name counts, or this one where that is not known."""
    return pool.with_password(password) or card


def _split(sections: Sequence[list[Placed]], rule_name: int) -> Pair:
    """Where the copies are, if they are in more than one deck."""
    parts: list[str] = []
    chinese: list[str] = []
    for at, section in enumerate(sections):
        count = sum(placed.card is not None and placed.card.rule_name == rule_name for placed in section)
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
