"""What happens after every batch without a chain. SETTLE runs as a frame because it may ask."""

from typing import Final

import spellspeed.engine.applies.geminis as geminis
import spellspeed.engine.moving.attached as attached
import spellspeed.engine.moving.counters as counters
import spellspeed.engine.moving.hands as hands
import spellspeed.engine.moving.trap_monsters as trap_monsters
import spellspeed.engine.moving.zones as zones
import spellspeed.engine.settling.graveyard_order as graveyard_order
import spellspeed.engine.settling.only_ones as only_ones
import spellspeed.engine.verbs.bonds as bonds
import spellspeed.engine.verbs.by_itself as by_itself
import spellspeed.engine.verbs.control as control
from spellspeed.engine.applies.continuous import find_sources
from spellspeed.engine.applies.happened import notice
from spellspeed.engine.applies.numbers import holds
from spellspeed.engine.applies.triggers import is_met
from spellspeed.engine.kernel.frames import FRAME_CHAIN, FRAME_RUN, FRAME_SETTLE, LINK_UNDER_WAY, SETTLING_BEGINS
from spellspeed.engine.kernel.game import Game
from spellspeed.engine.kernel.places import is_on_field
from spellspeed.engine.kernel.rows import Frame
from spellspeed.engine.kernel.slots import AT_CARD, plain_memory
from spellspeed.engine.kernel.state import State
from spellspeed.engine.kernel.tell import tell
from spellspeed.engine.settling.onsets import drop_own_changes, forget_ways, settle_onsets
from spellspeed.lang.codes.code import LINE_CLAUSE, LINE_EACH_TIME, LINE_UNCLASSIFIED, OP_WIN
from spellspeed.words import (
    DRAWN_BY_CARD,
    DRAWN_BY_DECK_OUT,
    DRAWN_BY_LP,
    EVENT_DUEL_ENDED,
    EVENT_LP_CHANGED,
    HAND,
    MATERIAL,
    NOBODY,
    PLACES_EACH,
    WON_BY_CARD,
    WON_BY_DECK_OUT,
    WON_BY_LP,
    WON_MATCH,
)

# Steps.
LIFE_POINTS: Final = SETTLING_BEGINS
RELATIONS: Final = 1
BY_THEMSELVES: Final = 2
TRIGGERS: Final = 3

BOTH_PLAYERS: Final = 3  # as a mask of 1 << player
HAS_UNCLASSIFIED: Final = 1 << LINE_UNCLASSIFIED


def run_settle(g: Game, s: State, frame: Frame) -> None:
    """Settle: who has lost, what applies since when, broken relations, what happens by itself, triggers, win texts.

    One part follows the other at once, unless it has begun a job or asked something that comes first.
    """
    depth = len(s.frames)
    step = frame.step
    while step != TRIGGERS:
        if step == LIFE_POINTS:
            if not begin_settling(g, s, frame):
                return
        elif step == RELATIONS:
            settle_relations(g, s)
        else:
            by_itself.do_each_time(g, s)
        step += 1
        if len(s.frames) != depth or s.request is not None:
            if len(s.frames) >= depth:
                s.send(depth - 1, step, s.frames[depth - 1].memory)
            return
    settle_triggers(g, s)


def begin_settling(g: Game, s: State, frame: Frame) -> bool:
    """See whether a player has lost, and settle what applies; say whether there is more to settle."""
    if is_judged_now(g, s):
        judge(g, s)
        return False
    if s.piles[MATERIAL]:
        attached.settle_materials(g, s)
    if (g.order_graveyard or g.pool.reads_order) and frame.detail != graveyard_order.ASKED_ALREADY:
        if graveyard_order.ask_for_order(g, s, frame):
            return False
    if s.has_geminis and geminis.know_geminis(g, s):
        geminis.settle_resummoned(g, s)
    applying = s.bonds or s.lingering or s.onsets or find_sources(g, s)
    if not applying and control.all_at_home(s) and not hands.is_open(s, 0) and not hands.is_open(s, 1):
        s.apply_all()
        settle_triggers(g, s)
        return False
    if s.lingering and hands.may_change(g, s):
        hands.carry_changes(g, s)
    notice(g, s)  # as long as what was bound together is known
    settle_onsets(g, s)
    drop_own_changes(g, s)
    forget_ways(g, s)
    control.settle_control(g, s)
    return True


def is_judged_now(g: Game, s: State) -> bool:
    """Whether a player has no LP left, and nothing that applies at this very moment can change that."""
    return find_losers(s) != 0 and not more_applies_now(g, s)


def more_applies_now(g: Game, s: State) -> bool:
    """Whether effects that apply without a chain at this very moment are still to be carried out.

    rule: win.lp-zero.immediate. The result is judged when all of them have been applied.
    """
    for at in range(len(s.frames) - 1, -1, -1):
        frame = s.frames[at]
        if frame.kind == FRAME_RUN:
            line = g.line_of(frame.memory[AT_CARD], frame.line)
            if line.kind != LINE_EACH_TIME:
                return False
            if frame.step == line.deeds_at:
                return True
        elif frame.kind != FRAME_SETTLE:
            return False
    return False


def find_losers(s: State) -> int:
    """Return a mask of 1 << player: who has no LP left, or had to draw more cards than he could."""
    return s.undrawn | (1 if s.lp[0] <= 0 else 0) | (2 if s.lp[1] <= 0 else 0)


def judge(g: Game, s: State) -> None:
    """End the duel for the player who has lost, or for both: what has happened in one batch happened at once.

    rule: win.lp.opponent-to-zero, win.deck-out.cannot-draw-loses
    rule: win.draw.simultaneous-lp-zero, win.draw.simultaneous-deck-out
    """
    losers = find_losers(s)
    if losers == BOTH_PLAYERS:
        end_duel(s, DRAWN_BY_DECK_OUT if s.undrawn else DRAWN_BY_LP, NOBODY)
        return
    loser = 0 if losers == 1 else 1
    if s.lp[loser] > 0:
        end_duel(s, WON_BY_DECK_OUT, 1 - loser)
        return
    end_duel(s, find_won_by_last_lp(g, s, 1 - loser) or WON_BY_LP, 1 - loser)


def find_won_by_last_lp(g: Game, s: State, player: int) -> int:
    """Return what a player wins because a text of his speaks of how the opponent lost his last LP, 0 if none does.

    rule: win.condition-text.not-an-effect. It is asked before the duel ends, and nothing negates it.
    """
    # The last change of LP is the one to 0: such a text is about no other.
    last = [event for event in s.happened if event.kind == EVENT_LP_CHANGED and event.player != player]
    for row in s.cards:
        if row.controller != player or not row.face_up or not is_on_field(row.place):
            continue
        for line in g.programs[row.card].lines:
            if line.kind == LINE_CLAUSE and line.deeds & 1 << OP_WIN:
                for code in line.events:
                    if last and is_met(g, s, player, row, code, last[-1]):
                        return WON_MATCH if line.steps[0].match else WON_BY_CARD
    return 0


def settle_relations(g: Game, s: State) -> None:
    """Settle counters, zones that cannot be used, what is bound to what, and cards that cannot stay as they lie."""
    counters.settle_counters(g, s)
    if s.blocked:
        zones.settle_blocked(g, s)
    if s.bonds:
        bonds.settle_bonds(g, s)
    trap_monsters.settle_trap_monsters(g, s)
    hands.settle_hands(g, s)
    only_ones.settle_only_ones(g, s)


def settle_triggers(g: Game, s: State) -> None:
    """Let triggers notice what has happened, and see whether a card's text decides the duel."""
    notice(g, s)
    if is_judged_now(g, s):
        judge(g, s)
        return
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


def end_duel(s: State, outcome: int, winner: int) -> None:
    """End the duel with this result and say so.  rule: duel.definition.single-game"""
    tell(s, EVENT_DUEL_ENDED, winner, outcome)
    s.end(outcome, winner)
