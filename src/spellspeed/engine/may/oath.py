"""What a line forbids for the turn of its activation: has it been done already?"""

from spellspeed.engine.applies.find import fits
from spellspeed.engine.kernel.game import Game
from spellspeed.engine.kernel.places import KINDS
from spellspeed.engine.kernel.rows import CardState, DeedDone
from spellspeed.engine.kernel.slots import plain_memory
from spellspeed.engine.kernel.state import State
from spellspeed.lang.codes.code import OP_FORBID, SLOT_THIS
from spellspeed.lang.codes.filter_code import FilterCode
from spellspeed.lang.codes.line_code import LineCode, Step
from spellspeed.words import (
    ACTIVATE,
    ACTIVATING,
    ATTACK,
    ATTACKING,
    DECLARING_ATTACKS,
    ENTERING_BATTLE,
    FLIP_SUMMON,
    FLIP_SUMMONING,
    GEMINI_SUMMON,
    MAIN_PHASE_2,
    NO_CARD,
    NORMAL_SUMMON,
    NORMAL_SUMMONING,
    NOWHERE,
    SET_MONSTER,
    SET_SPELL_TRAP,
    SETTING,
    SPECIAL_SUMMON,
    SPECIAL_SUMMONING,
    SUMMONING_FACE_UP,
    THE_SUMMON,
    TRIBUTE_SUMMON,
)


def has_broken(g: Game, s: State, player: int, row: CardState, line: LineCode) -> bool:
    """Whether the player has already done this turn what a line forbids for the turn of its activation."""
    for at in range(line.oath_at, len(line.steps)):
        step = line.steps[at]
        if step.op == OP_FORBID and has_done_what_it_forbids(g, s, player, row, step):
            return True
    return False


def has_done_what_it_forbids(g: Game, s: State, player: int, row: CardState, oath: Step) -> bool:
    """Whether the player has already done this turn what a line forbids for the turn of its activation."""
    for done in s.deeds:
        if done.player != player or (oath.filter is not None and not is_about(g, s, player, row, done, oath.filter)):
            continue
        if oath.slot == SLOT_THIS and (done.uid != row.uid or done.visit != row.visit):
            continue
        if (oath.doing == ATTACKING or oath.doing == DECLARING_ATTACKS) and done.deed == ATTACK:
            return True
        if oath.doing == ACTIVATING and done.deed == ACTIVATE:
            return True
        if oath.doing == SPECIAL_SUMMONING and done.deed == SPECIAL_SUMMON:
            if not oath.from_places or KINDS[done.line] & oath.from_places:
                return True
        summons = done.deed == NORMAL_SUMMON or done.deed == TRIBUTE_SUMMON or done.deed == GEMINI_SUMMON
        if done.line & THE_SUMMON and (summons or done.deed == FLIP_SUMMON):
            continue  # it was negated
        if oath.doing == NORMAL_SUMMONING and (summons or done.deed == SET_MONSTER):
            return True
        if oath.doing == SUMMONING_FACE_UP and summons:
            return True
        if oath.doing == FLIP_SUMMONING and done.deed == FLIP_SUMMON:
            return True
        if oath.doing == SETTING and (done.deed == SET_MONSTER or done.deed == SET_SPELL_TRAP):
            return True
    return oath.doing == ENTERING_BATTLE and s.phase == MAIN_PHASE_2


def is_about(g: Game, s: State, player: int, row: CardState, done: DeedDone, filter_: FilterCode) -> bool:
    """Whether a deed was done with a card that fits."""
    if done.uid == NO_CARD:
        return False
    used = s.cards[done.uid].elsewhere(done.card, player, NOWHERE)
    return fits(g, s, player, plain_memory(row), used, filter_, True)
