"""Routes for the rule book: its topics, its search by meaning, and each rule by its own address."""

import asyncio
from functools import cache
from typing import TYPE_CHECKING, Any, Final

from fastapi import FastAPI, Query

from spellspeed.rulebook.book import Rule, all_rules, find_rule
from spellspeed.rulebook.search import LONGEST_QUESTION, closest_ids, find_rules
from spellspeed.server.answering import answer_with
from spellspeed.server.book_messages import RuleLine, RuleList, RulePage, Topic
from spellspeed.server.complaining import complain

if TYPE_CHECKING:
    from spellspeed.server.app import Serving

MOST: Final = 120  # rules in one answer
LONGEST_ID: Final = 120
Pair = tuple[str, str]
# In the order in which one learns the game; a topic that is not named here comes last, under its own name.
TITLES: Final[dict[str, Pair]] = {
    "win": ("Winning and losing", "胜负"),
    "deck": ("Decks", "卡组"),
    "duel": ("Beginning a duel", "决斗的准备"),
    "turn": ("Turns and phases", "回合与阶段"),
    "zone": ("Zones", "区域"),
    "card": ("Cards", "卡片"),
    "summon": ("Summoning", "召唤"),
    "position": ("Battle positions", "表示形式"),
    "battle": ("Battle", "战斗"),
    "damage-step": ("The Damage Step", "伤害步骤"),
    "damage": ("Damage", "伤害"),
    "spell": ("Spell Cards", "魔法卡"),
    "trap": ("Trap Cards", "陷阱卡"),
    "trap-monster": ("Trap Monsters", "陷阱怪兽"),
    "chain": ("Chains", "连锁"),
    "priority": ("Who may act", "优先权"),
    "effect": ("Effects", "效果"),
    "effect-type": ("Kinds of effects", "效果的分类"),
    "timing": ("Timing", "发动时机"),
    "cost": ("Costs", "代价"),
    "target": ("Targets", "取对象"),
    "negate": ("Negating", "无效"),
    "move": ("Moving cards", "卡的移动"),
    "control": ("Control", "控制权"),
    "stats": ("ATK and DEF", "攻击力与守备力"),
    "equip": ("Equipping", "装备"),
    "counter": ("Counters", "指示物"),
    "token": ("Tokens", "衍生物"),
    "gemini": ("Gemini Monsters", "二重怪兽"),
    "synchro": ("Synchro Monsters", "同调怪兽"),
    "xyz": ("Xyz Monsters", "XYZ怪兽"),
    "pendulum": ("Pendulum Monsters", "灵摆怪兽"),
    "link": ("Link Monsters", "连接怪兽"),
    "info": ("Public knowledge", "公开情报"),
    "match": ("Matches", "比赛"),
    "tournament": ("Tournaments", "大会"),
    "ask": ("Asking and answering", "询问与回答"),
}


def topic_of(rule: Rule) -> str:
    """Return the topic of a rule: the first part of its id.

    >>> topic_of(find_rule("zone.field.one-per-player"))
    'zone'
    """
    return rule.id.partition(".")[0]


@cache
def list_topics(lang: str) -> tuple[Topic, ...]:
    """Return all topics with the number of their rules, those one learns first before the others.

    >>> list_topics("zh")[0].title
    '胜负'
    """
    counts: dict[str, int] = {}
    for rule in all_rules():
        counts[topic_of(rule)] = counts.get(topic_of(rule), 0) + 1
    names = [name for name in TITLES if name in counts]
    names += [name for name in counts if name not in TITLES]
    return tuple([Topic(name, TITLES.get(name, (name, name))[lang == "zh"], counts[name]) for name in names])


def tell_line(rule: Rule, lang: str) -> RuleLine:
    """Return a rule as it stands in a list."""
    return RuleLine(rule.id, rule.in_chinese() if lang == "zh" else rule.in_english())


def list_rules(question: str, topic: str, lang: str) -> RuleList:
    """Return the rules that answer a question, else those of a topic.

    >>> list_rules("can I attack in the first turn?", "", "en").rules[0].id
    'battle.phase.not-on-first-turn'
    """
    found = find_rules(question) if question else [rule for rule in all_rules() if topic_of(rule) == topic]
    return RuleList(list(list_topics(lang)), [tell_line(rule, lang) for rule in found[:MOST]], len(found))


def tell_rule(rule: Rule, lang: str) -> RulePage:
    """Return all that is known of a rule.

    >>> page = tell_rule(find_rule("win.lp.no-upper-limit"), "en")
    >>> page.topic.title, page.before.partition(".")[0]
    ('Winning and losing', 'win')
    """
    chinese = lang == "zh"
    among = [each.id for each in all_rules() if topic_of(each) == topic_of(rule)]
    at = among.index(rule.id)
    return RulePage(
        rule.id,
        next(topic for topic in list_topics(lang) if topic.name == topic_of(rule)),
        rule.in_chinese() if chinese else rule.in_english(),
        rule.in_english(),
        rule.in_chinese(),
        rule.source_zh if chinese else rule.source,
        rule.note_in_chinese() if chinese else rule.note_in_english(),
        rule.note_in_english(),
        rule.note_in_chinese(),
        bool(rule.code),
        among[at - 1] if at else "",
        among[at + 1] if at + 1 < len(among) else "",
    )


def add_rules(app: FastAPI, serving: "Serving") -> None:
    """Let people read the rule book."""

    @app.get("/api/rules")
    async def rules(
        q: str = Query("", max_length=LONGEST_QUESTION), topic: str = Query("", max_length=40), lang: str = "en"
    ) -> Any:
        return answer_with(await asyncio.to_thread(list_rules, q.strip(), topic, lang))

    @app.get("/api/rules/{rule_id}")
    async def rule(rule_id: str, lang: str = "en") -> Any:
        try:
            return answer_with(tell_rule(find_rule(rule_id[:LONGEST_ID].casefold()), lang))
        except KeyError:
            near = ", ".join(closest_ids(rule_id[:LONGEST_ID]))
            said = (f"; did you mean {near}?", f"，是不是{near}？") if near else (".", "。")
            return complain(404, f"no rule has that id{said[0]}", f"没有这个编号的规则{said[1]}", lang)
