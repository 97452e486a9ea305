"""Equip Spells for battle: what they do when their monster fights, wins or falls."""

from typing import Final

from spellspeed.lang.vocabulary import *

TO_ANY_MONSTER: Final = Activation(target=One(Monster(FACE_UP), THE_FIELD), do=Equip(THE_TARGET))
THE_DESTROYED_CARDS: Final = Ref("the destroyed cards")

# ----------------------------------------------------------------------------------------------------- strength

CHTHONIAN_ALLIANCE: Final = Card(
    46910446,
    "Chthonian Alliance",
    TO_ANY_MONSTER,
    Continuous(
        do=ChangeStat(
            ATK,
            THE_EQUIPPED,
            Times(800, CountOf(Monster(FACE_UP, named_like=THE_EQUIPPED), THE_FIELD, other_than=THE_EQUIPPED)),
        )
    ),
)

DRAGONIC_ATTACK: Final = Card(
    32437102,
    "Dragonic Attack",
    Activation(target=One(Monster(FACE_UP, type_=WARRIOR), THE_FIELD), do=Equip(THE_TARGET)),
    Continuous(do=Treat(THE_EQUIPPED, type_=DRAGON).also(ChangeStat(ATK | DEF, THE_EQUIPPED, 500))),
)

BALLISTA_OF_RAMPART_SMASHING: Final = Card(
    242146,
    "Ballista of Rampart Smashing",
    TO_ANY_MONSTER,
    Continuous(
        do=ChangeStat(ATK, THE_EQUIPPED, 1500, until=UNTIL_CALCULATED),
        when=If(BattleReached(DAMAGE_CALCULATION, THE_EQUIPPED, Monster(that=LayAtStart(FACE_DOWN)), AS_ATTACKER)),
    ),
)

BUSTER_RANCHER: Final = Card(
    84740193,
    "Buster Rancher",
    Activation(target=One(Monster(FACE_UP, atk=AtMost(1000)), THE_FIELD), do=Equip(THE_TARGET)),
    Continuous(
        do=ChangeStat(ATK, THE_EQUIPPED, 2500, until=UNTIL_CALCULATED),
        when=If(
            BattleReached(DAMAGE_CALCULATION, THE_EQUIPPED, Monster(ATTACK_POSITION, atk=AtLeast(2500))),
            BattleReached(DAMAGE_CALCULATION, THE_EQUIPPED, Monster(DEFENSE_POSITION, def_=AtLeast(2500))),
        ),
    ),
)

SPARK_BLASTER: Final = Card(
    97362768,
    "Spark Blaster",
    Activation(target=One(Monster(FACE_UP, name="Elemental HERO Sparkman"), THE_FIELD), do=Equip(THE_TARGET)),
    Ignition(
        limit=Limit(PER_COPY, A_DUEL, times=3),
        target=One(Monster(FACE_UP), THE_FIELD),
        do=ChangePosition(Those(THE_TARGET, Monster(FACE_UP))).also(OnlyIf(UsedUp(), Destroy(THIS_CARD))),
    ),
)

# ------------------------------------------------------------------------------------------------------ victories

CESTUS_OF_DAGLA: Final = Card(
    28106077,
    "Cestus of Dagla",
    Activation(target=One(Monster(FACE_UP, type_=FAIRY), THE_FIELD), do=Equip(THE_TARGET)),
    Continuous(do=ChangeStat(ATK, THE_EQUIPPED, 500)),
    Trigger(
        when=If(DamageTaken(OPPONENT, BECAUSE_OF_BATTLE, by_card=THE_EQUIPPED)),
        do=GainLP(TheAmount()),
        mandatory=True,
    ),
)

LEGENDARY_BLACK_BELT: Final = Card(
    96458440,
    "Legendary Black Belt",
    Activation(
        target=One(Monster(FACE_UP, name=("Chu-Ske the Mouse Fighter", "Monk Fighter", "Master Monk")), YOUR_FIELD),
        do=Equip(THE_TARGET),
    ),
    Trigger(
        when=When(
            Sent(Monster(controller=OPPONENT), EITHER_GRAVEYARD, because=BECAUSE_OF_BATTLE, by_card=THE_EQUIPPED)
        ),
        do=InflictDamage(Stat(DEF, THAT_CARD), OPPONENT),
        mandatory=True,
    ),
)

SWORD_OF_DRAGONS_SOUL: Final = Card(
    61405855,
    "Sword of Dragon's Soul",
    Activation(target=One(Monster(FACE_UP, type_=WARRIOR), THE_FIELD), do=Equip(THE_TARGET)),
    Continuous(1, ChangeStat(ATK, THE_EQUIPPED, 700)),
    Trigger(
        2,
        when=If(BattleReached(AFTER_DAMAGE_CALCULATION, THE_EQUIPPED, Monster(type_=DRAGON))),
        do=Later(BATTLE_PHASE, Destroy(THE_OPPOSING), at_end=True),
        mandatory=True,
    ),
)

ARMED_CHANGER: Final = Card(
    90374791,
    "Armed Changer",
    Activation(
        cost=SendToGraveyard(One(Spell(kind=EQUIP), YOUR_HAND)),
        target=One(Monster(FACE_UP), THE_FIELD),
        do=Equip(THE_TARGET),
    ),
    Trigger(
        when=If(Destroyed(Monster(), because=BECAUSE_OF_BATTLE, by_card=THE_EQUIPPED)),
        target=One(Monster(atk=AtMost(Stat(ATK, THE_EQUIPPED))), YOUR_GRAVEYARD),
        do=AddToHand(THE_TARGET),
    ),
)

# ------------------------------------------------------------------------------------------------------- defeats

NITRO_UNIT: Final = Card(
    23842445,
    "Nitro Unit",
    Activation(target=One(Monster(FACE_UP), OPPONENTS_FIELD), do=Equip(THE_TARGET)),
    Trigger(
        when=When(Sent(THE_EQUIPPED, EITHER_GRAVEYARD, because=BECAUSE_OF_BATTLE, destroyed=True)),
        do=InflictDamage(Stat(ATK, THAT_CARD), OPPONENT),
        mandatory=True,
    ),
)

CYCLONE_BOOMERANG: Final = Card(
    29612557,
    "Cyclone Boomerang",
    Activation(target=One(Monster(FACE_UP, name="Elemental HERO Wildheart"), THE_FIELD), do=Equip(THE_TARGET)),
    Continuous(do=ChangeStat(ATK, THE_EQUIPPED, 500)),
    Trigger(
        when=When(Sent(THE_EQUIPPED, EITHER_GRAVEYARD, because=BECAUSE_OF_EFFECT, destroyed=True)),
        do=Destroy(All(SpellOrTrap(), THE_FIELD), called=THE_DESTROYED_CARDS).then(
            InflictDamage(Times(100, HowMany(THE_DESTROYED_CARDS)), OPPONENT)
        ),
        mandatory=True,
    ),
)

FLINT: Final = Card(
    75560629,
    "Flint",
    TO_ANY_MONSTER,
    Continuous(
        do=ChangeStat(ATK, THE_EQUIPPED, 300, lose=True)
        .also(Forbid(CHANGING_POSITION, THE_EQUIPPED))
        .also(Forbid(DECLARING_ATTACKS, THE_EQUIPPED))
    ),
    Trigger(
        when=If(Destroyed(THE_EQUIPPED)),
        target=One(Monster(FACE_UP), THE_FIELD),
        do=Equip(THE_TARGET),
        mandatory=True,
    ),
)

DRAGON_NAILS: Final = Card(
    76076738,
    "Dragon Nails",
    Activation(target=One(Monster(FACE_UP, attribute=DARK), THE_FIELD), do=Equip(THE_TARGET)),
    Continuous(
        1,
        ChangeStat(ATK, THE_EQUIPPED, 600).also(
            Forbid(BEING_DESTROYED_BY_EFFECTS, THE_EQUIPPED, by=AnyCard(controller=OPPONENT))
        ),
    ),
    Trigger(
        2,
        when=If(Sent(THE_EQUIPPED, EITHER_GRAVEYARD, because=BECAUSE_OF_BATTLE, destroyed=True)),
        needs=Matches(THIS_CARD, AnyCard(zone=IN_GRAVEYARD)),
        limit=Limit(PER_EFFECT),
        do=SpecialSummon(THAT_CARD)
        .and_if_you_do(Equip(THAT_CARD))
        .and_if_you_do(Redirect(THIS_CARD, IN_BANISHED, IN_HAND | IN_DECK | IN_GRAVEYARD)),
    ),
)

# --------------------------------------------------------------------------------------- when they are destroyed

BUTTERFLY_DAGGER_ELMA: Final = Card(
    69243953,
    "Butterfly Dagger - Elma",
    TO_ANY_MONSTER,
    Continuous(do=ChangeStat(ATK, THE_EQUIPPED, 300)),
    Trigger(
        when=When(Sent(THIS_CARD, EITHER_GRAVEYARD, from_=THE_FIELD, destroyed=True, was=AnyCard(that=IsEquipped()))),
        do=AddToHand(THIS_CARD),
    ),
)

SMOKE_GRENADE_OF_THE_THIEF: Final = Card(
    63789924,
    "Smoke Grenade of the Thief",
    TO_ANY_MONSTER,
    Trigger(
        when=When(Destroyed(THIS_CARD, because=BECAUSE_OF_EFFECT, was=AnyCard(that=IsEquipped()))),
        do=LookAt(All(ANY_CARD, OPPONENTS_HAND)).then(Discard(One(ANY_CARD, OPPONENTS_HAND))),
        mandatory=True,
    ),
)

SYMBOL_OF_HERITAGE: Final = Card(
    45305419,
    "Symbol of Heritage",
    Activation(
        target=One(Monster(that=HasNamesake(2, YOUR_GRAVEYARD)), YOUR_GRAVEYARD),
        do=SpecialSummon(THE_TARGET).and_if_you_do(Equip(THE_TARGET)),
    ),
    Unclassified(when=When(Destroyed(THIS_CARD)), do=Destroy(THE_EQUIPPED)),
)

CARDS: Final[tuple[Card, ...]] = (
    CHTHONIAN_ALLIANCE,
    DRAGONIC_ATTACK,
    BALLISTA_OF_RAMPART_SMASHING,
    BUSTER_RANCHER,
    SPARK_BLASTER,
    CESTUS_OF_DAGLA,
    LEGENDARY_BLACK_BELT,
    SWORD_OF_DRAGONS_SOUL,
    ARMED_CHANGER,
    NITRO_UNIT,
    CYCLONE_BOOMERANG,
    FLINT,
    DRAGON_NAILS,
    BUTTERFLY_DAGGER_ELMA,
    SMOKE_GRENADE_OF_THE_THIEF,
    SYMBOL_OF_HERITAGE,
)
