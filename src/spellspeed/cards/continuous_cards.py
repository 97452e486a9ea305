"""Cards that go on working: Continuous Effects, and effects used again and again from the field."""

from typing import Final

from spellspeed.lang.choices import ANY_CARD, All, Compare, CountOf, During, Exists, Not, One, UpTo
from spellspeed.lang.lines import Activation, Card, Continuous, Ignition, Limit, Quick, Trigger
from spellspeed.lang.nouns import (
    THE_EQUIPPED,
    THE_TARGET,
    THIS_CARD,
    AtLeast,
    Difference,
    HowMany,
    LifePoints,
    Monster,
    Ref,
    Spell,
    SpellOrTrap,
    Times,
    Trap,
)
from spellspeed.lang.places import (
    EITHER_GRAVEYARD,
    EITHER_HAND,
    OPPONENTS_FIELD,
    OPPONENTS_GRAVEYARD,
    OPPONENTS_HAND,
    THE_FIELD,
    YOUR_FIELD,
    YOUR_GRAVEYARD,
    YOUR_HAND,
    YOUR_SPELL_TRAP_ZONE,
)
from spellspeed.lang.timings import If, Sent
from spellspeed.lang.verbs import (
    AddToHand,
    Banish,
    ChangeStat,
    Destroy,
    Discard,
    Equip,
    Forbid,
    InflictDamage,
    NegateEffectsOf,
    SendToGraveyard,
    SpecialSummon,
    Tribute,
)
from spellspeed.words import (
    ACTIVATING,
    ATK,
    BANISHING,
    BATTLE_PHASE,
    BEING_TARGETED,
    DRAGON,
    EITHER,
    ENTERING_BATTLE,
    FACE_DOWN,
    FACE_UP,
    OPPONENT,
    SPECIAL_SUMMONING,
    SPELLCASTER,
    SUMMONED_SPECIALLY,
    UNTIL_NEXT_TURN_ENDS,
    WARRIOR,
    WATER,
    YOU,
    ZOMBIE,
)

THE_BANISHED_MONSTERS: Final = Ref("the banished monsters")

# ---------------------------------------------------------------------------------------------------- Spells and Traps

IMPERIAL_IRON_WALL: Final = Card(
    30459350,
    "Imperial Iron Wall",
    Continuous(1, Forbid(BANISHING, who=EITHER)),
)

MASS_DRIVER: Final = Card(
    34906152,
    "Mass Driver",
    Ignition(cost=Tribute(One(Monster(), YOUR_FIELD)), do=InflictDamage(400, OPPONENT)),
)

CALL_OF_THE_MUMMY: Final = Card(
    4861205,
    "Call of the Mummy",
    Ignition(
        1,
        still_needs=Not(Exists(Monster(), YOUR_FIELD)),
        limit=Limit(),
        do=SpecialSummon(One(Monster(type_=ZOMBIE), YOUR_HAND)),
    ),
)

TYPE_ZERO_MAGIC_CRUSHER: Final = Card(
    21237481,
    "Type Zero Magic Crusher",
    Quick(cost=Discard(One(Spell(), YOUR_HAND)), do=InflictDamage(500, OPPONENT)),
)

THE_A_FORCES: Final = Card(
    403847,
    "The A. Forces",
    Continuous(
        do=ChangeStat(
            ATK,
            All(Monster(FACE_UP, type_=WARRIOR), YOUR_FIELD),
            Times(200, CountOf(Monster(FACE_UP, type_=WARRIOR | SPELLCASTER), YOUR_FIELD)),
        )
    ),
)

BLACK_PENDANT: Final = Card(
    65169794,
    "Black Pendant",
    Activation(target=One(Monster(FACE_UP), THE_FIELD), do=Equip(THE_TARGET)),
    Continuous(1, ChangeStat(ATK, THE_EQUIPPED, 500)),
    Trigger(
        2,
        when=If(Sent(THIS_CARD, to=EITHER_GRAVEYARD, from_=THE_FIELD)),
        do=InflictDamage(500, OPPONENT),
        from_=YOUR_GRAVEYARD,
        mandatory=True,
    ),
)

# ---------------------------------------------------------------------------------------- monsters that forbid or grow

LORD_OF_D: Final = Card(
    17985575,
    "Lord of D.",
    Continuous(1, Forbid(BEING_TARGETED, All(Monster(FACE_UP, type_=DRAGON), THE_FIELD))),
)

# A Spell that is activated from the hand is activated on the field; one in the Graveyard is not.
SPELL_CANCELLER: Final = Card(
    84636823,
    "Spell Canceller",
    Continuous(do=Forbid(ACTIVATING, All(Spell(), THE_FIELD | EITHER_HAND))),
    Continuous(do=NegateEffectsOf(All(Spell(), THE_FIELD))),
)

# It forbids to activate Trap Cards: effects of Traps that are face-up already can be activated.
MIRAGE_DRAGON: Final = Card(
    15960641,
    "Mirage Dragon",
    Continuous(
        1,
        Forbid(ACTIVATING, All(Trap(FACE_DOWN), OPPONENTS_FIELD | OPPONENTS_HAND)),
        while_=During(1 << BATTLE_PHASE),
    ),
)

JOWGEN_THE_SPIRITUALIST: Final = Card(
    41855169,
    "Jowgen the Spiritualist",
    Ignition(
        cost=Discard(One(ANY_CARD, YOUR_HAND, at_random=True)),
        do=Destroy(All(Monster(summoned=SUMMONED_SPECIALLY), THE_FIELD)),
    ),
    Continuous(do=Forbid(SPECIAL_SUMMONING, who=EITHER)),
)

CYBERNETIC_CYCLOPEAN: Final = Card(
    96428622,
    "Cybernetic Cyclopean",
    Continuous(do=ChangeStat(ATK, THIS_CARD, 1000), while_=Not(Exists(ANY_CARD, YOUR_HAND))),
)

THEBAN_NIGHTMARE: Final = Card(
    51838385,
    "Theban Nightmare",
    Continuous(
        1,
        ChangeStat(ATK, THIS_CARD, 1500),
        while_=Not(Exists(ANY_CARD, YOUR_HAND | YOUR_SPELL_TRAP_ZONE)),
    ),
)

BUSTER_BLADER: Final = Card(
    78193831,
    "Buster Blader",
    Continuous(
        1,
        ChangeStat(
            ATK,
            THIS_CARD,
            Times(500, CountOf(Monster(type_=DRAGON), OPPONENTS_FIELD | OPPONENTS_GRAVEYARD)),
        ),
    ),
)

# ----------------------------------------------------------------------------------------------- monsters that are used

BAZOO_THE_SOUL_EATER: Final = Card(
    40133511,
    "Bazoo the Soul-Eater",
    Ignition(
        limit=Limit(),
        cost=Banish(UpTo(3, Monster(), YOUR_GRAVEYARD), called=THE_BANISHED_MONSTERS),
        do=ChangeStat(ATK, THIS_CARD, Times(300, HowMany(THE_BANISHED_MONSTERS)), until=UNTIL_NEXT_TURN_ENDS),
    ),
)

# The Chinese text chooses the card after the activation; by the card's rulings it is targeted.
CHIRON_THE_MAGE: Final = Card(
    16956455,
    "Chiron the Mage",
    Ignition(
        limit=Limit(),
        cost=Discard(One(Spell(), YOUR_HAND)),
        target=One(SpellOrTrap(), OPPONENTS_FIELD),
        do=Destroy(THE_TARGET),
    ),
)

ABYSS_SOLDIER: Final = Card(
    18318842,
    "Abyss Soldier",
    Ignition(
        limit=Limit(),
        cost=Discard(One(Monster(attribute=WATER), YOUR_HAND)),
        target=One(ANY_CARD, THE_FIELD),
        do=AddToHand(THE_TARGET),
    ),
)

LEVIA_DRAGON_DAEDALUS: Final = Card(
    37721209,
    "Levia-Dragon - Daedalus",
    Ignition(
        cost=SendToGraveyard(One(Spell(FACE_UP, name=("Umi",)), YOUR_FIELD)),
        do=Destroy(All(ANY_CARD, THE_FIELD, other_than=THIS_CARD)),
    ),
)

THE_AGENT_OF_JUDGMENT_SATURN: Final = Card(
    91345518,
    "The Agent of Judgment - Saturn",
    Ignition(
        needs=Compare(Difference(LifePoints(YOU), LifePoints(OPPONENT)), AtLeast(1)),
        still_needs=Exists(Spell(FACE_UP, name=("The Sanctuary in the Sky",)), YOUR_FIELD),
        oath=Forbid(ENTERING_BATTLE, who=YOU),
        cost=Tribute(THIS_CARD),
        do=InflictDamage(Difference(LifePoints(YOU), LifePoints(OPPONENT)), OPPONENT),
    ),
)

CARDS: Final = (
    IMPERIAL_IRON_WALL,
    MASS_DRIVER,
    CALL_OF_THE_MUMMY,
    TYPE_ZERO_MAGIC_CRUSHER,
    THE_A_FORCES,
    BLACK_PENDANT,
    LORD_OF_D,
    SPELL_CANCELLER,
    MIRAGE_DRAGON,
    JOWGEN_THE_SPIRITUALIST,
    CYBERNETIC_CYCLOPEAN,
    THEBAN_NIGHTMARE,
    BUSTER_BLADER,
    BAZOO_THE_SOUL_EATER,
    CHIRON_THE_MAGE,
    ABYSS_SOLDIER,
    LEVIA_DRAGON_DAEDALUS,
    THE_AGENT_OF_JUDGMENT_SATURN,
)
