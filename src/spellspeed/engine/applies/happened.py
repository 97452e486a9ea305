"""What the texts of cards count this turn: noted as it happens, for each player, and asked for later."""

import spellspeed.engine.applies.texts as texts
import spellspeed.engine.applies.triggers as triggers
from spellspeed.engine.kernel.game import Game
from spellspeed.engine.kernel.places import is_on_field
from spellspeed.engine.kernel.rows import CardState, DeedDone
from spellspeed.engine.kernel.state import State
from spellspeed.lang.codes.code import NO_SLOT, EventCode
from spellspeed.words import HAPPENED, NO_CARD


def notice(g: Game, s: State) -> None:
    """Let triggers notice what has happened, and note what of it the text of a card of the duel counts."""
    first = s.noticed
    triggers.notice(g, s)
    texts.know_cards(g, s)
    if s.noticed != first and s.elsewhere & texts.COUNTING:
        note(g, s, first)


def note(g: Game, s: State, first: int) -> None:
    """Note what of the events from this one on the text of a card of the duel counts."""
    asked: list[int] = []
    for row in s.cards:
        counted = g.programs[row.card].counted
        if not counted:
            continue
        is_new = row.card not in asked
        asked.append(row.card)
        for key, code in counted:
            if code.slot != NO_SLOT or code.on_slot != NO_SLOT:
                if is_on_field(row.place) and row.face_up:
                    note_events(g, s, row.controller, row, key, code, first)
            elif is_new:
                for player in range(2):
                    note_events(g, s, player, row, key, code, first)


def note_events(g: Game, s: State, player: int, row: CardState, key: int, code: EventCode, first: int) -> None:
    """Note the events that a code speaks of, for this player; those about a card for that very card."""
    about_it = code.slot != NO_SLOT or code.on_slot != NO_SLOT
    uid, visit, turned = (row.uid, row.visit, row.turned) if about_it else (NO_CARD, 0, 0)
    for at in range(first, len(s.happened)):
        if triggers.is_met(g, s, player, row, code, s.happened[at]):
            s.remember(DeedDone(player, HAPPENED, uid, visit, row.card, key, s.phase, turned))
