"""Destruction: protect, replace, doom, leave. Decided before the move, so cards destroyed together fall together."""

import spellspeed.engine.applies.grants as grants
import spellspeed.engine.kernel.begin as begin
import spellspeed.engine.verbs.by_itself as by_itself
import spellspeed.engine.verbs.replace as replace
from spellspeed.engine.applies.continuous import NOBODY_FORBIDS, expire, find_forbidding, has_op
from spellspeed.engine.kernel.falling import (
    AND_BANISH,
    DECIDED,
    DOOM,
    LEAVE,
    PROTECT,
    REPLACE,
    STAYS,
    cause_of,
    decided,
    is_banishing,
    refer,
    still_there,
)
from spellspeed.engine.kernel.frames import FRAME_DESTROY, FRAME_RUN
from spellspeed.engine.kernel.game import Game
from spellspeed.engine.kernel.limits import note
from spellspeed.engine.kernel.places import deck_of
from spellspeed.engine.kernel.rows import CardState, Frame
from spellspeed.engine.kernel.state import State
from spellspeed.engine.kernel.tell import tell, tell_card
from spellspeed.engine.may.effect_of import source_below
from spellspeed.engine.moving.moves import destination, go_to, return_to_deck, shuffle
from spellspeed.lang.codes.code import OP_REDIRECT
from spellspeed.words import (
    AFTER_DAMAGE_CALCULATION,
    BANISH_THE_FALLEN,
    BANISHING,
    BEING_DESTROYED_BY_BATTLE,
    BEING_DESTROYED_BY_EFFECTS,
    BY_BATTLE,
    BY_COST,
    BY_EFFECT,
    BY_RULE,
    EVENT_DESTROYED,
    EVENT_TIMING_REACHED,
    EXTRA_DECK_KINDS,
    FELL_TO_IT,
    IN_BANISHED,
    IN_DECK,
    IN_GRAVEYARD,
    NO_CARD,
    SHUFFLE_THE_FALLEN,
    SHUFFLED,
    UNTIL_CALCULATED,
    WAS_DESTROYED,
    WAS_FELLED,
)


def begin_destroy(s: State, player: int, cause: int, fallen: list[tuple[int, int]], banishing: bool = False) -> None:
    """Decide the destruction of cards, each by another; by battle they leave only at the end of the Damage Step."""
    detail = cause + AND_BANISH if banishing else cause
    s.push(Frame(FRAME_DESTROY, PROTECT, player, -1, detail, refer(s, fallen)))


def decide_by_battle(g: Game, s: State, player: int, fallen: list[tuple[int, int]]) -> None:
    """Decide which monsters a battle destroys; what protects them is judged now, before damage changes anything.

    rule: damage-step.calc.result-fixed-at-calculation
    """
    begin_destroy(s, player, BY_BATTLE, fallen)
    s.go_on_with(REPLACE, unprotected(g, s, s.frames[-1]))


def begin_leaving(s: State, player: int, cause: int, fallen: list[tuple[int, int]]) -> None:
    """Have cards whose destruction was decided earlier leave the field now."""
    s.push(Frame(FRAME_DESTROY, LEAVE, player, -1, cause, refer(s, fallen)))


def run_destroy(g: Game, s: State, frame: Frame) -> None:
    """Go through the four steps."""
    if frame.step == PROTECT:
        s.go_on_with(REPLACE, unprotected(g, s, frame))
    elif frame.step == REPLACE:
        if not replace.offer(g, s, frame):
            s.go_on(DOOM)
    elif frame.step == DECIDED:
        replace.decide(g, s, frame)
    elif frame.step == DOOM:
        if cause_of(frame) == BY_BATTLE:
            fallen = still_there(s, frame.memory)
            for uid, _ in fallen:
                s.put(s.cards[uid].with_doom(True))
            s.pop()
            by_itself.negate_the_doomed(g, s, fallen)
            if decided(frame.memory):
                # rule: damage-step.calc.destruction-replacement-applies-here
                expire(s, UNTIL_CALCULATED, s.turn)
                s.enter(s.phase, s.step, AFTER_DAMAGE_CALCULATION)
                tell(s, EVENT_TIMING_REACHED, s.turn_player, AFTER_DAMAGE_CALCULATION)
                replace.carry_out_all(g, s, frame)
        else:
            s.go_on(LEAVE)
    elif frame.step == STAYS:
        replace.decide_to_stay(g, s, frame)
    elif not replace.offer_to_stay(g, s, frame):
        leave(g, s, frame)


def leave(g: Game, s: State, frame: Frame) -> None:
    """Send the cards off, all together.  rule: move.destroy.then-sent-to-gy, battle.destruction.not-by-card-effect"""
    cause = cause_of(frame)
    fallen = still_there(s, frame.memory)
    if has_op(g, s, OP_REDIRECT):
        # rule: effect-type.continuous.stops-when-destruction-determined
        for uid, _ in fallen:
            s.put(s.cards[uid].with_doom(True))
    # What applies while all of them are still there says where each of them goes.
    kinds = [place_of_fallen(g, s, frame, uid, by) for uid, by in fallen]
    for at, (uid, by) in enumerate(fallen):
        row = s.cards[uid]
        tell_card(s, EVENT_DESTROYED, row.controller, row, row, cause, by, 0)
        if kinds[at] == IN_DECK:
            shuffle_the_fallen(g, s, row, cause, by)
        else:
            go_to(g, s, row, kinds[at], cause, by, WAS_FELLED if cause == BY_BATTLE else WAS_DESTROYED)
            if cause == BY_BATTLE:
                note(s, row.controller, FELL_TO_IT, s.cards[row.uid])
    s.pop()
    if s.frames[-1].kind != FRAME_RUN:
        begin.settle_next(s)  # what an effect does at once settles when all of it has been done


def place_of_fallen(g: Game, s: State, frame: Frame, uid: int, by: int) -> int:
    """Return the kind of place that a destroyed card goes to."""
    if is_banishing(frame) and may_be_banished(g, s, frame, uid):
        return IN_BANISHED  # rule: effect.conflict.cannot-beats-must. Else it is destroyed all the same.
    kind = destination(g, s, s.cards[uid], IN_GRAVEYARD)
    if kind == IN_GRAVEYARD and cause_of(frame) == BY_BATTLE and by != NO_CARD:
        if grants.granted(g, s, s.cards[by], SHUFFLE_THE_FALLEN):
            return IN_DECK
        if grants.granted(g, s, s.cards[by], BANISH_THE_FALLEN):
            return IN_BANISHED if may_be_banished(g, s, frame, uid) else kind
    return kind


def may_be_banished(g: Game, s: State, frame: Frame, uid: int) -> bool:
    """Whether nothing forbids a destroyed card to be banished."""
    return find_forbidding(g, s, frame.player, BANISHING, s.cards[uid]) == NOBODY_FORBIDS


def shuffle_the_fallen(g: Game, s: State, row: CardState, cause: int, by: int) -> None:
    """Shuffle a destroyed card into its owner's deck instead of sending it to the Graveyard."""
    after = return_to_deck(g, s, row.uid, cause, by, g.facts[row.card].kind & EXTRA_DECK_KINDS != 0, SHUFFLED)
    if after.place == deck_of(row.owner):
        shuffle(s, row.owner, after.place, BY_EFFECT)  # rule: move.to-deck.shuffle


def unprotected(g: Game, s: State, frame: Frame) -> tuple[int, ...]:
    """Return those of the cards that nothing protects from this destruction."""
    doing = BEING_DESTROYED_BY_BATTLE if cause_of(frame) == BY_BATTLE else BEING_DESTROYED_BY_EFFECTS
    if cause_of(frame) == BY_RULE or cause_of(frame) == BY_COST:
        return frame.memory
    kept: list[tuple[int, int]] = []
    for uid, by in still_there(s, frame.memory):
        source: CardState | None = None
        if by != NO_CARD:
            # rule: effect.controller.is-activating-player
            source = s.cards[by] if cause_of(frame) == BY_BATTLE else source_below(g, s, by)
        if find_forbidding(g, s, frame.player, doing, s.cards[uid], False, source) == NOBODY_FORBIDS:
            kept.append((uid, by))
    return refer(s, kept)
