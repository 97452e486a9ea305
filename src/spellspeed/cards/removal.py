"""Spells and Traps that destroy, return or banish cards, or turn monsters face-down."""

from typing import Final

from spellspeed.lang.vocabulary import *

MYSTICAL_SPACE_TYPHOON: Final = Card(
    5318639,
    "Mystical Space Typhoon",
    Activation(1, target=One(SpellOrTrap(), THE_FIELD, other_than=THIS_CARD), do=Destroy(THE_TARGET)),
)

HEAVY_STORM: Final = Card(
    19613556,
    "Heavy Storm",
    Activation(do=Destroy(All(SpellOrTrap(), THE_FIELD, other_than=THIS_CARD))),
)

HARPIES_FEATHER_DUSTER: Final = Card(
    18144506,
    "Harpie's Feather Duster",
    Activation(1, do=Destroy(All(SpellOrTrap(), OPPONENTS_FIELD))),
)

DUST_TORNADO: Final = Card(
    60082869,
    "Dust Tornado",
    Activation(
        1,
        target=One(SpellOrTrap(), OPPONENTS_FIELD),
        do=Destroy(Those(THE_TARGET, SpellOrTrap(controller=OPPONENT))).then(
            SetOnField(One(SpellOrTrap(), YOUR_HAND)), may=True
        ),
    ),
)

RAIGEKI: Final = Card(
    12580477,
    "Raigeki",
    Activation(1, do=Destroy(All(Monster(), OPPONENTS_FIELD))),
)

DARK_HOLE: Final = Card(
    53129443,
    "Dark Hole",
    Activation(1, do=Destroy(All(Monster(), THE_FIELD))),
)

# The Chinese text does not say face-up; only a face-up monster has a DEF or ATK that can be compared.
SMASHING_GROUND: Final = Card(
    97169186,
    "Smashing Ground",
    Activation(1, do=Destroy(One(Monster(FACE_UP), OPPONENTS_FIELD, having=Superlative(HIGHEST, DEF)))),
)

FISSURE: Final = Card(
    66788016,
    "Fissure",
    Activation(1, do=Destroy(One(Monster(FACE_UP), OPPONENTS_FIELD, having=Superlative(LOWEST, ATK)))),
)

RAIGEKI_BREAK: Final = Card(
    4178474,
    "Raigeki Break",
    Activation(
        1,
        cost=Discard(One(ANY_CARD, YOUR_HAND)),
        target=One(ANY_CARD, THE_FIELD, other_than=THIS_CARD),
        do=Destroy(THE_TARGET),
    ),
)

LIGHTNING_VORTEX: Final = Card(
    69162969,
    "Lightning Vortex",
    Activation(
        1,
        cost=Discard(One(ANY_CARD, YOUR_HAND)),
        do=Destroy(All(Monster(FACE_UP), OPPONENTS_FIELD)),
    ),
)

TRIBUTE_TO_THE_DOOMED: Final = Card(
    79759861,
    "Tribute to The Doomed",
    Activation(
        1,
        cost=Discard(One(ANY_CARD, YOUR_HAND)),
        target=One(Monster(), THE_FIELD),
        do=Destroy(THE_TARGET),
    ),
)

# As with Nobleman of Crossout, a target that has been turned face-up is left alone, and then nothing is discarded. The
# discard is part of the effect, and without a card for it the Spell cannot be activated.
DARK_WORLD_LIGHTNING: Final = Card(
    93554166,
    "Dark World Lightning",
    Activation(
        needs=Exists(ANY_CARD, YOUR_HAND, other_than=THIS_CARD),
        target=One(AnyCard(FACE_DOWN), THE_FIELD),
        do=Destroy(Those(THE_TARGET, AnyCard(FACE_DOWN))).then(Discard(One(ANY_CARD, YOUR_HAND))),
    ),
)

ICARUS_ATTACK: Final = Card(
    53567095,
    "Icarus Attack",
    Activation(
        1,
        cost=Tribute(One(Monster(type_=WINGED_BEAST), YOUR_FIELD)),
        target=Some(2, ANY_CARD, THE_FIELD, other_than=THIS_CARD),
        do=Destroy(THE_TARGET),
    ),
)

TORRENTIAL_TRIBUTE: Final = Card(
    53582587,
    "Torrential Tribute",
    Activation(1, when=When(Summoned(Monster())), do=Destroy(All(Monster(), THE_FIELD))),
)

MIRROR_FORCE: Final = Card(
    44095762,
    "Mirror Force",
    Activation(
        1,
        when=When(AttackDeclared(Monster(), by=OPPONENT)),
        do=Destroy(All(Monster(ATTACK_POSITION), OPPONENTS_FIELD)),
    ),
)

WIDESPREAD_RUIN: Final = Card(
    77754944,
    "Widespread Ruin",
    Activation(
        1,
        when=When(AttackDeclared(Monster(), by=OPPONENT)),
        do=Destroy(One(Monster(FACE_UP_ATTACK), OPPONENTS_FIELD, having=Superlative(HIGHEST, ATK))),
    ),
)

TRAP_HOLE: Final = Card(
    4206964,
    "Trap Hole",
    Activation(
        1,
        when=When(
            Summoned(Monster(atk=AtLeast(1000)), SUMMONED_NORMALLY | SUMMONED_BY_FLIPPING, by=OPPONENT),
        ),
        target=Those(THAT_CARD, Monster(atk=AtLeast(1000))),
        do=Destroy(Those(THE_TARGET, Monster(atk=AtLeast(1000)))),
    ),
)

BOTTOMLESS_TRAP_HOLE: Final = Card(
    29401950,
    "Bottomless Trap Hole",
    Activation(
        1,
        when=When(Summoned(Monster(atk=AtLeast(1500)), by=OPPONENT)),
        do=Destroy(Those(THAT_CARD, Monster(FACE_UP, atk=AtLeast(1500))), banish=True),
    ),
)

SAKURETSU_ARMOR: Final = Card(
    56120475,
    "Sakuretsu Armor",
    Activation(
        1,
        when=When(AttackDeclared(Monster(), by=OPPONENT)),
        target=Those(THAT_CARD, Monster()),
        do=Destroy(Those(THE_TARGET, Monster(attacking=True))),
    ),
)

MAGIC_CYLINDER: Final = Card(
    62279055,
    "Magic Cylinder",
    Activation(
        1,
        when=When(AttackDeclared(Monster(), by=OPPONENT)),
        target=Those(THAT_CARD, Monster()),
        do=Negate(THE_ATTACK).and_if_you_do(InflictDamage(Stat(ATK, THE_TARGET), OPPONENT)),
    ),
)

NEGATE_ATTACK: Final = Card(
    14315573,
    "Negate Attack",
    Activation(
        1,
        when=When(AttackDeclared(Monster(), by=OPPONENT)),
        target=Those(THAT_CARD, Monster()),
        do=Negate(THE_ATTACK).then(EndBattlePhase()),
    ),
)

COMPULSORY_EVACUATION_DEVICE: Final = Card(
    94192409,
    "Compulsory Evacuation Device",
    Activation(1, target=One(Monster(), THE_FIELD), do=AddToHand(THE_TARGET)),
)

BOOK_OF_MOON: Final = Card(
    14087893,
    "Book of Moon",
    Activation(1, target=One(Monster(FACE_UP), THE_FIELD), do=ChangePosition(THE_TARGET, FACE_DOWN_DEFENSE)),
)

SOUL_RELEASE: Final = Card(
    5758500,
    "Soul Release",
    Activation(target=UpTo(5, ANY_CARD, EITHER_GRAVEYARD), do=Banish(THE_TARGET)),
)

# Neither text says that the card is targeted, but it is.
DISAPPEAR: Final = Card(
    24623598,
    "Disappear",
    Activation(target=One(ANY_CARD, OPPONENTS_GRAVEYARD), do=Banish(THE_TARGET)),
)

R_RIGHTEOUS_JUSTICE: Final = Card(
    37318031,
    "R - Righteous Justice",
    Activation(
        1,
        do=Destroy(
            Some(
                CountOf(AnyCard(FACE_UP, archetype="Elemental HERO"), YOUR_FIELD),
                SpellOrTrap(),
                THE_FIELD,
                other_than=THIS_CARD,
            )
        ),
    ),
)

CARDS: Final = (
    MYSTICAL_SPACE_TYPHOON,
    HEAVY_STORM,
    HARPIES_FEATHER_DUSTER,
    DUST_TORNADO,
    RAIGEKI,
    DARK_HOLE,
    SMASHING_GROUND,
    FISSURE,
    RAIGEKI_BREAK,
    LIGHTNING_VORTEX,
    TRIBUTE_TO_THE_DOOMED,
    DARK_WORLD_LIGHTNING,
    ICARUS_ATTACK,
    TORRENTIAL_TRIBUTE,
    MIRROR_FORCE,
    WIDESPREAD_RUIN,
    TRAP_HOLE,
    BOTTOMLESS_TRAP_HOLE,
    SAKURETSU_ARMOR,
    MAGIC_CYLINDER,
    NEGATE_ATTACK,
    COMPULSORY_EVACUATION_DEVICE,
    BOOK_OF_MOON,
    SOUL_RELEASE,
    DISAPPEAR,
    R_RIGHTEOUS_JUSTICE,
)
