"""What a player may use instead of taking the battle damage of a damage calculation as it is."""

import spellspeed.engine.applies.calculation as calculation
import spellspeed.engine.applies.texts as texts
import spellspeed.engine.applies.triggers as triggers
import spellspeed.engine.verbs.replace as replace
from spellspeed.engine.applies.watchers import find_watchers
from spellspeed.engine.asking.ask import ask
from spellspeed.engine.kernel.frames import DAMAGE_ASKED, DAMAGE_COMES
from spellspeed.engine.kernel.game import Game
from spellspeed.engine.kernel.limits import note_use
from spellspeed.engine.kernel.rows import Frame, Option
from spellspeed.engine.kernel.state import State
from spellspeed.engine.kernel.tell import foresee_damage, tell
from spellspeed.lang.codes.code import LINE_INSTEAD
from spellspeed.words import (
    ASK_YES_NO,
    EVENT_DECLINED,
    FOR_REPLACEMENT,
    NO,
    YES,
)


def offer_before_damage(g: Game, s: State, frame: Frame) -> bool:
    """Ask for the next line that could be used instead of battle damage being taken as it is.

    The frame of the Damage Step remembers uid and line of those that have been asked for.
    """
    for player in (s.turn_player, 1 - s.turn_player):
        amount = 0
        for uid in find_watchers(s):
            row = s.cards[uid]
            if row.controller != player:
                continue
            for line in texts.program_of(g, s, row).lines:
                if line.kind != LINE_INSTEAD:
                    continue
                amount = amount or calculation.would_take_damage(g, s, player)
                if amount and not is_asked(frame.memory, uid, line.index) and triggers.is_there(g, row, line):
                    assert s.battle is not None
                    event = foresee_damage(s, player, amount, s.battle.attacker)
                    if replace.could_take_its_place(g, s, row, line, event, row):
                        s.go_on_with(DAMAGE_ASKED, (*frame.memory, uid, line.index))
                        options = (Option(YES, uid), Option(NO, uid))
                        ask(g, s, player, ASK_YES_NO, FOR_REPLACEMENT, uid, options, 1, 1, (), line.index)
                        return True
    return False


def is_asked(memory: tuple[int, ...], uid: int, line: int) -> bool:
    """Whether a line is among those that have been asked for, as uid, line …"""
    for at in range(0, len(memory), 2):
        if memory[at] == uid and memory[at + 1] == line:
            return True
    return False


def decide_before_damage(g: Game, s: State, frame: Frame) -> None:
    """Take the answer, and do what the line says before damage is calculated."""
    wanted = s.picks[0].deed == YES
    uid, index = frame.memory[-2:]
    row = s.cards[uid]
    s.go_on(DAMAGE_COMES)
    if not wanted:
        tell(s, EVENT_DECLINED, row.controller, index)
        return
    line = g.line_of(row.card, index)
    note_use(s, row.controller, row, line)
    replace.carry_out(g, s, row, line, row)
