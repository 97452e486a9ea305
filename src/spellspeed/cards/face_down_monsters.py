"""Monsters that wait face-down: what they do when they are flipped, and those that turn face-down again."""

from typing import Final

from spellspeed.lang.vocabulary import *

TURNS_FACE_DOWN: Final = Ignition(limit=Limit(), do=ChangePosition(THIS_CARD, FACE_DOWN_DEFENSE))
FLIP_SUMMONED: Final = When(Summoned(THIS_CARD, SUMMONED_BY_FLIPPING))
CONTROLS_IT: Final = Continuous(do=ChangeControl(THE_LINKED_CARD))


# ------------------------------------------------------------------------------------------- destroyed and taken away

DRAGON_PIPER: Final = Card(
    55763552,
    "Dragon Piper",
    Flip(
        do=Destroy(All(AnyCard(FACE_UP, name="Dragon Capture Jar"), THE_FIELD)).and_if_you_do(
            ChangePosition(All(Monster(FACE_UP_DEFENSE, type_=DRAGON), THE_FIELD), FACE_UP_ATTACK)
        )
    ),
)

GREENKAPPA: Final = Card(
    61831093,
    "Greenkappa",
    Flip(
        target=Some(2, SpellOrTrap(FACE_DOWN), THE_FIELD),
        do=Destroy(Those(THE_TARGET, SpellOrTrap(FACE_DOWN))),
    ),
)

NOBLEMAN_EATER_BUG: Final = Card(
    65878864,
    "Nobleman-Eater Bug",
    Flip(
        target=Some(2, Monster(), THE_FIELD),
        do=OnlyIf(Exists(Monster(), THE_FIELD, count=2, among=THE_TARGET), Destroy(THE_TARGET)),
    ),
)

WHITE_NINJA: Final = Card(
    1571945,
    "White Ninja",
    Flip(target=One(Monster(DEFENSE_POSITION), THE_FIELD), do=Destroy(Those(THE_TARGET, Monster(DEFENSE_POSITION)))),
)

GALE_LIZARD: Final = Card(
    77491079,
    "Gale Lizard",
    Flip(1, target=One(Monster(), OPPONENTS_FIELD), do=AddToHand(Those(THE_TARGET, Monster(controller=OPPONENT)))),
)

HADE_HANE: Final = Card(
    28357177,
    "Hade-Hane",
    Flip(target=UpTo(3, Monster(), THE_FIELD), do=AddToHand(THE_TARGET), mandatory=False),
)

DARK_CAT_WITH_WHITE_TAIL: Final = Card(
    8634636,
    "Dark Cat with White Tail",
    Flip(
        target=(Some(2, Monster(), OPPONENTS_FIELD), One(Monster(), YOUR_FIELD)),
        do=AddToHand(THE_TARGET),
    ),
)

# ------------------------------------------------------------------------------------------------- control and attacks

SHADOW_TAMER: Final = Card(
    37620434,
    "Shadow Tamer",
    Flip(
        target=One(Monster(FACE_UP, type_=FIEND), OPPONENTS_FIELD),
        do=ChangeControl(Those(THE_TARGET, Monster(FACE_UP, type_=FIEND)), until=UNTIL_END_PHASE),
    ),
)

DRAGON_MANIPULATOR: Final = Card(
    63018132,
    "Dragon Manipulator",
    Flip(
        target=One(Monster(FACE_UP, type_=DRAGON), OPPONENTS_FIELD),
        do=ChangeControl(Those(THE_TARGET, Monster(FACE_UP)), until=UNTIL_END_PHASE),
    ),
)

RAFFLESIA_SEDUCTION: Final = Card(
    31440542,
    "Rafflesia Seduction",
    Flip(
        target=One(Monster(FACE_UP), OPPONENTS_FIELD),
        do=ChangeControl(Those(THE_TARGET, Monster(FACE_UP)), until=UNTIL_TURN_ENDS),
    ),
)

AUSSA_THE_EARTH_CHARMER: Final = Card(
    37970940,
    "Aussa the Earth Charmer",
    Flip(1, target=One(Monster(FACE_UP, attribute=EARTH), OPPONENTS_FIELD), do=LinkTogether(THE_TARGET)),
    CONTROLS_IT,
)
ERIA_THE_WATER_CHARMER: Final = Card(
    74364659,
    "Eria the Water Charmer",
    Flip(1, target=One(Monster(FACE_UP, attribute=WATER), OPPONENTS_FIELD), do=LinkTogether(THE_TARGET)),
    CONTROLS_IT,
)
HIITA_THE_FIRE_CHARMER: Final = Card(
    759393,
    "Hiita the Fire Charmer",
    Flip(1, target=One(Monster(FACE_UP, attribute=FIRE), OPPONENTS_FIELD), do=LinkTogether(THE_TARGET)),
    CONTROLS_IT,
)
WYNN_THE_WIND_CHARMER: Final = Card(
    37744402,
    "Wynn the Wind Charmer",
    Flip(1, target=One(Monster(FACE_UP, attribute=WIND), OPPONENTS_FIELD), do=LinkTogether(THE_TARGET)),
    CONTROLS_IT,
)

INVADER_OF_THE_THRONE: Final = Card(
    3056267,
    "Invader of the Throne",
    Flip(
        needs=Not(During(BATTLE_PHASE)),
        target=One(Monster(), OPPONENTS_FIELD),
        do=ChangeControl(THE_TARGET, EITHER, with_=THIS_CARD),
    ),
)

DUMMY_GOLEM: Final = Card(
    13532663,
    "Dummy Golem",
    Flip(do=ChangeControl(One(Monster(), OPPONENTS_FIELD, by=OPPONENT), EITHER, with_=THIS_CARD)),
)

DARK_EYES_ILLUSIONIST: Final = Card(
    38247752,
    "Dark-Eyes Illusionist",
    Flip(target=One(Monster(), THE_FIELD), do=LinkTogether(THE_TARGET)),
    Continuous(do=Forbid(ATTACKING, THE_LINKED_CARD)),
)

BITE_SHOES: Final = Card(
    50122883,
    "Bite Shoes",
    Flip(target=One(Monster(FACE_UP), THE_FIELD), do=ChangePosition(Those(THE_TARGET, Monster(FACE_UP)))),
)

# -------------------------------------------------------------------------------------------------- LP, hand and deck

NEEDLE_BALL: Final = Card(
    94230224, "Needle Ball", Flip(cost=PayLP(2000), do=InflictDamage(1000, OPPONENT), mandatory=False)
)

POISON_MUMMY: Final = Card(43716289, "Poison Mummy", Flip(do=InflictDamage(500, OPPONENT)))

FIBER_JAR: Final = Card(
    78706415,
    "Fiber Jar",
    Flip(
        do=ReturnToDeck(All(ANY_CARD, EITHER_HAND | THE_FIELD | EITHER_GRAVEYARD)).after_that(Draw(5, EITHER)),
    ),
)

KOTETSU: Final = Card(73431236, "Iron Blacksmith Kotetsu", Flip(1, do=AddToHand(One(Spell(kind=EQUIP), YOUR_DECK))))

MACHINA_DEFENDER: Final = Card(
    96384007, "Machina Defender", Flip(1, do=AddToHand(One(Monster(name="Commander Covington"), YOUR_DECK)))
)

THE_STERN_MYSTIC: Final = Card(87557188, "The Stern Mystic", Flip(1, do=Reveal(All(AnyCard(FACE_DOWN), THE_FIELD))))

# ------------------------------------------------------------------------------------------------------- Graveyards

THE_DRAWN_CARDS: Final = Ref("the drawn cards")
HIROS_SHADOW_SCOUT: Final = Card(
    81863068,
    "Hiro's Shadow Scout",
    Flip(
        do=Draw(3, OPPONENT, called=THE_DRAWN_CARDS).then(
            Reveal(THE_DRAWN_CARDS).also(Discard(Those(THE_DRAWN_CARDS, Spell()), to_graveyard=True))
        )
    ),
)

DES_FERAL_IMP: Final = Card(
    81985784, "Des Feral Imp", Flip(1, target=One(ANY_CARD, YOUR_GRAVEYARD), do=ReturnToDeck(THE_TARGET))
)

WITCH_DOCTOR_OF_CHAOS: Final = Card(
    75946257, "Witch Doctor of Chaos", Flip(target=One(Monster(), EITHER_GRAVEYARD), do=Banish(THE_TARGET))
)

SPIRIT_CALLER: Final = Card(
    48659020,
    "Spirit Caller",
    Flip(
        target=One(Monster(kind=NORMAL, level=AtMost(3)), YOUR_GRAVEYARD),
        do=SpecialSummon(THE_TARGET),
        mandatory=False,
    ),
)

SUPPLY: Final = Card(
    44072894,
    "Supply",
    Flip(
        target=Some(2, Monster(that=WasMaterial()), YOUR_GRAVEYARD),
        do=OnlyIf(Exists(Monster(), YOUR_GRAVEYARD, count=2, among=THE_TARGET), AddToHand(THE_TARGET)),
    ),
)

# ----------------------------------------------------------------------------------------- face-down and face-up again

ROYAL_KEEPER: Final = Card(
    16509093,
    "Royal Keeper",
    TURNS_FACE_DOWN,
    Trigger(
        when=When(Flipped(THIS_CARD)),
        do=ChangeStat(ATK | DEF, THIS_CARD, 300, until=UNTIL_END_PHASE),
        mandatory=True,
    ),
)

SWARM_OF_SCARABS: Final = Card(
    15383415,
    "Swarm of Scarabs",
    TURNS_FACE_DOWN,
    Trigger(when=FLIP_SUMMONED, target=One(Monster(), OPPONENTS_FIELD), do=Destroy(THE_TARGET), mandatory=True),
)

SWARM_OF_LOCUSTS: Final = Card(
    41872150,
    "Swarm of Locusts",
    TURNS_FACE_DOWN,
    Trigger(when=FLIP_SUMMONED, target=One(SpellOrTrap(), OPPONENTS_FIELD), do=Destroy(THE_TARGET), mandatory=True),
)

DES_LACOODA: Final = Card(
    2326738,
    "Des Lacooda",
    Ignition(1, limit=Limit(), do=ChangePosition(THIS_CARD, FACE_DOWN_DEFENSE)),
    Trigger(2, when=If(Summoned(THIS_CARD, SUMMONED_BY_FLIPPING)), do=Draw(1), mandatory=True),
)

NIGHTMARE_PENGUIN: Final = Card(
    81306586,
    "Nightmare Penguin",
    Trigger(
        when=When(Flipped(THIS_CARD)), target=One(ANY_CARD, OPPONENTS_FIELD), do=AddToHand(THE_TARGET), mandatory=True
    ),
    Continuous(do=ChangeStat(ATK, All(Monster(FACE_UP, attribute=WATER), YOUR_FIELD), 200)),
)

FUSHIOH_RICHIE: Final = Card(
    39711336,
    "Fushioh Richie",
    SummonCondition(only_by=AnyCard(name="Great Dezard"), properly=True),
    TURNS_FACE_DOWN,
    Trigger(
        when=When(Flipped(THIS_CARD)), target=One(Monster(type_=ZOMBIE), YOUR_GRAVEYARD), do=SpecialSummon(THE_TARGET)
    ),
    Quick(
        when=When(Activated(SpellOrTrap(), targeting=THIS_CARD)),
        do=Negate(THE_ACTIVATION).and_if_you_do(Destroy(THAT_CARD)),
        mandatory=True,
    ),
)

CHOPMAN: Final = Card(
    40884383,
    "Chopman the Desperate Outlaw",
    Trigger(
        when=FLIP_SUMMONED,
        target=One(Spell(kind=EQUIP), YOUR_GRAVEYARD),
        do=Equip(THIS_CARD, what=THE_TARGET),
    ),
)

CARDS: Final[tuple[Card, ...]] = (
    DRAGON_PIPER,
    GREENKAPPA,
    NOBLEMAN_EATER_BUG,
    WHITE_NINJA,
    GALE_LIZARD,
    HADE_HANE,
    DARK_CAT_WITH_WHITE_TAIL,
    SHADOW_TAMER,
    DRAGON_MANIPULATOR,
    RAFFLESIA_SEDUCTION,
    AUSSA_THE_EARTH_CHARMER,
    ERIA_THE_WATER_CHARMER,
    HIITA_THE_FIRE_CHARMER,
    WYNN_THE_WIND_CHARMER,
    INVADER_OF_THE_THRONE,
    DUMMY_GOLEM,
    DARK_EYES_ILLUSIONIST,
    BITE_SHOES,
    NEEDLE_BALL,
    POISON_MUMMY,
    FIBER_JAR,
    KOTETSU,
    MACHINA_DEFENDER,
    THE_STERN_MYSTIC,
    HIROS_SHADOW_SCOUT,
    DES_FERAL_IMP,
    WITCH_DOCTOR_OF_CHAOS,
    SPIRIT_CALLER,
    SUPPLY,
    ROYAL_KEEPER,
    SWARM_OF_SCARABS,
    SWARM_OF_LOCUSTS,
    DES_LACOODA,
    NIGHTMARE_PENGUIN,
    FUSHIOH_RICHIE,
    CHOPMAN,
)
