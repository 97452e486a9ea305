"""Spells that Special Summon monsters: certain ones by name, of a series or a Type, and Tokens."""

from typing import Final

from spellspeed.lang.vocabulary import *

THE_SUMMONED_MONSTER: Final = Ref("the Summoned monster")
THE_SUMMONED_MONSTERS: Final = Ref("the Summoned monsters")
THE_REVEALED_CARDS: Final = Ref("the revealed cards")
THE_TOKEN: Final = Ref("the Token")
WHEREVER_YOU_HAVE_IT: Final = YOUR_HAND | YOUR_DECK | YOUR_GRAVEYARD

# ------------------------------------------------------------------------------------------------- for a monster given

KNIGHTS_TITLE: Final = Card(
    87210505,
    "Knight's Title",
    Activation(
        1,
        cost=Tribute(One(Monster(FACE_UP, name="Dark Magician"), YOUR_FIELD)),
        do=SpecialSummon(One(Monster(name="Dark Magician Knight"), WHEREVER_YOU_HAVE_IT)),
    ),
)

DEDICATION_THROUGH_LIGHT_AND_DARKNESS: Final = Card(
    69542930,
    "Dedication through Light and Darkness",
    Activation(
        1,
        cost=Tribute(One(Monster(name="Dark Magician"), YOUR_FIELD)),
        do=SpecialSummon(One(Monster(name="Dark Magician of Chaos"), WHEREVER_YOU_HAVE_IT)),
    ),
)

PHOTON_GENERATOR_UNIT: Final = Card(
    66607691,
    "Photon Generator Unit",
    Activation(
        cost=Tribute(Some(2, Monster(name="Cyber Dragon"), YOUR_FIELD)),
        do=SpecialSummon(One(Monster(name="Cyber Laser Dragon"), WHEREVER_YOU_HAVE_IT)),
    ),
)

BONDING_H2O: Final = Card(
    45898858,
    "Bonding - H2O",
    Activation(
        cost=Tribute(Some(2, Monster(name="Hydrogeddon"), YOUR_FIELD)).and_(
            Tribute(One(Monster(name="Oxygeddon"), YOUR_FIELD))
        ),
        do=SpecialSummon(One(Monster(name="Water Dragon"), WHEREVER_YOU_HAVE_IT)),
    ),
)

ULTRA_EVOLUTION_PILL: Final = Card(
    22431243,
    "Ultra Evolution Pill",
    Activation(
        cost=Tribute(One(Monster(type_=REPTILE), YOUR_FIELD)),
        do=SpecialSummon(One(Monster(type_=DINOSAUR), YOUR_HAND)),
    ),
)

# ------------------------------------------------------------------------------------------------------ from the hand

MAGNET_CIRCLE_LV2: Final = Card(
    94940436,
    "Magnet Circle LV2",
    Activation(do=SpecialSummon(One(Monster(type_=MACHINE, level=AtMost(2)), YOUR_HAND))),
)

MUSTERING_OF_THE_DARK_SCORPIONS: Final = Card(
    68191243,
    "Mustering of the Dark Scorpions",
    Activation(
        needs=Exists(Monster(FACE_UP, name="Don Zaloog"), YOUR_FIELD),
        do=May(SpecialSummon(UpTo(ANY_NUMBER, Monster(archetype="Dark Scorpion"), YOUR_HAND, of_different_names=True))),
    ),
)

CELESTIAL_TRANSFORMATION: Final = Card(
    28890974,
    "Celestial Transformation",
    Activation(
        1,
        do=SpecialSummon(One(Monster(type_=FAIRY), YOUR_HAND), called=THE_SUMMONED_MONSTER).and_if_you_do(
            ChangeStat(ATK, THE_SUMMONED_MONSTER, Half(Stat(ATK, THE_SUMMONED_MONSTER)), become=True).also(
                Later(END_PHASE, Destroy(THE_SUMMONED_MONSTER))
            )
        ),
    ),
)

# ------------------------------------------------------------------------------------------------------ from the deck

SAGES_STONE: Final = Card(
    13604200,
    "Sage's Stone",
    Activation(
        1,
        needs=Exists(Monster(FACE_UP, name="Dark Magician Girl"), YOUR_FIELD),
        do=SpecialSummon(One(Monster(name="Dark Magician"), YOUR_HAND | YOUR_DECK)),
    ),
)

MACHINE_DUPLICATION: Final = Card(
    63995093,
    "Machine Duplication",
    Activation(
        1,
        target=One(Monster(FACE_UP, type_=MACHINE, atk=AtMost(500)), YOUR_FIELD),
        do=OnlyIf(
            Matches(THE_TARGET, Monster(FACE_UP)),
            SpecialSummon(UpTo(2, Monster(named_like=THE_TARGET), YOUR_DECK)),
        ),
    ),
)

THE_FLUTE_OF_SUMMONING_KURIBOH: Final = Card(
    20065322,
    "The Flute of Summoning Kuriboh",
    Activation(
        do=OneOf(
            AddToHand(One(Monster(name=("Kuriboh", "Winged Kuriboh")), YOUR_DECK)),
            SpecialSummon(One(Monster(name=("Kuriboh", "Winged Kuriboh")), YOUR_DECK)),
        ),
    ),
)

A_HERO: Final = Monster(kind=NORMAL, archetype="Elemental HERO")

HERO_FLASH: Final = Card(
    191749,
    "Hero Flash!!",
    Activation(
        cost=Banish(One(AnyCard(name="H - Heated Heart"), YOUR_GRAVEYARD))
        .and_(Banish(One(AnyCard(name="E - Emergency Call"), YOUR_GRAVEYARD)))
        .and_(Banish(One(AnyCard(name="R - Righteous Justice"), YOUR_GRAVEYARD)))
        .and_(Banish(One(AnyCard(name="O - Oversoul"), YOUR_GRAVEYARD))),
        do=SpecialSummon(One(A_HERO, YOUR_DECK)).also(
            Grant(
                ATTACK_DIRECTLY,
                All(Monster(FACE_UP, kind=NORMAL, archetype="Elemental HERO"), YOUR_FIELD),
                until=UNTIL_TURN_ENDS,
            )
        ),
    ),
)

ENCHANTING_FITTING_ROOM: Final = Card(
    30531525,
    "Enchanting Fitting Room",
    Activation(
        cost=PayLP(800),
        do=Reveal(Top(4, called=THE_REVEALED_CARDS)).and_if_you_do(
            SpecialSummon(
                Those(THE_REVEALED_CARDS, Monster(kind=NORMAL, level=AtMost(3))), called=THE_SUMMONED_MONSTERS
            ).after_that(ReturnToDeck(Those(THE_REVEALED_CARDS, ANY_CARD, other_than=THE_SUMMONED_MONSTERS)))
        ),
    ),
)

# ------------------------------------------------------------------------------ from the Graveyard and the banishment

O_OVERSOUL: Final = Card(
    63703130,
    "O - Oversoul",
    Activation(1, target=One(A_HERO, YOUR_GRAVEYARD), do=SpecialSummon(THE_TARGET)),
)

BATTERY_CHARGER: Final = Card(
    61181383,
    "Battery Charger",
    Activation(
        cost=PayLP(500),
        target=One(Monster(archetype="Batteryman"), YOUR_GRAVEYARD),
        do=SpecialSummon(THE_TARGET),
    ),
)

DIMENSION_DISTORTION: Final = Card(
    95194279,
    "Dimension Distortion",
    Activation(
        needs=Not(Exists(ANY_CARD, YOUR_GRAVEYARD)),
        target=One(Monster(FACE_UP), YOUR_BANISHED),
        do=SpecialSummon(THE_TARGET),
    ),
)

YOUR_TOONS: Final = Both(
    Exists(AnyCard(FACE_UP, name="Toon World"), YOUR_FIELD), Exists(Monster(FACE_UP, kind=TOON), YOUR_FIELD)
)

# What is targeted is a monster, or it is a Spell or Trap: a line for each.
MIMICAT: Final = Card(
    88032456,
    "Mimicat",
    Activation(
        1,
        needs=YOUR_TOONS,
        limit=Limit(PER_ACTIVATION),
        target=One(Monster(), OPPONENTS_GRAVEYARD),
        do=SpecialSummon(THE_TARGET),
    ),
    Activation(
        2,
        needs=YOUR_TOONS,
        limit=Limit(PER_ACTIVATION),
        target=One(SpellOrTrap(), OPPONENTS_GRAVEYARD),
        do=SetOnField(THE_TARGET),
    ),
)

THE_SHALLOW_GRAVE: Final = Card(
    43434803,
    "The Shallow Grave",
    Activation(
        target=(
            One(Monster(), YOUR_GRAVEYARD, called=Ref("the first monster")),
            One(Monster(), OPPONENTS_GRAVEYARD, by=OPPONENT, called=Ref("the second monster")),
        ),
        do=SpecialSummon(Ref("the first monster"), FACE_DOWN_DEFENSE).also(
            SpecialSummon(Ref("the second monster"), FACE_DOWN_DEFENSE, to=OPPONENT, who=OPPONENT)
        ),
    ),
)

DIMENSION_FUSION: Final = Card(
    23557835,
    "Dimension Fusion",
    Activation(
        cost=PayLP(2000),
        do=SpecialSummon(All(Monster(FACE_UP), YOUR_BANISHED)).also(
            SpecialSummon(All(Monster(FACE_UP), OPPONENTS_BANISHED), to=OPPONENT, who=OPPONENT)
        ),
    ),
)

# -------------------------------------------------------------------------------------------------------------- Tokens

FIENDS_SANCTUARY: Final = Card(
    24874630,
    "Fiend's Sanctuary",
    Activation(
        1,
        do=SummonTokens(
            Token("Metal Fiend Token", "金属恶魔衍生物", DARK, FIEND, 1, 0, 0), called=THE_TOKEN
        ).and_if_you_do(
            GainEffects(
                THE_TOKEN,
                lines=(
                    Continuous(do=Forbid(ATTACKING, THIS_CARD)),
                    Continuous(do=ChangeDamage(DAMAGE_TO_OPPONENT, YOU, cards=THIS_CARD)),
                    Continuous(do=OneOf(PayLP(1000), Destroy(THIS_CARD)), when=If(PhaseReached(STANDBY_PHASE, YOU))),
                ),
            )
        ),
    ),
)

PHANTASMAL_MARTYRS: Final = Card(
    93224848,
    "Phantasmal Martyrs",
    Activation(
        1,
        needs=Both(
            Exists(ANY_CARD, YOUR_HAND, count=AtLeast(2), other_than=THIS_CARD),
            Exists(
                Monster(FACE_UP, name=("Uria, Lord of Searing Flames", "Hamon, Lord of Striking Thunder")), YOUR_FIELD
            ),
        ),
        cost=SendToGraveyard(All(ANY_CARD, YOUR_HAND)),
        do=SummonTokens(
            Token("Phantasmal Martyr Token", "幻魔的殉教者衍生物", DARK, FIEND, 1, 0, 0), 3, FACE_UP_ATTACK
        ),
    ),
)

THE_TOKENS: Final = Ref("the Tokens")

TRICKY_SPELL_4: Final = Card(
    75622824,
    "Tricky Spell 4",
    Activation(
        1,
        cost=SendToGraveyard(One(Monster(FACE_UP, name="The Tricky"), YOUR_FIELD)),
        do=SummonTokens(
            Token("Tricky Token", "诡术衍生物", WIND, SPELLCASTER, 5, 2000, 1200),
            CountOf(Monster(), OPPONENTS_FIELD),
            FACE_UP_DEFENSE,
            called=THE_TOKENS,
        ).and_if_you_do(Forbid(DECLARING_ATTACKS, THE_TOKENS)),
    ),
)

# -------------------------------------------------------------------------------------------------------------- Rituals

DORIADOS_BLESSING: Final = Card(
    23965037,
    "Doriado's Blessing",
    Activation(do=RitualSummon(Monster(name="Elemental Mistress Doriado"), 3)),
)

CARDS: Final[tuple[Card, ...]] = (
    KNIGHTS_TITLE,
    DEDICATION_THROUGH_LIGHT_AND_DARKNESS,
    PHOTON_GENERATOR_UNIT,
    BONDING_H2O,
    ULTRA_EVOLUTION_PILL,
    MAGNET_CIRCLE_LV2,
    MUSTERING_OF_THE_DARK_SCORPIONS,
    CELESTIAL_TRANSFORMATION,
    SAGES_STONE,
    MACHINE_DUPLICATION,
    THE_FLUTE_OF_SUMMONING_KURIBOH,
    HERO_FLASH,
    ENCHANTING_FITTING_ROOM,
    O_OVERSOUL,
    BATTERY_CHARGER,
    DIMENSION_DISTORTION,
    MIMICAT,
    THE_SHALLOW_GRAVE,
    DIMENSION_FUSION,
    FIENDS_SANCTUARY,
    PHANTASMAL_MARTYRS,
    TRICKY_SPELL_4,
    DORIADOS_BLESSING,
)
