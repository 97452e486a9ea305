"""What has been done this turn, read from the deeds."""

from spellspeed.engine.frames import FRAME_FLIP_SUMMON
from spellspeed.engine.rows import CardState, Deed
from spellspeed.engine.state import State
from spellspeed.words import NORMAL_SUMMON, SET_MONSTER, SPECIAL_SUMMON, TRIBUTE_SUMMON


def has_done(s: State, deed: int, row: CardState) -> bool:
    """Whether this card, since it came to where it is, has done this deed this turn."""
    for done in s.deeds:
        if done.deed == deed and done.uid == row.uid and done.visit == row.visit:
            return True
    return False


def has_normal_summoned(s: State, player: int) -> bool:
    """Whether the player has used the one Normal Summon or Set of the turn.

    rule: summon.normal.once-per-turn-shared, turn.main2.shares-once-per-turn-actions
    """
    for done in s.deeds:
        if done.player == player and (
            done.deed == NORMAL_SUMMON or done.deed == SET_MONSTER or done.deed == TRIBUTE_SUMMON
        ):
            return True
    return False


def note(s: State, player: int, deed: int, row: CardState, line: int = 0) -> None:
    """Remember that the player did this with this card, or with this line of it; of a Special Summon, from where."""
    detail = row.came_from if deed == SPECIAL_SUMMON else line
    s.remember(Deed(player, deed, row.uid, row.visit, row.card, detail, s.phase, row.turned))


def is_being_summoned(s: State, row: CardState) -> bool:
    """Whether a Flip Summon of this monster has been declared and has not succeeded yet."""
    for frame in s.frames:
        if frame.kind == FRAME_FLIP_SUMMON and frame.uid == row.uid:
            return True
    return False
