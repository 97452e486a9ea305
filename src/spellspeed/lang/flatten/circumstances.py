"""What surrounds the steps of a line: its kind and speed, when, where and how often it is used."""

from typing import Final

import spellspeed.lang.codes.code as code
from spellspeed.lang.codes.code import ConditionCode, EventCode
from spellspeed.lang.flatten.happening_codes import event_codes
from spellspeed.lang.flatten.step_codes import StepWriter
from spellspeed.lang.words.every_word import FUSION_SUMMON
from spellspeed.lang.words.lasting import goes_on
from spellspeed.lang.words.lines import (
    ActivatedLine,
    Activation,
    AttackCost,
    Clause,
    Continuous,
    Flip,
    Ignition,
    Instead,
    Limit,
    Line,
    Materials,
    Quick,
    Substitute,
    SummonCondition,
    SummonProcedure,
    TributeProcedure,
    Trigger,
    Unclassified,
)
from spellspeed.lang.words.nouns import THIS_CARD
from spellspeed.lang.words.timings import BattleReached, Flipped, If, Summoned, Timing
from spellspeed.words import (
    AFTER_DAMAGE_CALCULATION,
    ATK,
    BECAUSE_OF_BATTLE,
    BEFORE_DAMAGE_CALCULATION,
    COUNTER,
    DAMAGE_CALCULATION,
    DEF,
    END_OF_DAMAGE_STEP,
    EVENT_BATTLED,
    EVENT_CONTROL_CHANGED,
    EVENT_DESTROYED,
    EVENT_LP_CHANGED,
    EVENT_SENT_TO_GRAVEYARD,
    EVENT_TIMING_REACHED,
    EVENT_TRIBUTED,
    IN_EXTRA_DECK,
    IN_FIELD_ZONE,
    IN_HAND,
    IN_MONSTER_ZONE,
    IN_PENDULUM_ZONE,
    IN_SPELL_TRAP_ZONE,
    MONSTER,
    ON_THE_FIELD,
    PENDULUM,
    QUICK_PLAY,
    SPELL,
    START_OF_DAMAGE_STEP,
    THE_ACTIVATION,
    TRAP,
)

PENDULUM_CARD: Final = SPELL | PENDULUM  # what a Pendulum Monster is in a Pendulum Zone

EVERY_TIMING: Final = sum(
    1 << timing
    for timing in (
        START_OF_DAMAGE_STEP,
        BEFORE_DAMAGE_CALCULATION,
        DAMAGE_CALCULATION,
        AFTER_DAMAGE_CALCULATION,
        END_OF_DAMAGE_STEP,
    )
)

UNTIL_CALCULATION: Final = 1 << START_OF_DAMAGE_STEP | 1 << BEFORE_DAMAGE_CALCULATION

SPEEDS: Final = {Ignition: 1, Trigger: 1, Flip: 1, Quick: 2}

KINDS: Final = {
    Activation: code.LINE_ACTIVATION,
    Ignition: code.LINE_IGNITION,
    Quick: code.LINE_QUICK,
    Trigger: code.LINE_TRIGGER,
    Flip: code.LINE_FLIP,
    Continuous: code.LINE_CONTINUOUS,
    Unclassified: code.LINE_UNCLASSIFIED,
    Instead: code.LINE_INSTEAD,
    SummonProcedure: code.LINE_PROCEDURE,
    Materials: code.LINE_MATERIALS,
    Substitute: code.LINE_SUBSTITUTE,
    SummonCondition: code.LINE_CONDITION,
    Clause: code.LINE_CLAUSE,
    TributeProcedure: code.LINE_TRIBUTES,
    AttackCost: code.LINE_ATTACK_COST,
}


def speed_of(line: Line, kind: int) -> int:
    """Return the Spell Speed of a line on a card of this kind, 0 for what is not activated.

    rule: chain.spell-speed-1.members, chain.spell-speed-2.members, chain.spell-speed-3.only-counter-traps
    rule: effect-type.unclassified.not-activated
    """
    if isinstance(line, Activation):
        if kind & TRAP:
            return 3 if kind & COUNTER else 2
        return 2 if kind & QUICK_PLAY else 1
    for node, speed in SPEEDS.items():
        if isinstance(line, node):
            return speed
    return 0


def kind_of(line: Line) -> int:
    """Return the kind of a line as the engine tells them apart."""
    if isinstance(line, Continuous):
        if line.when is not None:
            return code.LINE_EACH_TIME
        return code.LINE_CONTINUOUS if line.do is None or goes_on(line.do) else code.LINE_WHILE
    if isinstance(line, Unclassified):
        if line.when is None and line.do is not None and goes_on(line.do):
            return code.LINE_CONTINUOUS
        if line.when is not None and is_own_summon(line.when):
            return code.LINE_EACH_TIME
    if isinstance(line, Materials) and line.by is not FUSION_SUMMON:
        return code.LINE_PROCEDURE
    return KINDS[type(line)]


def is_own_summon(timing: Timing) -> bool:
    """Whether what a line answers is the summon of its own card: it happens once, as the monster comes.

    rule: stats.question.halved-or-doubled-original-counts-as-zero
    """
    return all(isinstance(event, Summoned) and event.what is THIS_CARD for event in timing.events)


def find_damage_step(line: ActivatedLine, writer: StepWriter, speed: int) -> int:
    """Return the timings of the Damage Step in which a line can be activated, as its deeds say or as it says itself.

    rule: damage-step.activation.default-ban, damage-step.activation.activation-negating-effects
    """
    # rule: damage-step.no-summon-effects
    if any(step.op in (code.OP_FUSION_SUMMON, code.OP_RITUAL_SUMMON, code.OP_NORMAL_SUMMON) for step in writer.steps):
        return 0
    if line.damage_step is not None:
        return EVERY_TIMING if line.damage_step else 0
    negates = sum({step.negates for step in writer.steps if step.op == code.OP_NEGATE})
    if isinstance(line, Flip) or speed == 3 or negates & THE_ACTIVATION:
        return EVERY_TIMING
    if isinstance(line, Trigger):
        return EVERY_TIMING if line.mandatory or belongs_to_battle(line.when, writer) else 0
    happenings = () if line.when is None else line.when.events
    stated = sum({event.timing.value for event in happenings if isinstance(event, BattleReached)})
    if stated:
        return stated
    if any(is_result_of_battle(event) for event in codes_of(line.when, writer)):
        return EVERY_TIMING
    stats = sum({1 << step.stat for step in writer.steps if step.op == code.OP_STAT})
    # rule: damage-step.activation.atk-def-only-until-before-calculation
    return UNTIL_CALCULATION if speed == 2 and stats & (1 << ATK | 1 << DEF) else 0


def belongs_to_battle(timing: Timing | None, writer: StepWriter) -> bool:
    """Whether an optional trigger can be activated in the Damage Step: it is about its own card, or about the battle.

    rule: damage-step.trigger.optional-not-allowed, damage-step.trigger.self-destroyed-allowed
    """
    return any(is_of_battle(event) for event in codes_of(timing, writer))


def is_of_battle(event: EventCode) -> bool:
    """Whether an event is the own card's, or a result of the battle."""
    if event.slot == code.SLOT_THIS or event.kind in (EVENT_TIMING_REACHED, EVENT_BATTLED, EVENT_LP_CHANGED):
        return True
    return is_result_of_battle(event)


def is_result_of_battle(event: EventCode) -> bool:
    """Whether an event is, or may be, battle damage or a destruction or loss by battle."""
    kinds = (EVENT_DESTROYED, EVENT_SENT_TO_GRAVEYARD, EVENT_LP_CHANGED)
    if event.kind in kinds and event.because:
        return event.because & BECAUSE_OF_BATTLE != 0
    # What was destroyed, however, may have been destroyed by battle.
    return event.kind == EVENT_DESTROYED or (event.kind == EVENT_SENT_TO_GRAVEYARD and event.destroyed)


def codes_of(timing: Timing | None, writer: StepWriter) -> list[EventCode]:
    """Return everything a timing speaks of."""
    happenings = () if timing is None else timing.events
    return [event for happening in happenings for event in event_codes(writer, happening)]


def follows_its_card(timing: Timing | None, writer: StepWriter) -> bool:
    """Whether a trigger answers what becomes of its card, or of one it falls with: it is activated wherever it went."""
    for event in codes_of(timing, writer):
        moved = EVENT_DESTROYED <= event.kind < EVENT_CONTROL_CHANGED or event.kind == EVENT_TRIBUTED
        if event.slot in (code.SLOT_THIS, code.SLOT_BOUND) and moved:
            return True
    return False


class Circumstances:
    """What surrounds the steps of a line: when, where and how often it is used."""

    def __init__(self, line: Line, kind: int, writer: StepWriter) -> None:
        self.timing: Timing | None = None
        self.needs: ConditionCode | None = None
        self.still_needs: ConditionCode | None = None
        self.from_hand: ConditionCode | None = None
        self.while_: ConditionCode | None = None
        self.limit: Limit | None = None
        self.places = IN_MONSTER_ZONE if kind & MONSTER else ON_THE_FIELD
        if kind == PENDULUM_CARD:
            self.places = IN_PENDULUM_ZONE
        self.speed = speed_of(line, kind)
        self.damage_step = 0
        self.mandatory = isinstance(line, (Trigger, Flip, Quick, Instead)) and line.mandatory
        self.follows = False
        if isinstance(line, ActivatedLine):
            self.read_activated(line, writer)
        if isinstance(line, Activation):
            self.from_hand = writer.condition(line.from_hand)
            self.places = IN_SPELL_TRAP_ZONE | IN_FIELD_ZONE
            if not kind & TRAP or line.from_hand is not None:
                self.places |= IN_HAND
            if kind == PENDULUM_CARD:
                self.places = IN_HAND | IN_PENDULUM_ZONE  # rule: pendulum.zone.only-pendulum-cards-by-activation
        if isinstance(line, Flip):
            self.timing = If(Flipped(THIS_CARD))
            self.follows = True
        if isinstance(line, Continuous):
            self.while_ = writer.condition(line.while_)
            self.timing = line.when
            self.limit = line.limit
            if line.where is not None:
                self.places = line.where.yours.value
        if isinstance(line, Instead):
            self.while_ = writer.condition(line.while_)
            self.limit = line.limit
            self.timing = None if line.of is None else If(line.of)
            if line.from_ is not None:
                self.places = line.from_.yours.value
        self.read_summon(line, writer)
        if isinstance(line, Clause):
            self.timing = line.when
            self.while_ = writer.condition(line.while_)
        if isinstance(line, Unclassified):
            self.timing = line.when
            self.needs = writer.condition(line.if_)
            self.follows = follows_its_card(line.when, writer)
            if kind_of(line) == code.LINE_CONTINUOUS:
                self.while_ = self.needs
            if line.where is not None:
                self.places = line.where.yours.value

    def read_summon(self, line: Line, writer: StepWriter) -> None:
        """Read what a line says of how its monster is summoned."""
        if isinstance(line, SummonProcedure):
            self.needs = writer.condition(line.needs)
            self.limit = line.limit
            self.places = line.from_.yours.value
        if isinstance(line, Materials) and line.by is not FUSION_SUMMON:
            self.places = IN_EXTRA_DECK
            self.limit = line.limit
        if isinstance(line, SummonCondition):
            self.places = line.from_.value
            self.needs = writer.condition(line.unless)
        if isinstance(line, TributeProcedure):
            self.needs = writer.condition(line.needs)

    def read_activated(self, line: ActivatedLine, writer: StepWriter) -> None:
        """Read what only lines have that are activated."""
        self.timing = line.when
        self.limit = line.limit
        self.needs = writer.condition(line.needs)
        self.still_needs = writer.condition(line.still_needs)
        self.damage_step = find_damage_step(line, writer, self.speed)
        if line.from_ is not None:
            self.places = line.from_.yours.value
        elif isinstance(line, Trigger):
            self.follows = follows_its_card(line.when, writer)
