"""What the check says of a card, for the tests of the check."""

from typing import Any, cast

from spellspeed.lang.check.well_said import check_card
from spellspeed.lang.words.choices import All, One
from spellspeed.lang.words.deeds import Deed
from spellspeed.lang.words.every_word import BEAST, EARTH
from spellspeed.lang.words.lines import Activation, Card, Line
from spellspeed.lang.words.nouns import Monster, Ref, Token
from spellspeed.lang.words.places_said import THE_FIELD

THE_ADDED_CARD = Ref("the added card")
A_MONSTER = One(Monster(), THE_FIELD)
ALL_MONSTERS = All(Monster(), THE_FIELD)
A_TOKEN = Token("Sheep Token", "羊衍生物", EARTH, BEAST, 1, 0, 0)
WRONG = cast(Any, "wrong")
NO_TARGET = "'the target' is used, but the line has no target before it"


def told(*lines: Line, kind: int | None = None) -> list[str]:
    """What the check says of a card with these lines."""
    return [str(problem) for problem in check_card(Card(1, "Test", *lines), kind)]


def told_of(do: Deed | None = None, **words: Any) -> list[str]:
    """What the check says of a Spell with this one line."""
    return told(Activation(1, do=do, **words))
