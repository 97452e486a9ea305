"""The decks that come with the package: what they are called, and how they win."""

from importlib.resources import files
from typing import Final, NamedTuple

from spellspeed.deck import Deck, Pair


class PackagedDeck(NamedTuple):
    """A deck of the package: its name, and how it wins in English and Chinese."""

    name: str
    wins: Pair

    def load(self) -> Deck:
        """Return the deck.

        >>> len(PACKAGED[0].load().main)
        40
        """
        text = files("spellspeed.data").joinpath(f"decks/{self.name}.ydk").read_bytes()
        return Deck.from_text(text, f"{self.name}.ydk")


PACKAGED: Final = (
    PackagedDeck(
        "dragons",
        (
            "for the first duels: strong Dragons without effects that attack",
            "适合第一次决斗：用没有效果的强力龙族怪兽进行攻击",
        ),
    ),
    PackagedDeck(
        "warriors",
        (
            "for the first duels: Warriors without effects, many of them small and quick to summon",
            "适合第一次决斗：没有效果的战士族怪兽，等级低、召唤快",
        ),
    ),
    PackagedDeck(
        "soldiers",
        (
            "Warriors that are fetched when they are needed clear the way, and every attack counts",
            "按需要检索战士族怪兽扫清障碍，靠每一次攻击取胜",
        ),
    ),
    PackagedDeck(
        "chaos",
        (
            "LIGHT and DARK monsters fill the Graveyard and are banished for Black Luster Soldier and Chaos Sorcerer",
            "让光属性和暗属性怪兽进入墓地，再把它们除外特殊召唤「混沌战士 -开辟的使者-」和「混沌巫师」",
        ),
    ),
    PackagedDeck(
        "exodia",
        (
            "nobody attacks while it draws card after card, until all five pieces of Exodia are in the hand",
            "让对方无法攻击，不断抽卡，直到五张「被封印者」在手卡集齐",
        ),
    ),
    PackagedDeck(
        "classic",
        (
            "Scapegoat and Metamorphosis bring Thousand-Eyes Restrict, and one-for-one trades win the long duel",
            "用「替罪羊」和「突然变异」特殊召唤「千眼纳祭神」，靠一换一赢得持久战",
        ),
    ),
)


def find_packaged(name: str) -> PackagedDeck | None:
    """Return the packaged deck of this name, None if there is none.

    >>> find_packaged("Exodia").name, find_packaged("decks/mine.ydk")
    ('exodia', None)
    """
    for deck in PACKAGED:
        if deck.name == name.casefold():
            return deck
    return None


def list_packaged(lang: str = "en") -> list[str]:
    """Return a line for every packaged deck: its name, and how it wins.

    >>> list_packaged()[0]
    'dragons: for the first duels: strong Dragons without effects that attack'
    """
    chinese = lang == "zh"
    return [f"{deck.name}{'：' if chinese else ': '}{deck.wins[chinese]}" for deck in PACKAGED]
