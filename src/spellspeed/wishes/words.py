"""Reading a wish: the verb and the cards it names, in English or Chinese."""

import re
from dataclasses import dataclass, replace
from typing import Final

from spellspeed.notation.phrases import EXTRA_ZONE, ZONE, Mention, flag_called, known_names, read_mentions
from spellspeed.pool import AmbiguousCard, CardPool, UnknownCard, folded
from spellspeed.rulebook.book import Pair
from spellspeed.rulebook.errors import AmbiguousAnswer, UnreadableAnswer

NAMELESS: Final = -1  # "the face-down card", "zone 3": no name is said
UNKNOWN_CARD: Final = -2
MOST_COPIES: Final = 60  # no deck holds more cards; a larger number is a slip
MOST_DIGITS: Final = 9  # a password has eight; Python refuses to read numbers of some thousand digits
MOST_LETTERS: Final = 500

_COPY: Final = re.compile(r"(?:copy|第)\s*(\d+)\s*张?", re.IGNORECASE)
_IN_ZONE: Final = re.compile(
    r"(?:^|\s+)(?:in\s+)?(?:the\s+)?((?:extra\s+)?zone\s+\d+|(?:额外)?区域\s*\d+)$", re.IGNORECASE
)
_FACE_DOWN: Final = re.compile(
    r"(?:the\s+)?(?:face-down|set)(?:\s+(?:monster|card))?|里侧(?:怪兽)?|盖放的怪兽", re.IGNORECASE
)

# What the screen says around a card: the number of the option, what is printed on the card, where it lies.
_OPTION_NUMBER: Final = re.compile(r"^\d+[.)、．）]\s*(?=[^\d\s])")
_BRACKETS: Final = re.compile(r"\s*[(（]([^()（）]*)[)）]")
_REMARK: Final = re.compile(
    r"(?:level|rank|atk|def|等级|阶级|攻击力|守备力)\s*(?:\d+|\?)|(?:face-(?:up|down) )?(?:attack|defen[sc]e) position"
    r"|(?:表侧|里侧)?(?:攻击|守备)表示|\d+ copies|\d+张",
    re.IGNORECASE,
)
_TRIBUTES: Final = re.compile(r"\s*(?:, Tributes: \d+|，解放\d+只)$", re.IGNORECASE)
_THEIR_ZONE: Final = re.compile(
    r"(?:(?:your |the |my )?opponent(?:'s|’s)?|opp(?:'s)?|their)\s+(?:monster )?zone (\d+)(?: of 5)?"
    r"|(?:对方|对手)(?:场上)?(?:的)?(?:(?:主要)?怪兽区(?:域)?)?(?:第|区域)\s*(\d+)(?:格|区)?",
    re.IGNORECASE,
)
_SCREEN_ZONE: Final = re.compile(
    r"(?:(?:my|your|(?:your |the |my )?opponent(?:'s|’s)?|opp(?:'s)?|their)\s+)?"
    r"(?:(?:(?:main )?monster|spell ?(?:&|and) ?trap)\s+)?(?:(extra)(?: monster)? )?zone (\d+)(?: of \d)?\b",
    re.IGNORECASE,
)
_SCREEN_ZONE_CHINESE: Final = re.compile(
    r"(?:(?:你|我|自己|对方|对手)的?)?(额外)?(?:主要)?(?:怪兽区域?|魔法与陷阱区域?|魔陷区)?第\s*(\d+)\s*格(?:的(「[^」]+」|里侧怪兽|里侧的卡))?"
)

# A wish without a card: what we call it, and how it is said.
_FIXED: Final = (
    ("surrender", r"(?:i )?(?:surrender|give up)|投降|认输"),
    ("pass", r"pass(?:es)?|no response|不响应|不发动|跳过"),
    ("go first", r"(?:go|goes) first|先攻"),
    ("go second", r"(?:go|goes) second|后攻"),
    ("shuffle", r"(?:re)?shuffle(?:\s.*)?|洗牌|洗切.*"),
    ("battle phase", r"(?:(?:go )?to )?(?:the )?battle(?: phase)?|bp|(?:进入)?战斗阶段"),
    (
        "end battle phase",
        r"(?:(?:go )?to )?(?:the )?main phase 2|mp ?2|m2|end (?:the )?battle(?: phase)?"
        r"|(?:进入)?主要阶段2|结束战斗阶段",
    ),
    ("end phase", r"(?:(?:go )?to )?(?:the )?end phase|ep|end (?:the |my )?turn|(?:进入)?结束阶段|结束回合|回合结束"),
    ("stop", r"stop(?: (?:the )?attack)?|停止攻击|中止攻击"),
    ("attack directly", r"attack directly|direct attack|直接攻击"),
)
# A wish about cards: what we call it, and how it begins.
_WITH_CARDS: Final = (
    ("flip summon", r"flip[- ]?summon\s+(.+)|反转召唤\s*(.+)"),
    ("summon", r"(?:normal |tribute )?summon\s+(.+)|(?:通常|上级)?召唤\s*(.+)"),
    ("set", r"set\s+(.+)|盖放\s*(.+)"),
    ("activate", r"(?:activate|use)\s+(.+)|发动\s*(.+)"),
    (
        "change position",
        r"change (?:the )?(?:battle )?position of\s+(.+)|改变表示形式\s*(.+)|改变\s*(.+?)\s*的表示形式",
    ),
    (
        "turn to attack",
        r"(?:turn|switch|change)\s+(.+)\s+to attack(?: position)?|(?:把|将)?\s*(.+?)\s*(?:变|改)(?:成|为)攻击表示",
    ),
    (
        "turn to defense",
        r"(?:turn|switch|change)\s+(.+)\s+to defen[sc]e(?: position)?|(?:把|将)?\s*(.+?)\s*(?:变|改)(?:成|为)守备表示",
    ),
    ("tribute", r"tribute\s+(.+)|解放\s*(.+)"),
    ("discard", r"discard\s+(.+)|(?:丢弃|舍弃)\s*(.+)"),
    ("choose", r"(?:choose|pick)\s+(.+)|选择\s*(.+)"),
)
_ATTACKER_DIRECT: Final = re.compile(
    r"attack directly with\s+(.+)|(.+?)\s+attacks? directly|用?\s*(.+?)\s*直接攻击", re.IGNORECASE
)


@dataclass(frozen=True)
class Ref:
    """A card that is meant: by name, by zone, by being face-down, or as the second of several copies."""

    card: int
    name: str
    face_down: bool = False
    zone: int = 0
    extra_zone: int = 0
    copy: int = 0
    problem: Pair = ("", "")  # why the name is unknown
    named: Pair = ("", "")  # what a known card is called in English and in Chinese

    @property
    def chinese(self) -> str:
        """What the card is called in Chinese, or what was said where that is unknown.

        >>> read_refs("Mystical Elf, face-down (zone 3), zone 2", CardPool.builtin())[0].chinese
        '圣精灵'
        """
        if self.card != NAMELESS:
            return self.named[1] or self.name
        zone = f"额外区域{self.extra_zone}" if self.extra_zone else f"区域{self.zone}" if self.zone else ""
        return f"{zone}的{'里侧的' if self.face_down else ''}卡" if zone else "里侧的卡"

    @property
    def english(self) -> str:
        """What the card is called in English, or what was said where that is unknown.

        >>> [ref.english for ref in read_refs("三眼怪, zone 2", CardPool.builtin())]
        ['Sangan', 'card in zone 2']
        """
        if self.card != NAMELESS:
            return self.named[0] or self.name
        zone = f"extra zone {self.extra_zone}" if self.extra_zone else f"zone {self.zone}" if self.zone else ""
        kind = "face-down card" if self.face_down or not zone else "card"
        return f"{kind} in {zone}" if zone else kind


@dataclass(frozen=True)
class Wish:
    """What somebody wants to do."""

    verb: str
    cards: tuple[Ref, ...] = ()
    target: Ref | None = None
    direct: bool = False
    position: str = ""  # the position a monster shall be turned to, "" for its other one
    zone: int = 0
    extra_zone: int = 0
    loose: bool = False  # "end" alone: whichever of turn and Battle Phase can be ended

    def names_unknown(self) -> Ref | None:
        """Return the first card that nobody knows.

        >>> read_wish("summon Nobody", CardPool.builtin()).names_unknown().name
        'Nobody'
        """
        refs = self.cards if self.target is None else (*self.cards, self.target)
        return next((ref for ref in refs if ref.card == UNKNOWN_CARD), None)


def read_ref(mention: Mention, pool: CardPool) -> Ref:
    """Read one card that is meant.

    >>> read_ref(Mention("face-down", 1, ("zone 3",), 0), CardPool.builtin())
    Ref(card=-1, name='face-down', face_down=True, zone=3, extra_zone=0, copy=0, problem=('', ''), named=('', ''))
    """
    name, flags = mention.name, list(mention.flags)
    behind = _IN_ZONE.search(name)
    if behind and folded(name) not in known_names(pool):
        name = name[: behind.start()]
        flags.append(behind[1])
    ref = Ref(NAMELESS, name or mention.name, face_down=_FACE_DOWN.fullmatch(name) is not None)
    for words in flags:
        zone, extra, copy = ZONE.fullmatch(words), EXTRA_ZONE.fullmatch(words), _COPY.fullmatch(words)
        if extra:
            ref = replace(ref, extra_zone=int(extra[1]))
        elif zone:
            ref = replace(ref, zone=int(zone[1]))
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
        return replace(ref, card=UNKNOWN_CARD, problem=(str(unknown), no_such_card(unknown)))


def no_such_card(unknown: UnknownCard) -> str:
    """Say in Chinese that no card has this name.

    >>> no_such_card(UnknownCard("圣精录", [CardPool.builtin().find("圣精灵")]))
    '没有叫“圣精录”的卡，是不是「圣精灵」？'
    """
    near = "或".join([f"「{card.name_zh}」" for card in unknown.suggestions])
    return f"没有叫“{unknown.name}”的卡" + (f"，是不是{near}？" if near else "")


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


def read_refs(text: str, pool: CardPool) -> tuple[Ref, ...]:
    """Read the cards of a list, each as often as it is meant.

    >>> [ref.name for ref in read_refs("2 Sangan and Kuriboh", CardPool.builtin())]
    ['Sangan', 'Sangan', 'Kuriboh']
    """
    refs: list[Ref] = []
    for mention in name_cards(text, pool):
        if mention.count > MOST_COPIES:
            raise UnreadableAnswer(f"nobody has {mention.count} cards {mention.name!r}", f"没有{mention.count}张卡")
        refs += [read_ref(mention, pool)] * max(1, mention.count)
    if not refs:
        raise UnreadableAnswer(f"no card is named in {text!r}", f"“{text}”没有提到卡名")
    return tuple(refs)


def plain_words(text: str) -> str:
    """Return a wish without what the screen shows around it, so that a line of the screen is read as well.

    >>> plain_words("2. Attack with Sangan (Attack Position, ATK 1000, DEF 600) in your monster zone 3 of 5")
    'Attack with Sangan in zone 3'
    """
    if len(text) > MOST_LETTERS or re.search(rf"\d{{{MOST_DIGITS + 1}}}", text):
        raise UnreadableAnswer("that is too long", "太长了")
    words = _OPTION_NUMBER.sub("", " ".join(text.split()))
    theirs = _THEIR_ZONE.fullmatch(words.rstrip(".。!！"))
    if theirs:
        return f"opp zone {theirs[1] or theirs[2]}"
    words = _TRIBUTES.sub("", _BRACKETS.sub(without_remarks, words))
    words = _SCREEN_ZONE.sub(lambda found: f"{'extra ' if found[1] else ''}zone {found[2]}", words)
    return _SCREEN_ZONE_CHINESE.sub(zone_behind, words).rstrip(".。!！")


def without_remarks(brackets: re.Match[str]) -> str:
    """Return brackets without the points and positions which the screen shows."""
    parts = [part.strip() for part in re.split("[,，、;；]", brackets[1])]
    kept = [part for part in parts if not _REMARK.fullmatch(part)]
    return brackets[0] if len(kept) == len(parts) else f" ({', '.join(kept)})" if kept else ""


def zone_behind(place: re.Match[str]) -> str:
    """Return a place and the card in it as we write them: the zone behind the card."""
    zone = f"{'额外' if place[1] else ''}区域{place[2]}"
    return f"{place[3]}（{zone}）" if place[3] else zone


def read_wish(text: str, pool: CardPool) -> Wish:
    """Read a wish.

    >>> wish = read_wish("attack Giant Rat with Sangan", CardPool.builtin())
    >>> wish.verb, wish.cards[0].name, wish.target.name
    ('attack', 'Sangan', 'Giant Rat')
    """
    words = plain_words(text)
    if re.fullmatch("end|结束", words, re.IGNORECASE):
        return Wish("end phase", loose=True)
    theirs = _THEIR_ZONE.fullmatch(words)
    if theirs:
        return Wish("attack target", (), Ref(NAMELESS, words, zone=int(theirs[1])))
    for verb, pattern in _FIXED:
        if re.fullmatch(pattern, words, re.IGNORECASE):
            return Wish(verb)
    extra, zone = EXTRA_ZONE.fullmatch(words), ZONE.fullmatch(words)
    if extra or zone:
        return Wish("zone", zone=int(zone[1]) if zone else 0, extra_zone=int(extra[1]) if extra else 0)
    bare = read_bare(words, pool)
    if bare is not None:
        return bare
    attack = read_attack(words, pool)
    if attack is not None:
        return attack
    for verb, pattern in _WITH_CARDS:
        found = re.fullmatch(pattern, words, re.IGNORECASE)
        if found:
            refs = read_refs(next(group for group in found.groups() if group), pool)
            if verb in ("tribute", "discard", "choose"):
                return Wish(verb, refs)
            if len(refs) > 1:
                raise UnreadableAnswer(
                    f"{text!r} names {len(refs)} cards where one belongs", f"“{text}”提到了{len(refs)}张卡，只能有1张"
                )
            if verb.startswith("turn to "):
                return Wish("change position", refs, position=verb.removeprefix("turn to "))
            return Wish(verb, refs)
    raise UnreadableAnswer(
        f'{text!r} is no wish we can read; write, for example, "summon Mystical Elf" or "end turn"',
        f"看不懂“{text}”；可以这样说：召唤 圣精灵，或者：结束回合",
    )


def read_bare(words: str, pool: CardPool) -> Wish | None:
    """Read card names without a verb, if there is nothing else in the text.

    >>> read_bare("Sangan, Kuriboh", CardPool.builtin()).verb
    'choose'
    """
    known = known_names(pool)
    if any(
        folded(mention.name) not in known
        and not mention.name.isdigit()
        and not _IN_ZONE.search(mention.name)
        and not (mention.flags and _FACE_DOWN.fullmatch(mention.name))
        for mention in name_cards(words, pool)
    ):
        return None
    refs = read_refs(words, pool)
    return None if any(ref.card == UNKNOWN_CARD for ref in refs) else Wish("choose", refs)


def read_attack(words: str, pool: CardPool) -> Wish | None:
    """Read an attack: who attacks, and whom if it is said.

    >>> read_attack("Sangan attacks directly", CardPool.builtin()).direct
    True
    """
    direct = _ATTACKER_DIRECT.fullmatch(words)
    if direct:
        refs = read_refs(next(group for group in direct.groups() if group), pool)
        return Wish("attack", refs[:1], direct=True)
    alone = re.fullmatch(r"attack with\s+(.+)|(.+)\s+attacks|用\s*(.+?)\s*攻击", words, re.IGNORECASE)
    if alone:
        return Wish("attack", read_refs(next(group for group in alone.groups() if group), pool)[:1])
    pairs: list[tuple[str, str]] = []
    if words[:7].casefold() == "attack ":
        rest = words[7:]
        pairs = [(rest[at.end() :], rest[: at.start()]) for at in re.finditer(r"\s+with\s+", rest, re.IGNORECASE)]
    pairs += [(words[: at.start()], words[at.end() :]) for at in re.finditer(r"\s+attacks\s+", words, re.IGNORECASE)]
    if not pairs:
        pairs = [
            (words[: at.start()].removeprefix("用").strip(), words[at.end() :].strip())
            for at in re.finditer("攻击(?!表示)", words)
            if 0 < at.start() and at.end() < len(words)
        ]
    read = [(read_refs(attacker, pool), read_refs(target, pool)) for attacker, target in pairs]
    # A name may hold "with" or 攻击 itself: the split that leaves two known cards is the right one.
    read.sort(key=lambda pair: sum(ref.card == UNKNOWN_CARD for refs in pair for ref in refs))
    if read:
        return Wish("attack", read[0][0][:1], read[0][1][0])
    only_target = re.fullmatch(r"attack\s+(.+)|攻击\s*(.+)", words, re.IGNORECASE)
    if only_target:
        return Wish("attack target", (), read_refs(only_target[1] or only_target[2], pool)[0])
    return None
