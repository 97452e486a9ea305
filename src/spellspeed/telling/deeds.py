"""What one deed of a card says, in the words of its text."""

from collections.abc import Callable
from dataclasses import fields, replace
from typing import TYPE_CHECKING, Any

from spellspeed.lang.codes.code import GRANTED, LENT, OP_LATER
from spellspeed.lang.codes.line_code import LineCode
from spellspeed.lang.words.every_word import FOR_GOOD
from spellspeed.pool import CardPool
from spellspeed.wording import check_language

if TYPE_CHECKING:
    from spellspeed.lang.words.deeds import Deed
    from spellspeed.lang.words.lines import Line


def say_deed(pool: CardPool, card: int, line: LineCode, at: int, lang: str = "en") -> str:
    """Return what a step of a line says in the words of its card, but for how long; the whole line if it says nothing.

    Of a step that puts others off, what is put off.

    >>> pool = CardPool.builtin()
    >>> rush = pool.find("Rush Recklessly").index
    >>> line = pool.programs[rush].lines[0]
    >>> [say_deed(pool, rush, line, line.deeds_at, lang) for lang in ("en", "zh")]
    ['the target gains 700 ATK', '作为对象的怪兽的攻击力上升700']
    """
    from spellspeed.lang.say.text import (  # the card language costs more to import than all else
        render_deed,
        render_line,
    )

    named = name_in(pool, check_language(lang))
    text = find_line(pool, card, line)
    if text is None:
        return ""
    name = pool.facts[card].name_en
    deed = find_deed(text, line, at)
    return render_line(text, named, lang, name) if deed is None else render_deed(text, deed, named, lang, name)


def name_in(pool: CardPool, lang: str) -> Callable[[str], str]:
    """Return how a card with an English name is called in a language; a name that no card has stays as it is.

    >>> name_in(CardPool.builtin(), "zh")("Umi"), name_in(CardPool.builtin(), "zh")("Nobody")
    ('海', 'Nobody')
    """

    def named(name: str) -> str:
        try:
            return (pool.find(name).name_zh if lang == "zh" else "") or name
        except LookupError:
            return name

    return named


def find_line(pool: CardPool, card: int, line: LineCode) -> "Line | None":
    """Return the line of a text that was flattened to this one: the card's own, or one that another card lends."""
    from spellspeed.lang.flatten.whole_card import find_granted

    index = line.counts_as  # a Trap may be activated together with an effect
    script = pool.scripts.get(card if index < LENT else index // LENT - 1)
    if script is None:
        return None
    at = index % LENT
    lines = script.all_lines() if at < GRANTED else tuple(find_granted(script))
    at = at if at < GRANTED else at - GRANTED
    return lines[at] if at < len(lines) else None


def find_deed(text: "Line", line: LineCode, at: int) -> "Deed | None":
    """Return the deed of a line that a step was written for, without its duration, None if it stands for none."""
    from spellspeed.lang.words.deeds import Later
    from spellspeed.lang.words.inside import everything
    from spellspeed.lang.words.lasting import written_deeds

    step = line.steps[at]
    if step.op == OP_LATER:
        number = len([each for each in line.steps[:at] if each.op == OP_LATER])
        later = [node for _, node in everything("", text) if isinstance(node, Later)]
        return later[number].do if number < len(later) else None
    # What the player may not do in the turn of the activation is counted behind the effect.
    parts = [getattr(text, part, None) for part in (("cost",) if step.as_cost else ("do", "oath"))]
    deeds = [deed for part in parts if part is not None for deed in written_deeds(part)]
    return without_end(deeds[step.said]) if 0 <= step.said < len(deeds) else None


def without_end(deed: "Deed") -> "Deed":
    """Return a deed that does not say how long it lasts: when it was applied that was told from then, not from now."""
    given: dict[str, Any] = {field.name: FOR_GOOD for field in fields(deed) if field.name == "until"}
    return replace(deed, **given)
