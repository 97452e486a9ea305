"""Three different things: an activation, an effect and a summon that is negated; and other targets for the first."""

from typing import Final

import spellspeed.engine.summons.pendulum_summon as pendulum_summon
from spellspeed.engine.applies.continuous import is_unaffected
from spellspeed.engine.applies.negation_order import withstands
from spellspeed.engine.applies.standing_attack import can_still_battle
from spellspeed.engine.kernel.frames import FRAME_FLIP_SUMMON, FRAME_GEMINI_SUMMON, FRAME_PENDULUM
from spellspeed.engine.kernel.game import Game
from spellspeed.engine.kernel.places import KINDS
from spellspeed.engine.kernel.rows import DeedDone, Frame, Lingering, Link
from spellspeed.engine.kernel.slots import AT_AMOUNT, AT_ANSWERED, AT_LINK, slot_of, still_meant, with_slot
from spellspeed.engine.kernel.state import State
from spellspeed.engine.kernel.tell import tell_card
from spellspeed.engine.may.effect_of import source_of
from spellspeed.engine.moving.moves import move
from spellspeed.lang.codes.code import LINE_ACTIVATION, NO_OATH, ON_ACTIVATION, SLOT_THAT, SLOT_THIS
from spellspeed.words import (
    ACTIVATE,
    BY_EFFECT,
    EVENT_LINK_STARTED,
    EVENT_NEGATED,
    EVENT_TARGETS_CHOSEN,
    FLIP_SUMMON,
    GEMINI_SUMMON,
    IN_NOWHERE,
    NO_DEED,
    NORMAL_SUMMON,
    NOT_NEGATED,
    NOWHERE,
    PER_ACTIVATION,
    THE_ACTIVATION,
    THE_ATTACK,
    THE_EFFECT,
    THE_SUMMON,
    TRIBUTE_SUMMON,
    USED_IN_DUEL,
)

SUMMONS: Final = 1 << NORMAL_SUMMON | 1 << TRIBUTE_SUMMON | 1 << FLIP_SUMMON | 1 << GEMINI_SUMMON


def negate(g: Game, s: State, frame: Frame, what: int) -> tuple[int, ...]:
    """Negate what the line answers; return the reference to its card as it is now, () if nothing was negated."""
    if what & THE_ATTACK and s.battle is not None:
        return negate_attack(g, s, frame)
    if frame.memory[AT_ANSWERED] == ON_ACTIVATION:
        answered = s.chain[frame.memory[AT_LINK] - 2]  # the link before its own; links are numbered from 1
        return negate_link(g, s, frame, answered, THE_ACTIVATION if what & THE_ACTIVATION else THE_EFFECT)
    if frame.memory[AT_ANSWERED] == EVENT_LINK_STARTED:
        return negate_link(g, s, frame, s.chain[frame.memory[AT_AMOUNT] - 1], THE_EFFECT)
    return negate_summon(s, frame) if what & THE_SUMMON else ()


def negate_link(g: Game, s: State, frame: Frame, link: Link, what: int) -> tuple[int, ...]:
    """Negate the activation or the effect of a link.

    rule: negate.activation.no-resolution, negate.effect-only.activation-stands
    """
    if withstands(g, s, link):
        return ()
    if link.negated == THE_ACTIVATION or (what == THE_EFFECT and link.negated != NOT_NEGATED):
        return ()
    s.put_link(link.with_negation(what))
    row = s.cards[link.uid]
    shown = row if row.visit == link.visit else row.elsewhere(link.card, link.player, NOWHERE)
    tell_card(s, EVENT_NEGATED, frame.player, None, shown, BY_EFFECT, frame.uid, what)
    line = g.line_of(link.card, link.line)
    if what == THE_ACTIVATION and line.kind == LINE_ACTIVATION:
        if line.oath_at != NO_OATH:
            # A card whose activation was negated was not activated, so what holds for the turn of it does not.
            s.set_lingering([kept for kept in s.lingering if not is_oath(kept, link, line.oath_at)])
        if line.limit_of == PER_ACTIVATION:
            # rule: effect.use-limit.card-activation-negated-allows-another-copy
            forget_activation(s, link)
        if row.visit == link.visit:  # it lies on the field still
            # rule: negate.card-activation.card-goes-to-gy, negate.card-activation.not-from-hand-or-field
            row = move(s, row, NOWHERE, row.controller, True, False, NO_DEED, row.place)
            return (row.uid, row.visit)
    # A card that has moved since it was activated is no longer the one to be destroyed.
    return (link.uid, link.visit)


def switch_target(g: Game, s: State, frame: Frame, uid: int) -> None:
    """Let the link that is answered mean this card wherever it has meant its only target."""
    number = frame.memory[AT_LINK] - 1
    if number < 1 or len(s.chain[number - 1].targets) != 2:
        return
    link = s.chain[number - 1]
    before, after = link.targets, (uid, s.cards[uid].visit)
    memory = link.memory
    for slot in range(g.line_of(link.card, link.line).slots):
        if slot != SLOT_THIS and slot_of(memory, slot) == before:
            memory = with_slot(memory, slot, after)
    s.put_link(link.aimed_at(after, memory))
    tell_card(s, EVENT_TARGETS_CHOSEN, frame.player, None, s.cards[uid], BY_EFFECT, link.uid, link.number)


def is_oath(lasting: Lingering, link: Link, pc: int) -> bool:
    """Whether a lasting restriction is one of the oath of this link, which stands at a step and behind it."""
    mine = lasting.card == link.card and lasting.line == link.line and lasting.pc >= pc
    return mine and lasting.affected[0] == link.uid


def forget_activation(s: State, link: Link) -> None:
    """Let the negated activation of a card not count for its limit."""
    kept = list(s.deeds)
    for deed in (ACTIVATE, USED_IN_DUEL):
        for at in range(len(kept) - 1, -1, -1):
            done = kept[at]
            if done.deed == deed and done.uid == link.uid and done.visit == link.visit and done.line == link.line:
                del kept[at]
                break
    # Something was done in this phase all the same.
    kept.append(DeedDone(link.player, NO_DEED, -1, 0, -1, 0, s.phase, 0))
    s.set_deeds(kept)


def negate_summon(s: State, frame: Frame) -> tuple[int, ...]:
    """Negate a summon that has not succeeded yet: the monster has nowhere to go."""
    uids = still_meant(s, frame.memory, SLOT_THAT)
    if not uids:
        return ()
    for frame_below in s.frames:
        if frame_below.kind == FRAME_PENDULUM:
            return negate_all(s, frame, frame_below)
    row = s.cards[uids[0]]
    if KINDS[row.place] & IN_NOWHERE:
        row = row.with_zone(-1)
        s.put(row)
    for at, other in enumerate(s.frames):
        on_field = other.kind == FRAME_FLIP_SUMMON or other.kind == FRAME_GEMINI_SUMMON
        if on_field and other.uid == row.uid:
            s.send(at, other.step, (row.visit, THE_SUMMON))
    mark_negated_summon(s, row.uid)
    tell_card(s, EVENT_NEGATED, frame.player, None, row, BY_EFFECT, frame.uid, THE_SUMMON)
    return (row.uid, row.visit)


def negate_all(s: State, frame: Frame, summon: Frame) -> tuple[int, ...]:
    """Negate a Pendulum Summon under way, of all its monsters.  rule: pendulum.summon.negated-as-a-whole"""
    found: tuple[int, ...] = ()
    for at in range(0, len(summon.memory), pendulum_summon.STRIDE):
        row = s.cards[summon.memory[at]]
        if row.visit == summon.memory[at + 1]:
            row = row.with_zone(-1)
            s.put(row)
            tell_card(s, EVENT_NEGATED, frame.player, None, row, BY_EFFECT, frame.uid, THE_SUMMON)
            found += (row.uid, row.visit)
    return found


def mark_negated_summon(s: State, uid: int) -> None:
    """Remember that the summon of a card was negated: it has used up the right to it, and is no summon.

    rule: summon.normal.negated-still-uses-the-right, summon.special.per-turn-limit-not-used-when-negated
    """
    deeds = list(s.deeds)
    for at in range(len(deeds) - 1, -1, -1):
        done = deeds[at]
        if done.uid == uid and SUMMONS & 1 << done.deed:
            deeds[at] = DeedDone(
                done.player, done.deed, uid, done.visit, done.card, done.line | THE_SUMMON, done.phase, done.turned
            )
            break
    s.set_deeds(deeds)


def negate_attack(g: Game, s: State, frame: Frame) -> tuple[int, ...]:
    """Negate the attack under way, unless the effect does not reach its monster, which has attacked all the same.

    rule: battle.attack.negated-attack-uses-it-up, effect.immunity.unaffected-can-be-targeted
    """
    battle = s.battle
    assert battle is not None
    if not can_still_battle(s, battle):
        return ()  # the attack has already come to nothing
    row = s.cards[battle.attacker]
    if is_unaffected(g, s, row, source_of(g, s, frame)):
        return ()
    s.set_battle(None)
    tell_card(s, EVENT_NEGATED, frame.player, None, row, BY_EFFECT, frame.uid, THE_ATTACK)
    return (row.uid, row.visit)
