"""Cards that only give LP or inflict damage, at once or each time something happens."""

from typing import Final

from spellspeed.lang.vocabulary import *

THE_TRIBUTED: Final = Ref("the Tributed monster")

# ------------------------------------------------------------------------------------------- a certain amount, at once

SPARKS: Final = Card(76103675, "Sparks", Activation(do=InflictDamage(200, OPPONENT)))

RAIMEI: Final = Card(56260110, "Raimei", Activation(do=InflictDamage(300, OPPONENT)))

FINAL_FLAME: Final = Card(73134081, "Final Flame", Activation(do=InflictDamage(600, OPPONENT)))

TREMENDOUS_FIRE: Final = Card(
    46918794, "Tremendous Fire", Activation(do=InflictDamage(1000, OPPONENT).also(InflictDamage(500, YOU)))
)

METEOR_OF_DESTRUCTION: Final = Card(
    33767325,
    "Meteor of Destruction",
    Activation(needs=Not(Compare(LifePoints(OPPONENT), AtMost(3000))), do=InflictDamage(1000, OPPONENT)),
)

BLUE_MEDICINE: Final = Card(20871001, "Blue Medicine", Activation(1, do=GainLP(400)))

RED_MEDICINE: Final = Card(38199696, "Red Medicine", Activation(do=GainLP(500)))

GOBLINS_SECRET_REMEDY: Final = Card(11868825, "Goblin's Secret Remedy", Activation(1, do=GainLP(600)))

SOUL_OF_THE_PURE: Final = Card(47852924, "Soul of the Pure", Activation(do=GainLP(800)))

RAIN_OF_MERCY: Final = Card(66719324, "Rain of Mercy", Activation(do=GainLP(1000, EITHER)))

# ------------------------------------------------------------------------------------------------ so much for each card

SECRET_BARREL: Final = Card(
    27053506,
    "Secret Barrel",
    Activation(1, do=InflictDamage(Times(200, CountOf(ANY_CARD, OPPONENTS_HAND | OPPONENTS_FIELD)), OPPONENT)),
)

RESTRUCTER_REVOLUTION: Final = Card(
    99518961,
    "Restructer Revolution",
    Activation(do=InflictDamage(Times(200, CountOf(ANY_CARD, OPPONENTS_HAND)), OPPONENT)),
)

GIFT_OF_THE_MYSTICAL_ELF: Final = Card(
    98299011, "Gift of The Mystical Elf", Activation(do=GainLP(Times(300, CountOf(Monster(), THE_FIELD))))
)

# The second part is read together with the first: it is one gain of LP, one damage.
NUMINOUS_HEALER: Final = Card(
    2130625,
    "Numinous Healer",
    Activation(
        when=When(DamageTaken(YOU)),
        do=GainLP(Plus(1000, Times(500, CountOf(AnyCard(name="Numinous Healer"), YOUR_GRAVEYARD)))),
        damage_step=True,
    ),
)

ATTACK_AND_RECEIVE: Final = Card(
    63689843,
    "Attack and Receive",
    Activation(
        when=When(DamageTaken(YOU)),
        do=InflictDamage(Plus(700, Times(300, CountOf(AnyCard(name="Attack and Receive"), YOUR_GRAVEYARD))), OPPONENT),
        damage_step=True,
    ),
)

MAGICAL_BLAST: Final = Card(
    91819979,
    "Magical Blast",
    Activation(
        1,
        do=InflictDamage(Times(200, CountOf(Monster(FACE_UP, type_=SPELLCASTER), YOUR_FIELD)), OPPONENT),
    ),
    Trigger(2, when=If(NormalDrawDue(YOU, instead=True)), do=AddToHand(THIS_CARD), from_=YOUR_GRAVEYARD),
)

# ------------------------------------------------------------------------------------------------- for monsters given

CATAPULT_TURTLE: Final = Card(
    95727991,
    "Catapult Turtle",
    Ignition(
        limit=Limit(),
        cost=Tribute(One(Monster(), YOUR_FIELD, called=THE_TRIBUTED)),
        do=InflictDamage(Half(Stat(ATK, THE_TRIBUTED)), OPPONENT),
    ),
)

MYSTIK_WOK: Final = Card(
    80161395,
    "Mystik Wok",
    Activation(
        cost=Tribute(One(Monster(), YOUR_FIELD, called=THE_TRIBUTED)),
        do=OneOf(GainLP(Stat(ATK, THE_TRIBUTED)), GainLP(Stat(DEF, THE_TRIBUTED))),
    ),
)

HYSTERIC_FAIRY: Final = Card(
    21297224, "Hysteric Fairy", Ignition(cost=Tribute(Some(2, Monster(), YOUR_FIELD)), do=GainLP(1000))
)

ULTIMATE_BASEBALL_KID: Final = Card(
    67934141,
    "Ultimate Baseball Kid",
    Continuous(
        do=ChangeStat(
            ATK,
            THIS_CARD,
            Times(1000, CountOf(Monster(FACE_UP, attribute=FIRE), THE_FIELD, other_than=THIS_CARD)),
        )
    ),
    Ignition(
        cost=SendToGraveyard(One(Monster(FACE_UP, attribute=FIRE), YOUR_FIELD, other_than=THIS_CARD)),
        do=InflictDamage(500, OPPONENT),
    ),
)

# ------------------------------------------------------------------------------------------- in each Standby Phase

EBON_MAGICIAN_CURRAN: Final = Card(
    46128076,
    "Ebon Magician Curran",
    Trigger(
        when=If(PhaseReached(STANDBY_PHASE, YOU)),
        do=InflictDamage(Times(300, CountOf(Monster(), OPPONENTS_FIELD)), OPPONENT),
        mandatory=True,
    ),
)

DANCING_FAIRY: Final = Card(
    90925163,
    "Dancing Fairy",
    Trigger(
        when=If(PhaseReached(STANDBY_PHASE, YOU)),
        still_needs=Matches(THIS_CARD, Monster(FACE_UP_DEFENSE)),
        do=GainLP(1000),
        mandatory=True,
    ),
)

DARKLORD_MARIE: Final = Card(
    57579381,
    "Darklord Marie",
    Trigger(
        when=If(PhaseReached(STANDBY_PHASE, YOU)),
        still_needs=Matches(THIS_CARD, Monster(zone=IN_GRAVEYARD)),
        do=GainLP(200),
        from_=YOUR_GRAVEYARD,
        mandatory=True,
    ),
)

# --------------------------------------------------------------------------------------------------------- each time

RAPID_FIRE_MAGICIAN: Final = Card(
    6337436,
    "Rapid-Fire Magician",
    Continuous(do=InflictDamage(400, OPPONENT), when=If(Activated(Spell(kind=NORMAL), by=YOU))),
)

SPELL_ABSORPTION: Final = Card(
    51481927, "Spell Absorption", Continuous(do=GainLP(500), when=If(Activated(Spell(), other_than=THIS_CARD)))
)

SEBEKS_BLESSING: Final = Card(
    22537443,
    "Sebek's Blessing",
    Activation(
        1,
        when=When(DamageTaken(OPPONENT, BECAUSE_OF_BATTLE, Monster(controller=YOU), directly=True)),
        do=GainLP(TheAmount()),
    ),
)

# ----------------------------------------------------------------------------------------------------- as they happen

SKULL_MARK_LADYBUG: Final = Card(
    64306248,
    "Skull-Mark Ladybug",
    Trigger(when=When(Sent(THIS_CARD, EITHER_GRAVEYARD)), do=GainLP(1000), from_=YOUR_GRAVEYARD, mandatory=True),
)

MYSTERIOUS_PUPPETEER: Final = Card(
    54098121,
    "Mysterious Puppeteer",
    Trigger(
        when=When(Summoned(Monster(), SUMMONED_NORMALLY | SUMMONED_BY_FLIPPING, other_than=THIS_CARD)),
        do=GainLP(500),
        mandatory=True,
    ),
)

THE_BISTRO_BUTCHER: Final = Card(
    71107816,
    "The Bistro Butcher",
    Trigger(when=When(DamageTaken(OPPONENT, BECAUSE_OF_BATTLE, THIS_CARD)), do=Draw(2, OPPONENT), mandatory=True),
)

CARDS: Final[tuple[Card, ...]] = (
    SPARKS,
    RAIMEI,
    FINAL_FLAME,
    TREMENDOUS_FIRE,
    METEOR_OF_DESTRUCTION,
    BLUE_MEDICINE,
    RED_MEDICINE,
    GOBLINS_SECRET_REMEDY,
    SOUL_OF_THE_PURE,
    RAIN_OF_MERCY,
    SECRET_BARREL,
    RESTRUCTER_REVOLUTION,
    GIFT_OF_THE_MYSTICAL_ELF,
    NUMINOUS_HEALER,
    ATTACK_AND_RECEIVE,
    MAGICAL_BLAST,
    CATAPULT_TURTLE,
    MYSTIK_WOK,
    HYSTERIC_FAIRY,
    ULTIMATE_BASEBALL_KID,
    EBON_MAGICIAN_CURRAN,
    DANCING_FAIRY,
    DARKLORD_MARIE,
    RAPID_FIRE_MAGICIAN,
    SPELL_ABSORPTION,
    SEBEKS_BLESSING,
    SKULL_MARK_LADYBUG,
    MYSTERIOUS_PUPPETEER,
    THE_BISTRO_BUTCHER,
)
