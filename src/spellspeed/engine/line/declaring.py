"""Asking for declarations: what can be declared, and what has been."""

from spellspeed.engine.applies.find import attribute_of, type_of
from spellspeed.engine.asking.ask import ask
from spellspeed.engine.kernel.game import Game
from spellspeed.engine.kernel.places import is_on_field, player_meant
from spellspeed.engine.kernel.rows import Frame, Lingering
from spellspeed.engine.kernel.slots import ASKED, AT_CARD, AT_REGISTERS, AT_STAGE, go_on_done, slot_of, with_int
from spellspeed.engine.kernel.state import State
from spellspeed.engine.kernel.tell import tell_chance
from spellspeed.engine.may.outcome import find_declarations
from spellspeed.lang.codes.code import NO_SLOT
from spellspeed.lang.codes.line_code import Step
from spellspeed.words import (
    A_NAME,
    AN_ATTRIBUTE,
    ASK_NAME,
    ASK_NUMBER,
    EVENT_ANNOUNCED,
    FOR_DECLARATION,
    FOR_GOOD,
)


def declare(g: Game, s: State, frame: Frame, step: Step) -> None:
    """Let a player declare something, and tell it to both.  rule: info.announce.effects-and-declarations"""
    if step.slot != NO_SLOT:
        declare_like(g, s, frame, step)
        return
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
    keep_declared(s, frame, step, said.number)


def declare_like(g: Game, s: State, frame: Frame, step: Step) -> None:
    """Let what the first card of a slot has count as declared."""
    said = 0
    for uid in slot_of(frame.memory, step.slot)[:1]:
        row = s.cards[uid]
        said = attribute_of(g, s, row) if step.declares == AN_ATTRIBUTE else type_of(g, s, row)
    keep_declared(s, frame, step, said)


def keep_declared(s: State, frame: Frame, step: Step, said: int) -> None:
    """Go on with what was declared; the card remembers it if another of its lines speaks of it."""
    go_on_done(s, frame.step + 1, with_int(frame.memory, AT_REGISTERS + step.register, said), 1)
    row = s.cards[frame.uid]
    if step.remembered and is_on_field(row.place) and row.face_up:
        affected = (row.uid, row.visit, row.turned)
        card, serial = frame.memory[AT_CARD], s.next_serial()
        kept = Lingering(frame.player, card, frame.line, frame.step, affected, (said,), FOR_GOOD, s.turn, serial)
        s.set_lingering([*s.lingering, kept])
