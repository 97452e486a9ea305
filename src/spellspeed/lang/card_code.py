"""A whole card as codes: all its lines, and what follows from them that the engine asks often."""

from typing import Final

from spellspeed.lang.code import (
    APPLYING,
    FAST,
    IF_BOTH,
    IF_MATCHES,
    LINE_ATTACK_COST,
    LINE_CLAUSE,
    LINE_CONDITION,
    LINE_CONTINUOUS,
    LINE_FLIP,
    LINE_MATERIALS,
    LINE_PROCEDURE,
    LINE_QUICK,
    LINE_SUBSTITUTE,
    LINE_TRIBUTES,
    LINE_TRIGGER,
    LINE_UNCLASSIFIED,
    ON_RESOLUTION,
    OP_CONTROL,
    OP_GRANT,
    OP_NEGATE_EFFECTS,
    SLOT_BOUND,
    SLOT_THIS,
    ConditionCode,
)
from spellspeed.lang.filter_code import FilterCode
from spellspeed.lang.line_code import LineCode, Step, find_doings
from spellspeed.words import BEING_MATERIAL, IN_GRAVEYARD, SET_AS_SPELL

AND_MORE: Final = 2  # of the last material there can be any number; the same bit as in engine/materials.py


def find_materials(lines: tuple[LineCode, ...]) -> list[FilterCode]:
    """Return what a Fusion Monster is made of, each filter one material."""
    found: list[FilterCode] = []
    for line in lines:
        if line.kind == LINE_MATERIALS:
            for step in line.steps:
                if step.filter is not None:
                    found.append(step.filter)
    return found


def is_revived_later(lines: tuple[LineCode, ...]) -> bool:
    """Whether a Fusion Monster may be revived once it was Fusion Summoned."""
    for line in lines:
        if line.kind == LINE_MATERIALS and line.properly:
            return True
    return False


def has_one_way(lines: tuple[LineCode, ...]) -> bool:
    """Whether a monster can be Special Summoned as its own text says, and in no other way."""
    for line in lines:
        if (line.kind == LINE_MATERIALS or line.kind == LINE_PROCEDURE) and not line.properly:
            return True
    return False


def has_own_way(lines: tuple[LineCode, ...]) -> bool:
    """Whether a monster's own text says how it is Special Summoned by itself, in no way that the rules know."""
    for line in lines:
        if line.kind == LINE_PROCEDURE and not line.made_by:
            return True
    return False


def find_triggers(lines: tuple[LineCode, ...]) -> int:
    """Return the mask of the events that set one of these lines off."""
    mask = 0
    for line in lines:
        if line.kind == LINE_TRIGGER or line.kind == LINE_FLIP or line.kind == LINE_UNCLASSIFIED:
            mask |= line.event_mask
    return mask


def is_only_one(lines: tuple[LineCode, ...]) -> bool:
    """Whether only one card of the name can be face-up on a player's field."""
    for line in lines:
        if line.only_one:
            return True
    return False


def answers_processing(lines: tuple[LineCode, ...]) -> bool:
    """Whether one of the lines answers that a chain link is about to be processed."""
    for line in lines:
        if line.event_mask & 1 << ON_RESOLUTION:
            return True
    return False


def reads_order(lines: tuple[LineCode, ...]) -> bool:
    """Whether one of the lines speaks of the top of a Graveyard, so that the order of the cards there matters."""
    for line in lines:
        for step in line.steps:
            choice = step.choice
            if choice is not None and choice.from_top and (choice.yours | choice.opponents) & IN_GRAVEYARD:
                return True
    return False


def is_set_as_spell(lines: tuple[LineCode, ...]) -> bool:
    """Whether a monster's text lets it be Set from the hand in a Spell & Trap Zone."""
    for line in lines:
        if line.deeds & 1 << OP_GRANT:
            for step in line.steps:
                if step.op == OP_GRANT and step.allowance == SET_AS_SPELL and step.slot == SLOT_THIS:
                    return True
    return False


def find_named(materials: list[FilterCode]) -> int:
    """Return the mask of the materials that are given by name."""
    named = 0
    for at, material in enumerate(materials):
        if material.names():
            named |= 1 << at
    return named


def find_only_named(lines: tuple[LineCode, ...]) -> int:
    """Return the mask of the materials that are monsters with a name, whatever else they are."""
    named = 0
    for line in lines:
        if line.kind == LINE_MATERIALS:
            for at, step in enumerate(line.steps):
                named |= int(step.only_named) << at
    return named


def needs_bond(condition: ConditionCode | None) -> bool:
    """Whether a condition cannot be met unless an equip or a link binds something to the card."""
    if condition is None:
        return False
    if condition.op == IF_BOTH:
        return needs_bond(condition.one) or needs_bond(condition.other)
    return condition.op == IF_MATCHES and condition.slot == SLOT_BOUND


def asks_bond_alone(condition: ConditionCode | None) -> bool:
    """Whether a condition asks only whether something is bound to the card, whatever that is."""
    if condition is None:
        return True
    return condition.op == IF_MATCHES and condition.slot == SLOT_BOUND and condition.filter is None


class Program:
    """All lines of a card."""

    def __init__(self, lines: tuple[LineCode, ...], granted: tuple[LineCode, ...] = ()) -> None:
        self.lines: Final = lines
        self.granted_triggers: Final = find_triggers(granted)  # the same for lines that it lets other cards gain
        triggers = kinds = fast = usable = forced = procedures = 0
        demands = False
        names = takes_control = conditional = doubtful = negates = unbound = further = False
        for line in lines:
            if line.kind == LINE_CONTINUOUS and line.while_ is not None:
                conditional = True
                unbound = unbound or not needs_bond(line.while_)
                further = further or not asks_bond_alone(line.while_)
                doubtful = doubtful or line.deeds & 1 << OP_NEGATE_EFFECTS != 0
            negates = negates or (line.kind == LINE_CONTINUOUS and line.deeds & 1 << OP_NEGATE_EFFECTS != 0)
            names = names or (line.is_name and line.kind == LINE_CONTINUOUS)
            takes_control = takes_control or (line.kind == LINE_CONTINUOUS and line.deeds & 1 << OP_CONTROL != 0)
            kinds |= 1 << line.kind
            if (line.kind == LINE_UNCLASSIFIED or line.kind == LINE_CLAUSE) and line.events:
                demands = True
            if line.kind <= LINE_QUICK:
                usable |= line.places
                fast |= line.places if line.speed >= FAST else 0
            if line.kind == LINE_PROCEDURE:
                procedures |= line.places
            if line.kind == LINE_QUICK and line.mandatory:
                forced |= line.places
            if line.kind == LINE_TRIGGER or line.kind == LINE_FLIP or line.kind == LINE_UNCLASSIFIED:
                triggers |= line.event_mask
        self.triggers: Final = triggers  # mask of the events that set one of its lines off
        self.kinds: Final = kinds  # mask of the kinds of line it has
        self.usable: Final = usable  # mask of the kinds of place in which one of its lines can be activated
        self.fast: Final = fast  # the same for lines of Spell Speed 2 and 3
        self.takes_control: Final = takes_control  # whether it does so as long as it lies face-up
        self.conditional: Final = conditional  # whether a line applies on a condition,
        self.doubtful: Final = doubtful  # and whether such a line negates
        self.unbound: Final = unbound  # whether one has a condition that can be met without anything bound to the card
        self.further: Final = further  # and whether one asks more than whether there is something bound
        self.negates: Final = negates  # whether a line negates effects as long as it applies
        self.names: Final = names  # whether one of its lines only gives the card itself another name
        # Whether it has lines that apply or happen by themselves as long as it lies on the field.
        self.attack_costs = [line for line in lines if line.kind == LINE_ATTACK_COST and not line.field_of]
        self.attack_taxes = [line for line in lines if line.kind == LINE_ATTACK_COST and line.field_of]
        self.by_itself: Final = kinds & APPLYING != 0 or demands or is_only_one(lines) or len(self.attack_taxes) > 0
        self.watches_chain: Final = answers_processing(lines)  # whether it does something before a link is processed
        self.forced: Final = forced  # the same for Quick Effects that activate whether or not anybody wants it
        self.procedures: Final = procedures  # mask of the kinds of place from which it can be summoned by itself
        self.has_own_way = has_own_way(lines)
        self.counts_standbys = False  # whether a line asks how many Standby Phases have passed; its text says it
        self.asks_tributes = False  # whether a line asks what was Tributed for its summon
        self.asks_origin = False  # whether a line asks by whose effect it was summoned; its text says it
        self.derive()

    def derive(self) -> None:
        """Note how the card is summoned, where its lines go on beside the field, and what it looks at."""
        lines = self.lines
        self.reads_order = reads_order(lines)
        self.sets_as_spell = is_set_as_spell(lines)
        self.materials = find_materials(lines)  # of a Fusion Monster
        self.read_materials()
        self.fused_properly = is_revived_later(lines)
        self.has_one_way = has_one_way(lines)
        # Whether it comes by certain effects only: a Spell or Trap that is neither activated nor Set.
        self.only_placed = any(line.kind == LINE_CONDITION and len(line.steps) > 0 for line in lines)
        self.asked_of_materials = [filter_ for line in lines for filter_ in line.asked_of_materials]
        self.only_one = is_only_one(lines)  # whether only one card of the name can be face-up on a player's field
        self.shares = any(line.shared for line in lines)  # whether either player may use one of its lines
        self.elsewhere = 0  # mask of the kinds of place off the field in which a line goes on
        self.face_down = False  # whether a line goes on also while the card is face-down
        self.outlasts = False  # whether a line goes on also once the destruction of its monster is decided
        for line in lines:
            self.elsewhere |= line.elsewhere
            self.face_down = self.face_down or line.face_down
            self.outlasts = self.outlasts or line.outlasts
        self.goes_on = self.by_itself or self.elsewhere != 0  # the same, on the field or off it
        self.ways = [line for line in lines if line.kind == LINE_TRIBUTES]  # to Normal Summon it, besides the usual one
        self.conditions = [line for line in lines if line.kind == LINE_CONDITION]  # in which ways it cannot be summoned

    def read_materials(self) -> None:
        """Note what a monster needs or is as Fusion Material."""
        self.more = 0  # AND_MORE if of its last material there can be any number
        no_substitutes = not_fused = never_one = False
        for line in self.lines:
            if line.kind == LINE_MATERIALS:
                self.more |= AND_MORE if line.and_more else 0
                no_substitutes = no_substitutes or line.no_substitutes
                not_fused = not_fused or line.not_fused
                never_one = never_one or line.never_one
        # A monster that is not Fusion Summoned takes no substitutes either.
        self.named = 0 if no_substitutes or not_fused else find_named(self.materials)
        self.only_named = find_only_named(self.lines)
        self.is_fused = len(self.materials) > 0 and not not_fused  # whether it can be Fusion Summoned
        self.is_no_material = never_one  # of a Fusion Summon, or of any
        self.not_used = 0  # mask of 1 << doing: what its own text says that it cannot be used for
        self.not_used_for: list[Step] = []  # the same, for certain monsters only
        self.about_others: list[LineCode] = []  # what it says of the other materials of a summon that uses it
        for line in self.lines:
            # rule: effect.non-effect-text.applies-in-every-state
            if line.kind == LINE_CLAUSE:
                others = [step for step in line.steps if step.op == OP_GRANT or step.filter is not None]
                alone = tuple([step for step in line.steps if step not in others])
                if others:
                    self.about_others.append(line)
                self.not_used |= find_doings(tuple([step for step in alone if step.by is None]))
                self.not_used_for += [step for step in alone if step.by is not None]
                self.is_no_material = self.is_no_material or line.doings & 1 << BEING_MATERIAL != 0
        self.is_substitute = self.kinds & 1 << LINE_SUBSTITUTE != 0


NO_PROGRAM: Final = Program(())
