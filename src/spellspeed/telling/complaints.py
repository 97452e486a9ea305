"""Complaints that know English only, said in Chinese: one table of sentences with holes for what they are about."""

import re
from functools import cache
from typing import Final

from spellspeed.pool import CardPool
from spellspeed.rulebook.book import all_rules
from spellspeed.telling.complaint_words import SENTENCES, WORDS

HOLE: Final = re.compile(r"\{\}")
RULE: Final = re.compile(r"(.*?)\s*\[([a-z0-9-]+(?:\.[a-z0-9-]+)+), [^\]]*\]", re.DOTALL)
QUOTED: Final = re.compile(r"'([^']*)'|\"([^\"]*)\"")
DEEPEST: Final = 8  # complaints in complaints; what somebody typed may look like any number of them


def complain_in_chinese(complaint: str, deep: int = 0) -> str:
    """Return a complaint in Chinese, as it is where no sentence of the table fits it.

    >>> complain_in_chinese("line 2, column 5: no list is called 'hnad'; there are hand, deck; did you mean 'hand'?")
    '第2行第5列：没有叫“hnad”的栏；有手卡、卡组；是不是“hand”？'
    >>> complain_in_chinese("argument --seed: invalid int value: 'x'")
    '--seed：“x”不是整数'
    """
    for pattern, chinese in read_table(SENTENCES) if deep < DEEPEST else ():
        found = pattern.fullmatch(complaint)
        if found is not None:
            return chinese.format(*[say_part(part or "", deep + 1) for part in found.groups()])
    return complaint


def say_part(part: str, deep: int) -> str:
    """Return what stands in a hole of a sentence: words of ours, a rule, another complaint, or what somebody wrote.

    >>> say_part("hand, deck", 1), say_part("'Kuribo'", 1), say_part("Kuriboh", 1)
    ('手卡、卡组', '“Kuribo”', '「栗子球」')
    """
    words = [WORDS.get(word) for word in part.split(", ")]
    if all(words):
        return "、".join([word for word in words if word])
    ruled = RULE.fullmatch(part)
    if ruled is not None:
        for rule in all_rules():
            if rule.id == ruled[2] and rule.in_english() == ruled[1]:
                return f"{rule.in_chinese()}［{rule.id}，{rule.source_zh}］"
    if quoted := QUOTED.fullmatch(part):
        return f"“{quoted[1] or quoted[2] or ''}”"
    told = complain_in_chinese(part, deep)
    return call_card(part) if told == part else told


def call_card(name: str) -> str:
    """Return a card's Chinese name for its English one, and any other text as it is.

    >>> call_card("Mystical Elf"), call_card("deck.ydk")
    ('「圣精灵」', 'deck.ydk')
    """
    try:
        card = CardPool.builtin().find(name)
    except (ValueError, LookupError):
        return name
    return f"「{card.name_zh}」" if card.name_en == name and card.name_zh else name


@cache
def read_table(sentences: tuple[tuple[str, str], ...]) -> tuple[tuple[re.Pattern[str], str], ...]:
    """Return sentences with holes as patterns, in the order in which they are tried.

    >>> read_table((("no {} here", "这里没有{0}"),))[0][0].fullmatch("no card here")[1]
    'card'
    """
    return tuple(
        (re.compile("(.*?)".join([re.escape(part) for part in HOLE.split(english)]), re.DOTALL), chinese)
        for english, chinese in sentences
    )
