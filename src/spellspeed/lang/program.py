"""From a sentence to its program; besides `check` and `render`, only the flattening reads nodes."""

from dataclasses import fields
from typing import Any, Final

import spellspeed.lang.code as code
from spellspeed.lang.becoming import becomes_monster
from spellspeed.lang.card_code import Program
from spellspeed.lang.categories import is_continuous
from spellspeed.lang.choices import Exists, Not
from spellspeed.lang.code import ConditionCode, EventCode
from spellspeed.lang.coding import FindCard
from spellspeed.lang.declaring import keeps_declaration
from spellspeed.lang.events import event_codes
from spellspeed.lang.filter_code import where_such_lie
from spellspeed.lang.lasting import goes_on
from spellspeed.lang.line_code import LineCode, Step
from spellspeed.lang.lines import (
    ActivatedLine,
    Activation,
    AttackCost,
    Card,
    Clause,
    Continuous,
    Flip,
    Ignition,
    Instead,
    Limit,
    Line,
    Materials,
    OnlyOne,
    Quick,
    Substitute,
    SummonCondition,
    SummonProcedure,
    TributeProcedure,
    Trigger,
    Unclassified,
)
from spellspeed.lang.node import words_in
from spellspeed.lang.nouns import A_MONSTER, THIS_CARD, AnyCard, Filter, MaterialsUsed, Monster, SummonedBy
from spellspeed.lang.places import YOUR_FIELD
from spellspeed.lang.rare import StandbysPassed
from spellspeed.lang.timings import (
    BattleReached,
    Flipped,
    If,
    Response,
    Summoned,
    Timing,
    When,
)
from spellspeed.lang.verbs import GainEffects
from spellspeed.lang.words import FACE_UP, FUSION_SUMMON, SUMMONED_ANYHOW
from spellspeed.lang.writer import Writer
from spellspeed.words import (
    AFTER_DAMAGE_CALCULATION,
    ATK,
    BECAUSE_OF_BATTLE,
    BEFORE_DAMAGE_CALCULATION,
    CONTINUOUS,
    COUNTER,
    DAMAGE_CALCULATION,
    DEF,
    END_OF_DAMAGE_STEP,
    EVENT_BATTLED,
    EVENT_CONTROL_CHANGED,
    EVENT_DESTROYED,
    EVENT_LP_CHANGED,
    EVENT_PHASE_STARTED,
    EVENT_SENT_TO_GRAVEYARD,
    EVENT_STEP_STARTED,
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
    YOU,
)

PENDULUM_CARD: Final = SPELL | PENDULUM  # what a Pendulum Monster is in a Pendulum Zone
OF_A_PHASE: Final = 1 << EVENT_PHASE_STARTED | 1 << EVENT_STEP_STARTED
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
# From where other deeds Special Summon monsters; Tokens come from no place that a card could lie in before.
FROM: Final = {code.OP_FUSION_SUMMON: IN_EXTRA_DECK, code.OP_RITUAL_SUMMON: IN_HAND, code.OP_TOKEN: ON_THE_FIELD}
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


def find_damage_step(line: ActivatedLine, writer: Writer, speed: int) -> int:
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


def belongs_to_battle(timing: Timing | None, writer: Writer) -> bool:
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


def codes_of(timing: Timing | None, writer: Writer) -> list[EventCode]:
    """Return everything a timing speaks of."""
    happenings = () if timing is None else timing.events
    return [event for happening in happenings for event in event_codes(writer, happening)]


def follows_its_card(timing: Timing | None, writer: Writer) -> bool:
    """Whether a trigger answers what becomes of its own card, so that it is activated wherever the card went."""
    for event in codes_of(timing, writer):
        moved = EVENT_DESTROYED <= event.kind < EVENT_CONTROL_CHANGED or event.kind == EVENT_TRIBUTED
        if event.slot == code.SLOT_THIS and moved:
            return True
    return False


def takes_a_monster(step: Step, kind: int, line: ActivatedLine) -> bool:
    """Whether a cost takes a monster off your field, so that a zone is free when the effect resolves."""
    if step.op not in (code.OP_TRIBUTE, code.OP_SEND, code.OP_BANISH, code.OP_TO_HAND, code.OP_TO_DECK):
        return False
    if step.choice is not None:
        # What may be any card may be a monster; the payer of the cost is asked for one if it must be.
        return step.choice.yours & IN_MONSTER_ZONE != 0 and step.choice.filter.what & MONSTER != 0
    leaves = step.op in (code.OP_TRIBUTE, code.OP_SEND) and step.slot == code.SLOT_THIS
    return leaves and kind & MONSTER != 0 and line.from_ is None


def flatten_line(
    line: Line, index: int, kind: int, find_card: FindCard, keeps_declaration: bool, granted: list[Line] | None = None
) -> LineCode:
    """Flatten one line of a card of this kind; what a Pendulum Effect is of is a Spell that is a Pendulum Card."""
    writer = Writer(find_card)
    writer.keeps_declaration = keeps_declaration
    writer.granted = list(granted or ())
    possible: list[int] = []
    if isinstance(line, (Continuous, Unclassified, Instead, Clause)):
        writer.reading = kind_of(line) != code.LINE_CONTINUOUS and not (isinstance(line, Clause) and line.when is None)
        if line.do is not None:
            writer.begin_group(line.do)
            possible = writer.deed(line.do)
        return build(line, index, kind, writer, 0, 0, tuple(possible) if isinstance(line, Instead) else ())
    if isinstance(line, Materials):
        for material in line.of:
            only_named = bool(material.name) and material == Monster(name=material.name)
            writer.emit(Step(code.OP_MATERIAL, filter_=writer.filter(material), only_named=only_named))
        return build(line, index, kind, writer, 0, 0)
    if isinstance(line, (SummonCondition, TributeProcedure)):
        named = line.only_by if isinstance(line, SummonCondition) else line.of
        named = None if named == A_MONSTER else named
        if named is not None:
            writer.emit(Step(code.OP_MATERIAL, filter_=writer.filter(named)))
        return build(line, index, kind, writer, 0, 0)
    if isinstance(line, Substitute):
        return build(line, index, kind, writer, 0, 0)
    writer.as_cost = True
    if isinstance(line, (SummonProcedure, AttackCost)):
        if line.by is not None:
            writer.begin_group(line.by)
            writer.deed(line.by)
        paid = writer.here()
        oath = line.oath if isinstance(line, SummonProcedure) else None
        if oath is not None:
            writer.as_cost = writer.reading = False
            writer.deed(oath)
        return build(line, index, kind, writer, paid, paid, oath_at=code.NO_OATH if oath is None else paid)
    assert isinstance(line, ActivatedLine), f"{line!r} is no line"
    writer.pay(line.cost, line)
    writer.frees_a_zone = any(takes_a_monster(step, kind, line) for step in writer.steps)
    targets_at = writer.here()
    writer.targets(line.target)
    deeds_at = writer.here()
    if line.do is not None:
        writer.registers.clear()
        writer.said = 0
        writer.recall_materials(line.do)
        writer.begin_group(line.do)
        possible = writer.deed(line.do)
    writer.tell_targets_their_verb(deeds_at)
    writer.tell_targets_what_depends_on_them(possible)
    writer.tell_costs_what_depends_on_them()
    oath_at = code.NO_OATH
    if line.oath is not None:
        writer.reading = False
        oath_at = writer.here()
        writer.deed(line.oath)
    flat = build(line, index, kind, writer, targets_at, deeds_at, tuple(possible), oath_at)
    bar_responses(flat, writer, line.unanswered)
    return flat


def bar_responses(flat: LineCode, writer: Writer, response: Response | None) -> None:
    """Note what cannot be activated in response to a line."""
    if response is not None:
        flat.unanswered = writer.filter(response.what)
        flat.unanswered_as, flat.unanswered_by = response.as_.value, response.by.value


def stays_on_field(line: Line, kind: int) -> bool:
    """Whether a card that would go to the Graveyard, after its use or its destruction, stays on the field."""
    if isinstance(line, Instead):
        return line.stays
    return isinstance(line, Activation) and (line.stays or kind == PENDULUM_CARD)


class Circumstances:
    """What surrounds the steps of a line: when, where and how often it is used."""

    def __init__(self, line: Line, kind: int, writer: Writer) -> None:
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
            self.while_, self.timing, self.limit = writer.condition(line.while_), line.when, line.limit
            if line.where is not None:
                self.places = line.where.yours.value
        if isinstance(line, Instead):
            self.while_, self.limit = writer.condition(line.while_), line.limit
            self.timing = None if line.of is None else If(line.of)
            if line.from_ is not None:
                self.places = line.from_.yours.value
        if isinstance(line, SummonProcedure):
            self.needs, self.limit, self.places = writer.condition(line.needs), line.limit, line.from_.yours.value
        if isinstance(line, Materials) and line.by is not FUSION_SUMMON:
            self.places, self.limit = IN_EXTRA_DECK, line.limit
        if isinstance(line, SummonCondition):
            self.places = line.from_.value
            self.needs = writer.condition(line.unless)
        if isinstance(line, Clause):
            self.timing, self.while_ = line.when, writer.condition(line.while_)
        if isinstance(line, TributeProcedure):
            self.needs = writer.condition(line.needs)
        if isinstance(line, Unclassified):
            self.timing, self.needs = line.when, writer.condition(line.if_)
            self.follows = follows_its_card(line.when, writer)
            if kind_of(line) == code.LINE_CONTINUOUS:
                self.while_ = self.needs
            if line.where is not None:
                self.places = line.where.yours.value

    def read_activated(self, line: ActivatedLine, writer: Writer) -> None:
        """Read what only lines have that are activated."""
        self.timing, self.limit = line.when, line.limit
        self.needs, self.still_needs = writer.condition(line.needs), writer.condition(line.still_needs)
        self.damage_step = find_damage_step(line, writer, self.speed)
        if line.from_ is not None:
            self.places = line.from_.yours.value
        elif isinstance(line, Trigger):
            self.follows = follows_its_card(line.when, writer)


def say_of_summon(line: Line) -> dict[str, Any]:
    """Return what a line says about the summon of its card, by the fields of its code."""
    if isinstance(line, SummonProcedure):
        return {"positions": line.lies.value, "field_of": line.to.value, "properly": line.properly}
    if isinstance(line, SummonCondition):
        return {"never": line.never.value, "properly": line.properly}
    if isinstance(line, TributeProcedure):
        return {"tributes": line.tributes, "no_other_way": line.only, "set_too": line.set_too}
    if not isinstance(line, Materials):
        return {}
    said: dict[str, Any] = {"and_more": line.more, "properly": line.properly}
    if line.by is FUSION_SUMMON:
        said |= {"no_substitutes": line.no_substitutes, "never_one": line.never_one, "not_fused": not line.fused}
    else:
        said |= {"made_by": line.by.value, "of_different_names": line.of_different_names}
        said |= {"positions": FACE_UP.value, "field_of": YOU}
    return said


def build(
    line: Line,
    index: int,
    kind: int,
    writer: Writer,
    targets_at: int,
    deeds_at: int,
    possible: tuple[int, ...] = (),
    oath_at: int = code.NO_OATH,
) -> LineCode:
    """Put the parts of a line together."""
    frame = Circumstances(line, kind, writer)
    limit = frame.limit
    events = tuple(codes_of(frame.timing, writer))
    deeds = writer.steps[deeds_at : oath_at if oath_at >= 0 else None]
    flat = LineCode(
        index,
        kind=kind_of(line),
        number=line.number,
        speed=frame.speed,
        mandatory=frame.mandatory,
        can_miss=isinstance(frame.timing, When) and not frame.mandatory and not isinstance(line, Unclassified),
        places=frame.places,
        anywhere=frame.follows,
        events=events,
        needs=frame.needs,
        still_needs=frame.still_needs,
        from_hand=frame.from_hand,
        while_=frame.while_,
        limit_of=0 if limit is None else limit.of.value,
        limit_per=0 if limit is None else limit.per.value,
        limit_times=0 if limit is None else limit.times,
        steps=tuple(writer.steps),
        targets_at=targets_at,
        deeds_at=deeds_at,
        oath_at=oath_at,
        possible=possible,
        slots=writer.count,
        includes=find_included(deeds, writer.steps, own_places(frame, events)),
        damage_step=frame.damage_step,
        stays=stays_on_field(line, kind),
        shared=isinstance(line, (Quick, Trigger)) and line.shared,
        together=isinstance(line, (Continuous, Instead)) and line.together,
        elsewhere=frame.places & ~(ON_THE_FIELD | IN_PENDULUM_ZONE) if kind_of(line) == code.LINE_CONTINUOUS else 0,
        face_down=isinstance(line, Unclassified) and line.face_down,
        outlasts=isinstance(line, Unclassified) or (isinstance(line, Continuous) and not is_continuous(line)),
        asked_of_materials=tuple(writer.asked_of_materials),
        **say_of_summon(line),
    )
    if flat.kind == code.LINE_ACTIVATION:
        leave_out_itself(writer.steps)
    return flat


def leave_out_itself(steps: list[Step]) -> None:
    """Let an activation choose any card but its own, unless the text speaks of that one.

    rule: target.example.mst-targets-on-activation
    """
    for step in steps:
        if step.choice is not None and step.choice.among < 0:
            step.choice.not_itself = True


def own_places(frame: Circumstances, events: tuple[EventCode, ...]) -> int:
    """Return where a card may be when its own effect moves it: where it has gone, for one that answers its going."""
    gone = 0
    for event in events:
        gone |= event.to | event.to_opponents if event.slot == code.SLOT_THIS else 0
    return gone if frame.follows and gone else frame.places


def find_included(deeds: list[Step], steps: list[Step], own_places: int) -> tuple[int, ...]:
    """Return what deeds do, and to cards in which places, as op, mask of places, op …; a cost is no part of it."""
    found: list[int] = []
    for deed in deeds:
        if deed.moves_cards or deed.about_players:
            found += [deed.op, find_origin(deed, steps, own_places)]
        elif deed.op in FROM:
            found += [code.OP_SPECIAL_SUMMON, FROM[deed.op]]
    return tuple(found)


def find_origin(deed: Step, steps: list[Step], own_places: int) -> int:
    """Return the mask of the places in which the cards of a deed are."""
    slot = deed.slot
    if deed.choice is not None:
        if deed.choice.among < 0:
            return where_such_lie(deed.choice.filter.what, deed.choice.yours | deed.choice.opponents)
        slot = deed.choice.among
    if slot == code.SLOT_THIS:
        return own_places
    mask = 0
    for step in steps:
        # What is chosen when the effect resolves is not among its targets.
        chosen = step.op == code.OP_TARGET or (step.op == code.OP_CHOOSE and slot != code.SLOT_TARGETS)
        if chosen and step.choice is not None and (step.slot == slot or slot == code.SLOT_TARGETS):
            mask |= where_such_lie(step.choice.filter.what, step.choice.yours | step.choice.opponents)
    return mask


def flatten(card: Card, kind: int, find_card: FindCard) -> Program:
    """Flatten a card of this kind; a Spell or Trap without a line for its activation gets one at the end.

    A Pendulum Monster's lines come first, then its Pendulum Effects, then its activation as a Spell.

    >>> flatten(Card(1, "A Continuous Spell"), TRAP, lambda name: 0).lines[0].speed
    2
    """
    program = Program(flatten_lines(card, kind, find_card, 0), flatten_granted(card, find_card, 0))
    words = [word for line in card.all_lines() for word in words_in(line)]
    program.counts_standbys = any(isinstance(word, StandbysPassed) for word in words)
    program.asks_tributes = any(isinstance(word, MaterialsUsed) and word.tributes for word in words)
    asked = [word for word in words if isinstance(word, SummonedBy) or (isinstance(word, Filter) and word.summoned_by)]
    program.asks_origin = bool(asked)
    return program


def flatten_lines(card: Card, kind: int, find_card: FindCard, first: int) -> tuple[LineCode, ...]:
    """Flatten the lines of a card of this kind, and count them from a number."""
    # What a Trap has besides its activation it has as the monster that it becomes.
    other = kind | MONSTER if becomes_monster(card) else kind
    lines: list[tuple[Line, int]] = [(line, kind if isinstance(line, Activation) else other) for line in card.lines]
    lines += [(line, PENDULUM_CARD) for line in card.pendulum] + [(line, kind) for line in card.gemini]
    if kind & PENDULUM:
        # rule: pendulum.activation.placing-is-spell-activation
        lines.append((Activation(), PENDULUM_CARD))
    elif not kind & MONSTER and not any(isinstance(line, Activation) for line in card.lines):
        lines.append((Activation(), kind))
    keeps, granted = keeps_declaration(card), find_granted(card)
    codes: list[LineCode] = []
    for line, of in lines:
        codes.append(flatten_line(spelt_out(card, line), first + len(codes), of, find_card, keeps, granted))
        codes[-1].only_one = isinstance(line, OnlyOne)
        codes[-1].gemini = line in card.gemini
    if kind & TRAP and kind & CONTINUOUS and other == kind:
        for line, effect in with_the_card(card, codes):
            code_ = flatten_line(line, first + len(codes), kind, find_card, keeps)
            code_.counts_as = first + effect
            codes.append(code_)
    return tuple(codes)


def lend_lines(
    card: Card, kind: int, find_card: FindCard, index: int
) -> tuple[tuple[LineCode, ...], tuple[LineCode, ...]]:
    """Flatten the lines of the card with this index as others have them: its own, and those it lets others gain."""
    first = (index + 1) * code.LENT
    return flatten_lines(card, kind, find_card, first), flatten_granted(card, find_card, first + code.GRANTED)


def find_granted(card: Card) -> list[Line]:
    """Return the lines that a card lets others gain, in the order in which it speaks of them."""
    found: list[Line] = []
    for line in card.all_lines():
        for node in words_in(line):
            if isinstance(node, GainEffects):
                found += node.lines
    return found


def flatten_granted(card: Card, find_card: FindCard, first: int) -> tuple[LineCode, ...]:
    """Flatten the lines that a card lets others gain, and count them from a number."""
    lines = enumerate(find_granted(card))
    return tuple(flatten_line(line, first + at, MONSTER, find_card, False) for at, line in lines)


def spelt_out(card: Card, line: Line) -> Line:
    """Return a line with what it says of its card's own name: of whom there is one already, no other is summoned."""
    if not isinstance(line, OnlyOne):
        return line
    another = Exists(AnyCard(FACE_UP, name=card.name), YOUR_FIELD, other_than=THIS_CARD)
    return SummonCondition(line.number, SUMMONED_ANYHOW, unless=Not(another))


def with_the_card(card: Card, codes: list[LineCode]) -> list[tuple[Activation, int]]:
    """Return the effects that can be activated together with a Continuous Trap itself, each with its index.

    A line that says where its card must be wants it to lie there already.
    rule: trap.continuous.effect-in-the-same-link
    """
    if any(isinstance(line, Activation) and line != Activation(line.number) for line in card.lines):
        return []  # its activation has an effect of its own
    found: list[tuple[Activation, int]] = []
    for index, line in enumerate(card.lines):
        if not isinstance(line, (Quick, Trigger)) or line.mandatory or line.from_ is not None:
            continue
        if codes[index].anywhere or codes[index].event_mask & OF_A_PHASE:
            continue
        said = {field.name: getattr(line, field.name) for field in fields(ActivatedLine)}
        found.append((Activation(**said), index))
    return found
