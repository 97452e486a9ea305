"""`spellspeed rules TEXT` answers what players and judges ask, in their words."""

import subprocess
import sys

import pytest

from spellspeed.cli import main
from spellspeed.rulebook.book import find_rule
from spellspeed.rulebook.search import closest_ids, find_rules

ENGLISH = {
    "can I summon twice": "summon.normal.once-per-turn-shared",
    "missed timing": "timing.when-optional.misses",
    "Normal Summon": "summon.normal.once-per-turn-shared",
    "how many cards can my deck have": "deck.main.size-40-60",
    "tribute summon level 7": "summon.tribute.level-7-plus-two",
    "can I attack on the first turn": "battle.phase.not-on-first-turn",
    "does the first player draw": "turn.draw.first-turn-has-no-draw",
    "can I look at my opponent's graveyard": "info.graveyard.viewable-any-time",
    "activate a trap the turn I set it": "trap.set.not-in-turn-it-was-set",
    "hand size limit": "turn.end.hand-limit.discard-down-to-six",
    "can I chain a normal spell": "chain.spell-speed-1.cannot-be-chained-freely",
    "piercing damage": "damage.piercing.is-battle-damage",
    "hard once per turn": "effect.once-per-turn.name-limit-binds-the-player",
    "is paying life points damage": "cost.lp.is-not-damage",
    "summon negation": "timing.summon-negation-window.before-success",
    "do tokens go to the GY": "token.leaves-field.vanishes",
    "equipped monster destroyed, what happens to the equip spell": "equip.lost-target.equip-card-destroyed",
    "deck out": "win.deck-out.cannot-draw-loses",
    "change position of a monster that attacked": "position.change.not-after-attacking",
    "can face-down monsters attack": "battle.attack.attacker-must-be-faceup-attack",
    "replay": "battle.replay.on-change-of-opponents-monster-count",
    "equal ATK both destroyed": "battle.atk-vs-atk.equal-both-destroyed",
    "can I use effects in the damage step": "damage-step.activation.default-ban",
    "who goes first in game two": "match.first-player.previous-loser-chooses",
    "how many copies of a card": "deck.copies.max-three-same-name",
    "quick-play spell from hand on opponent's turn": "spell.quick-play.opponents-turn-only-if-set",
    "does Skill Drain negate when the monster leaves the field": "negate.lasting.monsters-on-field-only",
    "can I attack directly if opponent controls a monster": "battle.attack.must-choose-monster-if-any",
    "can a link monster be in defense position": "link.position.always-attack",
    "burn damage": "damage.effect.reduces-lp",
}
CHINESE = {
    "一回合可以召唤几次": "summon.normal.once-per-turn-shared",
    "里侧守备表示能攻击吗": "battle.attack.attacker-must-be-faceup-attack",
    "错过时点": "timing.when-optional.misses",
    "上级召唤要解放几只": "summon.tribute.level-5-plus-needs-tribute",
    "先攻能抽卡吗": "turn.draw.first-turn-has-no-draw",
    "手卡最多几张": "turn.end.hand-limit.discard-down-to-six",
    "贯穿伤害": "damage.piercing.is-battle-damage",
    "盖放的回合能发动陷阱吗": "trap.set.not-in-turn-it-was-set",
    "灵摆召唤一回合几次": "pendulum.summon.once-per-turn",
    "衍生物能当超量素材吗": "token.xyz-material-illegal",
    "对方回合能用速攻魔法吗": "spell.quick-play.opponents-turn-only-if-set",
    "连锁怎么处理": "chain.resolve.reverse-order",
    "伤害步骤能发动什么": "damage-step.activation.default-ban",
    "发动被无效的卡去哪里": "negate.card-activation.card-goes-to-gy",
    "场地魔法可以放几张": "zone.field.one-per-player",
    "基本分变成0": "win.lp-zero.immediate",
    "同名卡可以放几张": "deck.copies.max-three-same-name",
    "反转召唤当回合": "summon.flip.not-in-turn-it-was-set",
    "攻击力相同怎么办": "battle.atk-vs-atk.equal-both-destroyed",
    "支付基本分算受到伤害吗": "cost.lp.is-not-damage",
    "送去墓地算破坏吗": "move.send-to-gy.is-not-destruction-or-release",
    "上级召唤能解放里侧表示的怪兽吗": "summon.tribute.facedown-monster-allowed",
    "额外怪兽区域能用几个": "zone.extra-monster.one-per-player",
    "抽不出卡会输吗": "win.deck-out.cannot-draw-loses",
    "可以看对方的墓地吗": "info.graveyard.viewable-any-time",
    "代价可以拿回来吗": "cost.no-refund",
    "控制权归还时没有区域": "control.return.no-zone.destroyed",
    "大宇宙适用中能丢弃手卡作代价吗": "cost.discard.allowed-while-sent-cards-are-banished",
    "二重怪兽再召唤要用通常召唤吗": "gemini.resummon.uses-the-normal-summon-of-the-turn",
    "反击陷阱可以被什么连锁": "chain.spell-speed-3.chains-to-anything",
}
SHOWN_FIRST = 3


@pytest.mark.parametrize(("question", "answer"), (ENGLISH | CHINESE).items(), ids=str)
def test_a_question_is_answered_by_one_of_the_first_three_rules(question: str, answer: str) -> None:
    first = [rule.id for rule in find_rules(question)[:SHOWN_FIRST]]
    assert answer in first


def rules_shown(words: list[str], capsys: pytest.CaptureFixture[str]) -> list[str]:
    """Print rules and return the lines that are no notes."""
    assert main(["rules", *words]) == 0
    return [line for line in capsys.readouterr().out.splitlines() if not line.startswith(" ")]


def test_one_word_of_what_players_say_is_enough() -> None:
    assert find_rules("missed")[0].id == "timing.when-optional.misses"
    assert find_rules("HOPT")[0].id == "effect.once-per-turn.name-limit-binds-the-player"
    assert find_rules("手牌上限")[0].id == "turn.end.hand-limit.discard-down-to-six"


@pytest.mark.parametrize(
    ("said", "written"),
    [
        ("advance summon", "tribute summon"),
        ("cards in the GY", "cards in the graveyard"),
        ("pay life points", "pay LP"),
        ("送墓算破坏吗", "送去墓地算破坏吗"),
        ("手牌非公开", "手卡非公开"),
    ],
)
def test_what_players_call_it_and_what_the_book_calls_it_lead_to_the_same_rules(said: str, written: str) -> None:
    assert find_rules(written) and find_rules(said) == find_rules(written)


@pytest.mark.parametrize("form", ["negate", "negates", "negated", "negating", "Negation", "NEGATE"])
def test_every_form_of_an_english_word_finds_the_same_rules(form: str) -> None:
    assert find_rules(f"{form} a summon") == find_rules("negate a summon")


def test_basic_rules_come_before_special_ones() -> None:
    tiers = [rule.tier for rule in find_rules("Normal Summon")[:SHOWN_FIRST]]
    assert tiers == [1, 1, 1]


def test_a_rule_is_found_by_its_id_alone_in_capitals_too() -> None:
    assert find_rules(" Win.LP.opponent-to-zero ") == [find_rule("win.lp.opponent-to-zero")]


def test_part_of_an_id_finds_the_rules_below_it() -> None:
    found = find_rules("summon.normal")
    assert find_rule("summon.normal.once-per-turn-shared") in found
    assert all(rule.id.startswith("summon.normal.") for rule in found)


@pytest.mark.parametrize(
    "question", ["", " ", "?", "？！", "can I", "吗", "xyzzy", "(((", "\\", "\n", "'", "a" * 100_000]
)
def test_what_no_rule_speaks_of_finds_nothing(question: str) -> None:
    assert find_rules(question) == []


def test_a_very_long_question_is_read_to_a_bound() -> None:
    assert find_rules("direct attack" + " " * 200 + "token") == find_rules("direct attack")


def test_a_mistyped_id_is_answered_with_the_one_that_was_meant(capsys: pytest.CaptureFixture[str]) -> None:
    assert closest_ids("trap.set.not-in-turn-it-was-sett")[0] == "trap.set.not-in-turn-it-was-set"
    assert main(["rules", "zone.feild.one-per-player"]) == 1
    shown = capsys.readouterr()
    assert shown.out == "" and "did you mean zone.field.one-per-player?" in shown.err
    assert main(["rules", "zone.feild.one-per-player", "--lang", "zh"]) == 1
    assert "是不是zone.field.one-per-player？" in capsys.readouterr().err


def test_a_rule_is_shown_with_its_source_and_its_note(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "battle.atk-vs-def.higher-no-damage"]) == 0
    assert capsys.readouterr().out.splitlines() == [
        "battle.atk-vs-def.higher-no-damage: Destroying a Defense Position monster inflicts no battle damage on either "
        "player. (000:734, 001:286, 004:196)",
        "    Note: Unless the attacker has a piercing effect.",
    ]
    assert main(["rules", "battle.atk-vs-def.higher-no-damage", "--lang", "zh"]) == 0
    assert capsys.readouterr().out.splitlines() == [
        "battle.atk-vs-def.higher-no-damage：破坏守备表示的怪兽，不会给任何一方玩家带来战斗伤害。"
        "（000:734, 001:286, 004:196）",
        "    注：攻击怪兽有贯穿效果的场合除外。",
    ]


def test_the_first_ten_are_shown_and_all_when_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    some = rules_shown(["Normal", "Summon"], capsys)
    every = rules_shown(["Normal", "Summon", "--all"], capsys)
    assert some[:10] == every[:10] and len(every) > 10
    assert some[10:] == [f"… {len(every) - 10} more; --all shows them"]
    assert rules_shown(["Normal", "Summon", "--lang", "zh"], capsys)[10:] == [
        f"……还有{len(every) - 10}条；加上 --all 全部显示"
    ]


def test_no_rule_is_read_before_one_is_wanted() -> None:
    asked = "import sys, spellspeed; from spellspeed.rulebook import book; print(book._content.cache_info().currsize)"
    ran = subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True, check=True)
    assert ran.stdout == "0\n"
