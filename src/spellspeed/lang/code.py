"""What a sentence is flattened into: rows of ints that the engine reads, kept in the pool and never in a state."""

from typing import Final

ANY_NUMBER: Final = 99

# Kinds of line.
LINE_ACTIVATION: Final = 1
LINE_IGNITION: Final = 2
LINE_QUICK: Final = 3
LINE_TRIGGER: Final = 4
LINE_FLIP: Final = 5
LINE_CONTINUOUS: Final = 6
LINE_UNCLASSIFIED: Final = 7

# Slots of a resolving effect's memory; named references follow.
SLOT_THIS: Final = 0
SLOT_TARGETS: Final = 1
SLOT_THAT: Final = 2
SLOT_BOUND: Final = 3  # what an equip or a link has bound to this card
FIRST_NAMED_SLOT: Final = 4
NO_SLOT: Final = -1
REGISTERS: Final = 4  # numbers that a resolving effect can remember

# Steps that steer.
OP_CHOOSE: Final = 1
OP_TARGET: Final = 2
OP_NEW_BATCH: Final = 3
OP_UNLESS_DONE: Final = 4
OP_UNLESS_WANTED: Final = 5
OP_UNLESS: Final = 6
OP_UNLESS_POSSIBLE: Final = 7
OP_CHOOSE_MODE: Final = 8
OP_JUMP: Final = 9
OP_RESULT: Final = 10
OP_READ: Final = 11
# Steps that move cards.
OP_DESTROY: Final = 20
OP_BANISH: Final = 21
OP_SEND: Final = 22
OP_DISCARD: Final = 23
OP_TRIBUTE: Final = 24
OP_TO_HAND: Final = 25
OP_TO_DECK: Final = 26
OP_SPECIAL_SUMMON: Final = 27
OP_SET: Final = 28
# Steps about players.
OP_DRAW: Final = 30
OP_DAMAGE: Final = 31
OP_GAIN_LP: Final = 32
OP_PAY_LP: Final = 33
OP_LOOK: Final = 34
OP_REVEAL: Final = 35
OP_SHUFFLE: Final = 36
OP_WIN: Final = 37
OP_END_BATTLE: Final = 38
# Steps that apply something to cards.
OP_POSITION: Final = 40
OP_STAT: Final = 41
OP_EQUIP: Final = 42
OP_LINK: Final = 43
OP_NEGATE: Final = 44
OP_NEGATE_EFFECTS: Final = 45
OP_FORBID: Final = 46

# How a stat is changed.
STAT_GAIN: Final = 1
STAT_LOSE: Final = 2
STAT_BECOME: Final = 3

# Numbers.
NUM_FIXED: Final = 1
NUM_TIMES: Final = 2
NUM_HALF: Final = 3
NUM_DIFFERENCE: Final = 4
NUM_STAT: Final = 5
NUM_LP: Final = 6
NUM_HOW_MANY: Final = 7
NUM_COUNT: Final = 8
NUM_REGISTER: Final = 9

# Conditions.
IF_EXISTS: Final = 1
IF_NOT: Final = 2
IF_BOTH: Final = 3
IF_EITHER: Final = 4
IF_NUMBER: Final = 5
IF_DURING: Final = 6

# What a line answers, apart from the events of the state: these two are asked of the chain and of a summon attempt.
ON_ACTIVATION: Final = 61
ON_SUMMON_ATTEMPT: Final = 62

# Words of the expression that says whether a line could do anything: the pc of a deed, or one of these.
BOTH_OF: Final = -1
ONE_OF: Final = -2


class NumberCode:
    """A number to be computed."""

    def __init__(
        self,
        op: int,
        value: int = 0,
        a: "NumberCode | None" = None,
        b: "NumberCode | None" = None,
        slot: int = NO_SLOT,
        original: bool = False,
        choice: "ChoiceCode | None" = None,
    ) -> None:
        self.op: Final = op
        self.value: Final = value  # the number, the factor, the stat, the player or the register
        self.a: Final = a
        self.b: Final = b
        self.slot: Final = slot
        self.original: Final = original
        self.choice: Final = choice


class RangeCode:
    """The numbers a value may have, both ends included."""

    def __init__(self, least: NumberCode | None, most: NumberCode | None) -> None:
        self.least: Final = least
        self.most: Final = most


class FilterCode:
    """Which cards fit."""

    def __init__(
        self,
        what: int,
        lies: int,
        kind: int,
        all_kinds: int,
        not_kind: int,
        attribute: int,
        not_attribute: int,
        type_: int,
        not_type: int,
        level: RangeCode | None,
        atk: RangeCode | None,
        def_: RangeCode | None,
        names: tuple[int, ...],
        not_names: tuple[int, ...],
        archetype: str,
        controller: int,
        summoned: int,
        named_like: int,
        attacking: bool,
    ) -> None:
        self.what: Final = what
        self.lies: Final = lies
        self.kind: Final = kind
        self.all_kinds: Final = all_kinds
        self.not_kind: Final = not_kind
        self.attribute: Final = attribute
        self.not_attribute: Final = not_attribute
        self.type_: Final = type_
        self.not_type: Final = not_type
        self.level: Final = level
        self.atk: Final = atk
        self.def_: Final = def_
        self.names: Final = names  # passwords
        self.not_names: Final = not_names
        self.archetype: Final = archetype
        self.controller: Final = controller
        self.summoned: Final = summoned
        self.named_like: Final = named_like  # slot
        self.attacking: Final = attacking
        # Whether nothing is asked that a Set card in a Field Zone keeps hidden.
        self.kind_only: Final = not self.asks_for_data()
        # Whether more than the kind of card and its position is asked: that can be told of face-up cards only.
        self.looks: Final = bool(kind or all_kinds or not_kind) or self.asks_for_data()

    def asks_for_data(self) -> bool:
        """Whether it asks for what only the face of a card tells: attribute, Type, numbers or name."""
        data = self.attribute or self.not_attribute or self.type_ or self.not_type
        ranges = self.level is not None or self.atk is not None or self.def_ is not None
        names = bool(self.names or self.not_names or self.archetype) or self.named_like >= 0
        return data != 0 or ranges or names


class ChoiceCode:
    """How many of which cards, where, and who picks them."""

    def __init__(
        self,
        least: int,
        most: int,
        filter_: FilterCode,
        yours: int,
        opponents: int,
        by: int,
        at_random: bool,
        everything: bool,
        other_than: int,
        superlative: int,
        stat: int,
        from_top: bool,
        among: int,
    ) -> None:
        self.least: Final = least
        self.most: Final = most
        self.filter: Final = filter_
        self.yours: Final = yours  # mask of kinds of place
        self.opponents: Final = opponents
        self.by: Final = by
        self.at_random: Final = at_random
        self.everything: Final = everything
        self.other_than: Final = other_than  # slot
        self.superlative: Final = superlative
        self.stat: Final = stat
        self.from_top: Final = from_top
        self.among: Final = among  # slot whose cards are meant, NO_SLOT for cards in places


class ConditionCode:
    """Something that must be so."""

    def __init__(
        self,
        op: int,
        a: "ConditionCode | None" = None,
        b: "ConditionCode | None" = None,
        choice: ChoiceCode | None = None,
        number: NumberCode | None = None,
        range_: RangeCode | None = None,
        phases: int = 0,
        turn_of: int = 3,
    ) -> None:
        self.op: Final = op
        self.a: Final = a
        self.b: Final = b
        self.choice: Final = choice
        self.number: Final = number
        self.range: Final = range_
        self.phases: Final = phases
        self.turn_of: Final = turn_of


class EventCode:
    """What a line answers."""

    def __init__(
        self,
        kind: int,
        slot: int,
        filter_: FilterCode | None,
        how: int,
        by: int,
        to: int,
        to_opponents: int,
        from_: int,
        from_opponents: int,
        because: int,
        number: int,
        on_this: bool,
        on: FilterCode | None,
    ) -> None:
        self.kind: Final = kind  # an EVENT_*, ON_ACTIVATION or ON_SUMMON_ATTEMPT
        self.slot: Final = slot  # about this very card, or the one bound to it; NO_SLOT for cards of a kind
        self.filter: Final = filter_
        self.how: Final = how
        self.by: Final = by
        self.to: Final = to
        self.to_opponents: Final = to_opponents
        self.from_: Final = from_
        self.from_opponents: Final = from_opponents
        self.because: Final = because
        self.number: Final = number
        self.on_this: Final = on_this
        self.on: Final = on


class Step:
    """One step of a line."""

    def __init__(
        self,
        op: int,
        slot: int = NO_SLOT,
        out: int = NO_SLOT,
        choice: ChoiceCode | None = None,
        number: NumberCode | None = None,
        condition: ConditionCode | None = None,
        filter_: FilterCode | None = None,
        a: int = 0,
        b: int = 0,
        c: int = 0,
        to: int = 0,
        as_cost: bool = False,
    ) -> None:
        self.op: Final = op
        self.slot: Final = slot  # the cards it is about
        self.out: Final = out  # where the outcome is remembered
        self.choice: Final = choice  # how those cards are chosen, for the question whether it could act
        self.number: Final = number
        self.condition: Final = condition
        self.filter: Final = filter_
        self.a = a  # what the op says; where it is the pc of another step, it is known only once that is written
        self.b: Final = b
        self.c: Final = c
        self.to = to  # where a jump leads, also known later
        self.as_cost: Final = as_cost


def find_deeds(steps: tuple[Step, ...]) -> int:
    """Return the mask of 1 << op over steps."""
    deeds = 0
    for step in steps:
        deeds |= 1 << step.op
    return deeds


def find_kinds(events: tuple[EventCode, ...]) -> int:
    """Return the mask of 1 << kind over events."""
    mask = 0
    for event in events:
        mask |= 1 << event.kind
    return mask


class LineCode:
    """One line of a card: what it answers, what it needs, and its steps, cost first, then targets, then the deeds."""

    def __init__(
        self,
        index: int,
        number: int,
        kind: int,
        speed: int,
        mandatory: bool,
        can_miss: bool,
        places: int,
        anywhere: bool,
        events: tuple[EventCode, ...],
        needs: ConditionCode | None,
        still_needs: ConditionCode | None,
        limit_of: int,
        limit_per: int,
        limit_times: int,
        steps: tuple[Step, ...],
        targets_at: int,
        deeds_at: int,
        possible: tuple[int, ...],
        slots: int,
        damage_step: int,
        stays: bool,
        from_hand: ConditionCode | None,
        oath_at: int,
        while_: ConditionCode | None,
    ) -> None:
        self.index: Final = index
        self.number: Final = number  # ①②③
        self.kind: Final = kind
        self.speed: Final = speed
        self.mandatory: Final = mandatory
        self.can_miss: Final = can_miss
        self.places: Final = places  # mask of the kinds of place it is activated in
        self.anywhere: Final = anywhere
        self.events: Final = events
        self.needs: Final = needs
        self.still_needs: Final = still_needs
        self.limit_of: Final = limit_of
        self.limit_per: Final = limit_per
        self.limit_times: Final = limit_times
        self.steps: Final = steps
        self.targets_at: Final = targets_at
        self.deeds_at: Final = deeds_at
        self.possible: Final = possible
        self.slots: Final = slots
        self.damage_step: Final = damage_step  # mask of the timings in which it can be activated
        self.stays: Final = stays
        self.from_hand: Final = from_hand
        # The step that says what the player may not do in the turn of the activation; it lies behind the deeds.
        self.oath_at: Final = oath_at
        self.end: Final = oath_at if oath_at >= 0 else len(steps)
        self.while_: Final = while_
        self.deeds: Final = find_deeds(steps[deeds_at : self.end])  # mask of 1 << op: what the effect includes
        self.event_mask: Final = find_kinds(events)


class Program:
    """All lines of a card."""

    def __init__(self, lines: tuple[LineCode, ...]) -> None:
        self.lines: Final = lines
        triggers = 0
        kinds = 0
        fast = 0
        usable = 0
        forced = 0
        for line in lines:
            kinds |= 1 << line.kind
            if line.kind <= LINE_QUICK:
                usable |= line.places
                fast |= line.places if line.speed >= 2 else 0
            if line.kind == LINE_QUICK and line.mandatory:
                forced |= line.places
            if line.kind == LINE_TRIGGER or line.kind == LINE_FLIP or line.kind == LINE_UNCLASSIFIED:
                triggers |= line.event_mask
        self.triggers: Final = triggers  # mask of the events that set one of its lines off
        self.kinds: Final = kinds  # mask of the kinds of line it has
        self.usable: Final = usable  # mask of the kinds of place in which one of its lines can be activated
        self.fast: Final = fast  # the same for lines of Spell Speed 2 and 3
        self.forced: Final = forced  # the same for Quick Effects that activate whether or not anybody wants it


NO_PROGRAM: Final = Program(())
