"""Telling what happened: the engine makes events here and nowhere else."""

from typing import Final

from spellspeed.engine.kernel.frames import FRAME_RUN
from spellspeed.engine.kernel.places import KINDS, is_returned
from spellspeed.engine.kernel.rows import CardState, Event, Link
from spellspeed.engine.kernel.state import State
from spellspeed.lang.codes.code import DIRECT_DAMAGE, GAINED, OTHER_SIDE, SIDED, SLOT_THIS, EventCode
from spellspeed.lang.codes.line_code import LineCode
from spellspeed.words import (
    BY_BATTLE,
    BY_EFFECT,
    BY_PLAYER,
    BY_RULE,
    BY_TRIBUTE,
    EVENT_ADDED_TO_HAND,
    EVENT_BANISHED,
    EVENT_COUNTERS_CHANGED,
    EVENT_DECLARED,
    EVENT_DESTROYED,
    EVENT_DISCARDED,
    EVENT_LP_CHANGED,
    EVENT_PHASE_STARTED,
    EVENT_RETURNED_TO_DECK,
    EVENT_SENT_TO_GRAVEYARD,
    EVENT_SPECIAL_SUMMONED,
    EVENT_STAT_CHANGED,
    EVENT_STEP_STARTED,
    EVENT_SUMMONED,
    EVENT_TRIBUTED,
    EVENT_ZONE_BLOCKED,
    IN_GRAVEYARD,
    NO_CARD,
    START_STEP,
    WAS_DESTROYED,
    WAS_FELLED,
)

# What a player's card does to cards.
DONE_TO_CARDS: Final = (
    1 << EVENT_SENT_TO_GRAVEYARD
    | 1 << EVENT_DESTROYED
    | 1 << EVENT_DISCARDED
    | 1 << EVENT_BANISHED
    | 1 << EVENT_ADDED_TO_HAND
    | 1 << EVENT_RETURNED_TO_DECK
)


def tell(s: State, kind: int, player: int, number: int = 0, cause: int = 0) -> None:
    """Note something that is not about one card: a phase, a turn, a shuffle."""
    s.emit(Event(kind, player, None, None, cause, -1, 0, number, 0, 0, s.batch, ()))


def tell_card(
    s: State, kind: int, player: int, before: CardState | None, after: CardState, cause: int, source: int, number: int
) -> None:
    """Note what happened to one card, and whose card it was that did it."""
    visit = visit_of(s, source)
    user = user_of(s, source)
    s.emit(Event(kind, player, before, after, cause, source, visit, number, user, user, s.batch, ()))


def visit_of(s: State, source: int) -> int:
    """Return as which visit of its place a card does something, 0 without a card."""
    return 0 if source == NO_CARD else s.cards[source].visit


def user_of(s: State, source: int) -> int:
    """Return 1 + the player whose effect, cost or battle of a card this is, 0 without a card.

    rule: effect.controller.is-activating-player
    """
    if source == NO_CARD:
        return 0
    for at in range(len(s.frames) - 1, -1, -1):
        frame = s.frames[at]
        if frame.kind == FRAME_RUN and frame.uid == source:
            return frame.player + 1
    return s.cards[source].controller + 1


def acting(s: State, event: Event) -> CardState:
    """Return the card that causes an event, as one of whoever activated its effect, also if it has been dealt anew.

    rule: effect.controller.is-activating-player
    """
    row = s.cards[event.source]
    if event.cause == BY_EFFECT:
        for link in s.chain:
            if link.uid == event.source and (link.player != row.controller or link.card != row.card):
                return row.elsewhere(link.card, link.player, row.place)
    return row


def is_return(event: Event) -> bool:
    """Whether a card that an event puts into the Graveyard was returned to it, not sent there."""
    return event.before is not None and is_returned(event.before.place, event.cause)


def was_there_before(s: State, row: CardState, code: EventCode, event: Event) -> bool:
    """Whether a card that watches others from the Graveyard did not come there together with what it would answer."""
    if code.slot == SLOT_THIS or code.filter is None or not KINDS[row.place] & IN_GRAVEYARD:
        return True
    for other in s.happened:
        if other.batch == event.batch and other.kind == EVENT_SENT_TO_GRAVEYARD:
            if other.after is not None and other.after.uid == row.uid:
                return False
    return True


def went_so(s: State, code: EventCode, event: Event) -> bool:
    """Whether a card has gone where it is because it was destroyed, or discarded, as a line speaks of it."""
    before, after = event.before, event.after
    if after is None or before is None:
        return False
    if code.destroyed and after.arrived_by not in (WAS_DESTROYED, WAS_FELLED):
        return False
    if not code.discarded:
        return True
    for other in s.happened:
        if other.kind == EVENT_DISCARDED and other.before is not None:
            if other.before.uid == before.uid and other.before.visit == before.visit:
                return True
    return False


def foresee_destroyed(s: State, row: CardState, cause: int, by: int) -> Event:
    """Return the destruction of a card, which has not happened yet: it is decided, or may still be replaced."""
    visit = visit_of(s, by)
    user = user_of(s, by)
    return Event(EVENT_DESTROYED, row.controller, row, row, cause, by, visit, 0, user, user, s.batch, ())


def foresee_damage(s: State, player: int, amount: int, by: int) -> Event:
    """Return the battle damage that a player would take from a monster."""
    return Event(EVENT_LP_CHANGED, player, None, None, BY_BATTLE, by, s.cards[by].visit, -amount, 0, 0, s.batch, ())


def recall_beginning(s: State) -> Event:
    """Return the beginning of the phase or step that it is, for what may wait for it later than it came."""
    if s.step > START_STEP:
        return Event(EVENT_STEP_STARTED, s.turn_player, None, None, 0, -1, 0, s.step, 0, 0, s.batch, ())
    return Event(EVENT_PHASE_STARTED, s.turn_player, None, None, 0, -1, 0, s.phase, 0, 0, s.batch, ())


def tell_declared(s: State, player: int, before: CardState, after: CardState, number: int, line: int) -> None:
    """Note that a card or effect is being activated: which link it will be, and which line of the card it is.

    rule: effect.activation.hand-monster-shown
    """
    s.emit(Event(EVENT_DECLARED, player, before, after, BY_PLAYER, -1, 0, number, line, 0, s.batch, ()))


def tell_summoned(s: State, player: int, before: CardState, after: CardState, deed: int, tributes: int) -> None:
    """Note a Normal Summon that has succeeded, with how many Tributes it was made."""
    s.emit(Event(EVENT_SUMMONED, player, before, after, BY_PLAYER, -1, 0, deed, tributes, tributes, s.batch, ()))


def tell_special_summoned(
    s: State, player: int, before: CardState | None, after: CardState, source: int, way: int, known: tuple[int, ...]
) -> None:
    """Note a Special Summon by an effect, or by itself without a source; `known` is by which line of its own text."""
    visit, user = visit_of(s, source), user_of(s, source)
    cause = BY_PLAYER if source == NO_CARD else BY_EFFECT
    kind = EVENT_SPECIAL_SUMMONED
    s.emit(Event(kind, player, before, after, cause, source, visit, way, user, user, s.batch, known))


def amount_of(event: Event) -> int:
    """Return the amount that a line which answers an event may speak of: damage, Tributes, counters.

    Of a monster summoned by its own effect it is the amount that this effect answered.
    """
    if event.kind == EVENT_SPECIAL_SUMMONED:
        return event.known[1] if event.known else 0
    return event.new if event.kind == EVENT_SUMMONED else abs(event.number)


def inflicted_by(event: Event) -> tuple[int, ...]:
    """Return the reference to the monster that inflicts battle damage, () if an event is no such damage."""
    if event.kind == EVENT_LP_CHANGED and event.cause == BY_BATTLE and event.source != NO_CARD:
        return (event.source, event.source_visit)
    return ()


def tell_tributed(s: State, player: int, row: CardState, source: int, sets: bool) -> None:
    """Note a Tribute for a summon, or for a Set."""
    kept = int(sets)
    visit = s.cards[source].visit
    s.emit(Event(EVENT_TRIBUTED, player, row, row, BY_TRIBUTE, source, visit, 0, kept, kept, s.batch, ()))


def tell_stat(s: State, player: int, after: CardState, source: int, amount: int, stat: int, how: int) -> None:
    """Note that ATK or DEF was changed: by how much, which of them, and whether it is gained, lost or becomes so."""
    visit = visit_of(s, source)
    s.emit(Event(EVENT_STAT_CHANGED, player, None, after, BY_EFFECT, source, visit, amount, stat, how, s.batch, ()))


def tell_counters(
    s: State, player: int, before: CardState, after: CardState, cause: int, source: int, kind: int, number: int
) -> None:
    """Note that counters were placed on a card or removed from it: by how many, of which kind, how many are there."""
    visit = visit_of(s, source)
    change = number - before.count_counters(kind)
    s.emit(
        Event(EVENT_COUNTERS_CHANGED, player, before, after, cause, source, visit, change, kind, number, s.batch, ())
    )


def is_such_a_change(s: State, code: EventCode, event: Event) -> bool:
    """Whether LP were gained, or damage was taken, as a line speaks of it.  rule: cost.lp.is-not-damage"""
    if code.lp_change == GAINED:
        return event.number > 0 and event.cause != BY_RULE
    if code.lp_change == DIRECT_DAMAGE and (event.cause != BY_BATTLE or s.battle is None or s.battle.target != NO_CARD):
        return False
    return event.number < 0 and (event.cause == BY_BATTLE or event.cause == BY_EFFECT)


def is_such_a_counter(code: EventCode, event: Event) -> bool:
    """Whether an event places counters of the kind that a code speaks of, and the so-manieth if it says so."""
    if event.number < 1 or event.old != code.counter:
        return False
    return not code.nth or event.new - event.number < code.nth <= event.new


def tell_lp(s: State, kind: int, player: int, cause: int, source: int, old: int, new: int) -> None:
    """Note a change of LP with the old number, the change and the new one.  rule: duel.equipment.helpers-optional"""
    visit = visit_of(s, source)
    s.emit(Event(kind, player, None, None, cause, source, visit, new - old, old, new, s.batch, ()))


def tell_chance(s: State, kind: int, player: int, source: int, number: int, call: int) -> None:
    """Note how a coin came down, with how it was called, or what a die shows."""
    visit = s.cards[source].visit
    s.emit(Event(kind, player, None, None, BY_EFFECT, source, visit, number, call, call, s.batch, ()))


def tell_zone(s: State, player: int, number: int, source: int, blocked: int) -> None:
    """Note that a zone of a player cannot be used any more, or again."""
    # Nobody asks as which card it was that the source did so.
    s.emit(
        Event(EVENT_ZONE_BLOCKED, player, None, None, BY_EFFECT, source, 0, number, 1 - blocked, blocked, s.batch, ())
    )


def lying_as_declared(s: State, link: Link, row: CardState) -> CardState:
    """Return the card of a link with the place and the position in which it lay when the link was activated."""
    for event in reversed(s.happened):
        there = event.after
        if event.kind == EVENT_DECLARED and event.number == link.number and there is not None:
            return there.again(row.card, row.owner, row.controller, there.place, there.face_up, there.attack, -1, False)
    return row


def includes_such(code: EventCode, line: LineCode, own: bool) -> bool:
    """Whether the effect of a line does one of the things that a code speaks of, to cards in one of the places.

    What the code calls yours is the opponent's to the line, unless both are `own`: used by the same player.
    """
    for wanted in range(0, len(code.including), 2):
        for at in range(0, len(line.includes), 2):
            if line.includes[at] == code.including[wanted]:
                places = code.including[wanted + 1]
                if not own and line.includes[at] in SIDED:
                    places = places >> OTHER_SIDE | (places & (1 << OTHER_SIDE) - 1) << OTHER_SIDE
                if not places or line.includes[at + 1] & places:
                    return True
    return False
