"""May this Fusion Monster be Fusion Summoned now, and which cards can be its materials?"""

import spellspeed.engine.applies.continuous as continuous
import spellspeed.engine.applies.find as find
import spellspeed.engine.may.conditions as conditions
from spellspeed.engine.applies.markers import zones_for_summon
from spellspeed.engine.asking.materials import IS_SUBSTITUTE, MAKES_ROOM, MATERIALS, MUST_SERVE, NEEDS_ROOM, can_become
from spellspeed.engine.kernel.game import Game
from spellspeed.engine.kernel.places import KINDS, facts_now, is_monster_zone, is_on_field, own
from spellspeed.engine.kernel.rows import CardState
from spellspeed.engine.kernel.state import State
from spellspeed.engine.may.material import NOBODY, find_what_forbids, is_free_to_be_used, is_taken_up
from spellspeed.lang.codes.line_code import Step
from spellspeed.words import (
    BANISHING,
    BEING_TRIBUTED,
    EXTRA_DECK,
    FUSION_SUMMON,
    FUSION_SUMMONING,
    IN_GRAVEYARD,
    IN_HAND,
    MAKES_FUSION,
    MONSTER,
    NO_CARD,
    ON_THE_FIELD,
    SPECIAL_SUMMONING,
    SUMMONED_BY_FUSION,
    SUMMONED_OTHERWISE,
)


def can_be_material(g: Game, s: State, row: CardState) -> bool:
    """Whether a card can be a Fusion Material at all, whoever uses it and however."""
    return is_free_to_be_used(g, s, row) and not g.programs[row.card].is_no_material


def may_be_material(g: Game, s: State, player: int, step: Step, row: CardState, source: CardState) -> bool:
    """Whether an effect of this player could use a card as Fusion Material; it may lie face-down on his own field.

    rule: summon.fusion.materials-face-down-allowed, control.changed.usable-by-new-controller
    """
    if not can_be_material(g, s, row):
        return False
    if is_on_field(row.place) and continuous.is_unaffected(g, s, row, source):
        return False
    if find_what_forbids(g, s, player, FUSION_SUMMON, row) != NOBODY:
        return False
    return not step.banish or continuous.find_forbidding(g, s, player, BANISHING, row) == continuous.NOBODY_FORBIDS


def find_materials(g: Game, s: State, player: int, step: Step, source: CardState) -> list[int]:
    """Return the cards that could be Fusion Materials of whatever monster, from the places that the effect names.

    rule: summon.fusion.materials-hand-and-field-mixed
    """
    found: list[int] = []
    for uid in find.find_places(s, player, step.material_places, 0):
        if may_be_material(g, s, player, step, s.cards[uid], source):
            if step.as_cost and not may_be_given(g, s, player, s.cards[uid]):
                continue
            found.append(uid)
    return found


def may_be_given(g: Game, s: State, player: int, row: CardState) -> bool:
    """Whether a monster could be Tributed as a material, for a monster that comes without a Fusion Summon."""
    if not is_monster_zone(row.place):
        return False
    return continuous.find_forbidding(g, s, player, BEING_TRIBUTED, row) == continuous.NOBODY_FORBIDS


def comes_without_fusion(g: Game, s: State, player: int, row: CardState, source: CardState) -> bool:
    """Whether an effect could Special Summon a Fusion Monster from the Extra Deck that was never Fusion Summoned."""
    program = g.programs[row.card]
    if program.has_one_way or program.has_own_way:
        return False
    return not program.conditions or not conditions.forbid_summon(g, s, player, row, SUMMONED_OTHERWISE, source)


def can_stand_in(g: Game, s: State, row: CardState) -> bool:
    """Whether a card can take the place of a Fusion Material that is given by name.

    rule: effect-type.unclassified.fusion-substitute
    """
    if not g.programs[row.card].is_substitute or not KINDS[row.place] & (IN_HAND | IN_GRAVEYARD | ON_THE_FIELD):
        return False
    return not row.face_up or not is_on_field(row.place) or not continuous.is_negated(g, s, row)


def mask_of(g: Game, s: State, player: int, fusion: CardState, row: CardState, name: int) -> int:
    """Return which materials of a Fusion Monster a card could be, and whether it leaves a monster zone.

    rule: summon.fusion.listed-materials-required
    """
    program = g.programs[fusion.card]
    mask = 0
    for at, material in enumerate(program.materials):
        if program.only_named >> at & 1:
            if name in material.names() and (is_monster_zone(row.place) or not is_on_field(row.place)):
                mask |= 1 << at
        elif find.fits(g, s, player, continuous.NO_MEMORY, row, material, True):
            mask |= 1 << at
    if program.named and can_stand_in(g, s, row):
        mask |= IS_SUBSTITUTE
    if mask and is_monster_zone(row.place) and row.controller == player and not s.blocked >> row.place & 1:
        mask |= MAKES_ROOM
    return mask


def masks_of(g: Game, s: State, player: int, fusion: CardState, uids: list[int], names: list[int]) -> list[int]:
    """Return for each card which materials of a Fusion Monster it could be, and whether it leaves a monster zone."""
    return [mask_of(g, s, player, fusion, s.cards[uid], names[at]) for at, uid in enumerate(uids)]


def names_of(g: Game, s: State, uids: list[int]) -> list[int]:
    """Return the names that cards have now."""
    return [find.name_of(g, s, s.cards[uid]) for uid in uids]


def flags_of(g: Game, s: State, player: int, fusion: CardState) -> int:
    """Return what the materials of a Fusion Monster must be besides: of any number, or one that frees a zone for it.

    rule: summon.fusion.zone-may-be-freed-by-materials, summon.special.procedure-may-free-a-zone
    """
    room = 0 if zones_for_summon(g, s, player, fusion) else NEEDS_ROOM
    return g.programs[fusion.card].more | room


def could_be_made(
    g: Game,
    s: State,
    player: int,
    fusion: CardState,
    uids: list[int],
    names: list[int],
    flags: int,
    fused: bool,
    due: int = NO_CARD,
) -> bool:
    """Whether some of the cards are together all materials of a Fusion Monster, for a Fusion Summon or without one.

    One of them may have to be among them.
    """
    program = g.programs[fusion.card]
    count = len(program.materials)
    if not 0 < count <= len(uids):
        return False
    named = program.named if fused else 0
    return can_become(with_must(masks_of(g, s, player, fusion, uids, names), uids, due), [], count, flags, named)


def with_must(masks: list[int], uids: list[int], due: int) -> list[int]:
    """Return the masks of cards one of which, NO_CARD for none, must be among the materials."""
    return [mask | MUST_SERVE if uids[at] == due else mask for at, mask in enumerate(masks)]


def joint_condition(
    g: Game, s: State, player: int, fusion: CardState, uids: list[int], fused: bool, due: int = NO_CARD
) -> tuple[int, ...]:
    """Return the condition that cards are together all materials of a Fusion Monster, one of which must be among them.

    rule: effect-type.unclassified.fusion-substitute. A substitute serves a Fusion Summon only.
    """
    program = g.programs[fusion.card]
    flags = flags_of(g, s, player, fusion)
    masks = with_must(masks_of(g, s, player, fusion, uids, names_of(g, s, uids)), uids, due)
    return (MAKES_FUSION, len(program.materials), flags, program.named if fused else 0, *masks)


def find_fusions(
    g: Game, s: State, player: int, memory: tuple[int, ...], step: Step, source: CardState, only_one: bool = False
) -> list[int]:
    """Return the monsters of the Extra Deck that the effect could Fusion Summon now, or only the first of them.

    rule: summon.fusion.monster-must-be-in-extra-deck, summon.fusion.by-fusion-spell
    rule: effect.unusable.fusion-and-ritual-summon-not-possible
    """
    assert step.filter is not None
    materials = find_materials(g, s, player, step, source)
    names = names_of(g, s, materials)
    found: list[int] = []
    for uid in s.piles[own(player, EXTRA_DECK)]:
        row = s.cards[uid]
        program = g.programs[row.card]
        # rule: pendulum.extra-deck.faceup-hybrid-not-by-own-method
        if row.face_up or not program.is_fused or not find.fits(g, s, player, memory, row, step.filter):
            continue
        due = source.uid if step.as_cost else NO_CARD
        if not could_be_made(g, s, player, row, materials, names, flags_of(g, s, player, row), True, due):
            continue
        if step.as_cost:
            if not comes_without_fusion(g, s, player, row, source):
                continue
        elif program.conditions and conditions.forbid_summon(g, s, player, row, SUMMONED_BY_FUSION, source):
            continue
        elif continuous.find_forbidding(g, s, player, FUSION_SUMMONING, row) != continuous.NOBODY_FORBIDS:
            continue
        if continuous.find_forbidding(g, s, player, SPECIAL_SUMMONING, row) == continuous.NOBODY_FORBIDS:
            found.append(uid)
            if only_one:
                return found
    return found


def could_be_material(g: Game, s: State, player: int, fusion_monster: CardState, row: CardState) -> bool:
    """Whether a card could be one of the materials for which a Fusion Monster is summoned by itself.

    rule: summon.contact-fusion.facedown-materials-allowed
    """
    if row.controller != player and not row.face_up:
        return False
    # What its materials say decides whether a monster that is an equip card will do.
    if not facts_now(g, row).kind & MONSTER or g.programs[row.card].is_no_material:
        return False
    if is_taken_up(s, row):
        return False
    # What cannot be a material cannot be one of a monster that is summoned without a Fusion Spell either.
    # rule: effect.non-effect-text.cannot-be-material-while-faceup-is-continuous
    if find_what_forbids(g, s, player, FUSION_SUMMON, row) != NOBODY:
        return False
    return mask_of(g, s, player, fusion_monster, row, find.name_of(g, s, row)) & MATERIALS != 0
