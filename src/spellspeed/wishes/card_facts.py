"""What each rule about one card of a player has to do with that card: where it is, how it came, what it has done."""

import spellspeed.rulebook.codes as rule
from spellspeed.engine.kernel.game import Game
from spellspeed.engine.kernel.limits import has_done
from spellspeed.engine.kernel.places import is_monster_zone
from spellspeed.engine.kernel.rows import CardState
from spellspeed.engine.kernel.state import State
from spellspeed.rulebook.book import Pair
from spellspeed.wishes.facts import battle_position, name_of, what_it_is, where_is
from spellspeed.wishes.summon_facts import count_tributes
from spellspeed.words import FLIP_SUMMON, GEMINI, MONSTER, NORMALLY, SET_MONSTER


def facts_about_gemini(g: Game, row: CardState, name: Pair, position: Pair) -> dict[int, Pair]:
    """Say for each rule about Gemini Monsters what a card that lies so has to do with it."""
    english, chinese = name
    no_gemini = (f"{english} is no Gemini Monster", f"{chinese}不是二重怪兽")
    return {
        rule.GEMINI_RESUMMON_ACTS_ON_MONSTER_ALREADY_ON_FIELD: position
        if g.facts[row.card].kind & GEMINI
        else no_gemini,
        rule.GEMINI_TREATED_AS_NORMAL_MONSTER: (
            f"{english} has not been summoned again",
            f"{chinese}没有再1次召唤",
        ),
        rule.GEMINI_RESUMMONED_IS_EFFECT_MONSTER: (
            f"{english} has been summoned again already",
            f"{chinese}已经再1次召唤",
        ),
        rule.GEMINI_NOT_RESUMMONED_NEGATED_BECOMES_EFFECT_MONSTER: (
            f"the effects of {english} are negated",
            f"{chinese}的效果无效",
        ),
        rule.GEMINI_RESUMMON_NO_MANUAL_POSITION_CHANGE_THAT_TURN: (
            f"{english} was summoned again in this turn",
            f"{chinese}是在这个回合再1次召唤的",
        ),
    }


def facts_about(g: Game, s: State, player: int, row: CardState) -> dict[int, Pair]:
    """Say for each rule about a card what this card has to do with it."""
    english, chinese = name_of(g, row, player)
    where = where_is(g, row, player)
    position = battle_position(g, row, player) if is_monster_zone(row.place) else where
    came = ("Set", "盖放") if row.arrived_by == SET_MONSTER else ("Normal Summoned", "通常召唤")
    arrived = (f"{english} was {came[0]} in this turn", f"{chinese}是在这个回合{came[1]}的")
    specially = (f"{english} was Special Summoned in this turn", f"{chinese}是在这个回合特殊召唤的")
    turned = (f"{english} has changed its position this turn", f"{chinese}在这个回合已经改变过表示形式")
    if has_done(s, FLIP_SUMMON, row):
        turned = (f"{english} was Flip Summoned in this turn", f"{chinese}是在这个回合反转召唤的")
    attacked = (f"{english} has attacked this turn", f"{chinese}在这个回合已经攻击过")
    tributes = count_tributes(g, s, player, row)
    return {
        **facts_about_gemini(g, row, (english, chinese), position),
        rule.SUMMON_NORMAL_FROM_HAND_FACE_UP_ATTACK: where,
        rule.SPELL_SET_OWN_MAIN_PHASE_OPEN_STATE: where,
        **(
            {}
            if g.facts[row.card].kind & MONSTER
            else {rule.SUMMON_NORMAL_ELIGIBLE_MONSTERS: what_it_is(g, row, player)}
        ),
        rule.SUMMON_FLIP_NEVER_TO_FACE_UP_DEFENSE: position,
        rule.CARD_MONSTER_ONLY_MONSTERS_BATTLE: what_it_is(g, row, player),
        rule.SUMMON_SET_FACE_DOWN_DEFENSE_FROM_HAND: where,
        rule.SUMMON_FLIP_NOT_IN_TURN_IT_WAS_SET: arrived,
        rule.POSITION_CHANGE_NOT_TURN_NORMAL_SUMMONED: arrived,
        rule.POSITION_CHANGE_NOT_TURN_SPECIAL_SUMMONED: specially,
        rule.SUMMON_FLIP_NOT_TURN_SPECIAL_SUMMONED_FACEDOWN: specially,
        rule.SUMMON_FLIP_NOT_AFTER_SUMMON_THEN_FACEDOWN: arrived if row.arrived_by in NORMALLY else specially,
        rule.POSITION_CHANGE_ONCE_PER_MONSTER_PER_TURN: turned,
        rule.SUMMON_FLIP_NOT_AFTER_POSITION_CHANGE_THEN_FACEDOWN: turned,
        rule.POSITION_CHANGE_NOT_AFTER_ATTACKING: attacked,
        rule.SUMMON_FLIP_NOT_AFTER_ATTACK_THEN_FACEDOWN: attacked,
        rule.BATTLE_ATTACK_ONCE_PER_TURN: attacked,
        rule.SUMMON_TRIBUTE_LEVEL_5_6_ONE: tributes,
        rule.SUMMON_TRIBUTE_THREE_ONLY_BY_CARD_TEXT: tributes,
        rule.SUMMON_TRIBUTE_LEVEL_7_PLUS_TWO: tributes,
        rule.SUMMON_SET_LEVEL_5_PLUS_NEEDS_TRIBUTES: tributes,
    }
