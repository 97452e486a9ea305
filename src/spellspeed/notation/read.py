"""Reading the text of a position into a sheet: what it says, line by line, before any state is built."""

import re
from dataclasses import dataclass, field
from typing import Final

from spellspeed.engine.kernel.game import Format, find_format
from spellspeed.engine.kernel.places import own
from spellspeed.engine.kernel.pool import CardFacts
from spellspeed.engine.moving.counters import with_count
from spellspeed.notation.phrases import (
    BLOCKS,
    EXTRA_ZONE,
    FLAGS,
    LISTS,
    MATERIALS,
    MOST,
    MOST_CARDS,
    MOST_LP,
    ON,
    PLAYERS,
    TIMES,
    ZONE,
    Mention,
    PositionError,
    counters_called,
    flag_called,
    mean_perhaps,
    read_count,
    read_materials,
    read_mentions,
)
from spellspeed.notation.recall import Fact, read_fact
from spellspeed.pool import CardPool
from spellspeed.words import DRAW_PHASE, MONSTER_ZONE, NORMAL_SUMMON, PENDULUM_SUMMON

_COMMENT: Final = re.compile(r"^\s*#.*|\s#(?:\s.*)?$")
_KEYS: Final = {word: key for key, _, chinese in LISTS for word in (key, chinese)}
_KEY: Final = re.compile(rf"(?<!\S)({'|'.join(_KEYS)})\s*[:：]", re.IGNORECASE)
_STRANGE_KEY: Final = re.compile(r"(?<!\S)([A-Za-z]+|[\u4e00-\u9fff]{2,4})[:：](?=\s|$)")
_SECTION: Final = re.compile(r"\s*(you|opponent|opp|你|对手)(?:\s+|(?=[\d-])|$)(?:LP\s*)?(\S+)?", re.IGNORECASE)
_FORMAT: Final = re.compile(r"\s*(?:format|赛制)\s+(\S+)\s*$", re.IGNORECASE)
_DONE: Final = re.compile(r"\s*(?:done|已进行)\s*[:：]\s*", re.IGNORECASE)
_DEED: Final = re.compile(
    r"(you|opp|你|对手)\s*(?:(normal summoned|通常召唤)|pendulum summoned|灵摆召唤)", re.IGNORECASE
)
_ATTACK: Final = re.compile(r"\s*(?:attack|攻击)\s*[:：]\s*", re.IGNORECASE)
_UNDER_WAY: Final = re.compile(r"\s*(?:under way|进行中)\s*[:：]", re.IGNORECASE)
_SINCE: Final = re.compile(r"\s*(?:(then|随后)|chance|机遇)\s*[:：]\s*", re.IGNORECASE)
_ASKING: Final = re.compile(r"\s*(?:asking|询问)\s*[:：]\s*", re.IGNORECASE)
MOST_LETTERS: Final = 500_000
MOST_LINES: Final = 5_000
MOST_IN_LINE: Final = 20_000
BEFORE_FIRST: Final = ("before the first turn", "第1回合之前")
ASK_EVERYTHING: Final = ("everything", "全部")
ASK_ORDER: Final = ("the order in the graveyard", "进入墓地的顺序")
_CHANGED: Final = re.compile(r"\s*[,，]\s*(?:count changed|数量变化)\s*$", re.IGNORECASE)
_LAST: Final = re.compile(r"(?:last turn|最后回合)\s*(-?\d+)", re.IGNORECASE)
_TURN: Final = re.compile(r"(?:turn\s*(-?\d+)|第\s*(-?\d+)\s*回合)$", re.IGNORECASE)
_ACTOR: Final = re.compile(r"(?:(you|opp|opponent)\s+to\s+act|(你|对手)行动)$", re.IGNORECASE)


@dataclass
class Flags:
    """What stands in parentheses behind a card, understood."""

    words: list[str] = field(default_factory=list)
    zone: int = 0  # 1 to 5 from the controller's left, 0 for any
    extra_zone: int = 0  # 1 or 2 from the controller's left
    counters: tuple[int, ...] = ()  # kind, number, kind, number …
    blocks: int = 0  # a mask of 1 << place: the zones that it keeps from being used
    on: str = ""  # of an Equip Spell: the monster, as it is written
    materials: str = ""  # as they are written

    def has(self, word: str) -> bool:
        """Whether this flag stands there.

        >>> Flags(["set"]).has("set")
        True
        """
        return word in self.words


@dataclass(frozen=True)
class Entry:
    """One card of one list, with the place in the text where it is named."""

    player: int
    key: str
    card: CardFacts
    flags: Flags
    line: int
    column: int
    materials: tuple[tuple[CardFacts, int], ...] = ()  # each with its owner, the first attached first

    def wrong(self, problem: str) -> PositionError:
        """Return an error about this entry.

        >>> from spellspeed.pool import CardPool
        >>> print(Entry(0, "hand", CardPool.builtin().find("Kuriboh"), Flags(), 2, 5).wrong("there are too many"))
        line 2, column 5: Kuriboh: there are too many
        """
        return PositionError(self.line, self.column, f"{self.card.name_en}: {problem}")


@dataclass(frozen=True)
class AttackLine:
    """An attack under way: attacker, target (None for a direct attack), and whether a replay is due."""

    attacker: Mention
    target: Mention | None
    count_changed: bool
    line: int
    made_direct: bool = False  # by an effect, whoever stands in the way


@dataclass
class Sheet:
    """Everything a position says."""

    format: Format
    turn: int = 0
    phase: int = 0
    step: int = 0
    player: int = 0
    header_line: int = 0
    phase_column: int = 1  # where in the header the phase stands
    lp: dict[int, int] = field(default_factory=dict)
    entries: list[Entry] = field(default_factory=list)
    counts: dict[tuple[int, str], int] = field(default_factory=dict)  # how many cards stand in which list
    summoned: list[tuple[int, int]] = field(default_factory=list)  # who has used which summon of the turn
    attack: AttackLine | None = None
    facts: list[Fact] = field(default_factory=list)  # what only machines write
    moves_ago: int = 0  # how many moves they look back at most: so often every card has moved before
    chance: list[Fact] = field(default_factory=list)  # what chance has brought since, in its order
    then: list[Fact] = field(default_factory=list)  # the answers given since
    base: str = ""  # the text without them
    asks_all: bool = False
    asks_order: bool = False
    last_turn: int = 0  # after which LP decide, 0 for none
    before_first: bool = False  # who takes the first turn is still to be chosen


def player_called(word: str) -> int:
    """Return the number of the player whom a word means.

    >>> player_called("opp"), player_called("你")
    (1, 0)
    """
    return 0 if word.casefold() in PLAYERS[0] else 1


def read_sheet(text: str, pool: CardPool) -> Sheet:
    """Read a whole position.

    >>> sheet = read_sheet("turn 3, Main Phase 1, you to act\\nyou 8000 hand: Kuriboh\\nopp 100", CardPool.builtin())
    >>> sheet.turn, sheet.lp, sheet.entries[0].card
    (3, {0: 8000, 1: 100}, <Kuriboh [40640057]>)
    """
    check_length(text)
    sheet = Sheet(find_format("master2020"))
    player, key = -1, ""
    last = 1
    # Editors of some systems begin a file with a mark of its encoding.
    for number, raw in enumerate(text.removeprefix("\ufeff").splitlines(), 1):
        line = _COMMENT.sub("", raw)
        if not line.strip():
            continue
        last = number
        if not sheet.header_line:
            read_header(sheet, line, number)
        elif read_single_line(sheet, line, number, pool):
            player, key = -1, ""
        else:
            section = _SECTION.match(line)
            start = 0
            if section:
                player, key = player_called(section[1]), ""
                read_lp(sheet, player, section, number)
                start = section.end()
            if player < 0:
                column = len(line) - len(line.lstrip()) + 1
                problem = f"{line.strip()!r} belongs to neither player: begin with you or opp"
                raise PositionError(number, column, problem)
            key = read_lists(sheet, player, key, line, start, number, pool)
    if not sheet.header_line:
        raise PositionError(1, 1, 'the header is missing, such as "turn 3, Main Phase 1, you to act"')
    answers = {fact.line for fact in sheet.then}
    if answers:
        text = "\n".join([line for number, line in enumerate(text.splitlines(), 1) if number not in answers]) + "\n"
    sheet.base = text
    for player, (name, _) in enumerate(PLAYERS):
        if player not in sheet.lp:
            raise PositionError(last, 1, f'the section of {name!r} is missing, such as "{name} 8000"')
    return sheet


def check_length(text: str) -> None:
    """Raise an error when a text is longer than any position.

    >>> check_length("x" * 30_000)
    Traceback (most recent call last):
    ...
    spellspeed.notation.phrases.PositionError: line 1, column 20001: no line of a position is so long
    """
    if len(text) > MOST_LETTERS:
        raise PositionError(1, 1, f"{len(text)} letters: no position has more than {MOST_LETTERS}")
    for number, line in enumerate(text.splitlines(), 1):
        if len(line) > MOST_IN_LINE:
            raise PositionError(number, MOST_IN_LINE + 1, "no line of a position is so long")
        if number > MOST_LINES:
            raise PositionError(number, 1, f"no position has more than {MOST_LINES} lines")


def read_header(sheet: Sheet, line: str, number: int) -> None:
    """Read the first line: turn, phase or step, and who acts.

    >>> sheet = Sheet(find_format("408"))
    >>> read_header(sheet, "第4回合，战斗步骤，对手行动", 1)
    >>> sheet.turn, sheet.player
    (4, 1)
    """
    sheet.header_line = number
    column = 1
    for part in re.split("[,，]", line):
        words = " ".join(part.split())
        at = column + len(part) - len(part.lstrip())
        turn, actor = _TURN.match(words), _ACTOR.match(words)
        if turn:
            sheet.turn = read_count(turn[1] or turn[2])
            if not 1 <= sheet.turn <= MOST:
                raise PositionError(number, at, f"{words[:30]}: turns are counted from 1, and {MOST} are enough")
        elif words.casefold() in BEFORE_FIRST:
            sheet.turn = 1
            sheet.phase = DRAW_PHASE
            sheet.before_first = True
        elif actor:
            sheet.player = player_called(actor[1] or actor[2])
        else:
            times = [time for time in TIMES if words.casefold() in (time[2].casefold(), time[3])]
            if not times:
                known = ", ".join(time[2] for time in TIMES)
                wanted = f'"turn 3", one of {known}, or "you to act"'
                near = mean_perhaps(words, [name for time in TIMES for name in time[2:]])
                raise PositionError(number, at, f"the header says {words!r} where {wanted} belongs{near}")
            sheet.phase = times[0][0]
            sheet.step = times[0][1]
            sheet.phase_column = at
        column += len(part) + 1
    missing = [
        what
        for what, found in (
            ("the turn (turn 3)", sheet.turn),
            ("the phase (Main Phase 1)", sheet.phase),
            ("the player (you to act)", any(_ACTOR.match(part.strip()) for part in re.split("[,，]", line))),
        )
        if not found
    ]
    if missing:
        raise PositionError(number, 1, f"the header does not name {', '.join(missing)}")


def read_single_line(sheet: Sheet, line: str, number: int, pool: CardPool) -> bool:
    """Read a line that belongs to no player, and say whether it was one.

    >>> sheet = Sheet(find_format("master2020"))
    >>> read_single_line(sheet, "format 408", 2, CardPool.builtin()), sheet.format
    (True, <format 408>)
    """
    if _UNDER_WAY.match(line):
        problem = f"{line.strip()!r}: a position is read where a player may act freely; keep this duel as a replay, "
        raise PositionError(number, 1, problem + "or take this line out to begin where the action began")
    if read_further_line(sheet, line, number):
        return True
    if sheet.then or sheet.chance:
        raise PositionError(number, 1, f"{line.strip()!r} stands behind what was done since: put it above")
    named, done, attack = _FORMAT.match(line), _DONE.match(line), _ATTACK.match(line)
    if named:
        try:
            sheet.format = find_format(named[1])
        except ValueError as unknown:
            raise PositionError(number, named.start(1) + 1, str(unknown)) from None
    elif done:
        for part in re.split("[,，]", line[done.end() :]):
            deed = _DEED.fullmatch(part.strip())
            if not deed:
                problem = f'{part.strip()!r} is no deed we know; write "you normal summoned" or "you pendulum summoned"'
                raise PositionError(number, done.end() + 1, problem)
            sheet.summoned.append((player_called(deed[1]), NORMAL_SUMMON if deed[2] else PENDULUM_SUMMON))
    elif attack:
        sheet.attack = read_attack(line, attack.end(), number, pool)
    return bool(named or done or attack)


def read_further_line(sheet: Sheet, line: str, number: int) -> bool:
    """Read a line that says what cannot be seen in the lists or what was done since, and whether it was one.

    >>> sheet = Sheet(find_format("master2020"))
    >>> read_further_line(sheet, "then: you summon Kuriboh", 5), sheet.then[0].text
    (True, 'you summon Kuriboh')
    """
    since, asking = _SINCE.match(line), _ASKING.match(line)
    if since:
        said = Fact("then" if since[1] else "chance", line[since.end() :].strip(), number, since.end() + 1)
        (sheet.then if since[1] else sheet.chance).append(said)
        return True
    if asking:
        for part in re.split("[,，]", line[asking.end() :]):
            word = " ".join(part.split()).casefold()
            if word not in (*ASK_EVERYTHING, *ASK_ORDER):
                problem = f'{part.strip()!r}: write "everything" or "the order in the Graveyard"'
                raise PositionError(number, asking.end() + 1, problem)
            sheet.asks_all = sheet.asks_all or word in ASK_EVERYTHING
            sheet.asks_order = sheet.asks_order or word in ASK_ORDER
        return True
    last = _LAST.fullmatch(line.strip())
    if last:
        sheet.last_turn = read_count(last[1])
        if not 1 <= sheet.last_turn <= MOST:
            raise PositionError(number, 1, f"{line.strip()[:30]}: turns are counted from 1, and {MOST} are enough")
        return True
    fact = read_fact(line, number)
    if fact is not None:
        sheet.facts.append(fact)
        sheet.moves_ago = max(sheet.moves_ago, fact.moves_ago())
    return fact is not None


def read_attack(line: str, start: int, number: int, pool: CardPool) -> AttackLine:
    """Read who attacks whom.

    >>> read_attack("attack: Sangan -> direct", 8, 5, CardPool.builtin()).target is None
    True
    """
    changed = _CHANGED.search(line)
    words = line[start : changed.start() if changed else len(line)]
    parts = re.split("->|→", words)
    mentions = [read_mentions(part, pool) for part in parts]
    if len(parts) != 2 or len(mentions[0]) != 1 or len(mentions[1]) != 1:
        raise PositionError(number, start + 1, f'{words.strip()!r} is no attack; write "Sangan -> Giant Rat"')
    said = parts[1].strip().casefold()
    made_direct = said in ("made direct", "变成直接攻击")
    direct = made_direct or said in ("direct", "directly", "直接攻击", "直接")
    target = None if direct else mentions[1][0]
    return AttackLine(mentions[0][0], target, changed is not None, number, made_direct)


def read_lp(sheet: Sheet, player: int, section: re.Match[str], number: int) -> None:
    """Read the LP with which a player's section begins.

    >>> sheet = Sheet(find_format("master2020"))
    >>> read_lp(sheet, 0, _SECTION.match("you -5"), 2)
    Traceback (most recent call last):
    ...
    spellspeed.notation.phrases.PositionError: line 2, column 5: LP '-5': a player in the duel has at least 1
    """
    name = PLAYERS[player][0]
    if player in sheet.lp:
        raise PositionError(number, section.start(1) + 1, f"a second section of {name!r}")
    points = section[2]
    if points is None or not re.fullmatch(r"-?\d+", points):
        raise PositionError(number, section.start(1) + 1, f'the LP are missing behind {name!r}, such as "{name} 8000"')
    lp = read_count(points, MOST_LP)
    if lp < 1:
        raise PositionError(number, section.start(2) + 1, f"LP {points!r}: a player in the duel has at least 1")
    if lp > MOST_LP:
        raise PositionError(number, section.start(2) + 1, f"LP {points[:12]}…: nobody has more than {MOST_LP}")
    sheet.lp[player] = lp


def read_lists(sheet: Sheet, player: int, key: str, line: str, start: int, number: int, pool: CardPool) -> str:
    """Read the lists in a line of a player's section, and return the key of the list that goes on.

    >>> sheet = Sheet(find_format("master2020"))
    >>> read_lists(sheet, 0, "", "hand: Kuriboh  deck: Sangan", 0, 2, CardPool.builtin())
    'deck'
    """
    strange = next((key for key in _STRANGE_KEY.finditer(line, start) if not is_in_brackets(line, key.start())), None)
    if strange and strange[1].casefold() not in _KEYS:
        known = ", ".join(name for name, _, _ in LISTS)
        near = mean_perhaps(strange[1], _KEYS)
        raise PositionError(number, strange.start() + 1, f"no list is called {strange[1]!r}; there are {known}{near}")
    # Quoted names are blanked out, so that nothing in them is taken for a key.
    plain = re.sub('"[^"]*"', lambda quoted: " " * len(quoted[0]), line)
    keys = list(_KEY.finditer(plain, start))
    first = keys[0].start() if keys else len(line)
    if line[start:first].strip():
        if not key:
            column = start + 1 + len(line[start:first]) - len(line[start:first].lstrip())
            raise PositionError(number, column, f"{line[start:first].strip()!r} stands in no list, such as hand:")
        read_cards(sheet, player, key, line, start, first, number, pool)
    for at, found in enumerate(keys):
        key = _KEYS[found[1].casefold()]
        end = keys[at + 1].start() if at + 1 < len(keys) else len(line)
        read_cards(sheet, player, key, line, found.end(), end, number, pool)
    return key


def is_in_brackets(line: str, at: int) -> bool:
    """Whether a place in a line stands in the parentheses behind a card.

    >>> is_in_brackets("Sangan (set, zone 2)", 13), is_in_brackets("Sangan (set), Kuriboh", 14)
    (True, False)
    """
    before = line[:at]
    return before.count("(") + before.count("（") > before.count(")") + before.count("）")


def read_cards(
    sheet: Sheet, player: int, key: str, line: str, start: int, end: int, number: int, pool: CardPool
) -> None:
    """Read the cards of one list.

    >>> sheet = Sheet(find_format("master2020"))
    >>> read_cards(sheet, 0, "hand", "3 Kuriboh", 0, 9, 2, CardPool.builtin())
    >>> len(sheet.entries)
    3
    """
    for mention in read_mentions(line[start:end], pool):
        column = start + mention.column + 1
        try:
            card = pool.find(mention.name)
        except LookupError as unknown:
            raise PositionError(number, column, str(unknown)) from None
        flags = read_flags(mention, number, column)
        materials = find_materials(flags.materials, player, pool, number, column)
        sheet.counts[player, key] = sheet.counts.get((player, key), 0) + mention.count
        if sheet.counts[player, key] > MOST_CARDS:
            raise PositionError(number, column, f"{card.name_en}: more than {MOST_CARDS} cards stand under {key}:")
        for _ in range(mention.count):
            sheet.entries.append(Entry(player, key, card, flags, number, column, materials))


def find_materials(
    text: str, player: int, pool: CardPool, number: int, column: int
) -> tuple[tuple[CardFacts, int], ...]:
    """Find the materials of a monster of this player, each with its owner.

    >>> find_materials("Kuriboh + 2 Sangan owner opp", 0, CardPool.builtin(), 1, 1)
    ((<Kuriboh [40640057]>, 0), (<Sangan [26202165]>, 1), (<Sangan [26202165]>, 1))
    """
    found: list[tuple[CardFacts, int]] = []
    for mention in read_materials(text, pool) if text else []:
        try:
            card = pool.find(mention.name)
        except LookupError as unknown:
            raise PositionError(number, column, f"materials: {unknown}") from None
        if len(found) + mention.count > MOST_CARDS:
            raise PositionError(number, column, f"materials: more than {MOST_CARDS} cards")
        owner = player if not mention.flags else 0 if mention.flags[0] == "owner you" else 1
        found += [(card, owner)] * mention.count
    return tuple(found)


def read_flags(mention: Mention, number: int, column: int) -> Flags:
    """Read what stands in parentheses behind a card.

    >>> read_flags(Mention("Sangan", 1, ("set", "zone 2"), 0), 1, 1)
    Flags(words=['set'], zone=2, extra_zone=0, counters=(), blocks=0, on='', materials='')
    """
    flags = Flags()
    for words in mention.flags:
        zone, extra = ZONE.fullmatch(words), EXTRA_ZONE.fullmatch(words)
        word = flag_called(words)
        kind, held = counters_called(words)
        if zone and 1 <= int(zone[1]) <= 5:
            flags.zone = int(zone[1])
        elif extra and 1 <= int(extra[1]) <= 2:
            flags.extra_zone = int(extra[1])
        elif zone or extra:
            raise PositionError(number, column, f"{mention.name}: there is no {words}")
        elif blocked := BLOCKS.fullmatch(words):
            whose = player_called(blocked[1] or blocked[2])
            flags.blocks |= 1 << own(whose, MONSTER_ZONE) + int(blocked[3]) - 1
        elif equipped := ON.fullmatch(words):
            flags.on = equipped[1]
        elif attached := MATERIALS.fullmatch(words):
            if not attached[1]:
                raise PositionError(number, column, f"{mention.name}: the materials are missing behind {words!r}")
            flags.materials = attached[1]
        elif word:
            flags.words.append(word)
        elif kind and held > MOST:
            raise PositionError(number, column, f"{mention.name}: more than {MOST} counters")
        elif kind:
            flags.counters = with_count(flags.counters, kind, held)
        else:
            near = mean_perhaps(words, [spelling for flag in FLAGS for spelling in flag[1:]])
            raise PositionError(number, column, f"{mention.name}: unknown flag {words[:60]!r}{near}")
    return flags
