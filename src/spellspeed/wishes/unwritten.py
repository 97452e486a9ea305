"""Why a card cannot be activated whose text this program cannot play yet: what the rules say of any such card first."""

import spellspeed.rulebook.codes as rule
from spellspeed.engine.kernel.game import Game
from spellspeed.engine.kernel.places import is_monster_zone, kind_of
from spellspeed.engine.kernel.rows import CardState
from spellspeed.engine.kernel.state import State
from spellspeed.engine.may.activate import may_act_now
from spellspeed.wishes.activation_facts import Found
from spellspeed.wishes.facts import OTHERS_TURN, THEIR_PRIORITY, name_of, phase_now, under_way, where_is
from spellspeed.words import (
    IN_EXTRA_DECK,
    IN_FIELD_ZONE,
    IN_HAND,
    IN_SPELL_TRAP_ZONE,
    MAIN_PHASE_1,
    MAIN_PHASE_2,
    MONSTER,
    QUICK_PLAY,
    TRAP,
)


def find_unwritten_reasons(g: Game, s: State, player: int, row: CardState) -> list[Found]:
    """Return what the rules have against it, whatever the text says, and that the program cannot play the card."""
    english, chinese = name_of(g, row, player)
    found = judge_monster(g, player, row) if g.facts[row.card].kind & MONSTER else judge_spell_trap(g, s, player, row)
    found += judge_moment(g, s, player)
    # Of a card that no rule is seen against, it is only fair to say that it is not the rules that forbid it.
    allowed = ("", "") if found else ("; the rules may allow it", "；按照规则可能是可以发动的")
    unwritten = (
        f"this program cannot play the effects of {english} yet{allowed[0]}",
        f"本程序还不能处理{chinese}的效果{allowed[1]}",
    )
    return [*found, Found(rule.ASK_NOT_OFFERED, (unwritten,))]


def judge_moment(g: Game, s: State, player: int) -> list[Found]:
    """Return what is against any activation of the player now: what is under way, or that the other one is asked."""
    number = may_act_now(s, player, None)
    if number == rule.PRIORITY_OPPONENT_CANNOT_ACT_FIRST_EXCEPT_TRIGGERS:
        return [Found(number, (THEIR_PRIORITY,))]
    if number:
        return [Found(number, (under_way(g, s, player),))]
    if s.request is not None and s.request.player != player:
        return [Found(rule.ASK_WRONG_PLAYER, (under_way(g, s, player),))]
    return []


def judge_monster(g: Game, player: int, row: CardState) -> list[Found]:
    """Return what is against the effect of any monster that lies so."""
    english, chinese = name_of(g, row, player)
    if kind_of(row.place) & IN_EXTRA_DECK and not row.face_up:
        return [Found(rule.EFFECT_CONDITION_ALL_MUST_BE_MET, (where_is(g, row, player),))]
    if is_monster_zone(row.place) and not row.face_up:
        down = (f"{english} is face-down", f"{chinese}是里侧表示")
        return [Found(rule.EFFECT_FACE_DOWN_MONSTER_EFFECT_INACTIVE, (down,))]
    return []


def judge_spell_trap(g: Game, s: State, player: int, row: CardState) -> list[Found]:
    """Return what is against the activation of any Spell or Trap of this kind that lies so."""
    kind, place = g.facts[row.card].kind, kind_of(row.place)
    english, chinese = name_of(g, row, player)
    if not place & (IN_HAND | IN_SPELL_TRAP_ZONE | IN_FIELD_ZONE):
        return [Found(rule.EFFECT_ACTIVATION_CARD_ACTIVATION_ALWAYS_CHAINS, (where_is(g, row, player),))]
    if row.face_up and not place & IN_HAND:
        return []  # what a face-up card can do is in its text
    if kind & (TRAP | QUICK_PLAY):
        number = rule.TRAP_SET_NOT_IN_TURN_IT_WAS_SET if kind & TRAP else rule.SPELL_QUICK_PLAY_NOT_IN_TURN_IT_WAS_SET
        set_now = (f"{english} was Set in this turn", f"{chinese}是在这个回合盖放的")
        return [Found(number, (set_now,))] if not place & IN_HAND and row.turn_set == s.turn else []
    if s.turn_player != player:
        return [Found(rule.SPELL_ACTIVATION_NOT_IN_OPPONENTS_TURN, (OTHERS_TURN,))]
    if s.phase != MAIN_PHASE_1 and s.phase != MAIN_PHASE_2:
        return [Found(rule.SPELL_ACTIVATION_OWN_MAIN_PHASE_OPEN_STATE, (phase_now(s),))]
    return []
