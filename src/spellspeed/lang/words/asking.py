"""What the text of a card asks about that somebody must have kept count of until then."""

from spellspeed.lang.codes.card_code import Program
from spellspeed.lang.words.lines import Card
from spellspeed.lang.words.node import words_in
from spellspeed.lang.words.nouns import (
    THIS_CARD,
    Filter,
    MaterialsUsed,
    StandbysPassed,
    SummonedBy,
    WasMaterial,
    all_names,
)


def names_in_text(card: Card) -> list[str]:
    """Return the names of cards that the text of a card names, each once.

    >>> names_in_text(Card(1, "A card"))
    []
    """
    found: list[str] = []
    for line in card.all_lines():
        for word in words_in(line):
            if isinstance(word, Filter):
                for said in (word.name, word.not_name, word.summoned_by):
                    found += [name for name in all_names(said) if name not in found]
    return found


def note_what_is_asked(program: Program, card: Card) -> None:
    """Note which of these things the text of a card asks about."""
    words = [word for line in card.all_lines() for word in words_in(line)]
    program.counts_standbys = any(isinstance(word, StandbysPassed) for word in words)
    program.asks_tributes = any(isinstance(word, MaterialsUsed) and word.tributes for word in words)
    # What was given for this very card is asked of one that can be Tribute Summoned.
    program.asks_tributes |= any(isinstance(word, WasMaterial) and word.of == THIS_CARD for word in words)
    asked = [word for word in words if isinstance(word, SummonedBy) or (isinstance(word, Filter) and word.summoned_by)]
    program.asks_origin = bool(asked)
