"""Triggers that were set off and never activated: in which state each of them went, and by which rule."""

from collections.abc import Iterator
from typing import Final

import spellspeed.rulebook.codes as rule
from spellspeed.duel import Duel
from spellspeed.engine.applies.triggers import PHASE_MANDATORY
from spellspeed.engine.chain.waiting import answer_of, has_such_link, may_still_trigger, summons_itself
from spellspeed.engine.kernel.frames import FRAME_ACTIVATE
from spellspeed.engine.kernel.game import Game
from spellspeed.engine.kernel.places import KINDS, is_on_field
from spellspeed.engine.kernel.rows import Event, WaitingTrigger
from spellspeed.engine.kernel.state import State
from spellspeed.engine.may.activate import may_begin
from spellspeed.engine.may.why import Why
from spellspeed.hindsight.film import Shot, find_course, shoot
from spellspeed.words import DAMAGE_STEP, IN_DECK, IN_EXTRA_DECK

NO_EVENT: Final = -1


class LetGo:
    """A trigger that went without being activated: the state in which it went, and the rule that took it."""

    def __init__(self, waiting: WaitingTrigger, state: State, number: int, why: Why, before: int) -> None:
        self.waiting: Final = waiting
        self.state: Final = state
        self.number: Final = number  # of the rule that took it
        self.why: Final = why  # what its condition, cost, targets and outcome say against it
        self.before: Final = before  # how many events of the duel had been told by then


def find_let_go(duel: Duel, turn: int) -> list[LetGo]:
    """Return the triggers that were set off in a turn and not activated, in the order in which they went.

    >>> duel = Duel.from_position('''
    ...     turn 3, Main Phase 1, you to act
    ...     you 8000   hand: Peten the Dark Clown, Sangan   set: Raigeki Break   deck: Peten the Dark Clown
    ...     opp 8000   monsters: Mystical Elf
    ... ''')
    >>> duel.play("activate Raigeki Break", "discard Peten the Dark Clown")
    >>> [rule.TIMING_WHEN_OPTIONAL_MISSES == gone.number for gone in find_let_go(duel, 3)]
    [True]
    """
    g = duel.game
    shots = [shot for shot in shoot(duel, find_course(duel, turn)) if shot.before.turn == turn]
    return [gone for shot in shots for gone in find_gone(g, shot)]


def find_gone(g: Game, shot: Shot) -> Iterator[LetGo]:
    """Yield the triggers that waited before a step of the duel, and neither wait nor are activated after it."""
    before, after = shot.before, shot.after
    if not before.waiting or before.turn != after.turn:
        return
    for waiting in before.waiting:
        if any(is_same(waiting, other) for other in after.waiting) or is_activated(after, waiting):
            continue
        why = Why()
        number = name_rule(g, before, waiting, why)
        yield LetGo(waiting, before, number, why, shot.first)


def is_same(one: WaitingTrigger, other: WaitingTrigger) -> bool:
    """Whether the same line of the same card waits, for whatever event and of whatever player."""
    return one.uid == other.uid and one.visit == other.visit and one.line == other.line


def is_activated(s: State, waiting: WaitingTrigger) -> bool:
    """Whether a trigger has just begun to be activated."""
    for frame in s.frames:
        if frame.kind == FRAME_ACTIVATE and frame.uid == waiting.uid and frame.line == waiting.line:
            return True
    return False


def name_rule(g: Game, s: State, waiting: WaitingTrigger, why: Why) -> int:
    """Return the rule by which a trigger goes in this state, and note what else stands against it.

    The order is that of `chain.may_still_trigger`.
    """
    row, line = s.cards[waiting.uid], g.line_of(waiting.card, waiting.line)
    if row.visit != waiting.visit or row.card != waiting.card:
        hidden = KINDS[row.place] & (IN_DECK | IN_EXTRA_DECK) != 0
        if hidden:
            return rule.TIMING_TRIGGER_NOT_FROM_DECK_OR_FACEDOWN_EXTRA_DECK
        return rule.TIMING_TRIGGER_SOURCE_MOVED_CANNOT_ACTIVATE
    if is_on_field(row.place) and not row.face_up:
        return rule.TIMING_TRIGGER_HIDDEN_CARD_CANNOT_ACTIVATE
    if line.can_miss and has_missed(s, waiting):
        return rule.TIMING_WHEN_OPTIONAL_MISSES
    if not line.mandatory and summons_itself(line) and has_such_link(g, s, waiting.player):
        return rule.CHAIN_TRIGGER_HAND_SELF_SUMMON_ONLY_ONE
    if s.step == DAMAGE_STEP and not line.damage_step & 1 << s.timing:
        return rule.DAMAGE_STEP_ACTIVATION_DEFAULT_BAN
    if not may_still_trigger(g, s, waiting):
        may_begin(g, s, waiting.player, row, line, answer_of(g, s, waiting), why)
    # Nothing stood against it: its player was asked, and let it go.
    return why.first() or rule.TIMING_OPTIONAL_PLAYER_DECIDES


def has_missed(s: State, waiting: WaitingTrigger) -> bool:
    """Whether what set a trigger off is not the last thing that has happened, and it had to be."""
    return bool(s.moment) and waiting.rank < PHASE_MANDATORY and waiting.batch != s.moment[-1].batch


def find_place(rows: list[Event], event: Event, before: int) -> int:
    """Return where an event stands among those told before a place, the latest if there are several like it.

    >>> find_place([], Event(1, 0, None, None, 0, -1, 0, 0, 0, 0, 0, ()), 0)
    -1
    """
    for at in range(min(before, len(rows)) - 1, -1, -1):
        if rows[at] == event:
            return at
    return NO_EVENT


def find_last(s: State, waiting: WaitingTrigger) -> list[Event]:
    """Return what has happened since a trigger was set off, the last first, as far as the window answers it."""
    return [event for event in reversed(s.moment) if event.batch > waiting.batch]
