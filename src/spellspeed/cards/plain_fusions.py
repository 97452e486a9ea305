"""Fusion Monsters without effects: what they are made of is all there is to say."""

from typing import Final

from spellspeed.lang.lines import Card, Materials
from spellspeed.lang.nouns import Monster

AMPHIBIOUS_BUGROTH: Final = Card(
    40173854,
    "Amphibious Bugroth",
    Materials(
        of=(
            Monster(name=("Ground Attacker Bugroth",)),
            Monster(name=("Sentinel of the Seas",)),
        )
    ),
)

AQUA_DRAGON: Final = Card(
    86164529,
    "Aqua Dragon",
    Materials(
        of=(
            Monster(name=("Fairy Dragon",)),
            Monster(name=("Amazon of the Seas",)),
            Monster(name=("Zone Eater",)),
        )
    ),
)

BAROX: Final = Card(
    6840573,
    "Barox",
    Materials(
        of=(
            Monster(name=("Frenzied Panda",)),
            Monster(name=("Ryu-Kishin",)),
        )
    ),
)

BICKURIBOX: Final = Card(
    25655502,
    "Bickuribox",
    Materials(
        of=(
            Monster(name=("Crass Clown",)),
            Monster(name=("Dream Clown",)),
        )
    ),
)

BRACCHIO_RAIDUS: Final = Card(
    16507828,
    "Bracchio-raidus",
    Materials(
        of=(
            Monster(name=("Two-Headed King Rex",)),
            Monster(name=("Crawling Dragon #2",)),
        )
    ),
)

CRIMSON_SUNBIRD: Final = Card(
    46696593,
    "Crimson Sunbird",
    Materials(
        of=(
            Monster(name=("Faith Bird",)),
            Monster(name=("Skull Red Bird",)),
        )
    ),
)

CYBER_SAURUS: Final = Card(
    89112729,
    "Cyber Saurus",
    Materials(
        of=(
            Monster(name=("Blast Juggler",)),
            Monster(name=("Two-Headed King Rex",)),
        )
    ),
)

DEEPSEA_SHARK: Final = Card(
    28593363,
    "Deepsea Shark",
    Materials(
        of=(
            Monster(name=("Bottom Dweller",)),
            Monster(name=("Tongyo",)),
        )
    ),
)

EMPRESS_JUDGE: Final = Card(
    15237615,
    "Empress Judge",
    Materials(
        of=(
            Monster(name=("Queen's Double",)),
            Monster(name=("Hibikime",)),
        )
    ),
)

FLOWER_WOLF: Final = Card(
    95952802,
    "Flower Wolf",
    Materials(
        of=(
            Monster(name=("Silver Fang",)),
            Monster(name=("Darkworld Thorns",)),
        )
    ),
)

GILTIA_THE_D_KNIGHT: Final = Card(
    51828629,
    "Giltia the D. Knight",
    Materials(
        of=(
            Monster(name=("Guardian of the Labyrinth",)),
            Monster(name=("Protector of the Throne",)),
        )
    ),
)

GREAT_MAMMOTH_OF_GOLDFINE: Final = Card(
    54622031,
    "Great Mammoth of Goldfine",
    Materials(
        of=(
            Monster(name=("The Snake Hair",)),
            Monster(name=("Dragon Zombie",)),
        )
    ),
)

HUMANOID_WORM_DRAKE: Final = Card(
    5600127,
    "Humanoid Worm Drake",
    Materials(
        of=(
            Monster(name=("Worm Drake",)),
            Monster(name=("Humanoid Slime",)),
        )
    ),
)

KAISER_DRAGON: Final = Card(
    94566432,
    "Kaiser Dragon",
    Materials(
        of=(
            Monster(name=("Winged Dragon, Guardian of the Fortress #1",)),
            Monster(name=("Fairy Dragon",)),
        )
    ),
)

KAMINARI_ATTACK: Final = Card(
    9653271,
    "Kaminari Attack",
    Materials(
        of=(
            Monster(name=("Ocubeam",)),
            Monster(name=("Mega Thunderball",)),
        )
    ),
)

KAMIONWIZARD: Final = Card(
    41544074,
    "Kamionwizard",
    Materials(
        of=(
            Monster(name=("Mystical Elf",)),
            Monster(name=("Curtain of the Dark Ones",)),
        )
    ),
)

KARBONALA_WARRIOR: Final = Card(
    54541900,
    "Karbonala Warrior",
    Materials(
        of=(
            Monster(name=("M-Warrior #1",)),
            Monster(name=("M-Warrior #2",)),
        )
    ),
)

KWAGAR_HERCULES: Final = Card(
    95144193,
    "Kwagar Hercules",
    Materials(
        of=(
            Monster(name=("Kuwagata α",)),
            Monster(name=("Hercules Beetle",)),
        )
    ),
)

LABYRINTH_TANK: Final = Card(
    99551425,
    "Labyrinth Tank",
    Materials(
        of=(
            Monster(name=("Giga-Tech Wolf",)),
            Monster(name=("Cannon Soldier",)),
        )
    ),
)

MAN_EATING_BLACK_SHARK: Final = Card(
    80727036,
    "Man-eating Black Shark",
    Materials(
        of=(
            Monster(name=("Sea Kamen",)),
            Monster(name=("Gruesome Goo",)),
            Monster(name=("Amazon of the Seas",)),
        )
    ),
)

MARINE_BEAST: Final = Card(
    29929832,
    "Marine Beast",
    Materials(
        of=(
            Monster(name=("Water Magician",)),
            Monster(name=("Behegon",)),
        )
    ),
)

MASTER_OF_OZ: Final = Card(
    27134689,
    "Master of Oz",
    Materials(
        of=(
            Monster(name=("Big Koala",)),
            Monster(name=("Des Kangaroo",)),
        )
    ),
)

MAVELUS: Final = Card(
    59036972,
    "Mavelus",
    Materials(
        of=(
            Monster(name=("Tyhone",)),
            Monster(name=("Wings of Wicked Flame",)),
        )
    ),
)

METEOR_BLACK_DRAGON: Final = Card(
    90660762,
    "Meteor Black Dragon",
    Materials(
        of=(
            Monster(name=("Red-Eyes Black Dragon",)),
            Monster(name=("Meteor Dragon",)),
        )
    ),
)

MYSTICAL_SAND: Final = Card(
    32751480,
    "Mystical Sand",
    Materials(
        of=(
            Monster(name=("Giant Soldier of Stone",)),
            Monster(name=("Ancient Elf",)),
        )
    ),
)

PRAGTICAL: Final = Card(
    33691040,
    "Pragtical",
    Materials(
        of=(
            Monster(name=("Trakodon",)),
            Monster(name=("Flame Viper",)),
        )
    ),
)

PUNISHED_EAGLE: Final = Card(
    74703140,
    "Punished Eagle",
    Materials(
        of=(
            Monster(name=("Blue-Winged Crown",)),
            Monster(name=("Niwatori",)),
        )
    ),
)

RARE_FISH: Final = Card(
    80516007,
    "Rare Fish",
    Materials(
        of=(
            Monster(name=("Fusionist",)),
            Monster(name=("Enchanting Mermaid",)),
        )
    ),
)

ROARING_OCEAN_SNAKE: Final = Card(
    19066538,
    "Roaring Ocean Snake",
    Materials(
        of=(
            Monster(name=("Mystic Lamp",)),
            Monster(name=("Hyosube",)),
        )
    ),
)

ROSE_SPECTRE_OF_DUNN: Final = Card(
    32485271,
    "Rose Spectre of Dunn",
    Materials(
        of=(
            Monster(name=("Feral Imp",)),
            Monster(name=("Snakeyashi",)),
        )
    ),
)

SKELGON: Final = Card(
    32355828,
    "Skelgon",
    Materials(
        of=(
            Monster(name=("The Snake Hair",)),
            Monster(name=("Blackland Fire Dragon",)),
        )
    ),
)

SKULL_KNIGHT: Final = Card(
    2504891,
    "Skull Knight",
    Materials(
        of=(
            Monster(name=("Tainted Wisdom",)),
            Monster(name=("Ancient Brain",)),
        )
    ),
)

SKULLBIRD: Final = Card(
    8327462,
    "Skullbird",
    Materials(
        of=(
            Monster(name=("Takuhee",)),
            Monster(name=("Temple of Skulls",)),
        )
    ),
)

SOUL_HUNTER: Final = Card(
    72869010,
    "Soul Hunter",
    Materials(
        of=(
            Monster(name=("Lord of the Lamp",)),
            Monster(name=("Invader from Another Dimension",)),
        )
    ),
)

ST_JOAN: Final = Card(
    21175632,
    "St. Joan",
    Materials(
        of=(
            Monster(name=("The Forgiving Maiden",)),
            Monster(name=("Darklord Marie",)),
        )
    ),
)

STEAM_GYROID: Final = Card(
    5368615,
    "Steam Gyroid",
    Materials(
        of=(
            Monster(name=("Gyroid",)),
            Monster(name=("Steamroid",)),
        )
    ),
)

VERMILLION_SPARROW: Final = Card(
    35752363,
    "Vermillion Sparrow",
    Materials(
        of=(
            Monster(name=("Rhaimundos of the Red Sword",)),
            Monster(name=("Fireyarou",)),
        )
    ),
)

WARRIOR_OF_TRADITION: Final = Card(
    56413937,
    "Warrior of Tradition",
    Materials(
        of=(
            Monster(name=("Sonic Maid",)),
            Monster(name=("Beautiful Headhuntress",)),
        )
    ),
)

ZOMBIE_WARRIOR: Final = Card(
    31339260,
    "Zombie Warrior",
    Materials(
        of=(
            Monster(name=("Skull Servant",)),
            Monster(name=("Battle Warrior",)),
        )
    ),
)

CARDS: Final[tuple[Card, ...]] = (
    AMPHIBIOUS_BUGROTH,
    AQUA_DRAGON,
    BAROX,
    BICKURIBOX,
    BRACCHIO_RAIDUS,
    CRIMSON_SUNBIRD,
    CYBER_SAURUS,
    DEEPSEA_SHARK,
    EMPRESS_JUDGE,
    FLOWER_WOLF,
    GILTIA_THE_D_KNIGHT,
    GREAT_MAMMOTH_OF_GOLDFINE,
    HUMANOID_WORM_DRAKE,
    KAISER_DRAGON,
    KAMINARI_ATTACK,
    KAMIONWIZARD,
    KARBONALA_WARRIOR,
    KWAGAR_HERCULES,
    LABYRINTH_TANK,
    MAN_EATING_BLACK_SHARK,
    MARINE_BEAST,
    MASTER_OF_OZ,
    MAVELUS,
    METEOR_BLACK_DRAGON,
    MYSTICAL_SAND,
    PRAGTICAL,
    PUNISHED_EAGLE,
    RARE_FISH,
    ROARING_OCEAN_SNAKE,
    ROSE_SPECTRE_OF_DUNN,
    SKELGON,
    SKULL_KNIGHT,
    SKULLBIRD,
    SOUL_HUNTER,
    ST_JOAN,
    STEAM_GYROID,
    VERMILLION_SPARROW,
    WARRIOR_OF_TRADITION,
    ZOMBIE_WARRIOR,
)
