"""Gemini Monsters: what kind of monster one is by its state, and when it counts as summoned again."""

import spellspeed.engine.applies.continuous as continuous
import spellspeed.engine.applies.grants as grants
from spellspeed.engine.kernel.card_state import FOR_GOOD, FOR_NOW
from spellspeed.engine.kernel.game import Game
from spellspeed.engine.kernel.places import KINDS
from spellspeed.engine.kernel.rows import CardState
from spellspeed.engine.kernel.state import State
from spellspeed.words import AS_RESUMMONED, EFFECT, GEMINI, IN_GRAVEYARD, IN_MONSTER_ZONE, NORMAL


def kind_of(g: Game, s: State, row: CardState, kind: int) -> int:
    """Return what kind of monster a Gemini Monster is as it lies, or lay, given what is printed on it.

    rule: gemini.treated-as-normal-monster, gemini.resummoned.is-effect-monster, gemini.in-gy.negated-is-effect-monster,
    rule: gemini.not-resummoned.negated-becomes-effect-monster, gemini.resummoned.negated-stays-effect-monster
    """
    if row.resummoned:
        return kind
    place = KINDS[row.place]
    if not place & IN_GRAVEYARD and (not place & IN_MONSTER_ZONE or not row.face_up):
        return kind
    if not s.is_judging_gemini:
        # What negates Effect Monsters alone asks for the kind again: it does not reach what its text makes Normal.
        continuous.live_lines(g, s)  # what applies is known before anything is supposed
        negated = continuous.is_negated(g, s.judge_gemini(), row)
        if negated:
            return kind
    return (kind & ~EFFECT) | NORMAL


def is_normal(g: Game, s: State, row: CardState) -> bool:
    """Whether a Gemini Monster is a Normal Monster as it lies."""
    return kind_of(g, s, row, g.facts[row.card].kind) & NORMAL != 0


def know_geminis(g: Game, s: State) -> bool:
    """Whether there is a Gemini Monster in the duel; found out once."""
    if s.has_geminis < 0:
        found = 0
        for row in s.cards:
            if g.facts[row.card].kind & GEMINI:
                found = 1
        s.set_geminis(found)
    return s.has_geminis == 1


def settle_resummoned(g: Game, s: State) -> None:
    """Write on the Gemini Monsters of the field whether something says now that they count as summoned again."""
    for player in range(2):
        for uid in s.monsters_of(player):
            row = s.cards[uid]
            if g.facts[row.card].kind & GEMINI:
                now = FOR_NOW if grants.granted(g, s, row, AS_RESUMMONED) else 0
                if row.resummoned & FOR_NOW != now:
                    s.put(row.with_resummoned(row.resummoned & FOR_GOOD | now))
