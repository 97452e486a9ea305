"""What a phase demands without a chain: deeds put off, durations that end in the End Phase, upkeep."""

from typing import Final

import spellspeed.engine.applies.continuous as continuous
import spellspeed.engine.applies.numbers as numbers
import spellspeed.engine.applies.texts as texts
import spellspeed.engine.verbs.by_itself as by_itself
from spellspeed.engine.applies.awaited import find_due_turn, is_of_this_phase
from spellspeed.engine.applies.grants import is_spared
from spellspeed.engine.kernel.begin import settle_next
from spellspeed.engine.kernel.frames import FRAME_RUN
from spellspeed.engine.kernel.game import Game
from spellspeed.engine.kernel.limits import note, was_done_in_phase
from spellspeed.engine.kernel.places import KINDS, is_monster_zone, is_on_field, player_meant, side_of
from spellspeed.engine.kernel.rows import CardState, DeedDone, Frame, Lingering, Option
from spellspeed.engine.kernel.slots import (
    AT_CARD,
    AT_LINK,
    AT_STAGE,
    FRESH,
    follow,
    go_on_done,
    slot_of,
    still_meant,
    with_int,
    with_slot,
)
from spellspeed.engine.kernel.state import State
from spellspeed.engine.kernel.tell import tell, tell_card
from spellspeed.lang.codes.code import (
    LINE_CLAUSE,
    LINE_EACH_TIME,
    NO_SLOT,
    OP_CONTROL,
    OP_DECLARE,
    OP_PAY_LP,
    OP_STOP,
    OP_UNLESS,
    SLOT_THIS,
)
from spellspeed.lang.codes.line_code import LineCode, Step
from spellspeed.words import (
    BY_RULE,
    CARRY_OUT,
    EITHER,
    END_PHASE,
    END_STEP,
    EVENT_LASTING_ENDED,
    IN_BANISHED,
    IN_GRAVEYARD,
    NO_CARD,
    ON_THE_FIELD,
    PLACES,
    PLACES_EACH,
    SPELL_TRAP_ZONE,
    STANDBY_PASSED,
    STANDBY_PHASE,
    UNTIL_DUE,
    UNTIL_END_PHASE,
)

# What an effect demands, and what a card demands by a text that is no effect.
HAS_UPKEEP: Final = 1 << LINE_EACH_TIME | 1 << LINE_CLAUSE
GONE: Final = -1  # the visit of a card that is not the same any more
IN_SIGHT: Final = ON_THE_FIELD | IN_GRAVEYARD | IN_BANISHED


# ---------------------------------------------------------------------------------------------------------- putting off


def put_off(g: Game, s: State, frame: Frame, step: Step) -> None:
    """Put off the steps that follow to a later phase, and go on behind them."""
    memory = with_int(with_int(frame.memory, AT_LINK, 0), AT_STAGE, FRESH)
    if not slot_of(memory, SLOT_THIS):
        # Its card has gone meanwhile: the deed is no longer about it, but still its effect.
        memory = with_slot(memory, SLOT_THIS, (frame.uid, GONE))
    card = frame.memory[AT_CARD]
    due = find_due_turn(s, frame.player, step.phase, step.turn_of, step.nth_turn, step.nth_phase, step.at_end)
    about = face_up_now(s, memory, g.line_of(card, frame.line).slots)
    by = player_meant(frame.player, step.who)
    later = Lingering(by, card, frame.line, frame.step, about, memory, UNTIL_DUE, due, s.next_serial())
    s.set_lingering([*s.lingering, later])
    go_on_done(s, step.jump_to, frame.memory, 1)


def face_up_now(s: State, memory: tuple[int, ...], slots: int) -> tuple[int, ...]:
    """Return the face-up monsters that a deed with so many slots is about, as uid, visit, turned …"""
    found: list[int] = []
    for slot in range(slots):
        for uid in still_meant(s, memory, slot):
            row = s.cards[uid]
            if row.face_up and is_monster_zone(row.place):
                found += [row.uid, row.visit, row.turned]
    return tuple(found)


def without_turned(s: State, lasting: Lingering) -> tuple[int, ...]:
    """Return the memory of a deed without the monsters that have been turned face-down since.

    rule: position.turned-facedown.applied-effects-end
    """
    memory = lasting.memory
    for at in range(0, len(lasting.affected), 3):
        uid, visit = lasting.affected[at], lasting.affected[at + 1]
        if s.holds(uid, visit) and s.cards[uid].turned != lasting.affected[at + 2]:
            memory = follow(memory, uid, visit, -1)
    return memory


def whose_effect(g: Game, lasting: Lingering) -> int:
    """Return the player whose effect a deed that was put off is, also if the other one has to see to it."""
    return player_meant(lasting.player, continuous.step_of(g, lasting).who)


# -------------------------------------------------------------------------------------------------------------- finding


def find_obligations(g: Game, s: State, player: int) -> list[Option]:
    """Return what the phase or step demands of this player and is still to be carried out, the oldest first.

    rule: turn.end.phase-effects-turn-player-first, timing.duration.until-end-phase-ends-within-end-phase
    """
    found: list[Option] = []
    taken: list[int] = []
    for lasting in s.lingering:
        if lasting.player != player or ends_with_another(s, lasting):
            continue
        if is_due_now(g, s, lasting) and not is_void(g, s, lasting):
            uid = card_to_name(s, lasting, taken)
            if uid == NO_CARD or uid not in taken:
                # Two of the same card come one after the other.
                found.append(Option(CARRY_OUT, uid, -1, lasting.serial))
                taken.append(uid)
    for uid in continuous.find_sources(g, s):
        row = s.cards[uid]
        if row.controller == player and texts.program_of(g, s, row).kinds & HAS_UPKEEP:
            add_upkeep(g, s, row, found)
    return found


def ends_with_another(s: State, lasting: Lingering) -> bool:
    """Whether an earlier effect of the same line on the same cards ends in the End Phase, and this one with it."""
    if lasting.until != UNTIL_END_PHASE:
        return False
    for other in s.lingering:
        if other is lasting:
            return False
        if other.until == UNTIL_END_PHASE and belong_together(other, lasting):
            return True
    return False


def belong_together(one: Lingering, other: Lingering) -> bool:
    """Whether two lasting effects were brought about by one line on the same cards."""
    same = one.player == other.player and one.card == other.card and one.line == other.line
    return same and one.until_turn == other.until_turn and one.affected == other.affected


def is_due_now(g: Game, s: State, lasting: Lingering) -> bool:
    """Whether a lasting effect is one that this phase ends, or a deed that was put off until now."""
    if lasting.until == UNTIL_END_PHASE:
        return s.phase == END_PHASE and lasting.until_turn <= s.turn
    if lasting.until != UNTIL_DUE or lasting.until_turn != s.turn:
        return False
    step = continuous.step_of(g, lasting)
    return step.phase == s.phase and (not step.at_end or s.step == END_STEP)


def is_void(g: Game, s: State, lasting: Lingering) -> bool:
    """Whether everything that an obligation is about is gone, so that it comes to nothing."""
    if lasting.until == UNTIL_END_PHASE:
        affected = lasting.affected
        turns = continuous.step_of(g, lasting).op == OP_CONTROL  # it lasts also when the monster is turned face-down
        for at in range(0, len(affected), 3):
            if s.holds(affected[at], affected[at + 1]):
                if turns or s.cards[affected[at]].turned == affected[at + 2]:
                    return False
        return bool(affected)
    steps = g.line_of(lasting.card, lasting.line).steps
    first = steps[lasting.pc + 1]
    if first.op == OP_UNLESS and steps[first.jump_to].op == OP_STOP:
        # All of it is done only if something is so.
        if not numbers.holds(g, s, whose_effect(g, lasting), without_turned(s, lasting), first.condition):
            return True
    about = False
    for at in range(lasting.pc + 1, len(steps)):
        step = steps[at]
        if step.op == OP_STOP:
            break
        if not step.is_deed:
            continue
        if step.slot == NO_SLOT or step.choice is not None or still_meant(s, without_turned(s, lasting), step.slot):
            return False
        about = True
    return about


def card_to_name(s: State, lasting: Lingering, taken: list[int]) -> int:
    """Return the card by which a player calls an obligation: its source if that is in sight, else what it is about."""
    if lasting.until == UNTIL_DUE:
        this = slot_of(lasting.memory, SLOT_THIS)
        if this and s.holds(this[0], this[1]) and is_such_a_card(s, s.cards[this[0]], lasting):
            return this[0]
    for uid in cards_in_sight(s, lasting.player):
        if uid not in taken and is_such_a_card(s, s.cards[uid], lasting):
            return uid
    for at in range(0, len(lasting.affected), 3):
        uid = lasting.affected[at]
        if s.holds(uid, lasting.affected[at + 1]):
            return uid
    return -1


def cards_in_sight(s: State, player: int) -> list[int]:
    """Return the cards that lie where both players see them, this player's first: the order of places, not of numbers.

    Which of several equal cards has a lower number tells what happened before.
    """
    found: list[int] = []
    first = player * PLACES_EACH
    for place in (*range(first, PLACES), *range(first)):
        if KINDS[place] & IN_SIGHT:
            found.extend(s.piles[place])
    return found


def is_such_a_card(s: State, row: CardState, lasting: Lingering) -> bool:
    """Whether a card lies in sight of both players and is one of the kind that has set this up."""
    return row.card == lasting.card and row.face_up and KINDS[row.place] & IN_SIGHT != 0


def add_upkeep(g: Game, s: State, row: CardState, found: list[Option]) -> None:
    """Add what a card's continuous lines demand in this phase or step, once each."""
    for line in texts.program_of(g, s, row).lines:
        if not HAS_UPKEEP & 1 << line.kind or not is_of_this_phase(s, row, line, row.controller):
            continue
        if was_done_in_phase(s, CARRY_OUT, row, line) or not continuous.applies(g, s, row):
            continue
        # rule: effect.non-effect-text.maintenance-clause
        if line.kind == LINE_EACH_TIME and continuous.is_negated(g, s, row):
            continue
        if not continuous.applies_there(g, row, line) or is_upkeep_spared(g, s, row, line):
            continue
        if numbers.holds(g, s, row.controller, by_itself.memory_of(s, row, line), line.while_):
            found.append(Option(CARRY_OUT, row.uid, -1, number_of(line.index)))


def is_upkeep_spared(g: Game, s: State, row: CardState, line: LineCode) -> bool:
    """Whether a line demands LP that its player need not pay: then nothing comes of its not being paid."""
    return any(step.op == OP_PAY_LP and is_spared(g, s, row.controller, step, row) for step in line.steps)


def number_of(line: int) -> int:
    """Return the number by which an option means a line of its card, or the line by its number; it is below 0.

    Numbers from 0 on mean what lasts, by its serial.
    """
    return -1 - line


# --------------------------------------------------------------------------------------------------------- carrying out


def carry_out(g: Game, s: State, player: int, option: Option) -> None:
    """Carry out an obligation, without a chain.  rule: move.temp-banish.return-does-not-chain"""
    s.begin_batch()
    if option.number < 0:
        row = s.cards[option.uid]
        line = g.line_of(row.card, number_of(option.number))
        note(s, player, CARRY_OUT, row, line.index)
        s.push(Frame(FRAME_RUN, line.deeds_at, player, row.uid, line.index, by_itself.memory_of(s, row, line)))
        return
    s.remember(DeedDone(player, CARRY_OUT, -1, 0, -1, 0, s.phase, 0))
    for lasting in s.lingering:
        if lasting.serial == option.number:
            if lasting.until == UNTIL_DUE:
                s.set_lingering([other for other in s.lingering if other is not lasting])
                source = slot_of(lasting.memory, SLOT_THIS)[0]
                whose, memory = whose_effect(g, lasting), without_turned(s, lasting)
                s.push(Frame(FRAME_RUN, lasting.pc + 1, whose, source, lasting.line, memory))
            else:
                end_lasting(s, lasting)
            return


def carry_out_before_draw(g: Game, s: State) -> bool:
    """Carry out what was put off to this Draw Phase, which comes before the normal draw; False if there is nothing.

    rule: turn.draw.effects-worded-before-draw
    """
    for lasting in s.lingering:
        if lasting.until == UNTIL_DUE and is_due_now(g, s, lasting) and not is_void(g, s, lasting):
            carry_out(g, s, lasting.player, Option(CARRY_OUT, -1, -1, lasting.serial))
            return True
    return False


def end_lasting(s: State, lasting: Lingering) -> None:
    """End what an effect has brought about until the End Phase, with everything it did to the same cards."""
    kept: list[Lingering] = []
    for other in s.lingering:
        if other.until != UNTIL_END_PHASE or not belong_together(other, lasting):
            kept.append(other)
    s.set_lingering(kept)
    told = False
    for at in range(0, len(lasting.affected), 3):
        row = s.cards[lasting.affected[at]]
        if row.visit == lasting.affected[at + 1] and is_on_field(row.place):
            tell_card(s, EVENT_LASTING_ENDED, lasting.player, None, row, BY_RULE, -1, 0)
            told = True
    if not told:
        tell(s, EVENT_LASTING_ENDED, lasting.player)
    settle_next(s)


def drop_overdue(g: Game, s: State) -> None:
    """Forget what the turn has left over; a deed for a phase that was skipped waits on, if it may be any turn's."""
    kept: list[Lingering] = []
    for lasting in s.lingering:
        if lasting.until == UNTIL_DUE and lasting.until_turn <= s.turn:
            step = continuous.step_of(g, lasting)
            of_that_turn = step.nth_turn != 0 and step.turn_of == EITHER  # what is said of the next turn is of no other
            waits = not step.this_turn and not of_that_turn
            if step.phase != END_PHASE and waits and not is_void(g, s, lasting):
                kept.append(put_off_again(g, s, lasting))
        elif lasting.until != UNTIL_END_PHASE or lasting.until_turn > s.turn:
            kept.append(lasting)
    if kept != s.lingering:
        s.set_lingering(kept)


def forget_the_gone(g: Game, s: State) -> None:
    """Forget what was applied to cards of which none is there any more as it was."""
    kept = [lasting for lasting in s.lingering if not has_lost_its_cards(g, s, lasting)]
    if len(kept) != len(s.lingering):
        s.set_lingering(kept)


def has_lost_its_cards(g: Game, s: State, lasting: Lingering) -> bool:
    """Whether all cards that something was applied to have left since or have been turned face-down."""
    if not lasting.affected:
        return False
    line = g.line_of(lasting.card, lasting.line)
    step = line.steps[lasting.pc]
    if lasting.pc >= line.end or (step.slot == NO_SLOT and step.op != OP_DECLARE):
        return False  # an oath, what is put off, or provided for a player: the card named is only its source
    for at in range(0, len(lasting.affected), 3):
        row = s.cards[lasting.affected[at]]
        if continuous.applies_to(g, s, None, lasting, step, row):
            return False
    return True


def put_off_again(g: Game, s: State, lasting: Lingering) -> Lingering:
    """Return a deed whose phase was skipped, due in the next such phase that takes place."""
    step = continuous.step_of(g, lasting)
    turn = s.turn + (1 if step.turn_of & side_of(whose_effect(g, lasting), 1 - s.turn_player) else 2)
    return Lingering(
        lasting.player,
        lasting.card,
        lasting.line,
        lasting.pc,
        lasting.affected,
        lasting.memory,
        UNTIL_DUE,
        turn,
        lasting.serial,
    )


def note_standby(g: Game, s: State) -> None:
    """Let the cards that count them know that a Standby Phase of their player has come; a negated card counts none."""
    first = s.turn_player * PLACES_EACH
    for place in range(first + SPELL_TRAP_ZONE, first + PLACES_EACH):
        for uid in s.piles[place]:
            row = s.cards[uid]
            counts = row.face_up and row.working and g.programs[row.card].counts_standbys
            if counts and not continuous.is_negated(g, s, row):
                s.remember(
                    DeedDone(s.turn_player, STANDBY_PASSED, uid, row.visit, row.card, 0, STANDBY_PHASE, row.turned)
                )
