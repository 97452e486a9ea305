"""Xyz Monsters: what they do with their materials. How they are Xyz Summoned cannot be said yet."""

from typing import Final

from spellspeed.lang.choices import A_MATERIAL, ANY_CARD, All, Both, During, Exists, Matches, Not, One
from spellspeed.lang.lines import Card, Clause, Continuous, Ignition, Limit, Quick, Trigger
from spellspeed.lang.nouns import THE_OPPOSING, THE_TARGET, THIS_CARD, AnyCard, Monster, Stat
from spellspeed.lang.places import (
    EITHER_MATERIALS,
    OPPONENTS_FIELD,
    THE_FIELD,
    YOUR_FIELD,
    YOUR_GRAVEYARD,
    YOUR_HAND,
)
from spellspeed.lang.timings import AttackDeclared, If, PhaseReached, Resolving, Sent, When
from spellspeed.lang.verbs import (
    Attach,
    ChangeDamage,
    ChangePosition,
    ChangeStat,
    Destroy,
    Detach,
    Discard,
    Forbid,
    InflictDamage,
    Negate,
    OneOf,
    OnlyIf,
    SpecialSummon,
)
from spellspeed.words import (
    A_DUEL,
    AS_AN_EFFECT,
    ATK,
    BATTLE_PHASE,
    BEING_DESTROYED_BY_BATTLE,
    BEING_DESTROYED_BY_EFFECTS,
    BEING_TARGETED,
    DAMAGE_TO_BOTH,
    DEF,
    EITHER,
    FACE_UP_ATTACK,
    FACE_UP_DEFENSE,
    IN_MONSTER_ZONE,
    NO_DAMAGE,
    OPPONENT,
    PER_EFFECT,
    STANDBY_PHASE,
    THE_EFFECT,
    UNTIL_TURN_ENDS,
    XYZ,
    YOU,
)

OF_THE_OPPONENT: Final = AnyCard(controller=OPPONENT)
ITS_MATERIAL: Final = Exists(AnyCard(attached_to=THIS_CARD), EITHER_MATERIALS)

# The second effect protects monsters that come later, too.
ARMORED_KAPPA: Final = Card(
    50789693,
    "Armored Kappa",
    Ignition(
        1,
        limit=Limit(),
        cost=Detach(A_MATERIAL),
        do=OneOf(ChangeStat(ATK, THIS_CARD, 1000), ChangeStat(DEF, THIS_CARD, 1000)),
    ),
    Quick(
        2,
        needs=Both(During(1 << BATTLE_PHASE), Exists(Monster(battling=True), YOUR_FIELD)),
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
    Continuous(
        do=Forbid(BEING_DESTROYED_BY_BATTLE, THIS_CARD).also(ChangeDamage(DAMAGE_TO_BOTH, YOU, cards=THIS_CARD))
    ),
    Trigger(
        when=When(
            AttackDeclared(THIS_CARD, on=Monster(controller=OPPONENT)),
            AttackDeclared(Monster(controller=OPPONENT), on=THIS_CARD),
        ),
        needs=Exists(AnyCard(name=("Number 96: Dark Mist",), attached_to=THIS_CARD), EITHER_MATERIALS),
        cost=Detach(A_MATERIAL),
        do=ChangeStat(ATK, THE_OPPOSING, 0, become=True).and_if_you_do(
            ChangeStat(ATK, THIS_CARD, Stat(ATK, THE_OPPOSING, original=True))
        ),
    ),
)

RAIDRAPTOR_STRANGER_FALCON: Final = Card(
    15092394,
    "Raidraptor - Stranger Falcon",
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
        target=One(
            Monster(kind=XYZ, archetype="Raidraptor", not_name=("Raidraptor - Stranger Falcon",)), YOUR_GRAVEYARD
        ),
        do=SpecialSummon(THE_TARGET).and_if_you_do(Attach(THIS_CARD, to=THE_TARGET)),
        from_=YOUR_GRAVEYARD,
    ),
)

NUMBER_41_BAGOOSKA: Final = Card(
    90590303,
    "Number 41: Bagooska the Terribly Tired Tapir",
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

CARDS: Final = (
    ARMORED_KAPPA,
    NUMBER_C96_DARK_STORM,
    RAIDRAPTOR_STRANGER_FALCON,
    NUMBER_41_BAGOOSKA,
)
