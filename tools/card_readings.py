"""What a text says of a card, read by its words alone: numbers, names, zones, what one may do and what one must.

`read_facts` reads a printed text and our own text of a card alike, so that what both say can be compared. It knows
nothing of what a sentence means: only which words stand in it.
"""

import re
import unicodedata
from collections.abc import Callable
from typing import Final

NUMBERS, NAMES, ZONES, LIMITS, ATTRIBUTES, TYPES, KINDS = WHAT = (
    "numbers",
    "names",
    "zones",
    "limits",
    "attributes",
    "types",
    "kinds",
)
OPTIONAL, TARGET, WHEN = ONE_WAY = ("optional", "target", "when")  # what is asked of the definition, not compared alike
Found = dict[str, frozenset[str]]  # by what is read

QUOTED: Final = {"en": re.compile(r'["“]([^"”]+)["”]'), "zh": re.compile(r"[「『]([^」』]+)[」』]")}
# What is the same in either wording has one word.
ZONE_WORDS: Final = {
    "en": {
        "hand": r"\bhands?\b",
        "deck": r"(?<!extra )(?<!fusion )\bdecks?\b",
        "graveyard": r"\bgraveyards?\b|\bgys?\b",
        "banished": r"\bbanish|remov\w+ (?:\w+ ){0,9}?from play|removed from the duel|out of play",
        "extra deck": r"\b(?:extra|fusion) decks?\b",
    },
    "zh": {
        "hand": r"手卡|手牌",
        "deck": r"(?<!额外)(?<!融合)卡组",
        "graveyard": r"墓地",
        "banished": r"除外(?!的)|(?<=游戏中)除外|除外的卡",
        "extra deck": r"(?:额外|融合)卡组",
    },
}
LIMIT_WORDS: Final = {
    "en": {
        "a turn": (
            r"\b(?:once|twice|\w+ times) (?:per|a|each|every|during each) (?:\w+ )?turn|\bper turn"
            r"|during each (?:of \w+ )?turns?, (?:once|you can)|\bonly once during"
        ),
        "a duel": r"once per duel|per duel|during (?:this|the) duel",
        "a chain": r"once per chain|same chain|this chain",
    },
    "zh": {
        "a turn": r"回合[^。]{0,12}[1-9一]次|回合只能|每[^。]{0,4}回合|1次[^。]{0,3}回合",
        "a duel": r"决斗中[^。]{0,12}(?:1次|只能)",
        "a chain": r"1?(?:组)?连锁(?:中|上)?[^。]{0,12}1次|同一连锁",
    },
}
ATTRIBUTE_WORDS: Final = {
    "en": {each: rf"\b{each}\b" for each in ("LIGHT", "DARK", "EARTH", "WATER", "FIRE", "WIND", "DIVINE")},
    "zh": {
        name: rf"{sign}(?:[·、•/][暗光地水炎风神])*(?:属性|的怪兽)"
        for name, sign in zip(
            ("LIGHT", "DARK", "EARTH", "WATER", "FIRE", "WIND", "DIVINE"), "光暗地水炎风神", strict=True
        )
    },
}
TYPE_SIGNS: Final = {
    "Aqua": "水族",
    "Beast": "(?<!幻神)(?<!鸟)兽族",
    "Beast-Warrior": "兽战士族",
    "Dinosaur": "恐龙族",
    "Dragon": "(?<!幻)龙族",
    "Fairy": "天使族",
    "Fiend": "恶魔族",
    "Fish": "鱼族",
    "Insect": "昆虫族",
    "Machine": "机械族",
    "Plant": "植物族",
    "Pyro": "炎族",
    "Reptile": "爬虫类族",
    "Rock": "岩石族",
    "Sea Serpent": "海龙族",
    "Spellcaster": "魔法师族",
    "Thunder": "雷族",
    "Warrior": "(?<!兽)战士族",
    "Winged Beast": "鸟兽族",
    "Zombie": "不死族",
}
KIND_SIGNS: Final = {
    "Token": ("token", "衍生物"),
    "Equip": (r"equip(?:ped)? (?:spell|card)|\bequip", "装备"),
    "Field Spell": (r"field spell", "场地"),
    "Quick-Play": (r"quick-play", "速攻"),
    "Continuous": (r"continuous (?:spell|trap)", "永续"),
    "Counter": (r"counter traps?", "反击"),
    "Ritual": (r"\britual", "仪式"),
    "Fusion": (r"(?<!\w)fusion (?:monster|summon|material)", "融合"),
    "Normal Monster": (r"normal monster", "通常怪兽"),
    "Flip": (r"flip (?:effect )?monster|flip effect|\bflip:", "反转效果|反转怪兽|【?反转】?[：:】]"),
    "Union": (r"\bunion", "同盟"),
    "Spirit": (r"spirit monster", "灵魂"),
    "Toon": (r"toon monster|\btoon\b", "卡通"),
    "Tuner": (r"\btuner", "调整"),
    "Synchro": (r"synchro", "同调"),
    "Xyz": (r"\bxyz", "超量"),
    "Link": (r"\blink (?:monster|summon|material)", "连接怪兽|连接召唤|连接素材"),
    "Pendulum": (r"pendulum", "灵摆"),
    "up to": (
        r"\bup to (?:\d|two|three|four|five)|any number|\d+ or more (?:cards?|monsters?)\b",
        r"最多\d*(?:张|只|体)|任意|\d(?:张|只)以上|喜欢的数",
    ),
    "die": (r"\bdice\b|\bdie\b", "骰子"),
    "coin": (r"\bcoin", "硬币"),
    "counter on a card": (r"(?<!\w)counters?\b(?! trap)", "指示物"),
    "piercing": (
        r"piercing|attacks? (?:with )?[^.]*higher than the def|exceeds|is higher than the def",
        "守备力[^。]*战斗伤害|贯穿",
    ),
}
WORD_NUMBERS: Final = {
    "en": {"two": "2", "three": "3", "four": "4", "five": "5", "six": "6", "twice": "x2", "double": "x2"}
    | {"doubled": "x2", "half": "half", "halve": "half", "halved": "half"},
    "zh": {"一半": "half", "减半": "half", "2倍": "x2", "两": "2"},
}
LABEL: Final = re.compile(
    r"^(?:[①-⑨] ?|● )?[\[【](?!FLIP|反转)[^\]】]*[\]】]", re.MULTILINE
)  # what our texts call a line
STRONG_TARGET: Final = {
    "en": r"\btarget(?:ing)? (?:\d|up to|any|all|a |an |the |both|that |its|one |as many|another)|\bby targeting",
    "zh": r"为对象(?!的|了)",
}
WEAK_TARGET: Final = {"en": r"\btarget|\bselect|\bcho(?:ose|sen)|\bdesignate|\bpick", "zh": r"对象|选择|选|指定"}
MAY: Final = {
    "en": (
        r"(?<!neither player )(?<!that )\b(?:you|they|he/she|opponent|players?|owner|controller) can\b(?! only)"
        r"|\bmay\b"
    ),
    "zh": r"可以(?!放置)|(?<!不)能(?=把|从|发动|给|够)|才能(?!特殊召唤|召唤|装备|从手卡特殊召唤)",
}
AT_A_MOMENT: Final = {"en": r"\bwhen(?:ever)?\b", "zh": r"时(?!候|点|间)"}
IN_A_CASE: Final = {"en": r"\bif\b|\bwhenever\b|\beach time\b", "zh": r"场合|每次"}


def tidy(text: str) -> str:
    """Return a text with plain digits and signs, and without the numbers of its effects."""
    plain = unicodedata.normalize("NFKC", re.sub(r"[①-⑨]", " ", text)).replace("’", "'")
    return re.sub(r"(?<=\d),(?=\d{3})", "", plain)


def read_names(text: str, lang: str, known: Callable[[str], str]) -> frozenset[str]:
    """Return the cards and series that are named in quotation marks, by what is `known` of their names."""
    return frozenset([known(name.strip().rstrip(".,")) for name in QUOTED[lang].findall(text)])


def read_numbers(text: str, lang: str) -> frozenset[str]:
    """Return the numbers of a text but 0 and 1, which stand for "none" and "a" as well.

    >>> sorted(read_numbers("Pay half your LP; draw 2 cards, then gain 1000 LP.", "en"))
    ['1000', '2', 'half']
    """
    found = set(re.findall(r"\d+", text)) - {"0", "1"}
    words = WORD_NUMBERS[lang]
    said = re.findall(r"[a-z]+", text.lower()) if lang == "en" else [each for each in words if each in text]
    found |= {words[each] for each in said if each in words}
    if "x2" in found and lang == "zh" and "2" in found and not re.search(r"2(?!倍)", text):
        found.discard("2")
    return frozenset(found)


def read_words(text: str, words: dict[str, str], *, exactly: bool = False) -> frozenset[str]:
    """Return which of these words stand in a text."""
    return frozenset([name for name, sign in words.items() if re.search(sign, text, 0 if exactly else re.IGNORECASE)])


def read_facts(text: str, lang: str, known: Callable[[str], str]) -> Found:
    """Return all that is read of a text."""
    tidied = tidy(text)
    plain = QUOTED[lang].sub(" ", tidied)
    at = 0 if lang == "en" else 1
    types = {each: rf"\b{each}(?:-type)?\b" if lang == "en" else sign for each, sign in TYPE_SIGNS.items()}
    found = {
        NUMBERS: read_numbers(plain, lang),
        NAMES: read_names(tidied, lang, known),
        ZONES: read_words(plain, ZONE_WORDS[lang]),
        LIMITS: read_words(plain, LIMIT_WORDS[lang]),
        ATTRIBUTES: read_words(plain, ATTRIBUTE_WORDS[lang], exactly=True),
        TYPES: read_words(plain, types, exactly=True),
        KINDS: read_words(LABEL.sub("", plain), {name: signs[at] for name, signs in KIND_SIGNS.items()}),
    }
    if "Winged Beast" in found[TYPES] and lang == "en" and not re.search(r"(?<!Winged )Beast(?!-W)", plain):
        found[TYPES] -= {"Beast"}
    if "Beast-Warrior" in found[TYPES] and lang == "en":
        if not re.search(r"(?<!Winged )\bBeast\b(?!-Warrior)", plain):
            found[TYPES] -= {"Beast"}
        if not re.search(r"(?<!Beast-)\bWarrior", plain):
            found[TYPES] -= {"Warrior"}
    return found
