"""Whether an attack still stands: asked by the battle, by negations and by nouns such as "the attacking monster"."""

from typing import Final

from spellspeed.engine.kernel.frames import FRAME_ATTACK
from spellspeed.engine.kernel.rows import Battle, CardState
from spellspeed.engine.kernel.state import State
from spellspeed.words import FACE_DOWN, FACE_UP, HAS_ATTACKED, WAS_FLIPPED

IN_DEFENSE: Final = 1  # the line of an attack's frame: it was declared in Defense Position


def can_still_battle(s: State, battle: Battle) -> bool:
    """Whether the attacker is still there, in the same hands, face-up, in Attack Position or as it declared."""
    row = s.cards[battle.attacker]
    if row.visit != battle.attacker_visit or row.controller != battle.player or not row.face_up:
        return False
    return row.attack or is_made_in_defense(s)


def is_made_in_defense(s: State) -> bool:
    """Whether the attack under way was declared in Defense Position, as an effect lets some monsters do."""
    for frame in s.frames:
        if frame.kind == FRAME_ATTACK:
            return frame.detail == IN_DEFENSE
    return False


def is_attacking(s: State, row: CardState) -> bool:
    """Whether the attack under way is this monster's, and still stands."""
    battle = s.battle
    return battle is not None and battle.attacker == row.uid and can_still_battle(s, battle)


def is_battling(s: State, row: CardState) -> bool:
    """Whether a monster takes part in the battle under way."""
    battle = s.battle
    if battle is None:
        return False
    if battle.attacker == row.uid:
        return battle.attacker_visit == row.visit
    return battle.target == row.uid and battle.target_visit == row.visit


def lay_at_start(s: State, row: CardState) -> int:
    """Return how a monster lay as the Damage Step under way began: only what the battle attacks is turned up in it."""
    for done in reversed(s.deeds):
        if done.deed == HAS_ATTACKED:
            break
        if done.deed == WAS_FLIPPED and done.uid == row.uid and done.visit == row.visit:
            return FACE_DOWN
    return FACE_UP if row.face_up else FACE_DOWN
