"""What a line answers: events of a batch set triggers off, and a window's moment lets cards respond."""

from typing import Final

import spellspeed.engine.applies.find as find
import spellspeed.engine.applies.texts as texts
from spellspeed.engine.applies.awaited import answers_each_change_of_lp, await_phase, is_of_this_phase, users_of
from spellspeed.engine.applies.equipped import is_bound_to
from spellspeed.engine.applies.watchers import find_set_off, wanted_events
from spellspeed.engine.kernel.card_state import FOR_GOOD
from spellspeed.engine.kernel.frames import FRAME_RUN, FRAME_SETTLE
from spellspeed.engine.kernel.game import Game
from spellspeed.engine.kernel.how_summoned import was_made_with, way_of
from spellspeed.engine.kernel.limits import was_done_in_phase
from spellspeed.engine.kernel.places import KINDS, is_monster_zone, is_on_field, is_pendulum_card, own, side_of
from spellspeed.engine.kernel.rows import CardState, Event, Link, WaitingTrigger
from spellspeed.engine.kernel.slots import AT_CARD, plain_memory
from spellspeed.engine.kernel.state import State
from spellspeed.engine.kernel.tell import (
    DONE_TO_CARDS,
    acting,
    includes_such,
    inflicted_by,
    is_return,
    is_such_a_change,
    is_such_a_counter,
    lying_as_declared,
    recall_beginning,
    was_there_before,
    went_so,
)
from spellspeed.lang.codes.code import (
    LINE_ACTIVATION,
    LINE_FLIP,
    LINE_QUICK,
    LINE_TRIGGER,
    LINE_UNCLASSIFIED,
    NO_SLOT,
    ON_ACTIVATION,
    ON_SUMMON_ATTEMPT,
    SLOT_BOUND,
    SLOT_THIS,
    EventCode,
)
from spellspeed.lang.codes.filter_code import FilterCode
from spellspeed.lang.codes.line_code import LineCode
from spellspeed.words import (
    ACTIVATE,
    AS_A_CARD,
    AS_AN_EFFECT,
    AS_ATTACKED,
    AS_ATTACKER,
    BY_BATTLE,
    EITHER,
    EVENT_ADDED_TO_HAND,
    EVENT_ATTACK_DECLARED,
    EVENT_CHAIN_ENDED,
    EVENT_COUNTERS_CHANGED,
    EVENT_DISCARDED,
    EVENT_DRAW_DUE,
    EVENT_FLIP_SUMMONED,
    EVENT_FLIPPED,
    EVENT_LP_CHANGED,
    EVENT_PHASE_STARTED,
    EVENT_POSITION_CHANGED,
    EVENT_SENT_TO_GRAVEYARD,
    EVENT_SPECIAL_SUMMONED,
    EVENT_STEP_STARTED,
    EVENT_SUMMON_ATTEMPTED,
    EVENT_SUMMONED,
    EVENT_TIMING_REACHED,
    EVENT_TOKEN_VANISHED,
    EVENT_TRIBUTED,
    IN_EXTRA_DECK,
    IN_FIELD_ZONE,
    IN_HAND,
    IN_MONSTER_ZONE,
    IN_SPELL_TRAP_ZONE,
    MONSTER,
    MONSTER_ZONE,
    NO_CARD,
    NOWHERE,
    ON_THE_FIELD,
    PLACES_EACH,
    SPELL_TRAP_ZONE,
)

NOT_ANSWERED: Final[tuple[int, ...]] = ()
AS_IT_WAS: Final = DONE_TO_CARDS & ~(1 << EVENT_ADDED_TO_HAND) | 1 << EVENT_TOKEN_VANISHED  # judged before it left
ANSWERS_NOTHING: Final[tuple[int, ...]] = (0, 0)


def is_met(g: Game, s: State, player: int, row: CardState, code: EventCode, event: Event) -> bool:
    """Whether an event is one that a line of this card, used by this player, speaks of."""
    if event.kind != code.kind:
        return False
    if code.kind == EVENT_TIMING_REACHED:
        return event.number == code.timing and find_battling(g, s, player, row, code) is not None
    subject = event.after
    before = event.before
    if before is not None:
        if AS_IT_WAS & 1 << code.kind or (code.kind == EVENT_ADDED_TO_HAND and is_on_field(before.place)):
            subject = before  # as the card was before it left
    if code.slot == SLOT_THIS:
        after = event.after
        if after is None or after.uid != row.uid:
            return False
    elif code.slot == SLOT_BOUND:
        if before is None or not is_bound_to(g, s, row, before):
            return False
    if code.filter is not None:
        shown = code.slot == SLOT_THIS or is_shown(event)
        hidden = code.filter.looks() and not shown and not code.filter.through
        if subject is None or (code.others and subject.uid == row.uid) or hidden:
            return False
        if not find.fits(g, s, player, plain_memory(row), subject, code.filter, shown):
            return False
        if code.filter.what == MONSTER and is_trap_again(g, code, subject):
            return False
    if code.because and not code.because & 1 << event.cause:
        return False
    if not is_met_by(s, player, code, event) or not is_met_where(player, code, event):
        return False
    return is_met_on(g, s, player, row, code, event)


def is_trap_again(g: Game, code: EventCode, row: CardState) -> bool:
    """Whether a line waits for a monster that is sent to the Graveyard, and the card that was one is a Trap there.

    rule: trap-monster.leaves-zone.is-a-trap-again
    """
    return code.kind == EVENT_SENT_TO_GRAVEYARD and not g.facts[row.card].kind & MONSTER


def find_battling(g: Game, s: State, player: int, row: CardState, code: EventCode) -> CardState | None:
    """Return the monster of the battle under way that a line speaks of, if the one it battles is as the line says."""
    battle = s.battle
    if battle is None:
        return None
    for role in (AS_ATTACKER, AS_ATTACKED):
        uid, visit, other = battle.attacker, battle.attacker_visit, battle.target
        if role == AS_ATTACKED:
            uid, visit, other = battle.target, battle.target_visit, battle.attacker
        if (
            not code.role & role
            or uid == NO_CARD
            or not is_it(g, s, player, row, code.slot, code.filter, s.cards[uid], visit)
        ):
            continue
        if code.on_slot == NO_SLOT and code.on is None:
            return s.cards[uid]
        # The other one may have left by the end of the Damage Step: it is judged as it lies there.
        if other != NO_CARD and is_it(g, s, player, row, code.on_slot, code.on, s.cards[other], s.cards[other].visit):
            return s.cards[uid]
    return None


def is_it(
    g: Game,
    s: State,
    player: int,
    row: CardState,
    slot: int,
    filter_: FilterCode | None,
    monster: CardState,
    visit: int,
) -> bool:
    """Whether a battling monster is this card, the one bound to it, or one that fits, and has not left and returned."""
    if slot == SLOT_THIS:
        return monster.uid == row.uid and (monster.visit == visit or not is_monster_zone(monster.place))
    if slot == SLOT_BOUND:
        return is_bound_to(g, s, row, monster)
    return monster.visit == visit and (filter_ is None or find.fits(g, s, player, plain_memory(row), monster, filter_))


def about_its_monster(g: Game, s: State, row: CardState, code: EventCode, event: Event) -> Event:
    """Return an event as a line of this card sees it: a timing of the Damage Step is about the monster it speaks of."""
    if event.kind != EVENT_TIMING_REACHED:
        return event
    return event.about(find_battling(g, s, row.controller, row, code))


def is_shown(event: Event) -> bool:
    """Whether both players know the card of an event: it was face-up before, or is now, or is discarded."""
    rows = (event.before, event.after)
    return event.kind == EVENT_DISCARDED or any(row is not None and row.face_up for row in rows)


def is_met_by(s: State, player: int, code: EventCode, event: Event) -> bool:
    """Whether the player, the way of summoning or the phase of an event is the one a line speaks of."""
    kind = code.kind
    if kind == EVENT_SUMMONED or kind == EVENT_FLIP_SUMMONED or kind == EVENT_SPECIAL_SUMMONED:
        if code.own_line and (not event.known or event.known[0] != code.own_line):
            return False  # not by that line of its own text
        return code.by & side_of(player, event.player) != 0 and way_of(event.number) & code.ways != 0
    if kind == EVENT_COUNTERS_CHANGED:
        return is_such_a_counter(code, event)
    if kind == EVENT_POSITION_CHANGED:
        by = code.by == EITHER or (event.new != 0 and code.by & side_of(player, event.new - 1) != 0)
        return by and is_such_a_turn(code, event)
    if kind == EVENT_TRIBUTED:
        return not code.because or not event.new  # to Set a monster with Tributes is no Tribute Summon
    if kind == EVENT_PHASE_STARTED or kind == EVENT_STEP_STARTED:
        reached = code.phase if kind == EVENT_PHASE_STARTED else code.step
        return event.number == reached and code.by & side_of(player, event.player) != 0
    if kind == EVENT_LP_CHANGED:
        return code.by & side_of(player, event.player) != 0 and is_such_a_change(s, code, event)
    if DONE_TO_CARDS & 1 << kind:
        if (code.destroyed or code.discarded) and not went_so(s, code, event):
            return False
        # By whose card it happened.
        if code.by == EITHER:
            return True
        return event.new != 0 and code.by & side_of(player, event.new - 1) != 0
    return code.by & side_of(player, event.player) != 0


def is_such_a_turn(code: EventCode, event: Event) -> bool:
    """Whether a monster was turned from a position and to a position that a line speaks of."""
    before, after = event.before, event.after
    if before is None or after is None:
        return False
    if code.from_positions and not code.from_positions & before.position():
        return False
    return not code.positions or code.positions & after.position() != 0


def is_met_where(player: int, code: EventCode, event: Event) -> bool:
    """Whether a card came from where and went to where a line says."""
    if code.from_ or code.from_opponents:
        before, arrived = event.before, event.after
        if before is None or arrived is None:
            return False  # a Token comes from no place
        place, whose = before.place, before.controller
        if code.kind == EVENT_SUMMONED or code.kind == EVENT_SPECIAL_SUMMONED:
            # A monster whose summon was attempted has been nowhere since.
            place, whose = arrived.came_from, arrived.came_from // PLACES_EACH
        if not KINDS[place] & (code.from_ if whose == player else code.from_opponents):
            return False
    if code.to or code.to_opponents:
        after = None if is_return(event) else event.after
        if after is None or not KINDS[after.place] & (code.to if after.controller == player else code.to_opponents):
            return False
    return True


def is_met_on(g: Game, s: State, player: int, row: CardState, code: EventCode, event: Event) -> bool:
    """Whether the other card of an event, the attacked monster or what destroys, is the one a line speaks of."""
    if code.kind == EVENT_ATTACK_DECLARED and code.directly and event.source != NO_CARD:
        return False  # no direct attack
    if code.on_slot == NO_SLOT and code.on is None:
        return True
    if code.kind == EVENT_SPECIAL_SUMMONED:
        return event.after is not None and was_made_with(s, event.after, row)
    if event.source == NO_CARD:
        return False
    if code.on_slot == SLOT_THIS:
        # rule: damage-step.end.destroyer-must-survive
        gone = code.kind != EVENT_LP_CHANGED and event.cause == BY_BATTLE and not is_monster_zone(row.place)
        return event.source == row.uid and not gone
    if code.on_slot == SLOT_BOUND:
        return is_bound_to(g, s, row, s.cards[event.source])
    return code.on is not None and find.fits(g, s, player, plain_memory(row), acting(s, event), code.on)


def find_answer(g: Game, s: State, player: int, row: CardState, line: LineCode) -> tuple[int, ...]:
    """Return what this line would answer if it were activated now: the event's kind, its amount, the cards it is about.

    () means that nothing has happened that it answers; (0, 0) that it needs nothing to answer.
    """
    if not line.events:
        return ANSWERS_NOTHING
    for code in line.events:
        if code.kind == ON_ACTIVATION:
            if s.chain and answers_link(g, s, player, row, code, len(s.chain)):
                link = s.chain[-1]
                return (ON_ACTIVATION, 0, link.uid, s.cards[link.uid].visit)
            continue
        if line.kind == LINE_QUICK and is_on_chain(s, row, line):
            continue  # it has answered what happened already
        found: list[int] = []
        for event in s.moment:
            # What a card answers must be the last thing that happened.
            if (not line.can_miss or event.batch == s.moment[-1].batch) and answers_event(
                g, s, player, row, code, event
            ):
                after = about_its_monster(g, s, row, code, event).after
                assert after is not None or not found
                if after is not None:
                    found.append(after.uid)
                    found.append(after.visit)
                else:
                    return (code.kind, abs(event.number), *inflicted_by(event))
        if found:
            return (code.kind, 0, *found)
    return NOT_ANSWERED


def is_on_chain(s: State, row: CardState, line: LineCode) -> bool:
    """Whether this line of this card is a link of the chain that is being built."""
    for link in s.chain:
        if link.uid == row.uid and link.visit == row.visit and link.line == line.index:
            return True
    return False


def answers_event(g: Game, s: State, player: int, row: CardState, code: EventCode, event: Event) -> bool:
    """Whether a code is answered by an event of the moment; a summon attempt is one too."""
    if code.kind == ON_SUMMON_ATTEMPT:
        after = event.after
        if event.kind != EVENT_SUMMON_ATTEMPTED or after is None or not way_of(event.number) & code.ways:
            return False
        if not code.by & side_of(player, event.player):
            return False
        return code.filter is None or find.fits(g, s, player, plain_memory(row), after, code.filter, True)
    return is_met(g, s, player, row, code, event)


def answers_link(g: Game, s: State, player: int, row: CardState, code: EventCode, number: int) -> bool:
    """Whether a code speaks of the activation that is this chain link.

    rule: negate.card-activation-negation.cannot-hit-effect-activation, negate.effect-activation.scope
    """
    link = s.chain[number - 1]
    if not code.by & side_of(player, link.player):
        return False
    line = g.line_of(link.card, link.line)
    as_ = AS_A_CARD if line.kind == LINE_ACTIVATION else AS_AN_EFFECT
    if not code.activated_as & as_ or (code.including and not includes_such(code, line, player == link.player)):
        return False
    if code.others and link.uid == row.uid and link.visit == row.visit:
        return False
    # The card may have left as a cost; what counts is which card was activated.
    return fits_link(g, s, player, row, code, link) and targets_such(g, s, player, row, code, link)


def targets_such(g: Game, s: State, player: int, row: CardState, code: EventCode, link: Link) -> bool:
    """Whether one of the cards that a link targets, and that is still there, is one that a code speaks of."""
    if code.on_slot == NO_SLOT and code.on is None:
        return not code.untargeted or not link.targets
    if code.alone and len(link.targets) > 2:
        return False  # it targets others as well
    for at in range(0, len(link.targets), 2):
        uid, visit = link.targets[at], link.targets[at + 1]
        if s.holds(uid, visit) and is_it(g, s, player, row, code.on_slot, code.on, s.cards[uid], visit):
            return True
    return False


def speaks_of_the_card_only(g: Game, s: State, player: int, row: CardState, line: LineCode) -> bool:
    """Whether the line answers activations of such a card, but the last link is one of its effects.

    rule: negate.card-activation-negation.cannot-hit-effect-activation
    """
    if not s.chain:
        return False
    link = s.chain[-1]
    if g.line_of(link.card, link.line).kind == LINE_ACTIVATION:
        return False
    for code in line.events:
        if code.kind == ON_ACTIVATION and code.activated_as == AS_A_CARD and code.by & side_of(player, link.player):
            if fits_link(g, s, player, row, code, link):
                return True
    return False


def fits_link(g: Game, s: State, player: int, row: CardState, code: EventCode, link: Link) -> bool:
    """Whether the card of a link is one that a code speaks of, wherever it is by now."""
    if code.filter is None:
        return True
    place = NOWHERE
    line = g.line_of(link.card, link.line)
    if line.pendulum or (line.places & IN_SPELL_TRAP_ZONE and not line.places & IN_MONSTER_ZONE):
        # rule: pendulum.effect.is-spell-effect, pendulum.activation.placing-is-spell-activation
        # rule: equip.monster.its-effects-are-equip-spell-effects
        place = own(link.player, SPELL_TRAP_ZONE)
    elif g.forms[link.card] is not g.facts[link.card] and is_monster_effect(g, link):
        # rule: trap-monster.effects-activated-as-monster-are-monster-effects
        if not code.filter.what & MONSTER:
            return False
        place = own(link.player, MONSTER_ZONE)
    elif code.filter.zones():
        # Where it was activated: where it still is, or where such an effect is activated if it has left.
        there = s.cards[link.uid]
        if there.visit == link.visit:
            place = there.place
        elif is_monster_effect(g, link):
            place = own(link.player, MONSTER_ZONE)
        else:
            place = lying_as_declared(s, link, s.cards[link.uid].elsewhere(link.card, link.player, NOWHERE)).place
    activated = s.cards[link.uid].elsewhere(link.card, link.player, place)
    if line.gemini:
        activated = activated.with_resummoned(FOR_GOOD)  # it was when it was activated, whatever became of it
    if code.filter.positions():
        activated = lying_as_declared(s, link, activated)
    return find.fits(g, s, player, plain_memory(row), activated, code.filter, True)


def is_monster_effect(g: Game, link: Link) -> bool:
    """Whether a link is an effect that its card has in a Monster Zone."""
    return g.line_of(link.card, link.line).places & IN_MONSTER_ZONE != 0


def answered_an_earlier_link(g: Game, s: State, player: int, row: CardState, line: LineCode) -> bool:
    """Whether the line could have answered a link that is no longer the last one.

    rule: negate.activation.must-chain-directly
    """
    for code in line.events:
        if code.kind == ON_ACTIVATION:
            for number in range(1, len(s.chain)):
                if answers_link(g, s, player, row, code, number):
                    return True
    return False


# ---------------------------------------------------------------------------------------------------------------------
# Triggers.

MANDATORY: Final = 0
OPTIONAL: Final = 2
HIDDEN: Final = 4
# Effects of a phase wait as long as the phase lasts and are activated one at a time, mixed with fast effects.
PHASE_MANDATORY: Final = 6
PHASE_OPTIONAL: Final = 8
OF_A_PHASE: Final = 1 << EVENT_PHASE_STARTED | 1 << EVENT_STEP_STARTED
SHOWS_FACE: Final = ON_THE_FIELD | IN_EXTRA_DECK  # where a card lies face-up or face-down
NOT_NOTICED: Final = OF_A_PHASE | 1 << EVENT_DRAW_DUE  # asked for in their own time


def notice(g: Game, s: State) -> None:
    """Let the triggers of this batch wait to be activated; each line of each card waits once, or for each LP change."""
    first = s.noticed
    mask = 0
    for at in range(first, len(s.happened)):
        mask |= 1 << s.happened[at].kind
    if not mask or (s.lending and is_still_gaining(g, s)):
        return
    s.notice_all()
    in_chain = 0
    if mask & 1 << EVENT_CHAIN_ENDED:
        for event in s.happened:
            in_chain |= 1 << event.kind
    mask &= ~NOT_NOTICED
    if not wanted_events(g, s) & (mask | in_chain):
        return
    waiting = s.waiting
    new: list[WaitingTrigger] = []
    for uid in find_set_off(g, s, mask | in_chain):
        row = s.cards[uid]
        program = texts.program_of(g, s, row)
        # rule: timing.trigger.hand-trigger-judged-at-chain-end
        looks_back = in_chain != 0 and KINDS[row.place] & IN_HAND != 0
        seen = in_chain & ~NOT_NOTICED if looks_back else mask
        if not program.triggers & seen:
            continue
        for line in program.lines:
            if line.event_mask & seen and (line.kind == LINE_TRIGGER or line.kind == LINE_FLIP):
                if not is_there(g, row, line):
                    continue
                if line.awaits:
                    wait_for_phase(g, s, row, line, first)
                    continue
                for player in users_of(row, line):
                    waits = already_waits(waiting, row, line, player)
                    if waits and not line.can_miss and not answers_each_change_of_lp(line):
                        continue
                    met = find_event(g, s, row, line, player, 0 if looks_back and not line.anywhere else first)
                    if met is not None:
                        if waits and line.can_miss:
                            # rule: timing.when-optional.ok-if-last-event. What it answers has happened again since.
                            waiting = [other for other in waiting if not is_of(other, row, line)]
                        rank = rank_of(s, row, line, player)
                        new.append(WaitingTrigger(player, uid, row.visit, row.card, line.index, met.batch, rank, met))
    if new:
        s.set_waiting(waiting + new)


def wait_for_phase(g: Game, s: State, row: CardState, line: LineCode, first: int) -> None:
    """Let a line wait for its phase if one of the events not noticed yet is one after which the phase must come."""
    for code in line.awaits:
        for at in range(first, len(s.happened)):
            if is_met(g, s, row.controller, row, code, s.happened[at]):
                await_phase(s, row, line)


def is_still_gaining(g: Game, s: State) -> bool:
    """Whether more materials of the monster just summoned are still to let it gain an effect, at this very moment.

    rule: effect-type.unclassified.xyz-material-grants-effect. What they let it gain may answer that summon.
    """
    for at in range(len(s.frames) - 1, -1, -1):
        frame = s.frames[at]
        if frame.kind == FRAME_RUN:
            line = g.line_of(frame.memory[AT_CARD], frame.line)
            if line.kind != LINE_UNCLASSIFIED:
                return False
            if frame.step == line.deeds_at:
                return True
        elif frame.kind != FRAME_SETTLE:
            return False
    return False


def notice_phase(g: Game, s: State) -> None:
    """Let the effects of the phase or step wait, also those of cards that have come to their place since it began.

    rule: turn.standby.free-timing-cards-interleave, turn.standby.negated-trigger-cannot-retry
    """
    if not wanted_events(g, s) & OF_A_PHASE:
        return
    new: list[WaitingTrigger] = []
    for uid in find_set_off(g, s, OF_A_PHASE):
        row = s.cards[uid]
        program = texts.program_of(g, s, row)
        for line in program.lines:
            if line.kind != LINE_TRIGGER or not is_there(g, row, line):
                continue
            for player in users_of(row, line):
                if not is_of_this_phase(s, row, line, player) or already_waits(s.waiting, row, line, player):
                    continue
                if was_done_in_phase(s, ACTIVATE, row, line):
                    continue
                event = recall_beginning(s)
                rank = PHASE_MANDATORY if line.mandatory else PHASE_OPTIONAL  # the players are asked one by one
                new.append(WaitingTrigger(player, uid, row.visit, row.card, line.index, s.batch, rank, event))
    if new:
        s.set_waiting(s.waiting + new)


def is_there(g: Game, row: CardState, line: LineCode) -> bool:
    """Whether the card is where its line can be set off, face-up if that is on the field or in the Extra Deck."""
    if line.anywhere:
        return True
    if (line.gemini and not row.resummoned) or (line.pendulum and not is_pendulum_card(g, row)):
        return False
    place = KINDS[row.place]
    if place & (IN_SPELL_TRAP_ZONE | IN_FIELD_ZONE) and not row.working:
        return False  # its own activation has not resolved yet
    return place & line.places != 0 and (row.face_up or place & SHOWS_FACE == 0)


def already_waits(waiting: list[WaitingTrigger], row: CardState, line: LineCode, player: int) -> bool:
    """Whether this line of this card waits already, for this player if either may use it."""
    for other in waiting:
        if is_of(other, row, line) and (not line.shared or other.player == player):
            return True
    return False


def is_of(waiting: WaitingTrigger, row: CardState, line: LineCode) -> bool:
    """Whether what waits is this line of this card."""
    return waiting.uid == row.uid and waiting.line == line.index and waiting.visit == row.visit


def find_event(g: Game, s: State, row: CardState, line: LineCode, player: int, first: int) -> Event | None:
    """Return the first event not noticed yet that sets the line off, of those at the latest time if it can miss it."""
    found: Event | None = None
    for code in line.events:
        for at in range(first, len(s.happened)):
            event = s.happened[at]
            if line.pendulum and line.anywhere and (event.before is None or not is_pendulum_card(g, event.before)):
                continue  # it was no Pendulum Card when that happened to it
            if line.gemini and line.anywhere and not had_line(row, line, event):
                continue
            if event.number and event.kind == EVENT_FLIPPED and line.kind == LINE_FLIP:
                continue  # it was turned up quietly
            if found is not None and event.batch <= found.batch:
                continue
            if is_met(g, s, player, row, code, event) and was_there_before(s, row, code, event):
                found = about_its_monster(g, s, row, code, event)
                if not line.can_miss:
                    return found
    return found


def had_line(row: CardState, line: LineCode, event: Event) -> bool:
    """Whether a Gemini Monster has a line, or had it when that happened to it with which it was lost."""
    before = event.before
    return texts.has_as_it_lies(row if before is None or before.uid != row.uid or row.resummoned else before, line)


def rank_of(s: State, row: CardState, line: LineCode, player: int) -> int:
    """Return where a trigger comes in the order: mandatory, optional of public cards, optional of hidden ones.

    rule: chain.simultaneous.priority-classes, chain.simultaneous.same-class-turn-player-first
    """
    # rule: chain.simultaneous.revealed-hand-card-is-public
    hidden = KINDS[row.place] & IN_HAND and not row.face_up
    rank = MANDATORY if line.mandatory else HIDDEN if hidden else OPTIONAL
    return rank if player == s.turn_player else rank + 1
