"""Sentences rendered back for the reader: English as problem-solving card text, Chinese as the OCG writes it."""

from collections.abc import Callable, Mapping
from typing import Final

from spellspeed.lang.say.say import Speaker
from spellspeed.lang.say.small_things import Unsaid
from spellspeed.lang.words.becoming import becomes_monster
from spellspeed.lang.words.choices import Choice, Condition
from spellspeed.lang.words.deeds import Deed
from spellspeed.lang.words.lines import Activation, Card, Line
from spellspeed.lang.words.timings import Timing

Names = Callable[[str], str] | Mapping[str, str]

# What every Gemini Monster says in front of its bullets.
GEMINI_TEXT: Final = {
    "en": "[Gemini] On the field and in the Graveyard this card is a Normal Monster. While it is one on the field, you "
    "can Normal Summon it again: then it is an Effect Monster and has what follows.",
    "zh": "【二重】这张卡在场上·墓地当作通常怪兽。场上的当作通常怪兽的这张卡可以作为通常召唤再1次召唤，"
    "之后这张卡是效果怪兽并得到以下效果。",
}

__all__ = [
    "GEMINI_TEXT",
    "Names",
    "Unsaid",
    "render_card",
    "render_choice",
    "render_condition",
    "render_deed",
    "render_line",
    "render_timing",
]


def render_card(card: Card, names: Names | None = None, lang: str = "en") -> list[str]:
    """Return the text of a card, a string a line; `names` says what a card is called in the reader's language.

    >>> from spellspeed.lang.words.lines import Activation
    >>> from spellspeed.lang.words.verbs import Draw
    >>> render_card(Card(55144522, "Pot of Greed", Activation(do=Draw(2))))
    ['[Card activation] Draw 2 cards.']
    """
    pendulum = [render_line(line, names, lang, card.name, pendulum=True) for line in card.pendulum]
    texts = [render_line(line, names, lang, card.name) for line in card.lines]
    if becomes_monster(card):
        # What a Trap has besides its activation it has as the monster that it becomes.
        texts = [text + belongs_to_monster(line, lang) for line, text in zip(card.lines, texts, strict=True)]
    return pendulum + texts + render_gemini(card, names, lang)


def render_gemini(card: Card, names: Names | None = None, lang: str = "en") -> list[str]:
    """Return what a Gemini Monster says: when it is a Normal Monster, and behind bullets what it has summoned again.

    >>> from spellspeed.lang.words.lines import Ignition
    >>> from spellspeed.lang.words.verbs import Draw
    >>> print(render_gemini(Card(1, "Test", gemini=(Ignition(do=Draw(1)),)))[1])
    ● [Ignition Effect] Draw 1 card.
    """
    if not card.gemini:
        return []
    return [GEMINI_TEXT[lang], *[render_line(line, names, lang, card.name, gemini=True) for line in card.gemini]]


def belongs_to_monster(line: Line, lang: str) -> str:
    """Return what is added to a line that a Trap has only as a monster, nothing for another line."""
    if isinstance(line, Activation) or getattr(line, "from_", None) is not None:
        return ""
    return "（仅限作为怪兽的这张卡）" if lang == "zh" else " (Only as a monster.)"


def render_line(
    line: Line,
    names: Names | None = None,
    lang: str = "en",
    card: str = "",
    pendulum: bool = False,
    gemini: bool = False,
) -> str:
    """Return the text of one line; `card` is the English name of the card that it stands on, if that is known.

    With `pendulum` it is a Pendulum Effect, and says so; with `gemini` it stands behind a bullet.

    >>> from spellspeed.lang.words.lines import Ignition, Limit
    >>> from spellspeed.lang.words.verbs import Draw
    >>> from spellspeed.lang.words.every_word import PER_EFFECT
    >>> line = Ignition(1, limit=Limit(PER_EFFECT), do=Draw(1))
    >>> render_line(line, lang="zh", card="Kuriboh", names={"Kuriboh": "栗子球"})
    '①【起动效果】自己抽1张。「栗子球」的这个效果1回合只能使用1次。'
    >>> render_line(line)
    '① [Ignition Effect] Draw 1 card. You can only use this effect of cards with this name once per turn.'
    """
    if lang not in GEMINI_TEXT:
        raise ValueError(f"there is no card text in {lang!r}, only in 'en' and 'zh'")
    bullet = "● " if gemini and lang == "en" else "●" if gemini else ""
    kind = "" if not pendulum else "灵摆效果" if lang == "zh" else "Pendulum Effect "
    return bullet + kind + Speaker(lang, translation(names), card, line).say(line)


def render_deed(line: Line, deed: Deed, names: Names | None = None, lang: str = "en", card: str = "") -> str:
    """Return the text of one deed of a line.

    >>> from spellspeed.lang.words.lines import Ignition
    >>> from spellspeed.lang.words.verbs import Draw
    >>> line = Ignition(1, do=Draw(1))
    >>> render_deed(line, Draw(1)), render_deed(line, Draw(1), lang="zh")
    ('draw 1 card', '自己抽1张')
    """
    return Speaker(lang, translation(names), card, line).say(deed)


def render_timing(line: Line, timing: Timing, names: Names | None = None, lang: str = "en", card: str = "") -> str:
    """Return the text of what a line answers.

    >>> from spellspeed.lang.words.lines import Trigger
    >>> from spellspeed.lang.words.timings import Summoned, When
    >>> from spellspeed.lang.words.nouns import Monster
    >>> when = When(Summoned(Monster()))
    >>> render_timing(Trigger(1, when), when)
    'when a monster is Summoned'
    """
    return Speaker(lang, translation(names), card, line).say(timing)


def render_condition(
    line: Line, condition: Condition, names: Names | None = None, lang: str = "en", card: str = ""
) -> str:
    """Return the text of a condition of a line, as it stands in front of what depends on it.

    >>> from spellspeed.lang.words.choices import Exists
    >>> from spellspeed.lang.words.lines import Ignition
    >>> from spellspeed.lang.words.nouns import Monster
    >>> from spellspeed.lang.words.places_said import YOUR_FIELD
    >>> there = Exists(Monster(), YOUR_FIELD)
    >>> render_condition(Ignition(1, needs=there), there)
    'if you control a monster'
    """
    return Speaker(lang, translation(names), card, line).say(condition, "provided")


def render_choice(line: Line, choice: Choice, names: Names | None = None, lang: str = "en", card: str = "") -> str:
    """Return the text of cards that a line chooses.

    >>> from spellspeed.lang.words.choices import One
    >>> from spellspeed.lang.words.lines import Ignition
    >>> from spellspeed.lang.words.nouns import Monster
    >>> from spellspeed.lang.words.places_said import OPPONENTS_FIELD
    >>> one = One(Monster(), OPPONENTS_FIELD)
    >>> render_choice(Ignition(1, target=one), one), render_choice(Ignition(1, target=one), one, lang="zh")
    ("1 monster on your opponent's field", '对方场上的1只怪兽')
    """
    return Speaker(lang, translation(names), card, line).say(choice)


def translation(names: Names | None) -> Callable[[str], str]:
    """Return how an English name is said; a name that is not listed stays as it is.

    >>> translation({"Umi": "海"})("Umi"), translation(None)("Umi")
    ('海', 'Umi')
    """
    if names is None:
        return str
    if isinstance(names, Mapping):
        known = names
        return lambda name: known.get(name, name)
    return names
