"""Spells, Traps and monsters that negate, restrict, or apply as long as they are face-up."""

from typing import (
    Final,
)

from spellspeed.lang.vocabulary import *

# ------------------------------------------------------------------------------------------------------------ negation

MAGIC_JAMMER: Final = Card(
    77414722,
    "Magic Jammer",
    Activation(
        1,
        when=When(Activated(Spell())),
        cost=Discard(One(ANY_CARD, YOUR_HAND)),
        do=Negate(THE_ACTIVATION).and_if_you_do(Destroy(THAT_CARD)),
    ),
)

SEVEN_TOOLS_OF_THE_BANDIT: Final = Card(
    3819470,
    "Seven Tools of the Bandit",
    Activation(
        1,
        when=When(Activated(Trap())),
        cost=PayLP(1000),
        do=Negate(THE_ACTIVATION).and_if_you_do(Destroy(THAT_CARD)),
    ),
)

SOLEMN_JUDGMENT: Final = Card(
    41420027,
    "Solemn Judgment",
    Activation(
        1,
        when=When(Activated(SpellOrTrap()), WouldBeSummoned(Monster())),
        cost=PayLP(Half(LifePoints(YOU), down=True)),
        do=Negate(THE_ACTIVATION | THE_SUMMON).and_if_you_do(Destroy(THAT_CARD)),
    ),
)

SOLEMN_STRIKE: Final = Card(
    40605147,
    "Solemn Strike",
    Activation(
        1,
        when=When(Activated(Monster(), AS_AN_EFFECT), WouldBeSummoned(Monster(), SUMMONED_SPECIALLY)),
        cost=PayLP(1500),
        do=Negate(THE_ACTIVATION | THE_SUMMON).and_if_you_do(Destroy(THAT_CARD)),
    ),
)

DIVINE_WRATH: Final = Card(
    49010598,
    "Divine Wrath",
    Activation(
        when=When(Activated(Monster(), AS_AN_EFFECT)),
        cost=Discard(One(ANY_CARD, YOUR_HAND)),
        do=Negate(THE_ACTIVATION).and_if_you_do(Destroy(THAT_CARD)),
    ),
)

HORN_OF_HEAVEN: Final = Card(
    98069388,
    "Horn of Heaven",
    Activation(
        when=When(WouldBeSummoned(Monster())),
        cost=Tribute(One(Monster(), YOUR_FIELD)),
        do=Negate(THE_SUMMON).and_if_you_do(Destroy(THAT_CARD)),
    ),
)

SKILL_DRAIN: Final = Card(
    82732705,
    "Skill Drain",
    Activation(cost=PayLP(1000)),
    Continuous(1, NegateEffectsOf(All(Monster(FACE_UP), THE_FIELD))),
)

ROYAL_DECREE: Final = Card(
    51452091,
    "Royal Decree",
    Continuous(1, NegateEffectsOf(All(Trap(), THE_FIELD, other_than=THIS_CARD))),
)

# ---------------------------------------------------------------------------------------------------------- restriction

GRAVITY_BIND: Final = Card(
    85742772,
    "Gravity Bind",
    Continuous(do=Forbid(ATTACKING, All(Monster(FACE_UP, level=AtLeast(4)), THE_FIELD))),
)

THREATENING_ROAR: Final = Card(
    36361633,
    "Threatening Roar",
    Activation(1, do=Forbid(DECLARING_ATTACKS, who=OPPONENT, until=UNTIL_TURN_ENDS)),
)

# ---------------------------------------------------------------------------------------------------------- ATK and DEF

RUSH_RECKLESSLY: Final = Card(
    70046172,
    "Rush Recklessly",
    Activation(
        1,
        target=One(Monster(FACE_UP), THE_FIELD),
        do=ChangeStat(ATK, THE_TARGET, 700, until=UNTIL_TURN_ENDS),
    ),
)

AXE_OF_DESPAIR: Final = Card(
    40619825,
    "Axe of Despair",
    Activation(target=One(Monster(FACE_UP), THE_FIELD), do=Equip(THE_TARGET)),
    Continuous(1, ChangeStat(ATK, THE_EQUIPPED, 1000)),
    Trigger(
        2,
        when=When(Sent(THIS_CARD, to=EITHER_GRAVEYARD, from_=THE_FIELD)),
        cost=Tribute(One(Monster(), YOUR_FIELD)),
        do=ReturnToDeck(THIS_CARD, ON_TOP),
        from_=YOUR_GRAVEYARD,
    ),
)

SOGEN: Final = Card(
    86318356,
    "Sogen",
    Continuous(do=ChangeStat(ATK | DEF, All(Monster(FACE_UP, type_=WARRIOR | BEAST_WARRIOR), THE_FIELD), 200)),
)

YAMI: Final = Card(
    59197169,
    "Yami",
    Continuous(do=ChangeStat(ATK | DEF, All(Monster(FACE_UP, type_=FIEND | SPELLCASTER), THE_FIELD), 200)),
    Continuous(do=ChangeStat(ATK | DEF, All(Monster(FACE_UP, type_=FAIRY), THE_FIELD), 200, lose=True)),
)

BANNER_OF_COURAGE: Final = Card(
    10012614,
    "Banner of Courage",
    Continuous(1, ChangeStat(ATK, All(Monster(FACE_UP), YOUR_FIELD), 200), while_=During(BATTLE_PHASE, YOU)),
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
        while_=During(BATTLE_PHASE),
    ),
)

JOWGEN_THE_SPIRITUALIST: Final = Card(
    41855169,
    "Jowgen the Spiritualist",
    Ignition(
        cost=Discard(One(ANY_CARD, YOUR_HAND, at_random=True), to_graveyard=True),
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
        cost=Discard(One(Monster(attribute=WATER), YOUR_HAND), to_graveyard=True),
        target=One(ANY_CARD, THE_FIELD),
        do=AddToHand(THE_TARGET),
    ),
)

LEVIA_DRAGON_DAEDALUS: Final = Card(
    37721209,
    "Levia-Dragon - Daedalus",
    Ignition(
        cost=SendToGraveyard(One(Spell(FACE_UP, name="Umi"), YOUR_FIELD)),
        do=Destroy(All(ANY_CARD, THE_FIELD, other_than=THIS_CARD)),
    ),
)

THE_AGENT_OF_JUDGMENT_SATURN: Final = Card(
    91345518,
    "The Agent of Judgment - Saturn",
    Ignition(
        needs=Compare(Difference(LifePoints(YOU), LifePoints(OPPONENT)), AtLeast(1)),
        still_needs=Exists(Spell(FACE_UP, name="The Sanctuary in the Sky"), YOUR_FIELD),
        oath=Forbid(ENTERING_BATTLE, who=YOU),
        cost=Tribute(THIS_CARD),
        do=InflictDamage(Difference(LifePoints(YOU), LifePoints(OPPONENT)), OPPONENT),
    ),
)

GHOST_BELLE_AND_HAUNTED_MANSION: Final = Card(
    73642296,
    "Ghost Belle & Haunted Mansion",
    Quick(
        1,
        when=When(
            Activated(
                ANY_CARD,
                AS_ANYTHING,
                including=(
                    AddToHand(All(ANY_CARD, EITHER_GRAVEYARD)),
                    ReturnToDeck(All(ANY_CARD, EITHER_GRAVEYARD)),
                    SpecialSummon(All(Monster(), EITHER_GRAVEYARD)),
                    Banish(All(ANY_CARD, EITHER_GRAVEYARD)),
                ),
            )
        ),
        limit=Limit(PER_EFFECT),
        cost=Discard(THIS_CARD),
        do=Negate(THE_ACTIVATION),
        from_=YOUR_HAND,
    ),
)

CARDS: Final = (
    MAGIC_JAMMER,
    SEVEN_TOOLS_OF_THE_BANDIT,
    SOLEMN_JUDGMENT,
    SOLEMN_STRIKE,
    DIVINE_WRATH,
    HORN_OF_HEAVEN,
    SKILL_DRAIN,
    ROYAL_DECREE,
    GRAVITY_BIND,
    THREATENING_ROAR,
    RUSH_RECKLESSLY,
    AXE_OF_DESPAIR,
    SOGEN,
    YAMI,
    BANNER_OF_COURAGE,
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
    GHOST_BELLE_AND_HAUNTED_MANSION,
)
