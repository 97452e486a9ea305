"""Which of several reasons decides: what this turn cannot be rid of, else that whose end would allow the act."""

from typing import Final

import spellspeed.rulebook.codes as rule
from spellspeed.rulebook.book import Pair
from spellspeed.wishes.facts import OTHERS_TURN
from spellspeed.words import BATTLE_PHASE, END_PHASE, MAIN_PHASE_1, MAIN_PHASE_2

NOT_HIS: Final = 0  # the card is not the player's: all else is beside the point
BY_WHAT_IT_IS: Final = 1  # no play at all can remove it
BY_ITS_PLACE: Final = 2  # the card is not where it could be used, in whatever turn
FOR_THIS_TURN: Final = 3  # no play of this turn can remove it
BY_A_CARD: Final = 4  # it ends with the card that forbids; what follows from it is told behind it
BY_THE_PHASE: Final = 5  # another phase of this turn is wanted, where it will be asked what else is missing
BY_THE_POSITION: Final = 6  # a condition, a zone: play can change it
BY_CONSEQUENCE: Final = 7  # a cost, a target, an outcome is missing: often because of what is told before
BY_THE_MOMENT: Final = 8  # it passes by itself, as play goes on
BY_THE_REQUEST: Final = 9  # no rule of the game, only what is asked of whom

# What the card is.
INNATE: Final = frozenset(
    {
        rule.CARD_EFFECT_MONSTER_ANY_MONSTER_WITH_EFFECT,
        rule.CARD_KIND_SPELL_TRAP_MARK,
        rule.CARD_MONSTER_ONLY_MONSTERS_BATTLE,
        rule.CARD_NORMAL_MONSTER_NO_MONSTER_EFFECT,
        rule.GEMINI_NOT_RESUMMONED_NEGATED_BECOMES_EFFECT_MONSTER,
        rule.GEMINI_RESUMMON_ACTS_ON_MONSTER_ALREADY_ON_FIELD,
        rule.GEMINI_RESUMMONED_IS_EFFECT_MONSTER,
        rule.GEMINI_TREATED_AS_NORMAL_MONSTER,
        rule.EFFECT_TYPE_CONTINUOUS_NOT_ACTIVATED,
        rule.LINK_POSITION_ALWAYS_ATTACK,
        rule.SUMMON_NORMAL_ELIGIBLE_MONSTERS,
        rule.SUMMON_SPECIAL_MONSTER_CANNOT_BE_NORMAL_SUMMONED,
        rule.SUMMON_SPECIAL_SOURCES,
    }
)
MISSING: Final = frozenset(
    {
        rule.COST_UNPAYABLE_CANNOT_ACTIVATE,
        rule.EFFECT_CONDITION_NO_POSSIBLE_RESOLUTION_BLOCKS_ACTIVATION,
        rule.TARGET_TIMING_CHOSEN_AT_ACTIVATION,
    }
)

# What has been used up or has gone by, and where the card lies.
LASTING: Final = frozenset(
    {
        rule.BATTLE_ATTACK_ONCE_PER_TURN,
        rule.BATTLE_PHASE_NOT_ON_FIRST_TURN,
        rule.CHAIN_TRIGGER_HAND_SELF_SUMMON_ONLY_ONE,
        rule.EFFECT_ACTIVATION_CARD_ACTIVATION_ALWAYS_CHAINS,
        rule.EFFECT_NAME_LIMIT_THE_EFFECTS_OF_X_ONCE,
        rule.EFFECT_NAME_LIMIT_THIS_EFFECT_OF_X_ONCE,
        rule.EFFECT_ONCE_PER_TURN_LIMITS_THE_USER,
        rule.EFFECT_USE_LIMIT_EFFECT_NEGATED_STILL_ACTIVATED,
        rule.GEMINI_RESUMMON_NO_MANUAL_POSITION_CHANGE_THAT_TURN,
        rule.GEMINI_RESUMMON_USES_THE_NORMAL_SUMMON_OF_THE_TURN,
        rule.NEGATE_ACTIVATION_MUST_CHAIN_DIRECTLY,
        rule.PENDULUM_SUMMON_ONCE_PER_TURN,
        rule.POSITION_CHANGE_NOT_AFTER_ATTACKING,
        rule.POSITION_CHANGE_NOT_TURN_NORMAL_SUMMONED,
        rule.POSITION_CHANGE_NOT_TURN_SPECIAL_SUMMONED,
        rule.POSITION_CHANGE_ONCE_PER_MONSTER_PER_TURN,
        rule.SPELL_ACTIVATION_NOT_IN_OPPONENTS_TURN,
        rule.SPELL_QUICK_PLAY_NOT_IN_TURN_IT_WAS_SET,
        rule.SPELL_QUICK_PLAY_OPPONENTS_TURN_ONLY_IF_SET,
        rule.SUMMON_FLIP_NOT_AFTER_ATTACK_THEN_FACEDOWN,
        rule.SUMMON_FLIP_NOT_AFTER_POSITION_CHANGE_THEN_FACEDOWN,
        rule.SUMMON_FLIP_NOT_AFTER_SUMMON_THEN_FACEDOWN,
        rule.SUMMON_FLIP_NOT_IN_TURN_IT_WAS_SET,
        rule.SUMMON_FLIP_NOT_TURN_SPECIAL_SUMMONED_FACEDOWN,
        rule.SUMMON_NORMAL_FROM_HAND_FACE_UP_ATTACK,
        rule.SUMMON_NORMAL_ONCE_PER_TURN_SHARED,
        rule.TIMING_OPTIONAL_PLAYER_DECIDES,
        rule.TIMING_SUMMON_RESPONSE_ONLY_IN_FIRST_CHAIN,
        rule.TIMING_TRIGGER_HIDDEN_CARD_CANNOT_ACTIVATE,
        rule.TIMING_TRIGGER_NOT_FROM_DECK_OR_FACEDOWN_EXTRA_DECK,
        rule.TIMING_TRIGGER_SOURCE_MOVED_CANNOT_ACTIVATE,
        rule.TIMING_WHEN_OPTIONAL_MISSES,
        rule.TRAP_SET_MUST_BE_SET_FIRST,
        rule.TRAP_SET_NOT_IN_TURN_IT_WAS_SET,
        rule.TURN_END_NEGATED_TRIGGER_CANNOT_RETRY,
        rule.TURN_MAIN2_NO_RETURN_TO_BATTLE,
        rule.TURN_PHASE_START_DECLARED_BY_TURN_PLAYER,
        rule.TURN_STANDBY_NEGATED_TRIGGER_CANNOT_RETRY,
        rule.TURN_TURN_PLAYER_DEFINITION,
    }
)
# What wants another moment of the same turn, whoever's turn it is.
PASSING: Final = frozenset(
    {
        rule.BATTLE_BATTLE_STEP_ONE_ATTACKER_AT_A_TIME,
        rule.BATTLE_END_STEP_CLOSES_BATTLE_PHASE,
        rule.BATTLE_START_STEP_DECLARES_BATTLE_PHASE,
        rule.CHAIN_RESOLVE_NO_ACTIVATION_DURING,
        rule.CHAIN_SPELL_SPEED_1_CANNOT_BE_CHAINED_FREELY,
        rule.CHAIN_SPELL_SPEED_MUST_BE_AT_LEAST,
        rule.CHAIN_UNCHAINABLE_SUMMONS_AND_PHASE_DECLARATIONS,
        rule.DAMAGE_STEP_ACTIVATION_ATK_DEF_ONLY_UNTIL_BEFORE_CALCULATION,
        rule.DAMAGE_STEP_ACTIVATION_DEFAULT_BAN,
        rule.EFFECT_ACTIVATION_ORDER_OF_STEPS,
        rule.PRIORITY_OPPONENT_CANNOT_ACT_FIRST_EXCEPT_TRIGGERS,
        rule.TIMING_ACTION_NOTHING_ACTIVATED_BEFORE_IT_IS_DONE,
        rule.TURN_DRAW_NO_ACTIVATION_BEFORE_DRAW,
        rule.TURN_END_HAND_LIMIT_AFTER_EVERYTHING_ELSE,
        rule.TURN_END_HAND_LIMIT_DISCARD_DOWN_TO_SIX,
    }
)
# What wants an open state of the player's own Main Phase: with the turn or its last Main Phase the occasion is gone.
IN_MAIN_PHASE: Final = frozenset(
    {
        rule.EFFECT_TYPE_IGNITION_OWN_MAIN_PHASE_OPEN_STATE,
        rule.POSITION_CHANGE_IN_OWN_MAIN_PHASE,
        rule.SPELL_ACTIVATION_OWN_MAIN_PHASE_OPEN_STATE,
        rule.SUMMON_PROCEDURE_MAIN_PHASE_OPEN_STATE,
        rule.TURN_MAIN_ACTIONS_ONLY_IN_MAIN_PHASE,
        rule.TURN_MAIN_OPEN_STATE_REQUIRED,
    }
)


def rank_reason(
    number: int, facts: tuple[Pair, ...], by_card: bool, phase: int, attacks: bool, misplaced: bool = False
) -> int:
    """Return how decisive a reason is, 0 most of all; `attacks` says that the wish is an attack.

    `misplaced` says that the reason tells where the card is instead of where it could be used.

    >>> rank_reason(rule.SUMMON_NORMAL_ONCE_PER_TURN_SHARED, (), False, END_PHASE, False) == FOR_THIS_TURN
    True
    """
    if number == rule.ASK_NOT_YOUR_CARD:
        return NOT_HIS
    if number in INNATE:
        return BY_WHAT_IT_IS
    if misplaced or number == rule.EFFECT_FACE_DOWN_MONSTER_EFFECT_INACTIVE:
        return BY_ITS_PLACE
    if number == rule.ASK_NOT_OFFERED or number == rule.ASK_WRONG_PLAYER:
        return BY_THE_REQUEST
    if number in PASSING:
        return BY_THE_MOMENT
    if number in LASTING or OTHERS_TURN in facts:
        return FOR_THIS_TURN
    if number in IN_MAIN_PHASE:
        if phase == MAIN_PHASE_1 or phase == MAIN_PHASE_2 or number == rule.TURN_MAIN_OPEN_STATE_REQUIRED:
            return BY_THE_MOMENT
        return FOR_THIS_TURN if phase == END_PHASE else BY_THE_PHASE
    if number == rule.TURN_STRUCTURE_SIX_PHASES_IN_ORDER:
        return FOR_THIS_TURN if not attacks or phase > BATTLE_PHASE else BY_THE_PHASE
    if by_card:
        return BY_A_CARD
    return BY_CONSEQUENCE if number in MISSING else BY_THE_POSITION
