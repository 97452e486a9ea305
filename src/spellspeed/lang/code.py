"""What a sentence is flattened into: rows of ints that the engine reads, kept in the pool and never in a state."""

from typing import TYPE_CHECKING, Final

from spellspeed.words import FACE_DOWN, IN_PENDULUM_ZONE

if TYPE_CHECKING:
    from spellspeed.lang.filter_code import FilterCode

ANY_NUMBER: Final = 99
LENT: Final = 256  # more than a card has lines; a line that a card lends counts from here, so many for each card
GRANTED: Final = 128  # from here on those of them that the card does not have itself

FAST: Final = 2  # the Spell Speed from which on a line can be chained; 0: it is not activated

# Kinds of line.
LINE_ACTIVATION: Final = 1
LINE_IGNITION: Final = 2
LINE_QUICK: Final = 3
LINE_TRIGGER: Final = 4
LINE_FLIP: Final = 5
LINE_CONTINUOUS: Final = 6
LINE_UNCLASSIFIED: Final = 7
LINE_EACH_TIME: Final = 8  # continuous: does something each time something happens
LINE_WHILE: Final = 9  # continuous: does something as soon as something is so
LINE_INSTEAD: Final = 10  # what is done instead of a card being destroyed
LINE_PROCEDURE: Final = 11  # how a monster is Special Summoned by itself
LINE_MATERIALS: Final = 12  # what a Fusion Monster is made of; its steps are never carried out
LINE_CONDITION: Final = 13  # in which ways a monster cannot be summoned; the same holds of its steps
LINE_CLAUSE: Final = 14  # text that is no effect
LINE_TRIBUTES: Final = 15  # another way to Normal Summon a monster; the same holds
LINE_ATTACK_COST: Final = 16  # what is given for an attack of the monster
LINE_SUBSTITUTE: Final = 17  # a monster can take the place of a Fusion Material

APPLYING: Final = 1 << LINE_CONTINUOUS | 1 << LINE_EACH_TIME | 1 << LINE_WHILE | 1 << LINE_INSTEAD

# Slots of a resolving effect's memory; named references follow.
SLOT_THIS: Final = 0
SLOT_TARGETS: Final = 1
SLOT_THAT: Final = 2
SLOT_BOUND: Final = 3  # what an equip or a link has bound to this card
SLOT_OPPOSING: Final = 4  # the opponent's monster in the battle under way
FIRST_NAMED_SLOT: Final = 5
NO_SLOT: Final = -1
REGISTERS: Final = 6  # numbers that a resolving effect can remember: those it reads, and what chance has given

# Steps that steer. What the fields of a `Step` mean is said here, op by op; `until` is one of the words UNTIL_*.
OP_CHOOSE: Final = 1  # slot: the cards; a: the pc of the deed they are chosen for
OP_TARGET: Final = 2  # the same
OP_NEW_BATCH: Final = 3  # what follows happens after what came before
OP_UNLESS_DONE: Final = 4  # to: where to go on if the last deed did nothing
OP_UNLESS_WANTED: Final = 5  # a: the pc of the deed that is offered; to: where to go on without it
OP_UNLESS: Final = 6  # condition, to
OP_UNLESS_POSSIBLE: Final = 7  # a: the pc of a deed that must be possible too; to
OP_CHOOSE_MODE: Final = 8  # a: the pc of the first deed of the two, b: whether possible or not; to: the second
OP_JUMP: Final = 9  # to
OP_RESULT: Final = 10  # slot: what the deed before was about; out: those of it that have moved
OP_READ: Final = 11  # number, or condition (1 for no, 2 for yes); a: the register it is kept in
OP_LATER: Final = (
    12  # put off what follows up to `to`; a: phase, b: in whose turn, c: by whom, d: which turn, -d: which phase
)
OP_STOP: Final = 13
OP_MATERIAL: Final = 14  # a material of a Fusion Monster, or whose effects alone summon a monster; a: only by name
OP_CHANCE: Final = 15  # a: sides, b: who, c: how many coins or dice, d: called; out: register; condition, to: again
OP_DECLARE: Final = 16  # a: what, b: who, c: the card remembers it, d: in steps of; out: register
OP_LEND: Final = (
    18  # gain effects; a: first of the lines said here, b: how many (0: a card's), c: until, d: from next turn
)
OP_ORDER: Final = 19  # the cards of a slot are brought into an order
OP_RECALL: Final = 17  # remember what was used for the Fusion Summon of a monster, or a value (a), before it leaves
# Steps that move cards: the first deeds.
OP_DESTROY: Final = 20  # a: banish it then
OP_BANISH: Final = 21  # a: face-down, b: for a time
OP_SEND: Final = 22  # a: it is a material that is detached
OP_DISCARD: Final = 23  # a: the text says "to the Graveyard"
OP_TRIBUTE: Final = 24
OP_TO_HAND: Final = 25
OP_TO_DECK: Final = 26  # a: where, b: the deck was looked through, c: in an order of one's own
# a: positions, b: whose field, c: a cost frees a zone, d: no conditions; otherwise: fused; kind: where this card points
OP_SPECIAL_SUMMON: Final = 27
OP_SET: Final = 28  # a: usable at once; b: as what it lies there face-up instead
OP_RETURN_TO_FIELD: Final = 29
# Steps about players.
OP_DRAW: Final = 30  # a: who
OP_DAMAGE: Final = 31  # a: to whom
OP_GAIN_LP: Final = 32  # a: who
OP_PAY_LP: Final = 33
OP_LOOK: Final = 34
OP_REVEAL: Final = 35
OP_SHUFFLE: Final = 36  # a: whose deck
OP_WIN: Final = 37
OP_END_BATTLE: Final = 38
OP_LOSE_LP: Final = 39  # a: who
# Steps that apply something to cards.
OP_POSITION: Final = 40  # a: to which, b: quietly
OP_STAT: Final = 41  # a: which value, b: STAT_*, c: until
OP_EQUIP: Final = 42  # slot: the monster, out: what is equipped to it
OP_LINK: Final = 43
OP_NEGATE: Final = 44  # a: what of it
OP_NEGATE_EFFECTS: Final = 45  # c: until
OP_FORBID: Final = 46  # a: doing, b: whom, c: until, d: from which places
OP_TREAT: Final = 47  # a: attribute, b: Type, c: until, d: which of them was declared; number: name; kind
OP_GRANT: Final = 48  # a: what, b: ways of summoning, c: until, d: the same for sentences that say the same
OP_CONTROL: Final = 49  # a: to whom, c: until, d: a cost frees a zone
OP_PLACE_COUNTERS: Final = 50  # a: kind, d: at most
OP_REMOVE_COUNTERS: Final = 51  # a: kind
OP_CHANGE_DAMAGE: Final = 52  # a: how, b: whose, c: until, d: mask of 1 << cause
OP_REDIRECT: Final = 53  # a: to, b: instead of, c: until
OP_MOVE_ZONE: Final = 54
OP_TOKEN: Final = 55  # number: password; a: positions, b: whose field, c: a cost frees a zone, d: how many
OP_CHANGE_PHASES: Final = 56  # a: the phase that is skipped, b: by whom, c: how often; a 0: one more Battle Phase
OP_FUSION_SUMMON: Final = 57  # a: places of the materials, b: banish them
OP_CHOOSE_ZONES: Final = 58  # a: your places, b: your opponent's, c: up to, d: how many
OP_BLOCK_ZONES: Final = 59
OP_RITUAL_SUMMON: Final = 60  # a: places of the Tributes, b: exactly, d: Level, 0 for the monster's; by: Tributes
OP_NORMAL_SUMMON: Final = 61  # a: positions
OP_ATTACH: Final = 62  # out: the monster; rare enough for a mask that is no short int

FIRST_DEED: Final = OP_DESTROY  # what is less steers, but for OP_LEND: masks of ops have hardly a higher bit left
FIRST_ABOUT_PLAYERS: Final = OP_DRAW
FIRST_APPLIED: Final = OP_POSITION

# How a stat is changed.
STAT_GAIN: Final = 1
STAT_LOSE: Final = 2
STAT_BECOME: Final = 3
STAT_BECOME_ORIGINAL: Final = 4

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
NUM_PLUS: Final = 10
NUM_COUNTERS: Final = 11
NUM_AMOUNT: Final = 12
NUM_CHANGE: Final = 13
NUM_DECLARED: Final = 15  # of the register, or as the card remembers it if that is NO_SLOT
NUM_RESULT: Final = 14  # what coins or dice came to; its register holds 1 more, 0 before they are thrown
NUM_MATERIALS: Final = 16
NUM_SUM: Final = 19
NUM_NOTED: Final = 18  # of the cards of a slot, what OP_RECALL has noted in another
NUM_NAME: Final = 17  # the password of the card whose name a card has

# Which materials a choice is about.
NO_MATERIALS: Final = 0
AS_MATERIALS: Final = 1  # cards that can be the materials of this monster
USED_MATERIALS: Final = 2  # those that were used for a monster, all of them

# Conditions.
IF_EXISTS: Final = 1
IF_NOT: Final = 2
IF_BOTH: Final = 3
IF_EITHER: Final = 4
IF_NUMBER: Final = 5
IF_DURING: Final = 6
IF_DONE: Final = 7
IF_MATCHES: Final = 8
IF_WOULD_TAKE_DAMAGE: Final = 9
IF_NOTED: Final = 10  # what the register `phases` says: 1 for no, 2 for yes; `a` itself while that is not noted yet

# What a line answers, apart from the events of the state: these are asked of the chain and of a summon attempt.
ON_RESOLUTION: Final = 60
ON_ACTIVATION: Final = 61
ON_SUMMON_ATTEMPT: Final = 62

# Words of the expression that says whether a line could do anything: the pc of a deed, or one of these.
BOTH_OF: Final = -1
ONE_OF: Final = -2

NO_OATH: Final = -1  # in place of where the oath of a line begins
NOT_SAID: Final = -1  # in place of the number of a deed in its sentence


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


def speaks_of(number: NumberCode | None, slot: int) -> bool:
    """Whether a number is made of the values that the cards of a slot have."""
    if number is None:
        return False
    if number.op == NUM_STAT and number.slot == slot:
        return True
    return speaks_of(number.a, slot) or speaks_of(number.b, slot)


class RangeCode:
    """The numbers a value may have, both ends included."""

    def __init__(self, least: NumberCode | None, most: NumberCode | None) -> None:
        self.least: Final = least
        self.most: Final = most


class ChoiceCode:
    """How many of which cards, where, and who picks them."""

    def __init__(
        self,
        least: int,
        most: int,
        filter_: "FilterCode",
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
        number: NumberCode | None = None,
        or_all: bool = False,
        materials: int = NO_MATERIALS,
        until: "FilterCode | None" = None,
        *,
        or_none: bool = False,
        all_different: bool = False,
    ) -> None:
        self.least: Final = least  # 0: as many as the number says
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
        self.number: Final = number  # a count that the sentence computes: the most, and also the least if that is 0
        self.or_all: Final = or_all  # all of them, if there are fewer
        self.until: Final = until  # from the top, as many as it takes to find such a card
        self.materials: Final = materials
        self.or_none: Final = or_none  # a target that is left out if there is none
        self.all_different: Final = all_different  # no two of the cards have the same name
        self.not_itself = False  # made for the activation of a card, which is not one of the cards


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
        slot: int = NO_SLOT,
        filter_: "FilterCode | None" = None,
        at_start: bool = False,
        timings: int = 0,
    ) -> None:
        self.op: Final = op
        self.a: Final = a
        self.b: Final = b
        self.choice: Final = choice
        self.number: Final = number
        self.range: Final = range_
        self.phases: Final = phases
        self.turn_of: Final = turn_of
        self.slot: Final = slot
        self.filter: Final = filter_
        self.at_start: Final = at_start
        self.timings: Final = timings


# What an EventCode of EVENT_LP_CHANGED speaks of, as its `number`.
ANY_DAMAGE: Final = 0
DIRECT_DAMAGE: Final = 1  # by a direct attack
GAINED: Final = 2


class EventCode:
    """What a line answers."""

    def __init__(
        self,
        kind: int,
        slot: int,
        filter_: "FilterCode | None",
        how: int,
        by: int,
        to: int,
        to_opponents: int,
        from_: int,
        from_opponents: int,
        because: int,
        number: int,
        on_slot: int,
        on: "FilterCode | None",
        others: bool = False,
        including: tuple[int, ...] = (),
    ) -> None:
        self.kind: Final = kind  # an EVENT_*, ON_ACTIVATION or ON_SUMMON_ATTEMPT
        self.slot: Final = slot  # about this very card, or the one bound to it; NO_SLOT for cards of a kind
        self.filter: Final = filter_  # of what kind the card is, also this very one
        self.how: Final = how
        self.by: Final = by
        self.to: Final = to
        self.to_opponents: Final = to_opponents
        self.from_: Final = from_
        self.from_opponents: Final = from_opponents
        self.because: Final = because
        self.number: Final = number
        self.on_slot: Final = on_slot  # the other card is this card or the one bound to it, NO_SLOT for one of a kind
        self.on: Final = on
        self.others: Final = others  # about other cards than this one
        self.including: Final = including  # op, mask of places, op … : an activation that includes one of these


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
        filter_: "FilterCode | None" = None,
        a: int = 0,
        b: int = 0,
        c: int = 0,
        to: int = 0,
        as_cost: bool = False,
        d: int = 0,
        by: "FilterCode | None" = None,
        otherwise: bool = False,
        kind: int = 0,
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
        self.d: Final = d
        self.by: Final = by  # whose effects a protection is against
        # The later choice whose cards must fit the one card that this one chooses, known only once that is written.
        self.narrowed_by: Step | None = None
        self.kind: Final = kind  # what kind of card it makes of cards
        self.said = NOT_SAID  # which deed of the sentence it is, counted from 0
        self.is_deed: Final = op >= FIRST_DEED
        self.moves_cards: Final = FIRST_DEED <= op < FIRST_ABOUT_PLAYERS
        self.otherwise: Final = otherwise  # this very effect may still do what is forbidden; of a summon: see its op


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


def find_doings(steps: tuple[Step, ...]) -> int:
    """Return the mask of 1 << doing over the steps that forbid something."""
    mask = 0
    for step in steps:
        if step.op == OP_FORBID:
            mask |= 1 << step.a
    return mask


def speaks_of_bound(steps: tuple[Step, ...]) -> bool:
    """Whether one of the steps is about the card that this one is bound to."""
    for step in steps:
        if step.slot == SLOT_BOUND:
            return True
    return False


def turns_itself_down(steps: tuple[Step, ...]) -> bool:
    """Whether one of the steps turns the card itself face-down."""
    for step in steps:
        if step.op == OP_POSITION and step.slot == SLOT_THIS and step.a & FACE_DOWN:
            return True
    return False


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
        together: bool = False,
        lies: int = 0,
        to: int = 0,
        properly: bool = False,
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
        self.oath_at: Final = oath_at  # what the player may not do in the turn of the activation; behind the deeds
        self.while_: Final = while_
        self.together: Final = together  # what happens at once counts as one time
        self.lies: Final = lies  # of a procedure: positions, field, whether it can be revived; of a condition: the ways
        self.to: Final = to
        self.properly: Final = properly
        self.derive()

    def derive(self) -> None:
        """Note what follows from the rest, so that the engine need not ask again and again."""
        steps = self.steps
        self.empty: tuple[int, ...] = (0,) * (self.slots - 1)  # the slots behind that of its card, before it begins
        self.counts_as = self.index  # the line whose use it is: a Trap may be activated together with an effect
        self.elsewhere = 0  # of what goes on: mask of the kinds of place off the field in which it does
        self.unanswered: FilterCode | None = None  # what cannot be activated in response to it,
        self.unanswered_as = 0  # as cards or as effects,
        self.unanswered_by = 0  # and by whom
        self.made_by = 0  # of a procedure: SYNCHRO_SUMMON … whose materials the steps are,
        self.and_more = False  # and whether of the last there can be any number,
        self.of_different_names = False  # and whether no two of them have the same name
        self.only_one = False  # whether it says that only one card of the name can be face-up on its player's field
        self.gemini = False  # whether a Gemini Monster has it only while it is summoned again
        self.face_down = False  # of what goes on: whether it does also while the card is face-down
        self.outlasts = False  # of what goes on: whether it does also once the destruction of its monster is decided
        self.asked_of_materials: tuple[FilterCode, ...] = ()  # what it asks of what its card was made of
        self.includes: tuple[int, ...] = ()  # op, mask of places, op … : what its effect does to cards in which places
        self.end = self.oath_at if self.oath_at >= 0 else len(steps)
        self.hides_itself = turns_itself_down(steps)  # whether its card is turned face-down by it
        self.deeds = find_deeds(steps[self.deeds_at : self.end])  # mask of 1 << op: what the effect includes
        self.event_mask = find_kinds(self.events)
        self.pendulum = self.places & IN_PENDULUM_ZONE != 0  # whether it is of a Pendulum Card, not of a monster
        # Whether several parts of its cost take cards that are chosen.
        given = [step for step in steps[: self.targets_at] if step.as_cost and step.choice and step.op >= FIRST_DEED]
        self.joint_cost = len(given) > 1
        self.doings = find_doings(steps)  # mask of 1 << doing: what it forbids
        self.is_bound = speaks_of_bound(steps)  # whether it speaks of the card that this one is bound to
        # Whether it only gives the card itself another name, which it keeps when its effects are negated.
        self.is_name = self.deeds == 1 << OP_TREAT and steps[0].slot == SLOT_THIS and steps[0].number is not None
