"""Shield Gardnas, which wait face-down for a Spell, and monsters that hardly anything destroys."""

from typing import Final

from spellspeed.lang.vocabulary import *

A_SPELL_AIMS_AT_IT: Final = When(Activated(Spell(), targeting=THIS_CARD, alone=True))

BIG_SHIELD_GARDNA: Final = Card(
    65240384,
    "Big Shield Gardna",
    Quick(
        1,
        when=A_SPELL_AIMS_AT_IT,
        do=ChangePosition(THIS_CARD, FACE_UP_DEFENSE).and_if_you_do(Negate(THE_ACTIVATION)),
        mandatory=True,
        face_down=True,
    ),
    Continuous(
        2,
        ChangePosition(THIS_CARD, FACE_UP_ATTACK),
        when=If(BattleReached(END_OF_DAMAGE_STEP, THIS_CARD, role=AS_ATTACKED)),
    ),
)

MID_SHIELD_GARDNA: Final = Card(
    75487237,
    "Mid Shield Gardna",
    Ignition(limit=Limit(), do=ChangePosition(THIS_CARD, FACE_DOWN_DEFENSE)),
    Quick(
        when=A_SPELL_AIMS_AT_IT,
        do=Negate(THE_ACTIVATION).also(ChangePosition(THIS_CARD, FACE_UP_DEFENSE)),
        mandatory=True,
        face_down=True,
    ),
)

DIFFERENT_DIMENSION_DRAGON: Final = Card(
    50939127,
    "Different Dimension Dragon",
    Continuous(do=Forbid(BEING_DESTROYED_BY_EFFECTS, THIS_CARD, by=SpellOrTrap(that=NotTargeting(THIS_CARD)))),
    Continuous(do=Forbid(BEING_DESTROYED_BY_BATTLE, THIS_CARD, by=Monster(atk=AtMost(1900)))),
)

# ------------------------------------------------------------------------------------------- damage of another kind

GRAVEKEEPERS_VASSAL: Final = Card(
    99690140, "Gravekeeper's Vassal", Continuous(do=ChangeDamage(EFFECT_INSTEAD, OPPONENT, cards=THIS_CARD))
)

CARDS: Final[tuple[Card, ...]] = (BIG_SHIELD_GARDNA, MID_SHIELD_GARDNA, DIFFERENT_DIMENSION_DRAGON, GRAVEKEEPERS_VASSAL)
