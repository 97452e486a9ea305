"""By what a duel is seen to repeat itself."""

import hashlib

from spellspeed.engine.kernel.how_summoned import MADE_OF
from spellspeed.engine.kernel.state import State


def loop_key(s: State) -> str:
    """Return a name that repeats when play repeats: references by whether they still hold, no counts, no dice."""
    cards = [row.but_for_when(s.turn) for row in s.cards]
    serials = sorted({row.serial for row in s.onsets} | {row.serial for row in s.lingering})
    onsets = [
        (row.uid, s.holds(row.uid, row.visit), row.line, row.affected, serials.index(row.serial)) for row in s.onsets
    ]
    lingering = [
        (row.player, row.card, row.line, row.pc, row.memory, row.until, serials.index(row.serial))
        for row in s.lingering
    ]
    links = [(row.player, row.uid, s.holds(row.uid, row.visit), row.line, row.negated) for row in s.chain]
    waiting = [(row.player, row.uid, s.holds(row.uid, row.visit), row.line, row.rank) for row in s.waiting]
    # What was done twice limits no more than what was done once.
    deeds = sorted({(row.player, row.deed, row.uid, s.holds(row.uid, row.visit), row.line) for row in s.deeds})
    bonds = [(row.kind, row.uid, s.holds(row.uid, row.visit), row.other) for row in s.bonds]
    # The frame at the bottom is the turn, which remembers its number.
    frames = [
        (row.kind, row.step, row.player, row.uid, row.detail, row.memory if at else ())
        for at, row in enumerate(s.frames)
    ]
    battle = None if s.battle is None else (s.battle.attacker, s.battle.target)
    made_of = [(s.materials[at], s.materials[at + 2]) for at in range(0, len(s.materials), MADE_OF)]
    rest = (s.piles, battle, s.lp, s.turn_player, s.phase, s.step, s.timing, made_of)
    content = (cards, onsets, lingering, links, waiting, deeds, bonds, frames, rest)
    return hashlib.blake2b(repr(content).encode(), digest_size=16).hexdigest()
