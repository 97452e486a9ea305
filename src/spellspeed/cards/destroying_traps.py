"""Normal Traps that destroy cards on the field."""

from typing import Final

from spellspeed.lang.vocabulary import *

THE_TRIBUTED_MONSTER: Final = Ref("the Tributed monster")

# ------------------------------------------------------------------------------------------------------------ monsters

ACID_TRAP_HOLE: Final = Card(
    41356845,
    "Acid Trap Hole",
    Activation(
        1,
        target=One(Monster(FACE_DOWN_DEFENSE), THE_FIELD),
        do=ChangePosition(Those(THE_TARGET, Monster(FACE_DOWN_DEFENSE)), FACE_UP_DEFENSE).then(
            OnlyIf(Compare(Stat(DEF, THE_TARGET), AtMost(2000)), Destroy(THE_TARGET)).also(
                OnlyIf(Compare(Stat(DEF, THE_TARGET), AtLeast(2001)), ChangePosition(THE_TARGET, FACE_DOWN_DEFENSE))
            )
        ),
    ),
)

BURST_BREATH: Final = Card(
    80163754,
    "Burst Breath",
    Activation(
        1,
        cost=Tribute(One(Monster(type_=DRAGON), YOUR_FIELD, called=THE_TRIBUTED_MONSTER)),
        do=Destroy(All(Monster(FACE_UP, def_=AtMost(Stat(ATK, THE_TRIBUTED_MONSTER))), THE_FIELD)),
    ),
)

NEEDLE_CEILING: Final = Card(
    38411870,
    "Needle Ceiling",
    Activation(needs=Exists(Monster(), THE_FIELD, AtLeast(4)), do=Destroy(All(Monster(FACE_UP), THE_FIELD))),
)

REALLY_ETERNAL_REST: Final = Card(
    28121403,
    "Really Eternal Rest",
    Activation(do=Destroy(All(Monster(that=HasEquip()), THE_FIELD))),
)

ANTI_RAIGEKI: Final = Card(
    42364257,
    "Anti Raigeki",
    Activation(
        when=When(Activated(Spell(name="Raigeki"), by=OPPONENT)),
        do=Negate(THE_EFFECT).and_if_you_do(Destroy(All(Monster(), OPPONENTS_FIELD))),
    ),
)

# --------------------------------------------------------------------------------------------------- Spells and Traps

MALEVOLENT_CATASTROPHE: Final = Card(
    1224927,
    "Malevolent Catastrophe",
    Activation(
        1,
        when=When(AttackDeclared(Monster(), by=OPPONENT)),
        do=Destroy(All(SpellOrTrap(), THE_FIELD, other_than=THIS_CARD)),
    ),
)

# As with Gust, the card is targeted.
DRIVING_SNOW: Final = Card(
    473469,
    "Driving Snow",
    Activation(
        when=When(
            Sent(Trap(), EITHER_GRAVEYARD, from_=YOUR_FIELD, because=BECAUSE_OF_EFFECT, by=OPPONENT, destroyed=True)
        ),
        target=One(SpellOrTrap(), THE_FIELD, other_than=THIS_CARD),
        do=Destroy(THE_TARGET),
    ),
)

DISARMAMENT: Final = Card(
    20727787,
    "Disarmament",
    Activation(do=Destroy(All(AnyCard(that=IsEquipped()), THE_FIELD))),
)

HUGE_REVOLUTION: Final = Card(
    65396880,
    "Huge Revolution",
    Activation(
        needs=Both(
            During(MAIN_PHASE_1 | MAIN_PHASE_2, YOU),
            Exists(Monster(FACE_UP, name="People Running About"), YOUR_FIELD),
            Exists(Monster(FACE_UP, name="Oppressed People"), YOUR_FIELD),
            Exists(Monster(FACE_UP, name="United Resistance"), YOUR_FIELD),
        ),
        do=SendToGraveyard(All(ANY_CARD, OPPONENTS_HAND)).also(Destroy(All(ANY_CARD, OPPONENTS_FIELD))),
    ),
)

CARDS: Final[tuple[Card, ...]] = (
    ACID_TRAP_HOLE,
    BURST_BREATH,
    NEEDLE_CEILING,
    REALLY_ETERNAL_REST,
    ANTI_RAIGEKI,
    MALEVOLENT_CATASTROPHE,
    DRIVING_SNOW,
    DISARMAMENT,
    HUGE_REVOLUTION,
)
