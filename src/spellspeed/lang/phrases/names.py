"""What is called by a name: cards that were spoken of, and series of cards."""

from typing import Final

from spellspeed.lang.spoken import A_MONSTER_THERE, SOME_CARD, THE_ATTACKER

# What "that card" is, by what the line answers.
THAT: Final = {
    "en": {SOME_CARD: "that card", A_MONSTER_THERE: "that monster", THE_ATTACKER: "that attacking monster"},
    "zh": {SOME_CARD: "那张卡", A_MONSTER_THERE: "那只怪兽", THE_ATTACKER: "那只攻击怪兽"},
}
# Where several of them are counted.
THOSE: Final = {"en": (("that ", "those "),), "zh": (("那只", "那些"), ("那张", "那些"))}
# What series of cards are called in Chinese; one that is called like a card takes the card's name.
SERIES: Final = {
    "Abyss-": "深渊",
    "Amazoness": "亚马逊",
    "Amorphage": "无形噬体",
    "Archfiend": "恶魔",
    "Atlantean": "海皇",
    "Blackwing": "黑羽",
    "Burning Abyss": "彼岸",
    "Constellar": "星圣",
    "Cyber Dragon": "电子龙",
    "Dark World": "暗黑界",
    "Knightmare": "幻崩",
    "Dinowrestler": "恐龙摔跤手",
    "Elemental HERO": "元素英雄",
    "Dracoverlord": "龙魔王",
    "Endymion": "恩底弥翁",
    "Forbidden One": "被封印",
    "Frog": "青蛙",
    "Fusion": "融合（フュージョン）",
    "Fusion Dragon": "融合龙",
    "Gem-": "宝石",
    "Gem-Knight": "宝石骑士",
    "Ghostrick": "鬼计",
    "Gladiator Beast": "剑斗兽",
    "Gogogo": "隆隆隆",
    "Gravekeeper's": "守墓",
    "Harpie": "鹰身",
    "Hieratic": "圣刻",
    "Igknight": "点火骑士",
    "Infernoid": "狱火机",
    "Junk": "废品",
    "Lightsworn": "光道",
    "Lunalight": "月光",
    "Machina": "机甲",
    "Mecha Phantom Beast": "幻兽机",
    "Metalfoes": "炼装",
    "Nekroz": "影灵衣",
    "Ninja": "忍者",
    "Noble Arms": "圣剑",
    "Noble Knight": "圣骑士",
    "Pendulum Dragon": "灵摆龙",
    "Polymerization": "融合",
    "Raidraptor": "急袭猛禽",
    "SPYRAL": "秘旋谍",
    "SPYRAL GEAR": "秘旋谍装备",
    "Scrap": "废铁",
    "Super Quant": "超量",
    "Superheavy Samurai": "超重武者",
    "Synchro Dragon": "同调龙",
    "Synchron": "同调士",
    "Toon": "卡通",
    "Trickstar": "淘气仙星",
    "Vampire": "吸血鬼",
    "Void": "炼狱",
    "Warrior": "战士",
    "World Chalice": "星杯",
    "Xyz Dragon": "XYZ龙",
    "tellarknight": "因士",
}
