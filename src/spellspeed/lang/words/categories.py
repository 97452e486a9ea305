"""To which of the OCG's kinds of effect a line belongs.

rule: effect-type.kinds.four-plus-unclassified
"""

from typing import Final

from spellspeed.lang.words.lasting import single_deeds
from spellspeed.lang.words.lines import (
    AttackCost,
    Clause,
    Continuous,
    Flip,
    Ignition,
    Instead,
    Line,
    Materials,
    OnlyOne,
    OnlyPlaced,
    Quick,
    Substitute,
    SummonCondition,
    SummonProcedure,
    TributeProcedure,
    Trigger,
    Unclassified,
)
from spellspeed.lang.words.nouns import THIS_CARD
from spellspeed.lang.words.verbs import Redirect
from spellspeed.words import EXTRA_DECK_KINDS, ON_THE_FIELD, RITUAL, SPECIAL_SUMMON_ONLY

CONTINUOUS_EFFECT: Final = "continuous"
IGNITION_EFFECT: Final = "ignition"
TRIGGER_EFFECT: Final = "trigger"
QUICK_EFFECT: Final = "quick"
UNCLASSIFIED_EFFECT: Final = "unclassified"
NO_EFFECT: Final = ""
# A monster that cannot be Normal Summoned is Special Summoned by fulfilling a condition, which is no effect.
OF_A_CONDITION: Final = EXTRA_DECK_KINDS | RITUAL | SPECIAL_SUMMON_ONLY


def category_of(line: Line, kind: int, place: int = ON_THE_FIELD) -> str:
    """Return the kind of effect that a line of a monster of this kind is, where the monster is; "" for no effect.

    >>> from spellspeed.lang.words.verbs import Draw
    >>> category_of(Ignition(do=Draw(1)), 0), category_of(OnlyOne(), 0), category_of(Materials(), 0)
    ('ignition', 'unclassified', '')
    """
    match line:
        case Ignition():
            return IGNITION_EFFECT
        case Quick():
            return QUICK_EFFECT
        case Trigger() | Flip():
            return TRIGGER_EFFECT
        case Continuous() | Instead():
            return CONTINUOUS_EFFECT if is_continuous(line, place) else UNCLASSIFIED_EFFECT
        case Unclassified() | OnlyOne() | Substitute():
            return UNCLASSIFIED_EFFECT
        case SummonProcedure():
            # rule: effect-type.unclassified.own-summon-without-chain
            return NO_EFFECT if kind & OF_A_CONDITION else UNCLASSIFIED_EFFECT
        case Clause() | SummonCondition() | TributeProcedure() | Materials() | AttackCost() | OnlyPlaced():
            return NO_EFFECT
    raise TypeError(f"{line!r} is no line of a monster")


def is_continuous(line: Continuous | Instead, place: int = ON_THE_FIELD) -> bool:
    """Tell whether what goes on is a Continuous Effect: on the field, and not about where the card itself goes."""
    if not place & ON_THE_FIELD:
        return False
    if isinstance(line, Instead):
        return line.from_ is None or line.from_.yours.value & ON_THE_FIELD != 0
    deeds = () if line.do is None else tuple(single_deeds(line.do))
    return not any(isinstance(deed, Redirect) and deed.cards == THIS_CARD for deed in deeds)
