"""Bringing cards to the field by hand: Normal Summon, Tribute Summon, Set, Flip Summon, position change."""

from typing import Final

from spellspeed.engine.ask import ask
from spellspeed.engine.events import tell_card
from spellspeed.engine.frames import WINDOW_SUMMON_ATTEMPT
from spellspeed.engine.game import Game
from spellspeed.engine.limits import note
from spellspeed.engine.may.summon import find_tributes, tributes_needed
from spellspeed.engine.moves import lay, move, redirecting_last, send_to_graveyard, tell_flipped
from spellspeed.engine.places import field_zone, free_monster_zones, free_spell_trap_zones
from spellspeed.engine.rows import Frame, Option
from spellspeed.engine.settle import settle_next
from spellspeed.engine.state import State
from spellspeed.engine.stats import level_of
from spellspeed.engine.window import open_window
from spellspeed.words import (
    ASK_CARDS,
    ASK_ZONES,
    BY_PLAYER,
    BY_RULE,
    BY_TRIBUTE,
    CHANGE_POSITION,
    EVENT_FLIP_SUMMONED,
    EVENT_POSITION_CHANGED,
    EVENT_SET,
    EVENT_SUMMON_ATTEMPTED,
    EVENT_SUMMONED,
    EVENT_TRIBUTED,
    FIELD,
    FLIP_SUMMON,
    FOR_TRIBUTE,
    FOR_ZONE,
    FREES_A_ZONE,
    NORMAL_SUMMON,
    NOWHERE,
    PICK_CARD,
    PICK_ZONE,
    SET_MONSTER,
    SET_SPELL_TRAP,
    TRIBUTE_SUMMON,
)

# Steps of a summon. The frame's line is NORMAL_SUMMON or SET_MONSTER; its memory is the number of
# Tributes made and, once attempted, the visit in which the summon is attempted.
DECLARE: Final = 0
TRIBUTE: Final = 1
ZONE: Final = 2
ATTEMPT: Final = 3
SUCCEED: Final = 4


def run_summon(g: Game, s: State, frame: Frame) -> None:
    """Declare, Tribute, choose the zone, attempt, succeed."""
    step = frame.step
    if step == DECLARE:
        declare_summon(g, s, frame)
    elif step == TRIBUTE:
        make_tributes(g, s, frame)
    elif step == ZONE:
        s.go_on(ATTEMPT)
        ask_zone(g, s, frame, free_monster_zones(s, frame.player))
    elif step == ATTEMPT:
        zone = s.picks[0].place
        s.clear_picks()
        if frame.line == SET_MONSTER:
            set_monster(s, frame, zone)
        else:
            attempt_summon(s, frame, zone)
    else:
        succeed(g, s, frame)


def declare_summon(g: Game, s: State, frame: Frame) -> None:
    """Ask for the Tributes, if the Level needs any."""
    needed = tributes_needed(level_of(g, s, s.cards[frame.uid]))
    if not needed:
        s.go_on_with(ZONE, (0,))
        return
    s.go_on_with(TRIBUTE, (needed,))
    # rule: summon.tribute.own-field-monsters, summon.tribute.facedown-monster-allowed
    options = tuple([Option(PICK_CARD, uid) for uid in find_tributes(g, s, frame.player)])
    condition = () if free_monster_zones(s, frame.player) else (FREES_A_ZONE, frame.player)
    ask(g, s, frame.player, ASK_CARDS, FOR_TRIBUTE, frame.uid, options, needed, needed, condition)


def make_tributes(g: Game, s: State, frame: Frame) -> None:
    """Tribute the chosen monsters before the new one appears.  rule: summon.tribute.paid-before-monster-appears"""
    for uid in redirecting_last(g, s, [option.uid for option in s.picks]):
        row = s.cards[uid]
        tell_card(s, EVENT_TRIBUTED, frame.player, row, row, BY_TRIBUTE, frame.uid, 0)
        send_to_graveyard(g, s, uid, BY_TRIBUTE, frame.uid)
    s.clear_picks()
    s.go_on(ZONE)
    settle_next(s)


def ask_zone(g: Game, s: State, frame: Frame, zones: list[int]) -> None:
    """Have the player choose one of the free zones.  rule: summon.special.zone-choice"""
    options = tuple([Option(PICK_ZONE, frame.uid, zone) for zone in zones])
    ask(g, s, frame.player, ASK_ZONES, FOR_ZONE, frame.uid, options, 1, 1)


def set_monster(s: State, frame: Frame, zone: int) -> None:
    """Set the monster face-down in Defense Position.  rule: summon.set.face-down-defense-from-hand, card.term.set"""
    before = s.cards[frame.uid]
    s.begin_batch()  # the Tributes came before
    after = move(s, before, zone, frame.player, False, False, SET_MONSTER)
    note(s, frame.player, SET_MONSTER, after)
    tell_card(s, EVENT_SET, frame.player, before, after, BY_PLAYER, -1, frame.memory[0])
    s.pop()
    settle_next(s)


def attempt_summon(s: State, frame: Frame, zone: int) -> None:
    """Take the monster out of the hand; until the summon succeeds it is nowhere, with its zone kept free."""
    before = s.cards[frame.uid]
    deed = TRIBUTE_SUMMON if frame.memory[0] else NORMAL_SUMMON
    after = move(s, before, NOWHERE, frame.player, True, True, deed, zone)
    note(s, frame.player, deed, after)
    tell_card(s, EVENT_SUMMON_ATTEMPTED, frame.player, before, after, BY_PLAYER, -1, deed)
    s.go_on_with(SUCCEED, (frame.memory[0], after.visit))
    open_window(s, WINDOW_SUMMON_ATTEMPT)


def succeed(g: Game, s: State, frame: Frame) -> None:
    """Put the monster face-up in Attack Position.  rule: summon.normal.from-hand-face-up-attack"""
    if not s.holds(frame.uid, frame.memory[1]):
        s.pop()  # the summon was negated, and the card has left
        return
    before = s.cards[frame.uid]
    deed = before.arrived_by
    s.begin_batch()
    if before.reserved < 0:
        # The summon was negated and nothing said what becomes of the monster.
        send_to_graveyard(g, s, frame.uid, BY_RULE, -1)
        s.pop()
        settle_next(s)
        return
    after = move(s, before, before.reserved, frame.player, True, True, deed)
    tell_card(s, EVENT_SUMMONED, frame.player, before, after, BY_PLAYER, -1, deed)
    s.pop()
    settle_next(s)


# ---------------------------------------------------------------------------------------------------------------------
# Steps of a Set of a Spell or Trap.
SET_WHERE: Final = 0
SET_THERE: Final = 1


def run_set(g: Game, s: State, frame: Frame) -> None:
    """Set a Spell or Trap face-down; a Field Spell replaces the old one in the Field Zone."""
    before = s.cards[frame.uid]
    if frame.step == SET_WHERE:
        s.go_on(SET_THERE)
        if g.facts[before.card].kind & FIELD:
            zone = field_zone(frame.player)
            # rule: spell.field.own-old-one-sent-to-graveyard
            for uid in s.piles[zone]:
                send_to_graveyard(g, s, uid, BY_RULE, frame.uid)
            s.take_answer((Option(PICK_ZONE, frame.uid, zone),))
        else:
            ask_zone(g, s, frame, free_spell_trap_zones(s, frame.player))
        return
    zone = s.picks[0].place
    s.clear_picks()
    after = move(s, before, zone, frame.player, False, False, SET_SPELL_TRAP)
    note(s, frame.player, SET_SPELL_TRAP, after)
    tell_card(s, EVENT_SET, frame.player, before, after, BY_PLAYER, -1, 0)
    s.pop()
    settle_next(s)


# ---------------------------------------------------------------------------------------------------------------------
# Steps of a Flip Summon.
FLIP_ATTEMPT: Final = 0
FLIP_SUCCEED: Final = 1


def run_flip_summon(g: Game, s: State, frame: Frame) -> None:
    """Turn a face-down monster to face-up Attack Position.  rule: summon.flip.definition"""
    before = s.cards[frame.uid]
    if frame.step == FLIP_ATTEMPT:
        note(s, frame.player, FLIP_SUMMON, before)
        after = lay(s, before, True, True)
        tell_card(s, EVENT_SUMMON_ATTEMPTED, frame.player, before, after, BY_PLAYER, -1, FLIP_SUMMON)
        s.go_on_with(FLIP_SUCCEED, (before.visit,))
        open_window(s, WINDOW_SUMMON_ATTEMPT)
        return
    if not s.holds(frame.uid, frame.memory[0]):
        s.pop()  # the summon was negated, and the card has left
        return
    s.begin_batch()
    s.drop_caches()  # from now on the monster's own effects apply
    if len(frame.memory) > 1:
        # The summon was negated and nothing said what becomes of the monster.
        # rule: timing.flip-summon-negated.leaves-from-field
        s.pop()
        send_to_graveyard(g, s, frame.uid, BY_RULE, -1)
        settle_next(s)
        return
    after = before
    before = after.face_down_before()
    tell_flipped(s, frame.player, before, after, BY_PLAYER, -1)
    tell_card(s, EVENT_FLIP_SUMMONED, frame.player, before, after, BY_PLAYER, -1, FLIP_SUMMON)
    s.pop()
    settle_next(s)


def run_change_position(s: State, frame: Frame) -> None:
    """Turn a face-up monster to its other position.  rule: position.change.in-own-main-phase"""
    before = s.cards[frame.uid]
    after = lay(s, before, True, not before.attack)
    note(s, frame.player, CHANGE_POSITION, after)
    tell_card(s, EVENT_POSITION_CHANGED, frame.player, before, after, BY_PLAYER, -1, 0)
    s.pop()
    settle_next(s)
