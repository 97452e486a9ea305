"""What happens after every batch without a chain. SETTLE runs as a frame because it may ask."""

from typing import Final

import spellspeed.engine.destroy as destroy
from spellspeed.engine.continuous import BOND_EQUIP, is_negated
from spellspeed.engine.events import tell
from spellspeed.engine.frames import FRAME_CHAIN, FRAME_RUN, FRAME_SETTLE, LINK_UNDER_WAY
from spellspeed.engine.game import Game
from spellspeed.engine.numbers import holds
from spellspeed.engine.rows import Bond, Event, Frame
from spellspeed.engine.slots import new_memory, with_slot
from spellspeed.engine.state import State
from spellspeed.engine.triggers import is_met, notice, plain_memory
from spellspeed.lang.code import LINE_UNCLASSIFIED, OP_WIN, SLOT_BOUND, SLOT_THIS, LineCode
from spellspeed.words import (
    BY_RULE,
    DRAWN_BY_CARD,
    DRAWN_BY_LP,
    EVENT_DUEL_ENDED,
    HAND,
    NOBODY,
    PLACES_EACH,
    WON_BY_CARD,
    WON_BY_LP,
)

# Steps.
LIFE_POINTS: Final = 0
RELATIONS: Final = 1
TRIGGERS: Final = 2

HAS_UNCLASSIFIED: Final = 1 << LINE_UNCLASSIFIED


def settle_next(s: State) -> None:
    """Have the state settle before anything else goes on."""
    s.push(Frame(FRAME_SETTLE, LIFE_POINTS, NOBODY, -1, 0, ()))


def run_settle(g: Game, s: State, frame: Frame) -> None:
    """Settle: LP 0, broken relations and what they bring about, triggers, win texts."""
    if frame.step == LIFE_POINTS:
        if s.lp[0] <= 0 or s.lp[1] <= 0:
            # rule: win.lp.opponent-to-zero, win.draw.simultaneous-lp-zero
            if s.lp[0] <= 0 and s.lp[1] <= 0:
                end_duel(s, DRAWN_BY_LP, NOBODY)
            else:
                end_duel(s, WON_BY_LP, 1 if s.lp[0] <= 0 else 0)
            return
        if s.bonds:
            notice(g, s)  # as long as what was bound together is known
            s.go_on(RELATIONS)
            return
        settle_triggers(g, s)
    elif frame.step == RELATIONS:
        s.go_on(TRIGGERS)
        settle_bonds(g, s)
    else:
        settle_triggers(g, s)


def settle_triggers(g: Game, s: State) -> None:
    """Let triggers notice what has happened, and see whether a card's text decides the duel."""
    notice(g, s)
    s.pop()
    # rule: win.condition-text.not-checked-during-an-effect. While an effect resolves, nobody has won by a text yet.
    if s.frames:
        below = s.frames[-1]
        if below.kind == FRAME_RUN or (below.kind == FRAME_CHAIN and below.step == LINK_UNDER_WAY):
            return
    winners = [player for player in range(2) if wins_by_text(g, s, player)]
    if len(winners) == 2:
        end_duel(s, DRAWN_BY_CARD, NOBODY)
    elif winners:
        end_duel(s, WON_BY_CARD, winners[0])


def wins_by_text(g: Game, s: State, player: int) -> bool:
    """Whether a card in the player's hand says that he has won."""
    for uid in s.piles[player * PLACES_EACH + HAND]:
        row = s.cards[uid]
        program = g.programs[row.card]
        if program.kinds & HAS_UNCLASSIFIED:
            for line in program.lines:
                if line.kind == LINE_UNCLASSIFIED and line.deeds & 1 << OP_WIN:
                    if holds(g, s, player, plain_memory(row), line.needs):
                        return True
    return False


def settle_bonds(g: Game, s: State) -> None:
    """Let equips fall whose monster is gone, carry out what lines say of linked cards, and drop broken relations."""
    kept: list[Bond] = []
    fallen: list[tuple[int, int]] = []
    jobs: list[Frame] = []
    for bond in s.bonds:
        whole = s.holds_turned(bond.uid, bond.visit, bond.turned)
        other = s.holds_turned(bond.other, bond.other_visit, bond.other_turned)
        if whole and other:
            negated = is_negated(g, s, s.cards[bond.uid])
            kept.append(bond if negated == bond.negated else bond.with_negation(negated))
        elif bond.kind == BOND_EQUIP:
            if whole:
                # rule: equip.lost-target.equip-card-destroyed
                fallen.append((bond.uid, -1))
        elif not bond.negated:
            # rule: negate.effect-negated.card-may-still-activate. What was negated when it happened does not apply.
            jobs += find_jobs(g, s, bond)
    s.set_bonds(kept)
    for job in jobs:
        s.push(job)
    for uid, _ in fallen:
        destroy.begin_destroy(s, s.cards[uid].controller, BY_RULE, [(uid, -1)])


def find_jobs(g: Game, s: State, bond: Bond) -> list[Frame]:
    """Return what the lines of a linked card do now that the link is broken; a card turned face-down ends it silently.

    rule: target.lasting.facedown-breaks-link
    """
    jobs: list[Frame] = []
    row = s.cards[bond.uid]
    for line in g.programs[bond.card].lines:
        if line.kind == LINE_UNCLASSIFIED and line.events:
            event = find_breaking_event(g, s, line, bond)
            if event is not None:
                memory = new_memory(0, bond.card, line.slots)
                memory = with_slot(memory, SLOT_THIS, (row.uid, row.visit))
                if s.holds_turned(bond.other, bond.other_visit, bond.other_turned):
                    memory = with_slot(memory, SLOT_BOUND, (bond.other, bond.other_visit))
                before = event.before
                whose = row.controller if before is None or before.uid != row.uid else before.controller
                jobs.append(Frame(FRAME_RUN, line.deeds_at, whose, row.uid, line.index, memory))
    return jobs


def find_breaking_event(g: Game, s: State, line: LineCode, bond: Bond) -> Event | None:
    """Return the event by which the link was broken, if the line speaks of it."""
    row = s.cards[bond.uid]
    for code in line.events:
        for event in s.happened:
            before = event.before
            if event.batch != s.batch or before is None:
                continue
            about = before.uid == bond.uid and before.visit == bond.visit and before.turned == bond.turned
            if code.slot == SLOT_BOUND:
                about = before.uid == bond.other and before.visit == bond.other_visit and before.face_up
            if about and is_met(g, s, row.controller, row, code, event):
                return event
    return None


def end_duel(s: State, outcome: int, winner: int) -> None:
    """End the duel with this result and say so.  rule: duel.definition.single-game"""
    tell(s, EVENT_DUEL_ENDED, winner, outcome)
    s.end(outcome, winner)
