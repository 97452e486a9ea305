"""Monsters whose effects cost something: a Tribute, a card of the hand, life points, or what lies in the Graveyard."""

from typing import Final

from spellspeed.lang.vocabulary import *

THE_SUMMONED_MONSTERS: Final = Ref("the Summoned monsters")
THE_SUMMONED_MONSTER: Final = Ref("the Summoned monster")
THE_TRIBUTED: Final = Ref("the Tributed monster")
OF_ITS_ATK_OR_MORE: Final = AtLeast(Stat(ATK, THIS_CARD))
AS_STRONG_AS_IT: Final = Monster(FACE_UP, atk=OF_ITS_ATK_OR_MORE, that=Or(Monster(FACE_UP, def_=OF_ITS_ATK_OR_MORE)))
LEAVES_WITH_HER: Final = Unclassified(when=When(LeftField(THIS_CARD)), do=Destroy(THE_LINKED_CARD))

# --------------------------------------------------------------------------------------------- Tributes for damage

GRAVEKEEPERS_CANNONHOLDER: Final = Card(
    99877698,
    "Gravekeeper's Cannonholder",
    Ignition(
        cost=Tribute(One(Monster(archetype="Gravekeeper's", not_name="Gravekeeper's Cannonholder"), YOUR_FIELD)),
        do=InflictDamage(700, OPPONENT),
    ),
)

ANTI_AIRCRAFT_FLOWER: Final = Card(
    65064143,
    "Anti-Aircraft Flower",
    Ignition(cost=Tribute(One(Monster(type_=INSECT), YOUR_FIELD)), do=InflictDamage(800, OPPONENT)),
)

MAN_THRO_TRO: Final = Card(
    43714890,
    "Man-Thro' Tro'",
    Ignition(cost=Tribute(One(Monster(kind=NORMAL, not_kind=TOKEN), YOUR_FIELD)), do=InflictDamage(800, OPPONENT)),
)

CASTLE_GATE: Final = Card(
    36931229,
    "Castle Gate",
    Continuous(1, Forbid(BEING_DESTROYED_BY_BATTLE, THIS_CARD)),
    Ignition(
        2,
        needs=Matches(THIS_CARD, Monster(FACE_UP_ATTACK)),
        limit=Limit(),
        cost=Tribute(One(Monster(level=AtMost(5)), YOUR_FIELD, called=THE_TRIBUTED)),
        do=InflictDamage(Stat(ATK, THE_TRIBUTED, original=True), OPPONENT),
    ),
)

# ------------------------------------------------------------------------------------------- Tributes for destruction

# One of the two is chosen when it is activated.
ORCA: Final = Card(
    63120904,
    "Orca Mega-Fortress of Darkness",
    Ignition(
        cost=Tribute(One(Monster(name="Torpedo Fish"), YOUR_FIELD)),
        target=One(Monster(), THE_FIELD),
        do=Destroy(THE_TARGET),
    ),
    Ignition(
        cost=Tribute(One(Monster(name="Cannonball Spear Shellfish"), YOUR_FIELD)),
        target=One(SpellOrTrap(), THE_FIELD),
        do=Destroy(THE_TARGET),
    ),
)

BLAST_JUGGLER: Final = Card(
    70138455,
    "Blast Juggler",
    Trigger(
        when=If(PhaseReached(STANDBY_PHASE, YOU)),
        cost=Tribute(THIS_CARD),
        target=Some(2, Monster(FACE_UP, atk=AtMost(1000)), THE_FIELD),
        do=Destroy(Those(THE_TARGET, Monster(FACE_UP, atk=AtMost(1000)))),
    ),
)

# ------------------------------------------------------------------------------------------- Tributes for a summon

KAIBAMAN: Final = Card(
    34627841,
    "Kaibaman",
    Ignition(cost=Tribute(THIS_CARD), do=SpecialSummon(One(Monster(name="Blue-Eyes White Dragon"), YOUR_HAND))),
)

THE_CREATOR_INCARNATE: Final = Card(
    97093037,
    "The Creator Incarnate",
    Ignition(cost=Tribute(THIS_CARD), do=SpecialSummon(One(Monster(name="The Creator"), YOUR_HAND))),
)

HAND_OF_NEPHTHYS: Final = Card(
    98446407,
    "Hand of Nephthys",
    Ignition(
        1,
        cost=Tribute(THIS_CARD).and_(Tribute(One(Monster(), YOUR_FIELD, other_than=THIS_CARD))),
        do=SpecialSummon(One(Monster(name="Sacred Phoenix of Nephthys"), YOUR_HAND | YOUR_DECK)),
    ),
)

RESCUE_CAT: Final = Card(
    14878871,
    "Rescue Cat",
    Ignition(
        1,
        limit=Limit(PER_EFFECT),
        cost=SendToGraveyard(THIS_CARD),
        do=SpecialSummon(
            Some(2, Monster(type_=BEAST, level=AtMost(3)), YOUR_DECK), called=THE_SUMMONED_MONSTERS
        ).and_if_you_do(NegateEffectsOf(THE_SUMMONED_MONSTERS).also(Later(END_PHASE, Destroy(THE_SUMMONED_MONSTERS)))),
    ),
)

AVALANCHING_AUSSA: Final = Card(
    29139104,
    "Avalanching Aussa",
    Ignition(
        limit=Limit(),
        cost=Tribute(One(Monster(attribute=EARTH), YOUR_FIELD, other_than=THIS_CARD)),
        do=SpecialSummon(One(Monster(attribute=EARTH), YOUR_HAND), called=THE_SUMMONED_MONSTER).and_if_you_do(
            LinkTogether(THE_SUMMONED_MONSTER)
        ),
    ),
    LEAVES_WITH_HER,
    # Any other card of her name takes it along too; whoever changes sides has left your field.
    Continuous(
        do=Destroy(THE_LINKED_CARD),
        when=If(
            LeftField(Monster(FACE_UP, name="Avalanching Aussa", controller=YOU)),
            ControlChanged(THIS_CARD),
            ControlChanged(Monster(FACE_UP, name="Avalanching Aussa", controller=OPPONENT)),
        ),
    ),
)
RAGING_ERIA: Final = Card(
    56524813,
    "Raging Eria",
    Ignition(
        limit=Limit(),
        cost=Tribute(One(Monster(attribute=WATER), YOUR_FIELD, other_than=THIS_CARD)),
        do=SpecialSummon(One(Monster(attribute=WATER), YOUR_HAND), called=THE_SUMMONED_MONSTER).and_if_you_do(
            LinkTogether(THE_SUMMONED_MONSTER)
        ),
    ),
    LEAVES_WITH_HER,
    # Any other card of her name takes it along too; whoever changes sides has left your field.
    Continuous(
        do=Destroy(THE_LINKED_CARD),
        when=If(
            LeftField(Monster(FACE_UP, name="Raging Eria", controller=YOU)),
            ControlChanged(THIS_CARD),
            ControlChanged(Monster(FACE_UP, name="Raging Eria", controller=OPPONENT)),
        ),
    ),
)
BLAZING_HIITA: Final = Card(
    92518817,
    "Blazing Hiita",
    Ignition(
        limit=Limit(),
        cost=Tribute(One(Monster(attribute=FIRE), YOUR_FIELD, other_than=THIS_CARD)),
        do=SpecialSummon(One(Monster(attribute=FIRE), YOUR_HAND), called=THE_SUMMONED_MONSTER).and_if_you_do(
            LinkTogether(THE_SUMMONED_MONSTER)
        ),
    ),
    LEAVES_WITH_HER,
    # Any other card of her name takes it along too; whoever changes sides has left your field.
    Continuous(
        do=Destroy(THE_LINKED_CARD),
        when=If(
            LeftField(Monster(FACE_UP, name="Blazing Hiita", controller=YOU)),
            ControlChanged(THIS_CARD),
            ControlChanged(Monster(FACE_UP, name="Blazing Hiita", controller=OPPONENT)),
        ),
    ),
)
STORMING_WYNN: Final = Card(
    29013526,
    "Storming Wynn",
    Ignition(
        limit=Limit(),
        cost=Tribute(One(Monster(attribute=WIND), YOUR_FIELD, other_than=THIS_CARD)),
        do=SpecialSummon(One(Monster(attribute=WIND), YOUR_HAND), called=THE_SUMMONED_MONSTER).and_if_you_do(
            LinkTogether(THE_SUMMONED_MONSTER)
        ),
    ),
    LEAVES_WITH_HER,
    # Any other card of her name takes it along too; whoever changes sides has left your field.
    Continuous(
        do=Destroy(THE_LINKED_CARD),
        when=If(
            LeftField(Monster(FACE_UP, name="Storming Wynn", controller=YOU)),
            ControlChanged(THIS_CARD),
            ControlChanged(Monster(FACE_UP, name="Storming Wynn", controller=OPPONENT)),
        ),
    ),
)

# ------------------------------------------------------------------------------------- Machina and Magnet Warriors

COMMANDER_COVINGTON: Final = Card(
    22666164,
    "Commander Covington",
    Ignition(
        1,
        cost=SendToGraveyard(One(Monster(FACE_UP, name="Machina Soldier"), YOUR_FIELD))
        .and_(SendToGraveyard(One(Monster(FACE_UP, name="Machina Sniper"), YOUR_FIELD)))
        .and_(SendToGraveyard(One(Monster(FACE_UP, name="Machina Defender"), YOUR_FIELD))),
        do=SpecialSummon(One(Monster(name="Machina Force"), YOUR_HAND | YOUR_DECK)),
    ),
)

MACHINA_FORCE: Final = Card(
    58054262,
    "Machina Force",
    SummonCondition(only_by=AnyCard(name="Commander Covington")),
    AttackCost(1, by=PayLP(1000)),
    Ignition(
        2,
        cost=SendToGraveyard(THIS_CARD),
        target=(
            One(Monster(name="Machina Soldier"), YOUR_GRAVEYARD),
            One(Monster(name="Machina Sniper"), YOUR_GRAVEYARD),
            One(Monster(name="Machina Defender"), YOUR_GRAVEYARD),
        ),
        do=OnlyIf(Exists(Monster(), YOUR_GRAVEYARD, count=3, among=THE_TARGET), SpecialSummon(THE_TARGET)),
    ),
)

VALKYRION: Final = Card(
    75347539,
    "Valkyrion the Magna Warrior",
    SummonProcedure(
        by=Tribute(One(Monster(name="Alpha The Magnet Warrior"), YOUR_HAND | YOUR_FIELD))
        .and_(Tribute(One(Monster(name="Beta The Magnet Warrior"), YOUR_HAND | YOUR_FIELD)))
        .and_(Tribute(One(Monster(name="Gamma The Magnet Warrior"), YOUR_HAND | YOUR_FIELD)))
    ),
    Ignition(
        1,
        cost=Tribute(THIS_CARD),
        target=(
            One(Monster(name="Alpha The Magnet Warrior"), YOUR_GRAVEYARD),
            One(Monster(name="Beta The Magnet Warrior"), YOUR_GRAVEYARD),
            One(Monster(name="Gamma The Magnet Warrior"), YOUR_GRAVEYARD),
        ),
        do=SpecialSummon(THE_TARGET),
    ),
)

# -------------------------------------------------------------------------------------------- for cards of the hand

AVATAR_OF_THE_POT: Final = Card(
    99284890,
    "Avatar of The Pot",
    Ignition(cost=Discard(One(Spell(name="Pot of Greed"), YOUR_HAND), to_graveyard=True), do=Draw(3)),
)

CYBER_GYMNAST: Final = Card(
    76763417,
    "Cyber Gymnast",
    Ignition(
        1,
        limit=Limit(),
        cost=Discard(One(ANY_CARD, YOUR_HAND)),
        target=One(Monster(FACE_UP_ATTACK), OPPONENTS_FIELD),
        do=Destroy(Those(THE_TARGET, Monster(FACE_UP_ATTACK, controller=OPPONENT))),
    ),
)

DIFFERENT_DIMENSION_MASTER: Final = Card(
    82112775,
    "D.D.M. - Different Dimension Master",
    Ignition(
        limit=Limit(),
        cost=Discard(One(Spell(), YOUR_HAND)),
        target=One(Monster(FACE_UP), YOUR_BANISHED),
        do=SpecialSummon(THE_TARGET),
    ),
)

ARCHLORD_ZERATO: Final = Card(
    18378582,
    "Archlord Zerato",
    SummonProcedure(
        needs=Exists(Spell(FACE_UP, name="The Sanctuary in the Sky"), THE_FIELD),
        by=Tribute(One(Monster(FACE_UP, name="Warrior of Zera"), YOUR_FIELD)),
        properly=False,
    ),
    Ignition(
        still_needs=Exists(Spell(FACE_UP, name="The Sanctuary in the Sky"), YOUR_FIELD),
        cost=Discard(One(Monster(attribute=LIGHT), YOUR_HAND), to_graveyard=True),
        do=Destroy(All(Monster(), OPPONENTS_FIELD)),
    ),
)

COACH_GOBLIN: Final = Card(
    42541548,
    "Coach Goblin",
    Trigger(
        when=If(PhaseReached(END_PHASE, YOU)),
        limit=Limit(),
        cost=ReturnToDeck(One(Monster(kind=NORMAL), YOUR_HAND), AT_THE_BOTTOM),
        do=Draw(1),
    ),
)

# The card is sent when the effect resolves.
THE_CREATOR: Final = Card(
    61505339,
    "The Creator",
    SummonCondition(never=SUMMONED_SPECIALLY, from_=IN_GRAVEYARD),
    Ignition(
        limit=Limit(),
        target=One(Monster(), YOUR_GRAVEYARD),
        do=SendToGraveyard(One(ANY_CARD, YOUR_HAND)).and_if_you_do(SpecialSummon(THE_TARGET)),
    ),
)

FIRE_SORCERER: Final = Card(
    27132350,
    "Fire Sorcerer",
    Flip(cost=Banish(Some(2, ANY_CARD, YOUR_HAND, at_random=True)), do=InflictDamage(800, OPPONENT)),
)

LADY_ASSAILANT_OF_FLAMES: Final = Card(
    90147755, "Lady Assailant of Flames", Flip(cost=Banish(Top(3)), do=InflictDamage(800, OPPONENT))
)

# ------------------------------------------------------------------------------------------------- for other things

THE_AGENT_OF_CREATION_VENUS: Final = Card(
    64734921,
    "The Agent of Creation - Venus",
    Ignition(1, cost=PayLP(500), do=SpecialSummon(One(Monster(name="Mystical Shine Ball"), YOUR_HAND | YOUR_DECK))),
)

THREE_HUMP_LACOODA: Final = Card(
    86988864,
    "3-Hump Lacooda",
    Ignition(
        needs=Exists(Monster(FACE_UP, name="3-Hump Lacooda"), YOUR_FIELD, count=AtLeast(3)),
        cost=Tribute(Some(2, Monster(FACE_UP, name="3-Hump Lacooda"), YOUR_FIELD)),
        do=Draw(3),
    ),
)

CYBER_KIRIN: Final = Card(
    76986005,
    "Cyber Kirin",
    Ignition(cost=Tribute(THIS_CARD), do=ChangeDamage(NO_DAMAGE, YOU, BECAUSE_OF_EFFECT, until=UNTIL_TURN_ENDS)),
)

CYBER_LASER_DRAGON: Final = Card(
    4162088,
    "Cyber Laser Dragon",
    SummonCondition(only_by=AnyCard(name="Photon Generator Unit")),
    Ignition(
        limit=Limit(),
        target=One(AS_STRONG_AS_IT, THE_FIELD),
        do=OnlyIf(Matches(THIS_CARD, Monster(FACE_UP)), Destroy(Those(THE_TARGET, AS_STRONG_AS_IT))),
    ),
)

HOMUNCULUS: Final = Card(
    40410110,
    "Homunculus the Alchemic Being",
    Ignition(limit=Limit(), do=OnlyIf(Matches(THIS_CARD, Monster(FACE_UP)), Declare(AN_ATTRIBUTE))),
    Continuous(do=Treat(THIS_CARD, declared=AN_ATTRIBUTE)),
)

CARDS: Final[tuple[Card, ...]] = (
    GRAVEKEEPERS_CANNONHOLDER,
    ANTI_AIRCRAFT_FLOWER,
    MAN_THRO_TRO,
    CASTLE_GATE,
    ORCA,
    BLAST_JUGGLER,
    KAIBAMAN,
    THE_CREATOR_INCARNATE,
    HAND_OF_NEPHTHYS,
    RESCUE_CAT,
    AVALANCHING_AUSSA,
    RAGING_ERIA,
    BLAZING_HIITA,
    STORMING_WYNN,
    COMMANDER_COVINGTON,
    MACHINA_FORCE,
    VALKYRION,
    AVATAR_OF_THE_POT,
    CYBER_GYMNAST,
    DIFFERENT_DIMENSION_MASTER,
    ARCHLORD_ZERATO,
    COACH_GOBLIN,
    THE_CREATOR,
    FIRE_SORCERER,
    LADY_ASSAILANT_OF_FLAMES,
    THE_AGENT_OF_CREATION_VENUS,
    THREE_HUMP_LACOODA,
    CYBER_KIRIN,
    CYBER_LASER_DRAGON,
    HOMUNCULUS,
)
