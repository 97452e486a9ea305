"""Reading a wish: the verb and the cards it names, in English or Chinese."""

import re
from dataclasses import dataclass, replace
from typing import Final

from spellspeed.notation.phrases import EXTRA_ZONE, ZONE, Mention, flag_called, known_names, read_mentions
from spellspeed.pool import AmbiguousCard, CardPool, UnknownCard, folded
from spellspeed.rulebook.errors import AmbiguousAnswer, UnreadableAnswer

NAMELESS: Final = -1  # "the face-down card", "zone 3": no name is said
UNKNOWN_CARD: Final = -2

_COPY: Final = re.compile(r"(?:copy|第)\s*(\d+)\s*张?", re.IGNORECASE)
_IN_ZONE: Final = re.compile(
    r"(?:^|\s+)(?:in\s+)?(?:the\s+)?((?:extra\s+)?zone\s+\d+|(?:额外)?区域\s*\d+)$", re.IGNORECASE
)
_FACE_DOWN: Final = re.compile(
    r"(?:the\s+)?(?:face-down|set)(?:\s+(?:monster|card))?|里侧(?:怪兽)?|盖放的怪兽", re.IGNORECASE
)

# A wish without a card: what we call it, and how it is said.
_FIXED: Final = (
    ("surrender", r"(?:i )?(?:surrender|give up)|投降|认输"),
    ("pass", r"pass(?:es)?|no response|不响应|不发动|跳过"),
    ("go first", r"(?:go|goes) first|先攻"),
    ("go second", r"(?:go|goes) second|后攻"),
    ("shuffle", r"(?:re)?shuffle(?:\s.*)?|洗牌|洗切.*"),
    ("battle phase", r"(?:(?:go )?to )?(?:the )?battle phase|(?:进入)?战斗阶段"),
    (
        "end battle phase",
        r"(?:(?:go )?to )?(?:the )?main phase 2|end (?:the )?battle phase|(?:进入)?主要阶段2|结束战斗阶段",
    ),
    ("end phase", r"(?:(?:go )?to )?(?:the )?end phase|end (?:the |my )?turn|(?:进入)?结束阶段|结束回合|回合结束"),
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
    ("turn to attack", r"(?:turn|switch|change)\s+(.+)\s+to attack(?: position)?|(.+?)\s*变(?:成|为)攻击表示"),
    ("turn to defense", r"(?:turn|switch|change)\s+(.+)\s+to defen[sc]e(?: position)?|(.+?)\s*变(?:成|为)守备表示"),
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
    problem: str = ""  # why the name is unknown


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
    Ref(card=-1, name='face-down', face_down=True, zone=3, extra_zone=0, copy=0, problem='')
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
            raise UnreadableAnswer(f"{words!r} behind {name!r} says nothing we know; a zone is written (zone 3)")
    if ref.face_down or not name:
        return ref
    try:
        return replace(ref, card=pool.find(name).index)
    except AmbiguousCard as several:
        raise AmbiguousAnswer(str(several)) from None
    except UnknownCard as unknown:
        return replace(ref, card=UNKNOWN_CARD, problem=str(unknown))


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
        refs += [read_ref(mention, pool)] * max(1, mention.count)
    if not refs:
        raise UnreadableAnswer(f"no card is named in {text!r}")
    return tuple(refs)


def read_wish(text: str, pool: CardPool) -> Wish:
    """Read a wish.

    >>> wish = read_wish("attack Giant Rat with Sangan", CardPool.builtin())
    >>> wish.verb, wish.cards[0].name, wish.target.name
    ('attack', 'Sangan', 'Giant Rat')
    """
    words = " ".join(text.split()).rstrip(".。!！")
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
                raise UnreadableAnswer(f"{text!r} names {len(refs)} cards where one belongs")
            if verb.startswith("turn to "):
                return Wish("change position", refs, position=verb.removeprefix("turn to "))
            return Wish(verb, refs)
    raise UnreadableAnswer(f'{text!r} is no wish we can read; write, for example, "summon Mystical Elf" or "end turn"')


def read_bare(words: str, pool: CardPool) -> Wish | None:
    """Read card names without a verb, if there is nothing else in the text.

    >>> read_bare("Sangan, Kuriboh", CardPool.builtin()).verb
    'choose'
    """
    known = known_names(pool)
    if any(
        folded(mention.name) not in known and not mention.name.isdigit() and not _IN_ZONE.search(mention.name)
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
    alone = re.fullmatch(r"attack with\s+(.+)|(.+)\s+attacks", words, re.IGNORECASE)
    if alone:
        return Wish("attack", read_refs(alone[1] or alone[2], pool)[:1])
    pairs: list[tuple[str, str]] = []
    if words[:7].casefold() == "attack ":
        rest = words[7:]
        pairs = [(rest[at.end() :], rest[: at.start()]) for at in re.finditer(r"\s+with\s+", rest, re.IGNORECASE)]
    pairs += [(words[: at.start()], words[at.end() :]) for at in re.finditer(r"\s+attacks\s+", words, re.IGNORECASE)]
    if not pairs:
        pairs = [
            (words[: at.start()].removeprefix("用").strip(), words[at.end() :].strip())
            for at in re.finditer("攻击", words)
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
