"""The names that sentences give to cards and outcomes, and what each is in Chinese: "the added card", "the roll"."""

import re
from typing import Final

REFERENCES: Final = {
    "your discards": "自己丢弃的卡",
    "your opponent's discards": "对方丢弃的卡",
    "this card": "这张卡",
    "the target": "作为对象的卡",
    "that card": "那张卡",
    "the equipped monster": "装备怪兽",
    "the linked card": "关联的卡",
    "the opposing monster": "与之战斗的怪兽",
    "the heads": "表的数量",
    "the roll": "出现的数目",
    "your roll": "自己出现的数目",
    "your opponent's roll": "对方出现的数目",
    "the first roll": "第一次出现的数目",
    "the total of the rolls": "出现的数目的合计",
    "the second roll": "第二次出现的数目",
    "the Token": "那只衍生物",
    "the Tokens": "那些衍生物",
}
# Names that sentences give to cards are made of these: "the added card".
REFERENCE: Final = re.compile(r"the (\w+) (card|monster|Spell|Trap)(s?)")
PARTICIPLES: Final = {
    "added": "加入手卡的",
    "attacked": "被攻击的",
    "attacking": "攻击的",
    "banished": "除外的",
    "chosen": "选出的",
    "destroyed": "破坏的",
    "discarded": "丢弃的",
    "drawn": "抽到的",
    "equipped": "装备了的",
    "first": "第一{}",
    "flipped": "反转的",
    "negated": "无效的",
    "other": "另一{}",
    "returned": "返回的",
    "revealed": "公开的",
    "second": "第二{}",
    "sent": "送去墓地的",
    "Set": "盖放的",
    "Summoned": "召唤的",
    "switched": "交换的",
    "targeted": "成为对象的",
    "Tributed": "解放的",
}
CARD_NOUNS: Final = {"card": "卡", "monster": "怪兽", "Spell": "魔法卡", "Trap": "陷阱卡"}
ALLOWED_NAMES: Final = f"call it 'the chosen monster' or the like, 'the' with one of {', '.join(PARTICIPLES)}"


def chinese_of(name: str) -> str:
    """Return what cards that a sentence calls so are called in Chinese, nothing if that cannot be said.

    >>> chinese_of("the added card"), chinese_of("the chosen monsters"), chinese_of("the shiny card")
    ('加入手卡的卡', '那些选出的怪兽', '')
    """
    if name in REFERENCES:
        return REFERENCES[name]
    named = REFERENCE.fullmatch(name)
    if named is None or named[1] not in PARTICIPLES:
        return ""
    which = PARTICIPLES[named[1]].format("组" if named[3] else "只" if named[2] == "monster" else "张")
    return ("那些" if named[3] and "{}" not in PARTICIPLES[named[1]] else "") + which + CARD_NOUNS[named[2]]
