"""The single words of card text, English and Chinese side by side: first the wider ones of a family."""

from typing import Any, Final

import spellspeed.lang.words.every_word as every_word
import spellspeed.wording as wording
from spellspeed.lang.words.terms import (
    ActivatedAs,
    Attribute,
    Cause,
    Connector,
    CounterKind,
    DamageTiming,
    DeckPlace,
    Declarable,
    Done,
    Duration,
    Extreme,
    Kind,
    Making,
    Negatable,
    Phase,
    PlacedAs,
    PlaceKind,
    Player,
    Position,
    Span,
    Type,
    Value,
    Way,
)
from spellspeed.wording import ATTRIBUTES, CARD_KINDS, MONSTER_KINDS, PROPERTIES, TYPES
from spellspeed.words import RITUAL_SUMMON

Rows = tuple[tuple[Any, str, str], ...]
# What is printed on a card is called the same in its text.
PRINTED: Final = (*MONSTER_KINDS, *[each for each in PROPERTIES if each not in MONSTER_KINDS], *CARD_KINDS)
PLACES: Final = {PlaceKind(each): (PlaceKind(each), english, chinese) for each, english, chinese in wording.PLACES}
POSITIONS: Final[Rows] = tuple([(Position(each), english, chinese) for each, english, chinese in wording.POSITIONS])
WAYS: Final = {
    every_word.FUSION_SUMMON.value: every_word.SUMMONED_BY_FUSION,
    RITUAL_SUMMON: every_word.SUMMONED_BY_RITUAL,
    every_word.SYNCHRO_SUMMON.value: every_word.SUMMONED_BY_SYNCHRO,
    every_word.XYZ_SUMMON.value: every_word.SUMMONED_BY_XYZ,
    every_word.LINK_SUMMON.value: every_word.SUMMONED_BY_LINK,
}
CONNECTED: Final[Rows] = (
    (every_word.AND, " and ", "，并且"),
    (every_word.AND_IF_YOU_DO, ", and if you do, ", "，这样做了的话，"),
    (every_word.ALSO, ", also ", "，另外，"),
    (every_word.THEN, ", then ", "，那之后，"),
    (every_word.AFTER_THAT, ", also, after that, ", "，另外在那之后，"),
)

WORDS: Final[dict[tuple[type, str], Rows]] = {
    (Kind, ""): tuple([(Kind(bit), english, chinese) for bit, english, chinese in PRINTED]),
    (Attribute, ""): tuple([(Attribute(bit), english, f"{chinese}属性") for bit, english, chinese in ATTRIBUTES]),
    (Type, ""): tuple([(Type(bit), english, chinese) for bit, english, chinese in TYPES]),
    (Player, ""): (
        (every_word.EITHER, "both players", "双方"),
        (every_word.YOU, "you", "自己"),
        (every_word.OPPONENT, "your opponent", "对方"),
    ),
    (Player, "whose"): (
        (every_word.EITHER, "either player's", "双方"),
        (every_word.YOU, "your", "自己"),
        (every_word.OPPONENT, "your opponent's", "对方"),
    ),
    (Player, "anybody"): (
        (every_word.EITHER, "either player", "任意一方"),
        (every_word.YOU, "you", "自己"),
        (every_word.OPPONENT, "your opponent", "对方"),
    ),
    (Player, "each"): (
        (every_word.EITHER, "each player", "双方"),
        (every_word.OPPONENT, "your opponent", "对方"),
    ),
    (Player, "own"): (
        (every_word.EITHER, "their", "双方"),
        (every_word.YOU, "your", "自己"),
        (every_word.OPPONENT, "their", "对方"),
    ),
    (PlaceKind, ""): (
        (every_word.ON_THE_FIELD, "field", "场上"),
        (every_word.IN_MONSTER_ZONE, "Monster Zone", "怪兽区"),
        (every_word.IN_MAIN_MONSTER_ZONE, "Main Monster Zone", "主要怪兽区"),
        PLACES[every_word.IN_EXTRA_MONSTER_ZONE],
        (every_word.IN_PENDULUM_ZONE, "Pendulum Zone", "灵摆区"),
        PLACES[every_word.IN_SPELL_TRAP_ZONE],
        PLACES[every_word.IN_FIELD_ZONE],
        PLACES[every_word.IN_HAND],
        PLACES[every_word.IN_DECK],
        PLACES[every_word.IN_EXTRA_DECK],
        (every_word.IN_GRAVEYARD, "GY", "墓地"),
        (every_word.IN_BANISHED, "banishment", "除外区"),
        (every_word.IN_MATERIAL, "attached materials", "叠放的素材"),
    ),
    (PlacedAs, ""): (
        (every_word.PLACED_AS_PENDULUM, "in your Pendulum Zone", "在自己的灵摆区放置"),
        (
            every_word.PLACED_AS_SPELL,
            "face-up in your Spell & Trap Zone as a Continuous Spell",
            "当作永续魔法卡在自己的魔法与陷阱区放置",
        ),
        (
            every_word.PLACED_AS_TRAP,
            "face-up in your Spell & Trap Zone as a Continuous Trap",
            "当作永续陷阱卡在自己的魔法与陷阱区放置",
        ),
        (every_word.PLACED_FACE_UP, "face-up in your Spell & Trap Zone", "在自己的魔法与陷阱区表侧表示放置"),
    ),
    (Position, ""): (
        (every_word.FACE_UP, "face-up", "表侧表示"),
        (every_word.FACE_DOWN, "face-down", "里侧表示"),
        (every_word.ATTACK_POSITION, "Attack Position", "攻击表示"),
        (every_word.DEFENSE_POSITION, "Defense Position", "守备表示"),
        *POSITIONS,
    ),
    # What a monster comes into.
    (Position, "into"): (
        (every_word.THE_OTHER_POSITION, "the other position", "另一种表示形式"),
        (every_word.FACE_UP, "face-up Position", "表侧表示"),
        (every_word.FACE_DOWN, "face-down Position", "里侧表示"),
        (every_word.ATTACK_POSITION, "Attack Position", "攻击表示"),
        (every_word.DEFENSE_POSITION, "Defense Position", "守备表示"),
        *POSITIONS,
    ),
    (Phase, ""): (
        (every_word.MAIN_PHASE_1 | every_word.MAIN_PHASE_2, "Main Phase", "主要阶段"),
        *[(Phase(1 << phase), english, chinese) for phase, english, chinese in wording.PHASES],
    ),
    (Way, ""): (
        (every_word.SUMMONED_NORMALLY, "Normal", "召唤"),
        (every_word.SUMMONED_WITHOUT_TRIBUTE, "Normal (without Tribute)", "不用解放的召唤"),
        (every_word.SUMMONED_WITH_TRIBUTES, "Tribute", "上级召唤"),
        (every_word.SUMMONED_BY_FLIPPING, "Flip", "反转召唤"),
        (every_word.SUMMONED_SPECIALLY, "Special", "特殊召唤"),
        (
            every_word.SUMMONED_SPECIALLY & ~every_word.SUMMONED_BY_FUSION,
            "Special (except Fusion)",
            "融合召唤以外的特殊召唤",
        ),
        (
            every_word.SUMMONED_SPECIALLY & ~every_word.SUMMONED_BY_RITUAL,
            "Special (except Ritual)",
            "仪式召唤以外的特殊召唤",
        ),
        (
            every_word.SUMMONED_SPECIALLY & ~every_word.SUMMONED_BY_SYNCHRO,
            "Special (except Synchro)",
            "同调召唤以外的特殊召唤",
        ),
        (every_word.SUMMONED_SPECIALLY & ~every_word.SUMMONED_BY_XYZ, "Special (except Xyz)", "XYZ召唤以外的特殊召唤"),
        (
            every_word.SUMMONED_SPECIALLY & ~every_word.SUMMONED_BY_LINK,
            "Special (except Link)",
            "连接召唤以外的特殊召唤",
        ),
        (every_word.SUMMONED_OTHERWISE, "Special (in no way with a name)", "没有名称的特殊召唤"),
        *[(WAYS[summon], english, f"{chinese}召唤") for summon, english, chinese in wording.SUMMONS],
    ),
    (Making, ""): tuple(
        [
            (making, english, chinese)
            for kind, english, chinese in wording.SUMMONS
            for making in Making
            if making.value == kind
        ]
    ),
    (Cause, ""): (
        (every_word.BECAUSE_OF_BATTLE, "battle", "战斗"),
        (every_word.BECAUSE_OF_EFFECT, "card effect", "效果"),
        (every_word.BECAUSE_OF_COST, "cost", "代价"),
    ),
    (Cause, "damage"): (
        (every_word.BECAUSE_OF_BATTLE, "battle", "战斗"),
        (every_word.BECAUSE_OF_EFFECT, "effect", "效果"),
        (every_word.BECAUSE_OF_COST, "cost", "代价"),
    ),
    (Negatable, ""): tuple([(Negatable(what), english, chinese) for what, english, chinese in wording.NEGATABLE]),
    (Value, ""): (
        (every_word.ATK, "ATK", "攻击力"),
        (every_word.DEF, "DEF", "守备力"),
        (every_word.LEVEL, "Level", "等级"),
        (every_word.RANK, "Rank", "阶级"),
    ),
    (Extreme, ""): ((every_word.HIGHEST, "highest", "最高"), (every_word.LOWEST, "lowest", "最低")),
    (Duration, ""): (
        (every_word.UNTIL_TURN_ENDS, "until the end of this turn", "直到回合结束时"),
        (every_word.UNTIL_DAMAGE_STEP_ENDS, "until the end of the Damage Step", "直到伤害步骤结束时"),
        (every_word.UNTIL_PHASE_ENDS, "until the end of this phase", "直到这个阶段结束时"),
        (every_word.UNTIL_BATTLE_PHASE_ENDS, "until the end of the Battle Phase", "直到战斗阶段结束时"),
        (every_word.UNTIL_NEXT_TURN_ENDS, "until the end of the next turn", "直到下个回合结束时"),
        (every_word.REST_OF_DUEL, "for the rest of this Duel", "在这次决斗中"),
        (every_word.UNTIL_END_PHASE, "until the End Phase", "直到结束阶段"),
        (every_word.UNTIL_YOUR_NEXT_TURN_ENDS, "until the end of your next turn", "直到下次的自己回合结束时"),
        (every_word.WHILE_IT_STAYS, "while this card stays face-up there", "只要这张卡在那里表侧表示存在"),
        (every_word.UNTIL_IT_RESOLVES, "while that effect is processed", "只在那个效果处理时"),
        (every_word.UNTIL_YOUR_NEXT_END_PHASE, "until your next End Phase", "直到下次的自己结束阶段"),
        (
            every_word.UNTIL_OPPONENTS_NEXT_TURN_ENDS,
            "until the end of your opponent's next turn",
            "直到下次的对方回合结束时",
        ),
        (
            every_word.UNTIL_OPPONENTS_SECOND_TURN_ENDS,
            "until the end of your opponent's second turn after this",
            "直到之后第2次的对方回合结束时",
        ),
        (
            every_word.UNTIL_SECOND_TURN_OF_OPPONENT_ENDS,
            "until the end of your opponent's second turn, counting this one",
            "直到对方的第2次的回合结束时（这个回合计算在内）",
        ),
        (
            every_word.UNTIL_THIRD_TURN_OF_OPPONENT_ENDS,
            "until the end of your opponent's third turn, counting this one",
            "直到对方的第3次的回合结束时（这个回合计算在内）",
        ),
        (every_word.DURING_OPPONENTS_NEXT_TURN, "during your opponent's next turn", "在下次的对方回合"),
        (every_word.UNTIL_CALCULATED, "during that damage calculation only", "只在那次伤害计算时"),
    ),
    (DamageTiming, ""): tuple(
        [(DamageTiming(1 << timing), english, chinese) for timing, english, chinese in wording.DAMAGE_TIMINGS]
    ),
    (Done, ""): (
        (every_word.NORMAL_SUMMON | every_word.TRIBUTE_SUMMON, "been Normal Summoned", "召唤过"),
        (every_word.SET_MONSTER | every_word.SET_SPELL_TRAP, "been Set", "盖放过"),
        (every_word.NORMAL_SUMMON, "been Normal Summoned without Tribute", "不用解放召唤过"),
        (every_word.TRIBUTE_SUMMON, "been Tribute Summoned", "上级召唤过"),
        (every_word.SET_MONSTER, "been Set as a monster", "作为怪兽盖放过"),
        (every_word.SET_SPELL_TRAP, "been Set as a Spell/Trap", "作为魔法·陷阱卡盖放过"),
        (every_word.FLIP_SUMMON, "been Flip Summoned", "反转召唤过"),
        (every_word.SPECIAL_SUMMON, "been Special Summoned", "特殊召唤过"),
        (every_word.CHANGE_POSITION, "changed battle position", "变更过表示形式"),
        (every_word.ACTIVATE, "been activated", "发动过"),
        (every_word.ATTACK, "declared an attack", "作过攻击宣言"),
        (every_word.DIRECT_ATTACK, "declared a direct attack", "作过直接攻击宣言"),
        (every_word.BATTLED, "battled", "进行过战斗"),
        (every_word.HAS_ATTACKED, "attacked", "攻击过"),
        (every_word.HAS_DESTROYED, "destroyed a monster by battle", "战斗破坏过怪兽"),
        (every_word.WAS_SENT, "been sent to the GY", "被送去过墓地"),
        (every_word.WAS_PAID, "been sent to the GY to activate a monster effect", "为让怪兽的效果发动而被送去过墓地"),
        (every_word.WAS_DESTROYED, "been destroyed", "被破坏过"),
        (
            every_word.LOST_IN_BATTLE,
            "fallen with the equipped monster its player controlled, which was destroyed by battle",
            "因自己场上的装备怪兽被战斗破坏而被破坏过",
        ),
        (every_word.WAS_FELLED, "been destroyed by battle", "被战斗破坏过"),
        (every_word.WAS_FLIPPED, "been flipped face-up", "反转过"),
    ),
    (CounterKind, ""): tuple([(CounterKind(kind), english, chinese) for kind, english, chinese in wording.COUNTERS]),
    (Declarable, ""): (
        (every_word.A_NAME, "card name", "卡名"),
        (every_word.AN_ORIGINAL_NAME, "original card name", "原本卡名"),
        (every_word.A_TYPE, "Type", "种族"),
        (every_word.AN_ATTRIBUTE, "Attribute", "属性"),
        (every_word.A_CARD_KIND, "kind of card (Monster, Spell or Trap)", "卡的种类（怪兽·魔法·陷阱）"),
        (every_word.A_NUMBER, "number", "数字"),
    ),
    (Span, ""): (
        (every_word.A_TURN, "turn", "1回合"),
        (every_word.A_DUEL, "Duel", "1次决斗中"),
        (every_word.A_CHAIN, "Chain", "同一连锁上"),
        (every_word.A_BATTLE, "battle", "1次战斗中"),
    ),
    (DeckPlace, ""): (
        (every_word.ON_TOP, "on top", "回到卡组最上方"),
        (every_word.AT_THE_BOTTOM, "on the bottom", "回到卡组最下方"),
    ),
    (Connector, ""): CONNECTED,
    # What follows a toss or a roll is the matter itself.
    (Connector, "chance"): (
        (every_word.ALSO, ", and ", "，"),
        *[row for row in CONNECTED if row[0] != every_word.ALSO],
    ),
    (ActivatedAs, ""): (),
}

# How a verb is said as an order, of a third person, and as what somebody does.
VERBS: Final = {
    verb: (verb, third, ing)
    for verb, third, ing in (
        ("add", "adds", "adding"),
        ("apply", "applies", "applying"),
        ("attach", "attaches", "attaching"),
        ("banish", "banishes", "banishing"),
        ("call", "calls", "calling"),
        ("change", "changes", "changing"),
        ("choose", "chooses", "choosing"),
        ("declare", "declares", "declaring"),
        ("destroy", "destroys", "destroying"),
        ("detach", "detaches", "detaching"),
        ("discard", "discards", "discarding"),
        ("draw", "draws", "drawing"),
        ("end", "ends", "ending"),
        ("equip", "equips", "equipping"),
        ("Fusion Summon", "Fusion Summons", "Fusion Summoning"),
        ("gain", "gains", "gaining"),
        ("give", "gives", "giving"),
        ("inflict", "inflicts", "inflicting"),
        ("link", "links", "linking"),
        ("look", "looks", "looking"),
        ("lose", "loses", "losing"),
        ("make", "makes", "making"),
        ("move", "moves", "moving"),
        ("negate", "negates", "negating"),
        ("Normal Summon", "Normal Summons", "Normal Summoning"),
        ("pay", "pays", "paying"),
        ("place", "places", "placing"),
        ("remove", "removes", "removing"),
        ("return", "returns", "returning"),
        ("reveal", "reveals", "revealing"),
        ("Ritual Summon", "Ritual Summons", "Ritual Summoning"),
        ("roll", "rolls", "rolling"),
        ("send", "sends", "sending"),
        ("Set", "Sets", "Setting"),
        ("exchange", "exchanges", "exchanging"),
        ("shuffle", "shuffles", "shuffling"),
        ("skip", "skips", "skipping"),
        ("Special Summon", "Special Summons", "Special Summoning"),
        ("switch", "switches", "switching"),
        ("need", "needs", "needing"),
        ("take", "takes", "taking"),
        ("toss", "tosses", "tossing"),
        ("Tribute", "Tributes", "Tributing"),
    )
}
