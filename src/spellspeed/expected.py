"""What a ruling expects, line by line: whether it is so, and what is there instead."""

import re
from collections import Counter
from typing import Final

from spellspeed.duel import Duel
from spellspeed.engine.applies.stats import stat_of
from spellspeed.engine.kernel.game import find_format
from spellspeed.engine.kernel.places import is_pendulum_card, own, zone_number
from spellspeed.engine.kernel.rows import CardState
from spellspeed.notation.phrases import FLAGS, LISTS, PLAYERS, safe_name
from spellspeed.notation.read import Entry, Sheet, read_lists
from spellspeed.packaged_decks import Pair
from spellspeed.pool import CardPool
from spellspeed.words import ATK, DEF, FIELD_ZONE, MONSTER_ZONE, SPELL_TRAP_ZONE

_WHO: Final = re.compile(r"(you|opp|你|对手)\s+(.*)$")
_LP: Final = re.compile(r"(?:LP\s*)?(\d+)(?:\s+|$)", re.IGNORECASE)
_NOTHING: Final = re.compile(r"(\S+?)\s*[:：]\s*(?:none|nothing|无)(?=\s|$)")
_WISH: Final = re.compile(
    r"(cannot|can|不能|可以)\s*(.+?)(?:\s+because of\s+(.+)|\s*[，,（(]?\s*因为\s*「?(.+?)」?[）)]?)?$"
)
_VALUE: Final = re.compile(r"(.+?)\s+has\s+(\d+)\s+(ATK|DEF)$|(.+?)\s*的(攻击力|守备力)\s*(?:是|为|变成)?\s*(\d+)$")
_WINS: Final = re.compile(r"wins?$|胜利$|获胜$")
_NOBODY_WINS: Final = re.compile(r"nobody wins$|平局$")
_SAYABLE: Final = ("attack", "defense", "set", "face-up", "owner you", "owner opp")
_ON_THE_FIELD: Final = (MONSTER_ZONE, SPELL_TRAP_ZONE, FIELD_ZONE)


class UnreadableExpectation(ValueError):
    """A line says nothing that could be expected; told in English and in Chinese.

    >>> str(UnreadableExpectation(("what is this?", "这是什么？")))
    'what is this?'
    """

    def __init__(self, told: Pair) -> None:
        super().__init__(told[0])
        self.chinese: Final = told[1]


def find_unmet(duel: Duel, line: str) -> Pair | None:
    """Return what is there instead of what a line expects, in English and in Chinese, in the words of such a line.

    >>> duel = Duel.from_position("turn 3, Main Phase 1, you to act\\nyou 8000\\nopp 7500 monsters: Sangan (set)")
    >>> find_unmet(duel, "opp 7500  monsters: Sangan")
    >>> find_unmet(duel, "opp monsters: Sangan (attack)")
    ('opp monsters: Sangan (set, zone 1)', '对手 怪兽: 三眼怪（里侧，区域1）')
    """
    if _NOBODY_WINS.match(line):
        return None if duel.outcome is not None and duel.outcome.winner is None else _tell_outcome(duel)
    found = _WHO.match(line)
    if not found:
        raise UnreadableExpectation(
            (f"{line!r} begins with neither player, you or opp", f"“{line}”开头没有写明是你还是对手")
        )
    player, said = 0 if found[1] in PLAYERS[0] else 1, found[2]
    wish, value = _WISH.match(said), _VALUE.match(said)
    if _WINS.match(said):
        return None if duel.outcome is not None and duel.outcome.winner == player else _tell_outcome(duel)
    if wish:
        return _unmet_wish(duel, player, wish)
    if value:
        return _unmet_value(duel, player, value)
    points = _LP.match(said)
    if points:
        if duel.state.lp[player] != int(points[1]):
            return _begin(player, (f"{duel.state.lp[player]}", f"{duel.state.lp[player]}"))
        said = said[points.end() :]
    return _unmet_lists(duel, player, said)


def _begin(player: int, told: Pair) -> Pair:
    """What is there, said of this player."""
    return f"{PLAYERS[player][0]} {told[0]}", f"{PLAYERS[player][1]} {told[1]}"


def _tell_outcome(duel: Duel) -> Pair:
    if duel.outcome is None:
        return "the duel is not over", "决斗还没有结束"
    if duel.outcome.winner is None:
        return "nobody wins", "平局"
    return _begin(duel.outcome.winner, ("wins" if duel.outcome.winner else "win", "胜利"))


def _unmet_wish(duel: Duel, player: int, wish: re.Match[str]) -> Pair | None:
    """A player can or cannot do something, because of the rule or the card that is named."""
    reasons = duel.reasons_against(wish[2], player)
    because = wish[3] or wish[4]
    names = [name for reason in reasons for name in (reason.rule, reason.card, reason.card_zh)]
    if (wish[1] in ("can", "可以")) == (not reasons) and (not because or because in names):
        return None
    if not reasons:
        return _begin(player, (f"can {wish[2]}", f"可以 {wish[2]}"))
    return _begin(
        player,
        (
            f"cannot {wish[2]} because of {' and '.join([reason.card or reason.rule for reason in reasons])}",
            f"不能 {wish[2]}，因为{'、'.join([f'「{reason.card_zh or reason.rule}」' for reason in reasons])}",
        ),
    )


def _unmet_value(duel: Duel, player: int, value: re.Match[str]) -> Pair | None:
    """The ATK or DEF of a monster that the player controls, as it is now."""
    card = duel.pool.find(value[1] or value[4])
    stat = ATK if (value[3] or value[5]) in ("ATK", "攻击力") else DEF
    rows = [duel.state.cards[uid] for uid in duel.state.monsters_of(player)]
    values = [stat_of(duel.game, duel.state, row, stat) for row in rows if row.card == card.index]
    if int(value[2] or value[6]) in values:
        return None
    chinese = card.name_zh or card.name_en
    if not values:
        return _begin(player, (f"{'has' if player else 'have'} no {card.name_en}", f"场上没有「{chinese}」"))
    stats = ("ATK", "攻击力") if stat == ATK else ("DEF", "守备力")
    return _begin(
        player,
        (
            f"{card.name_en} has {' and '.join(map(str, values))} {stats[0]}",
            f"{chinese}的{stats[1]}是{'、'.join(map(str, values))}",
        ),
    )


def _unmet_lists(duel: Duel, player: int, said: str) -> Pair | None:
    """What lies in the lists of a player, and how, as far as that is said."""
    for key, entries in _read_expected(said, duel.pool).items():
        rows = _rows_in(duel, player, key)
        same = Counter(row.card for row in rows) == Counter(entry.card.index for entry in entries)
        if not same or not all(any(_lies_so(row, entry) for row in rows) for entry in entries):
            return _begin(player, _tell_list(duel, key, rows))
    return None


def _lies_so(row: CardState, entry: Entry) -> bool:
    """Whether this is the card, and lies as the words in parentheses say."""
    facts = {
        "attack": row.face_up and row.attack,
        "defense": row.face_up and not row.attack,
        "set": not row.face_up,
        "face-up": row.face_up,
        "owner you": row.owner == 0,
        "owner opp": row.owner == 1,
    }
    zone = entry.flags.zone in (0, zone_number(row.place, row.controller))
    held = not entry.flags.counters or row.counters == entry.flags.counters
    return row.card == entry.card.index and zone and held and all(facts[word] for word in entry.flags.words)


def _read_expected(said: str, pool: CardPool) -> dict[str, list[Entry]]:
    """The lists of a line: what is in each of them."""
    keys = {word: key for key, _, chinese in LISTS for word in (key, chinese)}
    lists: dict[str, list[Entry]] = {keys.get(empty[1], empty[1]): [] for empty in _NOTHING.finditer(said)}
    unknown = [key for key in lists if key not in keys]
    sheet = Sheet(find_format("master2020"))
    read_lists(sheet, 0, "", _NOTHING.sub("", said), 0, 1, pool)
    for entry in sheet.entries:
        lists.setdefault(entry.key, []).append(entry)
        for word in entry.flags.words:
            if word not in _SAYABLE:
                raise UnreadableExpectation((f"{word!r} cannot be expected of a card", f"不能检查“{word}”"))
    if unknown or (said.strip() and not lists):
        named = unknown[0] if unknown else said.strip()
        known = ", ".join([key for key, _, _ in LISTS])
        raise UnreadableExpectation(
            (
                f"{named!r} names no list; there are {known}",
                f"“{named}”不是区域；可以写的有：" + "、".join([chinese for _, _, chinese in LISTS]),
            )
        )
    return lists


def _rows_in(duel: Duel, player: int, key: str) -> list[CardState]:
    """What lies in a list of a player now."""
    state = duel.state
    place = next(place for name, place, _ in LISTS if name == key)
    if place == MONSTER_ZONE:
        return [state.cards[uid] for uid in state.monsters_of(player)]
    if place != SPELL_TRAP_ZONE:
        return [state.cards[uid] for uid in state.piles[own(player, place)]]
    first = own(player, place)
    rows = [state.cards[uid] for zone in range(first, first + 5) for uid in state.piles[zone]]
    if key == "set":
        return [row for row in rows if not row.face_up]
    return [row for row in rows if row.face_up and is_pendulum_card(duel.game, row) == (key == "pendulum")]


def _tell_list(duel: Duel, key: str, rows: list[CardState]) -> Pair:
    """A list with its cards, and how they lie where that is of interest."""
    place, chinese = next((place, chinese) for name, place, chinese in LISTS if name == key)
    words = {name: (english, own_word) for name, english, own_word, *_ in FLAGS}
    told: list[Pair] = []
    for row in rows:
        flags: list[Pair] = []
        if place == MONSTER_ZONE:
            flags.append(words["set" if not row.face_up else "attack" if row.attack else "defense"])
        if place in _ON_THE_FIELD and zone_number(row.place, row.controller):
            number = zone_number(row.place, row.controller)
            flags.append((f"zone {number}", f"区域{number}"))
        if row.owner != row.controller:
            flags.append(words[f"owner {PLAYERS[row.owner][0]}"])
        facts = duel.pool.facts[row.card]
        behind = (f" ({', '.join([flag[0] for flag in flags])})", f"（{'，'.join([flag[1] for flag in flags])}）")
        names = (safe_name(facts, duel.pool), safe_name(facts, duel.pool, "zh"))
        told.append((names[0] + behind[0], names[1] + behind[1]) if flags else names)
    english = ", ".join([each[0] for each in told]) or "none"
    return f"{key}: {english}", f"{chinese}: {'，'.join([each[1] for each in told]) or '无'}"
