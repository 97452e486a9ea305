"""What a player knows of cards that he cannot see: some entirely, of others what kind of card they must be."""

from collections.abc import Iterator
from typing import Final

from spellspeed.duel import Duel
from spellspeed.engine.activate import DECLARE
from spellspeed.engine.frames import (
    FRAME_ACTIVATE,
    FRAME_COME_BACK,
    FRAME_FUSION,
    FRAME_PENDULUM,
    FRAME_PLACE,
    FRAME_PROCEDURE,
    FRAME_RUN,
    FRAME_SPECIAL_SUMMON,
    FRAME_SUMMON,
    FRAME_TRAP_MONSTERS,
)
from spellspeed.engine.may.ways import NEVER_NORMAL_SUMMONED, tributes_needed
from spellspeed.engine.places import KINDS
from spellspeed.engine.pool import CardFacts
from spellspeed.engine.rows import CardState, Event, Frame
from spellspeed.engine.slots import AT_SLOTS
from spellspeed.engine.state import State
from spellspeed.engine.ways import way_of
from spellspeed.seen import may_see
from spellspeed.words import (
    EVENT_ADDED_TO_HAND,
    EVENT_REVEALED,
    EVENT_SET,
    EVENT_SHUFFLED,
    FIELD,
    FLIP_SUMMON,
    IN_DECK,
    IN_FIELD_ZONE,
    IN_MONSTER_ZONE,
    IN_SPELL_TRAP_ZONE,
    MONSTER,
    NORMAL_SUMMON,
    SET_MONSTER,
    SUMMONED_SPECIALLY,
    TRIBUTE_SUMMON,
    UNTIL_DUE,
)

# What a player knows of a face-down card by its place; the higher numbers say more, and the lower include them.
ANY_CARD: Final = 0
A_MONSTER: Final = 1
A_SPELL_OR_TRAP: Final = 2
A_FIELD_SPELL: Final = 3
CAN_BE_SET: Final = 4
SET_WITHOUT_TRIBUTE: Final = 5  # 6: with one Tribute, 7: with two

# A monster that came to the field so lay face-up for all to see, even if it was turned face-down since.
CAME_FACE_UP: Final = (NORMAL_SUMMON, TRIBUTE_SUMMON, FLIP_SUMMON)


# ----------------------------------------------------------------------------------------------------- known entirely


def find_known(state: State, player: int) -> set[int]:
    """Return the cards whose identity the player knows though they are hidden now, and those of jobs under way.

    A card that a job of the opponent is about is strictly speaking not known before it is shown. But whatever the
    opponent chose for an effect must fit that effect, so it stays what it is; the player sees it before he is asked.
    """
    request = state.request
    known = {row.uid for row in state.cards if was_seen_on_field(row)}
    # Who had Set a monster knows it, and so does the player to whose monster it is equipped face-down.
    known |= {bond.uid for bond in state.bonds}
    if request is not None and request.player == player:
        # A deck that is searched, a hand that was looked at.
        known |= {option.uid for option in request.options} | {request.uid}
    for link in state.chain:
        # An activation is public, wherever its card has gone, unless a shuffle has made it one of many.
        if not KINDS[state.cards[link.uid].place] & IN_DECK:
            known.add(link.uid)
    known |= {row.uid for row in state.waiting if state.holds(row.uid, row.visit)}
    known |= {uid for frame in state.frames for uid in find_remembered(state, frame)}
    for lasting in state.lingering:
        if lasting.until == UNTIL_DUE:
            # What a deed that was put off is about lies there as it did when it was chosen.
            known.update(find_referred(state, lasting.memory, AT_SLOTS))
    return known | find_shown(state, player)


def was_seen_on_field(row: CardState) -> bool:
    """Whether a face-down monster has lain face-up since it came to the field."""
    if row.face_up or not KINDS[row.place] & IN_MONSTER_ZONE:
        return False
    came_face_up = row.arrived_by in CAME_FACE_UP or way_of(row.arrived_by) & SUMMONED_SPECIALLY != 0
    return came_face_up or row.turn_set > row.turn_placed


def find_remembered(state: State, frame: Frame) -> Iterator[int]:
    """Yield the cards that an activation or an effect under way is about."""
    memory = frame.memory
    if frame.kind == FRAME_RUN or frame.kind == FRAME_ACTIVATE:
        yield frame.uid
        first = AT_SLOTS if frame.kind == FRAME_RUN or frame.step != DECLARE else len(memory)
        yield from find_referred(state, memory, first)
    elif frame.kind in (FRAME_SPECIAL_SUMMON, FRAME_PLACE, FRAME_COME_BACK, FRAME_FUSION, FRAME_TRAP_MONSTERS):
        yield from memory[::2]
    elif frame.kind == FRAME_PENDULUM:
        yield from memory[::4]
    elif frame.kind == FRAME_PROCEDURE:
        yield frame.uid


def find_referred(state: State, memory: tuple[int, ...], first: int) -> Iterator[int]:
    """Yield the cards in the slots of a line's memory that are still the same."""
    at = first
    while at < len(memory):
        for pair in range(at + 1, at + 1 + 2 * memory[at], 2):
            if state.holds(memory[pair], memory[pair + 1]):
                yield memory[pair]
        at += 1 + 2 * memory[at]


def find_shown(state: State, player: int) -> set[int]:
    """Return the cards that the player has seen in this batch or chain and that are still where they went then."""
    shown: set[int] = set()
    for event in (*state.moment, *state.happened):
        if event.kind == EVENT_SHUFFLED:
            # Whatever lay in that pile is one of many now.
            shown = {uid for uid in shown if state.cards[uid].place != event.number}
        after = event.after
        if after is not None and is_shown(event, player) and state.holds(after.uid, after.visit):
            shown.add(after.uid)
    return shown


def is_shown(event: Event, player: int) -> bool:
    """Whether the player saw what card an event was about."""
    if event.kind == EVENT_REVEALED and (event.number or event.player == player):
        return True
    if event.kind == EVENT_ADDED_TO_HAND and event.before is not None and KINDS[event.before.place] & IN_DECK:
        return True  # a card that was searched is shown
    return any(row is not None and may_see(row, player) for row in (event.before, event.after))


# ------------------------------------------------------------------------------------------------------ known by kind


def know(duel: Duel, state: State, row: CardState) -> int:
    """Return what everybody knows of a hidden card."""
    frames = state.frames
    if frames and frames[-1].kind == FRAME_SUMMON and frames[-1].uid == row.uid:
        made = SET_WITHOUT_TRIBUTE + frames[-1].memory[0]  # its Tributes have been made
        return made if fits(duel.game.facts[row.card], made) else CAN_BE_SET
    kind = KINDS[row.place]
    if kind & IN_FIELD_ZONE:
        return A_FIELD_SPELL
    if kind & IN_SPELL_TRAP_ZONE:
        return A_SPELL_OR_TRAP
    if not kind & IN_MONSTER_ZONE:
        return ANY_CARD
    facts = duel.game.facts[row.card]
    if row.arrived_by != SET_MONSTER or not fits(facts, CAN_BE_SET):
        return A_MONSTER
    for event in reversed(duel.collect_events()):
        after = event.after
        if event.kind == EVENT_SET and after is not None and after.uid == row.uid and after.visit == row.visit:
            # What its own text or that of its Tributes made possible says nothing of its Level.
            made = SET_WITHOUT_TRIBUTE + event.number
            return made if fits(facts, made) else CAN_BE_SET
    return CAN_BE_SET


def fits(facts: CardFacts, knowledge: int) -> bool:
    """Whether a card agrees with what is known.

    >>> from spellspeed.pool import CardPool
    >>> fits(CardPool.builtin().find("Summoned Skull"), SET_WITHOUT_TRIBUTE + 1)
    True
    """
    if knowledge == ANY_CARD:
        return True
    if knowledge == A_SPELL_OR_TRAP:
        return not facts.kind & (MONSTER | FIELD)
    if knowledge == A_FIELD_SPELL:
        return facts.kind & FIELD != 0
    if not facts.kind & MONSTER:
        return False
    if knowledge == A_MONSTER:
        return True
    if facts.kind & NEVER_NORMAL_SUMMONED:
        return False
    return knowledge == CAN_BE_SET or tributes_needed(facts.level) == knowledge - SET_WITHOUT_TRIBUTE
