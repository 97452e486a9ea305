"""What we say, in English and Chinese: options, questions, events, results, cards, places.

Each entry is a pair, English first. `{Who}` and `{who}` are the player ("You", "your opponent"), `{s}` the ending of
an English verb in the third person, `{whose}` the possessive; the tellers fill the other braces.
"""

from typing import Final

from spellspeed.lang.codes.code import STAT_BECOME, STAT_BECOME_ORIGINAL, STAT_GAIN, STAT_LOSE
from spellspeed.rulebook.book import Pair
from spellspeed.words import (
    ACTIVATE,
    ATTACK,
    CALL,
    CARRY_OUT,
    CHANGE_POSITION,
    CHOOSE_MODE,
    DECLARE_ATTRIBUTE,
    DECLARE_KIND,
    DECLARE_NAME,
    DECLARE_TYPE,
    DIRECT_ATTACK,
    END_BATTLE_PHASE,
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
    LINK_SUMMON,
    NO,
    NORMAL_SUMMON,
    PASS,
    PENDULUM_SUMMON,
    PICK_CARD,
    PICK_NUMBER,
    PICK_POSITION,
    PICK_ZONE,
    SET_MONSTER,
    SET_SPELL_TRAP,
    SPECIAL_SUMMON,
    STOP_ATTACK,
    SYNCHRO_SUMMON,
    TO_BATTLE_PHASE,
    TO_END_PHASE,
    TRIBUTE_SUMMON,
    USE_RIGHT,
    WITH_TRIBUTES,
    XYZ_SUMMON,
    YES,
)

OPTIONS: Final[dict[int, Pair]] = {
    NORMAL_SUMMON: ("Normal Summon {card}", "通常召唤{card}"),
    TRIBUTE_SUMMON: ("Tribute Summon {card}, Tributes: {number}", "上级召唤{card}，解放{number}只"),
    SET_MONSTER: ("Set {card}", "盖放{card}"),
    SET_SPELL_TRAP: ("Set {card}", "盖放{card}"),
    FLIP_SUMMON: ("Flip Summon {card}", "反转召唤{card}"),
    GEMINI_SUMMON: ("Normal Summon {card} again (Gemini Summon)", "把{card}再1次召唤"),
    SPECIAL_SUMMON: ("Special Summon {card}", "特殊召唤{card}"),
    SYNCHRO_SUMMON: ("Synchro Summon {card}", "同调召唤{card}"),
    XYZ_SUMMON: ("Xyz Summon {card}", "XYZ召唤{card}"),
    LINK_SUMMON: ("Link Summon {card}", "连接召唤{card}"),
    PENDULUM_SUMMON: ("Pendulum Summon", "灵摆召唤"),
    CHANGE_POSITION: ("change {card} to {position}", "把{card}变成{position}"),
    ACTIVATE: ("activate {card}", "发动{card}"),
    ATTACK: ("attack with {card}", "用{card}攻击"),
    TO_BATTLE_PHASE: ("go to the Battle Phase", "进入战斗阶段"),
    END_BATTLE_PHASE: ("end the Battle Phase", "结束战斗阶段"),
    TO_END_PHASE: ("go to the End Phase", "进入结束阶段"),
    PASS: ("pass", "不响应"),
    PICK_CARD: ("{card}", "{card}"),
    PICK_ZONE: ("{zone}", "{zone}"),
    PICK_POSITION: ("{position}", "{position}"),
    PICK_NUMBER: ("{number}", "{number}"),
    DIRECT_ATTACK: ("attack directly", "直接攻击"),
    YES: ("yes", "是"),
    NO: ("no", "否"),
    GO_FIRST: ("go first", "先攻"),
    GO_SECOND: ("go second", "后攻"),
    STOP_ATTACK: ("stop the attack", "停止攻击"),
    CHOOSE_MODE: ("{verb}", "{verb}"),
    CARRY_OUT: ("carry out {card}", "进行{card}的处理"),
    CALL: ("{coin}", "{coin}"),
    DECLARE_NAME: ("{declared}", "{declared}"),
    DECLARE_TYPE: ("{declared}", "{declared}"),
    DECLARE_ATTRIBUTE: ("{declared}", "{declared}"),
    DECLARE_KIND: ("{declared}", "{declared}"),
    USE_RIGHT: ("use {right}", "使用{right}"),
    WITH_TRIBUTES: ("with {number} Tributes", "解放{number}只"),
}
ACTIVATE_SCALE: Final[Pair] = ("activate {card} in a Pendulum Zone", "在灵摆区域发动{card}")
ACTIVATE_EFFECT: Final[Pair] = ("activate {effect} ({zone})", "发动{effect}（{zone}）")
EFFECT_OF: Final[Pair] = ("{name}'s effect{mark}", "{name}的效果{mark}")  # the mark is ①, ② …
WITH_EFFECT: Final[Pair] = ("{name} together with its effect{mark}", "{name}并同时发动那个效果{mark}")
MARKS: Final = "①②③④⑤⑥⑦⑧⑨⑩⑪⑫⑬⑭⑮⑯⑰⑱⑲⑳"
MARK: Final[Pair] = (" {mark}", "{mark}")
SOME_EFFECT: Final[Pair] = ("effect {number}", "第{number}个效果")

SET_AS_SPELL: Final[Pair] = ("Set {card} as a Spell", "把{card}当作魔法卡盖放")
# A Tribute Set has the deed of a Set; the Tributes are said behind it.
TRIBUTES: Final[Pair] = (", Tributes: {number}", "，解放{number}只")

QUESTIONS: Final[dict[int, Pair]] = {
    FOR_OPEN_STATE: ("What do you do?", "要做什么？"),
    FOR_RESPONSE: ("Do you respond?", "要响应吗？"),
    FOR_TRIBUTE: ("Which monsters do you Tribute for {card}?", "解放哪些怪兽来召唤{card}？"),
    FOR_ZONE: ("Where do you put {card}?", "把{card}放在哪里？"),
    FOR_ATTACK: ("Which monster attacks?", "用哪只怪兽攻击？"),
    FOR_ATTACK_TARGET: ("What does {card} attack?", "{card}攻击哪里？"),
    FOR_REPLAY: ("The attacked side has changed. What does {card} attack now?", "战斗卷回：{card}重新攻击哪里？"),
    FOR_HAND_LIMIT: ("You hold too many cards. Which do you discard?", "手卡超过上限，丢弃哪些？"),
    FOR_FIRST_TURN: ("You won the throw. Do you go first?", "你赢得了选择权，要先攻吗？"),
    FOR_TARGET: ("{Which} do you target with {effect}?", "{effect}：以哪{some}卡为对象？"),
    FOR_COST: ("{Which} do you {verb} as the cost of {effect}?", "{effect}：作为代价{verb}哪{some}卡？"),
    FOR_PENDULUM: ("Which monsters do you Pendulum Summon?", "灵摆召唤哪些怪兽？"),
    FOR_MATERIAL: ("Which materials do you use?", "用哪些素材？"),
    FOR_SEARCH: ("{Which} do you {verb} from the Deck ({effect})?", "{effect}：从卡组选哪{some}卡{verb}？"),
    FOR_DISCARD: ("{Which} do you discard ({effect})?", "{effect}：丢弃哪{some}手卡？"),
    FOR_EFFECT: ("{Which} do you {verb} ({effect})?", "{effect}：选哪{some}卡{verb}？"),
    FOR_TRIGGER: ("Which effect do you put on the chain next?", "接着发动哪个效果？"),
    FOR_OPTION: ("Do you use the optional part of {effect}: {verb}?", "要适用{effect}的可选部分（{verb}）吗？"),
    FOR_REPLACEMENT: (
        "{Spared} would be destroyed. Do you use {effect} instead: {verb}?",
        "{spared}将要被破坏，要代替破坏适用{effect}（{verb}）吗？",
    ),
    FOR_MODE: ("Which effect of {card} do you choose?", "选择{card}的哪个效果？"),
    FOR_DECLARATION: ("{effect}: what do you declare?", "{effect}：宣言什么？"),
    FOR_BLOCKING: ("{effect}: which zone cannot be used?", "{effect}：选择哪个不能使用的区域？"),
    FOR_DECK_ORDER: (
        "{effect}: in which order do you put the cards into the Deck, from the top down?",
        "{effect}：从上到下按什么顺序把卡放到卡组？",
    ),
    FOR_ORDER: ("In which order do you put the cards into the Graveyard?", "按什么顺序把卡放到墓地？"),
    FOR_RIGHT: ("Which Normal Summon do you use for {card}?", "用哪次召唤权召唤{card}？"),
    FOR_WAY: ("With how many Tributes do you summon {card}?", "解放几只怪兽召唤{card}？"),
    FOR_CALL: ("{effect}: how will the coin come down?", "{effect}：猜硬币的里表？"),
    FOR_POSITION: ("In which position does {card} come to the field?", "{card}以哪种表示形式出场？"),
}

# What is asked in a closer way: an answer to a chain, a cost, a trigger that may be declined.
RESPOND_TO_LINK: Final[Pair] = (
    "Do you respond to chain link {number}, {effect}?",
    "要对连锁{number}（{effect}）响应吗？",
)
GIVE_FOR_SUMMON: Final[Pair] = (
    "{Which} do you {verb} for the Special Summon of {card}?",
    "为了特殊召唤{card}，{verb}哪{some}卡？",
)
RESPOND_TO_SUMMON: Final[Pair] = ("Do you respond to the summon of {card}?", "要对{card}的召唤响应吗？")
TRIBUTE_AS_COST: Final[Pair] = (
    "{Which} do you Tribute as the cost of {effect}?",
    "{effect}：作为代价解放哪{some}怪兽？",
)
TRIBUTE_BY_EFFECT: Final[Pair] = ("{Which} do you Tribute ({effect})?", "{effect}：解放哪{some}怪兽？")
MUST_ACT: Final[Pair] = ("The phase still demands something. What do you do first?", "还有必须进行的处理，先做什么？")
MAY_TRIGGER: Final[Pair] = ("Do you activate an effect?", "要发动效果吗？")
WHICH: Final[dict[str, Pair]] = {
    "card": ("Which card", "张"),
    "cards": ("Which cards", "些"),
    "monster": ("Which monster", "只"),
    "monsters": ("Which monsters", "些"),
}
CHOOSE: Final[Pair] = ("choose", "")  # where it is not known what becomes of the cards

WAITING: Final[Pair] = ("Waiting for {who}.", "等待{who}选择。")

HOW_MANY: Final[dict[str, Pair]] = {
    "exact": (" Pick {least}.", "（选{least}个）"),
    "range": (" Pick {least} to {most}.", "（选{least}到{most}个）"),
}

EVENTS: Final[dict[int, Pair]] = {
    EVENT_DUEL_STARTED: ("The duel begins.", "决斗开始。"),
    EVENT_SHUFFLED: ("{Who} shuffle{s} the {pile}.", "{who}洗切{pile}。"),
    EVENT_FIRST_CHOSEN: ("{Who} take{s} the first turn.", "{who}先攻。"),
    EVENT_TURN_STARTED: ("Turn {number}: {whose} turn.", "第{number}回合：{whose}回合。"),
    EVENT_PHASE_STARTED: ("{Whose} {phase}.", "{whose}{phase}。"),
    EVENT_STEP_STARTED: ("{step}.", "{step}。"),
    EVENT_TIMING_REACHED: ("Damage Step: {timing}.", "{timing}。"),
    EVENT_DRAWN: ("{Who} draw{s} {card}.", "{who}抽到{card}。"),
    EVENT_MOVED: ("{Card} goes from {from} to {zone}.", "{card}从{from}移到{zone}。"),
    EVENT_TRIBUTED: ("{Who} Tribute{s} {card}{cost}.", "{who}{because}解放{card}。"),
    EVENT_SUMMON_ATTEMPTED: ("{Who} attempt{s} to summon {card}.", "{who}进行{card}的召唤。"),
    EVENT_SUMMONED: ("{Who} {deed}{s} {card} in {zone}.", "{who}{deed}{card}，放在{zone}。"),
    EVENT_FLIP_SUMMONED: ("{Who} Flip Summon{s} {card} in {zone}.", "{who}反转召唤{card}（{zone}）。"),
    EVENT_SPECIAL_SUMMONED: (
        "{Who} {deed}{s} {card} from {from} in {zone}.",
        "{who}从{from}{deed}{card}，放在{zone}。",
    ),
    EVENT_SET: ("{Who} Set{s} {card} in {zone}.", "{who}盖放{card}，放在{zone}。"),
    EVENT_POSITION_CHANGED: ("{Who} change{s} {card} to {position}.", "{who}把{card}变成{position}。"),
    EVENT_FLIPPED: ("{Card} in {zone} is flipped face-up.", "{zone}的{card}翻成表侧表示。"),
    EVENT_ATTACK_DECLARED: ("{Whose} {card} attacks {target}.", "{whose}{card}攻击{target}。"),
    EVENT_ATTACK_STOPPED: ("The attack of {card} stops.", "{card}的攻击停止。"),
    EVENT_REPLAY: (
        "Replay: the attacked side's monsters have changed, {who} choose{s} again for {card}.",
        "战斗卷回：{who}为{card}重新选择。",
    ),
    EVENT_DAMAGE_CALCULATED: (
        "Damage calculation for {card} with ATK {number}.",
        "{card}以攻击力{number}进行伤害计算。",
    ),
    EVENT_LP_CHANGED: (
        "{Who} {change} {number} LP{cause}: from {old} to {new}.",
        "{who}{because}{change}{number}基本分：从{old}变成{new}。",
    ),
    EVENT_DESTROYED: ("{Whose} {card} is destroyed{cause}.", "{whose}{card}被{cause}破坏。"),
    EVENT_SENT_TO_GRAVEYARD: ("{Card} is sent to {zone}{cost}.", "{card}{because}送去{zone}。"),
    EVENT_DISCARDED: ("{Who} discard{s} {card}{cost}.", "{who}{because}丢弃{card}。"),
    EVENT_BATTLED: ("{Card} has battled.", "{card}进行了战斗。"),
    EVENT_DECLARED: (
        "{Who} activate{s} {card} in {zone} as chain link {number}.",
        "{who}在{zone}发动{card}，连锁{number}。",
    ),
    EVENT_ACTIVATED: ("Chain link {number} stands: {card}.", "连锁{number}成立：{card}。"),
    EVENT_TARGETS_CHOSEN: ("{Who} target{s} {there}.", "{who}以{there}为对象。"),
    EVENT_TARGETED: ("{There} has been targeted.", "{there}成为了对象。"),
    EVENT_LINK_STARTED: ("Chain link {number} resolves: {card}.", "处理连锁{number}：{card}。"),
    EVENT_LINK_RESOLVED: ("Chain link {number} has resolved: {card}.", "连锁{number}处理完毕：{card}。"),
    EVENT_CHAIN_ENDED: ("The chain is over.", "连锁处理完毕。"),
    EVENT_NEGATED: ("The {what} of {card} is negated{cause}.", "{card}的{what}被{cause}无效。"),
    EVENT_ADDED_TO_HAND: ("{Card} is added from {from} to {zone}.", "{card}从{from}加入{zone}。"),
    EVENT_RETURNED_TO_DECK: ("{Card} returns from {from} to {zone}{cost}.", "{card}从{from}回到{zone}。"),
    EVENT_PLACED: ("{Card} is placed from {from} in {zone}{cause}.", "{card}{because}从{from}放置到{zone}。"),
    EVENT_TO_EXTRA_DECK: ("{Card} goes face-up from {from} to {zone}.", "{card}从{from}表侧加入{zone}。"),
    EVENT_BANISHED: ("{Card} is banished from {from}{cost}.", "{card}从{from}除外。"),
    EVENT_REVEALED: ("{Who} look{s} at {card} in {zone}.", "{who}确认{zone}的{card}。"),
    EVENT_STAT_CHANGED: ("{There} now has {points}.", "{there}现在是{points}。"),
    EVENT_EQUIPPED: ("{Card} is equipped to {target}.", "{card}装备给{target}。"),
    EVENT_ATTACHED: ("{Card} is attached to {target} as material.", "{card}作为素材叠放在{target}下面。"),
    EVENT_DRAW_DUE: ("{Whose} normal draw is due.", "{whose}通常抽卡即将进行。"),
    EVENT_RETURNED_TO_FIELD: ("{Card} returns to {zone}.", "{card}回到{zone}。"),
    EVENT_LASTING_ENDED: ("An effect no longer applies to {there}.", "对{there}适用的效果结束。"),
    EVENT_ATTACK_TARGET: ("{There} is selected as the attack target.", "{there}被选择作为攻击对象。"),
    EVENT_CONTROL_CHANGED: ("{Who} gain{s} control of {card}, now in {zone}.", "{who}得到{card}的控制权，放在{zone}。"),
    EVENT_COUNTERS_CHANGED: ("{There} now has {counters}.", "{there}现在有{counters}。"),
    EVENT_REPLACED: ("{Card} is not destroyed{cause}.", "{card}{because}不被破坏。"),
    EVENT_TOKEN_VANISHED: ("{Card} vanishes from {from}.", "{card}从{from}消失。"),
    EVENT_COIN_TOSSED: ("{Who} toss{es} a coin: {coin}.", "{who}投掷硬币：{coin}。"),
    EVENT_ANNOUNCED: ("{Who} declare{s} {declared}{cause}.", "{who}{because}宣言{declared}。"),
    EVENT_TIME_CALLED: (
        "Time: from the end of turn {number} on, more LP win.",
        "时间到：从第{number}回合结束时起，基本分多的玩家胜利。",
    ),
    EVENT_PHASE_SKIPPED: ("{Who} skip{s} the {phase}.", "{who}的{phase}跳过。"),
    EVENT_ZONE_BLOCKED: ("{Whose} monster zone {number} cannot be used.", "{whose}怪兽区第{number}格不能使用。"),
    EVENT_DIE_ROLLED: ("{Who} roll{s} a die: {number}.", "{who}掷骰子：{number}。"),
    EVENT_DECLINED: ("{Who} decline{s} the optional part of the effect.", "{who}选择不适用效果的可选部分。"),
}

# Closer words for some of them.
DETACHED: Final[Pair] = ("The material {card} is sent to {zone}{cost}.", "素材{card}{because}送去{zone}。")
MATERIALS: Final[Pair] = ("materials: {cards}", "素材：{cards}")
ZONE_FREE_AGAIN: Final[Pair] = (
    "{Whose} monster zone {number} can be used again.",
    "{whose}怪兽区第{number}格可以再次使用。",
)
CALLS: Final[Pair] = (
    "{Who} call{s} {call} and toss{es} a coin: {coin}.",
    "{who}猜{call}，投掷硬币：{coin}。",
)
SUMMONS: Final[dict[int, Pair]] = {
    PENDULUM_SUMMON: (
        "{Who} Pendulum Summon{s} {card} from {from} in {zone}.",
        "{who}从{from}灵摆召唤{card}，放在{zone}。",
    ),
    SYNCHRO_SUMMON: ("{Who} Synchro Summon{s} {card} in {zone}.", "{who}同调召唤{card}，放在{zone}。"),
    XYZ_SUMMON: ("{Who} Xyz Summon{s} {card} in {zone}.", "{who}XYZ召唤{card}，放在{zone}。"),
    LINK_SUMMON: ("{Who} Link Summon{s} {card} in {zone}.", "{who}连接召唤{card}，放在{zone}。"),
}
SUMMONS_FROM_NOWHERE: Final[Pair] = ("{Who} Special Summon{s} {card} in {zone}.", "{who}特殊召唤{card}，放在{zone}。")
COUNTERS_OF_A_KIND: Final[Pair] = ("{number} {counter}", "{number}个{counter}")
ACTIVATES_EFFECT: Final[Pair] = (
    "{Who} activate{s} the effect of {card} in {zone} as chain link {number}.",
    "{who}发动{zone}的{card}的效果，连锁{number}。",
)
PAYS: Final[Pair] = (
    "{Who} pay{s} {number} LP{cost}: from {old} to {new}.",
    "{who}{because}支付{number}基本分：从{old}变成{new}。",
)
ENDS_FOR_A_PLAYER: Final[Pair] = ("An effect no longer applies.", "有一个效果不再适用。")
MIXES: Final[Pair] = ("{Who} shuffle{s} face-down monsters on the field.", "{who}洗切场上的里侧守备表示怪兽。")
REVEALS: Final[Pair] = ("{Card} in {zone} is revealed{cost}.", "公开{zone}的{card}。")
BACK_TO_HAND: Final[Pair] = ("{Card} returns to {zone}.", "{card}回到{zone}。")
RETURNS_TO_HAND: Final[Pair] = ("{Card} returns from {from} to {zone}.", "{card}从{from}回到{zone}。")
SUMMONED_AGAIN: Final[Pair] = (
    "{Who} Normal Summon{s} {card} in {zone} again: it is an Effect Monster now.",
    "{who}把{zone}的{card}再1次召唤，变成效果怪兽。",
)
TO_DECK_PLACE: Final[dict[str, Pair]] = {
    "shuffled": ("{Card} is shuffled from {from} into {zone}{cost}.", "{card}从{from}回到{zone}洗切。"),
    "top": ("{Card} returns from {from} to the top of {zone}{cost}.", "{card}从{from}回到{zone}最上面。"),
    "bottom": ("{Card} returns from {from} to the bottom of {zone}{cost}.", "{card}从{from}回到{zone}最下面。"),
}
TURNED_BY_EFFECT: Final[Pair] = (
    "{Card} in {zone} is changed to {position}{cause}.",
    "{zone}的{card}{because}变成{position}。",
)
TARGETS_SEVERAL: Final[Pair] = ("{Who} target{s} {number} cards: {cards}.", "{who}以{number}张卡为对象：{cards}。")
LOOKS_AT_SEVERAL: Final[Pair] = (
    "{Who} look{s} at {number} cards in {zone}: {cards}.",
    "{who}确认{zone}的{number}张卡：{cards}。",
)
LOOKS_AT_HIDDEN: Final[Pair] = ("{Who} look{s} at {number} cards in {zone}.", "{who}确认{zone}的{number}张卡。")
REVEALS_SEVERAL: Final[Pair] = (
    "{number} cards in {zone} are revealed: {cards}.",
    "公开{zone}的{number}张卡：{cards}。",
)

# What is compared in a battle of two monsters, and what follows if it is not told by another line.
COMPARED: Final[Pair] = (
    "Damage calculation: {card}, ATK {number}, against {other}, {points}.{result}",
    "伤害计算：{card}的攻击力{number}对{other}的{points}。{result}",
)
NONE_DESTROYED: Final[Pair] = (" No monster is destroyed.", "没有怪兽被破坏。")
ATTACKS_DIRECTLY: Final[Pair] = ("{Whose} {card} attacks directly.", "{whose}{card}直接攻击。")
DRAWS_SEVERAL: Final[Pair] = ("{Who} draw{s} {number} cards: {cards}.", "{who}抽{number}张卡：{cards}。")
DRAWS_HIDDEN: Final[Pair] = ("{Who} draw{s} {number} cards.", "{who}抽{number}张卡。")

# How a duel ends, by the reason as replays write it.
WINS: Final[dict[str, Pair]] = {
    "lp": ("{Who} win{s}: {loser} {has} 0 LP.", "{who}胜利：{loser}的基本分变成0。"),
    "deck-out": ("{Who} win{s}: {loser} cannot draw from an empty Deck.", "{who}胜利：{loser}没有卡可以抽。"),
    "surrender": ("{Who} win{s}: {loser} surrendered.", "{who}胜利：{loser}投降。"),
    "card effect": ("{Who} win{s} by a card effect.", "{who}因卡的效果胜利。"),
    "match": ("{Who} win{s} the match by a card effect.", "{who}因卡的效果赢得比赛。"),
    "time": ("{Who} win{s}: time is up, and {loser} {has} fewer LP.", "{who}胜利：时间到，基本分较多。"),
}
DRAWS: Final[dict[str, Pair]] = {
    "lp": ("A draw: both players have 0 LP.", "平局：双方的基本分都变成0。"),
    "deck-out": ("A draw: neither player can draw.", "平局：双方都没有卡可以抽。"),
    "card effect": ("A draw by a card effect.", "因卡的效果平局。"),
    "loop": ("A draw: play repeats itself without end.", "平局：无限循环。"),
}

# What a replay of a later version may hold.
OTHER_EVENT: Final[Pair] = ("{Who}: {event}, {card}.", "{who}：{event}，{card}。")
OTHER_WIN: Final[Pair] = ("{Who} win{s}: {reason}.", "{who}胜利：{reason}。")
OTHER_DRAW: Final[Pair] = ("A draw: {reason}.", "平局：{reason}。")

# Who somebody is to the reader: as the subject, and as the owner of something.
YOU: Final[Pair] = ("you", "你")
YOURS: Final[Pair] = ("your", "你的")
OPPONENT: Final[Pair] = ("your opponent", "对方")
OPPONENTS: Final[Pair] = ("your opponent's", "对方的")
PLAYER: Final[Pair] = ("player {number}", "玩家{number}")
PLAYERS: Final[Pair] = ("player {number}'s", "玩家{number}的")
NAMES: Final[Pair] = ("{name}'s", "{name}的")

# Cards.
NAME: Final[Pair] = ("{name}", "「{name}」")
UNKNOWN_CARD: Final[Pair] = ("a card", "1张卡")
UNKNOWN_MONSTER: Final[Pair] = ("face-down monster", "里侧怪兽")
FACE_DOWN_CARD: Final[Pair] = ("face-down card", "里侧的卡")
SCALE: Final[Pair] = ("Pendulum Scale {number}", "灵摆刻度{number}")
LEVELS: Final[dict[int, Pair]] = {
    STAT_GAIN: ("{number} more Levels", "等级上升{number}"),
    STAT_LOSE: ("{number} fewer Levels", "等级下降{number}"),
    STAT_BECOME: ("Level {number}", "等级{number}"),
    STAT_BECOME_ORIGINAL: ("Level {number}", "等级{number}"),
}
LEVEL: Final[Pair] = ("Level {number}", "等级{number}")
ATK: Final[Pair] = ("ATK {number}", "攻击力{number}")
DEF: Final[Pair] = ("DEF {number}", "守备力{number}")
STOP: Final[Pair] = (".", "。")
COMMA: Final[Pair] = (", ", "，")
NEXT_CARD: Final[Pair] = ("; ", "、")  # a name may hold a comma itself; in Chinese it stands in brackets
PLACED: Final[Pair] = ("{card} in {zone}", "{zone}的{card}")
ONE_OF: Final[Pair] = ("a {name}", "1张{name}")
ONE_MONSTER: Final[Pair] = ("a {name}", "1只{name}")
BRACKETS: Final[Pair] = (" ({text})", "（{text}）")
POSITIONS: Final[dict[str, Pair]] = {
    "face-up attack": ("Attack Position", "攻击表示"),
    "face-down attack": ("face-down Attack Position", "里侧攻击表示"),
    "face-up defense": ("Defense Position", "守备表示"),
    "face-down defense": ("face-down Defense Position", "里侧守备表示"),
}
FACE_DOWN: Final[Pair] = ("face-down", "里侧")

# Places, by the words in which views and replays name them; the others are said as the view says them.
ZONES: Final[dict[str, Pair]] = {
    "monster zone": ("{whose} monster zone {number} of 5", "{whose}怪兽区第{number}格"),
    "spell & trap zone": ("{whose} Spell & Trap Zone {number} of 5", "{whose}魔法与陷阱区第{number}格"),
    "extra monster zone": ("Extra Monster Zone {number} of 2", "额外怪兽区第{number}格"),
    "field zone": ("{whose} Field Zone", "{whose}场地区"),
    "graveyard": ("{whose} Graveyard", "{whose}墓地"),
    "banished": ("{whose} banished cards", "{whose}除外的卡"),
    "deck": ("{whose} Deck", "{whose}卡组"),
    "extra deck": ("{whose} Extra Deck", "{whose}额外卡组"),
    "hand": ("{whose} hand", "{whose}手卡"),
}

# Causes and changes inside a sentence.
LOSES: Final[Pair] = ("lose{s}", "失去")
GAINS: Final[Pair] = ("gain{s}", "回复")
BY_BATTLE_WORDS: Final[Pair] = (" by battle", "战斗")
BY_EFFECT_WORDS: Final[Pair] = (" by a card effect", "效果")
BY_CARD: Final[Pair] = (" by {card}", "{card}")
AS_COST: Final[Pair] = (" for {card}", "")
BECAUSE: Final[dict[str, Pair]] = {"effect": ("", "因{card}的效果"), "cost": ("", "作为{card}的代价")}

# The table in front of a person.
MOMENT: Final[Pair] = (
    "Turn {turn}, {whose} {phase}. {Me}: {mine} LP. {Other}: {theirs} LP.",
    "第{turn}回合，{whose}{phase}。{Me}{mine}基本分，{Other}{theirs}基本分。",
)
SIDE: Final[Pair] = (
    "{Who}: {lp} LP, {hand} in hand, {deck} in Deck, {extra} in Extra Deck, {graveyard} in Graveyard, "
    "{banished} banished.",
    "{who}：基本分{lp}，手卡{hand}张，卡组{deck}张，额外卡组{extra}张，墓地{graveyard}张，除外{banished}张。",
)
TIMING: Final[Pair] = ("{phase}, {timing}", "{phase}（{timing}）")
LINK: Final[Pair] = ("Chain link {number}: {whose} {effect}{more}.", "连锁{number}：{whose}{effect}{more}。")
LASTING: Final[Pair] = (
    "Lasting: {whose} {effect}: “{text}”{about}, {until}{on}.",
    "适用中：{whose}{effect}：“{text}”{about}，{until}{on}。",
)
PUT_OFF: Final[Pair] = (
    "To be done: {whose} {effect}: “{text}”{about}, {until}{on}.",
    "待处理：{whose}{effect}：“{text}”{about}，{until}{on}。",
)
LASTING_ON: Final[Pair] = (", on {cards}", "，适用于{cards}")
PUT_OFF_ON: Final[Pair] = (", on {cards}", "，涉及{cards}")
LINK_TARGETS: Final[Pair] = (", targeting {cards}", "，对象是{cards}")
LINK_NEGATED: Final[Pair] = (", its {what} negated", "，{what}被无效")
LINK_STAGES: Final[dict[str, Pair]] = {
    "waiting": ("", ""),
    "resolving": (", resolving now", "，正在处理"),
    "resolved": (", resolved", "，处理完毕"),
}
NO_CARDS: Final[Pair] = ("  no cards on the field", "  场上没有卡")
PILE: Final[Pair] = ("{Place}, {number} cards{top}", "{place}（{number}张{top}）")
PILE_OF_ONE: Final[Pair] = ("{Place}, 1 card:", "{place}（1张）")
NUMBERED: Final[Pair] = ("  {number}. {card}", "  {number}. {card}")
TOP_FIRST: Final[Pair] = (", top first:", "，从最上面开始")
EMPTY: Final[Pair] = ("{Place}: no cards.", "{place}：没有卡。")
