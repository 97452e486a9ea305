"""What the parts of a sentence are flattened into: rows of ints that the engine reads, kept in the pool only."""

from typing import TYPE_CHECKING, Final

from spellspeed.words import LEVEL, YOU

if TYPE_CHECKING:
    from spellspeed.lang.codes.filter_code import FilterCode

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
NO_REGISTER: Final = -1
REGISTERS: Final = 6  # numbers that a resolving effect can remember: those it reads, and what chance has given

# Ops, in families. Those below 60 have a bit of their own in masks of ops, which is given to whatever a mask is asked
# for; all others are only ever compared, count from 64 on, and share one bit. So masks stay short ints.
WITH_A_BIT: Final = 60
OTHERS_BIT: Final = 1  # the bit of all ops that have none of their own
# Steps that steer.
OP_CHOOSE: Final = 1
OP_TARGET: Final = 64
OP_NEW_BATCH: Final = 65  # what follows happens after what came before
OP_UNLESS_DONE: Final = 66  # go on elsewhere if the last deed did nothing
OP_UNLESS_WANTED: Final = 67  # the same without a deed that is offered
OP_UNLESS: Final = 68  # the same if something is not so
OP_UNLESS_POSSIBLE: Final = 69  # the same if a deed that must be possible too is not
OP_CHOOSE_MODE: Final = 70  # one of two deeds: go on behind this step, or elsewhere
OP_JUMP: Final = 71
OP_RESULT: Final = 2  # which of the cards that the deed before was about have moved
OP_READ: Final = 72  # keep a number, or whether something is so: 1 for no, 2 for yes
OP_LATER: Final = 73  # put off what follows, and go on elsewhere
OP_STOP: Final = 74
OP_MATERIAL: Final = 75  # a material of a Fusion Monster, or whose effects alone summon a monster
OP_CHANCE: Final = 76
OP_DECLARE: Final = 77
OP_ORDER: Final = 78  # the cards of a slot are brought into an order
OP_RECALL: Final = 79  # remember what was used for the summon of a monster, or a value, before it leaves
# Steps that move cards: the first deeds.
OP_DESTROY: Final = 80
OP_BANISH: Final = 3
OP_SEND: Final = 4
OP_DISCARD: Final = 81
OP_TRIBUTE: Final = 82
OP_TO_HAND: Final = 5
OP_TO_DECK: Final = 6
OP_SPECIAL_SUMMON: Final = 7
OP_SET: Final = 83
OP_RETURN_TO_FIELD: Final = 84
# Steps about players.
OP_DRAW: Final = 85
OP_DAMAGE: Final = 86
OP_GAIN_LP: Final = 87
OP_LOSE_LP: Final = 88
OP_PAY_LP: Final = 89
OP_LOOK: Final = 90
OP_REVEAL: Final = 8
OP_SHUFFLE: Final = 91
OP_WIN: Final = 9
OP_END_BATTLE: Final = 92
# Steps that apply something to cards, or bring cards in a way of their own.
OP_POSITION: Final = 10
OP_STAT: Final = 11
OP_EQUIP: Final = 12
OP_LINK: Final = 93
OP_NEGATE: Final = 13
OP_NEGATE_EFFECTS: Final = 14
OP_FORBID: Final = 15
OP_TREAT: Final = 16
OP_GRANT: Final = 17
OP_LEND: Final = 94
OP_CONTROL: Final = 18
OP_PLACE_COUNTERS: Final = 19
OP_REMOVE_COUNTERS: Final = 95
OP_CHANGE_DAMAGE: Final = 20
OP_REDIRECT: Final = 21
OP_MOVE_ZONE: Final = 96
OP_TOKEN: Final = 22
OP_CHANGE_PHASES: Final = 97
OP_FUSION_SUMMON: Final = 23
OP_CHOOSE_ZONES: Final = 98
OP_BLOCK_ZONES: Final = 24
OP_RITUAL_SUMMON: Final = 25
OP_NORMAL_SUMMON: Final = 26
OP_SPARE: Final = 37
OP_ATTACH: Final = 99
OP_SWITCH_ATTACK: Final = 215
OP_SWITCH_TARGET: Final = 217  # of the activation that the line answers
OP_SET_LP: Final = 216
OP_MIX: Final = 230
OP_LOSE_GAINS: Final = 231
OP_END_TURN: Final = 232
OP_EQUIP_EACH: Final = 150
OP_PICK: Final = 240
OP_EXCHANGE_LP: Final = 241

# Steps after which the line goes on somewhere, and that do nothing else.
BRANCHES: Final = (OP_UNLESS_DONE, OP_UNLESS_WANTED, OP_UNLESS, OP_UNLESS_POSSIBLE, OP_CHOOSE_MODE, OP_JUMP)
STEERS: Final = (
    *BRANCHES,
    OP_CHOOSE,
    OP_TARGET,
    OP_NEW_BATCH,
    OP_RESULT,
    OP_READ,
    OP_LATER,
    OP_STOP,
    OP_MATERIAL,
    OP_CHANCE,
    OP_DECLARE,
    OP_ORDER,
    OP_RECALL,
    OP_LEND,  # what is said of deeds in general is not said of it
)
PUTS_AWAY: Final = (OP_DESTROY, OP_BANISH, OP_SEND, OP_DISCARD, OP_TRIBUTE, OP_TO_HAND, OP_TO_DECK)
MOVES_CARDS: Final = (*PUTS_AWAY, OP_SPECIAL_SUMMON, OP_SET, OP_RETURN_TO_FIELD)
ABOUT_PLAYERS: Final = (
    OP_DRAW,
    OP_DAMAGE,
    OP_GAIN_LP,
    OP_LOSE_LP,
    OP_SET_LP,
    OP_EXCHANGE_LP,
    OP_PAY_LP,
    OP_LOOK,
    OP_REVEAL,
    OP_SHUFFLE,
    OP_WIN,
    OP_END_BATTLE,
)


def bit_of(op: int) -> int:
    """Return the bit of an op in a mask of ops.

    >>> bit_of(OP_RESULT), bit_of(OP_ATTACH)
    (4, 1)
    """
    return 1 << op if op < WITH_A_BIT else OTHERS_BIT


# How a stat is changed.
STAT_GAIN: Final = 1
STAT_LOSE: Final = 2
STAT_BECOME: Final = 3
STAT_BECOME_ORIGINAL: Final = 4
STAT_HALVE: Final = 5  # what everything else makes of it

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
NUM_DECLARED: Final = 15  # of the register, or as the card remembers it if that is NO_REGISTER
NUM_RESULT: Final = 14  # what coins or dice came to; its register holds 1 more, 0 before they are thrown
NUM_MATERIALS: Final = 16
NUM_SUM: Final = 19
NUM_GREATEST: Final = 21
NUM_STANDBYS: Final = 20  # of its player, that passed while the card lay face-up
NUM_ATTACKS: Final = 41  # declared in this Battle Phase
NUM_FALLEN: Final = 43  # of its player, by battle in this turn
NUM_HAPPENED: Final = 44  # how often something has happened this turn
NUM_SUMMONS: Final = 45  # Normal Summons and Sets of its player this turn
NUM_DOUBLED: Final = 42  # one number, as often as another says
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
IF_USED_UP: Final = 41  # an effect of its card, as often as its limit says
IF_BATTLE_STEP: Final = 43  # outside the Damage Step
IF_NOTED: Final = 10  # what a register says; the condition itself while that is not noted yet

# What a line answers, apart from the events of the state: these are asked of the chain and of a summon attempt.
ON_RESOLUTION: Final = 60
ON_ACTIVATION: Final = 61
ON_SUMMON_ATTEMPT: Final = 62

# Words of the expression that says whether a line could do anything: the pc of a deed, or one of these.
BOTH_OF: Final = -1
ONE_OF: Final = -2

# Of what an effect includes it matters for these whose hand it is, or who is hurt: the opponent's side stands so many
# bits higher in the mask.
SIDED: Final = (OP_DAMAGE, OP_DISCARD)
OTHER_SIDE: Final = 16

NO_OATH: Final = -1  # in place of where the oath of a line begins
NOT_SAID: Final = -1  # in place of the number of a deed in its sentence


def on_sides(op: int, yours: int, opponents: int) -> int:
    """Return the mask of what a deed is about on your side and on the opponent's, as far as that matters.

    >>> on_sides(OP_DISCARD, 2, 2) == 2 | 2 << OTHER_SIDE, on_sides(OP_BANISH, 4, 4)
    (True, 4)
    """
    return yours | opponents << OTHER_SIDE if op in SIDED else yours | opponents


class NumberCode:
    """A number to be computed: `op` says how, and what it is made of is nought but where the op speaks of it."""

    def __init__(
        self,
        op: int,
        *,
        value: int = 0,
        one: "NumberCode | None" = None,
        other: "NumberCode | None" = None,
        factor: int = 0,
        down: bool = False,
        stat: int = 0,
        original: bool = False,
        who: int = 0,
        counter: int = 0,
        register: int = NO_REGISTER,
        noted_in: int = NO_SLOT,
        slot: int = NO_SLOT,
        choice: "ChoiceCode | None" = None,
    ) -> None:
        self.op: Final = op
        self.value: Final = value  # the number itself
        self.one: Final = one  # the number that it is made of,
        self.other: Final = other  # and the second of two
        self.factor: Final = factor
        self.down: Final = down  # whether a half is rounded down
        self.stat: Final = stat  # of which value of cards it speaks
        self.original: Final = original  # whether it is the original value
        self.who: Final = who  # whose LP
        self.counter: Final = counter  # the kind of counter
        self.register: Final = register  # where the line keeps it
        self.noted_in: Final = noted_in  # the slot in which values were noted
        self.slot: Final = slot  # the cards it is about
        self.choice: Final = choice  # the same, found among all


def speaks_of(number: NumberCode | None, slot: int) -> bool:
    """Whether a number is made of the values that the cards of a slot have."""
    if number is None:
        return False
    if (number.op == NUM_STAT or number.op == NUM_NOTED) and number.slot == slot:
        return True
    return speaks_of(number.one, slot) or speaks_of(number.other, slot)


class RangeCode:
    """The numbers a value may have, both ends included."""

    def __init__(self, least: NumberCode | None, most: NumberCode | None) -> None:
        self.least: Final = least
        self.most: Final = most


class ChoiceCode:
    """How many of which cards, where, and who picks them."""

    def __init__(
        self,
        *,
        least: int,
        most: int,
        filter_: "FilterCode",
        yours: int,
        opponents: int,
        by: int = YOU,
        at_random: bool = False,
        everything: bool = False,
        other_than: int = NO_SLOT,
        superlative: int = 0,
        stat: int = LEVEL,
        from_top: bool = False,
        among: int = NO_SLOT,
        number: NumberCode | None = None,
        or_all: bool = False,
        or_none: bool = False,
        all_different: bool = False,
        levels: NumberCode | None = None,
        materials: int = NO_MATERIALS,
        until: "FilterCode | None" = None,
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
        self.levels: Final = levels  # what their Levels are together, None for whatever
        self.all_different: Final = all_different  # no two of the cards have the same name
        self.not_itself = False  # made for the activation of a card, which is not one of the cards


class ConditionCode:
    """Something that must be so: `op` says what, and what it does not speak of is nought."""

    def __init__(
        self,
        op: int,
        *,
        one: "ConditionCode | None" = None,
        other: "ConditionCode | None" = None,
        choice: ChoiceCode | None = None,
        number: NumberCode | None = None,
        range_: RangeCode | None = None,
        phases: int = 0,
        turn_of: int = 3,
        who: int = 0,
        deeds: int = 0,
        register: int = NO_REGISTER,
        slot: int = NO_SLOT,
        filter_: "FilterCode | None" = None,
        at_start: bool = False,
        timings: int = 0,
    ) -> None:
        self.op: Final = op
        self.one: Final = one  # the condition that it is made of,
        self.other: Final = other  # and the second of two
        self.choice: Final = choice
        self.number: Final = number
        self.range: Final = range_
        self.phases: Final = phases  # mask of 1 << phase
        self.turn_of: Final = turn_of  # in whose turns
        self.who: Final = who  # which player it is about
        self.deeds: Final = deeds  # mask of 1 << deed: one of these has been done
        self.register: Final = register  # where it is noted whether it was so: 1 for no, 2 for yes
        self.slot: Final = slot
        self.filter: Final = filter_
        self.at_start: Final = at_start
        self.timings: Final = timings


# Which changes of LP an EventCode speaks of.
ANY_DAMAGE: Final = 0
DIRECT_DAMAGE: Final = 1  # by a direct attack
GAINED: Final = 2


class EventCode:
    """What a line answers; what its kind does not speak of is nought."""

    def __init__(
        self,
        kind: int,
        *,
        slot: int = NO_SLOT,
        filter_: "FilterCode | None" = None,
        others: bool = False,
        by: int = 0,
        to: int = 0,
        to_opponents: int = 0,
        from_: int = 0,
        from_opponents: int = 0,
        because: int = 0,
        on_slot: int = NO_SLOT,
        on: "FilterCode | None" = None,
        # Activations, summons, attacks.
        activated_as: int = 0,
        including: tuple[int, ...] = (),
        alone: bool = False,
        untargeted: bool = False,
        ways: int = 0,
        own_line: int = 0,
        directly: bool = False,
        # What becomes of cards and players.
        destroyed: bool = False,
        discarded: bool = False,
        lp_change: int = ANY_DAMAGE,
        from_positions: int = 0,
        positions: int = 0,
        counter: int = 0,
        nth: int = 0,
        # Times.
        phase: int = 0,
        after: "tuple[EventCode, ...]" = (),
        step: int = 0,
        timing: int = 0,
        role: int = 0,
        instead: bool = False,
    ) -> None:
        self.kind: Final = kind  # an EVENT_*, ON_ACTIVATION or ON_SUMMON_ATTEMPT
        self.slot: Final = slot  # about this very card, or the one bound to it; NO_SLOT for cards of a kind
        self.filter: Final = filter_  # of what kind the card is, also this very one
        self.others: Final = others  # about other cards than this one
        self.by: Final = by  # of whom it speaks: who does it, takes damage, or whose turn it is
        self.to: Final = to  # mask of the kinds of place on your side to which a card goes,
        self.to_opponents: Final = to_opponents  # and on your opponent's
        self.from_: Final = from_  # the same of where it comes from
        self.from_opponents: Final = from_opponents
        self.because: Final = because  # mask of 1 << cause
        self.on_slot: Final = on_slot  # the other card is this card or the one bound to it, NO_SLOT for one of a kind
        self.on: Final = on
        self.activated_as: Final = activated_as  # AS_A_CARD, AS_AN_EFFECT
        self.including: Final = including  # op, mask of places, op … : an activation that includes one of these
        self.alone: Final = alone  # it targets nothing else
        self.untargeted: Final = untargeted  # it targets nothing
        self.ways: Final = ways  # mask of ways of summoning
        self.own_line: Final = own_line  # the number of the line of its own text by which it was summoned
        self.directly: Final = directly  # a direct attack
        self.destroyed: Final = destroyed  # the card was destroyed,
        self.discarded: Final = discarded  # or was discarded
        self.lp_change: Final = lp_change  # ANY_DAMAGE …
        self.from_positions: Final = from_positions  # how a monster lay before, 0 for anyhow,
        self.positions: Final = positions  # and how it lies then
        self.counter: Final = counter  # the kind of counter
        self.nth: Final = nth  # the so-manieth counter, 0 for any
        self.phase: Final = phase
        self.after: Final = after  # it must be the next such phase after one of these
        self.step: Final = step
        self.timing: Final = timing
        self.role: Final = role  # AS_ATTACKER, AS_ATTACKED
        self.instead: Final = instead  # the normal draw is not conducted
