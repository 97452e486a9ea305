"""What effects let a monster do in battle, and which attacks it has made and may still make."""

from typing import Final

import spellspeed.engine.applies.continuous as continuous
import spellspeed.engine.applies.find as find
import spellspeed.engine.applies.numbers as numbers
from spellspeed.engine.kernel.frames import FRAME_BATTLE_PHASE
from spellspeed.engine.kernel.game import Game
from spellspeed.engine.kernel.places import side_of
from spellspeed.engine.kernel.rows import CardState
from spellspeed.engine.kernel.state import State
from spellspeed.lang.codes.code import OP_GRANT, OP_SPARE
from spellspeed.lang.codes.line_code import Step
from spellspeed.words import (
    ATTACK,
    ATTACK_AGAIN,
    ATTACK_EVERY_MONSTER,
    EXTRA_ATTACK,
    EXTRA_ATTACK_ON_MONSTERS,
    NO_CARD,
    PIERCING,
    WAS_ATTACK_TARGET,
)

# Which attack a monster may still make in this Battle Phase.
NO_ATTACK: Final = 0
ANY_ATTACK: Final = 1
ON_ANY_MONSTER: Final = 2
ON_A_FURTHER_MONSTER: Final = 3  # one it has not attacked yet


def granted(g: Game, s: State, row: CardState, what: int) -> int:
    """Return how much of this effects let a monster do, 0 if none does; of several the highest number counts."""
    if not row.face_up or not continuous.has_op(g, s, OP_GRANT):
        return 0
    most = 0
    for source, lasting, step in continuous.find_steps(g, s, OP_GRANT):
        if step.allowance != what or not continuous.applies_to(g, s, source, lasting, step, row):
            continue
        if lasting is not None:
            times = lasting.memory[0]
        else:
            assert source is not None
            times = numbers.compute(g, s, source.controller, continuous.own_memory(s, source), step.number)
        most = max(most, times)
    return most


def who_is_pierced(g: Game, s: State, row: CardState) -> tuple[int, ...]:
    """Return who takes the damage with which a monster pierces: the opponents of those whose effects let it.

    An Equip Card of the other player makes its own opponent take it, whoever's monster is attacked.
    """
    if not row.face_up or not continuous.has_op(g, s, OP_GRANT):
        return ()
    found: list[int] = []
    for source, lasting, step in continuous.find_steps(g, s, OP_GRANT):
        if step.allowance == PIERCING and continuous.applies_to(g, s, source, lasting, step, row):
            whose = lasting.player if source is None and lasting is not None else -1
            whose = whose if source is None else source.controller
            if 1 - whose not in found:
                found.append(1 - whose)
    return tuple(found)


def which_battle_phase(s: State) -> int:
    """Return how many Battle Phases of this turn came before the one under way."""
    for frame in s.frames:
        if frame.kind == FRAME_BATTLE_PHASE:
            return frame.detail
    return 0


def attacks_made(s: State, row: CardState) -> list[tuple[int, int]]:
    """Return what a monster has attacked in this Battle Phase, as uid and visit of the last target of each attack.

    A direct attack has -1 for its target. Attacks are made one after the other, so a target belongs to the attack
    noted last.

    rule: battle.attack.once-per-battle-phase-when-several, battle.attacked-then-flipped.no-second-attack
    """
    phase = which_battle_phase(s)
    made: list[tuple[int, int]] = []
    own = False
    for done in s.deeds:
        if done.deed == ATTACK:
            own = done.uid == row.uid and done.visit == row.visit and done.line == phase
            if own:
                made.append((-1, 0))
        elif own and done.deed == WAS_ATTACK_TARGET:
            made[-1] = (done.uid, done.visit)
    return made


def attacked_last(s: State, row: CardState) -> bool:
    """Whether the last attack declared this turn was this monster's: only then it can attack again in a row."""
    for at in range(len(s.deeds) - 1, -1, -1):
        done = s.deeds[at]
        if done.deed == ATTACK:
            return done.uid == row.uid and done.visit == row.visit
    return False


def attack_left(g: Game, s: State, row: CardState, made: list[tuple[int, int]]) -> int:
    """Return which attack a monster that has made these attacks may make now.

    rule: battle.attack.once-per-turn, battle.attack.negated-attack-uses-it-up
    """
    if not made or len(made) <= granted(g, s, row, EXTRA_ATTACK):
        return ANY_ATTACK
    if len(made) == 1 and attacked_last(s, row) and granted(g, s, row, ATTACK_AGAIN):
        return ANY_ATTACK
    for target, _ in made:
        if target == NO_CARD:
            return NO_ATTACK
    if len(made) <= granted(g, s, row, EXTRA_ATTACK_ON_MONSTERS):
        return ON_ANY_MONSTER
    return ON_A_FURTHER_MONSTER if granted(g, s, row, ATTACK_EVERY_MONSTER) else NO_ATTACK


def is_spared(g: Game, s: State, player: int, step: Step, source: CardState) -> bool:
    """Whether a player need not pay the LP that a step of this card asks for."""
    if not continuous.has_op(g, s, OP_SPARE):
        return False
    for by, lasting, spared in continuous.find_steps(g, s, OP_SPARE):
        whose = by.controller if by is not None else player if lasting is None else lasting.player
        if not spared.who & side_of(whose, player) or (spared.phase and not spared.phase & 1 << s.phase):
            continue
        if spared.as_card and not (step.as_card and step.as_cost):
            continue
        if spared.filter is None or find.fits(g, s, whose, continuous.NO_MEMORY, source, spared.filter, True):
            return True
    return False
