"""What is called the same wherever it is said, in English and Chinese: what is printed, places, phases, positions."""

from typing import Final

from spellspeed.words import (
    A_COUNTER,
    AFTER_DAMAGE_CALCULATION,
    AQUA,
    ARROW_BOTTOM,
    ARROW_BOTTOM_LEFT,
    ARROW_BOTTOM_RIGHT,
    ARROW_LEFT,
    ARROW_RIGHT,
    ARROW_TOP,
    ARROW_TOP_LEFT,
    ARROW_TOP_RIGHT,
    B_COUNTER,
    BATTLE_PHASE,
    BEAST,
    BEAST_WARRIOR,
    BEFORE_DAMAGE_CALCULATION,
    BLACK_FEATHER_COUNTER,
    BUSHIDO_COUNTER,
    CHAOS_COUNTER,
    CLOCK_COUNTER,
    CONTINUOUS,
    COUNTER,
    CREATOR_GOD,
    CYBERSE,
    DAMAGE_CALCULATION,
    DARK,
    DINOSAUR,
    DIVINE,
    DIVINE_BEAST,
    DRAGON,
    DRAW_PHASE,
    EARTH,
    EFFECT,
    END_OF_DAMAGE_STEP,
    END_PHASE,
    EQUIP,
    FACE_DOWN_ATTACK,
    FACE_DOWN_DEFENSE,
    FACE_UP_ATTACK,
    FACE_UP_DEFENSE,
    FAIRY,
    FIELD,
    FIEND,
    FIRE,
    FISH,
    FLIP,
    FOG_COUNTER,
    FUSION,
    FUSION_SUMMON,
    GEMINI,
    GUARD_COUNTER,
    ICE_COUNTER,
    ILLUSION,
    IN_DECK,
    IN_EXTRA_DECK,
    IN_EXTRA_MONSTER_ZONE,
    IN_FIELD_ZONE,
    IN_HAND,
    IN_SPELL_TRAP_ZONE,
    INSECT,
    KAIJU_COUNTER,
    LIGHT,
    LINK,
    LINK_SUMMON,
    MACHINE,
    MAIN_PHASE_1,
    MAIN_PHASE_2,
    MONSTER,
    NORMAL,
    PENDULUM,
    PLAIN_COUNTER,
    PLANT,
    PREDATOR_COUNTER,
    PSYCHIC,
    PYRO,
    QUICK_PLAY,
    REPTILE,
    RITUAL,
    RITUAL_SUMMON,
    ROCK,
    SEA_SERPENT,
    SPECIAL_SUMMON_ONLY,
    SPELL,
    SPELL_COUNTER,
    SPELLCASTER,
    SPIRIT,
    STANDBY_PHASE,
    START_OF_DAMAGE_STEP,
    SYNCHRO,
    SYNCHRO_SUMMON,
    THE_ACTIVATION,
    THE_ATTACK,
    THE_EFFECT,
    THE_SUMMON,
    THUNDER,
    TOKEN,
    TOON,
    TRAP,
    TUNER,
    UNION,
    UNKNOWN,
    WARRIOR,
    WATER,
    WEDGE_COUNTER,
    WIND,
    WINGED_BEAST,
    WYRM,
    XYZ,
    XYZ_SUMMON,
    ZOMBIE,
)

Words = tuple[tuple[int, str, str], ...]

LANGUAGES: Final = ("en", "zh")

# Each table: the bit, the English word, the Chinese word. The English words are also what the data file is written in.
CARD_KINDS: Final[Words] = ((MONSTER, "Monster", "怪兽"), (SPELL, "Spell", "魔法"), (TRAP, "Trap", "陷阱"))

# In the order in which a type line prints them after the Type.
MONSTER_KINDS: Final[Words] = (
    (FUSION, "Fusion", "融合"),
    (RITUAL, "Ritual", "仪式"),
    (SYNCHRO, "Synchro", "同调"),
    (XYZ, "Xyz", "XYZ"),
    (LINK, "Link", "连接"),
    (SPECIAL_SUMMON_ONLY, "Special Summon", "特殊召唤"),
    (PENDULUM, "Pendulum", "灵摆"),
    (FLIP, "Flip", "反转"),
    (TOON, "Toon", "卡通"),
    (SPIRIT, "Spirit", "灵魂"),
    (UNION, "Union", "同盟"),
    (GEMINI, "Gemini", "二重"),
    (TUNER, "Tuner", "调整"),
    (TOKEN, "Token", "衍生物"),
    (NORMAL, "Normal", "通常"),
    (EFFECT, "Effect", "效果"),
)

PROPERTIES: Final[Words] = (
    (NORMAL, "Normal", "通常"),
    (QUICK_PLAY, "Quick-Play", "速攻"),
    (CONTINUOUS, "Continuous", "永续"),
    (EQUIP, "Equip", "装备"),
    (FIELD, "Field", "场地"),
    (RITUAL, "Ritual", "仪式"),
    (COUNTER, "Counter", "反击"),
)

ATTRIBUTES: Final[Words] = (
    (EARTH, "EARTH", "地"),
    (WATER, "WATER", "水"),
    (FIRE, "FIRE", "炎"),
    (WIND, "WIND", "风"),
    (LIGHT, "LIGHT", "光"),
    (DARK, "DARK", "暗"),
    (DIVINE, "DIVINE", "神"),
)

TYPES: Final[Words] = (
    (WARRIOR, "Warrior", "战士族"),
    (SPELLCASTER, "Spellcaster", "魔法师族"),
    (FAIRY, "Fairy", "天使族"),
    (FIEND, "Fiend", "恶魔族"),
    (ZOMBIE, "Zombie", "不死族"),
    (MACHINE, "Machine", "机械族"),
    (AQUA, "Aqua", "水族"),
    (PYRO, "Pyro", "炎族"),
    (ROCK, "Rock", "岩石族"),
    (WINGED_BEAST, "Winged Beast", "鸟兽族"),
    (PLANT, "Plant", "植物族"),
    (INSECT, "Insect", "昆虫族"),
    (THUNDER, "Thunder", "雷族"),
    (DRAGON, "Dragon", "龙族"),
    (BEAST, "Beast", "兽族"),
    (BEAST_WARRIOR, "Beast-Warrior", "兽战士族"),
    (DINOSAUR, "Dinosaur", "恐龙族"),
    (FISH, "Fish", "鱼族"),
    (SEA_SERPENT, "Sea Serpent", "海龙族"),
    (REPTILE, "Reptile", "爬虫类族"),
    (PSYCHIC, "Psychic", "念动力族"),
    (DIVINE_BEAST, "Divine-Beast", "幻神兽族"),
    (CREATOR_GOD, "Creator God", "创造神族"),
    (WYRM, "Wyrm", "幻龙族"),
    (CYBERSE, "Cyberse", "电子界族"),
    (ILLUSION, "Illusion", "幻想魔族"),
)

# Kinds of counter.
COUNTERS: Final[Words] = (
    (SPELL_COUNTER, "Spell Counter", "魔力指示物"),
    (A_COUNTER, "A-Counter", "A指示物"),
    (B_COUNTER, "B-Counter", "B指示物"),
    (ICE_COUNTER, "Ice Counter", "冰指示物"),
    (FOG_COUNTER, "Fog Counter", "雾指示物"),
    (PREDATOR_COUNTER, "Predator Counter", "捕食指示物"),
    (BUSHIDO_COUNTER, "Bushido Counter", "武士道指示物"),
    (KAIJU_COUNTER, "Kaiju Counter", "坏兽指示物"),
    (BLACK_FEATHER_COUNTER, "Black Feather Counter", "黑羽指示物"),
    (CHAOS_COUNTER, "Chaos Counter", "混沌指示物"),
    (WEDGE_COUNTER, "Wedge Counter", "楔指示物"),
    (CLOCK_COUNTER, "Clock Counter", "时计指示物"),
    (GUARD_COUNTER, "Guard Counter", "防护指示物"),
    (PLAIN_COUNTER, "counter", "指示物"),
)

# Words that card texts, logs and the table say alike; logs and replays say some of them shorter or in small letters.
PHASES: Final[Words] = (
    (DRAW_PHASE, "Draw Phase", "抽卡阶段"),
    (STANDBY_PHASE, "Standby Phase", "准备阶段"),
    (MAIN_PHASE_1, "Main Phase 1", "主要阶段1"),
    (BATTLE_PHASE, "Battle Phase", "战斗阶段"),
    (MAIN_PHASE_2, "Main Phase 2", "主要阶段2"),
    (END_PHASE, "End Phase", "结束阶段"),
)

DAMAGE_TIMINGS: Final[Words] = (
    (START_OF_DAMAGE_STEP, "at the start of the Damage Step", "伤害步骤开始时"),
    (BEFORE_DAMAGE_CALCULATION, "before damage calculation", "伤害计算前"),
    (DAMAGE_CALCULATION, "during damage calculation", "伤害计算时"),
    (AFTER_DAMAGE_CALCULATION, "after damage calculation", "伤害计算后"),
    (END_OF_DAMAGE_STEP, "at the end of the Damage Step", "伤害步骤结束时"),
)

POSITIONS: Final[Words] = (
    (FACE_UP_ATTACK, "face-up Attack Position", "表侧攻击表示"),
    (FACE_DOWN_ATTACK, "face-down Attack Position", "里侧攻击表示"),
    (FACE_UP_DEFENSE, "face-up Defense Position", "表侧守备表示"),
    (FACE_DOWN_DEFENSE, "face-down Defense Position", "里侧守备表示"),
)

PLACES: Final[Words] = (
    (IN_DECK, "Deck", "卡组"),
    (IN_HAND, "hand", "手卡"),
    (IN_EXTRA_DECK, "Extra Deck", "额外卡组"),
    (IN_EXTRA_MONSTER_ZONE, "Extra Monster Zone", "额外怪兽区"),
    (IN_SPELL_TRAP_ZONE, "Spell & Trap Zone", "魔法与陷阱区"),
    (IN_FIELD_ZONE, "Field Zone", "场地区"),
)

# What kind of Summon it is.
SUMMONS: Final[Words] = (
    (FUSION_SUMMON, "Fusion", "融合"),
    (RITUAL_SUMMON, "Ritual", "仪式"),
    (SYNCHRO_SUMMON, "Synchro", "同调"),
    (XYZ_SUMMON, "Xyz", "XYZ"),
    (LINK_SUMMON, "Link", "连接"),
)

NEGATABLE: Final[Words] = (
    (THE_SUMMON, "Summon", "召唤"),
    (THE_ATTACK, "attack", "攻击"),
    (THE_ACTIVATION, "activation", "发动"),
    (THE_EFFECT, "effect", "效果"),
)

ARROWS: Final[Words] = (
    (ARROW_TOP, "Top", "上"),
    (ARROW_TOP_RIGHT, "Top-Right", "右上"),
    (ARROW_RIGHT, "Right", "右"),
    (ARROW_BOTTOM_RIGHT, "Bottom-Right", "右下"),
    (ARROW_BOTTOM, "Bottom", "下"),
    (ARROW_BOTTOM_LEFT, "Bottom-Left", "左下"),
    (ARROW_LEFT, "Left", "左"),
    (ARROW_TOP_LEFT, "Top-Left", "左上"),
)


def say(words: Words, bits: int, lang: str = "en") -> list[str]:
    """Name every bit that is set, in the table's order.

    >>> from spellspeed.words import DRAGON, LIGHT
    >>> say(TYPES, DRAGON), say(ATTRIBUTES, LIGHT, "zh")
    (['Dragon'], ['光'])
    """
    column = 2 if check_language(lang) == "zh" else 1
    return [str(row[column]) for row in words if bits & row[0]]


def meaning(words: Words, word: str) -> int:
    """Give the bit an English or Chinese word stands for, and 0 for a word that is not in the table.

    >>> meaning(ATTRIBUTES, "WIND") == meaning(ATTRIBUTES, "风") == 8
    True
    """
    for bit, english, chinese in words:
        if word == english or word == chinese:
            return bit
    return 0


def points(value: int) -> str:
    """Write an ATK or DEF as it is printed.

    >>> from spellspeed.words import UNKNOWN
    >>> points(1800), points(UNKNOWN)
    ('1800', '?')
    """
    return "?" if value == UNKNOWN else str(value)


def check_language(lang: str) -> str:
    """Return the language if we have words in it.

    >>> check_language("zh")
    'zh'
    """
    if lang not in LANGUAGES:
        raise ValueError(f"no wording in {lang!r}: choose one of {', '.join(LANGUAGES)}")
    return lang


def tell_counters(counters: tuple[int, ...], lang: str) -> list[str]:
    """Return the counters on a card, given as kind, number …, in words.

    >>> tell_counters((1, 2), "en"), tell_counters((1, 2), "zh")
    (['2 Spell Counters'], ['2个魔力指示物'])
    """
    told: list[str] = []
    for at in range(0, len(counters), 2):
        english, chinese = next((english, chinese) for kind, english, chinese in COUNTERS if kind == counters[at])
        number = counters[at + 1]
        told.append(f"{number}个{chinese}" if lang == "zh" else f"{number} {english}{'' if number == 1 else 's'}")
    return told
