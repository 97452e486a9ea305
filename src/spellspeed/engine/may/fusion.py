"""May this Fusion Monster be Fusion Summoned now, and which cards can be its materials?"""

import spellspeed.engine.continuous as continuous
import spellspeed.engine.find as find
from spellspeed.engine.game import Game
from spellspeed.engine.limits import is_being_summoned
from spellspeed.engine.materials import MAKES_ROOM, can_become
from spellspeed.engine.places import facts_now, is_monster_zone, is_on_field, own, zones_for_summon
from spellspeed.engine.rows import CardState
from spellspeed.engine.state import State
from spellspeed.lang.code import Step
from spellspeed.words import BANISHING, EXTRA_DECK, MONSTER, SPECIAL_SUMMONING


def may_be_material(g: Game, s: State, player: int, step: Step, row: CardState, source: CardState) -> bool:
    """Whether an effect of this player could use a card as Fusion Material; it may lie face-down on his own field.

    rule: summon.fusion.materials-face-down-allowed, control.changed.usable-by-new-controller
    """
    if not facts_now(g, row).kind & MONSTER or row.doomed or is_being_summoned(s, row):
        return False
    if is_on_field(row.place) and (not is_monster_zone(row.place) or continuous.is_unaffected(g, s, row, source)):
        return False
    return step.b == 0 or continuous.find_forbidding(g, s, player, BANISHING, row) < 0


def find_materials(g: Game, s: State, player: int, step: Step, source: CardState) -> list[int]:
    """Return the cards that could be Fusion Materials of whatever monster, from the places that the effect names.

    rule: summon.fusion.materials-hand-and-field-mixed
    """
    found: list[int] = []
    for uid in find.find_places(s, player, step.a, 0):
        if may_be_material(g, s, player, step, s.cards[uid], source):
            found.append(uid)
    return found


def masks_of(g: Game, s: State, player: int, fusion: CardState, uids: list[int]) -> tuple[int, ...]:
    """Return for each card which materials of a Fusion Monster it could be, and whether it leaves a monster zone.

    rule: summon.fusion.listed-materials-required
    """
    materials = g.programs[fusion.card].materials
    masks: list[int] = []
    for uid in uids:
        row = s.cards[uid]
        mask = 0
        for at, material in enumerate(materials):
            if find.fits(g, s, player, continuous.NO_MEMORY, row, material, True):
                mask |= 1 << at
        if mask and is_monster_zone(row.place):
            mask |= MAKES_ROOM
        masks.append(mask)
    return tuple(masks)


def needs_room(g: Game, s: State, player: int, fusion: CardState) -> bool:
    """Whether a material must leave the field first, since there is no zone for the Fusion Monster.

    rule: summon.fusion.zone-may-be-freed-by-materials
    """
    return not zones_for_summon(g, s, player, fusion)


def find_fusions(g: Game, s: State, player: int, memory: tuple[int, ...], step: Step, source: CardState) -> list[int]:
    """Return the monsters of the Extra Deck that the effect could Fusion Summon now.

    rule: summon.fusion.monster-must-be-in-extra-deck, summon.fusion.by-fusion-spell
    """
    assert step.filter is not None
    materials = find_materials(g, s, player, step, source)
    found: list[int] = []
    for uid in s.piles[own(player, EXTRA_DECK)]:
        row = s.cards[uid]
        count = len(g.programs[row.card].materials)
        if not 0 < count <= len(materials) or not find.fits(g, s, player, memory, row, step.filter):
            continue
        masks = masks_of(g, s, player, row, materials)
        if not can_become(masks, (), count, needs_room(g, s, player, row)):
            continue
        if continuous.find_forbidding(g, s, player, SPECIAL_SUMMONING, row) < 0:
            found.append(uid)
    return found
