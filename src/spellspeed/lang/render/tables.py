"""The single words of card text in English and Chinese, side by side, and how a mask falls into them."""

from itertools import groupby
from typing import Final

import spellspeed.lang.words as words
from spellspeed.lang.choices import All, Cards, Choice, Compare, One, Some, Those, Top, UpTo
from spellspeed.lang.lines import Materials
from spellspeed.lang.nouns import THE_TARGET, AtLeast, Difference, Filter, Monster, Number, Numbers, Range
from spellspeed.lang.places import EITHER_MATERIALS, Place
from spellspeed.lang.terms import Attribute, Kind, Type, Word, Words
from spellspeed.wording import ATTRIBUTES as PRINTED_ATTRIBUTES
from spellspeed.wording import CARD_KINDS, MONSTER_KINDS, PROPERTIES
from spellspeed.wording import TYPES as PRINTED_TYPES

Table = tuple[tuple[Word | Words, str, str], ...]
Target = Choice | tuple[Choice, ...] | None

EN: Final = 1  # the columns of a table
ZH: Final = 2


class Unsaid(TypeError):
    """A part of a sentence that no rendering has words for.

    >>> str(Unsaid(Choice()))
    'there are no words for Choice()'
    """

    def __init__(self, node: object) -> None:
        super().__init__(f"there are no words for {node!r}")


def word(table: Table, said: Word | Words, column: int) -> str:
    """Return what one word of the language is called.

    >>> word(STATS, words.DEF, EN), word(STATS, words.DEF, ZH)
    ('DEF', '守备力')
    """
    for row in table:
        if row[0] == said:
            return (row[1], row[2])[column - 1]
    raise Unsaid(said)


def pieces(table: Table, said: Words, column: int) -> list[str]:
    """Return the words that together mean what is said; a wider word, earlier in its table, is taken first.

    >>> pieces(PLACES, words.ON_THE_FIELD | words.IN_HAND, EN)
    ['field', 'hand']
    """
    found: list[str] = []
    left = said.value
    for row in table:
        if row[0].value & left == row[0].value:
            found.append((row[1], row[2])[column - 1])
            left &= ~row[0].value
    if left:
        raise Unsaid(type(said)(left))
    return found


PLACES: Final[Table] = (
    (words.ON_THE_FIELD, "field", "场上"),
    (words.IN_MONSTER_ZONE, "Monster Zone", "怪兽区"),
    (words.IN_MAIN_MONSTER_ZONE, "Main Monster Zone", "主要怪兽区"),
    (words.IN_EXTRA_MONSTER_ZONE, "Extra Monster Zone", "额外怪兽区"),
    (words.IN_PENDULUM_ZONE, "Pendulum Zone", "灵摆区"),
    (words.IN_SPELL_TRAP_ZONE, "Spell & Trap Zone", "魔法与陷阱区"),
    (words.IN_FIELD_ZONE, "Field Zone", "场地区"),
    (words.IN_HAND, "hand", "手卡"),
    (words.IN_DECK, "Deck", "卡组"),
    (words.IN_EXTRA_DECK, "Extra Deck", "额外卡组"),
    (words.IN_GRAVEYARD, "GY", "墓地"),
    (words.IN_BANISHED, "banishment", "除外区"),
    (words.IN_MATERIAL, "attached materials", "叠放的素材"),
)

PLACED_AS: Final[Table] = (
    (words.PLACED_AS_PENDULUM, "in your Pendulum Zone", "在自己的灵摆区放置"),
    (
        words.PLACED_AS_SPELL,
        "face-up in your Spell & Trap Zone as a Continuous Spell",
        "当作永续魔法卡在自己的魔法与陷阱区放置",
    ),
    (
        words.PLACED_AS_TRAP,
        "face-up in your Spell & Trap Zone as a Continuous Trap",
        "当作永续陷阱卡在自己的魔法与陷阱区放置",
    ),
)

POSITIONS: Final[Table] = (
    (words.FACE_UP, "face-up", "表侧表示"),
    (words.FACE_DOWN, "face-down", "里侧表示"),
    (words.ATTACK_POSITION, "Attack Position", "攻击表示"),
    (words.DEFENSE_POSITION, "Defense Position", "守备表示"),
    (words.FACE_UP_ATTACK, "face-up Attack Position", "表侧攻击表示"),
    (words.FACE_DOWN_ATTACK, "face-down Attack Position", "里侧攻击表示"),
    (words.FACE_UP_DEFENSE, "face-up Defense Position", "表侧守备表示"),
    (words.FACE_DOWN_DEFENSE, "face-down Defense Position", "里侧守备表示"),
)

PHASES: Final[Table] = (
    (words.MAIN_PHASE_1 | words.MAIN_PHASE_2, "Main Phase", "主要阶段"),
    (words.DRAW_PHASE, "Draw Phase", "抽卡阶段"),
    (words.STANDBY_PHASE, "Standby Phase", "准备阶段"),
    (words.MAIN_PHASE_1, "Main Phase 1", "主要阶段1"),
    (words.BATTLE_PHASE, "Battle Phase", "战斗阶段"),
    (words.MAIN_PHASE_2, "Main Phase 2", "主要阶段2"),
    (words.END_PHASE, "End Phase", "结束阶段"),
)

SUMMONS: Final[Table] = (
    (words.SUMMONED_NORMALLY, "Normal", "召唤"),
    (words.SUMMONED_WITHOUT_TRIBUTE, "Normal (without Tribute)", "不用解放的召唤"),
    (words.SUMMONED_WITH_TRIBUTES, "Tribute", "上级召唤"),
    (words.SUMMONED_BY_FLIPPING, "Flip", "反转召唤"),
    (words.SUMMONED_SPECIALLY, "Special", "特殊召唤"),
    (words.SUMMONED_SPECIALLY & ~words.SUMMONED_BY_FUSION, "Special (except Fusion)", "融合召唤以外的特殊召唤"),
    (words.SUMMONED_SPECIALLY & ~words.SUMMONED_BY_RITUAL, "Special (except Ritual)", "仪式召唤以外的特殊召唤"),
    (words.SUMMONED_SPECIALLY & ~words.SUMMONED_BY_SYNCHRO, "Special (except Synchro)", "同调召唤以外的特殊召唤"),
    (words.SUMMONED_SPECIALLY & ~words.SUMMONED_BY_XYZ, "Special (except Xyz)", "XYZ召唤以外的特殊召唤"),
    (words.SUMMONED_SPECIALLY & ~words.SUMMONED_BY_LINK, "Special (except Link)", "连接召唤以外的特殊召唤"),
    (words.SUMMONED_OTHERWISE, "Special (in no way with a name)", "没有名称的特殊召唤"),
    (words.SUMMONED_BY_FUSION, "Fusion", "融合召唤"),
    (words.SUMMONED_BY_RITUAL, "Ritual", "仪式召唤"),
    (words.SUMMONED_BY_SYNCHRO, "Synchro", "同调召唤"),
    (words.SUMMONED_BY_XYZ, "Xyz", "XYZ召唤"),
    (words.SUMMONED_BY_LINK, "Link", "连接召唤"),
)

# The summons that use materials.
MAKING: Final = {
    words.FUSION_SUMMON: ("Fusion", "融合"),
    words.SYNCHRO_SUMMON: ("Synchro", "同调"),
    words.XYZ_SUMMON: ("Xyz", "XYZ"),
    words.LINK_SUMMON: ("Link", "连接"),
}

CAUSES: Final[Table] = (
    (words.BECAUSE_OF_BATTLE, "battle", "战斗"),
    (words.BECAUSE_OF_EFFECT, "card effect", "效果"),
    (words.BECAUSE_OF_COST, "cost", "代价"),
)

NEGATED: Final[Table] = (
    (words.THE_SUMMON, "Summon", "召唤"),
    (words.THE_ATTACK, "attack", "攻击"),
    (words.THE_ACTIVATION, "activation", "发动"),
    (words.THE_EFFECT, "effect", "效果"),
)

STATS: Final[Table] = (
    (words.ATK, "ATK", "攻击力"),
    (words.DEF, "DEF", "守备力"),
    (words.LEVEL, "Level", "等级"),
    (words.RANK, "Rank", "阶级"),
)

SUPERLATIVES: Final[Table] = ((words.HIGHEST, "highest", "最高"), (words.LOWEST, "lowest", "最低"))

UNTIL: Final[Table] = (
    (words.FOR_GOOD, "", ""),
    (words.UNTIL_TURN_ENDS, " until the end of this turn", "直到回合结束时"),
    (words.UNTIL_DAMAGE_STEP_ENDS, " until the end of the Damage Step", "直到伤害步骤结束时"),
    (words.UNTIL_BATTLE_PHASE_ENDS, " until the end of the Battle Phase", "直到战斗阶段结束时"),
    (words.UNTIL_NEXT_TURN_ENDS, " until the end of the next turn", "直到下个回合结束时"),
    (words.REST_OF_DUEL, " for the rest of this Duel", "在这次决斗中"),
    (words.UNTIL_END_PHASE, " until the End Phase", "直到结束阶段"),
    (words.UNTIL_YOUR_NEXT_TURN_ENDS, " until the end of your next turn", "直到下次的自己回合结束时"),
    (words.UNTIL_CALCULATED, " during that damage calculation only", "只在那次伤害计算时"),
)

BATTLE_TIMINGS: Final[Table] = (
    (words.START_OF_DAMAGE_STEP, "at the start of the Damage Step", "伤害步骤开始时"),
    (words.BEFORE_DAMAGE_CALCULATION, "before damage calculation", "伤害计算前"),
    (words.DAMAGE_CALCULATION, "during damage calculation", "伤害计算时"),
    (words.AFTER_DAMAGE_CALCULATION, "after damage calculation", "伤害计算后"),
    (words.END_OF_DAMAGE_STEP, "at the end of the Damage Step", "伤害步骤结束时"),
)


# What a card has done, or what was done with it.
DOINGS: Final[Table] = (
    (words.NORMAL_SUMMON | words.TRIBUTE_SUMMON, "been Normal Summoned", "召唤过"),
    (words.SET_MONSTER | words.SET_SPELL_TRAP, "been Set", "盖放过"),
    (words.NORMAL_SUMMON, "been Normal Summoned without Tribute", "不用解放召唤过"),
    (words.TRIBUTE_SUMMON, "been Tribute Summoned", "上级召唤过"),
    (words.SET_MONSTER, "been Set as a monster", "作为怪兽盖放过"),
    (words.SET_SPELL_TRAP, "been Set as a Spell/Trap", "作为魔法·陷阱卡盖放过"),
    (words.FLIP_SUMMON, "been Flip Summoned", "反转召唤过"),
    (words.SPECIAL_SUMMON, "been Special Summoned", "特殊召唤过"),
    (words.CHANGE_POSITION, "changed battle position", "变更过表示形式"),
    (words.ACTIVATE, "been activated", "发动过"),
    (words.ATTACK, "declared an attack", "作过攻击宣言"),
    (words.DIRECT_ATTACK, "declared a direct attack", "作过直接攻击宣言"),
    (words.BATTLED, "battled", "进行过战斗"),
    (words.HAS_ATTACKED, "attacked", "攻击过"),
    (words.HAS_DESTROYED, "destroyed a monster by battle", "战斗破坏过怪兽"),
    (words.WAS_SENT, "been sent to the GY", "被送去过墓地"),
    (words.WAS_PAID, "been sent to the GY to activate a monster effect", "为让怪兽的效果发动而被送去过墓地"),
    (words.WAS_DESTROYED, "been destroyed", "被破坏过"),
    (words.WAS_FLIPPED, "been flipped face-up", "反转过"),
)

COUNTERS: Final[Table] = (
    (words.SPELL_COUNTER, "Spell Counter", "魔力指示物"),
    (words.A_COUNTER, "A-Counter", "A指示物"),
    (words.B_COUNTER, "B-Counter", "B指示物"),
    (words.ICE_COUNTER, "Ice Counter", "冰指示物"),
    (words.FOG_COUNTER, "Fog Counter", "雾指示物"),
    (words.PREDATOR_COUNTER, "Predator Counter", "捕食指示物"),
    (words.BUSHIDO_COUNTER, "Bushido Counter", "武士道指示物"),
    (words.KAIJU_COUNTER, "Kaiju Counter", "坏兽指示物"),
    (words.BLACK_FEATHER_COUNTER, "Black Feather Counter", "黑羽指示物"),
    (words.CHAOS_COUNTER, "Chaos Counter", "混沌指示物"),
    (words.WEDGE_COUNTER, "Wedge Counter", "楔指示物"),
)

# What series of cards are called in Chinese; one that is called like a card takes the card's name.
SERIES: Final = {
    "Abyss-": "深渊",
    "Amazoness": "亚马逊",
    "Amorphage": "无形噬体",
    "Archfiend": "恶魔",
    "Atlantean": "海皇",
    "Blackwing": "黑羽",
    "Burning Abyss": "彼岸",
    "Constellar": "星圣",
    "Cyber Dragon": "电子龙",
    "Dark World": "暗黑界",
    "Knightmare": "幻崩",
    "Dinowrestler": "恐龙摔跤手",
    "Elemental HERO": "元素英雄",
    "Dracoverlord": "龙魔王",
    "Endymion": "恩底弥翁",
    "Forbidden One": "被封印",
    "Frog": "青蛙",
    "Fusion": "融合（フュージョン）",
    "Fusion Dragon": "融合龙",
    "Gem-": "宝石",
    "Gem-Knight": "宝石骑士",
    "Ghostrick": "鬼计",
    "Gladiator Beast": "剑斗兽",
    "Gogogo": "隆隆隆",
    "Gravekeeper's": "守墓",
    "Harpie": "鹰身",
    "Hieratic": "圣刻",
    "Igknight": "点火骑士",
    "Infernoid": "狱火机",
    "Junk": "废品",
    "Lightsworn": "光道",
    "Lunalight": "月光",
    "Machina": "机甲",
    "Mecha Phantom Beast": "幻兽机",
    "Metalfoes": "炼装",
    "Nekroz": "影灵衣",
    "Ninja": "忍者",
    "Noble Arms": "圣剑",
    "Noble Knight": "圣骑士",
    "Pendulum Dragon": "灵摆龙",
    "Polymerization": "融合",
    "Raidraptor": "急袭猛禽",
    "SPYRAL": "秘旋谍",
    "SPYRAL GEAR": "秘旋谍装备",
    "Scrap": "废铁",
    "Super Quant": "超量",
    "Superheavy Samurai": "超重武者",
    "Synchro Dragon": "同调龙",
    "Synchron": "同调士",
    "Toon": "卡通",
    "Trickstar": "淘气仙星",
    "Vampire": "吸血鬼",
    "Void": "炼狱",
    "Warrior": "战士",
    "World Chalice": "星杯",
    "Xyz Dragon": "XYZ龙",
    "tellarknight": "因士",
}

# What keeps a monster from ever being Normal Summoned or Set: on the field, and in a hand or a Main Deck.
NEVER_NORMAL: Final = (
    words.EXTRA_DECK_KINDS | words.RITUAL | words.SPECIAL_SUMMON_ONLY | words.TOKEN,
    words.RITUAL | words.SPECIAL_SUMMON_ONLY,
)

# A card that would go to any of these leaves the field, unless it is banished.
OFF_THE_FIELD: Final = words.IN_HAND | words.IN_DECK | words.IN_EXTRA_DECK | words.IN_GRAVEYARD

CONNECTORS: Final[Table] = (
    (words.AND, " and ", "，并且"),
    (words.AND_IF_YOU_DO, ", and if you do, ", "，这样做了的话，"),
    (words.ALSO, ", also ", "，另外，"),
    (words.THEN, ", then ", "，那之后，"),
    (words.AFTER_THAT, ", also, after that, ", "，另外在那之后，"),
)

# What follows a toss or a roll is the matter itself.
AFTER_CHANCE: Final[Table] = ((words.ALSO, ", and ", "，"), *[row for row in CONNECTORS if row[0] != words.ALSO])

DECLARED: Final[Table] = (
    (words.A_NAME, "card name", "卡名"),
    (words.AN_ORIGINAL_NAME, "original card name", "原本卡名"),
    (words.A_TYPE, "Type", "种族"),
    (words.AN_ATTRIBUTE, "Attribute", "属性"),
    (words.A_CARD_KIND, "kind of card (Monster, Spell or Trap)", "卡的种类（怪兽·魔法·陷阱）"),
    (words.A_NUMBER, "number", "数字"),
)

PERIODS: Final[Table] = (
    (words.A_TURN, "turn", "1回合"),
    (words.A_DUEL, "Duel", "1次决斗中"),
    (words.A_CHAIN, "Chain", "同一连锁上"),
    (words.A_BATTLE, "battle", "1次战斗中"),
)

# What is printed on a card is called the same in its text.
PRINTED_KINDS: Final = (*MONSTER_KINDS, *[row for row in PROPERTIES if row not in MONSTER_KINDS], *CARD_KINDS)
KINDS: Final[Table] = tuple([(Kind(bit), english, chinese) for bit, english, chinese in PRINTED_KINDS])
ATTRIBUTES: Final[Table] = tuple([(Attribute(bit), en, f"{zh}属性") for bit, en, zh in PRINTED_ATTRIBUTES])
TYPES: Final[Table] = tuple([(Type(bit), english, chinese) for bit, english, chinese in PRINTED_TYPES])


def circled(number: int) -> str:
    """Return the number that stands in front of a line: ① for 1, nothing for 0.

    >>> circled(1), circled(12), circled(0), circled(33)
    ('①', '⑫', '', '(33)')
    """
    if number == 0:
        return ""
    return chr(ord("①") + number - 1) if 1 <= number <= 20 else f"({number})"


def is_unplaced(what: Filter, where: Place) -> bool:
    """Tell whether a place need not be said: the materials of a card are with that card.

    >>> from spellspeed.lang.nouns import THIS_CARD, AnyCard
    >>> is_unplaced(AnyCard(attached_to=THIS_CARD), EITHER_MATERIALS), is_unplaced(AnyCard(), EITHER_MATERIALS)
    (True, False)
    """
    return what.attached_to is not None and where == EITHER_MATERIALS


def source(cards: Cards, target: Target = None) -> Place | None:
    """Return where cards come from, if the sentence says so; `target` is what the line targets.

    >>> source(THE_TARGET) is None, source(THE_TARGET, Top(3))
    (True, YOUR_DECK)
    """
    if cards == THE_TARGET and isinstance(target, Choice):
        return source(target)
    if isinstance(cards, Those):
        return source(cards.of, target)
    if isinstance(cards, Top):
        return cards.of
    return cards.where if isinstance(cards, Some | UpTo | One | All) else None


def is_higher(condition: Compare) -> bool:
    """Tell whether a condition only says that one number is higher than another.

    >>> is_higher(Compare(Difference(5, 3), AtLeast(1))), is_higher(Compare(Difference(5, 3), AtLeast(2)))
    (True, False)
    """
    return isinstance(condition.number, Difference) and condition.is_ == AtLeast(1)


def is_plain(range_: Numbers) -> bool:
    """Tell whether a range has only plain numbers as its ends.

    >>> is_plain(Range(3, 4)), is_plain(4)
    (True, True)
    """
    if not isinstance(range_, Range):
        return not isinstance(range_, Number)
    return not isinstance(range_.least, Number) and not isinstance(range_.most, Number)


def group_materials(line: Materials) -> list[tuple[Filter, int, bool, bool]]:
    """Return what a monster is made of: the kind, how many of it, whether also more, and whether only its name is said.

    >>> twice = Monster(name="Kuriboh")
    >>> [group[1:] for group in group_materials(Materials(of=(twice, twice, Monster()), more=True))]
    [(2, False, True), (1, True, False)]
    """
    kinds = [(each, len(list(alike))) for each, alike in groupby(line.of)]
    found: list[tuple[Filter, int, bool, bool]] = []
    for at, (each, count) in enumerate(kinds):
        more = line.more and at == len(kinds) - 1
        found.append((each, count, more, not more and isinstance(each.name, str) and each == Monster(name=each.name)))
    return found
