"""Equipping several cards, each to a monster that is chosen for it, as many as find one and a zone."""

from typing import Final

import spellspeed.engine.verbs.equip as equip
from spellspeed.engine.applies.continuous import is_unaffected
from spellspeed.engine.applies.equipped import find_wearers
from spellspeed.engine.asking.ask import ask
from spellspeed.engine.kernel.frames import FRAME_EQUIP, FRAME_EQUIP_EACH
from spellspeed.engine.kernel.game import Game
from spellspeed.engine.kernel.places import free_spell_trap_zones
from spellspeed.engine.kernel.rows import BOND_EQUIP, Frame, Option
from spellspeed.engine.kernel.slots import AT_CARD, references
from spellspeed.engine.kernel.state import State
from spellspeed.lang.codes.line_code import Step
from spellspeed.words import ASK_CARDS, FOR_EFFECT, PICK_CARD

# Steps. The frame's player is whose effect it is, its uid the source; its memory is uid, visit of the cards still to be
# equipped, the one whose monster is being chosen first.
CARD: Final = 0
CARD_CHOSEN: Final = 1
MONSTER_CHOSEN: Final = 2


def begin_equip_each(s: State, frame: Frame, uids: list[int]) -> None:
    """Equip as many of the cards as possible, each to a monster of its own choice."""
    if uids:
        s.push(Frame(FRAME_EQUIP_EACH, CARD, frame.player, frame.uid, 0, references(s, uids)))


def step_under_way(g: Game, s: State) -> Step:
    """Return the step of the line below, which has gone on behind it."""
    line = s.frames[-2]
    return g.line_of(line.memory[AT_CARD], line.line).steps[line.step - 1]


def run_equip_each(g: Game, s: State, frame: Frame) -> None:
    """Choose the next card, then its monster, and equip it."""
    step = step_under_way(g, s)
    source = s.cards[frame.uid]
    if frame.step == MONSTER_CHOSEN:
        card = frame.memory[:2]
        s.go_on_with(CARD, frame.memory[2:])
        memory = (*references(s, [s.picks[0].uid]), *card)
        s.push(Frame(FRAME_EQUIP, equip.NEXT, frame.player, frame.uid, BOND_EQUIP, memory))
        return
    if frame.step == CARD_CHOSEN:
        chosen = s.picks[0].uid
        rest = [uid for uid in frame.memory[::2] if uid != chosen]
        s.go_on_with(MONSTER_CHOSEN, references(s, [chosen, *rest]))
        wearers = find_wearers(g, s, frame.player, step, s.cards[chosen])
        wearers = [uid for uid in wearers if not is_unaffected(g, s, s.cards[uid], source)] or wearers
        ask_for_one(g, s, frame, chosen, wearers)
        return
    left = frame.memory
    cards = [left[at] for at in range(0, len(left), 2) if s.holds(left[at], left[at + 1])]
    cards = [uid for uid in cards if find_wearers(g, s, frame.player, step, s.cards[uid])]
    if not cards or not free_spell_trap_zones(s, frame.player):
        s.pop()
        return
    # rule: equip.spell.stays-and-uses-a-zone. With zones for all of them the order makes no difference.
    crowded = len(cards) > len(free_spell_trap_zones(s, frame.player))
    s.go_on_with(CARD_CHOSEN, references(s, cards))
    ask_for_one(g, s, frame, frame.uid, cards if crowded else cards[:1])


def ask_for_one(g: Game, s: State, frame: Frame, about: int, uids: list[int]) -> None:
    """Ask the effect's player for one of these cards."""
    options = tuple([Option(PICK_CARD, uid) for uid in uids])
    ask(g, s, frame.player, ASK_CARDS, FOR_EFFECT, about, options, 1, 1)
