"""What a tournament says in a sentence, and the refusal that carries one."""

from collections.abc import Mapping
from typing import NamedTuple

from spellspeed.event.messages import SENTENCES
from spellspeed.rulebook.book import Pair

Fact = int | str | Pair  # a pair is said in the language of the sentence


class Sentence(NamedTuple):
    """A sentence of the table of messages, with the facts it tells.

    >>> Sentence("no-such-table", {"table": 9, "round": 2}).said("en")
    'Round 2 has no table 9.'
    >>> Sentence("no-such-table", {"table": 9, "round": 2}).said("zh")
    '第2轮没有9号桌。'
    """

    key: str
    facts: Mapping[str, Fact]

    def said(self, lang: str = "en") -> str:
        """Return the sentence in English, or in Chinese for "zh".

        >>> Sentence("nothing-left", {}).said()
        'The event is over; standings, pages and exports can still be made.'
        """
        at = 1 if lang == "zh" else 0
        told = {name: fact[at] if isinstance(fact, tuple) else fact for name, fact in self.facts.items()}
        return SENTENCES[self.key][at].format(**told)


class EventRefused(ValueError):
    """A row that the event does not take: why, under which rule of the catalogue if one forbids, and what to do.

    >>> refused = EventRefused(Sentence("no-such-table", {"table": 9, "round": 2}), Sentence("nothing-left", {}))
    >>> str(refused), refused.rule
    ('Round 2 has no table 9.', '')
    """

    def __init__(self, why: Sentence, to_do: Sentence | None = None, rule: str = "") -> None:
        super().__init__(why.said("en"))
        self.why = why
        self.to_do = to_do
        self.rule = rule

    def __reduce__(self) -> tuple[object, ...]:
        return EventRefused, (self.why, self.to_do, self.rule)

    def sentence(self, lang: str = "en") -> str:
        """Return why it is refused.

        >>> EventRefused(Sentence("no-such-table", {"table": 9, "round": 2})).sentence("zh")
        '第2轮没有9号桌。'
        """
        return self.why.said(lang)

    def next_step(self, lang: str = "en") -> str:
        """Return what to do instead, or nothing where the sentence says it all.

        >>> EventRefused(Sentence("no-such-table", {"table": 9, "round": 2})).next_step()
        ''
        """
        return self.to_do.said(lang) if self.to_do else ""


def refuse(key: str, rule: str = "", to_do: Sentence | None = None, **facts: Fact) -> EventRefused:
    """Return the refusal with this sentence of the table.

    >>> refuse("no-such-table", table=9, round=2).sentence()
    'Round 2 has no table 9.'
    """
    return EventRefused(Sentence(key, facts), to_do, rule)
