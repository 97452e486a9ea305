"""What in a position makes the rules forbid a summon: what the monster's text asks for, and what is there."""

from typing import Final

import spellspeed.rulebook.codes as rule
from spellspeed.engine.applies.find import kind_now
from spellspeed.engine.applies.stats import level_of
from spellspeed.engine.kernel.game import Game
from spellspeed.engine.kernel.rows import CardState
from spellspeed.engine.kernel.state import State
from spellspeed.engine.may.pendulum import find_scales
from spellspeed.engine.may.ways import USUAL, find_tributes, find_ways, tributes_of
from spellspeed.lang.codes.code import LINE_CONDITION, LINE_MATERIALS, LINE_PROCEDURE
from spellspeed.rulebook.book import Pair
from spellspeed.telling.quoted import quote_lines, without_stop
from spellspeed.wishes.facts import counted, name_of
from spellspeed.words import FUSION, LINK, MAIN_PHASE_1, MAIN_PHASE_2, RITUAL, SYNCHRO, TUNER, XYZ

# What a monster's own procedure or material line says, and what its own condition says.
BY_PROCEDURE: Final = (
    rule.SUMMON_SPECIAL_CYBER_DRAGON_STYLE_INHERENT,
    rule.SUMMON_SPECIAL_MONSTER_BY_FULFILLING_CONDITION,
)
BY_MATERIALS: Final = (
    rule.XYZ_SUMMON_PROCEDURE,
    rule.SYNCHRO_SUMMON_EXACT_LEVEL_TOTAL,
    rule.SYNCHRO_SUMMON_ONE_TUNER_AND_NON_TUNERS,
    rule.LINK_SUMMON_PROCEDURE,
    rule.LINK_SUMMON_RATING_EQUALS_MATERIAL_COUNT,
)
BY_CONDITION: Final = (
    rule.EFFECT_CANNOT_FORBIDS_WHILE_IT_APPLIES,
    rule.SUMMON_NORMAL_ELIGIBLE_MONSTERS,
    rule.SUMMON_SPECIAL_MONSTER_CONDITION_IS_NOT_EFFECT,
    rule.SUMMON_SPECIAL_MONSTER_ONLY_BY_NAMED_METHOD,
)
KINDS_OF_MONSTER: Final = (
    (FUSION, "Fusion Monster", "融合怪兽"),
    (RITUAL, "Ritual Monster", "仪式怪兽"),
    (SYNCHRO, "Synchro Monster", "同调怪兽"),
    (XYZ, "Xyz Monster", "超量怪兽"),
    (LINK, "Link Monster", "连接怪兽"),
)


def tell_summon(g: Game, s: State, player: int, row: CardState, number: int) -> tuple[Pair, ...]:
    """Return what a rule about summons has to do with this monster here, () for a rule of another kind."""
    name = name_of(g, row, player)
    if number in BY_MATERIALS:
        said = quote_lines(g, row.card, (LINE_MATERIALS, LINE_PROCEDURE))
        tuner = (no_tuner(g, s, player),) if number == rule.SYNCHRO_SUMMON_ONE_TUNER_AND_NON_TUNERS else ()
        return (*quoted(name, said), list_monsters(g, s, player), *[fact for fact in tuner if fact[0]])
    if number in BY_CONDITION:
        return quoted(name, quote_lines(g, row.card, (LINE_CONDITION,)))
    if number == rule.SUMMON_SPECIAL_MONSTER_CANNOT_BE_NORMAL_SUMMONED:
        return (tell_kind(g, row, name),)
    if number == rule.LINK_POSITION_ALWAYS_ATTACK:
        return ((f"{name[0]} is a Link Monster", f"{name[1]}是连接怪兽"),)
    if number == rule.PENDULUM_EXTRA_DECK_FACEUP_HYBRID_NOT_BY_OWN_METHOD:
        return ((f"{name[0]} is face-up in your Extra Deck", f"{name[1]}在额外卡组表侧表示"),)
    if number == rule.EFFECT_TYPE_UNCLASSIFIED_ONLY_ONE_ON_FIELD:
        return ((f"you control a face-up {name[0]} already", f"自己场上已经有表侧表示的{name[1]}"),)
    return ()


def quoted(name: Pair, said: Pair) -> tuple[Pair, ...]:
    """Say what the text of a monster says, () if it says nothing."""
    if not said[0]:
        return ()
    return ((f"the text of {name[0]} says “{without_stop(said[0])}”", f"{name[1]}记述“{without_stop(said[1])}”"),)


def tell_kind(g: Game, row: CardState, name: Pair) -> Pair:
    """Say which kind of monster it is that cannot be Normal Summoned."""
    for kind, english, chinese in KINDS_OF_MONSTER:
        if g.facts[row.card].kind & kind:
            article = "an" if kind == XYZ else "a"
            return (f"{name[0]} is {article} {english}", f"{name[1]}是{chinese}")
    return (f"{name[0]} is a Special Summon Monster", f"{name[1]}是特殊召唤怪兽")


def list_monsters(g: Game, s: State, player: int) -> Pair:
    """List the face-up monsters of a player with their Levels."""
    english: list[str] = []
    chinese: list[str] = []
    for uid in s.monsters_of(player):
        row = s.cards[uid]
        if row.face_up:
            name, level = name_of(g, row, player), level_of(g, s, row)
            english.append(f"{name[0]} (Level {level})" if level > 0 else name[0])
            chinese.append(f"{name[1]}（等级{level}）" if level > 0 else name[1])
    if not english:
        return ("you control no face-up monster", "自己场上没有表侧表示的怪兽")
    return (f"you control {', '.join(english)}", f"自己场上有{'、'.join(chinese)}")


def no_tuner(g: Game, s: State, player: int) -> Pair:
    """Say that a player controls no face-up Tuner, ("", "") if there is one or no monster at all."""
    rows = [s.cards[uid] for uid in s.monsters_of(player) if s.cards[uid].face_up]
    if not rows or any(kind_now(g, s, row) & TUNER for row in rows):
        return ("", "")
    return ("none of them is a Tuner", "其中没有调整")


def count_monsters(s: State, player: int) -> Pair:
    """Say how many monsters both players have."""
    mine, theirs = len(s.monsters_of(player)), len(s.monsters_of(1 - player))
    return (
        f"you control {counted(mine, 'monster')}, your opponent {counted(theirs, 'monster')}",
        f"自己场上有{mine}只怪兽，对方场上有{theirs}只",
    )


def count_scales(g: Game, s: State, player: int) -> Pair:
    """Say how many cards lie in the Pendulum Zones of a player."""
    count = len(find_scales(g, s, player))
    if not count:
        return ("you have no card in your Pendulum Zones", "自己的灵摆区没有卡")
    return (f"you have {counted(count, 'card')} in your Pendulum Zones", f"自己的灵摆区有{count}张卡")


def tell_pendulum(g: Game, s: State, player: int, not_open: Pair | None) -> tuple[Pair, ...]:
    """Say why there can be no Pendulum Summon: the turn or phase and the scales, else what is under way."""
    in_main = s.turn_player == player and (s.phase == MAIN_PHASE_1 or s.phase == MAIN_PHASE_2)
    lacks = len(find_scales(g, s, player)) < 2
    time = () if not_open is None or (in_main and lacks) else (not_open,)
    return (*time, count_scales(g, s, player)) if lacks else time


def count_tributes(g: Game, s: State, player: int, row: CardState) -> Pair:
    """Say which Level a card has, how many Tributes it takes, and how many monsters are there for it."""
    english, chinese = name_of(g, row, player)
    ways = find_ways(g, s, player, row, False) or [USUAL]
    needed = tributes_of(g, s, row, ways[0])
    level, count = g.facts[row.card].level, len(s.monsters_of(player))
    able = len(find_tributes(g, s, player, row, ways[0]))
    needs = (
        f"{english} is Level {level} and takes {counted(needed, 'Tribute')}",
        f"{chinese}是等级{level}，需要解放{needed}只怪兽",
    )
    if able < count:
        of = "your 1 monster cannot" if count == 1 else f"of your {count} monsters {able or 'none'} can"
        return (f"{needs[0]}; {of} be Tributed for it", f"{needs[1]}，自己的{count}只怪兽中可以为其解放的有{able}只")
    there = counted(able, "monster") if able else "no monster"
    return (f"{needs[0]}; you have {there} to Tribute", f"{needs[1]}，可以解放的有{able}只")
