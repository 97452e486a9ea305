"""What continuous lines do by themselves, without a chain: each time something happens, or once something is so."""

from typing import Final

import spellspeed.engine.applies.continuous as continuous
import spellspeed.engine.applies.find as find
import spellspeed.engine.applies.numbers as numbers
import spellspeed.engine.applies.texts as texts
import spellspeed.engine.applies.triggers as triggers
import spellspeed.engine.moving.zones as zones
from spellspeed.engine.applies.texts import WATCHING
from spellspeed.engine.kernel.frames import FRAME_RUN, FRAME_SETTLE
from spellspeed.engine.kernel.game import Game
from spellspeed.engine.kernel.limits import is_used_up, note_use
from spellspeed.engine.kernel.places import is_monster_zone, is_on_field, side_of
from spellspeed.engine.kernel.rows import CardState, Event, Frame
from spellspeed.engine.kernel.slots import (
    AT_AMOUNT,
    AT_ANSWERED,
    begin_memory,
    plain_memory,
    slot_of,
    with_int,
    with_slot,
)
from spellspeed.engine.kernel.state import State
from spellspeed.engine.kernel.tell import DONE_TO_CARDS, amount_of, foresee_destroyed
from spellspeed.lang.codes.code import (
    LINE_ACTIVATION,
    LINE_CONTINUOUS,
    LINE_EACH_TIME,
    LINE_UNCLASSIFIED,
    LINE_WHILE,
    NO_SLOT,
    ON_ACTIVATION,
    ON_RESOLUTION,
    OP_BLOCK_ZONES,
    OP_LEND,
    OP_NEGATE,
    OP_NEGATE_EFFECTS,
    OP_POSITION,
    PUTS_AWAY,
    SLOT_BOUND,
    SLOT_OPPOSING,
    SLOT_THAT,
    SLOT_THIS,
    EventCode,
)
from spellspeed.lang.codes.line_code import LineCode
from spellspeed.words import (
    BATTLE_PHASE,
    BEFORE_DAMAGE_CALCULATION,
    BY_BATTLE,
    DAMAGE_CALCULATION,
    EVENT_DECLARED,
    EVENT_DESTROYED,
    EVENT_DISCARDED,
    EVENT_LINK_RESOLVED,
    EVENT_LINK_STARTED,
    EVENT_LP_CHANGED,
    EVENT_TARGETED,
    EVENT_TIMING_REACHED,
    EVENT_TRIBUTED,
    FACE_UP_ATTACK,
    NO_CARD,
    NOWHERE,
    UNTIL_DUE,
    WAS_FLIPPED,
)

HAS_EACH_TIME: Final = 1 << LINE_EACH_TIME
HAS_WHILE: Final = 1 << LINE_WHILE
HAS_UNCLASSIFIED: Final = 1 << LINE_UNCLASSIFIED


def do_each_time(g: Game, s: State) -> None:
    """Let the lines act that what has happened sets off, one after the other; else what is so now.

    rule: damage.continuous-effect.several-apply-immediately, damage.continuous-effect.not-summed-into-one
    """
    first = s.applied
    s.apply_all()
    jobs: list[Frame] = []
    continuous.find_sources(g, s)
    if s.source_kinds & HAS_EACH_TIME and first < len(s.happened):
        watching = [uid for uid in in_order(g, s) if texts.program_of(g, s, s.cards[uid]).kinds & HAS_EACH_TIME]
        for at in range(first, len(s.happened)):
            event = s.happened[at]
            # What a phase demands waits for its player to carry it out.
            if not triggers.OF_A_PHASE & 1 << event.kind:
                for uid in watching:
                    add_jobs(g, s, s.cards[uid], event, jobs)
    if texts.is_lending(g, s):
        add_kept(g, s, first, jobs)
        add_of_the_fallen(g, s, first, jobs)
    add_of_the_gone(g, s, first, jobs)
    if not jobs and s.source_kinds & HAS_WHILE:
        jobs = find_due(g, s)
        for job in jobs:
            top = s.frames[-1]
            s.go_on_with(top.step, (*top.memory, job.uid, job.line))
    # Each job settles when it is done, before the next begins.
    for job in reversed(jobs):
        s.push(job)


def add_kept(g: Game, s: State, first: int, jobs: list[Frame]) -> None:
    """Add what is done each time for a player for whom an effect has provided it, whatever became of its card.

    rule: negate.same-name.already-resolved-effects-stay
    """
    for lasting in s.lingering:
        step = continuous.step_of(g, lasting)
        if lasting.until == UNTIL_DUE or step.op != OP_LEND or step.slot != NO_SLOT:
            continue
        row = s.cards[lasting.affected[0]].elsewhere(lasting.card, lasting.player, NOWHERE)
        for line in texts.find_given(g, lasting, step):
            memory = memory_of(s, row, line)
            for at in range(first, len(s.happened)):
                event = s.happened[at]
                if is_used_up(g, s, row, line):
                    break
                if line.while_ is not None and not numbers.holds(g, s, row.controller, memory, line.while_):
                    break
                for code in line.events:
                    if sets_off(g, s, row, code, event) and not is_used_up(g, s, row, line):
                        if line.limit_of:
                            note_use(s, row.controller, row, line)
                        if not (line.together and joins_earlier(s, jobs, row, line, event)):
                            about = triggers.about_its_monster(g, s, row, code, event)
                            jobs.append(job_of(s, row, line, memory, about))
                            if line.limit_of:
                                note_use(s, row.controller, row, line)
                        break


def add_of_the_fallen(g: Game, s: State, first: int, jobs: list[Frame]) -> None:
    """Add what happens by itself because of what has become of cards that had gained a text which says so."""
    for at in range(first, len(s.happened)):
        event = s.happened[at]
        row = event.before
        if event.kind != EVENT_DESTROYED or row is None or not is_on_field(row.place):
            continue
        for line in texts.find_lent(g, s, row):
            if line.kind == LINE_UNCLASSIFIED:
                for code in line.events:
                    if triggers.is_met(g, s, row.controller, row, code, event):
                        jobs.append(job_of(s, row, line, memory_of(s, row, line), event))
                        break


def add_of_the_gone(g: Game, s: State, first: int, jobs: list[Frame]) -> None:
    """Add what happens by itself because cards have left the field, as their own texts say of no bond."""
    for at in range(first, len(s.happened)):
        event = s.happened[at]
        row = event.before
        if row is None or not DONE_TO_CARDS & 1 << event.kind or not g.programs[row.card].kinds & HAS_UNCLASSIFIED:
            continue
        if not is_on_field(row.place) or not (row.working or is_monster_zone(row.place)):
            continue
        for line in g.programs[row.card].lines:
            if line.kind == LINE_UNCLASSIFIED and not line.is_bound and not continuous.is_negated(g, s, row):
                for code in line.events:
                    if code.slot == SLOT_THIS and triggers.is_met(g, s, row.controller, row, code, event):
                        jobs.append(job_of(s, row, line, memory_of(s, row, line), event))
                        break


def is_chain_watched(g: Game, s: State) -> bool:
    """Whether a card that applies has a line that acts before a chain link is processed: no card that lies hidden."""
    sources = continuous.find_sources(g, s)
    if not s.source_kinds & WATCHING:
        return False
    for uid in sources:
        row = s.cards[uid]
        if texts.program_of(g, s, row).watches_chain and continuous.applies(g, s, row):
            return True
    return False


def is_kept_negated(g: Game, s: State, row: CardState, monster: CardState) -> bool:
    """Whether a line that negates what targets a monster negates an Equip Spell, which keeps targeting it.

    rule: equip.continuously-targets-equipped-monster, equip.negated.stays-equipped
    """
    for uid in continuous.find_sources(g, s):
        source = s.cards[uid]
        program = texts.program_of(g, s, source)
        if not program.watches_chain or not continuous.applies(g, s, source) or continuous.is_negated(g, s, source):
            continue
        player = source.controller
        for line in program.lines:
            if line.kind != LINE_EACH_TIME or line.deeds != 1 << OP_NEGATE:
                continue
            if line.while_ is not None and not numbers.holds(g, s, player, memory_of(s, source, line), line.while_):
                continue
            for code in line.events:
                if code.kind != ON_RESOLUTION or (code.on_slot == NO_SLOT and code.on is None):
                    continue
                if not code.by & side_of(player, row.controller):
                    continue
                if code.filter is not None and not find.fits(
                    g, s, player, plain_memory(source), row, code.filter, True
                ):
                    continue
                if triggers.is_it(g, s, player, source, code.on_slot, code.on, monster, monster.visit):
                    return True
    return False


def answers_damage(g: Game, s: State) -> bool:
    """Whether a card has a line that does something each time damage is taken."""
    for uid in continuous.find_sources(g, s):
        program = texts.program_of(g, s, s.cards[uid])
        if program.kinds & HAS_EACH_TIME:
            for line in program.lines:
                if line.kind == LINE_EACH_TIME and line.event_mask & 1 << EVENT_LP_CHANGED:
                    return True
    return False


def in_order(g: Game, s: State) -> list[int]:
    """Return the cards whose lines may act, the turn player's first."""
    sources = continuous.find_sources(g, s)
    mine = [uid for uid in sources if s.cards[uid].controller == s.turn_player]
    return mine + [uid for uid in sources if s.cards[uid].controller != s.turn_player]


def negate_the_doomed(g: Game, s: State, fallen: list[tuple[int, int]]) -> None:
    """Let what negates the effects of the monsters it destroys by battle apply as soon as that is decided.

    rule: damage-step.after-calc.flip-triggers. They may be activated while the monster is still on the field.
    """
    jobs: list[Frame] = []
    for source in in_order(g, s):
        if texts.program_of(g, s, s.cards[source]).kinds & HAS_EACH_TIME:
            for uid, by in fallen:
                event = foresee_destroyed(s, s.cards[uid], BY_BATTLE, by)
                add_jobs(g, s, s.cards[source], event, jobs, 1 << OP_NEGATE_EFFECTS)
    for job in reversed(jobs):
        s.push(job)


def add_jobs(g: Game, s: State, row: CardState, event: Event, jobs: list[Frame], deeds: int = -1) -> None:
    """Add what a card does because of an event, of all deeds or of these."""
    program = texts.program_of(g, s, row)
    if not program.kinds & HAS_EACH_TIME or not continuous.applies(g, s, row) or continuous.is_negated(g, s, row):
        return
    mask = 1 << event.kind
    if event.kind == EVENT_LINK_RESOLVED:
        mask = 1 << ON_ACTIVATION
    elif event.kind == EVENT_LINK_STARTED:
        mask = 1 << ON_RESOLUTION
    for line in program.lines:
        if line.kind != LINE_EACH_TIME or not line.event_mask & mask or not line.deeds & deeds:
            continue
        if not continuous.applies_there(g, row, line) or is_used_up(g, s, row, line):
            continue
        memory = memory_of(s, row, line)
        if line.while_ is not None and not numbers.holds(g, s, row.controller, memory, line.while_):
            continue
        for code in line.events:
            if sets_off(g, s, row, code, event):
                if not (line.together and joins_earlier(s, jobs, row, line, event)):
                    told = triggers.about_its_monster(g, s, row, code, event)
                    jobs.append(job_of(s, row, line, memory, told))
                    if line.limit_of:
                        note_use(s, row.controller, row, line)
                break


def sets_off(g: Game, s: State, row: CardState, code: EventCode, event: Event) -> bool:
    """Whether an event is what a line of this card speaks of; an activation is answered once its link has resolved."""
    if code.kind == ON_RESOLUTION:
        return triggers.answers_link(g, s, row.controller, row, code, event.number)
    if code.kind != ON_ACTIVATION:
        return is_about_it_there(s, row, code, event) and triggers.is_met(g, s, row.controller, row, code, event)
    # A link whose activation was negated does not resolve.
    if not triggers.answers_link(g, s, row.controller, row, code, event.number):
        return False
    return was_applying(g, s, row, event.number)


def is_about_it_there(s: State, row: CardState, code: EventCode, event: Event) -> bool:
    """Whether an event is about others, or about the card as it lies there: what went on elsewhere set nothing off.

    A card that was targeted elsewhere is targeted there too if what targets it stays bound to it.
    rule: effect-type.continuous.applies-once-faceup, equip.continuously-targets-equipped-monster
    """
    after = event.after
    if code.slot != SLOT_THIS or after is None:
        return True
    if event.kind == EVENT_TARGETED and after.visit != row.visit:
        return event.source != NO_CARD and continuous.is_bound(s, s.cards[event.source], row)
    return after.visit == row.visit and after.face_up


def was_applying(g: Game, s: State, row: CardState, number: int) -> bool:
    """Whether a card lay face-up on the field, and worked, when the activation was made that is this chain link."""
    for link in s.chain:
        if link.number >= number and link.uid == row.uid and link.visit == row.visit:
            if g.line_of(link.card, link.line).kind == LINE_ACTIVATION:
                return False  # it was itself activated then or later
    for at in range(len(s.happened) - 1, -1, -1):
        event = s.happened[at]
        if event.kind == EVENT_DECLARED and event.number == number:
            break
        before, after = event.before, event.after
        if before is not None and after is not None and after.uid == row.uid:
            if before.visit != row.visit or before.turned != row.turned or not before.face_up:
                return False
        if before is not None and g.programs[before.card].negates and was_negated_by(g, s, before, row):
            return False
    return True


def was_negated_by(g: Game, s: State, source: CardState, row: CardState) -> bool:
    """Whether a card that is no longer there, given as it was, has negated the effects of another."""
    if not source.face_up or not is_on_field(source.place) or s.holds_turned(source.uid, source.visit, source.turned):
        return False
    if not source.working and not is_monster_zone(source.place):
        return False
    for line in g.programs[source.card].lines:
        if line.kind == LINE_CONTINUOUS and line.while_ is None:
            for step in line.steps:
                if step.op == OP_NEGATE_EFFECTS and continuous.touches(g, s, source, step, row):
                    return True
    return False


def memory_of(s: State, row: CardState, line: LineCode) -> tuple[int, ...]:
    """Return the memory with which a line acts by itself: this card, and what is bound to it."""
    memory = begin_memory(row.card, row.uid, row.visit, line.empty)
    if s.battle is not None:
        memory = with_slot(memory, SLOT_OPPOSING, continuous.opposing(s, row))
    return with_slot(memory, SLOT_BOUND, continuous.bound_to(s, row)) if s.bonds else memory


def job_of(s: State, row: CardState, line: LineCode, memory: tuple[int, ...], event: Event) -> Frame:
    """Return the job of a line that an event sets off."""
    after = event.after
    if after is not None:
        memory = with_slot(memory, SLOT_THAT, (after.uid, visit_now(s, after, event.kind)))
        if event.kind == EVENT_TIMING_REACHED:
            memory = with_slot(memory, SLOT_OPPOSING, continuous.opposing(s, after))
    memory = with_int(with_int(memory, AT_ANSWERED, event.kind), AT_AMOUNT, amount_of(event))
    return Frame(FRAME_RUN, line.deeds_at, row.controller, row.uid, line.index, memory)


def visit_now(s: State, row: CardState, kind: int) -> int:
    """Return the visit by which an event's card is meant; what tells of a destruction comes before the card leaves."""
    leaves = kind == EVENT_DESTROYED or kind == EVENT_DISCARDED or kind == EVENT_TRIBUTED
    return row.visit + 1 if leaves and s.holds(row.uid, row.visit + 1) else row.visit


def joins_earlier(s: State, jobs: list[Frame], row: CardState, line: LineCode, event: Event) -> bool:
    """Whether a line acts already because of what happened at once with this event, whose card it then means too."""
    after = event.after
    for at, job in enumerate(jobs):
        if job.uid == row.uid and job.line == line.index:
            if after is not None:
                together = slot_of(job.memory, SLOT_THAT) + (after.uid, visit_now(s, after, event.kind))
                jobs[at] = job.at(job.step, with_slot(job.memory, SLOT_THAT, together))
            return True
    return False


def find_due(g: Game, s: State) -> list[Frame]:
    """Return the first line that acts as soon as something is so; what it could not do is not tried again and again."""
    for uid in in_order(g, s):
        row = s.cards[uid]
        program = texts.program_of(g, s, row)
        if not program.kinds & HAS_WHILE or not continuous.applies(g, s, row) or continuous.is_negated(g, s, row):
            continue
        for line in program.lines:
            if line.kind == LINE_WHILE and continuous.applies_there(g, row, line):
                if line.deeds & 1 << OP_BLOCK_ZONES and (zones.is_blocking(g, s, row) or zones.is_zone_awaited(s)):
                    continue
                if s.battle is not None and waits_for_calculation(s, row, line):
                    continue
                memory = memory_of(s, row, line)
                if not acts_already(s, row, line) and numbers.holds(g, s, row.controller, memory, line.while_):
                    return [Frame(FRAME_RUN, line.deeds_at, row.controller, row.uid, line.index, memory)]
    return []


def waits_for_calculation(s: State, row: CardState, line: LineCode) -> bool:
    """Whether a line that takes its own card off the field waits, since this battle has just flipped that monster.

    rule: damage-step.before-calc.facedown-is-flipped
    """
    battle = s.battle
    if battle is None or battle.target != row.uid:
        return False
    if s.timing != BEFORE_DAMAGE_CALCULATION and s.timing != DAMAGE_CALCULATION:
        return False
    for step in line.steps:
        if step.op in PUTS_AWAY and step.slot == SLOT_THIS:
            for deed in s.deeds:
                if deed.deed == WAS_FLIPPED and deed.uid == row.uid and deed.visit == row.visit:
                    if deed.phase == BATTLE_PHASE and deed.turned == row.turned:
                        return True
    return False


def acts_already(s: State, row: CardState, line: LineCode) -> bool:
    """Whether a line has acted in the same course of settling, or could just now do nothing.

    Two that undo each other do not go on for ever. What each frame remembers last has acted, as uid, line.
    """
    for at, frame in enumerate(s.frames):
        if frame.kind == FRAME_SETTLE:
            tried = frame.memory if at == len(s.frames) - 1 else frame.memory[-2:]
            for pair in range(0, len(tried), 2):
                if tried[pair] == row.uid and tried[pair + 1] == line.index:
                    return True
    return False


def is_overruled(g: Game, s: State, source: CardState, number: int, row: CardState, to: int) -> bool:
    """Whether another line would turn a monster back from a position: of two that do, the one that began last applies.

    The onsets say which lines apply, and since when.
    """
    since = continuous.onset_of(s, source, number, -1)
    for onset in s.onsets:
        if onset.serial > since:
            other = s.cards[onset.uid]
            line = g.line_of(other.card, onset.line)
            if line.kind == LINE_WHILE and line.deeds & 1 << OP_POSITION and turns_back(g, s, other, line, row, to):
                return True
    return False


def turns_back(g: Game, s: State, source: CardState, line: LineCode, row: CardState, to: int) -> bool:
    """Whether a line would turn a monster that lay in this position; its condition is judged as it would be then."""
    turned = row.laid(True, to == FACE_UP_ATTACK, s.turn)
    then = s.fork()
    then.put(turned)
    whose = then.cards[source.uid]
    if not numbers.holds(g, then, whose.controller, memory_of(then, whose, line), line.while_):
        return False
    for step in line.steps:
        if continuous.touches(g, then, whose, step, turned):
            return True
    return False
