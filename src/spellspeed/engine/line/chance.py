"""Coins and dice: thrown by the duel's own dice, and told to both players."""

from typing import Final

import spellspeed.engine.applies.numbers as numbers
from spellspeed.engine.asking.ask import ask
from spellspeed.engine.kernel.game import Game
from spellspeed.engine.kernel.places import player_meant
from spellspeed.engine.kernel.rows import Frame, Option
from spellspeed.engine.kernel.slots import ASKED, AT_REGISTERS, AT_STAGE, FRESH, go_on_done, with_int
from spellspeed.engine.kernel.state import State
from spellspeed.engine.kernel.tell import tell_chance
from spellspeed.lang.codes.line_code import Step
from spellspeed.words import (
    ASK_NUMBER,
    CALL,
    COIN_HEADS,
    COIN_SIDES,
    COIN_TAILS,
    EVENT_COIN_TOSSED,
    EVENT_DIE_ROLLED,
    FOR_CALL,
)

CALLS: Final = (Option(CALL, -1, -1, COIN_HEADS), Option(CALL, -1, -1, COIN_TAILS))


def leave_to_chance(g: Game, s: State, frame: Frame, step: Step) -> None:
    """Let a player call the coin if he must, then toss coins or roll dice and remember what they come to.

    rule: effect.random.coin-toss, effect.random.die-six-sided
    """
    player = player_meant(frame.player, step.who)
    call = COIN_HEADS
    if step.call:
        if frame.memory[AT_STAGE] == FRESH:
            s.go_on_with(frame.step, with_int(frame.memory, AT_STAGE, ASKED))
            ask(g, s, player, ASK_NUMBER, FOR_CALL, frame.uid, CALLS, 1, 1, (), frame.line)
            return
        call = s.picks[0].number
    total = 0
    for _ in range(step.times):
        result = 1 + s.roll(step.sides)
        if step.sides == COIN_SIDES:
            tell_chance(s, EVENT_COIN_TOSSED, player, frame.uid, result, call if step.call else 0)
            total += int(result == call)
        else:
            tell_chance(s, EVENT_DIE_ROLLED, player, frame.uid, result, 0)
            total += result
    memory = with_int(frame.memory, AT_REGISTERS + step.register, total + 1)
    again = step.again is not None and numbers.holds(g, s, frame.player, memory, step.again)
    go_on_done(s, step.jump_to if again else frame.step + 1, memory, 1)
