"""A puzzle in our own notation of positions; what the notation cannot say is refused by its line in the puzzle."""

import re
from dataclasses import dataclass, field
from typing import Final

from spellspeed.engine.kernel.pool import CardFacts
from spellspeed.formats import puzzle as lua
from spellspeed.formats.lua_calls import PuzzleError
from spellspeed.formats.puzzle import Link, Puzzle, PuzzleCard
from spellspeed.known_cards import known_cards
from spellspeed.notation import PositionError, read_position
from spellspeed.notation.phrases import PLAYERS, safe_name
from spellspeed.pool import CardPool, choose_pool
from spellspeed.wording import tell_counters
from spellspeed.words import (
    A_COUNTER,
    BLACK_FEATHER_COUNTER,
    BUSHIDO_COUNTER,
    CHAOS_COUNTER,
    EXTRA_DECK_KINDS,
    FOG_COUNTER,
    ICE_COUNTER,
    KAIJU_COUNTER,
    PREDATOR_COUNTER,
    RITUAL,
    SPECIAL_SUMMON_ONLY,
    SPELL_COUNTER,
    WEDGE_COUNTER,
)

FORMAT: Final = "master2020"
MATERIAL: Final = "material"  # in place of a list's name
ARTWORKS: Final = 10  # a password nearer than this to a card's is another picture of it
FIRST_TURN, LATER_TURN = 1, 3  # a puzzle is one turn; in the first one there is no Battle Phase
OTHER_GAMES: Final = ("SPEED", "RUSH", "3_COLUMNS")
_ALWAYS_SPECIAL: Final = EXTRA_DECK_KINDS | RITUAL | SPECIAL_SUMMON_ONLY
SUMMONS: Final = {
    "SUMMON_TYPE_NORMAL": "Normal Summon",
    "SUMMON_TYPE_ADVANCE": "Tribute Summon",
    "SUMMON_TYPE_TRIBUTE": "Tribute Summon",
    "SUMMON_TYPE_FLIP": "Flip Summon",
    "SUMMON_TYPE_GEMINI": "Gemini Summon",
    "SUMMON_TYPE_SPECIAL": "Special Summon",
    "SUMMON_TYPE_FUSION": "Fusion Summon",
    "SUMMON_TYPE_RITUAL": "Ritual Summon",
    "SUMMON_TYPE_SYNCHRO": "Synchro Summon",
    "SUMMON_TYPE_XYZ": "Xyz Summon",
    "SUMMON_TYPE_PENDULUM": "Pendulum Summon",
    "SUMMON_TYPE_LINK": "Link Summon",
}
# A name with one of these in it could be read as something else.
_PLAIN_NAME: Final = re.compile(r"[^\W\d][^:：()（）\"“”#+→、，]*")
# The programs' numbers of counters, without the bit that says on what they may lie.
COUNTERS: Final = {
    0x1: SPELL_COUNTER,
    0x2: WEDGE_COUNTER,
    0x3: BUSHIDO_COUNTER,
    0xE: A_COUNTER,
    0x10: BLACK_FEATHER_COUNTER,
    0x13: CHAOS_COUNTER,
    0x15: ICE_COUNTER,
    0x19: FOG_COUNTER,
    0x37: KAIJU_COUNTER,
    0x41: PREDATOR_COUNTER,
}


@dataclass
class _Laid:
    """A card with its place in the notation."""

    card: PuzzleCard
    facts: CardFacts
    key: str
    zone: str = ""  # "zone 2" or "extra zone 1"
    flags: list[str] = field(default_factory=list)
    materials: list[str] = field(default_factory=list)


def to_position(puzzle: Puzzle, pool: CardPool | None = None, format: str = FORMAT) -> str:
    """Write a puzzle as a position from which a duel can begin.

    >>> text = "Debug.AddCard(89631139,0,0,LOCATION_HAND,0,POS_FACEDOWN)\\nDebug.SetPlayerInfo(1,100,0,0)"
    >>> print(to_position(lua.read_puzzle(text)))
    turn 1, Main Phase 1, you to act
    you 8000
        hand: Blue-Eyes White Dragon
    opp 100
    """
    cards = choose_pool(pool)
    for flag in puzzle.flags:
        if any(word in flag for word in OTHER_GAMES):
            problem = f"{flag}: Speed and Rush Duels are not played here"
            raise PuzzleError(puzzle.name, problem, f"{flag}：不支持竞速决斗和超速决斗", puzzle.flags_line)
    laid = _lay_out(puzzle, cards)
    lines = [f"turn {LATER_TURN if puzzle.may_attack else FIRST_TURN}, Main Phase 1, you to act"]
    origins = [0]  # for each line of the position the line of the puzzle that it comes from
    if format != FORMAT:
        lines.append(f"format {format}")
        origins.append(0)
    for player, (who, _) in enumerate(PLAYERS):
        lines.append(f"{who} {puzzle.lp[player]}")
        origins.append(0)
        mine = [each for each in laid if each.card.player == player]
        for each in _deck_from_the_top([each for each in mine if each.key == "deck"]):
            lines.append(_write(each, cards))
            origins.append(each.card.line)
        for each in [each for each in mine if each.key not in ("deck", MATERIAL)]:
            lines.append(_write(each, cards))
            origins.append(each.card.line)
    for said, origin in _say_summons(puzzle, laid) + _say_links(puzzle, laid):
        lines.append(said)
        origins.append(origin)
    text = "\n".join(lines)
    try:
        read_position(text, cards, 0, False)
    except PositionError as wrong:
        line = origins[wrong.line - 1] if wrong.line <= len(origins) else 0
        raise PuzzleError(puzzle.name, wrong.problem, f"无法摆出：{wrong.problem}", line) from None
    return text


def find_card(password: int, pool: CardPool) -> CardFacts | None:
    """Find the card with a password; one that no card has may be that of another picture, close to the card's own.

    >>> pool = CardPool.builtin()
    >>> find_card(40640058, pool), find_card(4, pool)
    (<Kuriboh [40640057]>, None)
    """
    for distance in range(ARTWORKS):
        for near in (password - distance, password + distance):
            index = pool.by_password.get(near)
            if index is not None:
                return pool.facts[index]
            if distance == 0 and known_cards().with_password(near) is not None:
                return None  # it is a card of its own, which no duel can hold yet
    return None


def _lay_out(puzzle: Puzzle, pool: CardPool) -> list[_Laid]:
    """Give every card its place; one that comes to a zone with a monster in it is attached to that one."""
    found: list[_Laid] = []
    zones: dict[tuple[int, str, str], _Laid] = {}
    for card in puzzle.cards:
        facts = find_card(card.password, pool)
        if facts is None:
            raise _unknown(puzzle, card)
        each = _place(puzzle, card, facts)
        if each.zone or each.key == "field":
            kind = "monsters" if each.key == "monsters" else "spells" if each.zone else each.key
            under = zones.setdefault((card.player, kind, each.zone), each)
            if under is not each:
                if kind != "monsters":
                    raise _wrong(puzzle, card.line, "another card lies in the same zone", "这个区域已经有卡")
                under.materials.append(_name(facts, pool) + _owner(card))
                each.key = (
                    MATERIAL  # counted among the cards, so that variables find theirs, but written with its holder
                )
        found.append(each)
    for link in puzzle.counters:
        _put_counters(puzzle, link, found)
    for link in puzzle.equips:
        _equip(puzzle, link, found)
    return found


def _unknown(puzzle: Puzzle, card: PuzzleCard) -> PuzzleError:
    known = known_cards().with_password(card.password)
    if known is None:
        return _wrong(
            puzzle, card.line, f"no card has the password {card.password}", f"没有卡片的密码是{card.password}"
        )
    problem = f'"{known.name_en}" is known, but cannot be played yet'
    return _wrong(puzzle, card.line, problem, f"「{known.name_zh or known.name_en}」已知，但还不能使用")


def _wrong(puzzle: Puzzle, line: int, problem: str, problem_zh: str) -> PuzzleError:
    return PuzzleError(puzzle.name, problem, problem_zh, line)


def _place(puzzle: Puzzle, card: PuzzleCard, facts: CardFacts) -> _Laid:
    location = card.location
    piles = {lua.DECK: "deck", lua.HAND: "hand", lua.GRAVE: "graveyard", lua.REMOVED: "banished", lua.EXTRA: "extra"}
    if location in piles:
        each = _Laid(card, facts, piles[location])
        if card.owner != card.player:
            problem = "outside the field a card is with its owner: the notation cannot say otherwise"
            raise _wrong(puzzle, card.line, problem, "场外的卡应在持有者处，局面记法无法表示")
        face_down = card.position and not card.position & lua.FACE_UP
        if location == lua.REMOVED and face_down:
            each.flags.append("set")
        if (
            location == lua.EXTRA
            and card.position & lua.FACE_UP
            and facts.is_pendulum()
            and facts.belongs_in_extra_deck()
        ):
            each.flags.append("face-up")
    else:
        key, zone = _zone(puzzle, card)
        each = _Laid(card, facts, key, zone)
        if key == "monsters":
            each.flags += _battle_position(puzzle, card)
        elif not card.position & lua.FACE_UP:
            if key == "spells":
                each.key = "set"
            elif key == "field":
                each.flags.append("set")
            else:
                problem = "a card in a Pendulum Zone lies face-up"
                raise _wrong(puzzle, card.line, problem, "灵摆区域的卡是表侧表示")
        each.flags += [_owner(card).strip()] if card.owner != card.player else []
    if card.proper and facts.kind & _ALWAYS_SPECIAL and each.key in ("monsters", "graveyard", "banished"):
        each.flags.append("properly summoned")
    return each


def _zone(puzzle: Puzzle, card: PuzzleCard) -> tuple[str, str]:
    """Return the list and the zone of a card on the field; zones count from its controller's left, as ours do."""
    location, number = card.location, card.sequence
    if location in (lua.MONSTER_ZONES, lua.MAIN_MONSTER_ZONES) and number < 5:
        return "monsters", f"zone {number + 1}"
    if location == lua.MONSTER_ZONES and number in (5, 6):
        return "monsters", f"extra zone {number - 4}"
    if location == lua.EXTRA_MONSTER_ZONES and number < 2:
        return "monsters", f"extra zone {number + 1}"
    if location in (lua.SPELL_ZONES, lua.MAIN_SPELL_ZONES) and number < 5:
        return "spells", f"zone {number + 1}"
    if location == lua.FIELD_ZONE or (location == lua.SPELL_ZONES and number == 5):
        return "field", ""
    if location == lua.PENDULUM_ZONES and number < 2:
        return "pendulum", ("zone 1", "zone 5")[number]
    if location == lua.SPELL_ZONES and number in (6, 7):
        return "pendulum", ("zone 1", "zone 5")[number - 6]
    problem = f"there is no place {number} in location {location:#x}"
    raise _wrong(puzzle, card.line, problem, f"位置{location:#x}没有第{number}格")


def _battle_position(puzzle: Puzzle, card: PuzzleCard) -> list[str]:
    if card.position & lua.FACE_UP_ATTACK:
        return []
    if card.position & lua.FACE_UP_DEFENSE:
        return ["defense"]
    if card.position & lua.FACE_DOWN_DEFENSE:
        return ["set"]
    problem = "face-down Attack Position: the notation cannot say this yet"
    raise _wrong(puzzle, card.line, problem, "里侧攻击表示：局面记法还无法表示")


def _put_counters(puzzle: Puzzle, link: Link, laid: list[_Laid]) -> None:
    kind = COUNTERS.get(int(link.kind, 16) & 0xFFF)
    if kind is None:
        problem = f"counters of kind {link.kind} are not known here"
        raise _wrong(puzzle, link.line, problem, f"不认识种类{link.kind}的指示物")
    if laid[link.card].key == MATERIAL:
        raise _wrong(puzzle, link.line, "an Xyz Material holds no counters", "超量素材不能放置指示物")
    laid[link.card].flags += tell_counters((kind, link.count), "en")


def _equip(puzzle: Puzzle, link: Link, laid: list[_Laid]) -> None:
    equip, monster = laid[link.card], laid[link.target]
    if equip.key == MATERIAL or monster.key != "monsters" or monster.zone.startswith("extra"):
        problem = "a card equips a monster in a Main Monster Zone: the notation cannot say anything else yet"
        raise _wrong(puzzle, link.line, problem, "只能装备给主要怪兽区域的怪兽：局面记法还无法表示其他情况")
    equip.flags.append(f"on {PLAYERS[monster.card.player][0]} {monster.zone}")


def _say_links(puzzle: Puzzle, laid: list[_Laid]) -> list[tuple[str, int]]:
    """Return the lines that say which card is linked to which, each with its line of the puzzle."""
    found: list[tuple[str, int]] = []
    for link in puzzle.targets:
        card, target = _say_place(laid[link.card]), _say_place(laid[link.target])
        if not card or not target:
            problem = f"{laid[link.card].facts.name_en} is linked to a card that does not lie on the field with it"
            raise _wrong(puzzle, link.line, problem, "只有场上的卡之间才有对象关系")
        found.append((f"bond: link; with {card}; on {target}; named {laid[link.card].facts.name_en}", link.line))
    return found


def _say_summons(puzzle: Puzzle, laid: list[_Laid]) -> list[tuple[str, int]]:
    """Return the lines that say how monsters were summoned, each with its line of the puzzle."""
    found: list[tuple[str, int]] = []
    for link in puzzle.summons:
        how, where = SUMMONS.get(link.kind), _say_place(laid[link.card])
        if how is None or laid[link.card].key != "monsters":
            facts = laid[link.card].facts
            problem = f"{facts.name_en} was not summoned so ({link.kind})"
            name = facts.name_zh or facts.name_en
            raise _wrong(puzzle, link.line, problem, f"「{name}」不能这样出场（{link.kind}）")
        found.append((f"card: {where}; by {how}", link.line))
    return found


def _say_place(each: _Laid) -> str:
    """Return what a place on the field is called in the lines for what the lists do not say, "" for any other."""
    who = PLAYERS[each.card.player][0]
    if each.key == "monsters" and each.zone.startswith("extra"):
        from_his_left = int(each.zone[-1])
        return f"extra zone {3 - from_his_left if each.card.player else from_his_left}"  # these count from your left
    if each.key == "monsters":
        return f"{who} {each.zone}"
    return f"{who} spell {each.zone}" if each.key in ("spells", "set") else ""


def _deck_from_the_top(deck: list[_Laid]) -> list[_Laid]:
    """Order the cards of a deck as the notation does: each is put on top, or with sequence 1 at the bottom."""
    ordered: list[_Laid] = []
    for each in deck:
        ordered.insert(len(ordered) if each.card.sequence == 1 else 0, each)
    return ordered


def _name(facts: CardFacts, pool: CardPool) -> str:
    name = safe_name(facts, pool)
    return name if _PLAIN_NAME.fullmatch(name) else str(facts.password)


def _owner(card: PuzzleCard) -> str:
    return "" if card.owner == card.player else f" owner {PLAYERS[card.owner][0]}"


def _write(each: _Laid, pool: CardPool) -> str:
    flags = [each.zone] if each.zone else []
    flags += each.flags
    if each.materials:
        flags.append("materials: " + " + ".join(each.materials))
    behind = f" ({', '.join(flags)})" if flags else ""
    return f"    {each.key}: {_name(each.facts, pool)}{behind}"
