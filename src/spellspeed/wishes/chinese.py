"""Wishes said in Chinese: those that name their cards plainly."""

import re
from typing import Final

from spellspeed.notation.phrases import safe_name
from spellspeed.pool import CardPool

_ALONE: Final = {
    "pass": "不响应",
    "go first": "先攻",
    "go second": "后攻",
    "battle phase": "战斗阶段",
    "main phase 2": "主要阶段2",
    "end phase": "结束阶段",
    "stop the attack": "停止攻击",
    "attack directly": "直接攻击",
    "yes": "是",
    "no": "否",
    "attack position": "攻击表示",
    "defense position": "守备表示",
    "face-down defense position": "里侧守备表示",
    "heads": "正面",
    "tails": "反面",
}
_WITH_CARDS: Final = (
    ("attack with", "用 {} 攻击"),
    ("change position of", "改变表示形式 {}"),
    ("flip summon", "反转召唤 {}"),
    ("special summon", "特殊召唤 {}"),
    ("synchro summon", "同调召唤 {}"),
    ("xyz summon", "XYZ召唤 {}"),
    ("link summon", "连接召唤 {}"),
    ("summon", "召唤 {}"),
    ("set", "盖放 {}"),
    ("activate", "发动 {}"),
    ("trigger", "诱发 {}"),
    ("tribute", "解放 {}"),
    ("discard", "丢弃 {}"),
    ("target", "以 {} 为对象"),
    ("choose", "选择 {}"),
)
_ZONE: Final = re.compile(r"zone (\d)")
_EFFECT: Final = re.compile(r"\s[①-⑨]$")


def say_in_chinese(wish: str, pool: CardPool) -> str:
    """Return a wish as it is said in Chinese, and one with a card that needs its place as it is.

    >>> say_in_chinese("summon Mystical Elf", CardPool.builtin()), say_in_chinese("zone 3", CardPool.builtin())
    ('召唤 圣精灵', '区域3')
    """
    zone = _ZONE.fullmatch(wish)
    if zone:
        return f"区域{zone[1]}"
    if wish in _ALONE:
        return _ALONE[wish]
    for english, chinese in _WITH_CARDS:
        if wish.startswith(english + " ") and not set(wish) & set('("'):
            effect = _EFFECT.search(wish)
            names = wish[len(english) + 1 : effect.start() if effect else len(wish)].split(", ")
            try:
                said = [safe_name(pool.find(name), pool, "zh") for name in names]
            except LookupError:
                return wish
            return chinese.format("，".join(said) + (effect[0] if effect else ""))
    return wish
