"""From a sentence to its program: with `coding`, the only reader of nodes besides `check` and `render`."""

from collections.abc import Iterator
from typing import Final

import spellspeed.lang.code as code
from spellspeed.lang.choices import Cards, Choice
from spellspeed.lang.code import ChoiceCode, ConditionCode, LineCode, NumberCode, Program, Step
from spellspeed.lang.coding import FindCard, Words, called
from spellspeed.lang.events import event_codes
from spellspeed.lang.lines import (
    ActivatedLine,
    Activation,
    Card,
    Continuous,
    Flip,
    Ignition,
    Limit,
    Line,
    Quick,
    Trigger,
    Unclassified,
)
from spellspeed.lang.nouns import THIS_CARD, Amount, Ref
from spellspeed.lang.timings import Flipped, If, Timing, When
from spellspeed.lang.verbs import (
    AddToHand,
    Banish,
    ChangePosition,
    ChangeStat,
    Deed,
    Destroy,
    Discard,
    Draw,
    EndBattlePhase,
    Equip,
    Forbid,
    GainLP,
    InflictDamage,
    Joined,
    LinkTogether,
    LookAt,
    May,
    Negate,
    NegateEffectsOf,
    OneOf,
    OnlyIf,
    PayLP,
    ReturnToDeck,
    Reveal,
    SendToGraveyard,
    SetOnField,
    ShuffleDeck,
    SpecialSummon,
    Tribute,
    WinTheDuel,
)
from spellspeed.words import (
    AFTER_DAMAGE_CALCULATION,
    AFTER_THAT,
    AND,
    AND_IF_YOU_DO,
    ATK,
    BEFORE_DAMAGE_CALCULATION,
    COUNTER,
    DAMAGE_CALCULATION,
    DEF,
    END_OF_DAMAGE_STEP,
    EVENT_SENT_TO_GRAVEYARD,
    IN_DECK,
    IN_FIELD_ZONE,
    IN_HAND,
    IN_MONSTER_ZONE,
    IN_SPELL_TRAP_ZONE,
    MONSTER,
    ON_THE_FIELD,
    OPPONENT,
    QUICK_PLAY,
    START_OF_DAMAGE_STEP,
    THE_ACTIVATION,
    THE_EFFECT,
    THEN,
    TRAP,
    YOU,
)

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
MOVES: Final = {
    Destroy: code.OP_DESTROY,
    Banish: code.OP_BANISH,
    SendToGraveyard: code.OP_SEND,
    Discard: code.OP_DISCARD,
    Tribute: code.OP_TRIBUTE,
    AddToHand: code.OP_TO_HAND,
    ReturnToDeck: code.OP_TO_DECK,
    SpecialSummon: code.OP_SPECIAL_SUMMON,
    SetOnField: code.OP_SET,
}
Moving = Destroy | Banish | SendToGraveyard | Discard | Tribute | AddToHand | ReturnToDeck | SpecialSummon | SetOnField
SPEEDS: Final = {Ignition: 1, Trigger: 1, Flip: 1, Quick: 2}
KINDS: Final = {
    Activation: code.LINE_ACTIVATION,
    Ignition: code.LINE_IGNITION,
    Quick: code.LINE_QUICK,
    Trigger: code.LINE_TRIGGER,
    Flip: code.LINE_FLIP,
    Continuous: code.LINE_CONTINUOUS,
    Unclassified: code.LINE_UNCLASSIFIED,
}


class Writer(Words):
    """Writes the steps of one line."""

    def __init__(self, find_card: FindCard) -> None:
        super().__init__(find_card)
        self.steps: list[Step] = []
        self.as_cost = False
        self.frees_a_zone = False  # whether the cost takes a monster off your field
        self.registers: dict[int, int] = {}  # id of an amount → the register it was read into
        self.pending: list[Amount] = []  # amounts of this simultaneous group that are not read yet
        self.reading = True  # numbers of activated lines are read before a group acts; continuous ones always anew

    def emit(self, step: Step) -> int:
        """Write a step and return where it stands."""
        self.steps.append(step)
        return len(self.steps) - 1

    def here(self) -> int:
        """Return where the next step will stand."""
        return len(self.steps)

    # ------------------------------------------------------------------------------------------------------ connectors

    def deed(self, node: Deed) -> list[int]:
        """Write a deed; return the expression that says whether it could do anything."""
        if isinstance(node, Joined):
            return self.joined(node)
        if isinstance(node, May):
            at = self.emit(Step(code.OP_UNLESS_WANTED, as_cost=self.as_cost))
            possible = self.deed(node.do)
            self.steps[at].a = possible[0]
            self.steps[at].to = self.here()
            return possible
        if isinstance(node, OnlyIf):
            at = self.emit(Step(code.OP_UNLESS, condition=self.condition(node.condition)))
            possible = self.deed(node.do)
            self.steps[at].to = self.here()
            return [at, *possible, code.BOTH_OF]
        if isinstance(node, OneOf):
            mode = self.emit(Step(code.OP_CHOOSE_MODE))
            first = self.deed(node.first)
            end = self.emit(Step(code.OP_JUMP))
            self.steps[mode].to = self.here()
            second = self.deed(node.second)
            self.steps[mode].a = first[0]
            self.steps[end].to = self.here()
            return [*first, *second, code.ONE_OF]
        return [self.verb(node)]

    def joined(self, node: Joined) -> list[int]:
        """Write two deeds and what joins them."""
        needs_first = node.how in (AND, AND_IF_YOU_DO, THEN)
        guard = self.emit(Step(code.OP_UNLESS_POSSIBLE)) if node.how == AND else -1
        first = self.deed(node.first)
        jumps: list[int] = []
        if needs_first:
            jumps.append(self.emit(Step(code.OP_UNLESS_DONE)))
        if node.how in (THEN, AFTER_THAT):
            self.emit(Step(code.OP_NEW_BATCH))
            self.begin_group(node.second)
        wanted = self.emit(Step(code.OP_UNLESS_WANTED)) if node.may else -1
        second = self.deed(node.second)
        for at in jumps:
            self.steps[at].to = self.here()
        if node.may:
            self.steps[wanted].a = second[0]
            self.steps[wanted].to = self.here()
        if guard >= 0:
            self.steps[guard].a = second[0]
            self.steps[guard].to = self.here()
        if node.how == AND or (node.how == THEN and not node.may and draws_from_what_is_there(node)):
            return [*first, *second, code.BOTH_OF]
        return first if needs_first else [*first, *second, code.ONE_OF]

    def begin_group(self, node: Deed) -> None:
        """Note the amounts of what happens at once: they are read before the first of it acts."""
        self.pending = [amount for amount in group_amounts(node) if not isinstance(amount, int)]

    def read_pending(self) -> None:
        """Read the amounts of this group whose cards are known by now."""
        if not self.reading:
            return
        for amount in self.pending:
            if id(amount) in self.registers or len(self.registers) >= code.REGISTERS:
                continue
            try:
                number = self.number(amount)
            except ValueError:
                continue  # about cards that a later step of the group will choose: it is read in its place
            if not depends_on_outcome(number):
                register = len(self.registers)
                self.registers[id(amount)] = register
                self.emit(Step(code.OP_READ, number=number, a=register))

    def amount(self, node: Amount) -> NumberCode:
        """Flatten an amount, or refer to the register it has been read into."""
        if id(node) in self.registers:
            return NumberCode(code.NUM_REGISTER, self.registers[id(node)], self.number(node))
        return self.number(node)

    # ----------------------------------------------------------------------------------------------------------- verbs

    def cards(self, node: Cards) -> tuple[int, ChoiceCode | None]:
        """Write the choice of cards, if there is one; return the slot they are in."""
        if isinstance(node, Ref):
            return self.slot(node), None
        choice = self.choice(node)
        slot = self.introduce(called(node))
        if self.reading:
            self.emit(Step(code.OP_CHOOSE, slot, choice=choice, as_cost=self.as_cost))
        return slot, choice

    def verb(self, node: Deed) -> int:
        """Write one verb; return where it stands. The choice before it learns which verb its cards are for."""
        start = self.here()
        at = self.any_verb(node)
        for choosing in self.steps[start:at]:
            if choosing.op == code.OP_CHOOSE:
                choosing.a = at
        return at

    def any_verb(self, node: Deed) -> int:
        """Write one verb of whatever family."""
        for kind, op in MOVES.items():
            if isinstance(node, kind):
                return self.move(node, op)
        if isinstance(node, (Draw, InflictDamage, GainLP, PayLP, ShuffleDeck, WinTheDuel, EndBattlePhase)):
            return self.player_verb(node)
        return self.applied_verb(node)

    def move(self, node: Deed, op: int) -> int:
        """Write a verb that moves cards, and what remembers the outcome."""
        assert isinstance(node, Moving), f"{node!r} moves no cards"
        slot, choice = self.cards(node.cards)
        self.read_pending()
        a = b = c = 0
        if isinstance(node, SpecialSummon):
            a, b, c = node.lies, node.to, int(self.frees_a_zone)
        elif isinstance(node, ReturnToDeck):
            a = node.where
        elif isinstance(node, Banish):
            a = int(node.face_down)
        elif isinstance(node, Destroy):
            a = int(node.banish)
        elif isinstance(node, SetOnField):
            a = int(node.usable_at_once)
        at = self.emit(Step(op, slot, choice=choice, a=a, b=b, c=c, as_cost=self.as_cost))
        out = code.NO_SLOT if node.called is None else self.introduce(node.called)
        self.emit(Step(code.OP_RESULT, slot, out))
        if choice is not None and not choice.from_top:
            # What was looked through is shuffled.
            if choice.yours & IN_DECK:
                self.emit(Step(code.OP_SHUFFLE, a=YOU))
            if choice.opponents & IN_DECK:
                self.emit(Step(code.OP_SHUFFLE, a=OPPONENT))
        return at

    def player_verb(self, node: Deed) -> int:
        """Write a verb about a player."""
        self.read_pending()
        if isinstance(node, Draw):
            return self.emit(Step(code.OP_DRAW, number=self.amount(node.count), a=node.who))
        if isinstance(node, InflictDamage):
            return self.emit(Step(code.OP_DAMAGE, number=self.amount(node.amount), a=node.to))
        if isinstance(node, GainLP):
            return self.emit(Step(code.OP_GAIN_LP, number=self.amount(node.amount), a=node.who))
        if isinstance(node, PayLP):
            return self.emit(Step(code.OP_PAY_LP, number=self.amount(node.amount), as_cost=self.as_cost))
        if isinstance(node, ShuffleDeck):
            return self.emit(Step(code.OP_SHUFFLE, a=node.whose))
        return self.emit(Step(code.OP_WIN if isinstance(node, WinTheDuel) else code.OP_END_BATTLE))

    def applied_verb(self, node: Deed) -> int:
        """Write a verb that applies something to cards where they are."""
        if isinstance(node, Negate):
            self.read_pending()
            return self.emit(Step(code.OP_NEGATE, code.SLOT_THAT, a=node.what))
        if isinstance(node, Equip):
            return self.emit(Step(code.OP_EQUIP, self.slot(node.to)))
        if isinstance(node, LinkTogether):
            return self.emit(Step(code.OP_LINK, self.slot(node.with_)))
        if isinstance(node, Forbid):
            slot, choice = (code.NO_SLOT, None) if node.cards is None else self.cards(node.cards)
            about = None if node.what is None else self.filter(node.what)
            return self.emit(
                Step(code.OP_FORBID, slot, choice=choice, filter_=about, a=node.doing, b=node.who, c=node.until)
            )
        assert isinstance(node, (ChangePosition, ChangeStat, NegateEffectsOf, LookAt, Reveal)), f"{node!r} is no deed"
        slot, choice = self.cards(node.cards)
        self.read_pending()
        if isinstance(node, ChangePosition):
            return self.emit(Step(code.OP_POSITION, slot, choice=choice, a=node.to))
        if isinstance(node, ChangeStat):
            how = code.STAT_BECOME if node.become else code.STAT_LOSE if node.lose else code.STAT_GAIN
            number = self.amount(node.amount)
            return self.emit(Step(code.OP_STAT, slot, choice=choice, number=number, a=node.stat, b=how, c=node.until))
        if isinstance(node, NegateEffectsOf):
            return self.emit(Step(code.OP_NEGATE_EFFECTS, slot, choice=choice, c=node.until))
        op = code.OP_LOOK if isinstance(node, LookAt) else code.OP_REVEAL
        return self.emit(Step(op, slot, choice=choice, as_cost=self.as_cost))

    def targets(self, node: Choice | tuple[Choice, ...] | None) -> None:
        """Write the choice of targets, each into a slot of its own."""
        choices = () if node is None else node if isinstance(node, tuple) else (node,)
        for choice in choices:
            slot = self.introduce(called(choice))
            self.emit(Step(code.OP_TARGET, slot, choice=self.choice(choice)))

    def tell_targets_their_verb(self, start: int) -> None:
        """Let every choice of a target know the first deed about it: what it could not act on is no target."""
        for step in self.steps:
            if step.op == code.OP_TARGET:
                for at in range(start, self.here()):
                    deed = self.steps[at]
                    among = code.NO_SLOT if deed.choice is None else deed.choice.among
                    mine = (step.slot, code.SLOT_TARGETS)
                    if (deed.slot in mine or among in mine) and deed.op >= code.OP_DESTROY:
                        step.a = at
                        break


def draws_from_what_is_there(node: Joined) -> bool:
    """Whether the second part draws a fixed number of cards that must be in the deck from the beginning.

    rule: move.draw.needs-enough-cards-to-activate, move.draw.return-then-draw-ok-with-empty-deck
    """
    return (
        isinstance(node.second, Draw)
        and isinstance(node.second.count, int)
        and not isinstance(node.first, ReturnToDeck)
    )


def group_amounts(node: Deed) -> Iterator[Amount]:
    """Yield the amounts of everything that happens at once with the beginning of this deed."""
    if isinstance(node, Joined):
        yield from group_amounts(node.first)
        if node.how not in (THEN, AFTER_THAT):
            yield from group_amounts(node.second)
    elif isinstance(node, (May, OnlyIf)):
        yield from group_amounts(node.do)
    elif isinstance(node, Draw):
        yield node.count
    elif isinstance(node, (InflictDamage, GainLP, PayLP, ChangeStat)):
        yield node.amount


def depends_on_outcome(number: NumberCode | None) -> bool:
    """Whether a number counts what the group itself does."""
    if number is None:
        return False
    return number.op == code.NUM_HOW_MANY or depends_on_outcome(number.a) or depends_on_outcome(number.b)


def speed_of(line: Line, kind: int) -> int:
    """Return the Spell Speed of a line on a card of this kind, 0 for what is not activated.

    rule: chain.spell-speed-1.members, chain.spell-speed-2.members, chain.spell-speed-3.only-counter-traps
    """
    if isinstance(line, Activation):
        if kind & TRAP:
            return 3 if kind & COUNTER else 2
        return 2 if kind & QUICK_PLAY else 1
    for node, speed in SPEEDS.items():
        if isinstance(line, node):
            return speed
    return 0


def find_damage_step(line: ActivatedLine, deeds: int, stats: int, negates: int, speed: int) -> int:
    """Return the timings of the Damage Step in which a line can be activated, as its deeds say or as it says itself."""
    if line.damage_step:
        return EVERY_TIMING if line.damage_step == 1 else 0
    if isinstance(line, (Trigger, Flip)) or speed == 3 or negates & (THE_ACTIVATION | THE_EFFECT):
        return EVERY_TIMING
    if speed == 2 and deeds & (1 << code.OP_STAT) and stats & (1 << ATK | 1 << DEF):
        return UNTIL_CALCULATION
    return 0


def follows_its_card(timing: Timing | None, writer: Writer) -> bool:
    """Whether a trigger answers what becomes of its own card, so that it is activated wherever the card went."""
    if timing is None:
        return False
    codes = [event for happening in timing.events for event in event_codes(writer, happening)]
    return any(event.slot == code.SLOT_THIS and event.kind >= EVENT_SENT_TO_GRAVEYARD for event in codes)


def takes_a_monster(step: Step, kind: int) -> bool:
    """Whether a cost takes a monster off your field, so that a zone is free when the effect resolves."""
    if step.op not in (code.OP_TRIBUTE, code.OP_SEND, code.OP_BANISH, code.OP_TO_HAND, code.OP_TO_DECK):
        return False
    if step.choice is not None:
        return step.choice.yours & IN_MONSTER_ZONE != 0 and step.choice.filter.what == MONSTER
    return step.op == code.OP_TRIBUTE and step.slot == code.SLOT_THIS and kind & MONSTER != 0


def flatten_line(line: Line, index: int, kind: int, find_card: FindCard) -> LineCode:
    """Flatten one line of a card of this kind."""
    writer = Writer(find_card)
    if isinstance(line, Continuous):
        writer.reading = False
        if line.do is not None:
            writer.deed(line.do)
        return build(line, index, kind, writer, 0, 0)
    if isinstance(line, Unclassified):
        if line.do is not None:
            writer.begin_group(line.do)
            writer.deed(line.do)
        return build(line, index, kind, writer, 0, 0)
    assert isinstance(line, ActivatedLine), f"{line!r} is no line"
    writer.as_cost = True
    if line.cost is not None:
        writer.begin_group(line.cost)
        writer.deed(line.cost)
    writer.as_cost = False
    writer.frees_a_zone = any(takes_a_monster(step, kind) for step in writer.steps)
    targets_at = writer.here()
    writer.targets(line.target)
    deeds_at = writer.here()
    possible: list[int] = []
    if line.do is not None:
        writer.registers.clear()
        writer.begin_group(line.do)
        possible = writer.deed(line.do)
    writer.tell_targets_their_verb(deeds_at)
    oath_at = -1
    if line.oath is not None:
        writer.reading = False
        oath_at = writer.here()
        writer.deed(line.oath)
    return build(line, index, kind, writer, targets_at, deeds_at, tuple(possible), oath_at)


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
        self.speed = speed_of(line, kind)
        self.damage_step = 0
        self.mandatory = isinstance(line, (Trigger, Flip, Quick)) and line.mandatory
        self.follows = False
        if isinstance(line, ActivatedLine):
            self.read_activated(line, writer)
        if isinstance(line, Activation):
            self.from_hand = writer.condition(line.from_hand)
            self.places = IN_SPELL_TRAP_ZONE | IN_FIELD_ZONE
            if not kind & TRAP or line.from_hand is not None:
                self.places |= IN_HAND
        if isinstance(line, Flip):
            self.timing = If(Flipped(THIS_CARD))
            self.follows = True
        if isinstance(line, Continuous):
            self.while_ = writer.condition(line.while_)
        if isinstance(line, Unclassified):
            self.timing, self.needs = line.when, writer.condition(line.if_)
            self.follows = follows_its_card(line.when, writer)

    def read_activated(self, line: ActivatedLine, writer: Writer) -> None:
        """Read what only lines have that are activated."""
        self.timing, self.limit = line.when, line.limit
        self.needs, self.still_needs = writer.condition(line.needs), writer.condition(line.still_needs)
        stats = sum({1 << step.a for step in writer.steps if step.op == code.OP_STAT})
        negates = sum({step.a for step in writer.steps if step.op == code.OP_NEGATE})
        deeds = sum({1 << step.op for step in writer.steps})
        self.damage_step = find_damage_step(line, deeds, stats, negates, self.speed)
        if line.from_ is not None:
            self.places = line.from_.yours
        elif isinstance(line, Trigger):
            self.follows = follows_its_card(line.when, writer)


def build(
    line: Line,
    index: int,
    kind: int,
    writer: Writer,
    targets_at: int,
    deeds_at: int,
    possible: tuple[int, ...] = (),
    oath_at: int = -1,
) -> LineCode:
    """Put the parts of a line together."""
    frame = Circumstances(line, kind, writer)
    happenings = () if frame.timing is None else frame.timing.events
    can_miss = isinstance(frame.timing, When) and not frame.mandatory and not isinstance(line, Unclassified)
    limit = frame.limit
    return LineCode(
        index,
        line.number,
        KINDS[type(line)],
        frame.speed,
        frame.mandatory,
        can_miss,
        frame.places,
        frame.follows,
        tuple(event for happening in happenings for event in event_codes(writer, happening)),
        frame.needs,
        frame.still_needs,
        0 if limit is None else limit.of,
        0 if limit is None else limit.per,
        0 if limit is None else limit.times,
        tuple(writer.steps),
        targets_at,
        deeds_at,
        possible,
        writer.count,
        frame.damage_step,
        isinstance(line, Activation) and line.stays,
        frame.from_hand,
        oath_at,
        frame.while_,
    )


def flatten(card: Card, kind: int, find_card: FindCard) -> Program:
    """Flatten a card of this kind; a Spell or Trap without a line for its activation gets one at the end.

    >>> flatten(Card(1, "A Continuous Spell"), TRAP, lambda name: 0).lines[0].speed
    2
    """
    lines: list[Line] = list(card.lines)
    if not kind & MONSTER and not any(isinstance(line, Activation) for line in lines):
        lines.append(Activation())
    return Program(tuple(flatten_line(line, index, kind, find_card) for index, line in enumerate(lines)))
