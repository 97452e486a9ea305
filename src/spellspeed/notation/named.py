"""What the facts of a position name: places, cards by where they lie, deeds and times, in both languages."""

import re
from typing import Final

from spellspeed.engine.kernel.places import KINDS, is_extra_monster_zone, own, zone_number
from spellspeed.engine.kernel.rows import (
    BOND_EQUIP,
    BOND_EQUIP_BY_ITSELF,
    BOND_EQUIPPED_ITSELF,
    BOND_LINK,
    CardState,
)
from spellspeed.engine.kernel.state import State
from spellspeed.engine.moving.attached import materials_of
from spellspeed.notation.phrases import PLAYERS
from spellspeed.words import (
    ACTIVATE,
    ATTACK,
    AWAITS_PHASE,
    BANISHED,
    BATTLE_PHASE,
    BATTLED,
    CARRY_OUT,
    CHANGE_POSITION,
    DECK,
    DRAW_PHASE,
    DURING_OPPONENTS_NEXT_TURN,
    END_PHASE,
    EXTRA_DECK,
    EXTRA_MONSTER_ZONE,
    FELL_TO_IT,
    FIELD_ZONE,
    FLIP_SUMMON,
    FOR_GOOD,
    FUSION_MATERIAL,
    FUSION_SUMMON,
    GEMINI_SUMMON,
    GRAVEYARD,
    HAND,
    HAPPENED,
    HAS_ATTACKED,
    HAS_DESTROYED,
    IN_MAIN_MONSTER_ZONE,
    IN_SPELL_TRAP_ZONE,
    LINK_MATERIAL,
    LINK_SUMMON,
    LOST_IN_BATTLE,
    MAIN_PHASE_1,
    MAIN_PHASE_2,
    MATERIAL,
    MIXED,
    MONSTER_ZONE,
    NO_DEED,
    NORMAL_SUMMON,
    NOWHERE,
    PENDULUM_SUMMON,
    PLACED_AS_PENDULUM,
    PLACED_AS_SPELL,
    PLACED_AS_TRAP,
    PLACES_EACH,
    PUT_THERE,
    REST_OF_DUEL,
    RITUAL_SUMMON,
    SET_MONSTER,
    SET_SPELL_TRAP,
    SKIP_PHASE,
    SPECIAL_SUMMON,
    SPELL_TRAP_ZONE,
    STANDBY_PASSED,
    STANDBY_PHASE,
    SUMMONED_BY,
    SYNCHRO_MATERIAL,
    SYNCHRO_SUMMON,
    TO_BATTLE_PHASE,
    TRAP_RIGHT,
    TRIBUTE_SUMMON,
    UNTIL_BATTLE_PHASE_ENDS,
    UNTIL_CALCULATED,
    UNTIL_DAMAGE_STEP_ENDS,
    UNTIL_DUE,
    UNTIL_END_PHASE,
    UNTIL_IT_RESOLVES,
    UNTIL_NEXT_TURN_ENDS,
    UNTIL_PHASE_ENDS,
    UNTIL_TURN_ENDS,
    USED_ANYWHERE,
    USED_IN_DUEL,
    VOID,
    WAS_ATTACK_TARGET,
    WAS_DESTROYED,
    WAS_FELLED,
    WAS_FLIPPED,
    WAS_PAID,
    WHILE_IT_STAYS,
    XYZ_SUMMON,
)

Words = tuple[tuple[int, str, str], ...]

DEEDS: Final[Words] = (
    (NO_DEED, "nothing", "无"),
    (NORMAL_SUMMON, "Normal Summon", "通常召唤"),
    (TRIBUTE_SUMMON, "Tribute Summon", "上级召唤"),
    (SET_MONSTER, "Set of a monster", "盖放怪兽"),
    (SET_SPELL_TRAP, "Set", "盖放魔陷"),
    (FLIP_SUMMON, "Flip Summon", "反转召唤"),
    (SPECIAL_SUMMON, "Special Summon", "特殊召唤"),
    (CHANGE_POSITION, "change of position", "改变表示形式"),
    (ACTIVATE, "activation", "发动"),
    (ATTACK, "attack", "攻击"),
    (TO_BATTLE_PHASE, "one more Battle Phase", "追加战斗阶段"),
    (BATTLED, "battle", "进行战斗"),
    (USED_IN_DUEL, "use in this duel", "本次决斗使用"),
    (CARRY_OUT, "carrying out", "处理"),
    (HAS_ATTACKED, "Damage Step of its attack", "攻击进入伤害步骤"),
    (HAS_DESTROYED, "destruction by battle", "战斗破坏怪兽"),
    (WAS_ATTACK_TARGET, "being attacked", "成为攻击对象"),
    (PUT_THERE, "being put there", "放置"),
    (WAS_FLIPPED, "being turned face-up", "翻开"),
    (PENDULUM_SUMMON, "Pendulum Summon", "灵摆召唤"),
    (PLACED_AS_PENDULUM, "being placed as Pendulum Card", "放置到灵摆区域"),
    (FUSION_SUMMON, "Fusion Summon", "融合召唤"),
    (RITUAL_SUMMON, "Ritual Summon", "仪式召唤"),
    (FUSION_MATERIAL, "being Fusion Material", "作为融合素材"),
    (PLACED_AS_SPELL, "being placed as Spell", "当作魔法放置"),
    (PLACED_AS_TRAP, "being placed as Trap", "当作陷阱放置"),
    (SUMMONED_BY, "being Special Summoned by", "由效果特殊召唤"),
    (SKIP_PHASE, "skip", "跳过"),
    (WAS_DESTROYED, "being destroyed", "被破坏"),
    (FELL_TO_IT, "falling to it", "被其战斗破坏"),
    (LOST_IN_BATTLE, "losing its monster in battle", "战斗中失去装备怪兽"),
    (WAS_FELLED, "being destroyed by battle", "被战斗破坏"),
    (SYNCHRO_SUMMON, "Synchro Summon", "同调召唤"),
    (XYZ_SUMMON, "Xyz Summon", "XYZ召唤"),
    (LINK_SUMMON, "Link Summon", "连接召唤"),
    (SYNCHRO_MATERIAL, "being Synchro Material", "作为同调素材"),
    (LINK_MATERIAL, "being Link Material", "作为连接素材"),
    (GEMINI_SUMMON, "Gemini Summon", "再1次召唤"),
    (HAPPENED, "being counted", "被计数"),
    (TRAP_RIGHT, "right to a Trap", "陷阱发动权"),
    (WAS_PAID, "being paid", "作为代价"),
    (MIXED, "being mixed", "被洗切"),
    (STANDBY_PASSED, "Standby Phase passed", "经过的准备阶段"),
    (AWAITS_PHASE, "waiting for a phase", "等待阶段"),
    (USED_ANYWHERE, "use wherever it is", "不论在何处使用"),
)
PHASES: Final[Words] = (
    (0, "no phase", "无阶段"),
    (DRAW_PHASE, "Draw Phase", "抽卡阶段"),
    (STANDBY_PHASE, "Standby Phase", "准备阶段"),
    (MAIN_PHASE_1, "Main Phase 1", "主要阶段1"),
    (BATTLE_PHASE, "Battle Phase", "战斗阶段"),
    (MAIN_PHASE_2, "Main Phase 2", "主要阶段2"),
    (END_PHASE, "End Phase", "结束阶段"),
)
UNTIL: Final[Words] = (
    (FOR_GOOD, "it leaves", "离开"),
    (UNTIL_TURN_ENDS, "the turn ends", "回合结束"),
    (UNTIL_DAMAGE_STEP_ENDS, "the Damage Step ends", "伤害步骤结束"),
    (UNTIL_BATTLE_PHASE_ENDS, "the Battle Phase ends", "战斗阶段结束"),
    (UNTIL_NEXT_TURN_ENDS, "that turn ends", "该回合结束"),
    (DURING_OPPONENTS_NEXT_TURN, "that turn, once it begins, ends", "该回合开始后的结束"),
    (REST_OF_DUEL, "the duel ends", "决斗结束"),
    (UNTIL_END_PHASE, "the End Phase", "结束阶段"),
    (UNTIL_CALCULATED, "damage calculation", "伤害计算"),
    (WHILE_IT_STAYS, "its card leaves", "其卡离开"),
    (UNTIL_PHASE_ENDS, "the phase ends", "阶段结束"),
    (UNTIL_IT_RESOLVES, "that effect is processed", "那个效果处理完毕"),
    (UNTIL_DUE, "it is carried out", "处理完毕"),
)
BONDS: Final[Words] = (
    (BOND_EQUIP, "equip", "装备"),
    (BOND_LINK, "link", "联系"),
    (BOND_EQUIP_BY_ITSELF, "equip by the monster's effect", "由该怪兽的效果装备"),
    (BOND_EQUIPPED_ITSELF, "equip by its own effect", "由自身效果装备"),
)
PILES: Final[Words] = (
    (HAND, "hand", "手卡"),
    (GRAVEYARD, "graveyard", "墓地"),
    (BANISHED, "banished", "除外"),
    (EXTRA_DECK, "extra deck", "额外卡组"),
    (DECK, "deck", "卡组"),
    (SPELL_TRAP_ZONE, "spell zone", "魔陷区域"),
    (FIELD_ZONE, "field zone", "场地区域"),
    (MONSTER_ZONE, "zone", "区域"),
)
NOBODYS: Final[Words] = (
    (EXTRA_MONSTER_ZONE, "extra zone", "额外区域"),
    (NOWHERE, "nowhere", "无处"),
    (VOID, "vanished", "消失"),
    (MATERIAL, "attached", "叠放"),
)
_PLACE: Final = re.compile(
    rf"(?:(you|opp|你|对手)\s*({'|'.join(word for row in PILES for word in row[1:])})"
    rf"|({'|'.join(word for row in NOBODYS for word in row[1:])}))\s*(\d{{1,3}})?",
    re.IGNORECASE,
)
_ATTACHED: Final = re.compile(r"\s*(?:material|素材)\s*(\d{1,3})", re.IGNORECASE)
AGO: Final = re.compile(
    r"\s*[(（](?:(-?\d{1,9}) moves?, (-?\d{1,9}) turnings? ago|(-?\d{1,9})次移动、(-?\d{1,9})次翻转之前)[)）]",
    re.IGNORECASE,
)


def word_of(words: Words, number: int, column: int) -> str:
    """Return what a number is called.

    >>> word_of(PHASES, END_PHASE, 0), word_of(PHASES, END_PHASE, 1)
    ('End Phase', '结束阶段')
    """
    for each, english, chinese in words:
        if each == number:
            return chinese if column else english
    raise LookupError(f"{number} has no word")


def called(words: Words, text: str) -> int:
    """Return the number that is called so in either language; a LookupError names what there is.

    >>> called(UNTIL, "the turn ends") == called(UNTIL, "回合结束") == UNTIL_TURN_ENDS
    True
    """
    wanted = " ".join(text.split()).casefold()
    for number, english, chinese in words:
        if wanted in (english.casefold(), chinese.casefold()):
            return number
    raise LookupError(f"{text.strip()!r} is none of {', '.join(row[1] for row in words)}")


def name_place(place: int, column: int) -> str:
    """Return what a place is called: a pile, or a zone with its number.

    >>> name_place(own(1, GRAVEYARD), 0), name_place(own(0, MONSTER_ZONE) + 2, 1), name_place(EXTRA_MONSTER_ZONE, 0)
    ('opp graveyard', '你区域3', 'extra zone 1')
    """
    between = "" if column else " "
    if is_extra_monster_zone(place):
        return f"{word_of(NOBODYS, EXTRA_MONSTER_ZONE, column)}{between}{place - EXTRA_MONSTER_ZONE + 1}"
    if place > EXTRA_MONSTER_ZONE:
        return word_of(NOBODYS, place, column)
    player, kind, number = place // PLACES_EACH, place % PLACES_EACH, ""
    if KINDS[place] & IN_MAIN_MONSTER_ZONE:
        kind, number = MONSTER_ZONE, f"{between}{zone_number(place, player)}"
    elif KINDS[place] & IN_SPELL_TRAP_ZONE:
        kind, number = SPELL_TRAP_ZONE, f"{between}{zone_number(place, player)}"
    return f"{PLAYERS[player][column]}{between}{word_of(PILES, kind, column)}{number}"


def read_place(text: str) -> tuple[int, int, int]:
    """Return the place with which a text begins, the number of a card in it (0 for none) and where it ends.

    >>> read_place("you zone 3 and more") == (own(0, MONSTER_ZONE) + 2, 1, 10)
    True
    >>> read_place("opp graveyard 4")[1]
    4
    """
    found = _PLACE.match(text)
    if not found:
        raise LookupError(f'{text.strip()[:60]!r} is no place; write, for example, "you zone 2" or "opp graveyard 1"')
    number = int(found[4] or 0)
    if found[3]:
        place = called(NOBODYS, found[3])
        if place == EXTRA_MONSTER_ZONE:
            if not 1 <= number <= 2:
                raise LookupError(f"there is no extra zone {number}")
            return place + number - 1, 1, found.end()
        return place, number, found.end()
    player = 0 if found[1].casefold() in PLAYERS[0] else 1
    kind = called(PILES, found[2])
    if kind in (MONSTER_ZONE, SPELL_TRAP_ZONE):
        if not 1 <= number <= 5:
            raise LookupError(f"there is no {found[0].strip()}")
        return own(player, kind) + number - 1, 1, found.end()
    if kind == FIELD_ZONE:
        number = 1
    return own(player, kind), number, found.end()


def find_place(text: str) -> int:
    """Return the place that is named, and nothing but a place.

    >>> find_place("opp hand") == own(1, HAND)
    True
    """
    place, _, end = read_place(text)
    if text[end:].strip():
        raise LookupError(f"{text.strip()[:60]!r} is not the name of a place")
    return place


class Namer:
    """Names cards by where they lie; Tokens that have vanished are counted in the order in which they are named."""

    def __init__(self, s: State, column: int) -> None:
        self.state: Final = s
        self.column: Final = column
        self.vanished: Final[list[int]] = []

    def card(self, uid: int) -> str:
        """Return where a card lies, as `Finder` reads it."""
        row = self.state.cards[uid]
        between = "" if self.column else " "
        if row.place == MATERIAL and row.holder >= 0:
            number = materials_of(self.state, row.holder).index(uid) + 1
            return f"{self.card(row.holder)}{between}{('material', '素材')[self.column]}{between}{number}"
        if row.place == VOID:
            if uid not in self.vanished:
                self.vanished.append(uid)
            return f"{name_place(VOID, self.column)}{between}{self.vanished.index(uid) + 1}"
        place = name_place(row.place, self.column)
        if KINDS[row.place] & (IN_MAIN_MONSTER_ZONE | IN_SPELL_TRAP_ZONE) or is_extra_monster_zone(row.place):
            return place
        if row.place % PLACES_EACH == FIELD_ZONE and row.place < EXTRA_MONSTER_ZONE:
            return place
        return f"{place}{between}{self.number(row)}"

    def number(self, row: CardState) -> int:
        """Return which card of its pile it is, as the lists are written: a deck from the top."""
        pile = self.state.piles[row.place]
        at = pile.index(row.uid)
        return len(pile) - at if row.place < EXTRA_MONSTER_ZONE and row.place % PLACES_EACH == DECK else at + 1

    def meant(self, uid: int, visit: int, turned: int | None = None) -> str:
        """Return where a card lies to which there is a reference, and how often it has moved or turned since."""
        row = self.state.cards[uid]
        moves = row.visit - visit
        turnings = moves if turned is None else row.turned - turned
        if not moves and not turnings:
            return self.card(uid)
        if self.column:
            return f"{self.card(uid)}（{moves}次移动、{turnings}次翻转之前）"
        return (
            f"{self.card(uid)} ({moves} move{'' if moves == 1 else 's'}, "
            f"{turnings} turning{'' if turnings == 1 else 's'} ago)"
        )

    def every(self, numbers: tuple[int, ...], stride: int) -> str:
        """Return references such as uid, visit … in words; `stride` is the length of one."""
        found: list[str] = []
        for at in range(0, len(numbers), stride):
            found.append(self.meant(numbers[at], numbers[at + 1], numbers[at + 2] if stride == 3 else None))
        return " + ".join(found)


class Finder:
    """Finds the cards that a text names by where they lie."""

    def __init__(self, s: State) -> None:
        self.state: Final = s

    def card(self, text: str) -> int:
        """Return the uid of the card that is named; a LookupError says why there is none."""
        uid, end = self.begin(text)
        if text[end:].strip():
            raise LookupError(f"{text[end:].strip()!r} stands behind a card that is named already")
        return uid

    def begin(self, text: str) -> tuple[int, int]:
        """Return the uid of the card with whose place a text begins, and where that ends."""
        lead = len(text) - len(text.lstrip())
        place, number, end = read_place(text.lstrip())
        pile = self.state.piles[place]
        if not 1 <= number <= len(pile):
            raise LookupError(f"no card lies there: {text.strip()[:60]!r}")
        last = place < EXTRA_MONSTER_ZONE and place % PLACES_EACH == DECK
        uid = pile[-number] if last else pile[number - 1]
        end += lead
        if attached := _ATTACHED.match(text, end):
            under = materials_of(self.state, uid)
            if not 1 <= int(attached[1]) <= len(under):
                raise LookupError(f"no such material: {text.strip()!r}")
            return under[int(attached[1]) - 1], attached.end()
        return uid, end

    def meant(self, text: str) -> tuple[int, int, int]:
        """Return uid, visit and turned of what is named."""
        uid, end = self.begin(text)
        row = self.state.cards[uid]
        ago = AGO.match(text, end)
        if not ago:
            self.card(text)
            return uid, row.visit, row.turned
        if text[ago.end() :].strip():
            raise LookupError(f"{text[ago.end() :].strip()!r} stands behind a card that is named already")
        moves, turnings = (int(number) for number in ago.groups() if number is not None)
        return uid, row.visit - moves, row.turned - turnings

    def every(self, text: str, stride: int) -> tuple[int, ...]:
        """Return the references that a text names, each of this length."""
        found: tuple[int, ...] = ()
        for part in text.split("+") if text.strip() else []:
            found += self.meant(part)[:stride]
        return found

    def ranges(self, text: str) -> list[int]:
        """Return the cards of a list such as "you hand 1-3 + opp zone 2"."""
        found: list[int] = []
        for part in text.split("+"):
            first, _, last = part.strip().rpartition("-")
            if not first:
                found.append(self.card(part))
                continue
            if not re.fullmatch(r"\d{1,3}", last.strip()):
                raise LookupError(f"{part.strip()[:60]!r} is no row of cards")
            stem = first.rstrip("0123456789")
            numbers = range(int(first[len(stem) :] or 0), int(last) + 1)
            found += [self.card(f"{stem}{number}") for number in numbers]
        return found
