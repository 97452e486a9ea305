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
