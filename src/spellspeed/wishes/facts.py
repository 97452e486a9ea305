"""Facts of a position in English and Chinese, for the reasons against a wish."""

from typing import Final

from spellspeed.engine.kernel.frames import (
    FRAME_ACTIVATE,
    FRAME_ATTACK,
    FRAME_CHAIN,
    FRAME_FLIP_SUMMON,
    FRAME_GEMINI_SUMMON,
    FRAME_PROCEDURE,
    FRAME_RUN,
    FRAME_SET,
    FRAME_SUMMON,
    FRAME_WINDOW,
)
from spellspeed.engine.kernel.game import Game
from spellspeed.engine.kernel.places import free_monster_zones, is_main_monster_zone, kind_of
from spellspeed.engine.kernel.rows import CardState
from spellspeed.engine.kernel.state import State
from spellspeed.engine.may.activate import is_activating
from spellspeed.engine.summons.by_hand import is_set
from spellspeed.lang.codes.line_code import LineCode
from spellspeed.rulebook.book import Pair
from spellspeed.seen import may_see
from spellspeed.telling.duel_words import PHASES, STEPS, word
from spellspeed.wishes.refs import CardMeant
from spellspeed.words import (
    BATTLE_PHASE,
    FOR_ATTACK_TARGET,
    FOR_TRIGGER,
    IN_BANISHED,
    IN_EXTRA_DECK,
    IN_FIELD_ZONE,
    IN_GRAVEYARD,
    IN_HAND,
    IN_MATERIAL,
    IN_MONSTER_ZONE,
    IN_PENDULUM_ZONE,
    IN_SPELL_TRAP_ZONE,
    MONSTER,
    ON_THE_FIELD,
    SPELL,
)

MARKS: Final = "①②③④⑤⑥⑦⑧⑨"
# Facts without a card or a number, in English and Chinese.
DUEL_OVER: Final[Pair] = ("the duel is over", "决斗已经结束")
NOT_BEGUN: Final[Pair] = ("the first turn has not begun", "第1回合还没有开始")
ZONE_TAKEN: Final[Pair] = ("that zone is not free", "那个区域不是空的")
OTHERS_TURN: Final[Pair] = ("it is the other player's turn", "现在是对方的回合")
THEIR_PRIORITY: Final[Pair] = (
    "it is the other player's turn, and that player holds priority",
    "现在是对方的回合，优先权在对方",
)
UNDER_WAY: Final[Pair] = ("something else is under way", "正在进行其他处理")
YOU_RESPOND: Final[Pair] = ("you are asked whether you respond", "现在询问的是自己是否对应")
THEY_RESPOND: Final[Pair] = ("the other player is asked whether to respond", "现在询问的是对方是否对应")
TRIGGERS_FIRST: Final[Pair] = ("triggers that have been set off come first", "先轮到已经诱发的效果")
WHICH_ATTACKS: Final[Pair] = ("say which monster attacks", "请说明用哪只怪兽攻击")
CHAIN_UNDER_WAY: Final[Pair] = ("a chain is under way", "正在进行连锁")
ATTACK_UNDER_WAY: Final[Pair] = ("an attack is under way", "正在进行攻击")
CHOOSING_TARGET: Final[Pair] = ("; its attack target is being chosen", "，正在选择攻击对象")
CALCULATING: Final[Pair] = ("damage calculation has begun", "已经进入伤害计算")
SUMMON_UNDER_WAY: Final[Pair] = (
    "a monster is being summoned and the summon has not succeeded yet",
    "正在召唤怪兽，召唤还没有成功",
)
NO_TARGET: Final[Pair] = ("the opponent has no monster", "对方场上没有怪兽")
NO_TRIBUTE: Final[Pair] = ("no Tribute is asked for", "现在没有要求解放")
MONSTERS_FULL: Final[Pair] = ("all five Main Monster Zones are occupied", "主要怪兽区的5格都已占用")
SPELLS_FULL: Final[Pair] = ("all five Spell & Trap Zones are occupied", "魔法与陷阱区的5格都已占用")
NO_MONSTER_ZONE: Final[Pair] = ("no Main Monster Zone is free", "没有空的主要怪兽区")
TOO_FEW_MONSTER_ZONES: Final[Pair] = ("too few Main Monster Zones are free", "空的主要怪兽区不够")
PENDULUM_ZONES_FULL: Final[Pair] = ("none of your Pendulum Zones is free", "自己的灵摆区没有空位")
PENDULUM_USED: Final[Pair] = ("the Pendulum Summon of this turn has been used", "这个回合的灵摆召唤已经用过")
BATTLE_OVER: Final[Pair] = ("this is Main Phase 2: the Battle Phase is over", "现在是主要阶段2，战斗阶段已经结束")
NO_BATTLE: Final[Pair] = ("no Battle Phase has been conducted in this turn", "这个回合没有进行过战斗阶段")
FIRST_TURN: Final[Pair] = ("this is turn 1", "现在是第1回合")
# Jobs that a person would name, with the card that they are about.
JOBS: Final[dict[int, Pair]] = {
    FRAME_SUMMON: ("{} is being Normal Summoned", "正在召唤{}"),
    FRAME_FLIP_SUMMON: ("{} is being Flip Summoned", "正在反转召唤{}"),
    FRAME_GEMINI_SUMMON: ("{} is being Normal Summoned again", "正在把{}再1次召唤"),
    FRAME_PROCEDURE: ("{} is being Special Summoned", "正在特殊召唤{}"),
    FRAME_SET: ("{} is being Set", "正在盖放{}"),
    FRAME_ATTACK: ("{} is attacking", "{}正在攻击"),
    FRAME_ACTIVATE: ("{} is being activated", "正在发动{}"),
    FRAME_RUN: ("an effect of {} is being processed", "正在处理{}的效果"),
}
OF_MONSTERS: Final = (FRAME_SUMMON, FRAME_FLIP_SUMMON, FRAME_GEMINI_SUMMON, FRAME_PROCEDURE, FRAME_ATTACK)
# What follows an effect after its chain, or is done without one.
WITHOUT_CHAIN: Final[Pair] = ("what {} says is being carried out", "正在进行{}所记述的处理")
POSITIONS: Final[dict[str, str]] = {"attack": "攻击表示", "defense": "守备表示"}
# Where a card of the player's, or of the opponent's, is.
WHERE: Final[dict[int, tuple[Pair, Pair]]] = {
    IN_HAND: (("is in your hand", "在你的手卡中"), ("is in the opponent's hand", "在对方的手卡中")),
    IN_GRAVEYARD: (("is in your Graveyard", "在你的墓地"), ("is in the opponent's Graveyard", "在对方的墓地")),
    IN_BANISHED: (("is banished", "已被除外"), ("is banished", "已被除外")),
    IN_EXTRA_DECK: (
        ("is in your Extra Deck", "在你的额外卡组"),
        ("is in the opponent's Extra Deck", "在对方的额外卡组"),
    ),
    IN_MONSTER_ZONE: (("is on your field", "在你的场上"), ("is on the opponent's field", "在对方的场上")),
    IN_SPELL_TRAP_ZONE: (
        ("is in your Spell & Trap Zone", "在你的魔法与陷阱区"),
        ("is in the opponent's Spell & Trap Zone", "在对方的魔法与陷阱区"),
    ),
    IN_FIELD_ZONE: (("is in your Field Zone", "在你的场地区"), ("is in the opponent's Field Zone", "在对方的场地区")),
    IN_MATERIAL: (("is attached to a monster as material", "是超量素材"), ("is attached as material", "是超量素材")),
}
# Where an effect can be activated, as its line says; the field is one place, whichever zones are meant.
USED: Final[tuple[tuple[int, str, str], ...]] = (
    (ON_THE_FIELD, "face-up on the field", "场上（表侧表示）"),
    (IN_PENDULUM_ZONE, "in a Pendulum Zone", "灵摆区"),
    (IN_HAND, "in the hand", "手卡"),
    (IN_GRAVEYARD, "in the Graveyard", "墓地"),
    (IN_BANISHED, "while it is banished", "除外状态"),
    (IN_EXTRA_DECK, "in the Extra Deck", "额外卡组"),
)


def name_of(g: Game, row: CardState, player: int) -> Pair:
    """Return the card's name, if the player knows it."""
    if not may_see(row, player):
        return ("the face-down card", "里侧的卡")
    return card_name(g, row.card)


def card_name(g: Game, card: int) -> Pair:
    """Return what a card of the pool is called."""
    facts = g.facts[card]
    return (facts.name_en, f"「{facts.name_zh or facts.name_en}」")


def where_is(g: Game, row: CardState, player: int) -> Pair:
    """Say where a card is that the player can see."""
    english, chinese = name_of(g, row, player)
    for kind, (mine, theirs) in WHERE.items():
        if kind_of(row.place) & kind:
            told = mine if row.controller == player else theirs
            return (f"{english} {told[0]}", f"{chinese}{told[1]}")
    return (f"{english} is not where it could be used", f"{chinese}不在可以使用的地方")


def where_used(called: Pair, places: int) -> Pair:
    """Say where alone an effect can be activated.

    >>> where_used(("the effect of Sangan", "「三眼怪」的效果"), IN_GRAVEYARD)
    ('the effect of Sangan can be activated only in the Graveyard', '「三眼怪」的效果只能在墓地发动')
    """
    there = [(english, chinese) for kind, english, chinese in USED if places & kind]
    english, chinese = " or ".join([each[0] for each in there]), "或".join([each[1] for each in there])
    return (f"{called[0]} can be activated only {english}", f"{called[1]}只能在{chinese}发动")


def what_it_is(g: Game, row: CardState, player: int) -> Pair:
    """Say of a card that is no monster here which kind of card it is."""
    english, chinese = name_of(g, row, player)
    kind = g.facts[row.card].kind
    if not may_see(row, player):
        return where_is(g, row, player)
    if kind & MONSTER:
        where = where_is(g, row, player)
        return (f"{where[0]} and is no monster there", f"{where[1]}，在那里不是怪兽")
    told = ("is a Spell Card", "是魔法卡") if kind & SPELL else ("is a Trap Card", "是陷阱卡")
    return (f"{english} {told[0]}", f"{chinese}{told[1]}")


def battle_position(g: Game, row: CardState, player: int) -> Pair:
    """Say whose monster it is, if it is not the player's, else its battle position."""
    if row.controller != player:
        return where_is(g, row, player)
    english, chinese = name_of(g, row, player)
    face = ("face-up", "表侧") if row.face_up else ("face-down", "里侧")
    kind = ("Attack", "攻击") if row.attack else ("Defense", "守备")
    return (f"{english} is in {face[0]} {kind[0]} Position", f"{chinese}是{face[1]}{kind[1]}表示")


def attack_under_way(g: Game, s: State, player: int) -> Pair:
    """Say which monster is attacking, and that it still looks for its target if it does."""
    for frame in s.frames:
        if frame.kind == FRAME_ATTACK and frame.uid >= 0:
            english, chinese = name_of(g, s.cards[frame.uid], player)
            choosing = s.request is not None and s.request.purpose == FOR_ATTACK_TARGET
            more = CHOOSING_TARGET if choosing else ("", "")
            return (f"{english} is attacking{more[0]}", f"{chinese}正在攻击{more[1]}")
    return ATTACK_UNDER_WAY


def must_discard(count: int) -> Pair:
    """Say that cards must be discarded for the hand limit before the turn can go on."""
    return (
        f"you must discard {counted(count, 'card')} now, and nothing else can be done meanwhile",
        f"现在必须丢弃{count}张手卡，期间不能进行其他行动",
    )


def phase_now(s: State) -> Pair:
    """Say which phase, or which step of the Battle Phase, it is."""
    words, number = (STEPS, s.step) if s.phase == BATTLE_PHASE else (PHASES, s.phase)
    english, chinese = word(words, number, "en"), word(words, number, "zh")
    article = "" if english[-1].isdigit() else "the "
    return (f"this is {article}{english}", f"现在是{chinese}")


def under_way(g: Game, s: State, player: int) -> Pair:
    """Say what is under way, as far as the player knows it: the topmost job that a person would name."""
    if s.request is not None and s.request.purpose == FOR_TRIGGER:
        return TRIGGERS_FIRST
    for frame in reversed(s.frames):
        if frame.kind in JOBS and frame.uid >= 0:
            row = s.cards[frame.uid]
            hidden = ("a monster", "1只怪兽") if frame.kind in OF_MONSTERS else ("a card", "1张卡")
            english, chinese = name_of(g, row, player) if may_see(row, player) else hidden
            kind = FRAME_ACTIVATE if frame.kind == FRAME_RUN and is_activating(s) else frame.kind
            told = JOBS[FRAME_SET if kind == FRAME_SUMMON and is_set(frame) else kind]
            if kind == FRAME_RUN and not s.chain:
                told = WITHOUT_CHAIN
            return (told[0].format(english), told[1].format(chinese))
        if frame.kind == FRAME_CHAIN and s.chain:
            return CHAIN_UNDER_WAY
        if frame.kind == FRAME_WINDOW and s.request is not None:
            return YOU_RESPOND if s.request.player == player else THEY_RESPOND
    return UNDER_WAY


def counted(count: int, noun: str) -> str:
    """Return a number with its noun.

    >>> counted(1, "card"), counted(2, "card")
    ('1 card', '2 cards')
    """
    return f"{count} {noun}" if count == 1 else f"{count} {noun}s"


def others_card(ref: CardMeant) -> Pair:
    """Say that a card is the other player's.

    >>> others_card(CardMeant(0, "sangan", named=("Sangan", "三眼怪")))
    ("Sangan is the other player's", '「三眼怪」是对方的卡')
    """
    return (f"{ref.english} is the other player's", f"「{ref.chinese}」是对方的卡")


def free_zones(s: State, player: int, is_you: bool) -> Pair:
    """Say how many Main Monster Zones of a player are free."""
    count = len(free_monster_zones(s, player))
    whose = ("yours", "自己") if is_you else ("the opponent's", "对方")
    verb = "is" if count == 1 else "are"
    return (f"{count or 'none'} of {whose[0]} {verb} free", f"{whose[1]}空着的有{count}格")


def mark_of(line: LineCode) -> str:
    """Return the number of an effect as it is printed, with a space before it, "" for one without."""
    return f" {MARKS[line.number - 1]}" if 0 < line.number <= len(MARKS) else ""


def tell_effect(g: Game, card: int, line: LineCode, name: Pair) -> Pair:
    """Name an effect of a card by its number, and from which card it has been gained."""
    mark = mark_of(line)
    author = g.author_of(card, line.index)
    if author == card:
        return (f"the effect{mark} of {name[0]}", f"{name[1]}的{mark.strip()}效果")
    english, chinese = card_name(g, author)
    return (
        f"the effect{mark} that {name[0]} has gained from {english}",
        f"{name[1]}从{chinese}得到的{mark.strip()}效果",
    )


def zones_full(s: State, player: int) -> Pair:
    """Say that all Main Monster Zones of a player are occupied, that none of the others can be used, or too few."""
    if free_monster_zones(s, player):
        return TOO_FEW_MONSTER_ZONES
    taken = [uid for uid in s.monsters_of(player) if is_main_monster_zone(s.cards[uid].place)]
    return MONSTERS_FULL if len(taken) == 5 else NO_MONSTER_ZONE
