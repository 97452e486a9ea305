"""What must attack or cannot, what becomes of those who have fought, and cards about those who fell in battle."""

from typing import Final

from spellspeed.lang.vocabulary import *

A_FALLEN_MONSTER: Final = One(Monster(done=WAS_FELLED), YOUR_GRAVEYARD)
BANISHES_THE_FALLEN: Final = Continuous(do=Grant(BANISH_THE_FALLEN, THIS_CARD))

# ------------------------------------------------------------------------------------------- attacks that must be made

BERSERK_GORILLA: Final = Card(
    39168895,
    "Berserk Gorilla",
    Continuous(do=Destroy(THIS_CARD), while_=Matches(THIS_CARD, Monster(FACE_UP_DEFENSE))),
    Continuous(do=Grant(MUST_ATTACK, THIS_CARD)),
)

# ------------------------------------------------------------------------------------- attacks that cannot be declared

# What it battles is held even if it falls itself, so before that is decided.
HARPIE_LADY_3: Final = Card(
    54415063,
    "Harpie Lady 3",
    Clause(do=Treat(THIS_CARD, name="Harpie Lady")),
    Continuous(
        do=Forbid(DECLARING_ATTACKS, THE_OPPOSING, until=UNTIL_OPPONENTS_SECOND_TURN_ENDS),
        when=If(BattleReached(DAMAGE_CALCULATION, THIS_CARD, Monster(controller=OPPONENT))),
    ),
)

ELECTRIC_LIZARD: Final = Card(
    55875323,
    "Electric Lizard",
    Trigger(
        when=If(BattleReached(AFTER_DAMAGE_CALCULATION, THIS_CARD, Monster(not_type=ZOMBIE), AS_ATTACKED)),
        do=Forbid(DECLARING_ATTACKS, THE_OPPOSING, until=DURING_OPPONENTS_NEXT_TURN),
        mandatory=True,
    ),
)

# ------------------------------------------------------------------------------------------------ banished, not sent

LESSER_FIEND: Final = Card(
    16475472,
    "Lesser Fiend",
    BANISHES_THE_FALLEN,
)

# Unlike the effects beside it, this one is activated, and it reaches what falls together with the beast as well.
DD_CRAZY_BEAST: Final = Card(
    48148828,
    "D.D. Crazy Beast",
    Trigger(
        when=If(BattleReached(AFTER_DAMAGE_CALCULATION, THIS_CARD, Monster(doomed=True))),
        do=Banish(THE_OPPOSING),
        mandatory=True,
    ),
)

MYSTICAL_BEAST_OF_SERKET: Final = Card(
    89194033,
    "Mystical Beast of Serket",
    Continuous(1, Destroy(THIS_CARD), while_=Not(Exists(AnyCard(FACE_UP, name="Temple of the Kings"), YOUR_FIELD))),
    Continuous(2, Grant(BANISH_THE_FALLEN, THIS_CARD)),
    Trigger(
        3,
        when=If(Destroyed(Monster(), because=BECAUSE_OF_BATTLE, by_card=THIS_CARD)),
        do=ChangeStat(ATK, THIS_CARD, 500),
        mandatory=True,
    ),
)

# ---------------------------------------------------------------------------------------------- for those who fell

LADY_PANTHER: Final = Card(
    38480590,
    "Lady Panther",
    Ignition(cost=Tribute(THIS_CARD), target=A_FALLEN_MONSTER, do=ReturnToDeck(THE_TARGET, ON_TOP)),
)

CRIMSON_SENTRY: Final = Card(
    28358902,
    "Crimson Sentry",
    Ignition(cost=Tribute(THIS_CARD), target=A_FALLEN_MONSTER, do=ReturnToDeck(THE_TARGET, AT_THE_BOTTOM)),
)

THE_FORGIVING_MAIDEN: Final = Card(
    84080938,
    "The Forgiving Maiden",
    Ignition(cost=Tribute(THIS_CARD), target=A_FALLEN_MONSTER, do=AddToHand(THE_TARGET)),
)


THE_BANISHED: Final = CountOf(Monster(FACE_UP), EITHER_BANISHED)

HELIOS_DUO_MEGISTUS: Final = Card(
    80887952,
    "Helios Duo Megistus",
    SummonProcedure(by=Tribute(One(Monster(name="Helios - The Primordial Sun"), YOUR_FIELD))),
    Continuous(do=ChangeStat(ATK | DEF, THIS_CARD, Times(200, THE_BANISHED), become=True, original=True)),
    Trigger(
        when=If(PhaseReached(END_PHASE)),
        needs=HasDone(THIS_CARD, WAS_FELLED),
        do=SpecialSummon(THIS_CARD).and_if_you_do(ChangeStat(ATK | DEF, THIS_CARD, 300)),
        from_=YOUR_GRAVEYARD,
        mandatory=True,
    ),
)

HELIOS_TRICE_MEGISTUS: Final = Card(
    17286057,
    "Helios Trice Megistus",
    SummonProcedure(by=Tribute(One(Monster(name="Helios Duo Megistus"), YOUR_FIELD))),
    Continuous(do=ChangeStat(ATK | DEF, THIS_CARD, Times(300, THE_BANISHED), become=True, original=True)),
    Continuous(do=Grant(ATTACK_AGAIN, THIS_CARD), while_=Exists(Monster(), OPPONENTS_FIELD)),
    Trigger(
        when=If(PhaseReached(END_PHASE)),
        needs=HasDone(THIS_CARD, WAS_FELLED),
        do=SpecialSummon(THIS_CARD).and_if_you_do(ChangeStat(ATK | DEF, THIS_CARD, 500)),
        from_=YOUR_GRAVEYARD,
        mandatory=True,
    ),
)

HELPOEMER: Final = Card(
    76052811,
    "Helpoemer",
    SummonCondition(never=SUMMONED_SPECIALLY, from_=IN_GRAVEYARD),
    Trigger(
        1,
        when=If(EndStepReached(OPPONENT)),
        still_needs=Matches(THIS_CARD, Monster(that=Felled())),
        do=Discard(One(ANY_CARD, OPPONENTS_HAND, at_random=True)),
        from_=YOUR_GRAVEYARD,
        mandatory=True,
    ),
)

# ------------------------------------------------------------------------------------------------ what fell to them

VAMPIRE_BABY: Final = Card(
    56387350,
    "Vampire Baby",
    Trigger(
        when=If(EndStepReached()),
        do=SpecialSummon(One(Monster(that=FelledBy(THIS_CARD)), EITHER_GRAVEYARD)),
    ),
)

BRAIN_CRUSHER: Final = Card(
    81919143,
    "Brain Crusher",
    Trigger(
        when=If(PhaseReached(END_PHASE)),
        limit=Limit(),
        target=One(Monster(that=FelledBy(THIS_CARD)), EITHER_GRAVEYARD),
        do=SpecialSummon(THE_TARGET),
    ),
)

CARDS: Final[tuple[Card, ...]] = (
    BERSERK_GORILLA,
    HARPIE_LADY_3,
    ELECTRIC_LIZARD,
    LESSER_FIEND,
    DD_CRAZY_BEAST,
    MYSTICAL_BEAST_OF_SERKET,
    LADY_PANTHER,
    CRIMSON_SENTRY,
    THE_FORGIVING_MAIDEN,
    HELIOS_DUO_MEGISTUS,
    HELIOS_TRICE_MEGISTUS,
    HELPOEMER,
    VAMPIRE_BABY,
    BRAIN_CRUSHER,
)
