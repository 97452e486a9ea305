"""From a rule's number to its id, sentence and source; and `Refusal`, the answer to "why not?"."""

import json
from dataclasses import dataclass
from functools import cache
from importlib import resources
from itertools import groupby
from typing import Any, Final

Pair = tuple[str, str]  # the same words in English and in Chinese
# Sources that are no line of a document, as a Chinese reader is told of them.
SOURCES_ZH: Final = {"ours": "本引擎", "beyond the documents: official Master Rule 2020": "文档之外：2020年大师规则"}


@dataclass(frozen=True)
class Rule:
    """One rule of the catalogue.

    >>> print(find_rule("trap.set.not-in-turn-it-was-set"))
    trap.set.not-in-turn-it-was-set: A trap cannot be activated in the turn in which it was set. (001:210-211)
    """

    id: str
    tier: int  # 1 basic game, 2 effect system, 3 advanced; 0 the protocol of asking and answering
    kind: str
    testable: bool
    sentence: str
    zh: str  # the Chinese term, by which the documents can be searched
    sources: tuple[str, ...]
    scenarios: int
    sentence_zh: str
    sentence_en: str = ""  # what is told instead of the collected sentence
    note: str = ""  # what settles the rule where the documents err, or how far it goes
    note_zh: str = ""
    note_en: str = ""  # what is told instead of the collected note
    format: str = ""
    asked: str = ""  # words under which it is looked for and that it does not use
    code: int = 0  # the engine's number for it, 0 when the engine never refuses with this rule

    def __str__(self) -> str:
        return f"{self.id}: {self.in_english()} ({self.source})"

    @property
    def source(self) -> str:
        """Where the rule is written, document:lines, neighbouring lines taken together.

        >>> find_rule("duel.shuffle.no-purposeful-ordering").source
        '000:10-15, 001:1006, 001:1008, 002:10-15'
        """
        return ", ".join(_ranges(self.sources))

    @property
    def source_zh(self) -> str:
        """The same for a Chinese reader.

        >>> find_rule("ask.duel-over").source_zh
        '本引擎'
        """
        return ", ".join([SOURCES_ZH.get(source, source) for source in _ranges(self.sources)])

    def in_english(self) -> str:
        """The sentence for an English reader, without Chinese in it.

        >>> find_rule("timing.optional.player-decides").in_english()  # doctest: +ELLIPSIS
        'Whether an optional effect is activated is decided by its player at the time its condition is met; ...'
        """
        return self.sentence_en or self.sentence

    def in_chinese(self) -> str:
        """The sentence for a Chinese reader.

        >>> find_rule("win.lp.opponent-to-zero").in_chinese()
        '先把对方的基本分降到0的玩家获胜。'
        """
        return self.sentence_zh

    def note_in_english(self) -> str:
        """The note for an English reader, empty where there is none.

        >>> find_rule("battle.atk-vs-def.higher-no-damage").note_in_english()
        'Unless the attacker has a piercing effect.'
        """
        return self.note_en or self.note

    def note_in_chinese(self) -> str:
        """The note for a Chinese reader, empty where there is none.

        >>> find_rule("battle.atk-vs-def.higher-no-damage").note_in_chinese()
        '攻击怪兽有贯穿效果的场合除外。'
        """
        return self.note_zh

    def told(self, lang: str) -> str:
        """Id, sentence and source, and a line below them the note where there is one.

        >>> print(find_rule("battle.atk-vs-def.higher-no-damage").told("en"))  # doctest: +ELLIPSIS
        battle.atk-vs-def.higher-no-damage: Destroying ... no battle damage on ... (000:734, 001:286, 004:196)
            Note: Unless the attacker has a piercing effect.
        """
        if lang == "zh":
            note = f"\n    注：{self.note_zh}" if self.note else ""
            return f"{self.id}：{self.sentence_zh}（{self.source_zh}）{note}"
        note = f"\n    Note: {self.note_in_english()}" if self.note else ""
        return f"{self}{note}"


def _ranges(sources: tuple[str, ...]) -> list[str]:
    """The sources with runs of neighbouring lines joined."""
    lines: list[tuple[str, int]] = []
    others: list[str] = []
    for source in sources:
        document, colon, line = source.partition(":")
        if colon and line.isdigit():
            lines.append((document, int(line)))
        elif source not in others:
            others.append(source)
    joined = []
    # Within a run of neighbours, line number minus place in the list stays the same.
    for _, run in groupby(enumerate(sorted(set(lines))), key=lambda found: (found[1][0], found[1][1] - found[0])):
        members = [line for _, line in run]
        document, first = members[0]
        last = members[-1][1]
        joined.append(f"{document}:{first}" if first == last else f"{document}:{first}-{last}")
    return joined + others


@cache
def _content() -> dict[str, Any]:
    """The built book as it lies in the package."""
    text = resources.files("spellspeed.rulebook").joinpath("rules.json").read_text(encoding="utf-8")
    content: dict[str, Any] = json.loads(text)
    return content


@cache
def _rules() -> dict[str, Rule]:
    """All rules by id, read when the first one is wanted."""
    return {
        rule_id: Rule(id=rule_id, sources=tuple(fields.pop("sources")), **fields)
        for rule_id, fields in ((key, dict(value)) for key, value in _content()["rules"].items())
    }


@cache
def _by_code() -> dict[int, Rule]:
    """The rules the engine refuses with, by number."""
    return {rule.code: rule for rule in _rules().values() if rule.code}


def all_rules() -> tuple[Rule, ...]:
    """Every rule of the catalogue, topic by topic.

    >>> len(all_rules()) > 1000
    True
    """
    return tuple(_rules().values())


def documents() -> dict[str, str]:
    """The files that the short document names in the sources stand for.

    >>> documents()["001"]
    '001_34d067b04b131344.txt'
    """
    found: dict[str, str] = _content()["documents"]
    return dict(found)


def rule_of(number: int) -> Rule:
    """The rule with this number in `codes.py`.

    >>> from spellspeed.rulebook.codes import SUMMON_NORMAL_ONCE_PER_TURN_SHARED
    >>> rule_of(SUMMON_NORMAL_ONCE_PER_TURN_SHARED).id
    'summon.normal.once-per-turn-shared'
    """
    if number not in _by_code():
        raise KeyError(f"no rule has the number {number}")
    return _by_code()[number]


def find_rule(rule_id: str) -> Rule:
    """The rule with this id.

    >>> find_rule("zone.main-monster.max-five").tier
    1
    """
    if rule_id not in _rules():
        raise KeyError(f"no rule is called {rule_id!r}")
    return _rules()[rule_id]


def with_stop(text: str) -> str:
    """Return a text that ends a sentence; one that ends with a stop of its own gets no other.

    >>> with_stop("Because of Jinzo"), with_stop("Because of Lord of D."), with_stop("Is it?")
    ('Because of Jinzo.', 'Because of Lord of D.', 'Is it?')
    """
    return text if text.endswith((".", "?", "!")) else f"{text}."


@dataclass(frozen=True, repr=False)
class Refusal:
    """Why something is not allowed: the rule, its sentence and source, the facts, and the card that forbids.

    >>> fact = ("five monsters are there", "已有5只怪兽")
    >>> refusal = Refusal.of(find_rule("zone.main-monster.max-five").code, (fact,))
    >>> refusal  # doctest: +ELLIPSIS
    <zone.main-monster.max-five: Each player can have at most 5 monsters in the Main Monster Zone; ... are there.>
    >>> refusal.rule, refusal.facts, refusal.facts_zh
    ('zone.main-monster.max-five', ('five monsters are there',), ('已有5只怪兽',))
    """

    rule: str
    sentence: str
    source: str
    facts: tuple[str, ...] = ()
    facts_zh: tuple[str, ...] = ()  # the same facts in Chinese
    card: str = ""
    card_zh: str = ""

    @classmethod
    def of(cls, number: int, facts: tuple[Pair, ...] = (), card: Pair = ("", "")) -> "Refusal":
        """The refusal by the rule with this number; facts and card are given in English and in Chinese."""
        return cls.by(rule_of(number).id, facts, card)

    @classmethod
    def by(cls, rule_id: str, facts: tuple[Pair, ...] = (), card: Pair = ("", "")) -> "Refusal":
        """The refusal by the rule with this id, for whoever stands outside the engine and needs no number.

        >>> Refusal.by("ask.match-over", (("it ended 2 to 0", "比分是2比0"),))
        <ask.match-over: The match is over: nothing more can be done in it. Here: it ended 2 to 0.>
        """
        rule = find_rule(rule_id)
        english = tuple([fact[0] for fact in facts])
        chinese = tuple([fact[1] for fact in facts])
        return cls(rule.id, rule.in_english(), rule.source, english, chinese, *card)

    def __str__(self) -> str:
        return f"{self._told()} [{self.rule}, {self.source}]"

    def __repr__(self) -> str:
        return f"<{self.rule}: {self._told()}>"

    def _told(self) -> str:
        """The sentence, the card that forbids and the facts."""
        said = any(fact.startswith((f"{self.card} says ", f"{self.card} would ")) for fact in self.facts)
        because = f" Because of {with_stop(self.card)}" if self.card and not said else ""
        facts = f" Here: {with_stop('; '.join(self.facts))}" if self.facts else ""
        return f"{self.sentence}{because}{facts}"

    def in_chinese(self) -> str:
        """The refusal for a Chinese reader.

        >>> print(Refusal.of(find_rule("ask.duel-over").code).in_chinese())
        决斗已经结束，不能再进行任何操作。［ask.duel-over，本引擎］
        """
        said = any(fact.startswith((f"「{self.card_zh}」：", f"「{self.card_zh}」适用中")) for fact in self.facts_zh)
        because = f"因为「{self.card_zh}」。" if self.card_zh and not said else ""
        facts = f"（{'；'.join(self.facts_zh)}）" if self.facts_zh else ""
        rule = find_rule(self.rule)
        return f"{rule.in_chinese()}{because}{facts}［{self.rule}，{rule.source_zh}］"
