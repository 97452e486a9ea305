"""The table of phrases: how every part of a sentence is said in English and in Chinese, a row for each meaning."""

from typing import Final

from spellspeed.lang.phrases.choices import CHOICES
from spellspeed.lang.phrases.conditions import CONDITIONS
from spellspeed.lang.phrases.deeds import DEEDS
from spellspeed.lang.phrases.filters import HEADS_OF, MODIFIERS, ORDERS, PLACED, TRAITS
from spellspeed.lang.phrases.happenings import HAPPENINGS, TIMINGS
from spellspeed.lang.phrases.lasting import LASTING
from spellspeed.lang.phrases.lines import LINES
from spellspeed.lang.phrases.numbers import NUMBERS, PLAIN, RANGES
from spellspeed.lang.phrases.places import PLACES
from spellspeed.lang.phrases.row import Phrase
from spellspeed.lang.phrases.single_words_said import VERBS, WORDS
from spellspeed.lang.words.choices import Both, Either
from spellspeed.lang.words.node import Node
from spellspeed.lang.words.nouns import Difference, Half, Lowest, Plus, Times

__all__ = ["ALL", "BRACKETED", "HEADS_OF", "MODIFIERS", "ORDERS", "PLACED", "PLAIN", "ROWS", "VERBS", "WORDS"]

ALL: Final[tuple[Phrase, ...]] = (
    *NUMBERS, *RANGES, *PLACES, *TRAITS, *CHOICES, *CONDITIONS, *DEEDS, *LASTING, *TIMINGS, *HAPPENINGS, *LINES,
)  # fmt: skip
ROWS: Final[dict[type[Node], dict[str, list[Phrase]]]] = {}
for each in ALL:
    ROWS.setdefault(each.node, {}).setdefault(each.form, []).append(each)
# In which forms what stands in brackets to show what belongs together.
BRACKETED: Final[dict[str, tuple[type[Node], ...]]] = {
    "part": (Times, Half, Difference, Plus, Lowest),
    "grouped": (Both, Either),
}
