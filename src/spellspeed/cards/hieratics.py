"""Hieratic Dragons: what is Tributed for one of them brings a Dragon without effects for an Xyz Summon."""

from typing import Final

from spellspeed.lang.vocabulary import *

A_HIERATIC: Final = Monster(archetype="Hieratic")
HAND_DECK_OR_GRAVEYARD: Final = YOUR_HAND | YOUR_DECK | YOUR_GRAVEYARD
THE_SUMMONED: Final = Ref("the Summoned monster")
BRING_A_PLAIN_DRAGON: Final = SpecialSummon(
    One(Monster(kind=NORMAL, type_=DRAGON), HAND_DECK_OR_GRAVEYARD), called=THE_SUMMONED
).and_(ChangeStat(ATK | DEF, THE_SUMMONED, 0, become=True))
ITS_TRIBUTE: Final = If(Tributed(THIS_CARD))

TEFNUIT: Final = Card(
    77901552,
    "Hieratic Dragon of Tefnuit",
    SummonProcedure(1, needs=Both(Exists(Monster(), OPPONENTS_FIELD), Not(Exists(Monster(), YOUR_FIELD)))),
    Unclassified(
        when=If(Summoned(THIS_CARD, SUMMONED_SPECIALLY, by_line=1)),
        do=Forbid(ATTACKING, THIS_CARD, until=UNTIL_TURN_ENDS),
    ),
    Trigger(2, when=ITS_TRIBUTE, do=BRING_A_PLAIN_DRAGON, mandatory=True),
)

SU: Final = Card(
    3300267,
    "Hieratic Dragon of Su",
    SummonProcedure(by=Tribute(One(A_HIERATIC, YOUR_FIELD))),
    Ignition(
        limit=Limit(),
        cost=Tribute(One(A_HIERATIC, YOUR_HAND | YOUR_FIELD, other_than=THIS_CARD)),
        target=One(SpellOrTrap(), OPPONENTS_FIELD),
        do=Destroy(THE_TARGET),
    ),
    Trigger(when=ITS_TRIBUTE, do=BRING_A_PLAIN_DRAGON, mandatory=True),
)

ESET: Final = Card(
    4022819,
    "Hieratic Dragon of Eset",
    TributeProcedure(),
    Continuous(
        do=ChangeStat(ATK, THIS_CARD, 1000, become=True, original=True),
        while_=Matches(THIS_CARD, Monster(own_way=True)),
    ),
    Ignition(
        limit=Limit(),
        target=One(Monster(FACE_UP, kind=NORMAL, type_=DRAGON), THE_FIELD),
        do=ChangeStat(
            LEVEL,
            All(Monster(FACE_UP, archetype="Hieratic"), THE_FIELD),
            Stat(LEVEL, THE_TARGET),
            become=True,
            until=UNTIL_END_PHASE,
        ),
    ),
    Trigger(when=ITS_TRIBUTE, do=BRING_A_PLAIN_DRAGON, mandatory=True),
)

GEBEB: Final = Card(
    78033100,
    "Hieratic Dragon of Gebeb",
    Trigger(
        when=If(Sent(Monster(controller=OPPONENT), to=EITHER_GRAVEYARD, because=BECAUSE_OF_BATTLE, by_card=THIS_CARD)),
        do=BRING_A_PLAIN_DRAGON,
        mandatory=True,
    ),
    Trigger(
        when=ITS_TRIBUTE,
        do=SpecialSummon(One(Monster(kind=NORMAL, archetype="Hieratic"), HAND_DECK_OR_GRAVEYARD)),
        mandatory=True,
    ),
)

NUIT: Final = Card(
    41639001,
    "Hieratic Dragon of Nuit",
    Quick(
        when=When(Activated(ANY_CARD, AS_ANYTHING, targeting=THIS_CARD)),
        limit=Limit(),
        do=BRING_A_PLAIN_DRAGON,
        mandatory=True,
    ),
)

SUTEKH: Final = Card(
    66789970,
    "Hieratic Dragon of Sutekh",
    SummonProcedure(by=Banish(Some(3, Monster(kind=NORMAL, type_=DRAGON), YOUR_GRAVEYARD))),
    Ignition(
        limit=Limit(),
        cost=Banish(One(Monster(type_=DRAGON), YOUR_GRAVEYARD)),
        target=One(ANY_CARD, THE_FIELD),
        do=Destroy(THE_TARGET),
    ),
)

SEAL_OF_THE_SUN_DRAGON_OVERLORD: Final = Card(13140300, "Hieratic Seal of the Sun Dragon Overlord")

LABRADORITE_DRAGON: Final = Card(62514770, "Labradorite Dragon")

SEAL_OF_CONVOCATION: Final = Card(
    25377819, "Hieratic Seal of Convocation", Activation(1, do=AddToHand(One(A_HIERATIC, YOUR_DECK)))
)

SEAL_OF_BANISHMENT: Final = Card(
    11975962,
    "Hieratic Seal of Banishment",
    Activation(
        cost=Tribute(One(A_HIERATIC, YOUR_FIELD)),
        target=One(ANY_CARD, OPPONENTS_FIELD),
        do=Banish(THE_TARGET),
    ),
)

SEAL_OF_REFLECTION: Final = Card(
    47360060,
    "Hieratic Seal of Reflection",
    Activation(
        when=When(Activated(Monster(), AS_AN_EFFECT), Activated(SpellOrTrap())),
        cost=Tribute(One(A_HIERATIC, YOUR_FIELD)),
        do=Negate(THE_ACTIVATION).and_if_you_do(Destroy(THAT_CARD)),
    ),
)

CARDS_OF_CONSONANCE: Final = Card(
    39701395,
    "Cards of Consonance",
    Activation(1, cost=Discard(One(Monster(kind=TUNER, type_=DRAGON, atk=AtMost(1000)), YOUR_HAND)), do=Draw(2)),
)

DRAGON_KING_OF_ATUM: Final = Card(
    27337596,
    "Hieratic Dragon King of Atum",
    Materials(of=(Monster(type_=DRAGON, level=6),) * 2, by=XYZ_SUMMON),
    Ignition(
        1,
        limit=Limit(),
        oath=Forbid(ATTACKING, THIS_CARD),
        cost=Detach(A_MATERIAL),
        do=SpecialSummon(One(Monster(type_=DRAGON), YOUR_DECK), called=THE_SUMMONED).and_(
            ChangeStat(ATK | DEF, THE_SUMMONED, 0, become=True)
        ),
    ),
)

THE_TRIBUTED: Final = Ref("the Tributed monsters")

SUN_DRAGON_OVERLORD: Final = Card(
    64332231,
    "Hieratic Sun Dragon Overlord of Heliopolis",
    Materials(of=(Monster(level=8),) * 2, by=XYZ_SUMMON),
    Ignition(
        limit=Limit(),
        cost=Detach(A_MATERIAL),
        do=Tribute(UpTo(ANY_NUMBER, Monster(), YOUR_HAND | YOUR_FIELD), called=THE_TRIBUTED).then(
            Destroy(Some(HowMany(THE_TRIBUTED), ANY_CARD, THE_FIELD, or_all=True))
        ),
    ),
)

CARDS: Final = (
    TEFNUIT,
    SU,
    ESET,
    GEBEB,
    NUIT,
    SUTEKH,
    SEAL_OF_THE_SUN_DRAGON_OVERLORD,
    LABRADORITE_DRAGON,
    SEAL_OF_CONVOCATION,
    SEAL_OF_BANISHMENT,
    SEAL_OF_REFLECTION,
    CARDS_OF_CONSONANCE,
    DRAGON_KING_OF_ATUM,
    SUN_DRAGON_OVERLORD,
)
