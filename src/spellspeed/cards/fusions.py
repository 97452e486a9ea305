"""Fusion Monsters, what they are made of, and the Spells that Fusion Summon them."""

from typing import Final

from spellspeed.lang.vocabulary import *

THE_TRIBUTED_MONSTER: Final = Ref("the Tributed monster")

# ---------------------------------------------------------------------------------------------------------------------
# Spells.

POLYMERIZATION: Final = Card(
    24094653,
    "Polymerization",
    Activation(1, do=FusionSummon(Monster(kind=FUSION), YOUR_HAND | YOUR_FIELD)),
)

DRAGONS_MIRROR: Final = Card(
    71490127,
    "Dragon's Mirror",
    Activation(1, do=FusionSummon(Monster(kind=FUSION, type_=DRAGON), YOUR_FIELD | YOUR_GRAVEYARD, banish=True)),
)

MIRACLE_FUSION: Final = Card(
    45906428,
    "Miracle Fusion",
    Activation(
        1,
        do=FusionSummon(Monster(kind=FUSION, archetype="Elemental HERO"), YOUR_FIELD | YOUR_GRAVEYARD, banish=True),
    ),
)

METAMORPHOSIS: Final = Card(
    46411259,
    "Metamorphosis",
    Activation(
        cost=Tribute(One(Monster(), YOUR_FIELD, called=THE_TRIBUTED_MONSTER)),
        do=SpecialSummon(One(Monster(kind=FUSION, level=Stat(LEVEL, THE_TRIBUTED_MONSTER)), YOUR_EXTRA_DECK)),
    ),
)

# ---------------------------------------------------------------------------------------------------------------------
# Elemental HEROes.

ELEMENTAL_HERO_AVIAN: Final = Card(21844576, "Elemental HERO Avian")

ELEMENTAL_HERO_BURSTINATRIX: Final = Card(58932615, "Elemental HERO Burstinatrix")

ELEMENTAL_HERO_FLAME_WINGMAN: Final = Card(
    35809262,
    "Elemental HERO Flame Wingman",
    Materials(
        of=named("Elemental HERO Avian", "Elemental HERO Burstinatrix"),
        properly=False,
    ),
    Trigger(
        1,
        when=If(Sent(Monster(), to=EITHER_GRAVEYARD, because=BECAUSE_OF_BATTLE, by_card=THIS_CARD)),
        do=InflictDamage(Stat(ATK, THAT_CARD, original=True), OPPONENT),
        mandatory=True,
    ),
)

# ---------------------------------------------------------------------------------------------------------------------
# Fusion Monsters without effects.

FLAME_SWORDSMAN: Final = Card(
    45231177,
    "Flame Swordsman",
    Materials(of=named("Flame Manipulator", "Masaki the Legendary Swordsman")),
)

GAIA_THE_DRAGON_CHAMPION: Final = Card(
    66889139,
    "Gaia the Dragon Champion",
    Materials(of=named("Gaia The Fierce Knight", "Curse of Dragon")),
)

THOUSAND_DRAGON: Final = Card(
    41462083,
    "Thousand Dragon",
    Materials(of=named("Time Wizard", "Baby Dragon")),
)

BLUE_EYES_ULTIMATE_DRAGON: Final = Card(
    23995346,
    "Blue-Eyes Ultimate Dragon",
    Materials(of=named("Blue-Eyes White Dragon", "Blue-Eyes White Dragon", "Blue-Eyes White Dragon")),
)

BLACK_SKULL_DRAGON: Final = Card(
    11901678,
    "Black Skull Dragon",
    Materials(of=named("Summoned Skull", "Red-Eyes Black Dragon")),
)

CHARUBIN_THE_FIRE_KNIGHT: Final = Card(
    37421579,
    "Charubin the Fire Knight",
    Materials(of=named("Monster Egg", "Hinotama Soul")),
)

DARKFIRE_DRAGON: Final = Card(
    17881964,
    "Darkfire Dragon",
    Materials(of=named("Firegrass", "Petit Dragon")),
)

DRAGONESS_THE_WICKED_KNIGHT: Final = Card(
    70681994,
    "Dragoness the Wicked Knight",
    Materials(of=named("Armaill", "One-Eyed Shield Dragon")),
)

FUSIONIST: Final = Card(
    1641882,
    "Fusionist",
    Materials(of=named("Petit Angel", "Mystical Sheep #2")),
)

METAL_DRAGON: Final = Card(
    9293977,
    "Metal Dragon",
    Materials(of=named("Steel Ogre Grotto #1", "Lesser Dragon")),
)

TWIN_HEADED_THUNDER_DRAGON: Final = Card(
    54752875,
    "Twin-Headed Thunder Dragon",
    Materials(of=named("Thunder Dragon", "Thunder Dragon")),
)

RABID_HORSEMAN: Final = Card(
    94905343,
    "Rabid Horseman",
    Materials(of=named("Battle Ox", "Mystic Horseman")),
)

SANWITCH: Final = Card(
    53539634,
    "Sanwitch",
    Materials(of=named("Sangan", "Witch of the Black Forest")),
)

FLAME_GHOST: Final = Card(
    58528964,
    "Flame Ghost",
    Materials(of=named("Skull Servant", "Dissolverock")),
)

MUSICIAN_KING: Final = Card(
    56907389,
    "Musician King",
    Materials(of=named("Witch of the Black Forest", "Lady of Faith")),
)

CARDS: Final[tuple[Card, ...]] = (
    POLYMERIZATION,
    DRAGONS_MIRROR,
    MIRACLE_FUSION,
    METAMORPHOSIS,
    ELEMENTAL_HERO_AVIAN,
    ELEMENTAL_HERO_BURSTINATRIX,
    ELEMENTAL_HERO_FLAME_WINGMAN,
    FLAME_SWORDSMAN,
    GAIA_THE_DRAGON_CHAMPION,
    THOUSAND_DRAGON,
    BLUE_EYES_ULTIMATE_DRAGON,
    BLACK_SKULL_DRAGON,
    CHARUBIN_THE_FIRE_KNIGHT,
    DARKFIRE_DRAGON,
    DRAGONESS_THE_WICKED_KNIGHT,
    FUSIONIST,
    METAL_DRAGON,
    TWIN_HEADED_THUNDER_DRAGON,
    RABID_HORSEMAN,
    SANWITCH,
    FLAME_GHOST,
    MUSICIAN_KING,
)
