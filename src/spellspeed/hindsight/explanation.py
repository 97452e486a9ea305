"""The answer to "why?": the rule, what it has to do with this duel, and the events that led to it."""

from dataclasses import dataclass

from spellspeed.rulebook.book import Pair, find_rule, with_stop


@dataclass(frozen=True, repr=False)
class Explanation:
    """Why something happened, or did not: the rule with its sentence and source, the facts, and what led to it.

    `causes` are places in `Duel.events`, so one can ask on; `omitted` is what did not happen because of the event.

    >>> fact = ("Mystical Space Typhoon did this", "「旋风」做了这件事")
    >>> why = Explanation.of("move.destroy.then-sent-to-gy", 4, (fact,), (2,))
    >>> why.rule, why.place, why.causes, why.facts_zh
    ('move.destroy.then-sent-to-gy', 4, (2,), ('「旋风」做了这件事',))
    """

    rule: str
    place: int  # of the event that was asked about, or without which it would have happened
    sentence: str
    source: str
    facts: tuple[str, ...] = ()
    facts_zh: tuple[str, ...] = ()
    causes: tuple[int, ...] = ()
    omitted: tuple["Explanation", ...] = ()

    @classmethod
    def of(
        cls,
        rule_id: str,
        place: int,
        facts: tuple[Pair, ...] = (),
        causes: tuple[int, ...] = (),
        omitted: tuple["Explanation", ...] = (),
    ) -> "Explanation":
        """The explanation by the rule with this id; facts are given in English and in Chinese."""
        rule = find_rule(rule_id)
        english = tuple([fact[0] for fact in facts])
        chinese = tuple([fact[1] for fact in facts])
        return cls(rule_id, place, rule.in_english(), rule.source, english, chinese, causes, omitted)

    def __str__(self) -> str:
        return f"{self._told()} [{self.rule}, {self.source}]"

    def __repr__(self) -> str:
        return f"<{self.rule}: {self._told()}>"

    def _told(self) -> str:
        """The sentence and the facts."""
        return f"{self.sentence} Here: {with_stop('; '.join(self.facts))}" if self.facts else self.sentence

    def in_chinese(self) -> str:
        """The explanation for a Chinese reader.

        >>> print(Explanation.of("ask.endless-loop", 0).in_chinese())
        在没有任何玩家能够选择的情况下局面重复出现时，决斗以平局结束。［ask.endless-loop，本引擎］
        """
        rule = find_rule(self.rule)
        facts = f"（{'；'.join(self.facts_zh)}）" if self.facts_zh else ""
        return f"{rule.in_chinese()}{facts}［{self.rule}，{rule.source_zh}］"
