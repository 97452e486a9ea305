"""What a Gemini Monster says of itself: the effects behind its bullet, and no other card has such."""

from collections.abc import Iterator

from spellspeed.lang.words.every_word import GEMINI
from spellspeed.lang.words.inside import label
from spellspeed.lang.words.lines import Card, Continuous, Ignition, Instead, Quick, Trigger, Unclassified
from spellspeed.lang.words.terms import Kind


def find_gemini_slips(card: Card, kind: Kind | None) -> Iterator[tuple[str, str]]:
    """Say what is wrong with the effects that a card of this kind has only while it is summoned again, and where.

    >>> from spellspeed.lang.words.verbs import Draw
    >>> from spellspeed.lang.words.every_word import EFFECT, MONSTER
    >>> list(find_gemini_slips(Card(1, "Test", gemini=(Ignition(do=Draw(1)),)), MONSTER | EFFECT))
    [('Test', 'only a Gemini Monster is summoned again')]
    """
    if kind is not None and bool(card.gemini) != bool(kind & GEMINI):
        own = "a Gemini Monster says with gemini= what it has while it is summoned again"
        yield card.name, own if kind & GEMINI else "only a Gemini Monster is summoned again"
    first = len(card.lines + card.pendulum)
    for at, line in enumerate(card.gemini):
        if not isinstance(line, (Ignition, Quick, Trigger, Continuous, Instead, Unclassified)):
            yield label(card, first + at), f"a monster does not gain {type(line).__name__} by a summon"
