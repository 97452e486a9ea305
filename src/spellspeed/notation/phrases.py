"""The words of the notation in both languages, and lists of card names as people write them."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from difflib import get_close_matches
from functools import lru_cache
from typing import Final

from spellspeed.engine.kernel.pool import CardFacts
from spellspeed.pool import CardPool, folded
from spellspeed.wording import COUNTERS
from spellspeed.words import (
    BANISHED,
    BATTLE_PHASE,
    BATTLE_STEP,
    DECK,
    DRAW_PHASE,
    END_PHASE,
    END_STEP,
    EXTRA_DECK,
    FIELD_ZONE,
    GRAVEYARD,
    HAND,
    MAIN_PHASE_1,
    MAIN_PHASE_2,
    MONSTER_ZONE,
    NO_STEP,
    SPELL_TRAP_ZONE,
    STANDBY_PHASE,
    START_STEP,
)


class PositionError(ValueError):
    """A position cannot be read; the message names the line, the column and what is wrong there.

    >>> str(PositionError(2, 5, "no list is called 'hnad'"))
    "line 2, column 5: no list is called 'hnad'"
    """

    def __init__(self, line: int, column: int, problem: str) -> None:
        super().__init__(line, column, problem)
        self.line: Final = line
        self.column: Final = column
        self.problem: Final = problem

    def __str__(self) -> str:
        return f"line {self.line}, column {self.column}: {self.problem}"


PLAYERS: Final = (("you", "你"), ("opp", "对手"))

# The phases and steps in which a position can be written: phase, step, English, Chinese.
TIMES: Final = (
    (DRAW_PHASE, NO_STEP, "Draw Phase", "抽卡阶段"),
    (STANDBY_PHASE, NO_STEP, "Standby Phase", "准备阶段"),
    (MAIN_PHASE_1, NO_STEP, "Main Phase 1", "主要阶段1"),
    (BATTLE_PHASE, START_STEP, "Start Step", "开始步骤"),
    (BATTLE_PHASE, BATTLE_STEP, "Battle Step", "战斗步骤"),
    (BATTLE_PHASE, END_STEP, "End Step", "结束步骤"),
    (MAIN_PHASE_2, NO_STEP, "Main Phase 2", "主要阶段2"),
    (END_PHASE, NO_STEP, "End Phase", "结束阶段"),
)

# The lists of a player's section: the key, the place it fills, Chinese. `set` and `spells` fill the same zones.
LISTS: Final = (
    ("hand", HAND, "手卡"),
    ("monsters", MONSTER_ZONE, "怪兽"),
    ("set", SPELL_TRAP_ZONE, "盖卡"),
    ("spells", SPELL_TRAP_ZONE, "魔陷"),
    ("pendulum", SPELL_TRAP_ZONE, "灵摆"),
    ("field", FIELD_ZONE, "场地"),
    ("graveyard", GRAVEYARD, "墓地"),
    ("banished", BANISHED, "除外"),
    ("deck", DECK, "卡组"),
    ("extra", EXTRA_DECK, "额外"),
)

# What may stand in parentheses behind a card: our name of it, then how it is written; the second one is Chinese.
FLAGS: Final = (
    ("attack", "attack", "攻击", "attack position", "攻击表示", "表侧攻击表示"),
    ("defense", "defense", "守备", "defense position", "defence", "守备表示", "表侧守备表示", "防守"),
    ("set", "set", "里侧", "face-down", "盖放", "里侧守备表示"),
    ("face-up", "face-up", "表侧"),
    ("owner you", "owner you", "持有者你"),
    ("owner opp", "owner opp", "持有者对手"),
    ("this turn", "this turn", "本回合", "set this turn", "summoned this turn", "这个回合盖放", "这个回合召唤"),
    ("special summoned", "special summoned this turn", "本回合特殊召唤"),
    ("attacked", "attacked", "已攻击"),
    ("position changed", "position changed", "已改变表示形式"),
    ("as spell", "as spell", "当作魔法"),
    ("as trap", "as trap", "当作陷阱"),
    ("as equip", "as equip", "当作装备"),
    ("flip summoned", "flip summoned", "已反转召唤"),
    ("summoned again", "summoned again", "再1次召唤", "gemini summoned", "再度召唤"),
    ("again this turn", "summoned again this turn", "本回合再1次召唤"),
    ("properly summoned", "properly summoned", "已正规出场"),
)
ZONE: Final = re.compile(r"(?:zone|区域)\s*(\d{1,4})", re.IGNORECASE)
_HELD: Final = re.compile(r"(\d+)\s*个?\s*(.+)")
# More of anything is a slip of the pen, or meant to take all memory there is.
MOST_CARDS: Final = 300  # of a pile
MOST: Final = 9999  # turns, counters
MOST_LP: Final = 999_999_999
BLOCKS: Final = re.compile(r"(?:blocks\s+(you|opp)\s+zone|封锁(你|对手)区域)\s*([1-5])", re.IGNORECASE)
ON: Final = re.compile(r"(?:on\s+|装备于\s*)(.+)", re.IGNORECASE)
ON_ZONE: Final = re.compile(r"(?:(you|opp)\s+(extra\s+)?zone|(你|对手)(额外)?区域)\s*([1-5])", re.IGNORECASE)
EXTRA_ZONE: Final = re.compile(r"(?:extra\s+(?:monster\s+)?zone|额外区域)\s*(\d{1,4})", re.IGNORECASE)

MATERIALS: Final = re.compile(r"(?:materials?|素材)\s*[:：]\s*(.*)", re.IGNORECASE)
_MATERIALS_BEHIND: Final = re.compile(rf"(?:^|[,，、])\s*({MATERIALS.pattern})$", re.IGNORECASE)
_OWNED: Final = re.compile(r"\s*(owner you|owner opp|持有者你|持有者对手)\s*$", re.IGNORECASE)
_COUNT_BEFORE: Final = re.compile(r"(\d+)\s*[x×]?\s+(?=\S)", re.IGNORECASE)
_COUNT_BEHIND: Final = re.compile(r"\s+[x×]\s*(\d+)$", re.IGNORECASE)
_FLAGS_BEHIND: Final = re.compile(r"\s*[(（]([^()（）]*)[)）]$")
_SEPARATORS: Final = ",，、"
_SEGMENTS: Final = 4  # no card name has more than three commas


def read_count(digits: str, most: int = MOST) -> int:
    """Return a number as it is written, one more than the most for all that are higher.

    >>> read_count("-3"), read_count("40", 30), read_count("9" * 5000)
    (-3, 31, 10000)
    """
    return min(int(digits), most + 1) if len(digits) < 15 else most + 1


def mean_perhaps(word: str, known: Iterable[str]) -> str:
    """Return a question whether a known word was meant, "" if none comes close.

    >>> mean_perhaps("hnad", ("hand", "deck"))
    "; did you mean 'hand'?"
    """
    near = get_close_matches(word.casefold(), [each.casefold() for each in known], 1)
    return f"; did you mean {near[0]!r}?" if near else ""


def flag_called(words: str) -> str:
    """Return our name of a flag as somebody wrote it, "" for one we do not know.

    >>> flag_called("守备表示"), flag_called("Face-Down"), flag_called("sideways")
    ('defense', 'set', '')
    """
    plain = " ".join(words.casefold().split())
    for name, *spellings in FLAGS:
        if plain in spellings or plain.replace(" ", "") in spellings:
            return name
    return ""


def counters_called(words: str) -> tuple[int, int]:
    """Return the kind and number of counters as somebody wrote them, (0, 0) for what is none.

    >>> counters_called("3 spell counters"), counters_called("2个冰指示物"), counters_called("3 wishes")
    ((1, 3), (4, 2), (0, 0))
    """
    held = _HELD.fullmatch(" ".join(words.casefold().split()))
    if held:
        for kind, english, chinese in COUNTERS:
            if held[2] in (english.casefold(), english.casefold() + "s", chinese.casefold()):
                return kind, read_count(held[1])
    return 0, 0


@dataclass(frozen=True)
class Mention:
    """A card named in a list: the name, how many, what stands in parentheses, and where in the text it begins."""

    name: str
    count: int
    flags: tuple[str, ...]
    column: int


@lru_cache(maxsize=8)
def known_names(pool: CardPool) -> frozenset[str]:
    """Return all names of all cards, folded: asking this set is much cheaper than a search that fails.

    >>> folded("7 Colored Fish") in known_names(CardPool.builtin())
    True
    """
    return pool.folded_names()


def segments(text: str) -> Iterator[tuple[int, int]]:
    """Yield where each part between commas begins and ends; commas in quotes and parentheses do not separate.

    >>> [("Kuriboh, Sangan (set, zone 2)")[start:end] for start, end in segments("Kuriboh, Sangan (set, zone 2)")]
    ['Kuriboh', ' Sangan (set, zone 2)']
    """
    start = depth = 0
    quoted = False
    for at, letter in enumerate(text):
        if letter in '"“”':
            quoted = not quoted
        elif quoted:
            continue
        elif letter in "(（":
            depth += 1
        elif letter in ")）":
            depth = max(0, depth - 1)
        elif letter in _SEPARATORS and not depth:
            yield start, at
            start = at + 1
    yield start, len(text)


def read_mention(text: str, column: int, known: frozenset[str]) -> Mention:
    """Read one entry of a list, such as "3 Mystical Elf" or "Sangan (set, zone 2)".

    >>> read_mention("Sangan x2 (set)", 0, frozenset())
    Mention(name='Sangan', count=2, flags=('set',), column=0)
    """
    name = text.strip()
    column += len(text) - len(text.lstrip())
    flags: tuple[str, ...] = ()
    count = 1
    behind = _FLAGS_BEHIND.search(name)
    if behind and folded(name) not in known:
        flags = split_flags(behind[1])
        name = name[: behind.start()]
    if folded(name) not in known:
        times = _COUNT_BEHIND.search(name)
        before = _COUNT_BEFORE.match(name)
        if times:
            count, name = read_count(times[1], MOST_CARDS), name[: times.start()]
        elif before:
            count, name = read_count(before[1], MOST_CARDS), name[before.end() :]
    if len(name) > 1 and name[0] in '"“' and name[-1] in '"”':
        name = name[1:-1]
    return Mention(name.strip(), count, flags, column)


def split_flags(text: str) -> tuple[str, ...]:
    """Split what stands in parentheses behind a card; materials come last, and their names may have commas.

    >>> split_flags("attack, zone 2, materials: Sangan + Uria, Lord of Searing Flames")
    ('attack', 'zone 2', 'materials: Sangan + Uria, Lord of Searing Flames')
    """
    materials = _MATERIALS_BEHIND.search(text)
    parts = re.split(f"[{_SEPARATORS}]", text[: materials.start()] if materials else text)
    found = [part.strip() for part in parts if part.strip()]
    return (*found, materials[1].strip()) if materials else tuple(found)


def read_materials(text: str, pool: CardPool) -> list[Mention]:
    """Read the materials of a monster, the first attached first; a flag says whose a card is that is another's.

    >>> read_materials("2 Sangan + Kuriboh owner opp", CardPool.builtin())[1]
    Mention(name='Kuriboh', count=1, flags=('owner opp',), column=0)
    """
    found: list[Mention] = []
    for part in text.split("+"):
        owned = _OWNED.search(part)
        mention = read_mention(part[: owned.start()] if owned else part, 0, known_names(pool))
        found.append(Mention(mention.name, mention.count, (flag_called(owned[1]),) if owned else (), 0))
    return found


def read_mentions(text: str, pool: CardPool) -> list[Mention]:
    """Split a list of cards; a name with a comma in it is recognised, longer names first.

    >>> [mention.name for mention in read_mentions("Uria, Lord of Searing Flames, Kuriboh", CardPool.builtin())]
    ['Uria, Lord of Searing Flames', 'Kuriboh']
    """
    parts = list(segments(text))
    known = known_names(pool)
    found: list[Mention] = []
    at = 0
    while at < len(parts):
        taken = 1
        for count in range(min(_SEGMENTS, len(parts) - at), 1, -1):
            joined = read_mention(text[parts[at][0] : parts[at + count - 1][1]], 0, known).name
            if folded(joined) in known:
                taken = count
                break
        start, end = parts[at][0], parts[at + taken - 1][1]
        if text[start:end].strip():
            found.append(read_mention(text[start:end], start, known))
        at += taken
    return found


def safe_name(card: CardFacts, pool: CardPool, lang: str = "en") -> str:
    """Return a name that reads back as this very card: its own, or its password where the name is not enough.

    >>> pool = CardPool.builtin()
    >>> safe_name(pool.find("Kuriboh"), pool), safe_name(pool.find("Kuriboh"), pool, "zh")
    ('Kuriboh', '栗子球')
    """
    name = card.name_zh if lang == "zh" and card.name_zh else card.name_en
    try:
        found = pool.find(name)
    except LookupError:
        return str(card.password)
    return name if found.index == card.index else str(card.password)
