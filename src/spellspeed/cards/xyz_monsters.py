"""Xyz Monsters: what they do with their materials."""

from typing import Final

from spellspeed.lang.vocabulary import *

OF_THE_OPPONENT: Final = AnyCard(controller=OPPONENT)
ITS_MATERIAL: Final = Exists(AnyCard(attached_to=THIS_CARD), EITHER_MATERIALS)

THE_REVEALED: Final = Ref("the revealed monsters")
THE_SENT: Final = Ref("the sent cards")
AT_MOST_THREE: Final = Lowest(3, CountOf(ANY_CARD, YOUR_DECK))  # no more than there are

# The second effect protects monsters that come later, too.
ARMORED_KAPPA: Final = Card(
    50789693,
    "Armored Kappa",
    Materials(of=(Monster(level=2),) * 2, by=XYZ_SUMMON),
    Ignition(
        1,
        limit=Limit(),
        cost=Detach(A_MATERIAL),
        do=OneOf(ChangeStat(ATK, THIS_CARD, 1000), ChangeStat(DEF, THIS_CARD, 1000)),
    ),
    Quick(
        2,
        needs=Both(During(BATTLE_PHASE), Exists(Monster(battling=True), YOUR_FIELD)),
        limit=Limit(PER_EFFECT, A_DUEL),
        cost=Discard(One(ANY_CARD, YOUR_HAND)),
        do=Forbid(BEING_DESTROYED_BY_BATTLE, who=EITHER, what=Monster(controller=YOU), until=UNTIL_TURN_ENDS).also(
            ChangeDamage(NO_DAMAGE, YOU, until=UNTIL_TURN_ENDS)
        ),
    ),
)

NUMBER_C96_DARK_STORM: Final = Card(
    77205367,
    "Number C96: Dark Storm",
    Materials(of=(Monster(attribute=DARK, level=3),) * 4, by=XYZ_SUMMON),
    Continuous(
        do=Forbid(BEING_DESTROYED_BY_BATTLE, THIS_CARD).also(ChangeDamage(DAMAGE_TO_BOTH, YOU, cards=THIS_CARD))
    ),
    Trigger(
        when=When(
            AttackDeclared(THIS_CARD, on=Monster(controller=OPPONENT)),
            AttackDeclared(Monster(controller=OPPONENT), on=THIS_CARD),
        ),
        needs=Exists(AnyCard(name="Number 96: Dark Mist", attached_to=THIS_CARD), EITHER_MATERIALS),
        cost=Detach(A_MATERIAL),
        do=ChangeStat(ATK, THE_OPPOSING, 0, become=True).and_if_you_do(
            ChangeStat(ATK, THIS_CARD, Stat(ATK, THE_OPPOSING, original=True))
        ),
    ),
)

RAIDRAPTOR_STRANGER_FALCON: Final = Card(
    15092394,
    "Raidraptor - Stranger Falcon",
    Materials(of=(Monster(level=5),) * 2, by=XYZ_SUMMON),
    Ignition(
        1,
        needs=Exists(Monster(kind=XYZ, attached_to=THIS_CARD), EITHER_MATERIALS),
        limit=Limit(),
        cost=Detach(A_MATERIAL),
        target=One(Monster(), OPPONENTS_FIELD),
        do=Destroy(THE_TARGET).and_if_you_do(InflictDamage(Stat(ATK, THE_TARGET, original=True), OPPONENT)),
    ),
    Trigger(
        2,
        when=If(Sent(THIS_CARD, to=YOUR_GRAVEYARD, by=OPPONENT, destroyed=True)),
        target=One(Monster(kind=XYZ, archetype="Raidraptor", not_name="Raidraptor - Stranger Falcon"), YOUR_GRAVEYARD),
        do=SpecialSummon(THE_TARGET).and_if_you_do(Attach(THIS_CARD, to=THE_TARGET)),
        from_=YOUR_GRAVEYARD,
    ),
)

NUMBER_41_BAGOOSKA: Final = Card(
    90590303,
    "Number 41: Bagooska the Terribly Tired Tapir",
    Materials(of=(Monster(level=4),) * 2, by=XYZ_SUMMON),
    Clause(
        do=OnlyIf(Not(ITS_MATERIAL), Destroy(THIS_CARD)).also(OnlyIf(ITS_MATERIAL, Detach(A_MATERIAL))),
        when=If(PhaseReached(STANDBY_PHASE, YOU)),
    ),
    Continuous(
        1,
        Forbid(BEING_TARGETED, THIS_CARD, by=OF_THE_OPPONENT).also(
            Forbid(BEING_DESTROYED_BY_EFFECTS, THIS_CARD, by=OF_THE_OPPONENT)
        ),
        while_=Matches(THIS_CARD, Monster(FACE_UP_ATTACK)),
    ),
    Continuous(
        2,
        ChangePosition(All(Monster(FACE_UP_ATTACK), THE_FIELD), FACE_UP_DEFENSE),
        while_=Both(Matches(THIS_CARD, Monster(FACE_UP_DEFENSE)), Exists(Monster(FACE_UP_ATTACK), THE_FIELD)),
    ),
    Continuous(
        do=Negate(THE_EFFECT),
        while_=Matches(THIS_CARD, Monster(FACE_UP_DEFENSE)),
        when=If(Resolving(Monster(FACE_UP_DEFENSE, zone=IN_MONSTER_ZONE), AS_AN_EFFECT)),
    ),
)

SNOWDUST_GIANT: Final = Card(
    73659078,
    "Snowdust Giant",
    Materials(of=(Monster(attribute=WATER, level=4),) * 2, by=XYZ_SUMMON),
    Ignition(
        limit=Limit(),
        cost=Detach(A_MATERIAL),
        do=Reveal(UpTo(ANY_NUMBER, Monster(attribute=WATER), YOUR_HAND, called=THE_REVEALED)).and_if_you_do(
            PlaceCounters(ICE_COUNTER, HowMany(THE_REVEALED), All(Monster(FACE_UP), THE_FIELD), spread=True)
        ),
    ),
    Continuous(
        do=ChangeStat(
            ATK,
            All(Monster(FACE_UP, not_attribute=WATER), THE_FIELD),
            Times(200, Counters(ICE_COUNTER, where=THE_FIELD)),
            lose=True,
        )
    ),
)

DANTE_TRAVELER_OF_THE_BURNING_ABYSS: Final = Card(
    83531441,
    "Dante, Traveler of the Burning Abyss",
    Materials(of=(Monster(level=3),) * 2, by=XYZ_SUMMON),
    Ignition(
        1,
        limit=Limit(),
        cost=Declare(A_NUMBER, most=AT_MOST_THREE)
        .and_(Detach(A_MATERIAL))
        .and_(SendToGraveyard(Top(TheDeclared()), called=THE_SENT)),
        do=ChangeStat(ATK, THIS_CARD, Times(500, HowMany(THE_SENT)), until=UNTIL_TURN_ENDS),
    ),
    Continuous(
        2,
        ChangePosition(THIS_CARD, FACE_UP_DEFENSE),
        when=If(EndStepReached()),
        while_=HasDone(THIS_CARD, HAS_ATTACKED),
    ),
    Trigger(
        3,
        when=If(Sent(THIS_CARD, to=EITHER_GRAVEYARD)),
        target=One(AnyCard(archetype="Burning Abyss"), YOUR_GRAVEYARD, other_than=THIS_CARD),
        do=AddToHand(THE_TARGET),
        from_=YOUR_GRAVEYARD,
    ),
)

PHOTON_DRAGON: Final = AnyCard(name="Galaxy-Eyes Photon Dragon")

NUMBER_62_PRIME_PHOTON_DRAGON: Final = Card(
    31801517,
    "Number 62: Galaxy-Eyes Prime Photon Dragon",
    Materials(of=(Monster(level=8),) * 2, by=XYZ_SUMMON),
    Quick(
        1,
        when=If(BattleReached(DAMAGE_CALCULATION, THIS_CARD)),
        limit=Limit(PER_COPY, A_BATTLE),
        cost=Detach(A_MATERIAL),
        do=ChangeStat(
            ATK,
            THIS_CARD,
            Times(200, SumOf(RANK, Monster(FACE_UP, kind=XYZ), THE_FIELD)),
            until=UNTIL_CALCULATED,
        ),
    ),
    Continuous(
        2,
        ChangeDamage(HALF_DAMAGE, OPPONENT, cards=THIS_CARD),
        while_=Not(Matches(THIS_CARD, Monster(that=HasMaterial(PHOTON_DRAGON)))),
    ),
    Trigger(
        3,
        when=If(
            Destroyed(THIS_CARD, because=BECAUSE_OF_EFFECT, by=OPPONENT, was=Monster(that=HasMaterial(PHOTON_DRAGON)))
        ),
        do=Later(
            STANDBY_PHASE,
            SpecialSummon(THIS_CARD).and_if_you_do(
                ChangeStat(ATK, THIS_CARD, Times(2, Stat(ATK, THIS_CARD)), become=True)
            ),
            turn_of=YOU,
            nth=2,
        ),
        from_=YOUR_GRAVEYARD,
    ),
)

CARDS: Final = (
    ARMORED_KAPPA,
    NUMBER_C96_DARK_STORM,
    RAIDRAPTOR_STRANGER_FALCON,
    NUMBER_41_BAGOOSKA,
    SNOWDUST_GIANT,
    DANTE_TRAVELER_OF_THE_BURNING_ABYSS,
    NUMBER_62_PRIME_PHOTON_DRAGON,
)
