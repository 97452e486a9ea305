"""May this monster attack now, and whom?"""

from typing import Final

import spellspeed.engine.applies.continuous as continuous
import spellspeed.engine.applies.texts as texts
import spellspeed.rulebook.codes as rule
from spellspeed.engine.applies.continuous import NOBODY_FORBIDS, find_forbidding
from spellspeed.engine.applies.find import fits
from spellspeed.engine.applies.grants import (
    ANY_ATTACK,
    NO_ATTACK,
    ON_A_FURTHER_MONSTER,
    attack_left,
    attacks_made,
    granted,
)
from spellspeed.engine.applies.numbers import foresee
from spellspeed.engine.kernel.game import Game
from spellspeed.engine.kernel.places import is_monster_zone, is_on_field, side_of
from spellspeed.engine.kernel.rows import CardState, Lingering, Option
from spellspeed.engine.kernel.state import State
from spellspeed.engine.may.activate import memory_for
from spellspeed.engine.may.pay import may_pay
from spellspeed.engine.may.why import Why, refuse
from spellspeed.lang.codes.code import NO_SLOT, OP_FORBID, OP_GRANT, OP_PAY_LP
from spellspeed.lang.codes.line_code import LineCode, Step
from spellspeed.words import (
    ATTACK_DIRECTLY,
    ATTACK_IN_DEFENSE,
    ATTACKING,
    ATTACKING_DIRECTLY,
    ATTACKING_MONSTERS,
    BATTLE_PHASE,
    BATTLE_STEP,
    BEING_ATTACKED,
    DECLARING_ATTACKS,
    DIRECT_ATTACK,
    DRAWS_ATTACKS,
    END_STEP,
    EVENT_ATTACK_DECLARED,
    HIDES_THE_OTHERS,
    MONSTER,
    MUST_ATTACK,
    PICK_CARD,
    START_STEP,
)

THE_DIRECT_ATTACK: Final = Option(DIRECT_ATTACK)
FOR_AN_ATTACK: Final[tuple[int, ...]] = (EVENT_ATTACK_DECLARED, 0)  # what a line answers that an attack costs


def may_attack(g: Game, s: State, player: int, row: CardState, why: Why | None, later: bool = False) -> int:
    """Return 0 when the player may declare an attack with this card now, else the rule that forbids it.

    With `later` it is asked whether the card could attack in a Battle Phase that is still to come.
    """
    if s.turn_player != player or row.controller != player:
        if no := refuse(why, rule.BATTLE_ATTACK_ATTACKER_MUST_BE_FACEUP_ATTACK):
            return no
    no = 0 if later else is_time_to_attack(s)
    if no and refuse(why, no):
        return no
    if why is not None and not is_monster_zone(row.place):
        # Only who wants the reasons asks about other cards.
        waits = g.facts[row.card].kind & MONSTER and not is_on_field(row.place)
        # rule: card.monster.only-monsters-battle
        no = rule.BATTLE_ATTACK_ATTACKER_MUST_BE_FACEUP_ATTACK if waits else rule.CARD_MONSTER_ONLY_MONSTERS_BATTLE
        refuse(why, no)
        return why.first()
    # rule: battle.attack.attacker-must-be-faceup-attack, position.face-up-attack.can-attack
    if not row.face_up or (not row.attack and not granted(g, s, row, ATTACK_IN_DEFENSE)):
        if no := refuse(why, rule.BATTLE_ATTACK_ATTACKER_MUST_BE_FACEUP_ATTACK):
            return no
    if row.controller == player:
        no = may_pay_for_attack(g, s, player, row)
        if no and refuse(why, no):
            return no
    by = find_forbidding(g, s, player, ATTACKING, row)
    if by == continuous.NOBODY_FORBIDS:
        by = find_forbidding(g, s, player, DECLARING_ATTACKS, row)
    left = attack_left(g, s, row, attacks_made(s, row))
    if left == NO_ATTACK:
        if no := refuse(why, rule.BATTLE_ATTACK_ONCE_PER_TURN):
            return no
    elif row.controller == player and not find_attack_targets(g, s, player, row):
        if not s.monsters_of(1 - player) and by == continuous.NOBODY_FORBIDS:
            by = find_forbidding(g, s, player, ATTACKING_DIRECTLY, row)
        no = rule.BATTLE_ATTACK_MUST_CHOOSE_MONSTER_IF_ANY if left == ANY_ATTACK else rule.BATTLE_ATTACK_ONCE_PER_TURN
        if (by == continuous.NOBODY_FORBIDS or s.monsters_of(1 - player)) and refuse(why, no):
            return no
    if by != continuous.NOBODY_FORBIDS:
        if no := refuse(why, rule.EFFECT_CANNOT_FORBIDS_WHILE_IT_APPLIES, by):
            return no
    return why.first() if why is not None else 0


def must_still_attack(g: Game, s: State, player: int, later: bool = False) -> bool:
    """Whether a monster of this player that must attack can do so now, or in a Battle Phase still to come.

    rule: effect.conflict.cannot-beats-must
    """
    if not continuous.has_op(g, s, OP_GRANT):
        return False
    for uid in s.monsters_of(player):
        if granted(g, s, s.cards[uid], MUST_ATTACK) and may_attack(g, s, player, s.cards[uid], None, later) == 0:
            return True
    return False


def costs_of(g: Game, s: State, row: CardState) -> list[tuple[CardState, LineCode]]:
    """Return what an attack of a monster costs now, by its own text or another's: nothing by what is negated."""
    costs = texts.program_of(g, s, row).attack_costs
    found: list[tuple[CardState, LineCode]] = []
    if costs and not continuous.is_negated(g, s, row):
        found += [(row, line) for line in costs]
    for uid in continuous.find_sources(g, s):
        source = s.cards[uid]
        taxes = g.programs[source.card].attack_taxes
        if taxes and continuous.applies(g, s, source) and not continuous.is_negated(g, s, source):
            found += [(source, line) for line in taxes if line.field_of & side_of(source.controller, row.controller)]
    return found


def may_pay_for_attack(g: Game, s: State, player: int, row: CardState) -> int:
    """Return 0 when the player can give what an attack of this monster costs.

    rule: cost.lp.not-more-than-current. What several cards demand is paid together.
    """
    lp = 0
    for source, line in costs_of(g, s, row):
        memory = memory_for(g, s, source, line, FOR_AN_ATTACK)
        no = may_pay(g, s, player, source, line, memory, None)
        if no:
            return no
        for step in line.steps:
            if step.op == OP_PAY_LP:
                lp += foresee(g, s, player, memory, step.number)
    return rule.COST_LP_NOT_MORE_THAN_CURRENT if lp > s.lp[player] else 0


def is_time_to_attack(s: State) -> int:
    """Return 0 in the Battle Step with no attack under way, else the rule that says when attacks are declared."""
    if s.phase == BATTLE_PHASE and s.step == START_STEP:
        return rule.BATTLE_START_STEP_DECLARES_BATTLE_PHASE
    if s.phase == BATTLE_PHASE and s.step == END_STEP:
        return rule.BATTLE_END_STEP_CLOSES_BATTLE_PHASE
    if s.phase != BATTLE_PHASE:
        return rule.TURN_STRUCTURE_SIX_PHASES_IN_ORDER
    if s.battle is not None or s.step != BATTLE_STEP:
        return rule.BATTLE_BATTLE_STEP_ONE_ATTACKER_AT_A_TIME
    return 0


def earlier_attacks(s: State, row: CardState) -> list[tuple[int, int]]:
    """Return what a monster has attacked in this Battle Phase, without the attack that is under way."""
    made = attacks_made(s, row)
    battle = s.battle
    if made and battle is not None and battle.attacker == row.uid and battle.attacker_visit == row.visit:
        made.pop()
    return made


def find_attack_targets(g: Game, s: State, player: int, row: CardState) -> list[Option]:
    """Return what a monster of this player can attack now: monsters of the opponent, or the opponent.

    rule: battle.replay.new-choice-uses-current-legality
    """
    targets: list[Option] = []
    for uid in s.monsters_of(1 - player):
        if may_attack_target(g, s, player, row, s.cards[uid], None) == 0:
            targets.append(Option(PICK_CARD, uid))
    if may_attack_directly(g, s, player, row, None) == 0:
        targets.append(THE_DIRECT_ATTACK)
    return targets


def may_attack_target(g: Game, s: State, player: int, row: CardState, target: CardState, why: Why | None) -> int:
    """Return 0 when this monster of the opponent can be chosen as the target of that monster's attack."""
    if target.controller == player or not is_monster_zone(target.place):
        no = rule.CARD_MONSTER_ONLY_MONSTERS_BATTLE
        if is_monster_zone(target.place):
            no = rule.BATTLE_ATTACK_MUST_CHOOSE_MONSTER_IF_ANY
        refuse(why, no)
        return no
    made = earlier_attacks(s, row)
    left = attack_left(g, s, row, made)
    if left == NO_ATTACK or (left == ON_A_FURTHER_MONSTER and (target.uid, target.visit) in made):
        if no := refuse(why, rule.BATTLE_ATTACK_ONCE_PER_TURN):
            return no
    by = find_forbidding(g, s, player, BEING_ATTACKED, target, source=row)
    if by == continuous.NOBODY_FORBIDS:
        by = find_barring(g, s, player, row, target)
    if by == continuous.NOBODY_FORBIDS:
        by = find_drawing(g, s, player, target)
    if by != continuous.NOBODY_FORBIDS:
        if no := refuse(why, rule.EFFECT_CANNOT_FORBIDS_WHILE_IT_APPLIES, by):
            return no
    return why.first() if why is not None else 0


def may_attack_directly(g: Game, s: State, player: int, row: CardState | None, why: Why | None) -> int:
    """Return 0 when an attack of this player, with this monster if one is said, can go directly to the opponent.

    rule: battle.attack.direct-when-no-monster
    """
    if row is not None and attack_left(g, s, row, earlier_attacks(s, row)) != ANY_ATTACK:
        if no := refuse(why, rule.BATTLE_ATTACK_ONCE_PER_TURN):
            return no
    if not is_open_to_direct_attack(g, s, player, row):
        if no := refuse(why, rule.BATTLE_ATTACK_MUST_CHOOSE_MONSTER_IF_ANY):
            return no
    by = find_forbidding(g, s, player, ATTACKING_DIRECTLY, row)
    if by == continuous.NOBODY_FORBIDS:
        by = find_drawing(g, s, player, None)
    if by != continuous.NOBODY_FORBIDS:
        if no := refuse(why, rule.EFFECT_CANNOT_FORBIDS_WHILE_IT_APPLIES, by):
            return no
    return why.first() if why is not None else 0


def is_open_to_direct_attack(g: Game, s: State, player: int, row: CardState | None) -> bool:
    """Whether no monster stands in the way, or an effect lets the attacker pass them by.

    That it can attack none of them opens no way.  rule: battle.attack.must-choose-monster-if-any
    """
    if not s.monsters_of(1 - player):
        return True
    return row is not None and granted(g, s, row, ATTACK_DIRECTLY) != 0


def find_drawing(g: Game, s: State, player: int, target: CardState | None) -> int:
    """Return the pool index of a card that lets a monster draw this player's attacks upon itself, -1 for none.

    Without a target it is asked about a direct attack.
    """
    if not continuous.has_op(g, s, OP_GRANT):
        return NOBODY_FORBIDS
    for source, lasting, step in continuous.find_steps(g, s, OP_GRANT):
        draws = step.allowance == DRAWS_ATTACKS
        if not draws and (step.allowance != HIDES_THE_OTHERS or target is None):
            continue
        for uid in s.monsters_of(1 - player):
            row = s.cards[uid]
            if (target is not None and uid == target.uid) or (lasting is not None and lasting.player != row.controller):
                continue
            if draws and lasting is not None:
                applies = continuous.was_applied_to(lasting, row)  # however it lies by now
            else:
                applies = row.face_up and continuous.applies_to(g, s, source, lasting, step, row)
            if applies:
                return lasting.card if lasting is not None else source.card if source is not None else NOBODY_FORBIDS
    return NOBODY_FORBIDS


def find_barring(g: Game, s: State, player: int, row: CardState, target: CardState) -> int:
    """Return the pool index of a card whose effect bars this monster from attacking that one, -1 for none.

    Said of cards, it is about the attackers and `what` about the attacked monsters; said of a player, about all of his.
    """
    if not continuous.live_lines(g, s)[continuous.AT_DOINGS] & 1 << ATTACKING_MONSTERS:
        return NOBODY_FORBIDS
    for source, lasting, step in continuous.find_steps(g, s, OP_FORBID):
        if step.doing == ATTACKING_MONSTERS and is_barred(g, s, player, source, lasting, step, row, target):
            return lasting.card if lasting is not None else source.card if source is not None else NOBODY_FORBIDS
    return NOBODY_FORBIDS


def is_barred(
    g: Game,
    s: State,
    player: int,
    source: CardState | None,
    lasting: Lingering | None,
    step: Step,
    row: CardState,
    target: CardState,
) -> bool:
    """Whether one restriction bars this monster from attacking that one."""
    if lasting is not None:
        whose = lasting.player
    else:
        assert source is not None
        whose = source.controller
    if step.slot == NO_SLOT:
        return continuous.concerns(g, s, whose, step, player, target, () if lasting is None else lasting.memory)
    if not continuous.applies_to(g, s, source, lasting, step, row):
        return False
    return step.filter is None or fits(g, s, whose, continuous.own_memory(s, row), target, step.filter, True)
