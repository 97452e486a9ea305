"""Refusals for Chinese readers: the rule, the facts and the cards are all said in Chinese."""

import re

import pytest

from spellspeed import Duel
from spellspeed.bots import GreedyBot
from spellspeed.rulebook.book import Refusal, all_rules
from spellspeed.rulebook.errors import AmbiguousAnswer, IllegalAnswer, UnreadableAnswer
from spellspeed.terminal.session import Session
from spellspeed.wishes import find_option
from table import table

MAIN = """
    turn 3, Main Phase 1, you to act
    you 8000   hand: Sangan, Blue-Eyes White Dragon, Trap Hole   monsters: Mystical Elf (set, zone 1)   deck: 2 Umi
    opp 8000   monsters: Giant Rat (zone 2), Kuriboh (set, zone 4)   deck: 2 Umi
"""
FIRST = "turn 1, Main Phase 1, you to act\nyou 8000 hand: Summoned Skull monsters: Luster Dragon\nopp 8000"
LATE = """
    turn 3, Main Phase 2, you to act
    you 8000   hand: Kuriboh   monsters: Mystical Elf (defense)   set: Trap Hole   graveyard: Sangan   deck: 2 Umi
    opp 8000   deck: 2 Umi
"""
TWINS = "turn 3, Battle Step, you to act\nyou 8000 monsters: 2 Giant Rat\nopp 8000 monsters: 2 Luster Dragon"
ALLOWED = re.compile(r"［[a-z0-9.-]+，|\b(?:LP|ATK|DEF)\b")


def is_chinese(text: str) -> bool:
    """Whether there are no Latin letters besides the id of the rule and the names of points."""
    return re.search("[A-Za-z]", ALLOWED.sub("", text)) is None and re.search("[一-鿿]", text) is not None


@pytest.mark.parametrize(
    ("position", "wish", "fact"),
    [
        (MAIN, "召唤 青眼白龙", "「青眼白龙」是等级8，需要解放2只怪兽，可以解放的有1只"),
        (MAIN, "summon Blue-Eyes White Dragon", "「青眼白龙」是等级8，需要解放2只怪兽，可以解放的有1只"),
        (MAIN, "盖放 青眼白龙", "「青眼白龙」是等级8，需要解放2只怪兽，可以解放的有1只"),
        (MAIN, "召唤 落穴", ""),
        (MAIN, "召唤 圣精", "没有叫“圣精”的卡，是不是「圣精灵」或「圣精灵的祝福」或「圣精灵－圣爆裂疾风弹」？"),
        (MAIN, "召唤 栗子球", "没有可以使用的「栗子球」"),
        (MAIN, "召唤 里侧怪兽 (区域4)", "「区域4的里侧的卡」是对方的卡"),
        (MAIN, "改变 巨大老鼠 的表示形式", "「巨大老鼠」是对方的卡"),
        (MAIN, "发动 落穴", "「落穴」在你的手卡中"),
        (MAIN, "发动 圣精灵", "「圣精灵」是通常怪兽"),
        (MAIN, "解放 三眼怪", "自己场上没有「三眼怪」"),
        (MAIN, "解放 圣精灵", "现在没有要求解放"),
        (MAIN, "圣精灵 直接攻击", "对方场上有2只怪兽"),
        (MAIN, "用 圣精灵 攻击 青眼白龙", ""),
        (MAIN, "选择 栗子球", "看不到「栗子球」"),
        (MAIN, "丢弃 巨大老鼠", "「巨大老鼠」是对方的卡"),
        (MAIN, "洗牌", ""),
        (MAIN, "区域3", ""),
        (MAIN, "主要阶段2", "这个回合没有进行过战斗阶段"),
        (MAIN, "圣精灵 直接攻击", "现在是主要阶段1，攻击宣言在战斗步骤进行"),
        (MAIN, "直接攻击", "现在是主要阶段1，攻击宣言在战斗步骤进行"),
        (MAIN, "发动 三眼怪", "「三眼怪」的①效果的诱发条件是“这张卡从场上送去墓地的场合”；这个回合没有发生这样的事"),
        (MAIN, "反转召唤 三眼怪", "「三眼怪」在你的手卡中"),
        (MAIN, "改变 三眼怪 的表示形式", "「三眼怪」在你的手卡中"),
        (LATE, "结束战斗阶段", "现在是主要阶段2，战斗阶段已经结束"),
        (LATE, "改变 三眼怪 的表示形式", "「三眼怪」在你的墓地"),
        (LATE, "召唤 三眼怪", "「三眼怪」在你的墓地"),
        (LATE, "发动 落穴", "「落穴」只能在“对方把攻击力1000以上的怪兽召唤·反转召唤成功时”发动"),
        (MAIN, "先攻", ""),
        (FIRST, "战斗阶段", "现在是第1回合"),
        (FIRST, "用 蓝宝石龙 攻击 圣精灵", "对方场上没有怪兽"),
    ],
)
def test_a_wish_is_refused_in_chinese(position: str, wish: str, fact: str) -> None:
    duel = table(position).duel
    reasons = duel.reasons_against(wish, 0)
    assert reasons
    assert all(len(refusal.facts) == len(refusal.facts_zh) for refusal in reasons)
    told = [refusal.in_chinese() for refusal in reasons]
    assert [line for line in told if not is_chinese(line)] == []
    assert any(fact in line for line in told)


@pytest.mark.parametrize("wish", ["结束阶段", "战斗阶段", "召唤 三眼怪", "改变 圣精灵 的表示形式", "不响应"])
def test_the_other_player_is_refused_in_chinese(wish: str) -> None:
    for refusal in table(MAIN).duel.reasons_against(wish, 1):
        assert is_chinese(refusal.in_chinese())


def test_what_was_done_this_turn_is_said_in_chinese() -> None:
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Sangan, Kuriboh   monsters: Luster Dragon (zone 1), Giant Rat (zone 3)   deck: 2 Umi
        opp 8000   deck: 2 Umi
    """)
    t.you.sets("Sangan")
    wishes = {
        "召唤 栗子球": "第3回合的通常召唤或盖放已经用过",
        "反转召唤 三眼怪": "「三眼怪」是在这个回合盖放的",
        "蓝宝石龙 变成攻击表示": "「蓝宝石龙」已经是攻击表示",
    }
    for wish, fact in wishes.items():
        told = [refusal.in_chinese() for refusal in t.duel.reasons_against(wish)]
        assert any(fact in line for line in told), told
        assert all(is_chinese(line) for line in told)
    t.you.goes_to("Battle Phase")
    t.you.attacks_directly("Luster Dragon")
    refusal = t.duel.why_not("蓝宝石龙 直接攻击")
    assert refusal is not None and "「蓝宝石龙」在这个回合已经攻击过" in refusal.in_chinese()
    assert is_chinese(refusal.in_chinese())


@pytest.mark.parametrize("picks", [(99,), (), (0, 0), (0, 1)])
def test_wrong_picks_are_refused_in_chinese(picks: tuple[int, ...]) -> None:
    duel = table(MAIN).duel
    for refusal in (duel.check(*picks), duel.check(0, by=1)):
        assert refusal is not None and len(refusal.facts) == len(refusal.facts_zh) == 1
        assert is_chinese(refusal.in_chinese())


def test_after_the_end_everything_is_refused_in_chinese() -> None:
    duel = table(MAIN).duel
    duel.surrender(0)
    for refusal in [*duel.reasons_against("召唤 三眼怪"), duel.check(0)]:
        assert refusal is not None and is_chinese(refusal.in_chinese())


@pytest.mark.parametrize(
    ("position", "wish", "chinese"),
    [
        (TWINS, "用 巨大老鼠 攻击 蓝宝石龙", "「巨大老鼠」可能是（区域1）或（区域2）"),
        (TWINS, "攻击 蓝宝石龙", "请说明用哪只怪兽攻击，例如：用 卡名 攻击 蓝宝石龙"),
    ],
)
def test_an_ambiguous_wish_is_said_to_be_so_in_chinese(position: str, wish: str, chinese: str) -> None:
    with pytest.raises(AmbiguousAnswer) as caught:
        find_option(Duel.from_position(position), wish)
    assert caught.value.in_chinese() == chinese


@pytest.mark.parametrize("wish", ["跳舞", "", "召唤 三眼怪，落穴", "召唤 三眼怪（随便）", "召唤 999999999999 三眼怪"])
def test_an_unreadable_wish_is_said_to_be_so_in_chinese(wish: str) -> None:
    with pytest.raises(UnreadableAnswer) as caught:
        find_option(table(MAIN).duel, wish)
    assert is_chinese(caught.value.in_chinese())


def test_a_card_that_forbids_is_named_in_chinese() -> None:
    refusal = Refusal.of(11, (), ("Mystical Elf", "圣精灵"))
    assert "Because of Mystical Elf." in str(refusal) and "因为「圣精灵」。" in refusal.in_chinese()
    assert IllegalAnswer(refusal).in_chinese() == refusal.in_chinese()


def test_the_terminal_explains_in_chinese_only() -> None:
    typed = [
        "为什么 召唤 青眼白龙",
        "召唤 青眼白龙",
        "为什么 跳舞",
        "跳舞",
        "为什么 圣精灵 直接攻击",
        "选择 栗子球",
        "99",
    ]
    typed += ["99", "为什么 发动 三眼怪", "发动 三眼怪", "召唤 圣精录"]
    lines = iter([*typed, "退出"])
    screen: list[str] = []
    session = Session(table(MAIN).duel, {1: GreedyBot()}, "zh", read=lambda: next(lines), write=screen.append)
    assert session.run() == 0
    assert [line for line in screen if line and not is_chinese(line)] == []
    told = "\n".join(screen)
    assert told.count("不可以：") == 4 and told.count("没有听懂：") == 2


@pytest.mark.parametrize(
    ("position", "wish", "rule", "fact"),
    [
        (
            MAIN,
            "attack with Mystical Elf",
            "battle.attack.attacker-must-be-faceup-attack",
            "Mystical Elf is in face-down Defense Position",
        ),
        (
            LATE,
            "attack directly",
            "turn.structure.six-phases-in-order",
            "this is Main Phase 2; attacks are declared in the Battle Step",
        ),
        (
            LATE,
            "end battle phase",
            "turn.structure.six-phases-in-order",
            "this is Main Phase 2: the Battle Phase is over",
        ),
        (LATE, "battle phase", "turn.main2.no-return-to-battle", "this is Main Phase 2: the Battle Phase is over"),
        (LATE, "flip summon Sangan", "summon.flip.definition", "Sangan is in your Graveyard"),
        (
            LATE,
            "flip summon Mystical Elf",
            "summon.flip.definition",
            "Mystical Elf is in face-up Defense Position",
        ),
        (LATE, "turn Sangan to defense", "position.change.in-own-main-phase", "Sangan is in your Graveyard"),
        (LATE, "summon Sangan", "summon.normal.from-hand-face-up-attack", "Sangan is in your Graveyard"),
        (LATE, "set Trap Hole", "spell.set.own-main-phase-open-state", "Trap Hole is in your Spell & Trap Zone"),
        (
            LATE,
            "activate Trap Hole",
            "effect.condition.all-must-be-met",
            "Trap Hole can be activated only “when your opponent Normal/Flip Summons a monster with 1000 or more ATK”",
        ),
        (TWINS, "turn Giant Rat (zone 1) to defense", "position.change.in-own-main-phase", "this is the Battle Step"),
        (TWINS, "end turn", "turn.main2.cannot-be-skipped-after-battle", "this is the Battle Step"),
    ],
)
def test_the_first_reason_says_where_the_card_is_or_which_phase(position: str, wish: str, rule: str, fact: str) -> None:
    refusal = table(position).duel.why_not(wish, 0)
    assert refusal is not None
    assert (refusal.rule, refusal.facts[0]) == (rule, fact)


def test_zones_are_called_alike_in_every_rule() -> None:
    told = [rule.in_chinese() for rule in all_rules() if rule.code]
    assert not [sentence for sentence in told if re.search("(?:怪兽|陷阱|灵摆|场地)区域", sentence)]


def test_a_ritual_card_says_what_the_levels_come_to() -> None:
    t = table("turn 3, Main Phase 1, you to act\nyou 8000 hand: Black Luster Ritual\nopp 8000")
    refusal = t.duel.why_not("activate Black Luster Ritual", 0)
    assert refusal is not None and "等级合计在8以上的怪兽解放" in refusal.in_chinese()


def test_what_cannot_be_activated_is_said_without_turning_the_sentence() -> None:
    t = table("turn 3, Main Phase 1, you to act\nyou 8000 hand: Raigeki\nopp 8000 spells: Talisman of Spell Sealing")
    refusal = t.duel.why_not("activate Raigeki", 0)
    assert refusal is not None and "双方场上·手卡的全部魔法卡不能发动，其效果也不能发动" in refusal.in_chinese()
