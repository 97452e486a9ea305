"""Monsters that do something when they have fallen in battle, or were sent or banished, and from where they went."""

from typing import Final

from spellspeed.lang.vocabulary import *

FALLS_IN_BATTLE: Final = When(Sent(THIS_CARD, EITHER_GRAVEYARD, because=BECAUSE_OF_BATTLE))
DESTROYED_BY_BATTLE: Final = If(Sent(THIS_CARD, EITHER_GRAVEYARD, because=BECAUSE_OF_BATTLE))
SENT_BY_THE_OTHER: Final = When(
    Sent(THIS_CARD, YOUR_GRAVEYARD, from_=YOUR_HAND, because=BECAUSE_OF_EFFECT, by=OPPONENT)
)

# ------------------------------------------------------------------------------------------------ destroyed by battle

UFOROID: Final = Card(
    7602840,
    "UFOroid",
    Trigger(
        when=FALLS_IN_BATTLE,
        do=SpecialSummon(One(Monster(type_=MACHINE, atk=AtMost(1500)), YOUR_DECK), FACE_UP_ATTACK),
        from_=YOUR_GRAVEYARD,
    ),
)

HOWLING_INSECT: Final = Card(
    93107608,
    "Howling Insect",
    Trigger(
        when=FALLS_IN_BATTLE,
        do=SpecialSummon(One(Monster(type_=INSECT, atk=AtMost(1500)), YOUR_DECK)),
        from_=YOUR_GRAVEYARD,
    ),
)

HYENA: Final = Card(
    22873798,
    "Hyena",
    Trigger(
        when=FALLS_IN_BATTLE,
        do=SpecialSummon(UpTo(ANY_NUMBER, Monster(name="Hyena"), YOUR_DECK)),
        from_=YOUR_GRAVEYARD,
    ),
)

GOKIPON: Final = Card(
    14472500,
    "Gokipon",
    Trigger(
        when=FALLS_IN_BATTLE,
        do=AddToHand(One(Monster(type_=INSECT, atk=AtMost(1500)), YOUR_DECK)),
        from_=YOUR_GRAVEYARD,
    ),
)

TADPOLE: Final = Card(
    10456559,
    "T.A.D.P.O.L.E.",
    Trigger(
        when=When(Sent(THIS_CARD, YOUR_GRAVEYARD, from_=YOUR_FIELD, because=BECAUSE_OF_BATTLE)),
        do=AddToHand(UpTo(ANY_NUMBER, Monster(name="T.A.D.P.O.L.E."), YOUR_DECK)),
        from_=YOUR_GRAVEYARD,
    ),
)

SCARR: Final = Card(
    5498296,
    "Scarr, Scout of Dark World",
    Trigger(
        when=DESTROYED_BY_BATTLE,
        do=AddToHand(One(Monster(archetype="Dark World", level=AtMost(4)), YOUR_DECK)),
        from_=YOUR_GRAVEYARD,
        mandatory=True,
    ),
)

WROUGHTWEILER: Final = Card(
    6480253,
    "Wroughtweiler",
    Trigger(
        when=DESTROYED_BY_BATTLE,
        target=(
            One(AnyCard(archetype="Elemental HERO"), YOUR_GRAVEYARD),
            One(Spell(name="Polymerization"), YOUR_GRAVEYARD),
        ),
        do=AddToHand(THE_TARGET),
        from_=YOUR_GRAVEYARD,
        mandatory=True,
    ),
)

LORD_POISON: Final = Card(
    40320754,
    "Lord Poison",
    Trigger(
        when=DESTROYED_BY_BATTLE,
        target=One(Monster(type_=PLANT, not_name="Lord Poison"), YOUR_GRAVEYARD),
        do=SpecialSummon(THE_TARGET),
        from_=YOUR_GRAVEYARD,
        mandatory=True,
    ),
)

KELDO: Final = Card(
    80441106,
    "Keldo",
    Trigger(
        when=DESTROYED_BY_BATTLE,
        target=Some(2, ANY_CARD, OPPONENTS_GRAVEYARD),
        do=ReturnToDeck(THE_TARGET),
        from_=YOUR_GRAVEYARD,
        mandatory=True,
    ),
)

MINE_GOLEM: Final = Card(
    76321376,
    "Mine Golem",
    Trigger(when=DESTROYED_BY_BATTLE, do=InflictDamage(500, OPPONENT), from_=YOUR_GRAVEYARD, mandatory=True),
)

MECHA_DOG_MARRON: Final = Card(
    94667532,
    "Mecha-Dog Marron",
    Trigger(when=DESTROYED_BY_BATTLE, do=InflictDamage(1000, EITHER), from_=YOUR_GRAVEYARD, mandatory=True),
    Trigger(
        when=If(Sent(THIS_CARD, EITHER_GRAVEYARD, from_=THE_FIELD, because=BECAUSE_OF_EFFECT, destroyed=True)),
        do=InflictDamage(1000, OPPONENT),
        from_=YOUR_GRAVEYARD,
        mandatory=True,
    ),
)

OXYGEDDON: Final = Card(
    58071123,
    "Oxygeddon",
    Trigger(
        1,
        when=If(Sent(THIS_CARD, EITHER_GRAVEYARD, because=BECAUSE_OF_BATTLE, by_card=Monster(type_=PYRO))),
        do=InflictDamage(800, EITHER),
        from_=YOUR_GRAVEYARD,
        mandatory=True,
    ),
)

# ------------------------------------------------------------------------------------------ destroyed, or sent anyhow

WATER_DRAGON: Final = Card(
    85066822,
    "Water Dragon",
    SummonCondition(only_by=AnyCard(name="Bonding - H2O")),
    Continuous(
        1,
        ChangeStat(ATK, All(Monster(FACE_UP, attribute=FIRE), THE_FIELD), 0, become=True).also(
            ChangeStat(ATK, All(Monster(FACE_UP, type_=PYRO), THE_FIELD), 0, become=True)
        ),
    ),
    Trigger(
        2,
        when=When(Sent(THIS_CARD, EITHER_GRAVEYARD, destroyed=True)),
        target=(
            Some(2, Monster(name="Hydrogeddon"), YOUR_GRAVEYARD),
            One(Monster(name="Oxygeddon"), YOUR_GRAVEYARD),
        ),
        do=SpecialSummon(THE_TARGET),
        from_=YOUR_GRAVEYARD,
    ),
)

OUTSTANDING_DOG_MARRON: Final = Card(
    11548522,
    "Outstanding Dog Marron",
    Trigger(when=If(Sent(THIS_CARD, YOUR_GRAVEYARD)), do=ReturnToDeck(THIS_CARD), from_=YOUR_GRAVEYARD, mandatory=True),
)

BURNING_ALGAE: Final = Card(
    41859700,
    "Burning Algae",
    Trigger(
        when=If(Sent(THIS_CARD, EITHER_GRAVEYARD)), do=GainLP(1000, OPPONENT), from_=YOUR_GRAVEYARD, mandatory=True
    ),
)

MANTICORE_OF_DARKNESS: Final = Card(
    77121851,
    "Manticore of Darkness",
    Trigger(
        when=If(PhaseReached(END_PHASE)),
        needs=HasDone(THIS_CARD, WAS_SENT),
        cost=SendToGraveyard(One(Monster(FACE_UP, type_=BEAST | BEAST_WARRIOR | WINGED_BEAST), YOUR_HAND | YOUR_FIELD)),
        do=SpecialSummon(THIS_CARD),
        from_=YOUR_GRAVEYARD,
    ),
)

# ------------------------------------------------------------------------------------------ sent by the other's effect

ELEPHANT_STATUE_OF_BLESSING: Final = Card(
    85166216,
    "Elephant Statue of Blessing",
    Trigger(when=SENT_BY_THE_OTHER, do=GainLP(2000), from_=YOUR_GRAVEYARD, mandatory=True),
)

ELEPHANT_STATUE_OF_DISASTER: Final = Card(
    12160911,
    "Elephant Statue of Disaster",
    Trigger(when=SENT_BY_THE_OTHER, do=InflictDamage(2000, OPPONENT), from_=YOUR_GRAVEYARD, mandatory=True),
)

FEAR_FROM_THE_DARK: Final = Card(
    34193084,
    "Fear from the Dark",
    Trigger(
        when=When(Sent(THIS_CARD, YOUR_GRAVEYARD, from_=YOUR_HAND | YOUR_DECK, because=BECAUSE_OF_EFFECT, by=OPPONENT)),
        do=SpecialSummon(THIS_CARD),
        from_=YOUR_GRAVEYARD,
        mandatory=True,
    ),
)

# ---------------------------------------------------------------------------------------------------- gone elsewhere

GIANT_REX: Final = Card(
    80280944,
    "Giant Rex",
    Continuous(1, Forbid(ATTACKING_DIRECTLY, THIS_CARD)),
    Trigger(
        2,
        when=If(Sent(THIS_CARD, EITHER_BANISHED)),
        limit=Limit(PER_EFFECT),
        do=SpecialSummon(THIS_CARD).and_if_you_do(
            ChangeStat(
                ATK,
                THIS_CARD,
                Times(200, CountOf(Monster(FACE_UP, type_=DINOSAUR), YOUR_BANISHED, other_than=THIS_CARD)),
            )
        ),
        from_=YOUR_BANISHED,
    ),
)

STRIKE_NINJA: Final = Card(
    41006930,
    "Strike Ninja",
    Quick(
        1,
        limit=Limit(PER_EFFECT),
        cost=Banish(Some(2, Monster(attribute=DARK), YOUR_GRAVEYARD)),
        do=Banish(
            Those(THIS_CARD, Monster(FACE_UP)), for_a_time=True, called=Ref("the banished monster")
        ).and_if_you_do(Later(END_PHASE, ReturnToField(Ref("the banished monster")))),
    ),
)

DOOM_LORD: Final = Card(
    41613948,
    "Destiny HERO - Doom Lord",
    Ignition(
        still_needs=Matches(THIS_CARD, Monster(FACE_UP_ATTACK)),
        limit=Limit(),
        oath=Forbid(DECLARING_ATTACKS, who=YOU),
        target=One(Monster(), OPPONENTS_FIELD),
        do=Banish(THE_TARGET, for_a_time=True, called=Ref("the banished monster")).and_if_you_do(
            Later(STANDBY_PHASE, ReturnToField(Ref("the banished monster")), turn_of=YOU, count=2)
        ),
    ),
)

NEKO_MANE_KING: Final = Card(
    11021521,
    "Neko Mane King",
    Trigger(
        when=When(Sent(THIS_CARD, YOUR_GRAVEYARD, because=BECAUSE_OF_EFFECT, by=OPPONENT)),
        needs=During(turn_of=OPPONENT),
        do=EndTurn(),
        from_=YOUR_GRAVEYARD,
        mandatory=True,
    ),
)

MAKYURA_THE_DESTRUCTOR: Final = Card(
    21593977,
    "Makyura the Destructor",
    Trigger(
        1,
        when=If(Sent(THIS_CARD, EITHER_GRAVEYARD, from_=Place(IN_MONSTER_ZONE, IN_MONSTER_ZONE))),
        limit=Limit(PER_EFFECT),
        do=AllowTrap(from_hand=True, until=UNTIL_TURN_ENDS),
    ),
)

CARDS: Final[tuple[Card, ...]] = (
    UFOROID,
    HOWLING_INSECT,
    HYENA,
    GOKIPON,
    TADPOLE,
    SCARR,
    WROUGHTWEILER,
    LORD_POISON,
    KELDO,
    MINE_GOLEM,
    MECHA_DOG_MARRON,
    OXYGEDDON,
    WATER_DRAGON,
    OUTSTANDING_DOG_MARRON,
    BURNING_ALGAE,
    MANTICORE_OF_DARKNESS,
    ELEPHANT_STATUE_OF_BLESSING,
    ELEPHANT_STATUE_OF_DISASTER,
    FEAR_FROM_THE_DARK,
    GIANT_REX,
    STRIKE_NINJA,
    DOOM_LORD,
    NEKO_MANE_KING,
    MAKYURA_THE_DESTRUCTOR,
)
