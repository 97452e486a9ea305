"""The words of a duel: phases, positions, places and deeds in English and Chinese, and what replays are written in.

Replays are written in the English words, in small letters: a word once published stays as it is.
"""

from typing import Final

import spellspeed.wording as wording
from spellspeed.lang.codes.code import (
    OP_ATTACH,
    OP_BANISH,
    OP_DAMAGE,
    OP_DESTROY,
    OP_DISCARD,
    OP_DRAW,
    OP_END_BATTLE,
    OP_EQUIP,
    OP_FORBID,
    OP_FUSION_SUMMON,
    OP_GAIN_LP,
    OP_GRANT,
    OP_LINK,
    OP_LOOK,
    OP_MIX,
    OP_NEGATE,
    OP_NEGATE_EFFECTS,
    OP_NORMAL_SUMMON,
    OP_PAY_LP,
    OP_POSITION,
    OP_RETURN_TO_FIELD,
    OP_REVEAL,
    OP_SEND,
    OP_SET,
    OP_SET_LP,
    OP_SHUFFLE,
    OP_SPECIAL_SUMMON,
    OP_STAT,
    OP_SWITCH_ATTACK,
    OP_SWITCH_TARGET,
    OP_TO_DECK,
    OP_TO_HAND,
    OP_TRIBUTE,
    OP_WIN,
)
from spellspeed.wording import ATTRIBUTES, CARD_KINDS, TYPES, Words, check_language
from spellspeed.words import (
    ACTIVATE,
    ADDITIONAL_RIGHT,
    AT_THE_BOTTOM,
    ATTACK,
    BATTLE_STEP,
    BATTLED,
    BEFORE_FIRST_TURN,
    BY_BATTLE,
    BY_COST,
    BY_EFFECT,
    BY_HAND_LIMIT,
    BY_NORMAL_DRAW,
    BY_PLAYER,
    BY_RULE,
    BY_SETUP,
    BY_SUMMON,
    BY_TRIBUTE,
    CALL,
    CARRY_OUT,
    CHANGE_POSITION,
    CHOOSE_MODE,
    COIN_HEADS,
    COIN_TAILS,
    DAMAGE_STEP,
    DECLARE_ATTRIBUTE,
    DECLARE_KIND,
    DECLARE_NAME,
    DECLARE_TYPE,
    DIRECT_ATTACK,
    DRAWN_BY_CARD,
    DRAWN_BY_DECK_OUT,
    DRAWN_BY_LOOP,
    DRAWN_BY_LP,
    END_BATTLE_PHASE,
    END_STEP,
    EVENT_ACTIVATED,
    EVENT_ADDED_TO_HAND,
    EVENT_ANNOUNCED,
    EVENT_ATTACHED,
    EVENT_ATTACK_DECLARED,
    EVENT_ATTACK_STOPPED,
    EVENT_ATTACK_TARGET,
    EVENT_BANISHED,
    EVENT_BATTLED,
    EVENT_CHAIN_ENDED,
    EVENT_COIN_TOSSED,
    EVENT_CONTROL_CHANGED,
    EVENT_COUNTERS_CHANGED,
    EVENT_DAMAGE_CALCULATED,
    EVENT_DECLARED,
    EVENT_DECLINED,
    EVENT_DESTROYED,
    EVENT_DIE_ROLLED,
    EVENT_DISCARDED,
    EVENT_DRAW_DUE,
    EVENT_DRAWN,
    EVENT_DUEL_ENDED,
    EVENT_DUEL_STARTED,
    EVENT_EQUIPPED,
    EVENT_FIRST_CHOSEN,
    EVENT_FLIP_SUMMONED,
    EVENT_FLIPPED,
    EVENT_LASTING_ENDED,
    EVENT_LINK_RESOLVED,
    EVENT_LINK_STARTED,
    EVENT_LP_CHANGED,
    EVENT_MOVED,
    EVENT_NEGATED,
    EVENT_PHASE_SKIPPED,
    EVENT_PHASE_STARTED,
    EVENT_PLACED,
    EVENT_POSITION_CHANGED,
    EVENT_REPLACED,
    EVENT_REPLAY,
    EVENT_RETURNED_TO_DECK,
    EVENT_RETURNED_TO_FIELD,
    EVENT_REVEALED,
    EVENT_SENT_TO_GRAVEYARD,
    EVENT_SET,
    EVENT_SHUFFLED,
    EVENT_SPECIAL_SUMMONED,
    EVENT_STAT_CHANGED,
    EVENT_STEP_STARTED,
    EVENT_SUMMON_ATTEMPTED,
    EVENT_SUMMONED,
    EVENT_TARGETED,
    EVENT_TARGETS_CHOSEN,
    EVENT_TIME_CALLED,
    EVENT_TIMING_REACHED,
    EVENT_TO_EXTRA_DECK,
    EVENT_TOKEN_VANISHED,
    EVENT_TRIBUTED,
    EVENT_TURN_STARTED,
    EVENT_ZONE_BLOCKED,
    FLIP_SUMMON,
    FOR_ATTACK,
    FOR_ATTACK_TARGET,
    FOR_BLOCKING,
    FOR_CALL,
    FOR_COST,
    FOR_DECK_ORDER,
    FOR_DECLARATION,
    FOR_DISCARD,
    FOR_EFFECT,
    FOR_FIRST_TURN,
    FOR_HAND_LIMIT,
    FOR_MATERIAL,
    FOR_MODE,
    FOR_OPEN_STATE,
    FOR_OPTION,
    FOR_ORDER,
    FOR_PENDULUM,
    FOR_POSITION,
    FOR_REPLACEMENT,
    FOR_REPLAY,
    FOR_RESPONSE,
    FOR_RIGHT,
    FOR_SEARCH,
    FOR_TARGET,
    FOR_TRIBUTE,
    FOR_TRIGGER,
    FOR_WAY,
    FOR_ZONE,
    GEMINI_SUMMON,
    GO_FIRST,
    GO_SECOND,
    IN_BANISHED,
    IN_GRAVEYARD,
    IN_MAIN_MONSTER_ZONE,
    IN_MATERIAL,
    IN_NOWHERE,
    IN_VOID,
    NO,
    NO_DEED,
    NORMAL_SUMMON,
    NOT_OVER,
    ON_TOP,
    ORDINARY_RIGHT,
    PASS,
    PENDULUM_SUMMON,
    PICK_CARD,
    PICK_NUMBER,
    PICK_POSITION,
    PICK_ZONE,
    SET_MONSTER,
    SET_SPELL_TRAP,
    SHUFFLED,
    SPECIAL_SUMMON,
    START_STEP,
    STOP_ATTACK,
    TO_BATTLE_PHASE,
    TO_END_PHASE,
    TRIBUTE_SUMMON,
    USE_RIGHT,
    USED_IN_DUEL,
    WITH_TRIBUTES,
    WON_BY_CARD,
    WON_BY_DECK_OUT,
    WON_BY_LP,
    WON_BY_SURRENDER,
    WON_BY_TIME,
    WON_MATCH,
    YES,
)

ReplayWords = tuple[tuple[int, str], ...]

PHASES: Final[Words] = (
    (BEFORE_FIRST_TURN, "before the first turn", "决斗开始前"),
    *wording.PHASES,
)

STEPS: Final[Words] = (
    (START_STEP, "Start Step", "开始步骤"),
    (BATTLE_STEP, "Battle Step", "战斗步骤"),
    (DAMAGE_STEP, "Damage Step", "伤害步骤"),
    (END_STEP, "End Step", "结束步骤"),
)

# What card texts say of them, without the word before them.
TIMINGS: Final[Words] = tuple(
    [
        (timing, english.removeprefix("at the ").removeprefix("during "), chinese)
        for timing, english, chinese in wording.DAMAGE_TIMINGS
    ]
)

POSITIONS: Final[Words] = tuple(
    [(position, english.removesuffix(" Position").lower(), chinese) for position, english, chinese in wording.POSITIONS]
)

PLACES: Final[Words] = (
    *[(place, english.lower(), chinese) for place, english, chinese in wording.PLACES],
    (IN_GRAVEYARD, "graveyard", "墓地"),
    (IN_BANISHED, "banished", "除外"),
    (IN_MAIN_MONSTER_ZONE, "monster zone", "怪兽区"),
    (IN_MATERIAL, "material", "素材"),
    (IN_NOWHERE, "nowhere", "不在任何区域"),
    (IN_VOID, "void", "已消失"),
)

DEEDS: Final[Words] = (
    (NO_DEED, "nothing", "无"),
    (NORMAL_SUMMON, "Normal Summon", "通常召唤"),
    (TRIBUTE_SUMMON, "Tribute Summon", "上级召唤"),
    (SET_MONSTER, "Set monster", "盖放怪兽"),
    (SET_SPELL_TRAP, "Set spell or trap", "盖放魔法或陷阱"),
    (FLIP_SUMMON, "Flip Summon", "反转召唤"),
    (GEMINI_SUMMON, "Gemini Summon", "再1次召唤"),
    (SPECIAL_SUMMON, "Special Summon", "特殊召唤"),
    (PENDULUM_SUMMON, "Pendulum Summon", "灵摆召唤"),
    *[(summon, f"{english} Summon", f"{chinese}召唤") for summon, english, chinese in wording.SUMMONS],
    (CHANGE_POSITION, "change position", "改变表示形式"),
    (ACTIVATE, "activate", "发动"),
    (ATTACK, "attack", "攻击"),
    (TO_BATTLE_PHASE, "to the Battle Phase", "进入战斗阶段"),
    (END_BATTLE_PHASE, "end the Battle Phase", "结束战斗阶段"),
    (TO_END_PHASE, "to the End Phase", "进入结束阶段"),
    (PASS, "pass", "不响应"),
    (PICK_CARD, "pick", "选择"),
    (PICK_ZONE, "pick zone", "选择区域"),
    (PICK_POSITION, "pick position", "选择表示形式"),
    (PICK_NUMBER, "pick number", "选择数字"),
    (DIRECT_ATTACK, "direct attack", "直接攻击"),
    (YES, "yes", "是"),
    (NO, "no", "否"),
    (GO_FIRST, "go first", "先攻"),
    (GO_SECOND, "go second", "后攻"),
    (STOP_ATTACK, "stop the attack", "中止攻击"),
    (BATTLED, "battled", "进行了战斗"),
    (USED_IN_DUEL, "used in this duel", "这次决斗中使用过"),
    (CHOOSE_MODE, "choose effect", "选择效果"),
    (CARRY_OUT, "carry out", "处理"),
    (CALL, "call", "猜测"),
    (DECLARE_NAME, "declare name", "宣言卡名"),
    (DECLARE_TYPE, "declare type", "宣言种族"),
    (DECLARE_ATTRIBUTE, "declare attribute", "宣言属性"),
    (DECLARE_KIND, "declare kind", "宣言种类"),
    (USE_RIGHT, "use the right", "使用召唤权"),
    (WITH_TRIBUTES, "with Tributes", "解放数量"),
)

# What an effect does, as one says it behind "do you".
DETACH: Final = -OP_SEND  # what the step is called that sends materials
VERBS: Final[Words] = (
    (OP_DESTROY, "destroy", "破坏"),
    (OP_BANISH, "banish", "除外"),
    (OP_SEND, "send to the Graveyard", "送去墓地"),
    (DETACH, "detach", "取除"),
    (OP_ATTACH, "attach", "作为素材叠放"),
    (OP_DISCARD, "discard", "丢弃"),
    (OP_TRIBUTE, "Tribute", "解放"),
    (OP_TO_HAND, "add to the hand", "加入手卡"),
    (OP_TO_DECK, "return to the Deck", "放回卡组"),
    (OP_SPECIAL_SUMMON, "Special Summon", "特殊召唤"),
    (OP_FUSION_SUMMON, "Fusion Summon", "融合召唤"),
    (OP_SET, "Set", "盖放"),
    (OP_NORMAL_SUMMON, "Normal Summon", "召唤"),
    (OP_GRANT, "allow", "允许"),
    (OP_RETURN_TO_FIELD, "return to the field", "回到场上"),
    (OP_DRAW, "draw", "抽卡"),
    (OP_DAMAGE, "inflict damage", "给与伤害"),
    (OP_GAIN_LP, "gain LP", "回复基本分"),
    (OP_PAY_LP, "pay LP", "支付基本分"),
    (OP_SHUFFLE, "shuffle the Deck", "洗切卡组"),
    (OP_WIN, "win the duel", "决斗胜利"),
    (OP_END_BATTLE, "end the Battle Phase", "结束战斗阶段"),
    (OP_SWITCH_ATTACK, "switch the attack", "转移攻击"),
    (OP_SWITCH_TARGET, "switch the target to", "转移对象"),
    (OP_SET_LP, "set LP", "改变基本分"),
    (OP_LOOK, "look at", "确认"),
    (OP_REVEAL, "reveal", "公开"),
    (OP_POSITION, "change the position of", "改变表示形式"),
    (OP_MIX, "shuffle on the field", "在场上洗切"),
    (OP_EQUIP, "equip", "装备"),
    (OP_LINK, "connect", "联系"),
    (OP_STAT, "change the points of", "改变数值"),
    (OP_NEGATE, "negate", "无效"),
    (OP_NEGATE_EFFECTS, "negate the effects of", "无效效果"),
    (OP_FORBID, "restrict", "限制"),
)

# What can be declared, by the deed that does it; a name is found in the pool.
DECLARATIONS: Final[dict[int, Words]] = {
    DECLARE_TYPE: TYPES,
    DECLARE_ATTRIBUTE: ATTRIBUTES,
    DECLARE_KIND: CARD_KINDS,
}

# How a coin comes down, or is called.
COINS: Final[Words] = ((COIN_HEADS, "heads", "表"), (COIN_TAILS, "tails", "里"))

# The rights to a Normal Summon.
RIGHTS: Final[Words] = (
    (ORDINARY_RIGHT, "the ordinary Normal Summon", "通常的召唤权"),
    (ADDITIONAL_RIGHT, "the additional Normal Summon", "追加的召唤权"),
)

# What a negation negates.
NEGATIONS: Final[Words] = tuple([(what, english.lower(), chinese) for what, english, chinese in wording.NEGATABLE])

# Where in a deck a card goes, and who sees a card that is shown; without the word it is only who looks.
DECK_PLACES: Final[ReplayWords] = ((SHUFFLED, "shuffled"), (ON_TOP, "top"), (AT_THE_BOTTOM, "bottom"))
SHOWINGS: Final[ReplayWords] = ((1, "to both"),)

# Only replays say these with one word; people hear a sentence.
CAUSES: Final[ReplayWords] = (
    (BY_RULE, "rule"),
    (BY_BATTLE, "battle"),
    (BY_EFFECT, "effect"),
    (BY_COST, "cost"),
    (BY_TRIBUTE, "Tribute"),
    (BY_SUMMON, "summon"),
    (BY_PLAYER, "player"),
    (BY_HAND_LIMIT, "hand limit"),
    (BY_NORMAL_DRAW, "normal draw"),
    (BY_SETUP, "setup"),
)

EVENTS: Final[ReplayWords] = (
    (EVENT_DUEL_STARTED, "duel started"),
    (EVENT_SHUFFLED, "shuffled"),
    (EVENT_FIRST_CHOSEN, "goes first"),
    (EVENT_TURN_STARTED, "turn started"),
    (EVENT_PHASE_STARTED, "phase started"),
    (EVENT_STEP_STARTED, "step started"),
    (EVENT_TIMING_REACHED, "timing reached"),
    (EVENT_DRAWN, "drew"),
    (EVENT_MOVED, "moved"),
    (EVENT_TRIBUTED, "tributed"),
    (EVENT_SUMMON_ATTEMPTED, "attempts to summon"),
    (EVENT_SUMMONED, "summoned"),
    (EVENT_FLIP_SUMMONED, "flip summoned"),
    (EVENT_SET, "set"),
    (EVENT_POSITION_CHANGED, "changed the position of"),
    (EVENT_FLIPPED, "flipped"),
    (EVENT_ATTACK_DECLARED, "attacks with"),
    (EVENT_ATTACK_STOPPED, "stopped the attack of"),
    (EVENT_REPLAY, "chooses again for the attack of"),
    (EVENT_DAMAGE_CALCULATED, "damage calculation of"),
    (EVENT_LP_CHANGED, "lp changed"),
    (EVENT_DESTROYED, "destroyed"),
    (EVENT_SENT_TO_GRAVEYARD, "sent to the graveyard"),
    (EVENT_DISCARDED, "discarded"),
    (EVENT_DUEL_ENDED, "duel ended"),
    (EVENT_SPECIAL_SUMMONED, "special summoned"),
    (EVENT_BATTLED, "battled with"),
    (EVENT_DECLARED, "activates"),
    (EVENT_ACTIVATED, "activated"),
    (EVENT_TARGETS_CHOSEN, "targets"),
    (EVENT_TARGETED, "targeted"),
    (EVENT_LINK_STARTED, "resolves"),
    (EVENT_LINK_RESOLVED, "resolved"),
    (EVENT_CHAIN_ENDED, "chain ended"),
    (EVENT_NEGATED, "negated"),
    (EVENT_ADDED_TO_HAND, "added to the hand"),
    (EVENT_RETURNED_TO_DECK, "returned to the deck"),
    (EVENT_PLACED, "placed"),
    (EVENT_TO_EXTRA_DECK, "put face-up into the extra deck"),
    (EVENT_BANISHED, "banished"),
    (EVENT_REVEALED, "shown"),
    (EVENT_STAT_CHANGED, "changed the points of"),
    (EVENT_EQUIPPED, "equipped"),
    (EVENT_ATTACHED, "attached"),
    (EVENT_DECLINED, "declined"),
    (EVENT_CONTROL_CHANGED, "gained control of"),
    (EVENT_COUNTERS_CHANGED, "counters changed on"),
    (EVENT_REPLACED, "spared"),
    (EVENT_TOKEN_VANISHED, "vanished"),
    (EVENT_ATTACK_TARGET, "selected as the attack target"),
    (EVENT_LASTING_ENDED, "no longer applies to"),
    (EVENT_RETURNED_TO_FIELD, "returned to the field"),
    (EVENT_DRAW_DUE, "draw due"),
    (EVENT_COIN_TOSSED, "tossed a coin"),
    (EVENT_DIE_ROLLED, "rolled a die"),
    (EVENT_ANNOUNCED, "declared"),
    (EVENT_ZONE_BLOCKED, "zone blocked"),
    (EVENT_PHASE_SKIPPED, "phase skipped"),
    (EVENT_TIME_CALLED, "time called"),
)

REASONS: Final[ReplayWords] = (
    (NOT_OVER, "not over"),
    (WON_BY_LP, "lp"),
    (WON_BY_DECK_OUT, "deck-out"),
    (WON_BY_SURRENDER, "surrender"),
    (WON_BY_CARD, "card effect"),
    (WON_BY_TIME, "time"),
    (WON_MATCH, "match"),
    (DRAWN_BY_LP, "lp"),
    (DRAWN_BY_DECK_OUT, "deck-out"),
    (DRAWN_BY_CARD, "card effect"),
    (DRAWN_BY_LOOP, "loop"),
)

# What a player is asked for.
PURPOSES: Final[ReplayWords] = (
    (FOR_OPEN_STATE, "open state"),
    (FOR_RESPONSE, "response"),
    (FOR_TRIBUTE, "tribute"),
    (FOR_ZONE, "zone"),
    (FOR_ATTACK, "attack"),
    (FOR_ATTACK_TARGET, "attack target"),
    (FOR_REPLAY, "replay"),
    (FOR_HAND_LIMIT, "hand limit"),
    (FOR_FIRST_TURN, "first turn"),
    (FOR_TARGET, "target"),
    (FOR_COST, "cost"),
    (FOR_MATERIAL, "material"),
    (FOR_SEARCH, "search"),
    (FOR_DISCARD, "discard"),
    (FOR_EFFECT, "effect"),
    (FOR_TRIGGER, "trigger"),
    (FOR_OPTION, "option"),
    (FOR_MODE, "mode"),
    (FOR_POSITION, "position"),
    (FOR_REPLACEMENT, "replacement"),
    (FOR_CALL, "call"),
    (FOR_PENDULUM, "pendulum"),
    (FOR_DECLARATION, "declaration"),
    (FOR_ORDER, "order"),
    (FOR_BLOCKING, "blocking"),
    (FOR_RIGHT, "right"),
    (FOR_WAY, "way"),
    (FOR_DECK_ORDER, "deck order"),
)


def word(words: Words, number: int, lang: str = "en") -> str:
    """Name one number of a table.

    >>> from spellspeed.words import BATTLE_PHASE
    >>> word(PHASES, BATTLE_PHASE), word(PHASES, BATTLE_PHASE, "zh")
    ('Battle Phase', '战斗阶段')
    """
    for known, english, chinese in words:
        if known == number:
            return chinese if check_language(lang) == "zh" else english
    return str(number)


def plain(words: Words | ReplayWords, number: int) -> str:
    """Name one number of a table as replays write it: English, in small letters.

    >>> from spellspeed.words import MAIN_PHASE_1
    >>> plain(PHASES, MAIN_PHASE_1)
    'main phase 1'
    """
    return next((row[1].lower() for row in words if row[0] == number), str(number))


def number_of(words: Words | ReplayWords, plain_word: str) -> int:
    """Return the number that a word of a replay stands for, -1 for a word from a later version.

    >>> from spellspeed.words import MAIN_PHASE_1
    >>> number_of(PHASES, "main phase 1") == MAIN_PHASE_1, number_of(PHASES, "nap time")
    (True, -1)
    """
    return next((row[0] for row in words if row[1].lower() == plain_word), -1)


def translate(words: Words, plain_word: str, lang: str) -> str:
    """Say a word of a replay in another language; a word from a later version stays as it is.

    >>> translate(PHASES, "main phase 1", "zh"), translate(PHASES, "nap time", "zh")
    ('主要阶段1', 'nap time')
    """
    for _, english, chinese in words:
        if english.lower() == plain_word:
            return chinese if check_language(lang) == "zh" else english
    return plain_word
