"""Monsters whose ATK and DEF depend on other cards, grow with what happens, or are raised by effects."""

from typing import Final

from spellspeed.lang.vocabulary import *

UMI_IS_THERE: Final = Exists(Spell(FACE_UP, name="Umi"), THE_FIELD)
A_BANISHED_MONSTER: Final = Monster(FACE_UP)
THE_BANISHED: Final = Ref("the banished cards")
THE_TRIBUTED: Final = Ref("the Tributed monster")


# ------------------------------------------------------------------------------------------------- Element monsters

GAINS_500_BY_FIRE: Final = Continuous(
    do=ChangeStat(ATK, THIS_CARD, 500), while_=Exists(Monster(FACE_UP, attribute=FIRE), THE_FIELD)
)
STAYS_BY_WATER: Final = Continuous(
    do=Forbid(CHANGING_CONTROL, THIS_CARD), while_=Exists(Monster(FACE_UP, attribute=WATER), THE_FIELD)
)
ATTACKS_AGAIN_BY_WIND: Final = Trigger(
    when=If(Destroyed(Monster(controller=OPPONENT), because=BECAUSE_OF_BATTLE, by_card=THIS_CARD)),
    needs=Both(Exists(Monster(FACE_UP, attribute=WIND), THE_FIELD), Matches(THIS_CARD, Monster(attacking=True))),
    do=Grant(ATTACK_AGAIN, THIS_CARD, until=UNTIL_BATTLE_PHASE_ENDS),
)
NEGATES_BY_EARTH: Final = Continuous(
    do=NegateEffectsOf(THAT_CARD),
    when=If(Destroyed(Monster(kind=EFFECT), because=BECAUSE_OF_BATTLE, by_card=THIS_CARD)),
    while_=Exists(Monster(FACE_UP, attribute=EARTH), THE_FIELD),
)

ELEMENT_SOLDIER: Final = Card(66712593, "Element Soldier", STAYS_BY_WATER, NEGATES_BY_EARTH)
ELEMENT_MAGICIAN: Final = Card(65260293, "Element Magician", STAYS_BY_WATER, ATTACKS_AGAIN_BY_WIND)
ELEMENT_SAURUS: Final = Card(92755808, "Element Saurus", GAINS_500_BY_FIRE, NEGATES_BY_EARTH)
ELEMENT_VALKYRIE: Final = Card(97623219, "Element Valkyrie", GAINS_500_BY_FIRE, STAYS_BY_WATER)
ELEMENT_DOOM: Final = Card(23118924, "Element Doom", NEGATES_BY_EARTH, ATTACKS_AGAIN_BY_WIND)

# --------------------------------------------------------------------------------------- so much for each other card

MUDORA: Final = Card(
    82108372,
    "Mudora",
    Continuous(do=ChangeStat(ATK, THIS_CARD, Times(200, CountOf(Monster(type_=FAIRY), YOUR_GRAVEYARD)))),
)

AMAZONESS_PALADIN: Final = Card(
    47480070,
    "Amazoness Paladin",
    Continuous(do=ChangeStat(ATK, THIS_CARD, Times(100, CountOf(Monster(FACE_UP, archetype="Amazoness"), YOUR_FIELD)))),
)

PERFECT_MACHINE_KING: Final = Card(
    18891691,
    "Perfect Machine King",
    Continuous(
        do=ChangeStat(
            ATK, THIS_CARD, Times(500, CountOf(Monster(FACE_UP, type_=MACHINE), THE_FIELD, other_than=THIS_CARD))
        )
    ),
)

MACHINE_KING_PROTOTYPE: Final = Card(
    89222931,
    "Machine King Prototype",
    Continuous(
        do=ChangeStat(
            ATK | DEF, THIS_CARD, Times(100, CountOf(Monster(FACE_UP, type_=MACHINE), THE_FIELD, other_than=THIS_CARD))
        )
    ),
)

ENRAGED_MUKA_MUKA: Final = Card(
    91862578,
    "Enraged Muka Muka",
    Continuous(do=ChangeStat(ATK | DEF, THIS_CARD, Times(400, CountOf(ANY_CARD, YOUR_HAND)))),
)

BEELZE_FROG: Final = Card(
    49522489,
    "Beelze Frog",
    Continuous(do=ChangeStat(ATK, THIS_CARD, Times(300, CountOf(Monster(name="T.A.D.P.O.L.E."), YOUR_GRAVEYARD)))),
)

GRASS_PHANTOM: Final = Card(
    41249545,
    "Grass Phantom",
    Continuous(do=ChangeStat(ATK, THIS_CARD, Times(500, CountOf(Monster(name="Grass Phantom"), YOUR_GRAVEYARD)))),
)

GOLDEN_HOMUNCULUS: Final = Card(
    27408609,
    "Golden Homunculus",
    Continuous(do=ChangeStat(ATK | DEF, THIS_CARD, Times(300, CountOf(ANY_CARD, YOUR_BANISHED)))),
)

BATTERYMAN_AA: Final = Card(
    63142001,
    "Batteryman AA",
    Continuous(
        do=ChangeStat(ATK, THIS_CARD, Times(1000, CountOf(Monster(FACE_UP_ATTACK, name="Batteryman AA"), YOUR_FIELD))),
        while_=Not(Exists(Monster(FACE_UP_DEFENSE, name="Batteryman AA"), YOUR_FIELD)),
    ),
    Continuous(
        do=ChangeStat(DEF, THIS_CARD, Times(1000, CountOf(Monster(FACE_UP_DEFENSE, name="Batteryman AA"), YOUR_FIELD))),
        while_=Not(Exists(Monster(FACE_UP_ATTACK, name="Batteryman AA"), YOUR_FIELD)),
    ),
)

YOUR_MACHINES: Final = All(Monster(FACE_UP, type_=MACHINE), YOUR_FIELD)
BATTERYMAN_C: Final = Card(
    19733961,
    "Batteryman C",
    Continuous(
        do=ChangeStat(
            ATK, YOUR_MACHINES, Times(500, CountOf(Monster(FACE_UP_ATTACK, name="Batteryman C"), YOUR_FIELD))
        ),
        while_=Not(Exists(Monster(FACE_UP_DEFENSE, name="Batteryman C"), YOUR_FIELD)),
    ),
    Continuous(
        do=ChangeStat(
            DEF, YOUR_MACHINES, Times(500, CountOf(Monster(FACE_UP_DEFENSE, name="Batteryman C"), YOUR_FIELD))
        ),
        while_=Not(Exists(Monster(FACE_UP_ATTACK, name="Batteryman C"), YOUR_FIELD)),
    ),
)

THE_AGENT_OF_FORCE_MARS: Final = Card(
    91123920,
    "The Agent of Force - Mars",
    Continuous(do=Forbid(BEING_AFFECTED, THIS_CARD, by=Spell())),
    Continuous(
        do=ChangeStat(ATK | DEF, THIS_CARD, Difference(LifePoints(YOU), LifePoints(OPPONENT))),
        while_=Exists(Spell(FACE_UP, name="The Sanctuary in the Sky"), YOUR_FIELD),
    ),
)

# ------------------------------------------------------------------------------------------------ what the value is

CHAOS_NECROMANCER: Final = Card(
    1434352,
    "Chaos Necromancer",
    Continuous(do=ChangeStat(ATK, THIS_CARD, Times(300, CountOf(Monster(), YOUR_GRAVEYARD)), become=True)),
)

PARASITIC_TICKY: Final = Card(
    87978805,
    "Parasitic Ticky",
    Continuous(do=ChangeStat(ATK | DEF, THIS_CARD, Times(500, CountOf(Monster(kind=TOKEN), THE_FIELD)), become=True)),
)

HELIOS: Final = Card(
    54493213,
    "Helios - The Primordial Sun",
    Continuous(
        do=ChangeStat(ATK | DEF, THIS_CARD, Times(100, CountOf(A_BANISHED_MONSTER, EITHER_BANISHED)), become=True)
    ),
)

TYRANNO_INFINITY: Final = Card(
    83235263,
    "Tyranno Infinity",
    Continuous(
        1,
        ChangeStat(
            ATK,
            THIS_CARD,
            Times(1000, CountOf(Monster(FACE_UP, type_=DINOSAUR), YOUR_BANISHED)),
            become=True,
            original=True,
        ),
    ),
)

LOST_GUARDIAN: Final = Card(
    45871897,
    "Lost Guardian",
    Continuous(
        do=ChangeStat(
            DEF,
            THIS_CARD,
            Times(700, CountOf(Monster(FACE_UP, type_=ROCK), YOUR_BANISHED)),
            become=True,
            original=True,
        )
    ),
)

SERVANTS: Final = Monster(name=("King of the Skull Servants", "Skull Servant"))
KING_OF_THE_SKULL_SERVANTS: Final = Card(
    36021814,
    "King of the Skull Servants",
    Continuous(
        do=ChangeStat(ATK, THIS_CARD, Times(1000, CountOf(SERVANTS, YOUR_GRAVEYARD)), become=True, original=True)
    ),
    Trigger(
        when=When(Sent(THIS_CARD, EITHER_GRAVEYARD, because=BECAUSE_OF_BATTLE)),
        cost=Banish(One(SERVANTS, YOUR_GRAVEYARD, other_than=THIS_CARD)),
        do=SpecialSummon(THIS_CARD),
        from_=YOUR_GRAVEYARD,
    ),
)

# -------------------------------------------------------------------------------------- as long as the other has some

BOAR_SOLDIER: Final = Card(
    21340051,
    "Boar Soldier",
    Trigger(when=When(Summoned(THIS_CARD, SUMMONED_NORMALLY)), do=Destroy(THIS_CARD), mandatory=True),
    Continuous(do=ChangeStat(ATK, THIS_CARD, 1000, lose=True), while_=Exists(Monster(), OPPONENTS_FIELD)),
)

NUVIA_THE_WICKED: Final = Card(
    12953226,
    "Nuvia the Wicked",
    Trigger(when=When(Summoned(THIS_CARD, SUMMONED_NORMALLY)), do=Destroy(THIS_CARD), mandatory=True),
    Continuous(do=ChangeStat(ATK, THIS_CARD, Times(200, CountOf(Monster(), OPPONENTS_FIELD)), lose=True)),
)

# ------------------------------------------------------------------------------------------------ each time, each turn

LEGENDARY_FIEND: Final = Card(
    99747800,
    "Legendary Fiend",
    Trigger(when=If(PhaseReached(STANDBY_PHASE, YOU)), do=ChangeStat(ATK, THIS_CARD, 700), mandatory=True),
)

MAJI_GIRE_PANDA: Final = Card(
    60102563,
    "Maji-Gire Panda",
    Trigger(
        when=If(Destroyed(Monster(FACE_UP, type_=BEAST), from_=THE_FIELD)),
        do=ChangeStat(ATK, THIS_CARD, 500),
        mandatory=True,
    ),
)

FIREBIRD: Final = Card(
    87473172,
    "Firebird",
    Trigger(
        when=If(Destroyed(Monster(FACE_UP, type_=WINGED_BEAST), from_=YOUR_FIELD)),
        do=ChangeStat(ATK, THIS_CARD, 500),
        mandatory=True,
    ),
)

AMAZONESS_BLOWPIPER: Final = Card(
    73574678,
    "Amazoness Blowpiper",
    Trigger(
        when=If(PhaseReached(STANDBY_PHASE, YOU)),
        target=One(Monster(FACE_UP), OPPONENTS_FIELD),
        do=ChangeStat(ATK, THE_TARGET, 500, lose=True, until=UNTIL_TURN_ENDS),
        mandatory=True,
    ),
)

# -------------------------------------------------------------------------------------------------------- for a price

THE_LITTLE_SWORDSMAN_OF_AILE: Final = Card(
    25109950,
    "The Little Swordsman of Aile",
    Ignition(
        cost=Tribute(One(Monster(), YOUR_FIELD, other_than=THIS_CARD)),
        do=ChangeStat(ATK, THIS_CARD, 700, until=UNTIL_TURN_ENDS),
    ),
)

DREADSCYTHE_HARVESTER: Final = Card(
    66973070,
    "Dreadscythe Harvester",
    Ignition(
        1,
        cost=Tribute(One(Monster(type_=INSECT), YOUR_FIELD, other_than=THIS_CARD)),
        do=ChangeStat(ATK, THIS_CARD, 500, until=UNTIL_TURN_ENDS),
    ),
)

WINGED_MINION: Final = Card(
    89258225,
    "Winged Minion",
    Ignition(
        cost=Tribute(THIS_CARD),
        target=One(Monster(FACE_UP, type_=FIEND), THE_FIELD),
        do=ChangeStat(ATK | DEF, Those(THE_TARGET, Monster(FACE_UP, type_=FIEND)), 700),
    ),
)

CYBERNETIC_MAGICIAN: Final = Card(
    59023523,
    "Cybernetic Magician",
    Ignition(
        cost=Discard(One(ANY_CARD, YOUR_HAND)),
        target=One(Monster(FACE_UP), THE_FIELD),
        do=ChangeStat(ATK, THE_TARGET, 2000, become=True, until=UNTIL_END_PHASE),
    ),
)

CHAOSRIDER_GUSTAPH: Final = Card(
    47829960,
    "Chaosrider Gustaph",
    Ignition(
        limit=Limit(),
        do=Banish(UpTo(2, Spell(), YOUR_GRAVEYARD), called=THE_BANISHED).and_if_you_do(
            ChangeStat(ATK, THIS_CARD, Times(300, HowMany(THE_BANISHED)), until=UNTIL_NEXT_TURN_ENDS)
        ),
    ),
)

DARK_JEROID: Final = Card(
    90980792,
    "Dark Jeroid",
    Trigger(
        when=When(Summoned(THIS_CARD)),
        target=One(Monster(FACE_UP), THE_FIELD),
        do=ChangeStat(ATK, THE_TARGET, 800, lose=True),
        mandatory=True,
    ),
)

RAVIEL: Final = Card(
    69890967,
    "Raviel, Lord of Phantasms",
    SummonProcedure(by=Tribute(Some(3, Monster(type_=FIEND), YOUR_FIELD)), properly=False),
    Ignition(
        1,
        limit=Limit(),
        cost=Tribute(One(Monster(), YOUR_FIELD, other_than=THIS_CARD, called=THE_TRIBUTED)),
        do=ChangeStat(ATK, THIS_CARD, Stat(ATK, THE_TRIBUTED, original=True), until=UNTIL_TURN_ENDS),
    ),
    Trigger(
        2,
        when=If(Summoned(Monster(), SUMMONED_NORMALLY, by=OPPONENT)),
        do=SummonTokens(
            Token("Phantasm Token", "幻魔衍生物", DARK, FIEND, 1, 1000, 1000), called=Ref("the Token")
        ).and_if_you_do(Forbid(DECLARING_ATTACKS, Ref("the Token"))),
        mandatory=True,
    ),
)

# ---------------------------------------------------------------------------------------------- what does not touch it

DEEPSEA_WARRIOR: Final = Card(
    24128274, "Deepsea Warrior", Continuous(do=Forbid(BEING_AFFECTED, THIS_CARD, by=Spell()), while_=UMI_IS_THERE)
)
TORPEDO_FISH: Final = Card(
    90337190, "Torpedo Fish", Continuous(do=Forbid(BEING_AFFECTED, THIS_CARD, by=Spell()), while_=UMI_IS_THERE)
)
CANNONBALL_SPEAR_SHELLFISH: Final = Card(
    95614612,
    "Cannonball Spear Shellfish",
    Continuous(do=Forbid(BEING_AFFECTED, THIS_CARD, by=Spell()), while_=UMI_IS_THERE),
)
WILDHEART: Final = Card(
    86188410, "Elemental HERO Wildheart", Continuous(1, Forbid(BEING_AFFECTED, THIS_CARD, by=Trap()))
)
TENKABITO_SHIEN: Final = Card(41589166, "Tenkabito Shien", Continuous(do=Forbid(BEING_AFFECTED, THIS_CARD, by=Trap())))
BLINDLY_LOYAL_GOBLIN: Final = Card(35215622, "Blindly Loyal Goblin", Continuous(do=Forbid(CHANGING_CONTROL, THIS_CARD)))

CARDS: Final[tuple[Card, ...]] = (
    ELEMENT_SOLDIER,
    ELEMENT_MAGICIAN,
    ELEMENT_SAURUS,
    ELEMENT_VALKYRIE,
    ELEMENT_DOOM,
    MUDORA,
    AMAZONESS_PALADIN,
    PERFECT_MACHINE_KING,
    MACHINE_KING_PROTOTYPE,
    ENRAGED_MUKA_MUKA,
    BEELZE_FROG,
    GRASS_PHANTOM,
    GOLDEN_HOMUNCULUS,
    BATTERYMAN_AA,
    BATTERYMAN_C,
    THE_AGENT_OF_FORCE_MARS,
    CHAOS_NECROMANCER,
    PARASITIC_TICKY,
    HELIOS,
    TYRANNO_INFINITY,
    LOST_GUARDIAN,
    KING_OF_THE_SKULL_SERVANTS,
    BOAR_SOLDIER,
    NUVIA_THE_WICKED,
    LEGENDARY_FIEND,
    MAJI_GIRE_PANDA,
    FIREBIRD,
    AMAZONESS_BLOWPIPER,
    THE_LITTLE_SWORDSMAN_OF_AILE,
    DREADSCYTHE_HARVESTER,
    WINGED_MINION,
    CYBERNETIC_MAGICIAN,
    CHAOSRIDER_GUSTAPH,
    DARK_JEROID,
    RAVIEL,
    DEEPSEA_WARRIOR,
    TORPEDO_FISH,
    CANNONBALL_SPEAR_SHELLFISH,
    WILDHEART,
    TENKABITO_SHIEN,
    BLINDLY_LOYAL_GOBLIN,
)
