"""Asking for declarations: what can be declared, and what has been."""

from spellspeed.engine.asking.ask import ask
from spellspeed.engine.kernel.game import Game
from spellspeed.engine.kernel.places import is_on_field, player_meant
from spellspeed.engine.kernel.rows import Frame, Lingering
from spellspeed.engine.kernel.slots import ASKED, AT_CARD, AT_REGISTERS, AT_STAGE, go_on_done, with_int
from spellspeed.engine.kernel.state import State
from spellspeed.engine.kernel.tell import tell_chance
from spellspeed.engine.may.outcome import find_declarations
from spellspeed.lang.codes.line_code import Step
from spellspeed.words import (
    A_NAME,
    ASK_NAME,
    ASK_NUMBER,
    EVENT_ANNOUNCED,
    FOR_DECLARATION,
    FOR_GOOD,
)


def declare(g: Game, s: State, frame: Frame, step: Step) -> None:
    """Let a player declare something, and tell it to both.  rule: info.announce.effects-and-declarations"""
    player = player_meant(frame.player, step.who)
    memory = frame.memory
    if memory[AT_STAGE] != ASKED:
        line = g.line_of(memory[AT_CARD], frame.line)
        options = find_declarations(g, s, frame.player, memory, line, step)
        if not options:
            go_on_done(s, frame.step + 1, memory, 0)  # what was to be counted is gone
            return
        s.go_on_with(frame.step, with_int(memory, AT_STAGE, ASKED))
        kind = ASK_NAME if step.declares == A_NAME else ASK_NUMBER
        ask(g, s, player, kind, FOR_DECLARATION, frame.uid, options, 1, 1, (), frame.line)
        return
    said = s.picks[0]
    tell_chance(s, EVENT_ANNOUNCED, player, frame.uid, said.number, said.deed)
    go_on_done(s, frame.step + 1, with_int(memory, AT_REGISTERS + step.register, said.number), 1)
    row = s.cards[frame.uid]
    if step.remembered and is_on_field(row.place) and row.face_up:
        affected = (row.uid, row.visit, row.turned)
        card, serial = frame.memory[AT_CARD], s.next_serial()
        kept = Lingering(frame.player, card, frame.line, frame.step, affected, (said.number,), FOR_GOOD, s.turn, serial)
        s.set_lingering([*s.lingering, kept])
