"""The decks that come with the package: what they are called, and how they win."""

from typing import Final

Pair = tuple[str, str]  # the same words in English and in Chinese

# By name, the simplest first: how each wins.
PACKAGED: Final[dict[str, Pair]] = {
    "dragons": (
        "for the first duels: strong Dragons without effects that attack",
        "适合第一次决斗：用没有效果的强力龙族怪兽进行攻击",
    ),
    "warriors": (
        "for the first duels: Warriors without effects, many of them small and quick to summon",
        "适合第一次决斗：没有效果的战士族怪兽，等级低、召唤快",
    ),
    "soldiers": (
        "Warriors that are fetched when they are needed clear the way, and every attack counts",
        "按需要检索战士族怪兽扫清障碍，靠每一次攻击取胜",
    ),
    "chaos": (
        "LIGHT and DARK monsters fill the Graveyard and are banished for Black Luster Soldier and Chaos Sorcerer",
        "让光属性和暗属性怪兽进入墓地，再把它们除外特殊召唤「混沌战士 -开辟的使者-」和「混沌巫师」",
    ),
    "exodia": (
        "nobody attacks while it draws card after card, until all five pieces of Exodia are in the hand",
        "让对方无法攻击，不断抽卡，直到五张「被封印者」在手卡集齐",
    ),
    "classic": (
        "Scapegoat and Metamorphosis bring Thousand-Eyes Restrict, and one-for-one trades win the long duel",
        "用「替罪羊」和「突然变异」特殊召唤「千眼纳祭神」，靠一换一赢得持久战",
    ),
    "stars": (
        "Satellarknights bring each other for Dark Rebellion Xyz Dragon, or three of them for Stellarknight Delteros",
        "「星因士」怪兽互相特殊召唤，2只XYZ召唤「暗叛逆XYZ龙」，3只则XYZ召唤「星辉士 夏三角」",
    ),
    "suns": (
        "Hieratic Dragons are Tributed for one another, and what they bring becomes Hieratic Dragon King of Atum",
        "互相解放「圣刻」龙，再用由此特殊召唤的龙XYZ召唤「圣刻龙王-阿图姆龙王」",
    ),
    "network": (
        "small Cyberse monsters and their Tokens are linked into Flame Administrator and Code Talkers",
        "用小型电子界族怪兽和衍生物铺满场上，连接召唤「炎上框架管理员」和「码语者」怪兽",
    ),
    "burn": (
        "Trickstars burn the opponent at every step, and two of them become Trickstar Holly Angel",
        "「淘气仙星」怪兽的一举一动都给与对方伤害，再用其中2只连接召唤「淘气仙星·霍莉安琪儿」",
    ),
    "wings": (
        "Blackwings follow one another to the field, and the flock becomes Chidori or Blackwing Armor Master",
        "「黑羽」怪兽接连特殊召唤，再同调召唤「强袭黑羽」怪兽和「黑羽-铠翼鸦」",
    ),
    "junk": (
        "Junk Synchron calls small monsters back, and with them becomes Junk Warrior or whatever is needed",
        "「废品同调士」让小型怪兽从墓地回来，再同调召唤「废品战士」等所需等级的怪兽",
    ),
    "scales": (
        "Igknights in the Pendulum Zones fetch one another, come at once, and make way for Igknight Champion",
        "灵摆区域的「点火骑士」怪兽互相检索，再一齐灵摆召唤，并破坏其中3张特殊召唤「点火骑士·毒刺」",
    ),
    "forge": (
        "Metalfoes are Pendulum Summoned, or destroyed to Set a Spell, and are fused into Metalfoes Orichalc",
        "灵摆召唤「炼装」怪兽，或者破坏它们盖放魔法·陷阱卡，再融合召唤「炼装勇士·山铜狂战士」",
    ),
}

# Decks with cards of later years, which are not legal in the format `408`.
LATER: Final = frozenset({"stars", "suns", "network", "burn", "wings", "junk", "scales", "forge"})


def list_packaged(lang: str = "en") -> list[str]:
    """Return a line for every packaged deck: its name, and how it wins.

    >>> list_packaged()[0]
    'dragons: for the first duels: strong Dragons without effects that attack'
    """
    chinese = lang == "zh"
    return [f"{name}{'：' if chinese else ': '}{wins[chinese]}" for name, wins in PACKAGED.items()]
