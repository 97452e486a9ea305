"""Equip Spells that fit monsters of one Type, one Attribute or one name only."""

from typing import Final

from spellspeed.lang.vocabulary import *

GAINS_300: Final = Continuous(do=ChangeStat(ATK | DEF, THE_EQUIPPED, 300))
GAINS_400_LOSES_200: Final = Continuous(
    do=ChangeStat(ATK, THE_EQUIPPED, 400).also(ChangeStat(DEF, THE_EQUIPPED, 200, lose=True))
)
TO_AN_INSECT: Final = Activation(target=One(Monster(FACE_UP, type_=INSECT), THE_FIELD), do=Equip(THE_TARGET))
TO_A_LIGHT_MONSTER: Final = Activation(target=One(Monster(FACE_UP, attribute=LIGHT), THE_FIELD), do=Equip(THE_TARGET))

# ------------------------------------------------------------------------------------------------------- to one Type

DARK_ENERGY: Final = Card(
    4614116,
    "Dark Energy",
    Activation(target=One(Monster(FACE_UP, type_=FIEND), THE_FIELD), do=Equip(THE_TARGET)),
    GAINS_300,
)

LASER_CANNON_ARMOR: Final = Card(77007920, "Laser Cannon Armor", TO_AN_INSECT, GAINS_300)

INSECT_ARMOR_WITH_LASER_CANNON: Final = Card(
    3492538, "Insect Armor with Laser Cannon", TO_AN_INSECT, Continuous(1, ChangeStat(ATK, THE_EQUIPPED, 700))
)

BEAST_FANGS: Final = Card(
    46009906,
    "Beast Fangs",
    Activation(target=One(Monster(FACE_UP, type_=BEAST), THE_FIELD), do=Equip(THE_TARGET)),
    GAINS_300,
)

VILE_GERMS: Final = Card(
    39774685,
    "Vile Germs",
    Activation(target=One(Monster(FACE_UP, type_=PLANT), THE_FIELD), do=Equip(THE_TARGET)),
    GAINS_300,
)

SILVER_BOW_AND_ARROW: Final = Card(
    1557499,
    "Silver Bow and Arrow",
    Activation(target=One(Monster(FACE_UP, type_=FAIRY), THE_FIELD), do=Equip(THE_TARGET)),
    GAINS_300,
)

DRAGON_TREASURE: Final = Card(
    1435851,
    "Dragon Treasure",
    Activation(target=One(Monster(FACE_UP, type_=DRAGON), THE_FIELD), do=Equip(THE_TARGET)),
    GAINS_300,
)

ELECTRO_WHIP: Final = Card(
    37820550,
    "Electro-Whip",
    Activation(target=One(Monster(FACE_UP, type_=THUNDER), THE_FIELD), do=Equip(THE_TARGET)),
    GAINS_300,
)

MYSTICAL_MOON: Final = Card(
    36607978,
    "Mystical Moon",
    Activation(target=One(Monster(FACE_UP, type_=BEAST_WARRIOR), THE_FIELD), do=Equip(THE_TARGET)),
    GAINS_300,
)

VIOLET_CRYSTAL: Final = Card(
    15052462,
    "Violet Crystal",
    Activation(target=One(Monster(FACE_UP, type_=ZOMBIE), THE_FIELD), do=Equip(THE_TARGET)),
    GAINS_300,
)

BOOK_OF_SECRET_ARTS: Final = Card(
    91595718,
    "Book of Secret Arts",
    Activation(target=One(Monster(FACE_UP, type_=SPELLCASTER), THE_FIELD), do=Equip(THE_TARGET)),
    GAINS_300,
)

MACHINE_CONVERSION_FACTORY: Final = Card(
    25769732,
    "Machine Conversion Factory",
    Activation(target=One(Monster(FACE_UP, type_=MACHINE), THE_FIELD), do=Equip(THE_TARGET)),
    GAINS_300,
)

RAISE_BODY_HEAT: Final = Card(
    51267887,
    "Raise Body Heat",
    Activation(target=One(Monster(FACE_UP, type_=DINOSAUR), THE_FIELD), do=Equip(THE_TARGET)),
    GAINS_300,
)

FOLLOW_WIND: Final = Card(
    98252586,
    "Follow Wind",
    Activation(target=One(Monster(FACE_UP, type_=WINGED_BEAST), THE_FIELD), do=Equip(THE_TARGET)),
    GAINS_300,
)

POWER_OF_KAISHIN: Final = Card(
    77027445,
    "Power of Kaishin",
    Activation(target=One(Monster(FACE_UP, type_=AQUA), THE_FIELD), do=Equip(THE_TARGET)),
    GAINS_300,
)

# -------------------------------------------------------------------------------------------------- to one Attribute

ELFS_LIGHT: Final = Card(39897277, "Elf's Light", TO_A_LIGHT_MONSTER, GAINS_400_LOSES_200)

SHINE_PALACE: Final = Card(
    82878489, "Shine Palace", TO_A_LIGHT_MONSTER, Continuous(1, ChangeStat(ATK, THE_EQUIPPED, 700))
)

STEEL_SHELL: Final = Card(
    2370081,
    "Steel Shell",
    Activation(target=One(Monster(FACE_UP, attribute=WATER), THE_FIELD), do=Equip(THE_TARGET)),
    GAINS_400_LOSES_200,
)

INVIGORATION: Final = Card(
    98374133,
    "Invigoration",
    Activation(target=One(Monster(FACE_UP, attribute=EARTH), THE_FIELD), do=Equip(THE_TARGET)),
    GAINS_400_LOSES_200,
)

BURNING_SPEAR: Final = Card(
    18937875,
    "Burning Spear",
    Activation(target=One(Monster(FACE_UP, attribute=FIRE), THE_FIELD), do=Equip(THE_TARGET)),
    GAINS_400_LOSES_200,
)

GUST_FAN: Final = Card(
    55321970,
    "Gust Fan",
    Activation(target=One(Monster(FACE_UP, attribute=WIND), THE_FIELD), do=Equip(THE_TARGET)),
    GAINS_400_LOSES_200,
)

# ------------------------------------------------------------------------------------------------------- to one name

CYCLON_LASER: Final = Card(
    5494820,
    "Cyclon Laser",
    Activation(target=One(Monster(FACE_UP, name="Gradius"), THE_FIELD), do=Equip(THE_TARGET)),
    Continuous(do=ChangeStat(ATK, THE_EQUIPPED, 300).also(Grant(PIERCING, THE_EQUIPPED))),
)

MAGIC_FORMULA: Final = Card(
    67227834,
    "Magic Formula",
    Activation(
        target=One(Monster(FACE_UP, name=("Dark Magician", "Dark Magician Girl")), THE_FIELD), do=Equip(THE_TARGET)
    ),
    Continuous(do=ChangeStat(ATK, THE_EQUIPPED, 700)),
    Trigger(when=When(Sent(THIS_CARD, EITHER_GRAVEYARD, from_=THE_FIELD)), do=GainLP(1000), mandatory=True),
)

# ---------------------------------------------------------------------------------------------------- to any monster

MASK_OF_THE_ACCURSED: Final = Card(
    56948373,
    "Mask of the Accursed",
    Activation(target=One(Monster(FACE_UP), THE_FIELD), do=Equip(THE_TARGET)),
    Continuous(do=Forbid(ATTACKING, THE_EQUIPPED)),
    Trigger(
        when=If(PhaseReached(STANDBY_PHASE, YOU)),
        do=OnlyIf(Matches(THE_EQUIPPED, Monster(controller=OPPONENT)), InflictDamage(500, OPPONENT)).also(
            OnlyIf(Matches(THE_EQUIPPED, Monster(controller=YOU)), InflictDamage(500, YOU))
        ),
        mandatory=True,
    ),
)

CARDS: Final[tuple[Card, ...]] = (
    DARK_ENERGY,
    LASER_CANNON_ARMOR,
    INSECT_ARMOR_WITH_LASER_CANNON,
    BEAST_FANGS,
    VILE_GERMS,
    SILVER_BOW_AND_ARROW,
    DRAGON_TREASURE,
    ELECTRO_WHIP,
    MYSTICAL_MOON,
    VIOLET_CRYSTAL,
    BOOK_OF_SECRET_ARTS,
    MACHINE_CONVERSION_FACTORY,
    RAISE_BODY_HEAT,
    FOLLOW_WIND,
    POWER_OF_KAISHIN,
    ELFS_LIGHT,
    SHINE_PALACE,
    STEEL_SHELL,
    INVIGORATION,
    BURNING_SPEAR,
    GUST_FAN,
    CYCLON_LASER,
    MAGIC_FORMULA,
    MASK_OF_THE_ACCURSED,
)
