"""Activating a card or effect: it is placed or turned up, its cost is paid, its targets are chosen, it is a link."""

from typing import Final

from spellspeed.engine.applies.numbers import holds
from spellspeed.engine.applies.triggers import find_answer
from spellspeed.engine.asking.ask import ask_for_zone
from spellspeed.engine.kernel.begin import settle_next
from spellspeed.engine.kernel.frames import FRAME_ACTIVATE, FRAME_RUN
from spellspeed.engine.kernel.game import Game
from spellspeed.engine.kernel.places import KINDS, field_zone, free_pendulum_zones, free_spell_trap_zones
from spellspeed.engine.kernel.rows import (
    CardState,
    DeedDone,
    Frame,
    Link,
)
from spellspeed.engine.kernel.slots import AT_CARD, AT_LINK, AT_VISIT, slot_of, with_int, with_slot
from spellspeed.engine.kernel.state import State
from spellspeed.engine.kernel.tell import tell_card, tell_declared
from spellspeed.engine.may.activate import memory_for
from spellspeed.engine.may.trap_rights import find_trap_right
from spellspeed.engine.moving.moves import lay, move, send_to_graveyard
from spellspeed.engine.verbs.oaths import swear
from spellspeed.lang.codes.code import LINE_ACTIVATION, SLOT_TARGETS, SLOT_THIS
from spellspeed.words import (
    A_DUEL,
    ACTIVATE,
    BY_PLAYER,
    BY_RULE,
    EVENT_ACTIVATED,
    FIELD,
    IN_HAND,
    NO_CARD,
    NOT_NEGATED,
    PER_CARD_ANYWHERE,
    TRAP,
    TRAP_AT_ONCE,
    TRAP_FROM_HAND,
    TRAP_RIGHT,
    USED_ANYWHERE,
    USED_IN_DUEL,
)

# Steps. The frame's detail is the line; its memory is what the line runs with, and knows what it answers.
DECLARE: Final = 0
PLACED: Final = 1
PAY: Final = 2
LINK: Final = 3


def begin_activation(g: Game, s: State, player: int, uid: int, index: int, answer: tuple[int, ...]) -> None:
    """Begin to activate a line; `answer` says what a trigger answers, () means that it is found out."""
    s.begin_batch()
    row = s.cards[uid]
    line = g.line_of(row.card, index)
    memory = memory_for(g, s, row, line, answer or find_answer(g, s, player, row, line))
    s.push(Frame(FRAME_ACTIVATE, DECLARE, player, uid, index, with_int(memory, AT_LINK, len(s.chain) + 1)))


def run_activate(g: Game, s: State, frame: Frame) -> None:
    """Place the card, pay, choose targets, add the link.  rule: effect.activation.order-of-steps"""
    step = frame.step
    if step == DECLARE:
        declare(g, s, frame)
    elif step == PLACED:
        zone = s.picks[0].place
        place_card(s, frame, zone)
    elif step == PAY:
        s.go_on(LINK)
        line = g.line_of(s.cards[frame.uid].card, frame.line)
        if line.deeds_at:
            s.push(Frame(FRAME_RUN, 0, frame.player, frame.uid, frame.line, frame.memory))
    else:
        add_link(g, s, frame)


def declare(g: Game, s: State, frame: Frame) -> None:
    """Say what is activated, and put the card where it belongs."""
    row = s.cards[frame.uid]
    line = g.line_of(row.card, frame.line)
    s.go_on(PAY)
    if line.kind != LINE_ACTIVATION:
        tell_declared(s, frame.player, row, row, len(s.chain) + 1, frame.line)
        return
    if g.facts[row.card].kind & TRAP:
        own_text = line.from_hand is not None and holds(g, s, frame.player, frame.memory, line.from_hand)
        use_trap_right(g, s, frame.player, row, own_text)
    if not KINDS[row.place] & IN_HAND:
        tell_declared(s, frame.player, row, lay(s, row, True, row.attack), len(s.chain) + 1, frame.line)
        return
    if g.facts[row.card].kind & FIELD:
        # rule: spell.field.own-old-one-sent-to-graveyard, spell.field.replaced-is-not-destroyed
        zone = field_zone(frame.player)
        for uid in s.piles[zone]:
            send_to_graveyard(g, s, uid, BY_RULE, -1)
        place_card(s, s.frames[-1], zone)
        return
    s.go_on(PLACED)
    zones = free_pendulum_zones(s, frame.player) if line.pendulum else free_spell_trap_zones(s, frame.player)
    ask_for_zone(g, s, frame.player, frame.uid, zones)


def use_trap_right(g: Game, s: State, player: int, row: CardState, by_itself: bool) -> None:
    """Note that a Trap is being activated as only such a right lets its player do, unless its own text does."""
    in_hand = KINDS[row.place] & IN_HAND != 0
    if by_itself or not (in_hand or row.turn_set == s.turn):
        return
    right = find_trap_right(g, s, player, TRAP_FROM_HAND if in_hand else TRAP_AT_ONCE)
    if right and right[0] != NO_CARD:
        s.remember(DeedDone(player, TRAP_RIGHT, -1, right[1], right[0], 0, s.phase, 0))


def place_card(s: State, frame: Frame, zone: int) -> None:
    """Put a card face-up on the field.

    rule: spell.activation.placed-faceup, spell.activation.exists-faceup-on-field
    """
    before = s.cards[frame.uid]
    after = move(s, before, zone, frame.player, True, False, ACTIVATE)
    tell_declared(s, frame.player, before, after, len(s.chain) + 1, frame.line)
    memory = with_slot(frame.memory, SLOT_THIS, (after.uid, after.visit))
    s.go_on_with(PAY, with_int(memory, AT_VISIT, after.visit))


def add_link(g: Game, s: State, frame: Frame) -> None:
    """Add the activation to the chain; from now on it can be answered.

    rule: chain.build.links-numbered-in-activation-order, effect.activation.always-makes-chain-block
    """
    memory = frame.memory
    number = len(s.chain) + 1
    visit = memory[AT_VISIT]
    row = s.cards[frame.uid]
    card = memory[AT_CARD]
    line = g.line_of(card, frame.line)
    targets = slot_of(memory, SLOT_TARGETS)
    s.pop()
    s.add_link(Link(number, frame.player, frame.uid, visit, card, frame.line, targets, memory, NOT_NEGATED))
    s.remember(DeedDone(frame.player, ACTIVATE, frame.uid, visit, card, line.counts_as, s.phase, row.turned))
    if line.limit_per == A_DUEL:
        s.remember(DeedDone(frame.player, USED_IN_DUEL, frame.uid, visit, card, line.counts_as, s.phase, row.turned))
    if line.limit_of == PER_CARD_ANYWHERE:
        s.remember(DeedDone(frame.player, USED_ANYWHERE, frame.uid, visit, card, line.counts_as, s.phase, row.turned))
    tell_card(s, EVENT_ACTIVATED, frame.player, None, row, BY_PLAYER, -1, number)
    swear(g, s, frame, card)
    settle_next(s)
