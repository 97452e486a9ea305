"""English for players, and the small words: articles, lists, ordinals, ranges of plain numbers."""

from typing import Final

from spellspeed.lang.nouns import AtLeast, AtMost, Numbers, Range
from spellspeed.lang.render.spoken_of import A_MONSTER_THERE, SOME_CARD, THE_ATTACKER
from spellspeed.lang.render.tables import EN, SUMMONS, pieces
from spellspeed.lang.terms import Player, Way
from spellspeed.lang.words import EITHER, OPPONENT, SUMMONED_ANYHOW, YOU

WHO: Final = {YOU: "you", OPPONENT: "your opponent", EITHER: "both players"}
ANYBODY: Final = {YOU: "you", OPPONENT: "your opponent", EITHER: "either player"}
WHOSE: Final = {YOU: "your", OPPONENT: "your opponent's", EITHER: "either player's"}
CONTROLLED: Final = {
    Player(0): "",
    YOU: "you control",
    OPPONENT: "your opponent controls",
    EITHER: "either player controls",
}
OWNED: Final = {Player(0): "", YOU: "you own", OPPONENT: "your opponent owns", EITHER: "either player owns"}
PICKER: Final = {YOU: "", OPPONENT: " (your opponent chooses)", EITHER: " (each player chooses their own)"}
RANDOM_PICKER: Final = {
    YOU: " (at random)",
    OPPONENT: " (at random, by your opponent)",
    EITHER: " (at random, by both players)",
}
THAT: Final = {SOME_CARD: "that card", A_MONSTER_THERE: "that monster", THE_ATTACKER: "that attacking monster"}
BOTH: Final = {
    f" {preposition} either {place}": f" {preposition} both {place}s"
    for preposition in ("in", "from")
    for place in ("hand", "Deck", "Extra Deck", "GY")
}
AN_ANYWAY: Final = ("X",)  # "an Xyz Monster"
A_ANYWAY: Final = ("Uni",)  # "a Union Monster"


def listed(parts: list[str], last: str) -> str:
    """Return a list as a sentence has it.

    >>> listed(["hand"], "or"), listed(["hand", "GY"], "or"), listed(["hand", "Deck", "GY"], "or")
    ('hand', 'hand or GY', 'hand, Deck, or GY')
    """
    if len(parts) < 3:
        return f" {last} ".join(parts)
    return f"{', '.join(parts[:-1])}, {last} {parts[-1]}"


def closed(cards: str) -> str:
    """Return cards before what becomes of them: an exception stands between two commas.

    >>> closed("1 card from your hand"), closed("1 card from your hand, except this card")
    ('1 card from your hand', '1 card from your hand, except this card,')
    """
    return f"{cards}," if ", except " in cards and not cards.endswith(")") else cards


def a(noun: str) -> str:
    """Return a noun with its article.

    >>> a("monster"), a("Effect Monster"), a("Xyz Monster"), a("Union Monster")
    ('a monster', 'an Effect Monster', 'an Xyz Monster', 'a Union Monster')
    """
    start = noun.lstrip('"')
    vowel = start[:1].lower() in tuple("aeiou")
    return f"an {noun}" if (vowel or start.startswith(AN_ANYWAY)) and not start.startswith(A_ANYWAY) else f"a {noun}"


def ordinal(number: int) -> str:
    """Return the number of something in a row.

    >>> ordinal(1), ordinal(2), ordinal(3), ordinal(11)
    ('1st', '2nd', '3rd', '11th')
    """
    return f"{number}{'th' if 10 < number % 100 < 14 else {1: 'st', 2: 'nd', 3: 'rd'}.get(number % 10, 'th')}"


def summoned(ways: Way) -> str:
    """Return how a monster is Summoned.

    >>> from spellspeed.lang.words import SUMMONED_BY_FLIPPING, SUMMONED_SPECIALLY
    >>> summoned(SUMMONED_ANYHOW), summoned(SUMMONED_BY_FLIPPING | SUMMONED_SPECIALLY)
    ('Summon', 'Flip/Special Summon')
    """
    return "Summon" if ways == SUMMONED_ANYHOW else "/".join(pieces(SUMMONS, ways, EN)) + " Summon"


def and_more(range_: Numbers) -> str:
    """Return the words of a range of plain numbers.

    >>> and_more(AtMost(4)), and_more(4), and_more(Range(3, 5))
    ('4 or less', '4', '3 to 5')
    """
    match range_:
        case AtMost():
            return f"{range_.most} or less"
        case AtLeast():
            return f"{range_.least} or more"
    if not isinstance(range_, Range):
        return f"{range_}"
    if range_.least is None:
        return "any" if range_.most is None else f"no more than {range_.most}"
    return f"no less than {range_.least}" if range_.most is None else f"{range_.least} to {range_.most}"
