"""A whole card as codes: all its lines, and what follows from them that the engine asks often."""

from typing import Final

from spellspeed.lang.codes.code import (
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
    EventCode,
)
from spellspeed.lang.codes.filter_code import FilterCode
from spellspeed.lang.codes.line_code import LineCode, Step, find_doings
from spellspeed.words import BEING_MATERIAL, IN_GRAVEYARD, SET_AS_SPELL

AND_MORE: Final = 2  # of the last material there can be any number; the same bit as in engine/asking/materials.py


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


def find_conditional(lines: tuple[LineCode, ...]) -> list[LineCode]:
    """Return the lines that apply on a condition."""
    return [line for line in lines if line.kind == LINE_CONTINUOUS and line.while_ is not None]


def does_as_it_lies(lines: tuple[LineCode, ...], op: int) -> bool:
    """Whether one of the lines does this as long as its card lies face-up."""
    for line in lines:
        if line.kind == LINE_CONTINUOUS and line.deeds & 1 << op != 0:
            return True
    return False


def find_kinds(lines: tuple[LineCode, ...]) -> int:
    """Return the mask of the kinds of these lines."""
    kinds = 0
    for line in lines:
        kinds |= 1 << line.kind
    return kinds


def find_places(lines: tuple[LineCode, ...], speed: int) -> int:
    """Return the mask of the kinds of place in which a line that is at least so fast can be activated."""
    places = 0
    for line in lines:
        if line.kind <= LINE_QUICK and line.speed >= speed:
            places |= line.places
    return places


def find_forced(lines: tuple[LineCode, ...]) -> int:
    """Return the mask of the kinds of place for Quick Effects that activate whether or not anybody wants it."""
    places = 0
    for line in lines:
        if line.kind == LINE_QUICK and line.mandatory:
            places |= line.places
    return places


def find_procedures(lines: tuple[LineCode, ...]) -> int:
    """Return the mask of the kinds of place from which a monster can be summoned by itself."""
    places = 0
    for line in lines:
        if line.kind == LINE_PROCEDURE:
            places |= line.places
    return places


def find_elsewhere(lines: tuple[LineCode, ...]) -> int:
    """Return the mask of the kinds of place off the field in which a line goes on."""
    places = 0
    for line in lines:
        places |= line.elsewhere
    return places


def acts_by_itself(lines: tuple[LineCode, ...]) -> bool:
    """Whether a card has lines that apply or happen by themselves as long as it lies on the field."""
    for line in lines:
        if 1 << line.kind & APPLYING:
            return True
        if (line.kind == LINE_UNCLASSIFIED or line.kind == LINE_CLAUSE) and line.events:
            return True
        if line.kind == LINE_ATTACK_COST and line.field_of:
            return True
    return is_only_one(lines)


def split_clauses(lines: tuple[LineCode, ...]) -> tuple[list[LineCode], list[Step]]:
    """Return what clauses say of the other materials of a summon, and the steps that say something of the card itself.

    rule: effect.non-effect-text.applies-in-every-state
    """
    about_others: list[LineCode] = []
    about_itself: list[Step] = []
    for line in lines:
        if line.kind == LINE_CLAUSE:
            others = [step for step in line.steps if step.op == OP_GRANT or step.filter is not None]
            if others:
                about_others.append(line)
            about_itself += [step for step in line.steps if step not in others]
    return about_others, about_itself


def is_never_material(lines: tuple[LineCode, ...]) -> bool:
    """Whether a monster is no material of a Fusion Summon, or of any."""
    for line in lines:
        if line.kind == LINE_MATERIALS and line.never_one:
            return True
        if line.kind == LINE_CLAUSE and line.doings & 1 << BEING_MATERIAL != 0:
            return True
    return False


class Program:
    """All lines of a card, and what follows from them."""

    def __init__(self, lines: tuple[LineCode, ...], granted: tuple[LineCode, ...] = ()) -> None:
        materials = find_materials(lines)
        conditional = find_conditional(lines)
        made = [line for line in lines if line.kind == LINE_MATERIALS]
        takes_no_substitutes = any(line.no_substitutes or line.not_fused for line in made)
        about_others, about_itself = split_clauses(lines)
        self.lines: Final = lines
        self.granted_triggers: Final = find_triggers(granted)  # the same for lines that it lets other cards gain
        self.triggers: Final = find_triggers(lines)  # mask of the events that set one of its lines off
        self.kinds: Final = find_kinds(lines)  # mask of the kinds of line it has
        self.usable: Final = find_places(lines, 0)  # mask of the kinds of place in which a line can be activated
        self.fast: Final = find_places(lines, FAST)  # the same for lines of Spell Speed 2 and 3
        self.forced: Final = find_forced(lines)  # and for Quick Effects that are activated whoever wants it
        self.takes_control: Final = does_as_it_lies(lines, OP_CONTROL)
        self.negates: Final = does_as_it_lies(lines, OP_NEGATE_EFFECTS)
        self.conditional: Final = len(conditional) > 0  # whether a line applies on a condition,
        self.doubtful: Final = does_as_it_lies(tuple(conditional), OP_NEGATE_EFFECTS)  # and whether such a line negates
        # Whether one has a condition that can be met without anything bound to the card,
        self.unbound: Final = any(not needs_bond(line.while_) for line in conditional)
        # and whether one asks more than whether there is something bound.
        self.further: Final = any(not asks_bond_alone(line.while_) for line in conditional)
        # Whether one of its lines only gives the card itself another name.
        self.names: Final = any(line.is_name and line.kind == LINE_CONTINUOUS for line in lines)
        self.by_itself: Final = acts_by_itself(lines)
        self.watches_chain: Final = answers_processing(lines)  # whether it does something before a link is processed
        self.only_one: Final = is_only_one(lines)  # whether one card of the name can be face-up on a player's field
        self.shares: Final = any(line.shared for line in lines)  # whether either player may use one of its lines
        self.reads_order: Final = reads_order(lines)
        # Where its lines go on beside the field, or on it while it is face-down, or once its destruction is decided.
        self.elsewhere: Final = find_elsewhere(lines)
        self.face_down: Final = any(line.face_down for line in lines)
        self.outlasts: Final = any(line.outlasts for line in lines)
        # What its lines count this turn: under which number, and which events.
        self.counted: Final[list[tuple[int, EventCode]]] = [each for line in lines for each in line.counted]
        self.goes_on: Final = self.by_itself or self.elsewhere != 0  # on the field or off it
        # How it is summoned.
        self.procedures: Final = find_procedures(lines)  # mask of the kinds of place from which it is by itself
        self.has_own_way: Final = has_own_way(lines)
        self.has_one_way: Final = has_one_way(lines)
        # Whether it comes by certain effects only: a Spell or Trap that is neither activated nor Set.
        self.only_placed: Final = any(line.kind == LINE_CONDITION and len(line.steps) > 0 for line in lines)
        self.sets_as_spell: Final = is_set_as_spell(lines)
        self.ways: Final = [
            line for line in lines if line.kind == LINE_TRIBUTES
        ]  # to Normal Summon it, besides the usual
        self.conditions: Final = [line for line in lines if line.kind == LINE_CONDITION]  # of how it cannot be summoned
        attack_costs = [line for line in lines if line.kind == LINE_ATTACK_COST]
        self.attack_costs: Final = [line for line in attack_costs if not line.field_of]  # of its own attacks
        self.attack_taxes: Final = [line for line in attack_costs if line.field_of]  # and of those of others
        # What it is made of, and what it is as material.
        self.materials: Final = materials  # of a Fusion Monster
        self.fused_properly: Final = is_revived_later(lines)
        self.asked_of_materials: Final = [filter_ for line in lines for filter_ in line.asked_of_materials]
        self.more: Final = AND_MORE if any(line.and_more for line in made) else 0  # of its last material
        # A monster that is not Fusion Summoned takes no substitutes either.
        self.named: Final = 0 if takes_no_substitutes else find_named(materials)
        self.only_named: Final = find_only_named(lines)
        self.is_fused: Final = len(materials) > 0 and not any(
            line.not_fused for line in made
        )  # it can be Fusion Summoned
        self.is_no_material: Final = is_never_material(lines)  # of a Fusion Summon, or of any
        self.is_substitute: Final = any(line.kind == LINE_SUBSTITUTE for line in lines)
        # Mask of 1 << doing: what its own text says that it cannot be used for; the same, for certain monsters only;
        self.not_used: Final = find_doings(tuple([step for step in about_itself if step.by is None]))
        self.not_used_for: Final = [step for step in about_itself if step.by is not None]
        self.about_others: Final = about_others  # and what it says of the other materials of a summon that uses it
        # What its text says, not its lines.
        self.counts_standbys = False  # whether a line asks how many Standby Phases have passed
        self.asks_tributes = False  # whether a line asks what was Tributed for its summon
        self.asks_origin = False  # whether a line asks by whose effect it was summoned
        self.mentions: tuple[int, ...] = ()  # the passwords of the cards that it names


NO_PROGRAM: Final = Program(())
