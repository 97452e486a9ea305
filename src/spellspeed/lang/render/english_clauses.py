"""How English clauses are put together."""

from typing import Final

from spellspeed.lang.render.english_words import WHO
from spellspeed.lang.terms import Player
from spellspeed.lang.words import EITHER, YOU

# How what is paid is said behind "by".
GERUNDS: Final = {
    "add": "adding",
    "banish": "banishing",
    "discard": "discarding",
    "pay": "paying",
    "place": "placing",
    "remove": "removing",
    "return": "returning",
    "reveal": "revealing",
    "send": "sending",
    "shuffle": "shuffling",
    "Tribute": "Tributing",
}


def capital(text: str) -> str:
    """Return a text with a capital in front.

    >>> capital("draw 1 card"), capital("(if you can, draw 1 card)")
    ('Draw 1 card', '(If you can, draw 1 card)')
    """
    at = 1 if text.startswith("(") else 0
    return text[:at] + text[at : at + 1].upper() + text[at + 1 :]


def often(times: int) -> str:
    """Return how often.

    >>> often(1), often(2), often(3)
    ('once', 'twice', '3 times')
    """
    return {1: "once", 2: "twice"}.get(times, f"{times} times")


def acted(what: str, verb: str, done: str, by: Player) -> str:
    """Return what is done to something, or who does it.

    >>> from spellspeed.lang.words import OPPONENT
    >>> acted("a monster", "Summon", "Summoned", EITHER), acted("a monster", "Summon", "Summoned", OPPONENT)
    ('a monster is Summoned', 'your opponent Summons a monster')
    """
    if by == EITHER:
        return f"{what} is {done}"
    return f"{WHO[by]} {verb}{'' if by == YOU else 's'} {what}"


def sentence(before: list[str], main: str) -> str:
    """Return conditions and what follows them, with capitals in front.

    >>> sentence(["once per turn", "if you control no monsters"], "draw 1 card.")
    'Once per turn, if you control no monsters: Draw 1 card.'
    """
    return f"{capital(', '.join(before))}: {capital(main)}" if before else capital(main)
