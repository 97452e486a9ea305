"""Rules found by what is asked, best first: by id, by the sentences in both languages, by notes and synonyms."""

import re
from bisect import bisect_right
from collections import Counter, defaultdict
from dataclasses import dataclass
from difflib import get_close_matches
from functools import cache
from itertools import accumulate, pairwise
from math import log
from typing import Final

from spellspeed.rulebook.book import Rule, all_rules
from spellspeed.rulebook.synonyms import CHINESE, CHINESE_ASKING, ENGLISH, ENGLISH_ASKING, SAID_BOTH_WAYS

LONGEST_QUESTION: Final = 200  # letters; what comes after them is not read
SATURATION: Final = 1.2  # how soon the same word said again adds nothing
LENGTH_MATTERS: Final = 0.4  # 0: a long sentence counts like a short one, 1: in proportion to its length
WORTH_SHOWING: Final = 0.3  # of the best rule's score
TIERS: Final = {0: 1.0, 1: 1.25, 2: 1.1, 3: 1.0}
REFUSED_WITH: Final = 1.15  # rules that forbid something are what people ask for
EXAMPLE: Final = 0.8
PAIR: Final = 0.7  # two words side by side, besides each of them
LONE_SIGN: Final = 0.3  # a single Chinese character
SUGGESTIONS: Final = 3

_HAN: Final = r"\u4e00-\u9fff"
_STOPS: Final = re.compile(r"[^\w\s']+")
_PIECES: Final = re.compile(rf"[{_HAN}0-9]*[{_HAN}][{_HAN}0-9]*|[a-z0-9][a-z0-9']*")
_FORMS: Final = r"(?:e?s|e?d|e?rs?|ing|ions?|e|n|ate[sd]?|ating|ations?|ment)?"
_ENDING: Final = re.compile(r"(?:'s|ations?|ating|ate[sd]?|ions?|ing|ed|es|s|e)$")
_CHINESE: Final = re.compile(rf"[0-9]*[{_HAN}]")
_ASKING: Final = re.compile(CHINESE_ASKING)


@dataclass(frozen=True)
class Page:
    """One field of all rules as one text, in which the rule of a place is known."""

    weight: float
    chinese: bool
    text: str
    starts: tuple[int, ...]
    longer: tuple[float, ...]  # how much a find counts less in a rule that says more than the others

    @classmethod
    def of(cls, weight: float, chinese: bool, texts: list[str]) -> "Page":
        """Lay the texts one under the other."""
        lines = _plain("\n".join(texts)).split("\n")
        starts = tuple(accumulate([len(line) + 1 for line in lines], initial=0))[:-1]
        told = [len(line) for line in lines if line.strip()]
        mean = sum(told) / max(len(told), 1)
        longer = tuple([1 - LENGTH_MATTERS + LENGTH_MATTERS * len(line) / max(mean, 1) for line in lines])
        return cls(weight, chinese, "\n".join(lines), starts, longer)

    def find(self, pattern: "re.Pattern[str]") -> dict[int, float]:
        """How much each rule says of what the pattern looks for."""
        found = Counter(bisect_right(self.starts, match.start()) - 1 for match in pattern.finditer(self.text))
        return {place: self.weight * times / self.longer[place] for place, times in found.items()}


def _plain(text: str) -> str:
    """Return the words without capitals and stops, line for line, with a blank before and behind each."""
    text = _STOPS.sub(" ", text.casefold())
    for longer, shorter in SAID_BOTH_WAYS.items():
        text = text.replace(longer, shorter)
    lines = text.split("\n")
    return "\n".join([f" {' '.join(line.split())} " for line in lines])


@cache
def _pages() -> tuple[Page, ...]:
    """The fields in which is searched, laid out when somebody searches first."""
    rules = all_rules()
    asked = [rule.asked.partition(";") for rule in rules]
    return (
        Page.of(1.5, False, [rule.id for rule in rules]),
        Page.of(1.0, False, [rule.in_english() for rule in rules]),
        Page.of(1.0, True, [rule.in_chinese() for rule in rules]),
        Page.of(0.8, True, [rule.zh for rule in rules]),
        Page.of(1.5, False, [english for english, _, _ in asked]),
        Page.of(1.5, True, [chinese for _, _, chinese in asked]),
        Page.of(0.25, False, [rule.note_in_english() for rule in rules]),
        Page.of(0.25, True, [rule.note_in_chinese() for rule in rules]),
    )


def stem(word: str) -> str:
    """Return an English word without its ending.

    >>> [stem(word) for word in ("missed", "Tributing", "activation", "negates", "setting", "copies", "GY")]
    ['miss', 'tribut', 'activ', 'neg', 'set', 'copy', 'gy']
    """
    word = re.sub("ies$", "y", word.casefold())
    short = _ENDING.sub("", word)
    if len(short) < 3:
        return word
    return short[:-1] if len(short) > 3 and short[-1] == short[-2] and short[-1] not in "sl" else short


def _word(word: str) -> str:
    """Return the pattern of an English word in all its forms."""
    found = stem(word)
    if re.search("[^aeiou]y$", found):
        return rf"{re.escape(found[:-1])}(?:y|ies|ied)"
    return rf"{re.escape(found)}{re.escape(found[-1])}?{_FORMS}" if len(found) > 2 else re.escape(found)


def _replace(text: str, synonyms: dict[str, str]) -> str:
    """Replace what players say by the words of the book, longer phrases first, never part of a Latin word."""
    phrases = "|".join(sorted(map(re.escape, synonyms), key=len, reverse=True))
    return re.sub(rf"(?<![a-z])(?:{phrases})(?![a-z])", lambda said: synonyms[said[0]], text)


def read_question(text: str) -> dict[str, float]:
    """Return the patterns to look for, each with what finding it is worth.

    >>> [pattern for pattern in read_question("Can I chain?")]
    [' chainn?(?:e?s|e?d|e?rs?|ing|ions?|e|n|ate[sd]?|ating|ations?|ment)?(?= )']
    >>> read_question("里侧守备吗")
    {'里侧': 1.0, '侧守': 1.0, '守备': 1.0}
    """
    plain = _plain(text[:LONGEST_QUESTION].replace("\n", " ")).strip()
    plain = _replace(plain, ENGLISH)
    if re.search(f"[{_HAN}]", plain):  # a Chinese reader's token or XYZ is a Chinese word, an English reader's is not
        plain = _replace(plain, CHINESE)
    wanted: dict[str, float] = {}
    words: list[str] = []
    for piece in _PIECES.findall(_ASKING.sub(" ", plain)):
        if _CHINESE.match(piece):
            wanted |= {piece[place : place + 2]: 1.0 for place in range(len(piece) - 1)} or {piece: LONE_SIGN}
        elif piece not in ENGLISH_ASKING:
            words.append(piece)
    for word in words:
        wanted[rf" {_word(word)}(?= )"] = 1.0
    for before, behind in pairwise(words):
        wanted[rf" {_word(before)} (?:\w+ )?{_word(behind)}(?= )"] = PAIR
    return wanted


def find_rules(text: str) -> list[Rule]:
    """Return the rules that a question, some words or part of an id speak of, best first.

    >>> [rule.id for rule in find_rules("missed")][0]
    'timing.when-optional.misses'
    >>> [rule.id for rule in find_rules("Zone.Field.one-per-player")], find_rules("xyzzy")
    (['zone.field.one-per-player'], [])
    """
    rules = all_rules()
    if named := _named(text):
        return named
    scores: defaultdict[int, float] = defaultdict(float)
    covered: defaultdict[int, float] = defaultdict(float)
    whole = 0.0
    for pattern, worth in read_question(text).items():
        said: defaultdict[int, float] = defaultdict(float)
        chinese = bool(_CHINESE.match(pattern))
        for page in _pages():
            if page.chinese == chinese:
                for place, much in page.find(re.compile(pattern)).items():
                    said[place] += much
        rare = worth * log(1 + (len(rules) + 1) / (len(said) + 0.5))
        whole += rare
        for place, much in said.items():
            scores[place] += rare * much / (much + SATURATION)
            covered[place] += rare
    ranked = {place: score * covered[place] / whole * _favour(rules[place]) for place, score in scores.items()}
    least = WORTH_SHOWING * max(ranked.values(), default=0)
    return [
        rules[place] for place in sorted(ranked, key=lambda place: (-ranked[place], place)) if ranked[place] >= least
    ]


def _favour(rule: Rule) -> float:
    """Return how much sooner a rule is shown: basic ones and those that forbid something come first, examples last."""
    example = EXAMPLE if ".example" in rule.id else 1.0
    return TIERS[rule.tier] * (REFUSED_WITH if rule.code else 1.0) * example


def _named(text: str) -> list[Rule]:
    """Return the rule with this id, or the rules whose ids begin with these parts of one."""
    name = text.strip().casefold()
    same = [rule for rule in all_rules() if rule.id == name]
    return same or [rule for rule in all_rules() if "." in name and rule.id.startswith(f"{name}.")]


def closest_ids(text: str) -> list[str]:
    """Return the ids that a mistyped one may have meant; none for an id of the book and for what is no id.

    >>> closest_ids("zone.feild.one-per-player"), closest_ids("a question")
    (['zone.field.one-per-player'], [])
    """
    name = text.strip().casefold()
    if "." not in name or " " in name or _named(name):
        return []
    return get_close_matches(name[:LONGEST_QUESTION], [rule.id for rule in all_rules()], SUGGESTIONS, 0.75)


def answer(text: str, lang: str, most: int | None = None) -> list[str]:
    """Return what is printed for a question, words or an id, at most so many rules; refuse what no rule speaks of.

    >>> print(*answer("deck size", "zh", 1), sep="\\n")  # doctest: +ELLIPSIS
    deck.main.size-40-60：主卡组必须是40张以上60张以下。（...）
    ……还有...条；加上 --all 全部显示
    >>> answer("zone.feild.one-per-player", "en")
    Traceback (most recent call last):
    LookupError: no rule is called 'zone.feild.one-per-player'; did you mean zone.field.one-per-player?
    """
    chinese = lang == "zh"
    asked = text[:LONGEST_QUESTION]
    if meant := closest_ids(text):
        there = f"没有叫{asked!r}的规则；是不是{'、'.join(meant)}？"
        raise LookupError(there if chinese else f"no rule is called {asked!r}; did you mean {', '.join(meant)}?")
    found = find_rules(text)
    if not found:
        raise LookupError(f"没有关于{asked!r}的规则" if chinese else f"no rule speaks of {asked!r}")
    lines = [rule.told(lang) for rule in found[:most]]
    if left := len(found) - len(lines):
        lines.append(f"……还有{left}条；加上 --all 全部显示" if chinese else f"… {left} more; --all shows them")
    return lines
