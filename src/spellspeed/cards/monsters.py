"""Effect Monsters."""

from typing import Final

from spellspeed.lang.choices import All, Both, Exists, One, UpTo
from spellspeed.lang.lines import Card, Continuous, Flip, Ignition, Limit, Trigger, Unclassified
from spellspeed.lang.nouns import THE_TARGET, THIS_CARD, AnyCard, AtMost, Monster, Ref, Spell, Trap
from spellspeed.lang.places import (
    EITHER_GRAVEYARD,
    THE_FIELD,
    YOUR_DECK,
    YOUR_FIELD,
    YOUR_GRAVEYARD,
    YOUR_HAND,
)
from spellspeed.lang.timings import If, Sent
from spellspeed.lang.verbs import (
    AddToHand,
    Destroy,
    Forbid,
    InflictDamage,
    NegateEffectsOf,
    Tribute,
    WinTheDuel,
)
from spellspeed.words import ACTIVATING, OPPONENT, PER_EFFECT, UNTIL_TURN_ENDS, YOU

THE_ADDED_CARD: Final = Ref("the added card")

MAN_EATER_BUG: Final = Card(
    54652250,
    "Man-Eater Bug",
    Flip(1, target=One(Monster(), THE_FIELD), do=Destroy(THE_TARGET)),
)

HANE_HANE: Final = Card(
    7089711,
    "Hane-Hane",
    Flip(1, target=One(Monster(), THE_FIELD), do=AddToHand(THE_TARGET)),
)

PENGUIN_SOLDIER: Final = Card(
    93920745,
    "Penguin Soldier",
    Flip(target=UpTo(2, Monster(), THE_FIELD), do=AddToHand(THE_TARGET), mandatory=False),
)

MAGICIAN_OF_FAITH: Final = Card(
    31560081,
    "Magician of Faith",
    Flip(1, target=One(Spell(), YOUR_GRAVEYARD), do=AddToHand(THE_TARGET)),
)

SANGAN: Final = Card(
    26202165,
    "Sangan",
    Trigger(
        1,
        when=If(Sent(THIS_CARD, to=EITHER_GRAVEYARD, from_=THE_FIELD)),
        limit=Limit(PER_EFFECT),
        do=AddToHand(One(Monster(atk=AtMost(1500)), YOUR_DECK), called=THE_ADDED_CARD).and_if_you_do(
            Forbid(ACTIVATING, who=YOU, what=AnyCard(named_like=THE_ADDED_CARD), until=UNTIL_TURN_ENDS)
        ),
        from_=YOUR_GRAVEYARD,
        mandatory=True,
    ),
)

CANNON_SOLDIER: Final = Card(
    11384280,
    "Cannon Soldier",
    Ignition(cost=Tribute(One(Monster(), YOUR_FIELD)), do=InflictDamage(500, OPPONENT)),
)

# The Chinese text chooses the monster after the activation; by the card's rulings it is targeted.
EXILED_FORCE: Final = Card(
    74131780,
    "Exiled Force",
    Ignition(cost=Tribute(THIS_CARD), target=One(Monster(), THE_FIELD), do=Destroy(THE_TARGET)),
)

# The Chinese text speaks of Traps on the field only: those in the Graveyard can be activated.
JINZO: Final = Card(
    77585513,
    "Jinzo",
    Continuous(1, Forbid(ACTIVATING, All(Trap(), THE_FIELD))),
    Continuous(do=NegateEffectsOf(All(Trap(), THE_FIELD))),
)

EXODIA_THE_FORBIDDEN_ONE: Final = Card(
    33396948,
    "Exodia the Forbidden One",
    Unclassified(
        if_=Both(
            Both(
                Exists(Monster(name=("Exodia the Forbidden One",)), YOUR_HAND),
                Both(
                    Exists(Monster(name=("Right Arm of the Forbidden One",)), YOUR_HAND),
                    Exists(Monster(name=("Left Arm of the Forbidden One",)), YOUR_HAND),
                ),
            ),
            Both(
                Exists(Monster(name=("Right Leg of the Forbidden One",)), YOUR_HAND),
                Exists(Monster(name=("Left Leg of the Forbidden One",)), YOUR_HAND),
            ),
        ),
        do=WinTheDuel(),
    ),
)

CARDS: Final = (
    MAN_EATER_BUG,
    HANE_HANE,
    PENGUIN_SOLDIER,
    MAGICIAN_OF_FAITH,
    SANGAN,
    CANNON_SOLDIER,
    EXILED_FORCE,
    JINZO,
    EXODIA_THE_FORBIDDEN_ONE,
)
