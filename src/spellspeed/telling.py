"""What happens in a duel, in words: phases, positions, places, deeds and events in English and Chinese.

The English words, in small letters, are also what replays are written in: a word once published stays as it is.
"""

from typing import Any, Final

from spellspeed.wording import Words, check_language
from spellspeed.words import (
    ACTIVATE,
    AFTER_DAMAGE_CALCULATION,
    ATTACK,
    BATTLE_PHASE,
    BATTLE_STEP,
    BATTLED,
    BEFORE_DAMAGE_CALCULATION,
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
    CHANGE_POSITION,
    DAMAGE_CALCULATION,
    DAMAGE_STEP,
    DIRECT_ATTACK,
    DRAW_PHASE,
    DRAWN_BY_CARD,
    DRAWN_BY_DECK_OUT,
    DRAWN_BY_LOOP,
    DRAWN_BY_LP,
    END_BATTLE_PHASE,
    END_OF_DAMAGE_STEP,
    END_PHASE,
    END_STEP,
    EVENT_ATTACK_DECLARED,
    EVENT_ATTACK_STOPPED,
    EVENT_BATTLED,
    EVENT_DAMAGE_CALCULATED,
    EVENT_DESTROYED,
    EVENT_DISCARDED,
    EVENT_DRAWN,
    EVENT_DUEL_ENDED,
    EVENT_DUEL_STARTED,
    EVENT_FIRST_CHOSEN,
    EVENT_FLIP_SUMMONED,
    EVENT_FLIPPED,
    EVENT_LP_CHANGED,
    EVENT_MOVED,
    EVENT_PHASE_STARTED,
    EVENT_POSITION_CHANGED,
    EVENT_REPLAY,
    EVENT_SENT_TO_GRAVEYARD,
    EVENT_SET,
    EVENT_SHUFFLED,
    EVENT_SPECIAL_SUMMONED,
    EVENT_STEP_STARTED,
    EVENT_SUMMON_ATTEMPTED,
    EVENT_SUMMONED,
    EVENT_TIMING_REACHED,
    EVENT_TRIBUTED,
    EVENT_TURN_STARTED,
    FACE_DOWN_ATTACK,
    FACE_DOWN_DEFENSE,
    FACE_UP_ATTACK,
    FACE_UP_DEFENSE,
    FLIP_SUMMON,
    GO_FIRST,
    GO_SECOND,
    IN_BANISHED,
    IN_DECK,
    IN_EXTRA_DECK,
    IN_EXTRA_MONSTER_ZONE,
    IN_FIELD_ZONE,
    IN_GRAVEYARD,
    IN_HAND,
    IN_MAIN_MONSTER_ZONE,
    IN_MATERIAL,
    IN_NOWHERE,
    IN_SPELL_TRAP_ZONE,
    IN_VOID,
    MAIN_PHASE_1,
    MAIN_PHASE_2,
    NO,
    NO_DEED,
    NORMAL_SUMMON,
    NOT_OVER,
    PASS,
    PICK_CARD,
    PICK_NUMBER,
    PICK_POSITION,
    PICK_ZONE,
    SET_MONSTER,
    SET_SPELL_TRAP,
    SPECIAL_SUMMON,
    STANDBY_PHASE,
    START_OF_DAMAGE_STEP,
    START_STEP,
    STOP_ATTACK,
    TO_BATTLE_PHASE,
    TO_END_PHASE,
    TRIBUTE_SUMMON,
    WON_BY_CARD,
    WON_BY_DECK_OUT,
    WON_BY_LP,
    WON_BY_SURRENDER,
    YES,
)

PHASES: Final[Words] = (
    (BEFORE_FIRST_TURN, "before the first turn", "决斗开始前"),
    (DRAW_PHASE, "Draw Phase", "抽卡阶段"),
    (STANDBY_PHASE, "Standby Phase", "准备阶段"),
    (MAIN_PHASE_1, "Main Phase 1", "主要阶段1"),
    (BATTLE_PHASE, "Battle Phase", "战斗阶段"),
    (MAIN_PHASE_2, "Main Phase 2", "主要阶段2"),
    (END_PHASE, "End Phase", "结束阶段"),
)

STEPS: Final[Words] = (
    (START_STEP, "Start Step", "开始步骤"),
    (BATTLE_STEP, "Battle Step", "战斗步骤"),
    (DAMAGE_STEP, "Damage Step", "伤害步骤"),
    (END_STEP, "End Step", "结束步骤"),
)

TIMINGS: Final[Words] = (
    (START_OF_DAMAGE_STEP, "start of the Damage Step", "伤害步骤开始时"),
    (BEFORE_DAMAGE_CALCULATION, "before damage calculation", "伤害计算前"),
    (DAMAGE_CALCULATION, "damage calculation", "伤害计算时"),
    (AFTER_DAMAGE_CALCULATION, "after damage calculation", "伤害计算后"),
    (END_OF_DAMAGE_STEP, "end of the Damage Step", "伤害步骤结束时"),
)

POSITIONS: Final[Words] = (
    (FACE_UP_ATTACK, "face-up attack", "表侧攻击表示"),
    (FACE_DOWN_ATTACK, "face-down attack", "里侧攻击表示"),
    (FACE_UP_DEFENSE, "face-up defense", "表侧守备表示"),
    (FACE_DOWN_DEFENSE, "face-down defense", "里侧守备表示"),
)

PLACES: Final[Words] = (
    (IN_DECK, "deck", "卡组"),
    (IN_HAND, "hand", "手卡"),
    (IN_GRAVEYARD, "graveyard", "墓地"),
    (IN_BANISHED, "banished", "除外"),
    (IN_EXTRA_DECK, "extra deck", "额外卡组"),
    (IN_MAIN_MONSTER_ZONE, "monster zone", "怪兽区"),
    (IN_EXTRA_MONSTER_ZONE, "extra monster zone", "额外怪兽区"),
    (IN_SPELL_TRAP_ZONE, "spell & trap zone", "魔法与陷阱区"),
    (IN_FIELD_ZONE, "field zone", "场地区"),
    (IN_MATERIAL, "material", "素材"),
    (IN_NOWHERE, "nowhere", "不在任何区域"),
    (IN_VOID, "void", "已消失"),
)

DEEDS: Final[Words] = (
    (NO_DEED, "nothing", "无"),
    (NORMAL_SUMMON, "Normal Summon", "通常召唤"),
    (TRIBUTE_SUMMON, "Tribute Summon", "上级召唤"),
    (SET_MONSTER, "Set monster", "放置怪兽"),
    (SET_SPELL_TRAP, "Set spell or trap", "放置魔法或陷阱"),
    (FLIP_SUMMON, "Flip Summon", "反转召唤"),
    (SPECIAL_SUMMON, "Special Summon", "特殊召唤"),
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
)

CAUSES: Final[Words] = (
    (BY_RULE, "rule", "规则"),
    (BY_BATTLE, "battle", "战斗"),
    (BY_EFFECT, "effect", "效果"),
    (BY_COST, "cost", "代价"),
    (BY_TRIBUTE, "Tribute", "解放"),
    (BY_SUMMON, "summon", "召唤"),
    (BY_PLAYER, "player", "玩家"),
    (BY_HAND_LIMIT, "hand limit", "手卡上限"),
    (BY_NORMAL_DRAW, "normal draw", "通常抽卡"),
    (BY_SETUP, "setup", "开局"),
)

# The Chinese column finishes a sentence that begins with who did it and the card.
EVENTS: Final[Words] = (
    (EVENT_DUEL_STARTED, "duel started", "决斗开始"),
    (EVENT_SHUFFLED, "shuffled", "洗切"),
    (EVENT_FIRST_CHOSEN, "goes first", "先攻"),
    (EVENT_TURN_STARTED, "turn started", "回合开始"),
    (EVENT_PHASE_STARTED, "phase started", "阶段开始"),
    (EVENT_STEP_STARTED, "step started", "步骤开始"),
    (EVENT_TIMING_REACHED, "timing reached", "时点"),
    (EVENT_DRAWN, "drew", "抽了"),
    (EVENT_MOVED, "moved", "移动了"),
    (EVENT_TRIBUTED, "tributed", "解放了"),
    (EVENT_SUMMON_ATTEMPTED, "attempts to summon", "尝试召唤"),
    (EVENT_SUMMONED, "summoned", "召唤了"),
    (EVENT_FLIP_SUMMONED, "flip summoned", "反转召唤了"),
    (EVENT_SET, "set", "放置了"),
    (EVENT_POSITION_CHANGED, "changed the position of", "改变了表示形式："),
    (EVENT_FLIPPED, "flipped", "翻开了"),
    (EVENT_ATTACK_DECLARED, "attacks with", "宣言攻击："),
    (EVENT_ATTACK_STOPPED, "stopped the attack of", "中止了攻击："),
    (EVENT_REPLAY, "chooses again for the attack of", "重新选择攻击："),
    (EVENT_DAMAGE_CALCULATED, "damage calculation of", "伤害计算："),
    (EVENT_LP_CHANGED, "lp changed", "基本分变化"),
    (EVENT_DESTROYED, "destroyed", "被破坏："),
    (EVENT_SENT_TO_GRAVEYARD, "sent to the graveyard", "送去墓地："),
    (EVENT_DISCARDED, "discarded", "丢弃了"),
    (EVENT_DUEL_ENDED, "duel ended", "决斗结束"),
    (EVENT_SPECIAL_SUMMONED, "special summoned", "特殊召唤了"),
    (EVENT_BATTLED, "battled with", "进行了战斗："),
)

REASONS: Final[Words] = (
    (NOT_OVER, "not over", "尚未结束"),
    (WON_BY_LP, "lp", "基本分归零"),
    (WON_BY_DECK_OUT, "deck-out", "无法抽卡"),
    (WON_BY_SURRENDER, "surrender", "投降"),
    (WON_BY_CARD, "card effect", "卡的效果"),
    (DRAWN_BY_LP, "lp", "双方基本分归零"),
    (DRAWN_BY_DECK_OUT, "deck-out", "双方无法抽卡"),
    (DRAWN_BY_CARD, "card effect", "卡的效果"),
    (DRAWN_BY_LOOP, "loop", "无限循环"),
)


def word(words: Words, number: int, lang: str = "en") -> str:
    """Name one number of a table.

    >>> word(PHASES, BATTLE_PHASE), word(PHASES, BATTLE_PHASE, "zh")
    ('Battle Phase', '战斗阶段')
    """
    for known, english, chinese in words:
        if known == number:
            return chinese if check_language(lang) == "zh" else english
    return str(number)


def plain(words: Words, number: int) -> str:
    """Name one number of a table as replays write it: English, in small letters.

    >>> plain(PHASES, MAIN_PHASE_1)
    'main phase 1'
    """
    return word(words, number).lower()


def translate(words: Words, plain_word: str, lang: str) -> str:
    """Say a word of a replay in another language; a word from a later version stays as it is.

    >>> translate(PHASES, "main phase 1", "zh"), translate(PHASES, "nap time", "zh")
    ('主要阶段1', 'nap time')
    """
    for _, english, chinese in words:
        if english.lower() == plain_word:
            return chinese if check_language(lang) == "zh" else english
    return plain_word


def describe_place(place: str, lang: str) -> str:
    """Say a place as replays write it, such as "monster zone 3".

    >>> describe_place("monster zone 3", "zh")
    '怪兽区3'
    """
    if check_language(lang) == "en":
        return place
    head, _, number = place.rpartition(" ")
    if head and number.isdigit():
        return translate(PLACES, head, lang) + number
    return translate(PLACES, place, lang)


class Names:
    """The names a log uses: English from the record itself, Chinese from the cards at hand.

    >>> Names("en", {}).card({"name": "Mystical Elf"}), Names("en", {}).card({}), Names("zh", {}).player(1)
    ('Mystical Elf', 'a card', '玩家1')
    """

    def __init__(self, lang: str, chinese: dict[int, str]) -> None:
        self.lang: Final = check_language(lang)
        self.chinese: Final = chinese  # by password

    def card(self, card: dict[str, Any]) -> str:
        """Name a card of an event, "a card" where it is hidden."""
        if self.lang == "zh":
            password = card.get("card")
            own = self.chinese.get(password, "") if isinstance(password, int) else ""
            return own or str(card.get("name", "")) or "一张卡"
        return str(card.get("name", "")) or "a card"

    def player(self, player: int) -> str:
        """Name a player."""
        return f"玩家{player}" if self.lang == "zh" else f"player {player}"


def sentence(event: dict[str, Any], names: Names) -> str:
    """Tell one event, given as plain words, in a line.

    >>> sentence({"event": "drew", "player": 1}, Names("en", {}))
    'player 1 drew a card'
    >>> sentence({"event": "turn started", "player": 0, "number": 3}, Names("zh", {}))
    '第3回合：玩家0'
    """
    kind = str(event.get("event", ""))
    zh = names.lang == "zh"
    who = names.player(event.get("player", -1))
    number = event.get("number", 0)
    if kind == "turn started":
        return f"第{number}回合：{who}" if zh else f"turn {number}: {who}"
    for started, table in (("phase", PHASES), ("step", STEPS), ("timing", TIMINGS)):
        if kind in (f"{started} started", f"{started} reached"):
            return translate(table, str(number), names.lang)
    if kind == "lp changed":
        return f"{who}{' 基本分' if zh else ' LP'} {event.get('old')} → {event.get('new')}"
    if kind == "duel ended":
        return _ending(event, names)
    if kind == "duel started":
        return translate(EVENTS, kind, names.lang)
    if kind == "goes first":
        return f"{who}{'' if zh else ' '}{translate(EVENTS, kind, names.lang)}"
    if kind == "shuffled":
        place = describe_place(str(number), names.lang)
        return f"{who}洗切{place}" if zh else f"{who} shuffled the {place}"
    return _about_card(event, kind, who, names)


def _ending(event: dict[str, Any], names: Names) -> str:
    reason = str(event.get("number", ""))
    winner = event.get("player", -1)
    if names.lang == "zh":
        told = next((chinese for _, english, chinese in REASONS if english == reason), reason)
        return f"决斗结束：平局（{told}）" if winner < 0 else f"决斗结束：玩家{winner}获胜（{told}）"
    return f"the duel is a draw ({reason})" if winner < 0 else f"player {winner} wins ({reason})"


def _about_card(event: dict[str, Any], kind: str, who: str, names: Names) -> str:
    zh = names.lang == "zh"
    did = translate(EVENTS, kind, names.lang)
    card = names.card(event)
    if kind in ("destroyed", "sent to the graveyard"):
        text = f"{did}{card}" if zh else f"{card} is {did}"
    else:
        text = f"{who}{did}{card}" if zh else f"{who} {did} {card}"
    target = event.get("target")
    if isinstance(target, dict):
        text += (
            "→" if zh else " → "
        ) + f"{names.card(target)} ({describe_place(str(target.get('at', '')), names.lang)})"
    elif kind == "attacks with":
        text += "（直接攻击）" if zh else ", directly"
    place = str(event.get("to", ""))
    if place and kind in ("summoned", "set", "special summoned", "moved"):
        text += ("：" if zh else " in ") + describe_place(place, names.lang)
    position = event.get("position")
    if position and kind in ("changed the position of", "special summoned"):
        text += ("：" if zh else ": ") + translate(POSITIONS, str(position), names.lang)
    return text
