"""Fusion Monsters without effects: what they are made of is all there is to say."""

from typing import Final

from spellspeed.lang.vocabulary import *

AMPHIBIOUS_BUGROTH: Final = Card(
    40173854,
    "Amphibious Bugroth",
    Materials(of=named("Ground Attacker Bugroth", "Sentinel of the Seas")),
)

AQUA_DRAGON: Final = Card(
    86164529,
    "Aqua Dragon",
    Materials(of=named("Fairy Dragon", "Amazon of the Seas", "Zone Eater")),
)

BAROX: Final = Card(
    6840573,
    "Barox",
    Materials(of=named("Frenzied Panda", "Ryu-Kishin")),
)

BICKURIBOX: Final = Card(
    25655502,
    "Bickuribox",
    Materials(of=named("Crass Clown", "Dream Clown")),
)

BRACCHIO_RAIDUS: Final = Card(
    16507828,
    "Bracchio-raidus",
    Materials(of=named("Two-Headed King Rex", "Crawling Dragon #2")),
)

CRIMSON_SUNBIRD: Final = Card(
    46696593,
    "Crimson Sunbird",
    Materials(of=named("Faith Bird", "Skull Red Bird")),
)

CYBER_SAURUS: Final = Card(
    89112729,
    "Cyber Saurus",
    Materials(of=named("Blast Juggler", "Two-Headed King Rex")),
)

DEEPSEA_SHARK: Final = Card(
    28593363,
    "Deepsea Shark",
    Materials(of=named("Bottom Dweller", "Tongyo")),
)

EMPRESS_JUDGE: Final = Card(
    15237615,
    "Empress Judge",
    Materials(of=named("Queen's Double", "Hibikime")),
)

FLOWER_WOLF: Final = Card(
    95952802,
    "Flower Wolf",
    Materials(of=named("Silver Fang", "Darkworld Thorns")),
)

GILTIA_THE_D_KNIGHT: Final = Card(
    51828629,
    "Giltia the D. Knight",
    Materials(of=named("Guardian of the Labyrinth", "Protector of the Throne")),
)

GREAT_MAMMOTH_OF_GOLDFINE: Final = Card(
    54622031,
    "Great Mammoth of Goldfine",
    Materials(of=named("The Snake Hair", "Dragon Zombie")),
)

HUMANOID_WORM_DRAKE: Final = Card(
    5600127,
    "Humanoid Worm Drake",
    Materials(of=named("Worm Drake", "Humanoid Slime")),
)

KAISER_DRAGON: Final = Card(
    94566432,
    "Kaiser Dragon",
    Materials(of=named("Winged Dragon, Guardian of the Fortress #1", "Fairy Dragon")),
)

KAMINARI_ATTACK: Final = Card(
    9653271,
    "Kaminari Attack",
    Materials(of=named("Ocubeam", "Mega Thunderball")),
)

KAMIONWIZARD: Final = Card(
    41544074,
    "Kamionwizard",
    Materials(of=named("Mystical Elf", "Curtain of the Dark Ones")),
)

KARBONALA_WARRIOR: Final = Card(
    54541900,
    "Karbonala Warrior",
    Materials(of=named("M-Warrior #1", "M-Warrior #2")),
)

KWAGAR_HERCULES: Final = Card(
    95144193,
    "Kwagar Hercules",
    Materials(of=named("Kuwagata α", "Hercules Beetle")),
)

LABYRINTH_TANK: Final = Card(
    99551425,
    "Labyrinth Tank",
    Materials(of=named("Giga-Tech Wolf", "Cannon Soldier")),
)

MAN_EATING_BLACK_SHARK: Final = Card(
    80727036,
    "Man-eating Black Shark",
    Materials(of=named("Sea Kamen", "Gruesome Goo", "Amazon of the Seas")),
)

MARINE_BEAST: Final = Card(
    29929832,
    "Marine Beast",
    Materials(of=named("Water Magician", "Behegon")),
)

MASTER_OF_OZ: Final = Card(
    27134689,
    "Master of Oz",
    Materials(of=named("Big Koala", "Des Kangaroo")),
)

MAVELUS: Final = Card(
    59036972,
    "Mavelus",
    Materials(of=named("Tyhone", "Wings of Wicked Flame")),
)

METEOR_BLACK_DRAGON: Final = Card(
    90660762,
    "Meteor Black Dragon",
    Materials(of=named("Red-Eyes Black Dragon", "Meteor Dragon")),
)

MYSTICAL_SAND: Final = Card(
    32751480,
    "Mystical Sand",
    Materials(of=named("Giant Soldier of Stone", "Ancient Elf")),
)

PRAGTICAL: Final = Card(
    33691040,
    "Pragtical",
    Materials(of=named("Trakodon", "Flame Viper")),
)

PUNISHED_EAGLE: Final = Card(
    74703140,
    "Punished Eagle",
    Materials(of=named("Blue-Winged Crown", "Niwatori")),
)

RARE_FISH: Final = Card(
    80516007,
    "Rare Fish",
    Materials(of=named("Fusionist", "Enchanting Mermaid")),
)

ROARING_OCEAN_SNAKE: Final = Card(
    19066538,
    "Roaring Ocean Snake",
    Materials(of=named("Mystic Lamp", "Hyosube")),
)

ROSE_SPECTRE_OF_DUNN: Final = Card(
    32485271,
    "Rose Spectre of Dunn",
    Materials(of=named("Feral Imp", "Snakeyashi")),
)

SKELGON: Final = Card(
    32355828,
    "Skelgon",
    Materials(of=named("The Snake Hair", "Blackland Fire Dragon")),
)

SKULL_KNIGHT: Final = Card(
    2504891,
    "Skull Knight",
    Materials(of=named("Tainted Wisdom", "Ancient Brain")),
)

SKULLBIRD: Final = Card(
    8327462,
    "Skullbird",
    Materials(of=named("Takuhee", "Temple of Skulls")),
)

SOUL_HUNTER: Final = Card(
    72869010,
    "Soul Hunter",
    Materials(of=named("Lord of the Lamp", "Invader from Another Dimension")),
)

ST_JOAN: Final = Card(
    21175632,
    "St. Joan",
    Materials(of=named("The Forgiving Maiden", "Darklord Marie")),
)

STEAM_GYROID: Final = Card(
    5368615,
    "Steam Gyroid",
    Materials(of=named("Gyroid", "Steamroid")),
)

VERMILLION_SPARROW: Final = Card(
    35752363,
    "Vermillion Sparrow",
    Materials(of=named("Rhaimundos of the Red Sword", "Fireyarou")),
)

WARRIOR_OF_TRADITION: Final = Card(
    56413937,
    "Warrior of Tradition",
    Materials(of=named("Sonic Maid", "Beautiful Headhuntress")),
)

ZOMBIE_WARRIOR: Final = Card(
    31339260,
    "Zombie Warrior",
    Materials(of=named("Skull Servant", "Battle Warrior")),
)

GEM_KNIGHT_ZIRCONIA: Final = Card(
    8692301,
    "Gem-Knight Zirconia",
    Materials(of=(Monster(archetype="Gem-Knight"), Monster(type_=ROCK))),
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
    GEM_KNIGHT_ZIRCONIA,
)
