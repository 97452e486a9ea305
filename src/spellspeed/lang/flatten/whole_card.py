"""From a sentence to its program; besides `check` and `render`, only the flattening reads nodes."""

from dataclasses import fields
from typing import Any, Final

import spellspeed.lang.codes.code as code
from spellspeed.lang.codes.card_code import Program
from spellspeed.lang.codes.code import EventCode
from spellspeed.lang.codes.line_code import LineCode, Step
from spellspeed.lang.flatten.circumstances import PENDULUM_CARD, Circumstances, codes_of, kind_of
from spellspeed.lang.flatten.happening_codes import places_of
from spellspeed.lang.flatten.noun_codes import FindCard
from spellspeed.lang.flatten.step_codes import StepWriter
from spellspeed.lang.words.asking import names_in_text, note_what_is_asked
from spellspeed.lang.words.becoming import becomes_monster
from spellspeed.lang.words.categories import is_continuous
from spellspeed.lang.words.choices import Exists, Not, UpTo
from spellspeed.lang.words.declarations import keeps_declaration
from spellspeed.lang.words.deeds import Deed, Joined
from spellspeed.lang.words.every_word import (
    FACE_UP,
    FUSION_SUMMON,
    SUMMONED_ANYHOW,
    THEN,
)
from spellspeed.lang.words.lines import (
    ActivatedLine,
    Activation,
    AttackCost,
    Card,
    Clause,
    Continuous,
    Ignition,
    Instead,
    Line,
    Materials,
    OnlyOne,
    OnlyPlaced,
    Quick,
    Substitute,
    SummonCondition,
    SummonProcedure,
    TributeProcedure,
    Trigger,
    Unclassified,
    is_activated_unsaid,
)
from spellspeed.lang.words.node import words_in
from spellspeed.lang.words.nouns import A_MONSTER, THIS_CARD, AnyCard, Monster
from spellspeed.lang.words.places_said import YOUR_FIELD
from spellspeed.lang.words.timings import (
    Response,
    When,
)
from spellspeed.lang.words.verbs import Banish, GainEffects
from spellspeed.words import (
    CONTINUOUS,
    EVENT_PHASE_STARTED,
    EVENT_STEP_STARTED,
    IN_EXTRA_DECK,
    IN_HAND,
    IN_MONSTER_ZONE,
    IN_PENDULUM_ZONE,
    MONSTER,
    ON_THE_FIELD,
    PENDULUM,
    TRAP,
    YOU,
)

OF_A_PHASE: Final = 1 << EVENT_PHASE_STARTED | 1 << EVENT_STEP_STARTED
# From where other deeds Special Summon monsters; Tokens come from no place that a card could lie in before.
FROM: Final = {code.OP_FUSION_SUMMON: IN_EXTRA_DECK, code.OP_RITUAL_SUMMON: IN_HAND, code.OP_TOKEN: ON_THE_FIELD}


def takes_a_monster(step: Step, kind: int, line: ActivatedLine) -> bool:
    """Whether a cost takes a monster off your field, so that a zone is free when the effect resolves."""
    moves = (code.OP_TRIBUTE, code.OP_SEND, code.OP_BANISH, code.OP_TO_HAND, code.OP_TO_DECK, code.OP_FUSION_SUMMON)
    if step.op not in moves:
        return False
    if step.choice is not None:
        # What may be any card may be a monster; the payer of the cost is asked for one if it must be.
        return step.choice.yours & IN_MONSTER_ZONE != 0 and step.choice.filter.what & MONSTER != 0
    if step.op == code.OP_FUSION_SUMMON:
        return True  # materials that are Tributed
    leaves = step.op in (code.OP_TRIBUTE, code.OP_SEND) and step.slot == code.SLOT_THIS
    return leaves and kind & MONSTER != 0 and line.from_ is None


def frees_a_zone_first(do: Deed | None) -> bool:
    """Whether what is done first takes at least one of your monsters away, for whatever then comes."""
    if not isinstance(do, Joined) or do.how is not THEN or not isinstance(do.first, Banish):
        return False
    given = do.first.cards
    return isinstance(given, UpTo) and given.where == YOUR_FIELD and isinstance(given.what, Monster)


def flatten_line(
    line: Line, index: int, kind: int, find_card: FindCard, keeps_declaration: bool, granted: list[Line] | None = None
) -> LineCode:
    """Flatten one line of a card of this kind; what a Pendulum Effect is of is a Spell that is a Pendulum Card."""
    writer = StepWriter(find_card)
    writer.keeps_declaration = keeps_declaration
    writer.line_index = index
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
    return flatten_activated(line, index, kind, writer)


def flatten_activated(line: ActivatedLine, index: int, kind: int, writer: StepWriter) -> LineCode:
    """Flatten a line that is activated: its cost, its targets, what it does, and what its player swears."""
    possible: list[int] = []
    writer.as_card = isinstance(line, Activation)
    writer.pay(line.cost, line)
    writer.frees_a_zone = any(takes_a_monster(step, kind, line) for step in writer.steps)
    writer.frees_a_zone = writer.frees_a_zone or frees_a_zone_first(line.do)
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


def bar_responses(flat: LineCode, writer: StepWriter, response: Response | None) -> None:
    """Note what cannot be activated in response to a line."""
    if response is not None:
        flat.unanswered = writer.filter(response.what)
        flat.unanswered_as = response.as_.value
        flat.unanswered_by = response.by.value


def stays_on_field(line: Line, kind: int) -> bool:
    """Whether a card that would go to the Graveyard, after its use or its destruction, stays on the field."""
    if isinstance(line, Instead):
        return line.stays
    return isinstance(line, Activation) and (line.stays or kind == PENDULUM_CARD)


def say_of_summon(line: Line) -> dict[str, Any]:
    """Return what a line says about the summon of its card, by the fields of its code."""
    if isinstance(line, SummonProcedure):
        return {"positions": line.lies.value, "field_of": line.to.value, "properly": line.properly}
    if isinstance(line, SummonCondition):
        return {"never": line.never.value, "properly": line.properly}
    if isinstance(line, TributeProcedure):
        return {
            "tributes": line.tributes,
            "no_other_way": line.only,
            "set_too": line.set_too,
            "discards_hand": line.discarding,
        }
    if not isinstance(line, Materials):
        return {"field_of": line.of.value} if isinstance(line, AttackCost) else {}
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
    writer: StepWriter,
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
        shared=isinstance(line, (Ignition, Quick, Trigger)) and line.shared,
        together=isinstance(line, (Continuous, Instead)) and line.together,
        elsewhere=frame.places & ~(ON_THE_FIELD | IN_PENDULUM_ZONE) if kind_of(line) == code.LINE_CONTINUOUS else 0,
        face_down=isinstance(line, (Unclassified, Quick)) and line.face_down,
        outlasts=isinstance(line, Unclassified) or (isinstance(line, Continuous) and not is_continuous(line)),
        asked_of_materials=tuple(writer.asked_of_materials),
        counted=tuple(writer.tallied),
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
    """Return what deeds do, and to cards in which places or to whom, as op, mask, op …; a cost is no part of it."""
    found: list[int] = []
    for deed in deeds:
        if deed.op == code.OP_DAMAGE:
            found += [deed.op, code.on_sides(deed.op, deed.who & 1, deed.who >> 1)]
        elif deed.moves_cards or deed.about_players:
            found += [deed.op, find_origin(deed, steps, own_places)]
        elif deed.op in FROM:
            found += [code.OP_SPECIAL_SUMMON, FROM[deed.op]]
    return tuple(found)


def find_origin(deed: Step, steps: list[Step], own_places: int) -> int:
    """Return the mask of the places in which the cards of a deed are."""
    slot = deed.slot
    if deed.choice is not None:
        if deed.choice.among < 0:
            return places_of(deed.op, deed.choice)
        slot = deed.choice.among
    if slot == code.SLOT_THIS:
        return own_places
    mask = 0
    for step in steps:
        # What is chosen when the effect resolves is not among its targets.
        chosen = step.op == code.OP_TARGET or (step.op == code.OP_CHOOSE and slot != code.SLOT_TARGETS)
        if chosen and step.choice is not None and (step.slot == slot or slot == code.SLOT_TARGETS):
            mask |= places_of(deed.op, step.choice)
    return mask


def flatten(card: Card, kind: int, find_card: FindCard) -> Program:
    """Flatten a card of this kind; a Spell or Trap without a line for its activation gets one at the end.

    A Pendulum Monster's lines come first, then its Pendulum Effects, then its activation as a Spell.

    >>> flatten(Card(1, "A Continuous Spell"), TRAP, lambda name: 0).lines[0].speed
    2
    """
    program = Program(flatten_lines(card, kind, find_card, 0), flatten_granted(card, kind, find_card, 0))
    note_what_is_asked(program, card)
    program.mentions = tuple([find_card(name) for name in names_in_text(card)])
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
    elif is_activated_unsaid(card, kind):
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
    return flatten_lines(card, kind, find_card, first), flatten_granted(card, kind, find_card, first + code.GRANTED)


def find_granted(card: Card) -> list[Line]:
    """Return the lines that a card lets others gain, in the order in which it speaks of them."""
    return [line for _, line in granted_to(card)]


def granted_to(card: Card) -> list[tuple[bool, Line]]:
    """Return the lines that a card lets others gain, and of each whether it is the card itself that does."""
    found: list[tuple[bool, Line]] = []
    for line in card.all_lines():
        for node in words_in(line):
            if isinstance(node, GainEffects):
                found += [(node.cards == THIS_CARD, each) for each in node.lines]
    return found


def flatten_granted(card: Card, kind: int, find_card: FindCard, first: int) -> tuple[LineCode, ...]:
    """Flatten the lines that a card of this kind lets others gain, and count them from a number."""
    codes: list[LineCode] = []
    for itself, line in granted_to(card):
        codes.append(flatten_line(line, first + len(codes), kind if itself else MONSTER, find_card, False))
    return tuple(codes)


def spelt_out(card: Card, line: Line) -> Line:
    """Return a line in words that are flattened: of whose name there is one already, no other is summoned."""
    if isinstance(line, OnlyPlaced):
        return SummonCondition(line.number, only_by=line.by)
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
