"""Cards of which a player can have only one face-up on the field: what comes by another way falls by the rules.

rule: effect-type.unclassified.only-one-on-field
"""

import spellspeed.engine.applies.continuous as continuous
import spellspeed.engine.applies.find as find
import spellspeed.engine.verbs.destroy as destroy
from spellspeed.engine.applies.texts import has_only_ones
from spellspeed.engine.kernel.game import Game
from spellspeed.engine.kernel.rows import CardState
from spellspeed.engine.kernel.state import State
from spellspeed.engine.may.only_one import find_others
from spellspeed.words import BY_RULE, ON_THE_FIELD


def settle_only_ones(g: Game, s: State) -> None:
    """Let the later of two such cards fall; one whose effects are negated stays."""
    if not has_only_ones(g, s):
        return
    fallen: list[tuple[int, int]] = []
    for player in range(2):
        for uid in find.find_places(s, player, ON_THE_FIELD, 0):
            row = s.cards[uid]
            if not row.face_up or row.doomed or not g.programs[row.card].only_one:
                continue
            for other in find_others(g, s, player, row):
                if comes_after(s, row, other) and not continuous.is_negated(g, s, row):
                    fallen.append((uid, -1))
                    break
    if fallen:
        destroy.begin_destroy(s, s.turn_player, BY_RULE, fallen)


def comes_after(s: State, row: CardState, other: CardState) -> bool:
    """Whether a card has come to lie face-up there after the other: what has just happened says so, or its age."""
    mine, its = last_event(s, row), last_event(s, other)
    return mine > its or (mine == its and is_newer(row, other))


def is_newer(other: CardState, source: CardState) -> bool:
    """Whether one card has been on the field for a shorter time than the other."""
    return (other.turn_placed, other.visit, other.uid) > (source.turn_placed, source.visit, source.uid)


def last_event(s: State, row: CardState) -> int:
    """Return where the last event stands that is about this card as it lies, -1 if none is remembered."""
    for at in range(len(s.happened) - 1, -1, -1):
        after = s.happened[at].after
        if after is not None and after.uid == row.uid and after.visit == row.visit:
            return at
    return -1
