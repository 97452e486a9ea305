"""Which Traps a player may activate that the rules alone do not let him: at once, or from his hand; each right once."""

import spellspeed.engine.applies.continuous as continuous
from spellspeed.engine.kernel.game import Game
from spellspeed.engine.kernel.state import State
from spellspeed.lang.codes.code import OP_GRANT
from spellspeed.words import NO_CARD, TRAP_RIGHT


def find_trap_right(g: Game, s: State, player: int, kind: int) -> tuple[int, ...]:
    """Return a right of this kind that the player has left, as the card that gives it and its serial, () for none.

    One that holds for any number of Traps comes first, and is nobody's: it is not used up.
    """
    if not continuous.has_op(g, s, OP_GRANT):
        return ()
    rights = [each for each in continuous.find_steps(g, s, OP_GRANT) if each[2].allowance == kind]
    for source, lasting, step in rights:
        whose = source.controller if source is not None else -1 if lasting is None else lasting.player
        if whose == player and not step.count:
            return (NO_CARD, 0)
    for source, lasting, _ in rights:
        if source is not None and source.controller == player and not is_used(g, s, player, source.card, 0):
            return (source.card, 0)
        if lasting is not None and lasting.player == player and not is_used(g, s, player, lasting.card, lasting.serial):
            return (lasting.card, lasting.serial)
    return ()


def is_used(g: Game, s: State, player: int, card: int, serial: int) -> bool:
    """Whether a right was used this turn: what lasts gives one each, cards of one name give one together."""
    name = g.facts[card].password
    for done in s.deeds:
        if done.deed == TRAP_RIGHT and done.player == player and g.facts[done.card].password == name:
            if done.visit == serial:
                return True
    return False
