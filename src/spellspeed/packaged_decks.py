"""The decks that come with the package: what they are called, how they win, and where they are legal."""

from typing import Final, NamedTuple

from spellspeed.formats.lflist import own_list

Pair = tuple[str, str]  # the same words in English and in Chinese

FORMATS: Final = ("master2020", "408")  # the latest first


class PackagedDeck(NamedTuple):
    """What is told of a deck: how it wins, the formats in which it is legal, and whether it keeps to their lists.

    >>> PACKAGED["soldiers"].formats
    ('408',)
    """

    wins_en: str
    wins_zh: str
    formats: tuple[str, ...] = ("master2020",)
    listed: bool = True  # False: it is played without a Forbidden & Limited list
    sold: bool = False  # True: a Structure Deck card by card as it was sold, so without a Side Deck

    @property
    def wins(self) -> Pair:
        """How it wins, in English and Chinese.

        >>> PACKAGED["dragons"].wins[0]
        'for the first duels: strong Dragons without effects that attack'
        """
        return self.wins_en, self.wins_zh


EVERYWHERE: Final = FORMATS
ONLY_408: Final = ("408",)

# By name, the simplest first.
PACKAGED: Final[dict[str, PackagedDeck]] = {
    "dragons": PackagedDeck(
        "for the first duels: strong Dragons without effects that attack",
        "适合第一次决斗：用没有效果的强力龙族怪兽进行攻击",
        EVERYWHERE,
    ),
    "warriors": PackagedDeck(
        "for the first duels: Warriors without effects, many of them small and quick to summon",
        "适合第一次决斗：没有效果的战士族怪兽，等级低、召唤快",
        EVERYWHERE,
    ),
    "soldiers": PackagedDeck(
        "Warriors that are fetched when they are needed clear the way, and every attack counts",
        "按需要检索战士族怪兽扫清障碍，靠每一次攻击取胜",
        ONLY_408,
    ),
    "chaos": PackagedDeck(
        "LIGHT and DARK monsters fill the Graveyard and are banished for Chaos Sorcerer, which banishes or attacks",
        "让光属性和暗属性怪兽进入墓地，再把它们除外特殊召唤「混沌巫师」，用它除外怪兽或者攻击",
        ONLY_408,
    ),
    "exodia": PackagedDeck(
        "nobody attacks while it draws card after card, until all five pieces of Exodia are in the hand",
        "让对方无法攻击，不断抽卡，直到五张「被封印者」在手卡集齐",
        ONLY_408,
    ),
    "classic": PackagedDeck(
        "Scapegoat and Metamorphosis bring Thousand-Eyes Restrict, and one-for-one trades win the long duel",
        "用「替罪羊」和「突然变异」特殊召唤「千眼纳祭神」，靠一换一赢得持久战",
        ONLY_408,
        listed=False,
    ),
    "gadgets": PackagedDeck(
        "Gadgets fetch one another turn after turn, and a Spell or Trap removes one monster for each",
        "「零件」怪兽每回合检索下一只，再用魔法·陷阱卡把对方怪兽一只只除去",
        ONLY_408,
    ),
    "monarchs": PackagedDeck(
        "small monsters that are soon replaced are Tributed for Monarchs, each of which takes a card away as it comes",
        "用容易补充的小型怪兽作解放，上级召唤「帝」，每只登场时都会除去对方的1张卡",
        ONLY_408,
    ),
    "zombies": PackagedDeck(
        "Pyramid Turtle and Book of Life bring Ryu Kokki and Vampire Lord, and bring them again",
        "用「金字塔龟」和「生者之书-禁断的咒术-」特殊召唤「龙骨鬼」和「吸血鬼领主」，倒下了再叫回来",
        ONLY_408,
    ),
    "dark-world": PackagedDeck(
        "what an effect discards comes to the field or draws: Dark World monsters, and every way to discard them",
        "「暗黑界」怪兽被效果从手卡丢弃就会登场或抽卡，所有卡都为丢弃它们服务",
        ONLY_408,
    ),
    "heroes": PackagedDeck(
        "Elemental HEROes call one another and are fused, again from the Graveyard, into the HERO that is needed",
        "「元素英雄」怪兽互相呼应，从手卡、场上甚至墓地融合成需要的英雄",
        ONLY_408,
    ),
    "siege": PackagedDeck(
        "nobody gets to attack while Stealth Bird, Lava Golem and Wave-Motion Cannon burn the opponent down",
        "让对方难以攻击，再用「隐形鸟」「熔岩魔神」「波动加农炮」把基本分一点点烧光",
        ONLY_408,
    ),
    "dragons-roar": PackagedDeck(
        "Structure Deck 1 as sold: Red-Eyes Darkness Dragon grows with the Dragons that have fallen",
        "结构卡组1「龙之力」的原样：「真红眼暗龙」随着倒下的龙族变强",
        ONLY_408,
        listed=False,
        sold=True,
    ),
    "zombie-madness": PackagedDeck(
        "Structure Deck 2 as sold: Vampire Genesis, and Zombies that do not stay in the Graveyard",
        "结构卡组2「不死的威胁」的原样：「吸血鬼创世主」和不甘心待在墓地的不死族",
        ONLY_408,
        listed=False,
        sold=True,
    ),
    "blaze-of-destruction": PackagedDeck(
        "Structure Deck 3 as sold: Infernal Flame Emperor clears the back row, and small flames burn the player",
        "结构卡组3「灼热的大地」的原样：「狱火帝皇」清除魔法·陷阱，小小火焰烧向玩家",
        ONLY_408,
        listed=False,
        sold=True,
    ),
    "fury-from-the-deep": PackagedDeck(
        "Structure Deck 4 as sold: in A Legendary Ocean, Neo-Daedalus comes and sends everything away",
        "结构卡组4「海龙神之怒」的原样：「传说之都 亚特兰蒂斯」引来「海龙神-尼奥泰达路斯」，把一切送去墓地",
        ONLY_408,
        listed=False,
        sold=True,
    ),
    "warriors-triumph": PackagedDeck(
        "Structure Deck 5 as sold: Warriors carry Equip Spells, and Gilford the Legend gathers them all",
        "结构卡组5「战士的传说」的原样：战士族手持装备魔法，「传说的战士 吉尔福德」把它们全部收集起来",
        ONLY_408,
        sold=True,
    ),
    "spellcasters-judgment": PackagedDeck(
        "Structure Deck 6 as sold: Spell Counters are gathered, and Dark Magician becomes Dark Eradicator Warlock",
        "结构卡组6「魔法师的裁判」的原样：积累并使用魔力指示物，「黑魔术师」升格为「黑魔导执行官」",
        ONLY_408,
        sold=True,
    ),
    "invincible-fortress": PackagedDeck(
        "Structure Deck 7 as sold: Rocks act when they are flipped, and make way for Exxod, Master of The Guard",
        "结构卡组7「守护神的堡垒」的原样：岩石族里侧守备等待翻开，再为「守护神 艾克佐德」让路",
        ONLY_408,
        sold=True,
    ),
    "lord-of-the-storm": PackagedDeck(
        "Structure Deck 8 as sold: Harpies and Simorgh, Bird of Divinity, which burns whoever hides no cards",
        "结构卡组8「烈风的霸者」的原样：「鹰身女郎」互相呼应，「神鸟 斯摩夫」灼烧不盖牌的玩家",
        EVERYWHERE,
        sold=True,
    ),
    "stars": PackagedDeck(
        "Satellarknights bring each other for Dark Rebellion Xyz Dragon, or three of them for Stellarknight Delteros",
        "「星因士」怪兽互相特殊召唤，2只XYZ召唤「暗叛逆XYZ龙」，3只则XYZ召唤「星辉士 夏三角」",
    ),
    "suns": PackagedDeck(
        "Hieratic Dragons are Tributed for one another, and what they bring becomes Hieratic Dragon King of Atum",
        "互相解放「圣刻」龙，再用由此特殊召唤的龙XYZ召唤「圣刻龙王-阿图姆龙王」",
    ),
    "network": PackagedDeck(
        "small Cyberse monsters and their Tokens are linked into Flame Administrator and Code Talkers",
        "用小型电子界族怪兽和衍生物铺满场上，连接召唤「炎上框架管理员」和「码语者」怪兽",
    ),
    "burn": PackagedDeck(
        "Trickstars burn the opponent at every step, and two of them become Trickstar Holly Angel",
        "「淘气仙星」怪兽的一举一动都给与对方伤害，再用其中2只连接召唤「淘气仙星·霍莉安琪儿」",
    ),
    "wings": PackagedDeck(
        "Blackwings follow one another to the field, and the flock becomes Chidori or Blackwing Armor Master",
        "「黑羽」怪兽接连特殊召唤，再同调召唤「强袭黑羽」怪兽和「黑羽-铠翼鸦」",
    ),
    "junk": PackagedDeck(
        "Junk Synchron calls small monsters back, and with them becomes Junk Warrior or whatever is needed",
        "「废品同调士」让小型怪兽从墓地回来，再同调召唤「废品战士」等所需等级的怪兽",
    ),
    "scales": PackagedDeck(
        "Igknights in the Pendulum Zones fetch one another, come at once, and make way for Igknight Champion",
        "灵摆区域的「点火骑士」怪兽互相检索，再一齐灵摆召唤，并破坏其中3张特殊召唤「点火骑士·毒刺」",
    ),
    "forge": PackagedDeck(
        "Metalfoes are Pendulum Summoned, or destroyed to Set a Spell, and are fused into Metalfoes Orichalc",
        "灵摆召唤「炼装」怪兽，或者破坏它们盖放魔法·陷阱卡，再融合召唤「炼装勇士·山铜狂战士」",
    ),
}


def list_packaged(lang: str = "en") -> list[str]:
    """Return a line for every packaged deck: its name, how it wins, and its formats with their lists.

    >>> list_packaged()[2][-46:]
    'every attack counts [408, list 2006.03.01 408]'
    """
    chinese = lang == "zh"
    return [
        f"{name}{'：' if chinese else ': '}{deck.wins[chinese]} [{tell_formats(deck)[chinese]}]"
        for name, deck in PACKAGED.items()
    ]


def tell_formats(deck: PackagedDeck) -> Pair:
    """Return in which formats a deck is played, and under which lists.

    >>> tell_formats(PACKAGED["classic"])
    ('408, no list', '408，不使用禁限卡表')
    """
    english: list[str] = []
    chinese: list[str] = []
    for format in deck.formats:
        name = own_list(format).name
        english.append(f"{format}, list {name}" if deck.listed else f"{format}, no list")
        chinese.append(f"{format}，禁限卡表{name}" if deck.listed else f"{format}，不使用禁限卡表")
    return "; ".join(english), "；".join(chinese)


def choose_format(names: tuple[str, ...]) -> tuple[str, bool]:
    """Return the format for a duel of these decks, and whether one of them is not meant for it.

    It is the latest one in which all packaged decks among them are legal; if there is none, the latest that one of them
    has. A file names no format: by itself it is played in the latest.

    >>> choose_format(("dragons", "warriors")), choose_format(("mine.ydk", "chaos")), choose_format(("chaos", "stars"))
    (('master2020', False), ('408', False), ('master2020', True))
    """
    packaged = [PACKAGED[name.casefold()].formats for name in names if name.casefold() in PACKAGED]
    for format in FORMATS:
        if all(format in formats for formats in packaged):
            return format, False
    return next(format for format in FORMATS if any(format in formats for formats in packaged)), True
