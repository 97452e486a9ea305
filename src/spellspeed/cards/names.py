"""Cards that are called otherwise than their name says, and cards that ask for a name."""

from typing import Final

from spellspeed.lang.vocabulary import *

HARPIE_LADY_BY_RULE: Final = Clause(do=Treat(THIS_CARD, name="Harpie Lady"))
THE_SUMMONED_MONSTER: Final = Ref("the Summoned monster")
HARPIES_FRIENDS: Final = Monster(FACE_UP, archetype="Harpie", not_name="Harpie's Pet Baby Dragon")

# ------------------------------------------------------------------------------------------------------------- Harpies

HARPIE_LADY: Final = Card(76812113, "Harpie Lady")

HARPIE_GIRL: Final = Card(34100324, "Harpie Girl")

CYBER_HARPIE_LADY: Final = Card(80316585, "Cyber Harpie Lady", HARPIE_LADY_BY_RULE)

HARPIE_LADY_1: Final = Card(
    91932350,
    "Harpie Lady 1",
    HARPIE_LADY_BY_RULE,
    Continuous(do=ChangeStat(ATK, All(Monster(FACE_UP, attribute=WIND), THE_FIELD), 300)),
)

HARPIE_LADY_2: Final = Card(
    27927359,
    "Harpie Lady 2",
    HARPIE_LADY_BY_RULE,
    Continuous(
        do=NegateEffectsOf(THAT_CARD),
        when=If(Destroyed(Monster(kind=FLIP), because=BECAUSE_OF_BATTLE, by_card=THIS_CARD)),
    ),
)

HARPIES_PET_DRAGON: Final = Card(
    52040216,
    "Harpie's Pet Dragon",
    Continuous(
        1,
        ChangeStat(ATK | DEF, THIS_CARD, Times(300, CountOf(Monster(FACE_UP, name="Harpie Lady"), THE_FIELD))),
    ),
)

# The number of Harpies decides which of its effects it has; with two its printed values are doubled.
HARPIES_PET_BABY_DRAGON: Final = Card(
    6924874,
    "Harpie's Pet Baby Dragon",
    Continuous(do=Forbid(BEING_ATTACKED, All(HARPIES_FRIENDS, YOUR_FIELD)), while_=Exists(HARPIES_FRIENDS, YOUR_FIELD)),
    Continuous(
        do=ChangeStat(ATK, THIS_CARD, 2400, become=True, original=True).also(
            ChangeStat(DEF, THIS_CARD, 1200, become=True, original=True)
        ),
        while_=Exists(HARPIES_FRIENDS, YOUR_FIELD, AtLeast(2)),
    ),
    Ignition(
        still_needs=Exists(HARPIES_FRIENDS, YOUR_FIELD, AtLeast(3)),
        limit=Limit(),
        target=One(ANY_CARD, OPPONENTS_FIELD),
        do=Destroy(THE_TARGET),
    ),
)

CYBER_SHIELD: Final = Card(
    63224564,
    "Cyber Shield",
    Activation(
        target=One(Monster(FACE_UP, name=("Harpie Lady", "Harpie Lady Sisters")), THE_FIELD), do=Equip(THE_TARGET)
    ),
    Continuous(1, ChangeStat(ATK, THE_EQUIPPED, 500)),
)

AMAZONESS_TIGER: Final = Card(
    10979723,
    "Amazoness Tiger",
    OnlyOne(),
    Continuous(do=ChangeStat(ATK, THIS_CARD, Times(400, CountOf(Monster(FACE_UP, archetype="Amazoness"), YOUR_FIELD)))),
    Continuous(
        do=Forbid(BEING_ATTACKED, All(Monster(FACE_UP, archetype="Amazoness"), YOUR_FIELD, other_than=THIS_CARD))
    ),
)

PROTO_CYBER_DRAGON: Final = Card(26439287, "Proto-Cyber Dragon", Continuous(do=Treat(THIS_CARD, name="Cyber Dragon")))

BLACKWING_VAYU_THE_EMBLEM_OF_HONOR: Final = Card(
    72714392,
    "Blackwing - Vayu the Emblem of Honor",
    Continuous(1, Forbid(BEING_SYNCHRO_MATERIAL, THIS_CARD)),
    Ignition(
        2,
        target=One(Monster(not_kind=TUNER, archetype="Blackwing"), YOUR_GRAVEYARD),
        do=Banish(THE_TARGET)
        .and_(Banish(THIS_CARD))
        .and_(
            SpecialSummon(
                One(
                    Monster(
                        kind=SYNCHRO,
                        archetype="Blackwing",
                        level=Plus(Stat(LEVEL, THE_TARGET), Stat(LEVEL, THIS_CARD)),
                    ),
                    YOUR_EXTRA_DECK,
                    called=THE_SUMMONED_MONSTER,
                )
            )
        )
        .and_if_you_do(NegateEffectsOf(THE_SUMMONED_MONSTER)),
        from_=YOUR_GRAVEYARD,
    ),
)

# ------------------------------------------------------------------------------------------------- negation by name

CALLED_BY_THE_GRAVE: Final = Card(
    24224830,
    "Called by the Grave",
    Activation(
        1,
        target=One(Monster(), OPPONENTS_GRAVEYARD),
        do=Banish(THE_TARGET).and_if_you_do(
            NegateEffectsOf(what=Monster(that=OriginallyNamed(THE_TARGET)), until=UNTIL_NEXT_TURN_ENDS)
        ),
    ),
)

MILLENNIUM_EYES_RESTRICT: Final = Card(
    41578483,
    "Millennium-Eyes Restrict",
    Materials(of=(Monster(name="Relinquished"), Monster(kind=EFFECT))),
    Quick(
        1,
        when=When(Activated(Monster(), AS_AN_EFFECT, by=OPPONENT)),
        limit=Limit(),
        target=One(Monster(FACE_UP, kind=EFFECT), OPPONENTS_FIELD | OPPONENTS_GRAVEYARD),
        do=Equip(THIS_CARD, what=Those(THE_TARGET, Monster(kind=EFFECT, controller=OPPONENT))).and_if_you_do(
            LinkTogether(THE_TARGET)
        ),
    ),
    Continuous(
        2,
        ChangeStat(ATK, THIS_CARD, Stat(ATK, THE_LINKED_CARD)).also(
            ChangeStat(DEF, THIS_CARD, Stat(DEF, THE_LINKED_CARD))
        ),
    ),
    Continuous(
        3,
        NegateEffectsOf(what=Monster(named_like=THE_LINKED_CARD)).also(
            Forbid(ATTACKING, All(Monster(FACE_UP, named_like=THE_LINKED_CARD), THE_FIELD))
        ),
    ),
)

# ------------------------------------------------------------------------------------------------------- the Forbidden

RIGHT_ARM_OF_THE_FORBIDDEN_ONE: Final = Card(70903634, "Right Arm of the Forbidden One")
LEFT_ARM_OF_THE_FORBIDDEN_ONE: Final = Card(7902349, "Left Arm of the Forbidden One")
RIGHT_LEG_OF_THE_FORBIDDEN_ONE: Final = Card(8124921, "Right Leg of the Forbidden One")
LEFT_LEG_OF_THE_FORBIDDEN_ONE: Final = Card(44519536, "Left Leg of the Forbidden One")

CARDS: Final = (
    HARPIE_LADY,
    HARPIE_GIRL,
    CYBER_HARPIE_LADY,
    HARPIE_LADY_1,
    HARPIE_LADY_2,
    HARPIES_PET_DRAGON,
    HARPIES_PET_BABY_DRAGON,
    CYBER_SHIELD,
    AMAZONESS_TIGER,
    PROTO_CYBER_DRAGON,
    BLACKWING_VAYU_THE_EMBLEM_OF_HONOR,
    CALLED_BY_THE_GRAVE,
    MILLENNIUM_EYES_RESTRICT,
    RIGHT_ARM_OF_THE_FORBIDDEN_ONE,
    LEFT_ARM_OF_THE_FORBIDDEN_ONE,
    RIGHT_LEG_OF_THE_FORBIDDEN_ONE,
    LEFT_LEG_OF_THE_FORBIDDEN_ONE,
)
