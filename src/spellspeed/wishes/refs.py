"""The cards that a wish names: by name, by zone, by being face-down, in English or Chinese."""

import re
from dataclasses import dataclass, field, replace
from typing import Final

from spellspeed.notation.phrases import Mention, flag_called, known_names, read_mentions
from spellspeed.pool import AmbiguousCard, CardPool, UnknownCard, folded
from spellspeed.rulebook.book import Pair
from spellspeed.rulebook.errors import AmbiguousAnswer, UnreadableAnswer

NAMELESS: Final = -1  # "the face-down card", "zone 3": no name is said
UNKNOWN_CARD: Final = -2
MOST_COPIES: Final = 60  # no deck holds more cards; a larger number is a slip

_COPY: Final = re.compile(r"(?:copy|第)\s*(\d+)\s*张?", re.IGNORECASE)
# Where a card is: whose side, which row of zones or which pile, and the number of a zone.
_SIDE: Final = (
    r"(?:(?P<mine>my|your|我方|自己(?:的)?|我的)|(?P<theirs>(?:(?:your|the|my)\s+)?(?:opponent|opp)(?:['’]s)?|their"
    r"|对方(?:场上)?(?:的)?|对手(?:的)?))"
)
PLACE: Final = re.compile(
    rf"(?:{_SIDE}\s*)?(?:(?:(?P<extra>extra(?:\s+monster)?\s+|额外)|(?P<row>monster\s+|spell\s+|怪兽|魔陷))?"
    r"(?:zone|区域)\s*(?P<zone>\d+)|(?P<pile>field\s+zone|hand|graveyard|gy|banished|deck|场地区|手卡|墓地|除外|卡组))",
    re.IGNORECASE,
)
_SIDE_ALONE: Final = re.compile(
    r"(?P<mine>my|mine|(?:我方|自己)(?:场上)?)|(?P<theirs>theirs?|opp(?:onent)?['’]s|(?:对方|对手)(?:场上)?)",
    re.IGNORECASE,
)
IN_ZONE: Final = re.compile(rf"(?:^|\s+)(?:in\s+)?(?:the\s+)?((?:{PLACE.pattern}))$", re.IGNORECASE)
_PLACE_BEFORE: Final = re.compile(
    r"((?:对方|对手|自己|我方)(?:场上)?(?:的?(?:墓地|手卡|除外|场地区))?|墓地|手卡|场地区)的\s*(.+)"
    r"|((?:opponent|opp)['’]s|their)\s+(.+)"
)
_ROWS: Final = {"怪兽": "monster", "魔陷": "spell", "field zone": "field", "场地区": "field", "gy": "graveyard"} | {
    "手卡": "hand",
    "墓地": "graveyard",
    "除外": "banished",
    "卡组": "deck",
}
FACE_DOWN: Final = re.compile(
    r"(?:the\s+)?(?:face-down|set)(?:\s+(?:monster|card))?|里侧(?:怪兽|的卡)?|盖放的(?:怪兽|卡)", re.IGNORECASE
)

_ZONE_ROWS: Final[dict[str, Pair]] = {"monster": ("monster ", "怪兽"), "spell": ("spell ", "魔陷")}
_PILES: Final[dict[str, Pair]] = {
    "field": ("Field Zone", "场地区"),
    "hand": ("hand", "手卡"),
    "graveyard": ("Graveyard", "墓地"),
    "banished": ("banished cards", "除外的卡"),
    "deck": ("Deck", "卡组"),
}


@dataclass(frozen=True)
class CardMeant:
    """A card that is meant: by name, by zone, by being face-down, or as the second of several copies."""

    card: int
    name: str
    face_down: bool = False
    zone: int = 0
    extra_zone: int = 0
    copy: int = 0
    side: str = ""  # "my" or "their", "" where nothing is said
    row: str = ""  # "monster", "spell" or "field" for a zone, or the pile: "hand", "graveyard" …
    unknown: UnknownCard | None = field(default=None, compare=False)  # why it is no card we know
    named: Pair = ("", "")  # what a known card is called in English and in Chinese

    @property
    def problem(self) -> Pair:
        """Why the name is no card's that we know, in English and in Chinese.

        >>> read_refs("Mystical Elff", CardPool.builtin())[0].problem[0]
        "no card is called 'Mystical Elff'; did you mean Mystical Elf?"
        """
        return ("", "") if self.unknown is None else (str(self.unknown), self.unknown.in_chinese())

    @property
    def chinese(self) -> str:
        """What the card is called in Chinese, or what was said where that is unknown.

        >>> read_refs("Mystical Elf, face-down (zone 3), zone 2", CardPool.builtin())[0].chinese
        '圣精灵'
        """
        if self.card != NAMELESS:
            return self.named[1] or self.name
        zone = self.place[1]
        return f"{zone}的{'里侧的' if self.face_down else ''}卡" if zone else "里侧的卡"

    @property
    def english(self) -> str:
        """What the card is called in English, or what was said where that is unknown.

        >>> [ref.english for ref in read_refs("三眼怪, zone 2", CardPool.builtin())]
        ['Sangan', 'card in zone 2']
        """
        if self.card != NAMELESS:
            return self.named[0] or self.name
        zone = self.place[0]
        kind = "face-down card" if self.face_down or not zone else "card"
        return f"{kind} in {zone}" if zone else kind

    @property
    def place(self) -> Pair:
        """Where the card is said to be, in English and in Chinese.

        >>> read_refs("face-down (their spell zone 2)", CardPool.builtin())[0].place
        ("the opponent's spell zone 2", '对方魔陷区域2')
        """
        number = self.extra_zone or self.zone
        if self.row in _PILES:
            english, chinese = _PILES[self.row]
        elif number:
            row = ("extra ", "额外") if self.extra_zone else _ZONE_ROWS.get(self.row, ("", ""))
            english, chinese = f"{row[0]}zone {number}", f"{row[1]}区域{number}"
        else:
            return ("", "")
        side = {"my": ("your ", "我方"), "their": ("the opponent's ", "对方")}.get(self.side, ("", ""))
        return (f"{side[0]}{english}", f"{side[1]}{chinese}")


def read_ref(mention: Mention, pool: CardPool) -> CardMeant:
    """Read one card that is meant.

    >>> read_ref(Mention("face-down", 1, ("zone 3",), 0), CardPool.builtin())
    CardMeant(card=-1, name='face-down', face_down=True, zone=3, extra_zone=0, copy=0, side='', row='', unknown=None, \
named=('', ''))
    """
    name, flags = mention.name, list(mention.flags)
    behind = IN_ZONE.search(name)
    if folded(name) not in known_names(pool):
        before = _PLACE_BEFORE.fullmatch(name)
        # "hand" may end a name of which a part is said; "in the hand" does not.
        if behind and (behind["pile"] is None or " in " in f" {behind[0].casefold()}" or behind[1][-1] > "z"):
            name = name[: behind.start()]
            flags.append(behind[1])
        elif before:
            name = before[2] or before[4]
            flags.append(before[1] or before[3])
    ref = CardMeant(NAMELESS, name or mention.name, face_down=FACE_DOWN.fullmatch(name) is not None)
    for words in flags:
        place, copy = PLACE.fullmatch(words) or _SIDE_ALONE.fullmatch(words), _COPY.fullmatch(words)
        if place:
            ref = placed(ref, place)
        elif copy:
            ref = replace(ref, copy=int(copy[1]))
        elif not flag_called(words):
            raise UnreadableAnswer(
                f"{words!r} behind {name!r} says nothing we know; a zone is written (zone 3)",
                f"不明白“{name}”后面的“{words}”；区域写作（区域3）",
            )
    if ref.face_down or not name:
        return ref
    try:
        card = pool.find(name)
        return replace(ref, card=card.index, named=(card.name_en, card.name_zh))
    except AmbiguousCard as several:
        names = "或".join([f"「{card.name_zh}」" for card in several.candidates])
        raise AmbiguousAnswer(str(several), f"“{name}”可能是{names}：请写全名或密码") from None
    except UnknownCard as unknown:
        return replace(ref, card=UNKNOWN_CARD, unknown=unknown)


def placed(ref: CardMeant, place: re.Match[str]) -> CardMeant:
    """Return the card that is meant with where it is.

    >>> placed(CardMeant(NAMELESS, ""), PLACE.fullmatch("their spell zone 2")).english
    "card in the opponent's spell zone 2"
    """
    said = place.groupdict()
    side = "my" if said["mine"] else "their" if said["theirs"] else ""
    row = " ".join((said.get("row") or said.get("pile") or "").casefold().split())
    number = int(said.get("zone") or 0)
    extra = said.get("extra") is not None
    return replace(
        ref,
        side=side or ref.side,
        row=_ROWS.get(row, row) or ref.row,
        zone=ref.zone if extra else number or ref.zone,
        extra_zone=number if extra else ref.extra_zone,
    )


def name_cards(text: str, pool: CardPool) -> list[Mention]:
    """Split a list of cards; "and" separates as a comma does, unless it belongs to a name.

    >>> [mention.name for mention in name_cards("Sangan and Attack and Receive", CardPool.builtin())]
    ['Sangan', 'Attack and Receive']
    """
    known = known_names(pool)
    found: list[Mention] = []
    for mention in read_mentions(text, pool):
        name = mention.name
        for link in re.finditer(r"\s+(?:and|和)\s+", name):
            if folded(name) not in known and folded(name[: link.start()]) in known:
                found.append(replace(mention, name=name[: link.start()], flags=()))
                found += [replace(rest, flags=mention.flags) for rest in name_cards(name[link.end() :], pool)]
                break
        else:
            found.append(mention)
    return found


def read_refs(text: str, pool: CardPool) -> tuple[CardMeant, ...]:
    """Read the cards of a list, each as often as it is meant.

    >>> [ref.name for ref in read_refs("2 Sangan and Kuriboh", CardPool.builtin())]
    ['Sangan', 'Sangan', 'Kuriboh']
    """
    refs: list[CardMeant] = []
    for mention in name_cards(text, pool):
        if mention.count > MOST_COPIES:
            raise UnreadableAnswer(f"nobody has {mention.count} cards {mention.name!r}", f"没有{mention.count}张卡")
        refs += [read_ref(mention, pool)] * max(1, mention.count)
    if not refs:
        raise UnreadableAnswer(f"no card is named in {text!r}", f"“{text}”没有提到卡名")
    return tuple(refs)
