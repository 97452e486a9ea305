"""What a player may answer with: everything fast enough that he may activate from where his cards lie."""

from typing import Final

import spellspeed.engine.applies.texts as texts
import spellspeed.engine.chain.waiting as waiting
from spellspeed.engine.applies.triggers import HIDDEN
from spellspeed.engine.applies.watchers import wanted_events
from spellspeed.engine.kernel.frames import WINDOW_SUMMON_ATTEMPT
from spellspeed.engine.kernel.game import Game
from spellspeed.engine.kernel.places import KINDS
from spellspeed.engine.kernel.rows import CardState, Option
from spellspeed.engine.kernel.state import State
from spellspeed.engine.may.activate import may_activate, window_now
from spellspeed.engine.may.trap_rights import find_trap_right
from spellspeed.lang.codes.code import FAST, LINE_ACTIVATION, LINE_QUICK
from spellspeed.words import (
    ACTIVATE,
    EXTRA_MONSTER_ZONE,
    HAND,
    IN_HAND,
    PLACES_EACH,
    SPELL_TRAP_ZONE,
    TRAP,
    TRAP_FROM_HAND,
)

ANY_SPEED: Final = 1


def find_responses(g: Game, s: State, player: int) -> list[Option]:
    """Return the fast effects open to the player now, and the optional triggers of his hidden cards.

    rule: timing.fast-effect.members, chain.simultaneous.priority-classes
    """
    found = find_activations(g, s, player, FAST)
    if s.waiting and window_now(s) == WINDOW_SUMMON_ATTEMPT:
        return found  # what the Tributes have set off comes after the summon
    for row in s.waiting:
        if row.rank < HIDDEN or row.player != player or not waiting.is_due(s, row):
            continue
        if waiting.may_still_trigger(g, s, row):
            found.append(Option(ACTIVATE, row.uid, -1, row.line))
    return found


def find_activations(g: Game, s: State, player: int, speed: int = ANY_SPEED) -> list[Option]:
    """Return everything at least so fast that the player may activate from where his cards lie."""
    found: list[Option] = []
    first = player * PLACES_EACH
    wanted_events(g, s)  # what the cards of the duel can do at all is known from now on
    anywhere = s.fast if speed == FAST else s.usable
    for place in range(first + HAND, first + PLACES_EACH):
        pile = s.piles[place]
        if pile and anywhere & KINDS[place]:
            for uid in pile:
                if places_of(g, s.cards[uid], speed) & KINDS[place]:
                    add_lines(g, s, player, uid, speed, found)
    for place in range(EXTRA_MONSTER_ZONE, EXTRA_MONSTER_ZONE + 2):
        for uid in s.piles[place]:
            if places_of(g, s.cards[uid], speed) & KINDS[place]:
                add_lines(g, s, player, uid, speed, found)
    if texts.is_lending(g, s):
        add_lent(g, s, player, speed, found)
    if find_trap_right(g, s, player, TRAP_FROM_HAND):
        add_traps_of_the_hand(g, s, player, speed, found)
    if g.pool.shares:
        add_shared(g, s, player, speed, found)
    return found


def add_traps_of_the_hand(g: Game, s: State, player: int, speed: int, found: list[Option]) -> None:
    """Add the Traps of a hand that something lets its player activate from there."""
    for uid in s.piles[player * PLACES_EACH + HAND]:
        row = s.cards[uid]
        if g.facts[row.card].kind & TRAP:
            for line in g.programs[row.card].lines:
                if line.kind == LINE_ACTIVATION and line.speed >= speed and not line.places & IN_HAND:
                    if may_activate(g, s, player, row, line, None) == 0:
                        found.append(Option(ACTIVATE, uid, -1, line.index))


def places_of(g: Game, row: CardState, speed: int) -> int:
    """Return the mask of the kinds of place in which a card has lines of its own that are at least so fast."""
    program = g.programs[row.card]
    return program.fast if speed == FAST else program.usable


def add_shared(g: Game, s: State, player: int, speed: int, found: list[Option]) -> None:
    """Add what the opponent's face-up Spells and Traps let either player use."""
    first = (1 - player) * PLACES_EACH
    for place in range(first + SPELL_TRAP_ZONE, first + PLACES_EACH):
        for uid in s.piles[place]:
            row = s.cards[uid]
            if row.face_up and g.programs[row.card].shares:
                for line in g.programs[row.card].lines:
                    if line.shared and line.speed >= speed and line.kind <= LINE_QUICK:
                        if may_activate(g, s, player, row, line, None) == 0:
                            found.append(Option(ACTIVATE, uid, -1, line.index))


def add_lent(g: Game, s: State, player: int, speed: int, found: list[Option]) -> None:
    """Add the gained lines of monsters that have none of their own to be asked for."""
    for uid in s.monsters_of(player):
        if not places_of(g, s.cards[uid], speed) & KINDS[s.cards[uid].place]:
            add_lines(g, s, player, uid, speed, found)


def add_lines(g: Game, s: State, player: int, uid: int, speed: int, found: list[Option]) -> None:
    """Add the lines of a card that are at least so fast and may be activated."""
    row = s.cards[uid]
    kind = KINDS[row.place]
    for line in texts.program_of(g, s, row).lines:
        if line.kind == LINE_QUICK and line.mandatory:
            continue  # nobody chooses to activate it
        if line.speed >= speed and line.places & kind and may_activate(g, s, player, row, line, None) == 0:
            found.append(Option(ACTIVATE, uid, -1, line.index))
