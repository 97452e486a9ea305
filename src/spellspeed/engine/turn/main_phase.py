"""The open state of a Main Phase: what the turn player may do, in any order.

rule: turn.main1.free-actions-in-any-order
"""

from typing import Final

from spellspeed.engine.asking.ask import ask
from spellspeed.engine.chain.chain import begin_chain
from spellspeed.engine.chain.responses import find_activations
from spellspeed.engine.chain.waiting import has_triggers
from spellspeed.engine.kernel.begin import open_window
from spellspeed.engine.kernel.frames import (
    FRAME_CHANGE_POSITION,
    FRAME_FLIP_SUMMON,
    FRAME_GEMINI_SUMMON,
    FRAME_PENDULUM,
    FRAME_PROCEDURE,
    FRAME_SET,
    FRAME_SUMMON,
    MAIN_PHASE_ENDS,
    MAIN_PHASE_OPEN,
    WINDOW_AFTER_ACTION,
    WINDOW_LEAVING,
)
from spellspeed.engine.kernel.game import Game
from spellspeed.engine.kernel.places import KINDS, own
from spellspeed.engine.kernel.rows import CardState, Frame, Option
from spellspeed.engine.kernel.state import State
from spellspeed.engine.may.attack import must_still_attack
from spellspeed.engine.may.gemini import may_summon_again
from spellspeed.engine.may.pendulum import may_pendulum_summon
from spellspeed.engine.may.phase import may_enter_battle_phase
from spellspeed.engine.may.set import may_set_spell_trap
from spellspeed.engine.may.summon import (
    differ,
    may_change_position,
    may_flip_summon,
    may_normal_summon_at_all,
    may_summon_by_procedure,
    may_summon_this,
)
from spellspeed.engine.turn.turn import TO_BATTLE, TO_END
from spellspeed.lang.codes.code import LINE_PROCEDURE
from spellspeed.words import (
    ACTIVATE,
    ASK_ACTION,
    BANISHED,
    CHANGE_POSITION,
    DECK,
    EXTRA_DECK,
    FLIP_SUMMON,
    FOR_OPEN_STATE,
    GEMINI,
    GEMINI_SUMMON,
    GRAVEYARD,
    HAND,
    IN_DECK,
    IN_HAND,
    LINK_SUMMON,
    MONSTER,
    NORMAL_SUMMON,
    PENDULUM_SUMMON,
    SET_MONSTER,
    SET_SPELL_TRAP,
    SPECIAL_SUMMON,
    SPELL_TRAP_ZONE,
    SYNCHRO_SUMMON,
    TO_BATTLE_PHASE,
    TO_END_PHASE,
    XYZ_SUMMON,
)

# Steps.
OPEN: Final = MAIN_PHASE_OPEN
CHOSEN: Final = 1
ACTED: Final = 2
LEAVE_FOR_BATTLE: Final = 3
LEAVE_FOR_END: Final = MAIN_PHASE_ENDS

GO_TO_BATTLE: Final = Option(TO_BATTLE_PHASE)
GO_TO_END: Final = Option(TO_END_PHASE)


def find_actions(g: Game, s: State, player: int) -> tuple[Option, ...]:
    """Return everything the turn player may do in the open state.  rule: turn.main.action-list"""
    summons: list[Option] = []
    sets: list[Option] = []
    others: list[Option] = []
    may_summon = may_normal_summon_at_all(g, s, player, None) == 0
    for uid in s.piles[own(player, HAND)]:
        row = s.cards[uid]
        if g.facts[row.card].kind & MONSTER:
            if may_summon:
                # As a rule what may be Summoned may be Set: the two differ only in the rule that a refusal names.
                may = may_summon_this(g, s, player, row, False, None) == 0
                ways = 1 if g.programs[row.card].ways else 0  # its own text gives it other ways than the usual one
                if may:
                    summons.append(Option(NORMAL_SUMMON, uid, -1, ways))
                if may_summon_this(g, s, player, row, True, None) == 0 if differ(g, s, row) else may:
                    sets.append(Option(SET_MONSTER, uid, -1, ways))
            if g.programs[row.card].sets_as_spell and may_set_spell_trap(g, s, player, row, None) == 0:
                others.append(Option(SET_SPELL_TRAP, uid))
            if g.programs[row.card].procedures & IN_HAND:
                add_procedures(g, s, player, row, others)
        elif may_set_spell_trap(g, s, player, row, None) == 0:
            others.append(Option(SET_SPELL_TRAP, uid))
    for place in (GRAVEYARD, BANISHED, EXTRA_DECK):
        for uid in s.piles[own(player, place)]:
            if g.programs[s.cards[uid].card].procedures & KINDS[place]:
                add_procedures(g, s, player, s.cards[uid], others)
    add_from_deck(g, s, player, others)
    for uid in s.monsters_of(player):
        row = s.cards[uid]
        if row.face_up:
            if may_summon and g.facts[row.card].kind & GEMINI and may_summon_again(g, s, player, row, None) == 0:
                summons.append(Option(GEMINI_SUMMON, uid))
            if may_change_position(g, s, player, row, None) == 0:
                others.append(Option(CHANGE_POSITION, uid))
        elif may_flip_summon(g, s, player, row, None) == 0:
            others.append(Option(FLIP_SUMMON, uid))
    # The cheap question first: most of the time there is no card in both Pendulum Zones.
    if s.piles[own(player, SPELL_TRAP_ZONE)] and s.piles[own(player, SPELL_TRAP_ZONE + 4)]:
        if may_pendulum_summon(g, s, player, None) == 0:
            others.append(Option(PENDULUM_SUMMON))
    others.extend(find_activations(g, s, player))
    to_battle = may_enter_battle_phase(g, s, player, None) == 0
    if to_battle:
        others.append(GO_TO_BATTLE)
    if not to_battle or not must_still_attack(g, s, player, True):
        others.append(GO_TO_END)
    return tuple(summons + sets + others)


def add_procedures(g: Game, s: State, player: int, row: CardState, found: list[Option]) -> None:
    """Add the ways in which a monster can be Special Summoned by itself now."""
    for line in g.programs[row.card].lines:
        if line.kind == LINE_PROCEDURE and may_summon_by_procedure(g, s, player, row, line, None) == 0:
            found.append(Option(line.made_by or SPECIAL_SUMMON, row.uid, -1, line.index))


def add_from_deck(g: Game, s: State, player: int, found: list[Option]) -> None:
    """Add the monsters of a deck that can be Special Summoned from there by themselves.

    Of equal ones only one is offered, and what is offered does not stand in the order of the deck.
    """
    able: list[tuple[int, int]] = []
    for uid in s.piles[own(player, DECK)]:
        card = s.cards[uid].card
        if g.programs[card].procedures & IN_DECK and card not in [known for known, _ in able]:
            able.append((card, uid))
    able.sort()
    for _, uid in able:
        add_procedures(g, s, player, s.cards[uid], found)


def run_main_phase(g: Game, s: State, frame: Frame) -> None:
    """Ask for an action, have it done, give both players their window, ask again."""
    if frame.step == OPEN:
        if has_triggers(s):
            open_window(s, WINDOW_AFTER_ACTION)  # what ended with the last phase has set them off
            return
        s.go_on(CHOSEN)
        ask(g, s, frame.player, ASK_ACTION, FOR_OPEN_STATE, -1, find_actions(g, s, frame.player), 1, 1)
    elif frame.step == CHOSEN:
        option = s.picks[0]
        begin_action(g, s, frame, option)
    elif frame.step == ACTED:
        s.go_on(OPEN)
        open_window(s, WINDOW_AFTER_ACTION)
    else:
        # rule: priority.phase-end.no-return-after-opponents-pass. The turn frame below is told where to go.
        s.pop_to(TO_BATTLE if frame.step == LEAVE_FOR_BATTLE else TO_END)


def begin_action(g: Game, s: State, frame: Frame, option: Option) -> None:
    """Begin the chosen action on top of the Main Phase."""
    player = frame.player
    deed = option.deed
    if deed == TO_BATTLE_PHASE or deed == TO_END_PHASE:
        # rule: priority.phase-change.turn-player-then-opponent-pass
        s.go_on(LEAVE_FOR_BATTLE if deed == TO_BATTLE_PHASE else LEAVE_FOR_END)
        open_window(s, WINDOW_LEAVING)
        return
    if deed == ACTIVATE:
        # The chain opens its own window when it is done.
        s.go_on(OPEN)
        begin_chain(g, s, WINDOW_AFTER_ACTION, player, option)
        return
    s.go_on(ACTED)
    s.begin_batch()
    if deed == NORMAL_SUMMON or deed == SET_MONSTER:
        s.push(Frame(FRAME_SUMMON, 0, player, option.uid, deed, ()))
    elif deed == SET_SPELL_TRAP:
        s.push(Frame(FRAME_SET, 0, player, option.uid, deed, ()))
    elif deed == FLIP_SUMMON:
        s.push(Frame(FRAME_FLIP_SUMMON, 0, player, option.uid, deed, ()))
    elif deed == GEMINI_SUMMON:
        s.push(Frame(FRAME_GEMINI_SUMMON, 0, player, option.uid, deed, ()))
    elif deed == PENDULUM_SUMMON:
        s.push(Frame(FRAME_PENDULUM, 0, player, -1, deed, ()))
    elif deed == SPECIAL_SUMMON or deed == SYNCHRO_SUMMON or deed == XYZ_SUMMON or deed == LINK_SUMMON:
        s.push(Frame(FRAME_PROCEDURE, 0, player, option.uid, option.number, ()))
    else:
        s.push(Frame(FRAME_CHANGE_POSITION, 0, player, option.uid, deed, ()))
