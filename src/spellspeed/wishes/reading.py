"""Reading a wish: the verb and the cards it names, in English or Chinese."""

import re
from dataclasses import dataclass
from typing import Final

from spellspeed.notation.phrases import known_names
from spellspeed.pool import CardPool, folded
from spellspeed.rulebook.errors import UnreadableAnswer
from spellspeed.telling.duel_words import DECLARATIONS
from spellspeed.wishes.refs import (
    FACE_DOWN,
    IN_ZONE,
    NAMELESS,
    PLACE,
    UNKNOWN_CARD,
    CardMeant,
    name_cards,
    placed,
    read_refs,
)

MOST_DIGITS: Final = 9  # a password has eight; Python refuses to read numbers of some thousand digits
MOST_LETTERS: Final = 500

# What the screen says around a card: the number of the option, what is printed on the card, where it lies.
_OPTION_NUMBER: Final = re.compile(r"^\d+[.)、．）]\s*(?=[^\d\s])")
_BRACKETS: Final = re.compile(r"\s*[(（]([^()（）]*)[)）]")
_REMARK: Final = re.compile(
    r"(?:level|rank|atk|def|等级|阶级|攻击力|守备力)\s*(?:\d+|\?)|(?:face-(?:up|down) )?(?:attack|defen[sc]e) position"
    r"|(?:表侧|里侧)?(?:攻击|守备)表示|\d+ copies|\d+张|mandatory|optional|必发|选发",
    re.IGNORECASE,
)
_TRIBUTES: Final = re.compile(r"\s*(?:, Tributes: \d+|，解放\d+只)$", re.IGNORECASE)
_THEIR_ZONE: Final = re.compile(
    r"(?:(?:your |the |my )?opponent(?:'s|’s)?|opp(?:'s)?|their)\s+(?:monster )?zone (\d+)(?: of 5)?"
    r"|(?:对方|对手)(?:场上)?(?:的)?(?:(?:主要)?怪兽区(?:域)?)?(?:第|区域)\s*(\d+)(?:格|区)?",
    re.IGNORECASE,
)
_SCREEN_ZONE: Final = re.compile(
    r"(?:(my|your(?! opponent))\s+|((?:your |the |my )?opponent(?:'s|’s)?|opp(?:'s)?|their)\s+)?"
    r"(?:((?:main )?monster|spell ?(?:&|and) ?trap)\s+)?(?:(extra)(?: monster)? )?zone (\d+)(?: of \d)?\b",
    re.IGNORECASE,
)
_SCREEN_ZONE_CHINESE: Final = re.compile(
    r"(?:((?:你|我|自己)的?)|((?:对方|对手)的?))?(额外)?(?:主要)?(?:(怪兽区域?)|(魔法与陷阱区域?|魔陷区))?第\s*(\d+)\s*格(?:的(「[^」]+」|里侧怪兽|里侧的卡))?"
)

# A wish without a card: what we call it, and how it is said.
_FIXED: Final = (
    ("surrender", r"(?:i )?(?:surrender|give up)|投降|认输"),
    ("pass", r"pass(?:es)?|no response|不响应|不发动|跳过"),
    ("go first", r"(?:(?:go|goes) )?first|先攻"),
    ("go second", r"(?:(?:go|goes) )?second|后攻"),
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
    ("carry out", r"carry (?:it )?out|进行处理"),
    ("pendulum summon", r"pendulum[- ]summon|灵摆召唤"),
    ("yes", r"yes|y|是|要|好"),
    ("no", r"no|n|否|不|不要"),
    ("attack position", r"(?:in )?(?:face-up )?attack position|(?:表侧)?攻击表示"),
    ("defense position", r"(?:in )?(?:face-up )?defen[sc]e position|(?:表侧)?守备表示"),
    ("face-down position", r"(?:in )?face-down(?: defen[sc]e position)|里侧守备表示"),
    ("mode 1", r"mode 1|(?:the )?(?:first|1st) (?:effect|mode)|effect (?:1|①)|①|第[一1]个效果|效果\s*[1①]|模式\s*1"),
    ("heads", r"(?:call )?heads|(?:猜)?(?:表|正面)"),
    ("ordinary right", r"(?:with )?(?:the |my )?ordinary (?:right|summon|normal summon)|(?:用)?通常的召唤权"),
    ("additional right", r"(?:with )?(?:the |my )?additional (?:right|summon|normal summon)|(?:用)?追加的召唤权"),
    ("without tributes", r"without tributes?|with (?:0|no) tributes?|不用?解放"),
    ("with 1 tribute", r"with (?:1|one) tributes?|解放1只"),
    ("with 2 tributes", r"with (?:2|two) tributes|解放2只"),
    ("with 3 tributes", r"with (?:3|three) tributes|解放3只"),
    ("tails", r"(?:call )?tails|(?:猜)?(?:里|反面)"),
    ("mode 2", r"mode 2|(?:the )?(?:second|2nd) (?:effect|mode)|effect (?:2|②)|②|第[二2]个效果|效果\s*[2②]|模式\s*2"),
)
# A wish about cards: what we call it, and how it begins.
_WITH_CARDS: Final = (
    ("flip summon", r"flip[- ]?summon\s+(.+)|反转召唤\s*(.+)"),
    (
        "gemini summon",
        r"gemini[- ]?summon\s+(.+)|(?:normal )?summon\s+(.+)\s+again"
        r"|(?:再\s*[1一]?\s*次|再度)(?:通常)?召唤\s*(.+)|(?:把|将)?\s*(.+?)\s*(?:再\s*[1一]?\s*次|再度)(?:通常)?召唤",
    ),
    ("summon", r"(?:normal |tribute )?summon\s+(.+)|(?:通常|上级)?召唤\s*(.+)"),
    ("set as spell", r"set\s+(.+) as a spell|(.+?)\s*当作魔法卡盖放"),
    ("set", r"set\s+(.+)|盖放\s*(.+)"),
    ("trigger", r"trigger\s+(.+)|(?:诱发|触发)\s*(.+)"),
    ("carry out", r"carry out\s+(.+)|进行\s*(.+?)\s*的处理"),
    ("target", r"target(?:s|ing)?\s+(.+)|以\s*(.+?)\s*(?:作为|为)对象|选择?\s*(.+?)\s*(?:作为|为)对象"),
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
    ("pendulum summon", r"pendulum[- ]summon\s+(.+)|灵摆召唤\s*(.+)|(?:把|将)?\s*(.+?)\s*灵摆召唤"),
    ("synchro summon", r"synchro[- ]summon\s+(.+)|同调召唤\s*(.+)|(?:把|将)?\s*(.+?)\s*同调召唤"),
    ("xyz summon", r"xyz[- ]summon\s+(.+)|xyz召唤\s*(.+)|(?:把|将)?\s*(.+?)\s*xyz召唤"),
    ("link summon", r"link[- ]summon\s+(.+)|连接召唤\s*(.+)|(?:把|将)?\s*(.+?)\s*连接召唤"),
    ("special summon", r"special[- ]summon\s+(.+)|特殊召唤\s*(.+)|(?:把|将)?\s*(.+?)\s*特殊召唤"),
    (
        "choose",
        r"(?:choose|pick|send|banish|add|return|destroy|take|reveal|pay with)\s+(.+?)"
        r"(?:\s+to (?:the |my |your |its owner['’]s )?(?:hand|graveyard|gy|deck))?"
        r"|(?:把|将)?\s*(.+?)\s*(?:送去墓地|除外|加入手卡|返回手卡|返回卡组|回到手卡|回到卡组|破坏)"
        r"|(?:选择|送去墓地|送墓|除外|加入手卡|返回|破坏|展示)\s*(.+)",
    ),
)
_DECLARE: Final = re.compile(r"declares?\s+(.+)|宣言\s*(.+)", re.IGNORECASE)
# An activation: the verb before or behind, and the number of the effect.
_ACTIVATE: Final = re.compile(
    r"(?:activate|use|chain)s?\s+(.+)|(?:连锁)?发动\s*(.+)|以\s*.+?\s*(?:作为|为)对象[，,]?\s*发动\s*.+"
    r"|(effect [\d①-⑨] of .+)",
    re.IGNORECASE,
)
# A Pendulum Card is activated nowhere else.
_PENDULUM_ZONE: Final = re.compile(
    r"^(activate .+?)\s+in(?:to)? (?:a|the|my|your) pendulum zone|^(?:在|到)?(?:我的|你的)?灵摆区域?(?=发动)()",
    re.IGNORECASE,
)
TARGETING: Final = re.compile(r",?\s+(?:targeting|on)\s+|[，,]?\s*以\s*(?=.+为对象$)", re.IGNORECASE)
_TARGETS_FIRST: Final = re.compile(r"以\s*(.+?)\s*(?:作为|为)对象[，,]?\s*(?:连锁)?发动\s*(.+)")
_EFFECT_BEFORE: Final = re.compile(r"(?:the )?(?:effect ([\d①-⑨])|([①-⑨])|effect)\s+of\s+(.+)", re.IGNORECASE)
_EFFECT_BEHIND: Final = re.compile(
    r"(.+?)(?:\s*([①-⑨])|,?\s+effect ([\d①-⑨])|['’]s effect"
    r"|\s*的?(?:效果\s*([\d①-⑨])|第?([\d①-⑨])个?的?效果)|\s*的效果)",
    re.IGNORECASE,
)
# A Trap activated together with an effect, as a view says it; the first effect, if no number is said.
_WITH_EFFECT: Final = re.compile(
    r"(.+?)(?:\s+(?:together\s+)?with\s+(?:its\s+)?effect(?:\s*([\d①-⑨]))?|并同时发动那个效果\s*([\d①-⑨])?)",
    re.IGNORECASE,
)
_ATTACKER_DIRECT: Final = re.compile(
    r"attack directly with\s+(.+)|(.+?)\s+attacks? directly|用?\s*(.+?)\s*直接攻击", re.IGNORECASE
)


@dataclass(frozen=True)
class Wish:
    """What somebody wants to do."""

    verb: str
    cards: tuple[CardMeant, ...] = ()
    target: CardMeant | None = None
    direct: bool = False
    position: str = ""  # the position a monster shall be turned to, "" for its other one
    zone: int = 0
    extra_zone: int = 0
    loose: bool = False  # "end" alone: whichever of turn and Battle Phase can be ended
    targets: tuple[CardMeant, ...] = ()  # what an activation shall target
    number: int = 0  # which effect of a card, ① is 1, or which of several effects to choose from; a declared number
    said: str = ""  # what is declared

    def names_unknown(self) -> CardMeant | None:
        """Return the first card that nobody knows.

        >>> read_wish("summon Nobody", CardPool.builtin()).names_unknown().name
        'Nobody'
        """
        refs = self.cards if self.target is None else (*self.cards, self.target)
        refs += self.targets
        return next((ref for ref in refs if ref.card == UNKNOWN_CARD), None)


def plain_words(text: str) -> str:
    """Return a wish without what the screen shows around it, so that a line of the screen is read as well.

    >>> plain_words("2. Attack with Sangan (Attack Position, ATK 1000, DEF 600) in your monster zone 3 of 5")
    'Attack with Sangan in my monster zone 3'
    """
    if len(text) > MOST_LETTERS or re.search(rf"\d{{{MOST_DIGITS + 1}}}", text):
        raise UnreadableAnswer("that is too long", "太长了")
    words = _PENDULUM_ZONE.sub(r"\1\2", _OPTION_NUMBER.sub("", " ".join(text.split())))
    theirs = _THEIR_ZONE.fullmatch(words.rstrip(".。!！"))
    if theirs:
        return f"opp zone {theirs[1] or theirs[2]}"
    words = _TRIBUTES.sub("", _BRACKETS.sub(without_remarks, words))
    words = _SCREEN_ZONE.sub(zone_words, words)
    return _SCREEN_ZONE_CHINESE.sub(zone_behind, words).rstrip(".。!！")


def without_remarks(brackets: re.Match[str]) -> str:
    """Return brackets without the points and positions which the screen shows."""
    parts = [part.strip() for part in re.split("[,，、;；]", brackets[1])]
    kept = [part for part in parts if not _REMARK.fullmatch(part)]
    return brackets[0] if len(kept) == len(parts) else f" ({', '.join(kept)})" if kept else ""


def zone_words(place: re.Match[str]) -> str:
    """Return a place of the screen as we write it: whose, which row, which zone."""
    side = "my " if place[1] else "their " if place[2] else ""
    row = "extra " if place[4] else "" if not place[3] else "monster " if "monster" in place[3].casefold() else "spell "
    return f"{'' if place[4] else side}{row}zone {place[5]}"


def zone_behind(place: re.Match[str]) -> str:
    """Return a place and the card in it as we write them: the zone behind the card."""
    side = "" if place[3] else "我方" if place[1] else "对方" if place[2] else ""
    row = "额外" if place[3] else "怪兽" if place[4] else "魔陷" if place[5] else ""
    zone = f"{side}{row}区域{place[6]}"
    return f"{place[7]}（{zone}）" if place[7] else zone


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
        return Wish("attack target", (), CardMeant(NAMELESS, words, zone=int(theirs[1]), side="their"))
    for verb, pattern in _FIXED:
        if re.fullmatch(pattern, words, re.IGNORECASE):
            return Wish(verb)
    declared = _DECLARE.fullmatch(words)
    if declared:
        return read_declaration(declared[1] or declared[2], pool)
    place = PLACE.fullmatch(words)
    if place:
        ref = placed(CardMeant(NAMELESS, words), place)
        return Wish("zone", (ref,), zone=ref.zone, extra_zone=ref.extra_zone)
    bare = read_bare(words, pool)
    if bare is not None:
        return bare
    activation = read_activation(words, pool)
    if activation is not None:
        return activation
    attack = read_attack(words, pool)
    if attack is not None:
        return attack
    for verb, pattern in _WITH_CARDS:
        found = re.fullmatch(pattern, words, re.IGNORECASE)
        if found:
            said = next(group for group in found.groups() if group)
            if verb == "trigger":
                cards, number = read_effect(said, pool)
                return Wish(verb, cards, number=number)
            refs = read_refs(said, pool)
            if verb in ("tribute", "discard", "choose", "target", "pendulum summon"):
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


def find_declarable(deed: int, said: str) -> int:
    """Return the Type, attribute or kind of card that a word means, 0 for none.

    >>> from spellspeed.words import DECLARE_ATTRIBUTE, DECLARE_TYPE
    >>> find_declarable(DECLARE_ATTRIBUTE, "light"), find_declarable(DECLARE_TYPE, "light")
    (16, 0)
    """
    plain = said.casefold().removesuffix("属性")
    return next((bit for bit, *words in DECLARATIONS[deed] if plain in [word.casefold() for word in words]), 0)


def read_declaration(said: str, pool: CardPool) -> Wish:
    """Read what is declared.

    >>> read_declaration("Dragon", CardPool.builtin()).said, read_declaration("5", CardPool.builtin()).number
    ('Dragon', 5)
    """
    if said.isdigit():
        return Wish("declare", number=int(said))
    if any(find_declarable(deed, said) for deed in DECLARATIONS):
        return Wish("declare", said=said)
    return Wish("declare", read_refs(said, pool)[:1])


def read_bare(words: str, pool: CardPool) -> Wish | None:
    """Read card names without a verb, if there is nothing else in the text.

    >>> read_bare("Sangan, Kuriboh", CardPool.builtin()).verb
    'choose'
    """
    known = known_names(pool)
    if any(
        folded(mention.name) not in known
        and not mention.name.isdigit()
        and not IN_ZONE.search(mention.name)
        and not (mention.flags and FACE_DOWN.fullmatch(mention.name))
        for mention in name_cards(words, pool)
    ):
        return None
    refs = read_refs(words, pool)
    return None if any(ref.card == UNKNOWN_CARD for ref in refs) else Wish("choose", refs)


def read_activation(words: str, pool: CardPool) -> Wish | None:
    """Read an activation: of which card, which of its effects if it is said, and at what if it is said.

    >>> wish = read_activation("activate Mystical Space Typhoon targeting Sogen", CardPool.builtin())
    >>> wish.cards[0].name, wish.targets[0].name, read_activation("发动 三眼怪的效果②", CardPool.builtin()).number
    ('Mystical Space Typhoon', 'Sogen', 2)
    """
    found = _ACTIVATE.fullmatch(words)
    if not found:
        return None
    first = _TARGETS_FIRST.fullmatch(words)
    if first:
        return activation_of(first[2], first[1], pool)
    said = found[1] or found[2] or found[3]
    # A name may hold "on" or 以 itself: a split that leaves known cards only is the right one.
    splits = [(said, "")]
    for at in TARGETING.finditer(said):
        behind = said[at.end() :]
        splits.append((said[: at.start()], re.sub("(?:作为|为)对象$", "", behind) if "以" in at[0] else behind))
    ways: list[Wish] = []
    for card, targets in splits:
        try:
            ways.append(activation_of(card, targets, pool))
        except UnreadableAnswer:
            if len(splits) == 1:
                raise
    known = [way for way in ways if way.names_unknown() is None]
    return (known or ways[-1:])[0]


def activation_of(card: str, targets: str, pool: CardPool) -> Wish:
    """Return the wish to activate this at these."""
    cards, number = read_effect(card, pool)
    return Wish("activate", cards, targets=read_refs(targets, pool) if targets else (), number=number)


def read_effect(words: str, pool: CardPool) -> tuple[tuple[CardMeant, ...], int]:
    """Read a card and which effect of it is meant, 0 where that is not said.

    >>> cards, number = read_effect("effect 2 of Sangan", CardPool.builtin())
    >>> cards[0].name, number, read_effect("Ultimate Offering with effect", CardPool.builtin())[1]
    ('Sangan', 2, 1)
    """
    number = 0
    if folded(words) not in known_names(pool):
        behind = _EFFECT_BEFORE.fullmatch(words)
        before = _EFFECT_BEHIND.fullmatch(words)
        together = _WITH_EFFECT.fullmatch(words)
        if together:
            words, number = together[1], digit_of(together[2] or together[3]) or 1
        elif behind:
            words, number = behind[3], digit_of(behind[1] or behind[2])
        elif before:
            words, number = before[1], digit_of(before[2] or before[3] or before[4] or before[5])
    refs = read_refs(words, pool)
    if len(refs) > 1:
        raise UnreadableAnswer(
            f"{words!r} names {len(refs)} cards where one belongs", f"“{words}”提到了{len(refs)}张卡，只能有1张"
        )
    return refs, number


def digit_of(mark: str | None) -> int:
    """Return the number of an effect, 0 for none.

    >>> digit_of("②"), digit_of("2"), digit_of(None)
    (2, 2, 0)
    """
    return 0 if not mark else int(mark) if mark.isascii() else "①②③④⑤⑥⑦⑧⑨".index(mark) + 1


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
    only_target = re.fullmatch(r"attack\s+(.+)|攻击\s*(.+)", words, re.IGNORECASE)
    target = read_refs(only_target[1] or only_target[2], pool)[0] if only_target else None
    # "Goddess with the Third Eye" is one monster, not two.
    whole = target is not None and target.card != UNKNOWN_CARD
    if read and not (whole and any(ref.card == UNKNOWN_CARD for refs in read[0] for ref in refs)):
        return Wish("attack", read[0][0][:1], read[0][1][0])
    return None if target is None else Wish("attack target", (), target)
