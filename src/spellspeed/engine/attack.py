"""Whether an attack still stands: asked by the battle, by negations and by nouns such as "the attacking monster"."""

from spellspeed.engine.rows import Battle, CardState
from spellspeed.engine.state import State


def can_still_battle(s: State, battle: Battle) -> bool:
    """Whether the attacker is still there, in the same hands, in face-up Attack Position."""
    row = s.cards[battle.attacker]
    return row.visit == battle.attacker_visit and row.controller == battle.player and row.face_up and row.attack


def is_attacking(s: State, row: CardState) -> bool:
    """Whether the attack under way is this monster's, and still stands."""
    battle = s.battle
    return battle is not None and battle.attacker == row.uid and can_still_battle(s, battle)
